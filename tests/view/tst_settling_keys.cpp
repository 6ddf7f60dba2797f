// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/settling_keys.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QWindow>

#include <gtest/gtest.h>

#include <thread>

/// What is typed on after a decision was made for a page that is closed now.
namespace flagfall::view {
namespace {

struct Page : QWindow {
    QString seen;
    void keyPressEvent(QKeyEvent* event) override {
        seen += event->text().isEmpty() ? QStringLiteral("*") : event->text();
    }
};

struct Settling : testing::Test {
    Page page;
    SettlingKeys keys{nullptr, std::chrono::hours{1}};
    QString typed(int key, char const* text, Qt::KeyboardModifiers with = {}) {
        page.seen.clear();
        QKeyEvent event{QEvent::KeyPress, key, with, QString::fromLatin1(text)};
        QCoreApplication::sendEvent(&page, &event);
        return page.seen;
    }
};

TEST_F(Settling, NothingIsHeldBackBeforeADecision) { EXPECT_EQ(typed(Qt::Key_Return, "\r"), QStringLiteral("\r")); }

TEST_F(Settling, EnterSpaceAndLettersGoNowhereForAMoment) {
    keys.settle();
    EXPECT_EQ(typed(Qt::Key_Return, "\r"), QString{});
    EXPECT_EQ(typed(Qt::Key_D, "D"), QString{});
    EXPECT_EQ(typed(Qt::Key_Space, " "), QString{});
}

TEST_F(Settling, AfterTheMomentEveryKeyIsForThePageAgain) {
    SettlingKeys brief{nullptr, std::chrono::milliseconds{1}};
    brief.settle();
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
    EXPECT_EQ(typed(Qt::Key_D, "d"), QStringLiteral("d"));
}

TEST_F(Settling, ADigitAFunctionKeyAndUndoEndIt) {
    keys.settle();
    EXPECT_EQ(typed(Qt::Key_1, "1"), QStringLiteral("1"));
    EXPECT_EQ(typed(Qt::Key_P, "p"), QStringLiteral("p")) << "meant for the board of that number";
    keys.settle();
    EXPECT_EQ(typed(Qt::Key_F12, ""), QStringLiteral("*"));
    keys.settle();
    EXPECT_EQ(typed(Qt::Key_Z, "\x1a", Qt::ControlModifier), QStringLiteral("\x1a"));
}

} // namespace
} // namespace flagfall::view
