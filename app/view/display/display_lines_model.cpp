// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/display/display_lines_model.h"

#include <array>

namespace flagfall::view {
namespace {

constexpr std::array displayLineRoles{
    role<&DisplayLine::number>("number"),
    role<&DisplayLine::name>("name"),
    role<&DisplayLine::brief>("brief"),
    role<&DisplayLine::rival>("rival"),
    role<&DisplayLine::rivalBrief>("rivalBrief"),
    role<&DisplayLine::middle>("middle"),
    role<&DisplayLine::time>("time"),
    role<&DisplayLine::rivalTime>("rivalTime"),
    role<&DisplayLine::side>("side"),
};

} // namespace

DisplayLinesModel::DisplayLinesModel(QObject* parent) : RowModel(displayLineRoles, parent) {}

} // namespace flagfall::view
