// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/review/remark_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "pairing/trf/mending.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using pairing::trf::Remark;

struct RemarkText {
    Q_DECLARE_TR_FUNCTIONS(RemarkText)
};

QString adjournedText(Remark const& remark) {
    auto const result = resultFromCode(remark.taken);
    //: %1 the number of a round, %2 two players' numbers, "3–8", %3 a result.
    return RemarkText::tr("Round %1: the adjourned game %2 counted as a draw and ended %3.")
        .arg(QString::number(remark.round), plain(remark.found).replace(u'-', u'–'),
             result ? resultText(*result) : QString{});
}

QString whatText(Remark const& remark) {
    using What = Remark::What;
    QString const found = plain(remark.found).trimmed();
    QString const taken = plain(remark.taken);
    switch (remark.what) {
    case What::RoundsFromFile:
        return RemarkText::tr("The number of rounds is not given; %1 was taken from the players' results.").arg(taken);
    case What::DateFromFreeText: return RemarkText::tr("“%1” was read as the date %2.").arg(found, taken);
    case What::InitialColourUnknown: return RemarkText::tr("The initial colour is not given.");
    case What::MissingBoardOrder:
        return RemarkText::tr("The order of the boards is not given; they were numbered by the pairing rules.");
    case What::BlankIsZeroPointBye: return RemarkText::tr("A round without any entry was read as a zero-point bye.");
    case What::NoTimeControl:
        return RemarkText::tr("The time control is not given. Enter it before you create the event.");
    case What::NoTieBreaks: return RemarkText::tr("No tie-breaks are given.");
    case What::ScoringOrder:
        return RemarkText::tr("Here a draw is worth more than a win, or a loss more than a draw: %1.").arg(found);
    case What::LineEndings: return RemarkText::tr("The lines end in different ways; all were read.");
    case What::ByteOrderMark: return RemarkText::tr("The file begins with a byte order mark; it was skipped.");
    case What::NotUtf8:
        return RemarkText::tr("The file is not UTF-8; it was read as %1. Check the spelling of the names.").arg(taken);
    case What::TrailingBlanksMissing:
        return RemarkText::tr("Spaces are missing at the end of the line; the line was read anyway.");
    case What::PointsDiffer:
        return RemarkText::tr("The points are given as %1, but the results add up to %2; the results count.")
            .arg(found, taken);
    case What::CountDiffers:
        return RemarkText::tr("The file announces %1 players but lists %2; the list counts.").arg(found, taken);
    case What::OldTitleLetter: return RemarkText::tr("The title “%1” was read as %2.").arg(found, taken);
    case What::DateForm: return RemarkText::tr("The date “%1” was read as %2.").arg(found, taken);
    case What::NumbersNotInOrder:
        return RemarkText::tr("The players are not in order; they were sorted by pairing number.");
    case What::ByeWithoutOpponentNumber: return RemarkText::tr("A bye has no opponent number; 0000 was assumed.");
    case What::ColourMissing: return RemarkText::tr("The colour is missing; it was taken from the opponent's record.");
    case What::ResultWithoutOpponent: return RemarkText::tr("“%1” without an opponent was read as a bye.").arg(found);
    case What::RoundsDiffer:
        return RemarkText::tr("The file announces %1 rounds but has %2; those it has were imported.").arg(found, taken);
    case What::ColumnsInBytes:
        return RemarkText::tr("The columns of this line count bytes instead of characters; the line was read "
                              "anyway.");
    case What::ControlCharacter: return RemarkText::tr("A control character was read as a space.");
    case What::SexLetter: return RemarkText::tr("The letter “%1” for the sex was read as %2.").arg(found, taken);
    case What::TrailingText:
        return RemarkText::tr("There is text after the value: “%1” was read as %2.").arg(found, taken);
    case What::Contradiction:
        return RemarkText::tr("“%1” contradicts another record of the file; the other one counts.").arg(found);
    case What::UnknownResult:
        if (taken.isEmpty())
            return RemarkText::tr("“%1” without an opponent is not a known result; it was read as no entry.")
                .arg(found);
        return RemarkText::tr("“%1” is not a known result; the game was read as one without a result.").arg(found);
    case What::UnknownRecord: return RemarkText::tr("The record “%1” is not known; it was not used.").arg(found);
    case What::TeamRecord: return RemarkText::tr("Records of teams are not used.");
    case What::NationalRecord:
        return RemarkText::tr("A record of a national list that names no player of the file, or is a second one of the "
                              "same player, was left out.");
    case What::NationalTitle:
        return RemarkText::tr("National titles and classes (“%1”) are not kept; they were left out.").arg(found);
    case What::Comment: return RemarkText::tr("Comments are not used.");
    case What::UnreadableDate: return RemarkText::tr("The date “%1” cannot be read; it was left out.").arg(found);
    case What::AccelerationRecord:
        return RemarkText::tr(
            "Acceleration is imported only for a Swiss, and only Baku acceleration; this one was left out.");
    case What::ProhibitedPairs:
        return RemarkText::tr(
            "Prohibited pairings are imported only for a Swiss, and only between its players; these were left "
            "out.");
    case What::AbnormalPoints: return RemarkText::tr("Records of abnormal points are not used.");
    case What::UnknownTieBreak: return RemarkText::tr("The tie-break “%1” is not known; it was left out.").arg(found);
    case What::UnusedRecord:
        return RemarkText::tr("The program does not use records “%1”; they were left out.").arg(found);
    case What::UnreadableField: return RemarkText::tr("“%1” cannot be read here; it was left out.").arg(found);
    case What::AnnouncedBye: return RemarkText::tr("A bye for a round that is not paired yet was left out.");
    case What::MatchPoints:
        return RemarkText::tr("Match points do not apply to individual events; “%1” was left out.").arg(found);
    case What::SamePlayer:
        return RemarkText::tr("Player %1 is prohibited from meeting player %1; this was left out.").arg(found);
    case What::FutureRound: return RemarkText::tr("A round without any result was left out.");
    case What::OpenGames:
        //: %1 the number of a round, %2 a list of boards.
        return RemarkText::tr("Round %1: %n game(s) without a result yet, board(s) %2.", "", remark.count)
            .arg(QString::number(remark.round), found);
    case What::AdjournedGame: return adjournedText(remark);
    case What::NoPlayers: return RemarkText::tr("The file has no players.");
    case What::PlayerNumber: return RemarkText::tr("“%1” is not a pairing number.").arg(found);
    case What::DuplicateNumber: return RemarkText::tr("The pairing number %1 appears twice in the file.").arg(found);
    case What::NumberGap: return RemarkText::tr("The pairing number %1 is missing.").arg(taken);
    case What::NameMissing: return RemarkText::tr("The player has no name.");
    case What::Rating: return RemarkText::tr("“%1” is not a rating.").arg(found);
    case What::OpponentNumber: return RemarkText::tr("“%1” is not an opponent's number.").arg(found);
    case What::OpponentUnknown: return RemarkText::tr("There is no player with the number %1.").arg(found);
    case What::OpponentDisagrees:
        return RemarkText::tr("The two players' records do not name each other in this round.");
    case What::ColourDisagrees: return RemarkText::tr("Both players' records give the same colour.");
    case What::ColourCode: return RemarkText::tr("“%1” is not a colour.").arg(found);
    case What::ResultCode: return RemarkText::tr("“%1” is not a result.").arg(found);
    case What::ResultsDisagree: return RemarkText::tr("The two players' results contradict each other.");
    case What::OpponentIsSelf: return RemarkText::tr("The player is given as their own opponent.");
    case What::TooManyPlayers: return RemarkText::tr("The file has more players than the program allows.");
    case What::FileTooLarge: return RemarkText::tr("The file is too large for a tournament report file.");
    case What::ColumnsShifted: return RemarkText::tr("There is text where the record must be blank: “%1”.").arg(found);
    case What::TooManyRounds: return RemarkText::tr("The file has more rounds than the program allows.");
    case What::NotATrf: return RemarkText::tr("The file is not a tournament report file (TRF).");
    }
    return {};
}

