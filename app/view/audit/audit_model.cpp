// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/audit/audit_model.h"

#include "app/view/audit/audit_text.h"
#include "app/view/common/desk_link.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"

#include <array>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

constexpr auto betweenAudits = 3s;
constexpr int leastBetweenLooks = 1000; // milliseconds

constexpr std::array auditRoles{
    role<&AuditRow::board>("board"),       role<&AuditRow::boardLabel>("boardLabel"),
    role<&AuditRow::severity>("severity"), role<&AuditRow::severityText>("severityText"),
    role<&AuditRow::names>("names"),       role<&AuditRow::what>("what"),
    role<&AuditRow::advice>("advice"),
};

int idOf(session::Finding const& finding) {
    constexpr int kinds = 100;
    int const side = finding.side ? static_cast<int>(*finding.side) + 1 : 0;
    return (finding.board.value() * kinds + static_cast<int>(finding.what)) * 3 + side;
}

AuditRow rowOf(session::EventState const& state, session::Round const& round, session::Finding const& finding) {
    AuditRow row;
    row.id = idOf(finding);
    row.board = finding.board.value();
    row.boardLabel = boardLabel(state, round.number, finding.board);
    row.severity = static_cast<int>(finding.severity);
    row.severityText = severityText(finding.severity);
    if (session::Board const* const board = round.board(finding.board))
        //: The two players of a board.
        row.names =
            AuditModel::tr("%1 – %2", "players").arg(playerName(state, board->white), playerName(state, board->black));
    row.what = findingText(finding);
    row.advice = findingAdvice(finding);
    return row;
}

} // namespace

AuditModel::AuditModel(DeskLink& desk, RoundsModel& rounds, QObject* parent)
    : RowModel(auditRoles, parent), m_desk(desk), m_rounds(rounds) {
    connect(&m_timer, &QTimer::timeout, this, &AuditModel::refresh);
    connect(&m_rounds, &RoundsModel::shownChanged, this, &AuditModel::refresh);
    m_timer.setInterval(betweenAudits);
}

void AuditModel::update(Changes const& changes) {
    if (changes.onlyClocks() && !changes.states) return;
    bool const same = m_rounds.shown() == m_summary.round && m_summary.round != 0;
    if (same && m_lastLook.isValid() && !m_lastLook.hasExpired(leastBetweenLooks)) return;
    refresh();
}

void AuditModel::refresh() {
    m_lastLook.start();
    session::EventState const& state = m_desk.state();
    session::Round const* const round = state.round(RoundNumber{m_rounds.shown()});
    Summary summary;
    summary.round = round ? round->number.value() : 0;
    if (summary.round != m_summary.round) m_aside.clear();
    std::vector<AuditRow> rows;
    std::set<int> stillAside;
    if (round) {
        session::AuditLimits const limits = session::limitsFor(*controlOf(state.details, *round));
        for (session::Finding const& finding : session::auditHall(state, round->number, m_desk.now(), limits)) {
            bool const aside = m_aside.contains(idOf(finding));
            if (aside) stillAside.insert(idOf(finding));
            if (!aside && finding.severity == session::Severity::Urgent) ++summary.urgent;
            if (!aside) rows.push_back(rowOf(state, *round, finding));
        }
        summary.aside = static_cast<int>(stillAside.size());
        summary.checked = checkedTexts(limits, *round);
        summary.caption =
            captionFor(roundLabel(state, round->number), static_cast<int>(round->boards.size()), summary.aside);
    }
    m_aside = std::move(stillAside);
    summary.count = static_cast<int>(rows.size());
    setRows(std::move(rows));
    if (summary.round != 0)
        m_timer.start();
    else
        m_timer.stop();
    if (summary == m_summary) return;
    m_summary = std::move(summary);
    emit countChanged();
}

QString AuditModel::captionFor(QString const& round, int boards, int aside) {
    //: The round that is looked at, and how many boards it has.
    QString const where = tr("Round %1, %n board(s)", "", boards).arg(round);
    if (aside == 0) return where;
    //: %1 is a round and its boards.
    return tr("%1; %n issue(s) dismissed", "", aside).arg(where);
}

void AuditModel::putAside(int row) {
    if (row < 0 || row >= count()) return;
    m_aside.insert(rows()[static_cast<std::size_t>(row)].id);
    refresh();
}

void AuditModel::bringBack() {
    m_aside.clear();
    refresh();
}

} // namespace flagfall::view
