// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"
#include "app/session/decide/manual_pairing.h"
#include "app/session/event/text.h"

#include <algorithm>
#include <set>

namespace flagfall::session {
namespace {

using Seats = RoundRepaired::Seats;

/// One change of a published round, from the wish to the act.
class Repair {
public:
    Repair(EventState const& state, Round const& round, pairing::RoundPairing const& wanted)
        : m_state(state), m_round(round), m_wanted(wanted), m_published(pairingOf(round)), m_seated(seatedIn(wanted)) {}

    /// Somebody who sits twice, or is not in the event; an empty pairing, or boards that are not numbered one after the
    /// other.
    [[nodiscard]] std::optional<Not> isNoPairing() const {
        if (m_wanted.pairs.empty() || m_wanted.byes.size() > 1) return no(Why::NoSuchBoard);
        std::set<PlayerId> once;
        int number = m_round.firstBoard().value();
        auto const sits = [&](PlayerId player) { return m_state.player(player) && once.insert(player).second; };
        for (pairing::Pair const& pair : m_wanted.pairs) {
            if (pair.board.value() != number++) return refusedOn(Why::NoSuchBoard, pair.board);
            for (PlayerId const player : {pair.white, pair.black})
                if (!sits(player)) return no(Refusal{.why = Why::NotEverybodyPaired, .player = player});
        }
        for (PlayerId const player : m_wanted.byes)
            if (!sits(player)) return no(Refusal{.why = Why::NotEverybodyPaired, .player = player});
        return std::nullopt;
    }

    /// The same games on the same boards, with other colours at most.
    [[nodiscard]] bool turnsColoursOnly() const {
        return m_wanted.pairs.size() == m_published.pairs.size() && m_wanted.byes == m_published.byes &&
               std::ranges::all_of(m_wanted.pairs, [this](auto const& pair) { return isAt(boardAt(pair), pair); });
    }

