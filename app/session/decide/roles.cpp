// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/roles.h"

#include "app/session/event/act_descriptions.h"

#include <algorithm>

namespace flagfall::session {
namespace {

RecordedAct const* actOf(History const& history, Seq seq) {
    bool const there = seq >= Seq{1} && seq <= history.last();
    return there ? &history.acts()[static_cast<std::size_t>(seq.value()) - 1] : nullptr;
}

/// The result rests on a ruling: another one would overrule it.
bool isRuledOn(EventState const& state, RoundNumber number, BoardNumber wanted) {
    Round const* const round = state.round(number);
    Board const* const board = round ? round->board(wanted) : nullptr;
    return board && board->result && !board->article.empty() && board->howEnded != ResultKind::Agreement;
}

/// What an act belongs to that somebody wants to take back, do again or keep.
struct DutyOfAct {
    Duty operator()(ResultEntered const& act) const {
        if (act.how == ResultKind::Agreement) return Duty::Records; // an offer that was accepted
        return act.article.empty() ? Duty::Results : Duty::Rulings;
    }
    Duty operator()(ResultCleared const&) const { return Duty::Results; }
    Duty operator()(PlayersCheckedIn const&) const { return Duty::Attendance; }
    Duty operator()(PlayerAbsent const&) const { return Duty::Attendance; }
    Duty operator()(PlayerArrived const&) const { return Duty::Attendance; }
    Duty operator()(ResumptionAttended const&) const { return Duty::Attendance; }
    Duty operator()(RecordWritten const&) const { return Duty::Records; }
    Duty operator()(SheetWritten const&) const { return Duty::Records; }
    Duty operator()(NoteWritten const&) const { return Duty::Records; }
    Duty operator()(DrawOffered const&) const { return Duty::Records; }
    Duty operator()(OfferAnswered const&) const { return Duty::Records; }
    Duty operator()(SheetSigned const&) const { return Duty::Records; }
    Duty operator()(SheetsCollected const&) const { return Duty::Records; }
    Duty operator()(ArbiterCalled const&) const { return Duty::Calls; }
    Duty operator()(CallAnswered const&) const { return Duty::Calls; }
    Duty operator()(PersonNamed const&) const { return Duty::Persons; }
    Duty operator()(PersonRemoved const&) const { return Duty::Persons; }
    Duty operator()(EventOpened const&) const { return Duty::Details; }
    Duty operator()(EventRevised const&) const { return Duty::Details; }
    Duty operator()(PrizesSet const&) const { return Duty::Details; }
    /// All others are those of an arbiter, chief or deputy: which duty says only what the refusal names.
    template <typename A>
    Duty operator()(A const&) const {
        switch (Description<A>::kind.category) {
        case Category::Clock:
        case Category::Flag:
        case Category::Correction:
        case Category::Program: return Duty::Clocks;
        case Category::Player: return Duty::Players;
        case Category::Round: return Duty::Rounds;
        case Category::Event: return Duty::Appearance;
        case Category::Attendance:
        case Category::Ruling:
        case Category::Result:
        case Category::Game:
        case Category::TakingBack: break;
        }
        return Duty::Rulings;
    }
};

/// One function for each command: a new one does not compile before it says what it belongs to.
class DutiesOfCommand {
public:
    DutiesOfCommand(History const& history, std::string_view person) : m_history(history), m_person(person) {}

    void add(Command const& command) { std::visit(*this, static_cast<AnyCommand const&>(command)); }
    [[nodiscard]] std::vector<Duty> take() {
        std::ranges::sort(m_duties);
        auto const twice = std::ranges::unique(m_duties);
        m_duties.erase(twice.begin(), twice.end());
        return std::move(m_duties);
    }

    void operator()(PressLever const&) { is(Duty::Always); }
    void operator()(NoteLateAct const&) { is(Duty::Always); }
    void operator()(CloseDesk const&) { is(Duty::Always); }

    void operator()(EnterResult const& one) {
        bool const reported = one.basis == ResultBasis::Report && one.article.empty();
        is(reported && !isRuledOn(m_history.state(), one.round, one.board) ? Duty::Results : Duty::Rulings);
    }
    void operator()(ClearResult const& one) {
        is(isRuledOn(m_history.state(), one.round, one.board) ? Duty::Rulings : Duty::Results);
    }

    void operator()(CheckIn const&) { is(Duty::Attendance); }
    void operator()(MarkPresence const&) { is(Duty::Attendance); }

