// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/station_clock.h"
#include "tests/view/stations/stations_hall.h"

#include <QJsonArray>

#include <random>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Instant;
using clock::Span;

/// What is pressed at a clock of board 1, as its page brings it.
struct Press {
    int number;
    char const* what;
    Instant at;
    bool counted = true;
    Span doubt = 2500us;
};

QJsonObject asSaid(ClockPage::Shown const& shown) {
    auto const side = [](ClockPage::Shown::Side const& one) {
        return QJsonObject{{QStringLiteral("main"), qint64{one.main.count()}},
                           {QStringLiteral("delay"), qint64{one.delay.count()}},
                           {QStringLiteral("moves"), one.moves},
                           {QStringLiteral("period"), one.period},
                           {QStringLiteral("byoyomi"), one.byoyomi},
                           {QStringLiteral("canadian"), one.canadian}};
    };
    return {{QStringLiteral("w"), side(shown.sides.white)},
            {QStringLiteral("b"), side(shown.sides.black)},
            {QStringLiteral("active"), shown.active == Colour::White ? QStringLiteral("w") : QStringLiteral("b")}};
}

/// Board 1 has a telephone as its clock, with 3+2.
struct ClockStation : StationsHall {
    ClockStation() : ClockStation(QStringLiteral("3+2")) {}
    explicit ClockStation(QString const& control)
        : StationsHall(control), token(taken("clock", QStringLiteral("Clock 1"), QStringLiteral("1"))) {}

    [[nodiscard]] Instant now() { return hall.workspace.desk().now(); }
    void start() {
        hall.workspace.desk().submit(session::StartClocks{RoundNumber{1}, {BoardNumber{1}}},
                                     session::Confirmation::NotAsked, now(), {});
        hall.settle();
    }
    [[nodiscard]] QJsonObject body(std::vector<Press> const& presses, int board = 1) {
        QJsonArray acts;
        for (Press const& one : presses)
            acts.append(QJsonObject{{QStringLiteral("n"), one.number},
                                    {QStringLiteral("what"), QLatin1String(one.what)},
                                    {QStringLiteral("at"), microseconds(one.at)},
                                    {QStringLiteral("doubt"), qint64{one.doubt / 1us}},
                                    {QStringLiteral("counted"), one.counted}});
        return {{QStringLiteral("event"), event()}, {QStringLiteral("round"), 1},
                {QStringLiteral("board"), board},   {QStringLiteral("device"), device},
                {QStringLiteral("acts"), acts},     {QStringLiteral("shown"), asSaid(shown)}};
    }
    [[nodiscard]] Heard press(std::vector<Press> const& presses) { return post("/press", body(presses), token); }
    [[nodiscard]] session::Board const& board() {
        hall.settle();
        return *hall.workspace.desk().board(BoardPlace{RoundNumber{1}, BoardNumber{1}});
    }
    [[nodiscard]] clock::Clock const& clock() { return *board().clock; }
    [[nodiscard]] Span main(Colour colour) { return clock().sides[colour].main; }
    template <typename Act>
    [[nodiscard]] std::size_t count() {
        return static_cast<std::size_t>(
            std::ranges::count_if(hall.workspace.desk().history().acts(),
                                  [](auto const& one) { return std::holds_alternative<Act>(one.act); }));
    }
    /// The acts of this kind, from the file opened anew.
    template <typename Act>
    [[nodiscard]] std::vector<Act> onRecord() {
        hall.settle();
        Hall other;
        QString const path = QStringLiteral("/nowhere/again.flagfall");
        other.door.files[path.toStdString()] = hall.door.last->rows();
        other.workspace.openFile(QUrl::fromLocalFile(path));
        EXPECT_TRUE(Hall::until([&] { return other.workspace.isOpen(); }));
        std::vector<Act> found;
        for (session::RecordedAct const& one : other.workspace.desk().history().acts())
            if (auto const* const act = std::get_if<Act>(&one.act)) found.push_back(*act);
        return found;
    }
    void pause() {
        hall.workspace.desk().submit(session::PauseClocks{RoundNumber{1}, {BoardNumber{1}}},
                                     session::Confirmation::NotAsked, now(), {});
        hall.settle();
    }
    [[nodiscard]] std::string reported(char const* role) {
        return stations.reports()->count() == 1 ? Hall::at(*stations.reports(), 0, role).toString().toStdString()
                                                : "none, or several";
    }

