// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/clock_fault.h"
#include "arbiter/rulings/moves_made.h"
#include "arbiter/rulings/setting_bar.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

using std::chrono::milliseconds;
using Times = ByColour<std::optional<milliseconds>>;

std::string articleFor(Rules const& rules, Ground ground) {
    return std::string{groundArticle(rules.laws(), rules.play, ground)};
}

/// Sets the clocks to these times. Where one is used up, it is set to zero and the arbiter is told.
void setTimes(Ruling& ruling, Times const& times, Effects before) {
    for (Colour const side : bothColours) {
        if (!times[side]) continue;
        before.emplace_back(SetTime{side, std::max(*times[side], milliseconds::zero())});
        if (*times[side] <= milliseconds::zero()) ruling.remarks.push_back({Remark::What::NoTimeLeft, "6.9"});
    }
    ruling.next = Proposal{std::move(before), ruling.article};
}

/// What the clock would show: the last reading, less the time since for the player whose clock should have run. Without
/// a reading a player has the rest of what both must have, or half of it.
Times afterDefect(ClockDefect const& incident) {
    Times times = incident.last;
    if (incident.ran && times[*incident.ran]) *times[*incident.ran] -= incident.since;
    if (!incident.inAll) return times;
    if (!times.white && !times.black) return {*incident.inAll / 2, *incident.inAll / 2};
    if (!times.white) times.white = *incident.inAll - *times.black;
    if (!times.black) times.black = *incident.inAll - *times.white;
    return times;
}

/// A flag does not count that fell because the clock was wrong, if there is time left.
void putFlagsUp(Known const& known, Times const& times, Effects& effects) {
    for (Colour const side : bothColours)
        if (known.sides[side].flagDown && times[side] > milliseconds::zero()) effects.emplace_back(PutFlagUp{side});
}

/// What was not credited: for each completed move, and once before the first where the time control says so.
milliseconds notCredited(WrongSetting const& incident, int moves) {
    if (!incident.increment) return {};
    int const times = moves + (incident.beforeFirstMove ? 1 : 0);
    return (*incident.increment - incident.added.value_or(milliseconds::zero())) * times;
}

/// By how much the displays show too little; less than 0: too much.
ByColour<milliseconds> tooLittle(WrongSetting const& incident, Known const& known) {
    MovesMade const made = movesMade(known);
    ByColour<milliseconds> wrong;
    for (Colour const side : bothColours) {
        wrong[side] = incident.missing[side].value_or(milliseconds::zero());
        if (incident.fault == SettingFault::Increment)
            wrong[side] += notCredited(incident, incident.rightMoves[side].value_or(made[side].value_or(0)));
    }
    return wrong;
}

/// The times that are right; none where nothing shows by how much those on the displays are wrong.
Times corrected(WrongSetting const& incident, Known const& known) {
    auto const& [white, black] = known.sides;
    if (incident.fault == SettingFault::Swapped) return {black.time, white.time};
    ByColour<milliseconds> const wrong = tooLittle(incident, known);
    Times times;
    if (wrong == ByColour<milliseconds>{}) return times;
    for (Colour const side : bothColours)
        if (known.sides[side].time) times[side] = *known.sides[side].time + wrong[side];
    return times;
}

/// What is to be changed on a clock that nobody has read off.
Effects byAmount(WrongSetting const& incident, Known const& known) {
    Effects effects;
    ByColour<milliseconds> const wrong = tooLittle(incident, known);
    for (Colour const side : bothColours) {
        if (known.sides[side].time || incident.fault == SettingFault::Swapped) continue;
        auto const amount = std::chrono::round<std::chrono::seconds>(wrong[side]);
        if (amount > amount.zero()) effects.emplace_back(GiveTime{side, amount});
        if (amount < amount.zero()) effects.emplace_back(TakeTime{side, -amount});
    }
    return effects;
}

/// The rest of the game is played with the right extra time.
Effects rightExtra(WrongSetting const& incident) {
    bool const extra = incident.fault == SettingFault::Increment || incident.fault == SettingFault::Mode;
    if (!extra || !incident.increment) return {};
    return {SetIncrement{std::chrono::duration_cast<std::chrono::seconds>(*incident.increment)}};
}

} // namespace

/// The readings count unless there is an evident defect; then the arbiter sets the times to the best of their
/// judgement.
Ruling ruleOn(Rules const& rules, ClockDefect const& incident, Known const& known, Answers const&) {
    Ruling ruling{Finding::TimesCorrected, articleFor(rules, Ground::ClockFault), Proposal{}};
    Times const times = afterDefect(incident);
    if (!times.white && !times.black) ruling.finding = Finding::ArbiterSetsTime;
    Effects effects{StopClocks{}, ReplaceClock{}};
    putFlagsUp(known, times, effects);
    setTimes(ruling, times, std::move(effects));
    return ruling;
}

/// The bar of A.4 and A.5 is for the amounts that were set; a clock in another mode is put right at any time.
Ruling ruleOn(Rules const& rules, WrongSetting const& incident, Known const& known, Answers const& answers) {
    bool const amount = incident.fault != SettingFault::Mode && incident.fault != SettingFault::ByPlayer;
    if (amount)
        if (auto barred = settingStays(rules, movesMade(known), answers)) return std::move(*barred);
    Ruling ruling{Finding::TimesCorrected, articleFor(rules, Ground::WrongSetting), Proposal{}};
    Times const times = corrected(incident, known);
    bool const moves = incident.rightMoves.white || incident.rightMoves.black;
    Effects const amounts = byAmount(incident, known);
    if (!times.white && !times.black && !moves && amounts.empty()) ruling.finding = Finding::ArbiterSetsTime;
    Effects effects{StopClocks{}};
    for (Effect const& extra : rightExtra(incident)) effects.push_back(extra);
    if (incident.fault == SettingFault::Mode)
        ruling.others = {{effects, ruling.article}}; // the times stay as the clock shows them
    putFlagsUp(known, times, effects);
    for (Colour const side : bothColours)
        if (incident.rightMoves[side]) effects.emplace_back(SetMoves{side, *incident.rightMoves[side]});
    effects.insert(effects.end(), amounts.begin(), amounts.end());
    setTimes(ruling, times, std::move(effects));
    if (incident.fault == SettingFault::ByPlayer)
        ruling.remarks.push_back({Remark::What::Penalty, rules.laws().stoppage.settingTouched});
    return ruling;
}

} // namespace flagfall::rulings
