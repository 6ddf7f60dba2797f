// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/setting_bar.h"

#include <algorithm>

namespace flagfall::rulings {

std::optional<Ruling> settingStays(Rules const& rules, ByColour<int> const& moves, Answers const& answers) {
    auto const bar = rules.laws().settingStays.at(rules.play, rules.house.supervision);
    if (!bar || std::ranges::any_of(bothColours, [&](Colour side) { return moves[side] < bar->value; }))
        return std::nullopt;
    std::string const article{bar->article};
    Ruling ruling{Finding::SettingStays, article, Proposal{{PlayOn{}}, article}};
    ruling.mayNot = {Forbidden::ChangeClock};
    if (!rules.laws().settingForSchedule) return ruling;
    Question const question{.ask = Ask::ScheduleSuffers, .answers = {Answer::Yes, Answer::No}};
    ruling.questions = {question};
    auto const suffers = answers.to(Ask::ScheduleSuffers);
    if (suffers == Answer::Yes) return std::nullopt;
    if (!suffers) ruling.next = question;
    return ruling;
}

} // namespace flagfall::rulings
