// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/display/display_view.h"

#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/qr_code.h"
#include "app/view/common/shared_door.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/picked_boards.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

static_assert(static_cast<int>(DisplayView::Shown::Address) == static_cast<int>(DisplayList::Address));
static_assert(static_cast<int>(DisplayView::Phase::Due) == static_cast<int>(CountdownPhase::Due));

/// A line takes about a fourteenth of the height, a name of 20 letters and all that is beside it fit in; the bar at the
/// foot takes the place of one line.
constexpr int linesWithoutFoot = 11;
constexpr int linesWithFoot = 10;
constexpr int fewClocks = 5;
constexpr std::chrono::milliseconds displayBeat = 200ms;

} // namespace

DisplayView::DisplayView(DeskLink& desk, SharedDoor const& shared, NoticeView& notice, StandingsModel& standings,
                         QSettings& settings, QObject* parent)
    : QObject(parent), m_desk(desk), m_shared(shared), m_standings(standings), m_settings(settings),
      m_place(notice, settings), m_turns(settings), m_notice(notice),
      m_dark(settings.value(QStringLiteral("display/dark"), true).toBool()) {
    connect(&m_timer, &QTimer::timeout, this, &DisplayView::tick);
    connect(&m_place, &DisplayPlace::changed, this, &DisplayView::run);
    connect(&m_turns, &DisplayViewsModel::turnsChanged, this, &DisplayView::refresh);
    connect(&shared, &SharedDoor::changed, this, &DisplayView::seenChanged);
    m_standings.setWatched(false);
    m_timer.setInterval(displayBeat);
    m_callsShown = m_settings.value(QStringLiteral("display/calls"), false).toBool();
}

/// Only somebody who looks at it makes it go on.
void DisplayView::run() {
    if (!m_place.isOpen()) m_waits = false;
    bool const runs = m_place.isOpen() || m_watched || m_seenBy > 0;
    if (runs == m_timer.isActive()) return;
    m_standings.setWatched(runs);
    if (!runs) {
        m_timer.stop();
        return;
    }
    m_timer.start();
    tellTime();
    refresh();
}

session::Round const* DisplayView::round() const { return m_desk.state().currentRound(); }

void DisplayView::update(Changes const& changes) {
    if (!m_timer.isActive()) return;
    if (changes.onlyClocks() && !changes.states) return; // the beat sees to the clocks
    tellTime();
    if (m_waits) return refresh();
    if (changes.rounds && !m_held && hasSomething(DisplayList::ByBoard) && m_turns.isOn(DisplayList::ByBoard))
        turnTo(DisplayList::ByBoard, 0); // a new pairing is what everybody waits for
    else
        refresh();
}

void DisplayView::speak() {
    m_turns.update(m_list, [this](DisplayList list) { return hasSomething(list); });
    tellTime();
    refresh();
    emit m_place.changed();
    emit timeChanged();
}

void DisplayView::forget() {
    m_ofAll = false;
    see(nullptr);
    m_boards.clear();
    m_message.clear();
    m_start.reset();
    m_held = false;
    m_waits = m_place.isOpen();
    if (m_waits)
        m_notice.tell(NoticeView::Kind::Told, tr("The hall screen shows nothing of another event until you choose what "
                                                 "it shows: its page, “Show now”, or the next page."));
    emit heldChanged();
    emit seenChanged();
    tellTime();
    refresh();
}

// --- what is shown ---------------------------------------------------------------------------------------

/// Before that nobody stands anywhere.
bool DisplayView::hasAnyResult() const {
    return std::ranges::any_of(m_desk.state().rounds, [](session::Round const& round) {
        return std::ranges::any_of(round.boards, [](session::Board const& board) { return board.result.has_value(); });
    });
}

bool DisplayView::hasSomething(DisplayList list) const {
    session::Round const* const current = round();
    switch (list) {
    case DisplayList::ByBoard:
    case DisplayList::ByName: return current && current->missingResults() > 0;
    case DisplayList::Results:
        return current && std::ranges::any_of(current->boards, [](auto const& one) { return !one.isUndecided(); });
    case DisplayList::Standings: return m_standings.count() > 0 && hasAnyResult();
    case DisplayList::Clocks:
        return current && std::ranges::any_of(m_boards, [&](BoardNumber one) {
                   session::Board const* const board = current->board(one);
                   return board && board->clock;
               });
    case DisplayList::Countdown: return m_countdown.has_value();
    case DisplayList::Address: return !m_address.isEmpty();
    case DisplayList::Nothing: break;
    }
    return false;
}

