// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record/scoresheet.h"

#include "app/view/record/move_rows_model.h"
#include "app/view/record/record_text.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"
#include "arbiter/notation/write_move.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
#include <vector>

namespace flagfall::view {
namespace {

struct Sheet {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr std::size_t mostMovesInAColumn = 30;
constexpr std::size_t fewestMovesInAColumn = 10;

QString safe(QString const& text) { return text.toHtmlEscaped(); }

QString line(QString const& label, QString const& value) {
    return QStringLiteral("<tr><td style='color:#555; padding-right:12px'>%1</td><td><b>%2</b></td></tr>")
        .arg(safe(label), safe(value));
}

QString personText(session::Player const& player) {
    session::PlayerDetails const& details = player.details;
    QStringList parts;
    if (details.title != session::Title::None) parts += plain(session::titleText(details.title));
    parts += plain(details.name);
    if (!details.federation.empty()) parts += plain(details.federation);
    if (details.rating > 0) parts += QString::number(details.rating);
    return parts.join(QLatin1Char(' '));
}

/// The game of one board, put on paper.
class WrittenGame {
public:
    WrittenGame(session::History const& history, session::Round const& round, session::Board const& board,
                notation::Language language)
        : m_history(history), m_state(history.state()), m_round(round), m_board(board), m_language(language) {}

    [[nodiscard]] QString html() const {
        return QStringLiteral("<html><body style='font-family:\"DejaVu Sans\"; font-size:9pt'>") + head() + moves() +
               foot() + sheetOf(Colour::White) + sheetOf(Colour::Black) + ledger() + QStringLiteral("</body></html>");
    }

private:
    [[nodiscard]] QString head() const {
        session::EventDetails const& details = m_state.details;
        QString text = QStringLiteral("<h2>%1</h2><table cellspacing='3'>").arg(safe(plain(details.name)));
        if (!details.place.empty()) text += line(Sheet::tr("Place"), plain(details.place));
        if (auto const begun = begunAt(m_history, m_round.number, m_board.number)) {
            text += line(Sheet::tr("Date"), dayText(dayOf(*begun)));
            text += line(Sheet::tr("Started"), hourText(*begun));
            if (auto const ended = endedAt()) text += line(Sheet::tr("Ended"), hourText(*ended));
        } else if (QString const days = daysText(details.begins, details.ends); !days.isEmpty())
            text += line(Sheet::tr("Date"), days);
        text += line(Sheet::tr("Round, board"),
                     QStringLiteral("%1, %2").arg(roundLabel(m_state, m_round.number),
                                                  boardLabel(m_state, m_round.number, m_board.number)));
        text += line(Sheet::tr("White", "player"), personText(*m_state.player(m_board.white)));
        text += line(Sheet::tr("Black", "player"), personText(*m_state.player(m_board.black)));
        text += line(Sheet::tr("Time control"), plain(clock::shortText(*controlOf(details, m_board))));
        text += line(Sheet::tr("Laws of Chess"), QString::number(details.edition->year));
        if (QString const start = startText(m_board.game.record.setUp()); !start.isEmpty())
            text += line(Sheet::tr("Starting position"), start);
        return text + QStringLiteral("</table>");
    }

    /// When the result that stands was entered.
    [[nodiscard]] std::optional<session::WallTime> endedAt() const {
        std::optional<session::WallTime> at;
        if (!m_board.result) return at;
        for (Seq const seq : m_history.actsOn(m_round.number, m_board.number)) {
            session::RecordedAct const& act = m_history.acts()[static_cast<std::size_t>(seq.value()) - 1];
            auto const* const entered = std::get_if<session::ResultEntered>(&act.act);
            if (entered && entered->result == *m_board.result && !m_history.retracted(seq)) at = act.wall;
        }
        return at;
    }

    /// One half-move as it is printed.
    struct Cell {
        int number; ///< of the move
        Colour mover;
        QString move;
        QString time;
    };

