// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/game_over.h"

namespace flagfall::rulings {
namespace {

bool cannotMate(KnownSide const& side) { return side.canMate == CanMate::No; }

} // namespace

std::optional<GameOver> overOnBoard(Known const& known) {
    if (known.over) return known.over;
    if (known.drawnBefore)
        return *known.drawnBefore == AutomaticDraw::Fivefold ? GameOver::Fivefold : GameOver::SeventyFiveMoves;
    if (known.position && known.position->isCheckmate()) return GameOver::Checkmate;
    if (known.position && known.position->isStalemate()) return GameOver::Stalemate;
    bool const dead = cannotMate(known.sides.white) && cannotMate(known.sides.black);
    return dead ? std::optional{GameOver::DeadPosition} : std::nullopt;
}

std::string articleOf(Edition const& edition, GameOver how) {
    DrawnGameLaw const& law = edition.drawnGame;
    switch (how) {
    case GameOver::Checkmate: return std::string{law.checkmate};
    case GameOver::Stalemate: return std::string{law.stalemate};
    case GameOver::DeadPosition: return std::string{law.deadPosition};
    case GameOver::Resignation: return std::string{law.resignation};
    case GameOver::Agreement: return std::string{law.agreement};
    case GameOver::CorrectClaim: return std::string{law.claimCorrect};
    case GameOver::Fivefold: return std::string{law.fivefold.article};
    case GameOver::SeventyFiveMoves: return std::string{law.seventyFive};
    }
    return {};
}

std::optional<GameOver> overUnder(Edition const& edition, Known const& known) {
    auto const how = overOnBoard(known);
    if (!how || !articleOf(edition, *how).empty()) return how;
    if (known.over || !known.drawnBefore) return std::nullopt;
    Known withoutIt = known;
    withoutIt.drawnBefore.reset();
    return overOnBoard(withoutIt);
}

std::optional<Result> scoreOf(GameOver how, Known const& known) {
    if (known.overScore) return known.overScore;
    if (how == GameOver::Resignation) return std::nullopt;
    if (how != GameOver::Checkmate) return Result::Draw;
    if (!known.position) return std::nullopt;
    return known.position->turn() == Colour::White ? Result::BlackWins : Result::WhiteWins;
}

std::optional<Result> scoreOnceOver(Edition const& edition, Known const& known) {
    if (known.result) return known.result;
    auto const over = overUnder(edition, known);
    return over ? scoreOf(*over, known) : std::nullopt;
}

} // namespace flagfall::rulings
