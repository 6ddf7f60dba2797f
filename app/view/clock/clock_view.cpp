// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/clock/clock_view.h"

#include "app/view/clock/lever_keys.h"
#include "app/view/common/command_door.h"
#include "app/view/settings/preferences.h"
#include "app/view/speech/spoken_face.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/team_match_text.h"

#include "arbiter/laws/flag_fall.h"

#include <algorithm>
#include <chrono>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// One face may be told as often as it changes; a wall may not (BoardsModel).
constexpr clock::Span shortestWait = 10ms;
constexpr clock::Span longestWait = 1s;

bool runs(ClockFace const& face, Colour side) { return face.running == faceSide(side); }
bool waits(ClockFace const& face, Colour side) { return face.waiting == faceSide(side); }

} // namespace

ClockView::ClockView(DeskLink& desk, CommandDoor& door, Preferences& preferences, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_preferences(preferences) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ClockView::tick);
    connect(&m_preferences, &Preferences::faceChanged, this, &ClockView::tick);
    connect(&m_preferences, &Preferences::soundChanged, this, &ClockView::mutedChanged);
}

FaceOptions ClockView::faceOptions() const {
    FaceOptions options = m_preferences.faceOptions();
    options.blinking = Blinking::Yes;
    return options;
}

BoardRow const& ClockView::row() const {
    static BoardRow const none;
    return m_row ? *m_row : none;
}

session::Board const* ClockView::shownBoard() const {
    session::Round const* round = m_desk.state().round(m_round);
    return round ? round->board(m_board) : nullptr;
}

QString ClockView::boardLabel() const { return view::boardLabel(m_desk.state(), m_round, m_board); }

QString ClockView::boardText() const {
    return withRound(boardsText(m_desk.state(), m_round, {m_board}), m_round, m_desk.state());
}

void ClockView::show(RoundNumber round, BoardNumber board) {
    m_round = round;
    m_board = board;
    m_seats.reset();
    update();
}

void ClockView::update(Changes const& changes) {
    if (!active() || !(changes.touch({m_round, m_board}) || changes.players || changes.details)) return;
    if (!changes.onlyClocks()) m_seats.reset();
    update();
}

void ClockView::update() {
    session::Board const* shown = shownBoard();
    if (!shown) {
        close();
        return;
    }
    bool const wasActive = active();
    followTimesOfDay();
    if (!m_seats) m_seats = seatsOf(m_desk.state(), m_round);
    m_row = boardRow(*shown, *m_seats, m_desk.now(), faceOptions());
    auto const& control = shown->clock ? shown->clock->setting : controlOf(m_desk.state().details, *shown);
    m_controlText = plain(clock::shortText(*control));
    showSides();
    turnTo(shown->levers);
    emit changed();
    emit faceChanged();
    if (!wasActive) emit activeChanged();
    arm();
}

void ClockView::close() {
    m_timer.stop();
    m_round = {};
    m_board = {};
    m_timesOfDay = {};
    m_followed = {};
    if (!m_row) return;
    m_row.reset();
    emit changed();
    emit faceChanged();
    emit activeChanged();
}

void ClockView::tick() {
    session::Board const* shown = shownBoard();
    if (!m_row || !shown) return;
    ClockFace face = faceOf(*shown, m_desk.now(), faceOptions());
    bool const differs = !(face == m_row->face);
    m_row->face = std::move(face);
    showSides();
    if (differs) emit faceChanged();
    arm();
}

void ClockView::arm() {
    session::Board const* shown = shownBoard();
    auto const wait = shown ? untilFaceChanges(*shown, m_desk.now(), faceOptions()) : std::nullopt;
    if (!wait)
        m_timer.stop();
    else
        m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(std::clamp(*wait, shortestWait, longestWait)));
}

// --- what is shown ---------------------------------------------------------------------------------------

ClockSideView* ClockView::sideAt(clock::End end) {
    return m_levers.colourAt(end) == Colour::White ? &m_white : &m_black;
}

void ClockView::showSides() {
    for (ClockSideView* const side : {&m_white, &m_black}) {
        Colour const colour = side->white() ? Colour::White : Colour::Black;
        FaceDisplay const& display = row().face.displays[colour];
        side->show({row().seats[colour].name, display,
                    m_preferences.showMoves() ? tr("%n move(s)", "", display.moves) : QString{},
                    runs(row().face, colour), waits(row().face, colour)});
    }
}

void ClockView::turnTo(clock::Levers levers) {
    if (m_levers == levers) return;
    m_levers = levers;
    emit turnedChanged();
}