    void operator()(WriteRecord const&) { is(Duty::Records); }
    void operator()(WriteSheet const&) { is(Duty::Records); }
    void operator()(WriteNote const&) { is(Duty::Records); }
    void operator()(OfferDraw const&) { is(Duty::Records); }
    void operator()(AnswerOffer const&) { is(Duty::Records); }
    void operator()(SignSheet const&) { is(Duty::Records); }
    void operator()(CollectSheets const&) { is(Duty::Records); }

    void operator()(CallArbiter const&) { is(Duty::Calls); }
    void operator()(AnswerCall const&) { is(Duty::Calls); }

    void operator()(TimeRound const&) { is(Duty::Clocks); }
    void operator()(PlaceClocks const&) { is(Duty::Clocks); }
    void operator()(NoteTableClock const&) { is(Duty::Clocks); }
    void operator()(StartClocks const&) { is(Duty::Clocks); }
    // At a clock on the table players stop their clocks to call the arbiter (Laws 6.11.2).
    void operator()(PauseClocks const& one) { is(one.stamp ? Duty::Calls : Duty::Clocks); }
    void operator()(ResumeClocks const&) { is(Duty::Clocks); }
    void operator()(CorrectClocks const&) { is(Duty::Clocks); }
    void operator()(SwapSides const&) { is(Duty::Clocks); }
    void operator()(NoticeFlag const&) { is(Duty::Clocks); }
    void operator()(RecoverClocks const&) { is(Duty::Clocks); }
    void operator()(TakeOverClocks const&) { is(Duty::Clocks); }

    void operator()(PenaliseIllegalMove const&) { is(Duty::Rulings); }
    void operator()(MakeRuling const&) { is(Duty::Rulings); }
    void operator()(CorrectColours const&) { is(Duty::Rulings); }
    void operator()(ForbidCastling const&) { is(Duty::Rulings); }
    void operator()(SuperviseGames const&) { is(Duty::Rulings); }
    void operator()(WithdrawRuling const&) { is(Duty::Rulings); }
    void operator()(AttachFile const&) { is(Duty::Rulings); }
    void operator()(RemoveFile const&) { is(Duty::Rulings); }
    void operator()(LodgeAppeal const&) { is(Duty::Rulings); }
    void operator()(DecideAppeal const&) { is(Duty::Rulings); }
    void operator()(WithdrawAppeal const&) { is(Duty::Rulings); }
    void operator()(FollowAppeal const&) { is(Duty::Rulings); }
    void operator()(RuleScore const&) { is(Duty::Rulings); }
    void operator()(AwardMatch const&) { is(Duty::Rulings); }
    void operator()(ClaimDraw const&) { is(Duty::Rulings); }
    void operator()(RuleOnClaim const&) { is(Duty::Rulings); }
    void operator()(ExcuseRecording const&) { is(Duty::Rulings); }
    void operator()(ArrangeBlindPlay const&) { is(Duty::Rulings); }
    void operator()(RemarkOnBlindPlay const&) { is(Duty::Rulings); }
    void operator()(CompareBoards const&) { is(Duty::Rulings); }
    void operator()(CorrectBoards const&) { is(Duty::Rulings); }

    void operator()(CallForSealing const&) { is(Duty::Adjournments); }
    void operator()(SealMove const&) { is(Duty::Adjournments); }
    void operator()(AdjournGame const&) { is(Duty::Adjournments); }
    void operator()(PlanResumption const&) { is(Duty::Adjournments); }
    void operator()(KeepEnvelope const&) { is(Duty::Adjournments); }
    void operator()(MissEnvelope const&) { is(Duty::Adjournments); }
    void operator()(MarkAtResumption const&) { is(Duty::Adjournments); }
    void operator()(OpenEnvelope const&) { is(Duty::Adjournments); }
    void operator()(RereadEnvelope const&) { is(Duty::Adjournments); }
    void operator()(ResumeGame const&) { is(Duty::Adjournments); }
    void operator()(SealReply const&) { is(Duty::Adjournments); }

    void operator()(PairRound const&) { is(Duty::Rounds); }
    void operator()(RepairRound const&) { is(Duty::Rounds); }
    void operator()(SetUpGames const&) { is(Duty::Rounds); }
    void operator()(CloseCheckIn const&) { is(Duty::Rounds); }
    void operator()(WithdrawPlayer const&) { is(Duty::Rounds); }
    void operator()(ReturnPlayer const&) { is(Duty::Rounds); }
    void operator()(DrawNumbers const&) { is(Duty::Rounds); }
    void operator()(SetNumbers const&) { is(Duty::Rounds); }
    void operator()(DrawTieBreakLots const&) { is(Duty::Rulings); }
    void operator()(EnterTieBreakValue const&) { is(Duty::Rulings); }
    void operator()(GrantBye const&) { is(Duty::Rounds); }
    void operator()(RevokeBye const&) { is(Duty::Rounds); }
    void operator()(ProhibitPair const&) { is(Duty::Rounds); }
    void operator()(AllowPair const&) { is(Duty::Rounds); }

