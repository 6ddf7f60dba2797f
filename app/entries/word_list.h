// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/titles.h"

#include <string_view>

namespace flagfall::entries {

/// Whether a word is one of a list of words with spaces between them.
[[nodiscard]] inline bool holds(std::string_view list, std::string_view word) {
    for (std::size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
        bool const begins = at == 0 || list[at - 1] == ' ';
        bool const ends = at + word.size() == list.size() || list[at + word.size()] == ' ';
        if (begins && ends) return true;
    }
    return false;
}

/// One of FIDE's, as they are written: `WGM`.
[[nodiscard]] inline bool isTitle(std::string_view text) {
    for (int i = 0; i < static_cast<int>(session::Title::None); ++i)
        if (session::titleText(static_cast<session::Title>(i)) == text) return true;
    return false;
}

} // namespace flagfall::entries
