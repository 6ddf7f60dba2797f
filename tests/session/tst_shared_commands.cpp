// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/shared_commands.h"
#include "tests/support/story.h"

// What is done in several tournaments of one event at once, and what is found where one file lacks its part.
namespace flagfall::session {
namespace {

CommandId called(std::uint8_t name) {
    CommandId id;
    id.bytes.fill(name);
    return id;
}

PlayerDraft person(std::string name, std::string fideId = "", std::string birth = "") {
    PlayerDraft draft = Story::named(std::move(name), "2100");
    draft.fideId = std::move(fideId);
    draft.birth = std::move(birth);
    return draft;
}

/// Two tournaments with names of their own.
struct SharedCommands : testing::Test {
    SharedCommands() {
        a = opened(1);
        b = opened(2);
    }
    /// A command's acts, as the desk would write them.
    static void write(History& history, CommandId id, std::vector<Act> acts, SharedName elsewhere = {},
                      std::optional<CommandId> takesBack = {}) {
        for (Act& act : acts) {
            Seq const seq{history.last().value() + 1};
            Origin const origin{id, "Desk 1", {}, {}, takesBack, elsewhere};
            ASSERT_FALSE(history.append({seq, origin, {}, {}, std::move(act)}));
        }
    }
    static void does(History& history, CommandId id, Command const& command, SharedName elsewhere = {}) {
        auto const takesBack = commandTakenBackBy(history, command);
        History trial = history;
        std::vector<Act> acts;
        auto const objection = decideInSteps(trial, command, Confirmation::Yes, {}, [&](std::vector<Act> taken) {
            for (Act const& act : taken) {
                Seq const seq{trial.last().value() + 1};
                if (trial.append({seq, {id, {}, {}, {}, takesBack, {}}, {}, {}, act})) return false;
                acts.push_back(act);
            }
            return true;
        });
        ASSERT_FALSE(objection);
        write(history, id, acts, elsewhere, takesBack);
    }
    static History opened(std::uint8_t name) {
        History history;
        write(history, called(name), {EventOpened{check(Story::draft()).value()}});
        return history;
    }
    [[nodiscard]] SharedName inA() const { return elsewhereThan(called(2), both); }
    [[nodiscard]] SharedName inB() const { return elsewhereThan(called(1), both); }
    /// That can be done in `b`; none: there is nothing to do, or it cannot be.
    [[nodiscard]] std::optional<Command> partOf(HalfDone const& half) const {
        return missingPart(a, half, b).value_or(std::nullopt);
    }
    static Player const& only(History const& history) { return history.state().players.begin()->second; }