    void operator()(EnterTeam const&) { is(Duty::Players); }
    void operator()(ReviseTeam const&) { is(Duty::Players); }
    void operator()(RemoveTeam const&) { is(Duty::Players); }
    void operator()(GiveLineUp const&) { is(Duty::Players); }
    void operator()(ForfeitMatch const& one) {
        Round const* const round = m_history.state().round(one.round);
        bool overrules = false;
        if (round)
            for (Match const& match : round->matches)
                if (match.number == one.match)
                    for (MatchSeat const& seat : match.seats)
                        overrules |= seat.board && isRuledOn(m_history.state(), one.round, *seat.board);
        is(overrules ? Duty::Rulings : Duty::Results);
    }

    void operator()(EnterPlayer const&) { is(Duty::Players); }
    void operator()(EnterPlayers const&) { is(Duty::Players); }
    void operator()(RevisePlayer const&) { is(Duty::Players); }
    void operator()(RemovePlayer const&) { is(Duty::Players); }

    void operator()(ArrangePapers const&) { is(Duty::Appearance); }
    void operator()(SwitchBroadcast const& one) { is(one.on ? Duty::Appearance : Duty::Always); }

    void operator()(OpenEvent const&) { is(Duty::Details); }
    void operator()(ImportEvent const&) { is(Duty::Details); }
    void operator()(ReviseEvent const&) { is(Duty::Details); }
    void operator()(SetPrizes const&) { is(Duty::Details); }
    void operator()(EraseContacts const&) { is(Duty::Details); }

    void operator()(NamePerson const&) { is(Duty::Persons); }
    void operator()(RemovePerson const&) { is(Duty::Persons); }

    void operator()(Undo const&) { areThoseOf(m_history.actsToUndo()); }
    void operator()(Redo const&) {
        areThoseOf(m_history.actsToRedo());
        auto const undoing = m_history.undoingToUndo();
        for (RecordedAct const& act : m_history.acts())
            if (undoing && act.origin.command == *undoing) ofPerson(act);
    }
    void operator()(KeepAct const& one) { areThoseOf({one.act}); }
    void operator()(DropAct const& one) { areThoseOf({one.act}); }
    /// Of whoever does the least that is done in several tournaments.
    void operator()(LeavePartsOut const&) { is(Duty::Attendance); }
    void operator()(Together const& all) {
        for (Command const& command : all.commands) add(command);
    }

private:
    void is(Duty duty) { m_duties.push_back(duty); }
    void ofPerson(RecordedAct const& act) {
        if (act.origin.person.text() != m_person) is(Duty::OthersActs);
    }
    void areThoseOf(std::vector<Seq> const& acts) {
        for (Seq const seq : acts)
            if (auto const* const one = actOf(m_history, seq)) {
                is(std::visit(DutyOfAct{}, static_cast<AnyAct const&>(one->act)));
                ofPerson(*one);
            }
    }

    History const& m_history;
    std::string_view m_person;
    std::vector<Duty> m_duties;
};

bool isOfAHelper(Duty duty) {
    return duty == Duty::Results || duty == Duty::Attendance || duty == Duty::Records || duty == Duty::Calls;
}

} // namespace

bool may(Role role, Duty duty) {
    if (duty == Duty::Always) return true;
    switch (role) {
    case Role::ChiefArbiter: return true;
    case Role::DeputyArbiter: return duty != Duty::Details && duty != Duty::Persons;
    case Role::ResultHelper: return isOfAHelper(duty);
    case Role::Observer: return false;
    }
    return false;
}

std::vector<Duty> dutiesOf(History const& history, std::string_view person, Command const& command) {
    DutiesOfCommand duties{history, person};
    duties.add(command);
    return duties.take();
}

std::optional<Role> roleAt(EventState const& state, std::string_view name, std::string_view lock) {
    Person const* const person = state.person(name);
    return person && person->lock == lock ? std::optional{person->role} : std::nullopt;
}

std::optional<Duty> dutyRefused(History const& history, std::string_view person, std::optional<Role> role,
                                Command const& command) {
    if (history.state().persons.empty()) return std::nullopt;
    auto const duties = dutiesOf(history, person, command);
    Role const acts = role.value_or(Role::Observer);
    auto const refused = std::ranges::find_if(duties, [acts](Duty duty) { return !may(acts, duty); });
    return refused == duties.end() ? std::nullopt : std::optional{*refused};
}

} // namespace flagfall::session
