// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/setting.h"

#include "clock/methods.h"

#include <algorithm>
#include <span>

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;

constexpr int largestNumber = 9999;
constexpr Span longestPeriod = 1000h;
constexpr Span longestExtra = 100h;
constexpr Span shortestRound = 1ms; // what starts again by itself must last a while

bool isWithin(int number) { return number >= 1 && number <= largestNumber; }

/// Collects every fault of one period in one player's list.
class PeriodCheck {
public:
    PeriodCheck(SettingDraft const& draft, Colour colour, std::size_t index, std::vector<SettingProblem>& problems)
        : m_draft(draft), m_list(draft.periods[colour]), m_period(m_list[index]), m_colour(colour), m_index(index),
          m_problems(problems) {}

    void run() {
        checkTimes();
        checkNumbers();
        checkPlace();
    }

private:
    bool isLast() const { return m_index + 1 == m_list.size(); }

    void report(bool wrong, SettingFault fault) {
        if (wrong) m_problems.push_back({fault, m_colour, static_cast<int>(m_index) + 1});
    }

    void checkTimes() {
        bool const extra = hasExtra(m_period.method);
        bool const negative = m_period.base < Span::zero() || (extra && m_period.extra < Span::zero());
        report(negative, SettingFault::NegativeTime);
        report(!negative && !lasts(), SettingFault::NoTimeAtAll);
        report(m_period.base > longestPeriod || (extra && m_period.extra > longestExtra), SettingFault::TooLong);
    }

    bool lasts() const {
        if (m_period.method == Method::UpCount) return true;
        if (m_period.method == Method::Gong || (isPlain(m_period.method) && m_period.repeats))
            return m_period.base >= shortestRound;
        return m_period.base > Span::zero() || (hasExtra(m_period.method) && m_period.extra > Span::zero());
    }

    void checkNumbers() {
        if (isPlain(m_period.method))
            report(m_period.quota < 0 || m_period.quota > largestNumber, SettingFault::QuotaOutOfRange);
        if (hasCount(m_period.method)) report(!isWithin(m_period.count), SettingFault::CountOutOfRange);
        if (hasExtra(m_period.method))
            report(!isWithin(m_period.extraFromMove), SettingFault::FirstMoveOfExtraOutOfRange);
    }

    void checkPlace() {
        report(isWholeControl(m_period.method) && m_list.size() > 1, SettingFault::MustBeAlone);
        if (isLast()) return;
        report(isEnteredAlone(m_period.method), SettingFault::MustBeLast);
        report(isPlain(m_period.method) && m_period.repeats, SettingFault::OnlyLastPeriodRepeats);
        report(lacksQuota(), SettingFault::QuotaMissing);
    }

    /// Byo-yomi and the like begin when the time before them is used up, with or without a quota.
    bool lacksQuota() const {
        return m_draft.transition == Transition::AtQuota && isPlain(m_period.method) && m_period.quota == 0 &&
               !isEnteredAlone(m_list[m_index + 1].method);
    }

    SettingDraft const& m_draft;
    std::vector<Period> const& m_list;
    Period const& m_period;
    Colour m_colour;
    std::size_t m_index;
    std::vector<SettingProblem>& m_problems;
};

/// Several periods fit into a Span only up to a limit: each may be within it and their sum above.
bool sumIsTooLong(std::vector<Period> const& list) {
    std::int64_t constexpr most = longestMain / 1h;
    std::int64_t hours = 0;
    for (Period const& period : list) {
        std::int64_t const rounds = hasCount(period.method) ? period.count : 1;
        hours += period.base / 1h * rounds;
        if (hours > most) return true;
    }
    return false;
}

bool kindsDiffer(SettingDraft const& draft) {
    auto const& [white, black] = draft.periods;
    if (white.empty() || black.empty()) return false;
    Method const first = white.front().method, other = black.front().method;
    return first != other && (isWholeControl(first) || isWholeControl(other));
}

