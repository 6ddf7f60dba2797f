// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event_state.h"

#include <algorithm>
#include <set>

namespace flagfall::session {
namespace {

using Outcome = std::optional<FoldProblem>;

Outcome problem(std::string what) { return FoldProblem{std::move(what)}; }
constexpr std::nullopt_t fine = std::nullopt;

/// One function for each kind of act. They trust nothing: a journal may have been repaired by hand.
class Folder {
public:
    explicit Folder(EventState& state) : m_state(state) {}

    Outcome operator()(EventOpened const& act) {
        if (m_state.opened()) return problem("the event was opened twice");
        m_state.details = act.details;
        return fine;
    }
    Outcome operator()(EventRevised const& act) {
        m_state.details = act.details;
        return fine;
    }

    Outcome operator()(PlayerEntered const& act) { return enter(act.player, act.details, std::nullopt); }
    Outcome operator()(PlayersImported const& act) {
        for (auto const& entry : act.players) {
            auto const number = static_cast<int>(m_state.players.size()) + 1;
            if (auto wrong = enter(entry.player, entry.details, PairingNumber{number})) return wrong;
        }
        return fine;
    }
    Outcome operator()(PlayerRevised const& act) {
        return with(act.player, [&](Player& player) { player.details = act.details; });
    }
    Outcome operator()(PlayerWithdrawn const& act) {
        return with(act.player, [&](Player& player) { player.withdrawnFrom = act.from; });
    }
    Outcome operator()(PlayerReturned const& act) {
        return with(act.player, [](Player& player) { player.withdrawnFrom.reset(); });
    }
    Outcome operator()(PlayerRemoved const& act) {
        if (m_state.numbersGiven()) return problem("a player was removed after the first pairing");
        if (m_state.players.erase(act.player) == 0) return problem("a player who is not there was removed");
        return fine;
    }

    Outcome operator()(RoundPaired const& act) {
        if (auto wrong = giveNumbers(act.order)) return wrong;
        Round round{act.pairing.round, {}, {}, false};
        for (pairing::Pair const& pair : act.pairing.pairs) {
            Board board{pair.board, pair.white, pair.black, std::nullopt, false, clock::Clock{m_state.details.control},
                        false,      {}};
            board.result = forfeitOfWithdrawn(board, round.number);
            round.boards.push_back(std::move(board));
        }
        for (PlayerId const player : act.pairing.byes) round.rests.push_back({player, restOfSystem()});
        return add(std::move(round));
    }
    Outcome operator()(RoundImported const& act) {
        Round round{act.round, {}, {}, true};
        for (auto const& game : act.games)
            round.boards.push_back({game.board, game.white, game.black, game.result, false, std::nullopt, false, {}});
        for (auto const& rest : act.rests) round.rests.push_back({rest.player, rest.bye});
        return add(std::move(round));
    }

    Outcome operator()(ClocksOperated const& act) {
        for (BoardNumber const number : act.boards) {
            Board* const board = clocked(act.round, number);
            if (!board) return problem("a clock that is not there was operated");
            apply(*board->clock, act.at, act.operation);
            if (std::holds_alternative<clock::Pause>(act.operation))
                board->pausedWithAll =
                    act.reason == pausedAll || act.reason == pausedAsleep || act.reason == pausedClosed;
        }
        return fine;
    }
    Outcome operator()(ClockReported const& act) {
        Board* const board = clocked(act.round, act.board);
        if (!board) return problem("a clock that is not there reported");
        advance(*board->clock, std::visit([](auto const& fact) { return fact.at; }, act.fact));
        return fine;
    }

    Outcome operator()(ResultEntered const& act) {
        return onBoard(act, [&](Board& board) {
            board.result = act.result;
            board.adjourned = false;
        });
    }
    Outcome operator()(ResultCleared const& act) {
        return onBoard(act, [](Board& board) {
            board.result.reset();
            board.adjourned = false;
        });
    }
    Outcome operator()(GameAdjourned const& act) {
        return onBoard(act, [](Board& board) {
            board.result.reset();
            board.adjourned = true;
        });
    }

    Outcome operator()(DeskOpened const& act) {
        for (Round& round : m_state.rounds)
            for (Board& board : round.boards)
                if (board.clock && board.clock->phase == clock::Phase::Running) offerRecovery(board, act);
        return fine;
    }
    Outcome operator()(DeskClosed const&) { return fine; }
    Outcome operator()(ClocksRecovered const& act) {
        for (BoardNumber const number : act.boards) {
            Board* const board = clocked(act.round, number);
            if (!board || !board->recovery) return problem("a clock was recovered that had not been lost");
            board->clock = chosen(*board->recovery, act.policy);
            board->recovery.reset();
        }
        return fine;
    }