    QByteArray token;
    QString device = QStringLiteral("00112233445566aa");
    ClockPage::Shown shown{.sides = {.white = {.main = 100s, .moves = 2}, .black = {.main = 90s, .moves = 1}},
                           .active = Colour::Black};
};

constexpr char const* goneOn = "The clock at the desk had gone on by then.";
constexpr char const* nobodyKnows = "Nobody knows when it was pressed: it counts from when the desk heard of it.";
constexpr char const* moved = "It was stamped with a moment that cannot be: it counts from another one.";

int upTo(Heard const& heard) { return heard.said()[QStringLiteral("taken")].toInt(-1); }

TEST_F(ClockStation, IsToldTheClockAsItStandsAndTheTimeOfTheDesk) {
    start();
    hall.pass(10s);
    QJsonObject const page = this->page(token).said();
    EXPECT_EQ(page[QStringLiteral("role")].toString(), QStringLiteral("clock"));
    EXPECT_EQ(page[QStringLiteral("now")].toInteger(), microseconds(now()));
    QJsonObject const game = page[QStringLiteral("game")].toObject();
    EXPECT_EQ(game[QStringLiteral("white")].toString(), QStringLiteral("Amazon, A."));
    EXPECT_EQ(game[QStringLiteral("end")].toString(), QString{});
    EXPECT_EQ(game[QStringLiteral("clock")].toObject(), jsonOf(clock()));
    EXPECT_EQ(page[QStringLiteral("most")].toInt(), ClockPage::mostAtOnce);
    EXPECT_EQ(page[QStringLiteral("note")].toString(), QString{});
}

TEST_F(ClockStation, IsOfOneBoard) {
    EXPECT_TRUE(stations.openStation(QStringLiteral("clock"), QStringLiteral("Two"), {}, QStringLiteral("1-2"), 1)
                    .contains(QStringLiteral("boards")));
    Heard const other = post("/press", body({{1, "w", now()}}, 2), token);
    EXPECT_EQ(other.status, 403);
    EXPECT_EQ(other.says(), QStringLiteral("This station is not for board 2."));
}

TEST_F(ClockStation, APressCountsAsOfItsStamp) {
    start();
    Instant const began = now();
    hall.pass(30s);
    ASSERT_EQ(upTo(press({{1, "w", began + 10s}, {2, "b", began + 25s}})), 2);
    EXPECT_EQ(main(Colour::White), 3min + 2s - 10s + 2s);
    EXPECT_EQ(main(Colour::Black), 3min + 2s - 15s + 2s);
    EXPECT_EQ(clock().anchor, began + 25s);
    EXPECT_EQ(stations.reports()->count(), 0);
}

TEST_F(ClockStation, TheJournalSaysWhereByWhomAndWithHowMuchDoubt) {
    start();
    ASSERT_EQ(press({{1, "w", now()}}).status, 200);
    hall.settle();
    EXPECT_EQ(lastAct().origin.station, "Clock 1");
    EXPECT_EQ(lastAct().origin.person, "Jana");
    auto const& act = std::get<session::ClocksOperated>(lastAct().act);
    EXPECT_EQ(act.stamp, (session::DeviceStamp{device.toStdString(), 1, 2500us}));
}

TEST_F(ClockStation, WhatComesAgainCountsOnce) {
    start();
    Instant const began = now();
    hall.pass(20s);
    ASSERT_EQ(upTo(press({{1, "w", began + 5s}})), 1);
    EXPECT_EQ(upTo(press({{1, "w", began + 5s}, {2, "b", began + 6s}})), 2);
    EXPECT_EQ(clock().sides.white.movesCompleted, 1);
    EXPECT_EQ(clock().sides.black.movesCompleted, 1);
    EXPECT_EQ(page(token).said()[QStringLiteral("taken")].toInt(), 2);
    EXPECT_EQ(upTo(press({{1, "w", began + 5s}})), 2);
    EXPECT_EQ(board().lateArrivals, 0);
}

