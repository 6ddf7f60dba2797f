// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bounded_lines.h"

namespace flagfall::cli {

bool BoundedLines::next(std::string& line) {
    constexpr std::size_t longest = std::size_t{1} << 20;
    line.clear();
    for (;;) {
        int const byte = in.get();
        if (byte == std::char_traits<char>::eof()) return !line.empty();
        tooMuch = left == 0 || line.size() == longest;
        if (tooMuch) return false;
        --left;
        if (byte == '\n') return true;
        line += static_cast<char>(byte);
    }
}

} // namespace flagfall::cli
