// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/clock_adjustment.h"
#include "arbiter/rulings/setting_bar.h"

namespace flagfall::rulings {
namespace {

using std::chrono::seconds;

/// What the edition itself gives the opponent on this ground; none where the arbiter says how much.
std::optional<seconds> amountFor(Rules const& rules, Ground ground) {
    if (ground == Ground::WrongClaim) return wrongClaimBonus(rules.laws(), rules.play).value;
    if (ground != Ground::IllegalMove) return std::nullopt;
    return illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision).value.bonus;
}

} // namespace

seconds usualBonus(Rules const& rules) {
    auto const penalty = illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision).value;
    if (penalty.bonus > seconds::zero()) return penalty.bonus;
    return illegalMovePenalty(rules.laws(), rules.play, Supervision::Full).value.bonus;
}

/// P16. The arbiter may set any time; the proposal names the article, and an amount where there is an offender.
Ruling ruleOn(Rules const& rules, ClockAdjustment const& incident, Known const& known, Answers const& answers) {
    std::string const article{groundArticle(rules.laws(), rules.play, incident.ground)};
    if (incident.ground == Ground::WrongSetting)
        if (auto barred = settingStays(rules, movesMade(known, incident.moves), answers)) return std::move(*barred);
    auto const amount = amountFor(rules, incident.ground);
    Proposal proposal{{}, article};
    seconds const given = amount.value_or(usualBonus(rules));
    if (incident.offender && given > seconds::zero())
        proposal.effects.emplace_back(GiveTime{opponent(*incident.offender), given});
    return {amount ? Finding::TimeIsGiven : Finding::ArbiterSetsTime, article, std::move(proposal)};
}

} // namespace flagfall::rulings
