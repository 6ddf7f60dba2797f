// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/commands.h"

namespace flagfall::session {

Command::Command() = default;
Command::Command(Command const& other) = default;
Command::Command(Command&& other) noexcept = default;
Command& Command::operator=(Command const& other) = default;
Command& Command::operator=(Command&& other) noexcept = default;
Command::~Command() = default;

Level levelOf(Ask ask) {
    switch (ask) {
    case Ask::FullPointBye: return Level::L2;
    case Ask::PairedManually: return Level::L4;
    case Ask::SameNameAndBirth:
    case Ask::ImportBreaksRules:
    case Ask::MoreRoundsThanRivals:
    case Ask::SecondHalfPointBye:
    case Ask::NumbersDrawnAlready:
    case Ask::NotCheckedIn:
    case Ask::ResultsMissing:
    case Ask::ResultWillBeCleared:
    case Ask::OtherResultStands:
    case Ask::ScoreAboveWin:
    case Ask::ScoreBelowWin:
    case Ask::GameWasPlayed:
    case Ask::MatchForfeited:
    case Ask::AgainstFlag:
    case Ask::WinnerCannotMate:
    case Ask::EarlierRound:
    case Ask::WithdrawalAnnuls:
    case Ask::WithdrawalForfeits:
    case Ask::ClocksRunning:
    case Ask::ClocksTakenOver:
    case Ask::ActsUnsaved:
    case Ask::FlagWouldDrop:
    case Ask::SomeClocksRefuse:
    case Ask::RecordWouldBreak:
    case Ask::DrawBanned:
    case Ask::AssistantBeyondLaws:
    case Ask::RulingStands:
    case Ask::DrawnAlready:
    case Ask::SignedByBoth:
    case Ask::FlagIsDown:
    case Ask::AgainstTheRecord:
    case Ask::MoveIsLegal:
    case Ask::CountedAsDraw:
    case Ask::ReplierNotThere:
    case Ask::NothingSealed:
    case Ask::PlaysElsewhere:
    case Ask::LatenessGoes:
    case Ask::LatePlays:
    case Ask::OtherRoundThen:
    case Ask::ResumptionNotDue:
    case Ask::ClockBehindRecord:
    case Ask::SealedOnPaper:
    case Ask::SealSetAside:
    case Ask::RecordIncomplete:
    case Ask::EnvelopeIsWaiting:
    case Ask::AppealTooLate:
    case Ask::MoveNotPressed:
    case Ask::ChangedMeanwhile:
    case Ask::HouseRulesChange:
    case Ask::RoundChanged:
    case Ask::RoundStillPlayed:
    case Ask::ContactsGo:
    case Ask::RulingGoes:
    case Ask::CorrectionBarred: return Level::L3;
    }
    return Level::L4;
}

Result playedInsteadOf(Result result) {
    auto const same = [result](Result one) {
        return manner(one) == Manner::OverTheBoard && points(one) == points(result);
    };
    return *std::ranges::find_if(allResults, same);
}

std::optional<Command> insteadOf(Question const& question, Command const& command, Edition const& edition) {
    auto const* const entered = std::get_if<EnterResult>(&command);
    if (!entered) return std::nullopt;
    if (question.ask == Ask::GameWasPlayed) {
        EnterResult played = *entered;
        played.result = playedInsteadOf(entered->result);
        return played;
    }
    if (question.ask != Ask::WinnerCannotMate) return std::nullopt;
    EnterResult draw = *entered;
    draw.result = manner(entered->result) == Manner::Unrated ? Result::DrawUnrated : Result::Draw;
    draw.article = edition.resignationHangsOnMate;
    draw.how = ResultKind::Resignation;
    return draw;
}

} // namespace flagfall::session
