// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/roles.h"
#include "app/session/sealing/lock.h"
#include "tests/support/story.h"

#include <set>

namespace flagfall::session {
namespace {

RoundNumber const firstRound{1};
BoardNumber const firstBoard{1};

/// Who may: the chief arbiter, a deputy, a result helper, who may only read.
struct CommandRow {
    Command command;
    char const* who;
};
char const* const all = "CDHO";
char const* const helpers = "CDH-";
char const* const arbiters = "CD--";
char const* const chief = "C---";

EnterResult resultBy(ResultBasis basis, std::string article = {}) {
    return {firstRound, firstBoard, Result::Draw, std::move(article), {}, basis};
}

/// One row for each command there is.
std::vector<CommandRow> const table{
    {PressLever{}, all}, // the players press, whoever is at the desk
    {NoteLateAct{}, all},
    {CloseDesk{}, all},
    {SwitchBroadcast{.on = false}, all}, // what is sent can always be ended

    {EnterResult{}, helpers},
    {ClearResult{}, helpers},
    {ForfeitMatch{}, helpers},
    {CheckIn{}, helpers},
    {MarkPresence{}, helpers},
    {WriteRecord{}, helpers},
    {WriteSheet{}, helpers},
    {WriteNote{}, helpers},
    {OfferDraw{}, helpers},
    {AnswerOffer{}, helpers},
    {SignSheet{}, helpers},
    {CollectSheets{}, helpers},
    {CallArbiter{}, helpers},
    {AnswerCall{}, helpers},

    {resultBy(ResultBasis::Ruling), arbiters},
    {resultBy(ResultBasis::OwnDecision), arbiters},
    {resultBy(ResultBasis::Report, "6.7.1"), arbiters},
    {TimeRound{}, arbiters},
    {PlaceClocks{}, arbiters},
    {NoteTableClock{}, arbiters},
    {StartClocks{}, arbiters},
    {PauseClocks{}, arbiters},
    {PauseClocks{RoundNumber{1}, {BoardNumber{1}}, DeviceStamp{"5f0a", 1}}, helpers}, // by the players, who call
    {ResumeClocks{}, arbiters},
    {CorrectClocks{}, arbiters},
    {SwapSides{}, arbiters},
    {NoticeFlag{}, arbiters},
    {RecoverClocks{}, arbiters},
    {TakeOverClocks{}, arbiters},
    {PenaliseIllegalMove{}, arbiters},
    {MakeRuling{}, arbiters},
    {CorrectColours{}, arbiters},
    {ForbidCastling{}, arbiters},
    {SuperviseGames{}, arbiters},
    {WithdrawRuling{}, arbiters},
    {AttachFile{}, arbiters},
    {RemoveFile{}, arbiters},
    {LodgeAppeal{}, arbiters},
    {DecideAppeal{}, arbiters},
    {WithdrawAppeal{}, arbiters},
    {FollowAppeal{}, arbiters},
    {RuleScore{}, arbiters},
    {AwardMatch{}, arbiters},
    {ClaimDraw{}, arbiters},
    {RuleOnClaim{}, arbiters},
    {ExcuseRecording{}, arbiters},
    {ArrangeBlindPlay{}, arbiters},
    {RemarkOnBlindPlay{}, arbiters},
    {CompareBoards{}, arbiters},
    {CorrectBoards{}, arbiters},
    {CallForSealing{}, arbiters},
    {SealMove{}, arbiters},
    {AdjournGame{}, arbiters},
    {PlanResumption{}, arbiters},
    {KeepEnvelope{}, arbiters},
    {MissEnvelope{}, arbiters},
    {MarkAtResumption{}, arbiters},
    {OpenEnvelope{}, arbiters},
    {RereadEnvelope{}, arbiters},
    {ResumeGame{}, arbiters},
    {SealReply{}, arbiters},
    {PairRound{}, arbiters},
    {RepairRound{}, arbiters},
    {SetUpGames{}, arbiters},
    {CloseCheckIn{}, arbiters},
    {WithdrawPlayer{}, arbiters},
    {ReturnPlayer{}, arbiters},
    {DrawNumbers{}, arbiters},
    {SetNumbers{}, arbiters},
    {DrawTieBreakLots{}, arbiters},
    {EnterTieBreakValue{}, arbiters},
    {GrantBye{}, arbiters},
    {RevokeBye{}, arbiters},
    {ProhibitPair{}, arbiters},
    {AllowPair{}, arbiters},
    {EnterTeam{}, arbiters},
    {ReviseTeam{}, arbiters},
    {RemoveTeam{}, arbiters},
    {GiveLineUp{}, arbiters},
    {EnterPlayer{}, arbiters},
    {EnterPlayers{}, arbiters},
    {RevisePlayer{}, arbiters},
    {RemovePlayer{}, arbiters},
    {ArrangePapers{}, arbiters},
    {SwitchBroadcast{}, arbiters},

    {OpenEvent{}, chief},
    {ImportEvent{}, chief},
    {ReviseEvent{}, chief},
    {SetPrizes{}, chief},
    {EraseContacts{}, chief},
    {NamePerson{}, chief},
    {RemovePerson{}, chief},

    {Together{{CheckIn{}, EnterResult{}}}, helpers},
    {Together{{CheckIn{}, ReviseEvent{}}}, chief},
    {Undo{}, arbiters}, // of the players that were entered; see below
    {Redo{}, all},      // of nothing
    {KeepAct{}, all},
    {DropAct{}, all},
    {LeavePartsOut{}, helpers},
};

/// An event with somebody in every role; the chief arbiter did what is in it.
Story withPersons() {
    Story story = Story::withPlayers(4);
    story.does(NamePerson{"A. Chief", Role::ChiefArbiter});
    story.does(NamePerson{"B. Deputy", Role::DeputyArbiter});
    story.does(NamePerson{"C. Helper", Role::ResultHelper});
    story.does(NamePerson{"D. Reader", Role::Observer});
    return story;
}

constexpr auto teller = "A. Arbiter"; // who does everything in a story

bool allows(Story const& story, std::optional<Role> role, Command const& command, std::string_view person = teller) {
    return !dutyRefused(story.history(), person, role, command);
}

TEST(Roles, EveryCommandIsForThoseWhoMayAndForNobodyElse) {
    Story const story = withPersons();
    std::set<std::size_t> tried;
    for (CommandRow const& row : table) {
        std::string who;
        for (Role const role : allRoles)
            who += allows(story, role, row.command) ? "CDHO"[static_cast<std::size_t>(role)] : '-';
        EXPECT_EQ(who, row.who) << "command " << row.command.index();
        tried.insert(row.command.index());
    }
    EXPECT_EQ(tried.size(), std::variant_size_v<AnyCommand>) << "a command has no row here";
}

TEST(Roles, WhereNobodyHasSignedInOnlyWhatTheReaderMayIsDone) {
    Story const story = withPersons();
    for (CommandRow const& row : table)
        EXPECT_EQ(allows(story, std::nullopt, row.command), allows(story, Role::Observer, row.command));
}

TEST(Roles, AnEventWithoutPersonsLetsEverybodyDoEverything) {
    Story const story = Story::withPlayers(4);
    for (CommandRow const& row : table) EXPECT_TRUE(allows(story, std::nullopt, row.command)) << row.command.index();
}

TEST(Roles, WhatAnArbiterHasRuledIsNotForAResultHelper) {
    Story story = withPersons();
    story.does(PairRound{});
    EnterResult const reported{firstRound, firstBoard, Result::Draw};
    story.does(EnterResult{firstRound, firstBoard, Result::WhiteWins, "6.9", "", ResultBasis::Ruling},
               Confirmation::Yes);
    EXPECT_FALSE(allows(story, Role::ResultHelper, reported)) << "it would overrule the arbiter";
    EXPECT_FALSE(allows(story, Role::ResultHelper, ClearResult{firstRound, firstBoard}));
    EXPECT_TRUE(allows(story, Role::DeputyArbiter, reported));
    EXPECT_TRUE(allows(story, Role::ResultHelper, EnterResult{firstRound, BoardNumber{2}, Result::Draw}));
}

TEST(Roles, OnlyWhoMayDoItTakesItBackAndDoesItAgain) {
    Story story = withPersons();
    story.does(PairRound{});
    EXPECT_FALSE(allows(story, Role::ResultHelper, Undo{})) << "the pairing";
    EXPECT_TRUE(allows(story, Role::DeputyArbiter, Undo{}));
    story.enters(1, 1, Result::Draw);
    EXPECT_TRUE(allows(story, Role::ResultHelper, Undo{})) << "a result that was reported";
    EXPECT_FALSE(allows(story, Role::ResultHelper, Undo{}, "C. Helper")) << "by somebody else";
    EXPECT_FALSE(allows(story, Role::Observer, Undo{}));
    story.does(Undo{});
    EXPECT_TRUE(allows(story, Role::ResultHelper, Redo{}));
    EXPECT_FALSE(allows(story, Role::ResultHelper, Redo{}, "C. Helper")) << "somebody else undid it";
    EXPECT_FALSE(allows(story, Role::ResultHelper, Undo{})) << "the pairing again";
    EXPECT_FALSE(allows(story, Role::Observer, Redo{}));
    Seq const pairing = [&] {
        for (RecordedAct const& act : story.history().acts())
            if (std::holds_alternative<RoundPaired>(act.act)) return act.seq;
        return Seq{0};
    }();
    EXPECT_FALSE(allows(story, Role::ResultHelper, DropAct{pairing}));
    EXPECT_TRUE(allows(story, Role::DeputyArbiter, KeepAct{pairing}));
}

TEST(Persons, HaveARoleUntilTheyGetAnotherOrGo) {
    Story story = withPersons();
    story.does(NamePerson{" C. Helper ", Role::DeputyArbiter});
    ASSERT_EQ(story.state().persons.size(), 4U);
    EXPECT_EQ(story.state().person("C. Helper")->role, Role::DeputyArbiter);
    story.does(RemovePerson{"C. Helper"});
    EXPECT_EQ(story.state().person("C. Helper"), nullptr);
    EXPECT_EQ(story.refusal(RemovePerson{"C. Helper"}), Why::NoSuchPerson);
    EXPECT_EQ(story.refusal(NamePerson{"  ", Role::Observer}), Why::PersonUnfit);
    EXPECT_EQ(story.refusal(NamePerson{"two\nlines", Role::Observer}), Why::PersonUnfit);
    EXPECT_EQ(story.refusal(NamePerson{"E.", Role::Observer, "not a lock"}), Why::PersonUnfit);
}

TEST(Persons, AlwaysHaveAChiefArbiterAmongThem) {
    Story story = Story::withPlayers(2);
    EXPECT_EQ(story.refusal(NamePerson{"B. Deputy", Role::DeputyArbiter}), Why::ChiefArbiterMissing);
    story.does(NamePerson{"A. Chief", Role::ChiefArbiter});
    story.does(NamePerson{"B. Deputy", Role::DeputyArbiter});
    EXPECT_EQ(story.refusal(NamePerson{"A. Chief", Role::Observer}), Why::ChiefArbiterMissing);
    EXPECT_EQ(story.refusal(RemovePerson{"A. Chief"}), Why::ChiefArbiterMissing) << "nobody could go on";
    story.does(NamePerson{"B. Deputy", Role::ChiefArbiter});
    story.does(NamePerson{"A. Chief", Role::DeputyArbiter});
    story.does(RemovePerson{"A. Chief"});
    story.does(RemovePerson{"B. Deputy"});
    EXPECT_TRUE(story.state().persons.empty()) << "and everybody may do everything again";
}

TEST(Persons, KeepTheirPinWhereNothingWasSaidOfIt) {
    Story story = withPersons();
    std::string const lock = *lockFor("2468");
    story.does(NamePerson{"B. Deputy", Role::DeputyArbiter, lock});
    story.does(NamePerson{"B. Deputy", Role::ChiefArbiter});
    EXPECT_EQ(story.state().person("B. Deputy")->lock, lock);
    story.does(NamePerson{"B. Deputy", Role::ChiefArbiter, ""});
    EXPECT_EQ(story.state().person("B. Deputy")->lock, "");
}

TEST(Persons, HaveTheirRoleOnlyWithTheLockThatIsOnNow) {
    Story story = withPersons();
    std::string const lock = *lockFor("2468");
    story.does(NamePerson{"B. Deputy", Role::DeputyArbiter, lock});
    EXPECT_EQ(roleAt(story.state(), "B. Deputy", lock), Role::DeputyArbiter);
    EXPECT_EQ(roleAt(story.state(), "B. Deputy", ""), std::nullopt);
    EXPECT_EQ(roleAt(story.state(), "C. Helper", ""), Role::ResultHelper) << "no PIN is asked for";
    EXPECT_EQ(roleAt(story.state(), "E. Stranger", ""), std::nullopt);
    story.does(NamePerson{"B. Deputy", Role::DeputyArbiter, *lockFor("2468")});
    EXPECT_EQ(roleAt(story.state(), "B. Deputy", lock), std::nullopt) << "the PIN was set anew";
}

TEST(Persons, AreNotLetInAgainByUndo) {
    Story story = withPersons();
    story.does(RemovePerson{"B. Deputy"});
    story.does(Undo{});
    EXPECT_EQ(story.state().person("B. Deputy"), nullptr);
    EXPECT_EQ(story.state().players.size(), 3U) << "what was done before that was taken back";
}

} // namespace
} // namespace flagfall::session
