// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace flagfall {

/// Returns the text in small letters without accents, as somebody types who looks for it: `Žiadosť` gives `ziadost`.
/// Latin letters up to U+017F; all other characters stay as they are. UTF-8.
[[nodiscard]] std::string plainLetters(std::string_view text);

} // namespace flagfall
