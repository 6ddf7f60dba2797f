// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/source.h"

#include "pairing/trf/letters.h"

#include <string>

namespace flagfall::entries {

SourceKind sourceKindOf(std::string_view bytes) {
    if (bytes.starts_with("SQLite format 3")) return SourceKind::Event;
    auto const narrow = pairing::trf::fromUtf16(bytes);
    if (narrow) bytes = *narrow;
    // A record begins with its number and a space at the beginning of a line (TRF26, 1).
    bool const begins = bytes.starts_with("012 ") || bytes.starts_with("001 ") ||
                        bytes.starts_with("\xEF\xBB\xBF"
                                          "012 ");
    bool const within =
        bytes.find("\n001 ") != std::string_view::npos || bytes.find("\r001 ") != std::string_view::npos;
    return begins || within ? SourceKind::Report : SourceKind::Table;
}

} // namespace flagfall::entries
