// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

#include <algorithm>
#include <set>

namespace flagfall::rulings {
namespace {

TEST(Questions, AndAnswersHaveOneWordEachAndAWayBack) {
    std::set<std::string_view> words;
    for (auto const& [ask, word] : Words<Ask>::all) {
        words.insert(word);
        EXPECT_EQ(fromWord<Ask>(wordOf(ask)), ask);
    }
    EXPECT_EQ(words.size(), Words<Ask>::all.size());
    for (auto const& [answer, word] : Words<Answer>::all) EXPECT_EQ(fromWord<Answer>(word), answer);
    EXPECT_FALSE(fromWord<Ask>("how-late"));
    EXPECT_FALSE(fromWord<Answer>(""));
}

/// Every incident, and some games in which it may happen.
std::vector<Incident> incidents() {
    using namespace std::chrono_literals;
    return {FlagFall{},
            IllegalMove{white},
            IllegalMove{.by = black, .penalised = true},
            DeviceFound{white},
            DrawClaimed{},
            DrawOffered{},
            DrawAgreed{},
            LateArrival{},
            ClockAdjustment{Ground::WrongSetting, {}, {10, 10}},
            ExtraTimeAsked{},
            QuickplayClaimed{},
            QuickplayClaimed{.rejectedBefore = true},
            QuickplayClaimed{.noArbiter = true},
            WrongSetting{},
            ClockDefect{},
            ClocksStopped{.by = white},
            ScreenQuoted{},
            Scoresheet{},
            SheetsBehind{},
            IllegalMove{.by = white, .fault = PressFault::NoMove},
            IllegalPosition{},
            PiecesTouched{},
            DrawOffered{.by = white, .opponentPending = true},
            OfferReplied{},
            EndedOnBoard{},
            ShamGame{},
            Resigned{},
            HandshakeMisunderstood{},
            PenaltyGiven{white, {Penalty::Loss}},
            OffenceCommitted{Misconduct::Noise, white},
            StartError{},
            PiecesDisplaced{white},
            ResultSigned{},
            AppealMade{white},
            MissedPress{},
            AdjournmentCalled{},
            SealedMoveChanged{},
            BetweenSessions{.news = SessionNews::Resigns},
            GameResumed{},
            GameResumed{.after = {2h, 2h}},
            SealedMoveOpened{},
            SealedMoveOpened{.by = white, .empty = true},
            EnvelopeMissing{},
            NotedTimesWrong{.by = white, .moved = true, .right = {30min, {}}}};
}
std::vector<Known> games() {
    std::vector<Known> all(6);
    all[1].sides.white.flagDown = true;
    all[2].sides.white.flagDown = all[2].sides.black.flagDown = true;
    all[3].sides.black = {.flagDown = true, .lastPeriod = false, .movesAsked = 40, .movesCounted = 38};
    all[4].sides.white.illegalMoves = 2;
    all[5].sides.black.flagDown = true;
    all[5].quickplayPending = black;
    return all;
}

/// Whatever is asked, one of the answers offered leads on, in every edition and kind of play.
TEST(Questions, LeadToAProposalInTheEnd) {
    int asked = 0;
    for (Edition const& edition : editions())
        for (Regime const& known : regimes)
            for (Incident const& incident : incidents())
                for (Known const& game : games()) {
                    Rules rules = rulesOf(edition.code, known.name);
                    rules.house.agreement.never = true;
                    auto ruling = rule(rules, incident, game, {});
                    if (!ruling.asks()) continue;
                    ++asked;
                    EXPECT_EQ(std::ranges::count(ruling.questions, *ruling.asks()), 1) << where(edition, known);
                    EXPECT_FALSE(waysFrom(rules, incident, game, {}).empty()) << where(edition, known);
                    for (Answer const first : ruling.asks()->answers) {
                        Answers answers = said(ruling.asks()->ask, first);
                        auto next = rule(rules, incident, game, answers);
                        EXPECT_TRUE(!next.asks() || next.asks()->ask != ruling.asks()->ask) << where(edition, known);
                    }
                }
    EXPECT_GT(asked, 100);
}

TEST(Questions, TheNextOneStandsAmongAllThatCanBeSaid) {
    Known known;
    known.sides.white.flagDown = true;
    auto const ruling = rule(rulesOf("E2023"), FlagFall{}, known, {});
    ASSERT_TRUE(ruling.asks());
    EXPECT_EQ(std::ranges::count(ruling.questions, *ruling.asks()), 1);
    ASSERT_EQ(ruling.questions.size(), 3U);
    EXPECT_EQ(ruling.questions[0].presumed, Answer::Arbiter);
    EXPECT_EQ(ruling.questions[0].answers, (std::vector{Answer::Arbiter, Answer::Black}));
}

} // namespace
} // namespace flagfall::rulings
