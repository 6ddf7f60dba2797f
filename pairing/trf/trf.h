// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"
#include "arbiter/terms/colour.h"
#include "arbiter/terms/date.h"
#include "arbiter/terms/expected.h"
#include "arbiter/terms/ids.h"
#include "pairing/tournament.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// FIDE's report file, TRF16 and TRF26 (C.04 annex "Tournament Report File").
namespace flagfall::pairing::trf {

/// A place in a file: line and column from 1, 0 for the whole.
struct Place {
    int line = 0;
    int column = 0;
};

/// A tie-break code as a file has it.
struct CodeAt {
    std::string code;
    Place place{};
};

/// One thing to know about a file, with its place. The view turns `what` into a sentence of the user's
/// language.
struct Remark {
    enum class Kind {
        Assumed,  ///< the file does not say; this is what was taken
        Repaired, ///< the file says something slightly off; this is how it was read
        Ignored,  ///< a record or field this program does not use
        Noted,    ///< the file is in order and is read as it stands; the arbiter should know this of it
        Wrong,    ///< cannot be read: nothing is imported
    };
    enum class What {
        // Assumed
        RoundsFromFile,   ///< no number of rounds (142, XXR): the rounds in the player records
        DateFromFreeText, ///< `May 29, 2020`, `28. 07. 2005`
        InitialColourUnknown,
        MissingBoardOrder, ///< boards as C.04.2, Art. 3.6 orders them, or the Berger table
        BlankIsZeroPointBye,
        NoTimeControl,
        NoTieBreaks,
        ScoringOrder, ///< 162 with a draw above a win, or a loss above a draw: taken as it stands
        // Repaired
        LineEndings,
        ByteOrderMark,
        NotUtf8, ///< read as `taken`: Latin-1 …
        TrailingBlanksMissing,
        PointsDiffer,             ///< the points column disagrees with the results; results count
        CountDiffers,             ///< 062 disagrees with the 001 records
        OldTitleLetter,           ///< `g` for GM …
        DateForm,                 ///< `1969.12.06`
        NumbersNotInOrder,        ///< players sorted by pairing number
        ByeWithoutOpponentNumber, ///< blank instead of 0000
        ColourMissing,            ///< taken from the opponent's record; of a forfeit with none, the lower number
        ResultWithoutOpponent,    ///< `0000 - +`, `0000 - -`, `0000 - =`: a bye worth as much
        RoundsDiffer,             ///< more rounds in the player records than 142 or XXR says
        ColumnsInBytes,           ///< a line with letters like `é` whose columns count bytes
        ControlCharacter,         ///< read as a blank
        SexLetter,                ///< `f` for w
        TrailingText,             ///< more than the value: `142 5 rounds`
        Contradiction,            ///< two records disagree; one of them counts. Also of what is left out for it
        UnknownResult,            ///< a symbol that is no result: the game is open; a blank without an opponent
        // Ignored
        UnknownRecord,
        TeamRecord,
        NationalRecord, ///< names no player of the file, or is the second one of a player
        NationalTitle,
        Comment,
        UnreadableDate,
        AccelerationRecord,
        ProhibitedPairs,
        AbnormalPoints, ///< 299 but for games over the board after which the two have more than a win; XXS
        UnknownTieBreak,
        UnusedRecord,    ///< a record of the specification that has no place here (072, 182 …)
        UnreadableField, ///< a value outside the specification that is not vital
        AnnouncedBye,    ///< a bye for a round to come in a round robin, or one the player's record contradicts
        MatchPoints,     ///< 250 and 299: only the game points count where players play for themselves
        SamePlayer,      ///< 260, XXP: a player who must not meet himself
        FutureRound,     ///< paired beyond the round in progress, without any result
        // Noted
        OpenGames,     ///< marked `?` in `round`: `count` games, the boards in `found`
        AdjournedGame, ///< counted as a draw when the next round was paired; `found` the players, `taken` the result
        // Wrong
        NoPlayers,
        PlayerNumber,
        DuplicateNumber,
        NumberGap,
        NameMissing,
        Rating,
        OpponentNumber,
        OpponentUnknown,
        OpponentDisagrees, ///< A says he met B, B says otherwise
        ColourDisagrees,
        ColourCode,
        ResultCode,
        ResultsDisagree, ///< the two scores cannot stand together
        OpponentIsSelf,
        TooManyPlayers,
        FileTooLarge,
        NotATrf,
        ColumnsShifted, ///< something stands where the record must be blank
        TooManyRounds,
    };
    Kind kind;
    What what;
    int line = 0;      ///< from 1; 0: the file as a whole
    int column = 0;    ///< from 1, counted in characters; 0: the line as a whole
    std::string field; ///< the record's or field's name in the specification: `001 result, round 3`
    std::string found; ///< what the file says
    std::string taken; ///< what was taken instead
    int count = 1;     ///< so often; the place is the first. Ignored records list their codes in `found`
    int round = 0;     ///< of what is noted
};

enum class ByeKind { Allocated, HalfPoint, FullPoint, ZeroPoint };

/// A player's round as the file has it, consistent with the opponent's.
struct ImportedBye {
    PairingNumber player;
    ByeKind kind;
};
struct ImportedGame {
    PairingNumber white;
    PairingNumber black;
    std::optional<Result> result; ///< none: not known yet
    /// What the two have beside the result, 1, ½ or 0 each, where that is more than a win together (299).
    std::optional<ByColour<Points>> ruled{};
    /// It was adjourned, counted as a draw when the next round was paired, and ended otherwise (### Adjournment).
    bool adjourned = false;
};
struct ImportedRound {
    RoundNumber round;
    std::vector<ImportedGame> games; ///< in board order
    std::vector<ImportedBye> byes;
};

/// A bye for a round that is not paired yet (240, XXZ, or an entry of the player); of a player or a team.
struct AnnouncedBye {
    PairingNumber player;
    RoundNumber round;
    ByeKind kind; ///< never allocated
    friend bool operator==(AnnouncedBye const&, AnnouncedBye const&) = default;
};

/// Two players, or teams, who must not meet in these rounds (260, XXP).
struct ImportedProhibition {
    PairingNumber first;
    PairingNumber second;
    RoundNumber firstRound;
    RoundNumber lastRound;
    friend bool operator==(ImportedProhibition const&, ImportedProhibition const&) = default;
};

/// Who left before a round of a table, in which he keeps his opponents; of a player or a team.
struct ImportedWithdrawal {
    PairingNumber player;
    RoundNumber from;
    friend bool operator==(ImportedWithdrawal const&, ImportedWithdrawal const&) = default;
};

struct ImportedPlayer {
    PairingNumber number;
    std::string name;       ///< UTF-8, `Last, First` where the file has it so
    std::string federation; ///< three letters or empty
    std::string title;      ///< GM … WCM or empty
    std::string sex;        ///< `m`, `w` or empty
    int rating = 0;         ///< used in the event, by 172 made of the two below; 0: unrated
    std::string fideId;
    std::string birth;         ///< `1966-02-06`, `1966`, or empty
    std::optional<int> rank{}; ///< 001, columns 86–89
    int fideRating = 0;        ///< 001; 0: none
    int nationalRating = 0;    ///< of the federation's record; 0: none
    std::string nationalId{};  ///< likewise
    LaterRatings laterRatings{};
};

/// A team of the file (310, or 013 in the order of the file).
struct ImportedTeam {
    PairingNumber number;
    std::string name;
    std::vector<PairingNumber> players; ///< in order of boards
    std::string nickname{};             ///< 310: five letters at most
    std::string strength{};             ///< 310, as written
    std::optional<int> rank{};          ///< 310
};

/// A checked file: everything in it hangs together.
struct ImportedTournament {
    std::string name, place, federation, chiefArbiter, timeControlText, typeText;
    std::vector<std::string> deputyArbiters;
    std::string ratingMethod; ///< 172: the word, as written
    std::optional<Date> begins, ends;
    std::vector<std::optional<Date>> roundDays; ///< 132, from round 1; as many as it names
    std::optional<std::string> systemCode;      ///< record 192
    int systemLine = 0;                         ///< where it stands
    std::optional<std::string> timeControl;     ///< record 222, as written
    std::vector<CodeAt> tieBreaks;              ///< 212 without the points, failing that 202
    int rounds = 0;
    std::optional<int> roundsSaid;       ///< 142, XXR
    std::optional<Colour> initialColour; ///< 152, XXC; what player 1 had in round 1, failing that
    bool isRoundRobin = false;           ///< by 192 or, failing that, by the words of 092
    std::vector<ImportedPlayer> players; ///< by pairing number, 1…N
    std::vector<ImportedRound> played;   ///< to the last round with a result, and the one in progress
    /// The same rounds, with the points the file gives them (162, 299 …), by the scoring of the file; ids are pairing
    /// numbers. Who rests is said of the round after the last one with a result.
    Tournament tournament;
    /// It is an event of teams, by 192 or, failing that, by its records 310 or 013: no event of players must be made of
    /// it, even where the teams cannot be told apart and `teams` is empty.
    bool isOfTeams = false;
    std::vector<ImportedTeam> teams; ///< by pairing number, 1…N; none where players play for themselves
    /// The same rounds as matches, who rests in the next, who must not meet in it and virtual points; ids are pairing
    /// numbers, of teams and, in their games, of players. What the bye of a team counts in game points stands in its
    /// `gameScoring`.
    Tournament matches;
    /// Of a table: as the file says (### Withdrawal), and when all is played who has lost all games after his last one
    /// by forfeit, two at least, and played less than half of them.
    std::vector<ImportedWithdrawal> withdrawn;
    std::string boardColours; ///< 352, as written; empty: not said
    // Of a Swiss:
    bool isBaku = false;                 ///< accelerated so: by 192, or by records 250 (XXA) that say the same
    std::vector<AnnouncedBye> announced; ///< in an event of teams these and the prohibited pairs are of teams
    std::vector<ImportedProhibition> prohibited;
    std::vector<Remark> remarks; ///< assumed, repaired, ignored: to be shown before anything is created
};

/// So many rounds have a result on file: all but one that is in progress without any.
[[nodiscard]] int roundsWithResults(ImportedTournament const& file);

/// Whether all rounds that are planned have been played, and every game has a result.
[[nodiscard]] bool isOver(ImportedTournament const& file);

/// The competitors of a file, players or teams, by what counts in their standings: without those who left a table
/// before they had played half of their games (General Regulations, 6.6).
[[nodiscard]] Tournament tournamentThatCounts(ImportedTournament const& file);

/// Reads a whole file. On failure every `Wrong` remark (and the others): nothing half-read comes out.
[[nodiscard]] Expected<ImportedTournament, std::vector<Remark>> read(std::string_view bytes);

/// The players of a file, row by row, whatever its rounds say.
struct PlayersOfFile {
    struct Row {
        int line = 0;
        ImportedPlayer player; ///< without what could not be read; its number may be 0
    };
    std::vector<Row> rows;
    /// Also what is wrong with a row (`Wrong`): who reads players alone can go on without it.
    std::vector<Remark> remarks;
};
/// Refused where the file has no players at all, or is no report file.
[[nodiscard]] Expected<PlayersOfFile, std::vector<Remark>> readPlayers(std::string_view bytes);

} // namespace flagfall::pairing::trf
