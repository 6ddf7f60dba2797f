// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/missed_press.h"

namespace flagfall::rulings {

/// The player may always press, even after the reply. From 2014 on the next move completes the one before; nothing is
/// credited for it, but the arbiter may add the increment.
Ruling ruleOn(Rules const& rules, MissedPress const& incident, Known const& known, Answers const&) {
    std::string const completes{rules.laws().nextMoveCompletes};
    if (!incident.movedAgain || completes.empty()) {
        std::string const article{groundArticle(rules.laws(), rules.play, Ground::MissedPress)};
        return {.finding = Finding::MayStillPress, .article = article, .next = Proposal{{PlayOn{}}, article}};
    }
    Effects effects{PlayOn{}};
    if (int const counted = known.sides[incident.by].movesCounted.value_or(0); counted > 0)
        effects = {SetMoves{incident.by, counted + 1}};
    Ruling ruling{.finding = Finding::MoveCompleted, .article = completes, .next = Proposal{effects, completes}};
    if (incident.increment > std::chrono::seconds::zero()) {
        effects.emplace_back(GiveTime{incident.by, incident.increment});
        ruling.others.push_back({std::move(effects), completes});
    }
    return ruling;
}

} // namespace flagfall::rulings
