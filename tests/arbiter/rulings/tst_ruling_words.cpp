// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

#include "arbiter/rulings/text.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

using namespace std::chrono_literals;

Expected<Incident, FactProblem> incidentFrom(std::string_view word, std::string_view facts) {
    auto const read = readFacts(facts);
    if (!read) return refused(read.error());
    return readIncident(word, *read);
}

TEST(RulingWords, ATimeIsHoursMinutesSecondsOrMinutesSeconds) {
    EXPECT_EQ(timeFromText("1:58:20"), 1h + 58min + 20s);
    EXPECT_EQ(timeFromText("2:00"), 2min);
    EXPECT_EQ(timeFromText("0:04:59.3"), 4min + 59s + 300ms);
    EXPECT_EQ(timeFromText("-0:30"), -30s);
    for (auto const* const wrong : {"", "90", "1:60", "1:2:3:4", "0:00.", "0:00.1234", "1:-5", ":30", "x:00"})
        EXPECT_FALSE(timeFromText(wrong)) << wrong;
    for (auto const time : {0ms, 59'999ms, -1'500ms, 7'199'020ms}) EXPECT_EQ(timeFromText(timeText(time)), time);
}

TEST(RulingWords, AnIncidentIsItsWordAndWhatIsNotAsUsual) {
    EXPECT_EQ(text(Incident{FlagFall{}}), "flag");
    EXPECT_EQ(text(Incident{IllegalMove{.by = black}}), "illegal-move by=black");
    EXPECT_EQ(text(Incident{LateArrival{{31min, {}}}}), "late-arrival white-after=0:31:00");
    EXPECT_EQ(incidentFrom("illegal-move", "by=black fault=two-hands"),
              (Incident{IllegalMove{.by = black, .fault = PressFault::TwoHands}}));
}

TEST(RulingWords, EveryIncidentComesBackFromItsWords) {
    for (auto const word : incidentWords()) {
        std::vector<FactText> facts;
        for (FactForm const& fact : formOfIncident(word)) {
            if (fact.kind == FactKind::OneOf) { // what is usual is not written
                auto const choice = fact.choices.back() == fact.usual ? fact.choices.front() : fact.choices.back();
                facts.push_back({fact.word, std::string{choice}});
            }
            if (fact.kind == FactKind::SomeOf)
                facts.push_back(
                    {fact.word, std::string{fact.choices.front()} + ',' + std::string{fact.choices.back()}});
            if (fact.kind == FactKind::Time) facts.push_back({fact.word, "0:31:00"});
            if (fact.kind == FactKind::Number) facts.push_back({fact.word, "7"});
            if (fact.kind == FactKind::YesNo) facts.push_back({fact.word, fact.usual == "yes" ? "no" : "yes"});
            if (fact.kind == FactKind::Squares) facts.push_back({fact.word, "e1"});
            if (fact.kind == FactKind::Text) facts.push_back({fact.word, "a b"});
        }
        auto const incident = readIncident(word, facts);
        ASSERT_TRUE(incident) << word << ": " << incident.error().word << '=' << incident.error().value;
        EXPECT_EQ(factsOf(*incident), facts) << word;
        EXPECT_EQ(wordOf(*incident), word);
    }
}

TEST(RulingWords, WhatIsWrongIsNamedWithWhatWouldBeRight) {
    auto const fault = [](std::string_view word, std::string_view facts) { return incidentFrom(word, facts).error(); };
    EXPECT_EQ(fault("ilegal-move", "").fault, FactFault::NoSuchKind);
    EXPECT_EQ(fault("illegal-move", "").fault, FactFault::Missing);
    EXPECT_EQ(fault("illegal-move", "").word, "by");
    EXPECT_EQ(fault("illegal-move", "by=white by=black").fault, FactFault::GivenTwice);
    EXPECT_EQ(fault("illegal-move", "by=white colour=black").fault, FactFault::NoSuchFact);
    EXPECT_EQ(fault("illegal-move", "by white").fault, FactFault::NotAFact);
    EXPECT_EQ(fault("illegal-move", "by=\"white").fault, FactFault::NotAFact);
    auto const green = fault("illegal-move", "by=green");
    EXPECT_EQ(green.fault, FactFault::NoSuchValue);
    EXPECT_EQ(green.allowed, (std::vector<std::string>{"white", "black"}));
    EXPECT_EQ(fault("late-arrival", "white-after=31").fault, FactFault::NoSuchValue);
}

