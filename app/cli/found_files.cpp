// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/found_files.h"

#include "app/cli/file_bytes.h"
#include "app/cli/shown_text.h"
#include "app/tables/packed.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>

namespace flagfall::cli {
namespace {

namespace fs = std::filesystem;

/// A folder that an archiver adds for itself, and whatever is hidden, is none of anybody's reports.
bool isHidden(fs::path const& name) {
    return std::ranges::any_of(name, [](fs::path const& part) {
        std::string const text = part.string();
        return text == "__MACOSX" || (text.size() > 1 && text.front() == '.' && text != "..");
    });
}

bool isWanted(fs::path const& name, Wanted wanted) {
    std::string ending = name.extension().string();
    std::ranges::transform(ending, ending.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    bool const isReport = ending == ".trf" || ending == ".trfx" || ending == ".txt";
    return isReport || (wanted == Wanted::ReportsAndEvents && ending == ".flagfall");
}

bool isArchive(fs::path const& file) {
    std::error_code none;
    if (!fs::is_regular_file(file, none)) return false;
    std::array<char, 4> first{};
    return std::ifstream(file, std::ios::binary).read(first.data(), first.size()) &&
           std::string_view{first.data(), first.size()} == "PK\x03\x04";
}

std::vector<FoundFile> inFolder(fs::path const& folder, Wanted wanted, std::error_code& problem) {
    std::vector<FoundFile> found;
    fs::recursive_directory_iterator each{folder, problem};
    for (; !problem && each != fs::recursive_directory_iterator{}; each.increment(problem)) {
        std::error_code none;
        fs::path const& file = each->path();
        if (each->is_regular_file(none) && isWanted(file, wanted) && !isHidden(file.lexically_relative(folder)))
            found.push_back({file});
    }
    return found;
}

std::optional<std::vector<FoundFile>> inArchive(fs::path const& file) {
    auto const bytes = bytesOf(file);
    if (!bytes) return std::nullopt;
    auto archive = tables::Packed::open(*bytes, {});
    std::vector<FoundFile> found;
    if (archive)
        for (std::string const& part : archive->parts()) {
            if (!isWanted(part, Wanted::Reports) || isHidden(part)) continue;
            auto text = archive->whole(part);
            if (!text) {
                complain(file / part, "cannot be unpacked");
                return std::nullopt;
            }
            found.push_back({file / part, std::move(*text)});
        }
    else
        complain(file, "cannot be unpacked");
    return archive ? std::optional{std::move(found)} : std::nullopt;
}

} // namespace

Expected<std::vector<FoundFile>, Outcome> filesIn(fs::path const& given, Wanted wanted) {
    std::error_code problem;
    std::vector<FoundFile> found;
    if (fs::is_directory(given, problem)) {
        found = inFolder(given, wanted, problem);
        if (problem) complain(given, "cannot be read");
    } else if (isArchive(given)) {
        auto unpacked = inArchive(given);
        if (!unpacked) return refused(Outcome::Unreadable);
        found = std::move(*unpacked);
    } else {
        return std::vector<FoundFile>{{given}};
    }
    if (found.empty() && !problem) complain(given, "has no report files (.trf, .trfx, .txt)");
    if (found.empty() || problem) return refused(Outcome::Unreadable);
    std::ranges::sort(found, {}, &FoundFile::name);
    return found;
}

std::optional<std::string> bytesOf(FoundFile const& found) { return found.bytes ? found.bytes : bytesOf(found.name); }

Outcome forEachFile(fs::path const& given, Wanted wanted, std::function<Outcome(FoundFile const&)> const& work) {
    auto const found = filesIn(given, wanted);
    if (!found) return found.error();
    Outcome worst = Outcome::Good;
    bool isFirst = true;
    for (FoundFile const& file : *found) {
        if (file.name != given) printShown(fmt::format("{}{}:\n", isFirst ? "" : "\n", oneLine(file.name.string())));
        isFirst = false;
        worst = std::max(worst, work(file));
    }
    return worst;
}

} // namespace flagfall::cli
