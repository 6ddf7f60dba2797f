// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/bounded_lines.h"
#include "arbiter/record/game_record.h"
#include "arbiter/rulings/text.h"

#include <iosfwd>

namespace flagfall::cli {

/// A line of a scenario that cannot be taken as it stands.
struct ScenarioProblem {
    int line = 0; ///< of the text, from 1
    std::string what;
};

/// An incident in a game, told in the words of docs/rulings.md, and what is expected of the ruling.
struct Scenario {
    struct Expectation {
        int line = 0;
        std::vector<std::string> editions{}; ///< codes; none: it holds in all of the scenario's
        std::string text;                    ///< a line of rulings::lines(), or `nothing` of one of their kinds
    };
    int line = 0;
    std::string name{};
    std::vector<Edition const*> editions{};
    std::optional<PlayType> play{};
    std::optional<GameLength> length{}; ///< of the time control, which may be another kind of play in each edition
    std::vector<rulings::FactText> house{};
    std::optional<record::GameRecord> game{};
    rulings::Known known{};
    std::optional<rulings::Incident> incident{};
    rulings::Answers answers{};
    struct Given {
        int line = 0;
        rulings::Ask ask{};
        rulings::Answer answer{};
    };
    std::vector<Given> given{}; ///< the answers as they stand in the text
    std::vector<Expectation> expected{};
};

/// Reads scenarios one after the other. Blank lines part them; `#` begins a comment.
class ScenarioReader {
public:
    explicit ScenarioReader(std::istream& in) : m_lines{in} {}

    /// The next one; none at the end. After a problem the rest of its block is passed over.
    [[nodiscard]] std::optional<Expected<Scenario, ScenarioProblem>> next();

private:
    BoundedLines m_lines;
    int m_line = 0;
};

/// What the Laws of this edition say; what the moves of the game show is known as if it had been said.
[[nodiscard]] rulings::Ruling ruleOn(Scenario const& scenario, Edition const& edition);

/// An answer that no edition of the scenario offers, or to a question that none of them asks.
struct AnswerProblem {
    ScenarioProblem problem;
    bool asked = true; ///< false: the answer changes nothing
};
/// The answers that do not fit. `unknown` may always be said: it leaves a question open.
[[nodiscard]] std::vector<AnswerProblem> unfit(Scenario const& scenario);

/// The expectations of this edition that a ruling does not meet, each as a sentence.
[[nodiscard]] std::vector<std::string> unmet(Scenario const& scenario, Edition const& edition,
                                             rulings::Ruling const& ruling);

} // namespace flagfall::cli