std::vector<DisplayLine> DisplayView::linesOf(DisplayList list) const {
    session::Round const* const current = round();
    session::EventState const& state = m_desk.state();
    switch (list) {
    case DisplayList::ByBoard: return current ? linesByBoard(state, *current) : std::vector<DisplayLine>{};
    case DisplayList::ByName: return current ? linesByName(state, *current) : std::vector<DisplayLine>{};
    case DisplayList::Results: return current ? linesOfResults(state, *current) : std::vector<DisplayLine>{};
    case DisplayList::Standings: return linesOfStandings(m_standings.rows());
    case DisplayList::Clocks:
        return current ? linesOfClocks(state, *current, m_boards, m_desk.now()) : std::vector<DisplayLine>{};
    case DisplayList::Countdown:
    case DisplayList::Address:
    case DisplayList::Nothing: break;
    }
    return {};
}

bool DisplayView::isFooted() const {
    return !m_message.isEmpty() || !callsText().isEmpty() || (m_countdown && m_list != DisplayList::Countdown);
}

int DisplayView::rowsOnScreen() const {
    int const lines = isFooted() ? linesWithFoot : linesWithoutFoot;
    return m_list == DisplayList::Clocks ? lines / 2 : lines;
}

int DisplayView::blocks() const {
    auto const count = static_cast<int>(m_all.size());
    bool const twice = m_list == DisplayList::ByName || (m_list == DisplayList::Clocks && count > fewClocks) ||
                       (m_list == DisplayList::Standings && count > rowsOnScreen());
    return twice ? 2 : 1;
}

int DisplayView::pages() const {
    int const onePage = rowsOnScreen() * blocks();
    return std::max(1, (static_cast<int>(m_all.size()) + onePage - 1) / onePage);
}

QString DisplayView::pageText() const {
    return pages() < 2 ? QString{} : QStringLiteral("%1/%2").arg(m_page + 1).arg(pages());
}

/// The list that follows, or comes before; none where nothing takes a turn.
std::optional<DisplayList> DisplayView::beside(int step) const {
    auto const& turns = m_turns.rows();
    auto const count = static_cast<int>(turns.size());
    int const here = m_turns.rowWith(static_cast<int>(m_list));
    int const from = here >= 0 ? here : step > 0 ? count - 1 : 0;
    for (int far = 1; far <= count; ++far) {
        DisplayTurn const& turn = turns[static_cast<std::size_t>((from + step * far + far * count) % count)];
        if (turn.on && hasSomething(turn.list)) return turn.list;
    }
    return std::nullopt;
}

void DisplayView::go(int step) {
    m_waits = false;
    int const page = m_page + step;
    if (m_list != DisplayList::Nothing && page >= 0 && page < pages()) {
        turnTo(m_list, page);
        return;
    }
    auto const list = beside(step);
    int const before = m_turns.rowWith(static_cast<int>(m_list));
    turnTo(list.value_or(DisplayList::Nothing), step > 0 ? 0 : std::numeric_limits<int>::max());
    if (step > 0 && m_turns.rowWith(static_cast<int>(m_list)) <= before) emit cameRound();
}

// --- several tournaments -----------------------------------------------------------------------------------

bool DisplayView::isOfSeveral() const { return !m_shared.others().empty(); }

QString DisplayView::title() const {
    bool const isNamed = m_title == plain(m_desk.state().details.name);
    if (!isOfSeveral() || isNamed || m_title.isEmpty()) return m_title;
    //: On the screen of the hall: %1 the name of a tournament, %2 what is shown of it.
    return tr("%1 · %2", "tournament").arg(m_shared.name(), m_title);
}

void DisplayView::setOfAll(bool ofAll) {
    if (m_ofAll == ofAll) return;
    m_ofAll = ofAll;
    if (!ofAll) see(nullptr);
    emit seenChanged();
}

