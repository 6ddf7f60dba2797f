// SPDX-License-Identifier: GPL-3.0-or-later
// bench_wall [--seconds N] [--presses N] [--size WxH] [BOARDS…]
//
// Opens the hall page of the program with so many boards (200 and 1000 unless said), lets all clocks run and levers be
// pressed, and prints how evenly the frames come and what it costs. A small moving rectangle asks for every frame the
// machine can give; what it reaches alone, in a window of the same size, is the floor to compare with.
#include "app/demo/stage.h"
#include "app/equipment/machine_ticks.h"
#include "tests/bench/wall/measure.h"
#include "tests/support/big_hall.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QStringListModel>
#include <QTimer>

#include <random>

namespace flagfall::bench {
namespace {

using namespace std::chrono_literals;

struct Course {
    std::chrono::seconds time{5};
    int pressesPerSecond = 400;
    QSize size{1920, 1080};
};

constexpr auto settling = 1500ms;

/// A rectangle that is somewhere else in every frame.
std::unique_ptr<QObject> restless(QQmlEngine& engine, QQuickItem& parent) {
    QQmlComponent component(&engine);
    component.setData("import QtQuick\n"
                      "Rectangle { width: 6; height: 6; color: \"#808080\"\n"
                      "  NumberAnimation on x { from: 0; to: 300; duration: 1000; loops: Animation.Infinite } }",
                      {});
    std::unique_ptr<QObject> object(component.create());
    if (auto* const item = qobject_cast<QQuickItem*>(object.get())) item->setParentItem(&parent);
    return object;
}

/// Presses levers of running boards, as many a second as asked, always the one that counts.
class Players : public QObject {
public:
    Players(view::Workspace& workspace, int pressesPerSecond)
        : m_workspace(workspace), m_each(std::chrono::microseconds(1s) / std::max(1, pressesPerSecond)) {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, &Players::play);
    }
    void begin() {
        m_pressed = std::chrono::steady_clock::now();
        m_timer.start(5ms);
    }
    void rest() { m_timer.stop(); }

private:
    void play() {
        for (; m_pressed + m_each <= std::chrono::steady_clock::now(); m_pressed += m_each) press();
    }
    void press() {
        session::Round const* const round = m_workspace.desk().state().currentRound();
        auto const at = std::uniform_int_distribution<std::size_t>(0, round->boards.size() - 1)(m_dice);
        session::Board const& board = round->boards[at];
        bool const white = board.clock->active == Colour::White;
        m_workspace.boards()->press(board.number.value(),
                                    white ? view::BoardsModel::Side::White : view::BoardsModel::Side::Black);
    }

    view::Workspace& m_workspace;
    std::chrono::microseconds m_each;
    std::chrono::steady_clock::time_point m_pressed;
    std::mt19937 m_dice{20261121};
    QTimer m_timer;
};

class Bench {
public:
    Bench(int boards, Course const& course)
        : m_course(course), m_boards(boards), m_door(demo::closedDoor()),
          m_workspace(m_ticks, *m_door, m_folder.filePath(QStringLiteral("settings.ini"))),
          m_players(m_workspace, course.pressesPerSecond) {
        static_cast<void>(m_workspace.openJournal(session::BigHall(boards, "90+30").journal(), {}));
    }

    void withoutWindow() {
        start();
        print(named("%1 boards running, no window"), look(nullptr));
        m_players.begin();
        print(named("the same %1, levers pressed"), look(nullptr));
        m_players.rest();
        m_workspace.boards()->pauseAll();
        wait(300ms);
    }

    void inWindow() {
        QQmlApplicationEngine engine;
        QQuickWindow* const window = demo::loadWindow(engine, m_workspace);
        if (!window) return;
        window->resize(m_course.size);
        emit m_workspace.opened();
        window->setProperty("page", QStringLiteral("hall"));
        auto const rectangle = restless(engine, *window->contentItem());
        wait(settling);
        print(named("wall of %1, clocks at rest"), look(window));
        m_workspace.boards()->resumeAll();
        wait(settling);
        print(named("wall of %1, all running"), look(window));
        m_players.begin();
        wait(settling);
        print(named("the same %1, levers pressed"), look(window));
        m_players.rest();
    }

private:
    /// All clocks run, and no two change at the same moment.
    void start() {
        m_workspace.boards()->startAll();
        m_players.begin();
        wait(settling);
        m_players.rest();
        wait(300ms);
    }
    Figures look(QQuickWindow* window) { return measure(window, *m_workspace.boards(), m_course.time); }
    QString named(char const* text) const { return QString::fromLatin1(text).arg(m_boards); }
    static void wait(std::chrono::milliseconds time) {
        QEventLoop loop;
        QTimer::singleShot(time, &loop, &QEventLoop::quit);
        loop.exec();
    }

    Course m_course;
    int m_boards;
    QTemporaryDir m_folder;
    equipment::MachineTicks m_ticks;
    std::unique_ptr<view::JournalDoor> m_door;
    view::Workspace m_workspace;
    Players m_players;
};

void floorOf(Course const& course) {
    QQmlEngine engine;
    QQuickWindow window;
    window.resize(course.size);
    window.show();
    auto const rectangle = restless(engine, *window.contentItem());
    QEventLoop loop;
    QTimer::singleShot(settling, &loop, &QEventLoop::quit);
    loop.exec();
    QStringListModel nothing;
    print(QStringLiteral("one rectangle alone"), measure(&window, nothing, course.time));
}

} // namespace
} // namespace flagfall::bench

int main(int argc, char** argv) {
    using namespace flagfall;
    QGuiApplication const app(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{QStringLiteral("seconds"), QStringLiteral("For each figure."), QStringLiteral("N"), "5"},
                       {QStringLiteral("presses"), QStringLiteral("In a second."), QStringLiteral("N"), "400"},
                       {QStringLiteral("size"), QStringLiteral("Of the window."), QStringLiteral("WxH"), "1920x1080"}});
    parser.addPositionalArgument(QStringLiteral("BOARDS"), QStringLiteral("How many; 200 and 1000 unless said."));
    parser.process(app);
    QStringList const size = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
    bench::Course const course{.time = std::chrono::seconds(parser.value(QStringLiteral("seconds")).toInt()),
                               .pressesPerSecond = parser.value(QStringLiteral("presses")).toInt(),
                               .size = QSize(size.value(0).toInt(), size.value(1).toInt())};
    QStringList walls = parser.positionalArguments();
    if (walls.isEmpty()) walls = {QStringLiteral("200"), QStringLiteral("1000")};
    bench::printHead();
    bench::floorOf(course);
    for (QString const& boards : walls) {
        bench::Bench wall(boards.toInt(), course);
        wall.withoutWindow();
        wall.inWindow();
    }
    return 0;
}
