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

/// On the other grounds nobody is penalised: the clocks show what they should.
bool isPenalised(Ground ground) {
    return ground == Ground::Disturbance || ground == Ground::ClockHandling || ground == Ground::OtherPenalty ||
           ground == Ground::ArbiterDecision;
}

/// The first illegal move decides the game (2009: B.3c; 2014: A.4b; July 2017: A.4.2): no time is given for one.
Ruling decidesGame(Rules const& rules) {
    std::string const article{illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision).article};
    return {Finding::NotForeseen, article, Proposal{{}, article}};
}

} // namespace

/// P16. The arbiter may set any time; the proposal names the article, and an amount where there is an offender.
Ruling ruleOn(Rules const& rules, ClockAdjustment const& incident, Known const& known, Answers const& answers) {
    std::string const article{groundArticle(rules.laws(), rules.play, incident.ground)};
    if (incident.ground == Ground::WrongSetting)
        if (auto barred = settingStays(rules, movesMade(known, incident.moves), answers)) return std::move(*barred);
    auto const amount = amountFor(rules, incident.ground);
    if (incident.offender && amount == seconds::zero()) return decidesGame(rules);
    Proposal proposal{{}, article};
    if (incident.offender && (amount || isPenalised(incident.ground)))
        proposal.effects.emplace_back(GiveTime{opponent(*incident.offender), amount.value_or(usualBonus)});
    Ruling ruling{amount ? Finding::TimeIsGiven : Finding::ArbiterSetsTime, article, std::move(proposal)};
    std::string_view const disabled = rules.laws().disabledKeepTime;
    if (incident.ground == Ground::Assistance && !disabled.empty())
        ruling.remarks.push_back({Remark::What::DisabledKeepTime, disabled});
    return ruling;
}

} // namespace flagfall::rulings
