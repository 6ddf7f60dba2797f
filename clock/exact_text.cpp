// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/setting.h"
#include "clock/text_cursor.h"

namespace flagfall::clock {

namespace {

using What = TextProblem::What;

constexpr Span exactUnit = std::chrono::milliseconds{1};

// --- Writing ---------------------------------------------------------------------------------------------

std::string millis(Span span) { return amountText(span, exactUnit); }

std::string exactPlainText(Period const& period) {
    std::string text;
    if (period.quota > 0) text += std::to_string(period.quota) + '/';
    text += millis(period.base);
    if (hasExtra(period.method)) text += extraSign(period.method) + millis(period.extra);
    if (period.extraFromMove != 1) text += '@' + std::to_string(period.extraFromMove);
    if (period.repeats) text += 'r';
    return text;
}

std::string exactPeriodText(Period const& period) {
    switch (period.method) {
    case Method::Byoyomi: return 'J' + std::to_string(period.count) + 'x' + millis(period.base);
    case Method::Canadian: return 'C' + std::to_string(period.count) + '/' + millis(period.base);
    case Method::Hourglass: return 'H' + millis(period.base);
    case Method::UpCount: return "U";
    case Method::Gong: return 'G' + millis(period.base);
    case Method::MoveTimer: return 'M' + millis(period.base);
    case Method::Time:
    case Method::Fischer:
    case Method::UsDelay:
    case Method::Bronstein: break;
    }
    return exactPlainText(period);
}

std::string exactListText(std::vector<Period> const& list) {
    std::string text;
    for (Period const& period : list) text += (text.empty() ? "" : ":") + exactPeriodText(period);
    return text;
}

// --- Reading ---------------------------------------------------------------------------------------------

class ExactReader {
public:
    explicit ExactReader(std::string_view text) : m_in(text) {}

    Expected<SettingDraft, TextProblem> read() {
        SettingDraft draft;
        if (!readControl(draft) || !readOptions(draft)) return refused(m_problem);
        return draft;
    }

private:
    bool fail(What what) {
        m_problem = {what, m_in.column(), {}};
        return false;
    }

    bool readControl(SettingDraft& draft) {
        m_in.skipSpace();
        if (m_in.atEnd() || m_in.peek() == '|') return fail(What::Empty);
        if (!readColour("wW")) {
            if (!readList(draft.periods.white)) return false;
            draft.periods.black = draft.periods.white;
            return true;
        }
        if (!readList(draft.periods.white)) return false;
        return (readColour("bB") || fail(What::UnknownSign)) && readList(draft.periods.black);
    }

    /// Takes one of these letters, lower or upper case.
    bool take(std::string_view letters) {
        bool const there = m_in.peek() != '\0' && letters.find(m_in.peek()) != std::string_view::npos;
        if (there) m_in.skip(1);
        return there;
    }

    /// Reads the start of a player's list.
    bool readColour(std::string_view letters) {
        TextCursor const before = m_in;
        bool const letter = take(letters);
        m_in.skipSpace();
        if (letter && m_in.take(':')) return true;
        m_in = before;
        return false;
    }

    bool readList(std::vector<Period>& list) {
        do {
            m_in.skipSpace();
            if (!readPeriod(list.emplace_back())) return false;
            m_in.skipSpace();
        } while (m_in.take(':'));
        return true;
    }

    bool readPeriod(Period& period) {
        if (take("uU")) {
            period.method = Method::UpCount;
            return true;
        }
        if (take("jJ")) return readCounted(period, Method::Byoyomi, "xX");
        if (take("cC")) return readCounted(period, Method::Canadian, "/");
        if (take("hH")) return readWhole(period, Method::Hourglass);
        if (take("gG")) return readWhole(period, Method::Gong);
        if (take("mM")) return readWhole(period, Method::MoveTimer);
        return readPlain(period);
    }

