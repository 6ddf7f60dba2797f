// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/storage/chain.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace flagfall::storage {

/// The acts of an event file page after page, read without SQLite (sqlite.org/fileformat2.html, section 2): where what
/// leads to a page is damaged, the page itself may be whole. Nothing vouches for them yet: that is for the chain.
struct LoosePages {
    std::vector<session::Row> rows{}; ///< as they lie; numbers may come twice
    /// The tree leads to every act that was found, each of its pages is whole, and no number comes twice.
    bool accounted = false;
};

/// `descriptor` is that of the main file; what its -wal has of a page counts before it. `root` is the page that the
/// tree of acts begins with; 0: it is not known.
[[nodiscard]] LoosePages readLoosePages(std::filesystem::path const& event, int descriptor, Format format,
                                        std::uint32_t root);

} // namespace flagfall::storage
