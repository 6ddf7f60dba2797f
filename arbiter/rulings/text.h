// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/incident.h"

#include <span>

/// Incidents, effects and what is known of a game as plain words, the same on the command line, in files and in tests:
/// `late-arrival white-after=0:31:00`. A value with spaces in it, a FEN for one, stands in quotation marks. What has
/// its usual value need not be given and is not written. Read from the descriptions; nothing here knows a procedure.
namespace flagfall::rulings {

/// One fact as it is typed or written.
struct FactText {
    std::string word;
    std::string value;
    friend bool operator==(FactText const&, FactText const&) = default;
};

/// What a form shows for a fact. A fact of both players is two: `white-moves`, `black-moves`.
struct FactForm {
    std::string word;
    FactKind kind = FactKind::YesNo;
    bool needed = false;
    std::vector<std::string_view> choices{}; ///< with FactKind::OneOf and SomeOf
    std::string usual{};                     ///< the value it has when nobody gives one; empty: none
};

enum class FactFault {
    NoSuchKind, ///< there is no incident, or effect, of this word
    NoSuchFact, ///< there is no fact of this word here
    GivenTwice,
    Missing,
    NoSuchValue, ///< it cannot be read, or is none of the choices
    NotAFact,    ///< neither word=value nor a closed quotation mark
};
struct FactProblem {
    FactFault fault = FactFault::NoSuchFact;
    std::string word{};
    std::string value{};
    std::vector<std::string> allowed{}; ///< words or choices that would be right; with a number or time none
    friend bool operator==(FactProblem const&, FactProblem const&) = default;
};

/// `by=white position="8/8/… w - - 0 1"`.
[[nodiscard]] Expected<std::vector<FactText>, FactProblem> readFacts(std::string_view text);
[[nodiscard]] std::string text(std::span<FactText const> facts);

// --- incidents -------------------------------------------------------------------------------------------------

[[nodiscard]] std::vector<std::string_view> incidentWords();
[[nodiscard]] std::string_view wordOf(Incident const& incident);
/// Empty for a word that is no incident.
[[nodiscard]] std::vector<FactForm> formOfIncident(std::string_view word);
/// What is asked at a board.
[[nodiscard]] AtBoard atBoard(std::string_view incident);
/// The word of a fact that at a board somebody can say, and has not; empty: none.
[[nodiscard]] std::string_view stillToSay(Incident const& incident);
[[nodiscard]] Expected<Incident, FactProblem> readIncident(std::string_view word, std::span<FactText const> facts);
[[nodiscard]] std::vector<FactText> factsOf(Incident const& incident);
/// The word and the facts: `draw-claim by=white basis=fifty`.
[[nodiscard]] std::string text(Incident const& incident);

// --- what is known ---------------------------------------------------------------------------------------------

[[nodiscard]] std::vector<FactForm> formOfKnown();
[[nodiscard]] std::vector<FactForm> formOfSide();
/// Changes what is given and leaves the rest; nothing is changed where there is a problem.
[[nodiscard]] std::optional<FactProblem> take(Known& known, std::span<FactText const> facts);
[[nodiscard]] std::optional<FactProblem> take(KnownSide& side, std::span<FactText const> facts);
[[nodiscard]] std::vector<FactText> factsOf(Known const& known);
[[nodiscard]] std::vector<FactText> factsOf(KnownSide const& side);

// --- the rules of the event ------------------------------------------------------------------------------------

/// `default-time=0:30:00 supervision=full quickplay=yes draws-from-move=30 no-draws=yes admits-late=arbiter
/// devices-in-bags=yes device-costs=warning fines=yes`.
[[nodiscard]] std::vector<FactForm> formOfHouseRules();
[[nodiscard]] std::optional<FactProblem> take(HouseRules& house, std::span<FactText const> facts);
/// Those in which an event differs from what is usual under its edition.
[[nodiscard]] std::vector<FactText> factsOf(HouseRules const& house, HouseRules const& usual);

// --- effects, questions, rulings -------------------------------------------------------------------------------

[[nodiscard]] std::vector<std::string_view> effectWords();
/// `give-time to=black time=0:02:00`.
[[nodiscard]] std::string text(Effect const& effect);
[[nodiscard]] Expected<Effect, FactProblem> effectFromText(std::string_view text);
/// `can-mate about=black yes|no`, with `presumed=yes` where one answer is taken for granted.
[[nodiscard]] std::string text(Question const& question);
/// A line each: `finding loses 7.5.5`, then `question …`, or `proposal 7.5.5` with an `effect …` each; then `other …`,
/// `may-not …` and `remark …`.
[[nodiscard]] std::vector<std::string> lines(Ruling const& ruling);

} // namespace flagfall::rulings
