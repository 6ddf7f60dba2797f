// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/date.h"
#include "arbiter/terms/expected.h"
#include "arbiter/terms/ids.h"
#include "pairing/explanation.h"
#include "pairing/match_tree.h"
#include "pairing/problem.h"
#include "pairing/tournament.h"

#include <cstdint>
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

/// How many rounds an event has.
enum class RoundCount {
    OfTheTable, ///< as many as the players need; an event may plan fewer, never more
    Announced,  ///< said beforehand (C.04.1, 1); for more than the players can have without meeting twice, he is asked
};
/// What it means for a player to be left without an opponent.
enum class OddPlayer {
    Rests,           ///< a round without a game, worth nothing
    HasAllocatedBye, ///< worth what the event has announced (C.04.1, 3)
};
/// What it means that a player leaves the event after round 1.
enum class Withdrawal {
    NotPaired,        ///< he is paired no more, and his games stand (C.04.2, Art. 3)
    ForfeitsOrAnnuls, ///< he keeps his place in the table: his games to come are forfeited, or, where he has played
                      ///< less than half of them, none of his games count (General Regulations, 6.6)
};

/// Who is paired.
enum class Competitors { Players, Teams };

/// How a system pairs, for whoever explains it: systems that differ in no more than their edition or the order of some
/// rounds, in who is paired, or in what gives teams their colours, are one way.
enum class PairingWay {
    RoundRobin,
    DoubleRoundRobin,
    Match,        ///< two players, as many games as announced
    Simultaneous, ///< one player against everybody, at all boards at once
    Scheveningen, ///< everybody of one side meets everybody of the other
    DoubleScheveningen,
    Dutch,
    AcceleratedDutch,
    DoubleSwiss, ///< every round is a match of two games
    SwissTeam,
    AcceleratedSwissTeam,
    Knockout,
    Keizer,
    Elsewhere, ///< by rules of its own, and not by this program
};

/// What a system asks of an event and what it leaves to the arbiter. Callers look here; which system it is they need
/// not know.
struct SystemRules {
    PairingWay way = PairingWay::Elsewhere;
    bool isEndorsed = true;        ///< false: no text of FIDE's, or one that no endorsed program pairs by (C.04.2, 1.4)
    std::string_view reportedAs{}; ///< in report files (192), where FIDE has no such code; none: the code itself
    SystemKind kind = SystemKind::Swiss; ///< what tie-breaks tell apart (C.07, 15 and 16)
    Competitors competitors = Competitors::Players;
    TeamScore primary = TeamScore::MatchPoints;          ///< of teams: the score they are paired by
    std::string_view words = "Individual: Swiss-System"; ///< in report files (092)
    RoundCount roundCount = RoundCount::Announced;
    OddPlayer oddPlayer = OddPlayer::HasAllocatedBye;
    Withdrawal withdrawal = Withdrawal::NotPaired;
    bool pairsHere = true;          ///< false: the event is kept, and its rounds come from report files
    bool drawsInitialColour = true; ///< the colour of the highest-ranked player in round 1 is drawn by lot
    bool hasTwoSides = false; ///< the first half of the numbers plays the second: the arbiter says who is on which side
    bool oneMeetsAll = false; ///< number 1 sits at every board of the one round
    bool drawsNumbers = false;       ///< pairing numbers are drawn by lot, and not given by strength (C.05, annex 1)
    bool takesLateEntries = true;    ///< after round 1 (C.04.2, 2.5)
    bool grantsByes = true;          ///< a player may ask for a bye
    bool heedsProhibitions = true;   ///< pairs the arbiter does not allow are kept apart
    bool allowsManualPairing = true; ///< the arbiter may publish another pairing (C.04.2, Art. 4)
    bool playsMatches = false; ///< a round on file is one game of the matches that are not decided; who loses one is
                               ///< out, and places go by that and not by points
    int gamesInRound = 1; ///< of a system whose rounds are matches of so many games: a round on file is one game, and
                          ///< these together are a round
    std::vector<std::string_view> tieBreaks{}; ///< those an event has that names none (C.07), in their order
};

/// A game of a table, by pairing numbers. A number beyond the players is the dummy's, and whoever meets it rests.
struct TableLine {
    int white = 0;
    int black = 0;
    friend bool operator==(TableLine const&, TableLine const&) = default;
};

/// Players and rounds for which points are added that do not count in the standings (C.04.7; record 250).
struct AcceleratedGroup {
    int firstNumber = 1; ///< pairing numbers, both included
    int lastNumber = 1;
    int firstRound = 1;
    int lastRound = 1;
    Points points;
    friend bool operator==(AcceleratedGroup const&, AcceleratedGroup const&) = default;
};

/// Where a player stands by the system itself.
struct SystemRank {
    PlayerId player;
    int place = 1;          ///< shared by those nothing separates
    int value = 0;          ///< of Keizer: the value number
    std::int64_t score = 0; ///< of Keizer: in parts of a point
    friend bool operator==(SystemRank const&, SystemRank const&) = default;
};
/// What brings a player a part of that score.
struct SystemShare {
    int round = 0;          ///< 0: before the first one
    PlayerId whose{};       ///< value number; nobody's where the round brings nothing
    int value = 0;          ///< that number
    std::int64_t score = 0; ///< in parts of a point
    friend bool operator==(SystemShare const&, SystemShare const&) = default;
};
/// So many make a point: a sixth, a half, 0.35 and 0.7 of one, and the mean of two scores, are whole.
inline constexpr std::int64_t partsOfScore = 120;

