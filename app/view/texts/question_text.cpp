// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/question_text.h"

#include "app/view/models/picked_boards.h"
#include "app/view/texts/pairing_text.h"
#include "app/view/texts/refusal_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

using session::Refusal;
using session::Why;

struct Ask {
    Q_DECLARE_TR_FUNCTIONS(QuestionText)
};

//: The answer that leaves everything as it is.
QString cancel() { return Ask::tr("Cancel"); }

QString boardOf(Refusal const& refusal) {
    return refusal.board ? QString::number(refusal.board->value()) : QStringLiteral("–");
}

QuestionText resultsMissing(Refusal const& refusal) {
    return {Ask::tr("Pair the next round now?"),
            Ask::tr("%n board(s) without a result.", "", refusal.count),
            {Ask::tr("The standings stay provisional until the results are in."),
             Ask::tr("The results can still be entered afterwards.")},
            Ask::tr("Pair anyway"),
            cancel()};
}

/// What the pairing by the rules has instead, as much of it as a question can hold; the bye last.
QStringList rulesLines(Refusal const& refusal, session::EventState const& state) {
    constexpr int mostLines = 12;
    QStringList lines;
    for (pairing::Pair const& pair : refusal.byRules->pairs) {
        if (lines.size() >= mostLines) break;
        //: By the rules these two would meet: %1 is White, %2 Black.
        lines += Ask::tr("By the rules: %1 – %2").arg(playerName(state, pair.white), playerName(state, pair.black));
    }
    for (PlayerId const player : refusal.byRules->byes)
        lines += Ask::tr("By the rules the bye goes to %1").arg(playerName(state, player));
    return lines;
}

QuestionText pairedByHand(Refusal const& refusal, session::EventState const& state) {
    QStringList lines;
    for (pairing::Breach const& breach : refusal.breaches) lines += breachText(breach, state);
    if (refusal.byRules)
        lines += rulesLines(refusal, state);
    else
        lines += Ask::tr("By the rules there is no pairing at all.");
    return {
        Ask::tr("Publish the pairing made by hand?"),
        Ask::tr("%n board(s) differ from what the rules give.", "", refusal.count),
        lines,
        Ask::tr("Publish it"),
        cancel(),
        Ask::tr("The round stays on record as changed by hand, with the pairing by the rules beside it. Is it to be "
                "published all the same?")};
}

QuestionText importBreaksRules(Refusal const& refusal) {
    QString const round = refusal.round ? QString::number(refusal.round->value()) : QStringLiteral("–");
    return {Ask::tr("Take the rounds as they are?"),
            Ask::tr("%n round(s) of the file are not as the pairing system makes them.", "", refusal.count),
            {Ask::tr("The first is round %1.").arg(round),
             Ask::tr("Another edition of the system, prohibited pairs or a pairing by hand can be the reason.")},
            Ask::tr("Take them"),
            cancel()};
}

QuestionText moreRoundsThanRivals(Refusal const& refusal) {
    return {Ask::tr("Begin with so many rounds?"),
            Ask::tr("For more than %n round(s) there are not enough opponents.", "", refusal.count),
            {Ask::tr("The last rounds will have to be paired by hand."),
             Ask::tr("The number of rounds cannot be changed once a round is paired.")},
            Ask::tr("Begin"),
            cancel()};
}

QuestionText secondHalfPointBye(Refusal const& refusal, QString const& player) {
    return {Ask::tr("Another half-point bye?"),
            Ask::tr("%1 has a half-point bye already.").arg(player),
            {Ask::tr("General Regulations for Competitions 6.7 foresee one for each player."),
             Ask::tr("%n half-point bye(s) so far.", "", refusal.count)},
            Ask::tr("Give it"),
            cancel()};
}

QuestionText samePlayer(QString const& player) {
    return {Ask::tr("Enter another player of this name?"),
            Ask::tr("%1 with the same date of birth is entered already.").arg(player),
            {Ask::tr("Both will be paired; give them different dates of birth or FIDE IDs if you can.")},
            Ask::tr("Enter both"),
            cancel()};
}

QuestionText resultCleared(Refusal const& refusal) {
    return {Ask::tr("Clear the result?"),
            Ask::tr("The result on board %1 will be cleared.").arg(boardOf(refusal)),
            {Ask::tr("The board counts as not finished again."), Ask::tr("The old result stays in the history.")},
            Ask::tr("Clear"),
            cancel()};
}

QuestionText earlierRound(Refusal const& refusal) {
    QString const round = refusal.round ? QString::number(refusal.round->value()) : QStringLiteral("–");
    return {Ask::tr("Change an earlier round?"),
            Ask::tr("This is a result of round %1, and a later round is paired.").arg(round),
            {Ask::tr("The points and the standings change; the pairings already made stay.")},
            Ask::tr("Change the result"),
            cancel()};
}

