// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/adjournment.h"

#include "arbiter/notation/read_move.h"
#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/moves_made.h"
#include "arbiter/rulings/procedures/draw_offer.h"
#include "arbiter/rulings/procedures/flag_fall.h"
#include "arbiter/rulings/procedures/resignation.h"
#include "arbiter/rulings/touch_law.h"

namespace flagfall::rulings {
namespace {

using std::chrono::milliseconds;

/// P22, steps 1 to 5.
class AdjournmentProcedure {
public:
    AdjournmentProcedure(Rules const& rules, AdjournmentCalled const& incident, Known const& known)
        : m_law(rules.laws().adjournment), m_rules(rules), m_incident(incident), m_known(known) {}

    [[nodiscard]] Ruling ruling() const {
        if (m_incident.claimPending) return claimFirst();
        Ruling ruling = m_incident.moved == MoveOnBoard::AfterOrder ? movedInstead()
                        : hasMove()                                 ? seals()
                                                                    : opponentSeals();
        if (m_known.offerBy && effectIn<Adjourn>(ruling.proposes()->effects))
            ruling.remarks.push_back({Remark::What::OfferOnEnvelope, m_law.offerOnEnvelope});
        return ruling;
    }

private:
    [[nodiscard]] Ruling claimFirst() const {
        Ruling ruling = ruled(Finding::NotAdjourned, m_law.sealing, {});
        ruling.remarks = {{Remark::What::RuledOnFirst, m_rules.laws().stoppage.claims}};
        return ruling;
    }

    /// A move has been made when it stands on the board, pressed or not (1.1; later 1.3).
    [[nodiscard]] bool hasMove() const {
        bool const toMove = !m_known.position || m_known.position->turn() == m_incident.by;
        return m_incident.moved == MoveOnBoard::None && toMove;
    }

    /// Only the player having the move may adjourn early. At the end of the session the one who has not pressed does,
    /// and then the opponent seals.
    [[nodiscard]] Ruling opponentSeals() const {
        Colour const sealer = opponent(m_incident.by);
        if (early()) return ruled(Finding::RequestRefused, m_law.early, {PlayOn{}});
        if (m_incident.moved != MoveOnBoard::BeforeOrder)
            return ruled(Finding::SealsMove, m_law.sealing, {SealMove{sealer}, Adjourn{sealer}});
        auto const press = groundArticle(m_rules.laws(), m_rules.play, Ground::MissedPress);
        return ruled(Finding::SealsMove, cited(press, m_law.sealing),
                     {CompleteMove{m_incident.by, m_incident.move}, SealMove{sealer}, Adjourn{sealer}});
    }

    [[nodiscard]] bool early() const {
        return m_incident.sessionLeft && *m_incident.sessionLeft > milliseconds::zero();
    }
    [[nodiscard]] Ruling seals() const {
        Effects const sealing{SealMove{m_incident.by}, Adjourn{m_incident.by}};
        if (!early()) return ruled(Finding::SealsMove, m_law.sealing, sealing);
        return charged(sealing);
    }
    /// The rest of the session counts as used; where it takes all the time that is left, the flag has fallen.
    [[nodiscard]] Ruling charged(Effects const& sealing) const {
        milliseconds const charge = *m_incident.sessionLeft;
        auto const& left = m_known.sides[m_incident.by].time;
        if (left && *left <= charge) {
            Ruling ruling =
                ruled(Finding::SealedEarly, m_law.early, {TakeTime{m_incident.by, *left}, RecordFlag{m_incident.by}});
            ruling.remarks = {{Remark::What::FlagFalls, m_law.early}};
            ruling.others = {{{PlayOn{}}, std::string{m_law.early}}};
            return ruling;
        }
        Effects effects{TakeTime{m_incident.by, charge}};
        effects.insert(effects.end(), sealing.begin(), sealing.end());
        return ruled(Finding::SealedEarly, m_law.early, std::move(effects));
    }

    /// Whoever makes a move on the board after being told to seal must seal this one. An illegal move is not completed:
    /// touch-move says which one takes its place.
    [[nodiscard]] Ruling movedInstead() const {
        if (auto must = inPlaceOfIllegal())
            return ruled(Finding::NotCompleted, cited(m_law.sealing, m_rules.laws().illegalMoves.move.article),
                         {std::move(*must), SealMove{m_incident.by}, Adjourn{m_incident.by}});
        return ruled(Finding::SealingBinds, m_law.sealing,
                     {SealMove{m_incident.by, m_incident.move}, Adjourn{m_incident.by}});
    }
    [[nodiscard]] std::optional<MustMove> inPlaceOfIllegal() const {
        auto const& position = m_known.position;
        bool const known = position && position->turn() == m_incident.by && !m_incident.move.empty();
        if (!known || notation::readMove(*position, m_incident.move)) return std::nullopt;
        Touches const touches{.squares = piecesMeant(*position, m_incident.move)};
        if (touches.squares.empty()) return std::nullopt;
        return mustMove(m_incident.by, *position, obligationOf(m_rules.laws().touchMove, *position, touches));
    }

