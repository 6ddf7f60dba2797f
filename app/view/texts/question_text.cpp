// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/question_text.h"

#include "app/session/decide/manual_pairing.h"
#include "app/session/event/check_in.h"
#include "app/session/event/open_games.h"
#include "app/session/event/schedule.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/pairing_text.h"
#include "app/view/texts/picked_boards.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/set_back_text.h"
#include "app/view/texts/team_match_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace flagfall::view {
namespace {

using session::Objection;
using session::Question;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(QuestionText)
};

//: The answer that leaves everything as it is.
QString cancel() { return Texts::tr("Cancel"); }

QString boardOf(Question const& question, session::EventState const& state) {
    return question.board ? boardLabel(state, question.round, *question.board) : QStringLiteral("–");
}

QuestionText scoreAboveWin(Question const& question, session::EventState const& state) {
    return {Texts::tr("Let board %1 count more than a win?").arg(boardOf(question, state)),
            Texts::tr("The two scores add up to more than a win."),
            {Texts::tr("The result of the game stays as it is; the ruling stands beside it."),
             Texts::tr("Entering the result again, or clearing it, ends the ruling.")},
            Texts::tr("Let it count"),
            cancel()};
}

/// Which games they are, as many as a question can hold, and what they count (C.04.2, Art. 3).
QStringList openGameLines(session::EventState const& state) {
    constexpr std::size_t mostLines = 8;
    QStringList lines;
    auto const open = session::openGames(state);
    for (session::OpenGame const& game : open) {
        if (static_cast<std::size_t>(lines.size()) == mostLines) break;
        session::Board const& board = *state.round(game.round)->board(game.board);
        //: An open game: %1 round, %2 board, %3 and %4 White and Black.
        lines +=
            (game.adjourned ? Texts::tr("%1.%2 %3 – %4: adjourned, counts as a draw for the pairing")
                            : Texts::tr("%1.%2 %3 – %4: becomes an adjourned game, counts as a draw for the pairing"))
                .arg(game.round.value())
                .arg(boardLabel(state, game.round, game.board))
                .arg(playerName(state, board.white), playerName(state, board.black));
    }
    if (open.size() > mostLines) lines += Texts::tr("and %n more", "games", static_cast<int>(open.size() - mostLines));
    return lines;
}

QuestionText resultsMissing(Question const& question, session::EventState const& state) {
    return {Texts::tr("Pair the next round now?"), Texts::tr("%n board(s) without a result.", "", question.count),
            openGameLines(state) + QStringList{Texts::tr("The standings stay provisional until the results are in."),
                                               Texts::tr("The results can still be entered afterwards.")},
            Texts::tr("Pair anyway"), cancel()};
}

QuestionText roundStillPlayed(Question const& question, session::EventState const& state) {
    return {Texts::tr("Declare round %1 over?").arg(roundLabel(state, *question.round)),
            Texts::tr("%n board(s) without a result.", "", question.count),
            {Texts::tr("The results can still be entered afterwards.")},
            Texts::tr("The round is over"),
            cancel()};
}

/// What the pairing by the rules has instead, as much of it as a question can hold; the bye last.
QStringList rulesLines(Question const& question, session::EventState const& state) {
    constexpr int mostLines = 12;
    QStringList lines;
    for (pairing::Pair const& pair : question.byRules->pairs) {
        if (lines.size() >= mostLines) break;
        //: By the rules these two would meet: %1 is White, %2 Black.
        lines +=
            Texts::tr("System's pairing: %1 – %2").arg(playerName(state, pair.white), playerName(state, pair.black));
    }
    for (PlayerId const player : question.byRules->byes)
        lines += Texts::tr("In the system's pairing the bye goes to %1").arg(playerName(state, player));
    return lines;
}

QuestionText pairedManually(Question const& question, session::EventState const& state) {
    QStringList lines;
    for (pairing::Breach const& breach : question.breaches) lines += breachText(breach, state);
    if (question.byRules)
        lines += rulesLines(question, state);
    else
        lines += Texts::tr("There is no legal pairing.");
    return {
        Texts::tr("Confirm the manual pairing?"),
        Texts::tr("%n board(s) differ from the system's pairing.", "", question.count),
        lines,
        Texts::tr("Confirm it"),
        cancel(),
        Texts::tr("The round is recorded as changed by hand, together with the system's pairing. Confirm it anyway?")};
}

/// What becomes of the games of a published round.
QStringList changedGameLines(Question const& question, session::EventState const& state) {
    QStringList lines;
    for (BoardNumber const board : question.begun)
        lines +=
            Texts::tr("Board %1: the game goes on with the new players.").arg(boardLabel(state, question.round, board));
    for (BoardNumber const board : question.lost)
        lines += Texts::tr("Board %1: the result is deleted.").arg(boardLabel(state, question.round, board));
    return lines;
}

QuestionText roundChanged(Question const& question, session::EventState const& state) {
    QStringList lines = changedGameLines(question, state);
    for (pairing::Breach const& breach : question.breaches) lines += breachText(breach, state);
    if (question.byRules && !question.byRules->pairs.empty())
        lines += Texts::tr("%n board(s) differ from the system's pairing.", "",
                           static_cast<int>(question.byRules->pairs.size()));
    //: %1 the number of a round.
    return {Texts::tr("Change round %1, which is published?").arg(roundLabel(state, *question.round)),
            Texts::tr("%n board(s) have other players or colours.", "", question.count), lines,
            Texts::tr("Change the round"), cancel()};
}

QuestionText importBreaksRules(Question const& question) {
    QString const round = question.round ? QString::number(question.round->value()) : QStringLiteral("–");
    return {Texts::tr("Import the rounds as they are?"),
            Texts::tr("%n round(s) of the file differ from the system's pairing.", "", question.count),
            {Texts::tr("The first is round %1.").arg(round),
             Texts::tr("The reason may be another edition of the system, prohibited pairings, manual pairing or an "
                       "adjourned game.")},
            Texts::tr("Import them"),
            cancel()};
}

QuestionText moreRoundsThanRivals(Question const& question) {
    return {Texts::tr("Start with this many rounds?"),
            Texts::tr("There are enough opponents for only %n round(s).", "", question.count),
            {Texts::tr("The last rounds will have to be paired by hand."),
             Texts::tr("The number of rounds cannot be changed once a round is paired.")},
            Texts::tr("Start"),
            cancel()};
}

