// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/roles.h"
#include "app/view/common/languages.h"
#include "app/view/stations/stations_view.h"
#include "tests/view/stations/stations_hall.h"

#include <QJsonArray>
#include <QSettings>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

/// Two boards in the hall, and a result pad for them.
struct Pad : StationsHall {
    [[nodiscard]] QByteArray token(QString const& boards = QStringLiteral("1-2"),
                                   QString const& name = QStringLiteral("Pad A")) {
        return taken("result-pad", name, boards);
    }
    [[nodiscard]] Heard result(QByteArray const& token, int board, char const* code, int round = 1, int waited = 0) {
        return post("/result",
                    {{QStringLiteral("round"), round},
                     {QStringLiteral("board"), board},
                     {QStringLiteral("result"), QLatin1String(code)},
                     {QStringLiteral("event"), event()},
                     {QStringLiteral("waited"), waited}},
                    token);
    }
    [[nodiscard]] std::vector<std::string> states(QByteArray const& token) {
        std::vector<std::string> all;
        for (QJsonValue const& board : page(token).said()[QStringLiteral("boards")].toArray())
            all.push_back(board[QStringLiteral("state")].toString().toStdString());
        return all;
    }
    [[nodiscard]] std::optional<Result> stands(int board) {
        hall.settle();
        return hall.workspace.desk().board(BoardPlace{RoundNumber{1}, BoardNumber{board}})->result;
    }
};

TEST_F(Pad, AnybodyMayLookAtThePageAndThereIsNothingOfTheEventOnIt) {
    for (char const* path : {"/", "/station.js", "/results.js", "/pad.css", "/words?lang=sk"}) {
        Heard const file = ask(origin(), {.path = path});
        EXPECT_EQ(file.status, 200) << path;
        EXPECT_FALSE(file.body.contains("Amazon")) << path;
    }
}

TEST_F(Pad, NothingIsOpenWithoutAToken) {
    EXPECT_EQ(page({}).status, 401);
    EXPECT_EQ(page(QByteArray(64, '0')).status, 401);
    EXPECT_EQ(result({}, 1, "1-0").status, 401);
    EXPECT_EQ(stands(1), std::nullopt);
}

TEST_F(Pad, ThereAreNoOtherFilesThanThePage) {
    for (char const* path : {"/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/pad.html/..",
                             "/:/i18n/flagfall_sk.qm", "/stations/station.js", "/station.js/", "/Station.js"})
        EXPECT_EQ(ask(origin(), {.path = path}).status, 404) << path;
    EXPECT_EQ(ask(origin(), {.path = "/result"}).status, 405);
}

TEST_F(Pad, ShowsItsBoardsAndTheResultsThatCanBeTapped) {
    QJsonObject const shown = page(token()).said();
    EXPECT_EQ(shown[QStringLiteral("name")].toString(), QStringLiteral("Pad A"));
    EXPECT_EQ(shown[QStringLiteral("event")].toString(), QStringLiteral("River Cup"));
    QJsonObject const first = shown[QStringLiteral("boards")][0].toObject();
    EXPECT_EQ(first[QStringLiteral("title")].toString(), QStringLiteral("Board 1"));
    EXPECT_EQ(first[QStringLiteral("white")].toString(), QStringLiteral("Amazon, A."));
    EXPECT_EQ(first[QStringLiteral("state")].toString(), QStringLiteral("missing"));
    QJsonObject const choice = shown[QStringLiteral("choices")][0].toObject();
    EXPECT_EQ(choice[QStringLiteral("label")].toString(), QStringLiteral("1–0"));
    EXPECT_EQ(choice[QStringLiteral("says")].toString(), QStringLiteral("White wins"));
}

TEST_F(Pad, ShowsOnlyTheBoardsOfItsRange) {
    QJsonArray const boards = page(token(QStringLiteral("2"))).said()[QStringLiteral("boards")].toArray();
    ASSERT_EQ(boards.size(), 1);
    EXPECT_EQ(boards[0][QStringLiteral("board")].toInt(), 2);
}

TEST_F(Pad, SpeaksTheLanguageOfItsBrowser) {
    QByteArray const mine = token();
    EXPECT_EQ(page(mine, "sk").said()[QStringLiteral("choices")][0][QStringLiteral("says")].toString(),
              QStringLiteral("Výhra bieleho"));
    EXPECT_EQ(page(mine, "xx").said()[QStringLiteral("choices")][0][QStringLiteral("says")].toString(),
              QStringLiteral("White wins"));
}