    AdjournmentLaw const& m_law;
    Rules const& m_rules;
    AdjournmentCalled const& m_incident;
    Known const& m_known;
};

/// The envelope is not needed any more, and the clocks stand.
Ruling overBeforeResumption(Ruling ruling, std::string_view article) {
    auto* const proposal = std::get_if<Proposal>(&ruling.next);
    bool const over = proposal && scoreIn(proposal->effects);
    if (!over) return ruling;
    std::erase_if(proposal->effects, [](Effect const& one) { return std::holds_alternative<StopClocks>(one); });
    proposal->effects.emplace_back(KeepEnvelope{});
    ruling.article = cited(article, ruling.article);
    proposal->article = cited(article, proposal->article);
    return ruling;
}

/// To be accepted or declined; nobody answers an own one.
Ruling noOffer(Rules const& rules, Known const& known) {
    Finding const finding = known.offerBy ? Finding::OwnOffer : Finding::NoOffer;
    return ruled(finding, rules.laws().adjournment.offerAfter, {KeepEnvelope{}});
}

/// One that the arbiter has not heard of may have been made to the opponent alone: then they have agreed.
Ruling acceptsNoOffer(Rules const& rules, Known const& known, Answers const& answers) {
    Ruling ruling = noOffer(rules, known);
    if (known.offerBy) return ruling;
    std::string_view const article = rules.laws().adjournment.offerAfter;
    Ruling const agreed = overBeforeResumption(ruleOn(rules, DrawAgreed{movesShown(known)}, known, answers), article);
    if (auto const* const proposal = agreed.proposes()) ruling.others = {{proposal->effects, proposal->article}};
    return ruling;
}

} // namespace

/// A flag that has fallen before the clock was stopped is ruled on, and the game is not adjourned.
Ruling ruleOn(Rules const& rules, AdjournmentCalled const& incident, Known const& known, Answers const& answers) {
    if (known.anyFlagDown()) return ruleOn(rules, FlagFall{}, known, answers);
    return AdjournmentProcedure(rules, incident, known).ruling();
}

/// Until the clock is stopped the player may seal another move, but not instead of one made on the board.
Ruling ruleOn(Rules const& rules, SealedMoveChanged const& incident, Known const&, Answers const&) {
    std::string_view const article = rules.laws().adjournment.sealing;
    if (!incident.made.empty()) return ruled(Finding::SealingBinds, article, {SealMove{incident.by, incident.made}});
    if (incident.clockStopped) return ruled(Finding::RequestRefused, article, {KeepEnvelope{}});
    return ruled(Finding::Permitted, article, {SealMove{incident.by}});
}

Ruling ruleOn(Rules const& rules, BetweenSessions const& incident, Known const& known, Answers const& answers) {
    AdjournmentLaw const& law = rules.laws().adjournment;
    bool const bySealer = known.position && known.position->turn() == incident.by;
    switch (incident.news) {
    case SessionNews::Agreed:
        return overBeforeResumption(ruleOn(rules, DrawAgreed{movesShown(known)}, known, answers), law.endedBetween);
    case SessionNews::Resigns:
        return overBeforeResumption(ruleOn(rules, Resigned{.by = incident.by}, known, answers), law.endedBetween);
    case SessionNews::Offers: {
        Ruling ruling = ruleOn(rules, DrawOffered{.by = incident.by}, known, answers);
        if (ruling.finding == Finding::OfferStands && !bySealer) {
            ruling.article = law.offerAfter;
            if (auto* const proposal = std::get_if<Proposal>(&ruling.next)) proposal->article = law.offerAfter;
        }
        return ruling;
    }
    case SessionNews::Accepts:
        if (known.offerBy != opponent(incident.by)) return acceptsNoOffer(rules, known, answers);
        return overBeforeResumption(ruleOn(rules, DrawAgreed{movesShown(known)}, known, answers), law.offerAfter);
    case SessionNews::Declines: break;
    }
    if (known.offerBy != opponent(incident.by)) return noOffer(rules, known);
    return ruled(Finding::OfferRejected, law.offerAfter, {CloseOffer{opponent(incident.by)}, KeepEnvelope{}});
}

} // namespace flagfall::rulings