QuestionText secondHalfPointBye(Question const& question, QString const& player) {
    return {Texts::tr("Another half-point bye?"),
            Texts::tr("%1 already has a half-point bye.").arg(player),
            {Texts::tr("General Regulations for Competitions 6.7 allow each player one."),
             Texts::tr("%n half-point bye(s) so far.", "", question.count)},
            Texts::tr("Give the bye"),
            cancel()};
}

QuestionText notCheckedIn(Question const& question) {
    return {Texts::tr("Pair with players who have not checked in?"),
            Texts::tr("%n player(s) in this pairing are not checked in, while others are.", "", question.count),
            {Texts::tr("The check-in page (Shift+F2) lists them: close the check-in to give them a bye or to withdraw "
                       "them.")},
            Texts::tr("Pair them all"),
            cancel()};
}

QuestionText numbersDrawnAlready(Question const& question) {
    return {Texts::tr("Draw lots again?"),
            Texts::tr("%n player(s) already have a pairing number.", "", question.count),
            {Texts::tr("Everybody gets a new number; the drawing before stays in the history.")},
            Texts::tr("Draw again"),
            cancel()};
}

QuestionText samePlayer(QString const& player) {
    return {Texts::tr("Add another player with this name?"),
            Texts::tr("%1 with the same date of birth is already on the list.").arg(player),
            {Texts::tr("Both will be paired; give them different dates of birth or FIDE IDs if you can.")},
            Texts::tr("Add both"),
            cancel()};
}

QuestionText samePlayers(Question const& question) {
    return {
        Texts::tr("Add players whose names are on the list already?"),
        Texts::tr("%n player(s) with the same name and date of birth would be on the list twice.", "", question.count),
        {Texts::tr("Both will be paired; give them different dates of birth or FIDE IDs if you can.")},
        Texts::tr("Add all"),
        cancel()};
}

QuestionText rulingGoes(Question const& question, session::EventState const& state) {
    return {Texts::tr("Withdraw the ruling?"),
            Texts::tr("The ruling on board %1 will not stand any more.").arg(boardOf(question, state)),
            {Texts::tr("The record keeps it with your reason, and the register of offences no longer counts it.")},
            Texts::tr("Withdraw it"),
            cancel()};
}

QuestionText scoreBelowWin(Question const& question, session::EventState const& state) {
    Result const result = question.result.value_or(Result::BothLose);
    return {Texts::tr("%1 on board %2?", "result").arg(resultText(result)).arg(boardOf(question, state)),
            //: %1 is a result that says what each player gets: "Half a point to White, none to Black".
            Texts::tr("%1: no game ends so unless the arbiter rules it.").arg(resultSpoken(result)),
            {Texts::tr("If it follows from an incident, F12 writes down the ruling and enters the result with it.")},
            //: %1 is a result.
            Texts::tr("Enter %1").arg(resultText(result)),
            cancel()};
}

QuestionText resultCleared(Question const& question, session::EventState const& state) {
    return {Texts::tr("Clear the result?"),
            Texts::tr("The result on board %1 will be cleared.").arg(boardOf(question, state)),
            {Texts::tr("The game will count as unfinished again."), Texts::tr("The old result stays in the history.")},
            Texts::tr("Clear"),
            cancel()};
}

QuestionText otherResultStands(Question const& question, session::EventState const& state) {
    session::Round const* const round = state.round(*question.round);
    session::Board const* const board = round ? round->board(*question.board) : nullptr;
    QString const before = board ? resultText(*board) : QString{};
    QString const now = resultText(*question.result);
    return {Texts::tr("Change the result on board %1?").arg(boardOf(question, state)),
            //: %1 and %2 are results: 1–0, ½–½.
            Texts::tr("%1 was entered before, and now %2.").arg(before, now),
            {Texts::tr("The old result stays in the history.")},
            //: %1 is a result.
            Texts::tr("Change it to %1").arg(now),
            //: %1 is a result.
            Texts::tr("Keep %1").arg(before),
            {},
            Texts::tr("Open an incident"),
            QStringLiteral("I")};
}

QString moveLine(session::RankMove const& move, session::EventState const& state) {
    QString const name = playerName(state, move.player);
    //: %1 is a player, %2 the rank, which does not change.
    if (move.before == move.after) return Texts::tr("%1 stays on rank %2").arg(name).arg(move.before);
    //: %1 is a player, %2 the rank before, %3 the rank after.
    return Texts::tr("%1: rank %2 becomes %3").arg(name).arg(move.before).arg(move.after);
}

/// Whose place changes, as many as a question can hold; the two who played come first, wherever they are.
QStringList movedLines(Question const& question, session::EventState const& state) {
    constexpr qsizetype mostLines = 8;
    QStringList lines;
    session::Round const* const round = question.round ? state.round(*question.round) : nullptr;
    session::Board const* const board = round && question.board ? round->board(*question.board) : nullptr;
    auto const place = board ? round->placeOf(board->number) : std::nullopt;
    auto const played = [&](PlayerId player) {
        if (place) return place->match->has(player);
        return board && (board->white == player || board->black == player);
    };
    if (board)
        for (pairing::Standing const& standing : session::standingsOf(state)) {
            if (!played(standing.player)) continue;
            auto const move = std::ranges::find(question.moved, standing.player, &session::RankMove::player);
            lines += moveLine(
                move == question.moved.end() ? session::RankMove{standing.player, standing.rank, standing.rank} : *move,
                state);
        }
    int left = 0;
    for (session::RankMove const& move : question.moved) {
        if (played(move.player)) continue;
        if (lines.size() < mostLines)
            lines += moveLine(move, state);
        else
            ++left;
    }
    if (left > 0) lines += Texts::tr("%n more player(s) change places.", "", left);
    return lines;
}

/// `Board 3, Amazon, A. – Nile, N.: 0–1 becomes 1–0.`
QString correctionLine(Question const& question, session::EventState const& state) {
    session::Round const* const round = question.round ? state.round(*question.round) : nullptr;
    session::Board const* const board = round && question.board ? round->board(*question.board) : nullptr;
    if (!board) return {};
    QString const none = Texts::tr("no result");
    //: %1 a board, %2 and %3 White and Black, %4 the result that stands, %5 the one that is to stand.
    return Texts::tr("Board %1, %2 – %3: %4 becomes %5.")
        .arg(boardOf(question, state), playerName(state, board->white), playerName(state, board->black),
             board->result ? resultText(*board) : none, question.result ? resultText(*question.result) : none);
}

