// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/late_arrival.h"

namespace flagfall::rulings {
namespace {

std::optional<Result> forfeit(Rules const& rules, LateArrival const& incident) {
    auto const tooLate = [&](Colour side) {
        auto const& after = incident.after[side];
        return after && lostByLateness(*after, rules.house.defaultTime);
    };
    bool const white = tooLate(Colour::White);
    bool const black = tooLate(Colour::Black);
    if (white && black) return Result::BothForfeit;
    if (white) return Result::BlackWinsByForfeit;
    return black ? std::optional{Result::WhiteWinsByForfeit} : std::nullopt;
}

} // namespace

/// P15. Whether the arbiter may decide otherwise is a rule of the event: in 2009 only its regulations can say so.
Ruling ruleOn(Rules const& rules, LateArrival const& incident, Known const&, Answers const& answers) {
    LateArrivalLaw const& law = rules.laws().lateArrival;
    std::string const article{law.forfeits};
    auto const score = forfeit(rules, incident);
    if (!score) return {Finding::InTime, article, Proposal{{PlayOn{}}, article}};
    Ruling ruling{Finding::Forfeited, article, Proposal{{ScoreGame{*score}}, article}};
    if (rules.house.lateDiscretion == LateDiscretion::None) {
        ruling.mayNot = {Forbidden::AdmitLate};
        ruling.remarks = {{Remark::What::RegulationsOnly, law.forfeits}};
        return ruling;
    }
    ruling.questions = {{.ask = Ask::PlaysLate, .answers = {Answer::No, Answer::Yes}, .presumed = Answer::No}};
    ruling.others = {{{PlayOn{}}, article}};
    if (!answers.is(Ask::PlaysLate, Answer::Yes)) return ruling;
    ruling.finding = Finding::GoesOn;
    ruling.next = Proposal{{PlayOn{}}, article};
    return ruling;
}

} // namespace flagfall::rulings
