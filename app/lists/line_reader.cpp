// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/line_reader.h"

namespace flagfall::lists {
namespace {

std::string_view withoutReturn(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

} // namespace

Expected<std::optional<std::string_view>, ListProblem> LineReader::next() {
    m_begun.clear();
    ++m_number;
    for (;;) {
        if (auto const end = m_piece.find('\n'); end != m_piece.npos && m_begun.size() + end <= longestLine) {
            std::string_view const rest = m_piece.substr(0, end);
            m_piece.remove_prefix(end + 1);
            if (m_begun.empty()) return std::optional{withoutReturn(rest)};
            m_begun += rest;
            return std::optional{withoutReturn(m_begun)};
        }
        if (m_begun.size() + m_piece.size() > longestLine)
            return refused(ListProblem{ListFault::LineTooLong, m_file.name(), m_number, {}});
        m_begun += m_piece;
        m_piece = {};
        if (m_ended) break;
        auto const piece = m_file.next();
        if (!piece) return refused(piece.error());
        m_piece = {piece->data(), piece->size()};
        m_ended = piece->empty();
    }
    if (m_begun.empty()) return std::optional<std::string_view>{};
    return std::optional{withoutReturn(m_begun)};
}

} // namespace flagfall::lists
