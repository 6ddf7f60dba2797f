// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_target.h"

#include <cstdio>
#include <fstream>

namespace flagfall::cli {

bool writeText(std::string const& text, std::filesystem::path const& target) {
    if (target.empty()) return std::fputs(text.c_str(), stdout) >= 0;
    std::ofstream stream(target, std::ios::binary);
    stream << text << std::flush;
    return stream.good();
}

} // namespace flagfall::cli
