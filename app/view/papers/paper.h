// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_details.h"
#include "arbiter/board/position.h"

#include <QByteArray>
#include <QDateTime>
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
[[nodiscard]] PaperHead paperHeadOf(session::EventDetails const& details, std::optional<RoundNumber> round = {});

struct PaperHeading {
    QString text;
};
/// Labels and values under each other; a line without a value is left out.
struct PaperLines {
    struct Line {
        QString label, value;
    };
    std::vector<Line> lines;
};
struct PaperParagraph {
    QString text;
};
/// One thing to a line, with a sign before it.
struct PaperList {
    QStringList items;
};
struct PaperTable {
    struct Row {
        QStringList cells;
        bool struck = false; ///< it no longer holds
    };
    QStringList heads;
    std::vector<Row> rows;
};
struct PaperDiagram {
    board::Position position;
    QString caption{};
};
/// A picture, as large as it is useful on a page.
struct PaperPicture {
    QByteArray bytes; ///< JPEG
    int width = 0;    ///< in units of 1/96 inch, as on the page
    int height = 0;
    QString caption{};
};
/// A photograph for a paper, upright and no larger than needed. None where the bytes are no picture that can be read.
[[nodiscard]] std::optional<PaperPicture> paperPictureOf(QByteArray const& file, QString const& caption);
/// Words for a program, line for line as they are.
struct PaperVerbatim {
    QString text;
};
/// What follows is on a page of its own, to be handed to somebody else.
struct PaperNewPage {};
using PaperBlock = std::variant<PaperHeading, PaperLines, PaperParagraph, PaperList, PaperTable, PaperDiagram,
                                PaperPicture, PaperVerbatim, PaperNewPage>;

/// Who may read it. A paper for arbiters says so on every page.
enum class Audience { Everybody, Arbiters };

enum class PaperSize { A4, A5 };

struct Paper {
    QString title{};
    QString file{}; ///< in the names of its files: `rulings`
    PaperHead head{};
    Audience audience = Audience::Everybody;
    PaperSize size = PaperSize::A4;
    std::vector<PaperBlock> body{};
};

/// `Confidential: for the arbiters only`; empty for everybody.
[[nodiscard]] QString audienceText(Audience audience);

/// Plain text, no line wider than a page except in tables and verbatim; `printed` stands at its end.
[[nodiscard]] QString paperText(Paper const& paper, QDateTime const& printed);
/// For the window: the head and the body as rich text.
[[nodiscard]] QString paperHtml(Paper const& paper);
/// Pages of its size with the head above and page number and time of printing below each. UI thread: fonts are laid
/// out.
[[nodiscard]] QByteArray paperPdf(Paper const& paper, QDateTime const& printed);

} // namespace flagfall::view
