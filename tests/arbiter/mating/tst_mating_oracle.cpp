// SPDX-License-Identifier: GPL-3.0-or-later
#include "chances.h"
#include "tests/arbiter/board/games_gen.h"

#include <deque>
#include <unordered_set>

namespace flagfall::mating::test {
namespace {

using board::Role;
using board::squareAt;

/// The question answered as simply as it can be: every position from the first one on, in the order they come; none if
/// there are too many.
std::optional<bool> mateByLookingEverywhere(Position const& start, Colour mating, std::size_t most) {
    auto const hash = [](Position const& position) { return position.key(); };
    std::unordered_set<Position, decltype(hash)> seen(1024, hash);
    std::deque<Position> waiting{start};
    seen.insert(start);
    while (!waiting.empty()) {
        Position const position = waiting.front();
        waiting.pop_front();
        if (position.turn() != mating && position.isCheckmate()) return true;
        for (board::Move const move : position.legalMoves())
            if (Position const next = position.after(move); seen.insert(next).second) waiting.push_back(next);
        if (seen.size() > most) return std::nullopt;
    }
    return false;
}

/// Each number as likely as any other, from the first case on.
unsigned number(unsigned from, unsigned to) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(from, to)); }

board::Square anySquare() { return board::squareNumber(number(0, 64)); }

/// Pawns face to face from file to file, a step up or down each time, now and then with a hole.
void lockPawns(board::Board& board) {
    unsigned rank = number(2, 5);
    for (board::File const file : board::allFiles) {
        rank = rank <= 1 ? 2 : rank >= 5 ? 4 : rank - 1 + 2 * number(0, 2);
        if (number(0, 16) == 0) continue;
        board.put(squareAt(file, static_cast<board::Rank>(rank)), {Colour::White, Role::Pawn});
        board.put(squareAt(file, static_cast<board::Rank>(rank + 1)), {Colour::Black, Role::Pawn});
    }
}

Position anyLockedPosition() {
    board::PositionDraft draft;
    lockPawns(draft.board);
    auto const pawns = draft.board.occupied();
    auto const add = [&](Colour colour, Role role) {
        if (auto const square = anySquare(); !pawns.has(square)) draft.board.put(square, {colour, role});
    };
    for (unsigned left = number(0, 3); left > 0; --left)
        add(*rc::gen::element(Colour::White, Colour::Black),
            *rc::gen::element(Role::Bishop, Role::Bishop, Role::Knight));
    add(Colour::White, Role::King);
    add(Colour::Black, Role::King);
    draft.turn = *rc::gen::element(Colour::White, Colour::Black);
    auto const position = Position::create(draft);
    RC_PRE(position.has_value());
    return *position;
}

/// Two kings, and up to two pieces of whom at most one is a pawn.
Position anyEnding() {
    board::PositionDraft draft;
    for (unsigned left = number(1, 3); left > 0; --left)
        draft.board.put(anySquare(),
                        {*rc::gen::element(Colour::White, Colour::Black),
                         *rc::gen::element(Role::Pawn, Role::Bishop, Role::Knight, Role::Rook, Role::Queen)});
    for (Colour const colour : bothColours) draft.board.put(anySquare(), {colour, Role::King});
    draft.turn = *rc::gen::element(Colour::White, Colour::Black);
    auto const position = Position::create(draft);
    RC_PRE(position.has_value());
    return *position;
}

void expectWhatLookingEverywhereSays(Position const& position, std::size_t most) {
    for (Colour const mating : bothColours) {
        auto const expected = mateByLookingEverywhere(position, mating, most);
        auto const chances = chancesOf(position, mating);
        RC_ASSERT(!std::holds_alternative<Undecided>(chances));
        if (expected) RC_ASSERT(std::holds_alternative<Winnable>(chances) == *expected);
        RC_TAG(!expected ? "too many" : *expected ? "mate" : "no mate");
    }
}

Position mirrored(Position const& position) {
    board::PositionDraft draft;
    for (Colour const colour : bothColours)
        for (Role const role : board::allRoles)
            for (board::Square const square : position.board().of(colour, role))
                draft.board.put(board::squareNumber(indexOf(square) ^ 56U), {opponent(colour), role});
    draft.turn = opponent(position.turn());
    return *Position::create(draft);
}

RC_GTEST_PROP(MatingOracle, LockedPawnsAsLookingEverywhereSays, ()) {
    expectWhatLookingEverywhereSays(anyLockedPosition(), 12'000);
}

RC_GTEST_PROP(MatingOracle, FewPiecesAsLookingEverywhereSays, ()) { expectWhatLookingEverywhereSays(anyEnding(), 12'000); }

RC_GTEST_PROP(MatingOracle, WhoCanMateAfterAMoveCouldMateBefore, ()) {
    Position const position = anyLockedPosition();
    for (board::Move const move : position.legalMoves())
        for (Colour const mating : bothColours)
            if (winnable(position.after(move), mating)) RC_ASSERT(winnable(position, mating));
}

RC_GTEST_PROP(MatingOracle, WhatHoldsForOneColourHoldsForTheOther, ()) {
    Position const position = anyLockedPosition();
    RC_ASSERT(winnable(position, Colour::White) == winnable(mirrored(position), Colour::Black));
}

RC_GTEST_PROP(MatingOracle, EveryGameIsDecidedWithItsLine, ()) {
    Position const position = board::test::anyPosition(200);
    for (Colour const mating : bothColours) RC_ASSERT(!std::holds_alternative<Undecided>(chancesOf(position, mating)));
}

} // namespace
} // namespace flagfall::mating::test
