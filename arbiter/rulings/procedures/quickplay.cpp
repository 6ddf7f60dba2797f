// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/quickplay.h"
#include "arbiter/rulings/procedures/draw_offer.h"
#include "arbiter/rulings/procedures/flag_fall.h"

namespace flagfall::rulings {
namespace {

Ruling refuse(Finding finding, std::string_view article) {
    return {finding, std::string{article}, Proposal{{}, std::string{article}}};
}

/// The article that excludes a claim, or a request for time, in this event and kind of play; empty where none does.
std::string_view excludedBy(Rules const& rules, Known const& known) {
    QuickplayLaw const& law = rules.laws().quickplay;
    if (auto const kind = law.excluded.at(rules.play, rules.house.supervision); !kind.empty()) return kind;
    if (!law.announced.empty() && !rules.house.quickplayAnnounced) return law.announced;
    return known.hasIncrement ? law.noIncrement : std::string_view{};
}

bool hasFlagged(KnownSide const& side) {
    return side.flagDown || (side.time && *side.time <= std::chrono::milliseconds::zero());
}

/// Why it is too early or too late: the last period, little enough time and the flag up are needed, and the move where
/// an arbiter is present. What is not known and not said is taken to be so.
std::vector<Remark> bars(Rules const& rules, Colour by, Known const& known, Answers const& answers,
                         bool arbiterPresent) {
    KnownSide const& side = known.sides[by];
    std::vector<Remark> remarks;
    if (hasFlagged(side))
        remarks.push_back(
            {Remark::What::FlagFalls, flagLossArticle(rules.laws(), rules.play, rules.house.supervision)});
    bool const littleTime =
        side.time ? *side.time < rules.laws().quickplay.below.value : !answers.is(Ask::LittleTimeLeft, Answer::No);
    if (!littleTime) remarks.push_back({Remark::What::TooMuchTime});
    if (!side.lastPeriod) remarks.push_back({Remark::What::NotLastPeriod});
    if (arbiterPresent && known.onMove() == opponent(by)) remarks.push_back({Remark::What::NotOnMove});
    return remarks;
}

/// The opponent's flag is down and the arbiter may say so: that is ruled on first (6.8, 6.9).
bool flagComesFirst(Rules const& rules, Colour by, Known const& known) {
    return known.sides[opponent(by)].flagDown && !hasFlagged(known.sides[by]) &&
           arbiterCallsFlags(rules.laws(), rules.play, rules.house.supervision).value;
}

/// By no series of moves: then all the less by normal means.
bool opponentCannotWin(QuickplayClaimed const& incident, Known const& known) {
    return known.sides[opponent(incident.by)].canMate == CanMate::No;
}

Question accepts(Colour who) {
    return {.ask = Ask::OpponentAccepts, .answers = {Answer::No, Answer::Yes}, .about = who, .presumed = Answer::No};
}

/// Where no clock says how much time the player has left.
void askForTime(Ruling& ruling, Colour by, Known const& known) {
    if (known.sides[by].time) return;
    ruling.questions.push_back(
        {.ask = Ask::LittleTimeLeft, .answers = {Answer::Yes, Answer::No}, .about = by, .presumed = Answer::Yes});
}

Ruling inadmissible(std::vector<Remark> why, std::string_view article, Colour by, Known const& known) {
    Ruling ruling = refuse(Finding::ClaimInadmissible, article);
    ruling.remarks = std::move(why);
    askForTime(ruling, by, known);
    return ruling;
}

/// A claim and a request are draw offers, too (2009: 9.1b(3), 10.2; later: G.4, III.4). What the event says of
/// agreements holds for this one as well (9.1).
Ruling agreed(Rules const& rules, Colour by, Known const& known, Answers const& answers) {
    std::string const article{rules.laws().drawnGame.agreement};
    Ruling ruling{Finding::Drawn, article, Proposal{{StopClocks{}, ScoreGame{Result::Draw}}, article}};
    AgreementRule const& event = rules.house.agreement;
    if (event.never || event.notBeforeMove) {
        Ruling byEvent = ruleOn(rules, DrawAgreed{}, known, answers);
        ruling.questions = byEvent.questions;
        if (byEvent.finding != Finding::Drawn) ruling = std::move(byEvent);
    }
    ruling.questions.insert(ruling.questions.begin(), accepts(opponent(by)));
    return ruling;
}

/// A claim where an arbiter decides at once or postpones the decision.
class QuickplayProcedure {
public:
    QuickplayProcedure(Rules const& rules, QuickplayClaimed const& incident, Known const& known, Answers const& answers)
        : m_law(rules.laws().quickplay), m_rules(rules), m_incident(incident), m_known(known), m_answers(answers) {}

