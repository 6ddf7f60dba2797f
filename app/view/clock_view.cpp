// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/clock_view.h"

#include "app/view/command_door.h"
#include "app/view/preferences.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>
#include <chrono>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// One face may be told as often as it changes; a wall may not (BoardsModel).
constexpr clock::Span shortestWait = 10ms;
constexpr clock::Span longestWait = 1s;

} // namespace

ClockView::ClockView(DeskLink& desk, CommandDoor& door, Preferences& preferences, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_preferences(preferences) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ClockView::tick);
    connect(&m_preferences, &Preferences::tenthsChanged, this, &ClockView::tick);
}

BoardRow const& ClockView::row() const {
    static BoardRow const none;
    return m_row ? *m_row : none;
}

session::Board const* ClockView::shownBoard() const {
    session::Round const* round = m_desk.state().round(m_round);
    return round ? round->board(m_board) : nullptr;
}

void ClockView::show(RoundNumber round, BoardNumber board) {
    m_round = round;
    m_board = board;
    update();
}

void ClockView::update() {
    session::Board const* shown = shownBoard();
    if (!shown) {
        close();
        return;
    }
    bool const wasActive = active();
    m_row = boardRow(*shown, seatsOf(m_desk.state(), m_round), m_desk.now(), m_preferences.tenths());
    m_controlText = plain(clock::shortText(*m_desk.state().details.control));
    emit changed();
    emit faceChanged();
    if (!wasActive) emit activeChanged();
    arm();
}

void ClockView::close() {
    m_timer.stop();
    m_round = {};
    m_board = {};
    if (!m_row) return;
    m_row.reset();
    emit changed();
    emit faceChanged();
    emit activeChanged();
}

void ClockView::tick() {
    session::Board const* shown = shownBoard();
    if (!m_row || !shown) return;
    ClockFace face = faceOf(*shown, m_desk.now(), m_preferences.tenths());
    if (!(face == m_row->face)) {
        m_row->face = std::move(face);
        emit faceChanged();
    }
    arm();
}

void ClockView::arm() {
    session::Board const* shown = shownBoard();
    auto const wait = shown ? untilFaceChanges(*shown, m_desk.now(), m_preferences.tenths()) : std::nullopt;
    if (!wait)
        m_timer.stop();
    else
        m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(std::clamp(*wait, shortestWait, longestWait)));
}

void ClockView::setTurned(bool turned) {
    if (m_turned == turned) return;
    m_turned = turned;
    emit turnedChanged();
}

void ClockView::pressBy(Colour by) {
    if (m_row) m_door.submit(session::PressLever{m_board, by, m_round});
}

void ClockView::press(BoardsModel::Side side) {
    if (side != BoardsModel::Side::NoSide) pressBy(side == BoardsModel::Side::White ? Colour::White : Colour::Black);
}

void ClockView::pressActive() {
    session::Board const* shown = shownBoard();
    if (!shown || !shown->clock) return;
    clock::Reading const reading = clock::read(*shown->clock, m_desk.now());
    // Before the start it is Black who presses, to start White's clock.
    pressBy(reading.phase == clock::Phase::Ready ? Colour::Black : reading.active);
}

void ClockView::startOrPause() {
    switch (row().face.phase) {
    case FacePhase::Ready: m_door.submit(session::StartClocks{{m_board}, m_round}); return;
    case FacePhase::Running: m_door.submit(session::PauseClocks{{m_board}, m_round}); return;
    case FacePhase::Paused: m_door.submit(session::ResumeClocks{{m_board}, m_round}); return;
    case FacePhase::NoClock:
    case FacePhase::Frozen:
    case FacePhase::Decided: return;
    }
}

} // namespace flagfall::view