QuestionText withdrawalAnnuls(Refusal const& refusal, QString const& player) {
    return {
        Ask::tr("Withdraw %1?").arg(player),
        Ask::tr("%1 has played less than half of the games.").arg(player),
        {Ask::tr("The results stay on record, but do not count for the standings (General Regulations for Competitions "
                 "6.6)."),
         Ask::tr("%n game(s) played so far.", "", refusal.count)},
        Ask::tr("Withdraw"),
        cancel()};
}

QuestionText withdrawalForfeits(Refusal const& refusal, QString const& player) {
    return {Ask::tr("Withdraw %1?").arg(player),
            Ask::tr("%1 has played at least half of the games.").arg(player),
            {Ask::tr("The remaining games are lost by forfeit (General Regulations for Competitions 6.6)."),
             Ask::tr("%n game(s) to come.", "", refusal.count)},
            Ask::tr("Withdraw"),
            cancel()};
}

QuestionText clocksRunning(Refusal const& refusal) {
    return {
        Ask::tr("Close while clocks are running?"),
        Ask::tr("%n clock(s) running.", "", refusal.count),
        {Ask::tr("They are paused at this moment."), Ask::tr("They can be resumed when the event is opened again.")},
        Ask::tr("Pause and close"),
        cancel()};
}

QuestionText gameWasPlayed(Refusal const& refusal) {
    return {Ask::tr("A forfeit on board %1?").arg(boardOf(refusal)),
            Ask::tr("Both players have moved: the game was played."),
            {Ask::tr("A forfeited game is not rated and gives no colour; a loss over the board is 1–0 or 0–1.")},
            Ask::tr("Enter the forfeit"),
            cancel()};
}

QuestionText againstFlag(Refusal const& refusal) {
    bool const white = refusal.side == Colour::White;
    return {Ask::tr("Pass over the fallen flag on board %1?").arg(boardOf(refusal)),
            white ? Ask::tr("White's flag is down, and this result is no loss for White.")
                  : Ask::tr("Black's flag is down, and this result is no loss for Black."),
            {Ask::tr("It stands when the game had ended before, or when the opponent cannot checkmate by any series of "
                     "moves and this is the draw that follows (Laws 6.9).")},
            Ask::tr("Enter the result"),
            cancel()};
}

QuestionText actsUnsaved(Refusal const& refusal) {
    return {Ask::tr("Close without saving?"),
            Ask::tr("%n act(s) are not on the disk yet.", "", refusal.count),
            {Ask::tr("They are lost if the disk still refuses them at that moment."),
             Ask::tr("Better make room on the disk first; they are written by themselves then.")},
            Ask::tr("Close anyway"),
            cancel()};
}

QuestionText flagWouldDrop(Refusal const& refusal) {
    return {Ask::tr("Take all the time on board %1?").arg(boardOf(refusal)),
            Ask::tr("The player has no more than that left: the flag falls at once."),
            {Ask::tr("Whether the game is lost by it is then yours to decide (Laws 6.9).")},
            Ask::tr("Take it"),
            cancel()};
}

/// One line for each reason, with the boards it holds on.
QStringList reasonLines(std::vector<Refusal> const& boards, session::EventState const& state) {
    std::vector<std::pair<QString, PickedBoards>> reasons;
    for (Refusal const& refusal : boards) {
        QString const reason = reasonOnBoard(refusal, state);
        auto found = std::ranges::find(reasons, reason, &std::pair<QString, PickedBoards>::first);
        if (found == reasons.end()) found = reasons.insert(reasons.end(), {reason, {}});
        found->second.add({*refusal.board});
    }
    QStringList lines;
    for (auto const& [reason, on] : reasons)
        //: %1 which boards, "Boards 3, 5–9"; %2 a sentence that says why they do not take something.
        lines += Ask::tr("%1: %2", "boards").arg(on.text(), reason);
    return lines;
}

QuestionText someClocksRefuse(Refusal const& refusal, QStringList const& reasons) {
    return {Ask::tr("Do it on the other boards?"), Ask::tr("%n of the clocks cannot take it.", "", refusal.count),
            reasons + QStringList{Ask::tr("Nothing has been done yet on any board.")}, Ask::tr("Do it on the others"),
            cancel()};
}

QuestionText correctionBarred(Refusal const& refusal) {
    return {Ask::tr("Change the clock setting on board %1 now?").arg(boardOf(refusal)),
            Ask::tr("In rapid and blitz games the setting stays once both players have made so many moves."),
            {Ask::tr("The Laws allow it later only where the schedule of the event would suffer (App. A).")},
            Ask::tr("Change it"),
            cancel()};
}

