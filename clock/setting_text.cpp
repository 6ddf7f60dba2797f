// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/setting.h"
#include "clock/text_cursor.h"
#include "clock/units.h"

#include <algorithm>

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;

std::string twoDigits(Span amount, Span unit) { return (amount < 10 * unit ? "0" : "") + amountText(amount, unit); }

/// 90, 0:30, 1'30", 6h30, 9h59'59"
std::string mainText(Span base) {
    if (base % minute == Span::zero() && base <= mostBareMinutes) return amountText(base, minute);
    if (base < minute) return "0:" + twoDigits(base, second);
    std::string text = base > mostBareMinutes ? std::to_string(base / hour) + "h" : "";
    Span const rest = text.empty() ? base : base % hour;
    if (rest == Span::zero()) return text;
    text += text.empty() ? std::to_string(rest / minute) : twoDigits(rest / minute * minute, minute);
    if (rest % minute == Span::zero()) return text;
    return text + "'" + twoDigits(rest % minute, second) + "\"";
}

std::string extraText(Period const& period) {
    auto text = extraSign(period.method) + amountText(period.extra, second);
    if (period.extraFromMove != 1) text += '@' + std::to_string(period.extraFromMove);
    return text;
}

std::string shortPlainText(Period const& period) {
    return (period.quota > 0 ? std::to_string(period.quota) + '/' : "") + mainText(period.base);
}

std::string shortPeriodText(Period const& period) {
    switch (period.method) {
    case Method::Byoyomi: return std::to_string(period.count) + 'x' + amountText(period.base, second);
    case Method::Canadian: return 'C' + std::to_string(period.count) + '/' + mainText(period.base);
    case Method::Hourglass: return "hourglass " + mainText(period.base);
    case Method::UpCount: return "up";
    case Method::Gong: return "gong " + amountText(period.base, second) + " s";
    case Method::MoveTimer: return amountText(period.base, second) + " s per move";
    case Method::Time:
    case Method::Fischer:
    case Method::UsDelay:
    case Method::Bronstein: break;
    }
    return shortPlainText(period);
}

enum class Extras { WithEachPeriod, AtTheEnd };

std::string shortListText(std::vector<Period> const& list, Extras extras) {
    std::string text;
    for (Period const& period : list) {
        // "60+5x30" is the usual form for byo-yomi.
        if (!text.empty()) text += period.method == Method::Byoyomi ? "+" : ":";
        text += shortPeriodText(period);
        if (hasExtra(period.method) && extras == Extras::WithEachPeriod) text += extraText(period);
        if (period.repeats) text += 'r';
    }
    return text;
}

bool isSameExtra(Period const& a, Period const& b) {
    return a.method == b.method && a.extra == b.extra && a.extraFromMove == b.extraFromMove;
}

std::vector<Period> plainPeriods(Setting const& setting) {
    std::vector<Period> plain;
    for (Colour colour : bothColours)
        for (Period const& period : setting.periods(colour))
            if (isPlain(period.method)) plain.push_back(period);
    return plain;
}

/// The increment that every period of both players has.
std::optional<Period> commonExtra(Setting const& setting) {
    auto const plain = plainPeriods(setting);
    if (plain.empty() || !hasExtra(plain.front().method)) return std::nullopt;
    bool const same = std::all_of(plain.begin(), plain.end(),
                                  [&](Period const& period) { return isSameExtra(period, plain.front()); });
    return same ? std::optional{plain.front()} : std::nullopt;
}

std::string sidesText(Setting const& setting, Extras extras) {
    auto const white = shortListText(setting.periods(Colour::White), extras);
    if (setting.sameForBoth()) return white;
    auto const black = shortListText(setting.periods(Colour::Black), extras);
    auto const gap = [](std::string const& text) {
        return std::isdigit(static_cast<unsigned char>(text[0])) ? "" : " ";
    };
    return "W" + (gap(white) + white) + " B" + (gap(black) + black);
}

/// `90+30`, but `40/90:30 +30`, `25 d10` and `W5 B4 +3`.
std::string gapBeforeExtra(Setting const& setting, Period const& extra) {
    bool const onePeriod = setting.sameForBoth() && setting.periods(Colour::White).size() == 1;
    bool const together = onePeriod && extra.method == Method::Fischer && !extra.repeats;
    return together ? "" : " ";
}

bool isSingleTime(Setting const& setting) {
    auto const& list = setting.periods(Colour::White);
    Period const& period = list.front();
    return setting.sameForBoth() && list.size() == 1 && period.method == Method::Time && period.quota == 0 &&
           !period.repeats;
}

} // namespace

std::string shortText(Setting const& setting) {
    if (auto const extra = commonExtra(setting))
        return sidesText(setting, Extras::AtTheEnd) + gapBeforeExtra(setting, *extra) + extraText(*extra);
    auto const text = sidesText(setting, Extras::WithEachPeriod);
    return isSingleTime(setting) ? text + "+0" : text;
}

} // namespace flagfall::clock
