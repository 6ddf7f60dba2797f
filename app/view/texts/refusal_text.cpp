// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/refusal_text.h"

#include "app/view/texts/clock_text.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/journal_text.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using session::Why;

struct RefusalText {
    Q_DECLARE_TR_FUNCTIONS(RefusalText)
};

QString numberText(std::optional<BoardNumber> const& number) {
    return number ? QString::number(number->value()) : QStringLiteral("–");
}

bool isAdjourned(session::Refusal const& refusal, session::EventState const& state) {
    session::Round const* const round = refusal.round ? state.round(*refusal.round) : state.currentRound();
    session::Board const* const board = round && refusal.board ? round->board(*refusal.board) : nullptr;
    return board && board->adjourned;
}

QString fieldsText(session::Refusal const& refusal) {
    //: %1 the name of a field in a form, %2 a sentence that says what is wrong with it.
    auto const line = [](QString const& name, QString const& fault) {
        return RefusalText::tr("%1: %2").arg(name, fault);
    };
    if (!refusal.eventFields.empty()) {
        auto const& first = refusal.eventFields.front();
        return line(fieldName(first.field), faultText(first.field, first.fault));
    }
    if (!refusal.playerFields.empty()) {
        auto const& first = refusal.playerFields.front();
        return line(fieldName(first.field), faultText(first.field, first.fault));
    }
    return RefusalText::tr("Something in the form is not right yet.");
}

/// `Novák, Kováč, the bye`.
QString namesText(std::vector<PlayerId> const& players, bool withBye, session::EventState const& state) {
    QStringList names;
    for (PlayerId const player : players) names += playerName(state, player);
    //: The pairing-allocated bye, in a list of names.
    if (withBye) names += RefusalText::tr("the bye");
    return names.join(QStringLiteral("; "));
}

} // namespace

QString playerName(session::EventState const& state, std::optional<PlayerId> player) {
    session::Player const* found = player ? state.player(*player) : nullptr;
    return found ? plain(found->details.name) : QStringLiteral("–");
}

QString pairingRefusalText(pairing::PairingRefusal refusal) {
    using Refusal = pairing::PairingRefusal;
    switch (refusal) {
    case Refusal::TooFewPlayers: return RefusalText::tr("There are too few players to pair a round.");
    case Refusal::AllRoundsPaired: return RefusalText::tr("All rounds are paired.");
    case Refusal::TooManyRounds:
        return RefusalText::tr("More rounds are planned than this system has for so many players.");
    case Refusal::NumbersNotInOrder: return RefusalText::tr("The pairing numbers are not 1 to the number of players.");
    case Refusal::EarlierRoundDiffers:
        return RefusalText::tr("A round on file is not the one this pairing system makes.");
    case Refusal::InitialColourUnknown:
        return RefusalText::tr("Draw lots first for the colour of the highest-ranked player (Event).");
    case Refusal::NoLegalPairing:
        return RefusalText::tr("There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).");
    case Refusal::NotFound: return RefusalText::tr("A legal pairing was not found; this is a fault of the program.");
    case Refusal::NotAvailable: return RefusalText::tr("The program does not pair this system.");
    }
    return {};
}

QString pairingProblemText(pairing::PairingProblem const& problem, session::EventState const& state) {
    QString const text = pairingRefusalText(problem.why);
    if (problem.why != pairing::PairingRefusal::NoLegalPairing) return text;
    QString const stranded = namesText(problem.stranded, problem.isByeStranded, state);
    QString const rivals = namesText(problem.rivals, problem.isByeRival, state);
    //: %1 a sentence, %2 names of players.
    if (rivals.isEmpty())
        return RefusalText::tr("%1 Not all of these can be paired with each other: %2.").arg(text, stranded);
    //: %1 a sentence, %2 and %3 names of players.
    return RefusalText::tr("%1 Not all of these can be paired with each other: %2. Otherwise they have nobody but: %3.")
        .arg(text, stranded, rivals);
}

QString reasonOnBoard(session::Refusal const& refusal, session::EventState const& state) {
    Why const why = refusal.why;
    if (why == Why::ClockRefuses && refusal.clock) return clockRefusalText(*refusal.clock);
    if (why == Why::BoardDecided) return RefusalText::tr("The game has a result.");
    if (why == Why::RecoveryPending)
        return RefusalText::tr("What the clock shows after the interruption is not decided yet (Laws 6.10).");
    if (why == Why::FlagWouldDrop) return RefusalText::tr("This takes all the time a player has: the flag falls.");
    if (why == Why::CorrectionBarred) return RefusalText::tr("The clock setting stays after so many moves.");
    if (why == Why::NoSuchBoard) return RefusalText::tr("There is no clock.");
    return refusalText(refusal, state);
}

