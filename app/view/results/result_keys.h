// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"

#include <QString>
#include <QVariantList>

#include <optional>
#include <variant>

namespace flagfall::view {

/// What a key means in the list of results.
struct AdjournKey {
    friend bool operator==(AdjournKey, AdjournKey) = default;
};
struct ClearKey {
    friend bool operator==(ClearKey, ClearKey) = default;
};
using ResultKey = std::variant<Result, AdjournKey, ClearKey>;

/// Whose keys they are.
///
/// Flagfall's own are results as they are written: 1 = 0, + - for forfeits, W D L (the letters of the report file) for
/// games that are not rated. Around the 5, another key of ½–½, stand on the number pad 4 for ½–0 and 6 for 0–½, the
/// half on the side of the player who has it; 8 has the two noughts of 0–0. The digits of the others are those of the
/// programs they are named after; what has no digit there keeps its own key.
enum class KeyProfile {
    Own,
    Vega,   ///< 1 5 0 as points, 3 4 2 for forfeits, 7 adjourned, 9 cleared
    Sharly, ///< 1 3 2 in the order White, draw, Black; 0 cleared
};

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

/// A stroke of which only the text is known is what the legend shows on the cap.
[[nodiscard]] std::optional<ResultKey> resultKeyOf(KeyStroke const& stroke, KeyProfile profile);

enum class LegendFor { Entering, Verifying };

/// The keys as they are shown beside the list: maps of `key` and `text`.
[[nodiscard]] QVariantList resultLegend(KeyProfile profile, LegendFor what = LegendFor::Entering);

/// `1–0`, `Adjourned`, `No result`: what somebody meant with the key.
[[nodiscard]] QString resultKeyText(ResultKey const& meant);

} // namespace flagfall::view
