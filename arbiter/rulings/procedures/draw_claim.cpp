// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/draw_claim.h"

#include "arbiter/notation/read_move.h"
#include "arbiter/rulings/procedures/draw_offer.h"
#include "arbiter/rulings/touch_law.h"

#include <algorithm>

namespace flagfall::rulings {
std::string_view basisArticle(DrawnGameLaw const& law, record::ClaimBasis basis) {
    switch (basis) {
    case record::ClaimBasis::RepetitionAnnounced: return law.repetitionAnnounced;
    case record::ClaimBasis::RepetitionOnBoard: return law.repetitionOnBoard;
    case record::ClaimBasis::FiftyAnnounced: return law.fiftyAnnounced;
    case record::ClaimBasis::FiftyOnBoard: return law.fiftyOnBoard;
    }
    return {};
}

namespace {

/// What cannot be read says nothing of the move: it may be in the letters of another language.
bool saysWhichMove(notation::MoveFault fault) {
    using enum notation::MoveFault;
    return fault != Empty && fault != NotNotation && fault != Ambiguous;
}

/// The move announced for fifty moves is one of a pawn, a capture or illegal: the board alone shows it (9.3a).
bool endsTheRow(DrawClaimed const& incident, Known const& known) {
    bool const announced = incident.basis == record::ClaimBasis::FiftyAnnounced && !incident.announced.empty();
    if (!announced || !known.position) return false;
    auto const read = notation::readMove(*known.position, incident.announced);
    if (!read) return saysWhichMove(read.error().fault);
    return read->move.role == board::Role::Pawn || known.position->isCapture(read->move);
}

/// By the board or the clocks the opponent has the move (9.2, 9.3).
bool isOffMove(DrawClaimed const& incident, Known const& known) { return known.onMove() == opponent(incident.by); }

/// Whether the game was drawn before without a claim (9.6), else whether the player may claim at all (9.2, 9.3, 9.4),
/// else what the record bears out.
std::optional<Answer> byRecord(DrawClaimed const& incident, Known const& known = {}) {
    if (incident.drawnAlready) return Answer::Correct;
    if (incident.touched || isOffMove(incident, known)) return Answer::Inadmissible;
    if (!incident.found) return endsTheRow(incident, known) ? std::optional{Answer::Incorrect} : std::nullopt;
    if (!record::isAdmissible(*incident.found)) return Answer::Inadmissible;
    return incident.found == record::ClaimFinding::Correct ? Answer::Correct : Answer::Incorrect;
}

/// A claim by repetition or fifty moves (P8): examined on the record and the scoresheets.
class ClaimProcedure {
public:
    ClaimProcedure(Rules const& rules, DrawClaimed const& incident, Known const& known, Answers const& answers)
        : m_rules(rules), m_law(rules.laws().drawnGame), m_incident(incident), m_known(known), m_answers(answers),
          m_presumed(standsFirst() ? Answer::Inadmissible : byRecord(incident, known)),
          m_said(answers.to(Ask::ClaimIs)) {}

    [[nodiscard]] Ruling ruling() const {
        if (m_incident.accepted) return agreed();
        auto const answer = m_said ? m_said : m_presumed;
        Ruling ruling = answer ? answered(*answer) : open();
        ruling.questions = {question()};
        for (Answer const other : question().answers)
            if (other != answer) ruling.others.push_back(choiceOf(other));
        if (answer) remarkOn(ruling, *answer);
        if (m_incident.withdrawn) ruling.remarks.push_back({Remark::What::ClaimStands, m_rules.laws().stoppage.claims});
        return ruling;
    }

private:
    /// The claim is an offer, and the opponent may accept it until a piece is touched, whatever the claim is worth.
    /// What the event says of agreements holds for this one, too (9.1).
    [[nodiscard]] Ruling agreed() const {
        Ruling ruling = ruleOn(m_rules, DrawAgreed{}, m_known, m_answers);
        ruling.questions.push_back(question());
        return ruling;
    }

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

    /// Another move cannot be intended once one is written (from 2017 on: 9.2.1, 9.3.1).
    [[nodiscard]] bool standsFirst() const { return !m_incident.first.empty() && !m_law.writtenStands.empty(); }

    [[nodiscard]] Choice choiceOf(Answer answer) const {
        std::string const basis{basisArticle(m_law, m_incident.basis)};
        if (answer == Answer::Correct) {
            auto const drawn = m_incident.drawnAlready;
            return {{ScoreGame{Result::Draw}},
                    drawn ? std::string{articleOf(m_law, *drawn)} : basis + ", " + std::string{m_law.claimCorrect}};
        }
        if (answer == Answer::Inadmissible)
            return {notYetClaimed(), m_incident.touched ? std::string{m_law.touched}
                                     : standsFirst()    ? std::string{m_law.writtenStands}
                                                        : basis};
        auto const bonus = wrongClaimBonus(m_rules.laws(), m_rules.play);
        Effects effects{StopClocks{}, GiveTime{opponent(m_incident.by), bonus.value}};
        if (auto must = toPlay()) effects.emplace_back(std::move(*must));
        effects.emplace_back(OpenOffer{m_incident.by});
        return {std::move(effects), std::string{bonus.article}};
    }

