// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/book/book.h"

namespace flagfall::book {

/// A block of a file as it stands there, not yet compared with anything else.
struct Block {
    int line; ///< of its first head
    Text text;
};
struct Blocks {
    std::vector<Block> all;
    std::vector<Problem> problems;
};

/// Reads the blocks of a file: heads, a title and a text each, with blank lines between them. `#` begins a comment
/// line. A block that is not whole is left out and named among the problems.
[[nodiscard]] Blocks readBlocks(std::string_view file);

} // namespace flagfall::book