TEST_F(ClockStation, WhatIsOnRecordIsKnownAgainWhenTheProgramWasStartedAnew) {
    start();
    Instant const began = now();
    hall.pass(5s);
    ASSERT_EQ(upTo(press({{7, "w", began + 5s}})), 7);
    hall.settle();
    std::size_t const before = acts();
    ClockActs again(hall.workspace.desk()); // which has heard nothing
    int taken = 0;
    again.take(stations::StationId{1}, {"Clock 1", {}, {}, {}}, *ClockPage::read(body({{7, "w", began + 5s}})),
               [&](ClockActs::Outcome const& outcome) { taken = outcome.taken; });
    EXPECT_TRUE(Hall::until([&] { return taken == 7; }));
    EXPECT_EQ(acts(), before);
}

TEST_F(ClockStation, WhateverIsLostOnTheWayEveryPressCountsOnceAndAsOfItsMoment) {
    start();
    std::mt19937 chance{73};
    clock::Clock there = clock(); // on the telephone
    std::vector<Press> waiting;
    int number = 0;
    auto const send = [&](bool heard) {
        Heard const answer = press(waiting);
        if (heard) std::erase_if(waiting, [&](Press const& one) { return one.number <= upTo(answer); });
    };
    for (int step = 0; step < 200; ++step) {
        hall.pass(std::chrono::microseconds{chance() % 2'000'000});
        Instant const at{std::chrono::floor<std::chrono::microseconds>(now().time_since_epoch())};
        char const* const what = there.active == Colour::White ? "w" : "b";
        ASSERT_FALSE(clock::apply(there, at, clock::Press{there.active}).refused);
        waiting.push_back({++number, what, at});
        bool const away = chance() % 3 == 0 && waiting.size() < 20;
        if (!away) send(chance() % 4 != 0); // or the answer is lost
    }
    send(true);
    EXPECT_TRUE(waiting.empty());
    EXPECT_EQ(count<session::ClocksOperated>(), 201U) << "the start, and each press";
    for (Colour const colour : bothColours) EXPECT_EQ(clock().sides[colour], there.sides[colour]);
    EXPECT_EQ(board().lateArrivals, 0);
    EXPECT_EQ(stations.reports()->count(), 0);
}

TEST_F(ClockStation, NothingHasHappenedYetThatIsToCome) {
    start();
    Instant const present = now();
    ASSERT_EQ(press({{1, "w", present + 3s}}).status, 200);
    EXPECT_EQ(clock().anchor, present);
    EXPECT_EQ(reported("why"), moved);
}

TEST_F(ClockStation, NothingIsOlderThanWhatTheClockHasBroughtBefore) {
    start();
    Instant const began = now();
    hall.pass(20s);
    ASSERT_EQ(upTo(press({{1, "w", began + 15s}})), 1);
    ASSERT_EQ(upTo(press({{2, "b", began + 3s}})), 2);
    EXPECT_EQ(clock().anchor, began + 15s);
    EXPECT_EQ(board().lateArrivals, 0);
    EXPECT_EQ(reported("why"), moved);
}

TEST_F(ClockStation, AStampThatIsMovedByLessThanItsDoubtIsNoQuestion) {
    start();
    Instant const began = now();
    hall.pass(5s);
    ASSERT_EQ(upTo(press({{1, "w", began + 5s + 2ms}, {2, "b", began + 5s + 2400us}})), 2);
    EXPECT_EQ(clock().anchor, began + 5s);
    EXPECT_EQ(stations.reports()->count(), 0);
}

