// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QQuickItem;

namespace flagfall::demo {

/// Every visible text below the item that does not fit into its place, or stands beyond an edge where nobody can scroll
/// to. A text whose object is named `mayElide` may be cut.
[[nodiscard]] QStringList clippedTexts(QQuickItem const& root);

} // namespace flagfall::demo
