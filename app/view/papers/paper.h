// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/tables/sheet.h"
#include "arbiter/board/position.h"

#include <QByteArray>
#include <QDateTime>
#include <QLineF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

/// The room for papers: what the arbiter hangs up, hands over or keeps. A paper is a value that says what is on it; how
/// it looks as text, in the window and as a PDF is said here once for all of them.
///
///     Paper paper{.title = RulingsPapers::tr("Rulings"), .file = "rulings", .head = paperHeadOf(state.details)};
///     paper.body = {PaperHeading{"Round 1"}, PaperTable{{"Board", "Ruling"}, rows}};
///     papers.show([=] { return paper; });
///
/// A new paper is a function from the event to such a value and nothing else.
namespace flagfall::view {

/// What stands above every page.
struct PaperHead {
    QString event{}, place{}, dates{}, chiefArbiter{};
    QString round{}; ///< empty: the paper is about no single round
    friend bool operator==(PaperHead const&, PaperHead const&) = default;
};
[[nodiscard]] PaperHead paperHeadOf(session::EventDetails const& details);
/// Of a paper about one round.
[[nodiscard]] PaperHead paperHeadOf(session::EventState const& state, RoundNumber round);

struct PaperHeading {
    QString text;
    friend bool operator==(PaperHeading const&, PaperHeading const&) = default;
};
/// Labels and values under each other; a line without a value is left out.
struct PaperLines {
    struct Line {
        QString label, value;
        friend bool operator==(Line const&, Line const&) = default;
    };
    std::vector<Line> lines;
    friend bool operator==(PaperLines const&, PaperLines const&) = default;
};
struct PaperParagraph {
    QString text;
    friend bool operator==(PaperParagraph const&, PaperParagraph const&) = default;
};
/// One thing to a line, with a sign before it.
struct PaperList {
    QStringList items;
    friend bool operator==(PaperList const&, PaperList const&) = default;
};
/// How the cells of a column stand: numbers with their decimal signs, or their halves, under each other.
enum class PaperAlign { Left, Right, Centre, Decimal };
struct PaperColumn {
    PaperColumn(QString text, PaperAlign aligned = PaperAlign::Left, bool bold = false)
        : head(std::move(text)), align(aligned), strong(bold) {}
    QString head;
    PaperAlign align;
    bool strong;        ///< what a reader looks for
    bool spare = false; ///< of a list on pages: left out where it costs a sheet, or type that can be read
    friend bool operator==(PaperColumn const&, PaperColumn const&) = default;
};
/// Rows below heads, which stand again at the top of every page. No row is split.
struct PaperTable {
    struct Row {
        QStringList cells;
        bool struck = false; ///< it no longer holds
        friend bool operator==(Row const&, Row const&) = default;
    };
    /// A list is as wide as it needs, and stands several times beside itself where that saves sheets; its type is as
    /// large as the sheets it needs allow. Anything else is a table in the text, as wide as the page.
    enum class Kind { InText, List };
    std::vector<PaperColumn> heads;
    std::vector<Row> rows;
    Kind kind = Kind::InText;
    friend bool operator==(PaperTable const&, PaperTable const&) = default;
};
/// Cards of one size, as many to a page as fit, with lines to cut along. Lengths are millimetres from the upper left
/// corner of the card. Words that are too long for their room are set smaller.
struct PaperCards {
    struct Words {
        QRectF room;
        QString text;
        double points = 10;
        bool bold = false;
        Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
        bool turned = false; ///< upside down: on the other side of the fold
        friend bool operator==(Words const&, Words const&) = default;
    };
    struct Line {
        QLineF line;
        double points = 0.5;
        bool dashed = false;
        friend bool operator==(Line const&, Line const&) = default;
    };
    struct Box {
        QRectF box;
        double points = 0.8;
        friend bool operator==(Box const&, Box const&) = default;
    };
    /// A QR code, the text of which a scanner types.
    struct Code {
        QRectF room;
        QString text;
        friend bool operator==(Code const&, Code const&) = default;
    };
    /// The logo of the papers of the event, as large as the room allows; nothing where there is none.
    struct Logo {
        QRectF room;
        friend bool operator==(Logo const&, Logo const&) = default;
    };
    /// The line that stands above every page.
    struct LineAbove {
        QRectF room;
        double points = 10;
        friend bool operator==(LineAbove const&, LineAbove const&) = default;
    };
    using Item = std::variant<Words, Line, Box, Code, Logo, LineAbove>;
    struct Card {
        std::vector<Item> items;
        friend bool operator==(Card const&, Card const&) = default;
    };
    QSizeF size;
    std::vector<Card> cards;
    /// The cards of a pile of cut sheets are in order: those on the second sheet come after that on top of them.
    bool inPiles = false;
    /// Each in the middle of an upright page of its own, which is not cut.
    bool alone = false;
    friend bool operator==(PaperCards const&, PaperCards const&) = default;
};
struct PaperDiagram {
    std::optional<board::Position> position; ///< none: an empty board to be filled in by hand
    QString caption{};
    [[nodiscard]] board::Board pieces() const { return position ? position->board() : board::Board{}; }
    friend bool operator==(PaperDiagram const&, PaperDiagram const&) = default;
};
/// A picture, as large as it is useful on a page.
struct PaperPicture {
    QByteArray bytes; ///< JPEG
    int width = 0;    ///< in units of 1/96 inch, as on the page
    int height = 0;
    QString caption{};
    friend bool operator==(PaperPicture const&, PaperPicture const&) = default;
};
/// A photograph for a paper, upright and no larger than needed. None where the bytes are no picture that can be read.
[[nodiscard]] std::optional<PaperPicture> paperPictureOf(QByteArray const& file, QString const& caption);
/// Words for a program, line for line as they are.
struct PaperVerbatim {
    QString text;
    friend bool operator==(PaperVerbatim const&, PaperVerbatim const&) = default;
};
/// The same where nobody reads it on a page: only a sheet of text has it, below its heading.
struct PaperForPrograms {
    QString heading;
    QString text;
    friend bool operator==(PaperForPrograms const&, PaperForPrograms const&) = default;
};
/// What follows is on a page of its own, to be handed to somebody else.
struct PaperNewPage {
    friend bool operator==(PaperNewPage const&, PaperNewPage const&) = default;
};
using PaperBlock = std::variant<PaperHeading, PaperLines, PaperParagraph, PaperList, PaperTable, PaperDiagram,
                                PaperPicture, PaperVerbatim, PaperForPrograms, PaperCards, PaperNewPage>;

/// Who may read it. A paper for arbiters says so on every page.
enum class Audience { Everybody, Arbiters };

/// `A5`: whatever the papers of the event are on, this one is small.
enum class PaperFormat { OfTheEvent, A5 };

struct Paper {
    QString title{};
    QString note{}; ///< under the title of every page: `After round 3`
    QString file{}; ///< in the names of its files: `rulings`
    PaperHead head{};
    Audience audience = Audience::Everybody;
    PaperFormat format = PaperFormat::OfTheEvent;
    std::vector<PaperBlock> body{};
    friend bool operator==(Paper const&, Paper const&) = default;
};

/// `Confidential: for the arbiters only`; empty for everybody.
[[nodiscard]] QString audienceText(Audience audience);

/// Plain text, no line wider than a page except in tables and verbatim; `printed` stands at its end.
[[nodiscard]] QString paperText(Paper const& paper, QDateTime const& printed);
/// For the clipboard: the head and the body as rich text.
[[nodiscard]] QString paperHtml(Paper const& paper);
/// Its tables for a spreadsheet, one below the other with an empty row between. Empty without any.
[[nodiscard]] tables::Sheet paperTables(Paper const& paper);

} // namespace flagfall::view
