// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/reports_model.h"

#include <array>

namespace flagfall::view {
namespace {

constexpr std::array reportRoles{role<&ReportRow::board>("board"), role<&ReportRow::text>("words"),
                                 role<&ReportRow::why>("why"), role<&ReportRow::ofClock>("ofClock")};

} // namespace

ReportsModel::ReportsModel(QObject* parent) : RowModel(reportRoles, parent) {}

void ReportsModel::show(std::vector<ReportRow> rows) {
    int const before = count();
    bool const clockBefore = isClockFirst();
    setRows(std::move(rows));
    if (count() != before) emit countChanged();
    if (isClockFirst() != clockBefore) emit clockFirstChanged();
}

} // namespace flagfall::view
