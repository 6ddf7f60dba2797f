// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/typed_date.h"
#include "app/session/reports/event_report.h"
#include "tests/support/story.h"

#include <algorithm>

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

ImportedGame importedGame(int white, int black, std::optional<Result> result) {
    return {PairingNumber{white}, PairingNumber{black}, result};
}

PlayerId opponentOf(PlayerId player, EventState const& state) {
    for (Board const& board : state.currentRound()->boards) {
        if (board.white == player) return board.black;
        if (board.black == player) return board.white;
    }
    return {};
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
    file.played.push_back(
        {RoundNumber{1}, {importedGame(2, 3, Result::Draw), importedGame(1, 4, Result::WhiteWins)}, {}});
    Story story;
    story.does(ImportEvent{Story::draft(), file, ImportScope::PlayersAndRounds});
    EXPECT_TRUE(story.state().rounds.front().imported);
    story.does(PairRound{});
    EXPECT_EQ(story.state().rounds.size(), 2U);
    EXPECT_EQ(story.nameOf(story.board(2, 1).white), "D"); // R2 of four: 4-3 1-2
    EXPECT_EQ(standingsOf(story.state()).front().points, onePoint);
    EXPECT_EQ(story.refusal(CorrectColours{RoundNumber{1}, BoardNumber{1}, "7.3"}), Why::RoundFromReport);
}

TEST(Import, OfARoundRobinInWhichTwoMeetTwiceIsRefusedForThisSystem) {
    ImportedTournament file = fourPlayers();
    file.played.push_back(
        {RoundNumber{1}, {importedGame(1, 4, Result::WhiteWins), importedGame(2, 3, Result::Draw)}, {}});
    file.played.push_back(
        {RoundNumber{2}, {importedGame(4, 1, Result::WhiteWins), importedGame(3, 2, Result::Draw)}, {}});
    Story story;
    auto const refusal = story.tries(ImportEvent{Story::draft(), file, ImportScope::PlayersAndRounds});
    ASSERT_FALSE(refusal);
    EXPECT_EQ(std::get<Refusal>(refusal.error()).why, Why::ImportedRoundsDiffer);
    EXPECT_EQ(std::get<Refusal>(refusal.error()).round, RoundNumber{2});
    EXPECT_FALSE(story.state().opened()) << "nothing half-applied";
    story.does(ImportEvent{Story::draft("3+2", "CUSTOM_SWISS"), file, ImportScope::PlayersAndRounds});
    auto const next = story.tries(PairRound{});
    ASSERT_FALSE(next);
    EXPECT_EQ(std::get<Refusal>(next.error()).pairing, pairing::PairingRefusal::NotAvailable);
}

TEST(Import, KeepsByesAndOpenGames) {
    ImportedTournament file = fourPlayers();
    file.played.push_back({RoundNumber{1},
                           {importedGame(1, 2, std::nullopt)},
                           {{PairingNumber{3}, ByeKind::Allocated}, {PairingNumber{4}, ByeKind::HalfPoint}}});
    Story story;
    story.does(ImportEvent{Story::draft("3+2", "CUSTOM_SWISS"), file, ImportScope::PlayersAndRounds});
    auto const table = pairing::standings(tournamentThatCounts(story.state()), {});
    EXPECT_EQ(story.nameOf(table[0].player), "C");
    EXPECT_EQ(table[0].points, onePoint);
    EXPECT_EQ(table[1].points, halfPoint);
    EXPECT_TRUE(table[2].hasPending);
    EXPECT_EQ(story.state().currentRound()->missingResults(), 1);
    story.enters(1, 1, Result::Draw);
}

/// Four players of whom A has played the first of his three games.
Story aLeavesEarly() {
    Story story = Story::withPlayers(4);
    story.playsRound();
    story.does(WithdrawPlayer{story.idOf("A")}, Confirmation::Yes);
    return story;
}

ImportedTournament reportOfStory(Story const& story) {
    auto file = pairing::trf::read(pairing::trf::write(reportOf(story.state())));
    EXPECT_TRUE(file);
    return file ? std::move(*file) : ImportedTournament{};
}

