// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/paper_view.h"

#include "app/view/common/notice_view.h"
#include "app/view/common/sheet_file.h"

#include <QDir>

namespace flagfall::view {

PaperView::PaperView(NoticeView& notice, QObject* parent) : QObject(parent), m_notice(notice) {}

void PaperView::show(Maker maker) {
    m_maker = std::move(maker);
    speak();
    emit asked();
}

void PaperView::close() {
    if (!m_maker) return;
    m_maker = {};
    m_paper = {};
    m_html.clear();
    emit changed();
}

void PaperView::speak() {
    if (!m_maker) return;
    m_paper = m_maker();
    m_html = paperHtml(m_paper);
    emit changed();
}

void PaperView::savePdf() {
    if (!m_maker) return;
    speak();
    save(QStringLiteral("pdf"), paperPdf(m_paper, QDateTime::currentDateTime()));
}

void PaperView::saveText() {
    if (!m_maker) return;
    speak();
    save(QStringLiteral("txt"), paperText(m_paper, QDateTime::currentDateTime()).toUtf8());
}

void PaperView::save(QString const& ending, QByteArray const& bytes) {
    auto const saved = writeFile(m_eventFile, m_paper.file, ending, bytes);
    if (saved)
        m_notice.tell(NoticeView::Kind::Done, tr("Saved as %1.").arg(QDir::toNativeSeparators(*saved)));
    else
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("The file %1 cannot be written: %2").arg(saved.error().path, saved.error().reason));
}

} // namespace flagfall::view
