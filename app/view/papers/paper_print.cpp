// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/printed_board.h"
#include "app/view/papers/paper_lines.h"
#include "app/view/texts/plain_text.h"
#include "arbiter/board/fen.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace flagfall::view {
namespace {

QString cell(QString const& text, QString const& style = {}) {
    return QStringLiteral("<td style='%1'>%2</td>").arg(style, text.toHtmlEscaped());
}
QString paragraph(QString const& text) {
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

struct AsHtml {
    QString operator()(PaperHeading const& block) const {
        return QStringLiteral("<h3>%1</h3>").arg(block.text.toHtmlEscaped());
    }
    QString operator()(PaperLines const& block) const {
        QString rows;
        for (PaperLines::Line const& line : block.lines)
            if (!line.value.isEmpty())
                rows += QStringLiteral("<tr>%1%2</tr>")
                            .arg(cell(line.label, QStringLiteral("color:#555")), cell(line.value));
        return QStringLiteral("<table cellspacing='3'>%1</table>").arg(rows);
    }
    QString operator()(PaperParagraph const& block) const { return paragraph(block.text); }
    QString operator()(PaperList const& block) const {
        QString items;
        for (QString const& item : block.items) items += QStringLiteral("<li>%1</li>").arg(item.toHtmlEscaped());
        return QStringLiteral("<ul>%1</ul>").arg(items);
    }
    QString operator()(PaperTable const& block) const {
        QString rows;
        for (QString const& head : block.heads) rows += cell(head, QStringLiteral("color:#555"));
        rows = QStringLiteral("<thead><tr>%1</tr></thead>").arg(rows);
        for (PaperTable::Row const& row : block.rows) {
            QString cells;
            for (QString const& text : row.cells)
                cells +=
                    cell(text, row.struck ? QStringLiteral("text-decoration:line-through; color:#777") : QString{});
            rows += QStringLiteral("<tr>%1</tr>").arg(cells);
        }
        return QStringLiteral(
                   "<table width='100%' cellspacing='0' cellpadding='3' border='1' style='border-collapse:collapse; "
                   "border-color:#999'>%1</table>")
            .arg(rows);
    }
    QString operator()(PaperDiagram const& block) const {
        QString const caption = block.caption.isEmpty() ? QString{} : paragraph(block.caption);
        return caption + drawnBoard(block.position.board()) +
               QStringLiteral("<p>FEN %1</p>").arg(plain(fenText(block.position)).toHtmlEscaped());
    }
    QString operator()(PaperPicture const& block) const {
        return paragraph(block.caption) +
               QStringLiteral("<p><img src='data:image/jpeg;base64,%1' width='%2' height='%3'></p>")
                   .arg(QString::fromLatin1(block.bytes.toBase64()))
                   .arg(block.width)
                   .arg(block.height);
    }
    QString operator()(PaperNewPage const&) const { return QStringLiteral("<p style='page-break-before:always'></p>"); }
    QString operator()(PaperVerbatim const& block) const {
        return QStringLiteral("<pre style='font-family:\"DejaVu Sans Mono\"; font-size:10px'>%1</pre>")
            .arg(block.text.toHtmlEscaped());
    }
};

/// Sizes are in pixels, so that the pages are the same on every screen and printer.
QString document(QString const& body) {
    return QStringLiteral(
               "<html><body style='font-family:\"DejaVu Sans\"; font-size:12px; color:#000'>%1</body></html>")
        .arg(body);
}

QString bodyOf(Paper const& paper) {
    QString body = QStringLiteral("<h2>%1</h2>").arg(paper.title.toHtmlEscaped());
    if (QString const audience = audienceText(paper.audience); !audience.isEmpty())
        body += QStringLiteral("<p><b>%1</b></p>").arg(audience.toHtmlEscaped());
    for (PaperBlock const& block : paper.body) body += std::visit(AsHtml{}, block);
    return body;
}

/// The pages of a paper, in units of 1/96 inch.
class Printer {
public:
    Printer(Paper const& paper, QDateTime const& printed, QPdfWriter& writer)
        : m_paper(paper), m_printed(printed), m_writer(writer), m_scale(writer.logicalDpiX() / 96.0),
          m_width(writer.width() / m_scale), m_height(writer.height() / m_scale) {
        m_document.setDocumentMargin(0);
        m_document.setUseDesignMetrics(true);
        m_document.setHtml(document(bodyOf(paper)));
        m_document.setPageSize({m_width, m_height - headHeight - footHeight});
    }

    void print() {
        QPainter painter(&m_writer);
        painter.scale(m_scale, m_scale);
        int const pages = m_document.pageCount();
        for (int page = 1; page <= pages; ++page) {
            if (page > 1) m_writer.newPage();
            printHead(painter);
            printBody(painter, page);
            printFoot(painter, page, pages);
        }
    }

private:
    static constexpr qreal headHeight = 52;
    static constexpr qreal footHeight = 28;

    void printHead(QPainter& painter) const {
        painter.setFont(fontOf(11));
        qreal y = 0;
        for (QString const& line : headLines(m_paper.head)) {
            painter.drawText(QRectF(0, y, m_width, 16), Qt::AlignLeft | Qt::AlignVCenter, line);
            y += 17;
        }
        painter.drawLine(QPointF(0, y + 3), QPointF(m_width, y + 3));
    }
    void printBody(QPainter& painter, int page) {
        qreal const height = m_document.pageSize().height();
        QRectF const part(0, (page - 1) * height, m_width, height);
        painter.save();
        painter.translate(0, headHeight - part.top());
        painter.setClipRect(part);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = part;
        context.palette.setColor(QPalette::Text, Qt::black);
        m_document.documentLayout()->draw(&painter, context);
        painter.restore();
    }
    void printFoot(QPainter& painter, int page, int pages) const {
        QRectF const line(0, m_height - footHeight + 10, m_width, 16);
        painter.setFont(fontOf(10));
        painter.drawLine(line.topLeft(), line.topRight());
        painter.drawText(line.translated(0, 2), Qt::AlignLeft | Qt::AlignVCenter, printedLine(m_printed));
        painter.drawText(line.translated(0, 2), Qt::AlignHCenter | Qt::AlignVCenter, audienceText(m_paper.audience));
        painter.drawText(line.translated(0, 2), Qt::AlignRight | Qt::AlignVCenter, pageLine(page, pages));
    }
    static QFont fontOf(int pixels) {
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPixelSize(pixels);
        return font;
    }

    Paper const& m_paper;
    QDateTime const& m_printed;
    QPdfWriter& m_writer;
    qreal m_scale;
    qreal m_width;
    qreal m_height;
    QTextDocument m_document;
};

} // namespace

QString paperHtml(Paper const& paper) {
    QString head;
    for (QString const& line : headLines(paper.head))
        head += QStringLiteral("<p style='color:#555'>%1</p>").arg(line.toHtmlEscaped());
    return document(head + bodyOf(paper));
}

QByteArray paperPdf(Paper const& paper, QDateTime const& printed) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(paper.title);
    bool const small = paper.size == PaperSize::A5;
    qreal const margin = small ? 8 : 15;
    writer.setPageSize(QPageSize(small ? QPageSize::A5 : QPageSize::A4));
    writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    writer.setResolution(600);
    Printer(paper, printed, writer).print();
    return bytes;
}

} // namespace flagfall::view
