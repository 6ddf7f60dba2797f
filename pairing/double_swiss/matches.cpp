// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/double_swiss/matches.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>

namespace flagfall::pairing::double_swiss {
namespace {

Scoring scoringOf(Scoring const& game) {
    Scoring match = Scoring::of(2 * game.win, 2 * game.draw, 2 * game.loss);
    match.forfeitWin = 2 * game.forfeitWin;
    match.forfeitLoss = 2 * game.forfeitLoss;
    match.allocatedBye = game.allocatedBye + game.halfPointBye;
    match.halfPointBye = 2 * game.halfPointBye;
    match.fullPointBye = 2 * game.fullPointBye;
    match.zeroPointBye = 2 * game.zeroPointBye;
    return match;
}

class Joining {
public:
    Joining(Tournament const& games, OpenGames open) : m_games(games), m_open(open) {
        for (Participant const& each : games.participants) m_places.emplace(each.id, &each);
    }

    Tournament tournament() const {
        Tournament matches = m_games;
        matches.scoring = scoringOf(m_games.scoring);
        matches.roundsPlanned = (m_games.roundsPlanned + 1) / gamesInMatch;
        int const count = (roundsOnFile(m_games) + 1) / gamesInMatch;
        for (std::size_t i = 0; i < m_games.participants.size(); ++i) {
            auto& rounds = matches.participants[i].rounds;
            rounds.clear();
            for (int match = 0; match < count; ++match) rounds.push_back(matchOf(m_games.participants[i], match));
        }
        return matches;
    }

private:
    using Games = std::array<RoundRecord const*, gamesInMatch>; ///< the second is null where it is not on file

    [[nodiscard]] Games gamesOf(Participant const& player, int match) const {
        static RoundRecord const absent;
        Games games{};
        for (int game = 0; game < gamesInMatch; ++game) {
            int const round = gamesInMatch * match + game;
            if (round >= roundsOnFile(m_games)) continue;
            auto const index = static_cast<std::size_t>(round);
            games[static_cast<std::size_t>(game)] = index < player.rounds.size() ? &player.rounds[index] : &absent;
        }
        return games;
    }

    [[nodiscard]] Points pointsIn(RoundRecord const* game) const {
        if (!game) return noPoint;
        bool const isDrawn = m_open == OpenGames::Draw && std::holds_alternative<Pending>(*game);
        return isDrawn ? m_games.scoring.draw : pointsOf(*game);
    }
    [[nodiscard]] Points pointsOfMatch(Games const& games) const { return pointsIn(games[0]) + pointsIn(games[1]); }

    static bool forfeitsAll(Games const& games) {
        auto const isForfeited = [](RoundRecord const* game) {
            return !game || std::holds_alternative<ForfeitLoss>(*game);
        };
        return std::all_of(games.begin(), games.end(), isForfeited);
    }

    [[nodiscard]] RoundRecord matchOf(Participant const& player, int match) const {
        Games const games = gamesOf(player, match);
        auto const first = scheduledGame(*games[0]);
        if (!first) return byeOf(games);
        auto const found = m_places.find(first->opponent);
        if (found == m_places.end()) return byeOf(games);
        Games const others = gamesOf(*found->second, match);
        if (forfeitsAll(games)) return ForfeitLoss{first->opponent, first->colour, pointsOfMatch(games)};
        if (forfeitsAll(others)) return ForfeitWin{first->opponent, first->colour, pointsOfMatch(games)};
        bool const isOpen = std::all_of(games.begin(), games.end(), [](RoundRecord const* game) {
            return !game || std::holds_alternative<Pending>(*game);
        });
        if (isOpen) return Pending{first->opponent, first->colour};
        return playedMatch(player.id, *first, games, pointsOfMatch(games), pointsOfMatch(others));
    }

    [[nodiscard]] Played playedMatch(PlayerId player, ScheduledGame const& first, Games const& games, Points own,
                                     Points others) const {
        Score const score = own > others ? Score::Win : own == others ? Score::Draw : Score::Loss;
        Played match{first.opponent, first.colour, score, own};
        for (RoundRecord const* const game : games) {
            auto const one = game ? scheduledGame(*game) : std::nullopt;
            bool const isOpen = game && std::holds_alternative<Pending>(*game);
            if (!one || (isOpen && m_open == OpenGames::Nothing)) continue;
            bool const isForfeited = !isOpen && !std::holds_alternative<Played>(*game);
            match.games.push_back({player, one->opponent, one->colour, pointsIn(game), isForfeited});
        }
        auto const isForfeited = [](RoundRecord const* game) {
            return !game || std::holds_alternative<ForfeitWin>(*game) || std::holds_alternative<ForfeitLoss>(*game);
        };
        if (std::all_of(games.begin(), games.end(), isForfeited)) match.games.clear();
        return match;
    }

    [[nodiscard]] RoundRecord byeOf(Games const& games) const {
        RoundRecord bye = *games[0];
        if (games[1] && std::holds_alternative<AllocatedBye>(*games[1])) bye = *games[1];
        if (scheduledGame(bye)) bye = ZeroPointBye{}; // against somebody who is not there
        std::visit(
            [&](auto& each) {
                if constexpr (requires { each.points; }) each.points = pointsOfMatch(games);
            },
            bye);
        return bye;
    }

    Tournament const& m_games;
    OpenGames m_open;
    std::unordered_map<PlayerId, Participant const*> m_places;
};

/// Nobody, where there is no game.
std::optional<PlayerId> opponentIn(RoundRecord const& game) {
    auto const scheduled = scheduledGame(game);
    return scheduled ? std::optional{scheduled->opponent} : std::nullopt;
}

} // namespace

Tournament matchesOf(Tournament const& games, OpenGames open) { return Joining{games, open}.tournament(); }

bool isWithoutColour(RoundRecord const& match) {
    auto const* const played = std::get_if<Played>(&match);
    return played && played->games.empty();
}

bool areMatches(Tournament const& games) {
    return std::all_of(games.participants.begin(), games.participants.end(), [](Participant const& each) {
        for (std::size_t i = 0; i + 1 < each.rounds.size(); i += gamesInMatch)
            if (opponentIn(each.rounds[i]) != opponentIn(each.rounds[i + 1])) return false;
        return true;
    });
}

} // namespace flagfall::pairing::double_swiss
