// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/manual_pairing.h"
#include "pairing/dutch/dutch_system.h"
#include "pairing/generator/random_tournament.h"
#include "tests/support/story.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using pairing::dutch::Entries;
using pairing::dutch::PastRound;
using pairing::generator::RandomTournament;
using pairing::generator::TournamentModel;

EventDraft swissDraft(int rounds = 3, std::string system = "FIDE_DUTCH_2026") {
    EventDraft draft = Story::draft("3+2", std::move(system));
    draft.rounds = rounds;
    draft.initialColour = "white";
    return draft;
}

/// Players A, B, C … of falling rating in a Swiss.
Story swissOf(int players, EventDraft const& draft = swissDraft()) {
    Story story;
    story.does(OpenEvent{draft});
    for (int i = 0; i < players; ++i)
        story.does(EnterPlayer{Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
    return story;
}

/// `A-C D-B (E)` for the last round; byes asked for with their kind, `[F ½]`.
std::string boards(Story const& story) {
    std::string text;
    Round const& round = *story.state().currentRound();
    for (Board const& board : round.boards)
        text += (text.empty() ? "" : " ") + story.nameOf(board.white) + "-" + story.nameOf(board.black);
    for (Rest const& rest : round.rests) {
        std::string const name = story.nameOf(rest.player);
        switch (rest.bye) {
        case Bye::Allocated: text += " (" + name + ")"; break;
        case Bye::HalfPoint: text += " [" + name + " ½]"; break;
        case Bye::FullPoint: text += " [" + name + " 1]"; break;
        case Bye::ZeroPoint: text += " [" + name + " 0]"; break;
        }
    }
    return text;
}

Points scoreOf(Story const& story, std::string const& name) {
    for (auto const& line : standingsOf(story.state()))
        if (line.player == story.idOf(name)) return line.points;
    return {};
}

std::string order(Story const& story) {
    std::string names;
    for (Player const* player : story.state().playersInOrder()) names += story.nameOf(player->id);
    return names;
}

/// A pairing by hand, `A-C D-B (E)`.
pairing::RoundPairing byHand(Story const& story, std::vector<std::pair<std::string, std::string>> const& pairs,
                             std::string const& bye = {}) {
    pairing::RoundPairing pairing{story.state().nextRound(), {}, {}};
    int board = 0;
    for (auto const& [white, black] : pairs)
        pairing.pairs.push_back({BoardNumber{++board}, story.idOf(white), story.idOf(black)});
    if (!bye.empty()) pairing.byes.push_back(story.idOf(bye));
    return pairing;
}

// --- pairing -------------------------------------------------------------------------------------------------

TEST(Swiss, TheUpperHalfMeetsTheLowerInTheFirstRound) { // C.04.3, 3.3 and 5.2.5
    Story story = swissOf(7);
    story.does(PairRound{});
    EXPECT_EQ(boards(story), "A-D E-B C-F (G)");
}

TEST(Swiss, TheDrawnColourIsThatOfTheHighestRanked) { // 5.1
    EventDraft draft = swissDraft();
    draft.initialColour = "black";
    Story story = swissOf(4, draft);
    story.does(PairRound{});
    EXPECT_EQ(boards(story), "C-A B-D");
}

TEST(Swiss, WithoutADrawnColourTheFirstRoundIsNotPaired) {
    EventDraft draft = swissDraft();
    draft.initialColour.clear();
    Story story = swissOf(4, draft);
    auto const refusal = story.tries(PairRound{});
    ASSERT_FALSE(refusal);
    EXPECT_EQ(std::get<Refusal>(refusal.error()).pairing, pairing::PairingRefusal::InitialColourUnknown);
}

TEST(Swiss, ItsRoundsAreCountedBeforehand) { // C.04.1, 1
    EventDraft draft = swissDraft(0);
    auto const details = check(draft);
    ASSERT_FALSE(details);
    EXPECT_EQ(details.error().front(), (FieldProblem<EventField>{EventField::Rounds, FieldFault::Missing}));
}

TEST(Swiss, TheByeOfThePairingCountsWhatTheRegulationsSay) { // C.04.1, 3
    EventDraft draft = swissDraft();
    draft.allocatedBye = "½";
    Story story = swissOf(3, draft);
    story.does(PairRound{});
    EXPECT_EQ(boards(story), "A-B (C)");
    story.enters(1, 1, Result::Draw);
    EXPECT_EQ(scoreOf(story, "C"), halfPoint);
    draft.allocatedBye = "2";
    EXPECT_FALSE(check(draft)) << "no more than a win";
}

TEST(Swiss, WhatAForfeitAndAnAbsenceCountIsAnnounced) {
    EventDraft draft = swissDraft();
    draft.win = "3", draft.draw = "2", draft.loss = "1";
    Story usual = swissOf(2, draft);
    EXPECT_EQ(usual.state().details.scoring.forfeitWin, 3 * onePoint) << "as any win";
    EXPECT_EQ(usual.state().details.scoring.forfeitLoss, noPoint);
    draft.forfeitWin = "2", draft.forfeitLoss = "½", draft.absence = "1";
    Story story = swissOf(5, draft);
    story.does(GrantBye{story.idOf("E"), RoundNumber{1}, Bye::ZeroPoint});
    story.does(PairRound{});
    EXPECT_EQ(boards(story), "A-C D-B [E 0]");
    story.does(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWinsByForfeit});
    EXPECT_EQ(scoreOf(story, "A"), 2 * onePoint);
    EXPECT_EQ(scoreOf(story, "C"), halfPoint);
    EXPECT_EQ(scoreOf(story, "E"), onePoint);
    draft.forfeitWin = "4";
    draft.system = "CUSTOM_KNOCKOUT";
    auto const knockout = check(draft);
    EXPECT_TRUE(knockout || std::ranges::find(knockout.error(), EventField::Forfeits,
                                              &FieldProblem<EventField>::field) == knockout.error().end())
        << "which has no such points";
    draft.system = swissDraft().system;
    for (auto const& [win, loss, absence] : {std::tuple{"3.5", "", ""}, {"1", "2", ""}, {"", "", "4"}, {"x", "", ""}}) {
        draft.forfeitWin = win, draft.forfeitLoss = loss, draft.absence = absence;
        auto const details = check(draft);
        ASSERT_FALSE(details) << win << loss << absence;
        EXPECT_EQ(details.error().front().field, EventField::Forfeits);
    }
}

TEST(Swiss, AccelerationPairsTheUpperHalfAmongItself) { // C.04.7
    Story plain = swissOf(8);
    plain.does(PairRound{});
    EXPECT_EQ(boards(plain), "A-E F-B C-G H-D");
    Story story = swissOf(8, swissDraft(5, "FIDE_DUTCH_2026_BAKU"));
    story.does(PairRound{});
    EXPECT_EQ(boards(story), "A-C D-B E-G H-F");
}

TEST(Swiss, ALateEntryDoesNotMoveTheEndOfTheAcceleratedGroup) { // C.04.2, 2.4
    Story story = swissOf(8, swissDraft(5, "FIDE_DUTCH_2026_BAKU"));
    story.playsRound(Result::Draw);
    for (char const name : {'X', 'Y', 'Z', 'W'}) story.does(EnterPlayer{Story::named(std::string(1, name), "2100")});
    story.does(PairRound{});
    // A to D have ½ and a virtual point each, and are still by themselves.
    EXPECT_EQ(boards(story).substr(0, 7), "B-A C-D");
}

TEST(Swiss, AnUnfinishedGameIsADrawForThePairing) { // C.04.2, 3.1
    Story story = swissOf(4);
    story.does(PairRound{});
    story.enters(1, 2, Result::Draw);
    story.does(PairRound{}, Confirmation::Yes);
    EXPECT_EQ(boards(story), "B-A C-D") << "all four have half a point";
}

TEST(Swiss, MoreRoundsThanOpponentsAreAskedAbout) {
    Story story = swissOf(3, swissDraft(4));
    auto const asked = story.tries(PairRound{});
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::MoreRoundsThanRivals);
    EXPECT_EQ(std::get<Question>(asked.error()).level(), Level::L3);
    EXPECT_EQ(std::get<Question>(asked.error()).count, 3);
    story.does(PairRound{}, Confirmation::Yes);
}

