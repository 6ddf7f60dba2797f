// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/fen.h"
#include "tests/fuzz/target.h"

/// Any line is a position that is written and read back as itself, or is refused with its reason.
namespace flagfall::board {
namespace {

using fuzz::expect;

bool isSame(Position const& a, Position const& b) { return a == b && a.draft() == b.draft(); }

void readBack(Position const& position) {
    for (auto const letters : {CastlingLetters::Xfen, CastlingLetters::Shredder}) {
        auto const again = positionFromFen(fenText(position, letters), position.game());
        expect(again && isSame(*again, position), "a position is read back from its line");
    }
    auto const again = Position::create(position.draft());
    expect(again && isSame(*again, position), "a position is made again from its draft");
    expect(position.key() == keyFromScratch(position), "the key is that of what stands on the board");
}

void playEveryMove(Position const& position) {
    auto const moves = position.legalMoves();
    expect(static_cast<int>(moves.size()) == position.legalMoveCount(), "moves are counted as they are listed");
    for (Move const move : moves) {
        Position const next = position.after(move);
        expect(next.key() == keyFromScratch(next), "a move keeps the key right");
        expect(next.board().attackers(next.board().king(position.turn()), next.turn()).empty(),
               "no legal move leaves the king to be captured");
    }
}

void readLine(std::string_view text, Game game) {
    auto const position = positionFromFen(text, game);
    if (position) {
        readBack(*position);
        playEveryMove(*position);
        static_cast<void>(odditiesOf(*position));
    } else if (auto const* const problem = std::get_if<FenProblem>(&position.error())) {
        expect(problem->column >= 1 && problem->column <= text.size() + 1, "a problem lies within the line");
    } else {
        expect(!std::get<PositionRefusals>(position.error()).empty(), "a refusal has a reason");
    }
}

} // namespace
} // namespace flagfall::board

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    auto const text = flagfall::fuzz::Input(bytes, size).text(200);
    for (auto const game : {flagfall::board::Game::Standard, flagfall::board::Game::Chess960})
        flagfall::board::readLine(text, game);
    return 0;
}
