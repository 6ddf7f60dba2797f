// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/illegal_move.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/game_over.h"
#include "arbiter/rulings/mate_question.h"
#include "arbiter/rulings/procedures/conduct.h"
#include "arbiter/rulings/procedures/illegal_position.h"
#include "arbiter/rulings/procedures/penalty.h"
#include "arbiter/rulings/restoring.h"
#include "arbiter/rulings/touch_law.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

void add(Effects& effects, Effects const& more) { effects.insert(effects.end(), more.begin(), more.end()); }

/// An illegal move (P6): the position goes back, the opponent is given time, and the one with the number that the
/// edition says loses, unless the opponent cannot checkmate.
class IllegalMoveProcedure {
public:
    IllegalMoveProcedure(Rules const& rules, IllegalMove const& incident, Known const& known, Answers const& answers)
        : m_rules(rules), m_law(rules.laws().illegalMoves), m_incident(incident), m_known(known), m_answers(answers),
          m_penalty(illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision)),
          m_admission(illegalMoveAdmission(rules.laws(), rules.play, rules.house.supervision)),
          m_counts(faultCounts(rules.laws(), incident.fault)), m_restoring(rules, incident, known) {}

    [[nodiscard]] Ruling ruling() const {
        if (m_incident.penalised) return afterPenalty();
        if (m_incident.over) return done(Finding::StandsAsEnded, m_rules.laws().drawnGame.signatures);
        if (auto const ended = endedOtherwise()) return *ended;
        if (isLegal()) return done(Finding::Permitted, m_law.move.article, {PlayOn{}});
        if (tooLateToComplain())
            return done(Finding::TooLateToComplain, m_rules.laws().touchMove.complaint, {PlayOn{}});
        if (m_incident.fault == PressFault::NoMove && !m_answers.is(Ask::PressHadCause, Answer::No))
            return pressedWhy();
        if (m_counts.value == FaultCounts::AsInfraction) return asked(leftToPenalties());
        if (!m_incident.completed && m_incident.fault != PressFault::NoMove) return notCompleted();
        if (m_incident.repliedIllegally && m_admission.value.until == CorrectedUntil::TheOpponentMoves)
            return replyAlone();
        if (stillOnTheBoard()) return seenOnTheBoard();
        if (tooLate()) return m_incident.foundBy == Finder::Players ? correctedByPlayers() : stands();
        if (mustNotIntervene()) return claimed(noIntervention());
        if (onClaimOnly()) return unclaimed();
        if (awaitsNextMove()) return seenOnTheBoard();
        Ruling ruling = claimed(asked(counted()));
        remarkOn(ruling);
        return ruling;
    }

