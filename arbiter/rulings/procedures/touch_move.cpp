// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/touch_move.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/touch_law.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

/// Touch-move (P2): whether the touch binds at all, and which moves it leaves.
class TouchProcedure {
public:
    TouchProcedure(Rules const& rules, PiecesTouched const& incident, Known const& known, Answers const& answers)
        : m_rules(rules), m_law(rules.laws().touchMove), m_incident(incident), m_known(known), m_answers(answers) {}

    [[nodiscard]] Ruling ruling() const {
        if (m_incident.saidBy == Finder::Opponent && m_incident.opponentTouched)
            return done(Finding::TooLateToComplain, m_law.complaint, {PlayOn{}});
        if (m_incident.twoHands) return twoHands();
        if (m_incident.saidBy == Finder::Arbiter && !onRequest().empty()) return notByArbiter(onRequest());
        if (auto const article = whyItDoesNotBind(); !article.empty()) return noDuty(article);
        return bound();
    }

private:
    [[nodiscard]] static Ruling done(Finding finding, std::string_view cites, Effects effects) {
        std::string const article{cites};
        return {.finding = finding, .article = article, .next = Proposal{std::move(effects), article}};
    }

    /// Two hands count as an illegal move from 2017 on, once the clock is pressed (7.7; later 7.5.4).
    [[nodiscard]] Ruling twoHands() const {
        bool const onlyTouched = !m_incident.touched.empty() && m_incident.made.empty();
        IllegalMove const incident{.by = m_incident.by,
                                   .fault = PressFault::TwoHands,
                                   .completed = m_incident.completed.value_or(!onlyTouched),
                                   .foundBy = m_incident.saidBy};
        return ruleOn(m_rules, incident, m_known, m_answers);
    }

    /// The article by which only a player may bring it up (2009: A.4b); empty where the arbiter may, too.
    [[nodiscard]] std::string_view onRequest() const {
        bool const limited = m_rules.house.supervision == Supervision::Limited;
        if (!limited || m_rules.play == PlayType::Standard) return {};
        return m_rules.play == PlayType::Rapid ? m_law.rapidOnRequest : m_law.blitzOnRequest;
    }
    [[nodiscard]] static Ruling notByArbiter(std::string_view article) {
        Ruling ruling = done(Finding::MustNotIntervene, article, {PlayOn{}});
        ruling.mayNot.push_back(Forbidden::PenaliseAlone);
        return ruling;
    }

    /// Only the player having the move is bound (4.3).
    [[nodiscard]] bool hasMove() const {
        return m_incident.hasMove && (!m_known.position || m_known.position->turn() == m_incident.by);
    }
    [[nodiscard]] std::string_view whyItDoesNotBind() const {
        bool const mayAdjust = hasMove() && m_incident.adjusting == Adjusting::Said;
        bool const meant = m_incident.kind == TouchKind::Deliberate ||
                           (m_incident.kind == TouchKind::Contact && m_law.binds == TouchThatBinds::Any);
        if (mayAdjust) return m_law.adjust;
        if (!hasMove()) return m_law.duty;
        return meant ? std::string_view{} : m_law.intent;
    }
    /// On the opponent's time it may distract (12.6; later 11.5).
    [[nodiscard]] Ruling noDuty(std::string_view article) const {
        Ruling ruling = done(Finding::NoDuty, article, {PlayOn{}});
        if (!hasMove()) ruling.remarks.push_back({Remark::What::MayDistract, m_rules.laws().drawnGame.distraction});
        return ruling;
    }

