// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/temp_folder.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <string>

#include <sys/wait.h>

namespace flagfall::cli::test {

namespace fs = std::filesystem;

/// What the program said and how it ended.
struct Said {
    int code = -1;
    std::string out;
    std::string problems;
    friend std::ostream& operator<<(std::ostream& stream, Said const& said) {
        return stream << "exit " << said.code << "\n" << said.out << "--\n" << said.problems;
    }
};

inline std::string textOf(fs::path const& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A folder to work in, with the program at hand.
class Shell {
public:
    [[nodiscard]] fs::path operator/(char const* name) const { return m_folder / name; }

    [[nodiscard]] Said run(std::string const& words) const {
        std::string const command =
            "cd '" + m_folder.path().string() + "' && '" FLAGFALL_CLI "' " + words + " >out 2>problems";
        int const status = std::system(command.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, textOf(m_folder / "out"), textOf(m_folder / "problems")};
    }

private:
    flagfall::test::TempFolder m_folder;
};

} // namespace flagfall::cli::test
