// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/ruling_on_record.h"

#include "arbiter/rulings/text.h"

#include <algorithm>
#include <array>

namespace flagfall::session {
namespace {

constexpr std::string_view ofTheGame = "game";

std::string_view splitWord(std::string_view& line) {
    auto const space = line.find(' ');
    std::string_view const word = line.substr(0, space);
    line.remove_prefix(space == std::string_view::npos ? line.size() : space + 1);
    return word;
}

void addLine(std::vector<std::string>& lines, std::string_view word, std::vector<rulings::FactText> const& facts) {
    if (!facts.empty()) lines.push_back(std::string{word} + " " + rulings::text(facts));
}

std::vector<std::string> linesOf(rulings::Known const& known) {
    std::vector<std::string> lines;
    addLine(lines, ofTheGame, rulings::factsOf(known));
    for (Colour const colour : bothColours)
        addLine(lines, rulings::wordOf(colour), rulings::factsOf(known.sides[colour]));
    return lines;
}

/// False where a word is not known.
bool takeLine(rulings::Known& known, std::string_view line) {
    std::string_view const word = splitWord(line);
    auto const facts = rulings::readFacts(line);
    if (!facts) return false;
    if (word == ofTheGame) return !rulings::take(known, *facts);
    auto const colour = rulings::fromWord<Colour>(word);
    return colour && !rulings::take(known.sides[*colour], *facts);
}

bool takeAnswer(rulings::Answers& answers, std::string_view line) {
    auto const ask = rulings::fromWord<rulings::Ask>(splitWord(line));
    auto const answer = rulings::fromWord<rulings::Answer>(line);
    if (ask && answer) answers.say(*ask, *answer);
    return ask && answer;
}

std::optional<rulings::Incident> incidentFrom(std::string_view line) {
    std::string_view const word = splitWord(line);
    auto const facts = rulings::readFacts(line);
    if (!facts) return std::nullopt;
    auto incident = rulings::readIncident(word, *facts);
    return incident ? std::optional{std::move(*incident)} : std::nullopt;
}

std::optional<rulings::Effects> effectsFrom(std::vector<std::string> const& lines) {
    rulings::Effects effects;
    for (std::string const& line : lines) {
        auto effect = rulings::effectFromText(line);
        if (!effect) return std::nullopt;
        effects.push_back(std::move(*effect));
    }
    return effects;
}

bool isOffence(Ground ground) {
    constexpr std::array offences{Ground::IllegalMove, Ground::WrongClaim, Ground::Disturbance, Ground::ClockHandling,
                                  Ground::OtherPenalty};
    return std::ranges::find(offences, ground) != offences.end();
}

struct Weight {
    template <typename One>
    int operator()(One const&) const {
        return 0;
    }
    int operator()(RulingMade const&) const { return 6; }
    int operator()(ClaimRuled const&) const { return 5; }
    int operator()(ScoreRuled const&) const { return 4; }
    int operator()(ClocksCorrected const& act) const {
        bool const isUndo = act.takesBack || act.restores;
        return !isUndo && (act.offender || isOffence(act.ground)) ? 3 : 0;
    }
    int operator()(ResultEntered const& act) const { return act.article.empty() ? 0 : 2; }
    int operator()(RecordingExcused const&) const { return 1; }
};

} // namespace

bool claimsOnTurn(rulings::Incident const& incident) {
    auto const* const draw = std::get_if<rulings::DrawClaimed>(&incident);
    return (draw && !draw->drawnAlready) || std::holds_alternative<rulings::QuickplayClaimed>(incident) ||
           std::holds_alternative<rulings::ExtraTimeAsked>(incident);
}
bool claimsOnTurn(RulingOnRecord const& ruling) {
    auto const incident = incidentFrom(ruling.incident);
    return incident && claimsOnTurn(*incident);
}

int weightAsRuling(Act const& act) { return std::visit(Weight{}, static_cast<AnyAct const&>(act)); }

RulingOnRecord onRecord(DecidedRuling const& ruling) {
    RulingOnRecord record{.edition = std::string{ruling.rules.laws().code},
                          .play = std::string{rulings::wordOf(ruling.rules.play)},
                          .incident = rulings::text(ruling.incident),
                          .known = linesOf(ruling.known),
                          .finding = std::string{rulings::wordOf(ruling.finding)},
                          .article = ruling.choice.article,
                          .own = ruling.own,
                          .note = ruling.note};
    for (auto const& [ask, word] : rulings::Words<rulings::Ask>::all)
        if (auto const answer = ruling.answers.to(ask))
            record.answers.push_back(std::string{word} + " " + std::string{rulings::wordOf(*answer)});
    for (rulings::Effect const& effect : ruling.choice.effects) record.effects.push_back(rulings::text(effect));
    return record;
}

std::optional<DecidedRuling> fromRecord(RulingOnRecord const& record) {
    Edition const* const edition = editionByCode(record.edition);
    auto const play = rulings::fromWord<PlayType>(record.play);
    auto incident = incidentFrom(record.incident);
    auto const finding = rulings::fromWord<rulings::Finding>(record.finding);
    auto effects = effectsFrom(record.effects);
    if (!edition || !play || !incident || !finding || !effects) return std::nullopt;
    DecidedRuling ruling{.rules = {*edition, *play},
                         .incident = std::move(*incident),
                         .finding = *finding,
                         .choice = {std::move(*effects), record.article},
                         .own = record.own,
                         .note = record.note};
    for (std::string const& line : record.known)
        if (!takeLine(ruling.known, line)) return std::nullopt;
    for (std::string const& line : record.answers)
        if (!takeAnswer(ruling.answers, line)) return std::nullopt;
    return ruling;
}

std::string scenarioOf(RulingOnRecord const& ruling, std::string const& name, HouseRules const& house) {
    std::string text = "scenario " + name + "\nedition  " + ruling.edition + "\nplay     " + ruling.play + "\n";
    Edition const* const edition = editionByCode(ruling.edition);
    auto const ofEvent =
        edition ? rulings::factsOf(house, usualHouseRules(*edition)) : std::vector<rulings::FactText>{};
    if (!ofEvent.empty()) text += "house    " + rulings::text(ofEvent) + "\n";
    for (std::string_view line : ruling.known) {
        std::string_view const word = splitWord(line);
        text += (word == ofTheGame ? "known    " : std::string{word} + "    ") + std::string{line} + "\n";
    }
    text += "incident " + ruling.incident + "\n";
    for (std::string const& answer : ruling.answers) text += "answer   " + answer + "\n";
    return text;
}

} // namespace flagfall::session
