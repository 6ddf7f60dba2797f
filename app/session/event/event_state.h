// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/acts.h"
#include "app/session/event/adjournment.h"
#include "app/session/event/game_on_record.h"
#include "clock/levers.h"
#include "pairing/standings.h"
#include "pairing/tournament.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace flagfall::session {

/// Who is paired and ranked: a player, in an event of teams a team.
struct Competitor {
    PlayerId id;
    std::optional<PairingNumber> number{};      ///< none until given; fixed by the first round
    std::optional<RoundNumber> withdrawnFrom{}; ///< takes no part from this round on
    std::map<RoundNumber, Bye> byes{};          ///< asked for or given, by round
    RoundNumber from{1};                        ///< the first round of a late entry
    Bye missed = Bye::ZeroPoint;                ///< what the rounds before it count
};

/// In an event of teams a player has no number that is paired by, and a bye says that he does not play in that round.
struct Player : Competitor {
    PlayerDetails details;
    std::string contact{}; ///< the file that says how to reach the player; empty: none
};

struct Team : Competitor {
    TeamDetails details;
};

/// Two players who must not meet, in every round or in one.
struct Prohibition {
    PlayerId first;
    PlayerId second;
    std::optional<RoundNumber> only;
    friend bool operator==(Prohibition const&, Prohibition const&) = default;

    [[nodiscard]] bool isAbout(PlayerId a, PlayerId b) const {
        return (first == a && second == b) || (first == b && second == a);
    }
};

/// After a crash: what the clock may be set to, for the arbiter to choose.
struct Recovery {
    clock::Clock lastEvent;       ///< as of the last recorded press or act: most generous
    clock::Clock lastHeartbeat;   ///< charged up to the last sign of life: nearest to what the players saw
    clock::Clock chargeToRestart; ///< charged up to the reopening
    clock::Instant crashedAfter;  ///< the heartbeat (or later act)
    clock::Instant reopened;
    bool gapExact = false;
};

/// Whether a player was missing at the start of the round, and when he came (Laws 6.7).
struct Attendance {
    bool absent = false;
    std::optional<clock::Instant> arrived;
    friend bool operator==(Attendance const&, Attendance const&) = default;
};

/// The moment a flag is considered to have fallen (Laws 6.8).
struct FlagNotice {
    Colour side;
    std::optional<Colour> claimedBy;
    clock::Instant at;
    friend bool operator==(FlagNotice const&, FlagNotice const&) = default;
};

/// A ruling by which the game goes on although the flag had fallen: that fall is settled. A later one is another
/// matter.
struct FlagRuling {
    Seq ruling;
    clock::Instant at;
    std::optional<FlagNotice> noticed{}; ///< what was noticed until then, should the ruling be withdrawn
    friend bool operator==(FlagRuling const&, FlagRuling const&) = default;
};

/// The turn of the player to move. A press that was refused begins none, and one that was undone has begun none.
struct Turn {
    Colour of = Colour::White;
    clock::Instant since{};
    clock::Span usedBefore{}; ///< all that player had used by then
    bool byPress = false;     ///< begun by the opponent's press; otherwise by the start, or by the arbiter's hands
    friend bool operator==(Turn const&, Turn const&) = default;
};

/// What a game has gathered. A new game on the same clock begins without it (Laws 7.2; 2009: 7.1a); who is there, and
/// how the clock stands on the table, is as before.
struct GameMarks {
    ByColour<int> illegalMoves{};            ///< completed and penalised so far
    std::optional<FlagNotice> flagNoticed{}; ///< the first one
    ByColour<std::optional<FlagRuling>> flagsRuled{};
    int lateArrivals = 0;       ///< presses that came too late to count
    ByColour<int> movesAsked{}; ///< by the last period a player's time ran out in; zero: by none
    Turn turn{};
    Turn turnBefore{}; ///< what an undone press goes back to
    GameOnRecord game{};
    bool adjourned = false;
    std::optional<Sealing> sealing{};        ///< told to seal, and not adjourned yet
    std::vector<Adjournment> adjournments{}; ///< the last one is of now, or the game went on after it

    /// A ruling has let the game go on after that player's flag had fallen.
    [[nodiscard]] bool isRuledOn(Colour side, clock::Instant fell) const {
        return flagsRuled[side] && fell <= flagsRuled[side]->at;
    }
};

/// A game that another one on the same clock has taken the place of.
struct GameBefore {
    GameMarks marks{};
    ByColour<clock::Span> used{}; ///< what the clock had counted
};

