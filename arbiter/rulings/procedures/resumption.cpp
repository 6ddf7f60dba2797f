// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/resumption.h"

#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/procedures/flag_fall.h"

namespace flagfall::rulings {
namespace {

using std::chrono::milliseconds;

Result forfeitFor(Colour winner) {
    return winner == Colour::White ? Result::WhiteWinsByForfeit : Result::BlackWinsByForfeit;
}

/// P23, steps 2 to 6: who is there, whose clock runs, and what becomes of the envelope.
class ResumptionProcedure {
public:
    ResumptionProcedure(Rules const& rules, GameResumed const& incident, Known const& known, Answers const& answers)
        : m_rules(rules), m_law(rules.laws().adjournment), m_incident(incident), m_known(known), m_answers(answers),
          m_sealer(incident.sealedBy), m_replier(opponent(incident.sealedBy)) {}

    [[nodiscard]] Ruling ruling() const {
        if (m_known.anyFlagDown()) return flag();
        if (isTooLate(m_sealer) || isTooLate(m_replier)) return tooLate();
        return resumed();
    }

private:
    /// Nothing is opened then.
    [[nodiscard]] bool isGone() const { return m_incident.missing && m_incident.reply != SealedReply::Sealed; }
    [[nodiscard]] Effects opening() const { return isGone() ? Effects{} : Effects{OpenEnvelope{}}; }

    // --- who is there --------------------------------------------------------------------------------------------

    [[nodiscard]] bool isHere(Colour side) const { return m_incident.here[side]; }
    [[nodiscard]] std::chrono::nanoseconds late(Colour side) const {
        return m_incident.after[side].value_or(std::chrono::nanoseconds{});
    }
    [[nodiscard]] bool isTooLate(Colour side) const {
        return lostByLateness(late(side), latestResumption(m_rules, m_incident.limit));
    }

    /// The player who is there has lost on time, and the absent one wins (10c; later the conclusion of 6.9).
    [[nodiscard]] Ruling flag() const {
        Ruling ruling = ruleOn(m_rules, FlagFall{}, m_known, m_answers);
        bool const absentWins = !isHere(m_sealer) && isHere(m_replier) && m_known.sides[m_replier].flagDown;
        auto* const proposal = std::get_if<Proposal>(&ruling.next);
        if (!absentWins || !proposal || !scoreIn(proposal->effects)) return ruling;
        ruling.article = cited(m_law.lateFlag, ruling.article);
        proposal->article = cited(m_law.lateFlag, proposal->article);
        return ruling;
    }

    // --- the game goes on ----------------------------------------------------------------------------------------

    [[nodiscard]] Ruling resumed() const {
        if (!isHere(m_replier)) return envelopeWaits();
        if (isGone()) return ruleOn(m_rules, withoutEnvelope(), m_known, m_answers);
        if (m_incident.reply == SealedReply::Sealed) return secondEnvelope();
        if (m_incident.reply == SealedReply::Wanted) return sealsReply();
        return opened();
    }

    /// The player says which move was sealed (I.12; 2009: Adj.11).
    [[nodiscard]] EnvelopeMissing withoutEnvelope() const {
        auto const owed = std::chrono::duration_cast<milliseconds>(late(m_replier));
        return {.by = m_sealer,
                .noted = m_incident.noted,
                .late = owed,
                .stated = m_incident.text,
                .language = m_incident.language};
    }

    /// Position and times as they were noted; the clock of the player who has to reply has run since the agreed time.
    [[nodiscard]] Effects setUp() const {
        Effects effects;
        if (m_known.position) effects.emplace_back(SetUpAdjourned{*m_known.position});
        for (Colour const side : bothColours)
            if (auto const time = timeOf(side)) effects.emplace_back(SetTime{side, *time});
        return effects;
    }
    [[nodiscard]] std::optional<milliseconds> timeOf(Colour side) const {
        auto time = m_incident.noted[side];
        if (time && side == m_replier)
            *time = std::max(*time - std::chrono::duration_cast<milliseconds>(late(side)), milliseconds::zero());
        return time;
    }
    [[nodiscard]] bool timeIsUp() const { return timeOf(m_replier) == milliseconds::zero(); }

