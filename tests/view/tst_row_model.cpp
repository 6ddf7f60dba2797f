// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/row_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

namespace flagfall::view {
namespace {

struct Row {
    int id = 0;
    QString text;
    int value = 0;
    [[nodiscard]] int key() const { return id; }
    friend bool operator==(Row const&, Row const&) = default;
};

constexpr std::array roles{role<&Row::id>("id"), role<&Row::text>("text"), role<&Row::value>("value")};

class Model final : public RowModel<Row> {
public:
    Model() : RowModel(roles, nullptr) {}
    using RowModel::prependRows;
    using RowModel::setRows;
};

struct RowModelTest : testing::Test {
    Model model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QSignalSpy changed{&model, &QAbstractItemModel::dataChanged};
    QSignalSpy inserted{&model, &QAbstractItemModel::rowsInserted};
    QSignalSpy removed{&model, &QAbstractItemModel::rowsRemoved};
    QSignalSpy moved{&model, &QAbstractItemModel::rowsMoved};
    QSignalSpy reset{&model, &QAbstractItemModel::modelReset};
};

TEST_F(RowModelTest, TheFirstRowsComeInOneInsertion) {
    model.setRows({{1, "a", 0}, {2, "b", 0}, {3, "c", 0}});
    EXPECT_EQ(inserted.count(), 1);
    EXPECT_EQ(model.rowCount(), 3);
    EXPECT_EQ(reset.count(), 0);
}

TEST_F(RowModelTest, AChangedValueTellsItsRoleAndNoOther) {
    model.setRows({{1, "a", 0}, {2, "b", 0}});
    model.setRows({{1, "a", 0}, {2, "b", 7}});
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed[0][0].toModelIndex().row(), 1);
    EXPECT_EQ(changed[0][2].value<QList<int>>(), QList<int>{model.roleNames().key("value")});
}

TEST_F(RowModelTest, TheSameRowsTellNothing) {
    model.setRows({{1, "a", 0}});
    model.setRows({{1, "a", 0}});
    EXPECT_EQ(changed.count(), 0);
    EXPECT_EQ(inserted.count(), 1);
}

TEST_F(RowModelTest, ARowThatClimbsMovesAndStaysItself) {
    model.setRows({{1, "a", 0}, {2, "b", 0}, {3, "c", 0}});
    QPersistentModelIndex const third = model.index(2);
    model.setRows({{3, "c", 0}, {1, "a", 0}, {2, "b", 0}});
    EXPECT_EQ(third.row(), 0);
    EXPECT_EQ(moved.count(), 1);
    EXPECT_EQ(removed.count(), 0);
    EXPECT_EQ(reset.count(), 0);
}

TEST_F(RowModelTest, RowsSideBySideLeaveTogether) {
    model.setRows({{1, "", 0}, {2, "", 0}, {3, "", 0}, {4, "", 0}});
    model.setRows({{1, "", 0}, {4, "", 0}});
    EXPECT_EQ(removed.count(), 1);
}

TEST_F(RowModelTest, NewRowsCanComeBeforeAllOthers) {
    model.setRows({{1, "a", 0}});
    model.prependRows({{3, "c", 0}, {2, "b", 0}});
    EXPECT_EQ(model.rows().front().id, 3);
    EXPECT_EQ(model.rows().back().id, 1);
}

TEST_F(RowModelTest, AnyTwoListsAreJoinedByConsistentSteps) {
    std::mt19937 dice(20261121);
    for (int round = 0; round < 300; ++round) {
        std::vector<Row> rows;
        std::array<int, 12> ids{};
        std::iota(ids.begin(), ids.end(), 0);
        std::shuffle(ids.begin(), ids.end(), dice);
        auto const size = static_cast<std::size_t>(dice() % ids.size());
        for (std::size_t at = 0; at < size; ++at) rows.push_back({ids[at], {}, static_cast<int>(dice() % 3)});
        model.setRows(rows);
        ASSERT_EQ(model.rows(), rows);
    }
    EXPECT_EQ(reset.count(), 0);
}

} // namespace
} // namespace flagfall::view
