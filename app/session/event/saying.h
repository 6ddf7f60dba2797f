// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/acts.h"
#include "app/session/event/schedule.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// What an act says to people, before it is said in any language: an English pattern with named holes, and what goes
/// into them as values. The window translates the pattern and writes the values as the language wants them; the
/// command line prints the English one.
namespace flagfall::session {

/// What was done to a clock, and the old and new values it led to; an empty change is not said.
struct Corrected {
    std::vector<clock::Operation> operations;
    clock::Change change;
};
/// A clock was changed back to what it said before.
struct ChangedBack {
    clock::Change change;
};

/// Whose offence it was that a clock was changed for, and of illegal moves which one; 0: not known.
struct Offence {
    Ground ground;
    Colour by;
    int number = 0;
};

/// What was ruled on, and what was decided.
struct RuledOn {
    Apart<RulingOnRecord> ruling;
};
struct RuledSo {
    Apart<RulingOnRecord> ruling;
    RoundNumber round;
    BoardNumber board;
};

/// What can stand in a hole. Whoever shows a saying has words for each of them.
using Value = std::variant<std::string, int, RoundNumber, BoardNumber, std::vector<BoardNumber>, PlayerId, Seq, Bye,
                           Rest, Colour, Result, clock::Span, clock::Instant, clock::Fact,
                           std::vector<clock::Operation>, clock::Change, Corrected, ChangedBack, Ground, Offence,
                           record::ClaimBasis, RecoveryPolicy, BlindRemark, ResultKind, LocalMinute, RuledOn, RuledSo>;

/// Made by said() or counted(), filled and finished by what follows behind a dot:
/// `said("Act", "addition of {name}").with("name", details.name)`.
class Saying {
public:
    Saying() = default;
    Saying(char const* context, char const* english, bool counts)
        : m_context(context), m_english(english), m_counts(counts) {}

    /// Fills a hole. Holes named as a field of the act is stored fill themselves.
    [[nodiscard]] Saying with(std::string_view hole, Value value) && {
        m_holes.emplace_back(hole, std::move(value));
        return std::move(*this);
    }
    /// How many `%n` stands for.
    [[nodiscard]] Saying times(std::size_t count) && {
        m_count = static_cast<int>(count);
        return std::move(*this);
    }
    /// The article of the Laws the act rests on and the arbiter's note; empty ones are not said.
    [[nodiscard]] Saying under(std::string article, std::string note = {}) && {
        m_article = std::move(article);
        m_note = std::move(note);
        return std::move(*this);
    }
    /// What only a full account has: the command line puts it behind, in brackets.
    [[nodiscard]] Saying beside(Value value) && {
        m_beside.push_back(std::move(value));
        return std::move(*this);
    }

    [[nodiscard]] bool isEmpty() const { return m_english == nullptr; }
    [[nodiscard]] char const* context() const { return m_context; } ///< of the translations
    [[nodiscard]] char const* english() const { return m_english; } ///< the pattern, and the key of its translations
    [[nodiscard]] bool counts() const { return m_counts; }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] std::vector<std::pair<std::string, Value>> const& holes() const { return m_holes; }
    [[nodiscard]] std::string const& article() const { return m_article; }
    [[nodiscard]] std::string const& note() const { return m_note; }
    [[nodiscard]] std::vector<Value> const& besides() const { return m_beside; }

    /// Whether the pattern has such a hole and nothing is in it yet.
    [[nodiscard]] bool lacks(std::string_view hole) const;
    void fill(std::string_view hole, Value value) { m_holes.emplace_back(hole, std::move(value)); }

private:
    char const* m_context = nullptr;
    char const* m_english = nullptr;
    bool m_counts = false;
    int m_count = 0;
    std::vector<std::pair<std::string, Value>> m_holes;
    std::string m_article, m_note;
    std::vector<Value> m_beside;
};

/// A pattern as the translators find it (lupdate knows both names): its context, `Act` for a sentence and `ActPhrase`
/// for what Undo takes back, and the English.
[[nodiscard]] inline Saying said(char const* context, char const* english) { return {context, english, false}; }
/// One with `%n` in it, which has as many forms as the language: `%n board(s)`.
[[nodiscard]] inline Saying counted(char const* context, char const* english) { return {context, english, true}; }
/// The one that fits the player.
[[nodiscard]] inline Saying ofColour(Colour colour, Saying white, Saying black) {
    return colour == Colour::White ? std::move(white) : std::move(black);
}

/// What happened: `result 1–0`. It begins small where boards are named before it.
[[nodiscard]] Saying sentenceOf(Act const& act);
/// The same for somebody who has this board before him.
[[nodiscard]] Saying sentenceAt(BoardNumber board, Act const& act);
/// What Undo takes back, inside a sentence: `result 1–0 on board 3`. Empty for acts that it leaves alone.
[[nodiscard]] Saying phraseOf(Act const& act);

} // namespace flagfall::session