TEST(Swiss, NoLegalPairingNamesWhoStandsInTheWay) {
    Story story = swissOf(4, swissDraft(3));
    story.does(ProhibitPair{story.idOf("A"), story.idOf("B")});
    story.does(ProhibitPair{story.idOf("A"), story.idOf("C")});
    story.does(ProhibitPair{story.idOf("A"), story.idOf("D")});
    auto const refusal = story.tries(PairRound{});
    ASSERT_FALSE(refusal);
    ASSERT_TRUE(std::get<Refusal>(refusal.error()).pairing);
    EXPECT_EQ(std::get<Refusal>(refusal.error()).pairing, pairing::PairingRefusal::NoLegalPairing);
    EXPECT_NE(std::ranges::find(std::get<Refusal>(refusal.error()).pairing->stranded, story.idOf("A")),
              std::get<Refusal>(refusal.error()).pairing->stranded.end());
    EXPECT_TRUE(story.state().rounds.empty());
}

// --- who takes part ------------------------------------------------------------------------------------------

TEST(LateEntry, GetsTheNumberThatFitsTheRating) { // C.04.2, 2.4
    Story story = swissOf(4);
    story.playsRound();
    story.does(EnterPlayer{Story::named("X", "2398")}); // as strong as C, and behind by name
    EXPECT_EQ(order(story), "ABCXD");
    EXPECT_EQ(story.state().player(story.idOf("D"))->number, PairingNumber{5});
    story.does(Undo{});
    EXPECT_EQ(order(story), "ABCD");
    EXPECT_EQ(story.state().player(story.idOf("D"))->number, PairingNumber{4});
}

