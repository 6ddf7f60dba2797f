// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/remark_text.h"

#include <fmt/format.h>

#include <string_view>

namespace flagfall::cli {
namespace {

using pairing::trf::Adaptation;
using pairing::trf::Remark;
using What = Remark::What;

std::string_view kindText(Remark::Kind kind) {
    switch (kind) {
    case Remark::Kind::Assumed: return "assumed";
    case Remark::Kind::Repaired: return "repaired";
    case Remark::Kind::Ignored: return "not used";
    case Remark::Kind::Noted: return "noted";
    case Remark::Kind::Wrong: break;
    }
    return "wrong";
}

std::string_view whatText(What what) {
    switch (what) {
    case What::RoundsFromFile: return "the number of rounds is that of the player records";
    case What::DateFromFreeText: return "a date in words";
    case What::InitialColourUnknown: return "the initial colour is that of the first game";
    case What::MissingBoardOrder: return "boards in the order of the rules";
    case What::BlankIsZeroPointBye: return "a blank round is a zero-point bye";
    case What::NoTimeControl: return "no time control";
    case What::NoTieBreaks: return "no tie-breaks";
    case What::ScoringOrder: return "a draw counts more than a win, or a loss more than a draw; used as it is";
    case What::LineEndings: return "lines end in different ways";
    case What::ByteOrderMark: return "a byte order mark";
    case What::NotUtf8: return "not UTF-8";
    case What::TrailingBlanksMissing: return "the line ends inside a field";
    case What::PointsDiffer: return "the points disagree with the results";
    case What::CountDiffers: return "the number of players disagrees with the player records";
    case What::OldTitleLetter: return "a title of the old kind";
    case What::DateForm: return "a date in another form";
    case What::NumbersNotInOrder: return "players out of order";
    case What::ByeWithoutOpponentNumber: return "a bye without 0000";
    case What::ColourMissing: return "a colour is missing";
    case What::ResultWithoutOpponent: return "a result without an opponent is a bye worth as much";
    case What::RoundsDiffer: return "fewer rounds than there are in the player records";
    case What::ColumnsInBytes: return "columns counted in bytes";
    case What::ControlCharacter: return "a control character";
    case What::SexLetter: return "another letter for the sex";
    case What::TrailingText: return "text after the value";
    case What::Contradiction: return "contradicts another record";
    case What::UnknownResult: return "not a known result";
    case What::UnknownRecord: return "an unknown record";
    case What::TeamRecord: return "a record of teams";
    case What::NationalRecord: return "a national record of nobody, or a second one";
    case What::NationalTitle: return "a national title or class";
    case What::Comment: return "a comment";
    case What::UnreadableDate: return "an unreadable date";
    case What::AccelerationRecord: return "acceleration";
    case What::ProhibitedPairs: return "prohibited pairs";
    case What::AbnormalPoints: return "points by other rules";
    case What::UnknownTieBreak: return "an unknown tie-break";
    case What::UnusedRecord: return "a record without a use here";
    case What::UnreadableField: return "an unreadable field";
    case What::AnnouncedBye: return "a bye announced for later";
    case What::MatchPoints: return "match points, where only game points count";
    case What::SamePlayer: return "the same player twice";
    case What::FutureRound: return "a round paired ahead";
    case What::OpenGames: return "no result yet, boards";
    case What::AdjournedGame: return "adjourned and counted as a draw";
    case What::NoPlayers: return "no players";
    case What::PlayerNumber: return "no pairing number";
    case What::DuplicateNumber: return "a pairing number twice";
    case What::NumberGap: return "a gap in the pairing numbers";
    case What::NameMissing: return "no name";
    case What::Rating: return "not a rating";
    case What::OpponentNumber: return "not a number of an opponent";
    case What::OpponentUnknown: return "there is no such opponent";
    case What::OpponentDisagrees: return "the opponent has met another player";
    case What::ColourDisagrees: return "both have the same colour";
    case What::ColourCode: return "not a colour";
    case What::ResultCode: return "not a result";
    case What::ResultsDisagree: return "the two results contradict each other";
    case What::OpponentIsSelf: return "a player as their own opponent";
    case What::TooManyPlayers: return "too many players";
    case What::FileTooLarge: return "the file is too large";
    case What::NotATrf: return "not a report file";
    case What::ColumnsShifted: return "text between the columns";
    case What::TooManyRounds: return "too many rounds";
    }
    return {};
}

std::string placeText(Remark const& remark) {
    std::string text;
    if (remark.line > 0) text += fmt::format("line {}, ", remark.line);
    if (remark.column > 0) text += fmt::format("column {}, ", remark.column);
    if (!remark.field.empty()) text += fmt::format("{}, ", remark.field);
    if (text.empty()) return text;
    text.resize(text.size() - 2);
    return text + ": ";
}

} // namespace

std::string remarkText(Remark const& remark) {
    std::string text = fmt::format("{}: {}{}", kindText(remark.kind), placeText(remark), whatText(remark.what));
    if (!remark.found.empty()) text += fmt::format(": '{}'", remark.found);
    if (!remark.taken.empty()) text += fmt::format(", taken as '{}'", remark.taken);
    if (remark.count > 1) text += fmt::format(" ({} times)", remark.count);
    return text;
}

std::string adaptationText(Adaptation const& adaptation) {
    using Change = Adaptation::What;
    std::string text = fmt::format("line {}: {}", adaptation.line, adaptation.found);
    switch (adaptation.what) {
    case Change::Dropped: text += " left out, the version has nothing for it"; break;
    case Change::Renamed: text += fmt::format(" written as {}", adaptation.taken); break;
    case Change::ByeAsForfeit: text += fmt::format(" written as {}, the version has no byes", adaptation.taken); break;
    case Change::RatedGame:
        text += fmt::format(" written as {}, the version has no unrated games", adaptation.taken);
        break;
    case Change::OldTitle: text += fmt::format(" written as {}", adaptation.taken); break;
    }
    if (adaptation.count > 1) text += fmt::format(" ({} times)", adaptation.count);
    return text;
}

} // namespace flagfall::cli