TEST(Import, OfARoundRobinKnowsWhoHasLeft) { // General Regulations, 6.6
    Story const story = aLeavesEarly();
    ImportedTournament const file = reportOfStory(story);
    ASSERT_EQ(file.withdrawn.size(), 1U);
    EXPECT_EQ(file.withdrawn[0].from, RoundNumber{2});
    EXPECT_EQ(tournamentThatCounts(file).participants.size(), 3U);
    Story copy;
    copy.does(ImportEvent{Story::draft(), file, ImportScope::PlayersAndRounds});
    EXPECT_TRUE(annulled(copy.state(), copy.idOf("A")));
    EXPECT_EQ(standingsOf(copy.state()).size(), 3U);
    copy.does(PairRound{});
    EXPECT_EQ(copy.state().currentRound()->missingResults(), 1) << "the game of A is forfeited";
}

/// A round robin of four, of whom D has lost his last games by forfeit.
ImportedTournament whoForfeits(std::vector<Result> const& resultsOfD) {
    ImportedTournament file = fourPlayers();
    file.played = {{RoundNumber{1}, {importedGame(1, 4, resultsOfD[0]), importedGame(2, 3, Result::Draw)}, {}},
                   {RoundNumber{2}, {importedGame(4, 3, resultsOfD[1]), importedGame(1, 2, Result::Draw)}, {}},
                   {RoundNumber{3}, {importedGame(2, 4, resultsOfD[2]), importedGame(3, 1, Result::Draw)}, {}}};
    return file;
}

TEST(Import, OfARoundRobinThatIsOverAnnulsWhoPlayedLessThanHalfAndNeverCameBack) {
    auto const withdrawnIn = [](std::vector<Result> const& resultsOfD) {
        Story story;
        story.does(ImportEvent{Story::draft(), whoForfeits(resultsOfD), ImportScope::PlayersAndRounds});
        return pairing::trf::read(pairing::trf::write(reportOf(story.state())))->withdrawn;
    };
    auto const left = withdrawnIn({Result::BlackWins, Result::BlackWinsByForfeit, Result::WhiteWinsByForfeit});
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left[0], (pairing::trf::ImportedWithdrawal{PairingNumber{4}, RoundNumber{2}}));
    EXPECT_TRUE(withdrawnIn({Result::BlackWins, Result::WhiteWins, Result::WhiteWinsByForfeit}).empty());
    EXPECT_TRUE(withdrawnIn({Result::WhiteWinsByForfeit, Result::BlackWinsByForfeit, Result::BlackWins}).empty())
        << "he came for the last round";
}

/// Four players of a Swiss after round 1, with what the file says of the rounds to come.
ImportedTournament swiss() {
    ImportedTournament file = fourPlayers();
    file.played.push_back({RoundNumber{1}, {importedGame(1, 3, Result::Draw), importedGame(4, 2, Result::Draw)}, {}});
    return file;
}

EventDraft importDraft(int rounds) {
    EventDraft draft = Story::draft("3+2", "FIDE_DUTCH_2026");
    draft.rounds = rounds;
    draft.initialColour = "white";
    return draft;
}

TEST(Import, OfASwissBringsTheByesAskedForInRoundsToCome) {
    ImportedTournament file = swiss();
    file.announced = {{PairingNumber{1}, RoundNumber{2}, ByeKind::HalfPoint},
                      {PairingNumber{2}, RoundNumber{2}, ByeKind::ZeroPoint},
                      {PairingNumber{3}, RoundNumber{3}, ByeKind::FullPoint},
                      {PairingNumber{3}, RoundNumber{9}, ByeKind::HalfPoint}};
    Story story;
    story.does(ImportEvent{importDraft(3), file, ImportScope::PlayersAndRounds});
    EXPECT_EQ(byeIn(*story.state().player(story.idOf("A")), RoundNumber{2}), Bye::HalfPoint);
    EXPECT_EQ(byeIn(*story.state().player(story.idOf("B")), RoundNumber{2}), Bye::ZeroPoint);
    EXPECT_EQ(byeIn(*story.state().player(story.idOf("C")), RoundNumber{3}), Bye::FullPoint);
    EXPECT_FALSE(byeIn(*story.state().player(story.idOf("C")), RoundNumber{9})) << "there is no such round";
    story.does(PairRound{});
    ASSERT_EQ(story.state().currentRound()->boards.size(), 1U);
    EXPECT_EQ(story.nameOf(story.board(2, 1).white) + story.nameOf(story.board(2, 1).black), "CD");
}

