// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/book/book.h"

#include <span>

namespace flagfall::book {

/// A file of translations/laws as it was when the program was built.
struct Shipped {
    std::string_view language; ///< ISO 639: `sk`
    std::string_view file;
};
/// All of them, in the order of their languages.
[[nodiscard]] std::span<Shipped const> shippedFiles();

/// Returns the book in this language; in English if there is no such file.
[[nodiscard]] Book shippedBook(std::string_view language);

} // namespace flagfall::book
