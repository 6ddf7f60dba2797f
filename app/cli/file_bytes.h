// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <istream>
#include <optional>
#include <string>

namespace flagfall::cli {

/// A device, which may have no end, has been complained of; the empty one is none.
[[nodiscard]] bool isEndless(std::filesystem::path const& file);

/// The next line, without its end, as std::getline reads it. None at the end, or where there is more than anybody
/// writes: a line of more than a mebibyte, or, of all lines, more than `left` bytes, which it counts down. `tooMuch`
/// then.
struct BoundedLines {
    std::istream& in;
    std::size_t left = std::size_t{256} << 20;
    bool tooMuch = false;

    [[nodiscard]] bool next(std::string& line);
};

/// The bytes of a file; complains when it cannot be read, as a folder cannot.
[[nodiscard]] std::optional<std::string> bytesOf(std::filesystem::path const& file);

} // namespace flagfall::cli
