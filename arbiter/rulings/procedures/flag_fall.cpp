// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/flag_fall.h"
#include "arbiter/rulings/flag_law.h"
#include "arbiter/rulings/mate_question.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

/// A flag has fallen (P3, P5): who called it, which of two fell first, whether the moves were made, and whether the
/// opponent can still checkmate.
class FlagProcedure {
public:
    FlagProcedure(Rules const& rules, Known const& known, Answers const& answers)
        : m_rules(rules), m_known(known), m_answers(answers), m_fallen(fallen()), m_winner(winner()) {}

    [[nodiscard]] Ruling ruling() const {
        FlagRuling const now = rulingWith(mate());
        Ruling ruling{.finding = findingOf(now), .article = std::string{now.article}, .next = nextOf(now)};
        ruling.questions = questions();
        ruling.others = others(now);
        if (now.proposal == FlagProposal::NotYetFallen) ruling.mayNot.push_back(Forbidden::CallFlag);
        if (!now.claimFails.empty()) ruling.remarks.push_back({Remark::What::OwnClaimFails, now.claimFails});
        return ruling;
    }

private:
    /// Whose flag is judged, as far as the facts go.
    [[nodiscard]] Colour fallen() const {
        auto const& [white, black] = m_known.sides;
        if (!m_known.bothFlagsDown()) return white.flagDown ? Colour::White : Colour::Black;
        // Only a final flag can be noticed; where one player's period merely ended, it is the other one's.
        if (anyFinal() && white.lastPeriod != black.lastPeriod) return white.lastPeriod ? Colour::White : Colour::Black;
        if (m_known.flagNoticed) return *m_known.flagNoticed;
        return first().value_or(Colour::White);
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

    [[nodiscard]] FlagFacts facts(CanMate mate) const {
        FlagFacts facts;
        for (Colour const side : bothColours) {
            KnownSide const& known = m_known.sides[side];
            facts.sides[side] = {known.flagDown, known.lastPeriod, known.movesAsked, known.movesCounted};
            FlagFacts::Side& said = facts.sides[side];
            said.countReliable = m_answers.to(Ask::MovesMade).has_value();
            if (m_answers.is(Ask::MovesMade, Answer::Yes))
                said.movesMade = std::max(known.movesCounted, known.movesAsked);
            if (m_answers.is(Ask::MovesMade, Answer::No))
                said.movesMade = std::min(known.movesCounted, std::max(0, known.movesAsked - 1));
            said.canMate = mate;
        }
        // Two players who cannot mate would be a dead position, which nobody has said.
        if (mate == CanMate::No) facts.sides[m_fallen].canMate = CanMate::NotSaid;
        facts.first = first();
        if (m_known.bothFlagsDown()) facts.recognised = m_known.flagNoticed;
        facts.claimedBy = colourIn(m_answers.to(Ask::CalledBy));
        facts.gameOverBefore = m_answers.is(Ask::OverBefore, Answer::Yes);
        facts.hasIncrement = m_known.hasIncrement;
        facts.quickplayAnnounced = m_rules.house.quickplayAnnounced;
        facts.drawnBefore = m_known.drawnBefore;
        return facts;
    }

    [[nodiscard]] FlagRuling rulingWith(CanMate mate) const {
        return ruleOnFlags(m_rules.laws(), m_rules.play, m_rules.house.supervision, facts(mate));
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
        case FlagProposal::CheckMoves: return movesMade();
        case FlagProposal::NoFlag:
        case FlagProposal::StandsAsEnded:
        case FlagProposal::NotYetFallen: return Proposal{{}, std::move(article)};
        case FlagProposal::ArbiterDecides:
            return Proposal{effectsOf(now.next.value_or(FlagProposal::PlayOn)), std::move(article)};
        case FlagProposal::ClaimFails:
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

    [[nodiscard]] Effects scored(Result result) const {
        Effects effects;
        if (anyFinal() && !m_answers.is(Ask::OverBefore, Answer::Yes))
            effects.emplace_back(RecordFlag{m_fallen, colourIn(m_answers.to(Ask::CalledBy))});
        effects.emplace_back(ScoreGame{result});
        return effects;
    }

    [[nodiscard]] Effects goesOn() const {
        if (anyFinal()) return {PutFlagUp{m_fallen}};
        return {PlayOn{}};
    }

    [[nodiscard]] std::vector<Choice> others(FlagRuling const& now) const {
        std::string const article{m_answers.is(Ask::OverBefore, Answer::Yes) ? now.article : std::string_view{}};
        std::vector<Choice> choices;
        for (Result const result : {Result::WhiteWins, Result::Draw, Result::BlackWins})
            choices.push_back({scored(result), article});
        choices.push_back({goesOn()});
        return choices;
    }

    // --- questions ---

    [[nodiscard]] std::vector<Question> questions() const {
        std::vector<Question> all{calledBy()};
        if (m_known.bothFlagsDown()) all.push_back(fellFirst());
        if (m_known.sides[m_fallen].movesAsked > 0) all.push_back(movesMade());
        if (m_winner) all.push_back(askMate(*m_winner, m_known));
        all.push_back({.ask = Ask::OverBefore, .answers = {Answer::No, Answer::Yes}, .presumed = Answer::No});
        return all;
    }

    [[nodiscard]] Question calledBy() const {
        Question question{.ask = Ask::CalledBy, .answers = {Answer::Arbiter}, .presumed = Answer::Arbiter};
        for (Colour const side : bothColours)
            if (m_known.bothFlagsDown() || side != m_fallen) question.answers.push_back(answerFor(side));
        return question;
    }

    [[nodiscard]] Question fellFirst() const {
        auto const byClocks = m_known.firstFlag;
        return {.ask = Ask::FellFirst,
                .answers = {Answer::White, Answer::Black, Answer::Unknown},
                .presumed = byClocks ? answerFor(*byClocks) : Answer::Unknown};
    }

    [[nodiscard]] Question movesMade() const {
        return {.ask = Ask::MovesMade,
                .answers = {Answer::Yes, Answer::No},
                .about = m_fallen,
                .moves = m_known.sides[m_fallen].movesAsked};
    }

    Rules const& m_rules;
    Known const& m_known;
    Answers const& m_answers;
    Colour m_fallen;
    std::optional<Colour> m_winner;
};

} // namespace

Ruling ruleOn(Rules const& rules, FlagFall const&, Known const& known, Answers const& answers) {
    return FlagProcedure(rules, known, answers).ruling();
}

} // namespace flagfall::rulings
