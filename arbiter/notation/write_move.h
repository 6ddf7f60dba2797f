// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"
#include "arbiter/notation/language.h"

#include <string>

namespace flagfall::notation {

enum class SquareForm : std::uint8_t {
    Short, ///< `Nf3`: the departure only as far as necessary (C.8, C.10)
    Long,  ///< `Ng1-f3`
};
enum class CaptureForm : std::uint8_t { Cross, Nothing };
enum class CastlingForm : std::uint8_t { Noughts, Letters };               ///< `0-0` or `O-O`
enum class PromotionForm : std::uint8_t { Piece, EqualsPiece };            ///< `d8Q` or `d8=Q`
enum class EnPassantForm : std::uint8_t { Abbreviation, Nothing };         ///< `exd6 e.p.` or `exd6`
enum class CheckForm : std::uint8_t { PlusAndHash, PlusAndPlus, Nothing }; ///< mate is `#` or `++`

/// How a move is written. The defaults are the form of the Laws, in English.
struct MoveForm {
    Language language = Language::English;
    SquareForm squares = SquareForm::Short;
    CaptureForm captures = CaptureForm::Cross;
    CastlingForm castling = CastlingForm::Noughts;
    PromotionForm promotion = PromotionForm::Piece;
    EnPassantForm enPassant = EnPassantForm::Abbreviation;
    CheckForm check = CheckForm::PlusAndHash;
};

/// As in PGN files: English letters, `O-O`, `d8=Q`, no `e.p.`.
inline constexpr MoveForm pgnForm{
    .castling = CastlingForm::Letters, .promotion = PromotionForm::EqualsPiece, .enPassant = EnPassantForm::Nothing};

/// Writes a legal move of the position (Appendix C). Two pieces are distinguished by the file, else by the rank, else
/// by both, and only if both can legally move there (C.10).
[[nodiscard]] std::string moveText(board::Position const& position, board::Move move, MoveForm const& form = {});

} // namespace flagfall::notation
