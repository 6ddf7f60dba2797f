// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/round_time_view.h"

#include "app/session/reports/attendance.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/texts/plain_text.h"
#include "clock/display.h"

namespace flagfall::view {
namespace {

constexpr std::chrono::milliseconds each{1000};

QString timeText(clock::Span span) {
    return plain(clock::displayText(span, clock::DisplayStyle::Modern, clock::Span{}));
}

} // namespace

RoundTimeView::RoundTimeView(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_rounds(rounds) {
    m_timer.setInterval(each);
    connect(&m_timer, &QTimer::timeout, this, &RoundTimeView::update);
    connect(&m_rounds, &RoundsModel::shownChanged, this, &RoundTimeView::update);
}

void RoundTimeView::update() {
    session::Round const* const shown = round();
    bool const tables = shown && shown->isTimed();
    Stage const stage = shown ? stageOf(*shown) : Stage::ToBegin;
    QString text = tables ? textOf(*shown) : QString{};
    bool const passes = tables && (stage == Stage::Played || stage == Stage::Stopped);
    if (passes != m_timer.isActive()) passes ? m_timer.start() : m_timer.stop();
    if (tables == m_shown && stage == m_stage && text == m_text) return;
    m_shown = tables;
    m_stage = stage;
    m_text = std::move(text);
    emit changed();
}

RoundTimeView::Stage RoundTimeView::stageOf(session::Round const& round) {
    if (!round.startedAt) return Stage::ToBegin;
    if (round.overAt) return Stage::Over;
    return round.isStopped() ? Stage::Stopped : Stage::Played;
}

QString RoundTimeView::textOf(session::Round const& round) const {
    clock::Instant const now = m_desk.now();
    switch (stageOf(round)) {
    case Stage::ToBegin: return tr("The round has not begun");
    case Stage::Over: return tr("The round is over");
    //: %1 a time.
    case Stage::Stopped: return tr("Stopped for %1").arg(timeText(now - round.standstills.back().from));
    case Stage::Played: break;
    }
    //: %1 a time.
    QString text = tr("Played for %1").arg(timeText(round.playedUntil(now).value_or(clock::Span{})));
    auto const ends = session::defaultTimeEnds(m_desk.state().details, round);
    //: %1 a sentence, %2 a time.
    if (ends && *ends > now) text = tr("%1, default time expires in %2").arg(text, timeText(*ends - now));
    return text;
}

session::Round const* RoundTimeView::round() const {
    if (!m_desk.isOpen()) return nullptr;
    session::Round const* const shown = m_desk.state().round(RoundNumber{m_rounds.shown()});
    return shown && !shown->imported ? shown : nullptr;
}

void RoundTimeView::step(session::RoundStep step) {
    m_door.submit(session::TimeRound{step, {}, RoundNumber{m_rounds.shown()}});
}

void RoundTimeView::exchangeClock(int board) {
    session::Round const* const shown = round();
    session::Board const* const one = shown ? shown->board(BoardNumber{board}) : nullptr;
    if (!one) return;
    auto const other = one->clock ? session::HallClocks::Tables : session::HallClocks::Program;
    m_door.submit(session::PlaceClocks{{one->number}, other, shown->number});
}

} // namespace flagfall::view
