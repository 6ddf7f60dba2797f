// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/round_text.h"

#include "pairing/system.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct RoundText {
    Q_DECLARE_TR_FUNCTIONS(RoundText)
};

/// Of the round, or of the one that is paired next.
std::optional<pairing::GameOfMatches> gameOfRound(session::EventState const& state, RoundNumber number) {
    if (session::Round const* const round = state.round(number)) return round->game;
    if (!hasSeveralGames(session::systemRulesOf(state)) || number != state.nextRound()) return std::nullopt;
    auto const games = pairing::systemByCode(state.details.system)->games(session::tournamentOf(state));
    return games.size() > state.rounds.size() ? std::optional{games[state.rounds.size()]} : std::nullopt;
}

QString kindOfGame(session::EventDetails const& details, pairing::GameOfMatches const& game) {
    if (game.kind == pairing::GameKind::Armageddon) return RoundText::tr("Armageddon");
    auto const control = session::controlIn(details.ladder, game);
    switch (playTypeOf(details, control ? *control : *details.control)) {
    case PlayType::Standard: return RoundText::tr("standard", "a game of a match");
    case PlayType::Rapid: return RoundText::tr("rapid", "a game of a match");
    case PlayType::Blitz: return RoundText::tr("blitz", "a game of a match");
    }
    return {};
}

} // namespace

QString roundLabel(session::EventState const& state, RoundNumber round) {
    auto const game = gameOfRound(state, round);
    if (!game) return QString::number(round.value());
    return QString::number(game->round) + QLatin1Char('.') + QString::number(game->game);
}

bool isNextRoundKnown(session::EventState const& state) {
    return !session::systemRulesOf(state).playsMatches || gameOfRound(state, state.nextRound());
}

QString roundName(session::EventState const& state, RoundNumber round) {
    auto const game = gameOfRound(state, round);
    if (!game) return RoundText::tr("Round %1").arg(round.value());
    //: Of a knockout or a Double-Swiss: %1 the number of the round, %2 which game of its matches, %3 how it is played:
    //: "rapid".
    return RoundText::tr("Round %1, game %2 (%3)")
        .arg(QString::number(game->round), QString::number(game->game), kindOfGame(state.details, *game));
}

QString drawOddsText(session::EventState const& state, RoundNumber round) {
    session::Round const* const paired = state.round(round);
    if (!paired || !session::hasDrawOdds(*paired)) return {};
    return RoundText::tr("Draw odds: a draw wins the match for Black.");
}

} // namespace flagfall::view