/// A round that nobody has begun can still be paired by the right result.
QString unpairLine(Question const& question, session::EventState const& state) {
    session::Round const* const next = question.round ? state.round(RoundNumber{question.round->value() + 1}) : nullptr;
    if (!next || next->started() || question.count == 0) return {};
    //: %1 the number of a round.
    return Texts::tr("Round %1 has not begun: undo its pairing first (Ctrl+Z), and it is paired by the right result.")
        .arg(roundLabel(state, next->number));
}

QuestionText earlierRound(Question const& question, session::EventState const& state) {
    QString const round = question.round ? roundLabel(state, *question.round) : QStringLiteral("–");
    QStringList lines{correctionLine(question, state), unpairLine(question, state),
                      session::systemRulesOf(state).playsMatches
                          ? Texts::tr("The pairings already made will not change: whoever is in the next round of the "
                                      "knockout stays in it.")
                          : Texts::tr("The points and the standings will change; the pairings already made will not.")};
    lines.removeAll(QString{});
    if (question.count > 0) {
        lines += Texts::tr("%n board(s) of the next round would have been paired otherwise.", "", question.count);
        lines += rulesLines(question, state);
    } else if (question.board && question.round) {
        lines += Texts::tr("The next round would have been paired the same way.");
    }
    lines += movedLines(question, state);
    return {Texts::tr("Change an earlier round?"),
            Texts::tr("This is a result of round %1, and a later round is paired.").arg(round), lines,
            Texts::tr("Change the result"), cancel()};
}

QuestionText withdrawalAnnuls(Question const& question, QString const& player) {
    return {Texts::tr("Withdraw %1?").arg(player),
            Texts::tr("%1 has played less than half of the games.").arg(player),
            {Texts::tr("The results are kept, but do not count for the standings (General Regulations for Competitions "
                       "6.6)."),
             Texts::tr("%n game(s) played so far.", "", question.count)},
            Texts::tr("Withdraw"),
            cancel()};
}

QuestionText withdrawalForfeits(Question const& question, QString const& player) {
    return {Texts::tr("Withdraw %1?").arg(player),
            Texts::tr("%1 has played at least half of the games.").arg(player),
            {Texts::tr("The remaining games are lost by forfeit (General Regulations for Competitions 6.6)."),
             Texts::tr("%n game(s) to come.", "", question.count)},
            Texts::tr("Withdraw"),
            cancel()};
}

QuestionText clocksRunning(Question const& question) {
    return {Texts::tr("Close while clocks are running?"),
            Texts::tr("%n clock(s) running.", "", question.count),
            {Texts::tr("They will be paused now."), Texts::tr("They can be resumed when the event is opened again.")},
            Texts::tr("Pause and close"),
            cancel()};
}

QuestionText clocksTakenOver(Question const& question) {
    QString const desk = deskText(question.desk);
    QString const heard =
        !question.silent ? Texts::tr("Nothing is known of when %1 last ran them.").arg(desk)
        : *question.silent < std::chrono::seconds{5}
            ? Texts::tr("%1 gave a sign of life just now: it is still running them.").arg(desk)
            : Texts::tr("Time since the last sign of life of %1: %2.").arg(desk, lengthText(*question.silent));
    return {Texts::tr("Take over the clocks of %1?").arg(desk),
            Texts::tr("%n clock(s) would be run at this desk.", "", question.count),
            {heard, Texts::tr("Those that are running are paused, and you decide what each of them shows (Laws 6.10)."),
             Texts::tr("What is pressed at the other desk while it cannot be reached does not count.")},
            Texts::tr("Take over"),
            cancel()};
}

/// What shows that the game was begun.
QString begunText(session::Board const& board) {
    if (session::movesMade(board).white > 0 && session::movesMade(board).black > 0)
        return Texts::tr("This game has begun: both players have moved.");
    if (board.game.record.size() > 0) return Texts::tr("This game has begun: moves are on record.");
    if (board.clock && board.clock->phase != clock::Phase::Ready)
        return Texts::tr("This game has begun: its clock has run, and nobody is marked absent.");
    return Texts::tr("This game has begun: a ruling was made on it.");
}

/// The key of this result over the board.
QString playedKey(Result played) {
    if (played == Result::WhiteWins) return QStringLiteral("1");
    if (played == Result::Draw) return QStringLiteral("=");
    return played == Result::BlackWins ? QStringLiteral("0") : QStringLiteral("8");
}

QuestionText gameWasPlayed(Question const& question, session::EventState const& state) {
    session::Round const* const round = question.round ? state.round(*question.round) : nullptr;
    session::Board const* const board = round && question.board ? round->board(*question.board) : nullptr;
    Result const entered = question.result.value_or(Result::BothForfeit);
    Result const played = session::playedInsteadOf(entered);
    //: %1 is a result: "Enter 1–0, played".
    QString const instead = Texts::tr("Enter %1, played").arg(resultText(played));
    QString const begun = board ? begunText(*board) : Texts::tr("This game has begun.");
    if (manner(entered) == Manner::Unrated)
        return {Texts::tr("A game that is not rated on board %1?").arg(boardOf(question, state)),
                begun,
                {Texts::tr("Not rated is a game in which not both players have made a move.")},
                //: %1 is a result.
                Texts::tr("Enter %1, not rated").arg(resultText(played)),
                cancel(),
                {},
                instead,
                playedKey(played)};
    return {Texts::tr("A forfeit on board %1?").arg(boardOf(question, state)),
            begun,
            {Texts::tr("A forfeit is an unplayed game: it is not rated and does not count for colours. A game that was "
                       "begun and lost is 1–0 or 0–1."),
             Texts::tr("It is a forfeit if the player never came to the board.")},
            Texts::tr("Enter the forfeit"),
            cancel(),
            {},
            instead,
            playedKey(played)};
}

