// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/flag_fall.h"
#include "arbiter/laws/recording.h"
#include "arbiter/rulings/flag_law.h"
#include "arbiter/rulings/game_over.h"
#include "arbiter/rulings/mate_question.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

/// A flag has fallen (P3, P5): who called it, which of two fell first, whether the moves were made, and whether the
/// opponent can still checkmate.
class FlagProcedure {
public:
    FlagProcedure(Rules const& rules, Known const& known, Answers const& answers)
        : m_rules(rules), m_known(known), m_answers(answers), m_fallen(fallen()), m_asked(askedFirst()),
          m_winner(winner()) {}

    [[nodiscard]] Ruling ruling() const {
        FlagRuling const now = rulingWith(mate());
        Ruling ruling{.finding = findingOf(now), .article = std::string{now.article}, .next = nextOf(now)};
        if (now.proposal == FlagProposal::StandsAsEnded) endedBefore(ruling);
        if (orderMatters(now)) {
            ruling.finding = Finding::AnswerDecides;
            // Where no article speaks of two flags whose order nobody knows, that of the first one does.
            if (now.proposal == FlagProposal::ArbiterDecides)
                ruling.article = std::string{rulingIfFirst(Colour::White).article};
            ruling.next = fellFirst();
        }
        if (claimComesFirst(now)) decideClaim(ruling);
        ruling.questions = questions(now);
        ruling.others = others(now);
        if (now.proposal == FlagProposal::NotYetFallen) ruling.mayNot.push_back(Forbidden::CallFlag);
        if (!now.claimFails.empty()) ruling.remarks.push_back({Remark::What::OwnClaimFails, now.claimFails});
        if (now.proposal == FlagProposal::PlayOn) newPeriod(ruling);
        return ruling;
    }

    /// Who claims a flag must have stopped the clocks where the appendices say so; until then nobody has claimed it,
    /// and it may still be done (2009: A.4d(2); 2014: A.4c). None where that does not matter.
    [[nodiscard]] std::optional<Ruling> notYetClaimed() const {
        auto const& calling = m_rules.laws().flags.calling.at(m_rules.play, m_rules.house.supervision);
        std::string const article{calling.claimStopsClocks};
        bool const claimed = colourIn(m_answers.to(Ask::CalledBy)).has_value();
        if (!claimed || article.empty() || overBefore() || m_known.bothFlagsDown()) return std::nullopt;
        return Ruling{Finding::ClaimFails, article, Proposal{{PlayOn{}}, article}, {calledBy()}};
    }

    /// The clock was wrong (6.10; P16.4), or a claim of an illegal move comes first (7.5): nobody has overstepped.
    [[nodiscard]] Ruling voided(FlagVoid by) const {
        std::string const article{groundArticle(m_rules.laws(), m_rules.play, groundOf(by))};
        Effects effects;
        for (Colour const side : bothColours)
            if (m_known.sides[side].flagDown) effects.emplace_back(PutFlagUp{side});
        return {Finding::FlagVoid, article, Proposal{std::move(effects), article}};
    }

private:
    [[nodiscard]] static Ground groundOf(FlagVoid by) {
        if (by == FlagVoid::Claim) return Ground::IllegalMove;
        return by == FlagVoid::Defect ? Ground::ClockFault : Ground::WrongSetting;
    }

    // --- what comes before the flag ---

    /// Mate, agreement and the like that came before anybody spoke of the flag (6.8, 6.9).
    [[nodiscard]] bool overBefore() const {
        if (auto const said = m_answers.to(Ask::OverBefore)) return said == Answer::Yes;
        return m_known.over && !m_known.flagNoticed;
    }

    /// How it ended, as is known or was said.
    [[nodiscard]] std::optional<GameOver> end() const {
        if (m_known.over) return m_known.over;
        auto const said = m_answers.to(Ask::EndedBy);
        if (said == Answer::Mates) return GameOver::Checkmate;
        if (said == Answer::Resignation) return GameOver::Resignation;
        if (said == Answer::Stalemate) return GameOver::Stalemate;
        if (said == Answer::DeadPosition) return GameOver::DeadPosition;
        return said == Answer::Agreement ? std::optional{GameOver::Agreement} : std::nullopt;
    }

