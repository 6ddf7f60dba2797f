// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/refusal_text.h"

#include "app/session/event/adjourned_game.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/journal_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/role_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using session::Ask;
using session::Why;

struct RefusalText {
    Q_DECLARE_TR_FUNCTIONS(RefusalText)
};

template <typename Number>
QString numberText(std::optional<Number> const& number) {
    return number ? QString::number(number->value()) : QStringLiteral("–");
}

QString boardIn(std::optional<RoundNumber> round, std::optional<BoardNumber> board, session::EventState const& state) {
    return board ? boardLabel(state, round, *board) : QStringLiteral("–");
}

/// `2`; of a round that is not the one being played `2 (round 1)`.
QString boardAndRound(std::optional<RoundNumber> round, std::optional<BoardNumber> board,
                      session::EventState const& state) {
    QString const label = boardIn(round, board, state);
    session::Round const* const now = state.currentRound();
    bool const isOfOther = round && board && now && *round != now->number;
    //: %1 what a board is called: "2", in an event of teams "3.2"; %2 the number of an earlier round.
    return isOfOther ? RefusalText::tr("%1 (round %2)", "board").arg(label, roundLabel(state, *round)) : label;
}

QString fieldsText(session::Refusal const& refusal) {
    //: %1 the name of a field in a form, %2 a sentence that says what is wrong with it.
    auto const line = [](QString const& name, QString const& fault) {
        return RefusalText::tr("%1: %2").arg(name, fault);
    };
    if (!refusal.eventFields.empty()) {
        auto const& first = refusal.eventFields.front();
        return line(fieldName(first.field), faultText(first));
    }
    if (!refusal.playerFields.empty()) {
        auto const& first = refusal.playerFields.front();
        return line(fieldName(first.field), faultText(first.field, first.fault));
    }
    if (!refusal.teamFields.empty()) {
        auto const& first = refusal.teamFields.front();
        return line(fieldName(first.field), faultText(first.field, first.fault));
    }
    return RefusalText::tr("Please check the marked fields.");
}

/// `Novák, Kováč, the bye`.
QString namesText(std::vector<PlayerId> const& players, bool withBye, session::EventState const& state) {
    QStringList names;
    for (PlayerId const player : players) names += playerName(state, player);
    //: The pairing-allocated bye, in a list of names.
    if (withBye) names += RefusalText::tr("the bye");
    return names.join(QStringLiteral("; "));
}

/// Who must reply to what is in the closed envelope has come to the resumption.
bool isReplierThere(session::Refusal const& refusal, session::EventState const& state) {
    session::Round const* const round = refusal.round ? state.round(*refusal.round) : nullptr;
    session::Board const* const board = round && refusal.board ? round->board(*refusal.board) : nullptr;
    session::Adjournment const* const adjournment = board ? board->adjournment() : nullptr;
    session::Envelope const* const closed = adjournment ? adjournment->closed() : nullptr;
    return closed && adjournment->present[opponent(closed->by)];
}

} // namespace

QString playerName(session::EventState const& state, std::optional<PlayerId> player) {
    std::string const name = player ? state.nameOf(*player) : std::string{};
    return name.empty() ? QStringLiteral("–") : plain(name);
}

QString lineUpFaultText(pairing::LineUpFault const& fault, session::EventState const& state) {
    using What = pairing::LineUpFault::What;
    QString const player = playerName(state, fault.player);
    QString const other = playerName(state, fault.other);
    QString const board = QString::number(fault.board);
    switch (fault.what) {
    //: %1 the board of a match, %2 the name of a player; part of a sentence.
    case What::NotOfTheTeam: return RefusalText::tr("board %1: %2 is not in the team").arg(board, player);
    case What::SeatedTwice: return RefusalText::tr("board %1: %2 is seated twice").arg(board, player);
    case What::NoSuchBoard: return RefusalText::tr("board %1: a match has not so many boards").arg(board);
    //: %1 the board of a match, %2 and %3 names of players; part of a sentence.
    case What::AboveHigher:
        return RefusalText::tr("board %1: %2 sits above %3, who is higher in the list").arg(board, player, other);
    case What::AboveStronger:
        return RefusalText::tr("board %1: %2 sits above %3, whose rating is too much higher").arg(board, player, other);
    case What::EmptyAbove: return RefusalText::tr("board %1 is empty, and %2 sits below it").arg(board, player);
    }
    return {};
}

QString lineUpFaultsText(std::vector<pairing::LineUpFault> const& faults, session::EventState const& state) {
    QStringList texts;
    for (pairing::LineUpFault const& fault : faults) texts += lineUpFaultText(fault, state);
    return texts.join(QStringLiteral("; "));
}

