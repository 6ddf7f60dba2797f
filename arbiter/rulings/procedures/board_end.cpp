// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/board_end.h"

#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/game_over.h"

namespace flagfall::rulings {
std::string_view articleOf(DrawnGameLaw const& law, record::BoardEnd how) {
    switch (how) {
    case record::BoardEnd::Checkmate: return law.checkmate;
    case record::BoardEnd::Stalemate: return law.stalemate;
    case record::BoardEnd::DeadPosition: return law.deadPosition;
    case record::BoardEnd::Fivefold: return law.fivefold.article;
    case record::BoardEnd::SeventyFiveMoves: return law.seventyFive;
    }
    return {};
}

namespace {

using record::BoardEnd;

std::optional<BoardEnd> asEnd(std::optional<GameOver> over) {
    if (!over) return std::nullopt;
    switch (*over) {
    case GameOver::Checkmate: return BoardEnd::Checkmate;
    case GameOver::Stalemate: return BoardEnd::Stalemate;
    case GameOver::DeadPosition: return BoardEnd::DeadPosition;
    case GameOver::Fivefold: return BoardEnd::Fivefold;
    case GameOver::SeventyFiveMoves: return BoardEnd::SeventyFiveMoves;
    case GameOver::Resignation:
    case GameOver::Agreement:
    case GameOver::CorrectClaim: break;
    }
    return std::nullopt;
}

/// The board shows that it is not so. Nothing is shown of what came before the last moves.
bool disproved(EndedOnBoard const& incident, Known const& known) {
    if (incident.disproved) return true;
    if (!known.position || incident.since > 0) return false;
    auto const& [white, black] = known.sides;
    if (incident.how == BoardEnd::Checkmate) return !known.position->isCheckmate();
    if (incident.how == BoardEnd::Stalemate) return !known.position->isStalemate();
    return incident.how == BoardEnd::DeadPosition &&
           (white.canMate == CanMate::Yes || black.canMate == CanMate::Yes || known.position->isCheckmate());
}

/// Mate or stalemate on the board goes before anything else that is said of the end (9.6.2).
std::optional<BoardEnd> shownBy(EndedOnBoard const& incident, Known const& known) {
    if (!known.position || incident.since > 0 || incident.disproved) return std::nullopt;
    if (known.position->isCheckmate()) return BoardEnd::Checkmate;
    return known.position->isStalemate() ? std::optional{BoardEnd::Stalemate} : std::nullopt;
}

/// A draw that had come before ended the game, whatever was played on the board afterwards (9.6).
std::optional<BoardEnd> drawnEarlier(DrawnGameLaw const& law, EndedOnBoard const& incident, Known const& known) {
    if (!known.drawnBefore || incident.since > 0) return std::nullopt;
    auto const how = *known.drawnBefore == AutomaticDraw::Fivefold ? BoardEnd::Fivefold : BoardEnd::SeventyFiveMoves;
    return articleOf(law, how).empty() ? std::nullopt : std::optional{how};
}

Result scoreOf(BoardEnd how, std::optional<Colour> mated, Known const& known) {
    if (known.over && known.overScore && asEnd(known.over) == how) return *known.overScore;
    if (how != BoardEnd::Checkmate) return Result::Draw;
    bool const shown = known.position && known.position->isCheckmate();
    Colour const loser = shown ? known.position->turn() : mated.value_or(Colour::Black);
    return loser == Colour::White ? Result::BlackWins : Result::WhiteWins;
}

/// Where a draw needs a claim (2009: 9.2, 9.3).
std::optional<record::ClaimBasis> byClaim(EndedOnBoard const& incident, Known const& known) {
    if (incident.how == BoardEnd::Fivefold) return record::ClaimBasis::RepetitionOnBoard;
    if (incident.how == BoardEnd::SeventyFiveMoves) return record::ClaimBasis::FiftyOnBoard;
    bool const fifty = known.position && known.position->halfmoveClock() >= 100;
    return fifty && !incident.claimable ? std::optional{record::ClaimBasis::FiftyOnBoard} : incident.claimable;
}

/// The arbiter knows what could be claimed, but does not say so.
Ruling goesOn(DrawnGameLaw const& law, EndedOnBoard const& incident, Known const& known) {
    auto const article = incident.how ? articleOf(law, *incident.how) : std::string_view{};
    auto const claim = article.empty() ? byClaim(incident, known) : std::nullopt;
    auto const fallback = article.empty() ? law.checkmate : article;
    Ruling ruling = ruled(Finding::GoesOn, claim ? basisArticle(law, *claim) : fallback, {PlayOn{}});
    if (disproved(incident, known)) ruling.remarks.push_back({Remark::What::AgainstTheRecord});
    if (!claim) return ruling;
    ruling.remarks.push_back({Remark::What::MayClaim, basisArticle(law, *claim)});
    ruling.mayNot = {Forbidden::TellPlayer};
    return ruling;
}

} // namespace

/// The game is over from that position on; a signed result stands all the same.
Ruling ruleOn(Rules const& rules, EndedOnBoard const& incident, Known const& known, Answers const&) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    if (incident.settled) return ruled(Finding::StandsAsEnded, law.signatures, {});
    auto shown = drawnEarlier(law, incident, known);
    if (!shown) shown = shownBy(incident, known);
    if (!shown && incident.since == 0) shown = asEnd(known.over); // nothing ends a game twice
    if (!shown && disproved(incident, known)) return goesOn(law, incident, known);
    auto const how = shown ? shown : incident.how ? incident.how : asEnd(overUnder(rules.laws(), known));
    auto const article = how ? articleOf(law, *how) : std::string_view{};
    if (article.empty()) return goesOn(law, incident, known);
    Effects effects{StopClocks{}};
    if (incident.since > 0) effects.emplace_back(VoidMoves{incident.since});
    effects.emplace_back(ScoreGame{scoreOf(*how, incident.mated, known)});
    Ruling ruling =
        ruled(how == BoardEnd::Checkmate ? Finding::Checkmated : Finding::Drawn, article, std::move(effects));
    if (shown && incident.how && incident.how != shown) ruling.remarks.push_back({Remark::What::AgainstTheRecord});
    return ruling;
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
