// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/norm_report.h"

#include "app/session/reports/rating_report.h"
#include "pairing/system.h"

#include <algorithm>
#include <array>
#include <map>

namespace flagfall::session {
namespace {

using pairing::Norm;
using pairing::NormGame;
using pairing::NormPlayer;
using pairing::PlayerTitle;

constexpr int leastRounds = 9;
constexpr std::array allNorms{Norm::Gm, Norm::Im, Norm::Wgm, Norm::Wim};

static_assert(static_cast<int>(PlayerTitle::None) == static_cast<int>(Title::None) &&
              static_cast<int>(PlayerTitle::Wim) == static_cast<int>(Title::Wim));

NormPlayer normPlayerOf(EventDetails const& event, PlayerDetails const& player) {
    return {static_cast<PlayerTitle>(player.title), player.federation, fideRatingOf(event, player)};
}

PlayerTitle titleOf(Norm norm) {
    constexpr std::array titles{PlayerTitle::Gm, PlayerTitle::Im, PlayerTitle::Wgm, PlayerTitle::Wim};
    return titles[static_cast<std::size_t>(norm)];
}

bool isOfUse(Norm norm, PlayerDetails const& player) {
    bool const isOfWomen = norm == Norm::Wgm || norm == Norm::Wim;
    if (isOfWomen && player.sex != Sex::Woman) return false;
    return !pairing::isAsHigh(static_cast<PlayerTitle>(player.title), norm);
}

/// The games of a player, played and to come.
struct NormGames {
    std::vector<NormGame> games{};
    int unknown = 0; ///< games to come against somebody who is not known yet
    bool hasUnplayedPoint = false;

    [[nodiscard]] std::vector<NormGame> played() const {
        std::vector<NormGame> some = games;
        std::erase_if(some, [](NormGame const& game) { return !game.score; });
        return some;
    }
    [[nodiscard]] int toCome() const {
        return static_cast<int>(std::ranges::count_if(games, [](NormGame const& game) { return !game.score; })) +
               unknown;
    }
};

/// Looks for norms in an event that can have some.
class NormFinder {
public:
    explicit NormFinder(EventState const& state)
        : m_state(state), m_tournament(tournamentOf(state)), m_system(pairing::systemByCode(state.details.system)),
          m_isFixed(m_tournament.kind == pairing::SystemKind::RoundRobin) {
        lookAhead();
    }

    enum class Which { All, InSight };
    [[nodiscard]] std::vector<PlayerNorm> normsOf(PlayerId id, Which which) const {
        std::vector<PlayerNorm> found;
        auto const self = std::ranges::find(m_tournament.participants, id, &pairing::Participant::id);
        Player const* const player = m_state.player(id);
        if (self == m_tournament.participants.end() || !player) return found;
        NormGames const games = gamesOf(*self, *player);
        for (Norm const norm : allNorms)
            if (isOfUse(norm, player->details) && (which == Which::All || hasOpponentsFor(norm, games)))
                found.push_back(normOf(norm, *player, games));
        if (which == Which::InSight)
            std::erase_if(found, [](PlayerNorm const& one) { return one.outlook == NormOutlook::OutOfReach; });
        return found;
    }