QuestionText matchForfeited(Question const& question, session::EventState const& state) {
    session::Round const* const round = question.round ? state.round(*question.round) : nullptr;
    std::vector<session::Match> const matches = round ? round->matches : std::vector<session::Match>{};
    auto const found = std::ranges::find(matches, question.match, &session::Match::number);
    session::Match const match = found == matches.end() ? session::Match{} : *found;
    QString const home = playerName(state, match.home);
    QString const away = playerName(state, match.away);
    bool const homeLoses = question.player == match.home;
    QStringList lines;
    for (BoardNumber const lost : question.lost)
        if (session::Board const* const board = round ? round->board(lost) : nullptr; board && board->result)
            //: %1 a board, %2 and %3 White and Black, %4 a result.
            lines += Texts::tr("Board %1, %2 – %3: %4 goes.")
                         .arg(boardLabel(state, question.round, lost), playerName(state, board->white),
                              playerName(state, board->black), resultText(*board));
    lines += Texts::tr("Games that are lost by forfeit are not rated. Undo takes back all of it.");
    return {Texts::tr("Forfeit match %1?").arg(question.match),
            //: %1 and %2 teams, %n boards.
            question.player
                ? Texts::tr("%1 loses the match against %2 by forfeit, on %n board(s).", "", question.count)
                      .arg(homeLoses ? home : away, homeLoses ? away : home)
                : Texts::tr("%1 and %2 lose the match by forfeit, on %n board(s).", "", question.count).arg(home, away),
            lines, Texts::tr("Forfeit the match"), cancel()};
}

QuestionText againstFlag(Question const& question, session::EventState const& state) {
    bool const white = question.side == Colour::White;
    return {Texts::tr("Ignore the flag fall on board %1?").arg(boardOf(question, state)),
            white ? Texts::tr("White's flag has fallen, but this result is not a loss for White.")
                  : Texts::tr("Black's flag has fallen, but this result is not a loss for Black."),
            {Texts::tr("It is correct if the game had already ended, or if it is a draw because the opponent "
                       "cannot checkmate by any series of legal moves (Laws 6.9).")},
            Texts::tr("Enter the result"),
            cancel()};
}

QuestionText winnerCannotMate(Question const& question, session::EventState const& state) {
    bool const white = question.side == Colour::White;
    Edition const* const laws = state.details.edition;
    return {Texts::tr("A win on board %1?").arg(boardOf(question, state)),
            white ? Texts::tr("In the position on record White cannot checkmate by any series of legal moves.")
                  : Texts::tr("In the position on record Black cannot checkmate by any series of legal moves."),
            {Texts::tr("If the opponent has resigned, the game is drawn (Laws %1).")
                 .arg(laws ? plain(laws->resignationHangsOnMate) : QString{}),
             Texts::tr("A win is correct only as a penalty, or if moves are missing in the record.")},
            Texts::tr("Enter the win"),
            cancel(),
            {},
            Texts::tr("Enter a draw: ½–½"),
            QStringLiteral("=")};
}

QuestionText actsUnsaved(Question const& question) {
    return {Texts::tr("Close without saving?"),
            Texts::tr("%n action(s) are not saved yet.", "", question.count),
            {Texts::tr("They will be lost if the disk still cannot be written to."),
             Texts::tr("Free some disk space first; they will then be saved automatically.")},
            Texts::tr("Close anyway"),
            cancel()};
}

QuestionText flagWouldDrop(Question const& question, session::EventState const& state) {
    return {Texts::tr("Remove all the remaining time on board %1?").arg(boardOf(question, state)),
            Texts::tr("The player has no more than that left: the flag will fall at once."),
            {Texts::tr("You then decide whether the game is lost (Laws 6.9).")},
            Texts::tr("Remove the time"),
            cancel()};
}

/// One line for each reason, with the boards it holds on.
QStringList reasonLines(std::vector<BoardObjection> const& boards, std::optional<RoundNumber> round,
                        session::EventState const& state) {
    std::vector<std::pair<QString, PickedBoards>> reasons;
    for (auto const& [board, objection] : boards) {
        QString const reason = reasonOnBoard(objection, state);
        auto found = std::ranges::find(reasons, reason, &std::pair<QString, PickedBoards>::first);
        if (found == reasons.end()) found = reasons.insert(reasons.end(), {reason, {}});
        found->second.add({board});
    }
    QStringList lines;
    for (auto const& [reason, on] : reasons)
        //: %1 which boards, "Boards 3, 5–9"; %2 a sentence that says why they do not take something.
        lines += Texts::tr("%1: %2", "boards").arg(on.text(state, round), reason);
    return lines;
}

QuestionText someClocksRefuse(Question const& question, QStringList const& reasons) {
    return {Texts::tr("Apply to the other boards?"),
            Texts::tr("This is not possible on %n of the clocks.", "", question.count),
            reasons + QStringList{Texts::tr("Nothing has been changed on any board yet.")},
            Texts::tr("Apply to the others"), cancel()};
}

QuestionText correctionBarred(Question const& question, session::EventState const& state) {
    return {Texts::tr("Correct the clock setting on board %1 now?").arg(boardOf(question, state)),
            Texts::tr("In rapid and blitz the clock setting can no longer be corrected after this many moves."),
            {Texts::tr("After that the Laws allow it only if the schedule of the event would be seriously affected "
                       "(App. A).")},
            Texts::tr("Change it"),
            cancel()};
}

QuestionText recordWouldBreak(Question const& question, session::EventState const& state) {
    return {Texts::tr("Change the record on board %1?").arg(boardOf(question, state)),
            Texts::tr("%n later half-move(s) would no longer be legal.", "", question.count),
            {Texts::tr("They will be removed from the record; Undo restores them.")},
            Texts::tr("Change it"),
            cancel()};
}

QuestionText drawBanned(Question const& question, session::EventState const& state) {
    return {Texts::tr("Consent to a draw by agreement on board %1?").arg(boardOf(question, state)),
            Texts::tr("The regulations of the event do not allow it yet (Laws 9.1)."),
            {Texts::tr("Your consent is recorded.")},
            Texts::tr("Consent"),
            cancel()};
}

