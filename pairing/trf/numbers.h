// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::pairing::trf {

/// A whole number of digits only; nothing for blanks, signs or more than nine digits.
[[nodiscard]] std::optional<int> wholeNumber(std::string_view text);

/// The pieces between separators.
[[nodiscard]] std::vector<std::string> words(std::string_view text, std::string_view separators = " ");

[[nodiscard]] std::string inLowerCase(std::string_view text); ///< ASCII letters only
[[nodiscard]] std::string inUpperCase(std::string_view text);

} // namespace flagfall::pairing::trf