TEST(Import, OfPlayersAloneLeavesTheByesOfAnEventUnderWay) {
    ImportedTournament file = swiss();
    file.announced = {{PairingNumber{1}, RoundNumber{2}, ByeKind::HalfPoint}};
    Story story;
    story.does(ImportEvent{importDraft(3), file, ImportScope::PlayersOnly});
    EXPECT_FALSE(byeIn(*story.state().player(story.idOf("A")), RoundNumber{2}));
}

TEST(Import, OfASwissBringsTheProhibitedPairs) {
    ImportedTournament file = swiss();
    file.prohibited = {{PairingNumber{1}, PairingNumber{2}, RoundNumber{1}, RoundNumber{999}},
                       {PairingNumber{3}, PairingNumber{4}, RoundNumber{2}, RoundNumber{3}}};
    Story story;
    story.does(ImportEvent{importDraft(3), file, ImportScope::PlayersAndRounds});
    PlayerId const a = story.idOf("A"), b = story.idOf("B"), c = story.idOf("C"), d = story.idOf("D");
    EXPECT_EQ(story.state().prohibited,
              (std::vector<Prohibition>{{a, b, std::nullopt}, {c, d, RoundNumber{2}}, {c, d, RoundNumber{3}}}));
    story.does(PairRound{});
    EXPECT_EQ(opponentOf(a, story.state()), d) << "without the prohibition 1 would meet 2";
}

TEST(Import, OfARoundThatAProhibitionExplainsAsksNothing) {
    ImportedTournament file = fourPlayers();
    file.played.push_back({RoundNumber{1}, {importedGame(1, 4, Result::Draw), importedGame(3, 2, Result::Draw)}, {}});
    Story without;
    EXPECT_EQ(without.question(ImportEvent{importDraft(3), file, ImportScope::PlayersAndRounds}),
              Ask::ImportBreaksRules);
    file.prohibited = {{PairingNumber{1}, PairingNumber{3}, RoundNumber{1}, RoundNumber{1}}};
    Story story;
    story.does(ImportEvent{importDraft(3), file, ImportScope::PlayersAndRounds});
}

TEST(Import, DoesNotPairTheRoundsAgainWhenSomebodyHasCompared) {
    ImportedTournament file = fourPlayers();
    file.played.push_back({RoundNumber{1}, {importedGame(1, 4, Result::Draw), importedGame(3, 2, Result::Draw)}, {}});
    ImportEvent command{importDraft(3), file, ImportScope::PlayersAndRounds};
    command.differing = roundsThatDiffer(command);
    EXPECT_EQ(command.differing, std::vector{RoundNumber{1}});
    Story story;
    EXPECT_EQ(story.question(command), Ask::ImportBreaksRules) << "what was found is asked about";
    command.differing = std::vector<RoundNumber>{};
    story.does(command);
}

TEST(Import, KeepsEveryTieBreakAndThePointsOfTheFile) {
    auto const file = pairing::trf::read("012 Open\n142 3\n152 W\n162  W 3.0    D 1.0    L 0.0    P 3.0\n"
                                         "212 PTS,BH/C2/P,PS/C1,TPN/R,LOTS\n001    1      A\n001    2      B\n");
    ASSERT_TRUE(file);
    EXPECT_EQ(file->tieBreaks.size(), 4U);
    EXPECT_EQ(file->tournament.scoring, pairing::Scoring::of(3 * onePoint, onePoint, noPoint));
}

// --- an event as a report file, and back ---------------------------------------------------------------------

/// The event read from its own report file.
void bringsBack(Story& copy, EventState const& state, std::string const& system) {
    auto const file = pairing::trf::read(pairing::trf::write(reportOf(state)));
    ASSERT_TRUE(file);
    using Remark = pairing::trf::Remark;
    for (Remark const& remark : file->remarks) {
        EXPECT_NE(remark.kind, Remark::Kind::Repaired) << remark.field;
        EXPECT_NE(remark.what, Remark::What::AnnouncedBye);
        EXPECT_NE(remark.what, Remark::What::ProhibitedPairs);
        EXPECT_NE(remark.what, Remark::What::AccelerationRecord);
    }
    EventDraft draft = importDraft(file->rounds);
    draft.system = system;
    copy.does(ImportEvent{draft, *file, ImportScope::PlayersAndRounds});
}