TEST(LateEntry, HasNothingForTheRoundsBefore) { // C.04.2, 3
    Story story = swissOf(4);
    story.playsRound(Result::Draw);
    story.does(EnterPlayer{Story::named("X", "2500")});
    EXPECT_EQ(scoreOf(story, "X"), noPoint);
    story.does(PairRound{});
    EXPECT_EQ(boards(story), "B-A C-D (X)") << "the lowest score gets the bye";
}

TEST(LateEntry, HasHalfAPointForEachRoundBeforeWhereTheRegulationsSaySo) {
    Story story = swissOf(4);
    story.playsRound();
    story.playsRound();
    story.does(EnterPlayer{Story::named("X", "2500"), Bye::HalfPoint});
    EXPECT_EQ(scoreOf(story, "X"), onePoint);
    EXPECT_EQ(halfPointByes(story.state(), story.idOf("X")), 2);
    EXPECT_EQ(story.refusal(EnterPlayer{Story::named("Y", "2500"), Bye::FullPoint}), Why::NoSuchBye);
}

TEST(LateEntry, IsNoneWhenAllRoundsArePaired) {
    Story story = swissOf(2, swissDraft(1));
    story.does(PairRound{});
    EXPECT_EQ(story.refusal(EnterPlayer{Story::named("X")}), Why::PairingRefused);
}

TEST(Withdrawal, FromASwissLeavesThePlayerUnpairedAndAsksNothing) { // C.04.2, 3
    Story story = swissOf(5);
    story.playsRound();
    story.does(WithdrawPlayer{story.idOf("A")});
    story.does(PairRound{});
    EXPECT_EQ(boards(story).find('A'), std::string::npos);
    EXPECT_EQ(scoreOf(story, "A"), onePoint) << "the point of round 1 stays";
    story.does(Undo{});
    story.does(ReturnPlayer{story.idOf("A")});
    story.does(PairRound{});
    EXPECT_NE(boards(story).find('A'), std::string::npos);
}

TEST(Bye, AskedForKeepsThePlayerOutOfThatRoundOnly) {
    Story story = swissOf(5);
    story.does(GrantBye{story.idOf("B"), RoundNumber{1}, Bye::HalfPoint});
    story.does(PairRound{});
    EXPECT_EQ(boards(story), "A-D E-C [B ½]") << "who has not appeared takes no number: C is the second";
    story.enters(1, 1, Result::Draw);
    EXPECT_EQ(scoreOf(story, "B"), halfPoint);
    story.enters(1, 2, Result::Draw);
    story.does(PairRound{});
    EXPECT_NE(boards(story).find('B'), std::string::npos);
}

