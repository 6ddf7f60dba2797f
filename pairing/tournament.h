// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "arbiter/terms/ids.h"
#include "arbiter/terms/points.h"
#include "pairing/regulations.h"
#include "pairing/tiebreaks/rules.h"

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// The one picture of a tournament: what pairing systems, tie-breaks and report files look at. A snapshot, owned by the
/// caller, without names and without files.
///
/// A competitor is a player or a team; both are named by a PlayerId, which is unique in the event. In an event of
/// teams a round is a match, and Played::games has its boards.
namespace flagfall::pairing {

/// How a game or match ended for one side (Laws 10.1). What that counts says the Scoring.
enum class Score { Win, Draw, Loss };

/// What the event has announced that results and byes count (TRF26, records 162 and 362); 1, ½, 0 unless it has
/// announced something else.
struct Scoring {
    Points win = onePoint;
    Points draw = halfPoint;
    Points loss = noPoint;
    Points forfeitWin = onePoint;
    Points forfeitLoss = noPoint;
    Points allocatedBye = onePoint;
    Points halfPointBye = halfPoint;
    Points fullPointBye = onePoint;
    Points zeroPointBye = noPoint; ///< every other absence, too

    /// Forfeits and byes as they are usual: as a win, a draw, or nothing.
    [[nodiscard]] static constexpr Scoring of(Points win, Points draw, Points loss) {
        return {win, draw, loss, win, noPoint, win, draw, win, noPoint};
    }
    [[nodiscard]] constexpr Points of(Score score) const {
        return score == Score::Win ? win : score == Score::Draw ? draw : loss;
    }
    friend bool operator==(Scoring const&, Scoring const&) = default;
};

/// One game of a match: a board of two teams, or one of several games of the same two players. Who is missing on an
/// empty board has the number 0, and the game is forfeited.
struct MatchGame {
    PlayerId player; ///< of this side
    PlayerId opponent;
    Colour colour; ///< of this side
    Points points; ///< of this side
    bool isForfeited = false;
    friend bool operator==(MatchGame const&, MatchGame const&) = default;
};

// What a round was to somebody. The points are those it counts in the standings: what the scoring says, or what
// the arbiter has assigned instead (record 299).

/// A game over the board, or a match.
struct Played {
    PlayerId opponent;
    Colour colour; ///< of a match: on the first board
    Score score;
    Points points;
    bool isRated = true;            ///< false: `W`, `D`, `L` in TRF; in all else a game like others
    std::vector<MatchGame> games{}; ///< of a match, in order of boards; empty for a single game
};
/// Paired, and won because the opponent did not come (`+`). Forfeited games give nobody a colour (C.04.2, Art. 3).
struct ForfeitWin {
    PlayerId opponent;
    Colour colour; ///< as paired
    Points points = onePoint;
};
/// Paired, and forfeited (`-`), whether or not the opponent was there.
struct ForfeitLoss {
    PlayerId opponent;
    Colour colour; ///< as paired
    Points points = noPoint;
};
/// Paired, and not over: under way, adjourned, or the result is not known. Counts no points in the standings; for the
/// pairing of the next round it is a draw (C.04.2, Art. 3).
struct Pending {
    PlayerId opponent;
    Colour colour;
};
/// The bye of who is left over by the pairing (`U`).
struct AllocatedBye {
    Points points = onePoint;
};
/// Byes asked for or given before the round was paired (`H`, `F`).
struct HalfPointBye {
    Points points = halfPoint;
};
struct FullPointBye {
    Points points = onePoint;
};
/// A zero-point bye (`Z`), an absence, a round before a late entry or after a withdrawal: C.07, 16.1 makes no
/// difference.
struct ZeroPointBye {
    Points points = noPoint;
};
using RoundRecord =
    std::variant<ZeroPointBye, HalfPointBye, FullPointBye, AllocatedBye, Played, ForfeitWin, ForfeitLoss, Pending>;

/// A game over the board with the points the scoring gives.
[[nodiscard]] Played played(Scoring const& scoring, PlayerId opponent, Colour colour, Score score);

/// Whether anything of it was played: a match forfeited on every board was not (C.04.6, 1.6.1; C.07, 15.1).
[[nodiscard]] bool hasPlayedGame(Played const& match);

/// What the round counts in the standings.
[[nodiscard]] Points pointsOf(RoundRecord const& record);

/// Whom a round was paired against, played or not; nothing for byes.
struct ScheduledGame {
    PlayerId opponent;
    Colour colour;
    friend bool operator==(ScheduledGame const&, ScheduledGame const&) = default;
};
[[nodiscard]] std::optional<ScheduledGame> scheduledGame(RoundRecord const& record);

/// Ratings that hold from a round on, until the next one does.
using LaterRatings = std::map<RoundNumber, int>;
/// The one that holds in the round; `first`: before the first of them.
[[nodiscard]] int ratingIn(int first, LaterRatings const& later, RoundNumber round);

/// A player or a team.
struct Participant {
    PlayerId id;
    PairingNumber number;                ///< TPN
    bool withdrawn = false;              ///< takes no part from the next round on
    std::vector<RoundRecord> rounds;     ///< one for each round paired so far
    bool rests = false;                  ///< has a bye in the next round, or is not there yet
    int rating = 0;                      ///< for tie-breaks, the first one of the event (C.07, Art. 10); 0: unrated
    LaterRatings laterRatings{};         ///< of an event that goes over several rating periods
    std::vector<Points> virtualPoints{}; ///< of acceleration by round (record 250); beyond it none
    std::vector<PlayerId> members{};     ///< of a team, in order of boards
    std::vector<Points> gamePoints{};    ///< of a team: what its boards scored, round by round
};

/// The points of all rounds on file: the primary score (never an adjusted one).
[[nodiscard]] Points scoreOf(Participant const& participant);
/// Of a team: the points of its boards in all rounds.
[[nodiscard]] Points gameScoreOf(Participant const& team);

enum class SystemKind { RoundRobin, Swiss };

/// The two scores of a team, of which one is the primary score of the event (C.04.6, 1.2; C.07, Art. 11).
enum class TeamScore { MatchPoints, GamePoints };
[[nodiscard]] constexpr TeamScore otherScore(TeamScore score) {
    return score == TeamScore::MatchPoints ? TeamScore::GamePoints : TeamScore::MatchPoints;
}

struct Tournament {
    SystemKind kind = SystemKind::RoundRobin;
    int roundsPlanned = 0;
    std::vector<Participant> participants; ///< in order of pairing number, which are 1…N without gaps
    std::optional<Colour> initialColour{}; ///< of the highest-ranked player in round 1 of a Swiss, by lot
    std::vector<std::pair<PlayerId, PlayerId>> prohibited{}; ///< who must not meet in the next round
    Scoring scoring{};                                       ///< of teams: match points
    int boards = 0;                                          ///< of teams: games in one match; 0: players
    Scoring gameScoring{};                                   ///< of teams and knockouts: what a game of a match counts
    TeamScore primary = TeamScore::MatchPoints;              ///< of teams: what the standings are ranked by
    KnockoutRules knockout{};                                ///< of a knockout
    KeizerRules keizer{};                                    ///< of a Keizer competition
    TieBreakRules tieBreakRules{};                           ///< of C.07, with what it leaves to the event
    /// Where a round is a match of two games (C.04.5): the same event game by game. What counts single games, and
    /// ratings, look there; everything else looks at matches.
    std::shared_ptr<Tournament const> singleGames{};
    /// Of a knockout: whom the arbiter has named winner of a match that had ended level, and over whom.
    std::vector<std::pair<PlayerId, PlayerId>> awarded{};
    /// Of a knockout with a match for the third place: who met on the first board of each round on file. In the last
    /// round of the tree they are the finalists. Empty: not known.
    std::vector<std::pair<PlayerId, PlayerId>> onFirstBoard{};
};

/// Whether the player was paired, or left over, in round 1; in the round to come while there is none on file.
[[nodiscard]] bool isInFirstRound(Participant const& participant);

/// The colour drawn for the highest-ranked player, or what the games of round 1 tell; nothing when neither does.
[[nodiscard]] std::optional<Colour> initialColourOf(Tournament const& tournament);

/// Whether pairing numbers are 1…N, in the order of the participants.
[[nodiscard]] bool areNumbersInOrder(Tournament const& tournament);

/// Rounds paired so far, finished or not.
[[nodiscard]] int roundsOnFile(Tournament const& tournament);

} // namespace flagfall::pairing