    Outcome operator()(ActRetracted const&) { return problem("a retraction reached the fold"); }
    Outcome operator()(ActRestored const&) { return problem("a restoration reached the fold"); }

private:
    Outcome enter(PlayerId id, PlayerDetails const& details, std::optional<PairingNumber> number) {
        if (!m_state.opened()) return problem("a player entered before the event was opened");
        if (!m_state.players.emplace(id, Player{id, details, number, std::nullopt}).second)
            return problem("two players have one id");
        return fine;
    }

    template <typename Change>
    Outcome with(PlayerId id, Change change) {
        auto const found = m_state.players.find(id);
        if (found == m_state.players.end()) return problem("an act speaks of a player who is not there");
        change(found->second);
        return fine;
    }

    template <typename BoardAct, typename Change>
    Outcome onBoard(BoardAct const& act, Change change) {
        Round* const round = m_state.round(act.round);
        Board* const board = round ? round->board(act.board) : nullptr;
        if (!board) return problem("a result for a board that is not there");
        change(*board);
        return fine;
    }

    Board* clocked(RoundNumber number, BoardNumber wanted) {
        Round* const round = m_state.round(number);
        Board* const board = round ? round->board(wanted) : nullptr;
        return board && board->clock ? board : nullptr;
    }

    Outcome giveNumbers(std::vector<PlayerId> const& order) {
        if (order.size() != m_state.players.size()) return problem("the pairing numbers do not cover the players");
        if (std::set(order.begin(), order.end()).size() != order.size())
            return problem("a pairing number is given twice");
        int number = 0;
        for (PlayerId const id : order)
            if (auto wrong = with(id, [&](Player& player) { player.number = PairingNumber{++number}; })) return wrong;
        return fine;
    }

    Outcome add(Round round) {
        if (round.number.value() != static_cast<int>(m_state.rounds.size()) + 1)
            return problem("a round is out of order");
        int expected = 0;
        std::set<PlayerId> seated;
        for (Board const& board : round.boards) {
            if (board.number.value() != ++expected) return problem("the boards of a round are not numbered 1 to n");
            if (!m_state.player(board.white) || !m_state.player(board.black) || board.white == board.black)
                return problem("a board without two players");
            if (!seated.insert(board.white).second || !seated.insert(board.black).second)
                return problem("a player sits at two boards");
        }
        for (Rest const& rest : round.rests)
            if (!m_state.player(rest.player)) return problem("a bye for a player who is not there");
        m_state.rounds.push_back(std::move(round));
        return fine;
    }

    /// In a round robin the odd player merely rests; in a Swiss the pairing gives him points for it.
    Bye restOfSystem() const {
        auto const* const system = pairing::systemByCode(m_state.details.system);
        bool const swiss = system && system->kind() == pairing::SystemKind::Swiss;
        return swiss ? Bye::Allocated : Bye::ZeroPoint;
    }

    bool isGone(PlayerId id, RoundNumber round) const {
        Player const* const player = m_state.player(id);
        return player && player->withdrawnFrom && *player->withdrawnFrom <= round;
    }

    std::optional<Result> forfeitOfWithdrawn(Board const& board, RoundNumber round) const {
        bool const white = isGone(board.white, round);
        bool const black = isGone(board.black, round);
        if (white && black) return Result::BothForfeit;
        if (white) return Result::BlackWinsByForfeit;
        if (black) return Result::WhiteWinsByForfeit;
        return std::nullopt;
    }

    static clock::Clock pausedAt(clock::Clock clock, clock::Instant at) {
        apply(clock, at, clock::Pause{});
        return clock;
    }

    static void offerRecovery(Board& board, DeskOpened const& opened) {
        clock::Clock const& running = *board.clock;
        clock::Instant const alive = std::max(opened.lastBeat.value_or(running.anchor), running.anchor);
        Recovery recovery{pausedAt(running, running.anchor),
                          pausedAt(running, alive),
                          pausedAt(running, opened.at),
                          alive,
                          opened.at,
                          opened.gapExact};
        board.clock = recovery.lastHeartbeat;
        board.recovery = std::move(recovery);
    }

    static clock::Clock const& chosen(Recovery const& recovery, RecoveryPolicy policy) {
        switch (policy) {
        case RecoveryPolicy::LastEvent: return recovery.lastEvent;
        case RecoveryPolicy::ChargeToRestart: return recovery.chargeToRestart;
        case RecoveryPolicy::LastHeartbeat: break;
        }
        return recovery.lastHeartbeat;
    }

    EventState& m_state;
};

} // namespace

std::optional<FoldProblem> fold(EventState& state, RecordedAct const& act) {
    bool const needsEvent = !std::holds_alternative<EventOpened>(act.act) &&
                            !std::holds_alternative<DeskOpened>(act.act) &&
                            !std::holds_alternative<DeskClosed>(act.act);
    if (needsEvent && !state.opened()) return FoldProblem{"an act before the event was opened"};
    return std::visit(Folder{state}, act.act);
}

} // namespace flagfall::session