TEST(Bye, CountsInTheStandingsFromTheFirstResultOfItsRoundOn) {
    Story story = swissOf(5);
    story.playsRound();
    Points const before = scoreOf(story, "B");
    story.does(GrantBye{story.idOf("B"), RoundNumber{2}, Bye::HalfPoint});
    story.does(PairRound{});
    EXPECT_EQ(scoreOf(story, "B"), before) << "nobody else could have scored";
    EXPECT_FALSE(standingsOf(story.state()).front().hasPending);
    story.enters(2, 1, Result::Draw);
    EXPECT_EQ(scoreOf(story, "B"), before + halfPoint);
}

TEST(Bye, IsTakenBackAndUndone) {
    Story story = swissOf(4);
    PlayerId const player = story.idOf("A");
    story.does(GrantBye{player, RoundNumber{1}, Bye::ZeroPoint});
    story.does(GrantBye{player, RoundNumber{1}, Bye::HalfPoint});
    EXPECT_EQ(byeIn(*story.state().player(player), RoundNumber{1}), Bye::HalfPoint);
    story.does(Undo{});
    EXPECT_EQ(byeIn(*story.state().player(player), RoundNumber{1}), Bye::ZeroPoint);
    story.does(RevokeBye{player, RoundNumber{1}});
    EXPECT_EQ(byeIn(*story.state().player(player), RoundNumber{1}), std::nullopt);
    EXPECT_EQ(story.refusal(RevokeBye{player, RoundNumber{1}}), Why::NoSuchBye);
}

TEST(Bye, IsNotGivenOnceTheRoundIsPaired) {
    Story story = swissOf(4);
    story.does(PairRound{});
    EXPECT_EQ(story.refusal(GrantBye{story.idOf("A"), RoundNumber{1}, Bye::HalfPoint}), Why::RoundIsPaired);
    EXPECT_EQ(story.refusal(GrantBye{story.idOf("A"), RoundNumber{6}, Bye::HalfPoint}), Why::NoSuchRound);
    EXPECT_EQ(story.refusal(GrantBye{story.idOf("A"), RoundNumber{2}, Bye::Allocated}), Why::NoSuchBye);
}

TEST(Bye, ASecondHalfPointIsAskedAboutAndAFullPointTold) { // C.05, 6.7
    Story story = swissOf(6, swissDraft(5));
    PlayerId const player = story.idOf("A");
    story.does(GrantBye{player, RoundNumber{1}, Bye::HalfPoint});
    story.does(PairRound{});
    auto const asked = story.tries(GrantBye{player, RoundNumber{3}, Bye::HalfPoint});
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::SecondHalfPointBye);
    EXPECT_EQ(std::get<Question>(asked.error()).level(), Level::L3);
    story.does(GrantBye{player, RoundNumber{3}, Bye::HalfPoint}, Confirmation::Yes);
    auto const told = story.tries(GrantBye{player, RoundNumber{4}, Bye::FullPoint});
    ASSERT_FALSE(told);
    EXPECT_EQ(std::get<Question>(told.error()).level(), Level::L2);
}

TEST(Bye, IsForSwissSystems) {
    Story story = Story::withPlayers(4);
    EXPECT_EQ(story.refusal(GrantBye{story.idOf("A"), RoundNumber{1}, Bye::HalfPoint}), Why::NotInThisSystem);
    EXPECT_EQ(story.refusal(ProhibitPair{story.idOf("A"), story.idOf("B")}), Why::NotInThisSystem);
}

TEST(ProhibitedPair, DoesNotMeet) {
    Story story = swissOf(4);
    story.does(ProhibitPair{story.idOf("A"), story.idOf("C")});
    story.does(PairRound{});
    EXPECT_EQ(boards(story), "A-D C-B");
}

TEST(ProhibitedPair, OfOneRoundMayMeetInTheOthers) {
    Story story = swissOf(4, swissDraft(3));
    story.does(ProhibitPair{story.idOf("A"), story.idOf("C"), RoundNumber{2}});
    story.does(PairRound{});
    EXPECT_EQ(boards(story), "A-C D-B");
    EXPECT_EQ(story.refusal(ProhibitPair{story.idOf("A"), story.idOf("B")}), Why::ProhibitedTooLate) << "C.05, 5.2";
    EXPECT_EQ(story.refusal(AllowPair{story.idOf("A"), story.idOf("C")}), Why::ProhibitedTooLate);
}

