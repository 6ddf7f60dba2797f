// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/setting_bar.h"

namespace flagfall::rulings {

std::optional<Ruling> settingStays(Rules const& rules, MovesMade const& made, Answers const& answers) {
    auto const bar = rules.laws().settingStays.at(rules.play, rules.house.supervision);
    if (!bar) return std::nullopt;
    auto const late = bothHaveMade(bar->value, made, answers);
    if (late == false) return std::nullopt;
    std::string const article{bar->article};
    if (!late) return Ruling{Finding::CheckMoves, article, askBothMade(bar->value), {askBothMade(bar->value)}};
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
