// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/what_is_right.h"

#include <utility>

namespace flagfall::rehearsal {
namespace {

bool agree(rulings::IllegalMove const& one, rulings::IllegalMove const& other) {
    return one.by == other.by && one.fault == other.fault;
}
bool agree(rulings::DeviceFound const& one, rulings::DeviceFound const& other) {
    return one.by == other.by && one.state == other.state;
}
bool agree(rulings::PiecesTouched const& one, rulings::PiecesTouched const& other) {
    return one.by == other.by && one.kind == other.kind && one.adjusting == other.adjusting;
}
bool agree(rulings::DrawClaimed const& one, rulings::DrawClaimed const& other) { return one.by == other.by; }
bool agree(rulings::OffenceCommitted const& one, rulings::OffenceCommitted const& other) {
    return one.kind == other.kind && one.by == other.by;
}
bool agree(rulings::WrongSetting const& one, rulings::WrongSetting const& other) {
    return one.fault == other.fault && one.missing == other.missing;
}
template <typename Other>
bool agree(Other const&, Other const&) {
    return true;
}

/// Answers what can be said and was not yet; false: there is nothing more to say.
bool sayMore(rulings::Ruling const& ruling, rulings::Answers const& truth, rulings::Answers& said) {
    auto questions = ruling.questions;
    if (auto const* const asked = ruling.asks()) questions.push_back(*asked);
    bool isMore = false;
    for (rulings::Question const& question : questions) {
        auto const answer = truth.to(question.ask);
        if (!answer || said.to(question.ask)) continue;
        said.say(question.ask, *answer);
        isMore = true;
    }
    return isMore;
}

} // namespace

bool isSameMatter(rulings::Incident const& one, rulings::Incident const& other) {
    if (one.index() != other.index()) return false;
    return std::visit(
        [&other](auto const& incident) {
            return agree(incident, std::get<std::remove_cvref_t<decltype(incident)>>(other));
        },
        one);
}

std::optional<session::DecidedRuling> proposedFor(Voice const& voice, rulings::Incident incident,
                                                  rulings::Rules const& rules, rulings::Known const& known) {
    rulings::Answers answers;
    rulings::Ruling ruling = rulings::rule(rules, incident, known, answers);
    while (sayMore(ruling, voice.truth.answers, answers)) ruling = rulings::rule(rules, incident, known, answers);
    auto const* const proposal = ruling.proposes();
    if (!proposal) return std::nullopt;
    session::DecidedRuling decided{.rules = rules, .incident = std::move(incident)};
    decided.known = known;
    decided.answers = std::move(answers);
    decided.finding = ruling.finding;
    decided.choice = {proposal->effects, proposal->article};
    return decided;
}

std::optional<Result> expectedResult(Voice const& voice, rulings::Rules const& rules) {
    if (voice.truth.result) return voice.truth.result;
    bool const isFlag = voice.kind == Kind::FlagClaimed || voice.kind == Kind::FlagUnnoticed;
    if (!isFlag || !voice.side) return std::nullopt;
    rulings::Known known;
    known.sides[*voice.side].flagDown = true;
    known.firstFlag = voice.side;
    auto const decided = proposedFor(voice, rulings::FlagFall{}, rules, known);
    return decided ? rulings::scoreIn(decided->choice.effects) : std::nullopt;
}

Ground groundOf(rulings::Incident const& incident) {
    if (std::holds_alternative<rulings::IllegalMove>(incident)) return Ground::IllegalMove;
    if (std::holds_alternative<rulings::WrongSetting>(incident)) return Ground::WrongSetting;
    if (std::holds_alternative<rulings::DrawClaimed>(incident)) return Ground::WrongClaim;
    if (std::holds_alternative<rulings::FlagFall>(incident)) return Ground::ArbiterDecision;
    return Ground::OtherPenalty;
}

} // namespace flagfall::rehearsal
