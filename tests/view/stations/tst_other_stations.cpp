// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/check_in.h"
#include "tests/view/stations/stations_hall.h"

#include <QJsonArray>

namespace flagfall::view {
namespace {

using testing::ElementsAre;
using testing::Not;

/// Stations that enter no results.
struct OtherStations : StationsHall {
    [[nodiscard]] Heard call(QByteArray const& token, int board, int round = 1, std::chrono::minutes waited = {}) {
        auto const milliseconds = static_cast<int>(std::chrono::milliseconds{waited}.count());
        return post("/call",
                    {{QStringLiteral("round"), round},
                     {QStringLiteral("board"), board},
                     {QStringLiteral("waited"), milliseconds},
                     {QStringLiteral("event"), event()}},
                    token);
    }
    [[nodiscard]] Heard come(QByteArray const& token, PlayerId player, int round = 2) {
        return post("/here",
                    {{QStringLiteral("player"), player.value()},
                     {QStringLiteral("round"), round},
                     {QStringLiteral("event"), event()}},
                    token);
    }
    [[nodiscard]] PlayerId playerCalled(std::string const& name) {
        for (auto const& [id, player] : state().players)
            if (player.details.name == name) return id;
        return {};
    }
    [[nodiscard]] std::vector<std::string> namesAt(QByteArray const& token, QByteArray const& letters) {
        std::vector<std::string> names;
        for (QJsonValue const& row : page(token, "en", letters).said()[QStringLiteral("rows")].toArray())
            names.push_back(row[QStringLiteral("name")].toString().toStdString());
        return names;
    }
    [[nodiscard]] bool isCalled(int board) {
        hall.settle();
        return hall.workspace.desk().board(BoardPlace{RoundNumber{1}, BoardNumber{board}})->call.has_value();
    }
};

TEST_F(OtherStations, PlayersCallTheArbiterToTheirBoard) {
    QByteArray const mine = taken("calls", QStringLiteral("Row A"), QStringLiteral("2"));
    EXPECT_EQ(page(mine).said()[QStringLiteral("boards")].toArray().size(), 1);
    Heard const told = call(mine, 2);
    EXPECT_EQ(told.status, 200);
    EXPECT_EQ(told.says(), QStringLiteral("Board 2: the arbiter has been called."));
    EXPECT_TRUE(isCalled(2));
    EXPECT_EQ(lastAct().origin.station, "Row A");
    EXPECT_EQ(lastAct().origin.person, "Jana");
    EXPECT_TRUE(page(mine).said()[QStringLiteral("boards")][0][QStringLiteral("called")].toBool());
    EXPECT_EQ(hall.workspace.calls()->count(), 1) << "the desk hears of it";
    std::size_t const before = acts();
    EXPECT_EQ(call(mine, 2).status, 200) << "the answer may have been lost";
    EXPECT_EQ(acts(), before);
}

TEST_F(OtherStations, ACallIsForItsBoardsAndForTheRoundThatIsPlayed) {
    QByteArray const mine = taken("calls", QStringLiteral("Row A"), QStringLiteral("2"));
    EXPECT_EQ(call(mine, 1).status, 403);
    EXPECT_EQ(call(mine, 3).status, 403);
    EXPECT_EQ(call(mine, 2, 2).status, 409);
    EXPECT_EQ(call(mine, -2).status, 400);
    EXPECT_FALSE(isCalled(1) || isCalled(2));
}

TEST_F(OtherStations, ACallThatHasWaitedForLongIsNoCallAnyMore) {
    using namespace std::chrono_literals;
    QByteArray const mine = taken("calls", QStringLiteral("Row A"), QStringLiteral("1-2"));
    Heard const told = call(mine, 2, 1, 10min);
    EXPECT_EQ(told.status, 409);
    EXPECT_EQ(told.says(), QStringLiteral("This call was too old. Call again."));
    EXPECT_FALSE(isCalled(2));
    EXPECT_EQ(call(mine, 2, 1, 1min).status, 200) << "the network was away for a while";
}

TEST_F(OtherStations, PlayersSayThatTheyHaveCome) {
    QByteArray const mine = taken("check-in", QStringLiteral("Door"));
    EXPECT_TRUE(namesAt(mine, "").empty()) << "nobody reads the list of players here";
    EXPECT_THAT(namesAt(mine, "dan"), ElementsAre("Danube, Ď."));
    EXPECT_THAT(namesAt(mine, "xyz"), ElementsAre());
    PlayerId const player = playerCalled("Danube, Ď.");
    EXPECT_EQ(page(mine).said()[QStringLiteral("next")].toInt(), 2);
    EXPECT_EQ(come(mine, player, 1).status, 409) << "what waited on a telephone was for another check-in";
    Heard const told = come(mine, player);
    EXPECT_EQ(told.status, 200);
    EXPECT_EQ(told.says(), QStringLiteral("Danube, Ď. is here. Welcome!"));
    hall.settle();
    EXPECT_TRUE(state().player(player)->details.checkedIn);
    EXPECT_EQ(lastAct().origin.station, "Door");
    std::size_t const before = acts();
    EXPECT_EQ(come(mine, player).status, 200);
    EXPECT_EQ(acts(), before) << "once is enough";
    EXPECT_FALSE(page(mine, "en", "dan").said()[QStringLiteral("rows")][0][QStringLiteral("missing")].toBool());
}

TEST_F(OtherStations, WhoHasWithdrawnOrRestsIsSentToTheArbiter) {
    QByteArray const mine = taken("check-in", QStringLiteral("Door"));
    PlayerId const player = playerCalled("Volga, V.");
    hall.workspace.desk().submit(session::WithdrawPlayer{player}, session::Confirmation::Yes,
                                 hall.workspace.desk().now(), [](auto const&) {});
    hall.settle();
    ASSERT_EQ(session::atCheckIn(state(), *state().player(player)), session::AtCheckIn::Withdrawn);
    Heard const told = come(mine, player);
    EXPECT_EQ(told.status, 409);
    EXPECT_EQ(told.says(), QStringLiteral("Volga, V.: please see the arbiter."));
    EXPECT_FALSE(state().player(player)->details.checkedIn);
    EXPECT_EQ(come(mine, PlayerId{999}).status, 400);
}

TEST_F(OtherStations, AScreenShowsTheRoundAndTheStandingsAndDoesNothing) {
    QByteArray const mine = taken("screen", QStringLiteral("TV"));
    QJsonObject const shown = page(mine).said();
    EXPECT_EQ(shown[QStringLiteral("byBoard")].toArray().size(), 2);
    EXPECT_EQ(shown[QStringLiteral("byBoard")][0].toArray(),
              (QJsonArray{QStringLiteral("1"), QStringLiteral("Amazon, A."), QStringLiteral("–"),
                          QStringLiteral("Danube, Ď."), QString{}}));
    EXPECT_EQ(shown[QStringLiteral("byName")].toArray().size(), 4);
    EXPECT_EQ(shown[QStringLiteral("standings")].toArray().size(), 4);
    hall.enterResult(1, "1");
    hall.settle();
    EXPECT_EQ(page(mine).said()[QStringLiteral("byBoard")][0][2].toString(), QStringLiteral("1–0"))
        << "what is kept goes with what has changed";
    EXPECT_EQ(page(mine, "sk").said()[QStringLiteral("byName")][0][4].toString(), QStringLiteral("w"));
}

TEST_F(OtherStations, EachRoleDoesWhatItIsForAndNothingElse) {
    QByteArray const calls = taken("calls", QStringLiteral("Row A"), QStringLiteral("1-2"));
    QByteArray const door = taken("check-in", QStringLiteral("Door"));
    QByteArray const screen = taken("screen", QStringLiteral("TV"));
    QByteArray const pad = taken("result-pad", QStringLiteral("Pad A"), QStringLiteral("1-2"));
    QJsonObject const result{{QStringLiteral("round"), 1},
                             {QStringLiteral("board"), 1},
                             {QStringLiteral("result"), QStringLiteral("1-0")},
                             {QStringLiteral("event"), event()}};
    std::size_t const before = acts();
    for (QByteArray const& token : {calls, door, screen}) EXPECT_EQ(post("/result", result, token).status, 403);
    for (QByteArray const& token : {door, screen, pad}) EXPECT_EQ(call(token, 1).status, 403);
    for (QByteArray const& token : {calls, screen, pad}) EXPECT_EQ(come(token, playerCalled("Danube, Ď.")).status, 403);
    for (char const* path : {"/call", "/here", "/result"}) {
        EXPECT_EQ(post(path, result).status, 401) << path;
        EXPECT_EQ(ask(origin(), {.path = path}).status, 405) << path;
    }
    hall.settle();
    EXPECT_EQ(acts(), before);
}

TEST_F(OtherStations, TheyAreKeptAndSayWhatTheyAreFor) {
    static_cast<void>(taken("calls", QStringLiteral("Row A"), QStringLiteral("1-2")));
    static_cast<void>(taken("screen", QStringLiteral("TV")));
    EXPECT_TRUE(stations.rows()[0].about.startsWith(QStringLiteral("Calls for the arbiter, boards 1–2 · Jana")));
    EXPECT_TRUE(stations.rows()[1].about.startsWith(QStringLiteral("Screen with pairings and standings · Jana")));
    EXPECT_TRUE(stations.openStation(QStringLiteral("calls"), QStringLiteral("Row B"), {}, {}, 1)
                    .contains(QStringLiteral("boards")));
}

} // namespace
} // namespace flagfall::view
