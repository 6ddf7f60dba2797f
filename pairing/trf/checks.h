// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/draft.h"

#include <unordered_map>
#include <vector>

/// The questions between a draft and a tournament. Each says everything it finds wrong; what it returns is
/// only of use when nothing was.
namespace flagfall::pairing::trf {

/// The players of a file by number, whatever else is wrong with them.
using PlayersByNumber = std::unordered_map<int, PlayerDraft const*>;

/// Sorts the records by pairing number; finds doubles and gaps. The pointers are into `draft`.
[[nodiscard]] PlayersByNumber checkPlayers(Draft& draft, Remarks& remarks);
/// Numbers the players 1…N: who has no number, or that of somebody before, gets one that is free, first those that are
/// named as opponents, and gaps are closed. Every record follows.
void mendNumbers(Draft& draft, Remarks& remarks);
/// Makes the two sides of every game one game, and says what was taken. Where the records do not name each other the
/// game is that of the player whom only one other names; what remains without an opponent is a bye worth as much. Of
/// two results that cannot stand together the one counts that agrees with the points of its player; the game is open
/// where that says nothing. The players are in order.
void mendRounds(Draft& draft, PlayersByNumber const& players, Remarks& remarks);
/// Puts the byes of record 240 where the player records are blank.
void applyByes(Draft& draft, Remarks& remarks);
/// A game whose result one of the two records has as unknown is open in the other one, too. The records are in order
/// of their numbers.
void leaveUnknownOpen(Draft& draft, Remarks& remarks);
/// Which games were adjourned while later rounds were paired; comments about games that are not there are none. `file`
/// has its rounds, in order of boards.
void takeAdjournments(Draft const& draft, ImportedTournament& file, Remarks& remarks);
/// Says which games are marked as open, round by round. `file` as above.
void noteOpenGames(Draft const& draft, ImportedTournament const& file, Remarks& remarks);
/// Opponents, colours and results of every round, seen from both sides.
[[nodiscard]] std::vector<ImportedRound> checkRounds(Draft const& draft, PlayersByNumber const& players,
                                                     Remarks& remarks);
/// The last round to take: the last one played, or the one after it when it is paired already.
[[nodiscard]] int lastRound(Draft const& draft);
/// The byes of players in rounds after those; what stands there and is none has been said by then.
[[nodiscard]] std::vector<AnnouncedBye> announcedByes(Draft const& draft);
/// What a Swiss is to be paired by in the rounds to come: byes, prohibited pairs, acceleration. Says what cannot be
/// taken; `tournament` has its rounds already.
void checkPairingRecords(Draft const& draft, ImportedTournament& tournament, Remarks& remarks);
/// The same of teams, which `tournament` has already; their acceleration is with their matches.
void takePairingRecordsOfTeams(Draft const& draft, ImportedTournament& tournament, Remarks& remarks);
/// Says of every record about the rounds to come that it is not used.
void sayPairingRecordsUnused(Draft const& draft, Remarks& remarks);
/// Says it of every record of teams.
void sayTeamRecordsUnused(Draft const& draft, Remarks& remarks);
/// The rounds of `file` as pairing systems and tie-breaks see them, and who rests in the next one.
[[nodiscard]] Tournament snapshotOf(Draft const& draft, ImportedTournament const& file);
/// The teams of the file and their matches; nothing where players play for themselves, whatever teams they belong to,
/// or where the teams are not numbered 1…N or have players that are not there: then the records about the rounds to
/// come are not used either, and said to be so. `file` has its rounds and their snapshot.
void takeTeams(Draft const& draft, ImportedTournament& file, Remarks& remarks);
/// Counts for the teams what 299 assigns to them, unless their points (310) are those without it: then it says so.
void takeMatchPoints(Draft const& draft, Tournament& matches, Remarks& remarks);
/// Who left a table (see ImportedTournament::withdrawn). `file` has its rounds and their snapshot, and its teams.
void takeWithdrawals(Draft const& draft, ImportedTournament& file);
/// Takes the records 299 by which the two of a game over the board have more than a win together, and says which are
/// about other things. `file` has its rounds and their snapshot.
void takeRuledScores(Draft const& draft, ImportedTournament& file, Remarks& remarks);
/// What 162 and 299 say of points and cannot be meant, and what of 299 is not used.
void checkPointRecords(Draft const& draft, Remarks& remarks);
/// Columns 81–84 against the results.
void checkPoints(Draft const& draft, Remarks& remarks);

/// Puts every round in order of boards: the Berger table's where the round is one of its rounds, otherwise by
/// the scores before the round (C.04.2, Art. 3.6).
void orderBoards(std::vector<ImportedRound>& rounds, int players, bool isRoundRobin);

} // namespace flagfall::pairing::trf
