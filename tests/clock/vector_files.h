// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace flagfall::clock {

inline std::string contentOf(std::filesystem::path const& path) {
    std::ifstream file{path};
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

} // namespace flagfall::clock
