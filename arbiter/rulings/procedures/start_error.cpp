// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/start_error.h"
#include "arbiter/rulings/moves_made.h"
#include "arbiter/rulings/procedures/late_arrival.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

using board::Board;
using board::Role;
using board::Square;

/// A king and a queen that have changed places.
bool swappedWithQueen(Board const& start, Board const& meant, Colour colour) {
    return meant.of(colour, Role::Queen).has(start.king(colour)) &&
           start.of(colour, Role::Queen).has(meant.king(colour));
}

/// Which castling the wrong places of king and rooks forbid from now on (2009: A.4a; later: A.4, A.5).
Effects castlingLost(CastlingLost law, Board const& start, Board const& meant) {
    Effects lost;
    for (Colour const colour : bothColours) {
        if (law == CastlingLost::KingAndQueenSwapped) {
            if (swappedWithQueen(start, meant, colour)) lost.emplace_back(ForbidCastling{colour});
            continue;
        }
        if (start.king(colour) != meant.king(colour)) {
            lost.emplace_back(ForbidCastling{colour});
            continue;
        }
        for (auto rooks = meant.of(colour, Role::Rook); rooks.any();) {
            Square const rook = rooks.first();
            rooks &= ~board::bitOf(rook);
            if (!start.of(colour, Role::Rook).has(rook))
                lost.emplace_back(ForbidCastling{colour, board::wingOf(meant.king(colour), rook)});
        }
    }
    return lost;
}

class StartProcedure {
public:
    StartProcedure(Rules const& rules, StartError const& incident, Known const& known, Answers const& answers)
        : m_rules(rules), m_law(rules.laws().startErrors), m_incident(incident), m_known(known), m_answers(answers) {}

    [[nodiscard]] Ruling ruling() const {
        if (m_incident.fault == StartFault::SecondGame) return secondGame();
        if (m_incident.over || m_known.result) return standsAsEnded();
        if (m_incident.fault == StartFault::ColoursReversed) return coloursReversed();
        auto const settled = m_law.settledAfter.at(m_rules.play, m_rules.house.supervision);
        if (!settled) return inTime();
        auto const late = bothMade(settled->value);
        Ruling ruling = !late ? asked(settled->value, settled->article) : *late ? tooLate(settled->article) : inTime();
        if (moreAsked(settled->value)) ruling.questions = {askBothMade(settled->value)};
        return ruling;
    }

private:
    [[nodiscard]] Ruling inTime() const {
        return m_incident.fault == StartFault::BoardTurned ? boardTurned() : wrongPosition();
    }
    [[nodiscard]] std::string article() const {
        switch (m_incident.fault) {
        case StartFault::BoardTurned: return std::string{m_law.boardTurned};
        case StartFault::ColoursReversed: return std::string{m_law.coloursReversed};
        case StartFault::SecondGame: return std::string{m_rules.laws().drawnGame.signatures};
        case StartFault::WrongPosition: break;
        }
        return std::string{m_law.wrongPosition};
    }

    [[nodiscard]] std::optional<bool> bothMade(int moves) const {
        return bothHaveMade(moves, movesMade(m_known), m_answers);
    }
    /// The question stays among those of the ruling once it is answered.
    [[nodiscard]] bool moreAsked(int moves) const { return !bothHaveMade(moves, movesMade(m_known), {}); }
    [[nodiscard]] static Ruling asked(int moves, std::string_view by) {
        return {Finding::CheckMoves, std::string{by}, askBothMade(moves)};
    }

    [[nodiscard]] board::Position meant() const { return m_incident.meant.value_or(board::Position{}); }

    /// The articles speak of what is found during a game. After it, the points belong to the players as they sat.
    [[nodiscard]] Ruling standsAsEnded() const {
        Effects effects;
        if (m_incident.fault == StartFault::ColoursReversed) effects.emplace_back(CorrectColours{});
        auto const finding = m_known.result ? Finding::ResultStands : Finding::StandsAsEnded;
        return {finding, article(), Proposal{std::move(effects), article()}};
    }

