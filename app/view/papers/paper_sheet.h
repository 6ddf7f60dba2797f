// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/papers/paper_view.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// A page of a paper on the screen: the same things that are printed, as large as the item is.
class PaperSheet : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flagfall::view::PaperView* paper READ paper WRITE setPaper NOTIFY paperChanged FINAL)
    Q_PROPERTY(int page READ page WRITE setPage NOTIFY pageChanged FINAL)
public:
    explicit PaperSheet(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    [[nodiscard]] PaperView* paper() const { return m_paper; }
    [[nodiscard]] int page() const { return m_page; }
    void setPaper(PaperView* paper);
    void setPage(int page);

signals:
    void paperChanged();
    void pageChanged();

private:
    QPointer<PaperView> m_paper;
    int m_page = 0;
};

} // namespace flagfall::view
