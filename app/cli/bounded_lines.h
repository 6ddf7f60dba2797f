// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace flagfall::cli {

/// The next line, without its end, as std::getline reads it. None at the end, or where there is more than anybody
/// writes: a line of more than a mebibyte, or, of all lines, more than `left` bytes, which it counts down. `tooMuch`
/// then.
struct BoundedLines {
    std::istream& in;
    std::size_t left = std::size_t{256} << 20;
    bool tooMuch = false;

    [[nodiscard]] bool next(std::string& line);
};

} // namespace flagfall::cli
