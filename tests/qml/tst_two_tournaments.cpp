// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/stage.h"
#include "app/session/journal/codec.h"
#include "app/storage/memory_journal.h"

#include <QQuickItem>
#include <QTest>

#include <gtest/gtest.h>

#include <chrono>

// The window with two tournaments of one event in it.
namespace flagfall::demo {
namespace {

using namespace std::chrono_literals;

constexpr auto summer = "Northern Sky Festival";

/// The scripted event twice, as two tournaments of one festival; the first is shown.
struct TwoTournaments : testing::Test {
    void SetUp() override {
        stage = std::make_unique<Stage>(Scene::Hall);
        ASSERT_TRUE(stage->load());
        stage->window()->resize(1280, 800);
        belongTo(summer);
        ASSERT_TRUE(stage->tournaments().startSibling());
        view::Workspace& made = *stage->tournaments().shown();
        ASSERT_TRUE(made.openJournal(copyOfTheFirst(), QStringLiteral("second.flagfall")));
        emit made.opened();
        stage->settle(300ms);
        stage->tournaments().show(0);
        stage->settle(300ms);
        ASSERT_EQ(stage->tournaments().count(), 2);
    }
    void belongTo(std::string const& festival) {
        view::Workspace& first = stage->workspace();
        first.eventForm()->startEdit();
        first.eventForm()->setFestival(QString::fromStdString(festival));
        first.desk().submit(session::ReviseEvent{first.eventForm()->draft()}, session::Confirmation::Yes,
                            first.desk().now(), [](auto const&) {});
        stage->settle(200ms);
    }
    [[nodiscard]] std::unique_ptr<session::Journal> copyOfTheFirst() {
        auto journal = std::make_unique<storage::MemoryJournal>();
        Seq last{0};
        for (session::RecordedAct const& act : stage->workspace().desk().history().acts()) {
            session::NewRow row = session::encode(act.act);
            row.origin = act.origin;
            row.wall = act.wall;
            row.at = act.at;
            auto const kept = journal->append(last, std::span{&row, 1});
            if (!kept) break;
            last = *kept;
        }
        return journal;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        stage->window()->requestActivate(); // a screen of the hall may have come before it
        ASSERT_TRUE(QTest::qWaitForWindowActive(stage->window()));
        QTest::keyClick(stage->window(), key, modifiers);
        stage->settle(200ms);
    }
    void next() { press(Qt::Key_Tab, Qt::ControlModifier); }
    [[nodiscard]] view::Workspace* shownByTheWindow() const {
        return stage->window()->property("workspace").value<view::Workspace*>();
    }
    [[nodiscard]] QString page() const { return stage->window()->property("page").toString(); }
    [[nodiscard]] int chosen() const { return stage->window()->property("selectedBoard").toInt(); }
    [[nodiscard]] static int pagesIn(QQuickItem const* item) {
        int count = QByteArray(item->metaObject()->className()).startsWith("HallPage_QML") ? 1 : 0;
        for (QQuickItem const* const child : item->childItems()) count += pagesIn(child);
        return count;
    }

    std::unique_ptr<Stage> stage;
};

TEST_F(TwoTournaments, CtrlTabTurnsToTheNextOnTheSamePageAndBack) {
    view::Workspace* const first = shownByTheWindow();
    stage->turnTo(QStringLiteral("hall"));
    stage->settle(300ms);
    press(Qt::Key_3);
    EXPECT_EQ(chosen(), 3);
    next();
    EXPECT_NE(shownByTheWindow(), first);
    EXPECT_EQ(page(), QStringLiteral("recovery")) << "clocks ran when its journal was left: they come first";
    stage->window()->setProperty("page", QStringLiteral("hall"));
    stage->settle(200ms);
    EXPECT_EQ(chosen(), 1);
    press(Qt::Key_5);
    next();
    EXPECT_EQ(shownByTheWindow(), first);
    EXPECT_EQ(page(), QStringLiteral("hall"));
    EXPECT_EQ(chosen(), 3) << "each remembers its board";
}

TEST_F(TwoTournaments, OnlyThePageOfTheOneThatIsShownIsThere) {
    stage->turnTo(QStringLiteral("hall"));
    stage->settle(300ms);
    EXPECT_EQ(pagesIn(stage->window()->contentItem()), 1);
    next();
    stage->window()->setProperty("page", QStringLiteral("hall"));
    stage->settle(200ms);
    EXPECT_EQ(pagesIn(stage->window()->contentItem()), 1);
}

TEST_F(TwoTournaments, AKeyActsInTheOneThatIsShown) {
    view::Workspace* const first = shownByTheWindow();
    next();
    view::Workspace* const second = shownByTheWindow();
    auto const before = first->desk().history().last();
    stage->window()->setProperty("page", QStringLiteral("results"));
    stage->settle(300ms);
    auto const before2 = second->desk().history().last();
    int const told = second->notice()->count();
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(first->desk().history().last(), before);
    EXPECT_TRUE(second->desk().history().last() > before2 || second->question()->asked() ||
                second->notice()->count() > told)
        << "taken back, asked about, or said why not";
}

TEST_F(TwoTournaments, TheHallScreenOfOneStaysWhileAnotherIsShown) {
    stage->workspace().display()->place()->toggle();
    stage->settle(300ms);
    EXPECT_TRUE(stage->workspace().display()->place()->isOpen());
    next();
    EXPECT_TRUE(stage->workspace().display()->place()->isOpen());
    EXPECT_FALSE(shownByTheWindow()->display()->place()->isOpen());
}

} // namespace
} // namespace flagfall::demo
