// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ruling_command.h"

#include "app/cli/file_bytes.h"
#include "app/cli/ruling_scenario.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <iostream>

namespace flagfall::cli {
namespace {

Outcome worse(Outcome one, Outcome other) { return std::max(one, other); }

/// Everything in one file, or from standard input.
class Session {
public:
    Session(RulingQuestion const& question, std::string name) : m_question(question), m_name(std::move(name)) {}

    [[nodiscard]] Outcome readAll(std::istream& in) {
        ScenarioReader reader(in);
        bool empty = true;
        while (auto const scenario = reader.next()) {
            empty = false;
            if (!*scenario) {
                complain(m_name, fmt::format("line {}: {}", scenario->error().line, scenario->error().what));
                m_outcome = Outcome::Unreadable;
            } else if (isAskedFor(**scenario)) {
                m_found = true;
                pointOutExpectations(**scenario);
                if (answersFit(**scenario)) give(**scenario);
            }
        }
        if (empty) {
            complain(m_name, "there is no scenario in it");
            return Outcome::Unreadable;
        }
        if (!m_found && !m_question.only.empty()) {
            complain(m_name, fmt::format("no scenario \"{}\"", m_question.only));
            return Outcome::Unreadable;
        }
        return m_outcome;
    }

private:
    [[nodiscard]] bool isAskedFor(Scenario const& scenario) const {
        return m_question.only.empty() || scenario.name.substr(0, scenario.name.find(' ')) == m_question.only;
    }

    /// An answer that nobody asks for is only pointed out: it may be asked for in another edition. It is nothing that
    /// was not as expected.
    [[nodiscard]] bool answersFit(Scenario const& scenario) {
        bool fit = true;
        for (auto const& [problem, asked] : unfit(scenario)) {
            if (asked || !m_question.check) complain(m_name, fmt::format("line {}: {}", problem.line, problem.what));
            fit &= !asked;
        }
        if (!fit) m_outcome = Outcome::Unreadable;
        return fit;
    }

    /// What is expected in another edition only is never looked at.
    void pointOutExpectations(Scenario const& scenario) const {
        auto const isRuledOn = [&](std::string const& code) {
            return std::ranges::any_of(scenario.editions,
                                       [&](Edition const* edition) { return edition->code == code; });
        };
        for (auto const& [line, codes, text] : scenario.expected)
            for (std::string const& code : codes)
                if (!isRuledOn(code))
                    complain(m_name, fmt::format("line {}: expect: {} is no edition of this scenario", line, code));
    }

    void give(Scenario const& scenario) {
        for (Edition const* const edition : scenario.editions) {
            rulings::Ruling const ruling = ruleOn(scenario, *edition);
            if (!m_question.check) print(scenario, *edition, ruling);
            for (auto const& sentence : unmet(scenario, *edition, ruling)) {
                complain(m_name,
                         fmt::format("line {}: {} {}: {}", scenario.line, scenario.name, edition->code, sentence));
                m_outcome = worse(m_outcome, Outcome::Damaged);
            }
        }
    }

    static void print(Scenario const& scenario, Edition const& edition, rulings::Ruling const& ruling) {
        fmt::print("{}\n", scenario.name.empty() ? std::string{edition.code}
                                                 : fmt::format("{} {}", scenario.name, edition.code));
        for (auto const& line : rulings::lines(ruling)) fmt::print("  {}\n", line);
        for (rulings::Question const& question : ruling.questions)
            if (question.presumed && !scenario.answers.to(question.ask))
                fmt::print("  presumed {}\n", rulings::text(question));
        fmt::print("\n");
    }

    RulingQuestion const& m_question;
    std::string m_name;
    bool m_found = false;
    Outcome m_outcome = Outcome::Good;
};

// --- the words ---------------------------------------------------------------------------------------------------

std::string_view kindName(rulings::FactKind kind) {
    switch (kind) {
    case rulings::FactKind::YesNo: return "yes|no";
    case rulings::FactKind::Number: return "a number";
    case rulings::FactKind::Time: return "h:mm:ss or m:ss";
    case rulings::FactKind::Squares: return "squares, as e1,h1";
    case rulings::FactKind::Text: return "text";
    case rulings::FactKind::Position: return "a FEN in quotation marks";
    case rulings::FactKind::OneOf:
    case rulings::FactKind::SomeOf: break;
    }
    return {};
}

void printForm(std::vector<rulings::FactForm> const& form) {
    for (rulings::FactForm const& fact : form)
        fmt::print("    {}={}{}\n", fact.word,
                   fact.choices.empty()
                       ? std::string{kindName(fact.kind)}
                       : fmt::format("{}", fmt::join(fact.choices, fact.kind == rulings::FactKind::SomeOf ? "," : "|")),
                   fact.needed ? ", must be given" : "");
}

template <typename E>
void printWords(std::string_view title) {
    fmt::print("{}\n", title);
    for (auto const& one : rulings::Words<E>::all) fmt::print("    {}\n", one.word);
}

/// Enough to write a first one without the documents.
constexpr std::string_view example = R"(a scenario, a line for each thing; a blank line parts scenarios
    edition  2023
    control  90+30
    moves    e4 e5 Nf3
    black    time=0:12:10 illegal-moves=1
    incident illegal-move by=black completed=yes
    answer   can-mate yes
also scenario, tags, play, house, start, position, before, known, white, expect
)";

Outcome printAllWords() {
    fmt::print("{}", example);
    for (auto const word : rulings::incidentWords()) {
        fmt::print("incident {}\n", word);
        if (word == rulings::Description<rulings::FlagFall>::word)
            fmt::print("    of=white|black, whose flag is down\n");
        printForm(rulings::formOfIncident(word));
    }
    fmt::print("white, black\n");
    printForm(rulings::formOfSide());
    fmt::print("known\n");
    printForm(rulings::formOfKnown());
    fmt::print("house\n");
    printForm(rulings::formOfHouseRules());
    printWords<rulings::Ask>("answer, the question");
    printWords<rulings::Answer>("answer, the answer");
    printWords<rulings::Finding>("finding");
    fmt::print("effect\n    {}\n", fmt::join(rulings::effectWords(), "\n    "));
    return Outcome::Good;
}

} // namespace

Outcome giveRulings(RulingQuestion const& question) {
    if (question.words) return printAllWords();
    if (question.files.empty()) return Session(question, "standard input").readAll(std::cin);
    Outcome outcome = Outcome::Good;
    for (std::string const& file : question.files) {
        if (isEndless(file)) {
            outcome = Outcome::Unreadable;
            continue;
        }
        std::ifstream in(file);
        if (in.peek() == std::ifstream::traits_type::eof()) {
            complain(file, "cannot be read, or is empty");
            outcome = Outcome::Unreadable;
            continue;
        }
        outcome = worse(outcome, Session(question, file).readAll(in));
    }
    return outcome;
}

} // namespace flagfall::cli
