// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "pairing/trf/lines.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a file says, field by field, before anybody has asked whether it hangs together.
namespace flagfall::pairing::trf {

inline constexpr int mostPlayers = 10'000;
inline constexpr int mostRounds = 999; ///< three columns in record 240
inline constexpr std::size_t mostBytes = std::size_t{16} << 20;

/// One player's round as written. Columns: opponent 92–95, colour 97, result 99, and 10 more for each round.
struct Cell {
    std::optional<int> opponent; ///< none for blanks and 0000
    std::optional<Colour> colour;
    char result = ' ';
    bool opponentBlank = true; ///< blanks where 0000 should stand
    bool broken = false;       ///< already found wrong: no further questions

    [[nodiscard]] bool isEmpty() const { return !opponent && result == ' ' && !broken; }
};

[[nodiscard]] constexpr int opponentColumn(int round) { return 92 + 10 * (round - 1); }
[[nodiscard]] constexpr int colourColumn(int round) { return opponentColumn(round) + 5; }
[[nodiscard]] constexpr int resultColumn(int round) { return opponentColumn(round) + 7; }

/// Record 001.
struct PlayerDraft {
    int line = 0;
    std::optional<int> number;
    std::string name, federation, title, sex, fideId, birth;
    int rating = 0;
    std::string pointsText; ///< columns 81–84
    std::vector<Cell> cells;

    [[nodiscard]] Cell cell(int round) const {
        auto const index = static_cast<std::size_t>(round) - 1;
        return index < cells.size() ? cells[index] : Cell{};
    }
};

/// Record 162, in tenths.
struct Scoring {
    int win = 10;
    int draw = 5;
    int loss = 0;
    int absence = 0;
    std::optional<int> allocatedBye; ///< as a win unless said otherwise

    [[nodiscard]] bool isOneHalfNothing() const {
        return win == 10 && draw == 5 && loss == 0 && absence == 0 && allocatedBye.value_or(10) == 10;
    }
};

/// Record 240.
struct ByeRequest {
    int line = 0;
    char type = 'Z';
    int round = 0;
    std::vector<int> players;
};

/// A number and where it stands.
struct NumberAt {
    int value = 0;
    Place place;
    std::string record;
};

struct Draft {
    std::string name, place, federation, typeText, chiefArbiter, timeControlText;
    std::optional<Date> begins, ends;
    std::optional<NumberAt> players; ///< 062
    std::optional<NumberAt> rounds;  ///< 142, XXR
    std::optional<Colour> initialColour;
    Scoring scoring;
    std::string systemCode, timeControl;
    std::vector<std::string> tieBreaks; ///< 202
    std::vector<std::string> standings; ///< 212, without the points it begins with
    std::vector<ByeRequest> byes;
    std::vector<PlayerDraft> records;
    bool hasTeams = false;
    bool hasKnownRecord = false;
    bool tooManyPlayers = false;
};

/// Reads the records of a file, in whatever order they come.
[[nodiscard]] Draft readRecords(std::string_view bytes, Remarks& remarks);

/// Reads a record 001.
[[nodiscard]] PlayerDraft readPlayer(Line const& line, Remarks& remarks);

} // namespace flagfall::pairing::trf
