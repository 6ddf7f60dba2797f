// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"
#include "arbiter/terms/date.h"
#include "arbiter/terms/points.h"
#include "pairing/trf/cell.h"
#include "pairing/trf/lines.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Records whose columns mean something, from a line and back: `readX(line)` has every fact of the line or nothing,
/// and `lineOf(x)` is the line as the specification wants it, without trailing blanks.
namespace flagfall::pairing::trf {

/// 001: all fields as they stand between their columns, without blanks around. What is longer than its columns is cut.
struct PlayerRecord {
    int number = 0;
    std::string sex, title, name, rating, federation, fideId, birth, points, rank;
    std::vector<Cell> cells;
    friend bool operator==(PlayerRecord const&, PlayerRecord const&) = default;
};
[[nodiscard]] std::string lineOf(PlayerRecord const& record);
/// Title letters, dates, and columns counted in bytes are put right; a date of birth that cannot be read stays as it
/// is. Nothing where something stands between the columns or anything else cannot be read.
[[nodiscard]] std::optional<PlayerRecord> readPlayerRecord(Line const& line);

/// What a federation adds about a player of 001 stands under its own three letters, the rating and the ID in the
/// columns of FIDE's; sex, title, birth, points and rounds are left out.
[[nodiscard]] std::string nationalLineOf(std::string_view federation, PlayerRecord const& record);

/// ### Ratings used: by pairing number, where the two ratings and the method of 172 do not tell it.
struct RatingsUsedRecord {
    std::vector<std::pair<int, int>> ratings;
    friend bool operator==(RatingsUsedRecord const&, RatingsUsedRecord const&) = default;
};
[[nodiscard]] std::string lineOf(RatingsUsedRecord const& record);
[[nodiscard]] std::optional<RatingsUsedRecord> readRatingsUsedRecord(Line const& line);

/// ### Later ratings: of an event over several rating periods, from which round on each holds.
struct LaterRatingsRecord {
    struct One {
        int player = 0; ///< by pairing number
        int rating = 0;
        int round = 0;
        friend bool operator==(One const&, One const&) = default;
    };
    std::vector<One> ratings;
    friend bool operator==(LaterRatingsRecord const&, LaterRatingsRecord const&) = default;
};
[[nodiscard]] std::string lineOf(LaterRatingsRecord const& record);
[[nodiscard]] std::optional<LaterRatingsRecord> readLaterRatingsRecord(Line const& line);

/// 132: the day of each round, from round 1 on; none: not known.
struct RoundDatesRecord {
    std::vector<std::optional<Date>> days;
    friend bool operator==(RoundDatesRecord const&, RoundDatesRecord const&) = default;
};
[[nodiscard]] std::string lineOf(RoundDatesRecord const& record);
/// Nothing where there is none, or one is no day. The years have two digits: from 70 on they are those of the last
/// century.
[[nodiscard]] std::optional<RoundDatesRecord> readRoundDatesRecord(Line const& line);

/// 172: whose ratings the players are in order of, `FIDE` or `NIDOF`.
struct StartingRankRecord {
    std::string federation, method;
    friend bool operator==(StartingRankRecord const&, StartingRankRecord const&) = default;
};
[[nodiscard]] std::string lineOf(StartingRankRecord const& record);

/// 162: the points of a symbol, in the order of the file.
struct ScoringRecord {
    std::vector<std::pair<char, Points>> points;
    friend bool operator==(ScoringRecord const&, ScoringRecord const&) = default;
};
[[nodiscard]] std::string lineOf(ScoringRecord const& record);
/// Symbols and points in turn.
[[nodiscard]] std::vector<std::string> scoringWords(Line const& line);
[[nodiscard]] std::optional<ScoringRecord> readScoringRecord(Line const& line);

/// 240: byes of a round, asked for or given; `F`, `H` or `Z`.
struct ByeRecord {
    char type = 'Z';
    int round = 0;
    std::vector<int> players;
    friend bool operator==(ByeRecord const&, ByeRecord const&) = default;
};
[[nodiscard]] std::string lineOf(ByeRecord const& record);
[[nodiscard]] std::optional<ByeRecord> readByeRecord(Line const& line);

/// 250: virtual points of acceleration for a row of players in some rounds.
struct AccelerationRecord {
    std::optional<Points> matchPoints; ///< of teams
    std::optional<Points> gamePoints;
    int firstRound = 0;
    int lastRound = 0;
    int firstPlayer = 0;
    int lastPlayer = 0;
    friend bool operator==(AccelerationRecord const&, AccelerationRecord const&) = default;
};
[[nodiscard]] std::string lineOf(AccelerationRecord const& record);
[[nodiscard]] std::optional<AccelerationRecord> readAccelerationRecord(Line const& line);

/// 260: players no two of whom may meet in these rounds.
struct ProhibitionRecord {
    int firstRound = 0;
    int lastRound = 0;
    std::vector<int> players;
    friend bool operator==(ProhibitionRecord const&, ProhibitionRecord const&) = default;
};
[[nodiscard]] std::string lineOf(ProhibitionRecord const& record);
[[nodiscard]] std::optional<ProhibitionRecord> readProhibitionRecord(Line const& line);

/// 299: other points than the result gives. Programs put it into different columns, so it is read by words.
struct AbnormalPointsRecord {
    char type = ' '; ///< the result it is about; blank for any
    std::optional<Points> matchPoints;
    Points gamePoints{};
    int round = 0;            ///< 0: every round
    std::vector<int> players; ///< none: everybody
    friend bool operator==(AbnormalPointsRecord const&, AbnormalPointsRecord const&) = default;
};
[[nodiscard]] std::string lineOf(AbnormalPointsRecord const& record);
[[nodiscard]] std::optional<AbnormalPointsRecord> readAbnormalPointsRecord(Line const& line);

/// ### Adjournment: a game that a later round was paired with as if it were drawn, and its result (the checklist, 163).
struct AdjournmentRecord {
    int round = 0;
    int white = 0;
    int black = 0;
    Result result = Result::Draw;
    friend bool operator==(AdjournmentRecord const&, AdjournmentRecord const&) = default;
};
[[nodiscard]] std::string lineOf(AdjournmentRecord const& record);
[[nodiscard]] std::optional<AdjournmentRecord> readAdjournmentRecord(Line const& line);

/// ### Lots: how the lots of the tie-break by lots fell (the checklist, 206), by the numbers of players or teams.
struct LotsRecord {
    std::uint64_t seed = 0;
    std::vector<int> order; ///< the best one first
    friend bool operator==(LotsRecord const&, LotsRecord const&) = default;
};
[[nodiscard]] std::string lineOf(LotsRecord const& record);
[[nodiscard]] std::optional<LotsRecord> readLotsRecord(Line const& line);

/// ### Withdrawal: who left before a round, where a table keeps the opponents; in an event of teams, teams.
struct WithdrawalRecord {
    int round = 0;
    std::vector<int> players;
    friend bool operator==(WithdrawalRecord const&, WithdrawalRecord const&) = default;
};
[[nodiscard]] std::string lineOf(WithdrawalRecord const& record);
[[nodiscard]] std::optional<WithdrawalRecord> readWithdrawalRecord(Line const& line);

/// 013 and 310: a team and its players by number. TRF16 has only the name.
struct TeamRecord {
    int number = 0;
    std::string name, nickname, strength, matchPoints, gamePoints, rank;
    std::vector<int> players;
    friend bool operator==(TeamRecord const&, TeamRecord const&) = default;
};
[[nodiscard]] std::string lineOf(TeamRecord const& record);    ///< 310
[[nodiscard]] std::string line013Of(TeamRecord const& record); ///< 013
[[nodiscard]] std::optional<TeamRecord> readTeamRecord(Line const& line);

/// XXA of other programs: a player's virtual points, round by round.
struct PlayerAccelerationRecord {
    int player = 0;
    std::vector<Points> points;
    friend bool operator==(PlayerAccelerationRecord const&, PlayerAccelerationRecord const&) = default;
};
[[nodiscard]] std::string lineOf(PlayerAccelerationRecord const& record);
[[nodiscard]] std::optional<PlayerAccelerationRecord> readPlayerAccelerationRecord(Line const& line);

/// A record whose value is text, from column 5 on.
[[nodiscard]] std::string textLine(std::string_view code, std::string_view text);

/// BBW, BBF … of other programs: points in columns 5–8.
[[nodiscard]] std::string lineOfPoints(std::string_view code, Points points);

} // namespace flagfall::pairing::trf
