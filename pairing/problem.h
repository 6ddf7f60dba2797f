// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/ids.h"

#include <vector>

namespace flagfall::pairing {

enum class PairingRefusal {
    TooFewPlayers,
    NoTable, ///< the system has none for so many players
    AllRoundsPaired,
    TooManyRounds,        ///< more rounds planned than the system can give this field
    NumbersNotInOrder,    ///< pairing numbers are not 1…N
    EarlierRoundDiffers,  ///< a round on file is not the one this system makes (imported from elsewhere)
    InitialColourUnknown, ///< nobody has drawn it, and no game on file tells
    NoLegalPairing,       ///< of a Swiss; who stands in the way is in the problem
    GamesOpen,            ///< of a knockout: results are missing; whose, is in the problem (stranded)
    MatchUndecided,       ///< of a knockout: a match has ended level; whose, is in the problem (stranded)
    NotFound,             ///< there is a pairing, and the program did not find it: a fault of the program
    SecondGameOfMatch,    ///< by hand: the second game is of the two (stranded) with the colours of the first turned
    NotAvailable,         ///< this program does not pair the system
    // Of a table, by hand:
    MetAlready,        ///< the two (stranded) have met as often as they may, the last time in `round`
    ColoursAlready,    ///< everybody meets everybody with both colours, and the two have met with these in `round`
    RestedAlready,     ///< the player has rested as often as he may, the last time in `round`
    NeverMeet,         ///< the two are on the same side
    CannotBeCompleted, ///< the games that are left have no room in the rounds that are left
    // Of two sides:
    SidesUneven,     ///< an odd number of players
    NoTableForSides, ///< of so many players
    SidesUnknown,    ///< nothing tells who is on which, and the arbiter has not set the numbers
    SidesMixed,      ///< the first half of the numbers is not one side
};

/// Why there is no pairing. Of NoLegalPairing: not all of the stranded can be paired with each other, and otherwise
/// they have nobody but the rivals, who are too few.
struct PairingProblem {
    PairingProblem(PairingRefusal reason) : why(reason) {}

    PairingRefusal why;
    std::vector<PlayerId> stranded{};
    bool isByeStranded = false; ///< the bye is one of them: too few may have it
    std::vector<PlayerId> rivals{};
    bool isByeRival = false; ///< the bye is what they compete for
    int round = 0;           ///< in which they have met, or rested

    friend bool operator==(PairingProblem const& problem, PairingRefusal reason) { return problem.why == reason; }
};

} // namespace flagfall::pairing
