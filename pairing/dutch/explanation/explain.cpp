// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/explanation/explain.h"

#include "pairing/dutch/explanation/articles.h"
#include "pairing/dutch/explanation/bracket_walk.h"
#include "pairing/dutch/explanation/measure.h"
#include "pairing/dutch/procedure/field_round.h"

#include <algorithm>

namespace flagfall::pairing::dutch {
namespace {

class Teller {
public:
    Teller(Entries const& entries, Edition edition, Field const& field, FieldPairing const& pairing)
        : m_entries(entries), m_edition(edition), m_field(field), m_pairing(pairing) {}

    RoundStory tell() {
        RoundStory story;
        story.round = roundOf(m_field, m_pairing, m_entries.initialColour);
        story.scores.resize(m_entries.players.size());
        for (Player const& each : m_field.players) story.scores[static_cast<std::size_t>(each.entry)] = each.score;
        for (std::size_t i = 0; i < m_pairing.steps.size(); ++i) story.brackets.push_back(bracketOf(i));
        if (m_pairing.bye) story.bye = byeOf(*m_pairing.bye);
        return story;
    }

private:
    [[nodiscard]] Player const& player(int place) const { return m_field.players[static_cast<std::size_t>(place)]; }

    [[nodiscard]] ExplainedBracket bracketOf(std::size_t index) const {
        BracketStep const& step = m_pairing.steps[index];
        ExplainedBracket bracket;
        bracket.kind = step.kind;
        bracket.score = player(step.residents.front()).score;
        bracket.movedDown = entriesOf(m_field, step.movedDown);
        bracket.residents = entriesOf(m_field, step.residents);
        bracket.downfloaters = entriesOf(m_field, step.downfloaters);
        bracket.pairs = pairsOf(step);
        bracket.measures =
            measuresOf(m_field, rulesOf(m_edition), step.kind, bracketAt(m_field, m_pairing, index), outcomeOf(step));
        for (Measure& measure : bracket.measures) measure.players = entriesOf(m_field, measure.players);
        return bracket;
    }

    [[nodiscard]] std::vector<ExplainedPair> pairsOf(BracketStep const& step) const {
        std::vector<ExplainedPair> pairs;
        for (auto const& [higher, lower] : outcomeOf(step).pairs) {
            bool const isMovedDown = std::binary_search(step.movedDown.begin(), step.movedDown.end(), higher);
            ColourRule const rule = coloursOf(m_field, higher, lower, m_entries.initialColour).rule;
            pairs.push_back({boardOf(m_field, {higher, lower}, m_entries.initialColour), player(higher).entry,
                             isMovedDown, rule, articleOf(m_edition, rule)});
        }
        return pairs;
    }

    [[nodiscard]] ExplainedBye byeOf(int place) const {
        Player const& receiver = player(place);
        ExplainedBye bye{receiver.entry,           receiver.score, receiver.unplayed, {}, criterionOf(m_edition, 2), {},
                         criterionOf(m_edition, 4)};
        for (Player const& other : m_field.players) {
            if (other.score > receiver.score) continue;
            if (!other.mayHaveBye)
                bye.barred.push_back(other.entry);
            else if (other.score < receiver.score &&
                     rulesOf(m_edition).procedure == Procedure::CompletionInEveryBracket)
                bye.impossible.push_back(other.entry);
        }
        return bye;
    }

    Entries const& m_entries;
    Edition m_edition;
    Field const& m_field;
    FieldPairing const& m_pairing;
};

} // namespace

Expected<RoundStory, NoPairing> storyOf(Entries const& entries, Edition edition) {
    Field const field = fieldOf(entries, rulesOf(edition));
    return pairChecked(field, rulesOf(edition), Way::Short).map([&](FieldPairing const& pairing) {
        return Teller{entries, edition, field, pairing}.tell();
    });
}

} // namespace flagfall::pairing::dutch
