// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"

#include <QString>
#include <QVariantList>

#include <optional>
#include <variant>

namespace flagfall::view {

/// What a key means in the list of results. Results are keyed as they are written.
struct AdjournKey {};
struct ClearKey {};
using ResultKey = std::variant<Result, AdjournKey, ClearKey>;

/// `key` is a Qt::Key, `text` what it types; `keypad` the number pad, which is the same on every layout.
[[nodiscard]] std::optional<ResultKey> resultKeyOf(int key, QString const& text, bool keypad);

/// The keys as they are shown beside the list: maps of `key` and `text`.
[[nodiscard]] QVariantList resultLegend();

} // namespace flagfall::view
