// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"

#include <QString>

namespace flagfall::view {

/// Why a command did not happen, with the article or the reason. A board of another round than the last one is named
/// with it: `3.2 (round 2)`.
[[nodiscard]] QString refusalText(session::Refusal const& refusal, session::EventState const& state);
/// The same as withRound() has it, the round before the sentence; `round` is that of the command, for a refusal that
/// does not say it.
[[nodiscard]] QString refusalWithRound(session::Refusal const& refusal, std::optional<RoundNumber> round,
                                       session::EventState const& state);

/// What makes a command ask, in one sentence.
[[nodiscard]] QString questionSentence(session::Question const& question, session::EventState const& state);
/// Whichever of the two it is.
[[nodiscard]] QString objectionText(session::Objection const& objection, session::EventState const& state);

/// The same about a board that has been named already: `a flag is down`.
[[nodiscard]] QString reasonOnBoard(session::Objection const& objection, session::EventState const& state);

[[nodiscard]] QString pairingRefusalText(pairing::PairingRefusal refusal);
/// The same, with the players who stand in the way.
[[nodiscard]] QString pairingProblemText(pairing::PairingProblem const& problem, session::EventState const& state);

/// What is wrong with a line-up, board by board, as part of a sentence.
[[nodiscard]] QString lineUpFaultsText(std::vector<pairing::LineUpFault> const& faults,
                                       session::EventState const& state);

/// The name of a player or a team, or a dash.
[[nodiscard]] QString playerName(session::EventState const& state, std::optional<PlayerId> player);

} // namespace flagfall::view
