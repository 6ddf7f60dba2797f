// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/models/boards_model.h"

#include "app/view/command_door.h"
#include "app/view/models/rounds_model.h"
#include "app/view/preferences.h"
#include "app/view/result_keys.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>
#include <chrono>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Span;

/// A wall of clocks changes at different moments; they are told together, at most this often.
constexpr Span shortestWait = 100ms;
constexpr Span longestWait = 1s;

static_assert(static_cast<int>(BoardsModel::Side::Black) == static_cast<int>(FaceSide::Black));
static_assert(static_cast<int>(BoardsModel::Phase::Decided) == static_cast<int>(FacePhase::Decided));

Result resultOf(BoardsModel::Outcome outcome) {
    switch (outcome) {
    case BoardsModel::Outcome::WhiteWins: return Result::WhiteWins;
    case BoardsModel::Outcome::Draw: return Result::Draw;
    case BoardsModel::Outcome::BlackWins: return Result::BlackWins;
    case BoardsModel::Outcome::WhiteForfeitWin: return Result::WhiteWinsByForfeit;
    case BoardsModel::Outcome::BlackForfeitWin: return Result::BlackWinsByForfeit;
    case BoardsModel::Outcome::BothForfeit: return Result::BothForfeit;
    }
    return Result::Draw;
}

bool isMissing(session::Board const& board) { return !board.result && !board.adjourned; }

QString byeLine(session::Round const& round, Seats const& seats) {
    QStringList names;
    for (session::Rest const& rest : round.rests)
        if (auto const seat = seats.find(rest.player); seat != seats.end()) names += seat->second.name;
    if (names.isEmpty()) return {};
    if (names.size() == 1) return BoardsModel::tr("Bye: %1").arg(names.front());
    //: %1 is a list of names.
    return BoardsModel::tr("Byes: %1").arg(names.join(QStringLiteral("; ")));
}

std::vector<BoardNumber> only(int board) { return {BoardNumber{board}}; }

} // namespace

BoardsModel::BoardsModel(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, Preferences& preferences,
                         QObject* parent)
    : RowModel(boardRoles(), parent), m_desk(desk), m_door(door), m_rounds(rounds), m_preferences(preferences) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &BoardsModel::tick);
    connect(&m_rounds, &RoundsModel::shownChanged, this, [this] { update(Changes::everything()); });
    connect(&m_preferences, &Preferences::faceChanged, this, &BoardsModel::refresh);
    connect(&m_preferences, &Preferences::languageChanged, this, &BoardsModel::legendChanged);
}

void BoardsModel::update(Changes const& changes) {
    if (!changes.onlyClocks()) m_seats = seatsOf(m_desk.state(), shownRound());
    refresh();
}

void BoardsModel::refresh() {
    clock::Instant const now = m_desk.now();
    std::vector<BoardRow> rows;
    if (session::Round const* shown = round())
        for (session::Board const& board : shown->boards) {
            BoardRow row = boardRow(board, m_seats, now, m_preferences.faceOptions());
            if (passes(row)) rows.push_back(std::move(row));
        }
    setRows(std::move(rows));
    Summary summary = summarise();
    if (!(summary == m_summary)) {
        m_summary = std::move(summary);
        emit summaryChanged();
    }
    arm();
}

bool BoardsModel::passes(BoardRow const& row) const {
    switch (m_filter) {
    case Filter::All: return true;
    case Filter::Missing: return !row.hasResult && !row.adjourned;
    case Filter::RunningOnly: return row.face.phase == FacePhase::Running;
    }
    return true;
}

BoardsModel::Summary BoardsModel::summarise() const {
    Summary summary;
    session::Round const* shown = round();
    if (!shown) return summary;
    clock::Instant const now = m_desk.now();
    summary.count = static_cast<int>(shown->boards.size());
    for (session::Board const& board : shown->boards) {
        if (board.result) ++summary.entered;
        if (!board.clock || board.result || board.adjourned || board.recovery) continue;
        clock::Phase const phase = clock::read(*board.clock, now).phase;
        if (phase == clock::Phase::Running) ++summary.running;
        if (phase == clock::Phase::Ready) ++summary.ready;
        if (phase == clock::Phase::Paused) ++summary.paused;
    }
    summary.missing = shown->missingResults();
    summary.missingText =
        summary.missing == 0 ? tr("All results are in") : tr("%n board(s) without a result", "", summary.missing);
    summary.byeText = byeLine(*shown, m_seats);
    return summary;
}

void BoardsModel::tick() {
    clock::Instant const now = m_desk.now();
    bool turned = false;
    for (std::size_t at = 0; at < rows().size(); ++at) {
        BoardRow const& row = rows()[at];
        session::Board const* one = board(row.board);
        if (!one || row.face.phase != FacePhase::Running) continue;
        BoardRow next = withFace(row, *one, now, m_preferences.faceOptions());
        turned = turned || next.face.phase != row.face.phase;
        setRow(static_cast<int>(at), std::move(next));
    }
    if (turned)
        refresh();
    else
        arm();
}