    [[nodiscard]] Ruling tooLate(std::string_view by) const {
        std::string const settled{by};
        Ruling ruling{Finding::TooLateToClaim, settled, Proposal{{PlayOn{}}, settled}};
        ruling.mayNot = {Forbidden::CancelGame};
        if (m_incident.fault == StartFault::BoardTurned) return ruling;
        if (!m_incident.start) {
            ruling.remarks = {{Remark::What::CastlingLost, by}};
            return ruling;
        }
        Effects effects = castlingLost(m_law.castlingLost, m_incident.start->board(), meant().board());
        effects.emplace_back(PlayOn{});
        ruling.next = Proposal{std::move(effects), settled};
        return ruling;
    }

    [[nodiscard]] Ruling boardTurned() const {
        return {Finding::GoesOn, article(), Proposal{{StopClocks{}, TransferPosition{}, PlayOn{}}, article()}};
    }

    [[nodiscard]] Ruling wrongPosition() const {
        bool const right = m_incident.start && m_incident.start->board() == meant().board();
        if (right) return {Finding::GoesOn, article(), Proposal{{PlayOn{}}, article()}};
        return newGame();
    }

    /// No article speaks of it: the result that was signed first stands, unless the arbiter decides otherwise.
    [[nodiscard]] Ruling secondGame() const {
        Ruling ruling{Finding::SignedStands, article(), Proposal{{StopClocks{}}, article()}};
        ruling.others = {{{PlayOn{}}, "Preface"}};
        return ruling;
    }

    /// The true White came too late to play at all.
    [[nodiscard]] bool trueWhiteTooLate() const {
        bool const mayAdmit = m_rules.house.lateDiscretion != LateDiscretion::None;
        bool const admitted = mayAdmit && m_answers.is(Ask::PlaysLate, Answer::Yes);
        return m_incident.whiteLate && *m_incident.whiteLate > m_rules.house.defaultTime && !admitted;
    }

    [[nodiscard]] Ruling coloursReversed() const {
        if (trueWhiteTooLate())
            return ruleOn(m_rules, LateArrival{.after = {m_incident.whiteLate, {}}}, m_known, m_answers);
        if (!m_law.newGameBefore) return m_incident.whiteLate ? newGame() : coloursStay();
        int const moves = *m_law.newGameBefore;
        auto const stay = bothMade(moves);
        Ruling ruling = !stay ? asked(moves, m_law.coloursReversed) : *stay ? coloursStay() : newGame();
        if (moreAsked(moves)) ruling.questions = {askBothMade(moves)};
        return ruling;
    }
    [[nodiscard]] Ruling coloursStay() const {
        Ruling ruling{Finding::GoesOn, article(), Proposal{{CorrectColours{}, PlayOn{}}, article()}};
        if (m_law.newGameBefore)
            ruling.mayNot = {Forbidden::CancelGame};
        else
            ruling.others = {{anew(), article()}};
        return ruling;
    }

    [[nodiscard]] Effects anew() const {
        Effects effects{StopClocks{}, AnnulGame{m_incident.fullTime}};
        if (m_incident.whiteLate) effects.emplace_back(TakeTime{Colour::White, *m_incident.whiteLate});
        return effects;
    }

    [[nodiscard]] Ruling newGame() const {
        Ruling ruling{Finding::NewGame, article(), Proposal{anew(), article()}};
        ruling.remarks = {{Remark::What::LessTimePossible, {}}};
        if (!m_law.newGameBefore && m_incident.fault == StartFault::ColoursReversed)
            ruling.others = {{{CorrectColours{}, PlayOn{}}, article()}};
        return ruling;
    }

    Rules const& m_rules;
    StartErrorLaw const& m_law;
    StartError const& m_incident;
    Known const& m_known;
    Answers const& m_answers;
};

} // namespace

/// P14.
Ruling ruleOn(Rules const& rules, StartError const& incident, Known const& known, Answers const& answers) {
    return StartProcedure(rules, incident, known, answers).ruling();
}

} // namespace flagfall::rulings
