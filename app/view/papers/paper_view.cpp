// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/paper_view.h"

#include "app/tables/sheet_file.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/languages.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/sheet_file.h"
#include "app/view/papers/paper_lines.h"
#include "app/view/texts/plain_text.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMimeData>

namespace flagfall::view {

namespace {

/// No colons: not every disk takes them.
QString fileTime() { return QStringLiteral("yyyy-MM-dd HH-mm-ss"); }

} // namespace

PaperView::PaperView(DeskLink const& desk, NoticeView& notice, QObject* parent)
    : QObject(parent), m_desk(desk), m_notice(notice) {}

void PaperView::show(Maker maker) {
    m_maker = std::move(maker);
    make(Laying::IfOther);
    emit changed();
    emit asked();
}

void PaperView::close() {
    if (!m_maker) return;
    m_maker = {};
    m_paper = {};
    m_pages.clear();
    emit changed();
}

/// Laying a paper out takes longer than making it, and most acts change nothing on it.
void PaperView::make(Laying laying) {
    SpokenFor const language(m_language);
    Paper paper = m_maker();
    PaperLook look = m_look ? m_look() : PaperLook{};
    if (auto const& past = m_desk.past()) {
        look.seal = asOfLine(past->moment, past->newest);
        //: In the name of a file, after what is in it: the paper is of the event as it was then. %1 a day and a time.
        paper.file += QLatin1Char(' ') + tr("as of %1", "file").arg(localTime(past->moment.wall).toString(fileTime()));
    }
    if (laying == Laying::IfOther && !m_pages.empty() && paper == m_paper && look == m_laidOutIn) return;
    m_paper = std::move(paper);
    m_laidOutIn = std::move(look);
    m_pages = pagesOf(m_paper, m_laidOutIn, printedAt());
}

void PaperView::speak() {
    if (!m_maker) return;
    make(Laying::Anew);
    emit changed();
}

QString PaperView::text() const { return m_maker ? asText() : QString{}; }

QString PaperView::asText() const {
    QString const text = paperText(m_paper, printedAt());
    return m_desk.past() ? text + m_laidOutIn.seal + QLatin1Char('\n') : text;
}

/// The present, whatever moment the paper is of.
QDateTime PaperView::printedAt() const { return localTime(m_desk.ticks().wall()); }

double PaperView::heightOfPage(int page) const {
    if (page < 0 || page >= pageCount()) return 1;
    QSizeF const size = m_pages[static_cast<std::size_t>(page)].size;
    return size.height() / size.width();
}

void PaperView::toPrinter() {
    if (!m_maker) return;
    speak();
    print(m_pages, m_paper.title, m_paper.file);
}

void PaperView::print(std::vector<PaperPage> const& pages, QString const& title, QString const& file) {
    if (printPages(pages, title, m_target)) {
        //: %1 the title of a paper, %n how many pages were sent to the printer.
        m_notice.tell(NoticeView::Kind::Done,
                      tr("%1: %n page(s) printed.", "", static_cast<int>(pages.size())).arg(title));
        return;
    }
    auto const saved = writeFile(m_eventFile, file, QStringLiteral("pdf"), pdfOf(pages, title));
    if (saved)
        m_notice.tell(NoticeView::Kind::Told,
                      tr("This computer has no printer that answers. The pages are saved as %1: print them elsewhere.")
                          .arg(QDir::toNativeSeparators(*saved)));
    else
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("This computer has no printer that answers, and the file %1 cannot be written: %2")
                          .arg(saved.error().path, saved.error().reason));
}

void PaperView::savePdf() {
    if (!m_maker) return;
    speak();
    save(QStringLiteral("pdf"), pdfOf(m_pages, m_paper.title));
}

void PaperView::saveText() {
    if (!m_maker) return;
    speak();
    SpokenFor const language(m_language);
    save(QStringLiteral("txt"), asText().toUtf8());
}

void PaperView::saveCsv() {
    auto const sheet = tablesToSave();
    if (!sheet) return;
    auto const csv = tables::csvText(*sheet, ',', tables::ByteOrderMark::Utf8);
    save(QStringLiteral("csv"), QByteArray::fromStdString(csv));
}

void PaperView::saveXlsx() {
    auto const sheet = tablesToSave();
    if (!sheet) return;
    auto const bytes = tables::fileBytes(*sheet, tables::SheetFile::Xlsx, m_paper.title.toStdString());
    if (bytes)
        save(QStringLiteral("xlsx"), QByteArray::fromStdString(*bytes));
    else
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("The spreadsheet cannot be written: %1").arg(QString::fromStdString(bytes.error().detail)));
}

std::optional<tables::Sheet> PaperView::tablesToSave() {
    if (!m_maker) return std::nullopt;
    speak();
    auto sheet = paperTables(m_paper);
    if (!sheet.rows.empty()) return sheet;
    m_notice.tell(NoticeView::Kind::Refused, tr("This paper has no table."));
    return std::nullopt;
}

void PaperView::copy() {
    if (!m_maker) return;
    speak();
    QString const cells = QString::fromStdString(tables::tsvText(paperTables(m_paper)));
    auto* const data = new QMimeData; // the clipboard owns it
    data->setText(cells.isEmpty() ? text() : cells);
    data->setHtml(paperHtml(m_paper));
    QGuiApplication::clipboard()->setMimeData(data);
    m_notice.tell(NoticeView::Kind::Done, tr("Copied: %1").arg(m_paper.title));
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
