// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/paper_ruler.h"

#include <QFontMetricsF>

#include <cmath>

namespace flagfall::view {
namespace {

/// Figures of one width, and every letter of our languages. The narrow face of the family saves sheets.
constexpr auto textFamily = "DejaVu Sans Condensed";
constexpr auto monoFamily = "DejaVu Sans Mono";

constexpr int measuredAt = 1000;
/// Of the size of the letters, above the middle of a line, where the base line is.
constexpr double capMiddle = 0.36;

QFontMetricsF const& metricsOf(PaperType const& type) {
    static QFontMetricsF const plain(fontOf({measuredAt}));
    static QFontMetricsF const bold(fontOf({measuredAt, true}));
    static QFontMetricsF const mono(fontOf({measuredAt, false, true}));
    return type.mono ? mono : type.bold ? bold : plain;
}

/// As much of the word as the width has room for, at least a letter.
qsizetype lettersWithin(QString const& word, PaperType const& type, double width) {
    qsizetype letters = word.size();
    while (letters > 1 && widthOf(word.first(letters), type) > width) --letters;
    return letters;
}

} // namespace

QFont fontOf(PaperType const& type) {
    QFont font(QString::fromLatin1(type.mono ? monoFamily : textFamily));
    font.setPixelSize(std::max(1, type.size));
    font.setBold(type.bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Spaced letters are never joined: who searches a page for "Žofia" must find her, and a ligature is no letter. This
    // is the least space there is.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64);
    return font;
}

double widthOf(QString const& text, PaperType const& type) {
    return metricsOf(type).horizontalAdvance(text) * type.size / measuredAt;
}

QStringList linesOf(QString const& text, PaperType const& type, double width) {
    QStringList lines;
    double const space = widthOf(QStringLiteral(" "), type);
    for (QString const& paragraph : text.split(QLatin1Char('\n'))) {
        QString line;
        double used = 0;
        for (QString word : paragraph.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            double needed = widthOf(word, type);
            if (!line.isEmpty() && used + space + needed > width) {
                lines += std::exchange(line, {});
                used = 0;
            }
            while (line.isEmpty() && needed > width && word.size() > 1) {
                qsizetype const letters = lettersWithin(word, type, width);
                if (letters == word.size()) break;
                lines += word.first(letters);
                word = word.sliced(letters);
                needed = widthOf(word, type);
            }
            used += needed + (line.isEmpty() ? 0 : space);
            line += (line.isEmpty() ? QString{} : QStringLiteral(" ")) + word;
        }
        lines += line;
    }
    return lines;
}

PaperType fitted(QString const& text, PaperType type, double width) {
    double const needed = widthOf(text, type);
    if (needed > width && needed > 0)
        type.size = std::max(1, static_cast<int>(std::floor(type.size * std::max(0.0, width) / needed)));
    return type;
}

PlacedText placed(QString const& text, PaperType const& wanted, QRectF const& room, Qt::Alignment align) {
    PaperType const type = fitted(text, wanted, room.width());
    double const width = widthOf(text, type);
    double const left = align & Qt::AlignRight     ? room.right() - width
                        : align & Qt::AlignHCenter ? room.center().x() - width / 2
                                                   : room.left();
    double const base = align & Qt::AlignTop      ? room.top() + type.size * 0.95
                        : align & Qt::AlignBottom ? room.bottom() - type.size * 0.25
                                                  : room.center().y() + type.size * capMiddle;
    return {{left, base}, width, room, text, type};
}

std::vector<PlacedText> placedInTwoLines(QString const& text, PaperType const& wanted, QRectF const& room,
                                         Qt::Alignment align) {
    PlacedText const single = placed(text, wanted, room, align);
    constexpr double lineHeight = 1.15; // of the type
    QString const words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts).join(QLatin1Char(' '));
    PaperType type = wanted;
    type.size = std::min(wanted.size, static_cast<int>(room.height() / 2 / lineHeight));
    for (; type.size > single.type.size; --type.size) {
        QStringList const lines = linesOf(text, type, room.width());
        bool const isWhole = lines.size() == 2 && lines.join(QLatin1Char(' ')) == words; // no broken word
        if (!isWhole) continue;
        QRectF half = room;
        half.setHeight(room.height() / 2);
        std::vector<PlacedText> both{placed(lines[0], type, half, align)};
        both.push_back(placed(lines[1], type, half.translated(0, half.height()), align));
        for (PlacedText& line : both) line.room = room; // around its middle both are turned
        return both;
    }
    return {single};
}

} // namespace flagfall::view
