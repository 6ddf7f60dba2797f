// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/file_bytes.h"

#include "app/cli/outcome.h"

#include <fstream>

namespace flagfall::cli {

std::optional<std::string> bytesOf(std::filesystem::path const& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string text;
    std::string piece(std::size_t{64} << 10, '\0');
    // A folder can be opened, and refuses only when it is read: by an exception, unless the stream itself reads.
    while (stream.read(piece.data(), static_cast<std::streamsize>(piece.size())) || stream.gcount() > 0)
        text.append(piece, 0, static_cast<std::size_t>(stream.gcount()));
    if (stream.eof()) return text;
    complain(file, "cannot be read");
    return std::nullopt;
}

} // namespace flagfall::cli
