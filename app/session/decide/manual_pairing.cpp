// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/manual_pairing.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace flagfall::session {
namespace {

/// How often everybody is seated; the bye is a seat.
std::map<PlayerId, int> seatsOf(pairing::RoundPairing const& pairing) {
    std::map<PlayerId, int> seats;
    for (pairing::Pair const& pair : pairing.pairs) {
        ++seats[pair.white];
        ++seats[pair.black];
    }
    for (PlayerId const player : pairing.byes) ++seats[player];
    return seats;
}

bool isInOrder(std::vector<pairing::Pair> const& pairs, BoardNumber first) {
    int number = first.value();
    return std::ranges::all_of(pairs, [&number](auto const& pair) { return pair.board.value() == number++; });
}

void number(std::vector<pairing::Pair>& pairs, BoardNumber first) {
    int next = first.value();
    for (pairing::Pair& pair : pairs) pair.board = BoardNumber{next++};
}

/// In a table everybody keeps his place, whoever has left.
bool takesPart(pairing::Tournament const& tournament, pairing::Participant const& participant) {
    return tournament.kind == pairing::SystemKind::RoundRobin || (!participant.rests && !participant.withdrawn);
}

void exchange(pairing::RoundPairing& pairing, PlayerId first, PlayerId second) {
    auto const seat = [first, second](PlayerId& player) {
        if (player == first)
            player = second;
        else if (player == second)
            player = first;
    };
    for (pairing::Pair& pair : pairing.pairs) {
        seat(pair.white);
        seat(pair.black);
    }
    std::ranges::for_each(pairing.byes, seat);
}

/// The one has the bye; or where somebody has it already, the two meet at the last board.
void seatAlone(pairing::RoundPairing& pairing, PlayerId player, BoardNumber first) {
    if (pairing.byes.empty()) {
        pairing.byes.push_back(player);
        return;
    }
    pairing.pairs.push_back({{}, pairing.byes.back(), player});
    number(pairing.pairs, first);
    pairing.byes.pop_back();
}

void unseat(pairing::RoundPairing& pairing, PlayerId player, BoardNumber first) {
    if (std::erase(pairing.byes, player) > 0) return;
    auto const alone = opponentIn(pairing, player);
    std::erase_if(pairing.pairs, [player](auto const& pair) { return pair.white == player || pair.black == player; });
    number(pairing.pairs, first);
    if (alone) seatAlone(pairing, *alone, first);
}

/// The later games of a match are played at the board of the first.
void seatAsInFirstGame(pairing::RoundPairing& pairing, Round const& before) {
    auto const boardOf = [&](pairing::Pair const& pair) {
        auto const isOfBoth = [&](Board const& board) {
            return std::minmax(board.white, board.black) == std::minmax(pair.white, pair.black);
        };
        return std::ranges::find_if(before.boards, isOfBoth) - before.boards.begin();
    };
    std::ranges::stable_sort(pairing.pairs, {}, boardOf);
    number(pairing.pairs, before.firstBoard());
}

} // namespace

BoardNumber firstBoardOf(EventState const& state, RoundNumber round) {
    if (state.isOfTeams()) return BoardNumber{1};
    Round const* const published = state.round(round);
    return published && !published->boards.empty() ? published->firstBoard() : state.details.firstBoard;
}

std::optional<PlayerId> notSeatedOnce(pairing::Tournament const& tournament, pairing::RoundPairing const& pairing,
                                      BoardNumber first) {
    std::map<PlayerId, int> seats = seatsOf(pairing);
    for (pairing::Participant const& each : tournament.participants) {
        int const wanted = takesPart(tournament, each) ? 1 : 0;
        auto const seated = seats.find(each.id);
        if ((seated == seats.end() ? 0 : seated->second) != wanted) return each.id;
        if (seated != seats.end()) seats.erase(seated);
    }
    if (!seats.empty()) return seats.begin()->first;
    if (pairing.byes.size() > 1) return pairing.byes.back();
    if (!isInOrder(pairing.pairs, first)) return pairing.pairs.front().white;
    return std::nullopt;
}

void seatInHall(pairing::RoundPairing& pairing, EventState const& state) {
    Round const* const before = state.round(RoundNumber{pairing.round.value() - 1});
    if (before && pairing::isLaterGame(systemRulesOf(state), pairing.round)) return seatAsInFirstGame(pairing, *before);
    number(pairing.pairs, firstBoardOf(state, pairing.round));
    auto const boardFor = [&](pairing::Pair const& pair) -> std::optional<BoardNumber> {
        for (PlayerId const one : {pair.white, pair.black})
            if (Player const* const player = state.player(one); player && player->details.fixedBoard)
                return player->details.fixedBoard;
        return std::nullopt;
    };
    std::set<BoardNumber> kept;
    std::vector<pairing::Pair> const asPaired = pairing.pairs;
    for (pairing::Pair const& one : asPaired) {
        auto const wanted = boardFor(one);
        auto const there =
            std::ranges::find(pairing.pairs, wanted, [](auto const& pair) { return std::optional{pair.board}; });
        if (!wanted || there == pairing.pairs.end() || !kept.insert(*wanted).second) continue;
        auto const mine = std::ranges::find(pairing.pairs, one.white, &pairing::Pair::white);
        std::swap(mine->board, there->board);
    }
    std::ranges::sort(pairing.pairs, {}, &pairing::Pair::board);
}

bool hasBoard(pairing::RoundPairing const& pairing, PlayerId white, PlayerId black) {
    return std::ranges::any_of(pairing.pairs,
                               [&](auto const& pair) { return pair.white == white && pair.black == black; });
}