void DisplayView::see(DisplayView* other) {
    DisplayView* const next = other == this ? nullptr : other;
    if (m_seen == next) return;
    // One with a screen of its own goes on there as it does.
    auto const count = [](DisplayView* one, int by, bool held) {
        if (!one) return;
        one->m_seenBy += by;
        if (!one->m_place.isOpen()) one->setHeld(held);
        one->run();
    };
    count(m_seen, -1, false);
    m_seen = next;
    count(m_seen, 1, m_held);
    if (!m_seen || !m_seen->m_place.isOpen()) seen()->turnTo(seen()->firstList(), 0);
    emit seenChanged();
}

/// Of those that take their turns.
DisplayList DisplayView::firstList() const {
    for (DisplayTurn const& turn : m_turns.rows())
        if (turn.on && hasSomething(turn.list)) return turn.list;
    return DisplayList::Nothing;
}

void DisplayView::turnTo(DisplayList list, int page) {
    m_list = list;
    m_page = page;
    m_turnAt = m_desk.ticks().now() + std::chrono::nanoseconds(std::chrono::seconds{m_turns.seconds(list)}).count();
    refresh();
}

void DisplayView::show(int list) {
    auto const wanted = static_cast<DisplayList>(list);
    if (!hasSomething(wanted)) return;
    m_waits = false;
    turnTo(wanted, 0);
}

/// The same page, from what is known now.
void DisplayView::refresh() {
    if (m_waits)
        m_list = DisplayList::Nothing;
    else if (!hasSomething(m_list)) {
        auto const other = beside(1);
        if (other) {
            turnTo(*other, 0);
            return;
        }
        m_list = DisplayList::Nothing;
    }
    m_all = linesOf(m_list);
    m_turns.update(m_list, [this](DisplayList list) { return hasSomething(list); });
    say();
    showPage();
}

void DisplayView::showPage() {
    m_page = std::clamp(m_page, 0, pages() - 1);
    auto const onePage = static_cast<std::ptrdiff_t>(rowsOnScreen()) * blocks();
    auto const count = static_cast<std::ptrdiff_t>(m_all.size());
    auto const from = std::min(m_page * onePage, count);
    m_lines.show({m_all.begin() + from, m_all.begin() + std::min(from + onePage, count)});
    emit pageChanged();
}

void DisplayView::say() {
    session::EventState const& state = m_desk.state();
    session::Round const* const current = round();
    QString const number = current ? roundLabel(state, current->number) : QString{};
    m_note.clear();
    switch (m_list) {
    case DisplayList::ByBoard:
        m_title = tr("Round %1: pairings").arg(number);
        if (current && !current->started())
            m_note = m_start && m_countdown ? countdownHead() : startOf(state, current->number);
        break;
    case DisplayList::ByName: m_title = tr("Round %1: where do I play?").arg(number); break;
    case DisplayList::Results:
        m_title = tr("Round %1: results").arg(number);
        if (current)
            //: Of a round: %1 games that are over or adjourned, %2 all its games.
            m_note =
                tr("%1 of %2 games").arg(static_cast<int>(m_all.size())).arg(static_cast<int>(current->boards.size()));
        break;
    case DisplayList::Standings:
        m_title = tr("Standings");
        m_note = m_standings.caption();
        break;
    case DisplayList::Clocks:
        m_title = tr("Round %1: clocks").arg(number);
        if (state.details.edition)
            //: Below the clocks on the screen of the hall: %1 an article.
            m_note = tr("No claim may rest on this screen alone (Laws %1)")
                         .arg(plain(state.details.edition->drawnGame.screens));
        break;
    case DisplayList::Countdown:
    case DisplayList::Address:
    case DisplayList::Nothing: m_title = m_waits ? QString{} : plain(state.details.name); break;
    }
}

// --- time ------------------------------------------------------------------------------------------------

void DisplayView::tellTime() {
    QDateTime const now = localTime(m_desk.ticks().wall());
    QString const time = hourText(m_desk.ticks().wall());
    auto countdown = m_waits ? std::nullopt : countdownOf(m_desk.state(), m_start, now);
    if (time == m_timeOfDay && countdown == m_countdown) return;
    bool const footBefore = isFooted();
    m_timeOfDay = time;
    m_countdown = std::move(countdown);
    emit timeChanged();
    if (isFooted() != footBefore) refresh();
}

void DisplayView::tick() {
    tellTime();
    if (m_waits) return;
    if (!m_held && m_desk.ticks().now() >= m_turnAt)
        go(1);
    else if (m_list == DisplayList::Clocks || m_list == DisplayList::Countdown)
        refresh();
}

