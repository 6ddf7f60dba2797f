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
        if (tied.size() == 2)
            for (Look const& look : looksAtBoards(tied)) steps.push_back(stepOf(tied, look));
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

    /// One look at what two teams have on their boards.
    struct Look {
        TieBreakKind kind;
        int board; ///< see EncounterStep
        std::vector<TieBreakValue> values;
        std::vector<Group> parts;
    };

    [[nodiscard]] std::vector<Group> byBoards(Group const& two) const {
        auto looks = looksAtBoards(two);
        return looks.empty() ? std::vector<Group>{two} : std::move(looks.back().parts);
    }

    /// 13.3.2: until one of them tells the two apart.
    [[nodiscard]] std::vector<Look> looksAtBoards(Group const& two) const {
        KnockOut const how = m_tieBreak.knockOut;
        std::vector<Look> looks;
        if (how == KnockOut::None) return looks;
        bool const counts = how == KnockOut::CountTop || how == KnockOut::CountBottom;
        if (counts && mayCountBoards(m_fields, two)) look(two, TieBreakKind::BoardCount, looks);
        bool const isTop = how == KnockOut::Top || how == KnockOut::CountTop;
        look(two, isTop ? TieBreakKind::TopBoards : TieBreakKind::BottomBoards, looks);
        return looks;
    }

    void look(Group const& two, TieBreakKind kind, std::vector<Look>& looks) const {
        auto const steps = boardSteps(m_fields, kind);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (!looks.empty() && looks.back().parts.size() > 1) return;
            auto const& a = valueAt(steps[i], two[0]);
            auto const& b = valueAt(steps[i], two[1]);
            bool const isLower = kind == TieBreakKind::BoardCount;
            int const board = kind == TieBreakKind::TopBoards ? static_cast<int>(i) + 1
                              : isLower                       ? 0
                                                              : static_cast<int>(steps.size() - i);
            looks.push_back({kind, board, {a, b}, isLower ? told(two, b, a) : told(two, a, b)});
        }
    }

    [[nodiscard]] EncounterStep stepOf(Group const& two, Look const& look) const {
        EncounterStep step;
        step.boards = look.kind;
        step.board = look.board;
        Field const& field = m_fields.primary();
        for (Group const& part : look.parts) {
            step.subgroups.emplace_back();
            for (int const place : part) {
                step.subgroups.back().push_back(field.id(place));
                TieBreakValue const& value = look.values[place == two[0] ? 0 : 1];
                step.rows.push_back({field.id(place), value, value});
            }
        }
        return step;
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
