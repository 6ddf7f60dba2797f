// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/clock_acts.h"

#include "app/view/common/desk_link.h"
#include "app/view/texts/refusal_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <ranges>
#include <utility>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// A stamp that may be wrong by more says nothing: that clock has slept.
constexpr clock::Span mostDoubt = 1s;
/// So long what was pressed may be under way when the page asks how its clock stands.
constexpr clock::Span mostOnTheWay = 8s;
/// A clock counts all that is done at it; so much of it cannot have got lost.
constexpr int mostLost = 10'000;

struct ClockActsText {
    Q_DECLARE_TR_FUNCTIONS(ClockActs)
};

session::DeviceStamp const* stampOf(session::Act const& act) {
    if (auto const* const operated = std::get_if<session::ClocksOperated>(&act))
        return operated->stamp ? &*operated->stamp : nullptr;
    auto const* const late = std::get_if<session::LateArrival>(&act);
    return late && late->stamp ? &*late->stamp : nullptr;
}

/// The newest act of the board, done at a clock that stamps by itself, of which this holds; null: none.
template <typename Holds>
session::RecordedAct const* newest(session::History const& history, BoardPlace place, Holds holds) {
    for (Seq const seq : history.actsOn(place.round, place.board) | std::views::reverse) {
        session::RecordedAct const& act = history.acts()[static_cast<std::size_t>(seq.value() - 1)];
        session::DeviceStamp const* const stamp = stampOf(act.act);
        if (stamp && holds(act, *stamp)) return &act;
    }
    return nullptr;
}

/// Whom it was pressed by; none: the clock was stopped.
std::optional<Colour> presserOf(ClockPage::Act const& act) {
    if (act.what == ClockPage::Act::What::Pause) return std::nullopt;
    return act.what == ClockPage::Act::What::White ? Colour::White : Colour::Black;
}

/// What an act leads to if it counts: another one to move, the clock running, or stopped.
struct Turn {
    clock::Phase phase;
    Colour active;
    ByColour<int> moves;
    friend bool operator==(Turn const&, Turn const&) = default;
};
std::optional<Turn> turnOf(session::Board const* board) {
    if (!board || !board->clock) return std::nullopt;
    clock::Clock const& clock = *board->clock;
    return Turn{clock.phase, clock.active, {clock.sides.white.movesCompleted, clock.sides.black.movesCompleted}};
}

bool mayComeAgain(session::Objection const& objection) {
    auto const* const refusal = objection.refusal();
    return refusal && (refusal->why == session::Why::Storage || refusal->why == session::Why::NotOpened ||
                       refusal->why == session::Why::OtherDesksClock);
}

} // namespace

/// Acts of one clock that are on their way to the desk.
struct ClockActs::Bringing {
    stations::StationId station;
    session::Attendant attendant;
    ClockPage::Brought brought;
    Done done;
    std::size_t next = 0;
    clock::Instant at{};          ///< as of which the next one is to count
    bool doubtful = false;        ///< nobody knows when it was done
    std::optional<Turn> before{}; ///< how the desk's clock stood before it
    Outcome outcome{};

    [[nodiscard]] ClockPage::Act const& act() const { return brought.acts[next]; }
    [[nodiscard]] session::DeviceStamp stamp() const { return {brought.device, act().number, act().doubt}; }
    [[nodiscard]] bool isMoved() const { return (at < act().at ? act().at - at : at - act().at) > act().doubt; }
    void differs(QString const& why) {
        if (!act().counted) return;
        if (outcome.differ++ == 0) outcome.why = why;
    }
};

bool ClockActs::Budget::spend(clock::Instant now) {
    constexpr clock::Span each = 100ms;
    auto const more = std::max<std::int64_t>(0, (now - since) / each);
    left = static_cast<int>(std::min<std::int64_t>(most, left + more));
    since += more * each;
    if (left == 0) return false;
    --left;
    return true;
}

void ClockActs::take(stations::StationId station, session::Attendant const& attendant, ClockPage::Brought brought,
                     Done done) {
    int const already = taken(brought.place, brought.device);
    if (isFarBeyond(brought)) return done({.taken = already, .refused = true});
    if (!m_busy.insert(brought.place).second) return done({.taken = already, .later = true});
    takeNext(std::make_shared<Bringing>(Bringing{station, attendant, std::move(brought), std::move(done)}));
}

void ClockActs::tells(stations::StationId station) {
    OfStation& of = m_stations[station];
    if (!of.waits) of.told = m_desk.now();
    if (std::exchange(of.parted, false)) of.partedTill = m_desk.now();
}

void ClockActs::forget() {
    m_busy.clear();
    m_stations.clear();
}

int ClockActs::taken(BoardPlace place, std::string const& device) const {
    auto const* const act = newest(m_desk.history(), place, [&](auto const&, session::DeviceStamp const& stamp) {
        return stamp.device == device;
    });
    return act ? stampOf(act->act)->number : 0;
}

/// As of when something was last done at a clock of this board; a stamp that says nothing says nothing about others.
clock::Instant ClockActs::lastAt(BoardPlace place) const {
    auto const* const act =
        newest(m_desk.history(), place, [](session::RecordedAct const& one, session::DeviceStamp const& stamp) {
            return stamp.doubt <= mostDoubt && !std::holds_alternative<session::LateArrival>(one.act);
        });
    return act ? act->at : clock::Instant{};
}

