// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/paper_settings.h"
#include "app/view/papers/paper.h"

#include <QImage>
#include <QPointF>

class QPainter;

/// Papers laid out: what stands where on each page. PDF, printer and window paint the same pages. A length on a page
/// is in dots, 600 to the inch.
namespace flagfall::view {

inline constexpr int dotsPerInch = 600;
[[nodiscard]] constexpr double dotsOfPoints(double points) { return points * dotsPerInch / 72; }
[[nodiscard]] constexpr double dotsOfMillimetres(double millimetres) { return millimetres * dotsPerInch / 25.4; }

/// What a text is set in.
struct PaperType {
    int size = 75; ///< of the letters, in dots
    bool bold = false;
    bool mono = false;
    bool faint = false; ///< grey: it explains something else
    friend bool operator==(PaperType const&, PaperType const&) = default;
};

/// A line of text, and the room it was given: no text is wider than that.
struct PlacedText {
    QPointF at;   ///< where its base line begins
    double width; ///< as measured
    QRectF room;
    QString text;
    PaperType type;
    bool struck = false;
    bool turned = false; ///< upside down around the middle of its room
};
struct PlacedLine {
    QLineF line;
    double width;
    bool faint = false;
    bool dashed = false;
};
struct PlacedBox {
    QRectF box;
    double width;
};
struct PlacedImage {
    QRectF room;
    QImage image;
};
struct PlacedCode {
    QRectF room;
    QString text;
};
/// Rich text: diagrams.
struct PlacedRich {
    QRectF room;
    QString html;
};
using PlacedThing = std::variant<PlacedText, PlacedLine, PlacedBox, PlacedImage, PlacedCode, PlacedRich>;

struct PaperPage {
    QSizeF size;
    std::vector<PlacedThing> things{};
};

/// `AsNeeded`: upright, unless its tables are too wide for that.
enum class PaperTurn { AsNeeded, Upright, Across };

/// What papers look like in an event, or on somebody's desk.
struct PaperLook {
    session::PaperSize size = session::PaperSize::A4;
    PaperTurn turn = PaperTurn::AsNeeded;
    QString header{};
    QString footer{};
    QImage logo{};
    QString by{};   ///< who prints, at the foot; empty: the event has no persons
    QString seal{}; ///< what stands for the history of the event, at the foot
    friend bool operator==(PaperLook const&, PaperLook const&) = default;
};
/// As the event has it.
[[nodiscard]] PaperLook lookOf(session::PaperSettings const& settings);
/// The picture of a file, as small as a page needs it, in base64; empty where it is no picture.
[[nodiscard]] std::string logoOf(QByteArray const& file);

/// Never empty. UI thread: fonts are measured.
[[nodiscard]] std::vector<PaperPage> pagesOf(Paper const& paper, PaperLook const& look, QDateTime const& printed);

/// Texts that are wider than their room, beyond the edge of the page or over each other: with what is wrong. None, if
/// the layout is right.
[[nodiscard]] QStringList cutTexts(std::vector<PaperPage> const& pages);

/// In dots; the painter is scaled by the caller.
void paint(PaperPage const& page, QPainter& painter);
[[nodiscard]] QImage imageOf(PaperPage const& page, int dotsToTheInch);

/// Pages of one file; they may differ in size.
[[nodiscard]] QByteArray pdfOf(std::vector<PaperPage> const& pages, QString const& title);
[[nodiscard]] QByteArray paperPdf(Paper const& paper, QDateTime const& printed, PaperLook const& look = {});

} // namespace flagfall::view