    [[nodiscard]] Ruling ruling() const {
        if (m_answers.is(Ask::OpponentAccepts, Answer::Yes)) return agreed(m_rules, m_incident.by, m_known, m_answers);
        bool const again = m_incident.rejectedBefore && !pending();
        auto const newGrounds = m_answers.to(Ask::NewGrounds);
        if (again && newGrounds == Answer::No) return noNewGrounds();
        Ruling ruling = again && !newGrounds ? Ruling{Finding::ClaimIsOpen, std::string{m_law.below.article}, onAgain()}
                                             : decided();
        ruling.questions = {accepts(opponent(m_incident.by))};
        if (again) ruling.questions.push_back(onAgain());
        ruling.questions.push_back(decision());
        if (!m_law.final.empty()) ruling.remarks.push_back({Remark::What::NoAppeal, m_law.final});
        if (m_known.sides[opponent(m_incident.by)].flagDown) // which the arbiter may not call
            ruling.remarks.push_back({Remark::What::FlagUnnoticed, "6.8"});
        // 2009 does not exclude a game with increment; every later edition does.
        if (m_known.hasIncrement) ruling.remarks.push_back({Remark::What::WithIncrement, m_law.below.article});
        return ruling;
    }

private:
    /// Of this player, and not decided yet.
    [[nodiscard]] bool pending() const { return m_known.quickplayPending == m_incident.by; }

    [[nodiscard]] static Question onAgain() { return {.ask = Ask::NewGrounds, .answers = {Answer::Yes, Answer::No}}; }
    [[nodiscard]] Question decision() const {
        Question question{.ask = Ask::DrawIs, .answers = {Answer::Accepted, Answer::Postponed}};
        if (!pending()) question.answers.push_back(Answer::Rejected);
        if (opponentCannotWin(m_incident, m_known)) question.presumed = Answer::Accepted;
        return question;
    }

    [[nodiscard]] Ruling noNewGrounds() const {
        Ruling ruling{Finding::ClaimInadmissible,
                      std::string{m_law.rejected},
                      Proposal{{PlayOn{}}, std::string{m_law.rejected}},
                      {onAgain()}};
        ruling.remarks = {{Remark::What::Penalty, m_rules.laws().drawnGame.distraction}};
        return ruling;
    }

    [[nodiscard]] Ruling decided() const {
        auto said = m_answers.to(Ask::DrawIs);
        if (!said) said = decision().presumed;
        if (said == Answer::Accepted)
            return propose(Finding::Drawn, m_law.accepted, {StopClocks{}, ScoreGame{Result::Draw}});
        if (said == Answer::Rejected && !pending()) return rejected();
        if (said != Answer::Postponed) return open();
        if (pending()) return propose(Finding::ClaimPostponed, m_law.postponed, {PlayOn{}});
        Ruling ruling = propose(Finding::ClaimPostponed, m_law.postponed, postponed({bonus()}));
        ruling.others = {withoutTime()};
        return ruling;
    }

    [[nodiscard]] Ruling open() const {
        Ruling ruling{Finding::ClaimIsOpen, std::string{m_law.below.article}, decision()};
        if (!pending()) ruling.others = {withoutTime()};
        return ruling;
    }

    /// Whether the opponent is given time with a postponement is the arbiter's choice (2009: 10.2b).
    [[nodiscard]] Choice withoutTime() const { return {postponed({}), std::string{m_law.postponed}}; }

    /// In 2009 the offer that the claim is stays open all the same (9.1b(3)).
    [[nodiscard]] Ruling rejected() const {
        Ruling ruling = propose(Finding::ClaimRejected, m_law.rejected, {bonus()});
        if (m_law.isOffer.empty()) return ruling;
        std::get<Proposal>(ruling.next).effects.emplace_back(OpenOffer{m_incident.by});
        ruling.remarks = {{Remark::What::ClaimIsOffer, m_law.isOffer}};
        return ruling;
    }

    /// The claim and, in 2009, the offer that it is are open while play goes on.
    [[nodiscard]] Effects postponed(Effects const& meanwhile) const {
        Effects effects{PostponeClaim{m_incident.by}};
        effects.insert(effects.end(), meanwhile.begin(), meanwhile.end());
        if (!m_law.isOffer.empty()) effects.emplace_back(OpenOffer{m_incident.by});
        effects.emplace_back(PlayOn{});
        return effects;
    }

    [[nodiscard]] Effect bonus() const { return GiveTime{opponent(m_incident.by), m_law.bonus}; }

    [[nodiscard]] static Ruling propose(Finding finding, std::string_view article, Effects effects) {
        return {finding, std::string{article}, Proposal{std::move(effects), std::string{article}}};
    }

