// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/round_robin/table_system.h"

#include "pairing/round_robin/rest_of_event.h"

#include <algorithm>
#include <optional>

namespace flagfall::pairing::round_robin {
namespace {

int fieldOf(Tournament const& tournament) { return static_cast<int>(tournament.participants.size()); }

/// The last number of an odd field's table; 0: there is none.
int dummyOf(Rounds const& table, int players) {
    for (TableLine const line : table.front())
        if (std::max(line.white, line.black) > players) return players + 1;
    return 0;
}

PlayerId whoHas(Tournament const& tournament, int number) {
    return tournament.participants[static_cast<std::size_t>(number) - 1].id;
}

/// The number of a player; 0 of somebody else.
int numberOf(Tournament const& tournament, PlayerId player) {
    auto const found = std::ranges::find(tournament.participants, player, &Participant::id);
    return found == tournament.participants.end() ? 0 : static_cast<int>(found - tournament.participants.begin()) + 1;
}

/// A round on file by numbers. Nothing where it is none: somebody is in it twice, or rests in an even field. Whatever a
/// rest was called or worth in an imported file, it is a rest.
std::optional<std::vector<TableLine>> roundOnFile(Tournament const& tournament, int round, int dummy) {
    std::vector<TableLine> lines;
    int number = 0;
    for (Participant const& one : tournament.participants) {
        ++number;
        if (std::ssize(one.rounds) < round) return std::nullopt;
        auto const game = scheduledGame(one.rounds[static_cast<std::size_t>(round) - 1]);
        if (!game && dummy == 0) return std::nullopt;
        if (!game) {
            lines.push_back({number, dummy});
            continue;
        }
        int const other = numberOf(tournament, game->opponent);
        if (other == 0) return std::nullopt;
        auto const& rounds = tournament.participants[static_cast<std::size_t>(other) - 1].rounds;
        if (std::ssize(rounds) < round) return std::nullopt;
        auto const back = scheduledGame(rounds[static_cast<std::size_t>(round) - 1]);
        if (back != ScheduledGame{one.id, opponent(game->colour)}) return std::nullopt;
        if (game->colour == Colour::White) lines.push_back({number, other});
    }
    bool const isWhole = std::ssize(lines) * 2 == fieldOf(tournament) + (dummy > 0 ? 1 : 0);
    return isWhole ? std::optional{std::move(lines)} : std::nullopt;
}

std::optional<Rounds> roundsByNumber(Tournament const& tournament, int dummy) {
    Rounds rounds;
    for (int round = 1; round <= roundsOnFile(tournament); ++round) {
        auto lines = roundOnFile(tournament, round, dummy);
        if (!lines) return std::nullopt;
        rounds.push_back(std::move(*lines));
    }
    return rounds;
}

std::vector<TableLine> byNumbers(Tournament const& tournament, RoundPairing const& pairing, int dummy) {
    std::vector<TableLine> lines;
    for (Pair const& pair : pairing.pairs)
        lines.push_back({numberOf(tournament, pair.white), numberOf(tournament, pair.black)});
    for (PlayerId const bye : pairing.byes) lines.push_back({numberOf(tournament, bye), dummy});
    return lines;
}

RoundPairing seated(Tournament const& tournament, std::vector<TableLine> const& lines, int round) {
    int const players = fieldOf(tournament);
    RoundPairing pairing{RoundNumber{round}, {}, {}};
    for (TableLine const line : lines) {
        if (std::max(line.white, line.black) > players) {
            pairing.byes.push_back(whoHas(tournament, std::min(line.white, line.black)));
            continue;
        }
        BoardNumber const board{static_cast<int>(pairing.pairs.size()) + 1};
        pairing.pairs.push_back({board, whoHas(tournament, line.white), whoHas(tournament, line.black)});
    }
    return pairing;
}

PairingProblem problemOf(Tournament const& tournament, Repetition const& again) {
    using What = Repetition::What;
    PairingProblem problem = again.what == What::Met          ? PairingRefusal::MetAlready
                             : again.what == What::HadColours ? PairingRefusal::ColoursAlready
                             : again.what == What::Rested     ? PairingRefusal::RestedAlready
                                                              : PairingRefusal::NeverMeet;
    problem.stranded.push_back(whoHas(tournament, again.one));
    if (again.what != What::Rested) problem.stranded.push_back(whoHas(tournament, again.other));
    problem.round = again.round;
    return problem;
}

/// Whether the player would have this colour the third time running.
bool isThird(Participant const& player, Colour colour) {
    int run = 0;
    for (auto round = player.rounds.rbegin(); round != player.rounds.rend() && run < 2; ++round)
        if (auto const game = scheduledGame(*round)) {
            if (game->colour != colour) return false;
            ++run;
        }
    return run == 2;
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
                      .tieBreaks = {"DE", "WIN", "SB", "KS"}};
    if (competitors == Competitors::Teams) {
        rules.words = "Team: Round-Robin";
        rules.tieBreaks = {"MPvGP", "EDE", "EMGSB", "BC"};
    }
    return rules;
}

Rounds TableSystem::wholeTable(Tournament const& tournament) const {
    int const players = fieldOf(tournament);
    bool const isAnnounced = m_rules.roundCount == RoundCount::Announced && tournament.roundsPlanned > 0;
    int const all = isAnnounced ? std::min(tournament.roundsPlanned, rounds(players)) : rounds(players);
    Rounds table;
    for (int round = 1; round <= all; ++round) table.push_back(this->table(players, round));
    return table;
}

Expected<RoundPairing, PairingProblem> TableSystem::pairNext(Tournament const& tournament) const {
    int const players = fieldOf(tournament);
    if (m_rules.competitors == Competitors::Teams && tournament.boards == 0)
        return refused(PairingRefusal::NotAvailable);
    if (players < 2) return refused(PairingRefusal::TooFewPlayers);
    if (rounds(players) == 0) return refused(withoutTable(players));
    if (!areNumbersInOrder(tournament)) return refused(PairingRefusal::NumbersNotInOrder);
    if (tournament.roundsPlanned > rounds(players)) return refused(PairingRefusal::TooManyRounds);
    int const planned = tournament.roundsPlanned > 0 ? tournament.roundsPlanned : rounds(players);
    int const onFile = roundsOnFile(tournament);
    if (onFile >= planned) return refused(PairingRefusal::AllRoundsPaired);
    Rounds const table = wholeTable(tournament);
    int const dummy = dummyOf(table, players);
    auto const played = roundsByNumber(tournament, dummy);
    // Who has withdrawn keeps his number and his opponents; their games are forfeited after the pairing.
    if (played && isAsInTable(table, *played, dummy))
        return seated(tournament, table[static_cast<std::size_t>(onFile)], onFile + 1);
    if (!played || hasRepetition(table, *played)) return refused(PairingRefusal::EarlierRoundDiffers);
    auto const event = wholeEvent(table, *played, players + (dummy > 0 ? 1 : 0), dummy);
    if (!event) return refused(PairingRefusal::CannotBeCompleted);
    return seated(tournament, (*event)[static_cast<std::size_t>(onFile)], onFile + 1);
}

std::optional<PairingProblem> TableSystem::forbids(Tournament const& tournament, RoundPairing const& pairing) const {
    Rounds const table = wholeTable(tournament);
    if (table.empty()) return withoutTable(fieldOf(tournament));
    int const dummy = dummyOf(table, fieldOf(tournament));
    auto played = roundsByNumber(tournament, dummy);
    if (!played || played->size() >= table.size()) return PairingRefusal::EarlierRoundDiffers;
    if (dummy == 0 && !pairing.byes.empty()) return PairingRefusal::CannotBeCompleted; // nobody rests in an even field
    played->push_back(byNumbers(tournament, pairing, dummy));
    if (auto const again = repetitionIn(table, *played, dummy)) return problemOf(tournament, *again);
    bool const isLast = std::ssize(*played) == tournament.roundsPlanned;
    if (!isLast && !wholeEvent(table, *played, fieldOf(tournament) + (dummy > 0 ? 1 : 0), dummy))
        return PairingRefusal::CannotBeCompleted;
    return std::nullopt;
}

std::vector<Breach> TableSystem::breaches(Tournament const& tournament, RoundPairing const& pairing) const {
    std::vector<Breach> breaches;
    Rounds const table = wholeTable(tournament);
    int const dummy = table.empty() ? 0 : dummyOf(table, fieldOf(tournament));
    auto played = roundsByNumber(tournament, dummy);
    if (!played) return {};
    for (Pair const& pair : pairing.pairs) {
        played->push_back({{numberOf(tournament, pair.white), numberOf(tournament, pair.black)}});
        auto const again = repetitionIn(table, *played, dummy);
        if (again && again->what != Repetition::What::NeverMeet)
            breaches.push_back({Breach::What::MetBefore, pair.white, pair.black});
        played->pop_back();
        for (auto const& [player, colour] : {std::pair{pair.white, Colour::White}, {pair.black, Colour::Black}})
            if (isThird(tournament.participants[static_cast<std::size_t>(numberOf(tournament, player)) - 1], colour))
                breaches.push_back({Breach::What::ThirdColour, player});
    }
    return breaches;
}

} // namespace flagfall::pairing::round_robin
