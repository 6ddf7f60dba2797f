// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/boards_model.h"

#include "app/session/event/matches.h"
#include "app/session/event/open_games.h"
#include "app/view/common/command_door.h"
#include "app/view/common/sheet_state.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/results/result_keys.h"
#include "app/view/settings/preferences.h"
#include "app/view/texts/name_search.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Span;

/// A wall of clocks changes at different moments; they are told together, at most once in a frame, and no more of
/// them than a frame has time for.
constexpr Span shortestTick = 16ms;
constexpr Span longestTick = 1s;
constexpr std::size_t rowsInOneFrame = 24;
/// A display that runs on at 0:00 reads the same until something else happens.
constexpr Span atRest = 1s;

static_assert(static_cast<int>(BoardsModel::Side::Black) == static_cast<int>(FaceSide::Black));
static_assert(static_cast<int>(BoardsModel::Phase::Decided) == static_cast<int>(FacePhase::Decided));
static_assert(static_cast<int>(Preferences::ResultKeys::SharlyKeys) == static_cast<int>(KeyProfile::Sharly));
static_assert(static_cast<int>(BoardsModel::Note::LeverLocked) == static_cast<int>(BoardNote::LeverLocked));

/// A game whose clock the program does not know is at the stage that its round is at.
BoardRow onTable(BoardRow row, session::Board const& board, session::Round const& round) {
    if (!board.isOnTable() || round.imported) return row;
    if (!round.startedAt)
        row.face.phaseText = BoardsModel::tr("Not started", "a game on a tile");
    else if (round.isStopped())
        row.face.phaseText = BoardsModel::tr("Stopped", "a game on a tile");
    else
        row.face.phaseText = BoardsModel::tr("Playing", "a game on a tile");
    return row;
}

Points pointsOf(session::Bye bye, pairing::Scoring const& scoring) {
    switch (bye) {
    case session::Bye::Allocated: return scoring.allocatedBye;
    case session::Bye::HalfPoint: return scoring.halfPointBye;
    case session::Bye::FullPoint: return scoring.fullPointBye;
    case session::Bye::ZeroPoint: return scoring.zeroPointBye;
    }
    return noPoint;
}

/// What a player scores in a round without a game; empty where that is nothing.
QString restText(QString const& name, Points points) {
    //: %1 a player without a game in this round, %2 the points for it: "Amazon, A. (½)".
    return points == noPoint ? name : BoardsModel::tr("%1 (%2)", "bye").arg(name, pointsText(points));
}

QString byeLine(session::Round const& round, Seats const& seats, pairing::Scoring const& scoring) {
    QStringList names;
    for (session::Rest const& rest : round.rests)
        if (auto const seat = seats.find(rest.player); seat != seats.end())
            names += restText(seat->second.name, pointsOf(rest.bye, scoring));
    if (names.isEmpty()) return {};
    if (names.size() == 1) return BoardsModel::tr("Bye: %1").arg(names.front());
    //: %1 is a list of names.
    return BoardsModel::tr("Byes: %1").arg(names.join(QStringLiteral("; ")));
}

void least(std::optional<Span>& wait, std::optional<Span> other) {
    if (other) wait = std::min(wait.value_or(*other), *other);
}

bool clockIsRunning(session::Board const& board) {
    return board.clock && board.clock->phase == clock::Phase::Running && !board.result;
}

std::vector<BoardNumber> only(int board) { return {BoardNumber{board}}; }

} // namespace

BoardsModel::BoardsModel(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, Preferences& preferences,
                         QObject* parent)
    : RowModel(boardRoles(), parent), m_desk(desk), m_door(door), m_rounds(rounds), m_preferences(preferences) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &BoardsModel::tick);
    connect(&m_rounds, &RoundsModel::shownChanged, this, &BoardsModel::turnRound);
    connect(&m_preferences, &Preferences::faceChanged, this, &BoardsModel::refresh);
    connect(&m_preferences, &Preferences::languageChanged, this, &BoardsModel::legendChanged);
    connect(&m_preferences, &Preferences::resultKeysChanged, this, &BoardsModel::legendChanged);
}

// --- rows ------------------------------------------------------------------------------------------------

