// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sqlite_journal.h"
#include "tests/fuzz/target.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

namespace flagfall::storage {
namespace {

namespace fs = std::filesystem;
using fuzz::expect;

/// A file of its own for each process: the large inputs are asked in one each.
fs::path written(std::string_view bytes) {
    fs::path const path = fs::temp_directory_path() / ("flagfall-fuzz-" + std::to_string(getpid()) + ".flagfall");
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
}

void look(Salvaged const& found) {
    expect(std::ranges::is_sorted(found.rows, {}, &session::Row::seq), "acts are in order");
    auto const again = std::ranges::adjacent_find(found.rows, {}, &session::Row::seq);
    expect(again == found.rows.end(), "no act is there twice");
    expect(found.rows.empty() || (found.rows.front().seq > Seq{0} && found.rows.back().seq <= found.last),
           "the last one is known");
}

} // namespace
} // namespace flagfall::storage

/// Any bytes are an event file, as whole or as damaged as may be: what can be taken out is, by way of SQLite and
/// without it.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    using namespace flagfall;
    using namespace flagfall::storage;
    fs::path const path = written(fuzz::Input(bytes, size).text(1 << 16));
    if (auto const journal = SqliteJournal::open(path, Access::ReadOnly)) look((*journal)->salvage());
    if (auto const found = salvageUnopened(path)) look(*found);
    fs::remove(path);
    return 0;
}
