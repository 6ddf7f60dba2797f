// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "pairing/tournament.h"
#include "pairing/trf/lines.h"
#include "pairing/trf/records.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What a file says, field by field, before anybody has asked whether it hangs together.
namespace flagfall::pairing::trf {

inline constexpr int mostPlayers = 10'000;
inline constexpr std::size_t mostBytes = std::size_t{16} << 20;

/// Record 001.
struct PlayerDraft {
    int line = 0;
    std::optional<int> number;
    std::string name, federation, title, sex, fideId, birth;
    int rating = 0;         ///< FIDE's
    std::string pointsText; ///< columns 81–84
    std::string rankText;   ///< columns 86–89
    std::vector<Cell> cells;
    // Of other records:
    int nationalRating = 0;
    std::string nationalId;
    std::optional<int> ratingUsed; ///< ### Ratings used
    LaterRatings laterRatings;     ///< ### Later ratings

    [[nodiscard]] Cell cell(int round) const {
        auto const index = static_cast<std::size_t>(round) - 1;
        return index < cells.size() ? cells[index] : Cell{};
    }
};

/// What remarks call a field of a round, like `001 opponent, round 3`.
[[nodiscard]] inline std::string fieldOf(std::string_view name, int round) {
    return "001 " + std::string{name} + ", round " + std::to_string(round);
}

/// A record of a federation about a player of 001.
struct NationalDraft {
    int line = 0;
    std::string federation, name, id;
    int number = 0;
    int rating = 0;
};

/// What the file says of points (162, BBW …, XXS).
struct PointsSaid {
    Points win = onePoint;
    Points draw = halfPoint;
    Points loss = noPoint;
    Points absence{};
    std::optional<Points> forfeitWin;    ///< 299 `+` of everybody, XXS; as a win unless said otherwise
    std::optional<Points> forfeitLoss;   ///< 299 `-` of everybody, BBF, XXS; else 162 A, which is for every absence
    std::optional<Points> allocatedBye;  ///< as a win unless said otherwise
    std::optional<Points> unknownResult; ///< 162 X: what `?` counts; as a draw unless said otherwise

    /// What is not said is usual: a full-point bye as a win, a half-point bye as a draw.
    [[nodiscard]] pairing::Scoring scoring() const {
        auto scoring = pairing::Scoring::of(win, draw, loss);
        scoring.forfeitWin = forfeitWin.value_or(win);
        scoring.zeroPointBye = absence;
        scoring.forfeitLoss = forfeitLoss.value_or(noPoint);
        scoring.allocatedBye = allocatedBye.value_or(win);
        return scoring;
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

/// Where a record or a word of one stands, and what it says.
struct WordAt {
    std::string word;
    Place place;
    std::string record;
};

/// A record about players and where it names them.
template <typename Record>
struct RecordAt {
    Record record;
    Place place;
    std::string code;
};

/// A record of teams, or one that means something to who pairs the rounds to come (250, 260, XXA, XXP, XXZ): whether
/// it is used is only known when the whole file has been read.
struct PairingRecordAt {
    Remark::What what; ///< to be said when it is not used
    int line = 0;
    std::string code;
};

/// What a file says of teams and their matches.
struct TeamsSaid {
    /// 320: the bye of the pairing, and who had it, round by round; 0 nobody.
    struct Byes {
        std::optional<Points> matchPoints;
        std::optional<Points> gamePoints;
        std::vector<int> teams;
    };
    /// 330: a whole match that was forfeited, `+-`, `-+` or `--`.
    struct Forfeit {
        std::string result;
        int round = 0;
        int white = 0;
        int black = 0;
    };
    /// 300: who sat where; 0 nobody.
    struct LineUp {
        int round = 0;
        int team = 0;
        std::vector<int> players;
    };
    std::vector<TeamRecord> records;      ///< 310
    std::vector<TeamRecord> olderRecords; ///< 013, numbered in the order of the file
    std::string colours;       ///< 352: of the first-named team, board by board, and again from the beginning
    Points win = 2 * onePoint; ///< 362: match points
    Points draw = onePoint;
    Points loss{};
    std::vector<Byes> byes;
    std::vector<Forfeit> forfeits;
    std::vector<LineUp> lineUps;
};

struct Draft {
    std::string name, place, federation, typeText, chiefArbiter, timeControlText;
    std::vector<std::string> deputyArbiters; ///< 112
    std::string ratingMethod;                ///< 172, its word
    std::optional<Date> begins, ends;
    std::optional<NumberAt> players; ///< 062
    std::optional<NumberAt> rounds;  ///< 142, XXR
    std::optional<Colour> initialColour;
    WordAt initialColourFrom; ///< 152, XXC
    PointsSaid points;
    std::map<char, Points> scoringSaid; ///< by symbol of 162
    Place scoringPlace;                 ///< of 162
    std::string systemCode, timeControl;
    int systemLine = 0;                         ///< of the code
    std::vector<CodeAt> tieBreaks;              ///< 202
    std::vector<CodeAt> standings;              ///< 212, without the points it begins with
    std::vector<std::optional<Date>> roundDays; ///< 132
    std::vector<ByeRequest> byes;
    std::vector<NumberAt> absent;                               ///< XXZ: from the next round
    std::vector<RecordAt<AccelerationRecord>> accelerations;    ///< 250, XXA
    std::vector<RecordAt<ProhibitionRecord>> prohibitions;      ///< 260, XXP
    std::vector<PairingRecordAt> pairingRecords;                ///< where the last three, and records of teams, stand
    std::vector<RecordAt<AbnormalPointsRecord>> abnormalPoints; ///< 299, XXS; the place is that of the value
    std::vector<PlayerDraft> records;
    std::vector<NationalDraft> nationals;
    std::vector<std::pair<int, int>> ratingsUsed;          ///< ### Ratings used: by number
    std::vector<LaterRatingsRecord::One> laterRatings;     ///< ### Later ratings
    std::vector<RecordAt<AdjournmentRecord>> adjournments; ///< ### Adjournment
    std::vector<WithdrawalRecord> withdrawals;             ///< ### Withdrawal
    std::optional<LotsRecord> lots;                        ///< ### Lots
    bool hasTeams = false;                                 ///< it has records 310 or 013
    /// A known type code says it, and an unknown one with teams in its name; otherwise the records do, unless the words
    /// of 092 are those of an individual event, in which teams are only whom players belong to.
    bool isOfTeams = false;
    TeamsSaid teams;
    bool hasKnownRecord = false;
    bool tooManyPlayers = false;
};

/// Reads the records of a file, in whatever order they come.
[[nodiscard]] Draft readRecords(std::string_view bytes, Remarks& remarks);

/// Reads a record 001.
[[nodiscard]] PlayerDraft readPlayer(Line const& line, Remarks& remarks);
/// Reads the record of a federation.
[[nodiscard]] NationalDraft readNational(Line const& line, Remarks& remarks);

} // namespace flagfall::pairing::trf