void BoardsModel::update(Changes const& changes) {
    if (concernsAll(changes)) {
        m_seats = seatsOf(m_desk.state(), shownRound());
        refresh();
        if (changes.sentences) emit summaryChanged(); // in another language
        return;
    }
    session::Round const* shown = round();
    if (!shown) return;
    if (shown->startedAt != m_startedAt) {
        refresh();
        return;
    }
    clock::Instant const now = m_desk.now();
    Summary const before = m_summary;
    bool stays = true;
    if (std::ranges::any_of(changes.boards, [&](BoardPlace const& place) { return place.round != shown->number; }))
        countElsewhere();
    for (BoardPlace const& place : changes.boards)
        if (session::Board const* one = place.round == shown->number ? shown->board(place.board) : nullptr)
            stays = renew(*one, now) && stays;
    if (!stays) {
        refresh();
        return;
    }
    tellSummary(before);
    arm();
}

/// Names, points and what a clock should be set to come from elsewhere than from the board.
bool BoardsModel::concernsAll(Changes const& changes) const {
    bool const ofMatch = changes.results && m_desk.state().isOfTeams(); // which all its boards show
    return changes.everyBoard || changes.details || changes.rounds || ofMatch ||
           (changes.results && changes.touchBefore(shownRound()));
}

void BoardsModel::turnRound() {
    m_picked.clear();
    emit pickedChanged();
    update(Changes::everything());
}

void BoardsModel::refresh() {
    clock::Instant const now = m_desk.now();
    session::Round const* shown = round();
    Summary const before = std::exchange(m_summary, {});
    QString const byesBefore =
        std::exchange(m_byeText, shown ? byeLine(*shown, m_seats, m_desk.state().details.scoring) : QString{});
    std::size_t const boards = shown ? shown->boards.size() : 0;
    m_startedAt = shown ? shown->startedAt : std::nullopt;
    m_settingTexts.clear();
    m_beat.reset(boards, shown ? shown->firstBoard() : BoardNumber{1});
    m_counted.assign(boards, {});
    m_summary.count = static_cast<int>(boards);
    m_summary.first = shown ? shown->firstBoard().value() : 1;
    countElsewhere();
    std::vector<BoardRow> rows;
    for (std::size_t at = 0; at < boards; ++at) {
        session::Board const& board = shown->boards[at];
        BoardRow row = rowOf(board, seatsAt(board, m_seats), now);
        count(board, row.face.phase);
        bool const shows = passes(row);
        schedule(board, shows && isWatched(static_cast<int>(rows.size())), now);
        if (shows) rows.push_back(std::move(row));
    }
    setRows(std::move(rows));
    m_summary.interrupted = isInterrupted();
    if (m_byeText != byesBefore)
        emit summaryChanged();
    else
        tellSummary(before);
    arm();
}

/// Makes the board's row and what depends on it anew. False when the board comes on the wall by it, or leaves it.
bool BoardsModel::renew(session::Board const& board, clock::Instant now) {
    int const at = rowOfBoard(board.number.value());
    BoardRow row = rowOf(board, at >= 0 ? rows()[static_cast<std::size_t>(at)].seats : seatsAt(board, m_seats), now);
    count(board, row.face.phase);
    schedule(board, isWatched(at), now);
    if (passes(row) != (at >= 0)) return false;
    if (at >= 0) setRow(at, std::move(row));
    return true;
}

/// The same after time has passed.
bool BoardsModel::passTime(session::Board const& board, clock::Instant now) {
    int const at = rowOfBoard(board.number.value());
    if (at < 0) return renew(board, now);
    BoardRow row = later(rows()[static_cast<std::size_t>(at)], board, now);
    count(board, row.face.phase);
    schedule(board, isWatched(at), now);
    if (!passes(row)) return false;
    setRow(at, std::move(row));
    return true;
}

BoardRow BoardsModel::rowOf(session::Board const& board, BySide<Seat> seats, clock::Instant now) {
    BoardRow row = boardRow(board, std::move(seats), now, m_preferences.faceOptions());
    row = withMatch(std::move(row), m_desk.state(), *round(), board);
    row = withNotes(onTable(std::move(row), board, *round()), board,
                    {*round(), m_desk.state().details, m_desk.timeOfDay()}, now);
    if (board.clock) {
        QString& text = m_settingTexts[board.clock->setting];
        if (text.isEmpty()) text = settingText(*board.clock->setting);
        row.setting = text;
    }
    for (Colour const side : bothColours) row.sheets[side] = sheetState(m_desk.state(), *round(), board, side);
    row.unsaved = m_desk.isUnsaved({shownRound(), board.number});
    row.picked = m_picked.contains(board.number);
    return row;
}