    [[nodiscard]] std::vector<PlayerId> inOrder() const {
        std::vector<PlayerId> ids;
        for (pairing::Participant const& each : m_tournament.participants) ids.push_back(each.id);
        return ids;
    }

private:
    /// Where rounds follow from a table, those to come follow from what was played, by hand or not.
    void lookAhead() {
        bool const knows = m_system && m_system->rules().allowsManualPairing &&
                           !m_system->table(static_cast<int>(m_tournament.participants.size()), 1).empty();
        pairing::Tournament ahead = m_tournament;
        while (knows) {
            auto const next = m_system->pairNext(ahead);
            if (!next) break;
            pairing::Round const round = pairing::roundOf(ahead, *next);
            for (pairing::Participant& each : ahead.participants) each.rounds.emplace_back(pairing::ZeroPointBye{});
            std::vector<pairing::TableLine>& lines = m_toCome[next->round];
            for (pairing::Board const& board : round.boards) {
                auto& white = ahead.participants[static_cast<std::size_t>(board.white)];
                auto& black = ahead.participants[static_cast<std::size_t>(board.black)];
                white.rounds.back() = pairing::Pending{black.id, Colour::White};
                black.rounds.back() = pairing::Pending{white.id, Colour::Black};
                lines.push_back({board.white + 1, board.black + 1});
            }
        }
    }
    [[nodiscard]] std::vector<pairing::TableLine> linesOf(RoundNumber round) const {
        if (auto const known = m_toCome.find(round); known != m_toCome.end()) return known->second;
        auto const players = static_cast<int>(m_tournament.participants.size());
        return m_system ? m_system->table(players, round.value()) : std::vector<pairing::TableLine>{};
    }

    [[nodiscard]] NormPlayer playerOf(PlayerId id) const {
        Player const* const player = m_state.player(id);
        return player ? normPlayerOf(m_state.details, player->details) : NormPlayer{};
    }

    [[nodiscard]] NormGames gamesOf(pairing::Participant const& self, Player const& player) const {
        NormGames found;
        for (std::size_t i = 0; i < self.rounds.size(); ++i) {
            RoundNumber const round{static_cast<int>(i) + 1};
            auto const& record = self.rounds[i];
            if (auto const* const game = std::get_if<pairing::Played>(&record)) {
                if (game->isRated) found.games.push_back({round, playerOf(game->opponent), game->score});
            } else if (auto const* const open = std::get_if<pairing::Pending>(&record)) {
                found.games.push_back({round, playerOf(open->opponent)});
            } else if (std::holds_alternative<pairing::AllocatedBye>(record) ||
                       std::holds_alternative<pairing::ForfeitWin>(record)) {
                found.hasUnplayedPoint = true;
            }
        }
        for (int round = m_state.nextRound().value(); round <= m_tournament.roundsPlanned; ++round)
            addToCome(found, self, player, RoundNumber{round});
        return found;
    }

    void addToCome(NormGames& found, pairing::Participant const& self, Player const& player, RoundNumber round) const {
        if (player.withdrawnFrom || byeIn(player, round)) return;
        auto const players = static_cast<int>(m_tournament.participants.size());
        auto const table = linesOf(round);
        found.unknown += table.empty();
        int const own = self.number.value();
        for (pairing::TableLine const& line : table) {
            if (line.white != own && line.black != own) continue;
            int const other = line.white == own ? line.black : line.white;
            if (other > players) continue; // a rest
            pairing::Participant const& opponent = m_tournament.participants[static_cast<std::size_t>(other) - 1];
            if (opponent.withdrawn)
                found.hasUnplayedPoint = true;
            else
                found.games.push_back({round, playerOf(opponent.id)});
        }
    }

    [[nodiscard]] int strongestBut(PlayerId id) const {
        int most = 0;
        for (auto const& [other, player] : m_state.players)
            if (other != id) most = std::max(most, fideRatingOf(m_state.details, player.details));
        return most;
    }

    /// Three opponents have the title, or may have it: without them nothing else needs to be looked at (B.01, 1.4.5).
    static bool hasOpponentsFor(Norm norm, NormGames const& games) {
        constexpr int least = 3;
        auto const titled = std::ranges::count_if(
            games.games, [norm](NormGame const& game) { return pairing::isAsHigh(game.opponent.title, norm); });
        return titled + games.unknown >= least;
    }

