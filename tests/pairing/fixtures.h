// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tournament.h"

#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flagfall::pairing {

/// Ids differ from pairing numbers on purpose: whoever mixes them up is found out.
inline PlayerId player(int number) { return PlayerId{number + 1000}; }
inline int numberOf(PlayerId id) { return id.value() - 1000; }

inline Tournament fieldOf(int players, SystemKind kind = SystemKind::RoundRobin) {
    Tournament tournament;
    tournament.kind = kind;
    for (int number = 1; number <= players; ++number)
        tournament.participants.push_back({player(number), PairingNumber{number}, false, {}});
    return tournament;
}

inline Participant& at(Tournament& tournament, int number) {
    return tournament.participants[static_cast<std::size_t>(number) - 1];
}

/// The tie-break with this code.
inline TieBreak by(std::string_view code) { return tieBreakByCode(code).value(); }

/// Puts a paired round on file, its games not yet played.
inline void putOnFile(Tournament& tournament, RoundPairing const& pairing) {
    for (Pair const& pair : pairing.pairs) {
        at(tournament, numberOf(pair.white)).rounds.push_back(Pending{pair.black, Colour::White});
        at(tournament, numberOf(pair.black)).rounds.push_back(Pending{pair.white, Colour::Black});
    }
    for (PlayerId const bye : pairing.byes) at(tournament, numberOf(bye)).rounds.push_back(ZeroPointBye{});
}

/// `1-4 2-3` : the pairs in board order, White first; ` (5)` for who rests.
inline std::string text(RoundPairing const& pairing) {
    std::string text;
    for (Pair const& pair : pairing.pairs)
        text += (text.empty() ? "" : " ") + std::to_string(numberOf(pair.white)) + "-" +
                std::to_string(numberOf(pair.black));
    for (PlayerId const bye : pairing.byes) text += " (" + std::to_string(numberOf(bye)) + ")";
    return text;
}

/// Every round a system gives a field, each put on file before the next is asked for.
inline std::vector<RoundPairing> wholeEvent(PairingSystem const& system, int players) {
    Tournament tournament = fieldOf(players);
    std::vector<RoundPairing> rounds;
    while (auto pairing = system.pairNext(tournament)) {
        putOnFile(tournament, *pairing);
        rounds.push_back(*std::move(pairing));
    }
    return rounds;
}

inline RoundRecord gameRecord(PlayerId opponent, Colour colour, char result) {
    switch (result) {
    case '1': return played({}, opponent, colour, Score::Win);
    case '=': return played({}, opponent, colour, Score::Draw);
    case '0': return played({}, opponent, colour, Score::Loss);
    case '+': return ForfeitWin{opponent, colour};
    case '-': return ForfeitLoss{opponent, colour};
    default: return Pending{opponent, colour};
    }
}

/// `9w1` beat number 9 with White, `9b-` lost to him by forfeit, `9w?` is still playing; `H F U Z` are the
/// byes.
inline RoundRecord record(std::string const& word) {
    if (word == "H") return HalfPointBye{};
    if (word == "F") return FullPointBye{};
    if (word == "U") return AllocatedBye{onePoint};
    if (word == "Z") return ZeroPointBye{};
    std::size_t colour = 0;
    int const opponent = std::stoi(word, &colour);
    return gameRecord(player(opponent), word[colour] == 'w' ? Colour::White : Colour::Black, word[colour + 1]);
}

/// A cross-table: one line for each player, one word for each round.
inline Tournament crossTable(SystemKind kind, std::vector<std::string> const& lines) {
    Tournament tournament = fieldOf(static_cast<int>(lines.size()), kind);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::istringstream words(lines[i]);
        for (std::string word; words >> word;) tournament.participants[i].rounds.push_back(record(word));
    }
    tournament.roundsPlanned = roundsOnFile(tournament);
    return tournament;
}

} // namespace flagfall::pairing