TEST(ProhibitedPair, IsLiftedAndUndone) {
    Story story = swissOf(4);
    story.does(ProhibitPair{story.idOf("A"), story.idOf("C")});
    story.does(AllowPair{story.idOf("C"), story.idOf("A")});
    EXPECT_TRUE(story.state().prohibited.empty());
    story.does(Undo{});
    EXPECT_EQ(story.state().prohibited.size(), 1U);
    EXPECT_EQ(story.refusal(ProhibitPair{story.idOf("A"), story.idOf("A")}), Why::NoSuchProhibition);
    EXPECT_EQ(story.refusal(AllowPair{story.idOf("A"), story.idOf("B")}), Why::NoSuchProhibition);
}

// --- undo and the arbiter's hands -----------------------------------------------------------------------------

TEST(Swiss, UndoOfAPublishedRoundTakesItBackWholly) {
    Story story = swissOf(5);
    story.does(GrantBye{story.idOf("E"), RoundNumber{1}, Bye::HalfPoint});
    story.does(PairRound{});
    std::string const paired = boards(story);
    story.does(Undo{});
    EXPECT_TRUE(story.state().rounds.empty());
    EXPECT_EQ(scoreOf(story, "E"), noPoint);
    story.does(Redo{});
    EXPECT_EQ(boards(story), paired);
}

TEST(ManualPairing, ThatIsTheSystemsIsNone) {
    Story story = swissOf(4);
    story.does(PairRound{byHand(story, {{"A", "C"}, {"D", "B"}})});
    EXPECT_FALSE(story.state().currentRound()->byRules);
}

TEST(ManualPairing, IsAskedAboutWithTheBoardsThatDifferAndNoOthers) {
    Story story = swissOf(9); // A-E F-B C-G H-D, the bye to I
    story.does(PairRound{});
    std::string const byRules = boards(story);
    story.does(Undo{});
    ASSERT_EQ(byRules.substr(0, 7), "A-E F-B");
    auto const pairing = byHand(story, {{"A", "B"}, {"F", "E"}, {"C", "G"}, {"H", "D"}}, "I");
    auto const asked = story.tries(PairRound{pairing});
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).count, 2);
    ASSERT_TRUE(std::get<Question>(asked.error()).byRules);
    ASSERT_EQ(std::get<Question>(asked.error()).byRules->pairs.size(), 2U);
    EXPECT_EQ(std::get<Question>(asked.error()).byRules->pairs.front().black, story.idOf("E"));
    EXPECT_EQ(std::get<Question>(asked.error()).byRules->pairs.back().black, story.idOf("B"));
    EXPECT_TRUE(std::get<Question>(asked.error()).byRules->byes.empty());
}

TEST(ManualPairing, IsAskedTwiceAndKeepsWhatTheRulesSay) {
    Story story = swissOf(4);
    auto const pairing = byHand(story, {{"A", "B"}, {"C", "D"}});
    auto const asked = story.tries(PairRound{pairing});
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::PairedManually);
    EXPECT_EQ(std::get<Question>(asked.error()).level(), Level::L4);
    EXPECT_EQ(std::get<Question>(asked.error()).count, 2);
    ASSERT_TRUE(std::get<Question>(asked.error()).byRules);
    EXPECT_EQ(std::get<Question>(asked.error()).byRules->pairs.front().black, story.idOf("C"));
    EXPECT_TRUE(story.state().rounds.empty()) << "nothing half-applied";
    story.does(PairRound{pairing}, Confirmation::Yes);
    EXPECT_EQ(boards(story), "A-B C-D");
    ASSERT_TRUE(story.state().currentRound()->byRules);
    EXPECT_EQ(story.state().currentRound()->byRules->pairs.size(), 2U);
    story.does(Undo{});
    EXPECT_TRUE(story.state().rounds.empty());
}

