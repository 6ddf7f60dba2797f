// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/incoming_file.h"

#include <string>
#include <string_view>

namespace flagfall::lists {

/// The lines of a file, without their ends (LF or CR LF).
class LineReader {
public:
    /// More than any line of a list has.
    static constexpr std::size_t longestLine = std::size_t{64} << 10;

    explicit LineReader(IncomingFile& file) : m_file(file) {}

    /// The next line, valid until the next call; nullopt at the end. Refused when it is too long.
    [[nodiscard]] Expected<std::optional<std::string_view>, ListProblem> next();
    [[nodiscard]] std::int64_t number() const { return m_number; } ///< of that line, from 1

private:
    IncomingFile& m_file;
    std::string_view m_piece; ///< what is left of it
    std::string m_begun;      ///< a line that began in an earlier piece
    bool m_ended = false;
    std::int64_t m_number = 0;
};

} // namespace flagfall::lists