QString pairingRefusalText(pairing::PairingRefusal refusal) {
    using Refusal = pairing::PairingRefusal;
    switch (refusal) {
    case Refusal::TooFewPlayers: return RefusalText::tr("There are too few players to pair a round.");
    case Refusal::NoTable: return RefusalText::tr("This system has no table for so many players.");
    case Refusal::AllRoundsPaired: return RefusalText::tr("All rounds are paired.");
    case Refusal::TooManyRounds:
        return RefusalText::tr("More rounds are planned than this system allows for this number of players.");
    case Refusal::NumbersNotInOrder:
        return RefusalText::tr("The pairing numbers must run from 1 to the number "
                               "of players.");
    case Refusal::EarlierRoundDiffers: return RefusalText::tr("A round in the file differs from the system's pairing.");
    case Refusal::InitialColourUnknown: return RefusalText::tr("First draw lots for the initial colour (Event page).");
    case Refusal::NoLegalPairing:
        return RefusalText::tr("There is no legal pairing. What to do is for the Chief Arbiter to decide (C.04.1).");
    case Refusal::GamesOpen: return RefusalText::tr("Enter the missing results first: the next games depend on them.");
    case Refusal::MatchUndecided: return RefusalText::tr("A match is level after all its games: name its winner.");
    case Refusal::NotFound:
        return RefusalText::tr("No legal pairing was found. This is a program error: please "
                               "report it.");
    case Refusal::SecondGameOfMatch:
        return RefusalText::tr("The second game of a match is of the same two players, with the colours turned.");
    case Refusal::NotAvailable: return RefusalText::tr("The program does not pair this system.");
    case Refusal::CannotBeCompleted:
        return RefusalText::tr("The remaining games could not be played in the remaining rounds.");
    case Refusal::SidesUneven: return RefusalText::tr("Two sides of the same size need an even number of players.");
    case Refusal::NoTableForSides:
        return RefusalText::tr("There is no table for sides of this size: 2 to 7, 10 and multiples of 4 have one.");
    case Refusal::SidesUnknown:
        return RefusalText::tr("Who is on which side is not known: give the players two clubs, or set the numbers by "
                               "hand. The first half of them is side A.");
    case Refusal::SidesMixed: return RefusalText::tr("The first half of the numbers must be one side (club).");
    case Refusal::MetAlready:
    case Refusal::ColoursAlready: return RefusalText::tr("Two players would meet too often.");
    case Refusal::RestedAlready: return RefusalText::tr("A player would rest too often.");
    case Refusal::NeverMeet: return RefusalText::tr("Players of one side do not meet.");
    }
    return {};
}

namespace {

/// Who would meet again, or rest again, in a round made by hand; of other problems nothing.
QString againText(pairing::PairingProblem const& problem, session::EventState const& state) {
    using Refusal = pairing::PairingRefusal;
    if (problem.stranded.empty()) return {};
    QString const first = playerName(state, problem.stranded.front());
    QString const second = playerName(state, problem.stranded.back());
    QString const round = roundLabel(state, RoundNumber{problem.round});
    //: %1 and %2 names of players, %3 the number of a round.
    if (problem.why == Refusal::MetAlready)
        return RefusalText::tr("%1 and %2 have met already, in round %3.").arg(first, second, round);
    //: %1 and %2 names of players, %3 the number of a round.
    if (problem.why == Refusal::ColoursAlready)
        return RefusalText::tr("%1 has had White against %2 already, in round %3.").arg(first, second, round);
    //: %1 the name of a player, %2 the number of a round.
    if (problem.why == Refusal::RestedAlready)
        return RefusalText::tr("%1 has rested already, in round %2.").arg(first, round);
    //: %1 and %2 names of players.
    if (problem.why == Refusal::NeverMeet) return RefusalText::tr("%1 and %2 are on the same side.").arg(first, second);
    return {};
}

} // namespace

QString pairingProblemText(pairing::PairingProblem const& problem, session::EventState const& state) {
    QString const text = pairingRefusalText(problem.why);
    if (QString const again = againText(problem, state); !again.isEmpty()) return again;
    QString const stranded = namesText(problem.stranded, problem.isByeStranded, state);
    bool const ofMatches =
        problem.why == pairing::PairingRefusal::MatchUndecided || problem.why == pairing::PairingRefusal::GamesOpen;
    if (ofMatches && !stranded.isEmpty()) return text + QLatin1Char(' ') + stranded;
    if (problem.why != pairing::PairingRefusal::NoLegalPairing) return text;
    QString const rivals = namesText(problem.rivals, problem.isByeRival, state);
    //: %1 a sentence, %2 names of players.
    if (rivals.isEmpty())
        return RefusalText::tr("%1 These players cannot all be paired with one another: %2.").arg(text, stranded);
    //: %1 a sentence, %2 and %3 names of players.
    return RefusalText::tr("%1 These players cannot all be paired with one another: %2. Their only other "
                           "possible opponents are %3.")
        .arg(text, stranded, rivals);
}