TEST(ManualPairing, OfTwoWhoHaveMetNamesThem) { // C1
    Story story = swissOf(4);
    story.playsRound(Result::Draw); // A-C D-B
    auto const asked = story.tries(PairRound{byHand(story, {{"C", "A"}, {"B", "D"}})});
    ASSERT_FALSE(asked);
    auto const& breaches = std::get<Question>(asked.error()).breaches;
    ASSERT_EQ(breaches.size(), 2U);
    EXPECT_EQ(breaches.front(), (pairing::Breach{pairing::Breach::What::MetBefore, story.idOf("C"), story.idOf("A")}));
}

TEST(ManualPairing, SaysWhichColoursAndByesAreNotDue) { // C2, C.04.1, 7
    using What = pairing::Breach::What;
    Story story = swissOf(5);
    story.playsRound(Result::WhiteWins); // A-C D-B (E)
    story.playsRound(Result::WhiteWins);
    ASSERT_EQ(boards(story), "E-A C-D (B)") << "what the next lines rest on";
    auto const asked = story.tries(PairRound{byHand(story, {{"E", "D"}, {"C", "A"}}, "B")});
    ASSERT_FALSE(asked);
    std::set<What> found;
    for (auto const& breach : std::get<Question>(asked.error()).breaches) found.insert(breach.what);
    EXPECT_TRUE(found.contains(What::ByeBarred));
    EXPECT_TRUE(found.contains(What::MetBefore));
}

TEST(ManualPairing, SeatsEverybodyOnce) {
    Story story = swissOf(5);
    EXPECT_EQ(story.refusal(PairRound{byHand(story, {{"A", "B"}, {"C", "D"}})}), Why::NotEverybodyPaired);
    EXPECT_EQ(story.refusal(PairRound{byHand(story, {{"A", "B"}, {"A", "D"}}, "E")}), Why::NotEverybodyPaired);
    EXPECT_EQ(story.refusal(PairRound{byHand(story, {{"A", "B"}, {"C", "C"}}, "E")}), Why::NotEverybodyPaired);
    story.does(GrantBye{story.idOf("E"), RoundNumber{1}, Bye::ZeroPoint});
    EXPECT_EQ(story.refusal(PairRound{byHand(story, {{"A", "B"}, {"C", "D"}}, "E")}), Why::NotEverybodyPaired);
    auto stale = byHand(story, {{"A", "B"}, {"C", "D"}});
    stale.round = RoundNumber{2};
    EXPECT_EQ(story.refusal(PairRound{stale}), Why::NoSuchRound);
}

TEST(ManualPairing, ExchangesSeatsTheByeBeingOneAndTurnsColours) {
    Story story = swissOf(5);
    auto const pairing = byHand(story, {{"A", "B"}, {"C", "D"}}, "E");
    using What = ManualChange::What;
    auto changed = withChange(pairing, {What::SeatsExchanged, story.idOf("B"), story.idOf("C")});
    EXPECT_EQ(changed, byHand(story, {{"A", "C"}, {"B", "D"}}, "E"));
    changed = withChange(changed, {What::SeatsExchanged, story.idOf("E"), story.idOf("A")});
    EXPECT_EQ(changed, byHand(story, {{"E", "C"}, {"B", "D"}}, "A"));
    changed = withChange(changed, {What::ColoursTurned, story.idOf("D")});
    EXPECT_EQ(changed, byHand(story, {{"E", "C"}, {"D", "B"}}, "A"));
    EXPECT_EQ(opponentIn(changed, story.idOf("B")), story.idOf("D"));
    EXPECT_EQ(opponentIn(changed, story.idOf("A")), std::nullopt);
}

TEST(ManualPairing, WhoLeavesTakesHisSeatAlongAndWhoIsLeftMeetsTheBye) {
    Story story = swissOf(5);
    auto const pairing = byHand(story, {{"A", "B"}, {"C", "D"}}, "E");
    using What = ManualChange::What;
    auto const left = withChange(pairing, {What::PlayerLeft, story.idOf("A")});
    EXPECT_EQ(left, byHand(story, {{"C", "D"}, {"E", "B"}}));
    auto const alone = withChange(left, {What::PlayerLeft, story.idOf("D")});
    EXPECT_EQ(alone, byHand(story, {{"E", "B"}}, "C"));
    EXPECT_EQ(withChange(alone, {What::PlayerLeft, story.idOf("C")}), byHand(story, {{"E", "B"}}));
    EXPECT_EQ(withChange(alone, {What::PlayerJoined, story.idOf("A")}), byHand(story, {{"E", "B"}, {"C", "A"}}));
    EXPECT_EQ(withChange(left, {What::PlayerJoined, story.idOf("A")}), byHand(story, {{"C", "D"}, {"E", "B"}}, "A"));
}

