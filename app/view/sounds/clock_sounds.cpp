// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/sounds/clock_sounds.h"

#include "app/view/clock/clock_view.h"
#include "app/view/common/desk_link.h"
#include "app/view/settings/preferences.h"

#include "arbiter/laws/flag_fall.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// Later than this a tone says nothing any more: the machine was busy or asleep.
constexpr clock::Span tooLate = 300ms;

} // namespace

ClockSounds::ClockSounds(DeskLink& desk, ClockView& face, Preferences& preferences, ToneDoor& door, QObject* parent)
    : QObject(parent), m_desk(desk), m_face(face), m_preferences(preferences), m_door(door) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ClockSounds::listenToFace);
    connect(&m_desk, &DeskLink::changed, this, &ClockSounds::hear);
    connect(&m_face, &ClockView::changed, this, &ClockSounds::listenToFace);
    connect(&m_face, &ClockView::activeChanged, this, &ClockSounds::listenToFace);
    connect(&m_preferences, &Preferences::soundChanged, this, &ClockSounds::listenToFace);
}

void ClockSounds::hear() {
    listenToHall();
    listenToFace();
}

bool ClockSounds::mayCallFlag(BoardPlace place) const {
    session::EventDetails const& event = m_desk.state().details;
    session::Board const* const board = m_desk.board(place);
    if (!event.edition || !board) return false;
    rulings::Rules const rules = rulesOf(event, *board);
    return arbiterCallsFlags(rules.laws(), rules.play, rules.house.supervision).value;
}

std::set<BoardPlace> ClockSounds::flagsDown() const {
    std::set<BoardPlace> down;
    if (!m_desk.isOpen()) return down;
    for (session::Round const& round : m_desk.state().rounds)
        for (session::Board const& board : round.boards)
            if (board.clock && board.clock->firstFlag) down.insert({round.number, board.number});
    return down;
}

void ClockSounds::listenToHall() {
    std::set<BoardPlace> const before = std::exchange(m_flags, flagsDown());
    bool const wasListening = std::exchange(m_listening, m_desk.isOpen());
    bool const fresh = std::ranges::any_of(
        m_flags, [&](BoardPlace place) { return !before.contains(place) && mayCallFlag(place); });
    if (!fresh || !wasListening || m_preferences.muted()) return;
    session::Board const* const shown = boardOnFace();
    bool const onFace = shown && shown->clock && m_flags.count(m_face.place()) > before.count(m_face.place()) &&
                        faceSounds(*shown->clock);
    if (m_preferences.deskSound() || onFace) m_door.play(Tone::Flag);
}

session::Board const* ClockSounds::boardOnFace() const {
    if (!m_desk.isOpen() || !m_face.active()) return nullptr;
    session::Round const* round = m_desk.state().round(m_face.place().round);
    return round ? round->board(m_face.place().board) : nullptr;
}

bool ClockSounds::faceSounds(clock::Clock const& clock) const {
    if (m_preferences.muted()) return false;
    switch (m_preferences.boardSound()) {
    case Preferences::BoardSound::Never: return false;
    case Preferences::BoardSound::AsClocksDo: return soundsByCustom(clock);
    case Preferences::BoardSound::Always: return true;
    }
    return false;
}

void ClockSounds::listenToFace() {
    soundDue(); // the news of a flag may be here before the timer
    m_timer.stop();
    m_due.reset();
    session::Board const* board = boardOnFace();
    if (!board || !board->clock || board->result || !faceSounds(*board->clock)) return;
    clock::Instant const now = m_desk.now();
    m_due = nextTone(*board->clock, now);
    if (m_due) m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(m_due->at - now));
}

void ClockSounds::soundDue() {
    if (!m_due || !m_desk.isOpen()) return;
    clock::Span const late = m_desk.now() - m_due->at;
    // A final flag sounds when it is recorded: a press made before it may still be on its way.
    bool const silent = m_preferences.muted() || m_due->tone == Tone::Flag;
    if (late >= clock::Span{} && late < tooLate && !silent) m_door.play(m_due->tone);
}

} // namespace flagfall::view
