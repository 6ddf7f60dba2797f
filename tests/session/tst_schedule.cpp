// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/playing_day.h"
#include "app/session/event/schedule.h"
#include "app/session/reports/calendar.h"

#include "tests/support/story.h"

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

LocalMinute at(std::string_view text) { return parseLocalMinute(text).value(); }

std::vector<PlayingSession> const& weekend() {
    static auto const sessions = *parseSchedule("1 2026-11-21 16:00 20:00\n"
                                                "\n"
                                                "1 2026-11-22 9:00 11:30\n"
                                                "2 2026-11-22 22:00 02:00\n");
    return sessions;
}

TEST(Schedule, ALineIsASessionAndARoundMayHaveSeveral) {
    ASSERT_EQ(weekend().size(), 3U);
    EXPECT_EQ(weekend()[1].round, RoundNumber{1});
    EXPECT_EQ(isoMinute(weekend()[1].begins), "2026-11-22 09:00");
    EXPECT_EQ(isoMinute(weekend()[2].ends), "2026-11-23 02:00") << "over midnight";
    EXPECT_EQ(parseSchedule(scheduleText(weekend())), weekend());
    EXPECT_TRUE(parseSchedule("")->empty());
}

TEST(Schedule, ItsDaysMayBeWrittenAsPeopleWriteThem) {
    for (std::string const day : {"2026-11-28", "28.11.2026", "28. 11. 2026", "28/11/2026"}) {
        auto const schedule = parseSchedule("1 " + day + " 16:00 20:00");
        ASSERT_TRUE(schedule) << day;
        EXPECT_EQ(scheduleText(*schedule), "1 2026-11-28 16:00 20:00");
    }
    EXPECT_FALSE(parseSchedule("1 5/12/2026 16:00 20:00")) << "or the 12th of May";
    EXPECT_FALSE(parseSchedule("1 28. 11. 16:00 20:00"));
}

TEST(Schedule, ItsHoursMayBeWrittenAsPeopleWriteThem) {
    for (std::string const hours : {"9:30 18:30", "09.30 18.30", "9h30 18h30", "9.30–18.30", "9:30-18:30"}) {
        auto const schedule = parseSchedule("1 28. 11. 2026 " + hours);
        ASSERT_TRUE(schedule) << hours;
        EXPECT_EQ(scheduleText(*schedule), "1 2026-11-28 09:30 18:30");
    }
    EXPECT_TRUE(parseSchedule("1. 28. 11. 2026 16:00 20:00")) << "a number as it is written in many languages";
    EXPECT_FALSE(parseSchedule("1 2026-11-28 9.3 18.30"));
    EXPECT_FALSE(parseSchedule("1 2026-11-28 -18.30"));
}

TEST(Schedule, GivesTheEventTheDaysThatNobodyTyped) {
    EventDraft draft = Story::draft();
    draft.begins = draft.ends = "";
    draft.schedule = "1 2026-11-28 16:00 20:00\n2 2026-11-29 09:00 13:00";
    auto const details = check(draft);
    ASSERT_TRUE(details);
    EXPECT_EQ(isoDate(details->begins.value()), "2026-11-28");
    EXPECT_EQ(isoDate(details->ends.value()), "2026-11-29");
    draft.begins = "2026-11-27";
    EXPECT_EQ(isoDate(check(draft)->begins.value()), "2026-11-27") << "the day of the opening";
}

TEST(Schedule, TheLineThatIsNoneIsNamed) {
    using Why = NoSession::Why;
    for (auto const& [bad, why] :
         std::initializer_list<std::pair<std::string, Why>>{{"x 2026-11-22 09:00 11:00", Why::Round},
                                                            {"0 2026-11-22 09:00 11:00", Why::Round},
                                                            {"1 2026-02-30 09:00 11:00", Why::Day},
                                                            {"1 31.2.2026 09:00 11:00", Why::Day},
                                                            {"1 2026-11-22 9 11:00", Why::Hour},
                                                            {"1 2026-11-22 24:00 11:00", Why::Hour},
                                                            {"1 2026-11-22 09:00 09:00", Why::Hour},
                                                            {"1 2026-11-22 09:00 11:00 x", Why::Hour},
                                                            {"1 2026-11-22 09:00", Why::Incomplete},
                                                            {"1 28. 11. 2026 09:00", Why::Incomplete},
                                                            {"1 2026-11-22", Why::Incomplete},
                                                            {"1 2026-11-20 09:00 11:00", Why::Order}}) {
        auto const schedule = parseSchedule("1 2026-11-21 16:00 20:00\n" + bad);
        ASSERT_FALSE(schedule) << bad;
        EXPECT_EQ(schedule.error(), (NoSession{2, why})) << bad;
    }
}

