// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/answered_matters.h"
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

TEST(AnsweredMatters, AreKnownAgainAndTheOldestOfAStationGo) {
    AnsweredMatters matters;
    stations::StationId const station{1};
    stations::StationId const other{2};
    matters.begin({other, QStringLiteral("0")});
    matters.answer({other, QStringLiteral("0")}, QStringLiteral("done"));
    for (std::size_t n = 0; n <= AnsweredMatters::mostOfStation; ++n) matters.begin({station, QString::number(n)});
    EXPECT_FALSE(matters.find({station, QStringLiteral("0")}));
    ASSERT_TRUE(matters.find({station, QStringLiteral("1")}));
    EXPECT_TRUE(matters.find({station, QStringLiteral("1")})->isEmpty()) << "under way";
    ASSERT_TRUE(matters.find({other, QStringLiteral("0")})) << "nobody makes another station forget";
    EXPECT_EQ(*matters.find({other, QStringLiteral("0")}), QStringLiteral("done"));
    matters.drop({other, QStringLiteral("0")});
    EXPECT_FALSE(matters.find({other, QStringLiteral("0")})) << "it was refused, and may come again";
}

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
    submit(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
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
    for (char const* path : {"/come", "/case", "/rule", "/clock", "/correct"}) {
        EXPECT_EQ(post(path, of(2, {{QStringLiteral("matter"), QStringLiteral("a1")}}), mine).says(),
                  QStringLiteral("This station is not for board 2."))
            << path;
        EXPECT_EQ(post(path, of(1)).status, 401) << path;
        EXPECT_EQ(ask(origin(), {.path = path}).status, 405) << path;
        for (QByteArray const& other : others) EXPECT_EQ(post(path, of(1), other).status, 403) << path;
    }
    hall.settle();
    EXPECT_EQ(acts(), before);
}

// --- incidents ---------------------------------------------------------------------------------------------

