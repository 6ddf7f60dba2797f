// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/displaced_pieces.h"
#include "arbiter/rulings/offence_register.h"
#include "arbiter/rulings/procedures/illegal_move.h"
#include "arbiter/rulings/procedures/penalty.h"

namespace flagfall::rulings {
namespace {

/// Where the arbiter finds that the clock was pressed after an illegal move; none where that has to be asked about.
std::optional<Choice> asIllegalMove(Rules const& rules, Colour by, Known const& known) {
    Known then = known;
    if (then.before && then.before->turn() != by) then.before.reset();
    Ruling const ruling = ruleOn(rules, IllegalMove{.by = by}, then, {});
    auto const* const proposal = ruling.proposes();
    if (!proposal || !effectIn<CountIllegalMove>(proposal->effects)) return std::nullopt;
    return Choice{proposal->effects, proposal->article};
}

/// 2009: 7.3; later: 7.4. The player puts them back on his own time, whoever has the move; either player may stop the
/// clocks for that. A penalty is left to the arbiter: none the first time, then a warning.
Ruling displacedBy(Rules const& rules, PiecesDisplaced const& incident, Colour by, Known const& known) {
    DisplacedLaw const& law = rules.laws().displaced;
    std::string article{law.byPlayer};
    Effects effects;
    if (incident.pressed) effects.emplace_back(StopClocks{});
    effects.emplace_back(ChargeClock{by});
    auto const usual = suggestedPenalty(Misconduct::PiecesDisplaced, incident.timesBefore).penalty;
    if (auto const choice = usual ? penaltyChoice(rules, by, known, *usual) : std::nullopt) {
        effects.insert(effects.end(), choice->effects.begin(), choice->effects.end());
        article += (law.penalised == law.byPlayer ? "" : ", " + std::string{law.penalised}) + ", " + choice->article;
    }
    Ruling ruling{Finding::PutBackByPlayer, std::string{law.byPlayer},
                  Proposal{std::move(effects), std::move(article)}};
    ruling.others = penaltyChoices(rules, by, known, usual);
    if (!incident.pressed) return ruling;
    ruling.remarks = {{Remark::What::MayPressBack, law.byPlayer}};
    if (auto illegal = asIllegalMove(rules, by, known)) ruling.others.push_back(std::move(*illegal));
    return ruling;
}

/// 2009: 7.5; later: 7.6. Nothing is counted and nobody is given time.
Ruling foundLater(DisplacedLaw const& law, Known const& known) {
    std::string const article{law.found};
    Effects effects{StopClocks{}};
    if (known.before)
        effects.emplace_back(RestorePosition{*known.before});
    else
        effects.emplace_back(RestoreLastKnown{});
    Ruling ruling{Finding::PositionRestored, article, Proposal{std::move(effects), article}};
    ruling.remarks = {{Remark::What::TimesByJudgement, law.found}};
    return ruling;
}

} // namespace

/// P13.
Ruling ruleOn(Rules const& rules, PiecesDisplaced const& incident, Known const& known, Answers const&) {
    if (incident.by) return displacedBy(rules, incident, *incident.by, known);
    return foundLater(rules.laws().displaced, known);
}

} // namespace flagfall::rulings