TEST(RulingWords, WhatIsKnownChangesWhereItIsGivenAndNotAtAllOnAProblem) {
    Known known;
    auto const facts = [](std::string_view words) { return *readFacts(words); };
    EXPECT_FALSE(take(known, facts("increment=yes position=\"8/8/8/8/3k4/8/4K3/7Q w - - 0 50\"")));
    EXPECT_TRUE(known.hasIncrement);
    EXPECT_EQ(fenText(*known.position), "8/8/8/8/3k4/8/4K3/7Q w - - 0 50");
    EXPECT_FALSE(take(known.sides.white, facts("time=0:12:10 moves=18")));
    EXPECT_EQ(known.sides.white.time, 12min + 10s);
    EXPECT_EQ(factsOf(known.sides.white), facts("moves=18 time=0:12:10"));
    KnownSide const before = known.sides.white;
    EXPECT_TRUE(take(known.sides.white, facts("moves=19 time=never")));
    EXPECT_EQ(known.sides.white, before);
    EXPECT_EQ(take(known, facts("position=8/8"))->fault, FactFault::NoSuchValue);
}

TEST(RulingWords, ARulingIsToldLineByLine) {
    Known known;
    known.sides.white.flagDown = true;
    EXPECT_EQ(lines(rule(rulesOf("E2023"), FlagFall{}, known, {}))[1].substr(0, 33),
              "question can-mate about=black yes");
    auto const told = lines(rule(rulesOf("E2023"), IllegalMove{.by = white}, {}, {}));
    std::vector<std::string> const expected{"finding penalised 7.5.1, 7.5.5",
                                            "proposal 7.5.1, 7.5.5",
                                            "effect stop-clocks",
                                            "effect take-move-back by=white",
                                            "effect count-illegal-move by=white number=1",
                                            "effect give-time to=black time=0:02:00",
                                            "remark touch-move-holds 7.5.1"};
    EXPECT_EQ(told, expected);
}

TEST(RulingWords, WhatIsAskedAtABoardAreFactsOfTheIncidentAndOfTheClock) {
    auto const isFactOf = [](std::vector<FactForm> const& form, std::string_view word) {
        return word.empty() || std::ranges::count(form, word, &FactForm::word) == 1;
    };
    for (std::string_view const incident : incidentWords()) {
        AtBoard const asked = atBoard(incident);
        auto const form = formOfIncident(incident);
        for (std::string_view const word : asked.readOff) EXPECT_TRUE(isFactOf(formOfSide(), word)) << incident;
        for (std::string_view const word : asked.asWritten) EXPECT_TRUE(isFactOf(form, word)) << incident;
        EXPECT_TRUE(isFactOf(form, asked.first)) << incident;
        EXPECT_TRUE(isFactOf(form, asked.squares)) << incident;
    }
    EXPECT_EQ(atBoard("flag").readOff.front(), "flag-down");
    EXPECT_EQ(atBoard("offence").readOff.front(), "time");
    EXPECT_EQ(atBoard("touch").squares, "touched");
}

