// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/control/control_form.h"

#include "clock/presets.h"
#include "tests/view/hall.h"

#include <QFile>
#include <QSettings>

namespace flagfall::view {
namespace {

struct PresetsOfMine : testing::Test {
    [[nodiscard]] QString path(char const* name) const { return folder.filePath(QString::fromLatin1(name)); }
    [[nodiscard]] std::string cell(int row, char const* role) const {
        return Hall::at(presets, row, role).toString().toStdString();
    }
    void save(char const* name, char const* control) {
        form.start(QString::fromLatin1(control), {});
        ASSERT_TRUE(form.savePreset(QString::fromUtf8(name)));
    }

    QTemporaryDir folder;
    QSettings settings{path("settings.ini"), QSettings::IniFormat};
    ControlForm form{settings};
    PresetsModel& presets = *form.presets();
    QAbstractItemModelTester tester{&presets, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(PresetsOfMine, StandBeforeThoseOfTheProgram) {
    EXPECT_EQ(presets.count(), static_cast<int>(clock::presets().size()));
    save("Club evening", "60+15");
    EXPECT_EQ(presets.count(), static_cast<int>(clock::presets().size()) + 1);
    EXPECT_EQ(cell(0, "name"), "Club evening");
    EXPECT_EQ(cell(0, "control"), "60+15");
    EXPECT_EQ(cell(0, "group"), "My presets");
    EXPECT_TRUE(Hall::at(presets, 0, "own").toBool());
    EXPECT_FALSE(Hall::at(presets, 1, "own").toBool());
}

TEST_F(PresetsOfMine, AreKeptExactlyFromDayToDay) {
    save("Long evening", "40/90:30 +30 | quota nofreeze");
    PresetsModel again(settings);
    EXPECT_EQ(again.ownCount(), 1);
    EXPECT_EQ(Hall::at(again, 0, "control").toString(), QStringLiteral("40/90:30 +30 | quota nofreeze"));
}

TEST_F(PresetsOfMine, HaveNamesOfTheirOwn) {
    save("Club evening", "60+15");
    save("  Club   evening ", "45+15");
    EXPECT_EQ(presets.ownCount(), 1);
    EXPECT_EQ(cell(0, "control"), "45+15");
    EXPECT_FALSE(form.savePreset(QStringLiteral("  ")));
    EXPECT_FALSE(form.savePreset(QString(PresetsModel::longestName + 1, QLatin1Char('a'))));
}

TEST_F(PresetsOfMine, AreNotSavedFromWhatIsNoControl) {
    form.start(QStringLiteral("90+x"), {});
    EXPECT_FALSE(form.savePreset(QStringLiteral("Broken")));
    EXPECT_EQ(presets.ownCount(), 0);
}

TEST_F(PresetsOfMine, AreRenamedAndDeletedAndThoseOfTheProgramAreNot) {
    save("Club evening", "60+15");
    save("Youth", "15+5");
    presets.rename(0, QStringLiteral("Youth"));
    EXPECT_EQ(cell(0, "name"), "Club evening") << "there is one of that name";
    presets.rename(0, QStringLiteral("Seniors"));
    EXPECT_EQ(cell(0, "name"), "Seniors");
    presets.remove(0);
    EXPECT_EQ(cell(0, "name"), "Youth");
    int const before = presets.count();
    presets.remove(1);
    presets.rename(1, QStringLiteral("Mine now"));
    EXPECT_EQ(presets.count(), before);
    EXPECT_NE(cell(1, "name"), "Mine now");
}

TEST_F(PresetsOfMine, NameTheControlInTheEditor) {
    save("Club evening", "60+15");
    form.setText(QStringLiteral("3600+15"));
    EXPECT_EQ(form.presetName(), QStringLiteral("Club evening"));
    form.setText(QStringLiteral("3+2"));
    EXPECT_EQ(form.presetName(), QStringLiteral("Blitz: World Blitz Championship"));
    form.setText(QStringLiteral("7+3"));
    EXPECT_TRUE(form.presetName().isEmpty());
}

// --- The search ------------------------------------------------------------------------------------------

TEST_F(PresetsOfMine, AreFoundByPartsOfEverythingThatIsShown) {
    save("Žilina", "60+15");
    for (auto const* wanted : {"zilina", "DGT 3000 14", "armageddon", "40/90:30 +30", "hourglass", "world blitz",
                               "dgt3000/13", "minutes 61"}) {
        presets.setSearch(QString::fromUtf8(wanted));
        EXPECT_GT(presets.count(), 0) << wanted;
    }
    presets.setSearch(QStringLiteral("dgt3000/13"));
    ASSERT_EQ(presets.count(), 1);
    EXPECT_EQ(cell(0, "name"), "Option 13");
    presets.setSearch(QStringLiteral("no such thing"));
    EXPECT_EQ(presets.count(), 0);
    presets.setSearch({});
    EXPECT_EQ(presets.count(), static_cast<int>(clock::presets().size()) + 1);
}

TEST_F(PresetsOfMine, FillTheEditorWhenChosen) {
    presets.setSearch(QStringLiteral("armageddon/fide"));
    form.takePreset(0);
    EXPECT_EQ(form.text(), QStringLiteral("W5 B4 +3@61"));
    EXPECT_FALSE(form.same());
    form.takePreset(99);
    EXPECT_EQ(form.text(), QStringLiteral("W5 B4 +3@61"));
}

TEST_F(PresetsOfMine, AllFillTheEditorWithTheSettingOfTheTable) {
    for (int row = 0; row < presets.count(); ++row) {
        form.takePreset(row);
        ASSERT_TRUE(form.ok()) << cell(row, "presetId");
        clock::Preset const* preset = clock::presetById(cell(row, "presetId"));
        ASSERT_TRUE(preset) << cell(row, "presetId");
        EXPECT_EQ(*form.setting(), clock::settingOf(*preset)) << preset->id;
    }
}

// --- The file --------------------------------------------------------------------------------------------

TEST_F(PresetsOfMine, TravelInAFile) {
    save("Club evening", "60+15");
    save("Youth", "15+5 | nofreeze");
    presets.exportTo(QUrl::fromLocalFile(path("mine.json")));
    EXPECT_TRUE(presets.told().endsWith(QStringLiteral("mine.json: 2"))) << presets.told().toStdString();

    QSettings other(path("other.ini"), QSettings::IniFormat);
    PresetsModel theirs(other);
    theirs.importFrom(QUrl::fromLocalFile(path("mine.json")));
    EXPECT_TRUE(theirs.told().endsWith(QStringLiteral("mine.json: 2"))) << theirs.told().toStdString();
    EXPECT_EQ(theirs.toFile(), presets.toFile());
}

TEST_F(PresetsOfMine, AreNotTakenFromAnyFile) {
    EXPECT_FALSE(presets.takeFile("not a file of presets"));
    EXPECT_FALSE(presets.takeFile(R"({"format":"something-else","version":1,"presets":[]})"));
    EXPECT_FALSE(presets.takeFile(R"({"format":"flagfall-presets","version":2,"presets":[]})"));
    EXPECT_EQ(presets.takeFile(R"({"format":"flagfall-presets","version":1,"presets":[
        {"name":"Good","control":"300000+3000 | Z frz"}, {"name":"Bad","control":"x"}, {"control":"5"}, 7]})"),
              1);
    presets.importFrom(QUrl::fromLocalFile(path("absent.json")));
    EXPECT_TRUE(presets.told().contains(QStringLiteral("cannot be read")));
    presets.exportTo(QUrl::fromLocalFile(path("no/such/folder.json")));
    EXPECT_TRUE(presets.told().contains(QStringLiteral("cannot be written")));
}

} // namespace
} // namespace flagfall::view
