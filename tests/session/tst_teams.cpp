// SPDX-License-Identifier: GPL-3.0-or-later
// Events of teams: entered, lined up, paired, scored, and through a report file and back.
#include "app/session/event/matches.h"
#include "app/session/reports/board_record.h"
#include "app/session/reports/event_report.h"
#include "pairing/trf/report.h"
#include "pairing/trf/trf.h"
#include "tests/support/story.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using pairing::trf::read;

EventDraft teamDraft(std::string system = "FIDE_TEAM_TYPEA_MP_GP", int rounds = 5) {
    EventDraft draft = Story::draft("90+30", std::move(system));
    draft.rounds = rounds;
    draft.initialColour = "white";
    return draft;
}

/// `teams` teams A, B, C … of five players each, A1 to A5, of falling strength.
Story withTeams(int teams, EventDraft draft = teamDraft()) {
    draft.rounds = std::min(draft.rounds, teams - 1 + teams % 2);
    Story story;
    story.does(OpenEvent{draft});
    for (int team = 0; team < teams; ++team) {
        TeamDraft entry;
        entry.name = std::string(1, static_cast<char>('A' + team));
        for (int player = 1; player <= 5; ++player) {
            std::string const name = entry.name + std::to_string(player);
            story.does(EnterPlayer{Story::named(name, std::to_string(2500 - 30 * team - 5 * player))});
            entry.roster.push_back(story.idOf(name));
        }
        story.does(EnterTeam{entry});
    }
    return story;
}

TeamDraft called(std::string name) {
    TeamDraft draft;
    draft.name = std::move(name);
    return draft;
}

PlayerId teamId(Story const& story, std::string const& name) {
    for (auto const& [id, team] : story.state().teams)
        if (team.details.name == name) return id;
    ADD_FAILURE() << "no team " << name;
    return {};
}

std::vector<PlayerId> playersOf(Story const& story, std::vector<std::string> const& names) {
    std::vector<PlayerId> players;
    for (std::string const& name : names) players.push_back(name.empty() ? nobody : story.idOf(name));
    return players;
}

std::string seatsOf(Story const& story, int round, int match) {
    Match const& one = story.state().round(RoundNumber{round})->matches[static_cast<std::size_t>(match) - 1];
    std::string text = story.state().nameOf(one.home) + "-" + story.state().nameOf(one.away) + ":";
    for (MatchSeat const& seat : one.seats) {
        std::string const home = seat.home == nobody ? "?" : story.state().nameOf(seat.home);
        std::string const away = seat.away == nobody ? "?" : story.state().nameOf(seat.away);
        text += " " + (seat.colour == Colour::White ? home + "-" + away : away + "-" + home);
    }
    return text;
}

std::string tableOf(Story const& story) {
    std::string text;
    for (pairing::Standing const& line : standingsOf(story.state()))
        text += story.state().nameOf(line.player) + " " + std::to_string(line.points.hundredths()) + "/" +
                std::to_string(line.secondary.hundredths()) + "; ";
    return text;
}

/// On every board the player of the team that is stronger by its name wins with White and draws with Black.
void play(Story& story) {
    Round const round = *story.state().currentRound();
    for (Board const& board : round.boards) {
        if (board.result) continue;
        auto const place = *round.placeOf(board.number);
        bool const whiteIsStronger =
            story.state().nameOf(place.team(Colour::White)) < story.state().nameOf(place.team(Colour::Black));
        story.enters(round.number.value(), board.number.value(), whiteIsStronger ? Result::WhiteWins : Result::Draw);
    }
}

/// `Alfa: A1 A2; Beta: B1`
std::string rostersOf(Story const& story) {
    std::string text;
    for (auto const& [id, team] : story.state().teams) {
        text += (text.empty() ? "" : "; ") + team.details.name + ":";
        for (PlayerId const player : team.details.roster) text += " " + story.state().nameOf(player);
    }
    return text;
}

