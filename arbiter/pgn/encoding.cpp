// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/encoding.h"

#include <algorithm>

namespace flagfall::pgn {

bool isAscii(std::string_view bytes) {
    return std::ranges::all_of(bytes, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

bool isUtf8(std::string_view bytes) {
    while (!bytes.empty()) {
        auto const length = utf8::firstOf(bytes).bytes;
        if (length == 0) return false;
        bytes.remove_prefix(length);
    }
    return true;
}

std::string repairedUtf8(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 4);
    while (!bytes.empty()) {
        auto const length = utf8::firstOf(bytes).bytes;
        if (length > 0)
            text += bytes.substr(0, length);
        else
            utf8::append(text, utf8::fromWindows1252(static_cast<unsigned char>(bytes.front())));
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text;
}

std::size_t charactersIn(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, utf8::isContinuation));
}

std::string onOneLine(std::string_view text) {
    std::string line;
    line.reserve(text.size());
    bool isPending = false;
    for (char const byte : text) {
        if (isSpace(byte)) {
            isPending = !line.empty();
            continue;
        }
        if (isPending) line += ' ';
        isPending = false;
        line += byte;
    }
    return line;
}

std::string_view beginningOf(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && utf8::isContinuation(text[bytes])) --bytes;
    return text.substr(0, bytes);
}

} // namespace flagfall::pgn