TEST(Report, SaysWhatForfeitsAndAbsencesCount) {
    for (auto const& [win, loss, absence] :
         {std::tuple{"", "", ""}, {"½", "", ""}, {"", "½", ""}, {"", "", "½"}, {"½", "½", "½"}}) {
        EventDraft draft = importDraft(5);
        draft.forfeitWin = win, draft.forfeitLoss = loss, draft.absence = absence;
        Story story;
        story.does(OpenEvent{draft});
        story.does(EnterPlayer{Story::named("A", "2000")});
        auto const file = pairing::trf::read(pairing::trf::write(reportOf(story.state())));
        ASSERT_TRUE(file);
        EXPECT_EQ(file->tournament.scoring, story.state().details.scoring) << win << ' ' << loss << ' ' << absence;
    }
}

TEST(Report, OfAnEventThatIsImportedAgainPairsTheNextRoundTheSameWay) {
    for (std::string const system : {"FIDE_DUTCH_2026", "FIDE_DUTCH_2026_BAKU"}) {
        SCOPED_TRACE(system);
        Story story;
        EventDraft draft = importDraft(5);
        draft.system = system;
        story.does(OpenEvent{draft});
        for (int number = 1; number <= 11; ++number)
            story.does(EnterPlayer{Story::named("P" + std::to_string(100 + number), std::to_string(2500 - number))});
        PlayerId const second = story.idOf("P102"), third = story.idOf("P103"), fourth = story.idOf("P104");
        story.does(ProhibitPair{second, third, std::nullopt});
        story.does(ProhibitPair{third, fourth, RoundNumber{3}});
        story.does(GrantBye{fourth, RoundNumber{2}, Bye::HalfPoint});
        story.does(GrantBye{story.idOf("P105"), RoundNumber{4}, Bye::ZeroPoint});
        story.does(PairRound{});
        for (Board const& board : std::vector<Board>{story.state().currentRound()->boards})
            story.enters(1, board.number.value(),
                         board.number.value() == 1   ? Result::Draw
                         : board.number.value() == 2 ? Result::WhiteWinsByForfeit
                                                     : Result::BlackWins);
        story.does(WithdrawPlayer{story.idOf("P111")});

        Story copy;
        bringsBack(copy, story.state(), system);
        EXPECT_EQ(copy.state().prohibited.size(), 2U);
        EXPECT_EQ(copy.state().prohibited.front().only, std::nullopt);
        EXPECT_EQ(copy.state().prohibited.back().only, RoundNumber{3});
        EXPECT_EQ(byeIn(*copy.state().player(copy.idOf("P104")), RoundNumber{2}), Bye::HalfPoint);
        EXPECT_EQ(byeIn(*copy.state().player(copy.idOf("P105")), RoundNumber{4}), Bye::ZeroPoint);
        EXPECT_EQ(standingsOf(copy.state()).front().points, standingsOf(story.state()).front().points);
        auto const boardsOf = [](Story& each) {
            each.does(PairRound{});
            std::vector<std::string> boards;
            for (Board const& board : each.state().currentRound()->boards)
                boards.push_back(each.nameOf(board.white) + "-" + each.nameOf(board.black));
            return boards;
        };
        EXPECT_EQ(boardsOf(copy), boardsOf(story));
    }
}

TEST(Report, SaysWhatRecords240And250And260Are) {
    Story story;
    EventDraft draft = importDraft(5);
    draft.system = "FIDE_DUTCH_2026_BAKU";
    story.does(OpenEvent{draft});
    for (int number = 1; number <= 8; ++number)
        story.does(EnterPlayer{Story::named("P" + std::to_string(number), std::to_string(2500 - number))});
    story.does(ProhibitPair{story.idOf("P1"), story.idOf("P5"), RoundNumber{2}});
    story.does(GrantBye{story.idOf("P3"), RoundNumber{3}, Bye::HalfPoint});
    auto const lines = reportOf(story.state()).lines;
    for (std::string const line : {"250       1.0   1   2    1    4", "250       0.5   3   3    1    4",
                                   "260   2   2    1    5", "240 H   3    3", "192 FIDE_DUTCH_2026_BAKU"})
        EXPECT_TRUE(std::ranges::find(lines, line) != lines.end()) << line;
}

