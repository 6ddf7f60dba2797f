// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/stage.h"

#include <QProcess>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <functional>

namespace flagfall::demo {
namespace {

using namespace std::chrono_literals;

/// Every item of a QML type below `item`, as it is drawn.
void collect(QQuickItem& item, char const* type, std::vector<QQuickItem*>& found) {
    QByteArray const name(item.metaObject()->className());
    if (name.startsWith(QByteArray(type) + "_QML") && item.isVisible()) found.push_back(&item);
    for (QQuickItem* const child : item.childItems()) collect(*child, type, found);
}

/// The program as it is shipped, on the scripted event.
struct Window : testing::Test {
    void show(QString const& page) {
        stage = std::make_unique<Stage>(sceneOf(page));
        ASSERT_TRUE(stage->load());
        stage->window()->resize(1280, 800);
        stage->turnTo(page);
        stage->settle(400ms);
    }
    [[nodiscard]] std::vector<QQuickItem*> all(char const* type) const {
        std::vector<QQuickItem*> found;
        collect(*stage->window()->contentItem(), type, found);
        return found;
    }
    [[nodiscard]] QQuickItem* tile(int board) const {
        auto const tiles = all("BoardTile");
        auto const found =
            std::ranges::find_if(tiles, [&](QQuickItem* one) { return one->property("board").toInt() == board; });
        return found == tiles.end() ? nullptr : *found;
    }
    void click(int board, Qt::KeyboardModifiers modifiers = Qt::NoModifier, char const* side = "whiteSide") {
        QQuickItem* const one = tile(board);
        ASSERT_TRUE(one);
        auto* const half = one->findChild<QQuickItem*>(QLatin1String(side));
        ASSERT_TRUE(half);
        QPointF const middle = half->mapToScene({half->width() * 0.4, half->height() / 2});
        QTest::mouseClick(stage->window(), Qt::LeftButton, modifiers, middle.toPoint());
        stage->settle(150ms);
    }
    void write(char const* text) {
        for (char const* sign = text; *sign != '\0'; ++sign) QTest::keyClick(stage->window(), *sign);
    }
    [[nodiscard]] int chosen() const { return stage->window()->property("selectedBoard").toInt(); }
    [[nodiscard]] std::vector<BoardNumber> picked() const { return stage->workspace().boards()->picked(); }
    [[nodiscard]] int running(int board) const { return tile(board)->property("running").toInt(); }