BoardRow BoardsModel::later(BoardRow row, session::Board const& board, clock::Instant now) const {
    row = withFace(std::move(row), board, now, m_preferences.faceOptions());
    return withNotes(onTable(std::move(row), board, *round()), board,
                     {*round(), m_desk.state().details, m_desk.timeOfDay()}, now);
}

bool BoardsModel::passes(BoardRow const& row) const {
    switch (m_filter) {
    case Filter::All: return true;
    case Filter::Missing: return !row.hasResult && !row.adjourned;
    case Filter::RunningOnly: return row.face.phase == FacePhase::Running;
    }
    return true;
}

// --- counts ----------------------------------------------------------------------------------------------

void BoardsModel::count(session::Board const& board, FacePhase phase) {
    bool const playsNoPart = board.result || board.adjourned || board.recovery;
    Counted const counted{board.result.has_value(), board.isUndecided(), board.adjourned && !board.result,
                          playsNoPart ? FacePhase::NoClock : phase};
    Counted& before = m_counted[round()->placeAmongBoards(board.number)];
    add(std::exchange(before, counted), -1);
    add(counted, 1);
}

void BoardsModel::add(Counted const& counted, int sign) {
    if (counted.entered) m_summary.entered += sign;
    if (counted.missing) m_summary.missing += sign;
    if (counted.adjourned) m_summary.adjourned += sign;
    if (counted.phase == FacePhase::Running) m_summary.running += sign;
    if (counted.phase == FacePhase::Ready) m_summary.ready += sign;
    if (counted.phase == FacePhase::Paused) m_summary.paused += sign;
}

void BoardsModel::tellSummary(Summary const& before) {
    m_summary.interrupted = isInterrupted();
    if (!(m_summary == before)) emit summaryChanged();
}

void BoardsModel::countElsewhere() {
    m_summary.elsewhere = m_summary.pausedElsewhere = 0;
    if (!m_desk.isOpen()) return;
    for (session::Round const& round : m_desk.state().rounds)
        if (round.number != shownRound()) {
            m_summary.elsewhere += static_cast<int>(std::ranges::count_if(round.boards, clockIsRunning));
            m_summary.pausedElsewhere +=
                static_cast<int>(std::ranges::count_if(round.boards, session::isPausedWithAll));
        }
}

QString BoardsModel::elsewhereText() const {
    if (m_summary.elsewhere > 0) return tr("%n clock(s) running in another round", "", m_summary.elsewhere);
    if (m_summary.pausedElsewhere == 0) return {};
    return tr("%n clock(s) paused in another round", "", m_summary.pausedElsewhere);
}

void BoardsModel::turnToRunning() {
    auto const& rounds = m_desk.state().rounds;
    auto const wanted = m_summary.elsewhere > 0 ? clockIsRunning : session::isPausedWithAll;
    auto const count = static_cast<int>(rounds.size());
    for (int step = 1; step < count; ++step) {
        session::Round const& round = rounds[static_cast<std::size_t>((m_rounds.shown() - 1 + step) % count)];
        if (std::ranges::none_of(round.boards, wanted)) continue;
        m_rounds.setShown(round.number.value());
        return;
    }
}

QString BoardsModel::missingText() const {
    if (m_summary.missing == 0 && m_summary.adjourned > 0)
        return tr("%n game(s) adjourned, the other results are in", "", m_summary.adjourned);
    if (m_summary.missing == 0) return m_summary.count == 0 ? QString{} : tr("All results are in");
    return tr("%n board(s) without a result", "", m_summary.missing);
}

// --- time ------------------------------------------------------------------------------------------------

void BoardsModel::schedule(session::Board const& board, bool watched, clock::Instant now) {
    std::optional<Span> wait;
    if (watched) {
        least(wait, untilFaceChanges(board, now, m_preferences.faceOptions()));
        least(wait, untilNotesChange(board, {*round(), m_desk.state().details, m_desk.timeOfDay()}, now));
    } else if (auto const deadline = board.clock && !board.result ? clock::nextDeadline(*board.clock) : std::nullopt) {
        wait = *deadline - now; // the counts and the filter want to know
    }
    if (wait && *wait <= Span{}) wait = atRest;
    m_beat.set(board.number, wait ? std::optional{now + *wait} : std::nullopt);
}