TEST(Report, SaysTheTimeControlInSecondsToo) { // TRF26, 222
    Story story;
    story.does(OpenEvent{importDraft(5)});
    auto const lines = reportOf(story.state()).lines;
    EXPECT_TRUE(std::ranges::find(lines, "222 180+2") != lines.end());
}

TEST(Report, SaysOfARoundPairedByHandWhatTheRulesSay) { // VCL 69
    Story story;
    story.does(OpenEvent{importDraft(5)});
    for (int number = 1; number <= 5; ++number)
        story.does(EnterPlayer{Story::named("P" + std::to_string(number), std::to_string(2500 - number))});
    // By the rules 1-3, 4-2, and 5 rests.
    pairing::RoundPairing const byHand{
        RoundNumber{1},
        {{BoardNumber{1}, story.idOf("P1"), story.idOf("P3")}, {BoardNumber{2}, story.idOf("P5"), story.idOf("P2")}},
        {story.idOf("P4")}};
    story.does(PairRound{byHand}, Confirmation::Yes);
    auto const lines = reportOf(story.state()).lines;
    auto const comment = std::ranges::find(lines, "### MPA @ Round 1: 4-2 5=PAB => 5-2 4=PAB");
    ASSERT_TRUE(comment != lines.end()) << pairing::trf::write(reportOf(story.state()));
    EXPECT_TRUE((comment + 1)->starts_with("001 ")) << "behind the header";
    EXPECT_TRUE(pairing::trf::read(pairing::trf::write(reportOf(story.state()))));
}

TEST(Report, HasNoCommentOnARoundPairedByTheRules) {
    Story story;
    story.does(OpenEvent{importDraft(3)});
    for (int number = 1; number <= 4; ++number)
        story.does(EnterPlayer{Story::named("P" + std::to_string(number), std::to_string(2500 - number))});
    story.does(PairRound{});
    for (int const board : {1, 2}) story.enters(1, board, Result::Draw);
    for (std::string const& line : reportOf(story.state()).lines) EXPECT_FALSE(line.starts_with("###")) << line;
}

TEST(Report, HasACommentOnAResultThatWasCorrectedAfterTheNextRoundWasPaired) { // VCL 190
    Story story;
    story.does(OpenEvent{importDraft(3)});
    for (int number = 1; number <= 4; ++number)
        story.does(EnterPlayer{Story::named("P" + std::to_string(number), std::to_string(2500 - number))});
    story.does(PairRound{});
    story.enters(1, 1, Result::Draw);
    story.enters(1, 1, Result::WhiteWins);
    story.enters(1, 2, Result::Draw);
    auto const comments = [&] {
        std::vector<std::string> all;
        for (std::string const& line : reportOf(story.state()).lines)
            if (line.starts_with("### Correction")) all.push_back(line);
        return all;
    };
    story.does(PairRound{});
    EXPECT_TRUE(comments().empty()) << "round 2 was paired with what stands";
    story.enters(1, 1, Result::BlackWins, Confirmation::Yes);
    story.enters(2, 1, Result::Draw);
    story.enters(2, 2, Result::Draw);
    ASSERT_EQ(comments().size(), 1U);
    Board const& board = *story.state().round(RoundNumber{1})->board(BoardNumber{1});
    auto const number = [&](PlayerId id) { return std::to_string(story.state().player(id)->number->value()); };
    EXPECT_EQ(comments().front(),
              "### Correction @ Round 1: " + number(board.white) + "-" + number(board.black) + ": 1-0 => 0-1");
    story.enters(1, 1, Result::WhiteWins, Confirmation::Yes);
    EXPECT_TRUE(comments().empty()) << "corrected back";
}