namespace {

/// Which line it is, as it was typed, and what is wrong with it.
QString prizeText(session::PrizeProblem const& problem) {
    using Fault = session::PrizeFault;
    if (problem.fault == Fault::NoCategory)
        return RefusalText::tr("Prizes: the event has no category %1. Categories are named on the Event page.")
            .arg(plain(problem.text));
    QString const why = [&] {
        switch (problem.fault) {
        case Fault::NoName: return RefusalText::tr("a special prize has a name, as in * Best game: 80");
        case Fault::NoWinner:
            return RefusalText::tr("after = comes the number or the name of one player, or of one team");
        case Fault::NoPlace: return RefusalText::tr("a place comes first, as in 2-3: 300");
        case Fault::NotAPlace: return RefusalText::tr("places are 1 to 9999");
        case Fault::Backwards: return RefusalText::tr("the lower place comes first");
        case Fault::NoPrize: return RefusalText::tr("the prize is missing");
        case Fault::TooLong: return RefusalText::tr("a prize has at most %1 characters").arg(session::longestPrize);
        case Fault::NotText: return RefusalText::tr("it has characters that are not allowed");
        case Fault::NoCategory: break;
        case Fault::TooMany: return RefusalText::tr("there are at most %1 prizes").arg(session::mostPrizes);
        }
        return QString{};
    }();
    //: %1 the number of a line, %2 what stands in it, %3 what is wrong: "a place comes first". Nothing of the list is
    //: kept.
    return RefusalText::tr("Prizes, line %1 (%2): %3.").arg(problem.line).arg(plain(problem.text), why);
}

} // namespace

QString reasonOnBoard(session::Objection const& objection, session::EventState const& state) {
    if (objection.is(Ask::FlagWouldDrop)) return RefusalText::tr("This leaves the player no time: the flag will fall.");
    if (objection.is(Ask::CorrectionBarred)) return RefusalText::tr("The clock setting can no longer be corrected.");
    auto const* const refusal = objection.refusal();
    if (refusal && refusal->why == Why::ClockRefuses && refusal->clock) return clockRefusalText(*refusal->clock);
    if (objection.is(Why::BoardDecided)) return RefusalText::tr("The game has a result.");
    if (objection.is(Why::RecoveryPending))
        return RefusalText::tr("First decide what the clock should show after the interruption (Laws 6.10).");
    if (objection.is(Why::NoSuchBoard)) return RefusalText::tr("There is no clock.");
    return objectionText(objection, state);
}

