// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/lines.h"

#include "arbiter/terms/utf8.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

constexpr char32_t secondByte = 0xFFFFFFFF; ///< stands for the further bytes of a letter, see withColumnsInBytes
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isControl(char32_t character) { return character < 0x20 || character == 0x7F; }

/// Where the next line ends, and how long the line end is.
struct FoundEnd {
    std::size_t position;
    std::size_t length;
};

FoundEnd endAt(std::string_view bytes, std::size_t from) {
    std::size_t const end = bytes.find_first_of("\r\n", from);
    if (end == std::string_view::npos) return {bytes.size(), 0};
    bool const both = bytes[end] == '\r' && end + 1 < bytes.size() && bytes[end + 1] == '\n';
    return {end, both ? 2u : 1u};
}

void checkLineEnds(std::string_view bytes, Remarks& remarks) {
    std::string_view first;
    int line = 1;
    for (std::size_t position = 0; position < bytes.size(); ++line) {
        auto const [end, length] = endAt(bytes, position);
        std::string_view const found = bytes.substr(end, length);
        if (length > 0 && first.empty()) first = found;
        if (length > 0 && found != first) {
            remarks.repaired(Remark::What::LineEndings, {line, 0}, {}, {}, {});
            return;
        }
        position = end + length;
    }
}

/// Reports the first byte that is not UTF-8, and what it is taken for.
std::optional<Letters> checkUtf8(std::string_view bytes, Remarks& remarks) {
    Place place{1, 1};
    for (std::size_t position = 0; position < bytes.size();) {
        utf8::Character const decoded = utf8::firstOf(bytes.substr(position));
        if (decoded.bytes == 0) {
            Letters const letters = guessLetters(bytes);
            remarks.repaired(Remark::What::NotUtf8, place, {}, {}, std::string{lettersName(letters)});
            return letters;
        }
        FoundEnd const end = endAt(bytes.substr(position, 2), 0);
        bool const endsLine = end.position == 0 && end.length > 0;
        place = endsLine ? Place{place.line + 1, 1} : Place{place.line, place.column + 1};
        position += endsLine ? end.length : decoded.bytes;
    }
    return std::nullopt;
}

} // namespace

bool Line::isBlank(int column) const {
    return column > length() || m_characters[static_cast<std::size_t>(column) - 1] == U' ';
}

std::string Line::exactly(int first, int last) const {
    std::string text;
    for (int column = first; column <= std::min(last, length()); ++column) {
        char32_t const character = m_characters[static_cast<std::size_t>(column) - 1];
        if (character != secondByte) utf8::append(text, character);
    }
    return text;
}

std::string Line::columns(int first, int last) const {
    last = std::min(last, length());
    while (first <= last && isBlank(first)) ++first;
    while (last >= first && isBlank(last)) --last;
    return exactly(first, last);
}

bool Line::isAscii() const {
    return std::all_of(m_characters.begin(), m_characters.end(), [](char32_t each) { return each < 0x80; });
}

Line Line::withColumnsInBytes() const {
    std::u32string columns;
    for (char32_t const character : m_characters) {
        std::string bytes;
        utf8::append(bytes, character);
        columns += character;
        columns.append(bytes.size() - 1, secondByte);
    }
    return {m_number, std::move(columns)};
}

std::optional<Line> Line::moved(int column, int by) const {
    if (column > length()) return std::nullopt;
    auto const from = static_cast<std::size_t>(column) - 1;
    std::u32string characters = m_characters;
    if (by >= 0) {
        characters.insert(from, static_cast<std::size_t>(by), U' ');
        return Line{m_number, std::move(characters)};
    }
    for (int blank = column + by; blank < column; ++blank)
        if (blank < 1 || !isBlank(blank)) return std::nullopt;
    characters.erase(from - static_cast<std::size_t>(-by), static_cast<std::size_t>(-by));
    return Line{m_number, std::move(characters)};
}

Line lineFrom(std::string_view text) {
    Remarks remarks;
    return LineReader{text, remarks}.next().value_or(Line{1, {}});
}

LineReader::LineReader(std::string_view bytes, Remarks& remarks) : m_bytes(bytes), m_remarks(remarks) {
    if (auto text = fromUtf16(bytes)) {
        m_remarks.repaired(Remark::What::NotUtf8, {1, 1}, {}, {}, "UTF-16");
        m_own = std::move(*text);
        m_bytes = m_own;
    }
    if (m_bytes.starts_with(byteOrderMark)) {
        m_remarks.repaired(Remark::What::ByteOrderMark, {1, 1}, {}, {}, {});
        m_bytes.remove_prefix(byteOrderMark.size());
    }
    checkLineEnds(m_bytes, m_remarks);
    m_letters = checkUtf8(m_bytes, m_remarks);
}

std::optional<Line> LineReader::next() {
    while (auto const raw = nextRaw())
        if (raw->find_first_not_of(' ') != std::string_view::npos) return Line{m_number, decode(*raw)};
    return std::nullopt;
}

std::optional<std::string_view> LineReader::nextRaw() {
    if (m_position >= m_bytes.size()) return std::nullopt;
    auto const [end, length] = endAt(m_bytes, m_position);
    std::string_view const raw = m_bytes.substr(m_position, end - m_position);
    m_position = end + length;
    ++m_number;
    return raw;
}

std::u32string LineReader::decode(std::string_view raw) {
    std::u32string characters;
    while (!raw.empty()) {
        utf8::Character decoded = m_letters
                                      ? utf8::Character{letterOf(static_cast<unsigned char>(raw[0]), *m_letters), 1}
                                      : utf8::firstOf(raw);
        if (isControl(decoded.point)) {
            Place const place{m_number, static_cast<int>(characters.size()) + 1};
            m_remarks.repairedAgain(Remark::What::ControlCharacter, place, {}, {}, {});
            decoded.point = U' ';
        }
        characters += decoded.point;
        raw.remove_prefix(std::max<std::size_t>(decoded.bytes, 1));
    }
    return characters;
}

} // namespace flagfall::pairing::trf
