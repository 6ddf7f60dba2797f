// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/stations/page_script.h"

#include <random>

namespace flagfall::view {
namespace {

constexpr double second = 1e6, millisecond = 1e3; // microseconds

/// A telephone whose clock begins elsewhere and goes slower than the desk's by so many millionths.
struct Telephone {
    explicit Telephone(double slowerBy) : drift(slowerBy * 1e-6), time(script.call("begin")) {}

    [[nodiscard]] double deskAt(double moment) const { return ahead + moment * (1 + drift); }
    /// It has slept so long, and its monotonic clock has stood.
    void sleep(double so) {
        ahead += so;
        wallAhead += so;
    }
    void ask(double moment, double way, double back) {
        time.property(QStringLiteral("hear"))
            .call({moment, moment + way + back, std::round(deskAt(moment + way)), wallAhead});
    }
    /// What it believes.
    [[nodiscard]] double value(char const* name, double moment) {
        return time.property(QStringLiteral("at")).call({moment, wallAhead}).property(QLatin1String(name)).toNumber();
    }
    [[nodiscard]] double wrong(double moment) { return value("desk", moment) - deskAt(moment); }
    [[nodiscard]] double bound(double moment) { return value("bound", moment); }
    [[nodiscard]] QJSValue say(char const* name) { return time.property(QLatin1String(name)).call(); }

    double drift;
    double ahead = 123'456 * second;
    double wallAhead = 1'764'000'000 * second; ///< the time of day before its monotonic clock
    Script script{"desk_time.js", "deskTime"};
    QJSValue time;
};

TEST(DeskTime, IsNotKnownBeforeTheFirstAnswer) {
    Telephone phone{0};
    EXPECT_FALSE(phone.say("isKnown").toBool());
    phone.ask(5 * second, 2 * millisecond, 6 * millisecond);
    EXPECT_TRUE(phone.say("isKnown").toBool());
    EXPECT_EQ(phone.bound(5 * second + 8 * millisecond), 4 * millisecond) << "half the way there and back";
    EXPECT_EQ(phone.wrong(5 * second + 8 * millisecond), -2 * millisecond);
}

TEST(DeskTime, TheFastestAnswersCount) {
    Telephone phone{0};
    phone.ask(0, 1 * millisecond, 1 * millisecond);
    phone.ask(1 * second, 400 * millisecond, 2 * millisecond);
    EXPECT_LT(phone.bound(2 * second), 2 * millisecond);
}

TEST(DeskTime, IsNeverFurtherOffThanItSays) {
    std::mt19937 chance{22};
    std::uniform_real_distribution<double> way{0.5 * millisecond, 80 * millisecond};
    for (double const slower : {-90.0, -20.0, 0.0, 35.0, 120.0}) {
        Telephone phone{slower};
        for (double moment = 0; moment < 600 * second; moment += second) {
            phone.ask(moment, way(chance), way(chance));
            double const now = moment + 0.7 * second;
            ASSERT_LE(std::abs(phone.wrong(now)), phone.bound(now)) << slower << " at " << moment;
        }
        double const hour = 4200 * second;
        EXPECT_LE(std::abs(phone.wrong(hour)), phone.bound(hour)) << "an hour without the desk";
        EXPECT_LE(std::abs(phone.say("drift").toNumber() - slower), 40);
    }
}

TEST(DeskTime, TheDriftIsMeasuredWhenThereHasBeenTimeForIt) {
    Telephone phone{50};
    phone.ask(0, millisecond, millisecond);
    phone.ask(30 * second, millisecond, millisecond);
    EXPECT_TRUE(phone.say("drift").isNull());
    for (double moment = 60 * second; moment < 1200 * second; moment += 10 * second)
        phone.ask(moment, millisecond, millisecond);
    EXPECT_NEAR(phone.say("drift").toNumber(), 50, 5);
    double const hour = 4800 * second;
    EXPECT_LT(phone.bound(hour), 50 * millisecond) << "without it, it could be 0.7 s";
}

TEST(DeskTime, BeginsAnewAfterTheDeskHasSlept) {
    Telephone phone{0};
    phone.ask(0, millisecond, millisecond);
    phone.ahead -= 40 * second;
    phone.ask(10 * second, millisecond, millisecond);
    EXPECT_LE(std::abs(phone.wrong(11 * second)), 2 * millisecond);
    EXPECT_LE(phone.bound(11 * second), 2 * millisecond);
}

TEST(DeskTime, WhatWasSleptSinceTheLastAnswerIsInDoubt) {
    for (double const slept : {25 * millisecond, 300 * millisecond, 40 * second}) {
        Telephone phone{0};
        phone.ask(0, millisecond, millisecond);
        phone.sleep(slept);
        EXPECT_GE(phone.bound(second), slept);
        EXPECT_LE(std::abs(phone.wrong(second)), phone.bound(second)) << slept;
    }
}

TEST(DeskTime, AfterASleepTheMeasurementBeginsAnew) {
    Telephone phone{0};
    phone.ask(0, 100 * millisecond, 100 * millisecond); // it agrees with what comes after so short a sleep
    phone.sleep(30 * millisecond);
    phone.ask(10 * second, millisecond, millisecond);
    EXPECT_LE(std::abs(phone.wrong(11 * second)), phone.bound(11 * second));
    EXPECT_GE(phone.bound(11 * second), 15 * millisecond) << "the answer may have come while it slept";
    phone.ask(12 * second, millisecond, millisecond);
    EXPECT_LE(std::abs(phone.wrong(13 * second)), phone.bound(13 * second));
    EXPECT_LE(phone.bound(13 * second), 4 * millisecond);
}

TEST(DeskTime, ATimeOfDayThatIsReadInMillisecondsIsNoSleep) {
    Telephone phone{0};
    phone.ask(0, millisecond, millisecond);
    phone.wallAhead += 15 * millisecond;
    EXPECT_LE(phone.bound(second), 2 * millisecond);
}

} // namespace
} // namespace flagfall::view
