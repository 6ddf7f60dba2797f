// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/board_end.h"

#include "arbiter/rulings/cited.h"

namespace flagfall::rulings {
namespace {

using record::BoardEnd;

/// Empty where the edition knows no such end.
std::string_view articleOf(DrawnGameLaw const& law, BoardEnd how) {
    switch (how) {
    case BoardEnd::Checkmate: return law.checkmate;
    case BoardEnd::Stalemate: return law.stalemate;
    case BoardEnd::DeadPosition: return law.deadPosition;
    case BoardEnd::Fivefold: return law.fivefold.article;
    case BoardEnd::SeventyFiveMoves: return law.seventyFive;
    }
    return {};
}

Result scoreOf(EndedOnBoard const& incident) {
    if (incident.how != BoardEnd::Checkmate) return Result::Draw;
    return incident.mated == Colour::White ? Result::BlackWins : Result::WhiteWins;
}

} // namespace

/// The game is over from that position on; a signed result stands all the same.
Ruling ruleOn(Rules const& rules, EndedOnBoard const& incident, Known const&, Answers const&) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    if (incident.settled) return ruled(Finding::StandsAsEnded, law.signatures, {});
    auto const article = incident.how ? articleOf(law, *incident.how) : std::string_view{};
    if (article.empty()) return ruled(Finding::GoesOn, {}, {PlayOn{}});
    Effects effects{StopClocks{}};
    if (incident.since > 0) effects.emplace_back(VoidMoves{incident.since});
    effects.emplace_back(ScoreGame{scoreOf(incident)});
    return ruled(incident.how == BoardEnd::Checkmate ? Finding::Checkmated : Finding::Drawn, article,
                 std::move(effects));
}

/// No article forbids the moves; the arbiter may refuse the draw, or let it stand, with a reason on record.
Ruling ruleOn(Rules const& rules, ShamGame const&, Known const&, Answers const&) {
    auto const article = rules.laws().drawnGame.reputation;
    Ruling ruling = ruled(Finding::ArbiterDecides, article, {PlayOn{}});
    ruling.others = {{{ScoreGame{Result::Draw}}, std::string{rules.laws().drawnGame.agreement}},
                     {{ScoreGame{Result::BothLose}}, std::string{article}}};
    return ruling;
}

} // namespace flagfall::rulings
