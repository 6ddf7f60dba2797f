// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/paper_sheet.h"

#include "app/view/papers/paper_page.h"

#include <QPainter>

namespace flagfall::view {

PaperSheet::PaperSheet(QQuickItem* parent) : QQuickPaintedItem(parent) { setFillColor(Qt::white); }

void PaperSheet::paint(QPainter* painter) {
    if (!m_paper || m_page < 0 || m_page >= m_paper->pageCount()) return;
    PaperPage const& page = m_paper->pages()[static_cast<std::size_t>(m_page)];
    double const scale = width() / page.size.width();
    painter->scale(scale, scale);
    view::paint(page, *painter);
}

void PaperSheet::setPaper(PaperView* paper) {
    if (m_paper == paper) return;
    if (m_paper) m_paper->disconnect(this);
    m_paper = paper;
    if (m_paper) connect(m_paper, &PaperView::changed, this, [this] { update(); });
    emit paperChanged();
    update();
}

void PaperSheet::setPage(int page) {
    if (m_page == page) return;
    m_page = page;
    emit pageChanged();
    update();
}

} // namespace flagfall::view