namespace {

/// `board` is what the sentence calls the board.
QString refusalSentence(session::Refusal const& refusal, QString const& board, session::EventState const& state) {
    QString const player = playerName(state, refusal.player);
    QString const round = refusal.round ? roundLabel(state, *refusal.round) : numberText(refusal.round);
    QString const team = playerName(state, refusal.team);
    switch (refusal.why) {
    case Why::NotOpened: return RefusalText::tr("There is no event yet. Create or open one first.");
    case Why::AlreadyOpened: return RefusalText::tr("This file already holds an event.");
    case Why::FieldsWrong: return fieldsText(refusal);
    case Why::NoSuchPlayer: return RefusalText::tr("There is no such player.");
    case Why::NoSuchRound: return RefusalText::tr("There is no such round.");
    case Why::NoSuchBoard: return RefusalText::tr("There is no such board in this round.");
    case Why::SamePlayerTwice:
        return RefusalText::tr("%1 is already on the list, with the same FIDE ID or the same name and date of "
                               "birth.")
            .arg(player);
    case Why::SameIdInList:
        return RefusalText::tr("Two players of the list have the same FIDE ID. Leave one of them out.");
    case Why::ContactUnfit:
        return RefusalText::tr("The e-mail address or the telephone number is too long or contains characters that "
                               "are not allowed.");
    case Why::PlayerWasPaired:
        if (refusal.team)
            return RefusalText::tr("%1 has been paired and cannot be removed. Withdraw the team instead.").arg(team);
        return RefusalText::tr("%1 has been paired and cannot be removed. Withdraw the player instead.").arg(player);
    case Why::AlreadyWithdrawn: return RefusalText::tr("%1 has already withdrawn.").arg(player);
    case Why::NotWithdrawn: return RefusalText::tr("%1 has not withdrawn.").arg(player);
    case Why::FixedAfterFirstRound: return RefusalText::tr("This can no longer be changed because a round is paired.");
    case Why::FieldClosed:
        if (session::systemRulesOf(state).playsMatches)
            return RefusalText::tr("Players cannot be added to a knockout once it is paired: its tree is fixed.");
        if (state.isOfTeams()) return RefusalText::tr("No team can be added once a round is paired.");
        return RefusalText::tr(
            "Players cannot be added to a round robin once the numbers are drawn (General Regulations for "
            "Competitions).");
    case Why::PairingRefused:
        return refusal.pairing ? pairingProblemText(*refusal.pairing, state)
                               : RefusalText::tr("The round cannot be paired.");
    case Why::NotInThisSystem:
        if (state.isOfTeams())
            return RefusalText::tr(
                "This is not possible in an event of teams. A line-up can be changed until the games "
                "of the match begin; otherwise undo the pairing and pair by hand.");
        return RefusalText::tr("Byes, prohibited pairings and manual pairing are only for Swiss systems.");
    case Why::NoVarmaTable:
        return RefusalText::tr("Varma's tables are for 9 to 24 players (C.05, annex 2). Draw lots without them.");
    case Why::TieBreakNotChosen: return RefusalText::tr("This tie-break is not among those of the event (event form).");
    case Why::LotsAreDrawn:
        return RefusalText::tr("Lots have been drawn for this event, and drawing again gives the same ones.");
    case Why::NumbersByStrength:
        return RefusalText::tr(
            "In a Swiss the pairing numbers follow rating and title (C.04.2, Art. 2); lots are drawn "
            "for a round robin.");
    case Why::RoundIsPaired:
        return RefusalText::tr("This round is already paired; a bye can only be given for a "
                               "later round.");
    case Why::RoundFromReport:
        return RefusalText::tr("Round %1 was taken over from a report file: its pairing stays as it is.").arg(round);
    case Why::SupervisedAsEvent:
        return RefusalText::tr("Only rapid and blitz games by the Laws of 2009 are supervised or not one by one.");
    case Why::NoSuchBye: return RefusalText::tr("There is no such bye.");
    case Why::ProhibitedTooLate:
        return RefusalText::tr("Prohibited pairings are fixed before the first round is paired (General "
                               "Regulations for Competitions 5.2).");
    case Why::NoSuchProhibition: return RefusalText::tr("Choose two players; there is no such prohibited pairing.");
    case Why::NotEverybodyPaired:
        return RefusalText::tr("Every player taking part must have exactly one seat: check %1.").arg(player);
    case Why::RoundTooOld:
        return RefusalText::tr("Only results of the last two rounds can be changed (FIDE's checklist for tournament "
                               "programs, 191). What was wrong before that is written into the report of the arbiter.");
    case Why::BoardDecided:
        if (!refusal.board) return RefusalText::tr("Every board has a result: there is no clock to start.");
        return RefusalText::tr("Board %1 has a result; its clock does not start.").arg(board);
    case Why::NotInThisEdition:
        return RefusalText::tr("By the edition of this event two scores never add up to more than a win (Laws 10.2).");
    case Why::ScoreIsAResult:
        return RefusalText::tr("A ruling on the score is for two scores that add up to more than a win.");
    case Why::MatchNotLevel:
        return RefusalText::tr(
            "The winner of a match is named where it is level after all its games and the next round "
            "has not been paired.");
    case Why::NoResultYet:
        return RefusalText::tr("Board %1 has no result of a game that was played: enter it first.").arg(board);
    case Why::ResultStands:
        return RefusalText::tr("Board %1 has a result. Clear it first, then adjourn the game.").arg(board);
    case Why::RecoveryPending:
        return RefusalText::tr("Decide first what the clock on board %1 shows after the interruption (Laws 6.10).")
            .arg(board);
    case Why::OtherDesksClock:
        return RefusalText::tr("The clock on board %1 is run at %2, which cannot be told anything before the database "
                               "can be reached again.")
            .arg(board, deskText(refusal.count));
    case Why::NothingToRecover: return RefusalText::tr("No clock waits for a decision.");
    case Why::NothingToDo: return RefusalText::tr("There is no clock this applies to.");
    case Why::NothingToUndo: return RefusalText::tr("There is nothing to undo.");
    case Why::CorrectedSincePress:
        //: %1 the number of a board, %2 what was done to its clock: "White put into period 2".
        return RefusalText::tr("Board %1: the press cannot be undone, because this would also undo: %2.")
            .arg(board, operationsText(refusal.operations));
    case Why::NothingToRedo: return RefusalText::tr("There is nothing to redo.");
    case Why::UndoneTooLate:
        return refusal.board ? RefusalText::tr("The game on board %1 has continued since; this can no longer be "
                                               "undone.")
                                   .arg(board)
                             : RefusalText::tr("The round has begun: its pairing can no longer be changed.");
    case Why::RedoneTooLate:
        return RefusalText::tr("The clock on board %1 was used with it or since, and a redo would not do that again: "
                               "resume the game or rule on it anew instead.")
            .arg(board);
    case Why::CannotFollow: return RefusalText::tr("Later actions depend on this one; it can no longer be undone.");
    case Why::ImportedRoundsDiffer:
        return RefusalText::tr(
            "The rounds in the file do not follow the chosen pairing system. Import only the players, or choose "
            "the system of the file.");
    case Why::ClockRefuses: {
        QString const why = refusal.clock ? clockRefusalText(*refusal.clock) : QString{};
        //: %1 the number of a board, %2 a sentence that says why its clock does not take something.
        return RefusalText::tr("Board %1: %2").arg(board, why);
    }
    case Why::NoFlagDown: return RefusalText::tr("No flag is down on board %1.").arg(board);
    case Why::GameOnRecord:
        return RefusalText::tr("Moves have been recorded on board %1; the starting position can no longer be "
                               "changed.")
            .arg(board);
    case Why::NotAPosition: return RefusalText::tr("A game cannot start from this position.");
    case Why::MoveNotPossible:
        return RefusalText::tr("Board %1: half-move %2 is illegal there.").arg(board, QString::number(refusal.count));
    case Why::NotInTheRecord: return RefusalText::tr("Board %1: the record has no such place.").arg(board);
    case Why::LaterRulingStands:
        return RefusalText::tr("Board %1: a later ruling on this game rests on this one. Withdraw the later one first.")
            .arg(board);
    case Why::NoSuchRuling:
        return RefusalText::tr("Board %1: there is no such ruling, or it does not stand any more.").arg(board);
    case Why::NoSuchAttachment: return RefusalText::tr("This file is no longer attached.");
    case Why::FileEmpty: return RefusalText::tr("The file is empty.");
    case Why::FileTooLarge:
        return RefusalText::tr(
                   "The file is larger than %1 MB. Attach a smaller picture, or only the pages that matter.")
            .arg(refusal.count);
    case Why::PaperLineUnfit:
        return RefusalText::tr("The lines above and below the papers are one line each, of at most 160 characters.");
    case Why::PrizeUnreadable: return prizeText(*refusal.prize);
    case Why::NothingToErase: return RefusalText::tr("No contact details of players are kept in this event.");
    case Why::FileNameUnfit: return RefusalText::tr("The file needs a name without line breaks. Rename it first.");
    case Why::RulingIsFinal:
        return RefusalText::tr("Board %1: the Laws allow no appeal against this ruling.").arg(board);
    case Why::AppealPending:
        return RefusalText::tr("Board %1: this player's appeal against the ruling is not decided yet.").arg(board);
    case Why::NoSuchAppeal: return RefusalText::tr("There is no such appeal, or it has been withdrawn or decided.");
    case Why::NoRulingSince:
        return RefusalText::tr("Board %1: there is no ruling since the decision on the appeal. Make it first.")
            .arg(board);
    case Why::NoOfferPending: return RefusalText::tr("No draw offer is pending on board %1.").arg(board);
    case Why::AgreedTooEarly:
        return RefusalText::tr("Board %1: no draw can be agreed before both players have moved (Laws 5.2.3).")
            .arg(board);
    case Why::GameDecided: return RefusalText::tr("The game on board %1 already has a result.").arg(board);
    case Why::Adjourned: return RefusalText::tr("The game on board %1 is adjourned: resume it first.").arg(board);
    case Why::NothingToSeal: return RefusalText::tr("Board %1: nobody has been told to seal a move there.").arg(board);
    case Why::SealedForGood:
        return RefusalText::tr("Board %1: the move is sealed and the clock is stopped. It cannot be changed any more; "
                               "adjourn the game (Shift+F9, S).")
            .arg(board);
    case Why::ReplySealed:
        return RefusalText::tr("Board %1: the reply is sealed and has been pressed. It cannot be changed any more.")
            .arg(board);
    case Why::SealsOnPaper: return RefusalText::tr("In this event moves are sealed on paper.");
    case Why::NotAdjourned: return RefusalText::tr("The game on board %1 is not adjourned.").arg(board);
    case Why::NoEnvelope: return RefusalText::tr("Board %1: there is no such envelope.").arg(board);
    case Why::SealerMissing: return RefusalText::tr("Board %1: say who is to move and seals.").arg(board);
    case Why::PressedWhileSealing:
        return RefusalText::tr("Board %1: the clock was pressed after the move had been sealed on the screen. Give the "
                               "move back to the player who sealed, or tell the opponent to seal (Shift+C).")
            .arg(board);
    case Why::NothingWritten:
        return RefusalText::tr("Board %1: write what stands on the paper, or say that nothing does.").arg(board);
    case Why::HolderMissing: return RefusalText::tr("Board %1: who has the envelope?").arg(board);
    case Why::EnvelopeIsOpen:
        return RefusalText::tr("The envelope of board %1 is open, and an opening cannot be undone.").arg(board);
    case Why::EnvelopeIsClosed:
        if (isReplierThere(refusal, state))
            return RefusalText::tr("Board %1: the player who must reply is there; open the envelope first.").arg(board);
        return RefusalText::tr("Board %1: an envelope is still closed there. It is opened first, when the player who "
                               "must reply is there.")
            .arg(board);
    case Why::EnvelopeIsMissing:
        return RefusalText::tr("The envelope of board %1 is missing. Say who has it, when it is found.").arg(board);
    case Why::SealedMoveToCome:
        return RefusalText::tr(
                   "Board %1: the sealed move is made first. Write it on the record (↵), or rule on it (I).")
            .arg(board);
    case Why::MissingRuledOn:
        return RefusalText::tr("Board %1: the game goes on without the missing envelope. When it is found, it stays "
                               "closed.")
            .arg(board);
    case Why::MissingToRuleOn:
        return RefusalText::tr("Board %1: the envelope is missing. Rule on it first (I).").arg(board);
    case Why::FlagToRuleOn:
        //: I is a key.
        return RefusalText::tr("Board %1: a flag is down. Rule on it first (I).").arg(board);
    case Why::WitnessMissing:
        return RefusalText::tr("Board %1: in this event a second person is there when an envelope is opened. Who?")
            .arg(board);
    case Why::WitnessForLate:
        return RefusalText::tr("Board %1: a player is too late, and nobody who could still reply sees the envelope "
                               "opened. Who else is there as a witness?")
            .arg(board);
    case Why::RecordAhead:
        //: I is a key.
        return RefusalText::tr(
                   "Board %1: the game record has a move that the clock has not counted, so nobody can say "
                   "who seals which move. Put one of them right first; if the move was made before the call "
                   "and not pressed, rule on it (I).")
            .arg(board);
    case Why::BothTooLate:
        //: I is a key.
        return RefusalText::tr("Board %1: both players are too late. Rule on it first (I).").arg(board);
    case Why::OpeningKeysMissing: return RefusalText::tr("%n opening key(s) are needed.", "", refusal.count);
    case Why::OpeningKeyMistyped:
        return RefusalText::tr("That is no opening key: it has seven groups of four letters and digits, and one of "
                               "them is wrong.");
    case Why::OpeningKeyWrong:
        return (refusal.count > 1
                    ? RefusalText::tr("Board %1: one of the keys does not open the envelope. It is the key "
                                      "of another one, or the file was changed.")
                    : RefusalText::tr("Board %1: this key does not open the envelope. It is the key of "
                                      "another one, or the file was changed."))
            .arg(board);
    case Why::SealBroken:
        return RefusalText::tr("Board %1: what is in the envelope does not have its fingerprint. The file was changed.")
            .arg(board);
    case Why::NotAMinute: return RefusalText::tr("A day and an hour are needed, such as 2026-11-24 10:00.");
    case Why::NotHisReply:
        return RefusalText::tr("Board %1: a reply is sealed by the player to move, while his opponent is not there.")
            .arg(board);
    case Why::EndedOnBoard: return RefusalText::tr("The game on board %1 has ended on the board.").arg(board);
    case Why::RoundHasBegun: return RefusalText::tr("Round %1 has begun already.").arg(round);
    case Why::RoundNotBegun: return RefusalText::tr("Round %1 has not begun yet.").arg(round);
    case Why::RoundIsStopped: return RefusalText::tr("Round %1 is stopped already.").arg(round);
    case Why::RoundNotStopped: return RefusalText::tr("Round %1 is not stopped.").arg(round);
    case Why::RoundIsOver: return RefusalText::tr("Round %1 is over.").arg(round);
    case Why::BoardHasBegun:
        return RefusalText::tr("The game on board %1 has begun: the board can be neither dissolved nor renumbered.")
            .arg(board);
    case Why::ClockUnnamed:
        return RefusalText::tr(
            "Write what is on the clock, at most 20 characters, and what is wrong with it in one line.");
    case Why::ClockInUse: return RefusalText::tr("The game on board %1 is being played with its clock.").arg(board);
    case Why::NobodyRecords: return RefusalText::tr("No player has to keep score in this event.");
    case Why::ReasonMissing: return RefusalText::tr("Board %1: give the reason for your decision.").arg(board);
    case Why::ClaimPending: return RefusalText::tr("Board %1: rule on the claim first.").arg(board);
    case Why::NoClaimPending: return RefusalText::tr("No claim waits for a ruling on board %1.").arg(board);
    case Why::NotBlindPlay:
        return RefusalText::tr("Board %1: this player is not entered as visually disabled.").arg(board);
    case Why::RecordsMissing: return RefusalText::tr("Board %1: enter what both players wrote first.").arg(board);
    case Why::NotByThisRole: return roleRefusedText(refusal.role, refusal.duty.value_or(session::Duty::Always));
    case Why::PersonUnfit: return RefusalText::tr("Type a name of at most 80 characters.");
    case Why::NoSuchPerson: return RefusalText::tr("This person has no role at the desk.");
    case Why::ChiefArbiterMissing:
        return RefusalText::tr(
            "One person must be chief arbiter, or nobody could change the roles. Enter another chief "
            "arbiter first.");
    case Why::NotOfTeams: return RefusalText::tr("In this event players play for themselves; there are no teams.");
    case Why::NoSuchTeam: return RefusalText::tr("There is no such team.");
    case Why::SameTeamTwice: return RefusalText::tr("There is already a team called %1.").arg(team);
    case Why::TeamsEntered:
        return RefusalText::tr("Teams are entered. Remove them before you choose a system of players.");
    //: %1 the name of a player, %2 of a team.
    case Why::PlayerInTeam:
        return RefusalText::tr("%1 is in the team %2. Take the player out there first.").arg(player, team);
    //: %1 the name of a player, %2 of a team.
    case Why::PlayerSeated:
        return RefusalText::tr("%1 has been seated for %2 and stays in the team.").arg(player, team);
    case Why::RosterTooLong: return RefusalText::tr("A team has at most %n player(s).", "", refusal.count);
    case Why::RosterEmpty: return RefusalText::tr("%1 has no players. Enter them on the Teams page.").arg(team);
    //: %1 the name of a team, %2 what is wrong: "board 2: Novák sits above Kováč, who is higher in the list".
    case Why::LineUpUnfit:
        return RefusalText::tr("Line-up of %1: %2.").arg(team, lineUpFaultsText(refusal.lineUp, state));
    case Why::MatchHasBegun:
        return RefusalText::tr("A game of this match has begun: the line-up of %1 can no longer be changed.").arg(team);
    case Why::LineUpMoves:
        return RefusalText::tr(
                   "The line-up of %1 would have another number of boards and give board %2, where the game "
                   "has begun, another number.")
            .arg(team, board);
    case Why::FileIsOfTeams:
        return RefusalText::tr("This is the file of an event of teams. Choose a pairing system of teams.");
    case Why::FileIsOfPlayers:
        return RefusalText::tr("In this file players play for themselves. Choose a pairing system of players.");
    case Why::TeamsUnreadable:
        return RefusalText::tr(
            "The file is of an event of teams, but it does not say who plays for which team (records "
            "310 or 013).");
    case Why::Storage:
        return refusal.journal ? journalProblemText(*refusal.journal) : RefusalText::tr("The file cannot be written.");
    }
    return {};
}

} // namespace