    bool readCounted(Period& period, Method method, std::string_view signs) {
        period.method = method;
        if (!readNumber(period.count)) return false;
        m_in.skipSpace();
        return (take(signs) || fail(What::UnknownSign)) && readAmount(period.base);
    }

    bool readWhole(Period& period, Method method) {
        period.method = method;
        return readAmount(period.base);
    }

    bool readPlain(Period& period) {
        readQuota(period);
        return readAmount(period.base) && readExtra(period) && readFirstMove(period) && readRepeat(period);
    }

    void readQuota(Period& period) {
        TextCursor ahead = m_in;
        auto const quota = ahead.takeNumber();
        ahead.skipSpace();
        if (!quota || !ahead.take('/')) return;
        period.quota = *quota;
        m_in = ahead;
    }

    /// True for `B:` after White's list, which is not a delay.
    [[nodiscard]] bool beginsOtherList() const {
        TextCursor ahead = m_in;
        ahead.skip(1);
        ahead.skipSpace();
        return ahead.peek() == ':';
    }

    bool readExtra(Period& period) {
        m_in.skipSpace();
        if (m_in.take('+'))
            period.method = Method::Fischer;
        else if (take("dD"))
            period.method = Method::UsDelay;
        else if (!beginsOtherList() && take("bB"))
            period.method = Method::Bronstein;
        else
            return true;
        return readAmount(period.extra);
    }

    bool readFirstMove(Period& period) {
        m_in.skipSpace();
        return !m_in.take('@') || readNumber(period.extraFromMove);
    }

    bool readRepeat(Period& period) {
        m_in.skipSpace();
        period.repeats = take("rR");
        return true;
    }

    bool readNumber(int& number) {
        m_in.skipSpace();
        auto const read = m_in.takeNumber();
        number = read.value_or(0);
        return read || fail(What::NumberExpected);
    }

    bool readAmount(Span& amount) {
        m_in.skipSpace();
        auto const read = m_in.takeAmount(exactUnit);
        amount = read.value_or(Span::zero());
        return read || fail(What::NumberExpected);
    }

    bool readOptions(SettingDraft& draft) {
        m_in.skipSpace();
        if (m_in.atEnd()) return true;
        if (!m_in.take('|')) return fail(What::UnknownSign);
        for (m_in.skipSpace(); !m_in.atEnd(); m_in.skipSpace())
            if (!m_in.take(',') && !readOption(draft)) return fail(What::UnknownSign);
        return true;
    }

    bool readOption(SettingDraft& draft) {
        if (m_in.takeWord("z")) return draft.transition = Transition::AtZero, true;
        if (m_in.takeWord("m")) return draft.transition = Transition::AtQuota, true;
        if (m_in.takeWord("frz")) return draft.atFlag = AtFlag::Freeze, true;
        if (m_in.takeWord("nofrz")) return draft.atFlag = AtFlag::RunOn, true;
        if (m_in.takeWord("nofirst")) return draft.firstMove = FirstMove::NotCredited, true;
        return false;
    }

    TextCursor m_in;
    TextProblem m_problem{What::Empty, 1, {}};
};

} // namespace

std::string exactText(Setting const& setting) {
    std::string text = exactListText(setting.periods(Colour::White));
    if (!setting.sameForBoth()) text = "W:" + text + " B:" + exactListText(setting.periods(Colour::Black));
    text += setting.transition() == Transition::AtQuota ? " | M" : " | Z";
    text += setting.atFlag() == AtFlag::RunOn ? " nofrz" : " frz";
    if (setting.firstMove() == FirstMove::NotCredited) text += " nofirst";
    return text;
}

Expected<Setting, TextProblem> parseExact(std::string_view text) {
    auto draft = ExactReader{text}.read();
    if (!draft) return refused(draft.error());
    auto setting = Setting::create(std::move(*draft));
    if (!setting) return refused(TextProblem{What::NotSound, 1, std::move(setting.error())});
    return std::move(*setting);
}

} // namespace flagfall::clock