    /// Half a sheet: number, White, Black, with the times.
    [[nodiscard]] static QString column(std::span<Cell const> cells) {
        QString text =
            QStringLiteral(
                "<table width='100%' border='1' cellspacing='0' cellpadding='2' "
                "style='border-collapse:collapse'><tr><th></th><th>%1</th><th></th><th>%2</th><th></th></tr>")
                .arg(safe(Sheet::tr("White", "player")), safe(Sheet::tr("Black", "player")));
        for (auto cell = cells.begin(); cell != cells.end();) {
            text += QStringLiteral("<tr><td align='right'>%1</td>").arg(cell->number);
            text += cell->mover == Colour::White ? html(*cell++) : QStringLiteral("<td>…</td><td></td>");
            bool const blackMoves = cell != cells.end() && cell->mover == Colour::Black;
            text += blackMoves ? html(*cell++) : QStringLiteral("<td></td><td></td>");
            text += QStringLiteral("</tr>");
        }
        return text + QStringLiteral("</table>");
    }
    [[nodiscard]] static QString html(Cell const& cell) {
        return QStringLiteral("<td>%1</td><td align='right' style='color:#555'>%2</td>")
            .arg(safe(cell.move), cell.time);
    }
    /// Two beside each other, as even as their length allows.
    [[nodiscard]] static QString columns(std::span<Cell const> cells) {
        QString text;
        while (!cells.empty()) {
            std::size_t const missing = cells.front().mover == Colour::White ? 0 : 1;
            std::size_t const half = (cells.size() + missing + 3) / 4;
            std::size_t const moves = std::clamp(half, fewestMovesInAColumn, mostMovesInAColumn);
            auto const left = cells.first(std::min(cells.size(), 2 * moves - missing));
            cells = cells.subspan(left.size());
            auto const right = cells.first(std::min(cells.size(), 2 * moves));
            cells = cells.subspan(right.size());
            text += QStringLiteral("<table width='100%' cellspacing='6'><tr><td width='50%' valign='top'>%1</td>"
                                   "<td width='50%' valign='top'>%2</td></tr></table>")
                        .arg(column(left), right.empty() ? QString{} : column(right));
        }
        return text;
    }

    [[nodiscard]] Cell recorded(board::Position const& before, std::size_t at) const {
        record::Entry const& entry = m_board.game.record.entries()[at];
        QString move = entry.move()
                           ? QString::fromStdString(notation::moveText(before, *entry.move(), {.language = m_language}))
                           : QStringLiteral("…");
        if (entry.drawOffered) move += QStringLiteral(" (=)");
        auto const time = session::timeBeside(m_board.game, at);
        return {before.moveNumber(), before.turn(), move, time ? spanText(*time) : QString{}};
    }
    [[nodiscard]] QString moves() const {
        record::GameRecord const& record = m_board.game.record;
        if (record.size() == 0) return QStringLiteral("<p>%1</p>").arg(safe(Sheet::tr("No moves have been recorded.")));
        auto const positions = record.positions();
        std::vector<Cell> cells;
        for (std::size_t at = 0; at < record.size(); ++at) cells.push_back(recorded(positions[at], at));
        return columns(cells);
    }

    /// What a player wrote, letter by letter; `≠` beside what is not the move of the record.
    [[nodiscard]] QString sheetOf(Colour owner) const {
        record::PlayerSheet const& sheet = m_board.game.sheets[owner];
        if (sheet.lines.empty()) return {};
        board::Position const& start = m_board.game.record.start();
        std::size_t const shift = start.turn() == Colour::White ? 0 : 1;
        auto const readings = record::compare(m_board.game.record, sheet);
        std::vector<Cell> cells;
        for (std::size_t at = 0; at < sheet.lines.size(); ++at) {
            using enum record::LineFinding;
            auto const finding = readings[at].finding;
            bool const differs = finding == Differs || finding == NotPossible || finding == Unreadable;
            QString const text = plain(sheet.lines[at].written) + (differs ? QStringLiteral(" ≠") : QString{});
            auto const time = sheet.lines[at].clock;
            cells.push_back({start.moveNumber() + static_cast<int>((at + shift) / 2),
                             (at + shift) % 2 == 0 ? Colour::White : Colour::Black, text,
                             time ? spanText(*time) : QString{}});
        }
        QString const title = owner == Colour::White ? Sheet::tr("What White wrote") : Sheet::tr("What Black wrote");
        return QStringLiteral("<div style='page-break-before:always'></div><h3>%1</h3>").arg(safe(title)) +
               columns(cells) + QStringLiteral("<p>%1</p>").arg(safe(Sheet::tr("≠ differs from the game record.")));
    }

