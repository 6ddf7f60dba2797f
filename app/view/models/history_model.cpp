// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/models/history_model.h"

#include "app/view/desk_link.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>
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
    Kind operator()(session::PlayerEnteredLate const&) const { return Kind::Player; }
    Kind operator()(session::PlayerRevised const&) const { return Kind::Player; }
    Kind operator()(session::PlayerWithdrawn const&) const { return Kind::Player; }
    Kind operator()(session::PlayerReturned const&) const { return Kind::Player; }
    Kind operator()(session::PlayerRemoved const&) const { return Kind::Player; }
    Kind operator()(session::PlayersImported const&) const { return Kind::Player; }
    Kind operator()(session::ByeGranted const&) const { return Kind::Player; }
    Kind operator()(session::ByeRevoked const&) const { return Kind::Player; }
    Kind operator()(session::PairProhibited const&) const { return Kind::Player; }
    Kind operator()(session::PairAllowed const&) const { return Kind::Player; }
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
    Kind operator()(session::GamesSetUp const&) const { return Kind::Game; }
    Kind operator()(session::RecordWritten const&) const { return Kind::Game; }
    Kind operator()(session::SheetWritten const&) const { return Kind::Game; }
    Kind operator()(session::DrawOffered const&) const { return Kind::Game; }
    Kind operator()(session::OfferAnswered const&) const { return Kind::Game; }
    Kind operator()(session::DrawClaimed const&) const { return Kind::Game; }
    Kind operator()(session::ClaimRuled const&) const { return Kind::Game; }
    Kind operator()(session::IllegalMoveNoted const&) const { return Kind::Game; }
    Kind operator()(session::RecordingExcused const&) const { return Kind::Game; }
    Kind operator()(session::SheetSigned const&) const { return Kind::Game; }
    Kind operator()(session::NoteWritten const&) const { return Kind::Game; }
    Kind operator()(session::BlindPlayArranged const&) const { return Kind::Game; }
    Kind operator()(session::BlindPlayRemarked const&) const { return Kind::Game; }
    Kind operator()(session::BoardsCompared const&) const { return Kind::Game; }
    Kind operator()(session::BoardsCorrected const&) const { return Kind::Game; }
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

std::size_t indexOf(Seq seq) { return static_cast<std::size_t>(seq.value()) - 1; }

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
    for (auto act = history.acts().rbegin(); act != history.acts().rend() && seq < act->seq; ++act)
        if (!isPress(act->act)) rows.push_back(rowOf(*act, history));
    return rows;
}

/// Whether the act gave a player the name that other lines say.
bool HistoryModel::names(Seq act) const {
    return kindOf(m_desk.history().acts()[indexOf(act)].act) == HistoryRow::Kind::Player;
}

void HistoryModel::strike(Seq act) {
    int const at = rowWith(static_cast<int>(act.value()));
    if (at >= 0) setRow(at, rowOf(m_desk.history().acts()[indexOf(act)], m_desk.history()));
}

} // namespace flagfall::view
