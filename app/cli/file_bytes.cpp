// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/file_bytes.h"

#include "app/cli/outcome.h"

#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <string>

namespace flagfall::cli {

namespace {

constexpr std::size_t mostBytes = std::size_t{256} << 20; ///< of anything that people read or write

/// Somebody types there.
bool isTerminal(std::filesystem::path const& file) {
    int const descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) return false;
    bool const is = isatty(descriptor) == 1;
    close(descriptor);
    return is;
}

} // namespace

bool isEndless(std::filesystem::path const& file) {
    std::error_code none;
    bool const is = std::filesystem::is_character_file(file, none) &&
                    !std::filesystem::equivalent(file, "/dev/null", none) && !isTerminal(file);
    if (is) complain(file, "is a device, and may have no end");
    return is;
}

std::optional<std::string> bytesOf(std::filesystem::path const& file) {
    if (isEndless(file)) return std::nullopt;
    std::ifstream stream(file, std::ios::binary);
    std::string text;
    std::string piece(std::size_t{64} << 10, '\0');
    // A folder can be opened, and refuses only when it is read: by an exception, unless the stream itself reads.
    while (stream.read(piece.data(), static_cast<std::streamsize>(piece.size())) || stream.gcount() > 0)
        if (text.append(piece, 0, static_cast<std::size_t>(stream.gcount())).size() > mostBytes) {
            complain(file, "is larger than 256 MiB");
            return std::nullopt;
        }
    if (stream.eof()) return text;
    complain(file, "cannot be read");
    return std::nullopt;
}

} // namespace flagfall::cli