/// Since when the arbiter is wanted at a board.
struct ArbiterCall {
    clock::Instant at;
    WallTime wall{};
    friend bool operator==(ArbiterCall const&, ArbiterCall const&) = default;
};

/// What undoing a press has made the clock forget.
struct UndonePress {
    std::shared_ptr<clock::Clock const> before;
    clock::AdjustmentsSincePress hands;
    Turn turn{};           ///< that the press had begun
    clock::Span thought{}; ///< in it, until the press was undone
};

/// What the arbiter has given beside the result of a game: a win (1), a draw (½) or a loss (0) to each, together more
/// than a win. The event's scoring says what it counts.
struct ScoreRuling {
    ByColour<Points> score{};
    std::string article;
    friend bool operator==(ScoreRuling const&, ScoreRuling const&) = default;
};

struct Board : GameMarks {
    Board() = default;
    Board(BoardNumber place, PlayerId withWhite, PlayerId withBlack)
        : number(place), white(withWhite), black(withBlack) {}

    BoardNumber number;
    PlayerId white;
    PlayerId black;
    std::optional<Result> result{};
    ResultKind howEnded = ResultKind::NotSaid; ///< with a result only
    bool adjournedBeforeResult = false;        ///< what it is again when the result is cleared
    bool pairedWhileOpen = false;              ///< it counted as a draw when a later round was paired
    std::optional<Result> pairedWith{};        ///< what the next round was paired with
    std::optional<clock::Clock> clock{};       ///< none in an imported round
    bool pausedWithAll = false;                ///< its pause was one of the whole hall
    std::optional<Recovery> recovery{};        ///< the arbiter has not yet decided about the clock
    int desk = 0;                              ///< that runs the clock, by its number; 0: whichever has the event
    clock::Levers levers{};                    ///< which end of the clock is White's
    ByColour<Attendance> attendance{};
    std::map<Seq, GameBefore> gamesBefore{};    ///< by the correction that ended them, should it be undone
    std::map<Seq, UndonePress> pressesUndone{}; ///< by the correction that did it, should it be undone
    clock::Instant stoppedAt{};                 ///< since when a paused clock stands
    ByColour<int> pressesWithoutEffect{};       ///< by the player whose clock did not run, or whose lever was locked
    ByColour<clock::Span> handed{};             ///< time the arbiter's hands took (negative: gave): time_account.h
    std::string article{};                      ///< of the ruling the result rests on
    std::optional<ScoreRuling> scoreRuling{};   ///< with a result only
    std::optional<ArbiterCall> call{};          ///< nobody has come yet
    std::shared_ptr<clock::Setting const> control{}; ///< of its game; none: that of the event
    std::optional<Supervision> supervision{};        ///< of its game; none: that of the event
    std::optional<PlayerId> matchTo{};               ///< whom the arbiter has named winner of a match that ended level

    /// Not over: it goes on, or is adjourned. open_games.h says what it counts.
    [[nodiscard]] bool isOpen() const { return !result; }
    /// Neither decided nor adjourned: a result is still to come in this round.
    [[nodiscard]] bool isUndecided() const { return !result && !adjourned; }
    /// A game with a clock of ours that may be touched: not decided, not adjourned, and nothing to be settled first.
    [[nodiscard]] bool isUnderWay() const { return clock && isUndecided() && !recovery; }
    /// A game in a round that is played here, with a clock that the program knows nothing of.
    [[nodiscard]] bool isOnTable() const { return !clock && isUndecided(); }
    /// The last one of this game, whether or not it goes on since; none: it was never adjourned.
    [[nodiscard]] Adjournment const* adjournment() const {
        return adjournments.empty() ? nullptr : &adjournments.back();
    }
    /// Its clock is this desk's to run, or any desk's. 0: of a desk that has the event for itself.
    [[nodiscard]] bool isRunBy(int number) const { return number == 0 || desk == 0 || desk == number; }
    /// A decided game needs its clock no more.
    [[nodiscard]] bool awaitsRecovery() const { return recovery.has_value() && !result; }
    /// Decided over the board, and not by forfeit.
    [[nodiscard]] bool wasPlayed() const { return result && manner(*result) != Manner::Forfeit; }
    /// A clock that has run and a move on record speak for a game that was begun.
    [[nodiscard]] bool looksBegun() const {
        return (clock && clock->phase != clock::Phase::Ready) || game.record.size() > 0;
    }
    [[nodiscard]] bool hasBegun() const { return wasPlayed() || looksBegun(); }
};