TEST(RulingWords, WhatFollowsFromAFactIsAFactOfTheIncidentOrReadOffItsClock) {
    for (std::string_view const incident : incidentWords()) {
        AtBoard const asked = atBoard(incident);
        auto const form = formOfIncident(incident);
        auto const canBeAsked = [&](std::string_view word) {
            bool const ofClock = std::ranges::any_of(asked.readOff, [&](std::string_view fact) {
                return !fact.empty() && (word == "white-" + std::string{fact} || word == "black-" + std::string{fact});
            });
            return word.empty() || ofClock || std::ranges::count(form, word, &FactForm::word) == 1;
        };
        std::vector<Follow> rows(asked.follow.begin(), asked.follow.end());
        rows.insert(rows.end(), asked.needless.begin(), asked.needless.end());
        for (Follow const& one : rows) {
            auto const fact = std::ranges::find(form, one.fact, &FactForm::word);
            ASSERT_NE(fact, form.end()) << incident << ' ' << one.fact;
            bool const isChoice = fact->kind == FactKind::YesNo || std::ranges::count(fact->choices, one.value) == 1;
            EXPECT_TRUE(isChoice) << incident << ' ' << one.value;
            for (std::string_view const word : one.words) EXPECT_TRUE(canBeAsked(word)) << incident << ' ' << word;
        }
    }
}

/// Whatever the clocks on the table show, what is ruled is the same.
TEST(RulingWords, TimesAreReadOffOnlyWhereTheRulingHangsOnThem) {
    constexpr std::array without{"resignation by=white", "draw-offer by=white earlier=2",
                                 "offer-reply offered-by=black reply=accepts", "screen-quoted by=black",
                                 "late-arrival white-after=0:31:00 black-after=0:05:00"};
    Known known;
    Known shown;
    shown.sides = {KnownSide{.time = 600s}, KnownSide{.time = 1s}};
    for (std::string_view const text : without) {
        std::string_view const word = text.substr(0, text.find(' '));
        Incident const incident = *incidentFrom(word, text.substr(word.size() + 1));
        bool const atOnce = std::ranges::count(atBoard(word).readOff, "time") > 0 && atBoard(word).follow.empty();
        EXPECT_FALSE(atOnce) << word;
        for (char const* const edition : {"E2009", "E2014", "E2017", "E2018", "E2023"})
            EXPECT_EQ(lines(rule(rulesOf(edition), incident, known, {})),
                      lines(rule(rulesOf(edition), incident, shown, {})))
                << text << ' ' << edition;
    }
}

TEST(RulingWords, WhatAProcedureCanDoWithoutIsStillToBeSaidAtTheBoard) {
    auto const still = [](std::string_view word, std::string_view facts) {
        return stillToSay(*incidentFrom(word, facts));
    };
    EXPECT_EQ(still("touch", "by=white"), "touched");
    EXPECT_EQ(still("touch", "by=white touched=e1"), "");
    EXPECT_EQ(still("offence", "kind=noise"), "by");
    EXPECT_EQ(still("offence", "kind=noise both=yes"), "");
    EXPECT_EQ(still("offence", "kind=interference"), "");
    EXPECT_EQ(still("offence", "kind=noise by=white penalties=fine"), "amount");
    EXPECT_EQ(still("offence", "kind=noise by=white penalties=fine amount=50"), "");
    EXPECT_EQ(still("wrong-setting", "fault=base"), "white-missing");
    EXPECT_EQ(still("wrong-setting", "fault=base black-missing=0:05:00"), "");
    EXPECT_EQ(still("wrong-setting", "fault=mode"), "increment");
    EXPECT_EQ(still("wrong-setting", "fault=swapped"), "time");
    EXPECT_EQ(still("device", "by=white"), "");
    EXPECT_EQ(still("ended", ""), "how");
    EXPECT_EQ(still("ended", "how=checkmate"), "mated");
    EXPECT_EQ(still("ended", "how=checkmate mated=white"), "");
    EXPECT_EQ(still("ended", "how=stalemate"), "");
}

TEST(RulingWords, AnEffectComesBackFromItsWords) {
    Effect const given = GiveTime{black, 120s};
    EXPECT_EQ(text(given), "give-time to=black time=0:02:00");
    EXPECT_EQ(effectFromText(text(given)), given);
    EXPECT_EQ(effectFromText("give-time to=black").error().word, "time");
    EXPECT_EQ(effectFromText("give-money to=black").error().fault, FactFault::NoSuchKind);
}

} // namespace
} // namespace flagfall::rulings
