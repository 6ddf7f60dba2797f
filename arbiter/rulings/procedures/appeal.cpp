// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/appeal.h"
#include "arbiter/rulings/procedures/penalty.h"

namespace flagfall::rulings {
namespace {

Ruling sheetsDiffer(ResultSigned const& incident, std::string const& article) {
    Ruling ruling{Finding::SheetsDiffer, article, Proposal{{}, article}};
    if (incident.played) ruling.next = Proposal{{ScoreGame{*incident.played}}, article};
    for (Result const result : {Result::WhiteWins, Result::Draw, Result::BlackWins})
        if (result != incident.played) ruling.others.push_back({{ScoreGame{result}}, article});
    return ruling;
}

/// A refusal to sign changes nothing in the result; it usually gets a warning. The game is over, so no time is given.
void penaliseRefusal(Ruling& ruling, Rules const& rules, ResultSigned const& incident, Known const& known) {
    Colour const by = *incident.refused;
    auto const warning = penaltyChoice(rules, by, known, Penalty::Warning);
    auto& proposal = std::get<Proposal>(ruling.next);
    proposal.effects.insert(proposal.effects.end(), warning->effects.begin(), warning->effects.end());
    proposal.article += ", " + warning->article;
    for (Penalty const one : penaltiesOf(rules.laws().penalties)) {
        if (one == Penalty::Warning) continue;
        PenaltyGiven const penalty{.by = by, .penalties = {one}, .result = incident.played.value_or(Result::Draw)};
        Ruling const given = ruleOn(rules, penalty, known, {});
        if (auto const& choice = *given.proposes(); !choice.effects.empty())
            ruling.others.push_back({choice.effects, choice.article});
    }
}

} // namespace

/// 8.7. What both have signed stands even if it is incorrect, unless the arbiter decides otherwise.
Ruling ruleOn(Rules const& rules, ResultSigned const& incident, Known const& known, Answers const&) {
    std::string const article{rules.laws().appeals.signedResult};
    auto const& [white, black] = incident.sheet;
    if (white && black && *white != *black) return sheetsDiffer(incident, article);
    bool const signedByBoth = white && black && !incident.refused;
    auto const stands = signedByBoth ? white : incident.played;
    Ruling ruling{signedByBoth ? Finding::SignedStands : Finding::ArbiterDecides, article, Proposal{{}, article}};
    if (stands) ruling.next = Proposal{{ScoreGame{*stands}}, article};
    if (incident.refused) penaliseRefusal(ruling, rules, incident, known);
    if (incident.played && stands != incident.played) ruling.others = {{{ScoreGame{*incident.played}}, article}};
    return ruling;
}

/// Play and pairing are not stopped by an appeal.
Ruling ruleOn(Rules const& rules, AppealMade const& incident, Known const&, Answers const& answers) {
    AppealLaw const& law = rules.laws().appeals;
    if (incident.against != Appealed::Decision && !law.quickplayIsFinal.empty()) {
        std::string const final{law.quickplayIsFinal};
        Ruling ruling{Finding::NoAppeal, final, Proposal{{DecisionStands{}}, final}};
        ruling.mayNot = {Forbidden::HearAppeal};
        return ruling;
    }
    std::string const article{law.article};
    Question const question{.ask = Ask::AppealIs, .answers = {Answer::Upheld, Answer::Dismissed}};
    Ruling ruling{.finding = Finding::AppealOpen, .article = article, .next = question, .questions = {question}};
    if (incident.hasSigned && law.saysAlsoAfterSigning)
        ruling.remarks.push_back({Remark::What::AlsoAfterSigning, law.article});
    ruling.remarks.push_back({Remark::What::RegulationsOnly, law.article});
    auto const said = answers.to(Ask::AppealIs);
    if (said == Answer::Upheld) {
        ruling.finding = Finding::AppealUpheld;
        ruling.next = Proposal{{DecisionSetAside{}}, article};
    } else if (said) {
        ruling.finding = Finding::AppealDismissed;
        ruling.next = Proposal{{DecisionStands{}}, article};
    }
    return ruling;
}

} // namespace flagfall::rulings