void BoardsModel::arm() {
    clock::Instant const now = m_desk.now();
    std::optional<Span> wait;
    for (BoardRow const& row : rows()) {
        session::Board const* one = board(row.board);
        auto const until = one ? untilFaceChanges(*one, now, m_preferences.faceOptions()) : std::nullopt;
        if (until) wait = std::min(wait.value_or(longestWait), *until);
    }
    if (!wait) {
        m_timer.stop();
        return;
    }
    m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(std::clamp(*wait, shortestWait, longestWait)));
}

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

QVariantList BoardsModel::legend() const { return resultLegend(); }

RoundNumber BoardsModel::shownRound() const { return RoundNumber{m_rounds.shown()}; }

void BoardsModel::startAll() { m_door.submit(session::StartClocks{{}, shownRound()}); }
void BoardsModel::start(int board) { m_door.submit(session::StartClocks{only(board), shownRound()}); }
void BoardsModel::pauseAll() { m_door.submit(session::PauseClocks{{}, shownRound()}); }
void BoardsModel::pause(int board) { m_door.submit(session::PauseClocks{only(board), shownRound()}); }
void BoardsModel::resumeAll() { m_door.submit(session::ResumeClocks{{}, shownRound()}); }
void BoardsModel::resume(int board) { m_door.submit(session::ResumeClocks{only(board), shownRound()}); }

void BoardsModel::press(int board, Side side) {
    if (side == Side::NoSide) return;
    pressBy(board, side == Side::White ? Colour::White : Colour::Black);
}

void BoardsModel::pressActive(int board) {
    session::Board const* one = this->board(board);
    if (!one || !one->clock) return;
    clock::Reading const reading = clock::read(*one->clock, m_desk.now());
    // Before the start it is Black who presses, to start White's clock.
    Colour const by = reading.phase == clock::Phase::Ready ? Colour::Black : reading.active;
    pressBy(board, by);
}

void BoardsModel::pressBy(int board, Colour by) {
    m_door.submit(session::PressLever{BoardNumber{board}, by, shownRound()});
}

void BoardsModel::enter(int board, Result result) {
    m_door.submit(session::EnterResult{shownRound(), BoardNumber{board}, result});
}

void BoardsModel::setResult(int board, Outcome outcome) { enter(board, resultOf(outcome)); }

void BoardsModel::clearResult(int board) { m_door.submit(session::ClearResult{shownRound(), BoardNumber{board}}); }

void BoardsModel::adjourn(int board) { m_door.submit(session::AdjournGame{shownRound(), BoardNumber{board}}); }

void BoardsModel::spaceBar() {
    if (anyRunning())
        pauseAll();
    else if (anyPaused())
        resumeAll();
    else if (anyReady())
        startAll();
    else
        resumeAll(); // nothing to resume; the desk says why
}

int BoardsModel::rowOfBoard(int board) const { return rowWith(board); }

int BoardsModel::boardAt(int row) const {
    return row >= 0 && row < rowCount() ? rows()[static_cast<std::size_t>(row)].board : 0;
}

int BoardsModel::nextMissing(int afterBoard) const {
    session::Round const* shown = round();
    if (!shown) return -1;
    int first = -1;
    for (session::Board const& board : shown->boards) {
        if (!isMissing(board)) continue;
        if (board.number.value() > afterBoard) return board.number.value();
        if (first < 0) first = board.number.value();
    }
    return first;
}

int BoardsModel::boardNamed(QString const& text) const {
    session::Round const* shown = round();
    QString const wanted = searchable(text.trimmed());
    if (!shown || wanted.isEmpty()) return -1;
    bool isNumber = false;
    int const number = wanted.toInt(&isNumber);
    if (isNumber) return shown->board(BoardNumber{number}) ? number : -1;
    for (session::Board const& board : shown->boards)
        for (PlayerId const player : {board.white, board.black})
            if (auto const seat = m_seats.find(player);
                seat != m_seats.end() && searchable(seat->second.name).contains(wanted))
                return board.number.value();
    return -1;
}

int BoardsModel::digitKey(QString const& text, int modifiers, int scanCode) const {
    return digitOf({0, text, Qt::KeyboardModifiers::fromInt(modifiers), static_cast<quint32>(scanCode)});
}

bool BoardsModel::resultKey(int board, int key, QString const& text, int modifiers, int scanCode) {
    auto const meant =
        resultKeyOf({key, text, Qt::KeyboardModifiers::fromInt(modifiers), static_cast<quint32>(scanCode)});
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