/// Otherwise one number that is made up would hide all that are to come.
bool ClockActs::isFarBeyond(ClockPage::Brought const& brought) const {
    int const number = brought.acts.back().number;
    if (number <= taken(brought.place, brought.device) + mostLost) return false;
    auto const& acts = m_desk.history().acts(); // at other boards it has counted, too
    return std::ranges::none_of(acts, [&](session::RecordedAct const& act) {
        session::DeviceStamp const* const stamp = stampOf(act.act);
        return (stamp && stamp->device == brought.device && number <= stamp->number + mostLost);
    });
}

void ClockActs::takeNext(Coming const& coming) {
    auto& [station, attendant, brought, done, next, at, doubtful, before, outcome] = *coming;
    if (!m_busy.contains(brought.place)) return done({.later = true}); // the event was closed meanwhile
    OfStation& of = m_stations[station];
    outcome.taken = taken(brought.place, brought.device);
    while (next < brought.acts.size() && brought.acts[next].number <= outcome.taken) ++next;
    if (next == brought.acts.size() || outcome.later || outcome.refused) return end(coming);
    ClockPage::Act const& act = brought.acts[next];
    clock::Instant const present = m_desk.now();
    if (!of.budget.spend(present)) {
        outcome.later = true;
        return end(coming);
    }
    // Nothing has happened yet that is to come, nothing before what was done at this board already, and nothing before
    // the clock was last told how it stands, for then it would have been brought.
    doubtful = act.doubt > mostDoubt || (of.told && act.at + act.doubt + mostOnTheWay < *of.told);
    at = doubtful ? present : std::max(lastAt(brought.place), std::min(act.at, present));
    before = turnOf(m_desk.board(brought.place));
    if (of.parted || (of.partedTill && act.at <= *of.partedTill))
        noteLate(coming, ClockActsText::tr("The clock at the desk had gone on by then."));
    else
        carryOut(coming);
}

void ClockActs::end(Coming const& coming) {
    m_busy.erase(coming->brought.place);
    m_stations[coming->station].waits = coming->outcome.later;
    coming->done(coming->outcome);
}

void ClockActs::carryOut(Coming const& coming) {
    BoardPlace const place = coming->brought.place;
    auto const by = presserOf(coming->act());
    session::Command const command =
        by ? session::Command{session::PressLever{place.round, place.board, *by, {}, coming->stamp()}}
           : session::Command{session::PauseClocks{place.round, {place.board}, coming->stamp()}};
    m_desk.submitFor(coming->attendant, command, coming->at,
                     [this, coming](Expected<Seq, session::Objection> const& answer) {
                         if (answer) return judge(coming);
                         if (!mayComeAgain(answer.error()))
                             return noteLate(coming, objectionText(answer.error(), m_desk.state()));
                         coming->outcome.later = true;
                         takeNext(coming);
                     });
}

/// Whether what is on record now is what happened at the clock.
void ClockActs::judge(Coming const& coming) {
    BoardPlace const place = coming->brought.place;
    auto const* const done = newest(m_desk.history(), place, [&](auto const&, session::DeviceStamp const& stamp) {
        return stamp == coming->stamp();
    });
    session::Board const* const board = m_desk.board(place);
    bool const late = done && std::holds_alternative<session::LateArrival>(done->act);
    bool const counts = turnOf(board) != coming->before && !late;
    // A stop counts from when the clock had done by itself what it did meanwhile.
    bool const tooLate = late || (!presserOf(coming->act()) && board && board->clock->anchor > coming->at);
    if (tooLate)
        coming->differs(ClockActsText::tr("The clock at the desk had gone on by then."));
    else if (!counts)
        coming->differs(ClockActsText::tr("The clock at the desk did not run, or it was not that player's move."));
    else if (coming->doubtful)
        coming->differs(
            ClockActsText::tr("Nobody knows when it was pressed: it counts from when the desk heard of it."));
    else if (coming->isMoved())
        coming->differs(ClockActsText::tr("It was stamped with a moment that cannot be: it counts from another one."));
    goOn(coming, counts);
}

void ClockActs::noteLate(Coming const& coming, QString const& why) {
    BoardPlace const place = coming->brought.place;
    session::NoteLateAct const note{place.round, place.board, presserOf(coming->act()), m_desk.now(), coming->stamp()};
    m_desk.submitFor(coming->attendant, note, coming->at,
                     [this, coming, why](Expected<Seq, session::Objection> const& answer) {
                         if (answer) {
                             coming->differs(why);
                             return goOn(coming, false);
                         }
                         bool const again = mayComeAgain(answer.error());
                         (again ? coming->outcome.later : coming->outcome.refused) = true;
                         takeNext(coming);
                     });
}

/// After what did not count nothing does until the clock has been told how the desk's stands: it was done in another
/// position.
void ClockActs::goOn(Coming const& coming, bool counts) {
    if (!counts && coming->act().counted) m_stations[coming->station].parted = true;
    ++coming->next;
    takeNext(coming);
}

} // namespace flagfall::view