    /// The score of that end as far as it is known. The record does not show a mate that came after its last move.
    [[nodiscard]] std::optional<Result> knownScore(GameOver how) const {
        bool const shown = m_known.over || (m_known.position && m_known.position->isCheckmate());
        return how == GameOver::Checkmate && !shown ? std::nullopt : scoreOf(how, m_known);
    }

    /// Who resigns loses; from 2023 only if the opponent can checkmate (5.1.2).
    [[nodiscard]] bool mateDecides(GameOver how) const {
        return how == GameOver::Resignation && !m_rules.laws().resignationHangsOnMate.empty();
    }

    /// The score of that end; none: it hangs on an answer.
    [[nodiscard]] std::optional<Result> scoreOfEnd(GameOver how) const {
        if (auto const score = knownScore(how)) return score;
        auto const won = colourIn(m_answers.to(Ask::WonBy));
        if (!won) return std::nullopt;
        CanMate const mate = mateDecides(how) ? mateOf(*won, m_known, m_answers) : CanMate::Yes;
        if (mate == CanMate::NotSaid) return std::nullopt;
        if (mate == CanMate::No) return Result::Draw;
        return *won == Colour::White ? Result::WhiteWins : Result::BlackWins;
    }

    void endedBefore(Ruling& ruling) const {
        auto const how = end();
        if (!how) {
            ruling.next = endedBy();
            return;
        }
        ruling.article = articleOf(m_rules.laws(), *how);
        if (auto const score = scoreOfEnd(*how))
            ruling.next = Proposal{{ScoreGame{*score}}, ruling.article};
        else if (auto const won = colourIn(m_answers.to(Ask::WonBy)))
            ruling.next = askMate(*won, m_known);
        else
            ruling.next = wonBy();
    }

    /// A claim in a quickplay finish that was postponed is decided before the flag (P11.7).
    [[nodiscard]] bool claimComesFirst(FlagRuling const& now) const {
        return m_known.quickplayPending && !m_answers.is(Ask::NotTrying, Answer::No) &&
               (now.proposal == FlagProposal::WhiteWins || now.proposal == FlagProposal::BlackWins);
    }

    void decideClaim(Ruling& ruling) const {
        QuickplayLaw const& law = m_rules.laws().quickplay;
        ruling.article = law.postponed;
        if (!law.final.empty()) ruling.remarks.push_back({Remark::What::NoAppeal, law.final});
        bool const drawn = m_answers.is(Ask::NotTrying, Answer::Yes);
        ruling.finding = drawn ? Finding::Drawn : Finding::ClaimIsOpen;
        if (drawn)
            ruling.next = Proposal{scored(Result::Draw), ruling.article};
        else
            ruling.next = notTrying();
    }

    /// Of two flags that both count, the ruling is another one where somebody knows which fell first (6.11; later
    /// III.3). Whether they count is asked before.
    [[nodiscard]] bool orderMatters(FlagRuling const& now) const {
        bool const known = m_known.firstFlag || m_known.flagNoticed || m_answers.to(Ask::FellFirst);
        if (!m_known.bothFlagsDown() || known || now.proposal == FlagProposal::CheckMoves) return false;
        if (judgedFlag(facts(mate()))) return false; // the periods tell them apart
        return std::ranges::any_of(bothColours,
                                   [&](Colour side) { return rulingIfFirst(side).proposal != now.proposal; });
    }

    [[nodiscard]] FlagRuling rulingIfFirst(Colour side) const {
        FlagFacts said = facts(mate());
        said.first = side;
        return ruleOnFlags(m_rules.laws(), m_rules.play, m_rules.house.supervision, said);
    }

    /// Each period that ended begins anew, after the scoresheets are complete (8.4, 8.5).
    void newPeriod(Ruling& ruling) const {
        ScoreKeepingLaw const& law = m_rules.laws().scoreKeeping;
        if (playersRecord(m_rules.play))
            ruling.remarks.push_back({Remark::What::SheetsToComplete, m_rules.laws().drawnGame.recordingAfter});
        if (ruling.article != m_rules.laws().flags.checkMoves)
            ruling.remarks.push_back({Remark::What::NextMoveIsFirst, law.nextPeriod});
    }

