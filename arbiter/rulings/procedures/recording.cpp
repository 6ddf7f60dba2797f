// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/recording.h"
#include "arbiter/laws/recording.h"
#include "arbiter/rulings/procedures/clock_adjustment.h"
#include "arbiter/rulings/procedures/flag_fall.h"
#include "arbiter/rulings/procedures/penalty.h"

namespace flagfall::rulings {
namespace {

Ruling propose(Finding finding, std::string_view article, Effects effects) {
    return {finding, std::string{article}, Proposal{std::move(effects), std::string{article}}};
}

/// More time on the clock does not bring the duty back before the period ends.
bool excused(Scoresheet const& incident, KnownSide const& side) {
    bool const below = incident.wasBelow || (side.time && *side.time < recordingTime);
    return below && incident.increment < recordingIncrement;
}

Ruling onDuty(Rules const& rules, Scoresheet const& incident, Known const& known) {
    ScoreKeepingLaw const& law = rules.laws().scoreKeeping;
    if (!playersRecord(rules.play)) return propose(Finding::NeedNotRecord, law.none.at(rules.play), {PlayOn{}});
    if (excused(incident, known.sides[incident.by])) return propose(Finding::NeedNotRecord, law.lapses, {PlayOn{}});
    Ruling ruling = propose(Finding::MustRecord, law.duty, {PlayOn{}});
    if (incident.matter != SheetMatter::Refusal) return ruling;
    ruling.remarks = {{Remark::What::Penalty, rules.laws().grounds.otherPenalty.at(rules.play)}};
    ruling.others = {{{GiveTime{opponent(incident.by), usualBonus}}, ruling.article}};
    for (auto& choice : penaltyChoices(rules, incident.by, known, Penalty::TimeForOpponent))
        ruling.others.push_back(std::move(choice));
    std::string const persistent{rules.laws().conduct.articleOf(Misconduct::Refusal)};
    bool const white = incident.by == Colour::White;
    for (Result const lost : {white ? Result::BlackWins : Result::WhiteWins,
                              white ? Result::LossAgainstDraw : Result::DrawAgainstLoss, Result::BothLose})
        ruling.others.push_back({{ScoreGame{lost}}, persistent});
    return ruling;
}

Ruling onNumber(ScoreKeepingLaw const& law, Known const& known) {
    Ruling ruling = propose(Finding::GoesOn, law.numberUntold, {PlayOn{}});
    if (!known.anyFlagDown()) ruling.mayNot = {Forbidden::TellMoves};
    return ruling;
}

Question showMoves() { return {.ask = Ask::MovesMade, .answers = {Answer::Yes, Answer::No, Answer::Unknown}}; }

/// The clocks stand still while the game is reconstructed. What that shows decides on the flag (6.3; later 6.4); where
/// it shows nothing, the next period begins (8.6).
Ruling onReconstruction(Rules const& rules, Known const& known, Answers const& answers) {
    ScoreKeepingLaw const& law = rules.laws().scoreKeeping;
    auto const shown = answers.to(Ask::MovesMade);
    if (!shown)
        return propose(Finding::SheetsFirst, law.reconstruct, {StopClocks{}, ReconstructGame{law.notesRunningClock}});
    if (shown != Answer::Unknown) return ruleOn(rules, FlagFall{}, known, answers);
    Effects effects{PlayOn{}};
    for (Colour const side : bothColours)
        if (known.sides[side].nextTime) effects.emplace_back(BeginPeriod{side, known.sides[side].nextTime});
    Ruling ruling = propose(Finding::GoesOn, law.nextPeriod, std::move(effects));
    ruling.remarks = {{Remark::What::NextMoveIsFirst, law.nextPeriod}};
    return ruling;
}

/// Before a flag has fallen nobody brings a scoresheet up to date: who was excused need not record until the period
/// ends, and everybody else must.
Ruling beforeFlag(ScoreKeepingLaw const& law, SheetsBehind const& incident) {
    bool const anyExcused = incident.excused.white || incident.excused.black;
    return anyExcused ? propose(Finding::NeedNotRecord, law.lapses, {PlayOn{}})
                      : propose(Finding::MustRecord, law.duty, {PlayOn{}});
}

/// The player who was excused, if it was only one, completes the scoresheet while their own clock runs; on the move
/// they may borrow the opponent's.
Ruling onOneExcused(ScoreKeepingLaw const& law, Colour side, Known const& known) {
    bool const hasMove = !known.position || known.position->turn() == side;
    return propose(Finding::SheetsFirst, law.oneExcused, {CompleteSheet{side, true, hasMove}});
}

} // namespace

Ruling ruleOn(Rules const& rules, Scoresheet const& incident, Known const& known, Answers const&) {
    ScoreKeepingLaw const& law = rules.laws().scoreKeeping;
    switch (incident.matter) {
    case SheetMatter::Kept: return propose(Finding::BelongsToOrganiser, law.property, {});
    case SheetMatter::Number: return onNumber(law, known);
    case SheetMatter::Duty:
    case SheetMatter::Refusal: break;
    }
    return onDuty(rules, incident, known);
}

Ruling ruleOn(Rules const& rules, SheetsBehind const& incident, Known const& known, Answers const& answers) {
    ScoreKeepingLaw const& law = rules.laws().scoreKeeping;
    if (!playersRecord(rules.play)) return propose(Finding::GoesOn, law.none.at(rules.play), {PlayOn{}});
    if (!known.anyFlagDown()) return beforeFlag(law, incident);
    auto const& [white, black] = incident.excused;
    Question const complete{.ask = Ask::SheetComplete, .answers = {Answer::Yes, Answer::No}};
    if (!answers.to(Ask::SheetComplete))
        return {Finding::AnswerDecides, std::string{rules.laws().drawnGame.recordingAfter}, complete, {complete}};
    Ruling ruling;
    bool const none = answers.is(Ask::SheetComplete, Answer::No);
    if (none)
        ruling = onReconstruction(rules, known, answers);
    else if (white && black)
        ruling = propose(Finding::SheetsFirst, law.bothExcused,
                         {StopClocks{}, CompleteSheet{Colour::White}, CompleteSheet{Colour::Black}, ResumeClocks{}});
    else if (white || black)
        ruling = onOneExcused(law, white ? Colour::White : Colour::Black, known);
    else
        ruling = propose(Finding::MustRecord, law.duty, {PlayOn{}});
    bool const flagAsks = answers.is(Ask::MovesMade, Answer::Yes) || answers.is(Ask::MovesMade, Answer::No);
    if (none && !flagAsks) ruling.questions.push_back(showMoves());
    ruling.questions.insert(ruling.questions.begin(), complete);
    return ruling;
}

} // namespace flagfall::rulings