    std::unique_ptr<Stage> stage;
};

std::vector<BoardNumber> boards(std::initializer_list<int> numbers) {
    std::vector<BoardNumber> all;
    for (int const number : numbers) all.emplace_back(number);
    return all;
}

TEST_F(Window, APageThatWasLeftMakesNothingAnew) { // each result would cost what was shown there
    show(QStringLiteral("hall"));
    view::Workspace& workspace = stage->workspace();
    for (auto const& [page, isWatched] :
         {std::pair<QString, std::function<bool()>>{QStringLiteral("papers"), [&] { return workspace.papers()->isWatched(); }},
          {QStringLiteral("exports"), [&] { return workspace.exports()->isWatched(); }},
          {QStringLiteral("standings"), [&] { return workspace.standings()->isWatched(); }},
          {QStringLiteral("closing"), [&] { return workspace.closing()->isWatched(); }}}) {
        stage->turnTo(page);
        stage->settle(300ms);
        EXPECT_TRUE(isWatched()) << page.toStdString();
        stage->turnTo(QStringLiteral("hall"));
        stage->settle(300ms);
        EXPECT_FALSE(isWatched()) << page.toStdString();
    }
}

TEST_F(Window, AClickChoosesABoardAndTheNextOnePressesItsRunningSide) {
    show(QStringLiteral("hall"));
    click(3);
    EXPECT_EQ(chosen(), 3);
    int const before = running(3);
    ASSERT_EQ(before, static_cast<int>(view::BoardsModel::Side::White));
    click(3);
    EXPECT_EQ(running(3), static_cast<int>(view::BoardsModel::Side::Black));
    EXPECT_TRUE(picked().empty());
}

TEST_F(Window, AClickWithControlPicksABoardAndLetsItGoAndPressesNothing) {
    show(QStringLiteral("hall"));
    int const before = running(1);
    click(1, Qt::ControlModifier);
    click(6, Qt::ControlModifier);
    EXPECT_EQ(picked(), boards({1, 6}));
    click(1, Qt::ControlModifier);
    EXPECT_EQ(picked(), boards({6}));
    EXPECT_EQ(running(1), before);
}

TEST_F(Window, AClickWithShiftPicksAllUpToThere) {
    show(QStringLiteral("hall"));
    click(2);
    click(5, Qt::ShiftModifier);
    EXPECT_EQ(picked(), boards({2, 3, 4, 5}));
}

TEST_F(Window, AClickWithShiftGoesOnFromTheBoardPickedWithControl) {
    show(QStringLiteral("hall"));
    click(5, Qt::ControlModifier);
    click(7, Qt::ShiftModifier);
    EXPECT_EQ(picked(), boards({5, 6, 7}));
}

TEST_F(Window, AClickAboveTheWallLeavesTheKeyboardToTheWall) {
    show(QStringLiteral("hall"));
    for (QQuickItem* const button : all("Chip")) {
        QTest::mouseClick(stage->window(), Qt::LeftButton, Qt::NoModifier,
                          button->mapToScene({button->width() / 2, button->height() / 2}).toPoint());
        stage->settle(60ms);
    }
    QTest::keyClick(stage->window(), Qt::Key_3);
    EXPECT_EQ(chosen(), 3);
}

TEST_F(Window, AnEndedGameOffersNoStart) {
    show(QStringLiteral("hall"));
    click(2);
    EXPECT_EQ(chosen(), 2);
    EXPECT_FALSE(tile(2)->property("steerable").toBool());
    EXPECT_TRUE(tile(1)->property("steerable").toBool());
}

/// Periods come and go while the editor is open.
struct ControlEditors : Window, testing::WithParamInterface<char const*> {
    [[nodiscard]] view::PeriodsModel& periods() const { return *stage->workspace().controlForm()->white(); }
    void expectWholePeriods(std::size_t count) const {
        auto const editors = all("PeriodEditor");
        ASSERT_EQ(editors.size(), count);
        double bottom = 0;
        for (QQuickItem const* const editor : editors) {
            EXPECT_GE(editor->height(), editor->implicitHeight());
            EXPECT_GT(editor->implicitHeight(), 0);
            EXPECT_GE(editor->y(), bottom);
            bottom = editor->y() + editor->height();
        }
    }
};

TEST_P(ControlEditors, ShowEveryPeriodWholeHoweverManyComeAndGo) {
    show(QString::fromLatin1(GetParam()));
    expectWholePeriods(static_cast<std::size_t>(periods().rowCount()));
    for (int added = 0; added < 2; ++added) {
        periods().add();
        stage->settle(120ms);
        expectWholePeriods(static_cast<std::size_t>(periods().rowCount()));
    }
    periods().remove(0);
    stage->settle(120ms);
    expectWholePeriods(static_cast<std::size_t>(periods().rowCount()));
}

INSTANTIATE_TEST_SUITE_P(Of, ControlEditors, testing::Values("create+control", "import+control"));

// --- the wall -----------------------------------------------------------------------------------------------

/// What the program says on the console while it lives.
struct Console {
    Console() : before(qInstallMessageHandler(hear)) { said.clear(); }
    ~Console() { qInstallMessageHandler(before); }
    static void hear(QtMsgType, QMessageLogContext const&, QString const& text) { said += text; }
    QtMessageHandler before;
    static inline QStringList said;
};

TEST_F(Window, TheWallFitsWhateverItsRoomWithoutAWordOnTheConsole) {
    Console const console;
    show(QStringLiteral("hall"));
    Qt::Key const filters[] = {Qt::Key_M, Qt::Key_F, Qt::Key_F};
    for (int turn = 0; turn < 60; ++turn) {
        QTest::keyClick(stage->window(), filters[turn % 3]); // another number of boards, and another room for them
        stage->window()->resize(960 + turn * 131 % 321, 600 + turn * 67 % 201);
        stage->settle(40ms);
        if (turn % 10 == 5) QTest::keyClick(stage->window(), Qt::Key_I);
        if (turn % 10 == 9) QTest::keyClick(stage->window(), Qt::Key_Escape);
    }
    EXPECT_EQ(Console::said.join(QLatin1Char('\n')).toStdString(), std::string{});
}

// --- questions -----------------------------------------------------------------------------------------------

TEST_F(Window, AQuestionKeepsTheKeysWhateverThePageBehindDoes) {
    show(QStringLiteral("pairing+hands"));
    view::PairingView& pairing = *stage->workspace().pairing();
    view::QuestionView& question = *stage->workspace().question();
    auto const changes = pairing.manualChanges();
    ASSERT_FALSE(changes.isEmpty());
    auto const key = [this](Qt::Key one) {
        QTest::keyClick(stage->window(), one);
        stage->settle(200ms);
    };
    key(Qt::Key_R);
    ASSERT_TRUE(question.asked());
    key(Qt::Key_S);
    key(Qt::Key_E);
    EXPECT_EQ(pairing.manualChanges(), changes) << "nothing behind a question moves";
    EXPECT_TRUE(pairing.manualOpen());
    key(Qt::Key_Escape);
    EXPECT_FALSE(question.asked());
    EXPECT_EQ(pairing.manualChanges(), changes);
    key(Qt::Key_R);
    QTest::keyClick(stage->window(), Qt::Key_Left);
    key(Qt::Key_Return);
    EXPECT_TRUE(pairing.manualChanges().isEmpty());
}

/// The window on the past of the scripted event, over that of the desk.
struct PastWindow : Window {
    void SetUp() override {
        show(QStringLiteral("hall+past"));
        past = stage->workspace().past();
        stage->window()->requestActivate(); // the keys of the desk count while it is the active one
        ASSERT_TRUE(QTest::qWaitForWindowActive(stage->window()));
    }
    view::PastView* past = nullptr;
};

TEST_F(PastWindow, LetsNoKeyThroughToTheEvent) {
    Seq const before = stage->workspace().desk().history().last();
    auto const phases = [this] {
        std::vector<clock::Phase> all;
        for (auto const& board : stage->workspace().desk().state().currentRound()->boards)
            if (board.clock) all.push_back(board.clock->phase);
        return all;
    };
    auto const stood = phases();
    click(3);
    for (auto const key : {Qt::Key_Space, Qt::Key_P, Qt::Key_C, Qt::Key_E}) QTest::keyClick(stage->window(), key);
    QTest::keyClick(stage->window(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(stage->window(), Qt::Key_Space, Qt::ControlModifier | Qt::ShiftModifier);
    stage->settle(200ms);
    EXPECT_EQ(stage->workspace().desk().history().last(), before);
    EXPECT_EQ(phases(), stood);
    EXPECT_EQ(past->shown()->notice()->kind(), view::NoticeView::Kind::Refused);
    EXPECT_TRUE(past->shown()->notice()->text().startsWith(QLatin1String("This is the past")))
        << past->shown()->notice()->text().toStdString();
}

TEST_F(PastWindow, TurnsThePagesAndGoesWithAKey) {
    QTest::keyClick(stage->window(), Qt::Key_F7);
    stage->settle(200ms);
    EXPECT_EQ(stage->window()->property("page").toString(), QStringLiteral("standings"));
    ASSERT_FALSE(all("PastBanner").empty());
    EXPECT_GT(all("PastBanner").front()->height(), 40);
    QTest::keyClick(stage->window(), Qt::Key_W, Qt::ControlModifier);
    stage->settle(200ms);
    EXPECT_EQ(past->shown(), nullptr);
    EXPECT_TRUE(stage->workspace().isOpen());
}

TEST_F(Window, EscapeClosesAMessageBeforeItLeavesThePage) {
    show(QStringLiteral("pairing+hands"));
    auto const key = [this](Qt::Key one) {
        QTest::keyClick(stage->window(), one);
        stage->settle(200ms);
    };
    key(Qt::Key_P); // hands are open: that is refused
    ASSERT_EQ(stage->workspace().notice()->kind(), view::NoticeView::Kind::Refused);
    ASSERT_FALSE(stage->workspace().notice()->text().isEmpty());
    key(Qt::Key_Escape);
    EXPECT_TRUE(stage->workspace().notice()->text().isEmpty());
    EXPECT_EQ(stage->window()->property("page").toString(), QStringLiteral("pairing"));
}

/// The page of results on the scripted event, whose board 2 is won by White.
struct ResultsTyped : Window {
    void SetUp() override {
        show(QStringLiteral("results"));
        stage->workspace().resultEntry()->setBoard(ended);
        stage->settle(100ms);
        ASSERT_EQ(chosen(), ended);
        before = *result(ended);
    }
    void key(Qt::Key one) {
        QTest::keyClick(stage->window(), one);
        stage->settle(200ms);
    }
    [[nodiscard]] std::optional<Result> result(int board) const {
        return stage->workspace().desk().state().currentRound()->board(BoardNumber{board})->result;
    }
    static constexpr int ended = 2;
    Result before{};
};

TEST_F(ResultsTyped, TheCursorStaysOnAResultThatIsRefused) {
    key(Qt::Key_Asterisk); // a decided game is not adjourned
    EXPECT_EQ(chosen(), ended);
    EXPECT_EQ(stage->workspace().notice()->kind(), view::NoticeView::Kind::Refused);
    EXPECT_EQ(all("ResultsStrip").size(), 1U) << "it says that nothing was entered";
}

TEST_F(ResultsTyped, KeysThatWereMeantForTheNextBoardsAnswerNoQuestion) {
    view::QuestionView& question = *stage->workspace().question();
    key(before == Result::BlackWins ? Qt::Key_1 : Qt::Key_0);
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(chosen(), ended);
    for (Qt::Key const one : {Qt::Key_1, Qt::Key_Equal, Qt::Key_I, Qt::Key_Return, Qt::Key_Space, Qt::Key_F4}) key(one);
    EXPECT_TRUE(question.asked());
    EXPECT_FALSE(question.straysText().isEmpty());
    EXPECT_EQ(result(ended), before);
    stage->settle(900ms);
    EXPECT_FALSE(question.waitsForPause());
    key(Qt::Key_Left);
    key(Qt::Key_Return);
    EXPECT_FALSE(question.asked());
    EXPECT_NE(result(ended), before);
    EXPECT_NE(chosen(), ended);
}

TEST_F(ResultsTyped, AVerifiedRoundBySlipOfTheHandStopsInRed) {
    key(Qt::Key_V);
    EXPECT_EQ(chosen(), 1);
    stage->workspace().resultEntry()->setBoard(ended);
    key(before == Result::BlackWins ? Qt::Key_1 : Qt::Key_0);
    EXPECT_TRUE(stage->workspace().resultEntry()->differs());
    EXPECT_EQ(chosen(), ended);
    key(Qt::Key_Backspace);
    EXPECT_FALSE(stage->workspace().resultEntry()->differs());
    EXPECT_EQ(result(ended), before);
}

TEST_F(ResultsTyped, TheNumberOfABoardBringsItUnderTheCursor) {
    key(Qt::Key_B);
    key(Qt::Key_5);
    key(Qt::Key_Return);
    EXPECT_EQ(chosen(), 5);
    EXPECT_TRUE(stage->workspace().resultEntry()->awaitsResult());
}

TEST_F(ResultsTyped, TheKeyOfAModeTurnsItOnHoweverOftenItIsPressed) {
    key(Qt::Key_B);
    key(Qt::Key_F3);
    key(Qt::Key_F4);
    key(Qt::Key_B);
    EXPECT_EQ(stage->workspace().resultEntry()->mode(), view::ResultEntry::Mode::Slip);
    EXPECT_EQ(all("ResultsStrip").size(), 1U) << "and it is seen";
    key(Qt::Key_4);
    key(Qt::Key_Return);
    EXPECT_EQ(chosen(), 4) << "the number of a board, and no result";
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    EXPECT_EQ(stage->workspace().resultEntry()->mode(), view::ResultEntry::Mode::InOrder);
}

TEST_F(Window, TheKeyOfThePageThatIsShownGivesItTheKeyboardAndSoDoesEscape) {
    show(QStringLiteral("hall"));
    auto const inRail = [this] {
        QQuickItem const* const item = qobject_cast<QQuickWindow*>(stage->window())->activeFocusItem();
        return item && QByteArray(item->metaObject()->className()).startsWith("NavItem");
    };
    for (Qt::Key const back : {Qt::Key_F3, Qt::Key_Escape}) {
        all("NavItem").front()->forceActiveFocus(Qt::TabFocusReason);
        ASSERT_TRUE(inRail());
        QTest::keyClick(stage->window(), back);
        stage->settle(60ms);
        EXPECT_FALSE(inRail());
        Qt::Key const board = back == Qt::Key_F3 ? Qt::Key_3 : Qt::Key_5;
        QTest::keyClick(stage->window(), board);
        EXPECT_EQ(chosen(), board - Qt::Key_0);
        stage->settle(1300ms); // the next digit is no second one of this number
    }
}

/// The panel of incidents, by keys alone.
struct IncidentPanel : Window {
    void key(Qt::Key one, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(stage->window(), one, modifiers);
        stage->settle(200ms);
    }
    void happens(char const* letters) {
        key(Qt::Key_F12);
        write(letters);
        key(Qt::Key_Return);
    }
    [[nodiscard]] view::IncidentView& incidents() const { return *stage->workspace().incidents(); }
    [[nodiscard]] session::Board const& board(int number) const {
        return *stage->workspace().desk().state().currentRound()->board(BoardNumber{number});
    }
};

TEST_F(IncidentPanel, APhoneIsRuledOnWithNineKeysAndUndoneFromThePage) { // 11.3.2.2
    show(QStringLiteral("hall"));
    key(Qt::Key_3);
    happens("pho");
    ASSERT_TRUE(incidents().isChosen());
    EXPECT_EQ(incidents().board(), 3);
    key(Qt::Key_B);
    ASSERT_TRUE(incidents().ruling()->needed());
    key(Qt::Key_Return);
    EXPECT_FALSE(incidents().isOpen());
    EXPECT_EQ(board(3).result, Result::WhiteWins);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(board(3).result.has_value());
    key(Qt::Key_4); // the keyboard is the hall's again
    EXPECT_EQ(chosen(), 4);
}

TEST_F(IncidentPanel, IsAPageWhereItWouldLeaveNothingOfTheOneBelow) {
    show(QStringLiteral("hall"));
    auto const widths = [this](double scale) {
        stage->workspace().preferences()->setFontScale(scale);
        stage->settle(200ms);
        QQuickItem const* const panel = all("IncidentSheet").front()->window()->activeFocusItem();
        QQuickItem const* popup = panel;
        while (popup && !popup->inherits("QQuickPopupItem")) popup = popup->parentItem();
        return popup ? popup->width() : 0.0;
    };
    key(Qt::Key_3);
    happens("pen");
    key(Qt::Key_B);
    double const beside = widths(1.0);
    EXPECT_GT(beside, 0.2 * 1280) << "it is there";
    EXPECT_LT(beside, 0.8 * 1280) << "the boards are seen beside it";
    EXPECT_EQ(widths(1.5), 1280) << "and here no board would be";
}

TEST_F(IncidentPanel, TabLeadsThroughTheFactsAndEscapeBackToTheList) {
    show(QStringLiteral("hall"));
    happens("draw off");
    ASSERT_TRUE(incidents().isChosen());
    key(Qt::Key_Tab);
    EXPECT_TRUE(incidents().isOpen());
    key(Qt::Key_Escape);
    EXPECT_FALSE(incidents().isChosen());
    EXPECT_TRUE(incidents().isOpen());
    key(Qt::Key_Escape);
    EXPECT_FALSE(incidents().isOpen());
}

TEST_F(IncidentPanel, OpensFromTheResultsAndTheRecordAtTheirBoard) {
    show(QStringLiteral("results"));
    key(Qt::Key_Down);
    key(Qt::Key_F12);
    EXPECT_TRUE(incidents().isOpen());
    EXPECT_EQ(incidents().board(), chosen());
    key(Qt::Key_Escape);
    show(QStringLiteral("record"));
    key(Qt::Key_F12);
    EXPECT_TRUE(incidents().isOpen());
    EXPECT_EQ(incidents().board(), stage->workspace().record()->board());
}

TEST_F(Window, ATelephoneReadsTheAddressOfTheWebPagesFromTheHallScreen) {
    QString const address = QStringLiteral("https://chess.example/open-2026/");
    show(QStringLiteral("display"));
    ASSERT_EQ(stage->workspace().web()->setAddress(address), QString{});
    view::DisplayView& display = *stage->workspace().display();
    QTemporaryDir const folder;
    QString const path = folder.filePath(QStringLiteral("screen.png"));
    for (bool const dark : {true, false}) {
        display.setDark(dark);
        display.show(static_cast<int>(view::DisplayView::Shown::Address));
        stage->settle(300ms);
        ASSERT_TRUE(stage->window()->grabWindow().save(path));
        QProcess reader;
        reader.start(QStringLiteral("zbarimg"), {QStringLiteral("-q"), QStringLiteral("--raw"), path});
        ASSERT_TRUE(reader.waitForFinished()) << "zbarimg cannot be run; ./setup installs zbar-tools";
        EXPECT_EQ(QString::fromUtf8(reader.readAllStandardOutput()).trimmed(), address);
    }
}

TEST_F(Window, EscapeLeavesAFormOfTheHandsAndTheKeysGoOn) {
    show(QStringLiteral("hall+hands"));
    view::InterventionsView& hands = *stage->workspace().hands();
    auto const key = [this](Qt::Key one) {
        QTest::keyClick(stage->window(), one);
        stage->settle(200ms);
    };
    key(Qt::Key_End);
    key(Qt::Key_Return);
    ASSERT_TRUE(hands.form()->isOpen());
    key(Qt::Key_Escape);
    EXPECT_FALSE(hands.form()->isOpen());
    EXPECT_TRUE(hands.isOpen());
    key(Qt::Key_F10);
    ASSERT_EQ(stage->window()->property("page").toString(), QStringLiteral("mating"));
    bool const arranging = stage->workspace().mating()->arranging();
    key(Qt::Key_E);
    EXPECT_NE(stage->workspace().mating()->arranging(), arranging) << "the new page hears the keys";
}

TEST_F(Window, HelpGivesBackANewEventAsItWasTyped) {
    show(QStringLiteral("create"));
    auto const key = [this](Qt::Key one, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(stage->window(), one, modifiers);
        stage->settle(250ms);
    };
    auto const field = [this](std::size_t number) {
        auto const fields = all("Field");
        return number < fields.size() ? fields[number]->property("text").toString() : QString{};
    };
    auto const page = [this] { return stage->window()->property("page").toString(); };
    auto const file = [this] {
        auto const places = all("TargetFile");
        std::vector<QQuickItem*> found;
        if (!places.empty()) collect(*places.front(), "Field", found);
        return found.empty() ? nullptr : found.front();
    };
    write("River Cup");
    key(Qt::Key_Tab);
    write("Lugo");
    ASSERT_TRUE(file());
    QMetaObject::invokeMethod(file(), "take");
    write("~/river.flagfall");
    auto const expectAll = [&](char const* way) {
        ASSERT_EQ(page(), QStringLiteral("create")) << way;
        EXPECT_EQ(field(0), QStringLiteral("River Cup")) << way;
        EXPECT_EQ(field(1), QStringLiteral("Lugo")) << way;
        ASSERT_TRUE(file());
        EXPECT_EQ(file()->property("text").toString(), QStringLiteral("~/river.flagfall")) << way;
    };
    expectAll("typed");
    key(Qt::Key_F1);
    ASSERT_EQ(page(), QStringLiteral("help"));
    key(Qt::Key_Escape);
    expectAll("Esc");
    key(Qt::Key_F1);
    key(Qt::Key_F1);
    expectAll("F1 again");
    key(Qt::Key_F1);
    key(Qt::Key_N, Qt::ControlModifier);
    expectAll("Ctrl+N from help");
    key(Qt::Key_Home, Qt::ControlModifier);
    ASSERT_EQ(page(), QStringLiteral("create")) << "in a field that goes to its beginning";
    key(Qt::Key_F10);
    key(Qt::Key_Home, Qt::ControlModifier);
    ASSERT_EQ(page(), QStringLiteral("start"));
    key(Qt::Key_N, Qt::ControlModifier);
    expectAll("Ctrl+N from the start page");
    key(Qt::Key_Escape);
    expectAll("Esc says first that nothing is kept");
    key(Qt::Key_Escape); // leaves it
    key(Qt::Key_N, Qt::ControlModifier);
    EXPECT_EQ(field(0), QString{});
}

// --- the game record -----------------------------------------------------------------------------------------

struct RecordPage : Window {
    void SetUp() override {
        show(QStringLiteral("record"));
        record = stage->workspace().record();
    }
    void type(char const* text) {
        write(text);
        QTest::keyClick(stage->window(), Qt::Key_Return);
        stage->settle(200ms);
    }
    void alt(Qt::Key key) {
        QTest::keyClick(stage->window(), key, Qt::AltModifier);
        stage->settle(150ms);
    }
    [[nodiscard]] QString form() const { return stage->pageItem()->property("form").toString(); }
    view::RecordView* record = nullptr;
};

TEST_F(RecordPage, MovesAreTypedWithoutLookingForAField) {
    int const before = record->size();
    type("Be6");
    EXPECT_EQ(record->size(), before + 1);
    type("Bd3 h6");
    EXPECT_EQ(record->size(), before + 3);
}

TEST_F(RecordPage, UpAndDownGoThroughTheGameFromTheField) {
    int const end = record->place();
    QTest::keyClick(stage->window(), Qt::Key_Up);
    EXPECT_EQ(record->place(), end - 1);
    QTest::keyClick(stage->window(), Qt::Key_Down);
    EXPECT_EQ(record->place(), end);
}

TEST_F(RecordPage, TheKeysOfTheActsWorkWhileAFieldHasTheFocus) {
    alt(Qt::Key_2);
    EXPECT_EQ(record->keeper(), view::RecordView::Keeper::White);
    alt(Qt::Key_1);
    alt(Qt::Key_C);
    EXPECT_EQ(form(), QStringLiteral("claim"));
    QTest::keyClick(stage->window(), Qt::Key_Escape);
    EXPECT_EQ(form(), QString{});
    type("Be6"); // the focus is back where moves are typed
    EXPECT_EQ(record->size(), 22);
}

TEST_F(RecordPage, TheBoardGoneToIsTheChosenOneEverywhere) {
    auto const key = [this](Qt::Key one, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(stage->window(), one, modifiers);
        stage->settle(250ms);
    };
    key(Qt::Key_F3);
    key(Qt::Key_1);
    key(Qt::Key_F9);
    ASSERT_EQ(record->board(), 1);
    key(Qt::Key_PageDown, Qt::ControlModifier);
    ASSERT_EQ(record->board(), 2);
    key(Qt::Key_F2);
    key(Qt::Key_F9);
    EXPECT_EQ(record->board(), 2) << "from another page";
    key(Qt::Key_F3);
    EXPECT_EQ(chosen(), 2);
    EXPECT_TRUE(tile(2)->property("selected").toBool());
    key(Qt::Key_F9);
    EXPECT_EQ(record->board(), 2) << "from the hall";
    key(Qt::Key_F3);
    key(Qt::Key_4); // the hall decides
    key(Qt::Key_F9);
    EXPECT_EQ(record->board(), 4);
}

TEST_F(RecordPage, TabCompletesTheMoveAndStaysInTheField) {
    QTest::keyClick(stage->window(), 'h');
    QTest::keyClick(stage->window(), Qt::Key_Tab);
    EXPECT_EQ(record->typed(), QStringLiteral("h5"));
    QTest::keyClick(stage->window(), Qt::Key_Return);
    stage->settle(100ms);
    EXPECT_EQ(record->size(), 22);
}

TEST_F(RecordPage, ASheetIsTakenOverByAKey) {
    QTest::keyClick(stage->window(), Qt::Key_Home);
    alt(Qt::Key_X);
    ASSERT_EQ(record->size(), 0);
    alt(Qt::Key_2);
    alt(Qt::Key_W);
    alt(Qt::Key_1);
    EXPECT_GT(record->size(), 10);
}

TEST_F(RecordPage, AFormIsSentByEnter) {
    alt(Qt::Key_I);
    type("Ke8-e6");
    EXPECT_EQ(form(), QString{});
    stage->settle(300ms);
    if (stage->workspace().question()->asked()) stage->workspace().question()->yes(); // Black's clock is running
    stage->settle(300ms);
    alt(Qt::Key_C);
    QTest::keyClick(stage->window(), Qt::Key_Return); // three times, now: wrong, but claimed
    stage->settle(200ms);
    EXPECT_TRUE(record->acts()->claimPending());
    EXPECT_FALSE(record->acts()->claim()->facts().isEmpty());
}

TEST_F(RecordPage, SpaceTurnsASwitchOfAFormAndEnterSendsIt) { // App. E
    ASSERT_FALSE(record->blind()->on());
    alt(Qt::Key_B);
    QTest::keyClick(stage->window(), Qt::Key_Space); // White is visually disabled
    QTest::keyClick(stage->window(), Qt::Key_Return);
    stage->settle(200ms);
    EXPECT_EQ(form(), QString{});
    EXPECT_TRUE(record->blind()->on());
}

TEST_F(RecordPage, EscapeEmptiesTheFieldBeforeItLeavesThePage) {
    QTest::keyClick(stage->window(), 'N');
    QTest::keyClick(stage->window(), 'f');
    QTest::keyClick(stage->window(), Qt::Key_Escape);
    EXPECT_EQ(record->typed(), QString{});
    EXPECT_EQ(stage->window()->property("page").toString(), QStringLiteral("record"));
    QTest::keyClick(stage->window(), Qt::Key_Escape);
    stage->settle(200ms);
    EXPECT_EQ(stage->window()->property("page").toString(), QStringLiteral("hall"));
}

TEST_F(RecordPage, NoFormOpensInAGameThatIsOver) { // 5.1.1: the mate ends it
    QTest::keyClick(stage->window(), Qt::Key_Home);
    alt(Qt::Key_X);
    type("f3 e5 g4 Qh4");
    alt(Qt::Key_C);
    EXPECT_EQ(form(), QString{});
    EXPECT_FALSE(stage->workspace().notice()->text().isEmpty());
    alt(Qt::Key_S);
    EXPECT_EQ(form(), QStringLiteral("sign"));
}

TEST_F(RecordPage, TheIllegalMoveThatLosesIsRuledOnInTheHall) { // 7.5.5
    for (int times = 0; times < 2; ++times) {
        alt(Qt::Key_I);
        QTest::keyClick(stage->window(), Qt::Key_Tab);
        QTest::keyClick(stage->window(), Qt::Key_Return);
        stage->settle(300ms);
        if (stage->workspace().question()->asked()) stage->workspace().question()->yes(); // White's clock is running
        stage->settle(300ms);
    }
    ASSERT_FALSE(record->acts()->illegalText().isEmpty());
    int const board = record->board();
    alt(Qt::Key_E);
    stage->settle(500ms);
    EXPECT_EQ(stage->window()->property("page").toString(), QStringLiteral("hall"));
    EXPECT_EQ(stage->window()->property("selectedBoard").toInt(), board);
    EXPECT_TRUE(stage->workspace().hands()->isOpen());
}

TEST_F(RecordPage, AClaimIsRuledOnByKeysAndReadInASmallWindow) {
    stage->window()->resize(960, 600);
    stage->settle(200ms);
    auto const becomesPending = [this](bool pending) {
        return QTest::qWaitFor([this, pending] { return record->acts()->claimPending() == pending; });
    };
    auto const claim = [&] {
        alt(Qt::Key_C);
        QTest::keyClick(stage->window(), Qt::Key_Return);
        ASSERT_TRUE(becomesPending(true));
        stage->settle(400ms); // the card moves into sight
    };
    auto const answerTheQuestion = [this] {
        ASSERT_TRUE(QTest::qWaitFor([this] {
            QQuickItem const* const focus = stage->window()->activeFocusItem();
            return focus && focus->inherits("QQuickAbstractButton");
        })) << "the question about the claim has the focus";
        QTest::keyClick(stage->window(), Qt::Key_Space);
    };
    claim();
    QQuickItem const* const card = all("ClaimCard").front();
    double const top = card->mapToScene({0, 0}).y();
    EXPECT_GE(top, 0) << "what the record says is in sight";
    EXPECT_LT(top, 300);
    EXPECT_TRUE(record->acts()->claim()->places().empty()) << "the record is shorter than the game";
    alt(Qt::Key_J); // nobody has checked it yet
    alt(Qt::Key_H);
    EXPECT_TRUE(record->acts()->claimPending());
    answerTheQuestion();
    alt(Qt::Key_H);
    EXPECT_TRUE(becomesPending(false));
    claim();
    alt(Qt::Key_Q);
    EXPECT_TRUE(becomesPending(false));
    claim();
    alt(Qt::Key_J);
    answerTheQuestion();
    alt(Qt::Key_J);
    EXPECT_TRUE(becomesPending(false));
}

TEST_F(RecordPage, AClaimThatIsTakenBackLeavesThePageWhole) {
    for (QSize const size : {QSize{960, 600}, QSize{1100, 700}, QSize{1280, 720}}) {
        stage->window()->resize(size);
        stage->settle(200ms);
        alt(Qt::Key_C);
        QTest::keyClick(stage->window(), Qt::Key_Return);
        stage->settle(400ms);
        ASSERT_TRUE(record->acts()->claimPending());
        QTest::keyClick(stage->window(), Qt::Key_Z, Qt::ControlModifier);
        stage->settle(300ms);
        EXPECT_FALSE(record->acts()->claimPending());
        stage->workspace().notice()->dismiss();
        stage->settle(200ms);
    }
}

} // namespace
} // namespace flagfall::demo