    [[nodiscard]] Ruling envelopeWaits() const {
        bool const nobodyHere = !isHere(m_sealer) && !m_law.bothAway.empty();
        std::string const article =
            nobodyHere ? cited(m_law.replierAway, m_law.bothAway) : std::string{m_law.replierAway};
        Effects effects = setUp();
        if (!isGone()) effects.emplace_back(KeepEnvelope{});
        if (!timeIsUp()) effects.emplace_back(StartClock{m_replier});
        return flagNext(ruled(Finding::EnvelopeWaits, article, std::move(effects)));
    }
    /// Where the time is used up the flag has fallen before anybody opened the envelope.
    [[nodiscard]] Ruling flagNext(Ruling ruling) const {
        if (timeIsUp()) ruling.remarks.push_back({Remark::What::NoTimeLeft, m_rules.laws().flags.mateLost.standard});
        return ruling;
    }

    [[nodiscard]] Ruling opened() const {
        if (timeIsUp()) return flagNext(ruled(Finding::EnvelopeWaits, m_law.replierAway, setUp()));
        bool const wasAway = late(m_replier) > std::chrono::nanoseconds::zero();
        std::string const article{wasAway ? m_law.replierAway : m_law.replierHere};
        Effects before = setUp();
        before.emplace_back(OpenEnvelope{});
        Ruling ruling = ruled(Finding::SealedMoveMade, article, {PlaySealedMove{m_sealer}});
        if (m_incident.offered) add(ruling, OpenOffer{m_sealer});
        add(ruling, StartClock{m_replier});
        if (isSeen()) ruling = ruleOnOpened(m_rules, written(m_sealer), m_known, m_answers, article);
        ruling = after(before, std::move(ruling));
        if (!isHere(m_sealer)) ruling.remarks.push_back({Remark::What::MaySealReply, m_law.sealerAway});
        return ruling;
    }
    /// What is proposed is done after these.
    [[nodiscard]] static Ruling after(Effects const& first, Ruling ruling) {
        if (auto* const proposal = std::get_if<Proposal>(&ruling.next))
            proposal->effects.insert(proposal->effects.begin(), first.begin(), first.end());
        return ruling;
    }
    static void add(Ruling& ruling, Effect const& effect) { std::get<Proposal>(ruling.next).effects.push_back(effect); }
    [[nodiscard]] bool isSeen() const { return m_incident.empty || !m_incident.text.empty(); }
    /// What stands in the envelope that is opened; only the first move can have been made on the board instead.
    [[nodiscard]] SealedMoveOpened written(Colour by) const {
        std::string const made = by == m_sealer ? m_incident.made : std::string{};
        return {by, m_incident.text, m_incident.language, m_incident.empty, m_incident.offered, made};
    }

    /// Only while the opponent is away.
    [[nodiscard]] Ruling sealsReply() const {
        if (isHere(m_sealer)) return ruled(Finding::RequestRefused, m_law.sealerAway, {PlayOn{}});
        return ruled(Finding::ReplySealed, m_law.sealerAway,
                     {SealReply{m_replier}, StartClock{m_sealer}, KeepEnvelope{}});
    }
    /// The clock of the player who comes simply runs on.
    [[nodiscard]] Ruling secondEnvelope() const {
        if (!isHere(m_sealer)) return ruled(Finding::ReplySealed, m_law.sealerAway, {KeepEnvelope{}});
        Ruling ruling = ruled(Finding::SealedMoveMade, m_law.sealerAway, {PlaySealedMove{m_replier}});
        if (isSeen()) ruling = ruleOnOpened(m_rules, written(m_replier), m_known, m_answers, m_law.sealerAway);
        if (auto* const proposal = std::get_if<Proposal>(&ruling.next)) std::erase_if(proposal->effects, isStart);
        return after({OpenEnvelope{}}, std::move(ruling));
    }
    static bool isStart(Effect const& effect) { return std::holds_alternative<StartClock>(effect); }

