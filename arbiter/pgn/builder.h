// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/lexer.h"
#include "arbiter/pgn/reader.h"

namespace flagfall::pgn {

/// Builds games from tokens and hands them over one after the other. Nesting is kept as a list of open lines, so no
/// text can overflow the stack.
class Builder {
public:
    Builder(Reader::OnGame onGame, Limits limits) : m_onGame(std::move(onGame)), m_limits(limits) {}
    Builder(Builder const&) = delete; // the open lines point into the game
    Builder& operator=(Builder const&) = delete;

    /// Adds a token; the lexer gives its place in the text.
    void take(Token const& token, Lexer const& lexer);
    /// The text has ended.
    void finish();

private:
    enum class Section { Nothing, Tags, Moves, Ended };

    /// A line being read.
    struct Open {
        Line* line;
        board::Position now;
        board::Position before; ///< before the last move
        Place place;            ///< of the opening bracket
    };
    /// Words kept as they are: the rest of a line, or a variation without a place.
    struct Raw {
        enum class Becomes { RestOfLine, Comment } becomes;
        std::vector<std::string> words{};
        Place place{}; ///< of the bracket, if it becomes a comment
        std::size_t depth = 0;
    };

    void takeAnywhere(Token const& token);
    void takeTag(Token const& token);
    void takeComment(Token const& token);
    void keepComment(Comment comment);
    void takeEscape(Token const& token);
    void takeInMoves(Token const& token);
    void takeOpen(Token const& token);
    void takeClose();
    void takeNag(std::string_view text);
    void takeWord(std::string_view word);
    void takeNumber(std::string_view number);
    void takeMove(std::string_view word);
    void takeOddMove(std::string_view word, std::string_view whole, std::vector<Nag> nags);
    [[nodiscard]] bool takeWellKnown(std::string_view word);
    [[nodiscard]] bool takeEnPassantMark(std::string_view word);
    [[nodiscard]] bool takeResult(std::string_view word);
    void takeRaw(Token const& token);
    void takeRawWord(std::string_view word);
    void closeRawBracket();

    void beginMoves();
    void addPly(std::optional<board::Move> move, board::Position const& after, std::vector<Nag> nags);
    void addNullMove(std::string_view word, std::vector<Nag> nags);
    void refuse(std::string_view word, notation::MoveFault fault);
    void addComment(Comment comment);
    void checkCommands(Comment const& comment);
    void keepAsComment(Fault fault, std::string_view word);
    void keepRest(std::string_view word);
    void flushBefore();
    void closeLine();
    void endRaw();
    void endWith(Ending ending, std::string_view word);
    void endGame();
    void reset();

    [[nodiscard]] Comments& place();
    [[nodiscard]] bool isNothingButComments() const;
    [[nodiscard]] bool beginsAnotherGame(Token const& token) const;
    [[nodiscard]] Open& current() { return m_open.back(); }
    [[nodiscard]] std::string_view inUtf8(std::string_view bytes);

    void report(Fault fault, std::string_view found = {});
    void report(Problem problem);
    void reportNotClosed();
    void reportOnce(Fault fault, std::string_view found = {});

    Reader::OnGame m_onGame;
    Limits m_limits;
    Lexer const* m_lexer = nullptr;
    ReadGame m_read{};
    Section m_section = Section::Nothing;
    std::vector<Open> m_open{};
    std::optional<Raw> m_raw{};
    Comments m_before{};    ///< of the next move
    std::string m_number{}; ///< the last move number read, if no move has followed it
    int m_numbersAhead = 0; ///< ahead of the moves, in the main line
    std::string m_converted{};
    std::vector<Fault> m_saidOnce{};
    std::size_t m_bytes = 0;
    bool m_isTooLarge = false;
};

} // namespace flagfall::pgn
