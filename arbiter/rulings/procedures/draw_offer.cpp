// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/draw_offer.h"

#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/moves_made.h"

namespace flagfall::rulings {
namespace {

constexpr Answer consents = Answer::Yes;
constexpr std::chrono::seconds usualPenalty = std::chrono::minutes{2};

/// Whether the regulations of the event forbid it at this stage (9.1a; later 9.1.1); nullopt if nobody knows how many
/// moves were made.
std::optional<bool> barredByEvent(AgreementRule const& rule, MovesMade const& made, Answers const& answers) {
    if (rule.never) return true;
    auto const enough = bothHaveMade(rule.notBeforeMove.value_or(0), made, answers);
    return enough ? std::optional{!*enough} : std::nullopt;
}

/// The number of moves has to be known first.
Ruling movesFirst(int moves, std::string_view article) {
    return {Finding::CheckMoves, std::string{article}, askBothMade(moves)};
}

/// The question stays among those of the ruling once it is answered.
Ruling withMovesAsked(Ruling ruling, int moves, MovesMade const& made) {
    if (!bothHaveMade(moves, made, {})) ruling.questions.insert(ruling.questions.begin(), askBothMade(moves));
    return ruling;
}

/// Only the arbiter's consent allows what the regulations of the event forbid.
Ruling consentFirst(Ruling allowed, DrawnGameLaw const& law, Answers const& answers) {
    Question const question{.ask = Ask::Consent, .answers = {Answer::Yes, Answer::No}};
    allowed.questions.push_back(question);
    if (answers.is(Ask::Consent, consents)) {
        auto& proposal = std::get<Proposal>(allowed.next);
        allowed.article = proposal.article = cited(allowed.article, law.ban);
        return allowed;
    }
    allowed.finding = Finding::BarredByEvent;
    allowed.article = law.ban;
    if (answers.is(Ask::Consent, Answer::No))
        allowed.next = Proposal{{PlayOn{}}, allowed.article};
    else
        allowed.next = question;
    return allowed;
}

/// What the arbiter may do about a player who offers at the wrong moment or again and again (12.6; later 11.5).
void mayPenalise(Ruling& ruling, Colour player, std::string const& article) {
    ruling.others.push_back({{Warn{player}}, article});
    ruling.others.push_back({{GiveTime{opponent(player), usualPenalty}}, article});
}

/// All offers are valid; which of them may distract is for the arbiter to say. Nobody thinks while a game is adjourned.
void remarkOn(Ruling& ruling, DrawnGameLaw const& law, DrawOffered const& incident, bool adjourned) {
    bool const properly = adjourned || incident.moment == record::OfferMoment::AfterMove ||
                          incident.moment == record::OfferMoment::WithClaim;
    if (!properly || incident.earlier > 1) ruling.remarks.push_back({Remark::What::MayDistract, law.distraction});
    if (incident.earlier > 1) mayPenalise(ruling, incident.by, std::string{law.distraction});
    if (incident.conditional) ruling.remarks.push_back({Remark::What::NoConditions, law.offer});
    if (incident.pending) ruling.remarks.push_back({Remark::What::AlreadyOffered, law.offer});
}

/// Both have offered: it is an agreement where the second player says so.
Ruling offeredInReply(Ruling offered, Rules const& rules, DrawOffered const& incident, Known const& known,
                      Answers const& answers) {
    Question const question{.ask = Ask::MeansToAccept, .answers = {Answer::Yes, Answer::No}, .about = incident.by};
    bool const agreed = answers.is(Ask::MeansToAccept, Answer::Yes);
    Ruling ruling = agreed ? ruleOn(rules, DrawAgreed{incident.moves}, known, answers) : std::move(offered);
    if (!answers.to(Ask::MeansToAccept)) ruling.next = question;
    ruling.questions.insert(ruling.questions.begin(), question);
    return ruling;
}

} // namespace

/// P7. Offering is barred only by the regulations, and only from 2014 on. What the opponent of the player who has
/// sealed offers stands until it is answered (2009: Adj.4; I.4).
Ruling ruleOn(Rules const& rules, DrawOffered const& incident, Known const& known, Answers const& answers) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    bool const afterSealing = known.sealedBy == opponent(incident.by);
    std::string const article{afterSealing ? rules.laws().adjournment.offerAfter : law.offer};
    Ruling ruling = ruled(Finding::OfferStands, article, {OpenOffer{incident.by}});
    if (incident.pending) ruling.next = Proposal{{PlayOn{}}, article};
    remarkOn(ruling, law, incident, known.sealedBy.has_value());
    if (incident.opponentPending) return offeredInReply(std::move(ruling), rules, incident, known, answers);
    if (!law.banCoversOffers) return ruling;
    auto const made = movesMade(known, incident.moves);
    auto const barred = barredByEvent(rules.house.agreement, made, answers);
    int const from = rules.house.agreement.never ? 0 : rules.house.agreement.notBeforeMove.value_or(0);
    if (!barred) return withMovesAsked(movesFirst(from, law.ban), from, made);
    if (*barred) {
        ruling = consentFirst(std::move(ruling), law, answers);
        if (!answers.is(Ask::Consent, consents)) mayPenalise(ruling, incident.by, std::string{law.ban});
    }
    return withMovesAsked(std::move(ruling), from, made);
}

/// P7. From 2017 on each player must have moved (5.2.3), and nobody can consent to less. A flag that nobody has spoken
/// of has not fallen (6.8).
Ruling ruleOn(Rules const& rules, DrawAgreed const& incident, Known const& known, Answers const& answers) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    AgreementRule const& event = rules.house.agreement;
    std::string const article{law.agreement};
    auto const made = movesMade(known, incident.moves);
    bool const fromMove = !event.never && event.notBeforeMove.value_or(0) > law.movesBeforeAgreement;
    int const needed = fromMove ? *event.notBeforeMove : law.movesBeforeAgreement;
    if (bothHaveMade(law.movesBeforeAgreement, made, fromMove ? Answers{} : answers) == false) {
        Ruling ruling = ruled(Finding::AgreedTooEarly, article, {});
        ruling.mayNot = {Forbidden::AllowDraw};
        return withMovesAsked(std::move(ruling), needed, made);
    }
    auto const enough = bothHaveMade(needed, made, answers);
    if (!enough) return withMovesAsked(movesFirst(needed, fromMove ? law.ban : law.agreement), needed, made);
    Ruling ruling = ruled(Finding::Drawn, article, {ScoreGame{Result::Draw}});
    if (known.anyFlagDown() && !known.flagNoticed) ruling.remarks.push_back({Remark::What::FlagUnnoticed, "6.8"});
    if (event.never || !*enough) ruling = consentFirst(std::move(ruling), law, answers);
    return withMovesAsked(std::move(ruling), needed, made);
}

/// P7, steps 5 and 7.
Ruling ruleOn(Rules const& rules, OfferReplied const& incident, Known const& known, Answers const& answers) {
    std::string const article{rules.laws().drawnGame.offer};
    if (!incident.pending) return ruled(Finding::NoOffer, article, {PlayOn{}});
    switch (incident.reply) {
    case OfferReply::Accepts: return ruleOn(rules, DrawAgreed{incident.moves}, known, answers);
    case OfferReply::Declines:
    case OfferReply::Touches: return ruled(Finding::OfferRejected, article, {CloseOffer{incident.offeredBy}});
    case OfferReply::Withdraws: return ruled(Finding::NotWithdrawn, article, {PlayOn{}});
    case OfferReply::Adjusts: break;
    }
    return ruled(Finding::OfferStands, article, {PlayOn{}});
}

} // namespace flagfall::rulings