    // --- too late ------------------------------------------------------------------------------------------------

    /// The arbiter may decide otherwise for each player who came too late.
    [[nodiscard]] Question whoPlays() const {
        Question question{.ask = Ask::PlaysLate, .answers = {Answer::No, Answer::Yes}, .presumed = Answer::No};
        if (isTooLate(m_sealer) && isTooLate(m_replier))
            question.answers = {Answer::No, Answer::Yes, Answer::White, Answer::Black};
        return question;
    }
    [[nodiscard]] bool hasLost(Colour side) const {
        bool const admitted =
            m_answers.is(Ask::PlaysLate, Answer::Yes) || m_answers.is(Ask::PlaysLate, answerFor(side));
        return isTooLate(side) && !admitted;
    }

    /// The clock of the player who has to reply ran out before anybody was too late: that has decided the game.
    [[nodiscard]] bool flagCameFirst() const {
        auto const& noted = m_incident.noted[m_replier];
        return !m_incident.played && noted && timeIsUp() && *noted <= latestResumption(m_rules, m_incident.limit);
    }
    /// What was in the envelope has ended the game before any clock could (5.1, 5.2, 9.6).
    [[nodiscard]] bool endedInEnvelope() const {
        auto const reading = isSeen() ? readingOf(written(m_sealer), m_known) : std::nullopt;
        return reading && reading->move && reading->isSure() && endOf(*reading) != Answer::No;
    }

    [[nodiscard]] Ruling tooLate() const {
        if (flagCameFirst() && !(isOpened() && endedInEnvelope()))
            return flagNext(ruled(Finding::EnvelopeWaits, m_law.replierAway, setUp()));
        Ruling ruling = !hasLost(m_sealer) && !hasLost(m_replier) ? resumed() : forfeited();
        ruling.questions.insert(ruling.questions.begin(), whoPlays());
        return ruling;
    }

    /// In 2009 the envelope stays closed where only the player who has to reply is too late, and always the second one:
    /// what has been replied to has not ended the game.
    [[nodiscard]] bool isOpened() const {
        bool const replied = m_incident.reply == SealedReply::Sealed;
        return !replied && !m_incident.played && (m_law.opensForEverybody || hasLost(m_sealer));
    }

    [[nodiscard]] Ruling forfeited() const {
        if (m_incident.played) return lost({});
        if (!isOpened()) return lost(isGone() ? Effects{} : Effects{KeepEnvelope{}});
        Ruling ruling = byEnvelope();
        bool const forNobody = !isGone() && (!isHere(m_replier) || (hasLost(m_sealer) && hasLost(m_replier)));
        if (forNobody) ruling.remarks.push_back({Remark::What::BeforeWitness, m_law.opening});
        return ruling;
    }

