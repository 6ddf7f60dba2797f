// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/explanation/articles.h"
#include "pairing/dutch/explanation/bracket_walk.h"
#include "pairing/dutch/explanation/explain.h"
#include "pairing/dutch/explanation/measure.h"
#include "pairing/dutch/explanation/obstacles.h"
#include "pairing/dutch/procedure/field_round.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace flagfall::pairing::dutch {
namespace {

using Pairs = std::vector<std::pair<int, int>>;

// --- the order of candidates (Article 4) ---------------------------------------------------------------------

/// The MDPs of a candidate who are paired, each with his opponent, and the pairs of the remainder.
struct Halves {
    std::vector<int> paired;
    std::vector<int> opponents;
    Pairs remainder;
};

Halves halvesOf(BracketStep const& step, BracketPairing const& pairing) {
    Halves halves;
    for (auto const& [a, b] : pairing.pairs) {
        if (std::binary_search(step.movedDown.begin(), step.movedDown.end(), a)) {
            halves.paired.push_back(a);
            halves.opponents.push_back(b);
        } else {
            halves.remainder.emplace_back(a, b);
        }
    }
    return halves;
}

/// The players who have left their half of the remainder, in the first exchange by 4.3 that makes these pairs: of two
/// of S1 the later one goes, of two of S2 the earlier one comes, and nobody of S1 floats.
std::set<int> exchanged(BracketStep const& step, Halves const& halves) {
    std::vector<int> remainder;
    for (int const place : step.residents)
        if (std::find(halves.opponents.begin(), halves.opponents.end(), place) == halves.opponents.end())
            remainder.push_back(place);
    std::set<int> const first{remainder.begin(), remainder.begin() + std::ssize(halves.remainder)};
    std::set<int> left = first;
    std::set<int> moved;
    for (auto const& [a, b] : halves.remainder) {
        left.erase(a);
        left.erase(b);
        if (first.contains(a) && first.contains(b)) moved.insert(b);
        if (!first.contains(a) && !first.contains(b)) moved.insert(a);
    }
    moved.insert(left.begin(), left.end());
    return moved;
}

OrderRule firstDifference(BracketStep const& step, BracketPairing const& byRules, BracketPairing const& proposed) {
    Halves const a = halvesOf(step, byRules);
    Halves const b = halvesOf(step, proposed);
    if (a.paired != b.paired) return OrderRule::MovedDown;
    if (a.opponents != b.opponents) return OrderRule::Transposition;
    return exchanged(step, a) != exchanged(step, b) ? OrderRule::Exchange : OrderRule::RemainderTransposition;
}

// --- a proposal ----------------------------------------------------------------------------------------------

class Comparer {
public:
    Comparer(Entries const& entries, Edition edition, Field const& field, FieldPairing const& pairing)
        : m_entries(entries), m_edition(edition), m_field(field), m_pairing(pairing),
          m_placeOf(entries.players.size(), -1) {
        for (std::size_t i = 0; i < field.players.size(); ++i)
            m_placeOf[static_cast<std::size_t>(field.players[i].entry)] = static_cast<int>(i);
    }

    Comparison compareWith(Round const& proposal) {
        Comparison comparison;
        if (auto obstacles = obstaclesOf(proposal); !obstacles.empty()) {
            comparison.verdict = NotLegal{std::move(obstacles)};
            return comparison;
        }
        judge(proposal, comparison);
        for (Board const& board : proposal.boards) compareColours(board, comparison.colours);
        return comparison;
    }

private:
    [[nodiscard]] int placeOf(int entry) const { return m_placeOf[static_cast<std::size_t>(entry)]; }

    [[nodiscard]] std::vector<Obstacle> obstaclesOf(Round const& proposal) const {
        Wish all{{}, proposal.bye};
        for (Board const& board : proposal.boards) all.pairs.emplace_back(board.white, board.black);
        auto obstacles = obstaclesTo(m_entries, m_edition, m_field, all);
        std::set<int> there;
        if (proposal.bye) there.insert(*proposal.bye);
        for (Board const& board : proposal.boards) there.insert({board.white, board.black});
        for (Player const& player : m_field.players)
            if (!there.contains(player.entry)) obstacles.push_back({Obstacle::Kind::LeftOut, {player.entry}});
        return obstacles;
    }

    void judge(Round const& proposal, Comparison& comparison) {
        if (isWorseBye(proposal)) {
            comparison.verdict = worseBye(*proposal.bye);
            return;
        }
        std::vector<int> mates(m_field.players.size(), -1);
        for (Board const& board : proposal.boards) {
            mates[static_cast<std::size_t>(placeOf(board.white))] = placeOf(board.black);
            mates[static_cast<std::size_t>(placeOf(board.black))] = placeOf(board.white);
        }
        for (std::size_t i = 0; i < m_pairing.steps.size(); ++i) {
            BracketPairing const proposed = outcomeWith(m_pairing.steps[i], mates);
            if (proposed.pairs == outcomeOf(m_pairing.steps[i]).pairs) continue;
            judgeBracket(i, proposed, comparison);
            return;
        }
    }

    // --- C5 --------------------------------------------------------------------------------------------------

    [[nodiscard]] bool isWorseBye(Round const& proposal) const {
        return m_pairing.byeRule.to == ByeRule::To::OneScore &&
               playerAt(m_field, placeOf(*proposal.bye)).score != m_pairing.byeRule.score;
    }
    [[nodiscard]] WorseProposal worseBye(int entry) const {
        Measure const byRules{
            criterionOf(m_edition, 5), 0, {}, {m_pairing.byeRule.score}, {playerAt(m_field, *m_pairing.bye).entry}};
        Measure const proposed{criterionOf(m_edition, 5), 0, {}, {playerAt(m_field, placeOf(entry)).score}, {entry}};
        return {std::nullopt, byRules, proposed, {}, {}};
    }

