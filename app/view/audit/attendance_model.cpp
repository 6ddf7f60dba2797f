// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/audit/attendance_model.h"

#include "app/session/event/adjourned_game.h"
#include "app/view/adjournments/adjournment_text.h"
#include "app/view/audit/audit_text.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/resumption_time.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/texts/colour_letters.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

constexpr std::array attendanceRoles{
    role<&AttendanceRow::round>("round"),
    role<&AttendanceRow::board>("board"),
    role<&AttendanceRow::boardLabel>("boardLabel"),
    role<&AttendanceRow::whiteName>("whiteName"),
    role<&AttendanceRow::blackName>("blackName"),
    role<&AttendanceRow::whiteState>("whiteState"),
    role<&AttendanceRow::blackState>("blackState"),
    role<&AttendanceRow::timeText>("timeText"),
    role<&AttendanceRow::forfeitText>("forfeitText"),
    role<&AttendanceRow::whiteAbsent>("whiteAbsent"),
    role<&AttendanceRow::blackAbsent>("blackAbsent"),
    role<&AttendanceRow::over>("over"),
    role<&AttendanceRow::suspected>("suspected"),
};

AttendanceRow rowOf(session::EventState const& state, session::Round const& round, session::LateBoard const& late) {
    session::Board const& board = *round.board(late.board);
    AttendanceRow row;
    row.round = round.number.value();
    row.board = board.number.value();
    row.boardLabel = boardLabel(state, round.number, board.number);
    row.whiteName = playerName(state, board.white);
    row.blackName = playerName(state, board.black);
    row.whiteState = punctualityText(late, Colour::White);
    row.blackState = punctualityText(late, Colour::Black);
    row.whiteAbsent = late.isMissing(Colour::White);
    row.blackAbsent = late.isMissing(Colour::Black);
    row.timeText = latenessText(late);
    row.over = late.forfeit.has_value();
    if (late.forfeit) row.forfeitText = resultText(*late.forfeit);
    row.suspected = late.unmoved.has_value();
    return row;
}

} // namespace

AttendanceModel::AttendanceModel(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, QObject* parent)
    : RowModel(attendanceRoles, parent), m_desk(desk), m_door(door), m_rounds(rounds) {
    m_timer.setInterval(1s);
    connect(&m_timer, &QTimer::timeout, this, &AttendanceModel::update);
    connect(&m_rounds, &RoundsModel::shownChanged, this, &AttendanceModel::update);
}

void AttendanceModel::update() {
    session::EventState const& state = m_desk.state();
    session::Round const* const shown = round();
    int const number = shown ? shown->number.value() : 0;
    if (number != m_round) m_told.clear();
    m_round = number;
    std::vector<AttendanceRow> rows;
    std::set<int> over;
    bool anyResumed = false;
    bool anyOther = false;
    if (shown)
        for (session::LateBoard const& late : lateBoards(*shown)) {
            rows.push_back(rowOf(state, *shown, late));
            (shown->board(late.board)->adjournment() ? anyResumed : anyOther) = true;
            if (late.forfeit) over.insert(late.board.value());
        }
    QDateTime const timeOfDay = m_desk.timeOfDay();
    bool goesOn = shown && std::ranges::any_of(shown->boards, &session::Board::isOpen);
    for (session::Round const& round : state.rounds) {
        if (round.number.value() == number) continue;
        for (session::Board const& board : round.boards) {
            goesOn = goesOn || (board.isOpen() && board.adjournment());
            auto const late = lateAtResumption(board, state.details, clockAt(board, timeOfDay));
            if (!late) continue;
            rows.push_back(rowOf(state, round, *late));
            rows.back().boardLabel = placeLabel(state, round.number, board.number);
            anyResumed = true;
        }
    }
    setRows(std::move(rows));
    QString const label = shown ? roundLabel(state, shown->number) : QString{};
    QString const caption = number == 0    ? QString{}
                            : count() == 0 ? tr("Round %1: nobody is marked absent").arg(label)
                                           : tr("Round %1: %n board(s) to check", "", count()).arg(label);
    QStringList rules;
    if (shown && (anyOther || !anyResumed)) rules += defaultTimeText(state.details);
    if (anyResumed) rules += resumptionTimeText(state.details);
    QString const ruleText = rules.join(QLatin1Char(' '));
    if (goesOn)
        m_timer.start();
    else
        m_timer.stop();
    QString const overBoards = labels(over);
    if (caption != m_caption || ruleText != m_ruleText || overBoards != m_overBoards) {
        m_caption = caption;
        m_ruleText = ruleText;
        m_over = static_cast<int>(over.size());
        m_overBoards = overBoards;
        emit summaryChanged();
    }
    tellOverdue(std::move(over));
}

