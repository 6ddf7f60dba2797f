// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/manual_pairing.h"
#include "app/session/reports/event_report.h"
#include "pairing/trf/trf.h"
#include "tests/support/story.h"

#include <map>
#include <set>

// A round of a round robin that the arbiter pairs by hand (VCL 100 and 101).
namespace flagfall::session {
namespace {

/// `A-F B-E C-D`, with `(G)` for who rests.
pairing::RoundPairing roundOf(Story const& story, std::string const& words) {
    pairing::RoundPairing pairing{story.state().nextRound(), {}, {}};
    for (std::size_t at = 0; at + 2 < words.size(); at += 4) {
        if (words[at] == '(') {
            pairing.byes.push_back(story.idOf(words.substr(at + 1, 1)));
            continue;
        }
        BoardNumber const board{static_cast<int>(pairing.pairs.size()) + 1};
        pairing.pairs.push_back({board, story.idOf(words.substr(at, 1)), story.idOf(words.substr(at + 2, 1))});
    }
    return pairing;
}

std::string lastRound(Story const& story) {
    std::string text;
    for (Board const& board : story.state().currentRound()->boards)
        text += (text.empty() ? "" : " ") + story.nameOf(board.white) + "-" + story.nameOf(board.black);
    return text;
}

void finishRound(Story& story) {
    Round const round = *story.state().currentRound();
    for (Board const& board : round.boards)
        if (!board.result) story.enters(round.number.value(), board.number.value(), Result::Draw);
}

void playsByHand(Story& story, std::string const& words) {
    story.does(PairRound{roundOf(story, words)}, Confirmation::Yes);
    EXPECT_EQ(lastRound(story), words.substr(0, words.find(" (")));
    finishRound(story);
}

pairing::PairingProblem pairingProblem(Story& story, Command const& command) {
    auto const done = story.tries(command);
    auto const* const refusal = done ? nullptr : done.error().refusal();
    if (!refusal || !refusal->pairing) ADD_FAILURE() << "was not refused for its pairing";
    return refusal && refusal->pairing ? *refusal->pairing : pairing::PairingProblem{pairing::PairingRefusal::NotFound};
}

/// How often each two have met, in any round.
std::map<std::pair<PlayerId, PlayerId>, int> meetingsOf(EventState const& state) {
    std::map<std::pair<PlayerId, PlayerId>, int> count;
    for (Round const& round : state.rounds)
        for (Board const& board : round.boards) ++count[std::minmax(board.white, board.black)];
    return count;
}

TEST(RoundByHand, OfARoundRobinIsAskedAboutAndTheRestFollowsFromIt) {
    Story story = Story::withPlayers(6);
    EXPECT_EQ(story.question(PairRound{roundOf(story, "A-B C-D E-F")}), Ask::PairedManually);
    playsByHand(story, "A-B C-D E-F");
    EXPECT_TRUE(story.state().currentRound()->byRules) << "what the table has stays on record";
    while (story.state().rounds.size() < 5) story.playsRound();
    auto const met = meetingsOf(story.state());
    EXPECT_EQ(met.size(), 15U);
    for (auto const& [two, count] : met) EXPECT_EQ(count, 1);
    EXPECT_FALSE(story.state().rounds.back().byRules) << "later rounds are those of the system";
    EXPECT_EQ(pairingProblem(story, PairRound{}), pairing::PairingRefusal::AllRoundsPaired);
}

TEST(RoundByHand, OfADoubleRoundRobinEverybodyMeetsTwiceWithBothColours) {
    Story story;
    story.does(OpenEvent{Story::draft("3+2", "FIDE_DOUBLEROUNDROBIN")});
    for (char name = 'A'; name <= 'F'; ++name) story.does(EnterPlayer{Story::named(std::string(1, name))});
    playsByHand(story, "A-B C-D E-F");
    EXPECT_EQ(pairingProblem(story, PairRound{roundOf(story, "A-B D-E C-F")}), pairing::PairingRefusal::ColoursAlready);
    while (story.state().rounds.size() < 10) story.playsRound();
    std::set<std::pair<PlayerId, PlayerId>> games;
    for (Round const& round : story.state().rounds)
        for (Board const& board : round.boards) games.emplace(board.white, board.black);
    EXPECT_EQ(games.size(), 30U);
}

TEST(RoundByHand, WhoHaveMetDoNotMeetAgain) {
    Story story = Story::withPlayers(6);
    playsByHand(story, "A-B C-D E-F");
    auto const again = pairingProblem(story, PairRound{roundOf(story, "B-A C-E D-F")});
    EXPECT_EQ(again, pairing::PairingRefusal::MetAlready);
    EXPECT_EQ(again.round, 1);
    EXPECT_EQ(again.stranded, (std::vector{story.idOf("B"), story.idOf("A")}));
}

TEST(RoundByHand, ThatLeavesNoRoomForTheRestIsRefused) {
    Story story = Story::withPlayers(6);
    playsByHand(story, "A-D B-E C-F");
    playsByHand(story, "A-E B-F C-D");
    EXPECT_EQ(pairingProblem(story, PairRound{roundOf(story, "A-F B-D C-E")}), pairing::PairingRefusal::CannotBeCompleted);
    playsByHand(story, "A-B C-E D-F");
}

TEST(RoundByHand, TakenBackIsTheTableAgain) {
    Story story = Story::withPlayers(6);
    story.does(PairRound{roundOf(story, "A-B C-D E-F")}, Confirmation::Yes);
    story.does(Undo{});
    story.does(PairRound{});
    EXPECT_EQ(lastRound(story), "A-F B-E C-D");
    finishRound(story);
    story.does(PairRound{});
    EXPECT_EQ(lastRound(story), "F-D E-C A-B");
}

TEST(RoundByHand, WhoHasLeftKeepsTheSeat) {
    Story story = Story::withPlayers(6);
    story.playsRound();
    story.does(WithdrawPlayer{story.idOf("F")}, Confirmation::Yes);
    EXPECT_EQ(story.refusal(PairRound{roundOf(story, "D-C E-A (B)")}), Why::NotEverybodyPaired);
    playsByHand(story, "B-F A-C D-E");
    EXPECT_EQ(story.board(2, 1).result, Result::WhiteWinsByForfeit);
    while (story.state().rounds.size() < 5) story.playsRound();
    EXPECT_EQ(meetingsOf(story.state()).size(), 15U);
}

TEST(RoundByHand, OfAnOddFieldHasOneWhoRestsOnce) {
    Story story = Story::withPlayers(5);
    playsByHand(story, "A-B C-D (E)");
    EXPECT_EQ(pairingProblem(story, PairRound{roundOf(story, "A-C D-B (E)")}), pairing::PairingRefusal::RestedAlready);
    while (story.state().rounds.size() < 5) story.playsRound();
    EXPECT_EQ(meetingsOf(story.state()).size(), 10U);
}

TEST(RoundByHand, APublishedRoundIsChangedAndTheRestFollows) {
    Story story = Story::withPlayers(6);
    story.does(PairRound{});
    pairing::RoundPairing wanted = pairingOf(*story.state().currentRound());
    std::swap(wanted.pairs[0].black, wanted.pairs[1].black);
    EXPECT_EQ(story.question(RepairRound{wanted}), Ask::RoundChanged);
    story.does(RepairRound{wanted}, Confirmation::Yes);
    EXPECT_EQ(lastRound(story), "A-E B-F C-D");
    finishRound(story);
    while (story.state().rounds.size() < 5) story.playsRound();
    EXPECT_EQ(meetingsOf(story.state()).size(), 15U);
}

TEST(RoundByHand, APublishedRoundKeepsEverybodysSeat) {
    Story story = Story::withPlayers(6);
    story.does(PairRound{});
    pairing::RoundPairing wanted = pairingOf(*story.state().currentRound());
    wanted.pairs.pop_back();
    EXPECT_EQ(story.refusal(RepairRound{wanted}), Why::NotEverybodyPaired);
    finishRound(story);
    story.does(PairRound{}); // F-D E-C A-B
    pairing::RoundPairing again = pairingOf(*story.state().currentRound());
    again.pairs[0] = {BoardNumber{1}, story.idOf("D"), story.idOf("C")};
    again.pairs[1] = {BoardNumber{2}, story.idOf("E"), story.idOf("F")};
    EXPECT_EQ(pairingProblem(story, RepairRound{again}), pairing::PairingRefusal::MetAlready);
}

TEST(RoundByHand, ColoursTurnedInAPublishedRoundDoNotEndTheEvent) {
    Story story = Story::withPlayers(4);
    story.does(PairRound{});
    pairing::RoundPairing wanted = pairingOf(*story.state().currentRound());
    std::swap(wanted.pairs[0].white, wanted.pairs[0].black);
    story.does(RepairRound{wanted}, Confirmation::Yes);
    finishRound(story);
    story.playsRound();
    story.playsRound();
    EXPECT_EQ(meetingsOf(story.state()).size(), 6U);
}

TEST(RoundByHand, IsSaidInTheReportFileAndReadBack) {
    Story story = Story::withPlayers(6);
    playsByHand(story, "A-B C-D E-F");
    story.playsRound();
    std::string const report = pairing::trf::write(reportOf(story.state()));
    EXPECT_NE(report.find("### MPA @ Round 1: "), std::string::npos);
    EXPECT_EQ(report.find("### MPA @ Round 2: "), std::string::npos);
    auto const file = pairing::trf::read(report);
    ASSERT_TRUE(file);
    Story copy;
    ImportEvent const command{Story::draft(), *file, ImportScope::PlayersAndRounds};
    EXPECT_EQ(copy.question(command), Ask::ImportBreaksRules);
    copy.does(command, Confirmation::Yes);
    copy.does(PairRound{});
    story.does(PairRound{});
    EXPECT_EQ(lastRound(copy), lastRound(story));
}

} // namespace
} // namespace flagfall::session