    /// A move that was meant but not written makes no claim yet; the arbiter may let the player write it (9.2a, 9.3a).
    [[nodiscard]] Effects notYetClaimed() const {
        if (m_incident.found == record::ClaimFinding::NothingWritten) return {WriteMove{m_incident.by}};
        auto must = standsFirst() ? toPlay() : std::nullopt;
        if (must) return {std::move(*must), OpenOffer{m_incident.by}};
        return {PlayOn{}, OpenOffer{m_incident.by}};
    }

    /// After an incorrect claim the intended move must be played; an illegal one obliges to a move of the same piece.
    [[nodiscard]] std::optional<MustMove> toPlay() const {
        std::string const& written = standsFirst() ? m_incident.first : m_incident.announced;
        if (!record::isAnnounced(m_incident.basis) || written.empty()) return std::nullopt;
        std::string article{m_rules.laws().grounds.wrongClaim.at(PlayType::Standard).article};
        MustMove asWritten{.by = m_incident.by, .moves = {written}, .article = article};
        if (!m_known.position) return asWritten;
        if (m_known.position->turn() != m_incident.by) return std::nullopt;
        board::Position const& position = *m_known.position;
        auto const move = notation::readMove(position, written);
        if (!move && move.error().fault == notation::MoveFault::NotNotation) return asWritten;
        if (move) return mustMove(m_incident.by, position, {{move->move}, std::move(article)});
        if (move.error().fault == notation::MoveFault::Ambiguous) // any of those that it can mean
            return mustMove(m_incident.by, position, {move.error().candidates, std::move(article)});
        Touches touches;
        if (auto const piece = pieceMeant(position, written)) touches.squares = {*piece};
        return mustMove(m_incident.by, position, obligationOf(m_rules.laws().touchMove, position, touches));
    }

    void remarkOn(Ruling& ruling, Answer answer) const {
        bool const correct = m_presumed == Answer::Correct;
        bool const sure = m_incident.found && m_incident.certain && !m_incident.drawnAlready;
        if (sure && correct != (answer == Answer::Correct)) ruling.remarks.push_back({Remark::What::AgainstTheRecord});
        if (m_incident.drawnAlready && answer == Answer::Incorrect)
            ruling.remarks.push_back({Remark::What::DrawnAlready, articleOf(m_law, *m_incident.drawnAlready)});
        if (answer != Answer::Correct) remarkOnFailure(ruling);
        bool const unsaid = record::isAnnounced(m_incident.basis) && m_incident.announced.empty() && !standsFirst();
        if (answer == Answer::Incorrect && unsaid)
            ruling.remarks.push_back(
                {Remark::What::IntendedMovePlayed, m_rules.laws().grounds.wrongClaim.at(PlayType::Standard).article});
        if ((m_incident.changed && !m_law.writtenStands.empty()) || standsFirst())
            ruling.remarks.push_back({Remark::What::CannotBeChanged, m_law.writtenStands});
        if (m_incident.touchedAfter) ruling.remarks.push_back({Remark::What::ClaimWasFirst, m_law.touched});
        if (m_known.sides[m_incident.by].flagDown)
            ruling.remarks.push_back({Remark::What::ClaimBeforeFlag, basisArticle(m_law, m_incident.basis)});
    }

    void remarkOnFailure(Ruling& ruling) const {
        ruling.remarks.push_back({Remark::What::ClaimIsOffer, m_law.claimOffers});
        if (m_incident.otherBasis) {
            ruling.remarks.push_back({Remark::What::OtherBasis, basisArticle(m_law, *m_incident.otherBasis)});
            ruling.mayNot.push_back(Forbidden::TellPlayer);
        }
        bool const offMove = isOffMove(m_incident, m_known);
        if (offMove) ruling.remarks.push_back({Remark::What::NotOnMove, basisArticle(m_law, m_incident.basis)});
        if (m_incident.earlier < 2 && !offMove) return;
        ruling.remarks.push_back({Remark::What::MayDistract, m_law.distraction});
        ruling.others.push_back({{Warn{m_incident.by}}, std::string{m_law.distraction}});
    }

    Rules const& m_rules;
    DrawnGameLaw const& m_law;
    DrawClaimed const& m_incident;
    Known const& m_known;
    Answers const& m_answers;
    std::optional<Answer> m_presumed;
    std::optional<Answer> m_said;
};

} // namespace

/// A claim is made by the player who has the move, on his own time (9.2, 9.3): in an adjourned game nobody has it. What
/// was drawn before without a claim is drawn.
Ruling ruleOn(Rules const& rules, DrawClaimed const& incident, Known const& known, Answers const& answers) {
    if (known.adjourned && !incident.drawnAlready && !incident.accepted) {
        std::string const article{basisArticle(rules.laws().drawnGame, incident.basis)};
        return {Finding::NotBeforeResumed, article, Proposal{{}, article}};
    }
    return ClaimProcedure(rules, incident, known, answers).ruling();
}

/// Nor is a claim that the record bears out ruled anything else at once, nor one ruled incorrect that a gap leaves
/// open.
bool needsNoCheck(DrawClaimed const& incident, Answer answer) {
    auto const said = byRecord(incident);
    if (answer == Answer::Incorrect) return said == Answer::Incorrect && incident.certain;
    return answer == Answer::Inadmissible && said != Answer::Correct;
}

} // namespace flagfall::rulings