TEST_F(ClockStation, AnotherNumberOfTheClockNeitherLosesPressesNorTurnsTimeBack) {
    start();
    Instant const began = now();
    hall.pass(20s);
    ASSERT_EQ(upTo(press({{40, "w", began + 15s}})), 40);
    device = QStringLiteral("ffffffffffffffff");
    ASSERT_EQ(upTo(press({{1, "b", began + 3s}})), 1);
    EXPECT_EQ(clock().sides.black.movesCompleted, 1);
    EXPECT_EQ(clock().anchor, began + 15s);
    EXPECT_EQ(reported("why"), moved);
}

TEST_F(ClockStation, ClocksOfTheSameNumberAtTwoBoardsLoseNothing) {
    hall.workspace.desk().submit(session::StartClocks{RoundNumber{1}, {}}, session::Confirmation::NotAsked, now(), {});
    hall.settle();
    QByteArray const second = taken("clock", QStringLiteral("Clock 2"), QStringLiteral("2"));
    hall.pass(5s);
    ASSERT_EQ(upTo(press({{1, "w", now()}, {2, "b", now()}})), 2);
    ASSERT_EQ(upTo(post("/press", body({{1, "w", now()}}, 2), second)), 1);
    hall.settle();
    EXPECT_EQ(
        hall.workspace.desk().board(BoardPlace{RoundNumber{1}, BoardNumber{2}})->clock->sides.white.movesCompleted, 1);
}

TEST_F(ClockStation, ANumberThatIsMadeUpHidesNoPressThatIsToCome) {
    start();
    Heard const far = press({{9'999'999, "w", now()}});
    EXPECT_EQ(far.status, 409);
    EXPECT_EQ(far.says(), QStringLiteral("These presses were not taken. Tell the arbiter."));
    EXPECT_EQ(upTo(press({{1, "w", now()}})), 1);
    EXPECT_EQ(clock().sides.white.movesCompleted, 1);
}

TEST_F(ClockStation, WhoWasToldHowTheClockStandsHasBroughtWhatWasBefore) {
    start();
    Instant const began = now();
    hall.pass(60s);
    ASSERT_EQ(page(token).status, 200);
    hall.pass(5s);
    ASSERT_EQ(upTo(press({{1, "w", began + 59s}})), 1);
    EXPECT_EQ(clock().anchor, began + 59s) << "it was under way";
    EXPECT_EQ(stations.reports()->count(), 0);
    hall.pass(60s);
    ASSERT_EQ(page(token).status, 200);
    ASSERT_EQ(upTo(press({{2, "b", began + 70s}})), 2);
    EXPECT_EQ(clock().anchor, began + 125s) << "a minute was hidden";
    EXPECT_EQ(reported("why"), nobodyKnows);
}

TEST_F(ClockStation, AStampThatSaysNothingCountsFromWhenItIsHeardOf) {
    start();
    Instant const began = now();
    hall.pass(20s);
    ASSERT_EQ(upTo(press({{1, "w", began + 5s, true, 40s}})), 1);
    EXPECT_EQ(clock().anchor, began + 20s);
    EXPECT_EQ(reported("why"), nobodyKnows);
}

TEST_F(ClockStation, AnAbsurdDoubtTakesNoOtherPressWithIt) {
    start();
    hall.pass(20s);
    ASSERT_EQ(upTo(press({{1, "w", now() - 5s, true, 24h * 365}, {2, "b", now()}})), 2);
    EXPECT_EQ(clock().sides.white.movesCompleted, 1);
    EXPECT_EQ(clock().sides.black.movesCompleted, 1);
    auto const acts = onRecord<session::ClocksOperated>();
    EXPECT_EQ(acts[acts.size() - 2].stamp->doubt, 24h);
}

TEST_F(ClockStation, WhatIsDoneWithoutEndIsTakenLittleByLittle) {
    start();
    std::vector<Press> all;
    int number = 0;
    auto const batch = [&] {
        all.clear();
        for (int i = 0; i < ClockPage::mostAtOnce; ++i) all.push_back({++number, "b", now(), false});
        return press(all);
    };
    for (int i = 0; i < 4; ++i) EXPECT_EQ(batch().status, 200);
    Heard const full = batch();
    EXPECT_EQ(full.status, 503);
    EXPECT_EQ(upTo(full), 120);
    hall.pass(1s);
    EXPECT_EQ(upTo(press(all)), 130);
    hall.pass(1min);
    EXPECT_EQ(upTo(press(all)), 150);
}