/// What its game is played with by the rules of the event; the clock may be set otherwise. Null only before the event
/// is opened.
[[nodiscard]] std::shared_ptr<clock::Setting const> const& controlOf(EventDetails const& details, Board const& board);
/// Whether it is a standard, rapid or blitz game.
[[nodiscard]] PlayType playTypeOf(EventDetails const& details, Board const& board);
/// The law of its game, with the supervision it has where the edition leaves that to each game.
[[nodiscard]] rulings::Rules rulesOf(EventDetails const& details, Board const& board);

/// Who is to move by our clock once it was started, else by the record; none where neither knows. What was told to
/// seal a move is folded by it, so it stays as it is: for whoever asks about the game there is onMove().
[[nodiscard]] std::optional<Colour> toMove(Board const& board);
/// Whose move it is in the game: by the record where it has more moves than were pressed, since nobody presses then;
/// else by our clock. A game that has not begun on our clock waits for its first move. None where nothing says it.
[[nodiscard]] std::optional<Colour> onMove(Board const& board);

/// Moves both players have completed by the clock; none without one.
[[nodiscard]] int halfMovesPressed(Board const& board);

/// Moves each player has made, by his clock or by the record, whichever has seen more.
[[nodiscard]] ByColour<int> movesMade(Board const& board);
/// Moves made before the position in which the record begins, where it was set up and our clock has not counted them.
[[nodiscard]] ByColour<int> movesBeforeSetUp(Board const& board);
/// Whose flag is down, or whose period has ended with moves missing, and waits for a ruling; of two flags the first.
[[nodiscard]] std::optional<Colour> flagToRuleOn(Board const& board, clock::Instant now);
/// Half-moves that were pressed and are not on record yet.
[[nodiscard]] int halfMovesUnrecorded(Board const& board);

/// Who has made the completed illegal move that loses (2009: 7.4b; later 7.5.5) while there is no result, whatever the
/// clock does.
[[nodiscard]] std::optional<Colour> losingOffender(EventDetails const& details, Board const& board);

/// A board of a match. Where one of the two is nobody, the other has won it by forfeit, and it is no board of the
/// round.
struct MatchSeat {
    PlayerId home;
    PlayerId away;
    Colour colour = Colour::White;      ///< of the home player
    std::optional<BoardNumber> board{}; ///< of the round, where the two play
    [[nodiscard]] PlayerId of(bool isHome) const { return isHome ? home : away; }
    [[nodiscard]] Colour colourOf(bool isHome) const { return isHome ? colour : opponent(colour); }
};

/// Two teams that meet in a round.
struct Match {
    int number = 0; ///< from 1
    PlayerId home;  ///< has White on the first board
    PlayerId away;
    std::vector<MatchSeat> seats{}; ///< in order of boards

    [[nodiscard]] bool has(PlayerId team) const { return home == team || away == team; }
};

/// Where a board of the round stands among the matches: `3.2` is the second board of the third match.
struct MatchPlace {
    Match const* match = nullptr;
    int board = 0; ///< from 1
    [[nodiscard]] MatchSeat const& seat() const { return match->seats[static_cast<std::size_t>(board) - 1]; }
    /// The team that has this colour there.
    [[nodiscard]] PlayerId team(Colour colour) const { return seat().colour == colour ? match->home : match->away; }
};

/// For so long a whole round was stopped.
struct Standstill {
    clock::Instant from;
    std::optional<clock::Instant> until{};
};

struct Round {
    RoundNumber number;
    std::vector<Board> boards; ///< in order of numbers, one after the other from firstBoard()
    std::vector<Rest> rests;   ///< of competitors
    bool imported = false;
    std::optional<clock::Instant> startedAt{};      ///< declared, or the first clock started (6.6; 2009: 6.5)
    std::vector<Standstill> standstills{};          ///< in order of time; only the last can have no end
    std::optional<clock::Instant> overAt{};         ///< declared
    std::optional<pairing::RoundPairing> byRules{}; ///< where the arbiter's hands made another pairing
    std::optional<pairing::GameOfMatches> game{};   ///< of a system that plays matches
    std::vector<Match> matches{};                   ///< of teams, in order of numbers, which are 1…n

