// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/clock_adjustment.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

using std::chrono::seconds;

/// In rapid and blitz with limited supervision a setting that nobody found wrong for so many moves stays.
std::optional<Cited<int>> barOf(Rules const& rules, ClockAdjustment const& incident) {
    if (incident.ground != Ground::WrongSetting) return std::nullopt;
    auto const bar = rules.laws().settingStays.at(rules.play, rules.house.supervision);
    bool const reached =
        bar && std::ranges::all_of(bothColours, [&](Colour side) { return incident.moves[side] >= bar->value; });
    return reached ? bar : std::nullopt;
}

/// What the edition itself gives the opponent on this ground; none where the arbiter says how much.
std::optional<seconds> amountFor(Rules const& rules, Ground ground) {
    if (ground == Ground::WrongClaim) return wrongClaimBonus(rules.laws(), rules.play).value;
    if (ground != Ground::IllegalMove) return std::nullopt;
    return illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision).value.bonus;
}

} // namespace

seconds usualBonus(Rules const& rules) {
    auto const penalty = illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision).value;
    return penalty.bonus > seconds::zero() ? penalty.bonus : wrongClaimBonus(rules.laws(), rules.play).value;
}

/// P16. The arbiter may set any time; the proposal names the article, and an amount where there is an offender.
Ruling ruleOn(Rules const& rules, ClockAdjustment const& incident, Known const&, Answers const& answers) {
    std::string const article{groundArticle(rules.laws(), rules.play, incident.ground)};
    if (auto const bar = barOf(rules, incident)) {
        Question const question{.ask = Ask::ScheduleSuffers, .answers = {Answer::Yes, Answer::No}};
        Ruling ruling{Finding::SettingStays, std::string{bar->article}, question, {question}};
        ruling.mayNot = {Forbidden::ChangeClock};
        if (answers.is(Ask::ScheduleSuffers, Answer::No)) ruling.next = Proposal{{PlayOn{}}, ruling.article};
        if (!answers.is(Ask::ScheduleSuffers, Answer::Yes)) return ruling;
    }
    auto const amount = amountFor(rules, incident.ground);
    Proposal proposal{{}, article};
    seconds const given = amount.value_or(usualBonus(rules));
    if (incident.offender && given > seconds::zero())
        proposal.effects.emplace_back(GiveTime{opponent(*incident.offender), given});
    return {amount ? Finding::TimeIsGiven : Finding::ArbiterSetsTime, article, std::move(proposal)};
}

} // namespace flagfall::rulings