    [[nodiscard]] PlayerNorm normOf(Norm norm, Player const& player, NormGames const& games) const {
        NormPlayer const self = normPlayerOf(m_state.details, player.details);
        pairing::NormEvent event{.isRoundRobin = m_isFixed,
                                 .rounds = m_tournament.roundsPlanned,
                                 .hasUnplayedPoint = games.hasUnplayedPoint};
        auto const played = games.played();
        PlayerNorm found{.norm = norm,
                         .check = checkNorm(norm, self, played, event),
                         .gamesToCome = games.toCome(),
                         .unknownOpponents = games.unknown};
        // Where every round is used, nothing is made before the last one.
        bool const isOver = !m_isFixed || found.gamesToCome == 0;
        if (found.check.isMet && isOver) {
            found.outlook = NormOutlook::Made;
            return found;
        }
        event.isExemptFromFederations = true;
        if (isOver && checkNorm(norm, self, played, event).isMet) found.outlook = NormOutlook::MadeIfExempt;
        event.isExemptFromFederations = false;
        if (found.gamesToCome == 0) return found;
        if (games.unknown == 0)
            found.halvesNeeded = forecastNorm(norm, self, games.games, event).halvesNeeded;
        else
            found.needs = needsOf(norm, player, games, event);
        if (found.halvesNeeded || !found.needs.empty()) found.outlook = NormOutlook::Possible;
        return found;
    }

    /// What averageNeeded() says, as far as a check with opponents of that strength and of wished-for titles and
    /// federations agrees. Games against known opponents are won first.
    [[nodiscard]] std::vector<NormNeed> needsOf(Norm norm, Player const& player, NormGames const& games,
                                                pairing::NormEvent event) const {
        event.isRoundRobin = true; // which of the games would be left out is not known
        NormPlayer const self = normPlayerOf(m_state.details, player.details);
        int const strongest = strongestBut(player.id);
        std::vector<NormNeed> needs;
        for (int halves = 0; halves <= 2 * games.toCome(); ++halves) {
            std::vector<NormGame> all = games.games;
            int left = halves;
            for (NormGame& game : all)
                if (!game.score) game.score = take(left);
            auto const average = averageNeeded(norm, all, games.unknown, left);
            if (!average || *average > strongest) continue;
            if (!needs.empty() && *average >= needs.back().average) break; // more points ask for nothing less
            for (int i = 1; i <= games.unknown; ++i)
                all.push_back({RoundNumber{m_tournament.roundsPlanned + i},
                               {titleOf(norm), std::string("?") + std::to_string(i), *average},
                               take(left)});
            if (checkNorm(norm, self, all, event).isMet) needs.push_back({halves, *average});
        }
        return needs;
    }

    static pairing::Score take(int& halves) {
        if (halves >= 2) {
            halves -= 2;
            return pairing::Score::Win;
        }
        return std::exchange(halves, 0) == 1 ? pairing::Score::Draw : pairing::Score::Loss;
    }

    EventState const& m_state;
    pairing::Tournament m_tournament;
    pairing::PairingSystem const* m_system;
    std::map<RoundNumber, std::vector<pairing::TableLine>> m_toCome;
    bool m_isFixed;
};

} // namespace

std::optional<NoNorms> noNormsIn(EventState const& state) {
    if (playTypeOf(state.details) != PlayType::Standard) return NoNorms::NotStandard;
    return plannedRounds(state) < leastRounds ? std::optional{NoNorms::FewRounds} : std::nullopt;
}

std::vector<PlayerNorm> normsOf(EventState const& state, PlayerId player) {
    return noNormsIn(state) ? std::vector<PlayerNorm>{} : NormFinder(state).normsOf(player, NormFinder::Which::All);
}

std::vector<NormInSight> normsInSight(EventState const& state) {
    std::vector<NormInSight> found;
    if (noNormsIn(state)) return found;
    NormFinder const finder(state);
    for (PlayerId const id : finder.inOrder())
        for (PlayerNorm& norm : finder.normsOf(id, NormFinder::Which::InSight)) found.push_back({id, std::move(norm)});
    return found;
}

pairing::TitleEventFigures titleFiguresOf(EventState const& state) {
    std::vector<NormPlayer> players;
    for (auto const& [id, player] : state.players) players.push_back(normPlayerOf(state.details, player.details));
    return titleEventFigures(players, state.details.federation);
}

} // namespace flagfall::session