    /// Whose flag is judged, as far as the facts go.
    [[nodiscard]] Colour fallen() const {
        auto const& [white, black] = m_known.sides;
        if (!m_known.bothFlagsDown()) return white.flagDown ? Colour::White : Colour::Black;
        // Only a final flag can be noticed; where one player's period merely ended, it is the other one's.
        if (anyFinal() && white.lastPeriod != black.lastPeriod) return white.lastPeriod ? Colour::White : Colour::Black;
        if (m_known.flagNoticed) return *m_known.flagNoticed;
        auto const claimant = colourIn(m_answers.to(Ask::CalledBy));
        return first().value_or(claimant ? opponent(*claimant) : Colour::White); // nobody claims the own flag
    }

    [[nodiscard]] std::optional<Colour> first() const {
        auto const said = m_answers.to(Ask::FellFirst);
        return said ? colourIn(said) : m_known.firstFlag;
    }

    /// No time follows for somebody whose flag is down: it ends the game, or is put up for it to go on.
    [[nodiscard]] bool anyFinal() const {
        return std::ranges::any_of(bothColours, [this](Colour side) {
            return m_known.sides[side].flagDown && m_known.sides[side].lastPeriod;
        });
    }

    /// Of two flags, the player whose moves are looked at first.
    [[nodiscard]] Colour askedFirst() const {
        auto const& [white, black] = m_known.sides;
        if (!m_known.bothFlagsDown() || m_known.flagNoticed || first() || white.lastPeriod == black.lastPeriod)
            return m_fallen;
        return white.lastPeriod ? Colour::Black : Colour::White;
    }

    /// Whose moves are to be looked at next; of two flags whose order nobody knows each player's, one after the other.
    [[nodiscard]] Colour movesInDoubt() const {
        if (auto const judged = judgedFlag(facts(mate()))) return *judged;
        KnownSide const& asked = m_known.sides[m_asked];
        bool const said = m_answers.to(movesAsk(m_asked)) || asked.movesProved || asked.movesAsked == 0;
        return said ? opponent(m_asked) : m_asked;
    }

    [[nodiscard]] bool dead() const {
        return !m_answers.is(Ask::CanMate, Answer::Yes) && std::ranges::all_of(bothColours, [this](Colour side) {
            return m_known.sides[side].canMate == CanMate::No;
        });
    }

    [[nodiscard]] Ask movesAsk(Colour side) const { return side == m_asked ? Ask::MovesMade : Ask::OthersMovesMade; }

    [[nodiscard]] FlagFacts facts(CanMate mate) const {
        FlagFacts facts;
        for (Colour const side : bothColours) {
            KnownSide const& known = m_known.sides[side];
            int const counted = known.movesCounted.value_or(0);
            facts.sides[side] = {known.flagDown, known.lastPeriod, known.movesAsked, counted};
            FlagFacts::Side& said = facts.sides[side];
            auto const answer = m_answers.to(movesAsk(side));
            said.countReliable = answer || known.movesProved;
            said.unprovable = answer == Answer::Unknown;
            if (answer == Answer::Yes) said.movesMade = std::max(counted, known.movesAsked);
            if (answer == Answer::No) said.movesMade = std::min(counted, std::max(0, known.movesAsked - 1));
            said.canMate = mate;
        }
        // Two players who cannot mate are a dead position, which only the record can show.
        if (dead())
            facts.sides[m_fallen].canMate = facts.sides[opponent(m_fallen)].canMate = CanMate::No;
        else if (mate == CanMate::No && m_winner)
            facts.sides[opponent(*m_winner)].canMate = CanMate::NotSaid;
        facts.first = first();
        if (m_known.bothFlagsDown()) facts.recognised = m_known.flagNoticed;
        facts.claimedBy = colourIn(m_answers.to(Ask::CalledBy));
        facts.gameOverBefore = overBefore();
        facts.hasIncrement = m_known.hasIncrement;
        facts.quickplayAnnounced = m_rules.house.quickplayAnnounced;
        facts.drawnBefore = m_known.drawnBefore;
        return facts;
    }

    /// A game that is over does not go on, whatever the displays show.
    [[nodiscard]] FlagRuling rulingWith(CanMate mate) const {
        auto ruling = ruleOnFlags(m_rules.laws(), m_rules.play, m_rules.house.supervision, facts(mate));
        if (ruling.proposal == FlagProposal::NoFlag && overBefore()) ruling.proposal = FlagProposal::StandsAsEnded;
        return ruling;
    }

