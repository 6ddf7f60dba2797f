// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/conduct.h"
#include "arbiter/rulings/offence_register.h"
#include "arbiter/rulings/procedures/illegal_move.h"
#include "arbiter/rulings/procedures/penalty.h"

namespace flagfall::rulings {
namespace {

/// The article of the offence and, for a penalty, that of the list: `12.6, 13.4a`.
std::string together(std::string_view offence, std::string_view penalty) {
    return std::string{offence} + (penalty.empty() ? "" : ", ") + std::string{penalty};
}

std::string_view articleOf(Rules const& rules, Misconduct offence) {
    ConductLaw const& law = rules.laws().conduct;
    if (offence != Misconduct::RecordLookedAt) return law.articleOf(offence);
    bool const supervised = rules.house.supervision == Supervision::Full;
    return supervised ? law.recordLookedAt.at(rules.play) : std::string_view{};
}

/// Two hands, and a press without a move, count as an illegal move from 2017 on (7.7, 7.8; later 7.5).
bool countsAsIllegal(Edition const& laws, Misconduct offence) {
    auto const counts = [&](PressFault fault) { return faultCounts(laws, fault).value == FaultCounts::AsIllegalMove; };
    return (offence == Misconduct::TwoHands && counts(PressFault::TwoHands)) ||
           (offence == Misconduct::PressWithoutMove && counts(PressFault::NoMove));
}

/// 2009: 12.8, 12.9; later: 11.7, 11.8. The arbiter decides the opponent's score.
Ruling persistentRefusal(Rules const& rules, OffenceCommitted const& incident, Colour by) {
    std::string const article{articleOf(rules, incident.kind)};
    if (incident.both) {
        std::string const both{rules.laws().conduct.bothRefuse};
        return {Finding::BothLose, both, Proposal{{ScoreGame{Result::BothLose}}, both}};
    }
    bool const white = by == Colour::White;
    Result const half = white ? Result::LossAgainstDraw : Result::DrawAgainstLoss;
    Ruling ruling{Finding::OpponentWins, article,
                  Proposal{{ScoreGame{white ? Result::BlackWins : Result::WhiteWins}}, article}};
    ruling.others = {{{ScoreGame{half}}, article}, {{ScoreGame{Result::BothLose}}, article}};
    return ruling;
}

/// The list of penalties, with the usual one proposed.
Ruling penalised(Rules const& rules, OffenceCommitted const& incident, Colour by, Known const& known) {
    std::string_view const article = articleOf(rules, incident.kind);
    Suggestion const suggestion = suggestedPenalty(incident.kind, incident.timesBefore);
    Ruling ruling{Finding::PenaltyToChoose, std::string{article}, Proposal{{}, std::string{article}}};
    ruling.others = penaltyChoices(rules, by, known, suggestion.penalty);
    if (suggestion.what == Suggestion::What::ArbiterChooses) return ruling;
    if (suggestion.what == Suggestion::What::Nothing) {
        ruling.finding = Finding::NoPenaltyUsual;
        ruling.next = Proposal{{PlayOn{}}, std::string{article}};
        return ruling;
    }
    ruling.finding = Finding::PenaltyUsual;
    if (auto const choice = penaltyChoice(rules, by, known, *suggestion.penalty))
        ruling.next = Proposal{choice->effects, together(article, choice->article)};
    ruling.others.push_back({{PlayOn{}}, std::string{article}});
    return ruling;
}

} // namespace

Ruling ruleOn(Rules const& rules, OffenceCommitted const& incident, Known const& known, Answers const& answers) {
    std::string const article{articleOf(rules, incident.kind)};
    if (article.empty()) return {Finding::NotForeseen, {}, Proposal{{}, {}}};
    if (countsAsIllegal(rules.laws(), incident.kind)) {
        if (!incident.by) return {Finding::CountsAsIllegal, article, Proposal{{}, article}};
        auto const fault = incident.kind == Misconduct::TwoHands ? PressFault::TwoHands : PressFault::NoMove;
        return ruleOn(rules, IllegalMove{.by = *incident.by, .fault = fault}, known, answers);
    }
    if (incident.kind == Misconduct::Refusal && incident.both) return persistentRefusal(rules, incident, Colour::White);
    if (!incident.by) {
        Ruling ruling{Finding::Spectator, article, Proposal{{ExpelFromVenue{}}, article}};
        ruling.others = {{{PlayOn{}}, article}};
        return ruling;
    }
    if (incident.kind == Misconduct::Refusal) return persistentRefusal(rules, incident, *incident.by);
    return penalised(rules, incident, *incident.by, known);
}

} // namespace flagfall::rulings
