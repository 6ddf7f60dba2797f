// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/round.h"

#include "pairing/dutch/field.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>

namespace flagfall::pairing::dutch {
namespace {

using Places = std::vector<int>;

Player const& playerAt(Field const& field, int place) { return field.players[static_cast<std::size_t>(place)]; }

Places everybody(Field const& field) {
    Places places(field.players.size());
    std::iota(places.begin(), places.end(), 0);
    return places;
}

/// Players with the same score, from the top.
std::vector<Places> scoregroups(Field const& field) {
    std::vector<Places> groups;
    for (int const place : everybody(field)) {
        if (groups.empty() || playerAt(field, groups.back().front()).score != playerAt(field, place).score)
            groups.emplace_back();
        groups.back().push_back(place);
    }
    return groups;
}

/// C4 and C5 for the round as a whole: whether it can be paired, and the lowest score the bye can go to.
struct Outlook {
    bool isPossible = false;
    std::optional<Points> byeScore;
};

Outlook outlookOf(Field const& field) {
    Places const all = everybody(field);
    if (all.size() % 2 == 0) return {canComplete(field, all, std::nullopt), std::nullopt};
    std::set<Points> scores;
    for (Player const& player : field.players)
        if (player.mayHaveBye) scores.insert(player.score);
    for (Points const score : scores)
        if (canComplete(field, all, score)) return {true, score};
    return {};
}

struct Pairs {
    std::vector<std::pair<int, int>> pairs;
    std::optional<int> bye;
};

/// Article 3: from the top scoregroup to the last.
Pairs pairBrackets(Field const& field, std::optional<Points> byeScore, Way way) {
    Pairs round;
    auto const groups = scoregroups(field);
    Bracket bracket;
    bracket.byeScore = byeScore;
    bracket.rest = everybody(field);
    auto below = bracket.rest.begin();
    for (std::size_t i = 0; i < groups.size(); ++i) {
        bracket.residents = groups[i];
        bracket.next = i + 1 < groups.size() ? groups[i + 1] : Places{};
        below += std::ssize(groups[i]);
        Bracket step = bracket;
        step.rest.assign(below + std::ssize(bracket.next), bracket.rest.end());
        BracketPairing const paired = pairBracket(field, step, way);
        round.pairs.insert(round.pairs.end(), paired.pairs.begin(), paired.pairs.end());
        bracket.movedDown = paired.downfloaters;
        std::sort(bracket.movedDown.begin(), bracket.movedDown.end());
    }
    if (!bracket.movedDown.empty()) round.bye = bracket.movedDown.front();
    return round;
}

// --- colours and boards ------------------------------------------------------------------------------------

Seat seatOf(Player const& player) { return {&player.history, player.preference, player.effectiveNumber}; }

Board boardOf(Field const& field, std::pair<int, int> const& pair, Colour initialColour) {
    Player const& higher = playerAt(field, std::min(pair.first, pair.second));
    Player const& lower = playerAt(field, std::max(pair.first, pair.second));
    bool const white = colourOfHigher(seatOf(higher), seatOf(lower), initialColour) == Colour::White;
    return white ? Board{higher.entry, lower.entry} : Board{lower.entry, higher.entry};
}

/// C.04.2, 3.6: by the score of the higher-ranked player, the other one's, the higher-ranked one's number.
void orderBoards(Field const& field, std::vector<Board>& boards) {
    std::vector<Points> scores;
    for (Player const& player : field.players) {
        if (scores.size() <= static_cast<std::size_t>(player.entry))
            scores.resize(static_cast<std::size_t>(player.entry) + 1);
        scores[static_cast<std::size_t>(player.entry)] = player.realScore;
    }
    auto const key = [&scores](Board const& board) {
        Points const white = scores[static_cast<std::size_t>(board.white)];
        Points const black = scores[static_cast<std::size_t>(board.black)];
        int const higher = white > black   ? board.white
                           : black > white ? board.black
                                           : std::min(board.white, board.black);
        return std::tuple{-std::max(white, black), -std::min(white, black), higher};
    };
    std::sort(boards.begin(), boards.end(), [&key](Board const& a, Board const& b) { return key(a) < key(b); });
}

NoPairing explained(Field const& field) {
    NoPairing reason{field.players.empty(), deadlockOf(field, everybody(field))};
    for (auto* const places : {&reason.deadlock.stranded, &reason.deadlock.rivals})
        for (int& place : *places) place = playerAt(field, place).entry;
    return reason;
}

} // namespace

Expected<Round, NoPairing> pairRound(Entries const& entries, Edition edition, Way way) {
    Field const field = fieldOf(entries, rulesOf(edition));
    Outlook const outlook = outlookOf(field);
    if (field.players.empty() || !outlook.isPossible) return refused(explained(field));
    Pairs const pairs = pairBrackets(field, outlook.byeScore, way);
    Round round;
    for (auto const& pair : pairs.pairs) round.boards.push_back(boardOf(field, pair, entries.initialColour));
    orderBoards(field, round.boards);
    if (pairs.bye) round.bye = playerAt(field, *pairs.bye).entry;
    return round;
}

} // namespace flagfall::pairing::dutch