    /// A board that is to be left alone.
    [[nodiscard]] std::optional<Not> isBarred() const {
        for (Board const& board : m_round.boards) {
            bool const dissolved = board.number > m_wanted.pairs.back().board;
            if (!dissolved && hasSeats(board, pairAt(board))) continue;
            if (board.awaitsRecovery()) return refusedOn(Why::RecoveryPending, board.number);
            if (board.adjournment()) return refusedOn(Why::Adjourned, board.number);
            if (dissolved && board.hasBegun()) return refusedOn(Why::BoardHasBegun, board.number);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::vector<Seats> changes() const {
        std::vector<Seats> changed;
        for (pairing::Pair const& pair : m_wanted.pairs) {
            Board const* const board = m_round.board(pair.board);
            if (board && hasSeats(*board, pair)) continue;
            Seats seats{pair.board, pair.white, pair.black};
            if (Board const* const played = gameOf(pair); played && played->result) {
                seats.result = played->white != pair.white ? turned(*played->result) : played->result;
                seats.how = played->howEnded;
            }
            changed.push_back(std::move(seats));
        }
        return changed;
    }

    /// Who had no seat and has none rests as before; who has lost one has no point.
    [[nodiscard]] std::vector<Rest> rests() const {
        std::vector<Rest> rests;
        for (PlayerId const player : m_wanted.byes) rests.push_back({player, restOfSystem(m_state, m_round.number)});
        for (Rest const& rest : m_round.rests)
            if (!m_seated.contains(rest.player))
                rests.push_back({rest.player, rest.bye == Bye::Allocated ? Bye::ZeroPoint : rest.bye});
        for (Board const& board : m_round.boards)
            for (PlayerId const player : {board.white, board.black})
                if (!m_seated.contains(player)) rests.push_back({player, Bye::ZeroPoint});
        return rests;
    }

    [[nodiscard]] Question question(std::vector<Seats> const& changed) const {
        Question question{.ask = Ask::RoundChanged, .round = m_round.number};
        question.count = static_cast<int>(changed.size());
        for (Board const& board : m_round.boards) {
            bool const stays = board.number <= m_wanted.pairs.back().board;
            if (stays && isAt(&board, pairAt(board))) continue; // its game is the same
            if (stays && board.hasBegun()) question.begun.push_back(board.number);
            if (board.result && !isPlayedStill(board)) question.lost.push_back(board.number);
        }
        return question;
    }

private:
    [[nodiscard]] Board const* boardAt(pairing::Pair const& pair) const { return m_round.board(pair.board); }
    [[nodiscard]] pairing::Pair const& pairAt(Board const& board) const {
        return m_wanted.pairs[m_round.placeAmongBoards(board.number)];
    }
    static bool hasSeats(Board const& board, pairing::Pair const& pair) {
        return board.white == pair.white && board.black == pair.black;
    }
    /// Whether these two met there, with whatever colours.
    static bool isAt(Board const* board, pairing::Pair const& pair) {
        return board && (hasSeats(*board, pair) || (board->white == pair.black && board->black == pair.white));
    }
    /// The board where these two sat when the round was published.
    [[nodiscard]] Board const* gameOf(pairing::Pair const& pair) const {
        auto const found = std::ranges::find_if(m_round.boards, [&](Board const& board) { return isAt(&board, pair); });
        return found == m_round.boards.end() ? nullptr : &*found;
    }
    [[nodiscard]] bool isPlayedStill(Board const& board) const {
        return std::ranges::any_of(m_wanted.pairs, [&](auto const& pair) { return isAt(&board, pair); });
    }

    EventState const& m_state;
    Round const& m_round;
    pairing::RoundPairing const& m_wanted;
    pairing::RoundPairing m_published;
    std::set<PlayerId> m_seated;
};

/// Where everybody has his place in a table nobody loses his seat, and the event must still be completed.
std::optional<Not> forbidden(EventState const& state, pairing::RoundPairing const& wanted) {
    auto const* const system = pairing::systemByCode(state.details.system);
    if (!system || !system->rules().pairsHere) return std::nullopt;
    pairing::Tournament const tournament = tournamentBefore(state, wanted);
    pairing::SystemRules const& rules = system->rules();
    bool const isOfTable = rules.kind == pairing::SystemKind::RoundRobin && rules.allowsManualPairing;
    if (auto const who =
            isOfTable ? notSeatedOnce(tournament, wanted, firstBoardOf(state, wanted.round)) : std::nullopt)
        return no(Refusal{.why = Why::NotEverybodyPaired, .player = *who});
    auto problem = system->forbids(tournament, wanted);
    if (!problem) return std::nullopt;
    Refusal refusal{.why = Why::PairingRefused};
    refusal.pairing = std::move(problem);
    return no(std::move(refusal));
}

} // namespace

Decision repaired(EventState const& state, RepairRound const& command, Confirmation confirmation) {
    Round const* const round = state.round(command.pairing.round);
    if (!round) return no(Why::NoSuchRound);
    if (round->imported) return no(Refusal{.why = Why::RoundFromReport, .round = round->number});
    if (state.isOfTeams()) return no(Why::NotInThisSystem);
    Repair const repair{state, *round, command.pairing};
    if (auto wrong = repair.isNoPairing()) return *wrong;
    std::vector<Seats> changed = repair.changes();
    std::vector<Rest> rests = repair.rests();
    bool const same = changed.empty() && command.pairing.pairs.size() == round->boards.size() && rests == round->rests;
    if (same) return Acts{};
    auto const behind = static_cast<int>(state.rounds.size()) - round->number.value();
    bool const coloursOnly = repair.turnsColoursOnly();
    if (behind > 1 || (behind == 1 && !coloursOnly))
        return no(Refusal{.why = Why::RoundTooOld, .round = round->number});
    if (!coloursOnly && !systemRulesOf(state).allowsManualPairing) return no(Why::NotInThisSystem);
    if (auto barred = repair.isBarred()) return *barred;
    // At a board colours are turned as they were played, whatever the table says.
    if (auto wrong = coloursOnly ? std::nullopt : forbidden(state, command.pairing)) return *wrong;

    RoundRepaired act{round->number,    std::move(changed), static_cast<int>(command.pairing.pairs.size()),
                      std::move(rests), round->byRules,     trimmed(command.note)};
    Question question = repair.question(act.seats);
    auto const* const system = pairing::systemByCode(state.details.system);
    if (system && system->rules().pairsHere) {
        pairing::Tournament const tournament = tournamentBefore(state, command.pairing);
        auto byRules = system->pairNext(tournament);
        if (byRules) seatInHall(*byRules, state);
        question.breaches = system->breaches(tournament, command.pairing);
        act.byRules.reset();
        if (!byRules)
            act.byRules = pairing::RoundPairing{round->number, {}, {}};
        else if (*byRules != command.pairing)
            act.byRules = std::move(*byRules);
        if (act.byRules) question.byRules = onlyIn(*act.byRules, command.pairing);
    }
    if (behind == 1 && !confirmation.yesTo(Ask::EarlierRound))
        return ask(Question{.ask = Ask::EarlierRound, .round = round->number});
    if (!confirmation.yesTo(Ask::RoundChanged)) return ask(std::move(question));
    return Acts{std::move(act)};
}

} // namespace flagfall::session
