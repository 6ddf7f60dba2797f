// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/criteria/counter.h"
#include "pairing/matching/weight.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace flagfall::pairing::dutch {
namespace {

using Past = Float VertexKind::*;

/// How high every counter can count in a bracket decides how wide it is, and whether it is there at all.
class Planner {
public:
    Planner(Question question, Census const& census) : m_question(question), m_census(census) {
        m_movedDown = counted([](VertexKind const& v) { return v.role == Role::MovedDown; });
        m_inside = counted([](VertexKind const& v) { return isInside(v); });
        eachKind([this](VertexKind const& v, int count) {
            if (v.role == Role::MovedDown) m_movedDownScores[v.score] += count;
            if (isInside(v)) m_scores[v.score] += count;
        });
    }

    std::vector<Counter> plan() {
        bool const isOld = isOf2017(m_question);
        bool const isClosed = m_question == Question::ClosedBracket2026 || m_question == Question::ClosedBracket2017;
        if (!isClosed) add(Counted::C6, m_inside / 2);
        if (isOld)
            planDownfloatersOf2017();
        else
            planDownfloaters();
        if (m_question == Question::Downfloaters2026) return std::move(m_counters);
        planColours();
        if (isOld)
            planFloatsOf2017();
        else
            planFloats();
        return std::move(m_counters);
    }

private:
    template <typename Visit>
    void eachKind(Visit const& visit) const {
        for (std::size_t i = 0; i < m_census.kinds.size(); ++i) visit(m_census.kinds[i], m_census.counts[i]);
    }
    template <typename Test>
    [[nodiscard]] int counted(Test const& test) const {
        int sum = 0;
        eachKind([&](VertexKind const& v, int count) { sum += test(v) ? count : 0; });
        return sum;
    }
    void add(Counted counted, int most, Points points = {}) {
        if (most > 0) m_counters.push_back({counted, points, matching::bitsFor(most)});
    }

    // --- both editions -------------------------------------------------------------------------------------

    void planColours() {
        bool const hasTopscorer = counted([](VertexKind const& v) { return isInside(v) && v.need.isTopscorer; }) > 0;
        add(Counted::C10, hasTopscorer ? m_inside / 2 : 0);
        add(Counted::C11, hasTopscorer ? m_inside / 2 : 0);
        add(Counted::C12, m_inside / 2);
        add(Counted::C13, m_inside / 2);
    }

    // --- 2026 ----------------------------------------------------------------------------------------------

    void planDownfloaters() {
        for (auto const& [score, count] : m_movedDownScores) add(Counted::C7, count, score);
        int const next = counted([](VertexKind const& v) { return v.role == Role::Next; });
        if (m_question == Question::Bracket2026 && next > 0) {
            add(Counted::C8, next);
            for (auto const& [score, count] : m_scores) add(Counted::C8Scores, count, score);
        }
        int worst = 0;
        int unplayed = 0;
        eachKind([&](VertexKind const& v, int) {
            worst = std::max(worst, v.nextRank.value_or(0));
            unplayed = std::max(unplayed, v.unplayed);
        });
        if (m_question == Question::ClosedBracket2026) add(Counted::C8, worst);
        if (m_census.hasSingleDownfloater) add(Counted::C9, unplayed);
    }

    [[nodiscard]] int residentsWith(Past past, Float wanted) const {
        return counted([&](VertexKind const& v) { return v.role == Role::Resident && v.*past == wanted; });
    }

    void planFloats() {
        planCounts(Counted::C14, Counted::C15, &VertexKind::last);
        planCounts(Counted::C16, Counted::C17, &VertexKind::beforeLast);
        planDifferences(Counted::C18, Counted::C19, &VertexKind::last);
        planDifferences(Counted::C20, Counted::C21, &VertexKind::beforeLast);
    }
    void planCounts(Counted down, Counted up, Past past) {
        add(down, residentsWith(past, Float::Down));
        add(up, std::min(m_movedDown, residentsWith(past, Float::Up)));
    }
    /// The residents all have one score, so that there is a difference for every score of an MDP.
    void planDifferences(Counted down, Counted up, Past past) {
        for (auto const& entry : m_movedDownScores) {
            Points const score = entry.first;
            auto const floated = [&](VertexKind const& v) {
                return v.role == Role::MovedDown && v.score == score && v.*past == Float::Down;
            };
            add(down, counted(floated), score);
        }
        for (auto const& [score, count] : m_movedDownScores)
            add(up, std::min(count, residentsWith(past, Float::Up)), score);
    }

    // --- 2017 ----------------------------------------------------------------------------------------------

    /// All score differences there can be in the bracket, the widest first. None is not counted: the number of
    /// pairs and downfloaters is settled by C.5.
    [[nodiscard]] std::set<Points, std::greater<>> differences() const {
        std::set<Points, std::greater<>> all;
        eachKind([&](VertexKind const& v, int) {
            if (isInside(v)) all.insert(v.drop);
        });
        for (auto const& a : m_scores)
            for (auto const& b : m_scores)
                if (a.first > b.first) all.insert(a.first - b.first);
        return all;
    }

    void planDownfloatersOf2017() {
        for (Points const difference : differences()) add(Counted::Old6, m_inside, difference);
        if (m_question != Question::Bracket2017) return;
        int const next = counted([](VertexKind const& v) { return v.role == Role::Next; });
        add(Counted::Old7, 3 * (m_inside + next));
        for (auto const& [score, count] : m_scores) add(Counted::Old7Scores, count, score);
    }

    [[nodiscard]] int insideWith(Past past, Float wanted) const {
        return counted([&](VertexKind const& v) { return isInside(v) && v.*past == wanted; });
    }

    void planFloatsOf2017() {
        add(Counted::Old12, insideWith(&VertexKind::last, Float::Down));
        add(Counted::Old13, insideWith(&VertexKind::last, Float::Up));
        add(Counted::Old14, insideWith(&VertexKind::beforeLast, Float::Down));
        add(Counted::Old15, insideWith(&VertexKind::beforeLast, Float::Up));
        planDifferencesOf2017(Counted::Old16, &VertexKind::last, Float::Down);
        planDifferencesOf2017(Counted::Old17, &VertexKind::last, Float::Up);
        planDifferencesOf2017(Counted::Old18, &VertexKind::beforeLast, Float::Down);
        planDifferencesOf2017(Counted::Old19, &VertexKind::beforeLast, Float::Up);
    }
    void planDifferencesOf2017(Counted counted, Past past, Float wanted) {
        for (Points const difference : differences()) add(counted, insideWith(past, wanted), difference);
    }

    Question m_question;
    Census const& m_census;
    int m_movedDown = 0;
    int m_inside = 0;
    std::map<Points, int, std::greater<>> m_movedDownScores;
    std::map<Points, int, std::greater<>> m_scores;
    std::vector<Counter> m_counters;
};

} // namespace

std::vector<Counter> countersOf(Question question, Census const& census) { return Planner{question, census}.plan(); }

} // namespace flagfall::pairing::dutch
