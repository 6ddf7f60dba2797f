// SPDX-License-Identifier: GPL-3.0-or-later
// Whole events, played by the hall and the substitute through a real desk, with a time of their own.
#include "tests/rehearsal/played.h"

namespace flagfall::rehearsal {
namespace {

using namespace std::chrono_literals;

void expectPlayedToTheEnd(Played& played) {
    played->play();
    EXPECT_FALSE(played->failed());
    EXPECT_TRUE(played->isOver());
    EXPECT_EQ(refusalsOf(*played.operator->()), "");
    Score const score = played->score();
    EXPECT_EQ(notRight(score), "");
    EXPECT_TRUE(score.unreported.empty());
    EXPECT_EQ(score.points, 100);
    EXPECT_GT(score.voices.size(), played->state().rounds.back().boards.size()) << "every board brings a result";
}

TEST(WholeEvent, OfFortyPlayersAndThreeRoundsIsPlayedToTheFinalStandings) {
    Played played{{.players = 40, .rounds = 3, .control = "15+10", .seed = 7, .troubles = 12}};
    expectPlayedToTheEnd(played);
    EXPECT_EQ(standingsOf(played->state()).size(), 40U);
}

TEST(WholeEvent, OfTwoHundredAndFortyPlayersInABlitzIsPlayed) {
    Played played{{.players = 240, .rounds = 2, .control = "3+2", .seed = 3, .troubles = 40}};
    expectPlayedToTheEnd(played);
}

TEST(WholeEvent, WithAnOddNumberOfPlayersHasABye) {
    Played played{{.players = 9, .rounds = 2, .control = "5", .troubles = 3}};
    expectPlayedToTheEnd(played);
    EXPECT_EQ(played->state().rounds.back().rests.size(), 1U);
}

TEST(WholeEvent, IsRightUnderEveryEditionAndKindOfPlay) {
    for (Edition const& edition : editions())
        for (char const* const control : {"3+2", "5", "15+10", "40/90:30 +30", "60+5x30"})
            for (bool const supervised : {false, true}) {
                SCOPED_TRACE(std::string{edition.code} + " " + control + (supervised ? " supervised" : ""));
                Played played{{.players = 30,
                               .rounds = 1,
                               .control = control,
                               .edition = std::string{edition.code},
                               .fullSupervision = supervised,
                               .seed = 5,
                               .troubles = 13}};
                expectPlayedToTheEnd(played);
            }
}

TEST(WholeEvent, HasEveryKindOfVoice) {
    Played played{{.players = 60, .rounds = 2, .seed = 4, .troubles = 26}};
    played->playUntil([] { return false; });
    Played overlooked{only(Kind::FlagUnnoticed), overlooking({Kind::FlagUnnoticed})};
    overlooked->play();
    std::set<Kind> told;
    for (Voice const& voice : played->voices()) told.insert(voice.kind);
    EXPECT_EQ(told, everyKind());
}

// --- determinism ---------------------------------------------------------------------------------------------

std::string hexOf(session::Hash const& hash) {
    std::string text;
    for (std::byte const each : hash) text += std::to_string(std::to_integer<int>(each)) + ",";
    return text;
}

/// Everything that stands in a journal, with its hashes.
std::string journalOf(Order const& order) {
    Played played{order};
    played->play();
    std::string text;
    for (session::Row const& row : played.rows()) {
        text += std::to_string(row.seq.value()) + ' ' + row.kind + ' ' + row.payload + ' ' +
                std::to_string(row.wall.value()) + ' ' + std::to_string(row.at.time_since_epoch().count()) + ' ' +
                hexOf(row.hash) + '\n';
    }
    return text;
}

TEST(SameSeed, GivesTheSameJournalByteForByte) {
    Order const order{.players = 20, .rounds = 2, .control = "3+2", .seed = 11, .troubles = 8};
    std::string const first = journalOf(order);
    EXPECT_GT(first.size(), 100'000U);
    EXPECT_TRUE(first == journalOf(order));
}

TEST(AnotherSeed, GivesAnotherJournal) {
    Order order{.players = 8, .rounds = 1, .control = "3+2"};
    std::string const first = journalOf(order);
    order.seed = 2;
    EXPECT_FALSE(first == journalOf(order));
}

} // namespace
} // namespace flagfall::rehearsal
