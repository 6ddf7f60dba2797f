// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/writer.h"

#include "arbiter/notation/write_move.h"
#include "arbiter/pgn/commands.h"
#include "arbiter/pgn/encoding.h"

#include <algorithm>

namespace flagfall::pgn {

using board::Position;

namespace {

/// Adds words one after the other and breaks lines that become too long.
class Lines {
public:
    Lines(std::string& text, std::size_t columns)
        : m_text(text), m_columns(columns), m_lineStart(text.size()), m_wordStart(text.size()) {}

    /// Begins a word; its text is appended afterwards. `%` at the start of a line would be an escape, and `[` a tag:
    /// such a word stays on the line of the one before it.
    void begin(char first) {
        endWord();
        if (m_isGlued || m_text.size() == m_lineStart) {
            if (first == '%' && m_text.size() == m_lineStart) m_text += ' ';
            m_isGlued = false;
            return;
        }
        m_text += ' ';
        if (first != '%' && first != '[') m_wordStart = m_text.size();
    }
    void word(std::string_view word) {
        begin(word.front());
        m_text += word;
    }
    /// Appends the next word directly, without a space.
    void glue() { m_isGlued = true; }
    /// Appends to the last word.
    void append(std::string_view text) { m_text += text; }

    void endLine() {
        endWord();
        if (m_text.size() == m_lineStart) return;
        m_text += '\n';
        m_lineStart = m_wordStart = m_text.size();
        m_isGlued = false;
    }

private:
    void endWord() {
        if (m_text.size() - m_lineStart <= m_columns || m_wordStart == m_lineStart) return;
        if (charactersIn(std::string_view(m_text).substr(m_lineStart)) <= m_columns) return;
        m_text[m_wordStart - 1] = '\n';
        m_lineStart = m_wordStart;
    }

    std::string& m_text;
    std::size_t m_columns;
    std::size_t m_lineStart;
    std::size_t m_wordStart; ///< of the last word that may start a line
    bool m_isGlued = false;
};

class Writing {
public:
    Writing(std::string& text, WriteOptions const& options) : m_lines(text, options.columns), m_options(options) {}

    void game(Game const& game, std::string_view ending) {
        line(game.line, game.start);
        m_lines.word(ending);
        comments(game.line.behind);
        m_lines.endLine();
    }

private:
    enum class Number { Needed, AsUsual };

    /// Recurses as deep as the variations; a reader limits their depth.
    void line(Line const& line, Position position) {
        m_number = Number::Needed;
        comments(line.opening);
        for (Ply const& ply : line.plies) {
            move(ply, position);
            if (m_options.variations == VariationsWritten::All)
                for (Line const& other : ply.variations) variation(other, position);
            position = afterPly(position, ply.move).value_or(position);
        }
        for (auto const& word : line.unread) unread(word);
    }

    void variation(Line const& other, Position const& position) {
        m_lines.word("(");
        m_lines.glue();
        line(other, position);
        m_lines.append(")");
        comments(other.behind);
        m_number = Number::Needed;
    }

    void move(Ply const& ply, Position const& position) {
        if (position.turn() == Colour::White || m_number == Number::Needed || !ply.before.empty()) number(position);
        comments(ply.before);
        m_lines.word(ply.move ? notation::moveText(position, *ply.move, notation::pgnForm) : "--");
        m_number = Number::AsUsual;
        if (m_options.variations == VariationsWritten::All)
            for (Nag const nag : ply.nags) m_lines.word('$' + std::to_string(nag));
        comments(ply.after);
    }

    void number(Position const& position) {
        m_lines.word(std::to_string(position.moveNumber()));
        m_lines.append(position.turn() == Colour::White ? "." : "...");
    }

    void comments(Comments const& all) {
        for (Comment const& comment : all) {
            if (m_options.comments == CommentsWritten::All) write(comment);
            if (m_options.comments == CommentsWritten::CommandsOnly) writeCommands(comment);
        }
    }

    void writeCommands(Comment const& comment) {
        std::string commands{comment.find(drawOffer) == Comment::npos ? "" : drawOffer};
        for (Command const& command : commandsIn(comment)) {
            if (!commands.empty()) commands += ' ';
            ((commands += "[%") += command.name) += ' ';
            (commands += command.value) += ']';
        }
        if (!commands.empty()) write(commands);
    }

    void write(Comment const& comment) {
        m_number = Number::Needed;
        if (comment.find('}') != Comment::npos) return restOfLine(comment);
        m_lines.word("{");
        m_lines.glue();
        for (std::string_view left = comment; !left.empty();) {
            auto const end = static_cast<std::size_t>(std::ranges::find_if(left, isSpace) - left.begin());
            if (end > 0) m_lines.word(left.substr(0, end));
            left.remove_prefix(std::min(end + 1, left.size()));
        }
        m_lines.append("}");
    }

    /// A closing brace is possible only in a comment that extends to the end of its line.
    void restOfLine(Comment const& comment) {
        m_lines.word(";");
        m_lines.append(onOneLine(comment));
        m_lines.endLine();
    }

    void unread(std::string_view word) {
        if (word.empty()) return;
        m_lines.word(word);
        if (word.starts_with(';')) m_lines.endLine();
    }

    Lines m_lines;
    WriteOptions const& m_options;
    Number m_number = Number::Needed;
};

void appendTag(std::string& text, Tag const& tag) {
    ((text += '[') += tag.name) += " \"";
    for (char const letter : tag.value) {
        if (letter == '"' || letter == '\\') text += '\\';
        text += isSpace(letter) ? ' ' : letter;
    }
    text += "\"]\n";
}

/// Only the tag tells that both lost: elsewhere `0-0` is castling.
std::string_view endingWord(Game const& game) {
    auto const said = word(game.ending);
    if (said.empty() || (said == "0-0" && tagOf(game, "Result") != "0-0")) return "*";
    return said;
}

} // namespace

void appendGame(std::string& text, Game const& game, WriteOptions const& options) {
    for (Tag const& tag : game.tags) appendTag(text, tag);
    for (auto const& escape : game.escapes) ((text += '%') += onOneLine(escape)) += '\n';
    text += '\n';
    Writing(text, options).game(game, endingWord(game));
    text += '\n';
}

std::string gameText(Game const& game, WriteOptions const& options) {
    std::string text;
    appendGame(text, game, options);
    return text;
}

} // namespace flagfall::pgn