    /// The sealed move has ended the game whatever came afterwards: by mate, stalemate or a dead position. Who comes
    /// too late has lost before a sealed move that loses is looked at; the arbiter may see that otherwise.
    [[nodiscard]] Ruling byEnvelope() const {
        auto const reading = readingOf(written(m_sealer), m_known);
        bool const doubtful = reading && !reading->isSure();
        auto const is = m_answers.to(Ask::SealedMoveIs);
        Ruling const whatItIs = ruleOn(m_rules, written(m_sealer), m_known, m_answers);
        if (doubtful && !is)
            return {Finding::TooLateToResume, std::string{m_law.late}, whatItIs.next, whatItIs.questions};
        bool const faulty = m_incident.empty || (reading && !reading->move) || (doubtful && is != Answer::Legal);
        Question question{.ask = Ask::SealedMoveEnds, .answers = {Answer::No, Answer::Mates, Answer::Draw}};
        if (reading) question.presumed = endOf(*reading);
        if (faulty || (isGone() && !reading)) question.presumed = Answer::No;
        auto const said = m_answers.to(Ask::SealedMoveEnds);
        auto const ends = said ? said : question.presumed;
        Ruling ruling{Finding::TooLateToResume, std::string{m_law.late}, question};
        if (ends)
            ruling = ends == Answer::No ? lost(opening()) : concluded(*ends == Answer::Mates, moveIn(reading, m_known));
        ruling.questions = {question};
        if (faulty && !hasLost(m_sealer) && ends == Answer::No) {
            Effects loses = opening();
            loses.emplace_back(ScoreGame{winFor(m_replier)});
            ruling.others.push_back({std::move(loses), whatItIs.article});
        }
        if (doubtful) ruling.questions.insert(ruling.questions.begin(), whatItIs.questions.front());
        return ruling;
    }
    [[nodiscard]] Answer endOf(record::SealedMoveReading const& reading) const {
        auto const how = endedBySealedMove(m_rules, reading, m_known);
        if (!how) return Answer::No;
        return how == record::BoardEnd::Checkmate ? Answer::Mates : Answer::Draw;
    }
    [[nodiscard]] Ruling concluded(bool mates, std::string const& move) const {
        Effects effects = opening();
        effects.emplace_back(PlaySealedMove{m_sealer, move});
        effects.emplace_back(ScoreGame{mates ? winFor(m_sealer) : Result::Draw});
        return ruled(mates ? Finding::Checkmated : Finding::Drawn, mates ? m_law.lateMates : m_law.lateDraws,
                     std::move(effects));
    }

    /// Moves were made in this game, so it is lost and not forfeited, unless the event counts it otherwise.
    [[nodiscard]] Ruling lost(Effects effects) const {
        bool const both = hasLost(m_sealer) && hasLost(m_replier);
        Colour const winner = hasLost(m_sealer) ? m_replier : m_sealer;
        effects.emplace_back(ScoreGame{both ? Result::BothLose : winFor(winner)});
        Ruling ruling = ruled(Finding::TooLateToResume, m_law.late, std::move(effects));
        ruling.others = {{{ScoreGame{both ? Result::BothForfeit : forfeitFor(winner)}}, std::string{m_law.late}}};
        return ruling;
    }

    Rules const& m_rules;
    AdjournmentLaw const& m_law;
    GameResumed const& m_incident;
    Known const& m_known;
    Answers const& m_answers;
    Colour m_sealer;
    Colour m_replier;
};

} // namespace

std::chrono::minutes latestResumption(Rules const& rules, std::optional<std::chrono::minutes> byRegulations) {
    return byRegulations.value_or(rules.laws().adjournment.lateAfter.value_or(rules.house.defaultTime));
}

Ruling ruleOn(Rules const& rules, GameResumed const& incident, Known const& known, Answers const& answers) {
    return ResumptionProcedure(rules, incident, known, answers).ruling();
}

/// Pointed out before the player's first move they are put right; afterwards they stand, unless the arbiter finds that
/// this would be too severe.
Ruling ruleOn(Rules const& rules, NotedTimesWrong const& incident, Known const& known, Answers const& answers) {
    std::string const article{rules.laws().adjournment.timesNoted};
    bool const stand = incident.moved && !answers.is(Ask::TooSevere, Answer::Yes);
    Ruling ruling = ruled(Finding::TimesStand, article, {PlayOn{}});
    if (!stand) {
        Effects effects;
        for (Colour const side : bothColours) {
            if (!incident.right[side]) continue;
            bool const up = known.sides[side].flagDown && *incident.right[side] > milliseconds::zero();
            if (up) effects.emplace_back(PutFlagUp{side});
            effects.emplace_back(SetTime{side, *incident.right[side]});
        }
        bool const isKnown = incident.right.white || incident.right.black;
        ruling = ruled(isKnown ? Finding::TimesCorrected : Finding::ArbiterSetsTime, article, std::move(effects));
    }
    if (incident.moved)
        ruling.questions = {{.ask = Ask::TooSevere, .answers = {Answer::No, Answer::Yes}, .presumed = Answer::No}};
    return ruling;
}

} // namespace flagfall::rulings