DisplayView::Phase DisplayView::phase() const {
    return m_countdown ? static_cast<Phase>(phaseOf(*m_countdown)) : Phase::Far;
}

QString DisplayView::countdown() const { return m_countdown ? leftText(*m_countdown) : QString{}; }

QString DisplayView::countdownHead() const {
    if (!m_countdown) return {};
    QString const day = QLocale().toString(m_countdown->at.date(), QStringLiteral("dddd d. M."));
    if (isOfAnotherDay(*m_countdown))
        //: Above a countdown: %1 the number of a round, %2 the day and %3 the time of its start.
        return tr("Round %1 starts on %2 at %3").arg(roundLabel(m_desk.state(), m_countdown->round), day, start());
    //: Above a countdown: %1 the number of a round, %2 the time of its start.
    return tr("Round %1 starts at %2").arg(roundLabel(m_desk.state(), m_countdown->round)).arg(start());
}

QString DisplayView::countdownWord() const {
    if (!m_countdown) return {};
    switch (phaseOf(*m_countdown)) {
    case CountdownPhase::Far: return tr("There is still time");
    case CountdownPhase::Soon: return tr("Please go to your boards");
    case CountdownPhase::Near: return tr("Please be seated: the round is about to start");
    case CountdownPhase::Due: return tr("The arbiter starts the round");
    }
    return {};
}

QString DisplayView::countdownLine() const {
    if (!m_countdown) return {};
    //: At the foot of the hall screen: %1 the number of a round, %2 the time until it starts.
    return tr("Round %1: %2", "countdown").arg(roundLabel(m_desk.state(), m_countdown->round)).arg(countdown());
}

QString DisplayView::start() const {
    return m_countdown ? QLocale().toString(m_countdown->at.time(), QLocale::ShortFormat) : QString{};
}

// --- what the desk steers --------------------------------------------------------------------------------

void DisplayView::setHeld(bool held) {
    if (m_held == held) return;
    m_held = held;
    if (m_seen) m_seen->setHeld(held);
    if (!held)
        m_turnAt =
            m_desk.ticks().now() + std::chrono::nanoseconds(std::chrono::seconds{m_turns.seconds(m_list)}).count();
    emit heldChanged();
}

void DisplayView::setWatched(bool watched) {
    if (m_watched == watched) return;
    m_watched = watched;
    emit heldChanged();
    run();
}

void DisplayView::setDark(bool dark) {
    if (m_dark == dark) return;
    m_dark = dark;
    m_settings.setValue(QStringLiteral("display/dark"), dark);
    emit darkChanged();
}

void DisplayView::setAddress(QString const& address) {
    if (m_address == address) return;
    m_address = address;
    emit addressChanged();
    refresh();
}

QString DisplayView::code() const { return m_address.isEmpty() ? QString{} : QrCode(m_address).outline(); }

int DisplayView::codeSize() const { return m_address.isEmpty() ? 0 : QrCode(m_address).size(); }

void DisplayView::setMessage(QString const& text) {
    QString const words = text.simplified();
    if (m_message == words) return;
    m_message = words;
    refresh();
}

void DisplayView::setCallsShown(bool shown) {
    if (m_callsShown == shown) return;
    m_callsShown = shown;
    m_settings.setValue(QStringLiteral("display/calls"), shown);
    refresh();
}

void DisplayView::setCalls(QString const& text) {
    if (m_calls == text) return;
    m_calls = text;
    if (m_callsShown) refresh();
}

QString DisplayView::boards() const { return boardNumbers(m_boards); }

QString DisplayView::chooseBoards(QString const& text) {
    if (text.trimmed().isEmpty()) {
        m_boards.clear();
        refresh();
        return {};
    }
    auto const boards = boardsFrom(text);
    if (!boards) return tr("Type boards like this: 1-4, 9");
    m_boards = *boards;
    refresh();
    return {};
}

QString DisplayView::typeStart(QString const& text) {
    std::optional<QDateTime> start;
    if (!text.trimmed().isEmpty()) {
        start = typedStart(text, localTime(m_desk.ticks().wall()));
        if (!start) return tr("Type the time like this: 16:30, or minutes from now: +15");
    }
    m_start = start;
    tellTime();
    refresh();
    return {};
}

} // namespace flagfall::view
