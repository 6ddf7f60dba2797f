// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/languages.h"

#include <QGuiApplication>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    qputenv("TZ", "UTC");
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen"); // pages are laid out
    QGuiApplication const app(argc, argv);
    flagfall::view::Languages languages;
    languages.speak(QStringLiteral("en"));
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