    [[nodiscard]] Board* board(BoardNumber number);
    [[nodiscard]] Board const* board(BoardNumber number) const;
    /// Where it stands among `boards`; their count for a number that the round has not.
    [[nodiscard]] std::size_t placeAmongBoards(BoardNumber number) const;
    [[nodiscard]] BoardNumber firstBoard() const; ///< of an empty round 1
    [[nodiscard]] BoardNumber lastBoard() const;  ///< of an empty round 0
    /// The match in which the team plays; null where it rests, or players play for themselves.
    [[nodiscard]] Match const* matchOf(PlayerId team) const;
    /// None where players play for themselves.
    [[nodiscard]] std::optional<MatchPlace> placeOf(BoardNumber board) const;
    [[nodiscard]] int missingResults() const; ///< boards that are neither decided nor adjourned
    [[nodiscard]] bool started() const;       ///< it has begun, or a result was entered
    /// It is begun, stopped and let go on as a whole: some board is played with the clock on the table, or it is
    /// stopped.
    [[nodiscard]] bool isTimed() const;
    [[nodiscard]] bool isStopped() const { return !standstills.empty() && !standstills.back().until; }
    /// The time since its beginning without that in which it was stopped; none before it began.
    [[nodiscard]] std::optional<clock::Span> playedUntil(clock::Instant at) const;
};

/// The control of the games of a round, as of one board.
[[nodiscard]] std::shared_ptr<clock::Setting const> const& controlOf(EventDetails const& details, Round const& round);
[[nodiscard]] PlayType playTypeOf(EventDetails const& details, Round const& round);

/// Characters of what is written on a clock, and of what is wrong with it, at most.
inline constexpr std::size_t longestClockName = 20;
inline constexpr std::size_t longestClockFault = 200;

/// A clock of the organiser's.
struct TableClock {
    std::optional<BoardNumber> board{}; ///< none: it is put away
    std::string fault{};                ///< empty: nothing is wrong with it
    friend bool operator==(TableClock const&, TableClock const&) = default;
};

/// What the event is now: the fold of its acts.
struct EventState {
    EventDetails details;
    WallTime created{}; ///< when it was opened: tells it from every other event, whatever it is called later
    std::map<PlayerId, Player> players; ///< by id, that is, in order of entry
    std::map<PlayerId, Team> teams{};   ///< none where players play for themselves
    std::map<RoundNumber, std::map<PlayerId, std::vector<PlayerId>>> lineUps{}; ///< handed in, of rounds to come
    std::vector<Round> rounds;
    std::vector<Prohibition> prohibited{};
    Apart<PaperSettings> papers{};
    std::vector<Prize> prizes{}; ///< of all players, then of categories, in order of places
    PrizeTerms prizeTerms{};
    std::optional<std::int64_t> tieBreakLot{};                   ///< drawn for the tie-break by lots; none: not yet
    std::vector<PlayerId> tieBreakLotsDrawn{};                   ///< of an imported event, the best lot first
    std::map<PlayerId, pairing::TieBreakValue> tieBreakValues{}; ///< entered by hand
    std::vector<Person> persons{};                               ///< none: everybody may do everything
    std::map<std::string, TableClock> tableClocks{}; ///< by what is written on it; one at most on each board

    [[nodiscard]] RoundNumber nextRound() const { return RoundNumber{static_cast<int>(rounds.size()) + 1}; }
    [[nodiscard]] bool opened() const { return details.edition != nullptr; }
    [[nodiscard]] Round* round(RoundNumber number);
    [[nodiscard]] Round const* round(RoundNumber number) const;
    [[nodiscard]] Player const* player(PlayerId id) const;
    [[nodiscard]] Team const* team(PlayerId id) const;
    /// Whether teams are paired and ranked.
    [[nodiscard]] bool isOfTeams() const { return details.teams.boards > 0; }
    /// The team, or where players play for themselves the player.
    [[nodiscard]] Competitor const* competitor(PlayerId id) const;
    /// Of a player or a team; empty where there is no such.
    [[nodiscard]] std::string const& nameOf(PlayerId id) const;
    [[nodiscard]] int competitorCount() const;
    /// The team that has the player in its list; null: none has.
    [[nodiscard]] Team const* teamOf(PlayerId player) const;
    [[nodiscard]] Person const* person(std::string_view name) const;
    [[nodiscard]] Round const* currentRound() const { return rounds.empty() ? nullptr : &rounds.back(); }
    [[nodiscard]] bool numbersGiven() const; ///< fixed: a round stands
    /// Players in order of pairing number, or, before numbers were given, in the order they would get:
    /// rating, title, name in the order of the event's language or what takes its place (C.04.2, Art. 2.2).
    [[nodiscard]] std::vector<Player const*> playersInOrder() const;
    /// The same of teams: by strength, then by name (C.04.6, 1.1; C.04.2, 2.2).
    [[nodiscard]] std::vector<Team const*> teamsInOrder() const;
    /// Of those who are paired: the teams, or the players.
    [[nodiscard]] std::vector<Competitor const*> competitorsInOrder() const;
};

