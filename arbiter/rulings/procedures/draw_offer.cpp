// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/draw_offer.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

constexpr Answer consents = Answer::Yes;

bool barredByEvent(AgreementRule const& rule, ByColour<int> moves) {
    return rule.never || (rule.notBeforeMove && std::min(moves.white, moves.black) < *rule.notBeforeMove);
}

/// The regulations of the event forbid it, and only the arbiter's consent allows it.
Ruling consentFirst(Ruling allowed, Answers const& answers) {
    Question const question{.ask = Ask::Consent, .answers = {Answer::Yes, Answer::No}};
    allowed.questions = {question};
    if (answers.is(Ask::Consent, consents)) return allowed;
    allowed.finding = Finding::BarredByEvent;
    if (answers.is(Ask::Consent, Answer::No))
        allowed.next = Proposal{{PlayOn{}}, allowed.article};
    else
        allowed.next = question;
    return allowed;
}

} // namespace

/// P7. Offering is barred only by the regulations, and only from 2014 on.
Ruling ruleOn(Rules const& rules, DrawOffered const& incident, Known const&, Answers const& answers) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    std::string const article{law.offer};
    Ruling ruling{Finding::OfferStands, article, Proposal{{OpenOffer{incident.by}}, article}};
    bool const barred = law.banCoversOffers && barredByEvent(rules.house.agreement, incident.moves);
    return barred ? consentFirst(std::move(ruling), answers) : ruling;
}

/// P7. From 2017 on each player must have moved (5.2.3), and nobody can consent to less.
Ruling ruleOn(Rules const& rules, DrawAgreed const& incident, Known const&, Answers const& answers) {
    DrawnGameLaw const& law = rules.laws().drawnGame;
    std::string const article{law.agreement};
    if (std::min(incident.moves.white, incident.moves.black) < law.movesBeforeAgreement) {
        Ruling ruling{Finding::AgreedTooEarly, article, Proposal{{}, article}};
        ruling.mayNot = {Forbidden::AllowDraw};
        return ruling;
    }
    Ruling ruling{Finding::Drawn, article, Proposal{{ScoreGame{Result::Draw}}, article}};
    return barredByEvent(rules.house.agreement, incident.moves) ? consentFirst(std::move(ruling), answers) : ruling;
}

} // namespace flagfall::rulings
