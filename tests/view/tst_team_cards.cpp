// SPDX-License-Identifier: GPL-3.0-or-later
// What a team has done, and why it has its rank: on the page and on paper.
#include "app/view/printing/event_papers.h"
#include "app/view/standings/why_rank.h"
#include "tests/support/team_event.h"

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using session::fourTeamsAfterARound;
using session::teamCalled;
using testing::HasSubstr;
using testing::Not;

/// As one text, part by part.
std::string reasons(session::Story const& story, std::string const& team) {
    auto const why = whyRank(story.state(), teamCalled(story, team));
    if (!why) return "no reasons";
    QStringList all{why->title};
    for (WhyPart const& part : why->parts) all += part.title + QLatin1Char('\n') + part.lines.join(QLatin1Char('\n'));
    return all.join(QLatin1Char('\n')).toStdString();
}

std::string onPaper(Paper const& paper) { return paperText(paper, {}).simplified().toStdString(); }

TEST(WhyOfATeam, HasBothScoresAndTheMatches) {
    session::Story const story = fourTeamsAfterARound();
    std::string const text = reasons(story, "Team A");
    EXPECT_THAT(text, testing::StartsWith("Rank 1: Team A, match points 2, game points 1½\n"));
    EXPECT_THAT(text, HasSubstr("Round 1, White on board 1, against Team C (rank 4): 1½ : ½, match points 2, game "
                                "points 1½"));
    EXPECT_THAT(reasons(story, "Team C"),
                HasSubstr("Black on board 1, against Team A (rank 1): ½ : 1½, match points 0"));
}

TEST(WhyOfATeam, SaysWhichPointsSeparateItFromItsNeighbours) {
    session::Story const story = fourTeamsAfterARound();
    EXPECT_THAT(reasons(story, "Team D"), HasSubstr("Behind Team B: match points 0 against 2."));
    EXPECT_THAT(reasons(story, "Team B"), HasSubstr("Before Team D: match points 2 against 0."));
    session::Story const byGames = fourTeamsAfterARound("FIDE_TEAM_TYPEA_GP_MP");
    EXPECT_THAT(reasons(byGames, "Team D"), HasSubstr("Behind Team B: game points 0.5 against 1.5."));
    EXPECT_THAT(reasons(byGames, "Team C"), HasSubstr("Team C, game points ½, match points 0"));
}

