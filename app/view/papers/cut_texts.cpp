// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/paper_page.h"

#include <algorithm>

namespace flagfall::view {
namespace {

/// Rounding, in dots.
constexpr double tolerance = 2;

/// What its letters cover.
QRectF inkOf(PlacedText const& text) {
    return {text.at.x(), text.at.y() - text.type.size * 0.72, text.width, text.type.size * 0.72};
}

void checkPage(PaperPage const& page, QString const& where, QStringList& found) {
    constexpr int readable = static_cast<int>(dotsOfPoints(4));
    QRectF const sheet = QRectF({}, page.size).adjusted(-tolerance, -tolerance, tolerance, tolerance);
    std::vector<std::pair<QRectF, PlacedText const*>> inked;
    for (PlacedThing const& thing : page.things) {
        auto const* const text = std::get_if<PlacedText>(&thing);
        if (!text || text->text.trimmed().isEmpty()) continue;
        if (text->width > text->room.width() + tolerance) found += where + text->text + QStringLiteral(": too wide");
        if (!sheet.contains(inkOf(*text))) found += where + text->text + QStringLiteral(": beyond the page");
        if (text->type.size < readable) found += where + text->text + QStringLiteral(": too small to be read");
        if (!text->turned)
            inked.emplace_back(inkOf(*text).adjusted(tolerance, tolerance, -tolerance, -tolerance), text);
    }
    // From top to bottom: only those beside each other can meet.
    std::ranges::sort(inked, {}, [](auto const& one) { return one.first.top(); });
    for (std::size_t at = 0; at < inked.size(); ++at)
        for (std::size_t next = at + 1; next < inked.size() && inked[next].first.top() < inked[at].first.bottom();
             ++next)
            if (inked[at].first.intersects(inked[next].first))
                found += where + inked[at].second->text + QStringLiteral(": over ") + inked[next].second->text;
}

} // namespace

QStringList cutTexts(std::vector<PaperPage> const& pages) {
    QStringList found;
    for (std::size_t at = 0; at < pages.size(); ++at)
        checkPage(pages[at], QStringLiteral("page %1: ").arg(at + 1), found);
    return found;
}

} // namespace flagfall::view
