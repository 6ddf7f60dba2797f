// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/operations.h"

#include <algorithm>

namespace flagfall::clock {

namespace {

using Periods = std::vector<Period>;

constexpr int highestMoveNumber = 9999;

/// The place of a number of completed moves if periods end by moves.
struct Place {
    int period = 0;
    std::optional<int> target;
    int rounds = 0; ///< how often a repeating last period has started again
};

Period const& at(Periods const& list, int index) { return list[static_cast<std::size_t>(index)]; }

int lastOf(Periods const& list) { return static_cast<int>(list.size()) - 1; }

Place placeOf(Periods const& list, int completed) {
    Place place;
    int met = 0;
    while (true) {
        Period const& period = at(list, place.period);
        if (period.quota == 0) return place.target.reset(), place;
        met += period.quota;
        place.target = met;
        bool const isLast = place.period == lastOf(list);
        if (completed < met || (isLast && !period.repeats)) return place;
        ++(isLast ? place.rounds : place.period);
    }
}

int roundsOf(Periods const& list, SideState const& side) {
    return side.target ? placeOf(list, *side.target - 1).rounds : 0;
}

Span basesPassed(Periods const& list, Place const& old, Place const& now) {
    Span sum{};
    for (int i = old.period + 1; i <= now.period; ++i) sum += at(list, i).base;
    for (int i = old.rounds; i < now.rounds; ++i) sum += list.back().base;
    return sum;
}

void placeByMoves(Clock& clock, SetMoves const& set) {
    auto const& list = clock.setting->periods(set.side);
    SideState& side = clock.sides[set.side];
    Place const old{side.period, {}, roundsOf(list, side)};
    Place const now = placeOf(list, set.completed);
    beginPeriod(clock, set.side, now.period);
    side.target = now.target;
    if (set.bases == Bases::AddPassed && !side.flagAt) side.main = withAdded(side.main, basesPassed(list, old, now));
}

/// The count at which the quota of a period is met: its moves and those of the periods before it. A player who has
/// already made them is asked for that many more, because the quota could otherwise never be met.
std::optional<int> targetIn(Setting const& setting, Colour colour, int period, int completed) {
    auto const& list = setting.periods(colour);
    int const quota = at(list, period).quota;
    if (quota == 0) return std::nullopt;
    int target = 0;
    for (int i = 0; i <= period; ++i) target += at(list, i).quota;
    bool const made = setting.transition() == Transition::AtQuota && target <= completed;
    return made ? completed + quota : target;
}

/// The present setting with another increment or delay in every plain period from each player's present one on.
std::shared_ptr<Setting const> settingWith(Clock const& clock, InstallExtra const& install) {
    if (!isPlain(install.method)) return nullptr;
    SettingDraft draft = clock.setting->draft();
    bool changed = false;
    for (Colour colour : bothColours) {
        auto& list = draft.periods[colour];
        for (auto i = static_cast<std::size_t>(clock.sides[colour].period); i < list.size(); ++i) {
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

/// The place of a player under another control: by the completed moves if periods end by moves, otherwise in the
/// period of the same number. A period entered at zero is not left again by counting.
Place placeUnder(Setting const& next, Clock const& clock, Colour colour) {
    auto const& list = next.periods(colour);
    SideState const& side = clock.sides[colour];
    int const same = std::min(side.period, lastOf(list));
    Method const method = periodOf(clock, colour).method;
    bool const stays = !isPlain(method) && at(list, same).method == method;
    if (next.transition() == Transition::AtQuota && !stays) return placeOf(list, side.movesCompleted);
    return {same, targetIn(next, colour, same, side.movesCompleted), 0};
}

/// True if a method reloads its time for every move or number of moves, and so never holds more than one load.
bool isReloaded(Method method) { return hasCount(method) || method == Method::Gong || method == Method::MoveTimer; }

void goOnUnder(Clock& clock, Colour colour, Period const& old, Place const& place) {
    SideState& side = clock.sides[colour];
    SideState const before = side;
    beginPeriod(clock, colour, place.period);
    side.target = place.target;
    Period const& now = periodOf(clock, colour);
    if (now.method == old.method) {
        side.byoyomiLeft = std::min(side.byoyomiLeft, before.byoyomiLeft);
        side.canadianMovesDue = std::min(side.canadianMovesDue, before.canadianMovesDue);
    }
    if (isReloaded(now.method)) side.main = std::min(side.main, now.base);
    side.allowance = std::min(side.allowance, nextDelay(clock, colour));
}

} // namespace

Answer carryOut(Clock& clock, SetMoves set, FactSink) {
    if (set.completed < 0 || set.completed > highestMoveNumber) return Refusal::OutOfRange;
    clock.sides[set.side].movesCompleted = set.completed;
    // A period entered at zero is not left again by counting, and periods that end at zero do not count moves.
    bool const counts = clock.setting->transition() == Transition::AtQuota;
    if (counts && isPlain(periodOf(clock, set.side).method)) placeByMoves(clock, set);
    return {};
}

Answer carryOut(Clock& clock, SetPeriod set, FactSink) {
    SideState& side = clock.sides[set.side];
    if (set.period < 1 || set.period > lastOf(clock.setting->periods(set.side)) + 1) return Refusal::OutOfRange;
    int const index = set.period - 1;
    if (side.flagAt) return Refusal::FlagDown;
    if (index == side.period) return {};
    beginPeriod(clock, set.side, index);
    side.target = targetIn(*clock.setting, set.side, index, side.movesCompleted);
    return {};
}

Answer carryOut(Clock& clock, InstallExtra const& install, FactSink) {
    auto setting = settingWith(clock, install);
    if (!setting) return Refusal::OutOfRange;
    clock.setting = std::move(setting);
    for (Colour colour : bothColours) {
        SideState& side = clock.sides[colour];
        if (!isPlain(periodOf(clock, colour).method) || side.flagAt) continue;
        if (install.credit == CreditNow::Yes && hasExtra(install.method))
            side.main = withAdded(side.main, install.extra);
        // The turn continues with what is left of its delay; no delay is granted in the middle of a turn.
        side.allowance = isDelay(install.method) ? std::min(side.allowance, install.extra) : Span::zero();
    }
    return {};
}

/// The state before the last press is forgotten: undoing the press would restore the wrong control.
Answer carryOut(Clock& clock, InstallSetting const& install, FactSink) {
    if (*install.setting == *clock.setting) return {};
    auto const old = clock.setting;
    ByColour<Place> places;
    for (Colour colour : bothColours) places[colour] = placeUnder(*install.setting, clock, colour);
    clock.setting = install.setting;
    for (Colour colour : bothColours) {
        auto const& period = at(old->periods(colour), clock.sides[colour].period);
        goOnUnder(clock, colour, period, places[colour]);
    }
    clock.beforePress.reset();
    return {};
}

} // namespace flagfall::clock