void BoardsModel::tick() {
    session::Round const* shown = round();
    if (!shown) return;
    clock::Instant const now = m_desk.now();
    Summary const before = m_summary;
    bool stays = true;
    for (BoardNumber const number : m_beat.due(now, rowsInOneFrame))
        if (session::Board const* one = shown->board(number)) stays = passTime(*one, now) && stays;
    if (!stays) {
        refresh();
        return;
    }
    tellSummary(before);
    arm();
}

void BoardsModel::arm() {
    auto const next = m_beat.next();
    if (!next) {
        m_timer.stop();
        return;
    }
    Span const wait = std::clamp(*next - m_desk.now(), shortestTick, longestTick);
    m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(wait));
}

void BoardsModel::watch(QObject* viewer, int firstRow, int lastRow) {
    auto const known = std::ranges::find(m_viewers, viewer, &Viewer::who);
    if (known != m_viewers.end()) {
        *known = {viewer, firstRow, lastRow};
    } else {
        m_viewers.push_back({viewer, firstRow, lastRow});
        connect(viewer, &QObject::destroyed, this, [this](QObject* gone) {
            std::erase_if(m_viewers, [gone](Viewer const& one) { return one.who == gone; });
            lookAgain();
        });
    }
    lookAgain();
}

void BoardsModel::lookAgain() {
    if (m_viewers.empty()) return look(0, -1);
    look(std::ranges::min(m_viewers, {}, &Viewer::firstRow).firstRow,
         std::ranges::max(m_viewers, {}, &Viewer::lastRow).lastRow);
}

void BoardsModel::look(int firstRow, int lastRow) {
    int const firstBefore = std::exchange(m_firstWatched, firstRow);
    int const lastBefore = std::exchange(m_lastWatched, lastRow);
    session::Round const* shown = round();
    if (!shown) return;
    clock::Instant const now = m_desk.now();
    for (int at = 0; at < rowCount(); ++at) {
        bool const was = at >= firstBefore && at <= lastBefore;
        session::Board const* one = was == isWatched(at) ? nullptr : shown->board(BoardNumber{boardAt(at)});
        if (!one) continue;
        if (!was) setRow(at, later(rows()[static_cast<std::size_t>(at)], *one, now));
        schedule(*one, !was, now);
    }
    arm();
}

// --- picked boards ---------------------------------------------------------------------------------------

QVariantList BoardsModel::pickedNumbers() const {
    QVariantList numbers;
    for (BoardNumber const board : picked()) numbers += board.value();
    return numbers;
}

void BoardsModel::pick(int board) {
    if (!this->board(board)) return;
    m_picked.toggle(BoardNumber{board});
    markPicked();
}

void BoardsModel::pickRange(int from, int to) {
    auto const [first, last] = std::minmax(from, to);
    std::vector<BoardNumber> boards;
    for (BoardRow const& row : rows())
        if (row.board >= first && row.board <= last) boards.emplace_back(row.board);
    m_picked.add(boards);
    markPicked();
}

void BoardsModel::pickAll() { pickRange(0, std::numeric_limits<int>::max()); }

void BoardsModel::pickNone() {
    m_picked.clear();
    markPicked();
}

void BoardsModel::markPicked() {
    for (int at = 0; at < rowCount(); ++at) {
        BoardRow const& row = rows()[static_cast<std::size_t>(at)];
        bool const is = m_picked.contains(BoardNumber{row.board});
        if (row.picked == is) continue;
        BoardRow next = row;
        next.picked = is;
        setRow(at, std::move(next));
    }
    emit pickedChanged();
}

// --- what the arbiter does -------------------------------------------------------------------------------

session::Round const* BoardsModel::round() const { return m_desk.state().round(shownRound()); }

session::Board const* BoardsModel::board(int number) const {
    session::Round const* shown = round();
    return shown ? shown->board(BoardNumber{number}) : nullptr;
}

void BoardsModel::setFilter(Filter filter) {
    if (m_filter == filter) return;
    m_filter = filter;
    refresh();
    emit filterChanged();
}

QVariantList BoardsModel::legend() const { return resultLegend(static_cast<KeyProfile>(m_preferences.resultKeys())); }

RoundNumber BoardsModel::shownRound() const { return RoundNumber{m_rounds.shown()}; }

