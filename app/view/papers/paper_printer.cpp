// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/paper_printer.h"

#include <QPainter>
#include <QPrinter>
#include <QPrinterInfo>

namespace flagfall::view {
namespace {

QPageLayout printedOn(PaperPage const& page) {
    bool const across = page.size.width() > page.size.height();
    QSizeF const points = (across ? page.size.transposed() : page.size) * 72.0 / dotsPerInch;
    return {QPageSize(points, QPageSize::Point, {}, QPageSize::FuzzyMatch),
            across ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF()};
}

} // namespace

QStringList printerNames() { return QPrinterInfo::availablePrinterNames(); }

QString usualPrinter() {
    QString const usual = QPrinterInfo::defaultPrinterName();
    return usual.isEmpty() ? printerNames().value(0) : usual;
}

bool printPages(std::vector<PaperPage> const& pages, QString const& title, PrintTarget const& target) {
    QString const name = target.printer.isEmpty() ? usualPrinter() : target.printer;
    if (pages.empty() || (target.file.isEmpty() && !printerNames().contains(name))) return false;
    QPrinter printer(QPrinter::HighResolution);
    if (target.file.isEmpty())
        printer.setPrinterName(name);
    else
        printer.setOutputFileName(target.file);
    printer.setDocName(title);
    printer.setResolution(dotsPerInch);
    printer.setFullPage(true);
    printer.setPageLayout(printedOn(pages.front()));
    QPainter painter;
    if (!painter.begin(&printer)) return false;
    for (std::size_t at = 0; at < pages.size(); ++at) {
        if (at > 0) {
            printer.setPageLayout(printedOn(pages[at]));
            if (!printer.newPage()) return false;
        }
        painter.save();
        double const scale = static_cast<double>(printer.resolution()) / dotsPerInch;
        painter.scale(scale, scale);
        // What a printer cannot reach of the sheet has been left free; it counts from the sheet's own corner.
        paint(pages[at], painter);
        painter.restore();
    }
    return painter.end();
}

} // namespace flagfall::view
