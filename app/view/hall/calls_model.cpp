// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/calls_model.h"

#include "app/view/common/command_door.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace flagfall::view {
namespace {

constexpr std::chrono::seconds lookingAgain{10};

constexpr std::array callRoles{role<&CallRow::board>("board"), role<&CallRow::text>("words")};

} // namespace

CallsModel::CallsModel(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, QObject* parent)
    : RowModel(callRoles, parent), m_desk(desk), m_door(door), m_rounds(rounds) {
    m_timer.setInterval(lookingAgain);
    connect(&m_timer, &QTimer::timeout, this, &CallsModel::refresh);
    connect(&m_rounds, &RoundsModel::shownChanged, this, &CallsModel::refresh);
}

void CallsModel::update(Changes const& changes) {
    if (!changes.states && changes.onlyClocks()) return;
    refresh();
    std::set<BoardPlace> known;
    for (CallRow const& row : rows()) known.insert(row.place);
    bool const fresh = !std::ranges::includes(m_known, known);
    m_known = std::move(known);
    if (std::exchange(m_listening, m_desk.isOpen()) && fresh) emit called();
}

void CallsModel::refresh() {
    int const before = count();
    setRows(calls());
    count() > 0 ? m_timer.start() : m_timer.stop();
    if (count() != before) emit countChanged();
}

std::vector<CallRow> CallsModel::calls() const {
    if (!m_desk.isOpen()) return {};
    std::vector<std::pair<clock::Instant, CallRow>> open;
    clock::Instant const now = m_desk.now();
    for (session::Round const& round : m_desk.state().rounds)
        for (session::Board const& board : round.boards) {
            if (!board.call) continue;
            QString const label = boardLabel(m_desk.state(), round.number, board.number);
            //: A board: "Board 12"; of another round than the one that is shown: "Round 2, board 12".
            QString const where = round.number.value() == m_rounds.shown()
                                      ? tr("Board %1").arg(label)
                                      : tr("Round %1, board %2").arg(roundLabel(m_desk.state(), round.number), label);
            auto const minutes = std::chrono::floor<std::chrono::minutes>(now - board.call->at).count();
            //: %1 a board that calls the arbiter, %2 the time of day, %3 minutes since: "Board 12, 14:32, 3 min".
            QString text = tr("%1, %2, %3 min").arg(where, hourText(board.call->wall)).arg(minutes);
            CallRow row{{round.number, board.number}, board.number.value(), std::move(text)};
            open.emplace_back(board.call->at, std::move(row));
        }
    std::ranges::stable_sort(open, {}, &std::pair<clock::Instant, CallRow>::first);
    std::vector<CallRow> rows;
    for (auto& [at, row] : open) rows.push_back(std::move(row));
    return rows;
}

QString CallsModel::boardsText() const { return count() == 0 ? QString{} : tr("%n call(s) from boards", "", count()); }

QString CallsModel::hallText() const {
    QStringList boards;
    for (CallRow const& row : rows()) boards += boardLabel(m_desk.state(), row.place.round, row.place.board);
    //: %1 one board, or several: "4, 12".
    return boards.isEmpty() ? QString{}
                            : tr("Arbiter wanted at board(s) %1", "", count()).arg(boards.join(QStringLiteral(", ")));
}

void CallsModel::turn(int board) {
    session::Round const* const round = m_desk.isOpen() ? m_desk.state().round(RoundNumber{m_rounds.shown()}) : nullptr;
    session::Board const* const one = round ? round->board(BoardNumber{board}) : nullptr;
    if (!one) return;
    if (one->call)
        m_door.submit(session::AnswerCall{round->number, one->number});
    else
        m_door.submit(session::CallArbiter{round->number, one->number});
}

int CallsModel::showNext(int current) {
    int const at = rowWith(BoardPlace{RoundNumber{m_rounds.shown()}, BoardNumber{current}});
    return count() == 0 ? 0 : show((at + 1) % count());
}

int CallsModel::show(int row) {
    if (row < 0 || row >= count()) return 0;
    BoardPlace const place = rows()[static_cast<std::size_t>(row)].place;
    m_rounds.setShown(place.round.value());
    return place.board.value();
}

} // namespace flagfall::view
