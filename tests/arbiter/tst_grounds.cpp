// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"

#include "regimes.h"

#include <gtest/gtest.h>

#include <set>

namespace flagfall {
namespace {

using namespace std::chrono_literals;

constexpr auto anyPlay = "standard rapid blitz";

struct GroundCase {
    Ground ground;
    std::string_view plays;
    std::string_view e2009;
    std::string_view e2014;
    std::string_view e2017;
    std::string_view e2018;
    std::string_view e2023;
};

// The numbers an article had in each edition; the subjects are those of the renumbering table.
constexpr std::array groundCases{
    GroundCase{Ground::IllegalMove, "standard", "7.4b", "7.5b", "7.5.3", "7.5.5", "7.5.5"},
    GroundCase{Ground::IllegalMove, "rapid", "7.4b", "7.5b", "7.5.3", "7.5.5", "A.3, 7.5.5"},
    GroundCase{Ground::IllegalMove, "blitz", "7.4b", "B.2, 7.5b", "B.2, 7.5.3", "B.2, 7.5.5", "A.3, 7.5.5"},
    GroundCase{Ground::WrongClaim, "standard", "9.5b", "9.5b", "9.5.3", "9.5.3", "9.5.3"},
    GroundCase{Ground::WrongClaim, "rapid", "9.5b", "9.5b", "9.5.3", "9.5.3", "A.3, 9.5.3"},
    GroundCase{Ground::WrongClaim, "blitz", "9.5b", "B.2, 9.5b", "B.2, 9.5.3", "B.2, 9.5.3", "A.3, 9.5.3"},
    GroundCase{Ground::Disturbance, anyPlay, "12.6", "11.5", "11.5", "11.5", "11.5"},
    GroundCase{Ground::ClockHandling, anyPlay, "6.7b, 6.7c, 6.12d", "6.2b, 6.2c, 6.12d", "6.2.3, 6.2.4, 6.11.4",
               "6.2.3, 6.2.4, 6.11.4", "6.2.3, 6.2.4, 6.11.4"},
    GroundCase{Ground::Late, anyPlay, "6.6", "6.7", "6.7", "6.7", "6.7"},
    GroundCase{Ground::MissedPress, anyPlay, "6.7a", "6.2a", "6.2.1", "6.2.1", "6.2.1"},
    GroundCase{Ground::ClockFault, anyPlay, "6.10a", "6.10a", "6.10.1", "6.10.1", "6.10.1"},
    GroundCase{Ground::WrongSetting, anyPlay, "6.10b", "6.10b", "6.10.2", "6.10.2", "6.10.2"},
    GroundCase{Ground::Irregularity, anyPlay, "6.13", "7.1", "7.1", "7.1", "7.1"},
    GroundCase{Ground::ColoursOrSetUp, anyPlay, "7.1, 7.2", "7.2, 7.3", "7.2, 7.3", "7.2, 7.3", "7.2, 7.3"},
    GroundCase{Ground::QuickplayFinish, "standard rapid", "10.2", "G.4, G.5", "III.4, III.5", "III.4, III.5",
               "III.4, III.5"},
    GroundCase{Ground::QuickplayFinish, "blitz", "", "", "", "", ""},
    GroundCase{Ground::Assistance, anyPlay, "6.7d, 8.1", "6.2e, 8.1e", "6.2.6, 8.1.6", "6.2.6, 8.1.6", "6.2.6, 8.1.6"},
    GroundCase{Ground::Interruption, anyPlay, "6.12, 13.5", "6.12, 12.5", "6.11, 12.5", "6.11, 12.5", "6.11, 12.5"},
    GroundCase{Ground::EarlyAdjournment, anyPlay, "Adj.1b", "E.1b", "I.1.2", "I.1.2", "I.1.2"},
    GroundCase{Ground::LateResumption, anyPlay, "Adj.9b", "E.9b", "I.9.2", "I.9.2", "I.9.2"},
    GroundCase{Ground::OtherPenalty, anyPlay, "13.4", "12.9", "12.9", "12.9", "12.9"},
    GroundCase{Ground::ArbiterDecision, anyPlay, "", "", "", "", ""},
};

constexpr std::string_view name(PlayType play) {
    return play == PlayType::Standard ? "standard" : play == PlayType::Rapid ? "rapid" : "blitz";
}

std::string_view expected(GroundCase const& row, Edition const& edition) {
    switch (edition.year) {
    case 2009: return row.e2009;
    case 2014: return row.e2014;
    case 2017: return row.e2017;
    case 2018: return row.e2018;
    default: return row.e2023;
    }
}

TEST(Grounds, StandUnderTheNumberTheEditionGivesThem) {
    std::size_t seen = 0;
    for (GroundCase const& row : groundCases)
        for (Edition const& edition : editions())
            for (PlayType const play : plays) {
                if (row.plays.find(name(play)) == std::string_view::npos) continue;
                ++seen;
                EXPECT_EQ(groundArticle(edition, play, row.ground), expected(row, edition))
                    << edition.code << ' ' << name(play) << ' ' << groundWord(row.ground);
            }
    EXPECT_EQ(seen, grounds().size() * editions().size() * plays.size()) << "every ground in every kind of play";
}

TEST(Grounds, OnlyAnArbitersDecisionAndTheQuickplayFinishOfBlitzHaveNoArticle) {
    for (Edition const& edition : editions())
        for (PlayType const play : plays)
            for (Ground const ground : grounds()) {
                bool const none =
                    ground == Ground::ArbiterDecision || (ground == Ground::QuickplayFinish && play == PlayType::Blitz);
                EXPECT_EQ(groundArticle(edition, play, ground).empty(), none)
                    << edition.code << ' ' << name(play) << ' ' << groundWord(ground);
            }
}

TEST(Grounds, EachHasAWordOfItsOwn) {
    std::set<std::string_view> words;
    for (Ground const ground : grounds()) words.insert(groundWord(ground));
    EXPECT_EQ(words.size(), grounds().size());
    EXPECT_FALSE(words.contains(""));
}

TEST(Grounds, AWrongClaimGivesTheOpponentThreeTwoOrOneMinutes) { // 9.5; T073, T074, T081
    for (PlayType const play : plays) {
        bool const standard = play == PlayType::Standard;
        bool const blitz = play == PlayType::Blitz;
        EXPECT_EQ(wrongClaimBonus(*editionByCode("E2009"), play).value, 180s);
        for (auto const* code : {"E2014", "E2017", "E2018"})
            EXPECT_EQ(wrongClaimBonus(*editionByCode(code), play).value, blitz ? 60s : 120s) << code;
        EXPECT_EQ(wrongClaimBonus(*editionByCode("E2023"), play).value, standard ? 120s : 60s);
    }
}

TEST(Grounds, AreCitedWithTheYearOfTheirEdition) {
    Edition const& edition = *editionByCode("E2023");
    EXPECT_EQ(citation(edition, groundArticle(edition, PlayType::Standard, Ground::ClockFault)),
              (Citation{2023, "6.10.1"}));
    EXPECT_EQ(citation(edition, wrongClaimBonus(edition, PlayType::Rapid)), (Citation{2023, "A.3, 9.5.3"}));
    EXPECT_TRUE(citation(edition, groundArticle(edition, PlayType::Blitz, Ground::ArbiterDecision)).empty());
}

} // namespace
} // namespace flagfall