TEST(Report, SaysTheDayOfEachRoundWhoNumberedThePlayersAndWhichProgramItWas) { // TRF26: 132, 172, 182; VCL 217
    EventDraft draft = importDraft(3);
    draft.schedule = "1 2026-11-21 16:00 20:00\n1 2026-11-22 9:00 11:30\n3 2026-11-23 9:00 13:00";
    Story story;
    story.does(OpenEvent{draft});
    story.does(EnterPlayer{Story::named("P1", "2500")});
    auto const lines = reportOf(story.state()).lines;
    auto const with = [&](std::string_view code) {
        auto const found = std::ranges::find_if(lines, [&](auto const& line) { return line.starts_with(code); });
        return found == lines.end() ? std::string{} : *found;
    };
    std::string const dates = with("132");
    ASSERT_EQ(dates.size(), 119U) << "the columns of rounds 1 to 3";
    EXPECT_EQ(dates.substr(91), "26/11/21            26/11/23") << "the first session of a round; nothing for round 2";
    auto const read = pairing::trf::read(pairing::trf::write(reportOf(story.state())));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->roundDays,
              (std::vector<std::optional<Date>>{typedDate("2026-11-21"), std::nullopt, typedDate("2026-11-23")}));
    EXPECT_EQ(with("172"), "172 " + draft.federation + " FIDE");
    EXPECT_EQ(with("182"), "182 Flagfall " FLAGFALL_VERSION);
}

TEST(Report, NamesEachDeputyAndTheMethodThatWasAnnounced) { // TRF16, 112; TRF26, 172
    EventDraft draft = importDraft(3);
    draft.deputyArbiters = "IA Lomnicka, L.\n\n FA Krivan, P. ";
    draft.ratingMethod = "NIDOF";
    Story story;
    story.does(OpenEvent{draft});
    auto const lines = reportOf(story.state()).lines;
    auto const first = std::ranges::find(lines, "112 IA Lomnicka, L.");
    ASSERT_NE(first, lines.end());
    EXPECT_EQ(*std::next(first), "112 FA Krivan, P.");
    EXPECT_NE(std::ranges::find(lines, "172 " + draft.federation + " NIDOF"), lines.end());
}

TEST(Report, TellsByWhoseRatingsThePlayersAreNumbered) { // TRF26, 172
    struct Ratings {
        std::string used, official, national;
    };
    auto const method = [](std::vector<Ratings> const& players) {
        Story story;
        story.does(OpenEvent{importDraft(3)});
        for (Ratings const& one : players) {
            PlayerDraft draft = Story::named("P" + std::to_string(story.state().players.size()), one.used);
            draft.officialRating = one.official;
            draft.nationalRating = one.national;
            story.does(EnterPlayer{draft});
        }
        return std::string{startingRankMethod(story.state())};
    };
    EXPECT_EQ(method({{"2000", "", ""}, {"", "", ""}}), "FIDE") << "nothing says otherwise";
    EXPECT_EQ(method({{"2000", "2000", "2100"}, {"", "", "1800"}}), "FIDE");
    EXPECT_EQ(method({{"2100", "2000", "2100"}, {"1800", "", "1800"}}), "NRO");
    EXPECT_EQ(method({{"2000", "2000", "2100"}, {"1800", "", "1800"}}), "FIDON");
    EXPECT_EQ(method({{"2100", "2000", "2100"}, {"1800", "1800", ""}}), "NIDOF");
    EXPECT_EQ(method({{"2100", "2000", "2100"}, {"1900", "1900", "1800"}}), "HBFN");
    EXPECT_EQ(method({{"2000", "2000", "2100"}, {"1800", "1900", "1800"}}), "LBFN");
    EXPECT_EQ(method({{"2050", "2000", "2100"}}), "OTHER");
}