QuestionText rulingStands(Question const& question, session::EventState const& state) {
    if (question.player) {
        session::Player const* const player = state.player(*question.player);
        bool const isExpelled = player && player->withdrawnFrom;
        bool const givesBye = question.count > 0;
        return {(givesBye ? Texts::tr("Give %1 another bye in spite of a ruling?")
                          : Texts::tr("Let %1 take part in spite of a ruling?"))
                    .arg(playerName(state, question.player)),
                isExpelled ? Texts::tr("By a ruling the player is expelled from the event.")
                           : Texts::tr("By a ruling the player is excluded from this round."),
                {Texts::tr("The ruling stays in the history; it can also be withdrawn (Ctrl+U).")},
                givesBye ? Texts::tr("Give the bye") : Texts::tr("Let the player take part"),
                cancel()};
    }
    return {Texts::tr("Change a result given by a ruling?"),
            Texts::tr("The result on board %1 was given by a ruling under the Laws.").arg(boardOf(question, state)),
            {Texts::tr("The ruling stays in the history, but the result will no longer be based on it.")},
            Texts::tr("Change the result"),
            cancel()};
}

QuestionText drawnAlready(Question const& question, session::EventState const& state) {
    return {Texts::tr("Rule the claim on board %1 incorrect anyway?").arg(boardOf(question, state)),
            Texts::tr("According to the game record, the same position has appeared five times or 75 moves have "
                      "been made by each player without a capture or pawn move: the game is drawn without a claim "
                      "(Laws 9.6)."),
            {Texts::tr("The opponent gets extra time and the game continues.")},
            Texts::tr("Incorrect", "claim"),
            cancel()};
}

QuestionText flagIsDown(Question const& question, session::EventState const& state) {
    bool const white = question.side == Colour::White;
    return {Texts::tr("Continue the game on board %1?").arg(boardOf(question, state)),
            white ? Texts::tr("White's flag fall has been recorded: it ended the game.")
                  : Texts::tr("Black's flag fall has been recorded: it ended the game."),
            {Texts::tr("Nothing can be offered, accepted or claimed after that.")},
            Texts::tr("Continue the game"),
            cancel()};
}

QuestionText againstTheRecord(Question const& question, session::EventState const& state) {
    return {Texts::tr("Rule against the game record of board %1?").arg(boardOf(question, state)),
            Texts::tr("The game record is complete and does not support this ruling."),
            {Texts::tr("Your ruling stands, with what you found on the scoresheets or on the board.")},
            Texts::tr("Confirm the ruling"),
            cancel()};
}

QuestionText moveIsLegal(Question const& question, session::EventState const& state) {
    bool const white = question.side == Colour::White;
    return {Texts::tr("Penalise a move that appears to be legal?"),
            white ? Texts::tr("According to the record of board %1 this move is legal for White.")
                        .arg(boardOf(question, state))
                  : Texts::tr("According to the record of board %1 this move is legal for Black.")
                        .arg(boardOf(question, state)),
            {Texts::tr("Pressing the clock without making a move, or making a move with both hands, is penalised "
                       "as an illegal move where the Laws say so.")},
            Texts::tr("Penalise"),
            cancel()};
}

/// It has no undo, so it says what it does not reach and where the clean file comes from.
QuestionText contactsGo(Question const& question) {
    QStringList consequences;
    if (question.births > 0)
        consequences +=
            Texts::tr("The days of birth of %n player(s) go, too; the year stays. Send the report file first: it "
                      "asks for the day.",
                      "", question.births);
    consequences += Texts::tr("Undo does not bring them back.");
    consequences +=
        Texts::tr("The history of this file and the copies made before still hold them. To give the event away, "
                  "save a copy without them, here or on the command line: flagfall-cli journal anonymise --keep-names "
                  "event.flagfall copy.flagfall");
    return {.title = Texts::tr("Erase the contact details of the players?"),
            .text = Texts::tr(
                "The e-mail addresses and telephone numbers of %n player(s) go from every page and every file that is "
                "made from now on.",
                "", question.count),
            .consequences = consequences,
            //: The answer to the question whether contact details are erased.
            .yes = Texts::tr("Erase"),
            .no = cancel(),
            .instead = Texts::tr("Save a copy without contact data…"),
            //: The key of "Save a copy without contact data…", one capital letter of it.
            .insteadKey = Texts::tr("S", "key of: Save a copy without contact data")};
}

QuestionText houseRulesChange() {
    return {Texts::tr("Change the regulations of an event that is being played?"),
            Texts::tr("Supervision, default time, how late a player may come to a resumption, or the rules on draws by "
                      "agreement or on appeals change for the rest of the event, also for games that are waiting now."),
            {Texts::tr(
                "They are announced before the event and stay as they are; rulings from now on follow the new ones.")},
            Texts::tr("Change"),
            cancel()};
}

QuestionText changedMeanwhile(Question const& question, session::EventState const& state) {
    return {Texts::tr("Overwrite what was changed meanwhile?"),
            //: %1 a player.
            Texts::tr("The data of %1 were changed at another desk while they were being edited here, and a field that "
                      "was changed here says something else there.")
                .arg(playerName(state, question.player)),
            {Texts::tr("Fields that were changed only there stay as they are there.")},
            Texts::tr("Overwrite"),
            cancel()};
}

QuestionText moveNotPressed(Question const& question, session::EventState const& state) {
    bool const white = question.side == Colour::White;
    return {Texts::tr("Penalise a move while the player's own clock is running?"),
            white ? Texts::tr("White's clock is running on board %1.").arg(boardOf(question, state))
                  : Texts::tr("Black's clock is running on board %1.").arg(boardOf(question, state)),
            {Texts::tr(
                "Only a completed move is penalised: where the player has not pressed the clock, another move is made "
                "and nothing else happens. Where the opponent has already replied, go on: the increment of the "
                "illegal move is taken back.")},
            Texts::tr("Penalise"),
            cancel()};
}

QuestionText countedAsDraw(Question const& question, session::EventState const& state) {
    return {Texts::tr("Enter another result than a draw?"),
            Texts::tr("The game on board %1 of round %2 was open when a later round was paired, and counted as a draw.")
                .arg(boardOf(question, state), question.round ? QString::number(question.round->value()) : QString{}),
            {Texts::tr("The pairings of the later rounds stay as they are; the report says so.")},
            Texts::tr("Enter it"),
            cancel()};
}

