// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/stations/stations_hall.h"

#include <QJsonArray>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// Two boards in the hall, and the telephone of an arbiter for one or both of them.
struct Sector : StationsHall {
    [[nodiscard]] QByteArray token(QString const& boards = QStringLiteral("1-2")) {
        return taken("sector", QStringLiteral("Sector A"), boards);
    }
    /// What is said of a board, with more of it.
    [[nodiscard]] QJsonObject of(int board, QJsonObject more = {}) {
        more[QStringLiteral("round")] = 1;
        more[QStringLiteral("board")] = board;
        more[QStringLiteral("event")] = event();
        return more;
    }
    [[nodiscard]] QJsonObject shown(QByteArray const& token, int at, QByteArray const& language = "en") {
        return page(token, language).said()[QStringLiteral("boards")][at].toObject();
    }
    template <typename Command>
    void submit(Command command) {
        hall.workspace.desk().submit(std::move(command), session::Confirmation::Yes, hall.workspace.desk().now(), {});
        hall.settle();
    }
    void start(int board) { submit(session::StartClocks{RoundNumber{1}, {BoardNumber{board}}}); }
    void callFrom(int board) { submit(session::CallArbiter{RoundNumber{1}, BoardNumber{board}}); }
    [[nodiscard]] session::Board const& board(int number) {
        hall.settle();
        return *hall.workspace.desk().board(BoardPlace{RoundNumber{1}, BoardNumber{number}});
    }
};

TEST_F(Sector, SeesItsBoardsAsTheWallOfTheHallShowsThem) {
    QByteArray const mine = token(QStringLiteral("1"));
    EXPECT_EQ(page(mine).said()[QStringLiteral("boards")].toArray().size(), 1) << "and no others";
    EXPECT_EQ(shown(mine, 0)[QStringLiteral("look")].toString(), QStringLiteral("ready"));
    start(1);
    QJsonObject const playing = shown(mine, 0);
    EXPECT_EQ(playing[QStringLiteral("look")].toString(), QStringLiteral("running"));
    EXPECT_EQ(playing[QStringLiteral("stands")].toString(), QStringLiteral("Running"));
    EXPECT_EQ(playing[QStringLiteral("white")].toString(), QStringLiteral("Amazon, A."));
    EXPECT_EQ(playing[QStringLiteral("clock")][QStringLiteral("phase")].toString(), QStringLiteral("running"));
    EXPECT_TRUE(playing[QStringLiteral("spoken")].toString().startsWith(QStringLiteral("Board 1: White Amazon, A.")));
    submit(session::PauseClocks{RoundNumber{1}, {BoardNumber{1}}});
    EXPECT_EQ(shown(mine, 0)[QStringLiteral("look")].toString(), QStringLiteral("paused"));
    hall.enterResult(1, "1");
    EXPECT_EQ(board(1).result, Result::WhiteWins);
    EXPECT_EQ(shown(mine, 0)[QStringLiteral("look")].toString(), QStringLiteral("over"));
    EXPECT_EQ(shown(mine, 0)[QStringLiteral("result")].toString(), QStringLiteral("1–0"));
}

TEST_F(Sector, SeesAFlagThatIsDown) {
    QByteArray const mine = token();
    start(1);
    hall.pass(4min);
    hall.settle();
    EXPECT_EQ(shown(mine, 0)[QStringLiteral("look")].toString(), QStringLiteral("flag"));
    EXPECT_EQ(shown(mine, 1)[QStringLiteral("look")].toString(), QStringLiteral("ready"));
}

TEST_F(Sector, ComesToABoardThatHasCalledAndTheDeskHearsOfIt) {
    QByteArray const mine = token();
    callFrom(2);
    EXPECT_FALSE(shown(mine, 1)[QStringLiteral("called")].toString().isEmpty());
    EXPECT_TRUE(shown(mine, 0)[QStringLiteral("called")].toString().isEmpty());
    Heard const told = post("/come", of(2), mine);
    EXPECT_EQ(told.status, 200);
    EXPECT_EQ(told.says(), QStringLiteral("Board 2: the call is answered."));
    EXPECT_FALSE(board(2).call);
    EXPECT_EQ(hall.workspace.calls()->count(), 0);
    EXPECT_EQ(lastAct().origin.station, "Sector A");
    EXPECT_EQ(lastAct().origin.person, "Jana");
    std::size_t const before = acts();
    EXPECT_EQ(post("/come", of(2), mine).status, 200) << "the answer may have been lost";
    EXPECT_EQ(acts(), before);
}

TEST_F(Sector, AnAnswerThatHasWaitedForLongMayBelongToAnotherCall) {
    QByteArray const mine = token();
    callFrom(2);
    Heard const told = post("/come", of(2, {{QStringLiteral("waited"), 2 * 60'000}}), mine);
    EXPECT_EQ(told.status, 409);
    EXPECT_EQ(told.says(), QStringLiteral("This was too old. Look at the board again."));
    EXPECT_TRUE(board(2).call);
}

TEST_F(Sector, EntersResultsAsAPadDoes) {
    QByteArray const mine = token();
    QJsonObject const draw{{QStringLiteral("result"), QStringLiteral("1/2-1/2")}};
    EXPECT_EQ(post("/result", of(1, draw), mine).says(), QStringLiteral("Board 1: ½–½ is at the desk."));
    EXPECT_EQ(board(1).result, Result::Draw);
    hall.enterResult(2, "1");
    hall.settle();
    EXPECT_EQ(post("/result", of(2, draw), mine).says(), QStringLiteral("Board 2: the arbiter was asked."));
    EXPECT_EQ(board(2).result, Result::WhiteWins) << "what stands is never overwritten";
    EXPECT_EQ(shown(mine, 1)[QStringLiteral("says")].toString(), QStringLiteral("The arbiter was asked about ½–½."));
}

TEST_F(Sector, DoesNothingAtOtherBoardsAndNobodyElseDoesWhatItDoes) {
    QByteArray const mine = token(QStringLiteral("1"));
    std::vector<QByteArray> const others{taken("result-pad", QStringLiteral("Pad A"), QStringLiteral("1-2")),
                                         taken("calls", QStringLiteral("Row A"), QStringLiteral("1-2")),
                                         taken("clock", QStringLiteral("Clock 1"), QStringLiteral("1")),
                                         taken("check-in", QStringLiteral("Door")),
                                         taken("screen", QStringLiteral("TV"))};
    callFrom(1);
    std::size_t const before = acts();
    for (char const* path : {"/come"}) {
        EXPECT_EQ(post(path, of(2), mine).says(), QStringLiteral("This station is not for board 2.")) << path;
        EXPECT_EQ(post(path, of(1)).status, 401) << path;
        EXPECT_EQ(ask(origin(), {.path = path}).status, 405) << path;
        for (QByteArray const& other : others) EXPECT_EQ(post(path, of(1), other).status, 403) << path;
    }
    hall.settle();
    EXPECT_EQ(acts(), before);
}

TEST_F(Sector, SpeaksTheLanguageOfItsBrowser) {
    QByteArray const mine = token();
    start(1);
    EXPECT_EQ(shown(mine, 0, "sk")[QStringLiteral("stands")].toString(), QStringLiteral("Hrá sa"));
}

TEST_F(Sector, IsOfferedTwentyBoards) {
    EXPECT_EQ(stations.boardsToOffer(QStringLiteral("sector")), QStringLiteral("1-2")) << "or as many as there are";
    EXPECT_TRUE(stations.hasBoards(QStringLiteral("sector")));
}

} // namespace
} // namespace flagfall::view
