// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/papers/paper_page.h"

#include <QFont>

#include <vector>

namespace flagfall::view {

[[nodiscard]] QFont fontOf(PaperType const& type);

/// The width in dots. Widths grow exactly as the size does, so that a text is measured once for all sizes.
[[nodiscard]] double widthOf(QString const& text, PaperType const& type);

/// The text in lines no wider than this: broken between words, and within a word that is too long by itself.
[[nodiscard]] QStringList linesOf(QString const& text, PaperType const& type, double width);

/// The type as it is, or as much smaller as the text needs for the width.
[[nodiscard]] PaperType fitted(QString const& text, PaperType type, double width);

/// Set in the room; a text that is too wide is set smaller.
[[nodiscard]] PlacedText placed(QString const& text, PaperType const& type, QRectF const& room,
                                Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);

/// The same, but parted between words into two lines, the upper one first, where each is larger than one line would be.
[[nodiscard]] std::vector<PlacedText> placedInTwoLines(QString const& text, PaperType const& type, QRectF const& room,
                                                       Qt::Alignment align);

} // namespace flagfall::view