TEST(Report,
     KeepsTheRatingUsedTheFideAndTheNationalOneApart) { // FIDE's checklist for programs, 116; TRF26: 001, 172, NRS
    struct Ratings {
        char const* used;
        char const* official;
        char const* national;
    };
    for (std::string const method : {"", "FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"}) {
        EventDraft event = importDraft(3);
        event.federation = "SVK";
        event.ratingMethod = method;
        Story story;
        story.does(OpenEvent{event});
        char name = 'A';
        for (auto const& [used, official, national] :
             {Ratings{"2200", "2150", "2200"}, Ratings{"2050", "2000", "2100"}, Ratings{"1900", "1900", ""},
              Ratings{"1850", "", "1850"}, Ratings{"1700", "1800", "1700"}, Ratings{"", "1600", "1500"},
              Ratings{"", "", ""}}) {
            PlayerDraft draft = Story::named(std::string(1, name++), used);
            draft.officialRating = official;
            draft.nationalRating = national;
            if (*national) draft.nationalId = std::string{"R-"} + used;
            story.does(EnterPlayer{draft});
        }
        auto const file = pairing::trf::read(pairing::trf::write(reportOf(story.state())));
        ASSERT_TRUE(file) << method;
        Story again;
        again.does(ImportEvent{event, *file, ImportScope::PlayersAndRounds});
        for (Player const* const player : story.state().playersInOrder()) {
            PlayerDetails const& then = player->details;
            PlayerDetails const& now = again.state().player(again.idOf(then.name))->details;
            EXPECT_EQ(now.rating, then.rating) << method << " " << then.name;
            EXPECT_EQ(now.officialRating, then.officialRating) << method << " " << then.name;
            EXPECT_EQ(now.nationalRating, then.nationalRating) << method << " " << then.name;
            EXPECT_EQ(now.nationalId, then.nationalId) << method << " " << then.name;
        }
    }
}

TEST(Report, Has001AndTheNumberOfRatedPlayersByFidesRatings) { // TRF16: 001, columns 49–52; 072
    Story story;
    EventDraft event = importDraft(3);
    event.federation = "SVK";
    story.does(OpenEvent{event});
    PlayerDraft draft = Story::named("Vega", "1800");
    draft.nationalRating = "1800";
    story.does(EnterPlayer{draft});
    PlayerDraft both = Story::named("Zeta", "2100");
    both.officialRating = "2000";
    both.nationalRating = "2100";
    story.does(EnterPlayer{both});
    std::string const text = pairing::trf::write(reportOf(story.state()));
    EXPECT_NE(text.find("072 1\r\n"), std::string::npos) << text;
    EXPECT_NE(text.find("172 SVK NRO\r\n"), std::string::npos) << text;
    EXPECT_NE(text.find("001    1      Zeta                              2000 "), std::string::npos) << text;
    EXPECT_NE(text.find("001    2      Vega                                   "), std::string::npos) << text;
    EXPECT_EQ(text.find("### Ratings used"), std::string::npos) << text;
}

TEST(Report, HasTheRatingsOfLaterRoundsAndTakesThemBackIn) {
    Story story;
    story.does(OpenEvent{Story::draft()});
    for (std::string const name : {"Zeta", "Vega"}) {
        PlayerDraft draft = Story::named(name, "2000");
        if (name == "Vega") draft.laterRatings = "2: 2010, 3: 2030";
        story.does(EnterPlayer{draft});
    }
    story.does(PairRound{});
    std::string const text = pairing::trf::write(reportOf(story.state()));
    auto const back = pairing::trf::read(text);
    ASSERT_TRUE(back);
    for (auto const& player : back->players) {
        std::string const number = std::to_string(player.number.value());
        bool const isVega = player.name == "Vega";
        EXPECT_EQ(player.laterRatings.size(), isVega ? 2U : 0U) << player.name;
        std::string const comment = "### Later ratings: " + number + "=2010@2 " + number + "=2030@3\r\n";
        EXPECT_EQ(text.find(comment) != std::string::npos, isVega) << text;
    }
}

TEST(Report, HasTheRatingsAndIdsOfTheEventsFederation) { // TRF26, records of a federation
    Story story;
    EventDraft event = importDraft(3);
    event.federation = "SVK";
    story.does(OpenEvent{event});
    PlayerDraft draft = Story::named("Vega", "2000");
    draft.nationalRating = "2100";
    draft.nationalId = "4711";
    draft.federation = "CZE";
    draft.birth = "1990-04-12";
    story.does(EnterPlayer{draft});
    story.does(EnterPlayer{Story::named("Zeta", "1900")});
    auto const lines = reportOf(story.state()).lines;
    std::string const expected = "SVK    1      Vega                              2100 CZE        4711";
    EXPECT_EQ(std::ranges::count_if(lines, [](auto const& line) { return line.starts_with("SVK"); }), 1);
    EXPECT_TRUE(std::ranges::find(lines, expected) != lines.end()) << pairing::trf::write(reportOf(story.state()));
}

} // namespace
} // namespace flagfall::session
