// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/procedure/round.h"

#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace flagfall::pairing::dutch {

/// A position of cases.txt; the form is described there.
struct Case {
    std::string name, title;
    Entries whole; ///< with every round on file, marks for the round to be paired included
    int paired = 0;
    std::map<Edition, std::string> expected;
    std::optional<Edition> replayed;

    /// The tournament with so many rounds played: who has a mark for the next one takes no part in it.
    [[nodiscard]] Entries before(int rounds) const;
    [[nodiscard]] int roundsOnFile() const;
    /// `1-9 3-10 … bye 16`, White first, in order of the first.
    [[nodiscard]] std::string pairsOnFile(int round) const;
};

/// For the messages of tests.
inline void PrintTo(Case const& example, std::ostream* out) { *out << example.name; }

[[nodiscard]] std::vector<Case> readCases(std::string const& path);

/// `4-1 2-3 5-bye` in board order; `none`.
[[nodiscard]] std::string textOf(Expected<Round, NoPairing> const& round);
/// The same, in the order of the numbers that have White.
[[nodiscard]] std::string pairsOf(Expected<Round, NoPairing> round);

} // namespace flagfall::pairing::dutch
