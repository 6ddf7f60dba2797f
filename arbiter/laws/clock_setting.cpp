// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/clock_setting.h"

#include "arbiter/laws/by_regime.h"

namespace flagfall {
namespace {

using Bar = std::optional<Cited<int>>;

struct Row {
    std::string_view edition;
    ByRegime<Bar> bar;
};

constexpr Row row(std::string_view edition, Cited<int> rapid, Cited<int> blitz) {
    return {edition, {.standard = {}, .rapidFull = {}, .rapidLimited = rapid, .blitzFull = {}, .blitzLimited = blitz}};
}

constexpr std::array table{
    row("E2009", {3, "A.4a"}, {3, "B.3b, A.4a"}),        row("E2014", {10, "A.4a"}, {10, "B.4, A.4a"}),
    row("E2017", {10, "A.4.1.1"}, {10, "B.4, A.4.1.1"}), row("E2018", {10, "A.4.1.1"}, {10, "B.4, A.4.1.1"}),
    row("E2023", {10, "A.5.1.1"}, {10, "B.3, A.5.1.1"}),
};

} // namespace

std::optional<Cited<int>> settingStaysAfter(Edition const& edition, PlayType play, Supervision supervision) {
    return rowOf(table, edition).bar.at(play, supervision);
}

} // namespace flagfall