TEST(Teams, AListThatNamesThemEntersTeamsAndPlayersInOneCommand) {
    Story story;
    story.does(OpenEvent{teamDraft()});
    EnterPlayers list;
    for (char const* const name : {"B1", "A1", "A2", "Guest"}) list.entries.push_back({Story::named(name)});
    list.teams = {"Beta", " Alfa ", "Alfa", ""};
    story.does(list);
    EXPECT_EQ(rostersOf(story), "Beta: B1; Alfa: A1 A2") << "in the order of the list";
    story.does(EnterPlayers{{{Story::named("A3")}}, {"Alfa"}});
    EXPECT_EQ(rostersOf(story), "Beta: B1; Alfa: A1 A2 A3") << "behind its others";
    story.does(Undo{});
    story.does(Undo{});
    EXPECT_TRUE(story.state().teams.empty() && story.state().players.empty());
}

TEST(Teams, AListIsRefusedAsAWholeWhereATeamHasNoRoom) {
    Story story;
    EventDraft draft = teamDraft();
    draft.boards = "2";
    draft.reserves = "1";
    story.does(OpenEvent{draft});
    EnterPlayers list;
    for (int i = 1; i <= 4; ++i) list.entries.push_back({Story::named("A" + std::to_string(i))});
    list.teams.assign(4, "Alfa");
    EXPECT_EQ(story.refusal(list), Why::RosterTooLong);
    EXPECT_TRUE(story.state().players.empty());
}

TEST(Teams, MeetOnTheirBoardsWithTheColoursInTurn) {
    Story story = withTeams(4);
    story.does(PairRound{});
    EXPECT_EQ(story.state().currentRound()->boards.size(), 8U);
    EXPECT_EQ(seatsOf(story, 1, 1), "A-C: A1-C1 C2-A2 A3-C3 C4-A4");
    EXPECT_EQ(seatsOf(story, 1, 2), "D-B: D1-B1 B2-D2 D3-B3 B4-D4");
    auto const place = story.state().currentRound()->placeOf(BoardNumber{6});
    ASSERT_TRUE(place);
    EXPECT_EQ(place->match->number, 2);
    EXPECT_EQ(place->board, 2);
    EXPECT_EQ(story.state().nameOf(place->team(Colour::White)), "B");
}

TEST(Teams, CallABoardByItsMatchAndItsPlaceInIt) {
    Story story = withTeams(4);
    story.does(PairRound{});
    Round const& round = *story.state().currentRound();
    EXPECT_EQ(boardLabel(round, BoardNumber{6}), "2.2");
    EXPECT_EQ(boardLabel(MatchPlace{&round.matches.front(), 3}), "1.3");
    EXPECT_EQ(boardLabel(Round{}, BoardNumber{6}), "6") << "where players play for themselves";
}

TEST(Teams, AreNumberedByTheMeanRatingOfTheirFirstBoardsOrAsAnnounced) {
    Story story = withTeams(3);
    TeamDraft draft = draftOf(story.state().team(teamId(story, "C"))->details);
    EXPECT_EQ(strengthOf(story.state(), *story.state().team(teamId(story, "A"))), 2488)
        << "of four of its five players";
    draft.strength = "2600";
    story.does(ReviseTeam{teamId(story, "C"), draft});
    std::string order;
    for (Team const* team : story.state().teamsInOrder()) order += team->details.name;
    EXPECT_EQ(order, "CAB");
}

TEST(Teams, CorrectedColoursLeaveEachTeamItsPoints) { // 7.3
    Story story = withTeams(4);
    story.does(PairRound{});
    play(story);
    auto const score = [&] {
        Round const& round = *story.state().currentRound();
        return scoreOf(story.state(), round, round.matches.front());
    };
    auto const before = score();
    story.does(CorrectColours{RoundNumber{1}, BoardNumber{2}, "7.3"});
    EXPECT_EQ(seatsOf(story, 1, 1), "A-C: A1-C1 A2-C2 A3-C3 C4-A4");
    EXPECT_EQ(score(), before);
    story.does(Undo{});
    EXPECT_EQ(seatsOf(story, 1, 1), "A-C: A1-C1 C2-A2 A3-C3 C4-A4");
    EXPECT_EQ(score(), before);
}

TEST(Teams, AMatchCountsOnceAllItsGamesHaveAResult) {
    Story story = withTeams(4);
    story.does(PairRound{});
    for (int board = 1; board <= 3; ++board) story.enters(1, board, Result::WhiteWins);
    EXPECT_EQ(tableOf(story), "A 0/200; C 0/100; B 0/0; D 0/0; ") << "game points, and no match is over";
    story.enters(1, 4, Result::Draw);
    EXPECT_EQ(tableOf(story), "A 200/250; C 0/150; B 0/0; D 0/0; ");
}