QString refusalText(session::Refusal const& refusal, session::EventState const& state) {
    QString const player = playerName(state, refusal.player);
    QString const board = numberText(refusal.board);
    switch (refusal.why) {
    case Why::NotOpened: return RefusalText::tr("There is no event yet. Create or open one first.");
    case Why::AlreadyOpened: return RefusalText::tr("This file already holds an event.");
    case Why::FieldsWrong: return fieldsText(refusal);
    case Why::NoSuchPlayer: return RefusalText::tr("There is no such player.");
    case Why::NoSuchRound: return RefusalText::tr("There is no such round.");
    case Why::NoSuchBoard: return RefusalText::tr("There is no such board in this round.");
    case Why::SamePlayerTwice:
        return RefusalText::tr("%1 is entered already: the FIDE ID, or name and date of birth, are the same.")
            .arg(player);
    case Why::PlayerWasPaired:
        return RefusalText::tr("%1 has been paired and cannot be removed. Withdraw the player instead.").arg(player);
    case Why::AlreadyWithdrawn: return RefusalText::tr("%1 has withdrawn already.").arg(player);
    case Why::NotWithdrawn: return RefusalText::tr("%1 has not withdrawn.").arg(player);
    case Why::FixedAfterFirstRound:
        return RefusalText::tr("This cannot be changed any more, because a round is paired.");
    case Why::FieldClosed:
        return RefusalText::tr(
            "A round robin takes no more players once it is drawn (General Regulations for Competitions).");
    case Why::PairingRefused:
        return refusal.pairing ? pairingProblemText(*refusal.pairing, state)
                               : RefusalText::tr("The round cannot be paired.");
    case Why::NotInThisSystem:
        return RefusalText::tr("Byes, prohibited pairs and pairing by hand are for Swiss systems.");
    case Why::RoundIsPaired: return RefusalText::tr("This round is paired; a bye is for a round to come.");
    case Why::NoSuchBye: return RefusalText::tr("There is no such bye.");
    case Why::ProhibitedTooLate:
        return RefusalText::tr("Prohibited pairs are settled before the first round is paired (General Regulations for "
                               "Competitions 5.2).");
    case Why::NoSuchProhibition: return RefusalText::tr("Choose two players; there is no such prohibited pair.");
    case Why::NotEverybodyPaired:
        return RefusalText::tr("Everybody who takes part has one seat, and nobody else: look at %1.").arg(player);
    case Why::RoundTooOld: return RefusalText::tr("Results before the last round but one cannot be changed any more.");
    case Why::BoardDecided:
        if (isAdjourned(refusal, state)) return RefusalText::tr("The game on board %1 is adjourned.").arg(board);
        return RefusalText::tr("Board %1 has a result; its clock does not start.").arg(board);
    case Why::ResultStands:
        return RefusalText::tr("Board %1 has a result. Clear it first, then adjourn the game.").arg(board);
    case Why::RecoveryPending:
        return RefusalText::tr("Decide first what the clock on board %1 shows after the interruption (Laws 6.10).")
            .arg(board);
    case Why::NothingToRecover: return RefusalText::tr("No clock waits for a decision.");
    case Why::NothingToDo: return RefusalText::tr("There is no clock that this could be done to.");
    case Why::NothingToUndo: return RefusalText::tr("There is nothing to undo.");
    case Why::CorrectedSincePress:
        //: %1 the number of a board, %2 what was done to its clock: "White put into period 2".
        return RefusalText::tr("Board %1: the press stays, because it would take back with it: %2.")
            .arg(board, operationsText(refusal.operations));
    case Why::NothingToRedo: return RefusalText::tr("There is nothing to redo.");
    case Why::UndoneTooLate:
        return refusal.board ? RefusalText::tr("The game on board %1 has gone on since; this stays.").arg(board)
                             : RefusalText::tr("The round has begun: its pairing stays.");
    case Why::CannotFollow: return RefusalText::tr("Later acts rest on this one; it cannot be taken back any more.");
    case Why::ImportedRoundsDiffer:
        return RefusalText::tr(
            "The rounds in the file are not those of the chosen pairing system. Import the players only, "
            "or choose the system of the file.");
    case Why::ClockRefuses: {
        QString const why = refusal.clock ? clockRefusalText(*refusal.clock) : QString{};
        //: %1 the number of a board, %2 a sentence that says why its clock does not take something.
        return RefusalText::tr("Board %1: %2").arg(board, why);
    }
    case Why::NoFlagDown: return RefusalText::tr("No flag is down on board %1.").arg(board);
    case Why::GameOnRecord:
        return RefusalText::tr("Moves are on record on board %1; the starting position stays.").arg(board);
    case Why::NotAPosition: return RefusalText::tr("A game cannot begin from this position.");
    case Why::MoveNotPossible:
        return RefusalText::tr("Board %1: half-move %2 is not legal there.").arg(board, QString::number(refusal.count));
    case Why::NotInTheRecord: return RefusalText::tr("Board %1: the record has no such place.").arg(board);
    case Why::NoOfferPending: return RefusalText::tr("No draw offer is open on board %1.").arg(board);
    case Why::AgreedTooEarly:
        return RefusalText::tr("Board %1: no draw can be agreed before both players have moved (Laws 5.2.3).")
            .arg(board);
    case Why::GameDecided: return RefusalText::tr("The game on board %1 has a result already.").arg(board);
    case Why::EndedOnBoard: return RefusalText::tr("The game on board %1 has ended on the board.").arg(board);
    case Why::NobodyRecords:
        return RefusalText::tr("In this event nobody has to keep score, so nobody is excused from it.");
    case Why::ClaimPending: return RefusalText::tr("Board %1: rule on the claim first.").arg(board);
    case Why::NoClaimPending: return RefusalText::tr("No claim waits for a ruling on board %1.").arg(board);
    case Why::RecordWouldBreak:
        return RefusalText::tr("%n half-move(s) behind would not be legal any more.", "", refusal.count);
    case Why::DrawBanned:
        return RefusalText::tr("Board %1: the event allows no draw by agreement yet (Laws 9.1).").arg(board);
    case Why::RulingStands: return RefusalText::tr("The result on board %1 rests on a ruling.").arg(board);
    case Why::DrawnAlready:
        return RefusalText::tr("By the record the game on board %1 is drawn already (Laws 9.6).").arg(board);
    case Why::FlagIsDown:
        return RefusalText::tr("A fallen flag was noticed on board %1: it ended the game.").arg(board);
    case Why::AgainstTheRecord:
        return RefusalText::tr("Board %1: the record says something else of the claim.").arg(board);
    case Why::MoveIsLegal: return RefusalText::tr("Board %1: by the record that is a legal move.").arg(board);
    case Why::SignedByBoth: return RefusalText::tr("Both players have signed the result on board %1.").arg(board);
    case Why::NotBlindPlay:
        return RefusalText::tr("Board %1: this player is not entered as visually disabled.").arg(board);
    case Why::RecordsMissing: return RefusalText::tr("Board %1: enter what both players wrote first.").arg(board);
    case Why::AssistantBeyondLaws:
        return RefusalText::tr("Board %1: an assistant would do more than the Laws give him.").arg(board);
    case Why::Storage:
        return refusal.journal ? journalProblemText(*refusal.journal) : RefusalText::tr("The file cannot be written.");
    case Why::PairedByHand: return RefusalText::tr("%n board(s) differ from what the rules give.", "", refusal.count);
    case Why::ImportBreaksRules:
        return RefusalText::tr("%n round(s) of the file are not as the pairing system makes them.", "", refusal.count);
    case Why::MoreRoundsThanRivals:
        return RefusalText::tr("For more than %n round(s) there are not enough opponents.", "", refusal.count);
    case Why::SecondHalfPointBye: return RefusalText::tr("%1 has a half-point bye already.").arg(player);
    case Why::FullPointBye: return RefusalText::tr("FIDE deprecates full-point byes; this one is recorded.");
    case Why::ResultsMissing: return RefusalText::tr("%n board(s) without a result.", "", refusal.count);
    case Why::ResultWillBeCleared: return RefusalText::tr("The result on board %1 is cleared.").arg(board);
    case Why::EarlierRound: return RefusalText::tr("This changes a result of an earlier round.");
    case Why::WithdrawalAnnuls:
        return RefusalText::tr("The games of %1 will not count (General Regulations for Competitions 6.6).")
            .arg(player);
    case Why::WithdrawalForfeits:
        return RefusalText::tr(
                   "The remaining games of %1 are lost by forfeit (General Regulations for Competitions 6.6).")
            .arg(player);
    case Why::GameWasPlayed:
        return RefusalText::tr("Both players have moved on board %1; a game that was played is not a forfeit.")
            .arg(board);
    case Why::AgainstFlag:
        return RefusalText::tr("A flag is down on board %1, and the result is no loss for that player.").arg(board);
    case Why::ActsUnsaved: return RefusalText::tr("%n act(s) are not on the disk yet.", "", refusal.count);
    case Why::ClocksRunning: return RefusalText::tr("%n clock(s) running.", "", refusal.count);
    case Why::FlagWouldDrop:
        return RefusalText::tr("This takes all the time a player has on board %1: the flag falls.").arg(board);
    case Why::SomeClocksRefuse: return RefusalText::tr("%n of the clocks cannot take it.", "", refusal.count);
    case Why::CorrectionBarred:
        return RefusalText::tr("The clock setting on board %1 stays after so many moves.").arg(board);
    }
    return {};
}

} // namespace flagfall::view
