// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/incident_text.h"

#include "app/view/interventions/incident_kinds.h"
#include "app/view/interventions/incident_known.h"
#include "app/view/texts/ruling_text.h"
#include "arbiter/rulings/text.h"

#include <gmock/gmock.h>

#include <set>

namespace flagfall::view {
namespace {

TEST(IncidentTexts, EveryIncidentHasANameOfItsOwn) {
    std::set<QString> names;
    for (std::string_view const incident : rulings::incidentWords()) {
        QString const name = incidentName(incident);
        EXPECT_FALSE(name.isEmpty()) << incident;
        EXPECT_TRUE(names.insert(name).second) << incident << ": " << name.toStdString();
        EXPECT_FALSE(incidentSynonyms(incident).isEmpty()) << incident;
    }
}

TEST(IncidentTexts, EveryFactHasALabelAndEveryChoiceAText) {
    for (std::string_view const incident : rulings::incidentWords())
        for (rulings::FactForm const& fact : rulings::formOfIncident(incident)) {
            EXPECT_FALSE(factLabel(incident, fact.word).isEmpty()) << incident << ' ' << fact.word;
            std::set<QString> texts;
            for (std::string_view const choice : fact.choices) {
                QString const text = choiceText(fact.word, choice);
                EXPECT_FALSE(text.isEmpty()) << incident << ' ' << fact.word << '=' << choice;
                EXPECT_TRUE(texts.insert(text).second) << incident << ' ' << fact.word << '=' << choice;
            }
        }
}

TEST(IncidentTexts, AFactOfBothPlayersNamesTheColour) {
    EXPECT_EQ(factLabel("draw-agreed", "white-moves"), QStringLiteral("White: moves made"));
    EXPECT_EQ(factLabel("late-arrival", "black-after"), QStringLiteral("Black: arrival after the start"));
}

TEST(IncidentTexts, ALabelOfOneIncidentGoesBeforeThatOfAll) {
    EXPECT_EQ(factLabel("device", "by"), QStringLiteral("Player"));
    EXPECT_EQ(factLabel("clocks-stopped", "by"), QStringLiteral("Stopped by"));
}

TEST(IncidentTexts, FactsAskedForAtOnceAreFactsOfTheirIncident) {
    for (std::string_view const incident : rulings::incidentWords()) {
        auto const form = rulings::formOfIncident(incident);
        for (std::string_view const fact : usualFacts(incident))
            EXPECT_EQ(std::ranges::count(form, fact, &rulings::FactForm::word), 1) << incident << ' ' << fact;
    }
}

TEST(IncidentTexts, AFaultThatCountsAsAnIllegalMoveIsNamed) { // 7.5.4
    rulings::Rules const rules{currentEdition()};
    rulings::IllegalMove const hands{.by = Colour::White, .fault = PressFault::TwoHands};
    EXPECT_EQ(incidentText(rules, hands, {}), QStringLiteral("White: two hands used (illegal move no. 1)"));
    rulings::IllegalMove const move{.by = Colour::White};
    EXPECT_EQ(incidentText(rules, move, {}), QStringLiteral("White: illegal move no. 1"));
}

TEST(IncidentTexts,
     AClockThatIsSetAndGivenTimeIsSetToTheSumOfWhichTheGiftIsTold) { // nobody shall set it to less on the table
    using namespace std::chrono_literals;
    rulings::Effects const effects{rulings::SetTime{Colour::White, 14min + 41s},
                                   rulings::SetTime{Colour::Black, 15min + 29s},
                                   rulings::GiveTime{Colour::Black, 1min}};
    EXPECT_EQ(outcomeText(effects, WhichClock::OnTheTable).toStdString(),
              "set White's time to 14:41; set Black's time to 16:29 (+1:00 included)");
}

TEST(IncidentTexts, TheListHasEveryIncidentOnceWhateverThePlay) {
    for (PlayType const play : {PlayType::Standard, PlayType::Rapid, PlayType::Blitz}) {
        auto words = incidentsByFrequency(play);
        auto all = rulings::incidentWords();
        std::ranges::sort(words);
        std::ranges::sort(all);
        EXPECT_EQ(words, all);
    }
    EXPECT_EQ(incidentsByFrequency(PlayType::Blitz).front(), "illegal-move");
    auto const adjourned = incidentsByFrequency(PlayType::Blitz, {{"illegal-move", 9}}, AdjournmentStage::Adjourned);
    ASSERT_FALSE(adjourned.empty());
    EXPECT_EQ(adjourned.front(), "between-sessions") << "no move is made before the game goes on";
    auto const waiting = incidentsByFrequency(PlayType::Blitz, {{"illegal-move", 9}}, AdjournmentStage::EnvelopeWaits);
    EXPECT_LT(std::ranges::find(waiting, "envelope-missing") - waiting.begin(), 4) << "2009: Adj.11";
}

std::vector<std::string> found(char const* typed) {
    IncidentKinds kinds;
    kinds.show(PlayType::Standard, QString::fromUtf8(typed));
    std::vector<std::string> words;
    for (IncidentKind const& kind : kinds.rows()) words.push_back(kind.word.toStdString());
    return words;
}

TEST(IncidentKinds, AMoveMadeOnTheBoardInsteadOfBeingSealedIsFoundAmongAdjournments) { // Adj.1a
    for (char const* const typed : {"board", "instead"})
        EXPECT_GT(std::ranges::count(found(typed), std::string{"adjournment"}), 0) << typed;
}

TEST(IncidentKinds, ThreeLettersFindAnIncidentByItsNameOrByAnotherWord) {
    EXPECT_EQ(found("ill").front(), "illegal-move");
    EXPECT_EQ(found("pho"), std::vector<std::string>{"device"});
    EXPECT_EQ(found("MOB"), std::vector<std::string>{"device"});
    EXPECT_EQ(found("rep").front(), "offer-reply");   // a name before "repetition"
    EXPECT_EQ(found("clo").front(), "wrong-setting"); // names that begin so before "Defective clock"
    EXPECT_EQ(found("dead").front(), "ended");
    EXPECT_EQ(found("bare").front(), "ended");
    EXPECT_EQ(found("inc").back(), "noted-times") << "no game is adjourned here";
    EXPECT_TRUE(found("xyz").empty());
}

TEST(IncidentKinds, WhatItWasInParticularIsFoundByItsOwnWords) {
    EXPECT_EQ(found("prom").front(), "illegal-move fault=unfinished-promotion");
    EXPECT_THAT(found("venue"), testing::Contains("offence kind=left-venue"));
    EXPECT_THAT(found("leave"), testing::Contains("offence kind=left-venue")) << "the end of a longer word is free";
    EXPECT_EQ(found("reversed").front(), "start-error fault=colours-reversed");
    EXPECT_EQ(found("disturb").front(), "offence kind=distraction") << "another word for it";
    EXPECT_EQ(found("distr").front(), "offence kind=distraction");
    EXPECT_EQ(found("disre").front(), "offence kind=disrepute");
    EXPECT_EQ(found("not rec").front(), "offence kind=not-recording") << "as typed before nearly so";
    EXPECT_THAT(found(""), testing::Not(testing::Contains(testing::HasSubstr("="))));
}

TEST(IncidentKinds, WhatArbitersSayFindsIt) {
    struct Said {
        char const* typed;
        char const* word;
    };
    for (auto const& [typed, word] :
         {Said{"ring", "device"}, Said{"wrong col", "start-error"}, Said{"talking", "offence"},
          Said{"out of time", "flag"}, Said{"not writing", "scoresheet"}, Said{"lone king", "resignation"},
          Said{"wrong time", "wrong-setting"}, Said{"late press", "missed-press"}, Said{"castling", "touch"}})
        EXPECT_THAT(found(typed), testing::Contains(word)) << typed;
}

TEST(IncidentKinds, EveryWordTypedNarrowsTheList) {
    EXPECT_EQ(found("dr cl").front(), "draw-claim");
    EXPECT_EQ(found("off dra").front(), "draw-offer");
}

} // namespace
} // namespace flagfall::view
