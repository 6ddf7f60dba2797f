// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/written_cells.h"

#include "arbiter/terms/utf8.h"

#include <algorithm>
#include <string_view>

namespace flagfall::tables {
namespace {

bool isCount(std::string const& text) {
    constexpr std::size_t longest = 9;
    bool const digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return digits && !text.empty() && text.size() <= longest && (text == "0" || text.front() != '0');
}

bool isExactFraction(std::string const& text) {
    auto const point = text.find('.');
    if (point == std::string::npos || !isCount(text.substr(0, point))) return false;
    std::string const behind = text.substr(point + 1);
    return behind == "5" || behind == "25" || behind == "75";
}

} // namespace

bool isNumber(std::string const& cell) { return isCount(cell) || isExactFraction(cell); }

std::string sheetName(std::string name) {
    constexpr std::size_t longest = 31;
    std::erase_if(name, [](char c) { return std::string_view{"[]:*?/\\'"}.find(c) != std::string_view::npos; });
    if (name.size() <= longest) return name;
    std::size_t end = longest;
    while (end > 0 && utf8::isContinuation(name[end])) --end;
    name.resize(end);
    return name;
}

} // namespace flagfall::tables
