// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/explanation/measure.h"

#include "pairing/dutch/candidates/outlook.h"
#include "pairing/dutch/criteria/colour_criteria.h"
#include "pairing/dutch/explanation/articles.h"

#include <algorithm>
#include <functional>

namespace flagfall::pairing::dutch {
namespace {

using PastFloat = Float Player::*;
using PairCriterion = int (*)(ColourNeed const&, ColourNeed const&);

class Judge {
public:
    Judge(Field const& field, Edition edition, Bracket const& bracket, BracketPairing const& pairing)
        : m_field(field), m_edition(edition), m_bracket(bracket), m_pairing(pairing) {}

    std::vector<Measure> by2026() {
        addDownfloaters(6);
        addDownfloaterScores();
        if (!m_bracket.next.empty()) addNext(8, nextBracketWith(m_field, m_bracket, m_pairing.downfloaters));
        addUnplayed();
        addColours(10);
        addFloats(14, &Player::last);
        addFloats(16, &Player::beforeLast);
        addDifferences(18, &Player::last);
        addDifferences(20, &Player::beforeLast);
        return std::move(m_measures);
    }

    std::vector<Measure> by2017(BracketKind kind) {
        addDownfloaters(5);
        addScoreDifferences();
        if (kind == BracketKind::Scoregroup && !m_bracket.next.empty())
            addNext(7, nextBracketOf2017With(m_field, m_bracket, m_pairing.downfloaters));
        addColours(8);
        addFloatsOf2017(12, &Player::last);
        addFloatsOf2017(14, &Player::beforeLast);
        addDifferencesOf2017(16, &Player::last);
        addDifferencesOf2017(18, &Player::beforeLast);
        return std::move(m_measures);
    }

private:
    [[nodiscard]] Player const& player(int place) const { return m_field.players[static_cast<std::size_t>(place)]; }
    [[nodiscard]] bool isMovedDown(int place) const {
        return std::find(m_bracket.movedDown.begin(), m_bracket.movedDown.end(), place) != m_bracket.movedDown.end();
    }
    [[nodiscard]] Measure measureOf(int criterion) const { return {criterionOf(m_edition, criterion), 0, {}, {}, {}}; }
    Measure& add(int criterion) {
        m_measures.push_back(measureOf(criterion));
        return m_measures.back();
    }
    static void countPlayer(Measure& measure, int place) {
        ++measure.count;
        measure.players.push_back(place);
    }
    static void sort(std::vector<Points>& points) { std::sort(points.begin(), points.end(), std::greater{}); }

    // --- both editions -------------------------------------------------------------------------------------

    void addDownfloaters(int criterion) {
        Measure& measure = add(criterion);
        for (int const place : m_pairing.downfloaters) countPlayer(measure, place);
    }

    void addNext(int criterion, NextBracket next) {
        Measure& measure = add(criterion);
        measure.count = next.leftOver;
        measure.points = std::move(next.scores);
        measure.players = m_pairing.downfloaters;
        sort(measure.points);
    }

    /// Four criteria from this one on.
    void addColours(int criterion) {
        for (PairCriterion const counts : {c10, c11, c12, c13}) {
            Measure& measure = add(criterion++);
            for (auto const& [a, b] : m_pairing.pairs) {
                int const times = counts(needOf(a), needOf(b));
                measure.count += times;
                if (times > 0) measure.players.insert(measure.players.end(), {a, b});
            }
        }
    }
    [[nodiscard]] ColourNeed needOf(int place) const {
        Player const& asked = player(place);
        return colourNeed(asked.history, asked.preference, asked.isTopscorer);
    }

    // --- 2026 ----------------------------------------------------------------------------------------------

    void addDownfloaterScores() {
        Measure& measure = add(7);
        measure.players = m_pairing.downfloaters;
        for (int const place : m_pairing.downfloaters) measure.points.push_back(player(place).score);
        sort(measure.points);
    }

    /// C9 is asked where the only downfloater is the one who will get the bye.
    void addUnplayed() {
        Measure& measure = add(9);
        if (m_pairing.downfloaters.size() != 1 || m_bracket.bye.to != ByeRule::To::OneScore) return;
        int const place = m_pairing.downfloaters.front();
        if (player(place).score != m_bracket.bye.score) return;
        measure.count = player(place).unplayed;
        measure.players = {place};
    }

    /// An MDP and the resident he meets.
    template <typename Visit>
    void eachMovedDownPair(Visit const& visit) const {
        for (auto const& [a, b] : m_pairing.pairs) {
            if (isMovedDown(a)) visit(a, b);
            if (isMovedDown(b)) visit(b, a);
        }
    }

