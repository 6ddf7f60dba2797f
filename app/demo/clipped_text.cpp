// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/clipped_text.h"

#include <QQuickItem>

namespace flagfall::demo {
namespace {

/// Less than a pixel is rounding.
constexpr double tolerance = 1.0;

bool mayElide(QQuickItem const& item) {
    for (QQuickItem const* one = &item; one; one = one->parentItem())
        if (one->objectName() == QLatin1String("mayElide")) return true;
    return false;
}

bool isClipped(QQuickItem const& text) {
    if (text.property("truncated").toBool()) return true;
    return text.property("contentWidth").toDouble() > text.width() + tolerance ||
           text.property("contentHeight").toDouble() > text.height() + tolerance;
}

void collect(QQuickItem const& item, QStringList& found) {
    if (!item.isVisible() || qFuzzyIsNull(item.opacity())) return;
    QString const text = item.inherits("QQuickText") ? item.property("text").toString() : QString{};
    if (!text.isEmpty() && isClipped(item) && !mayElide(item)) found += text;
    for (QQuickItem const* child : item.childItems()) collect(*child, found);
}

} // namespace

QStringList clippedTexts(QQuickItem const& root) {
    QStringList found;
    collect(root, found);
    found.removeDuplicates();
    return found;
}

} // namespace flagfall::demo