QuestionText replierNotThere(Question const& question, session::EventState const& state) {
    return {Texts::tr("Open the envelope without the player who must reply?"),
            question.side == Colour::White
                ? Texts::tr("White has not come to the resumption on board %1.").arg(boardOf(question, state))
                : Texts::tr("Black has not come to the resumption on board %1.").arg(boardOf(question, state)),
            {Texts::tr("The envelope is opened when the player who must reply is present. Until then his clock runs "
                       "and the envelope stays closed, unless a player has lost by coming too late."),
             Texts::tr("An opened envelope cannot be closed again.")},
            Texts::tr("Open it"),
            cancel()};
}

QuestionText clockBehindRecord(Question const& question, session::EventState const& state) {
    bool const white = question.side == Colour::White;
    return {Texts::tr("Seal by the clock on board %1?").arg(boardOf(question, state)),
            white ? Texts::tr("The game record has more moves than the clock: by the clock White is to move, by the "
                              "record Black.")
                  : Texts::tr("The game record has more moves than the clock: by the clock Black is to move, by the "
                              "record White."),
            {Texts::tr("Whoever the clock says is to move seals, and that clock is stopped and started again. If the "
                       "record is right, correct the clock first.")},
            Texts::tr("Seal by the clock"),
            cancel()};
}

QuestionText sealedOnPaper(Question const& question, session::EventState const& state) {
    return {Texts::tr("Adjourn board %1 with a paper envelope?").arg(boardOf(question, state)),
            Texts::tr("In this event sealed moves are typed, and none has been typed here."),
            {Texts::tr("T turns the screen to the player. With a paper envelope the program keeps what stands on it.")},
            Texts::tr("With a paper envelope"),
            cancel()};
}

QuestionText latePlays(Question const& question, session::EventState const& state) {
    QString const board = boardOf(question, state);
    return {question.side == Colour::White
                ? Texts::tr("Resume the game on board %1 although White is too late?").arg(board)
                : Texts::tr("Resume the game on board %1 although Black is too late?").arg(board),
            Texts::tr("Who comes too late to a resumption has lost, unless you decide otherwise."),
            {Texts::tr("I rules on it and puts it on record; as long as the envelope is closed, H corrects when the "
                       "players came.")},
            Texts::tr("Resume the game"),
            cancel()};
}

QuestionText sealSetAside(Question const& question, session::EventState const& state) {
    bool const white = question.side == Colour::White;
    return {Texts::tr("Tell the other player on board %1 to seal?").arg(boardOf(question, state)),
            white ? Texts::tr("White has typed a sealed move, but by the clock Black has the move.")
                  : Texts::tr("Black has typed a sealed move, but by the clock White has the move."),
            {Texts::tr("Only the player who has the move seals: what was typed counts for nothing and is not opened. "
                       "Destroy its key.")},
            white ? Texts::tr("Black seals") : Texts::tr("White seals"),
            cancel()};
}

QuestionText recordIncomplete(Question const& question, session::EventState const& state) {
    return {
        Texts::tr("Resume the game on board %1 with an incomplete game record?").arg(boardOf(question, state)),
        Texts::tr("%n half-move(s) are not on record, so the program cannot check the position.", "", question.count),
        {Texts::tr("Set up the position and compare it with both scoresheets before the clock goes on; moves can "
                   "be written into the record first.")},
        Texts::tr("Resume the game"),
        cancel()};
}

QuestionText resumptionNotDue(Question const& question, session::EventState const& state) {
    session::Round const* const round = state.round(question.round.value_or(RoundNumber{}));
    session::Board const* const board = round ? round->board(question.board.value_or(BoardNumber{})) : nullptr;
    auto const* const adjournment = board ? board->adjournment() : nullptr;
    auto const agreed = session::parseLocalMinute(adjournment ? adjournment->resumesAt : std::string{});
    QString const at = agreed ? minuteText(*agreed) : QString{};
    bool const opens = question.side.has_value(); // whom the envelope waits for
    return {Texts::tr("Before its time?"),
            //: %1 the number of a board, %2 day and time.
            Texts::tr("The game on board %1 is to be resumed on %2.").arg(boardOf(question, state), at),
            {opens ? Texts::tr("An opened envelope cannot be closed again, and a player may still be on the way.")
                   : Texts::tr("A player may still be on the way.")},
            Texts::tr("Now"),
            cancel()};
}

QuestionText nothingSealed(Question const& question, session::EventState const& state) {
    return {Texts::tr("Adjourn the game without a sealed move?"),
            Texts::tr("The clock of board %1 is running, and nobody has been told to seal a move.")
                .arg(boardOf(question, state)),
            {Texts::tr("Who is to move could think on until the resumption. With a sealed move: C on the page of "
                       "adjourned games (Shift+F9).")},
            Texts::tr("Adjourn"),
            cancel()};
}

QuestionText playsElsewhere(Question const& question, session::EventState const& state) {
    RoundNumber const round = question.round.value_or(RoundNumber{});
    return {
        Texts::tr("Resume a game beside another one?"),
        //: %1 a player, %2 a game, as "2.4".
        Texts::tr("%1 is playing the game %2 at this moment.")
            .arg(playerName(state, question.player), placeLabel(state, round, question.board.value_or(BoardNumber{}))),
        {Texts::tr("Both games would run at the same time.")},
        Texts::tr("Resume"),
        cancel()};
}

QuestionText latenessGoes(Question const& question, session::EventState const& state) {
    return {Texts::tr("Fix another time although a player was too late?"),
            Texts::tr("For the resumption on board %1 a player is too late by the time that was fixed.")
                .arg(boardOf(question, state)),
            {Texts::tr("With another time nobody is late, and the game is not lost by it. If it is lost, rule on it "
                       "first (I).")},
            Texts::tr("Fix it"),
            cancel()};
}

QuestionText otherRoundThen(Question const& question) {
    int const round = question.round.value_or(RoundNumber{}).value();
    return {
        Texts::tr("Resume while round %1 is played?").arg(round),
        Texts::tr("By the schedule round %1 is being played at that time.").arg(round),
        {Texts::tr("Nobody can play two games at once: the players of an adjournment may be paired in that round.")},
        Texts::tr("Fix it"),
        cancel()};
}

QuestionText envelopeIsWaiting(Question const& question) {
    return {Texts::tr("Change how envelopes are sealed and opened?"),
            Texts::tr("%n envelope(s) of adjourned games are still closed.", "", question.count),
            {Texts::tr("The players sealed their moves under the rules in force until now. A move that was typed still "
                       "needs every "
                       "key that was shown for it; whether a witness must be there follows the new rules.")},
            Texts::tr("Change"),
            cancel()};
}

