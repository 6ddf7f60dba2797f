// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/conduct.h"
#include "arbiter/laws/recording.h"
#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/game_over.h"
#include "arbiter/rulings/offence_register.h"
#include "arbiter/rulings/procedures/electronic_device.h"
#include "arbiter/rulings/procedures/illegal_move.h"
#include "arbiter/rulings/procedures/penalty.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace flagfall::rulings {
namespace {

/// The article of the offence and, for a penalty, that of the list: `12.6, 13.4a`.
std::string together(std::string_view offence, std::string_view penalty) {
    return std::string{offence} + (penalty.empty() ? "" : ", ") + std::string{penalty};
}

std::string_view articleOf(Rules const& rules, Misconduct offence) {
    ConductLaw const& law = rules.laws().conduct;
    if (offence != Misconduct::RecordLookedAt) return law.articleOf(offence);
    bool const supervised = rules.house.supervision == Supervision::Full;
    return supervised ? law.recordLookedAt.at(rules.play) : std::string_view{};
}

/// Two hands, and a press without a move, count as an illegal move from 2017 on (7.7, 7.8; later 7.5).
bool countsAsIllegal(Edition const& laws, Misconduct offence) {
    auto const counts = [&](PressFault fault) { return faultCounts(laws, fault).value == FaultCounts::AsIllegalMove; };
    return (offence == Misconduct::TwoHands && counts(PressFault::TwoHands)) ||
           (offence == Misconduct::PressWithoutMove && counts(PressFault::NoMove));
}

/// 2009: 12.8, 12.9; later: 11.7, 11.8. The arbiter decides the opponent's score.
Ruling persistentRefusal(Rules const& rules, OffenceCommitted const& incident, Colour by) {
    std::string const article{articleOf(rules, incident.kind)};
    if (incident.both) {
        std::string const both{rules.laws().conduct.bothRefuse};
        return {Finding::BothLose, both, Proposal{{ScoreGame{Result::BothLose}}, both}};
    }
    bool const white = by == Colour::White;
    Result const half = white ? Result::LossAgainstDraw : Result::DrawAgainstLoss;
    Ruling ruling{Finding::OpponentWins, article,
                  Proposal{{ScoreGame{white ? Result::BlackWins : Result::WhiteWins}}, article}};
    ruling.others = {{{ScoreGame{half}}, article}, {{ScoreGame{Result::BothLose}}, article}};
    return ruling;
}

/// Each loses by the article that makes the opponent win, so neither wins.
Ruling bothHaveDevices(Rules const& rules) {
    std::string const article{rules.laws().device.article};
    return {Finding::BothLose, article, Proposal{{ScoreGame{Result::BothLose}}, article}};
}

/// What each player has by these effects; none: they leave the score alone.
std::optional<ByColour<Points>> pointsIn(Effects const& effects) {
    if (auto const score = scoreIn(effects)) return points(*score);
    auto const* const above = effectIn<ScoreAboveWin>(effects);
    return above ? std::optional{ByColour<Points>{above->white, above->black}} : std::nullopt;
}

bool isScore(Effect const& effect) {
    return std::holds_alternative<ScoreGame>(effect) || std::holds_alternative<ScoreAboveWin>(effect);
}

/// The effects of two penalties, one for each player. Of a game that is decided each player has what they had, with
/// what the one penalty takes and the other gives.
Effects forBoth(Effects const& first, Effects const& second, std::optional<Result> before) {
    auto const one = pointsIn(first);
    auto const two = pointsIn(second);
    Effects effects;
    if (one && two && before) {
        ByColour<Points> scores = points(*before);
        for (Colour const side : bothColours) {
            Points const changed = (*one)[side] + (*two)[side] - scores[side];
            scores[side] = std::clamp(changed, noPoint, onePoint);
        }
        if (auto const result = resultOf(scores, Manner::OverTheBoard))
            effects.emplace_back(ScoreGame{*result});
        else
            effects.emplace_back(ScoreAboveWin{scores.white, scores.black});
    } else if (one && two) {
        effects.emplace_back(ScoreGame{Result::BothLose});
    }
    bool const merged = !effects.empty();
    for (Effects const* const each : {&first, &second})
        for (Effect const& effect : *each)
            if (!merged || !isScore(effect)) effects.push_back(effect);
    return effects;
}

/// Each player who loses has nothing, whatever the game gave them before (2009: 13.4d; later: 12.9f).
bool bothLose(std::vector<Penalty> const& penalties, std::optional<Result> before) {
    auto const has = [&](Penalty penalty) { return std::ranges::count(penalties, penalty) > 0; };
    return has(Penalty::Loss) || (has(Penalty::Expulsion) && !before);
}

/// One penalty, for the player or for both; for one of them where it does nothing to the other.
std::optional<Choice> penaltyFor(Rules const& rules, OffenceCommitted const& incident, Colour by, Known const& known,
                                 Penalty penalty) {
    auto choice = penaltyChoice(rules, by, known, penalty);
    if (!incident.both) return choice;
    auto others = penaltyChoice(rules, opponent(by), known, penalty);
    if (!choice || !others) return choice ? choice : others;
    auto const before = scoreOnceOver(rules.laws(), known);
    choice->effects = forBoth(choice->effects, others->effects, bothLose({penalty}, before) ? std::nullopt : before);
    return choice;
}

/// The penalties that the arbiter has chosen, all at once, for the player or for both. `before`: the score of a game
/// that is decided.
Ruling chosenFor(Rules const& rules, OffenceCommitted const& incident, Colour by, Known const& known,
                 std::optional<Result> before) {
    auto const ruleFor = [&](Colour offender) {
        return ruleOn(rules,
                      PenaltyGiven{.by = offender,
                                   .penalties = incident.penalties,
                                   .time = incident.time,
                                   .taken = incident.taken,
                                   .result = before,
                                   .amount = incident.amount},
                      known, {});
    };
    Ruling ruling = ruleFor(by);
    if (!incident.both) return ruling;
    Ruling others = ruleFor(opponent(by));
    if (others.proposes()->effects.empty()) return ruling;
    if (ruling.proposes()->effects.empty()) return others;
    Proposal both = *ruling.proposes();
    both.effects =
        forBoth(both.effects, others.proposes()->effects, bothLose(incident.penalties, before) ? std::nullopt : before);
    ruling.next = std::move(both);
    ruling.others.clear(); // they were for one player
    return ruling;
}

/// Instead of the usual one.
Ruling chosen(Rules const& rules, OffenceCommitted const& incident, Colour by, Known const& known) {
    Ruling ruling = chosenFor(rules, incident, by, known, scoreOnceOver(rules.laws(), known));
    Proposal const own = *ruling.proposes();
    if (own.effects.empty()) return ruling;
    ruling.article = together(articleOf(rules, incident.kind), own.article);
    ruling.next = Proposal{own.effects, ruling.article};
    return ruling;
}

/// What the Laws provide for this offence, and beside it the penalties that the arbiter has chosen. A refusal of one of
/// them is the ruling.
Ruling withChosen(Rules const& rules, OffenceCommitted const& incident, Colour by, Known const& known, Ruling ruling) {
    Proposal const* const provided = ruling.proposes();
    if (incident.penalties.empty() || !provided || provided->effects.empty()) return ruling;
    auto const lost = scoreIn(provided->effects);
    auto const before = lost ? lost : scoreOnceOver(rules.laws(), known);
    Ruling chosen = chosenFor(rules, incident, by, known, before);
    Proposal const extra = *chosen.proposes();
    if (extra.effects.empty()) return chosen;
    Proposal all{provided->effects, together(provided->article, extra.article)};
    if (pointsIn(extra.effects)) std::erase_if(all.effects, isScore);
    all.effects.insert(all.effects.end(), extra.effects.begin(), extra.effects.end());
    for (Choice& other : ruling.others)
        if (pointsIn(other.effects))
            std::ranges::copy_if(extra.effects, std::back_inserter(other.effects), std::not_fn(isScore));
    ruling.next = std::move(all);
    return ruling;
}

/// The list of penalties, with the usual one proposed.
Ruling penalised(Rules const& rules, OffenceCommitted const& incident, Colour by, Known const& known) {
    if (!incident.penalties.empty()) return chosen(rules, incident, by, known);
    std::string_view const article = articleOf(rules, incident.kind);
    Suggestion const suggestion = suggestedPenalty(incident.kind, incident.timesBefore);
    Ruling ruling{Finding::PenaltyToChoose, std::string{article}, Proposal{{}, std::string{article}}};
    for (Penalty const one : penaltiesOf(rules.laws().penalties))
        if (auto choice = one == suggestion.penalty ? std::nullopt : penaltyFor(rules, incident, by, known, one))
            ruling.others.push_back(std::move(*choice));
    if (suggestion.what == Suggestion::What::ArbiterChooses) return ruling;
    if (suggestion.what == Suggestion::What::Nothing) {
        ruling.finding = Finding::NoPenaltyUsual;
        ruling.next = Proposal{{PlayOn{}}, std::string{article}};
        return ruling;
    }
    if (auto const choice = penaltyFor(rules, incident, by, known, *suggestion.penalty)) {
        ruling.finding = Finding::PenaltyUsual;
        ruling.next = Proposal{choice->effects, together(article, choice->article)};
    }
    ruling.others.push_back({{PlayOn{}}, std::string{article}});
    return ruling;
}

/// The article by which the player need not record: in rapid and blitz, and short of time (A.2, 8.4).
std::string_view neededNotRecord(Rules const& rules, OffenceCommitted const& incident, Known const& known) {
    if (incident.kind != Misconduct::NotRecording) return {};
    ScoreKeepingLaw const& law = rules.laws().scoreKeeping;
    if (!playersRecord(rules.play)) return law.none.at(rules.play);
    auto const& left = incident.by ? known.sides[*incident.by].time : std::nullopt;
    return left && excusedByTime(*left, incident.increment) ? law.lapses : std::string_view{};
}

/// Without the move a player may leave the playing area, if not the venue (2009: 12.2; later: 11.2).
bool mayLeave(OffenceCommitted const& incident, Known const& known) {
    bool const opponentsMove = incident.by && known.onMove() == opponent(*incident.by);
    return incident.kind == Misconduct::LeftArea && opponentsMove;
}

/// Only these can be done by somebody who does not play in the game (2009: 13.7; later: 12.7, 12.8).
bool maybeSpectators(Misconduct kind) { return kind == Misconduct::Interference || kind == Misconduct::DeviceUsed; }

/// A penalty of the list is for a player.
Ruling spectator(OffenceCommitted const& incident, std::string const& article) {
    Choice const goes{{ExpelFromVenue{}}, article};
    Choice const stays{{PlayOn{}}, article};
    bool const foreseen = incident.penalties.empty();
    Ruling ruling{foreseen ? Finding::Spectator : Finding::NotForeseen, article, Proposal{{}, article}};
    if (foreseen) {
        ruling.next = Proposal{goes.effects, article};
        ruling.others = {stays};
    } else {
        ruling.others = {goes, stays};
    }
    return ruling;
}

} // namespace

