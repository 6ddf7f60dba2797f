// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

/// What the page of the Laws shows.
struct LawsShown : testing::Test {
    [[nodiscard]] std::string cell(int row, char const* role) const {
        return Hall::at(laws, row, role).toString().toStdString();
    }
    [[nodiscard]] std::vector<std::string> numbers() const {
        std::vector<std::string> all;
        for (int row = 0; row < laws.count(); ++row) all.push_back(cell(row, "number"));
        return all;
    }

    Hall hall;
    LawsModel& laws = *hall.workspace.laws();
    QAbstractItemModelTester tester{&laws, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(LawsShown, AreThoseInForceWhereNoEventIsOpen) {
    EXPECT_EQ(laws.edition(), QStringLiteral("E2023"));
    EXPECT_GT(laws.count(), 100);
    EXPECT_EQ(cell(0, "number"), "Preface");
}

TEST_F(LawsShown, AreThoseOfTheEvent) {
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setName(QStringLiteral("River Cup"));
    form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
    form.setPlace(QStringLiteral("Delta"));
    form.setControl(QStringLiteral("90+30"));
    form.setEdition(QStringLiteral("E2009"));
    hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
    hall.settle();
    EXPECT_EQ(laws.edition(), QStringLiteral("E2009"));
    laws.setEdition(QStringLiteral("E2018"));
    laws.open(QStringLiteral("Laws 2009, 7.4b"));
    EXPECT_EQ(laws.edition(), QStringLiteral("E2009")) << "a ruling is read in the edition of the event";
}

TEST_F(LawsShown, ARulingOpensTheArticlesItCites) {
    laws.open(QStringLiteral("Laws 2023, A.5.5, 6.9"));
    EXPECT_THAT(numbers(), testing::ElementsAre("A.5.5", "6.9"));
    EXPECT_EQ(laws.words(), QStringLiteral("A.5.5, 6.9"));
    laws.open({});
    EXPECT_GT(laws.count(), 100);
}

TEST_F(LawsShown, AreFoundByWordsInTheLanguageOfTheProgram) {
    laws.setWords(QStringLiteral("bare kings"));
    EXPECT_EQ(laws.count(), 0);
    laws.setWords(QStringLiteral("fifty moves"));
    EXPECT_EQ(cell(0, "number"), "9.3");
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("sk"));
    laws.setWords(QStringLiteral("patdesiat tahov"));
    EXPECT_EQ(cell(0, "title"), "Päťdesiat ťahov");
    EXPECT_EQ(cell(0, "note"), "");
}

TEST_F(LawsShown, EveryEditionHasItsOwn) {
    laws.setWords(QStringLiteral("7.4b"));
    EXPECT_EQ(laws.count(), 0);
    laws.setEdition(QStringLiteral("E2009"));
    EXPECT_EQ(cell(0, "number"), "7.4b");
    laws.setEdition(QStringLiteral("E1999"));
    EXPECT_EQ(laws.edition(), QStringLiteral("E2009"));
    EXPECT_EQ(laws.editions().size(), laws.editionNames().size());
}

TEST_F(LawsShown, SayWhereElseTheSameHolds) {
    laws.setWords(QStringLiteral("5.2.1"));
    EXPECT_EQ(cell(0, "elsewhere"), "The same in the Laws of 2009, 5.2a; 2014, 5.2a; 2017, 5.2.1; 2018, 5.2.1");
    laws.setWords(QStringLiteral("5.1.2"));
    EXPECT_EQ(cell(0, "elsewhere"), "") << "only since 2023";
}

} // namespace
} // namespace flagfall::view
