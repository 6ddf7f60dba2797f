// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/rulings/appeal_view.h"

#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/rulings/rulings_model.h"
#include "app/view/rulings/rulings_text.h"
#include "app/view/texts/plain_text.h"

#include <QDateTime>

#include <algorithm>

namespace flagfall::view {
namespace {

QString minuteFormat() { return QStringLiteral("yyyy-MM-dd HH:mm"); }

/// Those of both players may wait beside each other: first what is to be decided, then what is to be carried out.
std::optional<session::Appeal> nextOf(std::vector<session::Appeal> const& appeals) {
    auto const open = std::ranges::find_if(appeals, &session::Appeal::isOpen);
    auto const waits = std::ranges::find_if(appeals, &session::Appeal::mayBeFollowed);
    auto const next = open != appeals.end() ? open : waits;
    return next == appeals.end() ? std::nullopt : std::optional{*next};
}

/// `Flag of White: 1–0`; empty: there is none.
QString rulingSinceText(session::History const& history, session::Appeal const& appeal) {
    auto const seq = session::rulingSince(history, appeal);
    if (!seq) return {};
    auto const rulings = session::rulingsOnRecord(history);
    auto const* const ruling = session::rulingAt(rulings, *seq);
    return ruling ? joinedText({ruledOnText(history, *ruling), ruledSoText(history, *ruling)}) : QString{};
}

} // namespace

AppealView::AppealView(DeskLink& desk, CommandDoor& door, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door) {}

void AppealView::update(Changes const& changes) {
    session::History const& history = m_desk.history();
    bool const anew = changes.sentences || changes.details || history.last() < m_seen || ruledSince(history, m_seen);
    m_seen = history.last();
    if (anew) read();
}

void AppealView::look(int ruling, int round, int board) {
    m_ruling = Seq{ruling};
    m_round = RoundNumber{round};
    m_board = BoardNumber{board};
    read();
}

void AppealView::read() {
    session::History const& history = m_desk.history();
    m_current.reset();
    m_final = false;
    m_limits.clear();
    m_since.clear();
    if (m_ruling > Seq{0} && m_ruling <= history.last()) {
        m_current = nextOf(appealsOf(history, m_ruling, m_round, m_board));
        m_final = !session::finalBy(history, m_ruling).empty();
        m_limits = appealLimitsText(history, m_ruling, m_round);
        if (m_current && m_current->mayBeFollowed()) m_since = rulingSinceText(history, *m_current);
    }
    emit changed();
}

AppealView::Stage AppealView::stage() const {
    if (m_ruling < Seq{1}) return Stage::NoRuling;
    if (m_current) return m_current->isOpen() ? Stage::Decide : Stage::Follow;
    return m_final ? Stage::Final : Stage::Lodge;
}

QString AppealView::about() const { return m_current ? appealText(*m_current) : QString{}; }

QString AppealView::grounds() const { return m_current ? plain(m_current->lodged->grounds) : QString{}; }

bool AppealView::toChiefArbiter() const {
    return m_desk.history().state().details.appeals.to == session::AppealBody::ChiefArbiter;
}

int AppealView::appeal() const { return m_current ? static_cast<int>(m_current->seq.value()) : 0; }

QString AppealView::minuteNow() const { return m_desk.timeOfDay().toString(minuteFormat()); }

QString AppealView::lodge(Sides::Side by, QString const& person, QString const& received, bool toChiefArbiter,
                          QString const& grounds) {
    QDateTime const at = QDateTime::fromString(received.trimmed(), minuteFormat());
    if (!at.isValid()) return tr("Enter the day and the time like 2026-11-21 14:30.");
    if (by == Sides::Side::Nobody && person.trimmed().isEmpty()) return tr("Enter who appeals.");
    m_door.submit(
        session::LodgeAppeal{.round = m_round,
                             .board = m_board,
                             .ruling = m_ruling,
                             .received = session::WallTime{at.toMSecsSinceEpoch()},
                             .by = colourOf(by),
                             .person = person.trimmed().toStdString(),
                             .to = toChiefArbiter ? session::AppealBody::ChiefArbiter : session::AppealBody::Committee,
                             .grounds = grounds.trimmed().toStdString()},
        [this] { emit done(); });
    return {};
}

QString AppealView::decide(Outcome outcome, QString const& by, QString const& text) {
    if (!m_current) return {};
    if (outcome == Outcome::Otherwise && text.trimmed().isEmpty()) return tr("Enter what was decided.");
    m_door.submit(session::DecideAppeal{m_current->seq, static_cast<session::AppealOutcome>(outcome),
                                        by.trimmed().toStdString(), text.trimmed().toStdString()},
                  [this] { emit done(); });
    return {};
}

void AppealView::withdraw() {
    if (m_current) m_door.submit(session::WithdrawAppeal{m_current->seq}, [this] { emit done(); });
}

void AppealView::follow() {
    if (m_current) m_door.submit(session::FollowAppeal{m_current->seq}, [this] { emit done(); });
}

} // namespace flagfall::view
