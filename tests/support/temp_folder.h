// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <stdlib.h>

namespace flagfall::test {

/// A folder for one test, gone afterwards.
class TempFolder {
public:
    TempFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "flagfall-XXXXXX").string();
        m_path = mkdtemp(name.data());
    }
    ~TempFolder() {
        std::error_code ignored;
        std::filesystem::permissions(m_path, std::filesystem::perms::owner_all, ignored);
        std::filesystem::remove_all(m_path, ignored);
    }
    TempFolder(TempFolder const&) = delete;
    TempFolder& operator=(TempFolder const&) = delete;

    [[nodiscard]] std::filesystem::path operator/(std::string const& name) const { return m_path / name; }
    [[nodiscard]] std::filesystem::path const& path() const { return m_path; }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> found;
        for (auto const& entry : std::filesystem::directory_iterator(m_path)) found.push_back(entry.path().filename());
        return found;
    }

private:
    std::filesystem::path m_path;
};

} // namespace flagfall::test
