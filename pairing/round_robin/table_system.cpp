// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/round_robin/table_system.h"

#include <optional>

namespace flagfall::pairing::round_robin {
namespace {

/// What the table gives one player in one round; nothing when he rests.
std::optional<ScheduledGame> scheduledFor(RoundPairing const& pairing, PlayerId player) {
    for (Pair const& pair : pairing.pairs) {
        if (pair.white == player) return {{pair.black, Colour::White}};
        if (pair.black == player) return {{pair.white, Colour::Black}};
    }
    return std::nullopt;
}

bool isOnFile(RoundPairing const& pairing, Tournament const& tournament) {
    std::size_t const index = static_cast<std::size_t>(pairing.round.value()) - 1;
    for (Participant const& participant : tournament.participants) {
        if (participant.rounds.size() <= index) return false;
        // Whatever a rest was called or worth in an imported file, it is the same pairing.
        if (scheduledGame(participant.rounds[index]) != scheduledFor(pairing, participant.id)) return false;
    }
    return true;
}

} // namespace

SystemRules tableRules(PairingWay way, Competitors competitors) {
    SystemRules rules{.way = way,
                      .kind = SystemKind::RoundRobin,
                      .competitors = competitors,
                      .words = "Individual: Round-Robin",
                      .roundCount = RoundCount::OfTheTable,
                      .oddPlayer = OddPlayer::Rests,
                      .withdrawal = Withdrawal::ForfeitsOrAnnuls,
                      .drawsInitialColour = false,
                      .drawsNumbers = true,
                      .takesLateEntries = false,
                      .grantsByes = false,
                      .heedsProhibitions = false,
                      .allowsManualPairing = false,
                      .tieBreaks = {"DE", "WIN", "SB", "KS"}};
    if (competitors == Competitors::Teams) {
        rules.words = "Team: Round-Robin";
        rules.tieBreaks = {"MPvGP", "EDE", "EMGSB", "BC"};
    }
    return rules;
}

RoundPairing TableSystem::seat(Tournament const& tournament, int round) const {
    int const players = static_cast<int>(tournament.participants.size());
    auto const who = [&](int number) { return tournament.participants[static_cast<std::size_t>(number) - 1].id; };
    RoundPairing pairing{RoundNumber{round}, {}, {}};
    for (TableLine const line : table(players, round)) {
        if (line.white > players)
            pairing.byes.push_back(who(line.black));
        else if (line.black > players)
            pairing.byes.push_back(who(line.white));
        else {
            BoardNumber const board{static_cast<int>(pairing.pairs.size()) + 1};
            pairing.pairs.push_back({board, who(line.white), who(line.black)});
        }
    }
    return pairing;
}

Expected<RoundPairing, PairingProblem> TableSystem::pairNext(Tournament const& tournament) const {
    int const players = static_cast<int>(tournament.participants.size());
    if (m_rules.competitors == Competitors::Teams && tournament.boards == 0)
        return refused(PairingRefusal::NotAvailable);
    if (players < 2) return refused(PairingRefusal::TooFewPlayers);
    if (rounds(players) == 0) return refused(PairingRefusal::NoTable);
    if (!areNumbersInOrder(tournament)) return refused(PairingRefusal::NumbersNotInOrder);
    if (tournament.roundsPlanned > rounds(players)) return refused(PairingRefusal::TooManyRounds);
    int const planned = tournament.roundsPlanned > 0 ? tournament.roundsPlanned : rounds(players);
    int const onFile = roundsOnFile(tournament);
    if (onFile >= planned) return refused(PairingRefusal::AllRoundsPaired);
    for (int round = 1; round <= onFile; ++round)
        if (!isOnFile(seat(tournament, round), tournament)) return refused(PairingRefusal::EarlierRoundDiffers);
    // Who has withdrawn keeps his number and his opponents; their games are forfeited after the pairing.
    return seat(tournament, onFile + 1);
}

} // namespace flagfall::pairing::round_robin
