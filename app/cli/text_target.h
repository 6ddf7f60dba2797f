// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace flagfall::cli {

/// Where a command writes: standard output, or a file, which gets its name only when all of it is written, so that a
/// full disk leaves what was there before. An event file, or what belongs to one, is never written over. A file gets
/// the text as it is; on standard output, which may be a terminal, it is shown (shown_text.h).
class TextTarget {
public:
    /// Standard output when the path is empty. A device is written to as it is.
    explicit TextTarget(std::filesystem::path path);
    ~TextTarget();
    TextTarget(TextTarget const&) = delete;
    TextTarget& operator=(TextTarget const&) = delete;

    [[nodiscard]] bool isGood() const { return m_problem.empty(); }
    void write(std::string_view text);
    /// All of it is where it belongs; otherwise what is wrong has been said on standard error.
    [[nodiscard]] bool finish();

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    void fail(int error);
    void replace();

    std::filesystem::path m_path; ///< empty: standard output
    std::filesystem::path m_part; ///< what is written until it is whole; empty: nothing to rename
    std::unique_ptr<std::FILE, Close> m_file;
    std::string m_problem;
};

/// Writes all of it; false when that failed, which has been said.
[[nodiscard]] bool writeText(std::string_view text, std::filesystem::path const& target);

} // namespace flagfall::cli
