// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/contact_file.h"
#include "app/session/journal/file_digest.h"
#include "tests/support/story.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace flagfall::session {
namespace {

Story opened() {
    Story story;
    EventDraft draft = Story::draft("90+30", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    story.does(OpenEvent{draft});
    return story;
}

template <typename A>
A const& lastOf(std::vector<Act> const& acts) {
    return std::get<A>(acts.back());
}

PlayerDraft full() {
    PlayerDraft draft = Story::named("Hron, Anna", "2100");
    draft.club = " Slávia ";
    draft.nationalId = "7741";
    draft.nationalRating = "2080";
    draft.officialRating = "2105";
    draft.ratingSource = "standard 2026-11";
    draft.k = "20";
    draft.categories = "Guests, School; Guests,";
    draft.feeOwed = "15,5";
    draft.feePaid = "10.00";
    draft.note = "near the door";
    draft.fixedBoard = "3";
    draft.checkedIn = true;
    return draft;
}

TEST(PlayerData, IsCheckedAndCanBeSaidAgain) {
    auto const player = check(full());
    ASSERT_TRUE(player);
    EXPECT_EQ(player->club, "Slávia");
    EXPECT_EQ(player->officialRating, 2105);
    EXPECT_EQ(player->rating, 2100) << "the rating used is another one";
    EXPECT_EQ(player->categories, (std::vector<std::string>{"Guests", "School"}));
    EXPECT_EQ(player->feeOwed, 1550);
    EXPECT_EQ(player->feePaid, 1000);
    EXPECT_EQ(player->fixedBoard, BoardNumber{3});
    EXPECT_EQ(*check(draftOf(*player)), *player);
    EXPECT_EQ(draftOf(*player).feeOwed, "15.50");
    EXPECT_EQ(amountText(1005), "10.05");
}

TEST(PlayerData, WhatIsNoNumberOrAmountIsNamed) {
    PlayerDraft draft = full();
    draft.k = "many";
    draft.feeOwed = "1.234";
    draft.feePaid = "-3";
    draft.nationalRating = "4001";
    draft.fixedBoard = "x";
    auto const player = check(draft);
    ASSERT_FALSE(player);
    auto const has = [&](PlayerField field, FieldFault fault) {
        return std::ranges::find(player.error(), FieldProblem{field, fault}) != player.error().end();
    };
    EXPECT_TRUE(has(PlayerField::K, FieldFault::NotANumber));
    EXPECT_TRUE(has(PlayerField::FeeOwed, FieldFault::NotAnAmount));
    EXPECT_TRUE(has(PlayerField::FeePaid, FieldFault::NotAnAmount));
    EXPECT_TRUE(has(PlayerField::NationalRating, FieldFault::OutOfRange));
    EXPECT_TRUE(has(PlayerField::FixedBoard, FieldFault::NotANumber));
}

TEST(PlayersAtOnce, AreOneActAndAreUndoneTogether) {
    Story story = opened();
    story.does(EnterPlayer{Story::named("A")});
    auto const acts = story.tries(EnterPlayers{{{Story::named("B")}, {Story::named("C")}, {full()}}});
    ASSERT_TRUE(acts);
    EXPECT_EQ(acts->size(), 1U);
    EXPECT_EQ(story.state().players.size(), 4U);
    EXPECT_EQ(story.state().player(story.idOf("Hron, Anna"))->details.club, "Slávia");
    PlayerId const last = story.idOf("Hron, Anna");
    story.does(Undo{});
    EXPECT_EQ(story.state().players.size(), 1U);
    story.does(Redo{});
    EXPECT_EQ(story.state().players.size(), 4U);
    story.does(EnterPlayer{Story::named("D")});
    EXPECT_GT(story.idOf("D"), last);
}

TEST(PlayersAtOnce, AnotherTwoWithOneIdAreRefusedAndOneNameIsAskedAbout) {
    Story story = opened();
    PlayerDraft draft = Story::named("Hron, A.");
    draft.fideId = "14900001";
    PlayerDraft other = Story::named("Other");
    other.fideId = draft.fideId;
    EXPECT_EQ(story.refusal(EnterPlayers{{{draft}, {other}}}), Why::SameIdInList);
    story.does(EnterPlayer{draft});
    EXPECT_EQ(story.refusal(EnterPlayers{{{other}}}), Why::SamePlayerTwice);
    other.fideId = "";
    EXPECT_EQ(story.question(EnterPlayers{{{other}, {other}}}), Ask::SameNameAndBirth);
    EXPECT_EQ(story.question(EnterPlayers{{{Story::named("Hron, A.")}}}), Ask::SameNameAndBirth);
    story.does(EnterPlayers{{{other}, {other}}}, Confirmation::Yes);
    EXPECT_EQ(story.state().players.size(), 3U);
    EXPECT_EQ(story.refusal(EnterPlayers{{{Story::named("")}}}), Why::FieldsWrong);
    PlayerDraft namesake = Story::named("Hron, A.");
    namesake.fideId = "14900002";
    EXPECT_TRUE(story.tries(EnterPlayers{{{namesake}}}, Confirmation::NotAsked)) << "two FIDE IDs are two people";
}

TEST(PlayersAtOnce, AreLateEntriesOnceARoundIsPaired) {
    Story story = opened();
    story.does(EnterPlayers{{{Story::named("A")}, {Story::named("B")}, {Story::named("E")}, {Story::named("F")}}});
    story.does(PairRound{});
    story.does(EnterPlayers{{{Story::named("C", "2200")}, {Story::named("D", "2100"), Bye::HalfPoint}}});
    EXPECT_EQ(story.state().player(story.idOf("C"))->number, PairingNumber{1});
    EXPECT_EQ(story.state().player(story.idOf("D"))->number, PairingNumber{2});
    EXPECT_EQ(story.state().player(story.idOf("D"))->missed, Bye::HalfPoint);
    story.does(Undo{});
    EXPECT_EQ(story.state().players.size(), 4U);
}

TEST(FixedBoard, IsWhereThePlayerSitsInEveryRound) {
    Story story = opened();
    std::vector<EnterPlayer> list;
    for (int i = 0; i < 8; ++i)
        list.push_back({Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
    list[0].draft.fixedBoard = "3";
    list[4].draft.fixedBoard = "1"; // meets the first one, whose board comes first
    list[2].draft.fixedBoard = "3";
    list[3].draft.fixedBoard = "9";
    story.does(EnterPlayers{list});
    story.does(PairRound{});
    auto const seat = [&](char const* name) {
        for (Board const& board : story.state().rounds.back().boards)
            if (story.nameOf(board.white) == name || story.nameOf(board.black) == name) return board.number.value();
        return 0;
    };
    EXPECT_EQ(seat("A"), 3);
    EXPECT_EQ(seat("C"), 1) << "the board is taken, and the pair from there has come here";
    EXPECT_EQ(seat("B"), 2);
    EXPECT_EQ(seat("D"), 4);
    EXPECT_FALSE(story.state().rounds.back().byRules) << "nothing was paired by hand";
}

TEST(Contacts, LieBesideTheActAndNotInIt) {
    Story story = opened();
    auto const acts = story.tries(EnterPlayer{full(), Bye::ZeroPoint, {"anna@example.org", "+421 900 000 000"}});
    ASSERT_TRUE(acts);
    ASSERT_EQ(acts->size(), 2U);
    NewRow const row = encode(acts->back());
    EXPECT_EQ(row.payload.find("anna@"), std::string::npos);
    ASSERT_TRUE(row.file);
    EXPECT_EQ(sha256Of(*row.file), lastOf<ContactsKept>(*acts).sha256);
    PlayerId const anna = story.idOf("Hron, Anna");
    EXPECT_EQ(contactsIn(*row.file)->at(anna), (Contact{"anna@example.org", "+421 900 000 000"}));
    EXPECT_EQ(story.state().player(anna)->contact, sha256Of(*row.file));
}

TEST(Contacts, OfTheSameWordsHaveAnotherDigestEachTime) {
    Contacts const contacts{{PlayerId{1}, {"a@example.org", ""}}};
    EXPECT_NE(contactFile(contacts), contactFile(contacts)) << "or the digest would tell whose address it is";
    EXPECT_EQ(contactsIn(contactFile(contacts)), contacts);
    for (char const* wrong :
         {"", "{}", "[]", R"({"contacts":[{"email":"a"}]})", R"({"contacts":[{"player":1,"email":2}]})"})
        EXPECT_FALSE(contactsIn(wrong)) << wrong;
}

TEST(Contacts, StayWhenOnlyOtherDetailsChangeAndGoWhenTheyAreEmptied) {
    Story story = opened();
    story.does(EnterPlayer{full(), Bye::ZeroPoint, {"anna@example.org", ""}});
    PlayerId const anna = story.idOf("Hron, Anna");
    std::string const kept = story.state().player(anna)->contact;
    PlayerDraft draft = full();
    draft.club = "Other club";
    story.does(RevisePlayer{anna, draft});
    EXPECT_EQ(story.state().player(anna)->contact, kept);
    EXPECT_EQ(story.refusal(RevisePlayer{anna, draft, Contact{"two\nlines", ""}}), Why::ContactUnfit);
    story.does(RevisePlayer{anna, draft, Contact{}});
    EXPECT_EQ(story.state().player(anna)->contact, "");
    story.does(Undo{});
    EXPECT_EQ(story.state().player(anna)->contact, kept);
}

TEST(Contacts, OnceErasedAreNowhereInTheEventAndNotUndone) {
    Story story = opened();
    PlayerDraft draft = full();
    draft.birth = "1998-05-17";
    story.does(EnterPlayer{draft, Bye::ZeroPoint, {"anna@example.org", ""}});
    PlayerId const anna = story.idOf("Hron, Anna");
    story.does(EnterPlayer{Story::named("Zeta", "1900")});
    std::string const born = story.state().player(anna)->details.birth;
    auto const asked = story.tries(EraseContacts{}, Confirmation::NotAsked);
    ASSERT_TRUE(!asked && asked.error().is(Ask::ContactsGo));
    EXPECT_EQ(asked.error().question()->count, 1);
    EXPECT_EQ(asked.error().question()->births, 0);
    EXPECT_EQ(asked.error().question()->level(), Level::L3);
    story.does(EraseContacts{}, Confirmation::Yes);
    EXPECT_EQ(story.state().player(anna)->contact, "");
    EXPECT_EQ(story.state().player(anna)->details.birth, born) << "nobody asked for that";
    story.does(EraseContacts{true}, Confirmation::Yes);
    EXPECT_EQ(story.state().player(anna)->details.birth, born.substr(0, 4)) << "the year stays for the categories";
    EXPECT_EQ(story.refusal(EraseContacts{true}), Why::NothingToErase);
    story.does(Undo{});
    EXPECT_EQ(story.state().players.size(), 1U) << "the command before is undone: Zeta";
    EXPECT_EQ(story.state().player(anna)->contact, "");
    EXPECT_EQ(story.state().player(anna)->details.birth.size(), 4U);
}

TEST(RatingMethod, TakesOneOfTwoRatings) { // VCL 145; TRF26, record 172
    EXPECT_EQ(ratingBy(RatingMethod::Fide, 2000, 1900), 2000);
    EXPECT_EQ(ratingBy(RatingMethod::Fide, 0, 1900), 0) << "no FIDE rating is none";
    EXPECT_EQ(ratingBy(RatingMethod::National, 2000, 1900), 1900);
    EXPECT_EQ(ratingBy(RatingMethod::FideElseNational, 0, 1900), 1900);
    EXPECT_EQ(ratingBy(RatingMethod::FideElseNational, 2000, 1900), 2000);
    EXPECT_EQ(ratingBy(RatingMethod::NationalElseFide, 2000, 0), 2000);
    EXPECT_EQ(ratingBy(RatingMethod::NationalElseFide, 2000, 1900), 1900);
    EXPECT_EQ(ratingBy(RatingMethod::Highest, 2000, 1900), 2000);
    EXPECT_EQ(ratingBy(RatingMethod::Lowest, 2000, 1900), 1900);
    EXPECT_EQ(ratingBy(RatingMethod::Lowest, 2000, 0), 2000) << "none is not the lower one";
    EXPECT_FALSE(ratingBy(RatingMethod::Other, 2000, 1900));
    for (RatingMethod const method : ratingMethods()) EXPECT_EQ(ratingMethodOf(ratingMethodCode(method)), method);
    EXPECT_FALSE(ratingMethodOf("fide"));
}

TEST(RatingMethod, GivesThePlayersTheirRatingsOnceItIsChosen) {
    Story story;
    EventDraft event = Story::draft();
    story.does(OpenEvent{event});
    PlayerDraft draft = Story::named("Vega", "2000");
    draft.officialRating = "2000";
    draft.nationalRating = "2100";
    story.does(EnterPlayer{draft});
    story.does(EnterPlayer{Story::named("Zeta", "1900")});
    event.ratingMethod = "NRO";
    story.does(ReviseEvent{event});
    EXPECT_EQ(story.state().player(story.idOf("Vega"))->details.rating, 2100);
    EXPECT_EQ(story.state().player(story.idOf("Zeta"))->details.rating, 1900) << "typed, and nothing known beside it";
    story.does(Undo{});
    EXPECT_EQ(story.state().player(story.idOf("Vega"))->details.rating, 2000) << "in one step with the choice";
    EXPECT_FALSE(story.state().details.ratingMethod);
    story.does(PairRound{});
    story.does(ReviseEvent{event});
    EXPECT_EQ(story.state().player(story.idOf("Vega"))->details.rating, 2000) << "numbers are given";
    event.ratingMethod = "BEST";
    EXPECT_EQ(story.refusal(ReviseEvent{event}), Why::FieldsWrong);
}

TEST(PlayerForm, LeavesAloneWhatWasChangedMeanwhileInOtherFields) {
    Story story = Story::withPlayers(2, "90+30");
    PlayerId const anna{1};
    auto const now = [&] { return draftOf(story.state().player(anna)->details); };
    PlayerDraft const begun = now();
    PlayerDraft elsewhere = begun;
    elsewhere.rating = "2100";
    elsewhere.club = "Delta";
    story.does(RevisePlayer{anna, elsewhere});
    PlayerDraft here = begun;
    here.federation = "SVK";
    story.does(RevisePlayer{.player = anna, .draft = here, .from = begun});
    EXPECT_EQ(now().federation, "SVK");
    EXPECT_EQ(now().rating, "2100") << "it was changed at another desk";
    here.club = "Estuary";
    EXPECT_EQ(story.question(RevisePlayer{.player = anna, .draft = here, .from = begun}), Ask::ChangedMeanwhile);
    EXPECT_EQ(now().club, "Delta");
    story.does(RevisePlayer{.player = anna, .draft = here, .from = now()});
    EXPECT_EQ(now().club, "Estuary");
}

} // namespace
} // namespace flagfall::session