TEST(Teams, PlayASwissOfTwentyOverFiveRounds) {
    Story story = withTeams(20);
    for (int round = 1; round <= 5; ++round) {
        story.does(PairRound{});
        ASSERT_EQ(story.state().currentRound()->matches.size(), 10U);
        play(story);
    }
    std::set<std::pair<PlayerId, PlayerId>> met;
    for (Round const& round : story.state().rounds)
        for (Match const& match : round.matches)
            EXPECT_TRUE(met.insert(std::minmax(match.home, match.away)).second) << "two teams met twice";
    EXPECT_EQ(standingsOf(story.state()).size(), 20U);
    EXPECT_EQ(standingsOf(story.state()).front().points, 10 * onePoint);
    EXPECT_EQ(story.refusal(PairRound{}), Why::PairingRefused);
}

TEST(LineUps, AreHandedInBeforeTheRoundAndChecked) {
    Story story = withTeams(4);
    PlayerId const a = teamId(story, "A");
    auto const wrong = story.tries(GiveLineUp{a, RoundNumber{1}, playersOf(story, {"A2", "A1", "A3", "A4"})});
    ASSERT_FALSE(wrong);
    ASSERT_TRUE(wrong.error().is(Why::LineUpUnfit));
    EXPECT_EQ(wrong.error().refusal()->lineUp.front().what, pairing::LineUpFault::What::AboveHigher);
    EXPECT_EQ(wrong.error().refusal()->lineUp.front().player, story.idOf("A2"));
    story.does(GiveLineUp{a, RoundNumber{1}, playersOf(story, {"A1", "A3", "A4", "A5"})});
    story.does(PairRound{});
    EXPECT_EQ(seatsOf(story, 1, 1), "A-C: A1-C1 C2-A3 A4-C3 C4-A5");
}

TEST(LineUps, WithoutOneThePlayersFromTheTopSitWhoAreThere) {
    Story story = withTeams(4);
    story.does(GrantBye{story.idOf("A2"), RoundNumber{1}, Bye::ZeroPoint});
    story.does(PairRound{});
    EXPECT_EQ(seatsOf(story, 1, 1), "A-C: A1-C1 C2-A3 A4-C3 C4-A5");
    EXPECT_EQ(story.refusal(GrantBye{story.idOf("A2"), RoundNumber{2}, Bye::HalfPoint}), Why::NoSuchBye);
}

TEST(LineUps, AnEmptyBoardIsForfeitedFromTheStart) {
    Story story = withTeams(4);
    story.does(GiveLineUp{teamId(story, "C"), RoundNumber{1}, playersOf(story, {"C1", "C2", "C3"})});
    story.does(PairRound{});
    EXPECT_EQ(seatsOf(story, 1, 1), "A-C: A1-C1 C2-A2 A3-C3 ?-A4");
    EXPECT_EQ(story.state().currentRound()->boards.size(), 7U);
    for (int board = 1; board <= 3; ++board) story.enters(1, board, Result::Draw);
    Round const& round = *story.state().currentRound();
    EXPECT_EQ(scoreOf(story.state(), round, round.matches.front()),
              (MatchScore{Points::ofHalves(5), Points::ofHalves(3), 0, true}));
}

TEST(LineUps, ChangeAfterThePairingUntilAGameOfTheMatchHasBegun) {
    Story story = withTeams(4);
    story.does(PairRound{});
    PlayerId const a = teamId(story, "A");
    story.does(GiveLineUp{a, RoundNumber{1}, playersOf(story, {"A1", "A2", "A3", "A5"})});
    EXPECT_EQ(seatsOf(story, 1, 1), "A-C: A1-C1 C2-A2 A3-C3 C4-A5");
    story.does(GiveLineUp{a, RoundNumber{1}, playersOf(story, {"A1", "A2", "A3"})});
    EXPECT_EQ(story.state().currentRound()->boards.size(), 7U);
    EXPECT_EQ(story.state().nameOf(story.board(1, 4).white), "D1") << "the boards behind move up";
    story.enters(1, 4, Result::Draw);
    EXPECT_EQ(story.refusal(GiveLineUp{a, RoundNumber{1}, playersOf(story, {"A1", "A2", "A3", "A4"})}),
              Why::LineUpMoves);
    story.does(GiveLineUp{a, RoundNumber{1}, playersOf(story, {"A1", "A2", "A4"})});
    story.enters(1, 1, Result::WhiteWins);
    EXPECT_EQ(story.refusal(GiveLineUp{a, RoundNumber{1}, playersOf(story, {"A1", "A2", "A3"})}), Why::MatchHasBegun);
}

