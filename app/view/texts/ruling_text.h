// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event_details.h"
#include "arbiter/game/result.h"
#include "arbiter/laws/electronic_device.h"
#include "arbiter/laws/flag_fall.h"

#include <QString>

#include <string_view>

/// What the Laws say of a fallen flag or an illegal move, in the arbiter's language.
namespace flagfall::view {

/// `Laws 2023, 6.9`; empty without an article.
[[nodiscard]] QString citationText(Citation const& citation);
/// `Preface` in his language, any other article as it stands.
[[nodiscard]] QString articleText(std::string_view article);

/// What the Laws say should happen, as a sentence.
[[nodiscard]] QString proposalText(FlagProposal proposal);
/// The result it means; none where the game goes on or nothing is decided.
[[nodiscard]] std::optional<Result> resultOf(FlagProposal proposal);
[[nodiscard]] FlagProposal winFor(Colour colour);

/// `Can Black still checkmate by any series of legal moves?`
[[nodiscard]] QString mateQuestion(Colour winner);
/// `Black can still checkmate: 0–1`, `Black cannot checkmate: ½–½`.
[[nodiscard]] QString canMateText(Colour winner, CanMate canMate, Result score);

/// `White's telephone sounded`, `Black has a device on him`.
[[nodiscard]] QString deviceText(DeviceOffence offence, Colour offender);

} // namespace flagfall::view
