// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/moves_made.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

/// A position whose number nobody has written is the first one.
std::optional<int> byPosition(Known const& known, Colour side) {
    if (!known.position || known.position->moveNumber() <= 1) return std::nullopt;
    bool const madeThisOne = side == Colour::White && known.position->turn() == Colour::Black;
    return known.position->moveNumber() - (madeThisOne ? 0 : 1);
}

} // namespace

MovesMade movesMade(Known const& known, MovesMade const& said) {
    bool const counted = known.sides.white.movesCounted || known.sides.black.movesCounted;
    MovesMade made;
    for (Colour const side : bothColours) {
        made[side] = known.sides[side].movesCounted;
        if (!counted) made[side] = byPosition(known, side);
        if (said.white || said.black) made[side] = said[side];
    }
    return made;
}

MovesMade movesShown(Known const& known) {
    MovesMade made = movesMade(known);
    for (Colour const side : bothColours)
        if (auto const recorded = byPosition(known, side)) made[side] = std::max(made[side].value_or(0), *recorded);
    return made;
}

std::optional<bool> bothHaveMade(int moves, MovesMade const& made, Answers const& answers) {
    if (moves <= 0) return true;
    auto const& [white, black] = made;
    if (white && black) return std::min(*white, *black) >= moves;
    if (black) return *black >= moves;
    if (white && *white != moves) return *white > moves;
    if (auto const said = answers.to(Ask::BothMade); said && said != Answer::Unknown) return said == Answer::Yes;
    return std::nullopt;
}

Question askBothMade(int moves) { return {.ask = Ask::BothMade, .answers = {Answer::Yes, Answer::No}, .moves = moves}; }

} // namespace flagfall::rulings
