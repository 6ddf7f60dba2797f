// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/mating/dead_position.h"
#include "tests/arbiter/board/positions.h"

namespace flagfall::mating::test {

using board::Position;
using board::test::at;

/// What the player can still do, with the line played to its end: every move legal, the last one mates the other one.
inline MatingChances chancesOf(Position const& position, Colour mating, std::uint64_t budget = patientBudget) {
    auto const chances = matingChances(position, mating, budget);
    if (auto const* const winnable = std::get_if<Winnable>(&chances)) {
        Position end = position;
        for (board::Move const move : winnable->line) {
            if (!end.isLegal(move)) throw std::logic_error("an illegal move in the line from " + fenText(position));
            end.play(move);
        }
        if (!end.isCheckmate() || end.turn() == mating)
            throw std::logic_error("no mate at the end of the line from " + fenText(position));
    }
    return chances;
}

inline bool winnable(Position const& position, Colour mating) {
    return std::holds_alternative<Winnable>(chancesOf(position, mating));
}
inline bool unwinnable(Position const& position, Colour mating) {
    return std::holds_alternative<Unwinnable>(chancesOf(position, mating));
}

/// `WB`, `W-`, `-B`, `--`; `?` for undecided.
inline std::string verdict(Position const& position) {
    std::string text;
    for (Colour const mating : bothColours) {
        auto const chances = chancesOf(position, mating);
        char const letter = mating == Colour::White ? 'W' : 'B';
        text += std::holds_alternative<Winnable>(chances)    ? letter
                : std::holds_alternative<Undecided>(chances) ? '?'
                                                             : '-';
    }
    return text;
}
inline std::string verdict(std::string_view fen) { return verdict(at(fen)); }

/// Why the player cannot mate; none if he can.
inline std::optional<UnwinnableGround> ground(std::string_view fen, Colour mating) {
    auto const chances = chancesOf(at(fen), mating);
    auto const* const unwinnable = std::get_if<Unwinnable>(&chances);
    if (unwinnable == nullptr) return std::nullopt;
    return unwinnable->ground;
}

} // namespace flagfall::mating::test
