// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/history/history_model.h"

#include "app/session/reports/past_moment.h"
#include "app/view/common/desk_link.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::array historyRoles{
    role<&HistoryRow::seq>("seq"),   role<&HistoryRow::time>("time"),           role<&HistoryRow::who>("who"),
    role<&HistoryRow::text>("text"), role<&HistoryRow::retracted>("retracted"), role<&HistoryRow::kind>("kind"),
};

std::size_t indexOf(Seq seq) { return static_cast<std::size_t>(seq.value()) - 1; }

HistoryRow rowOf(session::RecordedAct const& act, session::History const& history, LastRound& lastRound) {
    HistoryRow row;
    row.seq = static_cast<int>(act.seq.value());
    row.time = secondText(act.wall);
    row.who = whoText(act.origin);
    row.text = actSentence(act, history, lastRound);
    row.retracted = history.retracted(act.seq);
    row.kind = kindOf(act.act);
    return row;
}

} // namespace

HistoryRow::Kind kindOf(session::Act const& act) {
    using Kind = HistoryRow::Kind;
    using session::Category;
    if (session::changedBackBy(act)) return Kind::Correction;
    switch (kindIn(act).category) {
    case Category::Event:
    case Category::Program: return Kind::Event;
    case Category::Player: return Kind::Player;
    case Category::Round: return Kind::Round;
    case Category::Clock:
    case Category::Flag:
    case Category::Attendance:
    case Category::Correction: return Kind::Clock;
    case Category::Ruling:
    case Category::Result: return Kind::Result;
    case Category::Game: return Kind::Game;
    case Category::TakingBack: break;
    }
    return Kind::Correction;
}

HistoryModel::HistoryModel(DeskLink& desk, QObject* parent) : RowModel(historyRoles, parent), m_desk(desk) {}

void HistoryModel::update(Changes const& changes) {
    int const before = count();
    bool const anew = changes.sentences || std::ranges::any_of(changes.struck, [this](Seq act) { return names(act); });
    if (anew) m_shown = Seq{0};
    std::vector<HistoryRow> rows = rowsAfter(m_shown);
    m_shown = m_desk.history().last();
    if (anew) {
        setRows(std::move(rows));
    } else {
        prependRows(std::move(rows));
        for (Seq const act : changes.struck) strike(act);
    }
    if (count() != before) emit countChanged();
}

std::vector<HistoryRow> HistoryModel::rowsAfter(Seq seq) const {
    session::History const& history = m_desk.history();
    std::vector<HistoryRow> rows;
    LastRound lastRound(history);
    for (auto act = history.acts().rbegin(); act != history.acts().rend() && seq < act->seq; ++act)
        if (!session::isPress(act->act)) rows.push_back(rowOf(*act, history, lastRound));
    return rows;
}

/// Whether the act gave a player the name that other lines say.
bool HistoryModel::names(Seq act) const {
    return kindOf(m_desk.history().acts()[indexOf(act)].act) == HistoryRow::Kind::Player;
}

void HistoryModel::strike(Seq act) {
    int const at = rowWith(static_cast<int>(act.value()));
    LastRound lastRound(m_desk.history());
    if (at >= 0) setRow(at, rowOf(m_desk.history().acts()[indexOf(act)], m_desk.history(), lastRound));
}

} // namespace flagfall::view
