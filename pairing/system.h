// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "arbiter/terms/ids.h"
#include "pairing/tournament.h"

#include <memory>
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
    TooManyRounds,       ///< more rounds planned than the system can give this field
    NumbersNotInOrder,   ///< pairing numbers are not 1…N
    EarlierRoundDiffers, ///< a round on file is not the one this system makes (imported from elsewhere)
    NotAvailable,        ///< this program does not pair the system
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
    [[nodiscard]] virtual Expected<RoundPairing, PairingRefusal> pairNext(Tournament const& tournament) const = 0;
};

/// The system with this type code, or null when the program does not pair it.
[[nodiscard]] PairingSystem const* systemByCode(std::string_view code);

/// Codes of every system the program pairs, in the order to offer them.
[[nodiscard]] std::vector<std::string_view> systemCodes();

} // namespace flagfall::pairing
