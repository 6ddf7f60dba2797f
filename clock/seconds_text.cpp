// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/setting.h"
#include "clock/text_cursor.h"
#include "clock/units.h"

#include <algorithm>

namespace flagfall::clock {

namespace {

using What = TextProblem::What;
using namespace std::chrono_literals;

// --- Writing ---------------------------------------------------------------------------------------------

/// Whole seconds only; the shortest control is one second.
std::string seconds(Span span) {
    return std::to_string(std::max<std::int64_t>(1, std::chrono::round<std::chrono::seconds>(span).count()));
}

std::string secondsPlainText(Period const& period, int firstMove) {
    std::string text = period.quota > 0 ? std::to_string(period.quota) + '/' : "";
    text += period.base == Span::zero() ? "0" : seconds(period.base);
    // The format cannot express an increment that starts in the middle of a period, or any delay.
    bool const said = period.method == Method::Fischer && period.extraFromMove <= firstMove;
    return said ? text + '+' + seconds(period.extra) : text;
}

/// The nearest form there is: a byo-yomi period is one move in its time, repeated.
std::string secondsPeriodText(Period const& period, int firstMove) {
    switch (period.method) {
    case Method::Byoyomi:
    case Method::Gong:
    case Method::MoveTimer: return "1/" + seconds(period.base);
    case Method::Canadian: return std::to_string(period.count) + '/' + seconds(period.base);
    case Method::Hourglass: return '*' + seconds(period.base);
    case Method::UpCount: return "";
    case Method::Time:
    case Method::Fischer:
    case Method::UsDelay:
    case Method::Bronstein: break;
    }
    return secondsPlainText(period, firstMove);
}

std::string secondsListText(std::vector<Period> const& list) {
    std::string text;
    int firstMove = 1;
    for (Period const& period : list) {
        auto const next = secondsPeriodText(period, firstMove);
        if (!text.empty() && !next.empty()) text += ':';
        text += next;
        firstMove += period.quota;
    }
    return text.empty() ? "-" : text;
}

// --- Reading ---------------------------------------------------------------------------------------------

class SecondsReader {
public:
    explicit SecondsReader(std::string_view text) : m_in(text) {}

    Expected<SettingDraft, TextProblem> read() {
        SettingDraft draft;
        m_in.skipSpace();
        if (m_in.atEnd() || m_in.peek() == '?') return refused(TextProblem{What::Empty, m_in.column(), {}});
        if (!readSides(draft.periods)) return refused(m_problem);
        draft.atFlag = isPlainTime(draft) ? AtFlag::RunOn : AtFlag::Freeze;
        return draft;
    }

private:
    bool fail(What what) {
        m_problem = {what, m_in.column(), {}};
        return false;
    }

    static bool isPlainTime(SettingDraft const& draft) {
        auto const isTime = [](Period const& period) {
            return period.method != Method::Hourglass && period.extra == Span::zero();
        };
        auto const& [white, black] = draft.periods;
        return std::all_of(white.begin(), white.end(), isTime) && std::all_of(black.begin(), black.end(), isTime);
    }

    bool readSides(ByColour<std::vector<Period>>& periods) {
        bool const each = m_in.takeWord("w");
        if (!readList(periods.white)) return false;
        if (!each)
            periods.black = periods.white;
        else if (!readBlack(periods.black))
            return false;
        m_in.skipSpace();
        return m_in.atEnd() || fail(What::UnknownSign);
    }

    bool readBlack(std::vector<Period>& list) {
        m_in.skipSpace();
        m_in.take('-');
        m_in.skipSpace();
        return (m_in.takeWord("b") || fail(What::UnknownSign)) && readList(list);
    }

    bool readList(std::vector<Period>& list) {
        m_in.skipSpace();
        if (m_in.take('-')) return list.emplace_back().method = Method::UpCount, true;
        do
            if (!readPeriod(list.emplace_back())) return false;
        while (m_in.take(':'));
        list.back().repeats = list.back().quota > 0;
        return true;
    }

    bool readPeriod(Period& period) {
        if (m_in.take('*')) period.method = Method::Hourglass;
        TextCursor ahead = m_in;
        auto const quota = ahead.takeNumber();
        if (quota && ahead.take('/')) {
            period.quota = *quota;
            m_in = ahead;
        }
        if (!readAmount(period.base)) return false;
        if (!m_in.take('+')) return true;
        period.method = Method::Fischer;
        return readAmount(period.extra);
    }

    bool readAmount(Span& amount) {
        auto const read = m_in.takeAmount(second);
        amount = read.value_or(Span::zero());
        return read || fail(What::NumberExpected);
    }

    TextCursor m_in;
    TextProblem m_problem{What::Empty, 1, {}};
};

} // namespace

std::string secondsText(Setting const& setting) {
    auto const white = secondsListText(setting.periods(Colour::White));
    if (setting.sameForBoth()) return white;
    return "W" + white + "-B" + secondsListText(setting.periods(Colour::Black));
}

Expected<Setting, TextProblem> parseSeconds(std::string_view text) {
    auto draft = SecondsReader{text}.read();
    if (!draft) return refused(draft.error());
    auto setting = Setting::create(std::move(*draft));
    if (!setting) return refused(TextProblem{What::NotSound, 1, std::move(setting.error())});
    return std::move(*setting);
}

} // namespace flagfall::clock
