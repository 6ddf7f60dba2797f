// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/spoken_move.h"
#include "arbiter/notation/write_move.h"
#include "tests/arbiter/board/games_gen.h"

#include <set>

namespace flagfall::notation::test {
namespace {

using board::Move;
using board::Position;
using board::test::anyPosition;

MoveForm anyForm(Language language) {
    return {.language = language,
            .squares = *rc::gen::element(SquareForm::Short, SquareForm::Long),
            .captures = *rc::gen::element(CaptureForm::Cross, CaptureForm::Nothing),
            .castling = *rc::gen::element(CastlingForm::Noughts, CastlingForm::Letters),
            .promotion = *rc::gen::element(PromotionForm::Piece, PromotionForm::EqualsPiece),
            .enPassant = *rc::gen::element(EnPassantForm::Abbreviation, EnPassantForm::Nothing),
            .check = *rc::gen::element(CheckForm::PlusAndHash, CheckForm::PlusAndPlus, CheckForm::Nothing)};
}

RC_GTEST_PROP(EveryMove, IsReadBackFromWhatIsWrittenInEveryLanguage, ()) {
    Position const position = anyPosition();
    for (Language const language : languages()) {
        auto const form = anyForm(language);
        for (Move const move : position.legalMoves()) {
            auto const text = moveText(position, move, form);
            auto const read = readMove(position, text, language);
            if (!read) RC_FAIL(text + " in " + fenText(position));
            RC_ASSERT(*read == ReadMove{move});
        }
    }
}

RC_GTEST_PROP(EveryMove, IsWrittenDifferentlyFromAllOthers, ()) {
    Position const position = anyPosition();
    auto const form = anyForm(Language::English);
    std::set<std::string> texts;
    for (Move const move : position.legalMoves()) RC_ASSERT(texts.insert(moveText(position, move, form)).second);
}

RC_GTEST_PROP(EveryMove, IsHeardAsItIsSaid, ()) {
    Position const position = anyPosition();
    auto const umlauts = *rc::gen::element(Umlauts::AsTwoLetters, Umlauts::AsLetters);
    auto const capture = *rc::gen::element(SaidCapture::Silent, SaidCapture::Nimmt);
    for (Move const move : position.legalMoves()) {
        auto const read = readSpokenMove(position, spokenMove(position, move, umlauts, capture));
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->move == move);
    }
}

RC_GTEST_PROP(AnyWords, AreAMoveOrAreRefusedWithinTheirLength, (std::string const& text)) {
    for (auto const& read : {readMove(Position{}, text), readSpokenMove(Position{}, text)})
        if (!read) RC_ASSERT(read.error().column <= text.size() + 1);
}

/// Signs of moves thrown together: nearly a move more often than not.
RC_GTEST_PROP(AnySigns, AreALegalMoveOrARefusalWithItsReason, ()) {
    Position const position = anyPosition(40);
    auto const pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
        "K", "Q", "R", "B", "N", "a", "b", "c", "d", "e", "f", "g", "h", "1", "2", "3", "4", "5", "6", "7", "8", "x",
        "-", "0", "O", "+", "#", "=", "(=)", "e.p.", " ", ".", "♘"));
    std::string text;
    for (auto const& piece : pieces) text += piece;
    auto const read = readMove(position, text);
    if (read) RC_ASSERT(position.isLegal(read->move));
    if (!read && read.error().fault == MoveFault::Ambiguous) RC_ASSERT(read.error().candidates.size() > 1U);
}

} // namespace
} // namespace flagfall::notation::test
