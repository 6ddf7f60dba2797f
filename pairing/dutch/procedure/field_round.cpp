// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/procedure/field_round.h"

#include <algorithm>
#include <tuple>

namespace flagfall::pairing::dutch {
namespace {

/// Looks at a pairing once more, whoever made it: everybody once, nobody against whom he may not meet (C1, C3), the bye
/// to one who may have it (C2).
bool isLegal(Field const& field, FieldPairing const& pairing) {
    std::vector<int> seen(field.players.size(), 0);
    for (BracketStep const& step : pairing.steps)
        for (auto const& [a, b] : step.pairs) {
            ++seen[static_cast<std::size_t>(a)];
            ++seen[static_cast<std::size_t>(b)];
            if (areBarred(field, a, b) || !c3Allows(bareNeed(playerAt(field, a)), bareNeed(playerAt(field, b))))
                return false;
        }
    if (pairing.bye) {
        ++seen[static_cast<std::size_t>(*pairing.bye)];
        if (!playerAt(field, *pairing.bye).mayHaveBye) return false;
    }
    return std::all_of(seen.begin(), seen.end(), [](int times) { return times == 1; });
}

NoPairing explained(Field const& field) {
    NoPairing reason{field.players.empty(), false, deadlockOf(field, everybody(field))};
    for (auto* const places : {&reason.deadlock.stranded, &reason.deadlock.rivals}) {
        for (int& place : *places) place = playerAt(field, place).entry;
        std::sort(places->begin(), places->end());
    }
    return reason;
}

Seat seatOf(Player const& player) { return {&player.history, player.preference, player.effectiveNumber}; }

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
        return std::tuple{noPoint - std::max(white, black), noPoint - std::min(white, black), higher};
    };
    std::sort(boards.begin(), boards.end(), [&key](Board const& a, Board const& b) { return key(a) < key(b); });
}

} // namespace

Expected<FieldPairing, NoPairing> pairChecked(Field const& field, EditionRules const& rules, Way way) {
    auto pairs = pairField(field, rules, way);
    if (field.players.empty() || !pairs) return refused(explained(field));
    if (!isLegal(field, *pairs)) pairs = pairField(field, rules, Way::Complete);
    if (!pairs || !isLegal(field, *pairs)) return refused(NoPairing{false, true, {}});
    return *std::move(pairs);
}

ColourDecision coloursOf(Field const& field, int higher, int lower, Colour initialColour) {
    return decideColours(seatOf(playerAt(field, higher)), seatOf(playerAt(field, lower)), initialColour);
}

Board boardOf(Field const& field, std::pair<int, int> const& pair, Colour initialColour) {
    int const higher = std::min(pair.first, pair.second);
    int const lower = std::max(pair.first, pair.second);
    bool const white = coloursOf(field, higher, lower, initialColour).ofHigher == Colour::White;
    int const first = playerAt(field, higher).entry;
    int const second = playerAt(field, lower).entry;
    return white ? Board{first, second} : Board{second, first};
}

Round roundOf(Field const& field, FieldPairing const& pairing, Colour initialColour) {
    Round round;
    for (BracketStep const& step : pairing.steps)
        for (auto const& pair : step.pairs) round.boards.push_back(boardOf(field, pair, initialColour));
    orderBoards(field, round.boards);
    if (pairing.bye) round.bye = playerAt(field, *pairing.bye).entry;
    return round;
}

} // namespace flagfall::pairing::dutch
