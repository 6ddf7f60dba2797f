// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "arbiter/notation/language.h"
#include "arbiter/record/draw_claim.h"
#include "arbiter/record/game_end.h"
#include "arbiter/record/player_sheet.h"

#include <QString>
#include <QStringList>

namespace flagfall::view {

/// The letters moves are written in where nobody said otherwise: those of the program's language.
[[nodiscard]] notation::Language notationLanguage();
/// `Slovak (K D V S J)`.
[[nodiscard]] QString languageText(notation::Language language);

/// `12.` or `12…` before a move of this position.
[[nodiscard]] QString moveNumberText(board::Position const& before);
/// Where a game began that did not begin from the usual array: its number of Chess960, or the position as FEN.
[[nodiscard]] QString startText(board::Position const& start);
/// `12. Nf3`; of a gap, that moves are missing.
[[nodiscard]] QString entryText(board::Position const& before, record::Entry const& entry, notation::Language language);
/// The move that led to the position after so many entries: `4…Ng8`; of none: `the start`.
[[nodiscard]] QString placeText(record::GameRecord const& record, std::size_t entries, notation::Language language);

/// What is the matter with a line of a player's sheet; empty where nothing is.
[[nodiscard]] QString lineText(record::LineReading const& reading);
/// Why a text is no move, as a sentence.
[[nodiscard]] QString moveFaultText(notation::MoveFault fault);

/// What the examination of a claim found, as sentences: the finding first.
[[nodiscard]] QStringList examinationText(record::ClaimExamination const& found, session::DrawClaimed const& claim,
                                          DrawnGameLaw const& law);
[[nodiscard]] QString rulingText(session::ClaimRuling ruling);

/// `White offers a draw.`
[[nodiscard]] QString offerText(record::DrawOffer const& offer);
/// The same and what has become of it.
[[nodiscard]] QString offerStoryText(record::DrawOffer const& offer);
/// How the board has ended the game: `Checkmate: White has won (Laws 5.1.1).`
[[nodiscard]] QString boardEndText(record::GameEnd const& end);

/// Why a player need not keep score; empty where they must.
[[nodiscard]] QString dutyText(session::EventDetails const& details, session::Board const& board, Colour side);
/// What a player has signed; empty until then.
[[nodiscard]] QString signatureText(session::Signature const& signature, Colour side);

} // namespace flagfall::view