TEST(ManualPairing, KnowsWhoLeftAndWhoJoinedSinceItWasMade) {
    Story story = swissOf(5);
    auto const pairing = byHand(story, {{"A", "B"}, {"C", "D"}}, "E");
    EXPECT_TRUE(leftAndJoined(tournamentOf(story.state()), pairing).empty());
    story.does(GrantBye{story.idOf("D"), RoundNumber{1}, Bye::HalfPoint});
    story.does(EnterPlayer{Story::named("F")});
    auto const changes = leftAndJoined(tournamentOf(story.state()), pairing);
    using What = ManualChange::What;
    ASSERT_EQ(changes,
              (std::vector<ManualChange>{{What::PlayerLeft, story.idOf("D")}, {What::PlayerJoined, story.idOf("F")}}));
    auto seated = pairing;
    for (ManualChange const& change : changes) seated = withChange(std::move(seated), change);
    EXPECT_EQ(notSeatedOnce(tournamentOf(story.state()), seated), std::nullopt);
}

TEST(ManualPairing, BeginsFromTheTopWhereTheRulesAllowNone) {
    Story story = swissOf(5);
    EXPECT_EQ(plainPairing(tournamentOf(story.state())), byHand(story, {{"A", "B"}, {"C", "D"}}, "E"));
}

TEST(ManualPairing, FinishesWhatTheRulesCannot) { // C.04.1: the Chief Arbiter decides
    Story story = swissOf(2, swissDraft(2));
    story.does(PairRound{}, Confirmation::Yes);
    story.enters(1, 1, Result::Draw);
    EXPECT_EQ(story.refusal(PairRound{}), Why::PairingRefused);
    story.does(PairRound{byHand(story, {{"B", "A"}})}, Confirmation::Yes);
    EXPECT_EQ(boards(story), "B-A");
    ASSERT_TRUE(story.state().currentRound()->byRules);
    EXPECT_TRUE(story.state().currentRound()->byRules->pairs.empty());
}

// --- report files ---------------------------------------------------------------------------------------------

pairing::trf::ImportedTournament fourPlayersAfterOneRound(int whiteOfSecondBoard) {
    pairing::trf::ImportedTournament file;
    for (int number = 1; number <= 4; ++number) {
        pairing::trf::ImportedPlayer player;
        player.number = PairingNumber{number};
        player.name = std::string(1, static_cast<char>('A' + number - 1));
        file.players.push_back(player);
    }
    auto const game = [](int white, int black) {
        return pairing::trf::ImportedGame{PairingNumber{white}, PairingNumber{black}, Result::WhiteWins};
    };
    file.played.push_back({RoundNumber{1}, {game(1, 3), game(whiteOfSecondBoard, 6 - whiteOfSecondBoard)}, {}});
    return file;
}

TEST(Import, OfASwissGoesOnWithItsNextRound) {
    Story story;
    story.does(ImportEvent{swissDraft(), fourPlayersAfterOneRound(4), ImportScope::PlayersAndRounds});
    story.does(PairRound{});
    EXPECT_EQ(boards(story), "D-A B-C");
}

TEST(Import, OfASwissWithARoundAgainstTheRulesIsAskedAbout) {
    Story story;
    ImportEvent const command{swissDraft(), fourPlayersAfterOneRound(2), ImportScope::PlayersAndRounds};
    auto const asked = story.tries(command);
    ASSERT_FALSE(asked);
    EXPECT_EQ(std::get<Question>(asked.error()).ask, Ask::ImportBreaksRules);
    EXPECT_EQ(std::get<Question>(asked.error()).level(), Level::L3);
    EXPECT_EQ(std::get<Question>(asked.error()).count, 1);
    EXPECT_EQ(std::get<Question>(asked.error()).round, RoundNumber{1});
    story.does(command, Confirmation::Yes);
    story.does(PairRound{});
}

