// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/draw_claim.h"

namespace flagfall::rulings {
namespace {

std::string_view basisArticle(DrawnGameLaw const& law, record::ClaimBasis basis) {
    switch (basis) {
    case record::ClaimBasis::RepetitionAnnounced: return law.repetitionAnnounced;
    case record::ClaimBasis::RepetitionOnBoard: return law.repetitionOnBoard;
    case record::ClaimBasis::FiftyAnnounced: return law.fiftyAnnounced;
    case record::ClaimBasis::FiftyOnBoard: return law.fiftyOnBoard;
    }
    return {};
}

/// What the record bears out; none where it does not speak.
std::optional<Answer> byRecord(DrawClaimed const& incident) {
    if (!incident.found) return std::nullopt;
    if (incident.drawnAlready) return Answer::Correct;
    if (!record::isAdmissible(*incident.found)) return Answer::Inadmissible;
    return incident.found == record::ClaimFinding::Correct ? Answer::Correct : Answer::Incorrect;
}

/// A claim by repetition or fifty moves (P8): examined on the record and the scoresheets.
class ClaimProcedure {
public:
    ClaimProcedure(Rules const& rules, DrawClaimed const& incident, Answers const& answers)
        : m_rules(rules), m_law(rules.laws().drawnGame), m_incident(incident), m_presumed(byRecord(incident)),
          m_said(answers.to(Ask::ClaimIs)) {}

    [[nodiscard]] Ruling ruling() const {
        auto const answer = m_said ? m_said : m_presumed;
        Ruling ruling = answer ? answered(*answer) : open();
        ruling.questions = {question()};
        for (Answer const other : question().answers)
            if (other != answer) ruling.others.push_back(choiceOf(other));
        if (answer) remarkOn(ruling, *answer);
        return ruling;
    }

private:
    [[nodiscard]] Question question() const {
        return {.ask = Ask::ClaimIs,
                .answers = {Answer::Correct, Answer::Incorrect, Answer::Inadmissible},
                .about = m_incident.by,
                .presumed = m_presumed};
    }

    [[nodiscard]] Ruling open() const {
        return {Finding::ClaimIsOpen, std::string{basisArticle(m_law, m_incident.basis)}, question()};
    }

    [[nodiscard]] Ruling answered(Answer answer) const {
        Finding const finding = answer == Answer::Correct     ? Finding::ClaimCorrect
                                : answer == Answer::Incorrect ? Finding::ClaimIncorrect
                                                              : Finding::ClaimInadmissible;
        Choice choice = choiceOf(answer);
        return {finding, choice.article, Proposal{std::move(choice.effects), choice.article}};
    }

    [[nodiscard]] Choice choiceOf(Answer answer) const {
        std::string const basis{basisArticle(m_law, m_incident.basis)};
        if (answer == Answer::Correct) {
            auto const drawn = m_incident.drawnAlready;
            return {{ScoreGame{Result::Draw}},
                    drawn ? std::string{articleOf(m_law, *drawn)} : basis + ", " + std::string{m_law.claimCorrect}};
        }
        if (answer == Answer::Inadmissible)
            return {{PlayOn{}}, m_incident.touched ? std::string{m_law.touched} : basis};
        auto const bonus = wrongClaimBonus(m_rules.laws(), m_rules.play);
        return {{GiveTime{opponent(m_incident.by), bonus.value}}, std::string{bonus.article}};
    }

    void remarkOn(Ruling& ruling, Answer answer) const {
        bool const correct = m_incident.found == record::ClaimFinding::Correct;
        bool const sure = m_incident.found && m_incident.certain && !m_incident.drawnAlready;
        if (sure && correct != (answer == Answer::Correct)) ruling.remarks.push_back({Remark::What::AgainstTheRecord});
        if (m_incident.drawnAlready && answer == Answer::Incorrect)
            ruling.remarks.push_back({Remark::What::DrawnAlready, articleOf(m_law, *m_incident.drawnAlready)});
    }

    Rules const& m_rules;
    DrawnGameLaw const& m_law;
    DrawClaimed const& m_incident;
    std::optional<Answer> m_presumed;
    std::optional<Answer> m_said;
};

} // namespace

Ruling ruleOn(Rules const& rules, DrawClaimed const& incident, Known const&, Answers const& answers) {
    return ClaimProcedure(rules, incident, answers).ruling();
}

/// Nor is a claim that the record bears out ruled anything else at once, nor one ruled incorrect that a gap leaves
/// open.
bool needsNoCheck(DrawClaimed const& incident, Answer answer) {
    auto const said = byRecord(incident);
    if (answer == Answer::Incorrect) return said == Answer::Incorrect && incident.certain;
    return answer == Answer::Inadmissible && said != Answer::Correct;
}

} // namespace flagfall::rulings