/// White has completed a move, and Black's clock runs.
struct SectorCaseHall : Sector {
    SectorCaseHall() {
        start(1);
        hall.pass(5s);
        submit(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    }
    /// An illegal move by White, as it is told piece by piece.
    [[nodiscard]] static QJsonObject illegalMove() {
        return {{QStringLiteral("incident"), QStringLiteral("illegal-move")},
                {QStringLiteral("matter"), QStringLiteral("a1")},
                {QStringLiteral("facts"), QJsonObject{{QStringLiteral("by"), QStringLiteral("white")}}}};
    }
    [[nodiscard]] QJsonObject looked(QByteArray const& token, QJsonObject const& said, int board = 1) {
        Heard const told = post("/case?lang=en", of(board, said), token);
        EXPECT_EQ(told.status, 200) << told.body.toStdString();
        return told.said();
    }
    /// The first of what is proposed there, as it is tapped.
    [[nodiscard]] QJsonObject chosen(QByteArray const& token, QJsonObject said) {
        QJsonObject const looks = looked(token, said);
        QJsonValue const option = looks[QStringLiteral("ruling")][QStringLiteral("options")][0];
        said[QStringLiteral("at")] = looks[QStringLiteral("at")];
        said[QStringLiteral("key")] = option[QStringLiteral("key")];
        said[QStringLiteral("text")] = option[QStringLiteral("text")];
        return of(1, said);
    }
};

TEST_F(SectorCaseHall, HasTheListOfIncidentsOfTheDesk) {
    QByteArray const mine = token();
    IncidentView& desk = *hall.workspace.incidents();
    desk.openAt(1);
    QJsonArray const kinds = looked(mine, {})[QStringLiteral("kinds")].toArray();
    ASSERT_EQ(kinds.size(), static_cast<qsizetype>(desk.kinds()->rows().size()));
    for (qsizetype at = 0; at < kinds.size(); ++at)
        EXPECT_EQ(kinds[at][QStringLiteral("name")].toString(),
                  desk.kinds()->rows()[static_cast<std::size_t>(at)].name);
    desk.setTyped(QStringLiteral("phone"));
    QJsonArray const found =
        looked(mine, {{QStringLiteral("typed"), QStringLiteral("phone")}})[QStringLiteral("kinds")].toArray();
    ASSERT_FALSE(found.isEmpty());
    EXPECT_EQ(found[0][QStringLiteral("word")].toString(), desk.kinds()->wordAt(0));
}

TEST_F(SectorCaseHall, AsksAndProposesWhatTheDeskDoes) {
    QByteArray const mine = token();
    IncidentView& desk = *hall.workspace.incidents();
    desk.openWith(1, "illegal-move", {{"by", "white"}});
    QJsonObject const here = looked(mine, illegalMove());
    EXPECT_EQ(here[QStringLiteral("name")].toString(), desk.name());
    QJsonArray const fields = here[QStringLiteral("fields")].toArray();
    ASSERT_EQ(fields.size(), static_cast<qsizetype>(desk.form()->fieldsShown().size()));
    for (qsizetype at = 0; at < fields.size(); ++at) {
        IncidentField const& field = desk.form()->fieldsShown()[static_cast<std::size_t>(at)];
        EXPECT_EQ(fields[at][QStringLiteral("word")].toString(), field.word);
        EXPECT_EQ(fields[at][QStringLiteral("label")].toString(), field.label);
        EXPECT_EQ(fields[at][QStringLiteral("value")].toString(), field.value);
    }
    QJsonObject const ruling = here[QStringLiteral("ruling")].toObject();
    EXPECT_EQ(ruling[QStringLiteral("citation")].toString(), desk.ruling()->citation());
    EXPECT_EQ(ruling[QStringLiteral("questions")].toArray(), QJsonArray::fromVariantList(desk.ruling()->questions()));
    QJsonArray const options = ruling[QStringLiteral("options")].toArray();
    ASSERT_FALSE(options.isEmpty());
    EXPECT_EQ(options, QJsonArray::fromVariantList(desk.ruling()->options()));
    EXPECT_EQ(ruling[QStringLiteral("others")].toArray(), QJsonArray::fromVariantList(desk.ruling()->others()));
}

TEST_F(SectorCaseHall, TheRulingIsMadeAsItWasShownAndUnderTheNameOfTheStation) {
    QByteArray const mine = token();
    clock::Span const before = board(1).clock->sides.black.main;
    Heard const told = post("/rule", chosen(mine, illegalMove()), mine);
    EXPECT_EQ(told.status, 200);
    EXPECT_TRUE(told.says().startsWith(QStringLiteral("Board 1: "))) << told.says().toStdString();
    EXPECT_EQ(board(1).illegalMoves.white, 1);
    EXPECT_GT(board(1).clock->sides.black.main, before) << "Laws 7.5.5";
    EXPECT_EQ(lastAct().origin.station, "Sector A");
    EXPECT_EQ(lastAct().origin.person, "Jana");
    hall.workspace.rulings()->setWatched(true);
    EXPECT_TRUE(Hall::until([this] { return hall.workspace.rulings()->count() == 1; }));
}

TEST_F(SectorCaseHall, HeRulesAlthoughRolesWereGivenOut) {
    QByteArray const mine = token();
    hall.workspace.persons()->keep(QStringLiteral("A. Chief"), 0, {}, true);
    hall.settle();
    EXPECT_EQ(post("/rule", chosen(mine, illegalMove()), mine).status, 200);
    hall.settle();
    EXPECT_EQ(lastAct().origin.role, "deputy-arbiter");
}

TEST_F(SectorCaseHall, ADecisionThatComesAgainIsMadeOnce) {
    QByteArray const mine = token();
    QJsonObject const decision = chosen(mine, illegalMove());
    Heard const first = post("/rule", decision, mine);
    hall.settle();
    std::size_t const before = acts();
    Heard const second = post("/rule", decision, mine);
    EXPECT_EQ(second.status, 200);
    EXPECT_EQ(second.says(), first.says()) << "the answer may have been lost";
    hall.settle();
    EXPECT_EQ(acts(), before);
}

TEST_F(SectorCaseHall, ADecisionThatIsTooOldIsRefused) {
    QByteArray const mine = token();
    QJsonObject const decision = chosen(mine, illegalMove());
    hall.pass(61s);
    std::size_t const before = acts();
    Heard const told = post("/rule", decision, mine);
    EXPECT_EQ(told.status, 409);
    EXPECT_EQ(told.says(), QStringLiteral("This decision came too late to be carried out. Look at the board again."));
    hall.settle();
    EXPECT_EQ(acts(), before);
}

TEST_F(SectorCaseHall, WhatIsProposedOtherwiseByNowIsNotDecided) {
    QByteArray const mine = token();
    QJsonObject const decision = chosen(mine, illegalMove());
    submit(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
    std::size_t const before = acts();
    Heard const told = post("/rule", decision, mine);
    EXPECT_EQ(told.status, 409);
    EXPECT_EQ(told.says(),
              QStringLiteral("Something has happened at this board meanwhile. Look at the proposal again."));
    hall.settle();
    EXPECT_EQ(acts(), before);
}

TEST_F(SectorCaseHall, SaysWhatIsStillToBeSaid) {
    QByteArray const mine = token();
    QJsonObject said = illegalMove();
    said[QStringLiteral("facts")] = QJsonObject{};
    EXPECT_TRUE(
        looked(mine, said, 2)[QStringLiteral("wanted")].toString().startsWith(QStringLiteral("Still to be said: ")));
    EXPECT_FALSE(looked(mine, said, 2).contains(QStringLiteral("ruling")));
    said[QStringLiteral("edit")] = QStringLiteral("by");
    said[QStringLiteral("value")] = QStringLiteral("black");
    EXPECT_EQ(looked(mine, said, 2)[QStringLiteral("facts")][QStringLiteral("by")].toString(), QStringLiteral("black"));
    said[QStringLiteral("incident")] = QStringLiteral("nonsense");
    EXPECT_FALSE(looked(mine, said, 2)[QStringLiteral("kinds")].toArray().isEmpty()) << "no such incident";
}

TEST_F(SectorCaseHall, RulesInTheLanguageOfItsBrowser) {
    QByteArray const mine = token();
    QJsonObject const here = post("/case?lang=sk", of(1, illegalMove()), mine).said();
    EXPECT_EQ(here[QStringLiteral("name")].toString(), QStringLiteral("Nemožný ťah"));
}

// --- clocks ------------------------------------------------------------------------------------------------

struct SectorClockHall : Sector {
    [[nodiscard]] QJsonObject looked(QByteArray const& token, QJsonObject const& said = {}) {
        Heard const told = post("/clock", of(1, said), token);
        EXPECT_EQ(told.status, 200) << told.body.toStdString();
        return told.said();
    }
    /// What is said of this act, as it is carried out.
    [[nodiscard]] QJsonObject act(QByteArray const& token, Intervention hand, QJsonObject said = {}) {
        said[QStringLiteral("hand")] = static_cast<int>(hand);
        QJsonObject const looks = looked(token, said);
        said[QStringLiteral("title")] = looks[QStringLiteral("title")];
        said[QStringLiteral("at")] = looks[QStringLiteral("at")];
        said[QStringLiteral("matter")] = QStringLiteral("b%1").arg(++m_number);
        return of(1, said);
    }
    [[nodiscard]] QJsonObject whiteTime(QString const& time) {
        int const field = static_cast<int>(CorrectionForm::Field::WhiteTime);
        return {{QStringLiteral("fields"), QJsonObject{{QString::number(field), time}}},
                {QStringLiteral("note"), QStringLiteral("set wrongly")}};
    }

private:
    int m_number = 0;
};

TEST_F(SectorClockHall, StopsAClockAndLetsItGoOn) {
    QByteArray const mine = token();
    start(1);
    EXPECT_EQ(post("/correct", act(mine, Intervention::StopOrGo), mine).status, 200);
    EXPECT_EQ(board(1).clock->phase, clock::Phase::Paused);
    EXPECT_EQ(lastAct().origin.station, "Sector A");
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("Jana · Sector A – Board 1: clock paused"));
    EXPECT_EQ(post("/correct", act(mine, Intervention::StopOrGo), mine).status, 200);
    EXPECT_EQ(board(1).clock->phase, clock::Phase::Running);
}

TEST_F(SectorClockHall, SetsATimeWithItsReason) {
    QByteArray const mine = token();
    start(1);
    Heard const told = post("/correct", act(mine, Intervention::SetTimes, whiteTime(QStringLiteral("2:30"))), mine);
    EXPECT_EQ(told.status, 200) << told.says().toStdString();
    EXPECT_EQ(board(1).clock->sides.white.main, 150s);
    auto const* const corrected = std::get_if<session::ClocksCorrected>(&lastAct().act);
    ASSERT_TRUE(corrected);
    EXPECT_EQ(corrected->note, "set wrongly");
    EXPECT_EQ(corrected->ground, Ground::WrongSetting);
}

TEST_F(SectorClockHall, WhatCannotBeReadIsNotSet) {
    QByteArray const mine = token();
    QJsonObject const looks = looked(mine, act(mine, Intervention::SetTimes, whiteTime(QStringLiteral("soon"))));
    EXPECT_FALSE(looks[QStringLiteral("form")][QStringLiteral("valid")].toBool());
    Heard const told = post("/correct", act(mine, Intervention::SetTimes, whiteTime(QStringLiteral("soon"))), mine);
    EXPECT_EQ(told.status, 409);
    EXPECT_EQ(told.says(), QStringLiteral("Say what is to be set, in a way that can be read."));
}

TEST_F(SectorClockHall, ACorrectionThatIsTooOldOrOfAnotherClockIsRefused) {
    QByteArray const mine = token();
    start(1);
    QJsonObject const old = act(mine, Intervention::SetTimes, whiteTime(QStringLiteral("2:30")));
    hall.pass(61s);
    EXPECT_EQ(post("/correct", old, mine).says(),
              QStringLiteral("This correction came too late to be made. Look at the clock again."));
    QJsonObject const stop = act(mine, Intervention::StopOrGo);
    submit(session::PauseClocks{RoundNumber{1}, {BoardNumber{1}}});
    EXPECT_EQ(post("/correct", stop, mine).says(),
              QStringLiteral("The clock stands otherwise by now. Look at it again."))
        << "it would go on";
    EXPECT_EQ(board(1).clock->phase, clock::Phase::Paused);
}

TEST_F(SectorClockHall, OffersNothingThatIsRuledOn) {
    QByteArray const mine = token();
    for (Intervention const hand : {Intervention::IllegalMoveOfWhite, Intervention::WrongClaim, Intervention::Adjourn})
        EXPECT_TRUE(looked(mine, {{QStringLiteral("hand"), static_cast<int>(hand)}}).contains(QStringLiteral("acts")));
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
