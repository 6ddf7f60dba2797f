// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/extended_encounter.h"

#include "pairing/tiebreaks/boards.h"

#include <algorithm>

namespace flagfall::pairing {
namespace {

class ExtendedEncounters {
public:
    ExtendedEncounters(Fields const& fields, TieBreak const& tieBreak) : m_fields(fields), m_tieBreak(tieBreak) {}

    std::vector<Group> separate(Group const& tied) const {
        if (tied.size() < 2) return {tied};
        for (Field const* const field : {&m_fields.primary(), &m_fields.secondary()}) {
            auto const parts = separateOnce(*field, m_tieBreak, tied);
            if (parts.size() > 1) return eachFromTheBeginning(parts);
        }
        return tied.size() == 2 ? byBoards(tied) : std::vector<Group>{tied};
    }

    std::vector<EncounterStep> stepsOf(int place, Group tied) const {
        std::vector<EncounterStep> steps;
        while (tied.size() > 1) {
            Group own = stillLevelWith(place, tied, steps);
            if (own.size() == tied.size()) break;
            tied = std::move(own);
        }
        return steps;
    }

private:
    /// By the first of the scores that separates the tied; all of them where neither does.
    [[nodiscard]] Group stillLevelWith(int place, Group const& tied, std::vector<EncounterStep>& steps) const {
        for (TeamScore const score : {m_fields.primaryScore(), otherScore(m_fields.primaryScore())}) {
            Field const& field = m_fields.by(score);
            steps.push_back(encounterStep(field, m_tieBreak, tied));
            steps.back().score = score;
            auto const parts = separateOnce(field, m_tieBreak, tied);
            if (parts.size() < 2) continue;
            return *std::find_if(parts.begin(), parts.end(), [place](Group const& part) {
                return std::find(part.begin(), part.end(), place) != part.end();
            });
        }
        return tied;
    }

    [[nodiscard]] std::vector<Group> eachFromTheBeginning(std::vector<Group> const& parts) const {
        std::vector<Group> separated;
        for (Group const& part : parts)
            for (Group& each : separate(part)) separated.push_back(std::move(each));
        return separated;
    }

    /// 13.3.2.
    [[nodiscard]] std::vector<Group> byBoards(Group const& two) const {
        KnockOut const how = m_tieBreak.knockOut;
        if (how == KnockOut::None) return {two};
        bool const counts = how == KnockOut::CountTop || how == KnockOut::CountBottom;
        if (counts && mayCountBoards(m_fields, two))
            for (auto const& step : boardSteps(m_fields, TieBreakKind::BoardCount))
                if (auto const parts = told(two, valueAt(step, two[1]), valueAt(step, two[0])); parts.size() > 1)
                    return parts;
        bool const isTop = how == KnockOut::Top || how == KnockOut::CountTop;
        for (auto const& step : boardSteps(m_fields, isTop ? TieBreakKind::TopBoards : TieBreakKind::BottomBoards))
            if (auto const parts = told(two, valueAt(step, two[0]), valueAt(step, two[1])); parts.size() > 1)
                return parts;
        return {two};
    }

    [[nodiscard]] static TieBreakValue const& valueAt(std::vector<TieBreakValue> const& step, int place) {
        return step[static_cast<std::size_t>(place)];
    }

    /// The two in the order of their values, the higher one first; together where they are level or one is not known.
    [[nodiscard]] static std::vector<Group> told(Group const& two, TieBreakValue const& a, TieBreakValue const& b) {
        if (a == b || !a.tenThousandths || !b.tenThousandths) return {two};
        if (a > b) return {{two[0]}, {two[1]}};
        return {{two[1]}, {two[0]}};
    }

    Fields const& m_fields;
    TieBreak const& m_tieBreak;
};

} // namespace

std::vector<Group> separateExtended(Fields const& fields, TieBreak const& tieBreak, Group const& tied) {
    return ExtendedEncounters{fields, tieBreak}.separate(tied);
}

std::vector<EncounterStep> extendedSteps(Fields const& fields, TieBreak const& tieBreak, int place, Group const& tied) {
    return ExtendedEncounters{fields, tieBreak}.stepsOf(place, tied);
}

} // namespace flagfall::pairing