TEST(LineUps, ABoardThatIsFilledLaterHasItsOwnRecord) {
    Story story = withTeams(4);
    PlayerId const c = teamId(story, "C");
    story.does(GiveLineUp{c, RoundNumber{1}, playersOf(story, {"C1", "C2", "C3"})});
    story.does(PairRound{});
    BoardRecord last{RoundNumber{1}, BoardNumber{8}};
    BoardRecord fourth{RoundNumber{1}, BoardNumber{4}};
    last.follow(story.history());
    EXPECT_TRUE(last.entries().empty()) << "seven boards are paired";
    story.does(GiveLineUp{c, RoundNumber{1}, playersOf(story, {"C1", "C2", "C3", "C4"})});
    story.does(StartClocks{RoundNumber{1}, {BoardNumber{8}}});
    story.enters(1, 8, Result::Draw);
    for (BoardRecord* const record : {&last, &fourth}) record->follow(story.history());
    ASSERT_EQ(last.entries().size(), 4U) << "seated, started, stopped, result";
    EXPECT_TRUE(last.entries().front().paired);
    EXPECT_EQ(last.entries().back().result, Result::Draw);
    EXPECT_EQ(fourth.entries().size(), 2U) << "paired, and others sit there now";
}

TEST(LineUps, ChangedOnesAreUndone) {
    Story story = withTeams(4);
    story.does(PairRound{});
    story.does(GiveLineUp{teamId(story, "A"), RoundNumber{1}, playersOf(story, {"A1", "A2", "A3", "A5"})});
    story.does(Undo{});
    EXPECT_EQ(seatsOf(story, 1, 1), "A-C: A1-C1 C2-A2 A3-C3 C4-A4");
    story.does(Undo{});
    EXPECT_TRUE(story.state().rounds.empty());
}

TEST(LineUps, ChangedOnesStayOnceTheRoundHasBegun) {
    Story story = withTeams(4);
    story.does(PairRound{});
    story.does(GiveLineUp{teamId(story, "A"), RoundNumber{1}, playersOf(story, {"A1", "A2", "A3", "A5"})});
    story.does(StartClocks{RoundNumber{1}, {BoardNumber{7}}});
    EXPECT_EQ(story.refusal(Undo{}), Why::UndoneTooLate);
}

TEST(Teams, AMatchIsForfeitedWithOneCommand) {
    Story story = withTeams(4);
    story.does(PairRound{});
    story.does(ForfeitMatch{RoundNumber{1}, 1, teamId(story, "C")}, Confirmation::Yes);
    EXPECT_EQ(story.board(1, 1).result, Result::WhiteWinsByForfeit);
    EXPECT_EQ(story.board(1, 2).result, Result::BlackWinsByForfeit);
    auto const team = tournamentOf(story.state()).participants.front();
    EXPECT_TRUE(std::holds_alternative<pairing::ForfeitWin>(team.rounds.front()));
    EXPECT_EQ(team.gamePoints.front(), 4 * onePoint);
    story.does(Undo{});
    EXPECT_FALSE(story.board(1, 2).result) << "undone as one";
}

TEST(Teams, APlayerIsInOneTeamOnly) {
    Story story = withTeams(2);
    TeamDraft draft = called("Z");
    draft.roster = playersOf(story, {"A5"});
    EXPECT_EQ(story.refusal(EnterTeam{draft}), Why::PlayerInTeam);
    draft = called("A");
    EXPECT_EQ(story.refusal(EnterTeam{draft}), Why::SameTeamTwice);
}

TEST(Teams, WhoHasSatForTheTeamStaysInItsList) {
    Story story = withTeams(2);
    story.does(PairRound{});
    TeamDraft draft = draftOf(story.state().team(teamId(story, "A"))->details);
    std::erase(draft.roster, story.idOf("A1"));
    EXPECT_EQ(story.refusal(ReviseTeam{teamId(story, "A"), draft}), Why::PlayerSeated);
    draft = draftOf(story.state().team(teamId(story, "A"))->details);
    std::erase(draft.roster, story.idOf("A5"));
    story.does(ReviseTeam{teamId(story, "A"), draft});
    EXPECT_EQ(story.refusal(RemoveTeam{teamId(story, "A")}), Why::PlayerWasPaired);
}

