// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/illegal_position.h"

#include "arbiter/rulings/cited.h"

namespace flagfall::rulings {
namespace {

bool isLimited(Rules const& rules) {
    return rules.play != PlayType::Standard && rules.house.supervision == Supervision::Limited;
}

/// With full supervision it is an illegal move like any other, and the arbiter acts.
Cited<PlainSight> plainSight(Rules const& rules) {
    IllegalMoveLaw const& law = rules.laws().illegalMoves;
    if (!isLimited(rules))
        return {PlainSight::Intervene, illegalMoveAdmission(rules.laws(), rules.play, rules.house.supervision).article};
    return rules.play == PlayType::Rapid ? law.rapidSight : law.blitzSight;
}

} // namespace

Ruling ruleOn(Rules const& rules, IllegalPosition const& incident, Known const&, Answers const&) {
    auto const [sight, article] = plainSight(rules);
    // With limited supervision nothing is left to act on once the next move was legal (2009: A.4c).
    bool const cured = isLimited(rules) && incident.next == NextMove::Legal;
    if (sight == PlainSight::Intervene && !cured) return ruled(Finding::ActOnIt, article, {StopClocks{}});
    if (sight == PlainSight::Never) {
        Ruling ruling = ruled(Finding::MustNotIntervene, article, {PlayOn{}});
        ruling.mayNot.push_back(Forbidden::PenaliseAlone);
        return ruling;
    }
    if (incident.next == NextMove::NotYet) return ruled(Finding::AwaitMove, article, {});
    if (incident.next == NextMove::Legal) return ruled(Finding::Cured, article, {PlayOn{}});
    return ruled(Finding::Drawn, article, {StopClocks{}, ScoreGame{Result::Draw}});
}

} // namespace flagfall::rulings
