// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/draw_offer.h"

#include "arbiter/rulings/cited.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

constexpr Answer consents = Answer::Yes;
constexpr std::chrono::seconds usualPenalty = std::chrono::minutes{2};

bool barredByEvent(AgreementRule const& rule, ByColour<int> moves) {
    return rule.never || (rule.notBeforeMove && std::min(moves.white, moves.black) < *rule.notBeforeMove);
}

/// The regulations of the event forbid it, and only the arbiter's consent allows it.
Ruling consentFirst(Ruling allowed, Answers const& answers) {
    Question const question{.ask = Ask::Consent, .answers = {Answer::Yes, Answer::No}};
    allowed.questions.push_back(question);
    if (answers.is(Ask::Consent, consents)) return allowed;
    allowed.finding = Finding::BarredByEvent;
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

/// All offers are valid; which of them may distract is for the arbiter to say.
void remarkOn(Ruling& ruling, DrawnGameLaw const& law, DrawOffered const& incident) {
    bool const properly =
        incident.moment == record::OfferMoment::AfterMove || incident.moment == record::OfferMoment::WithClaim;
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

/// P7. Offering is barred only by the regulations, and only from 2014 on.
Ruling ruleOn(Rules const& rules, DrawOffered const& incident, Known const& known, Answers const& answers) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    Ruling ruling = ruled(Finding::OfferStands, std::string{law.offer}, {OpenOffer{incident.by}});
    if (incident.pending) ruling.next = Proposal{{PlayOn{}}, std::string{law.offer}};
    remarkOn(ruling, law, incident);
    if (incident.opponentPending) return offeredInReply(std::move(ruling), rules, incident, known, answers);
    if (!law.banCoversOffers || !barredByEvent(rules.house.agreement, incident.moves)) return ruling;
    ruling = consentFirst(std::move(ruling), answers);
    if (!answers.is(Ask::Consent, consents)) mayPenalise(ruling, incident.by, std::string{law.ban});
    return ruling;
}

/// P7. From 2017 on each player must have moved (5.2.3), and nobody can consent to less. A flag that nobody has spoken
/// of has not fallen (6.8).
Ruling ruleOn(Rules const& rules, DrawAgreed const& incident, Known const& known, Answers const& answers) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    std::string const article{law.agreement};
    if (std::min(incident.moves.white, incident.moves.black) < law.movesBeforeAgreement) {
        Ruling ruling = ruled(Finding::AgreedTooEarly, article, {});
        ruling.mayNot = {Forbidden::AllowDraw};
        return ruling;
    }
    Ruling ruling = ruled(Finding::Drawn, article, {ScoreGame{Result::Draw}});
    if (known.anyFlagDown() && !known.flagNoticed) ruling.remarks.push_back({Remark::What::FlagUnnoticed, "6.8"});
    return barredByEvent(rules.house.agreement, incident.moves) ? consentFirst(std::move(ruling), answers) : ruling;
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
