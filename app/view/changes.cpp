// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/changes.h"

#include <algorithm>

namespace flagfall::view {
namespace {

/// One line for each act; a new act does not compile until it has one.
struct ChangesOf {
    Changes operator()(session::EventOpened const&) const { return Changes::everything(); }
    Changes operator()(session::EventRevised const&) const {
        return {.details = true, .players = true, .results = true};
    }
    Changes operator()(session::PlayerEntered const&) const { return {.players = true}; }
    Changes operator()(session::PlayerEnteredLate const&) const { return {.players = true, .results = true}; }
    Changes operator()(session::PlayerRevised const&) const {
        return {.players = true, .results = true, .sentences = true};
    }
    Changes operator()(session::PlayerWithdrawn const&) const { return {.players = true, .results = true}; }
    Changes operator()(session::PlayerReturned const&) const { return {.players = true, .results = true}; }
    Changes operator()(session::PlayerRemoved const&) const { return {.players = true, .sentences = true}; }
    Changes operator()(session::PlayersImported const&) const { return {.players = true}; }
    Changes operator()(session::ByeGranted const&) const { return {.players = true}; }
    Changes operator()(session::ByeRevoked const&) const { return {.players = true}; }
    Changes operator()(session::PairProhibited const&) const { return {.players = true}; }
    Changes operator()(session::PairAllowed const&) const { return {.players = true}; }
    Changes operator()(session::RoundPaired const&) const { return newRound(); }
    Changes operator()(session::RoundImported const&) const { return newRound(); }
    Changes operator()(session::ClocksOperated const&) const { return {.clocks = true}; }
    Changes operator()(session::ClockReported const&) const { return {.clocks = true}; }
    Changes operator()(session::ClocksCorrected const& act) const {
        Changes changes{.clocks = true};
        if (auto const struck = act.takesBack ? act.takesBack : act.restores) changes.struck = {*struck};
        return changes;
    }
    Changes operator()(session::LateArrival const&) const { return {.clocks = true}; }
    Changes operator()(session::SidesSwapped const&) const { return {.clocks = true}; }
    Changes operator()(session::FlagNoticed const&) const { return {.clocks = true}; }
    Changes operator()(session::PlayerAbsent const&) const { return {.clocks = true}; }
    Changes operator()(session::PlayerArrived const&) const { return {.clocks = true}; }
    Changes operator()(session::ResultEntered const&) const { return resultsAndClocks(); }
    Changes operator()(session::ResultCleared const&) const { return resultsAndClocks(); }
    Changes operator()(session::GameAdjourned const&) const { return resultsAndClocks(); }
    Changes operator()(session::GamesSetUp const&) const { return {.clocks = true}; }
    Changes operator()(session::RecordWritten const&) const { return {.clocks = true}; }
    Changes operator()(session::SheetWritten const&) const { return {.clocks = true}; }
    Changes operator()(session::DrawOffered const&) const { return {.clocks = true}; }
    Changes operator()(session::OfferAnswered const&) const { return {.clocks = true}; }
    Changes operator()(session::DrawClaimed const&) const { return {.clocks = true}; }
    Changes operator()(session::ClaimRuled const&) const { return {.clocks = true}; }
    Changes operator()(session::IllegalMoveNoted const&) const { return {.clocks = true}; }
    Changes operator()(session::RecordingExcused const&) const { return {.clocks = true}; }
    Changes operator()(session::SheetSigned const&) const { return {.clocks = true}; }
    Changes operator()(session::NoteWritten const&) const { return {.clocks = true}; }
    Changes operator()(session::BlindPlayArranged const&) const { return {.clocks = true}; }
    Changes operator()(session::BlindPlayRemarked const&) const { return {.clocks = true}; }
    Changes operator()(session::BoardsCompared const&) const { return {.clocks = true}; }
    Changes operator()(session::BoardsCorrected const&) const { return {.clocks = true}; }
    Changes operator()(session::DeskOpened const&) const { return {.clocks = true}; }
    Changes operator()(session::DeskClosed const&) const { return {.clocks = true}; }
    Changes operator()(session::ClocksRecovered const&) const { return {.clocks = true}; }
    Changes operator()(session::ActRetracted const& act) const { return whatever(act.act); }
    Changes operator()(session::ActRestored const& act) const { return whatever(act.act); }

private:
    static Changes newRound() { return {.players = true, .rounds = true, .results = true, .clocks = true}; }
    static Changes resultsAndClocks() { return {.results = true, .clocks = true}; }
    /// The act taken back may have been any.
    static Changes whatever(Seq act) {
        Changes changes = Changes::everything();
        changes.sentences = false;
        changes.struck = {act};
        return changes;
    }
};

template <typename T>
void add(std::vector<T>& to, std::vector<T> const& more) {
    to.insert(to.end(), more.begin(), more.end());
    std::ranges::sort(to);
    auto const twice = std::ranges::unique(to);
    to.erase(twice.begin(), twice.end());
}

} // namespace

Changes& Changes::operator|=(Changes const& other) {
    details |= other.details;
    players |= other.players;
    rounds |= other.rounds;
    results |= other.results;
    clocks |= other.clocks;
    sentences |= other.sentences;
    states |= other.states;
    everyBoard |= other.everyBoard;
    add(boards, other.boards);
    add(struck, other.struck);
    if (other.replaced) replaced = other.replaced;
    return *this;
}

Changes Changes::everything() {
    return {.details = true,
            .players = true,
            .rounds = true,
            .results = true,
            .clocks = true,
            .sentences = true,
            .states = true,
            .everyBoard = true};
}

bool Changes::touch(BoardPlace place) const { return everyBoard || std::ranges::binary_search(boards, place); }

bool Changes::touchBefore(RoundNumber round) const {
    return everyBoard || (!boards.empty() && boards.front().round < round);
}

Changes changesBy(session::Act const& act) {
    Changes changes = std::visit(ChangesOf{}, act);
    session::Touched const touched = session::touchedBy(act);
    changes.everyBoard = changes.everyBoard || touched.what == session::Touched::What::Everything;
    changes.states = changes.states || changes.everyBoard;
    std::vector<BoardPlace> places;
    for (BoardNumber const board : touched.boards) places.push_back({touched.round, board});
    add(changes.boards, places);
    return changes;
}

Standing standingOf(session::Board const& board) {
    bool const absent = board.attendance.white.absent || board.attendance.black.absent;
    Standing standing{board.result.has_value(), board.adjourned, board.awaitsRecovery(), absent};
    if (board.clock) standing.phase = board.clock->phase;
    return standing;
}

} // namespace flagfall::view
