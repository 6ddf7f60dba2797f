// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/changes.h"

namespace flagfall::view {
namespace {

/// One line for each act; a new act does not compile until it has one.
struct ChangesOf {
    Changes operator()(session::EventOpened const&) const { return Changes::everything(); }
    Changes operator()(session::EventRevised const&) const {
        return {.details = true, .players = true, .results = true};
    }
    Changes operator()(session::PlayerEntered const&) const { return {.players = true}; }
    Changes operator()(session::PlayerRevised const&) const { return {.players = true, .results = true}; }
    Changes operator()(session::PlayerWithdrawn const&) const { return {.players = true, .results = true}; }
    Changes operator()(session::PlayerReturned const&) const { return {.players = true, .results = true}; }
    Changes operator()(session::PlayerRemoved const&) const { return {.players = true}; }
    Changes operator()(session::PlayersImported const&) const { return {.players = true}; }
    Changes operator()(session::RoundPaired const&) const { return newRound(); }
    Changes operator()(session::RoundImported const&) const { return newRound(); }
    Changes operator()(session::ClocksOperated const&) const { return {.clocks = true}; }
    Changes operator()(session::ClockReported const&) const { return {.clocks = true}; }
    Changes operator()(session::ClocksCorrected const& act) const {
        return {.clocks = true, .retractions = act.takesBack || act.restores};
    }
    Changes operator()(session::LateArrival const&) const { return {.clocks = true}; }
    Changes operator()(session::SidesSwapped const&) const { return {.clocks = true}; }
    Changes operator()(session::FlagNoticed const&) const { return {.clocks = true}; }
    Changes operator()(session::PlayerAbsent const&) const { return {.clocks = true}; }
    Changes operator()(session::PlayerArrived const&) const { return {.clocks = true}; }
    Changes operator()(session::ResultEntered const&) const { return resultsAndClocks(); }
    Changes operator()(session::ResultCleared const&) const { return resultsAndClocks(); }
    Changes operator()(session::GameAdjourned const&) const { return resultsAndClocks(); }
    Changes operator()(session::DeskOpened const&) const { return {.clocks = true}; }
    Changes operator()(session::DeskClosed const&) const { return {.clocks = true}; }
    Changes operator()(session::ClocksRecovered const&) const { return {.clocks = true}; }
    Changes operator()(session::ActRetracted const&) const { return Changes::everything(); }
    Changes operator()(session::ActRestored const&) const { return Changes::everything(); }

private:
    static Changes newRound() { return {.players = true, .rounds = true, .results = true, .clocks = true}; }
    static Changes resultsAndClocks() { return {.results = true, .clocks = true}; }
};

} // namespace

Changes& Changes::operator|=(Changes const& other) {
    details |= other.details;
    players |= other.players;
    rounds |= other.rounds;
    results |= other.results;
    clocks |= other.clocks;
    retractions |= other.retractions;
    if (other.replaced) replaced = other.replaced;
    return *this;
}

Changes Changes::everything() {
    return {.details = true, .players = true, .rounds = true, .results = true, .clocks = true, .retractions = true};
}

Changes changesBy(session::Act const& act) { return std::visit(ChangesOf{}, act); }

} // namespace flagfall::view