TEST_F(Pad, AResultIsOnTheDiskWhenThePadIsTold) {
    QByteArray const mine = token();
    Heard const told = result(mine, 1, "1-0");
    EXPECT_EQ(told.status, 200);
    EXPECT_EQ(told.says(), QStringLiteral("Board 1: 1–0 is at the desk."));
    EXPECT_EQ(hall.door.last->rows().back().kind, "result.entered");
    EXPECT_EQ(stands(1), Result::WhiteWins);
    EXPECT_THAT(states(mine), ElementsAre("entered", "missing"));
}

TEST_F(Pad, TheHistorySaysWhoAndFromWhere) {
    ASSERT_EQ(result(token(), 1, "0-1").status, 200);
    hall.settle();
    EXPECT_EQ(lastAct().origin.station, "Pad A");
    EXPECT_EQ(lastAct().origin.person, "Jana");
}

TEST_F(Pad, IsNotForOtherBoards) {
    QByteArray const mine = token(QStringLiteral("1"));
    Heard const told = result(mine, 2, "1-0");
    EXPECT_EQ(told.status, 403);
    EXPECT_EQ(told.says(), QStringLiteral("This station is not for board 2."));
    EXPECT_EQ(stands(2), std::nullopt);
}

TEST_F(Pad, TheSameResultAgainIsNothing) {
    QByteArray const mine = token();
    ASSERT_EQ(result(mine, 1, "1-0").status, 200);
    hall.settle();
    std::size_t const before = acts();
    EXPECT_EQ(result(mine, 1, "1-0").status, 200);
    hall.settle();
    EXPECT_EQ(acts(), before);
    EXPECT_EQ(stations.reports()->count(), 0);
}

TEST_F(Pad, AnotherResultIsNotEnteredAndTheArbiterIsCalled) {
    QByteArray const mine = token();
    hall.enterResult(1, "1");
    ASSERT_EQ(stands(1), Result::WhiteWins);
    Heard const told = result(mine, 1, "0-1");
    EXPECT_EQ(told.status, 200);
    EXPECT_EQ(told.says(), QStringLiteral("Board 1: the arbiter was asked."));
    EXPECT_EQ(stands(1), Result::WhiteWins);
    EXPECT_EQ(hall.workspace.calls()->count(), 1);
    EXPECT_THAT(states(mine), ElementsAre("asked", "missing"));
    ASSERT_EQ(stations.reports()->count(), 1);
    EXPECT_EQ(Hall::at(*stations.reports(), 0, "words").toString(), QStringLiteral("Pad A reports 0–1"));
    auto const* const note = std::get_if<session::NoteWritten>(&lastAct().act);
    ASSERT_TRUE(note) << "it is on record at the board";
    EXPECT_EQ(note->text, "Pad A reports 0–1");
    EXPECT_EQ(lastAct().origin.station, "Pad A");
}

TEST_F(Pad, AskingAgainCallsNobodyAgain) {
    QByteArray const mine = token();
    hall.enterResult(1, "1");
    hall.settle();
    ASSERT_EQ(result(mine, 1, "0-1").status, 200);
    hall.settle();
    std::size_t const before = acts();
    EXPECT_EQ(result(mine, 1, "0-1").says(), QStringLiteral("Board 1: the arbiter was asked."));
    hall.settle();
    EXPECT_EQ(acts(), before);
    EXPECT_EQ(stations.reports()->count(), 1);
}

TEST_F(Pad, TwoPadsThatDifferAreAQuestionForTheArbiter) {
    QByteArray const one = token();
    QByteArray const other = token(QStringLiteral("1-2"), QStringLiteral("Pad B"));
    ASSERT_EQ(result(one, 1, "1-0").status, 200);
    ASSERT_EQ(result(other, 1, "0-1").status, 200);
    EXPECT_EQ(stands(1), Result::WhiteWins);
    stations.decide(0);
    hall.settle();
    EXPECT_TRUE(hall.workspace.question()->asked()) << "the desk asks as of any result";
    hall.workspace.question()->yes();
    EXPECT_EQ(stands(1), Result::BlackWins);
    EXPECT_EQ(stations.reports()->count(), 0) << "what stands needs no decision";
}

TEST_F(Pad, TheArbiterMayLeaveWhatStands) {
    QByteArray const mine = token();
    hall.enterResult(1, "1");
    hall.settle();
    ASSERT_EQ(result(mine, 1, "0-1").status, 200);
    stations.dismiss(0);
    EXPECT_EQ(stations.reports()->count(), 0);
    EXPECT_THAT(states(mine), ElementsAre("entered", "missing"));
}