QuestionText signedByBoth(Question const& question, session::EventState const& state) {
    return {Texts::tr("Change a result that both have signed?"),
            Texts::tr("Both players have signed the result on board %1. It stands, even if it is incorrect, unless "
                      "the arbiter decides otherwise (Laws 8.7).")
                .arg(boardOf(question, state)),
            {Texts::tr("What they signed stays in the history.")},
            Texts::tr("Change the result"),
            cancel()};
}

QuestionText assistantBeyondLaws(Question const& question) {
    bool const white = question.side == Colour::White;
    return {white ? Texts::tr("Allow White's assistant more than the Laws allow?")
                  : Texts::tr("Allow Black's assistant more than the Laws allow?"),
            Texts::tr("A sighted player may have an assistant only if the opponent has none, and only for making "
                      "and announcing moves."),
            {Texts::tr("You may adapt the rules to local circumstances; your decision is recorded.")},
            Texts::tr("Allow it"),
            cancel()};
}

QuestionText appealTooLate(Question const& question, session::EventState const& state) {
    return {Texts::tr("Accept a late appeal?"),
            questionSentence(question, state),
            {Texts::tr("The regulations of the event set the time limit. That the appeal was late stays on record.")},
            Texts::tr("Accept it"),
            cancel()};
}

/// For a reason that should not ask; better a plain question than none.
QuestionText plainQuestion(Question const& question, session::EventState const& state) {
    return {Texts::tr("Continue?"), questionSentence(question, state), {}, Texts::tr("Continue"), cancel()};
}

} // namespace

std::vector<BoardObjection> objectionsByBoard(session::History const& history, session::Command const& command,
                                              clock::Instant at) {
    if (auto const* const together = std::get_if<session::Together>(&command)) {
        std::vector<BoardObjection> all;
        for (session::Command const& part : together->commands)
            for (auto& one : objectionsByBoard(history, part, at)) all.push_back(std::move(one));
        return all;
    }
    auto const* const correction = std::get_if<session::CorrectClocks>(&command);
    if (!correction || correction->boards.size() == 1) return {};
    session::EventState const& state = history.state();
    session::Round const* const round = state.round(correction->round);
    std::vector<BoardObjection> objections;
    if (!round) return objections;
    for (session::Board const& board : round->boards) {
        bool const named = std::ranges::find(correction->boards, board.number) != correction->boards.end();
        bool const playsOn = correction->boards.empty() && board.clock && !board.result && !board.recovery;
        if (!named && !playsOn) continue;
        session::CorrectClocks alone = *correction;
        alone.boards = {board.number};
        auto const answer = session::decide(history, alone, session::Confirmation::NotAsked, at);
        if (answer || answer.error().is(session::Why::NothingToDo)) continue;
        objections.push_back({board.number, answer.error()});
    }
    return objections;
}

QStringList reseatedLines(session::RepairRound const& command, session::EventState const& state) {
    QStringList lines;
    session::Round const* const round = state.currentRound();
    if (!round) return lines;
    pairing::RoundPairing const before = session::pairingOf(*round);
    //: Two players at a board, White first.
    auto const pair = [&state](pairing::Pair const& one) {
        return Texts::tr("%1 – %2", "players").arg(playerName(state, one.white), playerName(state, one.black));
    };
    for (pairing::Pair const& now : command.pairing.pairs) {
        auto const was = std::ranges::find(before.pairs, now.board, &pairing::Pair::board);
        if (was != before.pairs.end() && was->white == now.white && was->black == now.black) continue;
        //: %1 a board, %2 the two who were to play there, %3 those who play there now.
        lines += was == before.pairs.end()
                     ? Texts::tr("Board %1: becomes %2").arg(boardLabel(state, round->number, now.board), pair(now))
                     : Texts::tr("Board %1: was %2, becomes %3")
                           .arg(boardLabel(state, round->number, now.board), pair(*was), pair(now));
    }
    for (pairing::Pair const& was : before.pairs)
        if (std::ranges::find(command.pairing.pairs, was.board, &pairing::Pair::board) == command.pairing.pairs.end())
            lines += Texts::tr("Board %1: was %2, is not played")
                         .arg(boardLabel(state, round->number, was.board), pair(was));
    return lines;
}

namespace {

/// Whose game and which ruling, so that no other one is withdrawn.
QString ruledOnLine(session::History const& history, session::WithdrawRuling const& command) {
    session::EventState const& state = history.state();
    session::Round const* const round = state.round(command.round);
    session::Board const* const board = round ? round->board(command.board) : nullptr;
    session::Act const& act = history.acts()[static_cast<std::size_t>(command.ruling.value() - 1)].act;
    QString const ruling = boardActText(act, history, command.board);
    if (!board) return ruling;
    //: %1 White, %2 Black, %3 a ruling as a sentence.
    return Texts::tr("%1 – %2: %3", "ruling")
        .arg(playerName(state, board->white), playerName(state, board->black), ruling);
}

} // namespace

QStringList withdrawalLines(session::History const& history, session::WithdrawRuling const& command,
                            Question const& question) {
    auto const sentence = [&](Seq seq) {
        return boardActText(history.acts()[static_cast<std::size_t>(seq.value() - 1)].act, history, *question.board);
    };
    // The correction of a clock is taken back without the pause that it began with; empty: it was nothing else.
    auto const gone = [&](Seq seq) {
        session::Act act = history.acts()[static_cast<std::size_t>(seq.value() - 1)].act;
        if (auto* const corrected = std::get_if<session::ClocksCorrected>(&act)) {
            for (session::ClocksCorrected::OnBoard& one : corrected->boards)
                std::erase_if(one.operations,
                              [](auto const& operation) { return std::holds_alternative<clock::Pause>(operation); });
            if (std::ranges::all_of(corrected->boards, [](auto const& one) { return one.operations.empty(); }))
                return QString{};
        }
        return boardActText(act, history, *question.board);
    };
    QStringList lines{ruledOnLine(history, command)};
    for (Seq const seq : question.undone)
        if (QString const sentence = gone(seq); !sentence.isEmpty())
            //: %1 what a ruling did, as a sentence: "Result 1–0".
            lines += Texts::tr("Taken back: %1").arg(sentence);
    //: %1 what a ruling did, as a sentence, and what its withdrawal does not change.
    for (Seq const seq : question.kept) lines += Texts::tr("Stays as it is: %1").arg(sentence(seq));
    return lines + setBackTexts(history, command.ruling, command.round, command.board);
}

