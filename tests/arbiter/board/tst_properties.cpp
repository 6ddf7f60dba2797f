// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/perft.h"
#include "games_gen.h"
#include "oracle.h"
#include "positions.h"

namespace flagfall::board::test {
namespace {

RC_GTEST_PROP(AnyGame, HasTheMovesThatTryingThemAllWouldFind, ()) {
    for (Position const& position : anyGame()) RC_ASSERT(movesOf(position) == Oracle(position).moves());
}

RC_GTEST_PROP(AnySetting, HasTheMovesThatTryingThemAllWouldFind, ()) {
    for (int left = 20; left > 0; --left)
        if (auto const position = Position::create(anyDraft()))
            RC_ASSERT(movesOf(*position) == Oracle(*position).moves());
}

RC_GTEST_PROP(AnyGame, CountsAsManyMovesAsItLists, ()) {
    for (Position const& position : anyGame()) {
        RC_ASSERT(static_cast<std::size_t>(position.legalMoveCount()) == position.legalMoves().size());
        RC_ASSERT(position.hasLegalMove() == !position.legalMoves().empty());
    }
}

RC_GTEST_PROP(AnyGame, KeepsTheKeyThatItsPiecesAndRightsGive, ()) {
    for (Position const& position : anyGame()) RC_ASSERT(position.key() == keyFromScratch(position));
}

RC_GTEST_PROP(AnyGame, GoesThroughNothingThatTheDoorWouldRefuseOrThatIsOdd, ()) {
    for (Position const& position : anyGame()) {
        auto const again = Position::create(position.draft());
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == position);
        RC_ASSERT(odditiesOf(position).empty());
    }
}

RC_GTEST_PROP(AnyGame, IsReadBackFromWhatIsWritten, ()) {
    auto const letters = *rc::gen::element(CastlingLetters::Xfen, CastlingLetters::Shredder);
    for (Position const& position : anyGame()) {
        auto const again = positionFromFen(fenText(position, letters), position.game());
        RC_ASSERT(again.has_value());
        RC_ASSERT(again->draft() == position.draft());
        RC_ASSERT(*again == position);
        RC_ASSERT(again->key() == position.key());
    }
}

/// Comparing text by text is how a list of moves would show it: the first four fields of the line.
RC_GTEST_PROP(AnyGame, RepeatsAPositionExactlyWhenTheLineRepeats, ()) {
    auto const fields = [](Position const& position) {
        auto const line = fenText(position);
        return line.substr(0, line.rfind(' ', line.rfind(' ') - 1));
    };
    auto const game = anyGame(60);
    for (Position const& a : game)
        for (Position const& b : game) RC_ASSERT((a == b) == (fields(a) == fields(b)));
}

RC_GTEST_PROP(AnyGame, FindsItsMovesByTheirCoordinates, ()) {
    for (Position const& position : anyGame(60))
        for (Move const move : position.legalMoves()) {
            auto const found = moveFromUci(position, uciText(move, position.game()));
            RC_ASSERT(found.has_value());
            RC_ASSERT(*found == move);
        }
}

RC_GTEST_PROP(AnySetting, IsReadBackFromWhatIsWrittenThoughItMayBeNoPosition, ()) {
    PositionDraft draft = anyDraft();
    draft.castlingRooks = Bitboard{*rc::gen::arbitrary<std::uint64_t>()} & (bitsOf(Rank::One) | bitsOf(Rank::Eight));
    for (auto const letters : {CastlingLetters::Xfen, CastlingLetters::Shredder})
        RC_ASSERT(*readFen(fenText(draft, letters)) == draft);
}

RC_GTEST_PROP(AnyText, IsReadOrRefusedAtAPlaceInIt, (std::string const& text)) {
    auto const draft = readFen(text);
    if (!draft) RC_ASSERT(draft.error().column >= 1U && draft.error().column <= text.size() + 1);
}

} // namespace
} // namespace flagfall::board::test
