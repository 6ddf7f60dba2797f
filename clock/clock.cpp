// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/clock.h"

#include "clock/works.h"

#include <algorithm>
#include <utility>

namespace flagfall::clock {

namespace {

/// Nothing, or why nothing was changed.
using Answer = std::optional<Refusal>;

constexpr int highestMoveNumber = 9999;

/// Where a number of completed moves belongs when periods end at their quotas.
struct Place {
    int period = 0;
    int target = 0; ///< 0: none
    int rounds = 0; ///< how often a repeating last period has begun again
};

Place placeOf(std::vector<Period> const& list, int completed) {
    Place place;
    int const last = static_cast<int>(list.size()) - 1;
    int met = 0;
    while (true) {
        Period const& period = list[static_cast<std::size_t>(place.period)];
        if (period.quota == 0) return place.target = 0, place;
        met += period.quota;
        place.target = met;
        if (completed < met || (place.period == last && !period.repeats)) return place;
        if (place.period < last)
            ++place.period;
        else
            ++place.rounds;
    }
}

/// The operations, with every deadline before them already carried out.
class Hands {
public:
    Hands(Clock& clock, FactSink facts) : m_clock(clock), m_facts(facts) {}

    Answer operator()(Start) {
        if (m_clock.phase != Phase::Ready) return Refusal::AlreadyStarted;
        m_clock.phase = Phase::Running;
        turnTo(m_clock, Colour::White);
        return {};
    }

    Answer operator()(Press press) {
        if (m_clock.phase == Phase::Ready) return startByLever(press.by);
        if (m_clock.phase != Phase::Running) return Refusal::NotRunning;
        if (press.by != m_clock.active) return Refusal::NotOnMove;
        if (method(press.by) == Method::Gong) return Refusal::PressesIgnored;
        rememberPress();
        completeMove(press.by);
        turnTo(m_clock, opponent(press.by));
        return {};
    }

    Answer operator()(Pause) {
        if (m_clock.phase == Phase::Ready) return Refusal::NotStarted;
        if (m_clock.phase != Phase::Running) return Refusal::NotRunning;
        m_clock.phase = Phase::Paused;
        return {};
    }

    Answer operator()(Resume) {
        if (m_clock.phase == Phase::Ready) return Refusal::NotStarted;
        if (m_clock.phase != Phase::Paused) return Refusal::NotPaused;
        m_clock.phase = Phase::Running;
        return {};
    }

    Answer operator()(AdjustTime adjust) {
        SideState& state = side(adjust.side);
        if (state.flagAt) return Refusal::FlagDown;
        if (adjust.by < -longestMain || adjust.by > longestMain) return Refusal::OutOfRange;
        Span const main = state.main + adjust.by;
        if (method(adjust.side) == Method::UpCount && main == Span::zero()) return state.main = main, Answer{};
        if (main <= Span::zero()) return takeAll(adjust);
        state.main = std::min(main, longestMain);
        return {};
    }

    Answer operator()(SetTime set) {
        if (side(set.side).flagAt) return Refusal::FlagDown;
        if (set.main < Span::zero() || set.main > longestMain) return Refusal::OutOfRange;
        side(set.side).main = set.main;
        return {};
    }

    Answer operator()(SetMoves set) {
        if (set.completed < 0 || set.completed > highestMoveNumber) return Refusal::OutOfRange;
        side(set.side).movesCompleted = set.completed;
        // What was entered at zero is not left again by counting, and periods that end at zero do not count
        // moves.
        bool const counts = m_clock.setting->transition() == Transition::AtQuota;
        if (counts && isPlain(method(set.side))) placeByMoves(set);
        return {};
    }

    Answer operator()(HandMoveTo hand) {
        if (m_clock.phase == Phase::Ready) return Refusal::NotStarted;
        turnTo(m_clock, hand.side);
        return {};
    }

    Answer operator()(UndoPress) {
        if (!m_clock.beforePress) return Refusal::NothingToUndo;
        Phase const phase = m_clock.phase == Phase::Running ? Phase::Running : Phase::Paused;
        Instant const now = m_clock.anchor;
        m_clock = Clock{*m_clock.beforePress};
        m_clock.phase = phase;
        m_clock.anchor = now;
        return {};
    }

    Answer operator()(SwapTimes) {
        if (side(Colour::White).flagAt || side(Colour::Black).flagAt) return Refusal::FlagDown;
        std::swap(side(Colour::White).main, side(Colour::Black).main);
        return {};
    }

    Answer operator()(ReloadCanadian reload) {
        SideState& state = side(reload.side);
        if (method(reload.side) != Method::Canadian) return Refusal::NotInCanadian;
        if (state.flagAt) return Refusal::FlagDown;
        reloadCanadian(reload.side);
        return {};
    }

    Answer operator()(InstallExtra const& install) {
        auto setting = settingWith(install);
        if (!setting) return Refusal::OutOfRange;
        m_clock.setting = std::move(setting);
        for (Colour colour : bothColours) {
            SideState& state = side(colour);
            if (!isPlain(method(colour)) || state.flagAt) continue;
            if (install.credit == CreditNow::Yes && hasExtra(install.method))
                state.main = withAdded(state.main, install.extra);
            // The turn goes on with what is left of its delay; one is not granted in the middle of a turn.
            state.allowance = isDelay(install.method) ? std::min(state.allowance, install.extra) : Span::zero();
        }
        return {};
    }

private:
    SideState& side(Colour colour) { return m_clock.sides[colour]; }
    Period const& period(Colour colour) const { return periodOf(m_clock, colour); }
    Method method(Colour colour) const { return period(colour).method; }

