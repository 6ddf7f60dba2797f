// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/late_arrival.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

using std::chrono::milliseconds;

milliseconds arrival(LateArrival const& incident, Colour side) {
    return std::chrono::duration_cast<milliseconds>(incident.after[side].value_or(std::chrono::nanoseconds{}));
}

/// White's clock runs from the start until White presses, then Black's until Black arrives (6.5, 6.6; later 6.6, 6.7).
/// Up to the arrival of the first player, `first`, the time is charged as `charged` says. A press that was seen brings
/// its increment.
ByColour<milliseconds> used(LateArrival const& incident, milliseconds first, ByColour<milliseconds> const& charged) {
    milliseconds const pressed = std::max(incident.firstPress.value_or(arrival(incident, Colour::White)), first);
    milliseconds const blackWaits = arrival(incident, Colour::Black) - pressed;
    milliseconds const brought = incident.firstPress ? incident.increment : milliseconds::zero();
    return {charged.white + (pressed - first) - brought, charged.black + std::max(blackWaits, milliseconds::zero())};
}

ByColour<milliseconds> usedByTheClock(LateArrival const& incident) { return used(incident, milliseconds::zero(), {}); }

/// Play goes on with these times used; where the time control is not known, as another time than by the clocks.
Effects playAfter(LateArrival const& incident, ByColour<milliseconds> const& charged) {
    Effects effects;
    ByColour<milliseconds> const clocks = usedByTheClock(incident);
    for (Colour const side : bothColours) {
        auto const more = std::chrono::round<std::chrono::seconds>(clocks[side] - charged[side]);
        if (incident.base)
            effects.emplace_back(SetTime{side, std::max(*incident.base - charged[side], milliseconds::zero())});
        else if (more > more.zero())
            effects.emplace_back(GiveTime{side, more});
        else if (more < more.zero())
            effects.emplace_back(TakeTime{side, -more});
    }
    effects.emplace_back(PlayOn{});
    return effects;
}

Effects byTheClock(LateArrival const& incident) { return playAfter(incident, usedByTheClock(incident)); }

/// Nobody was there: who loses the time until the first one came (P15.5).
void whoLosesTheTime(LateArrivalLaw const& law, LateArrival const& incident, Ruling& ruling) {
    std::string const article{law.whiteLosesAll};
    milliseconds const first = std::min(arrival(incident, Colour::White), arrival(incident, Colour::Black));
    ruling.finding = Finding::WhiteLosesTime;
    ruling.article = article;
    ruling.next = Proposal{byTheClock(incident), article};
    ruling.others = {{playAfter(incident, used(incident, first, {first / 2, first / 2})), article},
                     {playAfter(incident, used(incident, first, {})), article}};
}

/// The clock of somebody who has not come yet has run out, and nobody could see it (6.8, 6.9).
bool isOutOfTime(LateArrival const& incident) {
    auto const charged = usedByTheClock(incident);
    return incident.base && std::ranges::any_of(bothColours, [&](Colour side) {
               return incident.away[side] && charged[side] >= *incident.base;
           });
}

/// Somebody who comes at the very start was there.
bool bothWereAway(LateArrival const& incident) {
    return arrival(incident, Colour::White) > milliseconds::zero() &&
           arrival(incident, Colour::Black) > milliseconds::zero();
}

/// A flag that fell before anybody came is judged first (6.8, 6.9): the clock shows nothing, and play does not go on.
void timeLeft(Rules const& rules, Ruling& ruling, LateArrival const& incident) {
    if (!incident.base) return;
    auto& effects = std::get<Proposal>(ruling.next).effects;
    bool fallen = false;
    for (Effect& effect : effects)
        if (auto* const set = std::get_if<SetTime>(&effect); set && set->time <= milliseconds::zero()) {
            set->time = milliseconds::zero();
            fallen = true;
        }
    if (!fallen) return;
    std::erase_if(effects, [](Effect const& effect) { return std::holds_alternative<PlayOn>(effect); });
    if (ruling.remarked(Remark::What::NoTimeLeft)) return;
    ruling.remarks.push_back(
        {Remark::What::NoTimeLeft, flagLossArticle(rules.laws(), rules.play, rules.house.supervision)});
}

/// Who has not come yet when the opponent comes is at least as late.
bool isTooLate(Rules const& rules, LateArrival const& incident, Colour side) {
    auto after = incident.after[side];
    if (!after && incident.away[side]) after = incident.after[opponent(side)];
    return after && lostByLateness(*after, rules.house.defaultTime);
}