/// An act that cannot follow what stands before it: the journal does not hang together.
struct FoldProblem {
    std::string what;
};

/// What the event is after the act. Retractions are History's work and must not come here.
/// A problem leaves the state unspecified.
[[nodiscard]] std::optional<FoldProblem> fold(EventState& state, RecordedAct const& act);

/// The number that fits the strength of a player who comes late (C.04.2, Art. 2.4).
[[nodiscard]] PairingNumber numberForLateEntry(EventState const& state, PlayerDetails const& late);

/// Systems that the program does not pair are Swiss ones.
[[nodiscard]] pairing::SystemRules const& systemRulesOf(EventState const& state);

/// The bye the player or team has in a round to come, asked for or given; the absence of a late entry is none.
[[nodiscard]] std::optional<Bye> byeIn(Competitor const& competitor, RoundNumber round);

/// Half-point byes the player has had, or has been granted.
[[nodiscard]] int halfPointByes(EventState const& state, PlayerId player);
/// What the pairing of a round on file gives to who has no opponent.
[[nodiscard]] Bye restOfSystem(EventState const& state, RoundNumber round);

/// Rounds the event has in all: as entered, or as many as the system needs for the players. Of a system that plays
/// matches, where a round is one game of them: those paired, and those that are sure to come.
[[nodiscard]] int plannedRounds(EventState const& state);

/// The result where these players lose by forfeit; none where neither does.
[[nodiscard]] std::optional<Result> forfeitOf(ByColour<bool> const& lost);

/// The tie-break rules of the day on which the event begins, with what the event has announced, drawn and entered.
[[nodiscard]] pairing::TieBreakRules tieBreakRulesOf(EventState const& state);

/// What a board was to this side, and what a bye is, by what they count.
[[nodiscard]] pairing::RoundRecord recordOf(Board const& board, Colour colour, pairing::Scoring const& scoring);
[[nodiscard]] pairing::RoundRecord recordOf(Bye bye, pairing::Scoring const& scoring);

/// What teams are numbered by: as announced, or the mean rating of as many players from the top of its list as a match
/// has boards, rounded; unrated ones count nothing.
[[nodiscard]] int strengthOf(EventState const& state, Team const& team);

/// The snapshot that a pairing system looks at: of players, or of teams.
[[nodiscard]] pairing::Tournament tournamentOf(EventState const& state);

/// The same before the rounds say anything: only those a late entry has missed stand in it.
[[nodiscard]] pairing::Tournament tournamentWithoutRounds(EventState const& state);

/// The snapshot that scores are counted on: without players whose games do not count, and without those games.
[[nodiscard]] pairing::Tournament tournamentThatCounts(EventState const& state);

/// What the standings are counted on: of a round that is paired and has no result yet nobody has the byes before the
/// others could score. Where a system ranks by itself, and in an exhibition, all rounds.
[[nodiscard]] pairing::Tournament tournamentRanked(EventState const& state);

/// Whether the player left a round robin with less than half of his games played over the board: then his games
/// stay on record but do not count (General Regulations for Competitions, 6.6).
[[nodiscard]] bool annulled(EventState const& state, PlayerId player);

/// Games the player has played over the board to a result.
[[nodiscard]] int gamesCompleted(EventState const& state, PlayerId player);

/// Games the player would still be paired for, rests not counted.
[[nodiscard]] int gamesToCome(EventState const& state, PlayerId player);

/// Of a system that plays matches: who is in no game of the next round, because he is out, or has won his match and
/// waits. Of others nobody.
[[nodiscard]] std::set<PlayerId> outOfNextRound(EventState const& state);

/// The matches of a system that plays them, those to come too (pairing::PairingSystem::tree); of others none.
[[nodiscard]] std::vector<pairing::TreeMatch> matchesOf(EventState const& state);
/// The match of these two; none where they are in none.
[[nodiscard]] std::optional<pairing::TreeMatch> matchBetween(EventState const& state, PlayerId one, PlayerId other);

/// Whether a drawn game wins the match for Black there.
[[nodiscard]] constexpr bool hasDrawOdds(Round const& round) {
    return round.game && round.game->kind == pairing::GameKind::Armageddon;
}

/// The table; players whose games do not count, and those games, left out. Of a system that ranks by itself the places
/// are its own, and there are no tie-breaks.
[[nodiscard]] std::vector<pairing::Standing> standingsOf(EventState const& state);

} // namespace flagfall::session
