// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/deadlines.h"

#include <tuple>

namespace flagfall::session {

bool Deadlines::Later::operator()(Entry const& a, Entry const& b) const {
    auto const key = [](Due const& due) { return std::tuple(due.at, due.round, due.board); };
    return key(b.due) < key(a.due);
}

void Deadlines::rebuild(EventState const& state) {
    m_heap = {};
    m_marks.clear();
    m_running = 0;
    for (Round const& round : state.rounds)
        for (Board const& board : round.boards) look(round.number, board);
}

void Deadlines::update(EventState const& state, Touched const& touched) {
    if (touched.what == Touched::What::Nothing) return;
    Round const* const round = touched.what == Touched::What::Boards ? state.round(touched.round) : nullptr;
    if (!round) return rebuild(state);
    for (BoardNumber const number : touched.boards)
        if (Board const* const board = round->board(number)) look(round->number, *board);
}

void Deadlines::look(RoundNumber round, Board const& board) {
    Mark& mark = markOf(round, board.number);
    bool const running = board.clock && board.clock->phase == clock::Phase::Running && board.isRunBy(m_desk);
    m_running += int{running} - int{mark.running};
    mark.running = running;
    mark.entry = 0;
    auto const deadline = running ? nextDeadline(*board.clock) : std::nullopt;
    if (!deadline) return;
    mark.entry = ++m_entries;
    m_heap.push({{*deadline, round, board.number}, mark.entry});
}

Deadlines::Mark& Deadlines::markOf(RoundNumber round, BoardNumber board) {
    auto const at = [](auto& list, int number) -> auto& {
        auto const index = static_cast<std::size_t>(number - 1);
        if (list.size() <= index) list.resize(index + 1);
        return list[index];
    };
    return at(at(m_marks, round.value()), board.value());
}

bool Deadlines::isStale(Entry const& entry) { return markOf(entry.due.round, entry.due.board).entry != entry.number; }

std::optional<clock::Instant> Deadlines::next() {
    while (!m_heap.empty() && isStale(m_heap.top())) m_heap.pop();
    return m_heap.empty() ? std::nullopt : std::optional{m_heap.top().due.at};
}

std::vector<Deadlines::Due> Deadlines::takeDue(clock::Instant until) {
    std::vector<Due> due;
    for (auto at = next(); at && *at <= until; at = next()) {
        due.push_back(m_heap.top().due);
        m_heap.pop();
    }
    return due;
}

} // namespace flagfall::session