    // --- brackets --------------------------------------------------------------------------------------------

    [[nodiscard]] std::vector<Measure> measures(std::size_t index, BracketPairing const& pairing) const {
        auto measures = measuresOf(m_field, rulesOf(m_edition), m_pairing.steps[index].kind,
                                   bracketAt(m_field, m_pairing, index), pairing);
        for (Measure& measure : measures) measure.players = entriesOf(m_field, measure.players);
        return measures;
    }

    void judgeBracket(std::size_t index, BracketPairing const& proposed, Comparison& comparison) const {
        BracketPairing const byRules = outcomeOf(m_pairing.steps[index]);
        auto const a = measures(index, byRules);
        auto const b = measures(index, proposed);
        for (std::size_t i = 0; i < a.size(); ++i) {
            auto const order = pairing::compare(a[i], b[i]);
            if (order == 0) continue;
            WorseProposal difference{
                static_cast<int>(index), a[i], b[i], {}, entriesOf(m_field, proposed.downfloaters)};
            for (auto const& [higher, lower] : proposed.pairs)
                difference.pairs.emplace_back(playerAt(m_field, higher).entry, playerAt(m_field, lower).entry);
            if (order < 0)
                comparison.verdict = std::move(difference);
            else
                comparison.verdict = BetterProposal{std::move(difference)};
            return;
        }
        OrderRule const rule = firstDifference(m_pairing.steps[index], byRules, proposed);
        comparison.verdict = LaterProposal{static_cast<int>(index), rule, articleOf(m_edition, rule)};
    }

    void compareColours(Board const& board, std::vector<ColourObjection>& objections) const {
        int const higher = std::min(placeOf(board.white), placeOf(board.black));
        int const lower = std::max(placeOf(board.white), placeOf(board.black));
        Board const byRules = boardOf(m_field, {higher, lower}, m_entries.initialColour);
        if (byRules == board) return;
        ColourRule const rule = coloursOf(m_field, higher, lower, m_entries.initialColour).rule;
        objections.push_back({byRules, rule, articleOf(m_edition, rule)});
    }

    Entries const& m_entries;
    Edition m_edition;
    Field const& m_field;
    FieldPairing const& m_pairing;
    std::vector<int> m_placeOf; ///< in the field, of every entry; −1 for who takes no part
};

// --- wishes --------------------------------------------------------------------------------------------------

/// Keeps players apart from everybody but whom a wish gives them.
class WishedField {
public:
    WishedField(Field field, Wish const& wish) : m_field(std::move(field)), m_only(m_field.players.size(), nobody) {
        std::vector<int> placeOf;
        for (std::size_t i = 0; i < m_field.players.size(); ++i) {
            auto const entry = static_cast<std::size_t>(m_field.players[i].entry);
            placeOf.resize(std::max(placeOf.size(), entry + 1), -1);
            placeOf[entry] = static_cast<int>(i);
        }
        for (auto const& [a, b] : wish.pairs) {
            int const first = placeOf[static_cast<std::size_t>(a)];
            int const second = placeOf[static_cast<std::size_t>(b)];
            only(first) = second;
            only(second) = first;
        }
        if (wish.bye) {
            for (Player& player : m_field.players) player.mayHaveBye = player.entry == *wish.bye;
            only(placeOf[static_cast<std::size_t>(*wish.bye)]) = theBye;
        }
    }

    Field make() {
        for (int place = 0; place < std::ssize(m_only); ++place) {
            Player& player = m_field.players[static_cast<std::size_t>(place)];
            if (only(place) >= 0) player.mayHaveBye = false;
            player.barred = barredFor(place);
            m_field.mostBarred = std::max(m_field.mostBarred, static_cast<int>(player.barred.size()));
        }
        return std::move(m_field);
    }

private:
    static constexpr int nobody = -2;
    static constexpr int theBye = -1;

    [[nodiscard]] int& only(int place) { return m_only[static_cast<std::size_t>(place)]; }

    [[nodiscard]] std::vector<int> barredFor(int place) {
        std::set<int> barred{m_field.players[static_cast<std::size_t>(place)].barred.begin(),
                             m_field.players[static_cast<std::size_t>(place)].barred.end()};
        for (int other = 0; other < std::ssize(m_only); ++other) {
            if (other == place) continue;
            bool const isElsewhere = only(other) != nobody && only(other) != place;
            if (isElsewhere || (only(place) != nobody && only(place) != other)) barred.insert(other);
        }
        return {barred.begin(), barred.end()};
    }

    Field m_field;
    std::vector<int> m_only; ///< whom a player is to meet
};

} // namespace

Expected<Comparison, NoPairing> compareWith(Entries const& entries, Edition edition, Round const& proposal) {
    Field const field = fieldOf(entries, rulesOf(edition));
    return pairChecked(field, rulesOf(edition), Way::Short).map([&](FieldPairing const& pairing) {
        return Comparer{entries, edition, field, pairing}.compareWith(proposal);
    });
}

Expected<Round, WishRefused> bestWith(Entries const& entries, Edition edition, Wish const& wish) {
    Field const field = fieldOf(entries, rulesOf(edition));
    if (auto obstacles = obstaclesTo(entries, edition, field, wish); !obstacles.empty())
        return refused(WishRefused{std::move(obstacles), {}});
    Field const wished = WishedField{field, wish}.make();
    auto const pairing = pairChecked(wished, rulesOf(edition), Way::Short);
    if (!pairing) return refused(WishRefused{{}, pairing.error()});
    return roundOf(field, *pairing, entries.initialColour);
}

} // namespace flagfall::pairing::dutch
