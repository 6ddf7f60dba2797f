// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/clock/clock_side_view.h"

namespace flagfall::view {
namespace {

bool isSeparator(QChar sign) { return sign == QLatin1Char(':') || sign == QLatin1Char('.'); }

} // namespace

void ClockSideView::show(Shown shown) {
    if (m_shown == shown) return;
    m_shown = std::move(shown);
    emit changed();
}

QString ClockSideView::digits() const {
    if (m_shown.display.separator) return m_shown.display.time;
    QString painted;
    for (QChar const sign : m_shown.display.time)
        painted +=
            isSeparator(sign) ? QStringLiteral("<font color=\"transparent\">%1</font>").arg(sign) : QString(sign);
    return painted;
}

} // namespace flagfall::view
