// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/paper_page.h"

#include "app/view/common/qr_code.h"
#include "app/view/papers/paper_ruler.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QTextDocument>

namespace flagfall::view {
namespace {

constexpr QColor ink{0, 0, 0};
constexpr QColor faintInk{0x50, 0x50, 0x50};
constexpr QColor faintLine{0xb0, 0xb0, 0xb0};

class Painting {
public:
    explicit Painting(QPainter& painter) : m_painter(painter) {}

    void operator()(PlacedText const& text) {
        m_painter.setFont(fontOf(text.type));
        m_painter.setPen(text.type.faint ? faintInk : ink);
        if (text.turned) {
            m_painter.save();
            m_painter.translate(text.room.center());
            m_painter.rotate(180);
            m_painter.translate(-text.room.center());
        }
        m_painter.drawText(text.at, text.text);
        if (text.struck) {
            QPointF const middle(text.at.x(), text.at.y() - text.type.size * 0.28);
            m_painter.setPen(QPen(ink, text.type.size * 0.06));
            m_painter.drawLine(middle, middle + QPointF(text.width, 0));
        }
        if (text.turned) m_painter.restore();
    }
    void operator()(PlacedLine const& line) {
        QPen pen(line.faint ? faintLine : ink, line.width);
        pen.setCapStyle(Qt::FlatCap);
        if (line.dashed) pen.setDashPattern({8, 8});
        m_painter.setPen(pen);
        m_painter.drawLine(line.line);
    }
    void operator()(PlacedBox const& box) {
        QPen pen(ink, box.width);
        pen.setJoinStyle(Qt::MiterJoin);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(box.box);
    }
    void operator()(PlacedImage const& image) { m_painter.drawImage(image.room, image.image); }
    void operator()(PlacedCode const& code) {
        QrCode const qr(code.text);
        double const module = std::min(code.room.width(), code.room.height()) / std::max(1, qr.size());
        QPainterPath dark;
        for (int y = 0; y < qr.size(); ++y)
            for (int x = 0; x < qr.size(); ++x)
                if (qr.isDark(x, y)) dark.addRect(x * module, y * module, module, module);
        m_painter.fillPath(dark.simplified().translated(code.room.topLeft()), ink);
    }
    void operator()(PlacedRich const& rich) {
        constexpr double dotsPerPixel = dotsPerInch / 96.0;
        m_painter.save();
        m_painter.translate(rich.room.topLeft());
        m_painter.scale(dotsPerPixel, dotsPerPixel);
        QTextDocument document;
        document.setDocumentMargin(0);
        document.setUseDesignMetrics(true);
        document.setHtml(rich.html);
        document.setTextWidth(rich.room.width() / dotsPerPixel);
        document.drawContents(&m_painter);
        m_painter.restore();
    }

private:
    QPainter& m_painter;
};

QPageSize sizeOf(PaperPage const& page) {
    QSizeF const points = page.size * 72.0 / dotsPerInch;
    return QPageSize(points.width() > points.height() ? points.transposed() : points, QPageSize::Point, {},
                     QPageSize::FuzzyMatch);
}

QPageLayout layoutOf(PaperPage const& page) {
    bool const across = page.size.width() > page.size.height();
    return {sizeOf(page), across ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF()};
}

} // namespace

void paint(PaperPage const& page, QPainter& painter) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    Painting painting(painter);
    for (PlacedThing const& thing : page.things) std::visit(painting, thing);
}

QImage imageOf(PaperPage const& page, int dotsToTheInch) {
    double const scale = static_cast<double>(dotsToTheInch) / dotsPerInch;
    QImage image((page.size * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paint(page, painter);
    return image;
}

QByteArray pdfOf(std::vector<PaperPage> const& pages, QString const& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setResolution(dotsPerInch);
    writer.setPageLayout(layoutOf(pages.front()));
    QPainter painter(&writer);
    for (std::size_t at = 0; at < pages.size(); ++at) {
        if (at > 0) {
            writer.setPageLayout(layoutOf(pages[at]));
            writer.newPage();
        }
        paint(pages[at], painter);
    }
    painter.end();
    return bytes;
}

QByteArray paperPdf(Paper const& paper, QDateTime const& printed, PaperLook const& look) {
    return pdfOf(pagesOf(paper, look, printed), paper.title);
}

} // namespace flagfall::view