void BoardsModel::startAll() {
    if (isTimed() && !round()->startedAt)
        m_door.submitForClocks(session::TimeRound{shownRound(), session::RoundStep::Begun, {}}, {});
    else
        m_door.submitForClocks(session::StartClocks{shownRound(), {}}, {});
}
void BoardsModel::start(int board) {
    m_door.submitForClocks(session::StartClocks{shownRound(), only(board)}, only(board));
}
void BoardsModel::pauseAll() {
    //: %n clocks that were running.
    m_door.submitForClocks(
        session::PauseClocks{shownRound(), {}}, {},
        tr("%n clock(s) paused. Ctrl+Shift+Space resumes them.", "", m_summary.running + m_summary.elsewhere));
}
void BoardsModel::pause(int board) {
    m_door.submitForClocks(session::PauseClocks{shownRound(), only(board)}, only(board));
}
void BoardsModel::resumeAll() { m_door.submitForClocks(session::ResumeClocks{shownRound(), {}}, {}); }
bool BoardsModel::isTimed() const { return round() && !round()->imported && round()->isTimed(); }

void BoardsModel::stepRoundOn() {
    auto const next = !round()->startedAt    ? session::RoundStep::Begun
                      : round()->isStopped() ? session::RoundStep::WentOn
                                             : session::RoundStep::Stopped; // the desk says why not where it is over
    m_door.submitForClocks(session::TimeRound{shownRound(), next, {}}, {});
}

bool BoardsModel::isInterrupted() const {
    return isTimed() && round()->startedAt && !round()->isStopped() && clocksStanding(*round()) > 0;
}

void BoardsModel::stopOrResumeAll() {
    if (isInterrupted())
        resumeAll();
    else if (isTimed())
        stepRoundOn();
    else if (anyRunning())
        pauseRunning();
    else
        resumeAll();
}
void BoardsModel::resume(int board) {
    m_door.submitForClocks(session::ResumeClocks{shownRound(), only(board)}, only(board));
}

/// Where all clocks were paused and some have been started since, one key can mean both.
void BoardsModel::pauseRunning() {
    int const standing = clocksStanding(*round());
    if (standing == 0) return pauseAll();
    QuestionText words;
    words.title = tr("Some clocks run, and some are paused");
    //: Clocks that were paused all together.
    words.text = tr("%n clock(s) were paused with all others and have not been resumed.", "", standing);
    words.yes = tr("Pause those that run");
    words.no = tr("Cancel");
    words.instead = tr("Resume those that are paused");
    //: The key of "Resume those that are paused", one capital letter of it.
    words.insteadKey = tr("R", "key of: Resume those that are paused");
    m_door.ask(words, [this] { pauseAll(); }, [this] { resumeAll(); });
}

void BoardsModel::press(int board, Side side) {
    if (side == Side::NoSide) return;
    pressBy(board, side == Side::White ? Colour::White : Colour::Black);
}

void BoardsModel::pressBy(int board, Colour by) {
    m_door.submit(session::PressLever{shownRound(), BoardNumber{board}, by});
}

void BoardsModel::enter(int board, Result result) {
    m_door.submit(session::EnterResult{shownRound(), BoardNumber{board}, result}, [this, from = m_rounds.shown()] {
        session::Round const* const corrected = m_desk.state().round(RoundNumber{from});
        if (corrected && corrected->missingResults() == 0 && m_rounds.shown() == from) m_rounds.showLast();
    });
}

void BoardsModel::clearResult(int board) { m_door.submit(session::ClearResult{shownRound(), BoardNumber{board}}); }

void BoardsModel::adjourn(int board) { m_door.submit(session::AdjournGame{shownRound(), BoardNumber{board}}); }

std::vector<BoardNumber> BoardsModel::inPhase(std::vector<BoardNumber> const& boards, clock::Phase phase) const {
    std::vector<BoardNumber> found;
    for (BoardNumber const number : boards) {
        session::Board const* const one = board(number.value());
        if (one && one->isUnderWay() && clock::read(*one->clock, m_desk.now()).phase == phase) found.push_back(number);
    }
    return found;
}

void BoardsModel::startOrPause(std::vector<BoardNumber> const& boards) {
    std::vector<BoardNumber> const running = inPhase(boards, clock::Phase::Running);
    std::vector<BoardNumber> const paused = inPhase(boards, clock::Phase::Paused);
    if (!running.empty())
        m_door.submitForClocks(session::PauseClocks{shownRound(), running}, running);
    else if (!paused.empty())
        m_door.submitForClocks(session::ResumeClocks{shownRound(), paused}, paused);
    else // the desk says why where none can be
        m_door.submitForClocks(session::StartClocks{shownRound(), boards}, boards);
}

