// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/clipped_text.h"

#include <QQuickItem>

#include <algorithm>

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

/// Whether the text stands in something that can be scrolled to it.
bool scrolls(QQuickItem const& item) {
    for (QQuickItem const* one = item.parentItem(); one; one = one->parentItem())
        if (one->inherits("QQuickFlickable")) return true;
    return false;
}

/// The same sideways: the drawing is wider than what it is seen through.
bool scrollsSideways(QQuickItem const& item) {
    for (QQuickItem const* one = item.parentItem(); one; one = one->parentItem())
        if (one->inherits("QQuickFlickable") && one->property("contentWidth").toDouble() > one->width() + tolerance)
            return true;
    return false;
}

/// Beyond the edge of the nearest thing that cuts, or of the window.
bool isBeyondEdge(QQuickItem const& text, QQuickItem const& root) {
    QQuickItem const* edge = text.parentItem();
    while (edge && edge != &root && !edge->clip()) edge = edge->parentItem();
    if (!edge) return false;
    QSizeF const size(std::min(text.property("contentWidth").toDouble(), text.width()), text.height());
    QRectF const place = text.mapRectToItem(edge, QRectF({0, 0}, size));
    bool const sideways = place.left() < -tolerance || place.right() > edge->width() + tolerance;
    bool const upOrDown = place.top() < -tolerance || place.bottom() > edge->height() + tolerance;
    return (sideways && !scrollsSideways(text)) || (upOrDown && !scrolls(text));
}

void collect(QQuickItem const& item, QQuickItem const& root, QStringList& found) {
    if (!item.isVisible() || qFuzzyIsNull(item.opacity())) return;
    QString const text = item.inherits("QQuickText") ? item.property("text").toString() : QString{};
    if (!text.isEmpty() && ((isClipped(item) && !mayElide(item)) || isBeyondEdge(item, root))) found += text;
    for (QQuickItem const* child : item.childItems()) collect(*child, root, found);
}

} // namespace

QStringList clippedTexts(QQuickItem const& root) {
    QStringList found;
    collect(root, root, found);
    found.removeDuplicates();
    return found;
}

} // namespace flagfall::demo