TEST_F(Pad, AResultThatWaitedForTheNetworkSaysWhenItWasEntered) {
    ASSERT_EQ(result(token(), 1, "1-0", 1, 5 * 60'000).status, 200);
    hall.settle();
    auto const* const entered = std::get_if<session::ResultEntered>(&lastAct().act);
    ASSERT_TRUE(entered);
    EXPECT_THAT(entered->note, testing::StartsWith("entered at the station at "));
}

TEST_F(Pad, WhatHasWaitedSinceAnotherEventIsNotEntered) {
    QByteArray const mine = token();
    EXPECT_EQ(page(mine).said()[QStringLiteral("key")].toString(), event());
    Heard const told = post("/result",
                            {{QStringLiteral("round"), 1},
                             {QStringLiteral("board"), 1},
                             {QStringLiteral("result"), QStringLiteral("1-0")},
                             {QStringLiteral("event"), QStringLiteral("another")},
                             {QStringLiteral("waited"), 0}},
                            mine);
    EXPECT_EQ(told.status, 409);
    EXPECT_EQ(told.says(), QStringLiteral("What belongs to another event was not taken."));
    EXPECT_EQ(stands(1), std::nullopt);
}

TEST_F(Pad, WhatIsNoResultIsRefused) {
    QByteArray const mine = token();
    for (char const* code : {"", "2-0", "1/2-0", "W/L", "<script>"})
        EXPECT_EQ(result(mine, 1, code).status, 400) << code;
    for (QByteArray const& body : {QByteArray("["), QByteArray("[]"), QByteArray("null"), QByteArray("{}"),
                                   QByteArray("{\"round\":1.5,\"board\":1,\"result\":\"1-0\",\"waited\":0}"),
                                   QByteArray("{\"round\":1,\"board\":-1,\"result\":\"1-0\",\"waited\":0}"),
                                   QByteArray("{\"round\":1,\"board\":1e300,\"result\":\"1-0\",\"waited\":0}")})
        EXPECT_EQ(
            ask(origin(),
                {.method = "POST", .path = "/result", .body = body, .headers = {{"Authorization", "Bearer " + mine}}})
                .status,
            400)
            << body.toStdString();
    EXPECT_EQ(result(mine, 1, "1-0", 2).status, 409) << "a round that is not paired is told about";
    EXPECT_EQ(stands(1), std::nullopt);
    EXPECT_EQ(stations.reports()->count(), 0);
}

TEST_F(Pad, CodesAreNotGuessed) {
    ASSERT_TRUE(
        stations.openStation(QStringLiteral("result-pad"), QStringLiteral("Pad A"), {}, QStringLiteral("1-2"), 1)
            .isEmpty());
    QString const right = stations.code();
    for (int time = 0; time < 5; ++time) EXPECT_EQ(join(QStringLiteral("nonsense")).status, 403);
    EXPECT_EQ(join(right).status, 429) << "even the right one";
    hall.pass(61s);
    EXPECT_EQ(join(right).status, 200);
    EXPECT_EQ(join(right).status, 403) << "once";
}

TEST_F(Pad, ARevokedStationIsNobodyAtOnce) {
    QByteArray const mine = token();
    ASSERT_EQ(page(mine).status, 200);
    stations.revoke(0);
    EXPECT_EQ(page(mine).status, 401);
    EXPECT_EQ(result(mine, 1, "1-0").status, 401);
    EXPECT_EQ(stands(1), std::nullopt);
}

TEST_F(Pad, AStationEndsWithItsTime) {
    QByteArray const mine = token();
    hall.pass(11h + 59min);
    EXPECT_EQ(page(mine).status, 200);
    hall.pass(1min);
    EXPECT_EQ(page(mine).status, 401);
}

TEST_F(Pad, APadKnowsItsBoardsAlthoughRolesWereGivenOut) {
    QByteArray const mine = token();
    hall.workspace.persons()->keep(QStringLiteral("A. Chief"), 0, {}, true);
    hall.settle();
    ASSERT_EQ(result(mine, 1, "1-0").status, 200);
    EXPECT_EQ(stands(1), Result::WhiteWins);
    EXPECT_EQ(lastAct().origin.role, "result-helper");
}

/// Posts results one after the other, each as soon as the one before is answered, beside everybody else.
class BusyPad {
public:
    BusyPad(QByteArray const& origin, QByteArray const& token, QString const& event, std::vector<int> boards)
        : m_url(QString::fromLatin1(origin)), m_event(event.toLatin1()), m_boards(std::move(boards)) {
        m_head = "POST /result HTTP/1.1\r\nHost: " + origin.sliced(qstrlen("http://")) + "\r\nOrigin: " + origin +
                 "\r\nAuthorization: Bearer " + token + "\r\nConnection: close\r\nContent-Length: ";
        QObject::connect(&m_socket, &QTcpSocket::connected, &m_socket, [this] {
            QByteArray const body = "{\"round\":1,\"board\":" + QByteArray::number(m_boards.at(m_next)) +
                                    ",\"result\":\"1-0\",\"event\":\"" + m_event + "\",\"waited\":0}";
            m_socket.write(m_head + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        });
        QObject::connect(&m_socket, &QTcpSocket::disconnected, &m_socket, [this] {
            answered += m_socket.readAll().startsWith("HTTP/1.1 200") ? 1 : 0;
            if (++m_next < m_boards.size()) begin();
        });
    }
    void begin() { m_socket.connectToHost(m_url.host(), static_cast<quint16>(m_url.port())); }
    [[nodiscard]] bool isDone() const { return m_next == m_boards.size(); }

    int answered = 0;

private:
    QUrl m_url;
    QByteArray m_event;
    std::vector<int> m_boards;
    QByteArray m_head;
    QTcpSocket m_socket;
    std::size_t m_next = 0;
};

TEST(TenPads, AtTenResultsASecondLoseNothing) {
    Hall hall;
    hall.create();
    session::EnterPlayers all;
    for (int number = 1; number <= 40; ++number) {
        session::EnterPlayer player;
        player.draft.name = "Player " + std::to_string(number);
        all.entries.push_back(std::move(player));
    }
    hall.workspace.desk().submit(all, session::Confirmation::Yes, hall.workspace.desk().now(), {});
    hall.settle();
    hall.pair();
    StationsView& stations = *hall.workspace.stations();
    stations.setPort(0);
    stations.look();
    stations.setNetwork(static_cast<int>(stations.networks().size()) - 1);
    stations.toggle();
    std::vector<std::unique_ptr<BusyPad>> pads;
    for (int pad = 0; pad < 10; ++pad) {
        int const first = 2 * pad + 1;
        ASSERT_TRUE(stations
                        .openStation(QStringLiteral("result-pad"), QString::number(pad), {},
                                     QStringLiteral("%1-%2").arg(first).arg(first + 1), 1)
                        .isEmpty());
        auto const joined = stations.stationDoor().book().join(stations.code().remove(QLatin1Char(' ')).toStdString(),
                                                               "10.0.0.1", stations.stationDoor().now());
        std::vector<int> boards;
        for (int time = 0; time < 5; ++time) boards.insert(boards.end(), {first, first + 1}); // ten, most of them again
        pads.push_back(std::make_unique<BusyPad>(stations.address().toLatin1(),
                                                 QByteArray::fromStdString(joined->token),
                                                 eventAtDesk(hall.workspace.desk(), {}).begun, boards));
    }
    QElapsedTimer clock;
    clock.start();
    for (auto const& pad : pads) pad->begin();
    ASSERT_TRUE(Hall::until([&] {
        return std::ranges::all_of(pads, &BusyPad::isDone, [](auto const& pad) -> BusyPad const& { return *pad; });
    }));
    RecordProperty("milliseconds", static_cast<int>(clock.elapsed()));
    for (auto const& pad : pads) EXPECT_EQ(pad->answered, 10);
    hall.settle();
    for (session::Board const& board : hall.workspace.desk().state().rounds.front().boards)
        EXPECT_EQ(board.result, Result::WhiteWins) << board.number.value();
    EXPECT_LT(clock.elapsed(), 5000) << "a hundred results";
}

TEST_F(Pad, EveryLanguageHasEveryWord) {
    QJsonObject const english = ask(origin(), {.path = "/words?lang=en"}).said();
    for (Language const& language : programLanguages()) {
        QJsonObject const words = ask(origin(), {.path = QByteArray("/words?lang=") + language.code}).said();
        EXPECT_EQ(words.keys(), english.keys());
        EXPECT_EQ(words[QStringLiteral("language")].toString().toStdString(), language.code);
        for (QString const& key : words.keys()) EXPECT_FALSE(words[key].toString().isEmpty()) << key.toStdString();
        bool const isEnglish = language.code == std::string_view("en");
        EXPECT_EQ(words[QStringLiteral("confirm")] == english[QStringLiteral("confirm")], isEnglish);
    }
}

} // namespace
} // namespace flagfall::view
