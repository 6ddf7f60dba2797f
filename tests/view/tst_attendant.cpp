// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

namespace flagfall::view {
namespace {

struct AtTheDesk : testing::Test {
    Hall hall;
    Preferences& preferences = *hall.workspace.preferences();
    [[nodiscard]] session::Row lastRow() const { return hall.door.last->rows().back(); }
    [[nodiscard]] QString whoDidTheLast() { return Hall::at(*hall.workspace.history(), 0, "who").toString(); }
};

TEST_F(AtTheDesk, ActsSayWhoDidThemAndAtWhichDesk) {
    preferences.setPerson(QStringLiteral(" Šebestová, Ľ. "));
    preferences.setStation(QStringLiteral("Hall B"));
    hall.create();
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_EQ(lastRow().origin.person, "Šebestová, Ľ.");
    EXPECT_EQ(lastRow().origin.station, "Hall B");
    EXPECT_EQ(whoDidTheLast(), QStringLiteral("Šebestová, Ľ. · Hall B"));
}

TEST_F(AtTheDesk, SomebodyElseTakesOverInTheMiddleOfAnEvent) {
    preferences.setPerson(QStringLiteral("First, A."));
    hall.create();
    hall.enter(QStringLiteral("Amazon, A."));
    preferences.setPerson(QStringLiteral("Second, B."));
    hall.enter(QStringLiteral("Nile, N."));
    auto const& rows = hall.door.last->rows();
    EXPECT_EQ(rows[rows.size() - 2].origin.person, "First, A.");
    EXPECT_EQ(rows.back().origin.person, "Second, B.");
    EXPECT_EQ(whoDidTheLast(), QStringLiteral("Second, B. · Desk 1"));
}

TEST_F(AtTheDesk, WhereNobodyHasSaidWhoHeIsTheDeskIsShownAndNeverTheMachine) {
    hall.create();
    EXPECT_EQ(lastRow().origin.person, "");
    EXPECT_EQ(lastRow().origin.station, "Desk 1");
    EXPECT_EQ(whoDidTheLast(), QStringLiteral("Desk 1"));
    EXPECT_TRUE(preferences.station().isEmpty()) << "the usual name is not the user's own";
}

TEST(Attendant, IsRememberedOnThisComputer) {
    QTemporaryDir const folder;
    QString const file = folder.filePath(QStringLiteral("settings.ini"));
    {
        QSettings settings(file, QSettings::IniFormat);
        Preferences preferences(settings);
        preferences.setPerson(QStringLiteral("A. Arbiter"));
    }
    QSettings settings(file, QSettings::IniFormat);
    EXPECT_EQ(Preferences(settings).person(), QStringLiteral("A. Arbiter"));
}

} // namespace
} // namespace flagfall::view
