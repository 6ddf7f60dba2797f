// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/system.h"
#include "pairing/trf/checks.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace flagfall::pairing::trf {
namespace {

using Scores = std::unordered_map<int, Points>;
using Boards = std::map<std::pair<int, int>, std::size_t>;

Boards boardsOf(std::vector<TableLine> const& lines) {
    Boards boards;
    for (auto const [white, black] : lines) boards.emplace(std::pair{white, black}, boards.size());
    return boards;
}

std::pair<int, int> key(ImportedGame const& game) { return {game.white.value(), game.black.value()}; }

/// The boards of the table that has this round, with its colours; nothing when none has.
std::optional<Boards> tableWith(ImportedRound const& round, int players) {
    for (std::string_view const code : systemCodes()) {
        PairingSystem const* const system = systemByCode(code);
        if (round.round.value() > system->rounds(players)) continue;
        Boards boards = boardsOf(system->table(players, round.round.value()));
        if (!boards.empty() && std::all_of(round.games.begin(), round.games.end(),
                                           [&boards](ImportedGame const& game) { return boards.contains(key(game)); }))
            return boards;
    }
    return std::nullopt;
}

void orderByTable(ImportedRound& round, Boards const& boards) {
    std::sort(round.games.begin(), round.games.end(), [&boards](ImportedGame const& a, ImportedGame const& b) {
        return boards.at(key(a)) < boards.at(key(b));
    });
}

/// C.04.2, Art. 3.6: the score of the higher-ranked player of the pair, the sum of both scores, the number of
/// the higher-ranked player. Smaller is earlier.
std::tuple<int, int, int> rankOf(ImportedGame const& game, Scores& scores) {
    int const white = scores[game.white.value()].hundredths();
    int const black = scores[game.black.value()].hundredths();
    int const number = white == black  ? std::min(game.white.value(), game.black.value())
                       : white > black ? game.white.value()
                                       : game.black.value();
    return {-std::max(white, black), -(white + black), number};
}

void orderByScores(ImportedRound& round, Scores& scores) {
    std::sort(round.games.begin(), round.games.end(), [&scores](ImportedGame const& a, ImportedGame const& b) {
        return rankOf(a, scores) < rankOf(b, scores);
    });
}

Points pointsOf(ByeKind kind) {
    switch (kind) {
    case ByeKind::Allocated:
    case ByeKind::FullPoint: return onePoint;
    case ByeKind::HalfPoint: return halfPoint;
    case ByeKind::ZeroPoint: break;
    }
    return noPoint;
}

void addTo(Scores& scores, ImportedRound const& round) {
    for (ImportedGame const& game : round.games) {
        if (!game.result) continue;
        scores[game.white.value()] += points(*game.result).white;
        scores[game.black.value()] += points(*game.result).black;
    }
    for (ImportedBye const& bye : round.byes) scores[bye.player.value()] += pointsOf(bye.kind);
}

} // namespace

void orderBoards(std::vector<ImportedRound>& rounds, int players, bool isRoundRobin) {
    Scores scores;
    for (ImportedRound& round : rounds) {
        auto const table = isRoundRobin ? tableWith(round, players) : std::nullopt;
        if (table)
            orderByTable(round, *table);
        else
            orderByScores(round, scores);
        addTo(scores, round);
    }
}

} // namespace flagfall::pairing::trf