void BoardsModel::startOrPause(int board) { startOrPause(only(board)); }

void BoardsModel::startOrPausePicked() {
    if (!picked().empty()) startOrPause(picked());
}

void BoardsModel::spaceBar() {
    if (!picked().empty())
        startOrPausePicked();
    else if (isInterrupted())
        resumeAll();
    else if (isTimed())
        stepRoundOn();
    else if (anyRunning())
        pauseRunning();
    else if (anyPaused())
        resumeAll();
    else if (anyReady())
        startAll();
    else
        resumeAll(); // nothing to resume; the desk says why
}

int BoardsModel::rowOfBoard(int board) const {
    auto const found = std::ranges::lower_bound(rows(), board, {}, &BoardRow::board);
    return found == rows().end() || found->board != board ? -1 : static_cast<int>(found - rows().begin());
}

int BoardsModel::boardAt(int row) const {
    return row >= 0 && row < rowCount() ? rows()[static_cast<std::size_t>(row)].board : 0;
}

int BoardsModel::nextMissing(int afterBoard) const {
    session::Round const* shown = round();
    if (!shown) return -1;
    int first = -1;
    for (session::Board const& board : shown->boards) {
        if (!board.isUndecided()) continue;
        if (board.number.value() > afterBoard) return board.number.value();
        if (first < 0) first = board.number.value();
    }
    return first;
}

int BoardsModel::nextShortOfTime(int afterBoard) const {
    session::Round const* shown = round();
    if (!shown) return -1;
    std::vector<std::pair<Span, int>> running;
    clock::Instant const now = m_desk.now();
    for (session::Board const& board : shown->boards) {
        if (!clockIsRunning(board)) continue;
        clock::Reading const reading = clock::read(*board.clock, now);
        running.emplace_back(reading.sides[reading.active].main, board.number.value());
    }
    if (running.empty()) return -1;
    std::ranges::sort(running);
    auto const here = std::ranges::find(running, afterBoard, &std::pair<Span, int>::second);
    bool const goesOn = here != running.end() && std::next(here) != running.end();
    return goesOn ? std::next(here)->second : running.front().second;
}

QString BoardsModel::pickedText() const { return m_picked.text(m_desk.state(), shownRound()); }

QString BoardsModel::labelOf(int board) const {
    return boardLabel(m_desk.state(), RoundNumber{m_rounds.shown()}, BoardNumber{board});
}

int BoardsModel::boardNamed(QString const& text) const {
    session::Round const* shown = round();
    QString const wanted = searchable(text.trimmed());
    if (!shown || wanted.isEmpty()) return -1;
    if (auto const called = boardCalled(*shown, wanted)) return called->value();
    if (auto const place = placeCalled(m_desk.state(), wanted); place && place->first == shown->number)
        return place->second.value();
    bool isNumber = false;
    wanted.toInt(&isNumber);
    if (isNumber) return -1;
    for (session::Board const& board : shown->boards)
        for (PlayerId const player : {board.white, board.black})
            if (auto const seat = m_seats.find(player);
                seat != m_seats.end() &&
                (searchable(seat->second.name).contains(wanted) || isNamed(seat->second.name, text)))
                return board.number.value();
    return -1;
}

int BoardsModel::roundNamed(QString const& text) const {
    session::Round const* const shown = round();
    if (shown && boardCalled(*shown, text)) return shown->number.value();
    auto const place = placeCalled(m_desk.state(), text);
    return place ? place->first.value() : 0;
}

int BoardsModel::digitKey(QString const& text, int modifiers, int scanCode) const {
    return digitOf({0, text, Qt::KeyboardModifiers::fromInt(modifiers), static_cast<quint32>(scanCode)});
}

bool BoardsModel::resultKey(int board, int key, QString const& text, int modifiers, int scanCode) {
    auto const meant =
        resultKeyOf({key, text, Qt::KeyboardModifiers::fromInt(modifiers), static_cast<quint32>(scanCode)},
                    static_cast<KeyProfile>(m_preferences.resultKeys()));
    if (!meant || !this->board(board)) return false;
    if (auto const* result = std::get_if<Result>(&*meant))
        enter(board, *result);
    else if (std::holds_alternative<AdjournKey>(*meant))
        adjourn(board);
    else
        clearResult(board);
    return true;
}

} // namespace flagfall::view
