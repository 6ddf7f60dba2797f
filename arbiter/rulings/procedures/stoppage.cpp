// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/stoppage.h"
#include "arbiter/rulings/procedures/clock_adjustment.h"
#include "arbiter/rulings/procedures/penalty.h"

namespace flagfall::rulings {
namespace {

constexpr std::chrono::milliseconds nothing{};

/// Time for players whom something from outside has disturbed, then the clock that ran runs again.
Effects timeForDisturbed(ClocksStopped const& incident) {
    Effects effects;
    for (Colour const side : bothColours)
        if (auto const lost = std::chrono::duration_cast<std::chrono::seconds>(incident.lost[side].value_or(nothing));
            lost > nothing)
            effects.emplace_back(GiveTime{side, lost});
    return effects;
}

/// The article of what is ruled on before play is resumed; empty where the stop itself was all.
std::string_view matterOf(Rules const& rules, StopReason reason) {
    Edition const& laws = rules.laws();
    switch (reason) {
    case StopReason::IllegalMove: return illegalMoveAdmission(laws, rules.play, rules.house.supervision).article;
    case StopReason::DisplacedPieces: return laws.displaced.byPlayer;
    case StopReason::WrongSetting: return groundArticle(laws, rules.play, Ground::WrongSetting);
    case StopReason::DrawClaim: return laws.stoppage.claims;
    case StopReason::Other:
    case StopReason::OpponentsConduct:
    case StopReason::PromotionPiece:
    case StopReason::Disturbance:
    case StopReason::Illness: break;
    }
    return {};
}

Ruling stoppedRightly(Rules const& rules, ClocksStopped const& incident) {
    StoppageLaw const& law = rules.laws().stoppage;
    std::string_view const stop = incident.by ? law.byPlayer : law.byArbiter;
    if (auto const matter = matterOf(rules, incident.reason); !matter.empty()) {
        Ruling ruling{Finding::StoppedRightly, std::string{stop}, Proposal{{}, std::string{stop}}};
        ruling.remarks = {{Remark::What::RuledOnFirst, matter}};
        return ruling;
    }
    Effects effects = timeForDisturbed(incident);
    std::string const article{effects.empty() ? stop : law.disturbed};
    effects.emplace_back(ResumeClocks{});
    return {Finding::StoppedRightly, article, Proposal{std::move(effects), article}};
}

/// All others of the list; the clock runs again after what does not end the game.
std::vector<Choice> penalties(Rules const& rules, Colour of, Known const& known) {
    auto choices = penaltyChoices(rules, of, known, Penalty::TimeForOpponent);
    for (Choice& choice : choices)
        if (!scoreIn(choice.effects) && !effectIn<RecordFlag>(choice.effects))
            choice.effects.emplace_back(ResumeClocks{});
    return choices;
}

/// In 2009 an obvious lack of reason is penalised, later every lack of a valid one.
Question validReason(StoppageLaw const& law, ClocksStopped const& incident) {
    Question question{.ask = Ask::ReasonValid, .answers = {Answer::Yes, Answer::No}, .about = incident.by};
    if (law.onlyObvious) question.answers.push_back(Answer::Unknown);
    if (incident.reason != StopReason::Other) question.presumed = Answer::Yes;
    return question;
}

} // namespace

/// A player may stop the clocks only to seek the arbiter's help; the arbiter says when play is resumed.
Ruling ruleOn(Rules const& rules, ClocksStopped const& incident, Known const& known, Answers const& answers) {
    StoppageLaw const& law = rules.laws().stoppage;
    if (!incident.by) return stoppedRightly(rules, incident);
    Question const question = validReason(law, incident);
    auto const said = answers.to(Ask::ReasonValid);
    Ruling ruling = stoppedRightly(rules, incident);
    ruling.questions = {question};
    if (!said && !question.presumed) {
        ruling.finding = Finding::AnswerDecides;
        ruling.next = question;
        return ruling;
    }
    bool const penalised = said == Answer::No || (said == Answer::Unknown && !law.onlyObvious);
    if (!penalised) return ruling;
    std::string const article{law.noReason};
    ruling.finding = Finding::StoppedWrongly;
    ruling.article = article;
    ruling.next = Proposal{{GiveTime{opponent(*incident.by), usualBonus}, ResumeClocks{}}, article};
    ruling.others = penalties(rules, *incident.by, known);
    ruling.others.push_back({{ResumeClocks{}}, article});
    return ruling;
}

/// A claim is examined by the scoresheets; a screen alone proves nothing.
Ruling ruleOn(Rules const& rules, ScreenQuoted const& incident, Known const&, Answers const& answers) {
    std::string const article{rules.laws().drawnGame.screens};
    Question const question{.ask = Ask::SheetsShow, .answers = {Answer::Yes, Answer::No}, .about = incident.by};
    Ruling ruling{Finding::ClaimNeedsSheets, article, question, {question}};
    auto const said = answers.to(Ask::SheetsShow);
    if (!said) return ruling;
    ruling.finding = *said == Answer::Yes ? Finding::ClaimIsOpen : Finding::ClaimInadmissible;
    ruling.next = *said == Answer::Yes ? Proposal{{}, article} : Proposal{{PlayOn{}}, article};
    return ruling;
}

} // namespace flagfall::rulings