TEST(WhyOfATeam, AMatchThatIsNotOverCountsNothingYet) {
    session::Story story = session::fourTeams();
    story.does(session::PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    EXPECT_THAT(reasons(story, "Team A"), HasSubstr("against Team C (rank 2): 1 : 0, the match is not over"));
}

TEST(WhyOfATeam, TheWorkingOfItsTieBreaksNamesTeams) {
    session::Story story = fourTeamsAfterARound();
    story.does(session::PairRound{});
    session::playsByName(story);
    std::string const text = reasons(story, "Team A");
    for (pairing::TieBreak const& tieBreak : story.state().details.tieBreaks)
        EXPECT_THAT(text, HasSubstr("\n" + std::string(code(tieBreak)) + " ")) << code(tieBreak);
    EXPECT_THAT(text, HasSubstr("Team C: "));
    EXPECT_THAT(text, Not(HasSubstr("player")));
}

TEST(PaperOfATeam, SaysWhyItHasItsRank) {
    session::Story const story = fourTeamsAfterARound();
    std::string const text = onPaper(whyPaper(story.state(), RoundNumber{1}, teamCalled(story, "Team B")));
    EXPECT_THAT(text, HasSubstr("Team B, match points 2"));
    EXPECT_THAT(text, HasSubstr("Matches"));
    EXPECT_THAT(text, HasSubstr("against Team D"));
}

TEST(PaperOfATeam, IsItsCardWithMatchesAndPlayers) {
    session::Story const story = fourTeamsAfterARound();
    Paper const paper = teamCardPaper(story.state(), RoundNumber{1}, teamCalled(story, "Team A"));
    std::vector<PaperTable> tables;
    for (PaperBlock const& block : paper.body)
        if (auto const* const table = std::get_if<PaperTable>(&block)) tables.push_back(*table);
    ASSERT_EQ(tables.size(), 2U);
    ASSERT_EQ(tables[0].rows.size(), 1U);
    EXPECT_EQ(tables[0].rows[0].cells.join(u'|'), QStringLiteral("1|Team C|4|White|1½ : ½|2|1½|2 / 1½"));
    ASSERT_EQ(tables[1].rows.size(), 3U);
    EXPECT_EQ(tables[1].rows[1].cells.join(u'|'), QStringLiteral("2|A2|2398|2|½|½|1|2198"));
    EXPECT_EQ(tables[1].rows[2].cells.join(u'|'), QStringLiteral("3|A3|2397||·||0|"));
    EXPECT_THAT(onPaper(paper), Not(HasSubstr("Captain"))) << "nobody but the arbiters needs to know";
    EXPECT_THAT(onPaper(teamCardPaper(story.state(), RoundNumber{1})), HasSubstr("Team A")) << "the first one";
}

/// The row of a team, cell by cell.
std::string rowOf(Paper const& paper, QString const& team) {
    for (PaperBlock const& block : paper.body)
        if (auto const* const table = std::get_if<PaperTable>(&block))
            for (PaperTable::Row const& row : table->rows)
                if (row.cells.contains(team)) return row.cells.join(u'|').toStdString();
    return "no row";
}

TEST(CrosstableOfTeams, OfASwissHasOpponentColourAndBoardPoints) {
    session::Story const story = fourTeamsAfterARound();
    Paper const paper = crosstable(story.state(), RoundNumber{1});
    EXPECT_EQ(rowOf(paper, QStringLiteral("Team A")), "1|1|Team A|3w1½:½|2|1½");
    EXPECT_EQ(rowOf(paper, QStringLiteral("Team C")), "4|3|Team C|1b½:1½|0|½");
    EXPECT_THAT(onPaper(paper), HasSubstr("against team 12"));
    EXPECT_THAT(onPaper(paper), Not(HasSubstr("against number 12")));
}

TEST(CrosstableOfTeams, OfARoundRobinHasEveryMatchFromBothSides) {
    session::Story story = fourTeamsAfterARound("BERGER_TEAM_ROUNDROBIN");
    for (int round = 2; round <= 3; ++round) {
        story.does(session::PairRound{});
        session::playsByName(story);
    }
    Paper const paper = crosstable(story.state(), RoundNumber{3});
    std::string const first = rowOf(paper, QStringLiteral("Team A"));
    EXPECT_THAT(first, HasSubstr("Team A|×|1½:½|1½:½|1½:½|6|4½"));
    EXPECT_THAT(rowOf(paper, QStringLiteral("Team B")), HasSubstr("½:1½|×|"));
}

TEST(CrosstableOfTeams, AMatchThatIsNotOverAndOneThatWasForfeitedAreSigns) {
    session::Story story = session::fourTeams();
    story.does(session::PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    session::ForfeitMatch forfeit;
    forfeit.round = RoundNumber{1};
    forfeit.match = 2;
    forfeit.loser = teamCalled(story, "Team D");
    story.does(forfeit, session::Confirmation::Yes);
    Paper const paper = crosstable(story.state(), RoundNumber{1});
    EXPECT_THAT(rowOf(paper, QStringLiteral("Team A")), HasSubstr("|3w*|"));
    EXPECT_THAT(rowOf(paper, QStringLiteral("Team B")), HasSubstr("|4b+|"));
    EXPECT_THAT(rowOf(paper, QStringLiteral("Team D")), HasSubstr("|2w–|"));
}

TEST(ProgressOfTeams, AddsUpTheScoreOfTheRanks) {
    session::Story const byMatches = fourTeamsAfterARound();
    EXPECT_THAT(rowOf(progressPaper(byMatches.state(), RoundNumber{1}), QStringLiteral("Team A")),
                testing::EndsWith("|2"));
    session::Story const byGames = fourTeamsAfterARound("FIDE_TEAM_TYPEA_GP_MP");
    EXPECT_THAT(rowOf(progressPaper(byGames.state(), RoundNumber{1}), QStringLiteral("Team A")),
                testing::EndsWith("|1½"));
}

} // namespace
} // namespace flagfall::view