TEST(Schedule, TheSessionThatIsOnAndTheNextOne) {
    EXPECT_EQ(sessionAt(weekend(), at("2026-11-21 16:00")), &weekend()[0]);
    EXPECT_EQ(sessionAt(weekend(), at("2026-11-21 20:00")), &weekend()[1]) << "it is over at its end";
    EXPECT_EQ(sessionAfter(weekend(), at("2026-11-21 16:00")), &weekend()[1]);
    EXPECT_EQ(sessionAt(weekend(), at("2026-11-23 02:00")), nullptr);
    EXPECT_EQ(sessionAfter(weekend(), at("2026-11-22 22:00")), nullptr);
    EXPECT_EQ(minutesBetween(at("2026-11-21 23:30"), at("2026-11-22 00:15")), 45min);
    EXPECT_EQ(minutesBetween(at("2026-11-22 00:15"), at("2026-11-21 23:30")), -45min);
}

TEST(Schedule, GoesOutAsACalendarWithAnEntryForEachSession) { // RFC 5545
    EventState state;
    EventDetails& event = state.details;
    event.name = "River Cup, 2026";
    event.place = "Delta; Hall 2";
    event.schedule = weekend();
    auto const title = [](EventDetails const& of, PlayingSession const& one) {
        return of.name + ": round " + std::to_string(one.round.value());
    };
    auto const entries = scheduleEntries(state, title);
    ASSERT_EQ(entries.size(), 3U);
    EXPECT_NE(entries[0].name, entries[1].name) << "two sessions of one round";
    std::string const text = calendarText(entries, WallTime{});
    EXPECT_NE(text.find("\r\nUID:event-0-round-1-1@"), std::string::npos) << text;
    EXPECT_NE(text.find("-round-1-2@flagfall\r\n"), std::string::npos) << text;
    for (std::string const line :
         {"DTSTART:20261122T220000", "DTEND:20261123T020000", "SUMMARY:River Cup\\, 2026: round 2",
          "LOCATION:Delta\\; Hall 2", "DTSTAMP:19700101T000000Z"})
        EXPECT_NE(text.find("\r\n" + line + "\r\n"), std::string::npos) << line << "\nin\n" << text;
    EXPECT_EQ(dayOfRound(event, RoundNumber{2}), parseDate("2026-11-22"));
    EXPECT_EQ(dayOfRound(event, RoundNumber{3}), std::nullopt);
}

TEST(Schedule, AnEventHasEntriesOfItsOwnAlsoAfterItWasRenamed) { // RFC 5545, 3.8.4.7
    auto const uidOf = [](EventState const& of) {
        return scheduleEntries(of, [](EventDetails const&, PlayingSession const&) { return std::string{}; })[0].name;
    };
    EventState event;
    event.created = WallTime{1'764'000'000'000};
    event.details.name = "River Cup";
    event.details.schedule = weekend();
    EventState renamed = event;
    renamed.details.name = "Delta Cup";
    renamed.details.place = "Delta";
    EXPECT_EQ(uidOf(event), uidOf(renamed)) << "what was saved before is changed by it, not doubled";
    EventState nextYear = event;
    nextYear.created = WallTime{1'795'000'000'000};
    EXPECT_NE(uidOf(event), uidOf(nextYear));
}

TEST(Schedule, AWrongLineIsNamedByItsNumber) {
    EventDraft draft = Story::draft();
    draft.schedule = "1 2026-11-21 16:00 20:00\n2 tomorrow";
    auto const wrong = check(draft);
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().front(),
              (FieldProblem<EventField>{EventField::Schedule, FieldFault::SessionIncomplete, 0, 2}));
}

TEST(Schedule, IsADetailOfTheEventThatAFileKeeps) {
    EventDraft draft = Story::draft();
    draft.schedule = "1 2026-11-21 16:00 20:00";
    draft.sealedOnScreen = draft.twoKeys = draft.witness = true;
    draft.lateAfter = "45";
    Story story;
    story.does(OpenEvent{draft});
    EventDetails const& details = story.state().details;
    ASSERT_EQ(details.schedule.size(), 1U);
    EXPECT_EQ(details.adjournments,
              (AdjournmentRules{.sealedOn = SealedOn::Screen, .twoKeys = true, .witness = true, .lateAfter = 45min}));

    draft.schedule = "1 tomorrow";
    auto const wrong = check(draft);
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().front(),
              (FieldProblem<EventField>{EventField::Schedule, FieldFault::SessionIncomplete, 0, 1}));
}

} // namespace
} // namespace flagfall::session