std::vector<SettingProblem> problemsOf(SettingDraft const& draft) {
    std::vector<SettingProblem> problems;
    for (Colour colour : bothColours) {
        auto const& list = draft.periods[colour];
        if (list.empty()) problems.push_back({SettingFault::NoPeriod, colour, 0});
        for (std::size_t i = 0; i < list.size(); ++i) PeriodCheck{draft, colour, i, problems}.run();
        auto const isReported = [colour](SettingProblem const& problem) {
            return problem.fault == SettingFault::TooLong && problem.colour == colour;
        };
        if (std::none_of(problems.begin(), problems.end(), isReported) && sumIsTooLong(list))
            problems.push_back({SettingFault::TooLong, colour, 0});
    }
    if (kindsDiffer(draft)) problems.push_back({SettingFault::MustBeAlone, std::nullopt, 0});
    return problems;
}

/// Clears what the method does not use, so that equal controls are equal; an increment or delay of zero is none.
Period withoutTheUnused(Period period) {
    if (hasExtra(period.method) && period.extra == Span::zero()) period.method = Method::Time;
    if (!hasExtra(period.method)) {
        period.extra = Span::zero();
        period.extraFromMove = 1;
    }
    if (!hasCount(period.method)) period.count = 0;
    if (!isPlain(period.method)) {
        period.quota = 0;
        period.repeats = false;
    }
    if (period.method == Method::UpCount) period.base = Span::zero();
    return period;
}

// --- Length of the game ----------------------------------------------------------------------------------

constexpr int movesOfAGame = 60; // Laws App. A.1 and B.1 reckon with sixty moves

/// Byo-yomi counts once, as time every player has; what is given repeatedly counts as often as in sixty moves.
Span mainTimeOf(Period const& period) {
    switch (period.method) {
    case Method::Byoyomi: return period.base * period.count;
    case Method::Canadian: return period.base * ((movesOfAGame + period.count - 1) / period.count);
    case Method::Gong:
    case Method::MoveTimer: return period.base * movesOfAGame;
    case Method::UpCount: return Span::zero();
    case Method::Time:
    case Method::Fischer:
    case Method::UsDelay:
    case Method::Bronstein:
    case Method::Hourglass: break;
    }
    return period.base;
}

/// The increment or delay for the moves `from` to `to` of the game, both included.
Span extraWithin(Period const& period, int from, int to) {
    int const first = std::max(from, period.extraFromMove);
    return first > to ? Span::zero() : period.extra * (to - first + 1);
}

/// From here on it is unknown into which period a move falls: all of them count, and the largest increment or delay.
Span lengthFrom(std::span<Period const> periods, int move) {
    Span main{};
    Span extra{};
    for (Period const& period : periods) {
        main += mainTimeOf(period);
        extra = std::max(extra, extraWithin(period, move, movesOfAGame));
    }
    return main + extra;
}

Span lengthOf(std::span<Period const> periods) {
    Span length{};
    int move = 1;
    while (move <= movesOfAGame) {
        Period const& period = periods.front();
        bool const isLast = periods.size() == 1;
        if (period.quota == 0 || (isLast && !period.repeats)) return length + lengthFrom(periods, move);
        int const last = std::min(move + period.quota - 1, movesOfAGame);
        length += period.base + extraWithin(period, move, last);
        move = last + 1;
        if (!isLast) periods = periods.subspan(1);
    }
    return length;
}

} // namespace

Expected<Setting, std::vector<SettingProblem>> Setting::create(SettingDraft draft) {
    if (auto problems = problemsOf(draft); !problems.empty()) return refused(std::move(problems));
    for (Colour colour : bothColours)
        for (Period& period : draft.periods[colour]) period = withoutTheUnused(period);
    return Setting{std::move(draft)};
}

std::chrono::milliseconds gameLength(Setting const& setting) {
    auto const longer = std::max(lengthOf(setting.periods(Colour::White)), lengthOf(setting.periods(Colour::Black)));
    return std::chrono::ceil<std::chrono::milliseconds>(longer);
}

} // namespace flagfall::clock