TEST(Teams, AnOddOneOutHasADrawnMatch) {
    Story story = withTeams(3);
    story.does(PairRound{});
    Round const& round = *story.state().currentRound();
    ASSERT_EQ(round.rests.size(), 1U);
    EXPECT_EQ(story.state().nameOf(round.rests.front().player), "C");
    auto const team = tournamentOf(story.state()).participants[2];
    EXPECT_EQ(pointsOf(team.rounds.front()), onePoint);
    EXPECT_EQ(team.gamePoints.front(), 2 * onePoint);
}

TEST(Teams, OneThatLeavesASwissIsPairedNoMore) {
    Story story = withTeams(4);
    story.does(PairRound{});
    play(story);
    story.does(WithdrawPlayer{teamId(story, "D")});
    story.does(PairRound{});
    EXPECT_EQ(story.state().currentRound()->matchOf(teamId(story, "D")), nullptr);
    EXPECT_EQ(story.state().currentRound()->rests.size(), 1U) << "three are left: one has the bye";
}

TEST(Teams, OneThatLeavesARoundRobinForfeitsItsMatches) {
    Story story = withTeams(4, teamDraft("BERGER_TEAM_ROUNDROBIN", 0));
    for (int round = 1; round <= 2; ++round) {
        story.does(PairRound{});
        play(story);
    }
    EXPECT_EQ(story.question(WithdrawPlayer{teamId(story, "D")}), Ask::WithdrawalForfeits);
    story.does(WithdrawPlayer{teamId(story, "D")}, Confirmation::Yes);
    story.does(PairRound{});
    Match const& match = *story.state().currentRound()->matchOf(teamId(story, "D"));
    for (MatchSeat const& seat : match.seats) EXPECT_FALSE(seat.board) << "nobody of D is there";
    EXPECT_EQ(story.state().currentRound()->boards.size(), 4U);
}

TEST(Teams, ARoundOfARoundRobinIsMadeByHand) {
    Story story = withTeams(4, teamDraft("BERGER_TEAM_ROUNDROBIN", 0));
    auto const pair = [&](int board, std::string const& home, std::string const& away) {
        return pairing::Pair{BoardNumber{board}, teamId(story, home), teamId(story, away)};
    };
    story.does(PairRound{pairing::RoundPairing{RoundNumber{1}, {pair(1, "A", "B"), pair(2, "C", "D")}, {}}},
               Confirmation::Yes);
    play(story);
    auto const again =
        story.tries(PairRound{pairing::RoundPairing{RoundNumber{2}, {pair(1, "B", "A"), pair(2, "D", "C")}, {}}});
    ASSERT_FALSE(again);
    EXPECT_EQ(std::get<Refusal>(again.error()).pairing, pairing::PairingRefusal::MetAlready);
    for (int round = 2; round <= 3; ++round) {
        story.does(PairRound{});
        EXPECT_FALSE(story.state().currentRound()->byRules);
        play(story);
    }
}

TEST(Teams, PlayersWhoPlayForThemselvesHaveNone) {
    Story story = Story::withPlayers(4);
    EXPECT_EQ(story.refusal(EnterTeam{called("A")}), Why::NotOfTeams);
    EXPECT_FALSE(story.state().isOfTeams());
}

TEST(Teams, ASystemOfPlayersIsNotChosenWhileTeamsAreEntered) {
    Story story = withTeams(2);
    EXPECT_EQ(story.refusal(ReviseEvent{Story::draft()}), Why::TeamsEntered);
}

TEST(BoardPrizes, AreByBoardAndAskForEnoughGames) {
    Story story = withTeams(4);
    for (int round = 1; round <= 2; ++round) {
        story.does(PairRound{});
        play(story);
    }
    auto const scores = boardScores(story.state(), 2);
    ASSERT_EQ(scores.size(), 16U);
    EXPECT_EQ(scores.front().board, 1);
    EXPECT_EQ(scores.front().rank, 1);
    EXPECT_EQ(story.state().nameOf(scores.front().player), "A1");
    EXPECT_TRUE(scores.front().performance);
    EXPECT_TRUE(boardScores(story.state(), 3).empty());
}

