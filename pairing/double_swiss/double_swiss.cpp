// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/double_swiss/double_swiss.h"

#include "pairing/double_swiss/matches.h"
#include "pairing/swiss_team/procedure/inspection.h"
#include "pairing/swiss_team/procedure/procedure.h"
#include "pairing/team_floats.h"

#include <algorithm>
#include <memory>
#include <unordered_map>
#include <utility>

namespace flagfall::pairing::double_swiss {
namespace {

/// C4 to C8 and the procedure (3.3 to 3.6) are those of C.04.6 without its colours; 4.3 counts Whites.
constexpr swiss_team::Rules criteria{.preferences = swiss_team::PreferenceType::None,
                                     .usesSecondary = false,
                                     .lastWithoutFloats = 1,
                                     .countsWhites = true};

bool isSecondGame(Tournament const& games) { return roundsOnFile(games) % gamesInMatch != 0; }

swiss_team::Field fieldOfMatches(Tournament const& matches) {
    swiss_team::Field field = swiss_team::fieldOf(matches, criteria);
    for (swiss_team::Team& each : field.teams) {
        auto const& rounds = matches.participants[static_cast<std::size_t>(each.entry)].rounds;
        if (std::none_of(rounds.begin(), rounds.end(), isWithoutColour)) continue;
        each.history.clear();
        for (RoundRecord const& match : rounds)
            if (auto const met = meetingIn(match); met && !isWithoutColour(match)) each.history.push_back(met->colour);
        each.difference = swiss_team::whitesIn(each.history);
    }
    return field;
}

/// Before the last match on file.
Tournament beforeLastMatch(Tournament const& games) {
    Tournament before = games;
    auto const count = static_cast<std::size_t>((roundsOnFile(games) - 1) / gamesInMatch * gamesInMatch);
    for (Participant& each : before.participants) {
        each.rests = each.rounds.size() > count && !scheduledGame(each.rounds[count]);
        each.withdrawn = false;
        each.rounds.resize(std::min(count, each.rounds.size()));
    }
    return before;
}

/// The last game on file once more, colours turned, boards in the same order.
RoundPairing secondGames(Tournament const& games) {
    RoundPairing pairing{RoundNumber{roundsOnFile(games) + 1}, {}, {}};
    swiss_team::Field const field = fieldOf(beforeLastMatch(games));
    std::unordered_map<PlayerId, int> places;
    auto const idAt = [&](int place) {
        return games.participants[static_cast<std::size_t>(swiss_team::teamAt(field, place).entry)].id;
    };
    for (int const place : swiss_team::everybody(field)) places.emplace(idAt(place), place);
    std::vector<swiss_team::TeamPair> pairs; // White in the first game, and Black
    auto const onFile = static_cast<std::size_t>(roundsOnFile(games));
    for (Participant const& each : games.participants) {
        if (each.rounds.size() < onFile) continue; // absent
        RoundRecord const& first = each.rounds.back();
        if (std::holds_alternative<AllocatedBye>(first)) pairing.byes.push_back(each.id);
        auto const game = scheduledGame(first);
        if (game && game->colour == Colour::White) pairs.emplace_back(places.at(each.id), places.at(game->opponent));
    }
    swiss_team::sortBoards(field, pairs);
    for (auto const& [white, black] : pairs)
        pairing.pairs.push_back({BoardNumber{static_cast<int>(pairing.pairs.size()) + 1}, idAt(black), idAt(white)});
    return pairing;
}

/// Who meets, whatever the colours and boards, in order.
std::vector<std::pair<PlayerId, PlayerId>> opponentsIn(RoundPairing const& pairing) {
    std::vector<std::pair<PlayerId, PlayerId>> pairs;
    for (Pair const& pair : pairing.pairs)
        pairs.emplace_back(std::min(pair.white, pair.black), std::max(pair.white, pair.black));
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

class DoubleSwiss final : public PairingSystem {
public:
    [[nodiscard]] std::string_view code() const override { return "FIDE_DOUBLESWISS"; }
    [[nodiscard]] SystemRules const& rules() const override {
        static SystemRules const rules{.way = PairingWay::DoubleSwiss,
                                       .isEndorsed = false,
                                       .gamesInRound = gamesInMatch,
                                       .tieBreaks = {"BH/C1", "BH", "SB", "DE"}};
        return rules;
    }
    [[nodiscard]] int rounds(int players) const override {
        return players < 2 ? 0 : gamesInMatch * (players - 1 + players % 2);
    }
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& games) const override {
        auto const& all = games.participants;
        if (roundsOnFile(games) >= games.roundsPlanned) return refused(PairingRefusal::AllRoundsPaired);
        if (!areNumbersInOrder(games)) return refused(PairingRefusal::NumbersNotInOrder);
        if (!areMatches(games)) return refused(PairingRefusal::EarlierRoundDiffers);
        if (isSecondGame(games)) return secondGames(games);
        auto const here = std::count_if(all.begin(), all.end(), [](auto const& p) { return !p.rests && !p.withdrawn; });
        if (here < 2) return refused(PairingRefusal::TooFewPlayers);
        auto const initialColour = initialColourOf(games);
        if (!initialColour) return refused(PairingRefusal::InitialColourUnknown);
        swiss_team::Field const field = fieldOf(games);
        auto const pairing = swiss_team::pairField(field);
        if (!pairing) return refused(swiss_team::problemOf(games, field));
        return pairingOf(games, swiss_team::roundOf(field, *pairing, *initialColour));
    }
    [[nodiscard]] std::vector<Breach> breaches(Tournament const& games, RoundPairing const& pairing) const override {
        if (!isSecondGame(games)) return swiss_team::breachesOf(games, fieldOf(games), pairing);
        std::vector<Breach> turned;
        RoundPairing const due = secondGames(games);
        for (Pair const& pair : pairing.pairs)
            if (std::none_of(due.pairs.begin(), due.pairs.end(), [&pair](Pair const& each) {
                    return each.white == pair.white && each.black == pair.black;
                }))
                turned.push_back({Breach::What::ColoursTurned, pair.white, pair.black});
        return turned;
    }
    /// A second game is of the two who have played the first, and the bye goes on. Colours may be turned at the board.
    [[nodiscard]] std::optional<PairingProblem> forbids(Tournament const& games,
                                                        RoundPairing const& pairing) const override {
        if (!isSecondGame(games)) return std::nullopt;
        RoundPairing const only = secondGames(games);
        auto const due = opponentsIn(only);
        auto const wanted = opponentsIn(pairing);
        if (due == wanted && only.byes == pairing.byes) return std::nullopt;
        PairingProblem problem = PairingRefusal::SecondGameOfMatch;
        for (auto const& pair : wanted)
            if (std::find(due.begin(), due.end(), pair) == due.end()) {
                problem.stranded = {pair.first, pair.second};
                break;
            }
        return problem;
    }
    [[nodiscard]] std::vector<GameOfMatches> games(Tournament const& games) const override {
        std::vector<GameOfMatches> all;
        int const onFile = roundsOnFile(games);
        for (int round = 0; round < std::max(onFile, std::min(onFile + 1, games.roundsPlanned)); ++round)
            all.push_back({round / gamesInMatch + 1, round % gamesInMatch + 1});
        return all;
    }
    [[nodiscard]] Tournament counted(Tournament const& games) const override {
        Tournament matches = matchesOf(games);
        matches.singleGames = std::make_shared<Tournament const>(games);
        return matches;
    }
};

} // namespace

swiss_team::Field fieldOf(Tournament const& games) { return fieldOfMatches(matchesOf(games, OpenGames::Draw)); }

std::vector<PairingSystem const*> systems() {
    static DoubleSwiss const system;
    return {&system};
}

} // namespace flagfall::pairing::double_swiss
