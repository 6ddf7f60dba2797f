// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/delimited.h"
#include "tests/fuzz/target.h"

#include <string>

/// Any bytes are a table or are refused, whatever parts the cells. A table that was read is written as CSV and as text
/// for the clipboard, and the CSV is read back. A tab in a cell comes back as a space; from then on it is the same
/// table.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    using namespace flagfall;
    std::string_view const text = fuzz::Input(bytes, size).text(1 << 14);
    auto const guessed = tables::readText(text);
    if (!guessed || fuzz::isLarge()) return 0;
    static_cast<void>(tables::tsvText(guessed->sheet));
    static_cast<void>(tables::htmlText(guessed->sheet));
    std::string const written = tables::csvText(guessed->sheet);
    auto const again = tables::parseDelimited(written, tables::Separator::Comma);
    fuzz::expect(again.has_value(), "what is written can be read");
    std::string const settled = tables::csvText(*again);
    auto const once = tables::parseDelimited(settled, tables::Separator::Comma);
    fuzz::expect(once && tables::csvText(*once) == settled, "and is the same again");
    for (auto const separator : tables::separators) static_cast<void>(tables::parseDelimited(text, separator));
    return 0;
}
