// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/columns.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

bool beginsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) != 0x80u; }

/// No more than so many characters.
std::string_view cut(std::string_view text, int most) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (beginsCharacter(text[i]) && count++ == most) return text.substr(0, i);
    return text;
}

} // namespace

int lengthOf(std::string_view text) {
    return static_cast<int>(std::count_if(text.begin(), text.end(), beginsCharacter));
}

void Columns::fillTo(int column) {
    if (m_length >= column - 1) return;
    m_text.append(static_cast<std::size_t>(column - 1 - m_length), ' ');
    m_length = column - 1;
}

void Columns::put(std::string_view text, int width) {
    text = cut(text, width);
    m_text += text;
    m_length += lengthOf(text);
}

void Columns::left(int first, int last, std::string_view text) {
    fillTo(first);
    put(text, last - first + 1);
}

void Columns::right(int first, int last, std::string_view text) {
    fillTo(std::max(first, last + 1 - lengthOf(text)));
    put(text, last - first + 1);
}

void Columns::right(int first, int last, int number) { right(first, last, std::to_string(number)); }

std::string Columns::take(int atLeast) && {
    m_text.resize(m_text.find_last_not_of(' ') + 1);
    m_length = lengthOf(m_text);
    fillTo(atLeast + 1);
    return std::move(m_text);
}

} // namespace flagfall::pairing::trf