/// The score where these have lost by lateness; none where nobody has.
std::optional<Result> forfeit(ByColour<bool> lost) {
    if (lost.white && lost.black) return Result::BothForfeit;
    if (lost.white) return Result::BlackWinsByForfeit;
    return lost.black ? std::optional{Result::WhiteWinsByForfeit} : std::nullopt;
}

/// The arbiter decides for each player who came too late (6.7).
Question whoPlays(ByColour<bool> tooLate) {
    Question question{.ask = Ask::PlaysLate, .answers = {Answer::No, Answer::Yes}, .presumed = Answer::No};
    if (tooLate.white && tooLate.black) question.answers = {Answer::No, Answer::Yes, Answer::White, Answer::Black};
    return question;
}

/// The clock of an absent player ran out before it was too late to come: that may have decided the game (6.8, 6.9).
void flagMayDecide(Rules const& rules, LateArrival const& incident, ByColour<bool> const& tooLate, Ruling& ruling) {
    if (!incident.base || *incident.base > rules.house.defaultTime) return;
    auto const charged = usedByTheClock(incident);
    std::string_view const article = flagLossArticle(rules.laws(), rules.play, rules.house.supervision);
    for (Colour const side : bothColours) {
        if (!tooLate[side] || charged[side] < *incident.base) continue;
        Result const lost = side == Colour::White ? Result::BlackWins : Result::WhiteWins;
        ruling.others.push_back({{ScoreGame{lost}}, std::string{article}});
        ruling.remarks = {{Remark::What::NoTimeLeft, article}};
    }
}

bool isAdmitted(Answers const& answers, Colour side) {
    return answers.is(Ask::PlaysLate, Answer::Yes) || answers.is(Ask::PlaysLate, answerFor(side));
}

} // namespace

/// P15. Whether the arbiter may decide otherwise is a rule of the event: in 2009 only its regulations can say so.
Ruling ruleOn(Rules const& rules, LateArrival const& incident, Known const&, Answers const& answers) {
    LateArrivalLaw const& law = rules.laws().lateArrival;
    std::string const article{law.forfeits};
    ByColour<bool> const tooLate{isTooLate(rules, incident, Colour::White), isTooLate(rules, incident, Colour::Black)};
    // Nothing is to be done about an empty chair before the default time is over: the clocks go on.
    bool const away = incident.away.white || incident.away.black;
    if (away && !tooLate.white && !tooLate.black) {
        Ruling mayCome{Finding::MayStillCome, article, Proposal{{}, article}};
        if (isOutOfTime(incident))
            mayCome.remarks.push_back(
                {Remark::What::NoTimeLeft, flagLossArticle(rules.laws(), rules.play, rules.house.supervision)});
        return mayCome;
    }
    if (!tooLate.white && !tooLate.black) {
        Ruling inTime{Finding::InTime, article, Proposal{byTheClock(incident), article}};
        if (bothWereAway(incident)) whoLosesTheTime(law, incident, inTime);
        timeLeft(rules, inTime, incident);
        return inTime;
    }
    Ruling ruling{Finding::Forfeited, article, Proposal{{ScoreGame{*forfeit(tooLate)}}, article}};
    flagMayDecide(rules, incident, tooLate, ruling);
    if (rules.house.lateDiscretion == LateDiscretion::None) {
        ruling.mayNot = {Forbidden::AdmitLate};
        ruling.remarks.push_back({Remark::What::RegulationsOnly, law.forfeits});
        return ruling;
    }
    ruling.questions = {whoPlays(tooLate)};
    ruling.others.push_back({byTheClock(incident), article});
    if (tooLate.white && tooLate.black)
        for (Result const result : {Result::WhiteWinsByForfeit, Result::BlackWinsByForfeit})
            ruling.others.push_back({{ScoreGame{result}}, article});
    auto const score = forfeit(
        {tooLate.white && !isAdmitted(answers, Colour::White), tooLate.black && !isAdmitted(answers, Colour::Black)});
    if (score) {
        ruling.next = Proposal{{ScoreGame{*score}}, article};
        return ruling;
    }
    ruling.finding = Finding::GoesOn;
    ruling.next = Proposal{byTheClock(incident), article};
    timeLeft(rules, ruling, incident);
    return ruling;
}

} // namespace flagfall::rulings
