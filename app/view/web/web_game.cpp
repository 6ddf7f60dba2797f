// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"
#include "app/view/web/web_words.h"
#include "arbiter/notation/write_move.h"

#include <ranges>

namespace flagfall::view {
namespace {

/// The first field of a FEN; the others take longer to find than all the rest of a page.
QString placementOf(board::Board const& pieces) {
    QString text;
    text.reserve(72);
    for (board::Rank const rank : board::allRanks | std::views::reverse) {
        char empty = '0';
        auto const count = [&] {
            if (empty > '0') text += QLatin1Char(empty);
            empty = '0';
        };
        if (rank != board::Rank::Eight) text += QLatin1Char('/');
        for (board::File const file : board::allFiles) {
            auto const piece = pieces.at(board::squareAt(file, rank));
            if (!piece) {
                ++empty;
                continue;
            }
            count();
            text += QLatin1Char(board::letterOf(*piece));
        }
        count();
    }
    return text;
}

/// The pieces as pictures, placed by classes: x1 is the a-file, y1 the first rank.
Markup piecesOf(board::Board const& pieces) {
    Markup all;
    for (board::Rank const rank : board::allRanks)
        for (board::File const file : board::allFiles) {
            auto const piece = pieces.at(board::squareAt(file, rank));
            if (!piece) continue;
            QString const sign = QLatin1Char(piece->colour == Colour::White ? 'w' : 'b') +
                                 QString(QLatin1Char(board::letterOf(piece->role)));
            all += Markup::single("img",
                                  {{"src", sign + QStringLiteral(".svg")},
                                   {"alt", QString{}},
                                   {"class", QStringLiteral("x%1 y%2").arg(indexOf(file) + 1).arg(indexOf(rank) + 1)}});
        }
    return all;
}

/// The moves, and after each of them the pieces for the script.
class Moves {
public:
    Moves(record::GameRecord const& record, QString const& language)
        : m_record(record), m_positions(record.positions()),
          m_form{.language = notation::languageFrom(utf8(language)).value_or(notation::Language::English)} {
        for (std::size_t at = 0; at < record.size(); ++at) add(at);
        close();
    }
    [[nodiscard]] Markup const& list() const { return m_items; }
    [[nodiscard]] QString const& last() const { return m_last; }

private:
    void add(std::size_t at) {
        record::Entry const& entry = m_record.entries()[at];
        bool const white = m_record.mover(at) == Colour::White;
        m_number = static_cast<int>(m_record.halfMovesBefore(at) / 2) + 1;
        if (white || !entry.move()) close();
        if (m_pair.isEmpty()) m_first = m_number;
        if (!entry.move()) {
            m_pair += Markup::element("em", Markup::text(WebPages::tr("moves missing")));
            close();
            return;
        }
        //: Before a move of Black without White's in the same line.
        if (!white && m_pair.isEmpty()) m_pair += Markup::text(QStringLiteral("… "));
        QString const move = plain(notation::moveText(m_positions[at], *entry.move(), m_form));
        QString const spoken = QString::number(m_number) + (white ? m_white : m_black) + move;
        QString const name = QLatin1Char('m') + QString::number(at + 1);
        if (!m_pair.isEmpty()) m_pair += Markup::text(QStringLiteral(" "));
        m_pair += Markup::element("a",
                                  {{"href", QLatin1Char('#') + name},
                                   {"id", name},
                                   {"data-pieces", placementOf(m_positions[at + 1].board())},
                                   {"data-move", spoken}},
                                  Markup::text(move));
        m_last = spoken;
    }
    void close() {
        if (m_pair.isEmpty()) return;
        m_items += Markup::element("li", {{"value", QString::number(m_first)}}, m_pair);
        m_pair = {};
    }

    record::GameRecord const& m_record;
    std::vector<board::Position> m_positions;
    notation::MoveForm m_form;
    QString const m_white = QStringLiteral(". "), m_black = QStringLiteral("… ");
    Markup m_items, m_pair;
    QString m_last;
    int m_number = 1, m_first = 1;
};

Markup lettersOf(char const* look, QString const& signs) {
    Markup letters;
    for (QChar const sign : signs) letters += Markup::element("span", Markup::text(sign));
    return Markup::element("div", {{"class", QString::fromLatin1(look)}, {"aria-hidden", QStringLiteral("true")}},
                           letters);
}

} // namespace

WebPage webGame(WebMatter const& matter, RoundNumber round, session::Board const& board) {
    record::GameRecord const& record = *shownMoves(matter, round, board);
    Moves const moves(record, matter.order.language);
    QString const white = matter.players.name(board.white), black = matter.players.name(board.black);
    WebPage page{
        .file = gamePage(matter, round, board), .title = QStringLiteral("%1 – %2").arg(white, black), .script = true};
    Markup players = Markup::link(playerPage(board.white), Markup::text(white)) + Markup::text(QStringLiteral(" – ")) +
                     Markup::link(playerPage(board.black), Markup::text(black));
    page.content += Markup::element("p", players);
    Markup where =
        Markup::link(roundPage(round), Markup::text(WebPages::tr("Round %1").arg(roundLabel(matter.state, round))));
    where += Markup::text(QStringLiteral(" · ") +
                          WebPages::tr("Board %1").arg(boardLabel(matter.state, round, board.number)) +
                          QStringLiteral(" · ") + (board.isOpen() ? WebPages::tr("live") : resultAndKind(board)));
    page.content += Markup::element("p", where);
    if (board.isOpen())
        page.content += paragraphOf(
            WebPages::tr("The moves are shown %n minute(s) after they were made.", "", matter.order.delay), "note");
    //: What a screen reader says of the picture of a board. %1 a move.
    QString const after = WebPages::tr("Position after %1");
    Markup const picture = Markup::element(
        "div",
        {{"id", QStringLiteral("board")},
         {"class", QStringLiteral("board")},
         {"role", QStringLiteral("img")},
         {"aria-label", moves.last().isEmpty() ? WebPages::tr("Starting position") : after.arg(moves.last())},
         {"data-start", placementOf(record.start().board())},
         {"data-at-start", WebPages::tr("Starting position")},
         {"data-after", after},
         {"data-begin", WebPages::tr("To the start")},
         {"data-back", WebPages::tr("Back one move")},
         {"data-forward", WebPages::tr("Forward one move")},
         {"data-end", WebPages::tr("To the end")},
         {"data-turn", WebPages::tr("Turn the board")}},
        piecesOf(record.end().board()));
    page.content += Markup::element("div", {{"class", QStringLiteral("game")}},
                                    lettersOf("ranks", QStringLiteral("87654321")) + picture +
                                        lettersOf("files", QStringLiteral("abcdefgh")));
    page.content += Markup::element("h2", Markup::text(WebPages::tr("Moves")));
    page.content += Markup::element("ol", {{"class", QStringLiteral("moves")}}, moves.list());
    if (!board.isOpen()) page.content += paragraphOf(resultText(board), "note");
    return page;
}

} // namespace flagfall::view
