// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/models/history_model.h"

#include "app/view/desk_link.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"

#include <array>

namespace flagfall::view {
namespace {

using Kind = HistoryRow::Kind;

constexpr std::array roleTable{
    role<&HistoryRow::seq>("seq"),   role<&HistoryRow::time>("time"),           role<&HistoryRow::who>("who"),
    role<&HistoryRow::text>("text"), role<&HistoryRow::retracted>("retracted"), role<&HistoryRow::kind>("kind"),
};

struct KindOf {
    Kind operator()(session::EventOpened const&) const { return Kind::Event; }
    Kind operator()(session::EventRevised const&) const { return Kind::Event; }
    Kind operator()(session::PlayerEntered const&) const { return Kind::Player; }
    Kind operator()(session::PlayerRevised const&) const { return Kind::Player; }
    Kind operator()(session::PlayerWithdrawn const&) const { return Kind::Player; }
    Kind operator()(session::PlayerReturned const&) const { return Kind::Player; }
    Kind operator()(session::PlayerRemoved const&) const { return Kind::Player; }
    Kind operator()(session::PlayersImported const&) const { return Kind::Player; }
    Kind operator()(session::RoundPaired const&) const { return Kind::Round; }
    Kind operator()(session::RoundImported const&) const { return Kind::Round; }
    Kind operator()(session::ClocksOperated const&) const { return Kind::Clock; }
    Kind operator()(session::ClockReported const&) const { return Kind::Clock; }
    Kind operator()(session::ClocksCorrected const& act) const {
        return act.takesBack || act.restores ? Kind::Correction : Kind::Clock;
    }
    Kind operator()(session::LateArrival const&) const { return Kind::Clock; }
    Kind operator()(session::SidesSwapped const&) const { return Kind::Clock; }
    Kind operator()(session::FlagNoticed const&) const { return Kind::Clock; }
    Kind operator()(session::PlayerAbsent const&) const { return Kind::Clock; }
    Kind operator()(session::PlayerArrived const&) const { return Kind::Clock; }
    Kind operator()(session::ResultEntered const&) const { return Kind::Result; }
    Kind operator()(session::ResultCleared const&) const { return Kind::Result; }
    Kind operator()(session::GameAdjourned const&) const { return Kind::Result; }
    Kind operator()(session::DeskOpened const&) const { return Kind::Event; }
    Kind operator()(session::DeskClosed const&) const { return Kind::Event; }
    Kind operator()(session::ClocksRecovered const&) const { return Kind::Clock; }
    Kind operator()(session::ActRetracted const&) const { return Kind::Correction; }
    Kind operator()(session::ActRestored const&) const { return Kind::Correction; }
};

bool isPress(session::Act const& act) {
    auto const* operated = std::get_if<session::ClocksOperated>(&act);
    return operated && std::holds_alternative<clock::Press>(operated->operation);
}

HistoryRow rowOf(session::RecordedAct const& act, session::History const& history) {
    HistoryRow row;
    row.seq = static_cast<int>(act.seq.value());
    row.time = secondText(act.wall);
    row.who = plain(act.who);
    row.text = actSentence(act, history);
    row.retracted = history.retracted(act.seq);
    row.kind = kindOf(act.act);
    return row;
}

} // namespace

HistoryRow::Kind kindOf(session::Act const& act) { return std::visit(KindOf{}, act); }

HistoryModel::HistoryModel(DeskLink& desk, QObject* parent) : RowModel(roleTable, parent), m_desk(desk) {}

void HistoryModel::update(Changes const& changes) {
    session::History const& history = m_desk.history();
    int const before = count();
    if (changes.retractions) m_shown = Seq{0};
    std::vector<HistoryRow> rows;
    for (auto act = history.acts().rbegin(); act != history.acts().rend() && m_shown < act->seq; ++act)
        if (!isPress(act->act)) rows.push_back(rowOf(*act, history));
    m_shown = history.last();
    if (changes.retractions)
        setRows(std::move(rows));
    else
        prependRows(std::move(rows));
    if (count() != before) emit countChanged();
}

} // namespace flagfall::view