// --- a whole event ---------------------------------------------------------------------------------------------

/// Plays a random tournament through the session beside the system itself.
class Twin {
public:
    Twin(TournamentModel const& model, std::uint64_t seed) : m_random(model, seed) {
        EventDraft draft = swissDraft(model.rounds);
        draft.initialColour = m_random.entries().initialColour == Colour::White ? "white" : "black";
        m_story.does(OpenEvent{draft});
        for (int const rating : m_random.ratings())
            m_story.does(EnterPlayer{Story::named("P" + std::to_string(100 + ++m_players), std::to_string(rating))},
                         Confirmation::Yes);
    }

    void playsToTheEnd() {
        while (!m_random.isOver()) {
            m_random.openRound();
            Entries const entries = m_random.entries();
            auto const round = pairing::dutch::pairRound(entries, pairing::dutch::Edition::Fide2026);
            grantByes(round ? *round : pairing::Round{});
            auto const paired = m_story.tries(PairRound{}, Confirmation::Yes);
            ASSERT_EQ(paired.has_value(), round.has_value());
            if (!round) return;
            expectSame(*round);
            m_random.play(*round);
            takeResults();
        }
    }

private:
    PlayerId idAt(int place) const { return m_story.state().playersInOrder()[static_cast<std::size_t>(place)]->id; }

    /// Who rests, and for what, is seen by playing the round ahead.
    void grantByes(pairing::Round const& round) {
        RandomTournament ahead = m_random;
        ahead.play(round);
        for (int place = 0; place < m_players; ++place) {
            PastRound const past = ahead.entries().players[static_cast<std::size_t>(place)].rounds.back();
            if (m_random.entries().players[static_cast<std::size_t>(place)].takesPart) continue;
            Bye const bye = past.points > noPoint ? Bye::HalfPoint : Bye::ZeroPoint;
            m_story.does(GrantBye{idAt(place), m_story.state().nextRound(), bye}, Confirmation::Yes);
        }
    }

    void expectSame(pairing::Round const& round) {
        session::Round const& paired = *m_story.state().currentRound();
        ASSERT_EQ(paired.boards.size(), round.boards.size());
        for (std::size_t board = 0; board < round.boards.size(); ++board) {
            EXPECT_EQ(paired.boards[board].white, idAt(round.boards[board].white));
            EXPECT_EQ(paired.boards[board].black, idAt(round.boards[board].black));
        }
        auto const bye = std::ranges::find(paired.rests, Bye::Allocated, &Rest::bye);
        ASSERT_EQ(bye != paired.rests.end(), round.bye.has_value());
        if (round.bye) {
            EXPECT_EQ(bye->player, idAt(*round.bye));
        }
    }

    void takeResults() {
        Entries const& entries = m_random.entries();
        session::Round const round = *m_story.state().currentRound();
        std::map<PlayerId, PastRound> past;
        for (int place = 0; place < m_players; ++place)
            past[idAt(place)] = entries.players[static_cast<std::size_t>(place)].rounds.back();
        for (Board const& board : round.boards)
            m_story.enters(round.number.value(), board.number.value(),
                           resultOf(past.at(board.white), past.at(board.black)), Confirmation::Yes);
    }

    static Result resultOf(PastRound const& white, PastRound const& black) {
        if (white.kind == PastRound::Kind::Played)
            return white.points > black.points   ? Result::WhiteWins
                   : black.points > white.points ? Result::BlackWins
                                                 : Result::Draw;
        if (white.points == black.points) return Result::BothForfeit;
        return white.points > black.points ? Result::WhiteWinsByForfeit : Result::BlackWinsByForfeit;
    }

    RandomTournament m_random;
    Story m_story;
    int m_players = 0;
};

TEST(Swiss, AWholeEventIsPairedAsTheSystemPairsIt) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        TournamentModel model;
        model.players = 9 + static_cast<int>(seed);
        model.rounds = 7;
        model.forfeits.chance = 1.0 / 12;
        model.withdrawals.chance = 1.0 / 40;
        model.halfPointByes.chance = 1.0 / 15;
        SCOPED_TRACE(seed);
        Twin{model, seed}.playsToTheEnd();
    }
}

} // namespace
} // namespace flagfall::session