    [[nodiscard]] QString foot() const {
        QString text = QStringLiteral("<table cellspacing='3' width='100%'>");
        QString result = m_board.result ? resultAndKind(m_board) : Sheet::tr("not finished");
        if (!m_board.article.empty())
            result += QStringLiteral(" (") + Sheet::tr("Laws %1").arg(plain(m_board.article)) + QLatin1Char(')');
        text += line(Sheet::tr("Result"), result);
        for (Colour const side : bothColours) {
            auto const& signature = m_board.game.signatures[side];
            QString const label =
                side == Colour::White ? Sheet::tr("Signature of White") : Sheet::tr("Signature of Black");
            text += line(label, signature ? signatureText(*signature, side) : QStringLiteral("______________________"));
        }
        QString const arbiter = plain(m_state.details.chiefArbiter);
        text += line(Sheet::tr("Arbiter"), arbiter.isEmpty() ? QStringLiteral("______________________") : arbiter);
        return text + QStringLiteral("</table>");
    }

    [[nodiscard]] QString ledger() const {
        QString text;
        for (RecordNote const& note : notesOf(m_board.game, m_state.details.edition->drawnGame))
            text += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>")
                        .arg(safe(placeText(m_board.game.record,
                                            m_board.game.record.entryOfHalfMove(note.afterHalfMoves), m_language)),
                             safe(note.text));
        QString acts;
        for (Seq const seq : m_history.actsOn(m_round.number, m_board.number)) {
            session::RecordedAct const& act = m_history.acts()[static_cast<std::size_t>(seq.value()) - 1];
            if (isOrdinary(act.act) && !m_history.retracted(seq)) continue;
            QString const sentence = safe(actSentence(act, m_history));
            acts += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>")
                        .arg(secondText(act.wall),
                             m_history.retracted(seq) ? QStringLiteral("<s>%1</s>").arg(sentence) : sentence);
        }
        if (text.isEmpty() && acts.isEmpty()) return {};
        QString page = QStringLiteral("<div style='page-break-before:always'></div>");
        if (!text.isEmpty())
            page += QStringLiteral("<h3>%1</h3><table cellspacing='4'>%2</table>")
                        .arg(safe(Sheet::tr("Notes to the moves")), text);
        if (!acts.isEmpty())
            page += QStringLiteral("<h3>%1</h3><table cellspacing='4'>%2</table>")
                        .arg(safe(Sheet::tr("What happened at the board")), acts);
        return page;
    }
    /// What the moves and their times say already.
    [[nodiscard]] static bool isOrdinary(session::Act const& act) {
        auto const* const operated = std::get_if<session::ClocksOperated>(&act);
        bool const press = operated && std::holds_alternative<clock::Press>(operated->operation);
        auto const* const recorded = std::get_if<session::RecordWritten>(&act);
        auto const* const written = std::get_if<session::SheetWritten>(&act);
        return press || std::holds_alternative<session::ClockReported>(act) || (recorded && recorded->removed == 0) ||
               (written && written->removed == 0);
    }

    session::History const& m_history;
    session::EventState const& m_state;
    session::Round const& m_round;
    session::Board const& m_board;
    notation::Language m_language;
};

} // namespace

std::optional<session::WallTime> begunAt(session::History const& history, RoundNumber round, BoardNumber board) {
    for (Seq const seq : history.actsOn(round, board)) {
        session::RecordedAct const& act = history.acts()[static_cast<std::size_t>(seq.value()) - 1];
        auto const* const operated = std::get_if<session::ClocksOperated>(&act.act);
        bool const started = operated && std::holds_alternative<clock::Start>(operated->operation);
        if (started && !history.retracted(seq)) return act.wall;
    }
    return std::nullopt;
}

QString scoresheetHtml(session::History const& history, RoundNumber round, BoardNumber board,
                       notation::Language language) {
    session::Round const& played = *history.state().round(round);
    return WrittenGame{history, played, *played.board(board), language}.html();
}

} // namespace flagfall::view