QuestionText recordWouldBreak(Refusal const& refusal) {
    return {Ask::tr("Change the record on board %1?").arg(boardOf(refusal)),
            Ask::tr("%n half-move(s) behind would not be legal any more.", "", refusal.count),
            {Ask::tr("They are taken out of the record; Undo brings them back.")},
            Ask::tr("Change it"),
            cancel()};
}

QuestionText drawBanned(Refusal const& refusal) {
    return {Ask::tr("Consent to a draw by agreement on board %1?").arg(boardOf(refusal)),
            Ask::tr("The regulations of the event do not allow it yet (Laws 9.1)."),
            {Ask::tr("Your consent goes on record.")},
            Ask::tr("Consent"),
            cancel()};
}

QuestionText rulingStands(Refusal const& refusal) {
    return {Ask::tr("Change a result that rests on a ruling?"),
            Ask::tr("The result on board %1 was entered by a ruling with its article.").arg(boardOf(refusal)),
            {Ask::tr("The ruling stays on record; the result will not rest on it any more.")},
            Ask::tr("Change the result"),
            cancel()};
}

QuestionText drawnAlready(Refusal const& refusal) {
    return {Ask::tr("Rule the claim on board %1 incorrect all the same?").arg(boardOf(refusal)),
            Ask::tr("By the record a position has stood five times, or 75 moves have passed: the game is drawn without "
                    "a claim (Laws 9.6)."),
            {Ask::tr("The opponent gets time, and the game goes on.")},
            Ask::tr("Incorrect", "claim"),
            cancel()};
}

QuestionText flagIsDown(Refusal const& refusal) {
    bool const white = refusal.side == Colour::White;
    return {Ask::tr("Does the game on board %1 go on?").arg(boardOf(refusal)),
            white ? Ask::tr("White's fallen flag was noticed: it ended the game.")
                  : Ask::tr("Black's fallen flag was noticed: it ended the game."),
            {Ask::tr("Nothing can be offered, accepted or claimed after that.")},
            Ask::tr("The game goes on"),
            cancel()};
}

QuestionText againstTheRecord(Refusal const& refusal) {
    return {Ask::tr("Rule against the record of board %1?").arg(boardOf(refusal)),
            Ask::tr("The record is whole, and by it the claim is to be ruled on otherwise."),
            {Ask::tr("Your ruling stands, with what you found on the scoresheets or the board.")},
            Ask::tr("Rule so"),
            cancel()};
}

QuestionText moveIsLegal(Refusal const& refusal) {
    bool const white = refusal.side == Colour::White;
    return {Ask::tr("Penalise a move that looks legal?"),
            white ? Ask::tr("By the record of board %1 White may play it.").arg(boardOf(refusal))
                  : Ask::tr("By the record of board %1 Black may play it.").arg(boardOf(refusal)),
            {Ask::tr("A press without a move, or a move with both hands, is penalised like an illegal move where the "
                     "Laws say so.")},
            Ask::tr("Penalise"),
            cancel()};
}

QuestionText signedByBoth(Refusal const& refusal) {
    return {Ask::tr("Change a result that both have signed?"),
            Ask::tr("Both players have signed the result on board %1. Even if it is wrong, it stands unless the "
                    "arbiter decides otherwise (Laws 8.7).")
                .arg(boardOf(refusal)),
            {Ask::tr("What they signed stays on record.")},
            Ask::tr("Change the result"),
            cancel()};
}

QuestionText assistantBeyondLaws(Refusal const& refusal) {
    bool const white = refusal.side == Colour::White;
    return {white ? Ask::tr("Allow White's assistant more than the Laws do?")
                  : Ask::tr("Allow Black's assistant more than the Laws do?"),
            Ask::tr("A sighted player has an assistant only where the other one has none, and for moves and "
                    "announcements alone."),
            {Ask::tr("You may adapt the rules to local circumstances; your word goes on record.")},
            Ask::tr("Allow it"),
            cancel()};
}

/// For a reason that should not ask; better a plain question than none.
QuestionText plainQuestion(Refusal const& refusal, session::EventState const& state) {
    return {Ask::tr("Go on?"), refusalText(refusal, state), {}, Ask::tr("Go on"), cancel()};
}

} // namespace

