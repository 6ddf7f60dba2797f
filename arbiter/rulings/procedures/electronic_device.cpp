// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/electronic_device.h"
#include "arbiter/rulings/mate_question.h"
#include "arbiter/rulings/procedures/penalty.h"

namespace flagfall::rulings {
namespace {

Finding findingOf(DeviceLaw const& law, CanMate mate) {
    if (!law.hangsOnMate || mate == CanMate::Yes) return Finding::OpponentWins;
    return mate == CanMate::No ? Finding::HalfWithoutMate : Finding::HalfUnlessMate;
}

/// Whether it is what loses the game in this edition: in 2009 the sound, later the device on the person.
bool losesGame(DeviceLaw const& law, DeviceFound const& incident) {
    return law.offence == DeviceOffence::Sounds ? incident.state == DeviceState::Sounds : !incident.inBag;
}

/// The article by which the device may be there; empty: it may not.
std::string_view allowedBy(Rules const& rules, DeviceFound const& incident) {
    DeviceLaw const& law = rules.laws().device;
    if (incident.permitted) return law.forbids;
    if (incident.state != DeviceState::SwitchedOff) return {};
    if (law.switchedOffIsAllowed) return law.forbids;
    return incident.inBag && rules.house.conduct.devicesInBags ? law.inBag : std::string_view{};
}

/// A player who has finished is a spectator (2009: 12.5; later: 11.4), and nobody may use a device in the venue
/// (2009: 13.7b; later: 12.8).
Ruling ofSpectator(Rules const& rules) {
    ConductLaw const& law = rules.laws().conduct;
    std::string const article = std::string{law.finished} + ", " + std::string{law.articleOf(Misconduct::DeviceUsed)};
    Ruling ruling{Finding::Spectator, article, Proposal{{ExpelFromVenue{}}, article}};
    ruling.others = {{{PlayOn{}}, article}};
    return ruling;
}

Ruling penaltyToChoose(Rules const& rules, DeviceFound const& incident, Known const& known) {
    std::string const article{rules.laws().device.forbids};
    Ruling ruling{Finding::PenaltyToChoose, article, Proposal{{}, article}};
    ruling.others = penaltyChoices(rules, incident.by, known);
    return ruling;
}

Ruling lost(Rules const& rules, DeviceFound const& incident, Known const& known, Answers const& answers) {
    DeviceLaw const& law = rules.laws().device;
    Colour const other = opponent(incident.by);
    CanMate const mate = mateOf(other, known, answers);
    std::string const article{law.article};
    Ruling ruling{.finding = findingOf(law, mate), .article = article, .next = askMate(other, known)};
    if (law.hangsOnMate) ruling.questions = {askMate(other, known)};
    if (!law.hangsOnMate || mate != CanMate::NotSaid)
        ruling.next = Proposal{{ScoreGame{law.score(incident.by, mate)}}, article};
    for (Result const result :
         {Result::WhiteWins, Result::Draw, Result::BlackWins, Result::DrawAgainstLoss, Result::LossAgainstDraw})
        ruling.others.push_back({{ScoreGame{result}}});
    ruling.others.push_back({{PlayOn{}}});
    if (law.mayBeMilder) ruling.remarks.push_back({Remark::What::MilderByEvent, law.article});
    return ruling;
}

/// The penalty that the regulations of the event have instead of the loss (from 2014 on).
std::optional<Ruling> milder(Rules const& rules, DeviceFound const& incident, Known const& known) {
    DeviceLaw const& law = rules.laws().device;
    auto const& costs = rules.house.conduct.deviceCosts;
    auto const choice = costs && law.mayBeMilder ? penaltyChoice(rules, incident.by, known, *costs) : std::nullopt;
    if (!choice) return std::nullopt;
    std::string const article{law.article};
    Ruling ruling{Finding::PenaltyUsual, article, Proposal{choice->effects, article + ", " + choice->article}};
    ruling.others = {{{ScoreGame{law.score(incident.by, CanMate::Yes)}}, article}};
    ruling.remarks = {{Remark::What::MilderByEvent, law.article}};
    return ruling;
}

} // namespace

/// P21. The arbiter may let play go on: where the regulations set a milder penalty he gives that one.
Ruling ruleOn(Rules const& rules, DeviceFound const& incident, Known const& known, Answers const& answers) {
    if (std::string const article{allowedBy(rules, incident)}; !article.empty())
        return {Finding::Permitted, article, Proposal{{PlayOn{}}, article}};
    if (incident.finished) return ofSpectator(rules);
    if (!losesGame(rules.laws().device, incident)) return penaltyToChoose(rules, incident, known);
    if (auto const less = milder(rules, incident, known)) return *less;
    return lost(rules, incident, known, answers);
}

} // namespace flagfall::rulings