    void addFloats(int criterion, PastFloat past) {
        Measure& down = add(criterion);
        for (int const place : m_pairing.downfloaters)
            if (!isMovedDown(place) && player(place).*past == Float::Down) countPlayer(down, place);
        Measure& up = add(criterion + 1);
        eachMovedDownPair([&](int, int resident) {
            if (player(resident).*past == Float::Up) countPlayer(up, resident);
        });
    }

    void addDifferences(int criterion, PastFloat past) {
        Measure& down = add(criterion);
        for (int const place : m_pairing.downfloaters)
            if (isMovedDown(place) && player(place).*past == Float::Down) {
                down.again.push_back(player(place).score);
                down.players.push_back(place);
            }
        sort(down.again);
        eachMovedDownPair([&](int mover, int resident) {
            if (player(mover).*past == Float::Down) note(down, mover, player(mover).score - player(resident).score);
        });
        sort(down.points);
        Measure& up = add(criterion + 1);
        eachMovedDownPair([&](int mover, int resident) {
            if (player(resident).*past == Float::Up) note(up, resident, player(mover).score - player(resident).score);
        });
        sort(up.points);
    }
    static void note(Measure& measure, int place, Points difference) {
        measure.points.push_back(difference);
        measure.players.push_back(place);
    }

    // --- 2017 ----------------------------------------------------------------------------------------------

    /// A.8: as if a downfloater met somebody with one point less than the lowest of the bracket.
    [[nodiscard]] Points drop(int place) const {
        Points lowest = player(m_bracket.residents.back()).score;
        for (int const other : m_bracket.movedDown) lowest = std::min(lowest, player(other).score);
        return player(place).score - (lowest - onePoint);
    }
    [[nodiscard]] Points differenceOf(std::pair<int, int> const& pair) const {
        return player(higher(pair)).score - player(lower(pair)).score;
    }
    [[nodiscard]] int higher(std::pair<int, int> const& pair) const { return std::min(pair.first, pair.second); }
    [[nodiscard]] int lower(std::pair<int, int> const& pair) const { return std::max(pair.first, pair.second); }

    void addScoreDifferences() {
        Measure& measure = add(6);
        for (auto const& pair : m_pairing.pairs) measure.points.push_back(differenceOf(pair));
        for (int const place : m_pairing.downfloaters) measure.points.push_back(drop(place));
        sort(measure.points);
    }

    /// Everybody who floats this way and did so before, with the difference by which he does.
    void noteFloats(Measure& down, Measure& up, PastFloat past) const {
        for (int const place : m_pairing.downfloaters)
            if (player(place).*past == Float::Down) note(down, place, drop(place));
        for (auto const& pair : m_pairing.pairs) {
            if (differenceOf(pair) == noPoint) continue;
            if (player(higher(pair)).*past == Float::Down) note(down, higher(pair), differenceOf(pair));
            if (player(lower(pair)).*past == Float::Up) note(up, lower(pair), differenceOf(pair));
        }
    }

    void addFloatsOf2017(int criterion, PastFloat past) {
        Measure down = measureOf(criterion);
        Measure up = measureOf(criterion + 1);
        noteFloats(down, up, past);
        for (Measure* const measure : {&down, &up}) {
            measure->count = static_cast<int>(measure->points.size());
            measure->points.clear();
            m_measures.push_back(std::move(*measure));
        }
    }

    void addDifferencesOf2017(int criterion, PastFloat past) {
        Measure down = measureOf(criterion);
        Measure up = measureOf(criterion + 1);
        noteFloats(down, up, past);
        for (Measure* const measure : {&down, &up}) {
            sort(measure->points);
            m_measures.push_back(std::move(*measure));
        }
    }

    Field const& m_field;
    Edition m_edition;
    Bracket const& m_bracket;
    BracketPairing const& m_pairing;
    std::vector<Measure> m_measures;
};

} // namespace

std::vector<Measure> measuresOf(Field const& field, EditionRules const& rules, BracketKind kind, Bracket const& bracket,
                                BracketPairing const& pairing) {
    Judge judge{field, rules.edition, bracket, pairing};
    switch (rules.procedure) {
    case Procedure::CompletionInEveryBracket: return judge.by2026();
    case Procedure::CollapsedLastBracket: return judge.by2017(kind);
    }
    return {};
}

} // namespace flagfall::pairing::dutch