    /// Who wins if he can mate; none where nothing hangs on it.
    [[nodiscard]] std::optional<Colour> winner() const {
        FlagRuling const open = rulingWith(CanMate::NotSaid);
        if (!open.otherwise) return std::nullopt;
        return open.next.value_or(open.proposal) == FlagProposal::WhiteWins ? Colour::White : Colour::Black;
    }

    /// What the arbiter has said, else what is proved.
    [[nodiscard]] CanMate mate() const { return m_winner ? mateOf(*m_winner, m_known, m_answers) : CanMate::NotSaid; }

    [[nodiscard]] static Finding findingOf(FlagRuling const& now) {
        if (now.undecided() && now.proposal != FlagProposal::CheckMoves) return Finding::WinsUnlessNoMate;
        switch (now.proposal) {
        case FlagProposal::StandsAsEnded: return Finding::StandsAsEnded;
        case FlagProposal::NotYetFallen: return Finding::NotYetFallen;
        case FlagProposal::ClaimFails: return Finding::ClaimFails;
        case FlagProposal::WhiteWins: return Finding::WhiteWins;
        case FlagProposal::BlackWins: return Finding::BlackWins;
        case FlagProposal::Draw: return Finding::Drawn;
        case FlagProposal::CheckMoves: return Finding::CheckMoves;
        case FlagProposal::ArbiterDecides: return Finding::ArbiterDecides;
        case FlagProposal::NoFlag:
        case FlagProposal::PlayOn: break;
        }
        return Finding::GoesOn;
    }

    [[nodiscard]] std::variant<Question, Proposal> nextOf(FlagRuling const& now) const {
        std::string article{now.article};
        switch (now.proposal) {
        case FlagProposal::CheckMoves: return movesMade(movesInDoubt());
        case FlagProposal::NoFlag:
        case FlagProposal::StandsAsEnded:
        case FlagProposal::NotYetFallen: return Proposal{{}, std::move(article)};
        case FlagProposal::ArbiterDecides:
            return Proposal{effectsOf(now.next.value_or(FlagProposal::PlayOn)), std::move(article)};
        case FlagProposal::ClaimFails: return Proposal{{PlayOn{}}, std::move(article)}; // nobody has called the flag
        case FlagProposal::WhiteWins:
        case FlagProposal::BlackWins:
        case FlagProposal::Draw:
        case FlagProposal::PlayOn: break;
        }
        if (now.undecided()) return askMate(*m_winner, m_known);
        return Proposal{effectsOf(now.proposal), std::move(article)};
    }

    // --- effects ---

    [[nodiscard]] Effects effectsOf(FlagProposal proposal) const {
        if (proposal == FlagProposal::WhiteWins) return scored(Result::WhiteWins);
        if (proposal == FlagProposal::BlackWins) return scored(Result::BlackWins);
        if (proposal == FlagProposal::Draw) return scored(Result::Draw);
        return goesOn();
    }

    /// Whether it is a final flag that decides; of two, one that ended a period may come before it.
    [[nodiscard]] bool finalFlagDecides() const {
        auto const judged = judgedFlag(facts(mate()));
        return anyFinal() && (!judged || *judged == m_fallen);
    }

    [[nodiscard]] Effects scored(Result result) const {
        Effects effects;
        if (finalFlagDecides() && !overBefore())
            effects.emplace_back(RecordFlag{m_fallen, colourIn(m_answers.to(Ask::CalledBy))});
        effects.emplace_back(ScoreGame{result});
        if (m_known.offerBy) effects.emplace_back(CloseOffer{*m_known.offerBy});
        return effects;
    }

    [[nodiscard]] Effects goesOn() const {
        if (anyFinal()) return {PutFlagUp{m_fallen}};
        Effects effects{PlayOn{}};
        for (Colour const side : bothColours)
            if (m_known.sides[side].flagDown && m_known.sides[side].nextTime)
                effects.emplace_back(BeginPeriod{side, m_known.sides[side].nextTime});
        return effects;
    }