TEST_F(ClockStation, APressThatIgnoresTheRulesIsOnRecordAndNoQuestion) {
    start();
    std::size_t const before = count<session::ClocksOperated>();
    ASSERT_EQ(upTo(press({{1, "b", now(), false}})), 1);
    hall.settle();
    EXPECT_EQ(count<session::ClocksOperated>(), before + 1);
    EXPECT_EQ(stations.reports()->count(), 0);
}

TEST_F(ClockStation, AFlagThatFellAtTheDeskBeforeThePressWasHeardOfIsAQuestion) {
    start();
    Instant const began = now();
    hall.pass(200s); // White had 182
    ASSERT_TRUE(Hall::until([this] { return clock().sides.white.flagAt.has_value(); }));
    ASSERT_EQ(upTo(press({{1, "w", began + 181s}, {2, "b", began + 190s}})), 2);
    EXPECT_EQ(board().lateArrivals, 2) << "with both stamps";
    EXPECT_EQ(clock().phase, clock::Phase::Frozen) << "the journal is the truth";
    EXPECT_EQ(reported("words"), "Clock 1 shows 1:40 – 1:30; 2 presses count otherwise at the desk");
    EXPECT_EQ(reported("why"), goneOn);
    EXPECT_EQ(hall.workspace.calls()->count(), 1);
}

TEST_F(ClockStation, TheArbiterMayLetWhatTheClockShowsStand) {
    start();
    Instant const began = now();
    hall.pass(200s);
    ASSERT_TRUE(Hall::until([this] { return clock().sides.white.flagAt.has_value(); }));
    ASSERT_EQ(press({{1, "w", began + 181s}}).status, 200);
    stations.decide(0);
    hall.settle();
    EXPECT_EQ(clock().phase, clock::Phase::Frozen) << "nothing is set before it was asked";
    EXPECT_EQ(hall.workspace.question()->title(), QStringLiteral("Set the clock of board 1 as Clock 1 has it?"));
    EXPECT_EQ(hall.workspace.question()->text(),
              QStringLiteral("At the desk: 0:00 – 3:02. Clock 1 shows 1:40 – 1:30."));
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_EQ(main(Colour::White), 100s);
    EXPECT_EQ(main(Colour::Black), 90s);
    EXPECT_EQ(clock().sides.white.movesCompleted, 2);
    EXPECT_EQ(clock().active, Colour::Black);
    EXPECT_FALSE(clock().firstFlag);
    EXPECT_EQ(clock().phase, clock::Phase::Paused);
    EXPECT_EQ(stations.reports()->count(), 0) << "the desk shows the same now";
}

TEST_F(ClockStation, WhatHasGoneOnSinceItWasAskedIsNotSet) {
    start();
    hall.pass(5s);
    ASSERT_EQ(upTo(press({{1, "w", now() - 1s, true, 40s}})), 1);
    ASSERT_EQ(stations.reports()->count(), 1);
    stations.decide(0);
    ASSERT_EQ(page(token).status, 200);
    hall.pass(5s);
    ASSERT_EQ(upTo(press({{2, "b", now()}})), 2);
    hall.settle();
    std::size_t const before = acts();
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_EQ(acts(), before);
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("The clock has gone on meanwhile: nothing was set."));
}

TEST_F(ClockStation, WhatTheClockShowedIsNoChoiceOnceTheGameHasGoneOn) {
    start();
    hall.pass(5s);
    ASSERT_EQ(upTo(press({{1, "w", now() - 1s, true, 40s}})), 1);
    ASSERT_EQ(stations.reports()->count(), 1);
    ASSERT_EQ(page(token).status, 200);
    hall.pass(5s);
    ASSERT_EQ(upTo(press({{2, "b", now()}})), 2);
    hall.settle();
    EXPECT_EQ(stations.reports()->count(), 0);
    EXPECT_EQ(hall.workspace.calls()->count(), 1) << "the board has called all the same";
}