pairing::RoundPairing onlyIn(pairing::RoundPairing pairing, pairing::RoundPairing const& other) {
    std::set<std::pair<PlayerId, PlayerId>> boards;
    for (pairing::Pair const& pair : other.pairs) boards.emplace(pair.white, pair.black);
    std::erase_if(pairing.pairs, [&boards](auto const& pair) { return boards.contains({pair.white, pair.black}); });
    if (pairing.byes == other.byes) pairing.byes.clear();
    return pairing;
}

int boardsThatDiffer(pairing::RoundPairing const& pairing, pairing::RoundPairing const& other) {
    return static_cast<int>(onlyIn(pairing, other).pairs.size()) + (pairing.byes == other.byes ? 0 : 1);
}

pairing::RoundPairing withChange(pairing::RoundPairing pairing, ManualChange const& change, BoardNumber first) {
    using enum ManualChange::What;
    switch (change.what) {
    case SeatsExchanged: exchange(pairing, change.first, change.second); break;
    case ColoursTurned:
        for (pairing::Pair& pair : pairing.pairs)
            if (pair.white == change.first || pair.black == change.first) std::swap(pair.white, pair.black);
        break;
    case PlayerLeft: unseat(pairing, change.first, first); break;
    case PlayerJoined: seatAlone(pairing, change.first, first); break;
    }
    return pairing;
}

std::vector<ManualChange> leftAndJoined(pairing::Tournament const& tournament, pairing::RoundPairing const& pairing) {
    std::map<PlayerId, int> seats = seatsOf(pairing);
    std::vector<ManualChange> joined, changes;
    for (pairing::Participant const& each : tournament.participants)
        if (takesPart(tournament, each) && seats.erase(each.id) == 0)
            joined.push_back({ManualChange::What::PlayerJoined, each.id});
    for (auto const& [player, count] : seats) changes.push_back({ManualChange::What::PlayerLeft, player});
    changes.insert(changes.end(), joined.begin(), joined.end());
    return changes;
}

pairing::RoundPairing pairingOf(Round const& round) {
    pairing::RoundPairing pairing{round.number, {}, {}};
    for (Match const& match : round.matches)
        pairing.pairs.push_back({BoardNumber{match.number}, match.home, match.away});
    if (round.matches.empty())
        for (Board const& board : round.boards) pairing.pairs.push_back({board.number, board.white, board.black});
    for (Rest const& rest : round.rests)
        if (rest.bye == Bye::Allocated) pairing.byes.push_back(rest.player);
    return pairing;
}

pairing::RoundPairing onBoardsOf(pairing::RoundPairing pairing, pairing::RoundPairing const& published) {
    auto const shared = [](pairing::Pair const& one, pairing::Pair const& other) {
        auto const sits = [&other](PlayerId player) { return player == other.white || player == other.black; };
        return (sits(one.white) ? 1 : 0) + (sits(one.black) ? 1 : 0);
    };
    BoardNumber const first = published.pairs.empty() ? BoardNumber{1} : published.pairs.front().board;
    std::vector<std::optional<pairing::Pair>> boards(pairing.pairs.size());
    std::vector<pairing::Pair> left = std::move(pairing.pairs);
    for (int const wanted : {2, 1})
        for (pairing::Pair const& before : published.pairs) {
            auto const at = static_cast<std::size_t>(before.board.value() - first.value());
            if (at >= boards.size() || boards[at]) continue;
            auto const one = std::ranges::find(left, wanted, [&](auto const& pair) { return shared(pair, before); });
            if (one == left.end()) continue;
            boards[at] = *one;
            left.erase(one);
        }
    auto next = left.begin();
    pairing.pairs.clear();
    for (std::optional<pairing::Pair>& board : boards) pairing.pairs.push_back(board ? *board : *next++);
    number(pairing.pairs, first);
    return pairing;
}

pairing::Tournament tournamentBefore(EventState const& state, pairing::RoundPairing const& pairing) {
    EventState before = state;
    before.rounds.resize(static_cast<std::size_t>(pairing.round.value() - 1));
    pairing::Tournament tournament = tournamentOf(before);
    std::set<PlayerId> const seated = seatedIn(pairing);
    for (pairing::Participant& each : tournament.participants) {
        each.rests = !seated.contains(each.id);
        each.withdrawn = each.withdrawn && each.rests;
    }
    return tournament;
}

std::set<PlayerId> seatedIn(pairing::RoundPairing const& pairing) {
    std::set<PlayerId> seated(pairing.byes.begin(), pairing.byes.end());
    for (pairing::Pair const& pair : pairing.pairs) seated.insert({pair.white, pair.black});
    return seated;
}

std::optional<PlayerId> opponentIn(pairing::RoundPairing const& pairing, PlayerId player) {
    for (pairing::Pair const& pair : pairing.pairs) {
        if (pair.white == player) return pair.black;
        if (pair.black == player) return pair.white;
    }
    return std::nullopt;
}

pairing::RoundPairing plainPairing(pairing::Tournament const& tournament, BoardNumber first) {
    std::vector<pairing::Participant const*> there;
    for (pairing::Participant const& each : tournament.participants)
        if (takesPart(tournament, each)) there.push_back(&each);
    std::ranges::stable_sort(there, std::ranges::greater{}, [](auto const* each) { return pairing::scoreOf(*each); });
    pairing::RoundPairing pairing{RoundNumber{pairing::roundsOnFile(tournament) + 1}, {}, {}};
    for (std::size_t i = 0; i + 1 < there.size(); i += 2) pairing.pairs.push_back({{}, there[i]->id, there[i + 1]->id});
    number(pairing.pairs, first);
    if (there.size() % 2 == 1) pairing.byes.push_back(there.back()->id);
    return pairing;
}

} // namespace flagfall::session