    [[nodiscard]] std::vector<Choice> others(FlagRuling const& now) const {
        std::string const article{overBefore() ? now.article : std::string_view{}};
        std::vector<Choice> choices;
        for (Result const result : {Result::WhiteWins, Result::Draw, Result::BlackWins})
            choices.push_back({scored(result), article});
        choices.push_back({goesOn()});
        return choices;
    }

    // --- questions ---

    [[nodiscard]] std::vector<Question> questions(FlagRuling const& now) const {
        std::vector<Question> all{calledBy()};
        if (m_known.bothFlagsDown()) all.push_back(fellFirst());
        for (Colour const side : {m_asked, opponent(m_asked)})
            if (asksMoves(side, now)) all.push_back(movesMade(side));
        if (m_known.quickplayPending) all.push_back(notTrying());
        if (m_winner) all.push_back(askMate(*m_winner, m_known));
        all.push_back({.ask = Ask::OverBefore,
                       .answers = {Answer::No, Answer::Yes},
                       .presumed = m_known.over && !m_known.flagNoticed ? Answer::Yes : Answer::No});
        if (now.proposal == FlagProposal::StandsAsEnded) addThoseOfTheEnd(all);
        return all;
    }

    void addThoseOfTheEnd(std::vector<Question>& all) const {
        if (!m_known.over) all.push_back(endedBy());
        auto const how = end();
        if (!how || knownScore(*how)) return;
        all.push_back(wonBy());
        auto const won = colourIn(m_answers.to(Ask::WonBy));
        if (won && mateDecides(*how)) all.push_back(askMate(*won, m_known));
    }

    /// Of the second flag it matters only once the moves of the first are known to have been made.
    [[nodiscard]] bool asksMoves(Colour side, FlagRuling const& now) const {
        KnownSide const& known = m_known.sides[side];
        if (!known.flagDown || known.movesAsked == 0 || known.movesProved) return false;
        return side == m_asked || m_answers.to(Ask::OthersMovesMade) ||
               (now.proposal == FlagProposal::CheckMoves && movesInDoubt() == side);
    }

    /// 2009 asks it of the claimant's opponent, later editions of the opponent of the player whose flag fell.
    [[nodiscard]] Question notTrying() const {
        Colour const of =
            m_rules.laws().quickplay.judgesOpponentOfFallen ? m_fallen : m_known.quickplayPending.value_or(m_fallen);
        return {.ask = Ask::NotTrying, .answers = {Answer::Yes, Answer::No}, .about = opponent(of)};
    }

    [[nodiscard]] Question calledBy() const {
        Question question{.ask = Ask::CalledBy, .answers = {Answer::Arbiter}, .presumed = Answer::Arbiter};
        for (Colour const side : bothColours)
            if (m_known.bothFlagsDown() || !m_known.sides[side].flagDown) question.answers.push_back(answerFor(side));
        return question;
    }

    [[nodiscard]] Question fellFirst() const {
        Question question{.ask = Ask::FellFirst, .answers = {Answer::White, Answer::Black, Answer::Unknown}};
        if (m_known.firstFlag) question.presumed = answerFor(*m_known.firstFlag);
        return question;
    }

    [[nodiscard]] static Question endedBy() {
        return {.ask = Ask::EndedBy,
                .answers = {Answer::Mates, Answer::Resignation, Answer::Stalemate, Answer::DeadPosition,
                            Answer::Agreement}};
    }

    [[nodiscard]] static Question wonBy() { return {.ask = Ask::WonBy, .answers = {Answer::White, Answer::Black}}; }

    [[nodiscard]] Question movesMade(Colour side) const {
        return {.ask = movesAsk(side),
                .answers = {Answer::Yes, Answer::No, Answer::Unknown},
                .about = side,
                .moves = m_known.sides[side].movesAsked};
    }

    Rules const& m_rules;
    Known const& m_known;
    Answers const& m_answers;
    Colour m_fallen;
    Colour m_asked;
    std::optional<Colour> m_winner;
};

} // namespace

Ruling ruleOn(Rules const& rules, FlagFall const& incident, Known const& known, Answers const& answers) {
    FlagProcedure const procedure(rules, known, answers);
    if (incident.voidBy) return procedure.voided(*incident.voidBy);
    auto const running = incident.clocksRun ? procedure.notYetClaimed() : std::nullopt;
    return running ? *running : procedure.ruling();
}

} // namespace flagfall::rulings