TEST_F(ClockStation, WhatWasPressedAfterTheDeskHadStoppedTheClockIsAQuestion) {
    start();
    Instant const began = now();
    hall.pass(5s);
    pause();
    hall.pass(10s);
    ASSERT_EQ(upTo(press({{1, "w", began + 9s}})), 1);
    EXPECT_EQ(main(Colour::White), 3min + 2s - 5s);
    EXPECT_EQ(reported("why"), "The clock at the desk did not run, or it was not that player's move.");
}

TEST_F(ClockStation, AGameThatIsDecidedTakesNoPressAndThatIsAQuestion) {
    start();
    hall.enterResult(1, "1");
    hall.settle();
    ASSERT_EQ(upTo(press({{1, "w", now()}})), 1) << "it need not come again";
    EXPECT_EQ(stations.reports()->count(), 1);
    EXPECT_EQ(page(token).said()[QStringLiteral("game")][QStringLiteral("end")].toString(), QStringLiteral("1–0"));
    std::size_t const before = acts();
    ASSERT_EQ(upTo(press({{1, "w", now()}})), 1);
    hall.settle();
    EXPECT_EQ(acts(), before);
}

TEST_F(ClockStation, WhatTheDeskRefusesIsOnRecordAsLate) {
    start();
    hall.pass(5s);
    hall.enterResult(1, "1");
    hall.settle();
    clock::Clock const before = clock();
    Instant const at{std::chrono::floor<std::chrono::microseconds>(now().time_since_epoch())};
    hall.pass(2s);
    ASSERT_EQ(upTo(press({{1, "w", at}, {2, "pause", at, false}})), 2);
    EXPECT_EQ(clock(), before);
    auto const late = onRecord<session::LateArrival>();
    ASSERT_EQ(late.size(), 2U);
    EXPECT_EQ(late[0].by, Colour::White);
    EXPECT_EQ(late[1].by, std::nullopt);
    for (session::LateArrival const& one : late) {
        EXPECT_EQ(one.stamped, at);
        EXPECT_EQ(one.arrived, now());
        EXPECT_EQ(one.stamp->device, device.toStdString());
    }
}

TEST_F(ClockStation, AStopOfAClockThatStandsIsOnRecordAsLate) {
    start();
    hall.pass(5s);
    pause();
    ASSERT_EQ(upTo(press({{1, "pause", now()}})), 1);
    ASSERT_EQ(onRecord<session::LateArrival>().size(), 1U);
    EXPECT_EQ(stations.reports()->count(), 1) << "there it ran until then";
}

TEST_F(ClockStation, SeveralBatchesAreOneQuestion) {
    start();
    hall.enterResult(1, "1");
    hall.settle();
    ASSERT_EQ(upTo(press({{1, "w", now()}})), 1);
    ASSERT_EQ(upTo(press({{2, "b", now()}, {3, "w", now()}})), 3);
    EXPECT_EQ(reported("words"), "Clock 1 shows 1:40 – 1:30; 3 presses count otherwise at the desk");
    EXPECT_EQ(hall.workspace.calls()->count(), 1);
}

TEST_F(ClockStation, PlayersStopItAndCallTheArbiter) {
    start();
    hall.pass(5s);
    ASSERT_EQ(upTo(press({{1, "pause", now()}})), 1);
    EXPECT_EQ(clock().phase, clock::Phase::Paused);
    QJsonObject const call{
        {QStringLiteral("round"), 1}, {QStringLiteral("board"), 1}, {QStringLiteral("event"), event()}};
    EXPECT_EQ(post("/call", call, token).status, 200);
    EXPECT_TRUE(board().call);
    EXPECT_EQ(std::get<session::ClocksOperated>(hall.workspace.desk().history().acts()[acts() - 2].act).stamp->number,
              1);
}