void ClockView::followTimesOfDay() {
    auto const& acts = m_desk.history().acts();
    for (auto at = static_cast<std::size_t>(m_followed.value()); at < acts.size(); ++at) m_timesOfDay.take(acts[at]);
    m_followed = m_desk.history().last();
}

/// As the replay says it: a moment before the machine slept keeps the time of day it had.
QString ClockView::wallText(clock::Instant at) const {
    QDateTime const wall = localTime(m_timesOfDay.wallAt(at));
    return wall.time().toString(QStringLiteral("HH:mm:ss.zzz")).chopped(2);
}

QStringList ClockView::factsOf(Colour side) const {
    FaceDisplay const& display = row().face.displays[side];
    bool const white = side == Colour::White;
    QStringList facts;
    if (display.periodUsedUpAt) {
        QString const text = white ? tr("White's time ran out at %1 and a new period began. Moves counted: %2.")
                                   : tr("Black's time ran out at %1 and a new period began. Moves counted: %2.");
        facts += text.arg(wallText(*display.periodUsedUpAt)).arg(display.moves);
    }
    if (!display.usedUpAt) return facts;
    QString const fell = white ? tr("White's flag fell first, at %1.") : tr("Black's flag fell first, at %1.");
    QString const second = white ? tr("White's flag fell second, at %1.") : tr("Black's flag fell second, at %1.");
    facts += (display.flag ? fell : second).arg(wallText(*display.usedUpAt));
    return facts;
}

QStringList ClockView::facts() const {
    session::Board const* shown = shownBoard();
    if (!shown || !shown->clock) return {};
    session::EventDetails const& event = m_desk.state().details;
    QStringList facts = factsOf(Colour::White) + factsOf(Colour::Black);
    facts += shown->clock->setting->atFlag() == clock::AtFlag::Freeze ? tr("A flag fall stops both clocks.")
                                                                      : tr("After a flag fall the clocks keep "
                                                                           "running.");
    PlayType const play = playTypeOf(event, *shown);
    if (auto const calls = arbiterCallsFlags(*event.edition, play, rulesOf(event, *shown).house.supervision);
        !calls.value)
        facts += tr("Only a player may claim a flag fall here (%1).").arg(plain(calls.article));
    return facts;
}

bool ClockView::needsLook() const {
    auto const calls = [](FaceDisplay const& display) { return display.usedUpAt || display.periodFlag; };
    return calls(row().face.displays.white) || calls(row().face.displays.black);
}

bool ClockView::muted() const { return m_preferences.muted(); }

// --- what is done ----------------------------------------------------------------------------------------

void ClockView::pressBy(Colour by) {
    if (m_row) m_door.submit(session::PressLever{m_round, m_board, by});
}

void ClockView::press(BoardsModel::Side side) {
    if (side != BoardsModel::Side::NoSide) pressBy(side == BoardsModel::Side::White ? Colour::White : Colour::Black);
}

void ClockView::pressEnd(clock::End end) { pressBy(m_levers.colourAt(end)); }

bool ClockView::pressKey(int key, int scanCode) {
    auto const end = leverOf(key, static_cast<quint32>(scanCode));
    if (end) pressEnd(*end);
    return end.has_value();
}

void ClockView::turn() {
    if (m_row) m_door.submit(session::SwapSides{m_round, m_board});
}

void ClockView::speak() {
    if (session::Board const* shown = shownBoard()) emit speechAsked(spokenFace(*shown, m_desk.now()));
}

void ClockView::toggleMuted() { m_preferences.setMuted(!m_preferences.muted()); }

void ClockView::pressActive() {
    session::Board const* shown = shownBoard();
    if (!shown || !shown->clock) return;
    clock::Reading const reading = clock::read(*shown->clock, m_desk.now());
    // Before the start it is Black who presses, to start White's clock.
    pressBy(reading.phase == clock::Phase::Ready ? Colour::Black : reading.active);
}

void ClockView::startOrPause() {
    switch (row().face.phase) {
    case FacePhase::Ready: m_door.submitForClocks(session::StartClocks{m_round, {m_board}}, {m_board}); return;
    case FacePhase::Running: m_door.submitForClocks(session::PauseClocks{m_round, {m_board}}, {m_board}); return;
    case FacePhase::Paused: m_door.submitForClocks(session::ResumeClocks{m_round, {m_board}}, {m_board}); return;
    case FacePhase::NoClock:
    case FacePhase::Frozen:
    case FacePhase::Decided: return;
    }
}

} // namespace flagfall::view
