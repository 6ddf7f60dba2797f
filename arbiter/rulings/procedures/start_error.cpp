// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/procedures/start_error.h"

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
    StartProcedure(Rules const& rules, StartError const& incident, Known const& known)
        : m_rules(rules), m_law(rules.laws().startErrors), m_incident(incident), m_known(known) {}

    [[nodiscard]] Ruling ruling() const {
        if (m_incident.over) return standsAsEnded();
        if (m_incident.fault == StartFault::ColoursReversed) return coloursReversed();
        auto const settled = m_law.settledAfter.at(m_rules.play, m_rules.house.supervision);
        if (settled && bothHaveMade(settled->value)) return tooLate(settled->article);
        return m_incident.fault == StartFault::BoardTurned ? boardTurned() : wrongPosition();
    }

private:
    [[nodiscard]] std::string article() const {
        switch (m_incident.fault) {
        case StartFault::BoardTurned: return std::string{m_law.boardTurned};
        case StartFault::ColoursReversed: return std::string{m_law.coloursReversed};
        case StartFault::WrongPosition: break;
        }
        return std::string{m_law.wrongPosition};
    }

    [[nodiscard]] bool bothHaveMade(int moves) const {
        return std::ranges::all_of(bothColours, [&](Colour side) { return m_known.sides[side].movesCounted >= moves; });
    }

    [[nodiscard]] board::Position meant() const { return m_incident.meant.value_or(board::Position{}); }

    /// The articles speak of what is found during a game. After it, the points belong to the players as they sat.
    [[nodiscard]] Ruling standsAsEnded() const {
        Effects effects;
        if (m_incident.fault == StartFault::ColoursReversed) effects.emplace_back(CorrectColours{});
        return {Finding::StandsAsEnded, article(), Proposal{std::move(effects), article()}};
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

    [[nodiscard]] Ruling coloursReversed() const {
        bool const cancelled = m_law.newGameBefore && !bothHaveMade(*m_law.newGameBefore);
        if (cancelled || (!m_law.newGameBefore && m_incident.whiteLate)) return newGame();
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
};

} // namespace

/// P14.
Ruling ruleOn(Rules const& rules, StartError const& incident, Known const& known, Answers const&) {
    return StartProcedure(rules, incident, known).ruling();
}

} // namespace flagfall::rulings