TEST_F(ClockStation, DoesNothingElse) {
    QJsonObject const result{{QStringLiteral("round"), 1},
                             {QStringLiteral("board"), 1},
                             {QStringLiteral("result"), QStringLiteral("1-0")},
                             {QStringLiteral("event"), event()}};
    EXPECT_EQ(post("/result", result, token).status, 403);
    EXPECT_EQ(
        post("/press", body({{1, "w", now()}}), taken("result-pad", QStringLiteral("Pad"), QStringLiteral("1"))).status,
        403);
    EXPECT_EQ(post("/press", body({{1, "w", now()}})).status, 401);
}

TEST_F(ClockStation, WhatIsNoPressIsNotTaken) {
    QJsonObject const good = body({{1, "w", now()}});
    auto const without = [&](char const* name, QJsonValue const& value) {
        QJsonObject bad = good;
        bad[QLatin1String(name)] = value;
        return post("/press", bad, token).status;
    };
    EXPECT_EQ(without("device", QStringLiteral("../../etc/passw")), 400);
    EXPECT_EQ(without("device", QJsonValue{}), 400);
    EXPECT_EQ(without("acts", QJsonArray{}), 400);
    EXPECT_EQ(without("acts", QJsonArray{1, 2}), 400);
    EXPECT_EQ(without("shown", QJsonValue{}), 400);
    for (QString const& side : {QStringLiteral("w"), QStringLiteral("b")})
        for (QString const& value : asSaid(shown)[side].toObject().keys()) {
            QJsonObject said = asSaid(shown), one = said[side].toObject();
            one[value] = -1;
            said[side] = one;
            EXPECT_EQ(without("shown", said), 400) << value.toStdString();
        }
    EXPECT_EQ(without("board", -1), 400);
    EXPECT_EQ(without("round", 2), 409);
    EXPECT_EQ(without("event", QStringLiteral("another")), 409);
    EXPECT_EQ(press({{2, "w", now()}, {1, "b", now()}}).status, 400) << "out of order";
    EXPECT_EQ(press({{0, "w", now()}}).status, 400);
    std::vector<Press> many;
    for (int number = 1; number <= ClockPage::mostAtOnce + 1; ++number) many.push_back({number, "w", now()});
    EXPECT_EQ(press(many).status, 400);
    EXPECT_EQ(press({{1, "resume", now()}}).status, 400) << "players start no clock that was stopped";
    QJsonObject act = good[QStringLiteral("acts")][0].toObject();
    for (QJsonValue const& at : {QJsonValue{-1}, QJsonValue{1.5}, QJsonValue{1e300}, QJsonValue{QStringLiteral("1")}}) {
        act[QStringLiteral("at")] = at;
        EXPECT_EQ(without("acts", QJsonArray{act}), 400);
    }
    EXPECT_EQ(clock().phase, clock::Phase::Ready);
}

TEST_F(ClockStation, ABoardWithAClockOnTheTableHasNone) {
    hall.workspace.desk().submit(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables},
                                 session::Confirmation::NotAsked, now(), {});
    hall.settle();
    QJsonObject const page = this->page(token).said();
    EXPECT_TRUE(page[QStringLiteral("game")].isNull());
    EXPECT_EQ(page[QStringLiteral("note")].toString(),
              QStringLiteral("This board has a clock of its own on the table."));
}

TEST_F(ClockStation, ThePlayersOwnRoleLetsThemPressWhereRolesWereGivenOut) {
    PersonsModel& persons = *hall.workspace.persons();
    persons.keep(QStringLiteral("A. Chief"), 0, {}, true);
    hall.settle();
    persons.signIn(0, {});
    start();
    ASSERT_EQ(upTo(press({{1, "w", now()}, {2, "pause", now()}})), 2);
    EXPECT_EQ(clock().sides.white.movesCompleted, 1);
    EXPECT_EQ(clock().phase, clock::Phase::Paused);
}