// --- report files --------------------------------------------------------------------------------------------

std::string fileOf(Story const& story) { return pairing::trf::write(reportOf(story.state())); }

Story readBack(std::string const& bytes, EventDraft draft) {
    auto file = read(bytes);
    EXPECT_TRUE(file);
    Story story;
    if (file)
        story.does(ImportEvent{std::move(draft), std::move(*file), ImportScope::PlayersAndRounds}, Confirmation::Yes);
    return story;
}

TEST(TeamReport, IsReadBackAsTheSameEvent) {
    Story story = withTeams(6);
    story.does(GiveLineUp{teamId(story, "B"), RoundNumber{1}, playersOf(story, {"B1", "B3", "B4"})});
    for (int round = 1; round <= 3; ++round) {
        story.does(PairRound{});
        if (round == 2) story.does(ForfeitMatch{RoundNumber{2}, 3, story.state().currentRound()->matches[2].away}, Confirmation::Yes);
        play(story);
    }
    Story const again = readBack(fileOf(story), teamDraft());
    EXPECT_EQ(tableOf(again), tableOf(story));
    EXPECT_EQ(fileOf(again), fileOf(story));
    EXPECT_TRUE(again.state().rounds.front().imported);
}

TEST(TeamReport, GoesOnWhereTheFileEnds) {
    Story story = withTeams(6);
    story.does(PairRound{});
    play(story);
    Story again = readBack(fileOf(story), teamDraft());
    story.does(PairRound{});
    again.does(PairRound{});
    for (int match = 1; match <= 3; ++match) EXPECT_EQ(seatsOf(again, 2, match), seatsOf(story, 2, match));
}

TEST(TeamReport, KeepsWhoHasLeftWhoRestsAndWhoMustNotMeet) { // 240 and 260
    Story story = withTeams(6);
    story.does(ProhibitPair{teamId(story, "A"), teamId(story, "B"), std::nullopt});
    story.does(ProhibitPair{teamId(story, "C"), teamId(story, "D"), RoundNumber{3}});
    story.does(PairRound{});
    play(story);
    story.does(GrantBye{teamId(story, "E"), RoundNumber{3}, Bye::HalfPoint});
    story.does(WithdrawPlayer{teamId(story, "F")});
    std::string const file = fileOf(story);
    Story again = readBack(file, teamDraft());
    EXPECT_EQ(fileOf(again), file);
    story.does(PairRound{});
    again.does(PairRound{});
    for (int match = 1; match <= 2; ++match) EXPECT_EQ(seatsOf(again, 2, match), seatsOf(story, 2, match));
}

TEST(TeamReport, OfARoundInProgressKeepsWhoSitsWhere) {
    Story story = withTeams(4);
    story.does(PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    story.enters(1, 8, Result::Draw);
    Story const again = readBack(fileOf(story), teamDraft());
    EXPECT_EQ(seatsOf(again, 1, 1), seatsOf(story, 1, 1));
    EXPECT_EQ(again.board(1, 1).result, Result::WhiteWins);
    EXPECT_FALSE(again.board(1, 2).result);
}

TEST(TeamReport, IsNeverAnEventOfPlayers) {
    Story story = withTeams(4);
    story.does(PairRound{});
    play(story);
    auto const file = *read(fileOf(story));
    EXPECT_TRUE(file.isOfTeams);
    Story other;
    EventDraft draft = Story::draft("90+30", "FIDE_DUTCH_2026");
    draft.rounds = 5;
    EXPECT_EQ(other.refusal(ImportEvent{draft, file, ImportScope::PlayersAndRounds}), Why::FileIsOfTeams);
    EXPECT_EQ(other.refusal(ImportEvent{draft, file, ImportScope::PlayersOnly}), Why::FileIsOfTeams);
    auto const players = *read(pairing::trf::write(reportOf(Story::withPlayers(4).state())));
    EXPECT_EQ(other.refusal(ImportEvent{teamDraft(), players, ImportScope::PlayersOnly}), Why::FileIsOfPlayers);
    auto without = file;
    without.teams.clear();
    EXPECT_EQ(other.refusal(ImportEvent{teamDraft(), without, ImportScope::PlayersOnly}), Why::TeamsUnreadable);
}

} // namespace
} // namespace flagfall::session