/// Each board is told of once, however long it stays on the list.
void AttendanceModel::tellOverdue(std::set<int> over) {
    std::set<int> fresh;
    for (int const board : over)
        if (!m_told.contains(board)) fresh.insert(board);
    m_told = std::move(over);
    if (!fresh.empty())
        emit defaultTimeOver(tr("The default time has expired on %n board(s): %1.", "", static_cast<int>(fresh.size()))
                                 .arg(labels(fresh)));
}

/// Those of the beginning of the round and those of a resumption, in order of number.
std::vector<session::LateBoard> AttendanceModel::lateBoards(session::Round const& round) const {
    auto boards = session::lateBoards(m_desk.state(), round.number, m_desk.now());
    QDateTime const timeOfDay = m_desk.timeOfDay();
    for (session::Board const& board : round.boards)
        if (auto const late = lateAtResumption(board, m_desk.state().details, clockAt(board, timeOfDay)))
            boards.push_back(*late);
    std::ranges::sort(boards, {}, &session::LateBoard::board);
    return boards;
}

QString AttendanceModel::labelOf(int board) const {
    return boardLabel(m_desk.state(), RoundNumber{m_rounds.shown()}, BoardNumber{board});
}

QString AttendanceModel::labels(std::set<int> const& boards) const {
    QStringList texts;
    for (int const board : boards) texts += labelOf(board);
    return texts.join(QStringLiteral(", "));
}

session::Round const* AttendanceModel::round() const { return m_desk.state().round(RoundNumber{m_rounds.shown()}); }

QString AttendanceModel::letters() const {
    //: The two letters that stand for White and Black: "W, B".
    return tr("%1, %2", "letters").arg(colourLetter(Colour::White), colourLetter(Colour::Black));
}

RoundNumber AttendanceModel::roundOr(int round) const { return RoundNumber{round > 0 ? round : m_rounds.shown()}; }

bool AttendanceModel::isAbsent(RoundNumber round, BoardNumber number, Colour side) const {
    session::Board const* const board = m_desk.board(BoardPlace{round, number});
    return board && !isThere(*board, side);
}

void AttendanceModel::submit(RoundNumber round, BoardNumber board, Colour side, session::Presence presence) {
    session::Command const mark = session::MarkPresence{round, board, side, presence};
    auto const acts = session::decide(m_desk.history(), mark, session::Confirmation::NotAsked, m_desk.now());
    QString const told = acts ? cameToOpenText(m_desk.state(), *acts) : QString{};
    m_door.submit(mark, [this, told] {
        if (!told.isEmpty()) m_door.tellUndoable(told);
    });
}

void AttendanceModel::toggle(int board, Side side, int round) {
    Colour const colour = side == Side::White ? Colour::White : Colour::Black;
    RoundNumber const of = roundOr(round);
    BoardNumber const number{board};
    submit(of, number, colour, isAbsent(of, number, colour) ? session::Presence::Present : session::Presence::Absent);
}

bool AttendanceModel::key(int board, QString const& text, int round) {
    if (board == 0 || text.isEmpty()) return false;
    if (text.toUpper() == QLatin1String("F")) {
        forfeit(board, round);
        return true;
    }
    auto const meant = colourOfLetter(text.toUpper());
    if (!meant) return false;
    toggle(board, *meant == Colour::White ? Side::White : Side::Black, round);
    return true;
}