    std::vector<CommandId> both{called(1), called(2)};
    History a, b;
};

TEST_F(SharedCommands, ATournamentIsKnownByItsFirstCommand) {
    does(a, called(9), EnterPlayer{person("Nile")});
    EXPECT_EQ(tournamentId(a.acts()), called(1));
    EXPECT_EQ(inB().text(), text(called(2)));
    EXPECT_EQ(elsewhereThan(called(1), std::vector{called(1), called(2), called(3)}).text(),
              text(called(2)) + " " + text(called(3)));
}

TEST_F(SharedCommands, APersonIsKnownByTheFideIdAndElseByNameAndBirth) {
    does(a, called(9), EnterPlayer{person("Nile, N.", "1503014", "1990-11-30")});
    auto const isIn = [&](PlayerDraft draft) {
        History there = opened(3);
        does(there, called(9), EnterPlayer{std::move(draft)});
        return Persons{there.state()}.find(only(a).details) != nullptr;
    };
    EXPECT_TRUE(isIn(person("Nile, Another Spelling", "1503014")));
    EXPECT_FALSE(isIn(person("Nile, N.", "4100018", "1990-11-30"))) << "each is known, and is another one";
    EXPECT_TRUE(isIn(person("Nile, N.", "", "1990-11-30")));
    EXPECT_TRUE(isIn(person("Nile, N.", "", "1990")));
    EXPECT_FALSE(isIn(person("Nile, N.", "", "1991")));
    EXPECT_FALSE(isIn(person("Nile, N."))) << "nobody knows when this one was born";
    EXPECT_FALSE(isIn(person("Volga, N.", "", "1990-11-30")));
}

TEST_F(SharedCommands, WhatBelongsToTheTournamentAloneIsNotCopied) {
    PlayerDraft draft = person("Nile", "1503014", "1990-11-30");
    draft.club = "River";
    draft.feeOwed = "15";
    draft.feePaid = "5";
    draft.fixedBoard = "3";
    draft.note = "wheelchair";
    draft.checkedIn = true;
    does(a, called(9), EnterPlayer{draft});
    PlayerDraft const copy = enterElsewhere(only(a).details, a.state(), b.state()).draft;
    EXPECT_EQ(copy.club, "River");
    EXPECT_EQ(copy.note, "wheelchair");
    EXPECT_TRUE(copy.checkedIn) << "nothing says that they are played on different days";
    EXPECT_EQ(copy.feeOwed + copy.feePaid + copy.fixedBoard, "");
}

TEST_F(SharedCommands, WhoHasComeTodayHasNotComeToATournamentOfAnotherDay) {
    auto const on = [](std::string const& day) {
        EventDraft draft = Story::draft();
        draft.begins = draft.ends = day;
        EventState state;
        state.details = check(draft).value();
        return state;
    };
    PlayerDraft draft = person("Nile");
    draft.checkedIn = true;
    PlayerDetails const nile = check(draft).value();
    EXPECT_TRUE(enterElsewhere(nile, on("2026-11-21"), on("2026-11-21")).draft.checkedIn);
    EXPECT_FALSE(enterElsewhere(nile, on("2026-11-21"), on("2026-11-22")).draft.checkedIn);
}

TEST_F(SharedCommands, ARatingOfAnotherKindOfPlayIsOfNoListThere) {
    PlayerDraft draft = person("Nile", "1503014");
    draft.officialRating = "2100";
    draft.ratingSource = "FIDE Blitz 2026-11";
    draft.k = "20";
    does(a, called(9), EnterPlayer{draft}); // blitz
    EventState standard;
    standard.details = check(Story::draft("40/90:30")).value();
    PlayerDraft const copy = enterElsewhere(only(a).details, a.state(), standard).draft;
    EXPECT_EQ(copy.rating, "2100");
    EXPECT_EQ(copy.officialRating + copy.ratingSource + copy.k, "");
    EXPECT_EQ(enterElsewhere(only(a).details, a.state(), b.state()).draft.k, "20");
}

TEST_F(SharedCommands, APartThatIsMissingIsFoundAndDone) {
    does(a, called(9), EnterPlayer{person("Nile", "1503014")}, inB());
    auto const half = halfDone(a, b);
    ASSERT_EQ(half.size(), 1U);
    EXPECT_EQ(half.front().id, called(9));
    auto const part = partOf(half.front());
    ASSERT_TRUE(part);
    does(b, called(9), *part, inA());
    EXPECT_EQ(only(b).details.fideId, "1503014");
    EXPECT_TRUE(halfDone(a, b).empty());
    EXPECT_TRUE(halfDone(b, a).empty());
}

TEST_F(SharedCommands, WhatIsOfOneTournamentOrOfAThirdIsNotMissing) {
    does(a, called(9), EnterPlayer{person("Nile")});
    does(a, called(8), EnterPlayer{person("Volga")}, SharedName{text(called(7))});
    EXPECT_TRUE(halfDone(a, b).empty());
}

TEST_F(SharedCommands, ACheckInIsMissingWhereThePersonPlays) {
    for (History* const one : {&a, &b}) does(*one, called(7), EnterPlayer{person("Nile", "1503014")});
    does(a, called(6), EnterPlayer{person("Volga", "4100018")});
    CheckIn all{{}, true};
    for (auto const& [id, player] : a.state().players) all.players.push_back(id);
    does(a, called(9), all, inB());
    auto const part = partOf(halfDone(a, b).front());
    ASSERT_TRUE(part);
    auto const* const checkIn = std::get_if<CheckIn>(&*part);
    ASSERT_TRUE(checkIn);
    EXPECT_EQ(checkIn->players, std::vector{only(b).id}) << "Volga does not play there";
}

TEST_F(SharedCommands, WhatWasLeftOutIsNotAskedAbout) {
    does(a, called(9), EnterPlayer{person("Nile")}, inB());
    does(b, called(5), LeavePartsOut{"A", {called(9)}});
    EXPECT_TRUE(halfDone(a, b).empty());
}

TEST_F(SharedCommands, WhatIsTakenBackHereIsTakenBackThere) {
    does(a, called(9), EnterPlayer{person("Nile")}, inB());
    does(b, called(9), EnterPlayer{person("Nile")}, inA());
    auto const undo = sameTakingBack(a, Undo{}, b);
    ASSERT_TRUE(undo && *undo);
    does(a, called(8), Undo{}, inB());
    EXPECT_TRUE(a.state().players.empty());
    // The program has ended between the two files.
    auto const half = halfDone(a, b);
    ASSERT_EQ(half.size(), 1U);
    auto const part = partOf(half.front());
    ASSERT_TRUE(part);
    does(b, called(8), *part, inA());
    EXPECT_TRUE(b.state().players.empty());
    auto const redo = sameTakingBack(a, Redo{}, b);
    ASSERT_TRUE(redo && *redo);
    does(a, called(4), Redo{}, inB());
    auto const again = partOf(halfDone(a, b).front());
    ASSERT_TRUE(again);
    does(b, called(4), *again, inA());
    EXPECT_EQ(b.state().players.size(), 1U);
}

TEST_F(SharedCommands, WhatCannotBeDoneAgainThereIsNotTakenForNothing) {
    for (History* const one : {&a, &b}) does(*one, called(9), EnterPlayer{person("Nile")}, one == &a ? inB() : inA());
    for (History* const one : {&a, &b}) does(*one, called(8), Undo{}, one == &a ? inB() : inA());
    does(b, called(7), EnterPlayer{person("Volga")}); // with a new command there is nothing to do again
    EXPECT_FALSE(sameTakingBack(a, Redo{}, b));
    does(a, called(4), Redo{}, inB());
    ASSERT_EQ(halfDone(a, b).size(), 1U);
    EXPECT_FALSE(missingPart(a, halfDone(a, b).front(), b));
}

TEST_F(SharedCommands, WhatWasDoneHereAloneIsTakenBackHereAlone) {
    for (History* const one : {&a, &b}) does(*one, called(9), EnterPlayer{person("Nile")});
    auto const undo = sameTakingBack(a, Undo{}, b);
    EXPECT_TRUE(undo && !*undo) << "even if a copy had the same names";
}

// --- each kind of a part that is missing ---------------------------------------------------------------------------

/// Two players in both, one of whom is somebody else's number there.
struct MissingParts : SharedCommands {
    MissingParts() {
        does(b, called(3), EnterPlayer{person("Volga", "4100018")});
        for (History* const one : {&a, &b}) does(*one, called(3), EnterPlayer{nile()});
        does(a, called(3), EnterPlayer{person("Danube", "1600001")});
    }
    static PlayerDraft nile() {
        PlayerDraft draft = person("Nile", "1503014");
        draft.feeOwed = "15";
        return draft;
    }
    static Player const& nileIn(History const& history) {
        return *Persons{history.state()}.find(check(nile()).value());
    }
    /// In `a`, of which nothing came to `b`; and then there.
    void happensHalf(std::vector<Command> commands) {
        does(a, called(9), Together{std::move(commands)}, inB());
        auto const part = partOf(halfDone(a, b).front());
        ASSERT_TRUE(part);
        does(b, called(9), *part, inA());
    }
};

TEST_F(MissingParts, ARoleThatSomebodyGot) {
    for (History* const one : {&a, &b}) does(*one, called(4), NamePerson{"A. Chief", Role::ChiefArbiter, {}});
    happensHalf({NamePerson{"C. Helper", Role::ResultHelper, {}}});
    ASSERT_TRUE(b.state().person("C. Helper"));
    EXPECT_EQ(*b.state().person("C. Helper"), *a.state().person("C. Helper"));
}

TEST_F(MissingParts, ARoleAsItIsByNow) {
    for (History* const one : {&a, &b}) does(*one, called(4), NamePerson{"A. Chief", Role::ChiefArbiter, {}});
    does(a, called(9), NamePerson{"C. Helper", Role::ResultHelper, {}}, inB());
    does(a, called(10), NamePerson{"C. Helper", Role::DeputyArbiter, {}});
    does(b, called(9), *partOf(halfDone(a, b).front()), inA());
    EXPECT_EQ(b.state().person("C. Helper")->role, Role::DeputyArbiter);
    does(a, called(11), NamePerson{"D. Gone", Role::Observer, {}}, inB());
    does(a, called(12), RemovePerson{"D. Gone"});
    EXPECT_FALSE(partOf(halfDone(a, b).front())) << "who has gone since is nobody's";
}

TEST_F(MissingParts, ARoleThatSomebodyLost) {
    for (History* const one : {&a, &b})
        for (auto const& [name, role] : {std::pair{"A. Chief", Role::ChiefArbiter}, {"C. Helper", Role::ResultHelper}})
            does(*one, called(4), NamePerson{name, role, {}});
    happensHalf({RemovePerson{"C. Helper"}});
    EXPECT_FALSE(b.state().person("C. Helper"));
    EXPECT_TRUE(b.state().person("A. Chief"));
}

TEST_F(MissingParts, AReturnWithCheckIn) {
    for (History* const one : {&a, &b}) does(*one, called(4), PairRound{});
    for (History* const one : {&a, &b}) does(*one, called(5), WithdrawPlayer{nileIn(*one).id});
    ASSERT_TRUE(nileIn(b).withdrawnFrom);
    happensHalf({ReturnPlayer{nileIn(a).id}, CheckIn{{nileIn(a).id}}});
    EXPECT_FALSE(nileIn(b).withdrawnFrom);
    EXPECT_TRUE(nileIn(b).details.checkedIn);
}

TEST_F(MissingParts, AByeThatIsRevokedInTheRoundToCome) {
    EventDraft swiss = Story::draft("3+2", "FIDE_DUTCH_2026");
    swiss.rounds = 3;
    for (History* const one : {&a, &b}) does(*one, called(4), ReviseEvent{swiss});
    for (History* const one : {&a, &b})
        does(*one, called(5), GrantBye{nileIn(*one).id, RoundNumber{1}, Bye::ZeroPoint});
    ASSERT_TRUE(byeIn(nileIn(b), RoundNumber{1}));
    happensHalf({CheckIn{{nileIn(a).id}}, RevokeBye{nileIn(a).id, RoundNumber{1}}});
    EXPECT_FALSE(byeIn(nileIn(b), RoundNumber{1}));
    EXPECT_TRUE(nileIn(b).details.checkedIn);
}

TEST_F(MissingParts, AWithdrawalAlsoFromATournamentThatHasNotBegun) {
    does(a, called(4), PairRound{});
    happensHalf({WithdrawPlayer{nileIn(a).id}});
    EXPECT_FALSE(Persons{b.state()}.find(check(nile()).value())) << "is taken off its list";
}

TEST_F(MissingParts, ARemovalAlsoFromATournamentThatHasBegun) {
    does(b, called(4), PairRound{});
    happensHalf({RemovePlayer{nileIn(a).id}});
    EXPECT_TRUE(nileIn(b).withdrawnFrom);
}

TEST_F(MissingParts, ACheckInThatIsTakenBack) {
    for (History* const one : {&a, &b}) does(*one, called(5), CheckIn{{nileIn(*one).id}});
    ASSERT_TRUE(nileIn(b).details.checkedIn);
    happensHalf({CheckIn{{nileIn(a).id}, false}});
    EXPECT_FALSE(nileIn(b).details.checkedIn);
}

TEST_F(MissingParts, AFeeThatIsPaid) {
    happensHalf({payFee(nileIn(a))});
    EXPECT_EQ(nileIn(b).details.feePaid, 1500);
}

TEST_F(MissingParts, AnotherRevisionEntersWhoIsNotThereAndNothingElse) {
    PlayerDraft draft = draftOf(nileIn(a).details);
    draft.club = "River";
    does(a, called(9), RevisePlayer{nileIn(a).id, draft}, inB());
    auto const part = missingPart(a, halfDone(a, b).front(), b);
    EXPECT_TRUE(part && !*part);
    EXPECT_EQ(nileIn(b).details.feePaid, 0);
}

TEST_F(MissingParts, WhatNobodyKnowsThereIsSaid) {
    does(a, called(9), ReviseEvent{Story::draft("5+0")}, inB());
    EXPECT_FALSE(missingPart(a, halfDone(a, b).front(), b)) << "of such a part nothing is known";
}

TEST_F(MissingParts, WhoIsNotThereAnyMoreIsSaid) {
    does(a, called(9), CheckIn{{nileIn(a).id}}, inB());
    does(b, called(5), RemovePlayer{nileIn(b).id});
    EXPECT_FALSE(missingPart(a, halfDone(a, b).front(), b));
}

} // namespace
} // namespace flagfall::session