    /// Whose piece stood there only the board shows.
    [[nodiscard]] std::string withoutPosition() const {
        if (m_incident.touched.empty()) return std::string{m_law.promotion};
        std::string const one = cited(m_law.own, m_law.theirs);
        return m_incident.touched.size() > 1 ? cited(one, m_law.both) : one;
    }
    /// The squares of the king and of a rook at the beginning, and which was touched first; none: others.
    [[nodiscard]] std::optional<bool> kingFirst() const {
        if (m_incident.touched.size() != 2 || m_incident.together) return std::nullopt;
        bool const white = m_incident.by == Colour::White;
        auto const is = [&](std::size_t at, std::string_view whites, std::string_view blacks) {
            return m_incident.touched[at] == board::squareFrom(white ? whites : blacks);
        };
        auto const isKing = [&](std::size_t at) { return is(at, "e1", "e8"); };
        auto const isRook = [&](std::size_t at) { return is(at, "a1", "a8") || is(at, "h1", "h8"); };
        if (isKing(0) && isRook(1)) return true;
        return isRook(0) && isKing(1) ? std::optional{false} : std::nullopt;
    }
    [[nodiscard]] Ruling unseen() const {
        auto const king = kingFirst();
        if (!king) return done(Finding::MustPlayTouched, withoutPosition(), {});
        auto const castling = *king ? m_law.castling : m_law.rookFirst;
        Ruling ruling = done(Finding::MustPlayTouched, cited(withoutPosition(), castling), {});
        ruling.remarks.push_back({*king ? Remark::What::CastlesIfLegal : Remark::What::NoCastling, castling});
        return ruling;
    }
    [[nodiscard]] Ruling bound() const {
        bool const nothing = m_incident.touched.empty() && !m_incident.newPiece;
        if (nothing) return done(Finding::MustPlayTouched, m_law.intent, {});
        if (!m_known.position) return unseen();
        auto const said = m_answers.to(Ask::CastlingMeant);
        Touches touches{m_incident.touched, m_incident.together, m_incident.released, m_incident.newPiece};
        bool const mayCastle = obligationOf(m_law, *m_known.position, touches).mayCastle;
        if (mayCastle && said && said != Answer::Unknown) touches.castles = said == Answer::Yes;
        auto const obligation = obligationOf(m_law, *m_known.position, touches);
        MustMove must = mustMove(m_incident.by, *m_known.position, obligation);
        bool const kept = m_incident.made.empty() || keeps(obligation);
        Ruling ruling = done(findingOf(obligation, kept), obligation.article, effectsOf(must, kept));
        if (m_incident.adjusting == Adjusting::Disputed) {
            ruling.others.push_back({{PlayOn{}}, std::string{m_law.adjust}});
            ruling.remarks.push_back({Remark::What::ArbiterSawIt, m_law.adjust});
        }
        if (m_incident.saidBy == Finder::NotSaid && !onRequest().empty())
            ruling.remarks.push_back({Remark::What::OnClaimOnly, onRequest()});
        if (mayCastle) ruling.questions = {castlingMeant()};
        if (obligation.mayCastle && kept) ruling.next = castlingMeant();
        return ruling;
    }
    [[nodiscard]] Question castlingMeant() const {
        return {.ask = Ask::CastlingMeant, .answers = {Answer::Yes, Answer::No}, .about = m_incident.by};
    }

    /// A move that cannot be read here is illegal, and so is none of those that the touch leaves.
    [[nodiscard]] bool keeps(Obligation const& obligation) const {
        auto const made = notation::readMove(*m_known.position, m_incident.made);
        return made && std::ranges::count(obligation.moves, made->move) > 0;
    }
    [[nodiscard]] static Finding findingOf(Obligation const& obligation, bool kept) {
        if (!kept) return Finding::DutyBroken;
        if (obligation.made) return Finding::MoveMade;
        return obligation.any ? Finding::FreeMove : Finding::MustPlayTouched;
    }
    /// Another move goes back first.
    [[nodiscard]] Effects effectsOf(MustMove const& must, bool kept) const {
        if (kept) return m_incident.made.empty() ? Effects{must} : Effects{PlayOn{}};
        return {StopClocks{}, TakeMoveBack{m_incident.by}, RestorePosition{*m_known.position}, must};
    }

    Rules const& m_rules;
    TouchLaw const& m_law;
    PiecesTouched const& m_incident;
    Known const& m_known;
    Answers const& m_answers;
};

} // namespace

Ruling ruleOn(Rules const& rules, PiecesTouched const& incident, Known const& known, Answers const& answers) {
    return TouchProcedure(rules, incident, known, answers).ruling();
}

} // namespace flagfall::rulings
