// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>

#include <optional>
#include <utility>

namespace flagfall::view {

/// The short name of a team, or its name where it has none.
[[nodiscard]] QString teamLabel(session::Team const& team);

/// session::boardLabel in that round, nullopt: the last one. Of a round that is gone, such as one whose pairing was
/// undone, the number.
[[nodiscard]] QString boardLabel(session::EventState const& state, std::optional<RoundNumber> round, BoardNumber board);

/// A board of any round where there is little room: `2.14`, of a match `2.3.2`.
[[nodiscard]] QString placeLabel(session::EventState const& state, RoundNumber round, BoardNumber board);

/// The board that is typed in one of these ways: `14`, or of a match `3.2` or `3,2`. Nullopt: the round has none.
[[nodiscard]] std::optional<BoardNumber> boardCalled(session::Round const& round, QString const& typed);
/// The round and the board of the game that is called so with its round before it (placeLabel()), a comma for the
/// point; none.
[[nodiscard]] std::optional<std::pair<RoundNumber, BoardNumber>> placeCalled(session::EventState const& state,
                                                                             QString const& typed);

/// `Match 3: Slávia 2½ : 1½ Compostela`
[[nodiscard]] QString matchText(session::EventState const& state, session::Round const& round,
                                session::Match const& match);
/// `2½ : 1½`
[[nodiscard]] QString matchScoreText(Points one, Points other);
[[nodiscard]] QString matchScoreText(session::EventState const& state, session::Round const& round,
                                     session::Match const& match);

} // namespace flagfall::view
