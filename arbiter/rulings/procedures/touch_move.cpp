// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/touch_move.h"
#include "arbiter/rulings/touch_law.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

/// Touch-move (P2): whether the touch binds at all, and which moves it leaves.
class TouchProcedure {
public:
    TouchProcedure(Rules const& rules, PiecesTouched const& incident, Known const& known)
        : m_rules(rules), m_law(rules.laws().touchMove), m_incident(incident), m_known(known) {}

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

    /// What a move made with two hands costs is said of the press of the clock.
    [[nodiscard]] Ruling twoHands() const {
        auto const counts = faultCounts(m_rules.laws(), PressFault::TwoHands);
        bool const infraction = counts.value == FaultCounts::AsInfraction;
        return done(infraction ? Finding::LeftToPenalties : Finding::ActOnIt, counts.article, {});
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
        if (!hasMove()) return "4.3"; // in every edition
        return meant ? std::string_view{} : m_law.intent;
    }
    /// On the opponent's time it may distract (12.6; later 11.5).
    [[nodiscard]] Ruling noDuty(std::string_view article) const {
        Ruling ruling = done(Finding::NoDuty, article, {PlayOn{}});
        if (!hasMove()) ruling.remarks.push_back({Remark::What::MayDistract, m_rules.laws().drawnGame.distraction});
        return ruling;
    }

    [[nodiscard]] Ruling bound() const {
        if (!m_known.position || m_incident.touched.empty()) return done(Finding::MustPlayTouched, m_law.intent, {});
        Touches const touches{m_incident.touched, m_incident.together, m_incident.released, m_incident.newPiece};
        auto const obligation = obligationOf(m_law, *m_known.position, touches);
        MustMove must = mustMove(m_incident.by, *m_known.position, obligation);
        Ruling ruling = done(findingOf(must), obligation.article, effectsOf(must));
        if (m_incident.adjusting == Adjusting::Disputed) {
            ruling.others.push_back({{PlayOn{}}, std::string{m_law.adjust}});
            ruling.remarks.push_back({Remark::What::ArbiterSawIt, m_law.adjust});
        }
        if (m_incident.saidBy == Finder::NotSaid && !onRequest().empty())
            ruling.remarks.push_back({Remark::What::OnClaimOnly, onRequest()});
        return ruling;
    }

    [[nodiscard]] bool broken(MustMove const& must) const {
        return !m_incident.made.empty() && std::ranges::count(must.moves, m_incident.made) == 0;
    }
    [[nodiscard]] Finding findingOf(MustMove const& must) const {
        if (broken(must)) return Finding::DutyBroken;
        return must.any ? Finding::FreeMove : Finding::MustPlayTouched;
    }
    /// Another move goes back first.
    [[nodiscard]] Effects effectsOf(MustMove const& must) const {
        if (!m_incident.made.empty() && !broken(must)) return {PlayOn{}};
        if (!broken(must)) return {must};
        return {StopClocks{}, TakeMoveBack{m_incident.by}, RestorePosition{*m_known.position}, must};
    }

    Rules const& m_rules;
    TouchLaw const& m_law;
    PiecesTouched const& m_incident;
    Known const& m_known;
};

} // namespace

Ruling ruleOn(Rules const& rules, PiecesTouched const& incident, Known const& known, Answers const&) {
    return TouchProcedure(rules, incident, known).ruling();
}

} // namespace flagfall::rulings
