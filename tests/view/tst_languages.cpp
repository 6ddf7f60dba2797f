// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"
#include "tests/view/hall.h"

#include <QSignalSpy>
#include <QTranslator>

namespace flagfall::view {
namespace {

/// Puts every text in brackets, as a language nobody speaks.
class Brackets final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(char const*, char const* source, char const*, int) const override {
        return QLatin1Char('[') + QString::fromUtf8(source) + QLatin1Char(']');
    }
};

TEST(LanguageSwitch, SaysEveryTextAnewWithoutAReset) {
    Hall hall;
    hall.openRound();
    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);
    QSignalSpy spoken(&hall.workspace, &Workspace::languageSpoken);
    QSignalSpy changed(hall.workspace.boards(), &QAbstractItemModel::dataChanged);
    QSignalSpy reset(hall.workspace.boards(), &QAbstractItemModel::modelReset);
    QSignalSpy history(hall.workspace.history(), &QAbstractItemModel::dataChanged);
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("sk"));
    EXPECT_EQ(spoken.count(), 1);
    EXPECT_GT(changed.count(), 0);
    EXPECT_EQ(reset.count(), 0);
    EXPECT_GT(history.count(), 0);
    QCoreApplication::removeTranslator(&brackets);
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("en"));
    EXPECT_EQ(hall.board(0, "phaseText").toString(), QStringLiteral("Not started"));
}

TEST(LanguageSwitch, ADeskWithoutANameIsShownInTheNewLanguageAndStaysTheSameDesk) {
    Hall hall;
    hall.openRound();
    hall.enterResult(1, "=");
    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("sk"));
    EXPECT_EQ(hall.workspace.preferences()->stationHint(), QStringLiteral("[Desk 1]"));
    EXPECT_EQ(Hall::at(*hall.workspace.history(), 0, "who").toString(), QStringLiteral("[Desk 1]"));
    EXPECT_EQ(stationText(QStringLiteral("Desk 01")), QStringLiteral("Desk 01")) << "a name that somebody gave";
    EXPECT_EQ(stationText(QStringLiteral("Hall 1")), QStringLiteral("Hall 1"));
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(hall.workspace.question()->title(), QString{}) << "it was done here";
    EXPECT_EQ(hall.door.last->rows().back().origin.station, "Desk 1");
    QCoreApplication::removeTranslator(&brackets);
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("en"));
}

TEST(LanguageSwitch, WritesNumbersAsTheLanguageDoes) {
    Hall hall;
    pairing::TieBreakValue const value{125'000};
    EXPECT_EQ(tieBreakText(value), QStringLiteral("12.5"));
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("sk"));
    EXPECT_EQ(tieBreakText(value), QStringLiteral("12,5"));
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("en"));
}

TEST(LanguageSwitch, AnUnknownLanguageChangesNothing) {
    Hall hall;
    EXPECT_FALSE(hall.workspace.preferences()->overrideLanguage(QStringLiteral("tlh")));
    EXPECT_EQ(hall.workspace.preferences()->language(), QStringLiteral("en"));
}

TEST(Preferences, AreKeptButOverridesAreNot) {
    QTemporaryDir folder;
    QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
    {
        Preferences preferences(settings);
        preferences.setLanguage("gl");
        preferences.setTheme(Preferences::Theme::Dark);
        preferences.setFontScale(1.25);
        preferences.setTenthsBelow(20);
        preferences.overrideLanguage("cs");
        preferences.overrideFontScale(1.5);
    }
    Preferences const again(settings);
    EXPECT_EQ(again.language(), QStringLiteral("gl"));
    EXPECT_TRUE(again.dark());
    EXPECT_DOUBLE_EQ(again.fontScale(), 1.25);
    EXPECT_EQ(again.tenthsBelow(), 20);
}

TEST(Points, AreWrittenWithHalves) {
    EXPECT_EQ(pointsText(Points::ofHalves(0)), QStringLiteral("0"));
    EXPECT_EQ(pointsText(Points::ofHalves(1)), QStringLiteral("½"));
    EXPECT_EQ(pointsText(Points::ofHalves(3)), QStringLiteral("1½"));
    EXPECT_EQ(pointsText(Points::ofHalves(22)), QStringLiteral("11"));
}

TEST(Days, AreWrittenInFullAndOnceWhenTheyAreOne) {
    Hall hall;
    auto const first = parseDate("2026-11-21");
    auto const last = parseDate("2026-11-29");
    EXPECT_EQ(daysText(first, last), QStringLiteral("21 November 2026 – 29 November 2026"));
    EXPECT_EQ(daysText(first, first), QStringLiteral("21 November 2026"));
    EXPECT_EQ(daysText(std::nullopt, std::nullopt), QString{});
}

} // namespace
} // namespace flagfall::view
