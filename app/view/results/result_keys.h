// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"

#include <QString>
#include <QVariantList>

#include <optional>
#include <variant>

namespace flagfall::view {

/// What a key means in the list of results. Results are keyed as they are written: 1 = 0, + - for forfeits, W D L (the
/// letters of the report file) for games that are not rated. Around the 5, another key of ½–½, stand on the number pad
/// 4 for ½–0 and 6 for 0–½, the half on the side of the player who has it; 8 has the two noughts of 0–0.
struct AdjournKey {};
struct ClearKey {};
using ResultKey = std::variant<Result, AdjournKey, ClearKey>;

/// A key as it arrived: a Qt::Key, what it types, the modifiers held, and the key's place on the keyboard.
struct KeyStroke {
    int key = 0;
    QString text;
    Qt::KeyboardModifiers modifiers;
    quint32 scanCode = 0; ///< of X11 and Wayland; 0: not known
};

/// The digit of the key, −1 for none: also where the digits need Shift, as on Slovak and Czech keyboards, whose key of
/// the 1 types a + without it.
[[nodiscard]] int digitOf(KeyStroke const& stroke);

[[nodiscard]] std::optional<ResultKey> resultKeyOf(KeyStroke const& stroke);

/// The keys as they are shown beside the list: maps of `key` and `text`.
[[nodiscard]] QVariantList resultLegend();

} // namespace flagfall::view
