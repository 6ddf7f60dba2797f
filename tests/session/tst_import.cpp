// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using pairing::trf::ByeKind;
using pairing::trf::ImportedGame;
using pairing::trf::ImportedTournament;

ImportedTournament fourPlayers() {
    ImportedTournament file;
    for (int number = 1; number <= 4; ++number) {
        pairing::trf::ImportedPlayer player;
        player.number = PairingNumber{number};
        player.name = std::string(1, static_cast<char>('A' + number - 1));
        player.title = number == 1 ? "GM" : "";
        file.players.push_back(player);
    }
    return file;
}

ImportedGame game(int white, int black, std::optional<Result> result) {
    return {PairingNumber{white}, PairingNumber{black}, result, true};
}

TEST(Import, OfPlayersKeepsTheirPairingNumbers) {
    Story story;
    story.does(ImportEvent{Story::draft(), fourPlayers(), ImportScope::PlayersOnly});
    std::string order;
    for (Player const* player : story.state().playersInOrder()) order += player->details.name;
    EXPECT_EQ(order, "ABCD");
    EXPECT_EQ(story.state().player(story.idOf("A"))->details.title, Title::Gm);
    EXPECT_TRUE(story.state().rounds.empty());
    story.does(EnterPlayer{Story::named("E", "2700")});
    EXPECT_EQ(story.state().playersInOrder().back()->details.name, "E") << "a late entry does not renumber the file's";
    EXPECT_EQ(story.refusal(Redo{}), Why::NothingToRedo);
}

TEST(Import, OfARoundRobinGoesOnWithItsNextRound) {
    ImportedTournament file = fourPlayers();
    file.played.push_back({RoundNumber{1}, {game(2, 3, Result::Draw), game(1, 4, Result::WhiteWins)}, {}});
    Story story;
    story.does(ImportEvent{Story::draft(), file, ImportScope::PlayersAndRounds});
    EXPECT_TRUE(story.state().rounds.front().imported);
    story.does(PairRound{});
    EXPECT_EQ(story.state().rounds.size(), 2U);
    EXPECT_EQ(story.nameOf(story.board(2, 1).white), "D"); // R2 of four: 4-3 1-2
    EXPECT_EQ(standingsOf(story.state()).front().points, onePoint);
}

TEST(Import, OfRoundsThatAreNotOfTheTableIsRefusedForThisSystem) {
    ImportedTournament file = fourPlayers();
    file.played.push_back({RoundNumber{1}, {game(1, 4, Result::WhiteWins), game(2, 3, Result::Draw)}, {}});
    file.played.push_back({RoundNumber{2}, {game(2, 1, Result::WhiteWins), game(4, 3, Result::Draw)}, {}});
    Story story;
    auto const refusal = story.tries(ImportEvent{Story::draft(), file, ImportScope::PlayersAndRounds});
    ASSERT_FALSE(refusal);
    EXPECT_EQ(refusal.error().why, Why::ImportedRoundsDiffer);
    EXPECT_EQ(refusal.error().round, RoundNumber{2});
    EXPECT_FALSE(story.state().opened()) << "nothing half-applied";
    story.does(ImportEvent{Story::draft("3+2", "CUSTOM_SWISS"), file, ImportScope::PlayersAndRounds});
    auto const next = story.tries(PairRound{});
    ASSERT_FALSE(next);
    EXPECT_EQ(next.error().pairing, pairing::PairingRefusal::NotAvailable);
}

TEST(Import, KeepsByesAndOpenGames) {
    ImportedTournament file = fourPlayers();
    file.played.push_back({RoundNumber{1},
                           {game(1, 2, std::nullopt)},
                           {{PairingNumber{3}, ByeKind::Allocated}, {PairingNumber{4}, ByeKind::HalfPoint}}});
    Story story;
    story.does(ImportEvent{Story::draft("3+2", "CUSTOM_SWISS"), file, ImportScope::PlayersAndRounds});
    auto const table = standingsOf(story.state());
    EXPECT_EQ(story.nameOf(table[0].player), "C");
    EXPECT_EQ(table[0].points, onePoint);
    EXPECT_EQ(table[1].points, halfPoint);
    EXPECT_TRUE(table[2].hasPending);
    EXPECT_EQ(story.state().currentRound()->missingResults(), 1);
    story.enters(1, 1, Result::Draw);
}

} // namespace
} // namespace flagfall::session
