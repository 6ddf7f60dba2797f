// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/lines.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace flagfall::pairing::trf {
namespace {

constexpr char32_t secondByte = 0xFFFFFFFF; ///< stands for the further bytes of a letter, see withColumnsInBytes
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

struct Decoded {
    char32_t character = 0;
    std::size_t length = 0; ///< 0: not UTF-8
};

std::size_t lengthOf(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return 2;
    if (first >= 0xE0 && first <= 0xEF) return 3;
    if (first >= 0xF0 && first <= 0xF4) return 4;
    return 0;
}

/// The smallest character that needs so many bytes; a smaller one so written is not UTF-8.
constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};

Decoded decodeUtf8(std::string_view text) {
    auto const byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    std::size_t const length = lengthOf(byte(0));
    if (length <= 1) return {byte(0), length};
    if (length > text.size()) return {};
    char32_t character = byte(0) & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0u) != 0x80u) return {};
        character = character << 6 | (byte(i) & 0x3Fu);
    }
    bool const isSurrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < smallest[length] || character > 0x10FFFF || isSurrogate) return {};
    return {character, length};
}

void appendUtf8(std::string& text, char32_t character) {
    auto const tail = [character](int shift) { return static_cast<char>(0x80 | (character >> shift & 0x3F)); };
    if (character < 0x80)
        text += static_cast<char>(character);
    else if (character < 0x800)
        (text += static_cast<char>(0xC0 | character >> 6)) += tail(0);
    else if (character < 0x10000)
        ((text += static_cast<char>(0xE0 | character >> 12)) += tail(6)) += tail(0);
    else
        (((text += static_cast<char>(0xF0 | character >> 18)) += tail(12)) += tail(6)) += tail(0);
}

/// Latin-1 says nothing between 80 and 9F; what stands there in practice is Windows-1252 (`Š`, `Ž`, `œ`).
char32_t fromLatin1(unsigned char byte) {
    static constexpr std::array<char32_t, 32> windows{0x20AC, ' ',    0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                      0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, ' ',    0x017D, ' ',
                                                      ' ',    0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                      0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, ' ',    0x017E, 0x0178};
    return byte >= 0x80 && byte < 0xA0 ? windows[byte - 0x80u] : byte;
}

bool isControl(char32_t character) { return character < 0x20 || character == 0x7F; }

/// Where the next line ends, and how long the line end is.
struct LineEnd {
    std::size_t position;
    std::size_t length;
};

LineEnd lineEnd(std::string_view bytes, std::size_t from) {
    std::size_t const end = bytes.find_first_of("\r\n", from);
    if (end == std::string_view::npos) return {bytes.size(), 0};
    bool const both = bytes[end] == '\r' && end + 1 < bytes.size() && bytes[end + 1] == '\n';
    return {end, both ? 2u : 1u};
}

void checkLineEnds(std::string_view bytes, Remarks& remarks) {
    std::string_view first;
    int line = 1;
    for (std::size_t position = 0; position < bytes.size(); ++line) {
        auto const [end, length] = lineEnd(bytes, position);
        std::string_view const found = bytes.substr(end, length);
        if (length > 0 && first.empty()) first = found;
        if (length > 0 && found != first) {
            remarks.repaired(Remark::What::LineEndings, {line, 0}, {}, {}, {});
            return;
        }
        position = end + length;
    }
}

/// Reports the first byte that is not UTF-8.
bool checkUtf8(std::string_view bytes, Remarks& remarks) {
    Place place{1, 1};
    for (std::size_t position = 0; position < bytes.size();) {
        Decoded const decoded = decodeUtf8(bytes.substr(position));
        if (decoded.length == 0) {
            remarks.repaired(Remark::What::NotUtf8, place, {}, {}, "Latin-1");
            return false;
        }
        LineEnd const end = lineEnd(bytes.substr(position, 2), 0);
        bool const endsLine = end.position == 0 && end.length > 0;
        place = endsLine ? Place{place.line + 1, 1} : Place{place.line, place.column + 1};
        position += endsLine ? end.length : decoded.length;
    }
    return true;
}

} // namespace

bool Line::isBlank(int column) const {
    return column > length() || m_characters[static_cast<std::size_t>(column) - 1] == U' ';
}

std::string Line::exactly(int first, int last) const {
    std::string text;
    for (int column = first; column <= std::min(last, length()); ++column) {
        char32_t const character = m_characters[static_cast<std::size_t>(column) - 1];
        if (character != secondByte) appendUtf8(text, character);
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
        appendUtf8(bytes, character);
        columns += character;
        columns.append(bytes.size() - 1, secondByte);
    }
    return {m_number, std::move(columns)};
}

Line lineFrom(std::string_view text) {
    Remarks remarks;
    return LineReader{text, remarks}.next().value_or(Line{1, {}});
}

LineReader::LineReader(std::string_view bytes, Remarks& remarks) : m_bytes(bytes), m_remarks(remarks) {
    if (m_bytes.starts_with(byteOrderMark)) {
        m_remarks.repaired(Remark::What::ByteOrderMark, {1, 1}, {}, {}, {});
        m_bytes.remove_prefix(byteOrderMark.size());
    }
    checkLineEnds(m_bytes, m_remarks);
    m_isUtf8 = checkUtf8(m_bytes, m_remarks);
}

std::optional<Line> LineReader::next() {
    while (auto const raw = nextRaw())
        if (raw->find_first_not_of(' ') != std::string_view::npos) return Line{m_number, decode(*raw)};
    return std::nullopt;
}

std::optional<std::string_view> LineReader::nextRaw() {
    if (m_position >= m_bytes.size()) return std::nullopt;
    auto const [end, length] = lineEnd(m_bytes, m_position);
    std::string_view const raw = m_bytes.substr(m_position, end - m_position);
    m_position = end + length;
    ++m_number;
    return raw;
}

std::u32string LineReader::decode(std::string_view raw) {
    std::u32string characters;
    while (!raw.empty()) {
        Decoded decoded = m_isUtf8 ? decodeUtf8(raw) : Decoded{fromLatin1(static_cast<unsigned char>(raw[0])), 1};
        if (isControl(decoded.character)) {
            Place const place{m_number, static_cast<int>(characters.size()) + 1};
            m_remarks.repairedAgain(Remark::What::ControlCharacter, place, {}, {}, {});
            decoded.character = U' ';
        }
        characters += decoded.character;
        raw.remove_prefix(std::max<std::size_t>(decoded.length, 1));
    }
    return characters;
}

} // namespace flagfall::pairing::trf