void AttendanceModel::forfeit(int board, int round) {
    session::Round const* const shown = m_desk.state().round(roundOr(round));
    if (!shown) return;
    if (shown->number.value() != m_rounds.shown())
        return m_door.tellRefused(tr("Game %1.%2 was adjourned: who is too late for its resumption is ruled on "
                                     "(Shift+F9, I).")
                                      .arg(shown->number.value())
                                      .arg(boardLabel(m_desk.state(), shown->number, BoardNumber{board})));
    for (session::LateBoard const& late : lateBoards(*shown)) {
        if (late.board.value() != board) continue;
        if (shown->board(late.board)->adjournment())
            //: %1 a round, %2 a board. The keys lead to the page of adjourned games and to a ruling.
            return m_door.tellRefused(tr("Game %1.%2 was adjourned: who is too late for its resumption is ruled on "
                                         "(Shift+F9, I).")
                                          .arg(shown->number.value())
                                          .arg(labelOf(board)));
        if (!late.forfeit) continue;
        m_door.submit(session::EnterResult{shown->number, late.board, *late.forfeit, late.article},
                      tr("Board %1: %2 by forfeit (%3). Ctrl+Z undoes it.")
                          .arg(labelOf(board), resultText(*late.forfeit), plain(late.article)));
        return;
    }
    m_door.tellRefused(tr("The default time has not expired on board %1.").arg(labelOf(board)));
}

void AttendanceModel::forfeitAll() {
    session::Round const* const shown = round();
    if (!shown) return;
    session::Together all;
    for (session::LateBoard const& late : lateBoards(*shown))
        if (late.forfeit)
            all.commands.push_back(session::EnterResult{shown->number, late.board, *late.forfeit, late.article});
    if (all.commands.empty()) return m_door.tellRefused(tr("The default time has not expired on any board."));
    m_door.submit(std::move(all),
                  //: %1 the numbers of the boards.
                  tr("Lost by forfeit on %n board(s): %1. Ctrl+Z undoes it.", "", m_over).arg(m_overBoards));
}

/// A number, or what the board is called, and one or two letters; the letters of the language count before those of
/// English.
std::optional<AttendanceModel::Typed> AttendanceModel::read(QString const& typed) const {
    QString const line = typed.simplified().remove(QLatin1Char(' ')).toUpper();
    qsizetype digits = 0;
    while (digits < line.size() && !line[digits].isLetter()) ++digits;
    session::Round const* const shown = round();
    QString const named = line.left(digits).replace(QLatin1Char(','), QLatin1Char('.'));
    auto const called = shown ? boardCalled(*shown, named) : std::nullopt;
    auto const listed = std::ranges::find(rows(), named, &AttendanceRow::boardLabel);
    if ((!called && listed == rows().end()) || digits == line.size()) return std::nullopt;
    Typed result{
        called ? shown->number : RoundNumber{listed->round}, called ? *called : BoardNumber{listed->board}, {}};
    for (QChar const letter : line.mid(digits)) {
        auto const meant = colourOfLetter(QString{letter});
        if (!meant) return std::nullopt;
        result.sides.push_back(*meant);
    }
    return result;
}

QString AttendanceModel::meaning(QString const& typed) const {
    auto const meant = read(typed);
    if (!meant) return {};
    session::Board const& board = *m_desk.board(BoardPlace{meant->round, meant->board});
    QStringList parts;
    for (Colour const side : meant->sides) {
        QString const name = playerName(m_desk.state(), side == Colour::White ? board.white : board.black);
        //: %1 the name of a player.
        parts += isThere(board, side) ? tr("%1 is absent").arg(name) : tr("%1 has arrived").arg(name);
    }
    QString const label = meant->round.value() == m_rounds.shown()
                              ? labelOf(meant->board.value())
                              : placeLabel(m_desk.state(), meant->round, meant->board);
    return tr("Board %1: %2").arg(label, parts.join(QStringLiteral("; ")));
}

bool AttendanceModel::mark(QString const& typed) {
    auto const meant = read(typed);
    if (!meant) return false;
    for (Colour const side : meant->sides)
        toggle(meant->board.value(), side == Colour::White ? Side::White : Side::Black, meant->round.value());
    return true;
}

} // namespace flagfall::view