QString refusalText(session::Refusal const& refusal, session::EventState const& state) {
    return refusalSentence(refusal, boardAndRound(refusal.round, refusal.board, state), state);
}

QString refusalWithRound(session::Refusal const& refusal, std::optional<RoundNumber> round,
                         session::EventState const& state) {
    auto const of = refusal.round ? refusal.round : round;
    QString const sentence = refusalSentence(refusal, boardIn(of, refusal.board, state), state);
    return refusal.board ? withRound(sentence, of, state) : sentence;
}

QString questionSentence(session::Question const& question, session::EventState const& state) {
    QString const player = playerName(state, question.player);
    QString const board = boardAndRound(question.round, question.board, state);
    switch (question.ask) {
    case Ask::SameNameAndBirth:
        return RefusalText::tr("%1 is already on the list, with the same FIDE ID or the same name and date of "
                               "birth.")
            .arg(player);
    case Ask::RecordWouldBreak:
        return RefusalText::tr("%n later half-move(s) would no longer be legal.", "", question.count);
    case Ask::DrawBanned:
        return RefusalText::tr("Board %1: the event does not allow a draw by agreement yet (Laws 9.1).").arg(board);
    case Ask::OtherResultStands: return RefusalText::tr("Board %1 has another result already.").arg(board);
    case Ask::RulingStands: return RefusalText::tr("The result on board %1 was given by a ruling.").arg(board);
    case Ask::DrawnAlready:
        return RefusalText::tr("According to the game record the game on board %1 is already drawn (Laws 9.6).")
            .arg(board);
    case Ask::FlagIsDown:
        return RefusalText::tr("A flag fall has been recorded on board %1: it ended the game.").arg(board);
    case Ask::AgainstTheRecord:
        return RefusalText::tr("Board %1: the game record does not support this ruling.").arg(board);
    case Ask::MoveIsLegal:
        return RefusalText::tr("Board %1: according to the game record that is a legal move.").arg(board);
    case Ask::ChangedMeanwhile: return RefusalText::tr("The data of %1 were changed meanwhile.").arg(player);
    case Ask::HouseRulesChange: return RefusalText::tr("The regulations of the event change while it is being played.");
    case Ask::CountedAsDraw:
        return RefusalText::tr("The game on board %1 counted as a draw when a later round was paired.").arg(board);
    case Ask::ReplierNotThere: return RefusalText::tr("Board %1: the player who must reply has not come.").arg(board);
    case Ask::ClockBehindRecord:
        return RefusalText::tr("Board %1: the game record has more moves than the clock.").arg(board);
    case Ask::SealSetAside:
        return RefusalText::tr("Board %1: the player who typed the sealed move did not have the move.").arg(board);
    case Ask::SealedOnPaper: return RefusalText::tr("Board %1: no sealed move has been typed.").arg(board);
    case Ask::RecordIncomplete: return RefusalText::tr("Board %1: the game record is incomplete.").arg(board);
    case Ask::NothingSealed: return RefusalText::tr("Board %1: nobody has been told to seal a move.").arg(board);
    case Ask::PlaysElsewhere: return RefusalText::tr("%1 is playing another game.").arg(player);
    case Ask::LatePlays:
        return RefusalText::tr("Board %1: a player is too late, and nobody has ruled on it.").arg(board);
    case Ask::LatenessGoes: return RefusalText::tr("Board %1: a player is too late for the resumption.").arg(board);
    case Ask::OtherRoundThen: return RefusalText::tr("By the schedule another round is being played at that time.");
    case Ask::ResumptionNotDue:
        return RefusalText::tr("The game on board %1 is to be resumed at another time.").arg(board);
    case Ask::EnvelopeIsWaiting:
        return RefusalText::tr("%n envelope(s) of adjourned games are still closed.", "", question.count);
    case Ask::RoundChanged: return RefusalText::tr("%n board(s) have other players or colours.", "", question.count);
    case Ask::RoundStillPlayed: return RefusalText::tr("%n board(s) of the round have no result.", "", question.count);
    case Ask::AppealTooLate:
        return RefusalText::tr("Board %1: the time for appeals against rulings of this round is over.").arg(board);
    case Ask::MoveNotPressed:
        return RefusalText::tr("Board %1: the player's own clock is running; only a completed move is penalised.")
            .arg(board);
    case Ask::SignedByBoth: return RefusalText::tr("Both players have signed the result on board %1.").arg(board);
    case Ask::AssistantBeyondLaws:
        return RefusalText::tr("Board %1: an assistant would do more than the Laws allow.").arg(board);
    case Ask::PairedManually:
        return RefusalText::tr("%n board(s) differ from the system's pairing.", "", question.count);
    case Ask::ImportBreaksRules:
        return RefusalText::tr("%n round(s) of the file differ from the system's pairing.", "", question.count);
    case Ask::MoreRoundsThanRivals:
        return RefusalText::tr("There are enough opponents for only %n round(s).", "", question.count);
    case Ask::SecondHalfPointBye: return RefusalText::tr("%1 already has a half-point bye.").arg(player);
    case Ask::NotCheckedIn: return RefusalText::tr("%n player(s) are not checked in.", "", question.count);
    case Ask::NumbersDrawnAlready:
        return RefusalText::tr("%n player(s) already have a pairing number.", "", question.count);
    case Ask::FullPointBye: return RefusalText::tr("FIDE deprecates full-point byes; this one is recorded.");
    case Ask::ResultsMissing: return RefusalText::tr("%n board(s) without a result.", "", question.count);
    case Ask::ResultWillBeCleared: return RefusalText::tr("The result on board %1 is cleared.").arg(board);
    case Ask::EarlierRound: return RefusalText::tr("This changes a result of an earlier round.");
    case Ask::WithdrawalAnnuls:
        return RefusalText::tr("The games of %1 will not count (General Regulations for Competitions 6.6).")
            .arg(player);
    case Ask::WithdrawalForfeits:
        return RefusalText::tr(
                   "The remaining games of %1 are lost by forfeit (General Regulations for Competitions 6.6).")
            .arg(player);
    case Ask::ScoreAboveWin: return RefusalText::tr("The two scores on board %1 add up to more than a win.").arg(board);
    case Ask::ScoreBelowWin:
        return RefusalText::tr("Only a ruling gives the score that was entered on board %1.").arg(board);
    case Ask::GameWasPlayed:
        return RefusalText::tr("The game on board %1 has begun; a game that was begun is not a forfeit.").arg(board);
    case Ask::MatchForfeited: return RefusalText::tr("Match %1 is lost by forfeit.").arg(question.match);
    case Ask::AgainstFlag:
        return RefusalText::tr("A flag has fallen on board %1, but the result is not a loss for that player.")
            .arg(board);
    case Ask::WinnerCannotMate:
        return RefusalText::tr("By the record of board %1 the winner cannot checkmate.").arg(board);
    case Ask::ActsUnsaved: return RefusalText::tr("%n action(s) are not saved yet.", "", question.count);
    case Ask::ClocksTakenOver:
        return RefusalText::tr("%n clock(s) are taken over from %1.", "", question.count).arg(deskText(question.desk));
    case Ask::ClocksRunning: return RefusalText::tr("%n clock(s) running.", "", question.count);
    case Ask::FlagWouldDrop:
        return RefusalText::tr("This leaves a player on board %1 no time: the flag will fall.").arg(board);
    case Ask::SomeClocksRefuse: return RefusalText::tr("This is not possible on %n of the clocks.", "", question.count);
    case Ask::ContactsGo: return RefusalText::tr("The contact details of %n player(s) are erased.", "", question.count);
    case Ask::RulingGoes: return RefusalText::tr("The ruling on board %1 will not stand any more.").arg(board);
    case Ask::CorrectionBarred:
        return RefusalText::tr("The clock setting on board %1 can no longer be corrected after this many moves.")
            .arg(board);
    }
    return {};
}

QString objectionText(session::Objection const& objection, session::EventState const& state) {
    if (auto const* const refusal = objection.refusal()) return refusalText(*refusal, state);
    return questionSentence(*objection.question(), state);
}

} // namespace flagfall::view