/// What was taken for a fault.
QString takenText(Remark const& remark) {
    using What = Remark::What;
    QString const taken = plain(remark.taken);
    bool const isNumber =
        remark.what == What::PlayerNumber || remark.what == What::DuplicateNumber || remark.what == What::NumberGap;
    if (isNumber) return RemarkText::tr("The player was given number %1.").arg(taken);
    if (remark.what == What::NameMissing) return RemarkText::tr("The name was entered as “%1”.").arg(taken);
    if (remark.field == "001") return RemarkText::tr("The rest of the line was moved to its columns.");
    if (remark.field == "001 rating")
        return remark.taken == "0" ? RemarkText::tr("The player was imported without a rating.")
                                   : RemarkText::tr("The rating was read as %1.").arg(taken);
    if (remark.taken.ends_with('?'))
        return RemarkText::tr("The game was imported without a result: enter it.");
    return RemarkText::tr("The round was imported as “%1”.").arg(taken);
}

} // namespace

QString remarkKindText(Remark::Kind kind) {
    switch (kind) {
    case Remark::Kind::Assumed: return RemarkText::tr("Assumed");
    case Remark::Kind::Repaired: return RemarkText::tr("Corrected");
    case Remark::Kind::Ignored: return RemarkText::tr("Ignored");
    case Remark::Kind::Noted: return RemarkText::tr("For information");
    case Remark::Kind::Wrong: return RemarkText::tr("Error");
    }
    return {};
}

QString remarkPlaceText(Remark const& remark) {
    if (remark.line == 0) return RemarkText::tr("whole file");
    if (remark.column == 0) return RemarkText::tr("line %1").arg(remark.line);
    return RemarkText::tr("line %1, column %2").arg(remark.line).arg(remark.column);
}

QString remarkText(Remark const& remark) {
    if (remark.kind != Remark::Kind::Repaired || !pairing::trf::isFault(remark.what)) return whatText(remark);
    //: %1 a sentence on what is wrong, %2 one on what was imported instead.
    return RemarkText::tr("%1 %2").arg(whatText(remark), takenText(remark));
}

} // namespace flagfall::view
