// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/station_clock.h"
#include "clock/vectors.h"
#include "tests/clock/vector_files.h"
#include "tests/view/stations/page_script.h"
#include "tests/view/stations/steered.h"

#include <QJsonArray>
#include <QTimer>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Instant;

/// Writes the worked examples down for a browser: what comes from the desk, what is done in the page, what it shows.
class WrittenDown : public clock::Way {
public:
    explicit WrittenDown(QJsonArray& all) : m_all(all) {}
    [[nodiscard]] std::string_view name() const override { return "written down"; }
    void begin(std::shared_ptr<clock::Setting const> setting, std::size_t) override {
        m_clock.emplace(std::move(setting));
        m_steps = {};
        load();
    }
    void apply(Instant at, clock::Operation const& operation) override {
        bool const effect = !clock::apply(*m_clock, at, operation).refused;
        QString const what = wordInAPage(operation);
        if (what.isEmpty()) return load();
        m_steps.append(QJsonObject{{QStringLiteral("at"), microseconds(at)},
                                   {QStringLiteral("what"), what},
                                   {QStringLiteral("effect"), effect}});
    }
    clock::Reading readAt(Instant at) override {
        clock::Clock then = *m_clock;
        clock::advance(then, at);
        QJsonObject const page = jsonOf(then);
        clock::Reading const reading = clock::read(then, at);
        auto const& [white, black] = reading.sides;
        auto const flag = [&](char const* side) { return page[QLatin1String(side)][QStringLiteral("flagAt")]; };
        QJsonArray const shown{qint64{white.total.count()},
                               qint64{black.total.count()},
                               white.movesCompleted,
                               black.movesCompleted,
                               page[QStringLiteral("phase")],
                               page[QStringLiteral("active")],
                               flag("w"),
                               flag("b")};
        m_all.append(QJsonObject{{QStringLiteral("id"), m_all.size()},
                                 {QStringLiteral("steps"), m_steps},
                                 {QStringLiteral("at"), microseconds(at)},
                                 {QStringLiteral("shown"), shown}});
        return reading;
    }

private:
    void load() { m_steps.append(QJsonObject{{QStringLiteral("load"), jsonOf(*m_clock)}}); }

    QJsonArray& m_all;
    std::optional<clock::Clock> m_clock;
    QJsonArray m_steps;
};

QByteArray examples() {
    QJsonArray all;
    clock::Ways ways;
    ways.push_back(std::make_unique<WrittenDown>(all));
    for (auto const& file : std::filesystem::directory_iterator{SOURCE_DIR "/tests/clock/vectors"})
        static_cast<void>(clock::runVectors(clock::contentOf(file.path()), ways));
    static_cast<void>(clock::runVectors(clock::contentOf(SHARED_DIR "/clocks.md"), ways)); // where it is there
    EXPECT_GE(all.size(), 86);
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

TEST(ClockInABrowser, IsPlayedOnWithAndWithoutTheNetwork) {
    Hall hall;
    hall.openRound();
    QElapsedTimer real;
    real.start();
    qint64 passed = 0;
    QTimer time; // the desk's time is that of the browser
    QObject::connect(&time, &QTimer::timeout, &time, [&] {
        qint64 const now = real.nsecsElapsed();
        hall.pass(std::chrono::nanoseconds{now - std::exchange(passed, now)});
    });
    time.start(1ms);
    StationsView& stations = *hall.workspace.stations();
    listenHere(stations);
    EXPECT_TRUE(
        stations.openStation(QStringLiteral("clock"), QStringLiteral("Clock 1"), {}, QStringLiteral("1"), 1).isEmpty());
    QString const file = hall.folder.filePath(QStringLiteral("examples.json"));
    QFile written(file);
    ASSERT_TRUE(written.open(QIODevice::WriteOnly) && written.write(examples()) > 0 && written.flush());

    QJsonArray kept;
    Orders const orders{
        {"start", silently([&] {
             hall.workspace.desk().submit(session::StartClocks{RoundNumber{1}, {BoardNumber{1}}},
                                          session::Confirmation::NotAsked, hall.workspace.desk().now(), {});
         })},
        {"cut", silently([&] { stations.toggle(); })},
        {"end", silently([&] { hall.enterResult(1, "1"); })},
        {"mend",
         [&](QByteArray const& what) {
             if (!what.isEmpty()) kept = QJsonDocument::fromJson(what).array();
             stations.toggle();
             return QByteArray{};
         }},
    };
    EXPECT_EQ(steered(QStringLiteral("clock_in_browser.py"),
                      {stations.address(), stations.code().remove(QLatin1Char(' ')), file}, orders),
              "4 looks are good in a browser");

    // Every press of the break is in the journal, as of the moment it was made.
    ASSERT_EQ(kept.size(), 4);
    auto const& acts = hall.workspace.desk().history().acts();
    for (QJsonValue const& one : kept)
        EXPECT_TRUE(std::ranges::any_of(acts, [&](session::RecordedAct const& act) {
            auto const* const operated = std::get_if<session::ClocksOperated>(&act.act);
            return operated && operated->stamp && wordInAPage(operated->operation) == one[0].toString() &&
                   microseconds(operated->at) == one[1].toInteger();
        })) << one[0].toString().toStdString();
    EXPECT_EQ(stations.reports()->count(), 1) << "of the press after the end";
}

} // namespace
} // namespace flagfall::view
