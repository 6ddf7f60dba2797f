// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/manual_pairing.h"
#include "app/session/reports/board_record.h"
#include "tests/support/story.h"

// Several tournaments of one event play in one hall: each says which festival it belongs to, and from which number its
// boards stand.
namespace flagfall::session {
namespace {

using What = ManualChange::What;

EventDraft fromBoard(std::string first, std::string system = "BERGER_ROUNDROBIN") {
    EventDraft draft = Story::draft("3+2", std::move(system));
    draft.festival = "  Summer Festival 2026 ";
    draft.firstBoard = std::move(first);
    bool const isSwiss = draft.system == "FIDE_DUTCH_2026";
    draft.rounds = isSwiss ? 3 : 0;
    if (isSwiss) draft.initialColour = "white";
    return draft;
}

Story playersFrom(std::string first, int players, std::string system = "BERGER_ROUNDROBIN") {
    Story story;
    story.does(OpenEvent{fromBoard(std::move(first), std::move(system))});
    for (int i = 0; i < players; ++i)
        story.does(EnterPlayer{Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
    return story;
}

/// `61 A-D, 62 B-C`.
std::string boards(Story const& story, int round) {
    std::string text;
    for (Board const& board : story.state().round(RoundNumber{round})->boards)
        text += (text.empty() ? "" : ", ") + std::to_string(board.number.value()) + " " + story.nameOf(board.white) +
                "-" + story.nameOf(board.black);
    return text;
}

std::vector<FieldFault> faultsOf(std::string first) {
    auto const details = check(fromBoard(std::move(first)));
    std::vector<FieldFault> faults;
    if (!details)
        for (auto const& one : details.error())
            if (one.field == EventField::FirstBoard) faults.push_back(one.fault);
    return faults;
}

TEST(Festival, AnEventSaysItsFestivalAndItsFirstBoard) {
    Story const story = playersFrom("61", 4);
    EXPECT_EQ(story.state().details.festival, "Summer Festival 2026");
    EXPECT_EQ(story.state().details.firstBoard, BoardNumber{61});
    EXPECT_EQ(Story::withPlayers(2).state().details.festival, "");
    EXPECT_EQ(Story::withPlayers(2).state().details.firstBoard, BoardNumber{1});
}

TEST(Festival, TheFirstBoardIsANumberFromOneOn) {
    EXPECT_TRUE(faultsOf("").empty());
    EXPECT_TRUE(faultsOf("1").empty());
    EXPECT_EQ(faultsOf("0"), std::vector{FieldFault::OutOfRange});
    EXPECT_EQ(faultsOf("-3"), std::vector{FieldFault::OutOfRange});
    EXPECT_EQ(faultsOf("10000"), std::vector{FieldFault::OutOfRange});
    EXPECT_EQ(faultsOf("A"), std::vector{FieldFault::NotANumber});
}

TEST(Festival, TheBoardsOfARoundAreNumberedFromTheFirst) {
    Story story = playersFrom("61", 4);
    story.does(PairRound{});
    EXPECT_EQ(boards(story, 1), "61 A-D, 62 B-C");
    EXPECT_EQ(story.refusal(EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw}), Why::NoSuchBoard);
    EXPECT_EQ(story.refusal(EnterResult{RoundNumber{1}, BoardNumber{60}, Result::Draw}), Why::NoSuchBoard);
    EXPECT_EQ(story.refusal(EnterResult{RoundNumber{1}, BoardNumber{63}, Result::Draw}), Why::NoSuchBoard);
    story.enters(1, 62, Result::WhiteWins);
    EXPECT_EQ(story.board(1, 62).result, Result::WhiteWins);
    EXPECT_FALSE(story.board(1, 61).result);
}

TEST(Festival, ANumberThatWasPublishedStays) {
    Story story = playersFrom("61", 4);
    story.playsRound();
    story.does(ReviseEvent{fromBoard("41")});
    EXPECT_EQ(boards(story, 1), "61 A-D, 62 B-C");
    story.does(PairRound{});
    EXPECT_EQ(story.state().currentRound()->firstBoard(), BoardNumber{41});
    EXPECT_EQ(story.state().currentRound()->lastBoard(), BoardNumber{42});
    EXPECT_EQ(story.refusal(EnterResult{RoundNumber{2}, BoardNumber{61}, Result::Draw}), Why::NoSuchBoard);
}

TEST(Festival, AFixedBoardIsANumberOfTheHall) {
    Story story;
    story.does(OpenEvent{fromBoard("61", "FIDE_DUTCH_2026")});
    for (int i = 0; i < 6; ++i) {
        PlayerDraft draft = Story::named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i));
        if (i == 0) draft.fixedBoard = "63";
        if (i == 1) draft.fixedBoard = "2"; // of another tournament: this round has no such board
        story.does(EnterPlayer{draft});
    }
    story.does(PairRound{});
    Board const& board = story.board(1, 63);
    EXPECT_TRUE(story.nameOf(board.white) == "A" || story.nameOf(board.black) == "A");
}

TEST(Festival, ARoundIsChangedByHandOnItsOwnBoards) {
    Story story = playersFrom("61", 7, "FIDE_DUTCH_2026");
    story.does(PairRound{});
    Round const& round = *story.state().round(RoundNumber{1});
    auto const alone = round.boards.front().white;
    auto const wanted =
        onBoardsOf(withChange(pairingOf(round), {What::PlayerLeft, alone}, round.firstBoard()), pairingOf(round));
    story.does(RepairRound{wanted}, Confirmation::Yes);
    Round const& changed = *story.state().round(RoundNumber{1});
    EXPECT_EQ(changed.firstBoard(), BoardNumber{61});
    EXPECT_EQ(changed.lastBoard(), BoardNumber{63});
    pairing::RoundPairing elsewhere = pairingOf(changed);
    for (pairing::Pair& pair : elsewhere.pairs) pair.board = BoardNumber{pair.board.value() - 60};
    EXPECT_EQ(story.refusal(RepairRound{elsewhere}), Why::NoSuchBoard);
}

TEST(Festival, TheStoryOfABoardGoesOnWhenAnotherIsDissolved) {
    Story story = playersFrom("61", 4, "FIDE_DUTCH_2026");
    story.does(PairRound{});
    Round const& round = *story.state().round(RoundNumber{1});
    pairing::RoundPairing wanted = pairingOf(round);
    wanted.pairs.pop_back();
    story.does(RepairRound{wanted}, Confirmation::Yes);
    auto const stands = [&](int board) {
        BoardRecord record{RoundNumber{1}, BoardNumber{board}};
        record.follow(story.history());
        return record.entries().back().paired;
    };
    EXPECT_TRUE(stands(61));
    EXPECT_FALSE(stands(62));
}

TEST(Festival, APairingByHandBeginsAtTheFirstBoard) {
    Story story = playersFrom("61", 4, "FIDE_DUTCH_2026");
    auto byHand = plainPairing(tournamentOf(story.state()), firstBoardOf(story.state(), RoundNumber{1}));
    EXPECT_EQ(byHand.pairs.front().board, BoardNumber{61});
    story.does(PairRound{byHand}, Confirmation::Yes);
    EXPECT_EQ(boards(story, 1), "61 A-B, 62 C-D");
    story.does(Undo{});
    for (pairing::Pair& pair : byHand.pairs) pair.board = BoardNumber{pair.board.value() - 60};
    EXPECT_EQ(story.refusal(PairRound{byHand}, Confirmation::Yes), Why::NotEverybodyPaired);
}

TEST(Festival, ABoardWithoutAPairIsFilledFromTheFirstOn) {
    Story story = playersFrom("61", 3, "FIDE_DUTCH_2026");
    auto const pairing = plainPairing(tournamentOf(story.state()), BoardNumber{61});
    auto const left = withChange(pairing, {What::PlayerLeft, story.idOf("A")}, BoardNumber{61});
    ASSERT_EQ(left.pairs.size(), 1U) << "who is left alone meets who had the bye";
    EXPECT_EQ(left.pairs.front().board, BoardNumber{61});
}

TEST(Festival, MatchesOfTeamsAreNumberedFromOne) {
    EventDraft draft = fromBoard("61", "BERGER_TEAM_ROUNDROBIN");
    draft.boards = "2";
    auto const details = check(draft);
    ASSERT_TRUE(details) << static_cast<int>(details.error().front().field);
    EXPECT_EQ(details->firstBoard, BoardNumber{1});
}

} // namespace
} // namespace flagfall::session
