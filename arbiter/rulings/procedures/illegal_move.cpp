// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/illegal_move.h"
#include "arbiter/rulings/mate_question.h"

namespace flagfall::rulings {
namespace {

/// A completed illegal move (P6): the position goes back, the opponent is given time, and the one with the number that
/// the edition says loses, unless the opponent cannot checkmate.
class IllegalMoveProcedure {
public:
    IllegalMoveProcedure(Rules const& rules, IllegalMove const& incident, Known const& known, Answers const& answers)
        : m_incident(incident), m_known(known), m_answers(answers),
          m_penalty(illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision)),
          m_admission(illegalMoveAdmission(rules.laws(), rules.play, rules.house.supervision)),
          m_counts(faultCounts(rules.laws(), incident.fault)) {}

    [[nodiscard]] Ruling ruling() const {
        if (m_counts.value == FaultCounts::AsInfraction) return leftToPenalties();
        Ruling ruling = number() < m_penalty.value.losesOn ? penalised() : lost();
        if (!m_incident.penalised && m_admission.value.arbiterActs != ArbiterActs::Always)
            ruling.remarks.push_back({Remark::What::OnClaimOnly, m_admission.article});
        if (m_admission.value.arbiterActs == ArbiterActs::Never) ruling.mayNot.push_back(Forbidden::PenaliseAlone);
        return ruling;
    }

private:
    [[nodiscard]] int number() const {
        return m_known.sides[m_incident.by].illegalMoves + (m_incident.penalised ? 0 : 1);
    }

    [[nodiscard]] Ruling leftToPenalties() const {
        std::string const article{m_counts.article};
        return {Finding::LeftToPenalties, article, Proposal{{}, article}};
    }

    /// What happens to board, clocks and counters before anything else.
    [[nodiscard]] Effects restored() const {
        if (m_incident.penalised) return {};
        return {StopClocks{}, TakeMoveBack{m_incident.by}, CountIllegalMove{m_incident.by, number()}};
    }

    [[nodiscard]] Ruling penalised() const {
        std::string const article{m_penalty.article};
        Effects effects = restored();
        if (m_penalty.value.bonus > std::chrono::seconds::zero())
            effects.emplace_back(GiveTime{opponent(m_incident.by), m_penalty.value.bonus});
        return {Finding::Penalised, article, Proposal{std::move(effects), article}};
    }

    [[nodiscard]] Ruling lost() const {
        Colour const other = opponent(m_incident.by);
        CanMate const mate = mateOf(other, m_known, m_answers);
        std::string const article{m_penalty.article};
        Ruling ruling{.finding = findingOf(mate), .article = article, .next = askMate(other, m_known)};
        if (mate != CanMate::NotSaid) ruling.next = Proposal{scored(scoreWith(mate)), article};
        ruling.questions = {askMate(other, m_known)};
        for (Result const result : {Result::WhiteWins, Result::Draw, Result::BlackWins})
            ruling.others.push_back({scored(result)});
        return ruling;
    }

    [[nodiscard]] static Finding findingOf(CanMate mate) {
        if (mate == CanMate::NotSaid) return Finding::LosesUnlessNoMate;
        return mate == CanMate::No ? Finding::Drawn : Finding::Loses;
    }

    [[nodiscard]] Result scoreWith(CanMate mate) const {
        if (mate == CanMate::No) return Result::Draw;
        return m_incident.by == Colour::White ? Result::BlackWins : Result::WhiteWins;
    }

    [[nodiscard]] Effects scored(Result result) const {
        Effects effects = restored();
        effects.emplace_back(ScoreGame{result});
        return effects;
    }

    IllegalMove const& m_incident;
    Known const& m_known;
    Answers const& m_answers;
    Cited<IllegalMovePenalty> m_penalty;
    Cited<IllegalMoveAdmission> m_admission;
    Cited<FaultCounts> m_counts;
};

} // namespace

Ruling ruleOn(Rules const& rules, IllegalMove const& incident, Known const& known, Answers const& answers) {
    return IllegalMoveProcedure(rules, incident, known, answers).ruling();
}

} // namespace flagfall::rulings