QString enteredText(session::History const& history, RoundNumber round, BoardNumber board) {
    session::EventState const& state = history.state();
    session::Round const* const played = state.round(round);
    session::Board const* const one = played ? played->board(board) : nullptr;
    if (!one || !one->result) return {};
    auto const& acts = history.acts();
    auto const entered = std::find_if(acts.rbegin(), acts.rend(), [&](session::RecordedAct const& act) {
        auto const* const result = std::get_if<session::ResultEntered>(&act.act);
        return result && result->round == round && result->board == board && result->result == one->result;
    });
    if (entered == acts.rend()) return {};
    QString const when = QLocale().toString(localTime(entered->wall).time(), QLocale::ShortFormat);
    //: %1 a result, %2 an hour, %3 who entered it, at which desk: "1–0 was entered at 14:32: Ema · Desk 1".
    return Texts::tr("%1 was entered at %2: %3").arg(resultText(*one), when, whoText(entered->origin));
}

QString notHereText(session::History const& history, int most) {
    QStringList names;
    for (PlayerId const player : session::notHere(history)) names += playerName(history.state(), player);
    auto const more = static_cast<int>(names.size() - most);
    if (more <= 0) return names.join(QStringLiteral("; "));
    //: %1 names of players, %n who are not named.
    return Texts::tr("%1 and %n more", "players", more).arg(names.first(most).join(QStringLiteral("; ")));
}

QuestionText questionText(Question const& question, session::EventState const& state,
                          std::vector<BoardObjection> const& boards) {
    QString const player = playerName(state, question.player);
    switch (question.ask) {
    case session::Ask::PairedManually: return pairedManually(question, state);
    case session::Ask::ImportBreaksRules: return importBreaksRules(question);
    case session::Ask::MoreRoundsThanRivals: return moreRoundsThanRivals(question);
    case session::Ask::NotCheckedIn: return notCheckedIn(question);
    case session::Ask::NumbersDrawnAlready: return numbersDrawnAlready(question);
    case session::Ask::SecondHalfPointBye: return secondHalfPointBye(question, player);
    case session::Ask::ResultsMissing: return resultsMissing(question, state);
    case session::Ask::SameNameAndBirth: return question.player ? samePlayer(player) : samePlayers(question);
    case session::Ask::ResultWillBeCleared: return resultCleared(question, state);
    case session::Ask::OtherResultStands: return otherResultStands(question, state);
    case session::Ask::EarlierRound: return earlierRound(question, state);
    case session::Ask::WithdrawalAnnuls: return withdrawalAnnuls(question, player);
    case session::Ask::WithdrawalForfeits: return withdrawalForfeits(question, player);
    case session::Ask::ClocksRunning: return clocksRunning(question);
    case session::Ask::ClocksTakenOver: return clocksTakenOver(question);
    case session::Ask::ScoreAboveWin: return scoreAboveWin(question, state);
    case session::Ask::ScoreBelowWin: return scoreBelowWin(question, state);
    case session::Ask::GameWasPlayed: return gameWasPlayed(question, state);
    case session::Ask::MatchForfeited: return matchForfeited(question, state);
    case session::Ask::AgainstFlag: return againstFlag(question, state);
    case session::Ask::WinnerCannotMate: return winnerCannotMate(question, state);
    case session::Ask::ActsUnsaved: return actsUnsaved(question);
    case session::Ask::FlagWouldDrop: return flagWouldDrop(question, state);
    case session::Ask::SomeClocksRefuse: return someClocksRefuse(question, reasonLines(boards, question.round, state));
    case session::Ask::RoundChanged: return roundChanged(question, state);
    case session::Ask::RoundStillPlayed: return roundStillPlayed(question, state);
    case session::Ask::ContactsGo: return contactsGo(question);
    case session::Ask::RulingGoes: return rulingGoes(question, state);
    case session::Ask::CorrectionBarred: return correctionBarred(question, state);
    case session::Ask::RecordWouldBreak: return recordWouldBreak(question, state);
    case session::Ask::DrawBanned: return drawBanned(question, state);
    case session::Ask::RulingStands: return rulingStands(question, state);
    case session::Ask::DrawnAlready: return drawnAlready(question, state);
    case session::Ask::FlagIsDown: return flagIsDown(question, state);
    case session::Ask::AgainstTheRecord: return againstTheRecord(question, state);
    case session::Ask::MoveIsLegal: return moveIsLegal(question, state);
    case session::Ask::ChangedMeanwhile: return changedMeanwhile(question, state);
    case session::Ask::HouseRulesChange: return houseRulesChange();
    case session::Ask::MoveNotPressed: return moveNotPressed(question, state);
    case session::Ask::CountedAsDraw: return countedAsDraw(question, state);
    case session::Ask::ReplierNotThere: return replierNotThere(question, state);
    case session::Ask::NothingSealed: return nothingSealed(question, state);
    case session::Ask::PlaysElsewhere: return playsElsewhere(question, state);
    case session::Ask::LatenessGoes: return latenessGoes(question, state);
    case session::Ask::OtherRoundThen: return otherRoundThen(question);
    case session::Ask::ResumptionNotDue: return resumptionNotDue(question, state);
    case session::Ask::ClockBehindRecord: return clockBehindRecord(question, state);
    case session::Ask::RecordIncomplete: return recordIncomplete(question, state);
    case session::Ask::LatePlays: return latePlays(question, state);
    case session::Ask::SealSetAside: return sealSetAside(question, state);
    case session::Ask::SealedOnPaper: return sealedOnPaper(question, state);
    case session::Ask::EnvelopeIsWaiting: return envelopeIsWaiting(question);
    case session::Ask::AppealTooLate: return appealTooLate(question, state);
    case session::Ask::SignedByBoth: return signedByBoth(question, state);
    case session::Ask::AssistantBeyondLaws: return assistantBeyondLaws(question);
    case session::Ask::FullPointBye: return plainQuestion(question, state);
    }
    return plainQuestion(question, state);
}

} // namespace flagfall::view