std::vector<Refusal> refusalsByBoard(session::History const& history, session::Command const& command,
                                     clock::Instant at) {
    auto const* const correction = std::get_if<session::CorrectClocks>(&command);
    if (!correction || correction->boards.size() == 1) return {};
    session::EventState const& state = history.state();
    session::Round const* const round = correction->round ? state.round(*correction->round) : state.currentRound();
    std::vector<Refusal> refusals;
    if (!round) return refusals;
    for (session::Board const& board : round->boards) {
        bool const named = std::ranges::find(correction->boards, board.number) != correction->boards.end();
        bool const playsOn = correction->boards.empty() && board.clock && !board.result && !board.recovery;
        if (!named && !playsOn) continue;
        session::CorrectClocks alone = *correction;
        alone.boards = {board.number};
        auto const answer = session::decide(history, alone, session::Word::NotAsked, at);
        if (answer || answer.error().why == Why::NothingToDo) continue;
        refusals.push_back(answer.error());
        refusals.back().board = board.number;
    }
    return refusals;
}

QuestionText questionText(Refusal const& refusal, session::EventState const& state,
                          std::vector<Refusal> const& boards) {
    QString const player = playerName(state, refusal.player);
    switch (refusal.why) {
    case Why::PairedByHand: return pairedByHand(refusal, state);
    case Why::ImportBreaksRules: return importBreaksRules(refusal);
    case Why::MoreRoundsThanRivals: return moreRoundsThanRivals(refusal);
    case Why::SecondHalfPointBye: return secondHalfPointBye(refusal, player);
    case Why::ResultsMissing: return resultsMissing(refusal);
    case Why::SamePlayerTwice: return samePlayer(player);
    case Why::ResultWillBeCleared: return resultCleared(refusal);
    case Why::EarlierRound: return earlierRound(refusal);
    case Why::WithdrawalAnnuls: return withdrawalAnnuls(refusal, player);
    case Why::WithdrawalForfeits: return withdrawalForfeits(refusal, player);
    case Why::ClocksRunning: return clocksRunning(refusal);
    case Why::GameWasPlayed: return gameWasPlayed(refusal);
    case Why::AgainstFlag: return againstFlag(refusal);
    case Why::ActsUnsaved: return actsUnsaved(refusal);
    case Why::FlagWouldDrop: return flagWouldDrop(refusal);
    case Why::SomeClocksRefuse: return someClocksRefuse(refusal, reasonLines(boards, state));
    case Why::CorrectionBarred: return correctionBarred(refusal);
    case Why::RecordWouldBreak: return recordWouldBreak(refusal);
    case Why::DrawBanned: return drawBanned(refusal);
    case Why::RulingStands: return rulingStands(refusal);
    case Why::DrawnAlready: return drawnAlready(refusal);
    case Why::FlagIsDown: return flagIsDown(refusal);
    case Why::AgainstTheRecord: return againstTheRecord(refusal);
    case Why::MoveIsLegal: return moveIsLegal(refusal);
    case Why::SignedByBoth: return signedByBoth(refusal);
    case Why::AssistantBeyondLaws: return assistantBeyondLaws(refusal);
    case Why::NotOpened:
    case Why::AlreadyOpened:
    case Why::FieldsWrong:
    case Why::NoSuchPlayer:
    case Why::NoSuchRound:
    case Why::NoSuchBoard:
    case Why::PlayerWasPaired:
    case Why::AlreadyWithdrawn:
    case Why::NotWithdrawn:
    case Why::FixedAfterFirstRound:
    case Why::FieldClosed:
    case Why::PairingRefused:
    case Why::NotInThisSystem:
    case Why::RoundIsPaired:
    case Why::NoSuchBye:
    case Why::ProhibitedTooLate:
    case Why::NoSuchProhibition:
    case Why::NotEverybodyPaired:
    case Why::FullPointBye:
    case Why::RoundTooOld:
    case Why::BoardDecided:
    case Why::ResultStands:
    case Why::RecoveryPending:
    case Why::NothingToRecover:
    case Why::NothingToDo:
    case Why::NothingToUndo:
    case Why::CorrectedSincePress:
    case Why::NothingToRedo:
    case Why::UndoneTooLate:
    case Why::CannotFollow:
    case Why::ImportedRoundsDiffer:
    case Why::ClockRefuses:
    case Why::NoFlagDown:
    case Why::GameOnRecord:
    case Why::NotAPosition:
    case Why::MoveNotPossible:
    case Why::NotInTheRecord:
    case Why::NoOfferPending:
    case Why::AgreedTooEarly:
    case Why::ClaimPending:
    case Why::NoClaimPending:
    case Why::NotBlindPlay:
    case Why::RecordsMissing:
    case Why::GameDecided:
    case Why::EndedOnBoard:
    case Why::NobodyRecords:
    case Why::Storage: return plainQuestion(refusal, state);
    }
    return plainQuestion(refusal, state);
}

} // namespace flagfall::view
