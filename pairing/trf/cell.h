// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

#include <optional>
#include <string>

namespace flagfall::pairing::trf {

inline constexpr int mostRounds = 999; ///< three columns in record 240

/// The mark of a game without a result in a file that is not the final one (TRF26; VCL 165). Blanks say the same.
inline constexpr char openGame = '?';

/// One player's round as written. Columns: opponent 92–95, colour 97, result 99, and 10 more for each round.
struct Cell {
    std::optional<int> opponent; ///< none for blanks and 0000
    std::optional<Colour> colour;
    char result = ' ';
    bool opponentBlank = true; ///< blanks where 0000 should stand
    bool broken = false;       ///< already found wrong: no further questions

    /// Said of a game: neither blank nor the mark of one that is not over.
    [[nodiscard]] bool hasResult() const { return result != ' ' && result != openGame; }
    [[nodiscard]] bool isEmpty() const { return !opponent && result == ' ' && !broken; }
    friend bool operator==(Cell const&, Cell const&) = default;
};

/// As remarks have it: `5 w 1`, `0000 - H`.
[[nodiscard]] inline std::string written(Cell const& cell) {
    std::string const opponent = cell.opponent ? std::to_string(*cell.opponent) : "0000";
    std::string const colour = !cell.colour ? "-" : *cell.colour == Colour::White ? "w" : "b";
    return opponent + " " + colour + " " + cell.result;
}

[[nodiscard]] constexpr int opponentColumn(int round) { return 92 + 10 * (round - 1); }
[[nodiscard]] constexpr int colourColumn(int round) { return opponentColumn(round) + 5; }
[[nodiscard]] constexpr int resultColumn(int round) { return opponentColumn(round) + 7; }

} // namespace flagfall::pairing::trf
