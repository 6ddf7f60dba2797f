// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/dead_position.h"

namespace flagfall::mating {

namespace {

std::optional<UnwinnableGround> unwinnableFor(board::Position const& position, Colour mating, std::uint64_t budget) {
    auto const chances = matingChances(position, mating, budget);
    auto const* const unwinnable = std::get_if<Unwinnable>(&chances);
    if (unwinnable == nullptr) return std::nullopt;
    return unwinnable->ground;
}

/// The player with more material, who is more likely to be able to mate.
Colour stronger(board::Board const& board) {
    auto const weight = [&board](Colour colour) {
        return (board.of(colour) & board.straightMovers()).count() * 16 +
               board.of(colour, board::Role::Pawn).count() * 4 + board.of(colour).count();
    };
    return weight(Colour::White) >= weight(Colour::Black) ? Colour::White : Colour::Black;
}

} // namespace

std::optional<DeadPosition> deadPosition(board::Position const& position, std::uint64_t budget) {
    if (!position.hasLegalMove()) return std::nullopt;
    Colour const first = stronger(position.board());
    auto const one = unwinnableFor(position, first, budget);
    if (!one) return std::nullopt;
    auto const other = unwinnableFor(position, opponent(first), budget);
    if (!other) return std::nullopt;
    if (first == Colour::White) return DeadPosition{*one, *other};
    return DeadPosition{*other, *one};
}

} // namespace flagfall::mating
