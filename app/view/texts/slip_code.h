// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>

#include <optional>

/// The code on a result slip, which a scanner types: `FF 1A2B R2 B12`.
namespace flagfall::view {

struct SlipCode {
    QString event; ///< four hexadecimal digits of the name and the first day of the event
    RoundNumber round;
    BoardNumber board;
    friend bool operator==(SlipCode const&, SlipCode const&) = default;
};

[[nodiscard]] SlipCode slipCodeOf(session::EventState const& state, RoundNumber round, BoardNumber board);
[[nodiscard]] QString slipCodeText(SlipCode const& code);
/// Nullopt: it is no such code.
[[nodiscard]] std::optional<SlipCode> readSlipCode(QString const& text);

} // namespace flagfall::view
