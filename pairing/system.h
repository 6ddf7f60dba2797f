// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "arbiter/terms/ids.h"
#include "pairing/tournament.h"

#include <optional>
#include <string_view>
#include <vector>

namespace flagfall::pairing {

struct Pair {
    BoardNumber board;
    PlayerId white;
    PlayerId black;
    friend bool operator==(Pair const&, Pair const&) = default;
};

struct RoundPairing {
    RoundNumber round;
    std::vector<Pair> pairs;    ///< in order of boards
    std::vector<PlayerId> byes; ///< who rests (at most one in a round robin)
    friend bool operator==(RoundPairing const&, RoundPairing const&) = default;
};

enum class PairingRefusal {
    TooFewPlayers,
    AllRoundsPaired,
    TooManyRounds,        ///< more rounds planned than the system can give this field
    NumbersNotInOrder,    ///< pairing numbers are not 1…N
    EarlierRoundDiffers,  ///< a round on file is not the one this system makes (imported from elsewhere)
    InitialColourUnknown, ///< nobody has drawn it, and no game on file tells
    NoLegalPairing,       ///< of a Swiss; who stands in the way is in the problem
    NotFound,             ///< there is a pairing, and the program did not find it: a fault of the program
    NotAvailable,         ///< this program does not pair the system
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

    friend bool operator==(PairingProblem const& problem, PairingRefusal reason) { return problem.why == reason; }
};

/// What a pairing made by hand breaks (C.04.3, C1 to C3; prohibited pairs; C.04.1, 6 to 8).
struct Breach {
    enum class What {
        MetBefore,
        Prohibited,
        ByeBarred,      ///< has had one, or as many points without playing
        ThirdColour,    ///< `player` gets the same colour three times running
        WideDifference, ///< `player` gets a colour difference beyond two
        ColoursTurned,  ///< both have the colour the other one is due (Art. 5 of the system)
    };
    What what;
    PlayerId player;
    std::optional<PlayerId> opponent{}; ///< none of a bye
    friend bool operator==(Breach const&, Breach const&) = default;
};

/// A way to pair rounds. Pure: the same tournament always gives the same pairing.
class PairingSystem {
public:
    virtual ~PairingSystem() = default;
    /// TRF26 type code (record 192): `BERGER_ROUNDROBIN`, `FIDE_DOUBLEROUNDROBIN` …
    [[nodiscard]] virtual std::string_view code() const = 0;
    [[nodiscard]] virtual SystemKind kind() const = 0;
    /// Rounds needed (round robin) or the most possible (Swiss) for so many players.
    [[nodiscard]] virtual int rounds(int players) const = 0;
    /// The pairing of the round after those on file.
    [[nodiscard]] virtual Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const = 0;
    /// What another pairing of that round would break. Everybody who takes part is in it once.
    [[nodiscard]] virtual std::vector<Breach> breaches(Tournament const& tournament,
                                                       RoundPairing const& pairing) const = 0;
};

/// The system with this type code, or null when the program does not pair it.
[[nodiscard]] PairingSystem const* systemByCode(std::string_view code);

/// Codes of every system the program pairs, in the order to offer them.
[[nodiscard]] std::vector<std::string_view> systemCodes();

} // namespace flagfall::pairing