/// A clock between the players that is away from the desk, and what the desk's does by itself meanwhile.
struct BreakOfNetwork : ClockStation {
    explicit BreakOfNetwork(QString const& control) : ClockStation(control) {
        start();
        there.emplace(clock());
    }
    void pressThere(Span after) {
        hall.pass(after);
        Colour const by = there->active;
        Instant const at{std::chrono::floor<std::chrono::microseconds>(now().time_since_epoch())};
        ASSERT_FALSE(clock::apply(*there, at, clock::Press{by}).refused);
        waiting.push_back({++number, by == Colour::White ? "w" : "b", at});
        hall.settle();
    }
    void mend() {
        shown = ClockPage::shownBy(*there);
        ASSERT_EQ(upTo(press(waiting)), number);
        hall.settle();
    }
    void expectThatItMayStand(int late) {
        EXPECT_EQ(board().lateArrivals, late);
        EXPECT_EQ(reported("why"), goneOn);
        EXPECT_EQ(hall.workspace.calls()->count(), 1);
        stations.decide(0);
        hall.workspace.question()->yes();
        hall.settle();
        EXPECT_EQ(ClockPage::shownBy(clock()), shown);
        EXPECT_EQ(stations.reports()->count(), 0);
    }

    std::optional<clock::Clock> there;
    std::vector<Press> waiting;
    int number = 0;
};

struct BreakInByoyomi : BreakOfNetwork {
    BreakInByoyomi() : BreakOfNetwork(QStringLiteral("1+3x30")) {}
};

TEST_F(BreakInByoyomi, FromTheFirstPressThatIsTooLateNoneCountsAndTheClockMayStand) {
    pressThere(50s);
    pressThere(20s); // meanwhile White's minute is over at the desk
    pressThere(35s);
    pressThere(35s);
    ASSERT_EQ(there->sides.white.byoyomiLeft, 3);
    ASSERT_EQ(clock().sides.white.byoyomiLeft, 1);
    mend();
    EXPECT_EQ(clock().sides.white.movesCompleted + clock().sides.black.movesCompleted, 0);
    EXPECT_EQ(reported("words"), "Clock 1 shows 0:30 – 0:05; 4 presses count otherwise at the desk");
    expectThatItMayStand(4);
}

TEST_F(BreakInByoyomi, WhatIsBroughtBeforeTheClockHasHeardOfItCountsAsLittle) {
    pressThere(50s);
    pressThere(20s);
    mend();
    waiting.clear();
    pressThere(1s);
    mend();
    EXPECT_EQ(board().lateArrivals, 3);
    ASSERT_EQ(page(token).status, 200);
    hall.pass(1s);
    Colour const active = clock().active;
    ASSERT_EQ(upTo(press({{++number, active == Colour::White ? "w" : "b", now()}})), number);
    EXPECT_EQ(clock().sides[active].movesCompleted, 1) << "now it plays on from the desk's";
}

TEST_F(BreakInByoyomi, AStopFromBeforeThePeriodWasOverStopsTheClockAndIsAQuestion) {
    hall.pass(59s);
    Instant const at = now();
    hall.pass(10s);
    hall.settle();
    ASSERT_EQ(clock().sides.white.main, 30s) << "the minute is over at the desk";
    ASSERT_EQ(upTo(press({{1, "pause", at}})), 1);
    EXPECT_EQ(clock().phase, clock::Phase::Paused);
    EXPECT_EQ(reported("why"), goneOn);
}

struct BreakWithPeriods : BreakOfNetwork {
    BreakWithPeriods() : BreakOfNetwork(QStringLiteral("1:2")) {}
};

TEST_F(BreakWithPeriods, APeriodThatEndsAtZeroMayStandAsTheClockShowsIt) {
    pressThere(50s);
    pressThere(20s); // meanwhile White's minute is over at the desk
    pressThere(20s); // and there
    ASSERT_EQ(there->sides.white.period, 1);
    mend();
    expectThatItMayStand(3);
}

} // namespace
} // namespace flagfall::view
