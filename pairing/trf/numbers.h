// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::pairing::trf {

/// A whole number of digits only; nothing for blanks, signs or more than nine digits.
[[nodiscard]] std::optional<int> wholeNumber(std::string_view text);

/// Points in tenths, so that every value a file may carry is exact: `6.5`, `6,5`, `6`, `11.0`.
[[nodiscard]] std::optional<int> tenths(std::string_view text);
[[nodiscard]] std::string tenthsText(int tenths);

/// The pieces between separators.
[[nodiscard]] std::vector<std::string> words(std::string_view text, std::string_view separators = " ");

[[nodiscard]] std::string inLowerCase(std::string_view text); ///< ASCII letters only
[[nodiscard]] std::string inUpperCase(std::string_view text);

} // namespace flagfall::pairing::trf
