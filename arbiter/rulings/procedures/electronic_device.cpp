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
    bool const off = incident.state == DeviceState::SwitchedOff;
    if (off && incident.inBag && rules.house.conduct.devicesInBags && !law.inBag.empty()) return law.inBag;
    bool const allowed = incident.permitted || (off && law.switchedOffIsAllowed);
    return allowed ? law.forbids : std::string_view{};
}

/// Of the list only what leaves a game alone that has ended: its result and its clocks.
std::vector<Choice> penaltiesAfterTheGame(Rules const& rules, Colour of, Known const& known) {
    auto choices = penaltyChoices(rules, of, known);
    std::erase_if(choices, [](Choice const& choice) {
        Effects const& effects = choice.effects;
        return scoreIn(effects) || effectIn<ScoreAboveWin>(effects) || effectIn<GiveTime>(effects) ||
               effectIn<TakeTime>(effects);
    });
    return choices;
}

/// A player who has finished is a spectator (2009: 12.5; later: 11.4). Nobody may use a device in the venue (2009:
/// 13.7b; later: 12.8); a spectator may have one. The penalties of the list (2009: 13.4; later: 12.9) are for players
/// of the event all the same.
Ruling ofSpectator(Rules const& rules, DeviceFound const& incident, Known const& known) {
    ConductLaw const& law = rules.laws().conduct;
    std::string const article = std::string{law.finished} + ", " + std::string{law.articleOf(Misconduct::DeviceUsed)};
    if (incident.state != DeviceState::Sounds) return {Finding::Permitted, article, Proposal{{PlayOn{}}, article}};
    Ruling ruling{Finding::Spectator, article, Proposal{{ExpelFromVenue{}}, article}};
    ruling.others = penaltiesAfterTheGame(rules, incident.by, known);
    ruling.others.push_back({{PlayOn{}}, article});
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
        ruling.others.push_back({{ScoreGame{result}}, article});
    ruling.others.push_back({{PlayOn{}}, article});
    if (law.mayBeMilder) ruling.remarks.push_back({Remark::What::MilderByEvent, law.article});
    return ruling;
}

/// The regulations may set a less severe penalty than the loss of the game, not another one.
bool isLessSevere(Penalty penalty) {
    return penalty != Penalty::Loss && penalty != Penalty::Exclusion && penalty != Penalty::Expulsion;
}

/// The penalty that the regulations of the event have instead of the loss (from 2014 on). A fine is announced by them,
/// and points are taken once there is a result.
std::optional<Ruling> milder(Rules const& rules, DeviceFound const& incident, Known const& known) {
    DeviceLaw const& law = rules.laws().device;
    auto const& costs = rules.house.conduct.deviceCosts;
    if (!costs || !law.mayBeMilder || !isLessSevere(*costs)) return std::nullopt;
    Rules announced = rules;
    announced.house.conduct.finesAnnounced = true;
    Ruling ruling = ruleOn(announced, PenaltyGiven{.by = incident.by, .penalties = {*costs}}, known, {});
    if (ruling.finding == Finding::NotForeseen) return std::nullopt;
    std::string const article{law.article};
    ruling.article = article;
    if (ruling.finding == Finding::PenaltyGiven) ruling.finding = Finding::PenaltyUsual;
    auto& proposal = std::get<Proposal>(ruling.next);
    proposal.article = article + ", " + proposal.article;
    ruling.others = {{{ScoreGame{law.score(incident.by, CanMate::Yes)}}, article}};
    ruling.remarks.push_back({Remark::What::MilderByEvent, law.article});
    return ruling;
}

} // namespace

/// P21. The arbiter may let play go on: where the regulations set a milder penalty he gives that one.
Ruling ruleOn(Rules const& rules, DeviceFound const& incident, Known const& known, Answers const& answers) {
    if (std::string const article{allowedBy(rules, incident)}; !article.empty())
        return {Finding::Permitted, article, Proposal{{PlayOn{}}, article}};
    if (incident.finished) return ofSpectator(rules, incident, known);
    if (!losesGame(rules.laws().device, incident)) return penaltyToChoose(rules, incident, known);
    if (auto const less = milder(rules, incident, known)) return *less;
    return lost(rules, incident, known, answers);
}

} // namespace flagfall::rulings
