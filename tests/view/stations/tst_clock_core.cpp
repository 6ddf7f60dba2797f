// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/clock_page.h"
#include "app/view/stations/station_clock.h"
#include "clock/display.h"
#include "clock/presets.h"
#include "clock/vector_figures.h"
#include "clock/vectors.h"
#include "tests/clock/vector_files.h"
#include "tests/view/stations/page_script.h"

#include <QJsonArray>

#include <map>
#include <random>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Instant;
using clock::Operation;
using clock::Reading;
using clock::Span;

double micros(Instant at) { return static_cast<double>(microseconds(at)); }

/// What players do happens in the page; everything else at the desk, from where the page loads the clock as it stands.
class InAPage : public clock::Way {
public:
    [[nodiscard]] std::string_view name() const override { return "in a page"; }
    void begin(std::shared_ptr<clock::Setting const> setting, std::size_t) override {
        m_desk.emplace(std::move(setting));
        load();
    }
    void apply(Instant at, Operation const& operation) override {
        QString const what = wordInAPage(operation);
        bool const effect = !clock::apply(*m_desk, at, operation).refused;
        if (what.isEmpty()) return load();
        QJSValue const did = m_script.call("apply", m_page, micros(at), what);
        EXPECT_EQ(did.toBool(), effect) << what.toStdString();
    }
    Reading readAt(Instant at) override {
        QJSValue const shown = m_script.call("read", m_page, micros(at));
        static std::map<QString, clock::Phase> const phases{{QStringLiteral("ready"), clock::Phase::Ready},
                                                            {QStringLiteral("running"), clock::Phase::Running},
                                                            {QStringLiteral("paused"), clock::Phase::Paused},
                                                            {QStringLiteral("frozen"), clock::Phase::Frozen}};
        Reading reading = clock::read(*m_desk, at);
        auto const text = [&](char const* name) { return shown.property(QLatin1String(name)).toString(); };
        reading.phase = phases.at(text("phase"));
        reading.active = text("active") == QStringLiteral("w") ? Colour::White : Colour::Black;
        reading.firstFlag.reset();
        if (text("firstFlag").size() == 1)
            reading.firstFlag = text("firstFlag") == QStringLiteral("w") ? Colour::White : Colour::Black;
        for (Colour const colour : bothColours)
            take(reading.sides[colour],
                 shown.property(colour == Colour::White ? QStringLiteral("w") : QStringLiteral("b")));
        return reading;
    }

    /// As the desk reads what the page says.
    ClockPage::Shown shown() {
        QJsonObject const act{{QStringLiteral("n"), 1},
                              {QStringLiteral("what"), QStringLiteral("w")},
                              {QStringLiteral("at"), 0},
                              {QStringLiteral("doubt"), 0}};
        auto const shown = QJsonObject::fromVariantMap(m_script.call("shown", m_page).toVariant().toMap());
        auto const read = ClockPage::read({{QStringLiteral("round"), 1},
                                           {QStringLiteral("board"), 1},
                                           {QStringLiteral("device"), QStringLiteral("00112233445566aa")},
                                           {QStringLiteral("acts"), QJsonArray{act}},
                                           {QStringLiteral("shown"), shown}});
        EXPECT_TRUE(read);
        return read ? read->shown : ClockPage::Shown{};
    }

private:
    static void take(clock::DisplayReading& display, QJSValue const& shown) {
        auto const value = [&](char const* name) { return shown.property(QLatin1String(name)); };
        auto const span = [&](char const* name) { return Span{static_cast<std::int64_t>(value(name).toNumber())}; };
        auto const moment = [&](char const* name) {
            std::optional<Instant> at;
            if (!value(name).isNull())
                at = Instant{} + std::chrono::microseconds{static_cast<std::int64_t>(value(name).toNumber())};
            return at;
        };
        display.total = span("total");
        display.delayLeft = span("delay");
        display.movesCompleted = value("moves").toInt();
        display.period = value("period").toInt();
        display.byoyomiLeft = value("byoyomi").toInt();
        display.canadianMovesDue = value("canadian").toInt();
        display.flagAt = moment("flagAt");
        display.flag = display.flagAt.has_value();
        display.periodFlagAt = moment("periodFlagAt");
        display.overrun = value("overrun").toBool();
    }
    void load() { m_page = m_script.call("load", m_script.parsed(jsonOf(*m_desk))); }

    Script m_script{"clock_core.js", "clockCore"};
    std::optional<clock::Clock> m_desk;
    QJSValue m_page;
};

std::size_t expectAllGood(std::string const& text) {
    clock::Ways ways;
    ways.push_back(std::make_unique<InAPage>());
    auto const outcomes = clock::runVectors(text, ways);
    for (auto const& outcome : outcomes)
        EXPECT_TRUE(outcome.ok) << outcome.id << " (" << outcome.title << ")\n  " << outcome.problem;
    return outcomes.size();
}