    QuickplayLaw const& m_law;
    Rules const& m_rules;
    QuickplayClaimed const& m_incident;
    Known const& m_known;
    Answers const& m_answers;
};

/// P12: the claim ends the game, and an arbiter says later whether it was drawn; otherwise the claimant has lost.
Ruling withoutArbiter(Rules const& rules, QuickplayClaimed const& incident, Known const& known,
                      Answers const& answers) {
    if (answers.is(Ask::OpponentAccepts, Answer::Yes)) return agreed(rules, incident.by, known, answers);
    QuickplayLaw const& law = rules.laws().quickplay;
    std::string const article{law.noArbiter};
    Question question{.ask = Ask::ClaimIs, .answers = {Answer::Correct, Answer::Incorrect}};
    if (opponentCannotWin(incident, known)) question.presumed = Answer::Correct;
    Ruling ruling{Finding::ClaimIsOpen, article, question, {accepts(opponent(incident.by)), question}};
    ruling.remarks = {{Remark::What::EndsGame, law.noArbiter}};
    if (!incident.written || !incident.verified) ruling.remarks.push_back({Remark::What::NotVerified, law.noArbiter});
    if (!law.final.empty()) ruling.remarks.push_back({Remark::What::NoAppeal, law.noArbiter});
    auto said = answers.to(Ask::ClaimIs);
    if (!said) said = question.presumed;
    if (!said) return ruling;
    bool const drawn = *said == Answer::Correct;
    Result const lost = incident.by == Colour::White ? Result::BlackWins : Result::WhiteWins;
    ruling.finding = drawn ? Finding::ClaimCorrect : Finding::Loses;
    ruling.next = Proposal{{StopClocks{}, ScoreGame{drawn ? Result::Draw : lost}}, article};
    return ruling;
}

} // namespace

/// P11, P12. Under 2009 in every game but blitz with limited supervision, later where it was announced and there is no
/// increment.
Ruling ruleOn(Rules const& rules, QuickplayClaimed const& incident, Known const& known, Answers const& answers) {
    QuickplayLaw const& law = rules.laws().quickplay;
    if (auto const article = excludedBy(rules, known); !article.empty()) return refuse(Finding::NotForeseen, article);
    if (known.adjourned) return refuse(Finding::NotBeforeResumed, law.below.article);
    if (incident.noArbiter) {
        if (auto why = bars(rules, incident.by, known, answers, false); !why.empty())
            return inadmissible(std::move(why), law.noArbiter, incident.by, known);
        Ruling ruling = withoutArbiter(rules, incident, known, answers);
        askForTime(ruling, incident.by, known);
        return ruling;
    }
    if (flagComesFirst(rules, incident.by, known)) return ruleOn(rules, FlagFall{}, known, answers);
    bool const pending = known.quickplayPending == incident.by;
    if (auto why = bars(rules, incident.by, known, answers, true); !pending && !why.empty())
        return inadmissible(std::move(why), law.below.article, incident.by, known);
    Ruling ruling = QuickplayProcedure(rules, incident, known, answers).ruling();
    if (!pending) askForTime(ruling, incident.by, known);
    return ruling;
}

/// P11. Only in an event that announced the guidelines, in a game without increment, and where the arbiter agrees.
Ruling ruleOn(Rules const& rules, ExtraTimeAsked const& incident, Known const& known, Answers const& answers) {
    ExtraTimeLaw const& law = rules.laws().extraTime;
    std::string const article{law.article.at(rules.play)};
    if (auto const excluded = excludedBy(rules, known); !excluded.empty() || article.empty())
        return refuse(Finding::NotForeseen, excluded.empty() ? "Preface" : excluded);
    if (known.adjourned) return refuse(Finding::NotBeforeResumed, article);
    if (flagComesFirst(rules, incident.by, known)) return ruleOn(rules, FlagFall{}, known, answers);
    if (auto why = bars(rules, incident.by, known, answers, true); !why.empty())
        return inadmissible(std::move(why), article, incident.by, known);
    if (answers.is(Ask::OpponentAccepts, Answer::Yes)) {
        Ruling ruling = agreed(rules, incident.by, known, answers);
        askForTime(ruling, incident.by, known);
        return ruling;
    }
    Effects effects{StopClocks{}, SetIncrement{law.eachMove}, GiveTime{opponent(incident.by), law.opponentOnce}};
    Ruling ruling{Finding::TimeIsGiven, article, Proposal{std::move(effects), article}};
    Question const consent{.ask = Ask::Consent, .answers = {Answer::Yes, Answer::No}};
    ruling.questions = {accepts(opponent(incident.by)), consent};
    askForTime(ruling, incident.by, known);
    ruling.others = {{{PlayOn{}}, article}};
    if (!answers.to(Ask::Consent)) ruling.next = consent;
    if (!answers.is(Ask::Consent, Answer::No)) return ruling;
    ruling.finding = Finding::RequestRefused;
    ruling.next = Proposal{{PlayOn{}}, article};
    ruling.remarks = {{Remark::What::MayClaim, rules.laws().quickplay.below.article}};
    return ruling;
}

} // namespace flagfall::rulings
