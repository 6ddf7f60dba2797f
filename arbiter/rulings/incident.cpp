// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/incident.h"

namespace flagfall::rulings {
namespace {

/// Every question leads on, so no way is longer than there are questions.
void follow(std::vector<Way>& ways, Way so, Rules const& rules, Incident const& incident, Known const& known,
            Answers const& answers) {
    Ruling ruling = rule(rules, incident, known, answers);
    if (auto* const proposal = std::get_if<Proposal>(&ruling.next)) {
        if (proposal->effects.empty()) return;
        so.finding = ruling.finding;
        so.proposal = std::move(*proposal);
        ways.push_back(std::move(so));
        return;
    }
    Question const& question = *ruling.asks();
    if (answers.to(question.ask) || so.said.size() >= Words<Ask>::all.size()) return;
    for (Answer const answer : question.answers) {
        Way further = so;
        further.said.push_back({question, answer});
        follow(ways, std::move(further), rules, incident, known, Answers{answers}.say(question.ask, answer));
    }
}

} // namespace

Ruling rule(Rules const& rules, Incident const& incident, Known const& known, Answers const& answers) {
    return std::visit([&](auto const& one) { return ruleOn(rules, one, known, answers); }, incident);
}

std::vector<Way> waysFrom(Rules const& rules, Incident const& incident, Known const& known, Answers const& answers) {
    std::vector<Way> ways;
    follow(ways, {}, rules, incident, known, answers);
    return ways;
}

std::optional<Incident> waiting(Rules const& rules, Known const& known) {
    auto const penalty = illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision).value;
    for (Colour const side : bothColours)
        if (known.sides[side].illegalMoves >= penalty.losesOn) return IllegalMove{.by = side, .penalised = true};
    if (known.anyFlagDown()) return FlagFall{};
    return std::nullopt;
}

} // namespace flagfall::rulings
