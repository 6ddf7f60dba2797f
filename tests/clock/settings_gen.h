// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/setting.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

namespace flagfall::clock {

inline bool isDelayMethod(Method method) { return method == Method::UsDelay || method == Method::Bronstein; }

/// Any length of time there may be, on a coarse grid so that things often fall on the same instant.
inline rc::Gen<Span> anyTime(int fromHalves, int toHalves) {
    return rc::gen::map(rc::gen::inRange(fromHalves, toHalves),
                        [](int halves) { return Span{std::chrono::milliseconds{500} * halves}; });
}

inline Period anyPlainPeriod() {
    Period period;
    period.method = *rc::gen::element(Method::Time, Method::Fischer, Method::UsDelay, Method::Bronstein);
    period.base = *anyTime(1, 40);
    if (period.method != Method::Time) {
        period.extra = *anyTime(1, 12);
        period.extraFromMove = *rc::gen::element(1, 1, 1, 2, 4);
    }
    period.quota = *rc::gen::element(0, 1, 2, 5);
    return period;
}

inline Period anyEnding() {
    Period period;
    period.method = *rc::gen::element(Method::Byoyomi, Method::Canadian, Method::UpCount);
    if (period.method == Method::UpCount) return period;
    period.base = *anyTime(1, 20);
    period.count = *rc::gen::inRange(1, 4);
    return period;
}

inline std::vector<Period> anyPlainPeriods() {
    std::vector<Period> list;
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) list.push_back(anyPlainPeriod());
    list.back().repeats = *rc::gen::element(false, false, true);
    return list;
}

inline std::vector<Period> anyPeriods() {
    auto list = anyPlainPeriods();
    if (!*rc::gen::element(false, false, true)) return list;
    list.back().repeats = false;
    list.push_back(anyEnding());
    return list;
}

inline Period anyWholeControl(Method method) {
    Period period;
    period.method = method;
    period.base = *anyTime(1, 60);
    return period;
}

inline ByColour<std::vector<Period>> anyLists() {
    if (*rc::gen::inRange(0, 6) == 0) {
        auto const method = *rc::gen::element(Method::Hourglass, Method::Gong, Method::MoveTimer);
        return {{anyWholeControl(method)}, {anyWholeControl(method)}};
    }
    auto const white = anyPeriods();
    return {white, *rc::gen::element(true, true, false) ? white : anyPeriods()};
}

inline Setting sound(SettingDraft draft) {
    if (draft.transition == Transition::AtQuota)
        for (Colour colour : bothColours)
            for (Period& period : draft.periods[colour]) period.quota = std::max(1, period.quota);
    auto setting = Setting::create(std::move(draft));
    RC_ASSERT(setting.has_value());
    return *setting;
}

inline SettingDraft anyOptions() {
    SettingDraft draft;
    draft.transition = *rc::gen::element(Transition::AtZero, Transition::AtQuota);
    draft.atFlag = *rc::gen::element(AtFlag::Freeze, AtFlag::RunOn);
    draft.firstMove = *rc::gen::element(FirstMove::Credited, FirstMove::NotCredited);
    return draft;
}

inline Setting anySetting() {
    auto draft = anyOptions();
    draft.periods = anyLists();
    return sound(std::move(draft));
}

} // namespace flagfall::clock