private:
    /// Agreed, resigned or claimed before anybody spoke of the move, or over on the board before it was made.
    [[nodiscard]] std::optional<Ruling> endedOtherwise() const {
        auto const over = m_known.over;
        bool const byPlayers =
            over == GameOver::Agreement || over == GameOver::Resignation || over == GameOver::CorrectClaim;
        if (byPlayers) return m_incident.seemedOver ? std::nullopt : std::optional{standsAs(*over, m_known)};
        if (m_restoring.moveStands()) return endedByMove();
        Known const then = whenItWasMade();
        auto const how = overUnder(m_rules.laws(), then);
        return how ? std::optional{standsAs(*how, then)} : std::nullopt;
    }
    /// What two hands have done is no illegal move of the pieces: a mate, a stalemate or a dead position ends the game
    /// (5.1 and 5.2 ask for Article 3 and 4.2 to 4.7 only), and what the hands cost is left to the penalties.
    [[nodiscard]] std::optional<Ruling> endedByMove() const {
        auto const how = overUnder(m_rules.laws(), m_known);
        if (!how) return std::nullopt;
        Ruling ruling = standsAs(*how, m_known);
        ruling.others = penaltyChoices(m_rules, m_incident.by, m_known);
        return ruling;
    }
    [[nodiscard]] Ruling standsAs(GameOver how, Known const& known) const {
        Effects effects;
        if (auto const score = scoreOf(how, known)) effects.emplace_back(ScoreGame{*score});
        return done(Finding::StandsAsEnded, articleOf(m_rules.laws(), how), std::move(effects));
    }
    /// What was known before the offender moved. An end that came after it may rest on the illegal move, and who can
    /// checkmate after a queen was put there says nothing of the position with the pawn.
    [[nodiscard]] Known whenItWasMade() const {
        Known then = m_known;
        then.over.reset();
        then.overScore.reset();
        then.position.reset();
        for (auto const& position : {m_known.position, m_known.before})
            if (position && position->turn() == m_incident.by) then.position = position;
        if (m_restoring.becomesQueen())
            for (Colour const side : bothColours) then.sides[side].canMate = CanMate::NotSaid;
        return then;
    }

    [[nodiscard]] Colour other() const { return opponent(m_incident.by); }
    [[nodiscard]] int number(Colour side) const {
        return m_known.sides[side].illegalMoves + (m_incident.penalised ? 0 : 1);
    }
    [[nodiscard]] bool limited() const {
        return m_rules.play != PlayType::Standard && m_rules.house.supervision == Supervision::Limited;
    }

    [[nodiscard]] static Ruling done(Finding finding, std::string_view article, Effects effects = {}) {
        std::string const cited{article};
        return {.finding = finding, .article = cited, .next = Proposal{std::move(effects), cited}};
    }
    [[nodiscard]] Ruling leftToPenalties() const {
        if (m_incident.fault == PressFault::NoMove) return pressPenalised();
        Ruling ruling = done(Finding::LeftToPenalties, m_counts.article);
        ruling.others = penaltyChoices(m_rules, m_incident.by, m_known);
        return ruling;
    }
    /// The offence of 6.7c (2014: 6.2c) with its penalties; the player has the move all the same.
    [[nodiscard]] Ruling pressPenalised() const {
        OffenceCommitted const offence{.kind = Misconduct::PressWithoutMove, .by = m_incident.by};
        Ruling ruling = ruleOn(m_rules, offence, m_known, m_answers);
        ruling.finding = Finding::LeftToPenalties;
        ruling.article = m_counts.article;
        auto const withTurn = [this](Effects& effects) {
            Effects all = turnGivenBack();
            add(all, effects);
            effects = std::move(all);
        };
        for (Choice& other : ruling.others) withTurn(other.effects);
        if (auto* const usual = std::get_if<Proposal>(&ruling.next)) withTurn(usual->effects);
        return ruling;
    }
    [[nodiscard]] Effects turnGivenBack() const {
        Effects effects{StopClocks{}};
        add(effects, m_restoring.board());
        add(effects, m_restoring.times());
        add(effects, m_restoring.counters());
        add(effects, m_restoring.duties());
        return effects;
    }

    /// What happens to the position, or what else counts as an illegal move, before the article that says what it
    /// costs: `7.5.1, 7.5.5`; `A.4.2, 7.5.4, 7.5.5`.
    [[nodiscard]] std::string costs() const {
        std::string_view const all = m_penalty.article;
        auto const fault = m_restoring.becomesQueen() ? m_law.leftPawn.article : m_counts.article;
        auto const comma = all.rfind(", ");
        auto const last = comma == std::string_view::npos ? 0 : comma + 2;
        bool const inAppendix = all[last] >= 'A';
        if (inAppendix)
            return fault == m_law.move.article ? std::string{all} : cited(all, fault); // it speaks for itself
        auto const own = ownCosts();
        return std::string{all.substr(0, last)} + cited(fault, own.empty() ? all.substr(last) : own);
    }
    [[nodiscard]] std::string_view ownCosts() const {
        if (m_incident.fault == PressFault::NoMove) return m_law.noMoveCosts;
        return m_incident.fault == PressFault::TwoHands ? m_law.twoHandsCosts : std::string_view{};
    }

    // --- a clock pressed without a move (2017: 7.8.1; later 7.5.3) ------------------------------------------------

    /// It may have been started in error by the opponent, knocked, or pressed because pieces were displaced.
    [[nodiscard]] static Question whyPressed(Colour by) {
        return {.ask = Ask::PressHadCause, .answers = {Answer::Yes, Answer::No}, .about = by};
    }
    [[nodiscard]] Ruling pressedWhy() const {
        if (!m_answers.is(Ask::PressHadCause, Answer::Yes)) {
            Ruling ruling{.finding = finding(),
                          .article = std::string{m_counts.article},
                          .next = whyPressed(m_incident.by),
                          .questions = {whyPressed(m_incident.by)}};
            if (m_counts.value == FaultCounts::AsInfraction) ruling.others = leftToPenalties().others;
            return ruling;
        }
        return asked(done(Finding::NoFault, m_counts.article, turnGivenBack()));
    }
    [[nodiscard]] Finding finding() const {
        return m_counts.value == FaultCounts::AsInfraction ? Finding::LeftToPenalties : Finding::NoMoveMade;
    }
    /// The question stays among those of the ruling once it is answered.
    [[nodiscard]] Ruling asked(Ruling ruling) const {
        if (m_incident.fault == PressFault::NoMove)
            ruling.questions.insert(ruling.questions.begin(), whyPressed(m_incident.by));
        return ruling;
    }

    // --- whether it is ruled on at all ---------------------------------------------------------------------------

    [[nodiscard]] bool isLegal() const {
        bool const asMade = m_incident.fault == PressFault::IllegalMove && !m_incident.twoHands && m_known.before &&
                            m_known.before->turn() == m_incident.by;
        return asMade && notation::readMove(*m_known.before, m_incident.move).has_value();
    }
    /// A player who has touched a piece since may no longer complain of two hands (4.7; later 4.8).
    [[nodiscard]] bool tooLateToComplain() const {
        bool const touchedSince = m_incident.opponentTouched || m_incident.replied || m_incident.repliedIllegally;
        return m_incident.fault == PressFault::TwoHands && m_incident.foundBy == Finder::Opponent && touchedSince;
    }
    /// It is counted already, and may have lost the game.
    [[nodiscard]] Ruling afterPenalty() const {
        bool const loses = std::max(1, number(m_incident.by)) >= m_penalty.value.losesOn;
        return loses ? lost(m_incident.by, m_penalty.article) : done(Finding::GoesOn, m_penalty.article, {PlayOn{}});
    }

    /// Until the clock is pressed only the duties of touch-move hold, and a move made with two hands is none that
    /// counts.
    [[nodiscard]] Ruling notCompleted() const {
        if (m_incident.fault == PressFault::TwoHands) {
            Ruling ruling = done(Finding::LeftToPenalties, m_rules.laws().touchMove.oneHand);
            ruling.others = penaltyChoices(m_rules, m_incident.by, m_known);
            return ruling;
        }
        return done(Finding::NotCompleted, m_counts.article, m_restoring.duties());
    }
    [[nodiscard]] Ruling correctedByPlayers() const {
        Effects effects{StopClocks{}};
        add(effects, m_restoring.board());
        return done(Finding::PlayersCorrect, m_admission.article, std::move(effects));
    }
    [[nodiscard]] bool tooLate() const {
        return m_incident.repliedMate ||
               (m_incident.replied && m_admission.value.until == CorrectedUntil::TheOpponentMoves && !intervenes());
    }
    /// In 2009 the arbiter of a rapid game acts on what anybody can see as long as it stands there (A.4c).
    [[nodiscard]] bool intervenes() const {
        return m_incident.foundBy == Finder::Arbiter && isPlain() &&
               m_admission.value.arbiterActs == ArbiterActs::OnPlainSight;
    }
    [[nodiscard]] bool isPlain() const {
        return m_incident.kingsInCheck || m_incident.fault == PressFault::UnfinishedPromotion;
    }
    /// A legal move that mates ends the game, even in reply to an illegal one; while that may still be corrected, the
    /// arbiter may put it right first.
    [[nodiscard]] Ruling stands() const {
        if (!m_incident.repliedMate) {
            Ruling ruling = done(Finding::MoveStands, m_admission.article, {PlayOn{}});
            ruling.remarks.push_back({Remark::What::PlayersMayCorrect, m_admission.article});
            return ruling;
        }
        Ruling ruling = done(Finding::Checkmated, m_rules.laws().drawnGame.checkmate, {ScoreGame{winOf(other())}});
        if (m_admission.value.until == CorrectedUntil::TheGameEnds) ruling.others.push_back({penalty(true), costs()});
        return ruling;
    }
    /// With limited supervision the first move stands once the opponent has moved, but the capture of the king is an
    /// illegal move of its own.
    [[nodiscard]] Ruling replyAlone() const {
        Finder const foundBy = m_incident.foundBy == Finder::Offender ? Finder::Opponent : m_incident.foundBy;
        if (foundBy == Finder::Players) return correctedByPlayers();
        Ruling ruling = stands();
        if (m_incident.foundBy != Finder::Opponent) {
            Known after = m_known;
            after.before.reset();
            IllegalMove const reply{.by = other(), .foundBy = foundBy, .kingsInCheck = m_incident.kingsInCheck};
            ruling = IllegalMoveProcedure(m_rules, reply, after, m_answers).ruling();
        }
        ruling.remarks.push_back({Remark::What::BothOffended, m_penalty.article});
        return ruling;
    }

    /// From 2014 on, with limited supervision: what the arbiter sees on the board may be put right by the next move.
    /// Who has seen the move itself acts.
    [[nodiscard]] bool awaitsNextMove() const { return isPlain() && waitsOnSight(); }
    [[nodiscard]] bool waitsOnSight() const {
        auto const& sight = m_rules.play == PlayType::Rapid ? m_law.rapidSight : m_law.blitzSight;
        return m_incident.foundBy == Finder::Arbiter && limited() && sight.value == PlainSight::AwaitMove;
    }
    /// Too late to correct the move, but not to see what it has left there.
    [[nodiscard]] bool stillOnTheBoard() const {
        return m_incident.replied && !m_incident.repliedMate && isPlain() && waitsOnSight();
    }
    [[nodiscard]] Ruling seenOnTheBoard() const {
        auto const fault = m_incident.kingsInCheck ? PlainFault::BothKingsInCheck : PlainFault::PawnOnLastRank;
        Ruling ruling = ruleOn(m_rules, IllegalPosition{fault}, m_known, m_answers);
        if (!m_incident.replied && number(m_incident.by) < m_penalty.value.losesOn)
            ruling.others.push_back({penalty(true), costs()});
        return ruling;
    }

    /// In 2009 and with limited supervision the arbiter acts alone on what anybody can see, or not at all (A.4c, B.3b).
    [[nodiscard]] bool mustNotIntervene() const {
        Finder const finder = foundBy();
        return (finder == Finder::Arbiter || finder == Finder::Offender) && needsClaim();
    }
    [[nodiscard]] bool needsClaim() const {
        ArbiterActs const acts = m_admission.value.arbiterActs;
        return acts == ArbiterActs::Never || (acts == ArbiterActs::OnPlainSight && !isPlain());
    }
    /// Nothing is done before it is known that the opponent claims it.
    [[nodiscard]] bool onClaimOnly() const { return foundBy() == Finder::NotSaid && needsClaim(); }
    [[nodiscard]] Finder foundBy() const {
        auto const said = m_answers.to(Ask::CalledBy);
        if (m_incident.foundBy != Finder::NotSaid || !said) return m_incident.foundBy;
        if (said == answerFor(other())) return Finder::Opponent;
        return said == answerFor(m_incident.by) ? Finder::Offender : Finder::Arbiter;
    }
    [[nodiscard]] Question whoClaims() const {
        return {.ask = Ask::CalledBy, .answers = {answerFor(other()), Answer::Arbiter, answerFor(m_incident.by)}};
    }
    [[nodiscard]] Ruling unclaimed() const {
        Ruling ruling{.finding = Finding::AnswerDecides,
                      .article = std::string{m_admission.article},
                      .next = whoClaims(),
                      .questions = {whoClaims()}};
        ruling.mayNot.push_back(Forbidden::PenaliseAlone);
        ruling.remarks.push_back({Remark::What::OnClaimOnly, m_admission.article});
        return asked(std::move(ruling));
    }
    /// The question stays among those of the ruling once it is answered.
    [[nodiscard]] Ruling claimed(Ruling ruling) const {
        if (m_incident.foundBy == Finder::NotSaid && needsClaim())
            ruling.questions.insert(ruling.questions.begin(), whoClaims());
        return ruling;
    }
    [[nodiscard]] Ruling noIntervention() const {
        Ruling ruling = done(Finding::MustNotIntervene, m_admission.article, {PlayOn{}});
        ruling.mayNot.push_back(Forbidden::PenaliseAlone);
        return ruling;
    }

    // --- what it costs -------------------------------------------------------------------------------------------

    [[nodiscard]] Ruling counted() const {
        bool const loses = number(m_incident.by) >= m_penalty.value.losesOn;
        if (loses) return lostInSpiteOfQueen();
        if (auto ended = endedByQueen()) return *ended;
        if (m_incident.repliedIllegally && number(other()) >= m_penalty.value.losesOn) return lost(other(), costs());
        return penalised();
    }

    [[nodiscard]] Finding penalisedFinding() const {
        if (m_incident.fault == PressFault::NoMove) return Finding::NoMoveMade;
        if (m_restoring.becomesQueen()) return Finding::BecomesQueen;
        return m_restoring.moveStands() ? Finding::PenalisedMoveStands : Finding::Penalised;
    }

    [[nodiscard]] Effects penalty(bool withTimes) const { return penalty(withTimes, m_penalty.value.bonus); }
    [[nodiscard]] Effects penalty(bool withTimes, std::chrono::seconds bonus) const {
        Effects effects{StopClocks{}};
        add(effects, m_restoring.board());
        if (withTimes) add(effects, m_restoring.times());
        add(effects, m_restoring.counters());
        add(effects, count());
        if (bonus > std::chrono::seconds::zero()) {
            effects.emplace_back(GiveTime{other(), bonus});
            if (m_incident.repliedIllegally) effects.emplace_back(GiveTime{m_incident.by, bonus});
        }
        add(effects, m_restoring.duties());
        return effects;
    }
    [[nodiscard]] Effects count() const {
        Effects effects{CountIllegalMove{m_incident.by, number(m_incident.by)}};
        if (m_incident.repliedIllegally) effects.emplace_back(CountIllegalMove{other(), number(other())});
        return effects;
    }

    [[nodiscard]] Ruling penalised() const {
        Ruling ruling = done(penalisedFinding(), costs(), penalty(true));
        if (!m_law.clocksMayStay.empty() && !m_restoring.times().empty())
            ruling.others.push_back({penalty(false), std::string{m_law.clocksMayStay}});
        if (m_penalty.value.orBonus > std::chrono::seconds::zero())
            ruling.others.push_back({penalty(true, m_penalty.value.orBonus), costs()});
        if (auto put = putRight()) ruling.others.push_back(std::move(*put));
        return ruling;
    }

    /// A new piece that stands beside the square of the promotion may be put right instead.
    [[nodiscard]] std::optional<Choice> putRight() const {
        if (!m_incident.beside || !m_incident.newPiece) return std::nullopt;
        auto const& law = m_rules.laws().touchMove;
        return Choice{{PlayOn{}}, cited(law.promotion, law.adjust)};
    }

    /// The illegal move that loses the game loses it also where the queen put in its place mates or stalemates: by
    /// Article 5 only a move that was legal ends the game, and the loss leaves the arbiter no choice (7.5.2 with 7.5.5,
    /// 5.1.1 with 3). The draw remains where the opponent could not have checkmated.
    [[nodiscard]] Ruling lostInSpiteOfQueen() const {
        Ruling ruling = lost(m_incident.by, costs());
        auto const& drawn = m_rules.laws().drawnGame;
        if (auto const ended = endedByQueen())
            ruling.remarks.push_back(
                {Remark::What::EndWasVoid, ended->finding == Finding::Checkmated ? drawn.checkmate : drawn.stalemate});
        return ruling;
    }

    /// The queen is put there by the Laws, and the position is judged with it at once.
    [[nodiscard]] std::optional<Ruling> endedByQueen() const {
        auto const position = m_restoring.becomesQueen() ? m_restoring.withQueen() : std::nullopt;
        if (!position || position->hasLegalMove()) return std::nullopt;
        bool const mate = position->isCheckmate();
        auto const& drawn = m_rules.laws().drawnGame;
        Effects effects{StopClocks{}};
        add(effects, m_restoring.board());
        add(effects, count());
        effects.emplace_back(ScoreGame{mate ? winOf(m_incident.by) : Result::Draw});
        return done(mate ? Finding::Checkmated : Finding::Drawn,
                    cited(m_law.leftPawn.article, mate ? drawn.checkmate : drawn.stalemate), std::move(effects));
    }

    // --- it loses the game ---------------------------------------------------------------------------------------

    [[nodiscard]] Ruling lost(Colour loser, std::string_view cites) const {
        Colour const winner = opponent(loser);
        CanMate const mate = mateOf(winner, m_known, m_answers);
        std::string const article{cites};
        Ruling ruling{.finding = findingOf(mate), .article = article, .next = askMate(winner, m_known)};
        Result const score = mate == CanMate::No ? Result::Draw : winOf(winner);
        if (mate != CanMate::NotSaid) ruling.next = Proposal{scored(score), article};
        ruling.questions = {askMate(winner, m_known)};
        for (Result const result : {Result::WhiteWins, Result::Draw, Result::BlackWins})
            ruling.others.push_back({scored(result)});
        return ruling;
    }

    [[nodiscard]] static Finding findingOf(CanMate mate) {
        if (mate == CanMate::NotSaid) return Finding::LosesUnlessNoMate;
        return mate == CanMate::No ? Finding::Drawn : Finding::Loses;
    }
    [[nodiscard]] static Result winOf(Colour winner) {
        return winner == Colour::White ? Result::WhiteWins : Result::BlackWins;
    }

    [[nodiscard]] Effects scored(Result result) const {
        if (m_incident.penalised) return {ScoreGame{result}};
        Effects effects{StopClocks{}};
        add(effects, m_restoring.board());
        add(effects, count());
        effects.emplace_back(ScoreGame{result});
        return effects;
    }

    // --- what else there is to know ------------------------------------------------------------------------------

    void remarkOn(Ruling& ruling) const {
        auto const remark = [&](bool holds, Remark::What what, std::string_view article) {
            if (holds) ruling.remarks.push_back({what, article});
        };
        auto const& drawn = m_rules.laws().drawnGame;
        remark(m_incident.twoHands && m_incident.fault != PressFault::TwoHands, Remark::What::CountsOnce,
               m_counts.article);
        remark(m_incident.repliedIllegally, Remark::What::BothOffended, m_penalty.article);
        remark(m_incident.offered, Remark::What::OfferStaysOpen, drawn.offer);
        remark(!ruling.asks() && !scoreIn(ruling.proposes()->effects) && m_restoring.touchUnknown(),
               Remark::What::TouchMoveHolds, m_law.move.article);
        remark(m_incident.seemedOver && !ruling.remarked(Remark::What::EndWasVoid), Remark::What::EndWasVoid,
               drawn.checkmate);
        remark(m_known.sides[m_incident.by].flagDown && (ruling.asks() || !scoreIn(ruling.proposes()->effects)),
               Remark::What::FlagFalls, flagLossArticle(m_rules.laws(), m_rules.play, m_rules.house.supervision));
        remark(foundBy() == Finder::Opponent && m_known.sides[other()].flagDown, Remark::What::ClaimBeforeFlag,
               m_admission.article);
    }

    Rules const& m_rules;
    IllegalMoveLaw const& m_law;
    IllegalMove const& m_incident;
    Known const& m_known;
    Answers const& m_answers;
    Cited<IllegalMovePenalty> m_penalty;
    Cited<IllegalMoveAdmission> m_admission;
    Cited<FaultCounts> m_counts;
    Restoring m_restoring;
};

} // namespace

Ruling ruleOn(Rules const& rules, IllegalMove const& incident, Known const& known, Answers const& answers) {
    return IllegalMoveProcedure(rules, incident, known, answers).ruling();
}

} // namespace flagfall::rulings