    /// The player of the black pieces starts his opponent's clock; that is not a move.
    Answer startByLever(Colour by) {
        if (by == Colour::White) return Refusal::WhiteCannotStart;
        return (*this)(Start{});
    }

    /// The remembered clock remembers nothing itself, so that a long game takes no more memory than a short
    /// one.
    void rememberPress() {
        auto before = std::make_shared<Clock>(m_clock);
        before->beforePress.reset();
        m_clock.beforePress = std::move(before);
    }

    void completeMove(Colour by) {
        SideState& state = side(by);
        ++state.movesCompleted;
        side(opponent(by)).overrun = false;
        if (state.flagAt) return;
        reloadForMove(by);
        bool const quotaMet =
            m_clock.setting->transition() == Transition::AtQuota && state.target == state.movesCompleted;
        if (quotaMet && followingPeriod(m_clock, by)) enterAtQuota(m_clock, by, m_facts);
        // The increment is that of the next move, in the period it will be played in (Laws 6.3.2).
        Span const increment = incrementFor(period(by), m_clock.setting->firstMove(), state.movesCompleted + 1);
        state.main = withAdded(state.main, increment);
    }

    void reloadForMove(Colour by) {
        SideState& state = side(by);
        bool const whole = method(by) == Method::Byoyomi || method(by) == Method::MoveTimer;
        if (whole) state.main = period(by).base;
        if (method(by) == Method::Canadian && --state.canadianMovesDue <= 0) reloadCanadian(by);
    }

    void reloadCanadian(Colour colour) {
        side(colour).main = period(colour).base;
        side(colour).canadianMovesDue = period(colour).count;
    }

    /// Taking away all a player has is his flag, but not while his delay still runs.
    Answer takeAll(AdjustTime const& adjust) {
        if (method(adjust.side) == Method::UpCount) return Refusal::OutOfRange; // nobody has used less than nothing
        if (adjust.ifGone == IfGone::Refuse) return Refusal::WouldDropFlag;
        side(adjust.side).main = Span::zero();
        bool const delayRuns = adjust.side == m_clock.active && side(adjust.side).allowance > Span::zero();
        if (!delayRuns) meetZero(m_clock, adjust.side, m_clock.anchor, m_facts);
        return {};
    }

    void placeByMoves(SetMoves const& set) {
        auto const& list = m_clock.setting->periods(set.side);
        SideState& state = side(set.side);
        Place const old{state.period, 0, roundsOf(list, state)};
        Place const now = placeOf(list, set.completed);
        beginPeriod(m_clock, set.side, now.period);
        state.target = now.target > 0 ? std::optional{now.target} : std::nullopt;
        if (set.bases == Bases::AddPassed && !state.flagAt)
            state.main = withAdded(state.main, basesPassed(list, old, now));
    }

    static int roundsOf(std::vector<Period> const& list, SideState const& state) {
        return state.target ? placeOf(list, *state.target - 1).rounds : 0;
    }

    static Span basesPassed(std::vector<Period> const& list, Place const& old, Place const& now) {
        Span sum{};
        for (int i = old.period + 1; i <= now.period; ++i) sum += list[static_cast<std::size_t>(i)].base;
        for (int i = old.rounds; i < now.rounds; ++i) sum += list.back().base;
        return sum;
    }

    /// The present setting with another extra in every plain period from each player's present one on.
    std::shared_ptr<Setting const> settingWith(InstallExtra const& install) const {
        if (!isPlain(install.method)) return nullptr;
        SettingDraft draft = m_clock.setting->draft();
        bool changed = false;
        for (Colour colour : bothColours) {
            auto& list = draft.periods[colour];
            for (auto i = static_cast<std::size_t>(m_clock.sides[colour].period); i < list.size(); ++i) {
                if (!isPlain(list[i].method)) continue;
                list[i].method = install.method;
                list[i].extra = install.extra;
                list[i].extraFromMove = 1;
                changed = true;
            }
        }
        auto setting = Setting::create(std::move(draft));
        if (!changed || !setting) return nullptr;
        return std::make_shared<Setting const>(std::move(*setting));
    }

    Clock& m_clock;
    FactSink m_facts;
};

} // namespace

Clock::Clock(std::shared_ptr<Setting const> of) : setting(std::move(of)) {
    for (Colour colour : bothColours) {
        beginPeriod(*this, colour, 0);
        Period const& first = periodOf(*this, colour);
        sides[colour].main = first.base + incrementFor(first, setting->firstMove(), 1);
    }
}

bool operator==(Clock const& a, Clock const& b) {
    auto const sameValue = [](auto const& one, auto const& other) {
        return one == other || (one && other && *one == *other);
    };
    return sameValue(a.setting, b.setting) && a.sides == b.sides && a.phase == b.phase && a.active == b.active &&
           a.anchor == b.anchor && a.firstFlag == b.firstFlag && sameValue(a.beforePress, b.beforePress);
}

Step advance(Clock& clock, Instant to) {
    Step step;
    runTo(clock, to, &step.facts);
    return step;
}

Step apply(Clock& clock, Instant at, Operation const& operation) {
    Step step = advance(clock, at);
    step.refused = std::visit(Hands{clock, &step.facts}, operation);
    return step;
}

} // namespace flagfall::clock
