// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/checks.h"
#include "pairing/trf/points.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

/// What a game over the board counts for a player by the snapshot; none for other entries.
std::optional<Points> countedFor(ImportedTournament const& file, PairingNumber player, RoundNumber round) {
    auto const& rounds = file.tournament.participants[static_cast<std::size_t>(player.value()) - 1].rounds;
    auto const* const game = std::get_if<Played>(&rounds[static_cast<std::size_t>(round.value()) - 1]);
    return game ? std::optional{game->points} : std::nullopt;
}

/// 1, ½ or 0, whatever the file counts for it; none for points that no result gives.
std::optional<Points> ofAGame(Scoring const& scoring, Points counted) {
    if (counted == scoring.win) return onePoint;
    if (counted == scoring.draw) return halfPoint;
    if (counted == scoring.loss) return noPoint;
    return std::nullopt;
}

std::optional<ByColour<Points>> ruledIn(ImportedTournament const& file, RoundNumber round, ImportedGame const& game) {
    auto const white = countedFor(file, game.white, round);
    auto const black = countedFor(file, game.black, round);
    if (!white || !black) return std::nullopt;
    auto const forWhite = ofAGame(file.tournament.scoring, *white);
    auto const forBlack = ofAGame(file.tournament.scoring, *black);
    if (!forWhite || !forBlack || *forWhite + *forBlack <= onePoint) return std::nullopt;
    return ByColour{*forWhite, *forBlack};
}

bool isRuled(ImportedRound const& round, int player) {
    return std::any_of(round.games.begin(), round.games.end(), [player](ImportedGame const& game) {
        return game.ruled && (game.white.value() == player || game.black.value() == player);
    });
}

/// Whether a record is about such games, and nothing else.
bool isTaken(AbnormalPointsRecord const& record, Draft const& draft, ImportedTournament const& file) {
    bool isAboutSomething = false;
    for (ImportedRound const& round : file.played) {
        if (record.round != 0 && record.round != round.round.value()) continue;
        for (PlayerDraft const& player : draft.records) {
            int const number = player.number.value_or(0);
            if (!concerns(record, number, round.round.value(), player.cell(round.round.value()))) continue;
            if (!isRuled(round, number)) return false;
            isAboutSomething = true;
        }
    }
    return isAboutSomething;
}

} // namespace

void takeRuledScores(Draft const& draft, ImportedTournament& file, Remarks& remarks) {
    for (ImportedRound& round : file.played)
        for (ImportedGame& game : round.games) game.ruled = ruledIn(file, round.round, game);
    for (auto const& [record, place, code] : draft.abnormalPoints)
        if (code == "299" && (isOfTeams(draft, record) || !isTaken(record, draft, file)))
            remarks.ignoredRecord(Remark::What::AbnormalPoints, place.line, code);
}

} // namespace flagfall::pairing::trf
