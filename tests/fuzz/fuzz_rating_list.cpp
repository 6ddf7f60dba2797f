// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/fide_columns.h"
#include "app/lists/fide_xml.h"
#include "app/lists/folding.h"
#include "app/lists/list_format.h"
#include "app/lists/table_columns.h"
#include "tests/fuzz/target.h"

#include <algorithm>
#include <string>

/// Any bytes are a rating list or are refused: as XML in pieces of any size, as FIDE's text and as CSV with any first
/// line. Whoever is read has a name, and numbers within their bounds. The first byte is the size of the pieces.
namespace flagfall::lists {
namespace {

using fuzz::expect;

void look(ListedPlayer const& player) {
    expect(!player.name.empty(), "a player has a name");
    expect(player.fideId.size() <= 11, "an ID has eleven digits at most");
    for (ListedRating const& rating : player.ratings)
        expect(rating.value >= 0 && rating.value <= highestRating && rating.k >= 0 && rating.k <= highestK,
               "numbers are within their bounds");
    std::string const name = folded(player.name);
    auto const isPlain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ' '; };
    expect(std::ranges::all_of(name, isPlain), "a folded name is plain");
    expect(folded(name) == name, "and stays as it is");
    for (std::string_view const word : wordsOf(name))
        expect(!word.empty() && soundOf(word).size() <= 2 * word.size(), "a word has a sound");
}

void readXml(std::string_view text, std::size_t piece) {
    FideXml xml{PlayType::Rapid, [](ListedPlayer const* player) {
                    if (player) look(*player);
                    return true;
                }};
    Expected<void, ListProblem> done;
    for (; done && !text.empty(); text.remove_prefix(std::min(piece, text.size())))
        done = xml.feed(text.substr(0, piece));
    if (done) static_cast<void>(xml.finish());
}

template <typename Columns, typename Player>
void readLines(std::string_view text, Columns columnsOf, Player playerOf) {
    auto const end = std::min(text.find('\n'), text.size());
    auto const columns = columnsOf(text.substr(0, end));
    if (!columns) return;
    text.remove_prefix(std::min(text.size(), end + 1));
    while (!text.empty()) {
        auto const stop = std::min(text.find('\n'), text.size());
        if (auto const player = playerOf(*columns, text.substr(0, stop))) look(*player);
        text.remove_prefix(std::min(text.size(), stop + 1));
    }
}

void readNumbers(std::string_view text) {
    std::uint32_t count = 0;
    format::eachNumber(text, [&count](std::uint32_t) { ++count; });
    expect(count <= text.size(), "a number takes a byte at least");
}

} // namespace
} // namespace flagfall::lists

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    using namespace flagfall::lists;
    flagfall::fuzz::Input input(bytes, size);
    std::size_t const piece = flagfall::fuzz::pieceOf(input.number());
    std::string_view const text = input.text(8'192);
    readXml(text, piece);
    readLines(
        text, [](std::string_view line) { return FideColumns::fromHeader(line); },
        [](FideColumns const& columns, std::string_view line) {
            return columns.player(line, flagfall::PlayType::Blitz);
        });
    readLines(
        text, [](std::string_view line) { return TableColumns::fromHeader(line, {}); },
        [](TableColumns const& columns, std::string_view line) { return columns.player(line); });
    readNumbers(text);
    return 0;
}
