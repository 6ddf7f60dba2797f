// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/terms/plain_letters.h"

#include "arbiter/terms/utf8.h"

#include <array>

namespace flagfall {
namespace {

/// The small letter without its accent, one for each character from U+00C0 on; `*`: it stays as it is.
constexpr char32_t first = 0xC0;
constexpr std::string_view letters = "aaaaaa*ceeeeiiii"  // U+00C0
                                     "*nooooo*ouuuuy**"  // U+00D0
                                     "aaaaaa*ceeeeiiii"  // U+00E0
                                     "*nooooo*ouuuuy*y"  // U+00F0
                                     "aaaaaaccccccccdd"  // U+0100
                                     "ddeeeeeeeeeegggg"  // U+0110
                                     "gggghhhhiiiiiiii"  // U+0120
                                     "ii**jjkk*lllllll"  // U+0130
                                     "lllnnnnnn***oooo"  // U+0140
                                     "oo**rrrrrrssssss"  // U+0150
                                     "ssttttttuuuuuuuu"  // U+0160
                                     "uuuuwwyyyzzzzzz*"; // U+0170
static_assert(letters.size() == 0x180 - first);

} // namespace

std::string plainLetters(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        auto const character = utf8::firstOf(text);
        std::size_t const bytes = character.bytes == 0 ? 1 : character.bytes;
        char32_t const at = character.point - first;
        if (character.bytes == 1 && character.point >= U'A' && character.point <= U'Z')
            plain += static_cast<char>(character.point - U'A' + U'a');
        else if (character.bytes > 1 && character.point >= first && at < letters.size() && letters[at] != '*')
            plain += letters[at];
        else
            plain += text.substr(0, bytes);
        text.remove_prefix(bytes);
    }
    return plain;
}

} // namespace flagfall