Ruling ruleOn(Rules const& rules, OffenceCommitted const& incident, Known const& known, Answers const& answers) {
    std::string const article{articleOf(rules, incident.kind)};
    if (article.empty()) return ruled(Finding::NotForeseen, "Preface", {});
    if (countsAsIllegal(rules.laws(), incident.kind) && !known.result) { // it comes too late to count
        if (!incident.by) return {Finding::CountsAsIllegal, article, Proposal{{}, article}};
        auto const fault = incident.kind == Misconduct::TwoHands ? PressFault::TwoHands : PressFault::NoMove;
        return withChosen(rules, incident, *incident.by, known,
                          ruleOn(rules,
                                 IllegalMove{.by = *incident.by, .fault = fault, .completed = incident.completed},
                                 known, answers));
    }
    if (std::string const free{neededNotRecord(rules, incident, known)}; !free.empty())
        return {Finding::NeedNotRecord, free, Proposal{{PlayOn{}}, free}};
    if (mayLeave(incident, known)) return {Finding::NoFault, article, Proposal{{PlayOn{}}, article}};
    if (incident.kind == Misconduct::Refusal && (incident.both || incident.by)) {
        Colour const by = incident.by.value_or(Colour::White);
        return withChosen(rules, incident, by, known, persistentRefusal(rules, incident, by));
    }
    // From 2014 on a player who uses a device has one on their person.
    bool const loses =
        incident.kind == Misconduct::DeviceUsed && rules.laws().device.offence == DeviceOffence::OnHisPerson;
    if (loses && incident.both && !rules.house.conduct.deviceCosts)
        return withChosen(rules, incident, Colour::White, known, bothHaveDevices(rules));
    if (!incident.by && incident.both) return penalised(rules, incident, Colour::White, known);
    if (!incident.by && !maybeSpectators(incident.kind)) return {Finding::NotForeseen, article, Proposal{{}, article}};
    if (!incident.by) return spectator(incident, article);
    if (loses)
        return withChosen(
            rules, incident, *incident.by, known,
            ruleOn(rules, DeviceFound{.by = *incident.by, .state = DeviceState::SwitchedOn}, known, answers));
    Ruling ruling = penalised(rules, incident, *incident.by, known);
    if (incident.kind == Misconduct::Interference) ruling.others.push_back({{ExpelFromVenue{}}, article});
    return ruling;
}

} // namespace flagfall::rulings