TEST(ClockCore, ShowsInAPageWhatTheWorkedExamplesSay) {
    std::size_t examples = 0;
    for (auto const& file : std::filesystem::directory_iterator{SOURCE_DIR "/tests/clock/vectors"})
        examples += expectAllGood(clock::contentOf(file.path()));
    EXPECT_GE(examples, 86U);
}

TEST(ClockCore, ShowsTheFiguresOfTheSpecification) {
    std::filesystem::path const path = SHARED_DIR "/clocks.md";
    if (!std::filesystem::exists(path))
        GTEST_SKIP() << "the specification is not part of a clone; ShowsInAPageWhatTheWorkedExamplesSay asks own "
                        "examples of every mode, and GamesOfEveryPresetAreTheSame every preset";
    EXPECT_EQ(expectAllGood(clock::contentOf(path)), 112U);
}

TEST(ClockCore, GamesOfEveryPresetAreTheSame) {
    std::mt19937 chance{20261128};
    InAPage page;
    for (clock::Preset const& preset : clock::presets()) {
        auto const setting = std::make_shared<clock::Setting const>(clock::settingOf(preset));
        clock::Clock desk{setting};
        page.begin(setting, 0);
        auto const both = [&](Instant at, Operation const& operation) {
            static_cast<void>(clock::apply(desk, at, operation));
            page.apply(at, operation);
        };
        auto const line = [](Reading const& reading) { return clock::lineOf(clock::figuresOf(reading)); };
        Instant now{};
        both(now, clock::Start{});
        for (int press = 0; press < 120; ++press) {
            now += std::chrono::microseconds{chance() % (chance() % 20 == 0 ? 2'000'000'000U : 90'000'000U)};
            both(now, clock::Press{chance() % 8 == 0 ? opponent(desk.active) : desk.active});
            ASSERT_EQ(line(page.readAt(now + 1min)), line(clock::read(desk, now + 1min))) << preset.id;
            ASSERT_EQ(page.shown(), ClockPage::shownBy(desk)) << preset.id;
            if (chance() % 16 == 0) both(now, clock::AdjustTime{Colour::White, 60s});
        }
    }
}

TEST(ClockCore, WhatAClockShowsCanBeSetAtTheDeskInEveryPreset) {
    std::mt19937 chance{911};
    for (clock::Preset const& preset : clock::presets()) {
        auto const setting = std::make_shared<clock::Setting const>(clock::settingOf(preset));
        auto const played = [&](unsigned longest) {
            clock::Clock one{setting};
            Instant now{};
            clock::apply(one, now, clock::Start{});
            for (int press = 0; press < 90; ++press) {
                clock::Clock then = one;
                now += std::chrono::microseconds{chance() % longest};
                clock::apply(then, now, clock::Press{then.active});
                if (then.firstFlag) break;
                one = std::move(then);
            }
            return one;
        };
        clock::Clock const there = played(90'000'000U);
        clock::Clock desk = played(200'000'000U);
        Instant const at = desk.anchor + 7h; // a flag may be down there
        auto const shown = ClockPage::shownBy(there);
        for (Operation const& operation : ClockPage::setTo(shown, desk, at))
            EXPECT_FALSE(clock::apply(desk, at, operation).refused) << preset.id;
        EXPECT_EQ(ClockPage::shownBy(desk), shown) << preset.id;
    }
}

TEST(ClockCore, WritesTheDigitsOfTheProgram) {
    Script script("clock_core.js", "clockCore");
    for (Span const left : {Span{0}, Span{1}, Span{100ms}, Span{100ms} + Span{1}, Span{9900ms}, Span{9901ms}, Span{10s},
                            Span{59s}, Span{60s}, Span{61s}, Span{59min + 59s}, Span{59min + 59s} + Span{1}, Span{1h},
                            Span{1h + 1min + 1s}, Span{36h}})
        for (Span const tenths : {Span{0}, Span{10s}})
            EXPECT_EQ(script.call("digits", static_cast<double>(left.count()), static_cast<double>(tenths.count()))
                          .toString()
                          .toStdString(),
                      clock::displayText(left, clock::DisplayStyle::Modern, tenths));
}

TEST(ClockCore, ReadingChangesNothing) {
    Script script("clock_core.js", "clockCore");
    clock::Clock clock{std::make_shared<clock::Setting const>(clock::parseControl("3+2").value())};
    clock::apply(clock, Instant{} + 1234567ns, clock::Start{});
    QJSValue const page = script.call("load", script.parsed(jsonOf(clock)));
    auto const left = [&](Instant at) {
        return script.call("read", page, micros(at))
            .property(QStringLiteral("w"))
            .property(QStringLiteral("total"))
            .toNumber();
    };
    double const before = left(Instant{} + 10s);
    EXPECT_EQ(left(Instant{} + 1h), 0);
    EXPECT_EQ(left(Instant{} + 10s), before);
    EXPECT_EQ(before, static_cast<double>(clock::read(clock, Instant{} + 10s).sides.white.total.count()))
        << "although it began between two microseconds";
}

} // namespace
} // namespace flagfall::view