/// A way to pair rounds. Pure, and safe to use from several threads: the same tournament always gives the same pairing.
class PairingSystem {
public:
    virtual ~PairingSystem() = default;
    /// TRF26 type code (record 192): `BERGER_ROUNDROBIN`, `FIDE_DOUBLEROUNDROBIN` …
    [[nodiscard]] virtual std::string_view code() const = 0;
    [[nodiscard]] virtual SystemRules const& rules() const = 0;
    /// Whether it is this system that a code names; some have several.
    [[nodiscard]] virtual bool answersTo(std::string_view code) const { return code == this->code(); }
    /// Rounds there are, or can be at most, for so many players; 0 when there are too few to pair, or no table fits.
    [[nodiscard]] virtual int rounds(int players) const = 0;
    /// The lines of a round (from 1), in order of boards, of a system whose rounds are known beforehand; of others
    /// none.
    [[nodiscard]] virtual std::vector<TableLine> table(int /*players*/, int /*round*/) const { return {}; }
    /// The pairing of the round after those on file.
    [[nodiscard]] virtual Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const = 0;
    /// What another pairing of that round would break. Everybody who takes part is in it once.
    [[nodiscard]] virtual std::vector<Breach> breaches(Tournament const& tournament,
                                                       RoundPairing const& pairing) const = 0;
    /// Why such a round is not published even by hand: of a table, somebody would meet somebody too often, or the games
    /// that are left could not be played any more. Everybody who takes part is in it once.
    [[nodiscard]] virtual std::optional<PairingProblem> forbids(Tournament const&, RoundPairing const&) const {
        return std::nullopt;
    }
    /// The table of a system that ranks by itself, and not by points and tie-breaks, in order of places; the same in
    /// the middle of a round. Of others, and when the rounds on file are not its own, nothing.
    [[nodiscard]] virtual std::vector<SystemRank> ranking(Tournament const&) const { return {}; }
    /// Of a system that ranks by a score: what every round brings this player. Of others, and of an unknown player,
    /// nothing.
    [[nodiscard]] virtual std::vector<SystemShare> shares(Tournament const&, PlayerId) const { return {}; }
    /// Of a system that plays matches, or whose rounds have several games: what every round on file was, and then the
    /// next one while one is to come. Of others nothing.
    [[nodiscard]] virtual std::vector<GameOfMatches> games(Tournament const&) const { return {}; }
    /// Of a system that plays matches: all of them, those to come too, from round 1 to the final and the match for the
    /// third place; in every round from the top of the tree. Of others, and when the rounds on file are not its own,
    /// nothing.
    [[nodiscard]] virtual std::vector<TreeMatch> tree(Tournament const&) const { return {}; }
    /// Of a system that plays matches: who is in no game of the next round, because he is out, or has won his match
    /// while others play on. Of others nobody.
    [[nodiscard]] virtual std::vector<PlayerId> outOfNextRound(Tournament const&) const { return {}; }
    /// Of a system that plays matches: rounds on file and those that are sure to come. Of others 0.
    [[nodiscard]] virtual int roundsAtLeast(Tournament const&) const { return 0; }
    /// What points and tie-breaks are counted on: where a round has several games, the event by its matches.
    [[nodiscard]] virtual Tournament counted(Tournament const& tournament) const { return tournament; }
    /// Who explains its rounds; null where there is nothing to explain.
    [[nodiscard]] virtual Explainer const* explainer() const { return nullptr; }
    /// The points it pairs by besides those of the standings.
    [[nodiscard]] virtual std::vector<AcceleratedGroup> accelerated(Tournament const&) const { return {}; }
};

/// Whether a round on file is one of several games of the same two, so that it is named by the match and the game.
[[nodiscard]] constexpr bool hasSeveralGames(SystemRules const& rules) {
    return rules.playsMatches || rules.gamesInRound > 1;
}

/// Whether that round on file is a later game of a match that has begun: whoever has the bye of the pairing in it has a
/// half-point bye (C.04.5, 1.4).
[[nodiscard]] constexpr bool isLaterGame(SystemRules const& rules, RoundNumber round) {
    return (round.value() - 1) % rules.gamesInRound != 0;
}

/// A pairing by places, and the other way round; everybody in it is a participant.
[[nodiscard]] Round roundOf(Tournament const& tournament, RoundPairing const& pairing);
[[nodiscard]] RoundPairing pairingOf(Tournament const& tournament, Round const& round);

/// The system with this type code, or null when the program does not know it.
[[nodiscard]] PairingSystem const* systemByCode(std::string_view code);

/// Its rules; those of a Swiss that is paired elsewhere when the program does not know it.
[[nodiscard]] SystemRules const& systemRules(std::string_view code);

/// The FIDE Swiss system events are paired by when they say no more than that, in the edition in force on their first
/// day (today's, if that is not known).
[[nodiscard]] std::string_view usualSwiss(std::optional<Date> const& begins, bool isAccelerated);

/// Codes of every system the program pairs players or teams by, in the order to offer them.
[[nodiscard]] std::vector<std::string_view> systemCodes(Competitors competitors = Competitors::Players);

} // namespace flagfall::pairing
