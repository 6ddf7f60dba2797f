// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/typed_control.h"

#include "clock/text_cursor.h"

#include <algorithm>
#include <cstdint>

namespace flagfall::clock {
namespace {

using What = TextProblem::What;
using namespace std::chrono_literals;

struct Parts {
    std::string_view control;
    std::optional<std::string_view> options;
    std::size_t optionsColumn = 0;
};

/// A bar before a digit is an increment (`5|0`); before a letter it starts the options.
Parts partsOf(std::string_view text) {
    auto const bar = text.rfind('|');
    if (bar == std::string_view::npos) return {text, std::nullopt, 0};
    TextCursor behind{text.substr(bar + 1)};
    behind.skipSpace();
    if (behind.atDigit()) return {text, std::nullopt, 0};
    return {text.substr(0, bar), text.substr(bar + 1), bar + 1};
}

bool isExact(std::string_view options) {
    TextCursor in{options};
    in.skipSpace();
    return in.takeWord("z", "m");
}

class OptionReader {
public:
    OptionReader(std::string_view text, std::size_t column, SettingDraft& draft)
        : m_in(text), m_column(column), m_draft(draft) {}

    std::optional<TextProblem> read() {
        for (skipGap(); !m_in.atEnd(); skipGap())
            if (!takeOption()) return TextProblem{What::UnknownSign, m_column + m_in.column(), {}};
        return std::nullopt;
    }

private:
    void skipGap() {
        do m_in.skipSpace();
        while (m_in.take(',') || m_in.take(';'));
    }

    bool takeOption() {
        if (m_in.takeWord("zero")) return m_draft.transition = Transition::AtZero, true;
        if (m_in.takeWord("quota")) return m_draft.transition = Transition::AtQuota, true;
        if (m_in.takeWord("freeze")) return m_draft.atFlag = AtFlag::Freeze, true;
        if (m_in.takeWord("nofreeze")) return m_draft.atFlag = AtFlag::RunOn, true;
        if (m_in.takeWord("nofirst")) return m_draft.firstMove = FirstMove::NotCredited, true;
        return false;
    }

    TextCursor m_in;
    std::size_t m_column;
    SettingDraft& m_draft;
};

Expected<Setting, TextProblem> withOptions(Setting const& setting, Parts const& parts) {
    SettingDraft draft = setting.draft();
    if (auto problem = OptionReader{*parts.options, parts.optionsColumn, draft}.read()) return refused(*problem);
    auto checked = Setting::create(std::move(draft));
    if (!checked) return refused(TextProblem{What::NotSound, 1, std::move(checked.error())});
    return std::move(*checked);
}

/// The tag of a file, where there is no form that people write.
Expected<Setting, TextProblem> readShort(std::string_view text) {
    auto setting = parseControl(text);
    if (setting) return setting;
    auto tag = parseSeconds(text);
    return tag ? tag : setting;
}

bool readsBack(std::string const& text, Setting const& setting) {
    auto const read = readControl(text);
    return read && *read == setting;
}

bool isPlainTime(Period const& period) {
    return period.method == Method::UpCount || (isPlain(period.method) && period.extra == Span::zero());
}

std::string optionsText(Setting const& setting) {
    std::string text;
    auto const add = [&](std::string_view word) { (text += text.empty() ? " | " : " ") += word; };
    if (setting.transition() == Transition::AtQuota) add("quota");
    if (setting.atFlag() != usualAtFlag(setting.draft()))
        add(setting.atFlag() == AtFlag::Freeze ? "freeze" : "nofreeze");
    if (setting.firstMove() == FirstMove::NotCredited) add("nofirst");
    return text;
}

bool isOnePlainPeriod(Setting const& setting) {
    auto const& list = setting.periods(Colour::White);
    return setting.sameForBoth() && list.size() == 1 && isPlain(list.front().method) && list.front().quota == 0;
}

} // namespace

Expected<Setting, TextProblem> readControl(std::string_view text) {
    Parts const parts = partsOf(text);
    if (!parts.options) return readShort(text);
    if (isExact(*parts.options)) return parseExact(text);
    auto const setting = readShort(parts.control);
    return setting ? withOptions(*setting, parts) : setting;
}

std::string writeControl(Setting const& setting) {
    std::string const text = shortText(setting);
    if (readsBack(text, setting)) return text;
    std::string const full = text + optionsText(setting);
    return readsBack(full, setting) ? full : exactText(setting);
}

AtFlag usualAtFlag(SettingDraft const& draft) {
    auto const& [white, black] = draft.periods;
    bool const plain = std::ranges::all_of(white, isPlainTime) && std::ranges::all_of(black, isPlainTime);
    return plain ? AtFlag::RunOn : AtFlag::Freeze;
}

std::optional<Setting> otherReading(std::string_view text) {
    auto const minutes = parseControl(text);
    auto const seconds = parseSeconds(text);
    if (!minutes || !seconds || *minutes == *seconds || !isOnePlainPeriod(*seconds)) return std::nullopt;
    Period const& period = seconds->periods(Colour::White).front();
    bool const played =
        period.base >= 1min && period.base % Span{1min} == Span::zero() && period.extra * 6 <= period.base;
    return played ? std::optional{*seconds} : std::nullopt;
}

std::string fingerprint(Setting const& setting) {
    constexpr std::string_view signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"; // without 0 and O, 1 and I
    constexpr int length = 4;
    constexpr int bitsOfSign = 5;
    std::uint32_t hash = 2166136261U; // FNV-1a
    for (char const c : exactText(setting)) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    hash ^= hash >> (length * bitsOfSign); // the upper bits count too
    std::string text;
    for (int i = 0; i < length; ++i, hash >>= bitsOfSign) text += signs[hash % signs.size()];
    return text;
}

} // namespace flagfall::clock
