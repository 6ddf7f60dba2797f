// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/perft.h"
#include "games_gen.h"
#include "oracle.h"
#include "positions.h"

namespace flagfall::board::test {
namespace {

RC_GTEST_PROP(AnyPosition, HasTheMovesThatTryingThemAllWouldFind, ()) {
    Position const position = anyPosition();
    RC_ASSERT(movesOf(position) == Oracle(position).moves());
}

RC_GTEST_PROP(AnySetting, HasTheMovesThatTryingThemAllWouldFind, ()) {
    auto const position = Position::create(anyDraft());
    if (!position) return;
    RC_ASSERT(movesOf(*position) == Oracle(*position).moves());
}

RC_GTEST_PROP(AnyPosition, CountsAsManyMovesAsItLists, ()) {
    Position const position = anyPosition();
    RC_ASSERT(static_cast<std::size_t>(position.legalMoveCount()) == position.legalMoves().size());
    RC_ASSERT(position.hasLegalMove() == !position.legalMoves().empty());
}

RC_GTEST_PROP(AnyPosition, KeepsTheKeyThatItsMenAndRightsGive, ()) {
    Position const position = anyPosition();
    for (Move const move : position.legalMoves()) {
        Position const next = position.after(move);
        RC_ASSERT(next.key() == keyFromScratch(next));
    }
}

RC_GTEST_PROP(AnyPosition, IsReachedByNothingThatTheDoorWouldRefuse, ()) {
    Position const position = anyPosition();
    for (Move const move : position.legalMoves()) {
        auto const again = Position::create(position.after(move).draft());
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == position.after(move));
        RC_ASSERT(odditiesOf(*again).empty());
    }
}

RC_GTEST_PROP(AnyPosition, IsReadBackFromWhatIsWritten, ()) {
    Position const position = anyPosition();
    for (auto const letters : {CastlingLetters::Xfen, CastlingLetters::Shredder}) {
        auto const again = positionFromFen(fenText(position, letters), position.game());
        RC_ASSERT(again.has_value());
        RC_ASSERT(again->draft() == position.draft());
        RC_ASSERT(*again == position);
        RC_ASSERT(again->key() == position.key());
    }
}

RC_GTEST_PROP(AnyPosition, FindsItsMovesByTheirCoordinates, ()) {
    Position const position = anyPosition();
    for (Move const move : position.legalMoves()) {
        auto const found = moveFromUci(position, uciText(move, position.game()));
        RC_ASSERT(found.has_value());
        RC_ASSERT(*found == move);
    }
}

RC_GTEST_PROP(AnyText, IsReadOrRefusedAtAPlaceInIt, (std::string const& text)) {
    auto const draft = readFen(text);
    if (!draft) RC_ASSERT(draft.error().column >= 1U && draft.error().column <= text.size() + 1);
}

} // namespace
} // namespace flagfall::board::test
