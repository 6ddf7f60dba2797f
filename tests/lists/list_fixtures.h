// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_import.h"
#include "tests/support/temp_folder.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <string>

#include <zip.h>

namespace flagfall::lists {

inline std::ostream& operator<<(std::ostream& out, ListFault fault) {
    constexpr char const* names[] = {"CannotRead",    "NotAnArchive", "NothingInside", "Encrypted",   "DamagedArchive",
                                     "TooLarge",      "LineTooLong",  "NotAList",      "NotXml",      "EntitiesInXml",
                                     "WrongEncoding", "NoPlayers",    "Cancelled",     "CannotWrite", "NotAListFile"};
    return out << names[static_cast<int>(fault)];
}

inline std::ostream& operator<<(std::ostream& out, ListProblem const& problem) {
    return out << problem.fault << " in " << problem.file << ":" << problem.line << " " << problem.detail;
}

inline std::ostream& operator<<(std::ostream& out, ListedPlayer const& player) {
    out << player.fideId << " " << player.nationalId << " " << session::titleText(player.title) << " " << player.name
        << " (" << player.federation << ")";
    for (ListedRating const& rating : player.ratings)
        out << " " << rating.value << "/" << rating.games << "/" << rating.k;
    return out << " " << player.birth << " " << player.otherTitles << " " << player.onlineTitle
               << (player.active ? "" : " inactive");
}

} // namespace flagfall::lists

namespace flagfall::lists::test {

namespace fs = std::filesystem;

/// A shelf in a folder of its own, and the files that are put on it. All is gone afterwards.
class Library {
public:
    [[nodiscard]] fs::path operator/(std::string const& name) const { return m_folder / name; }
    [[nodiscard]] ListShelf shelf() const { return ListShelf{m_folder / "shelf"}; }

    fs::path write(std::string const& name, std::string_view text) const {
        std::ofstream{m_folder / name, std::ios::binary} << text;
        return m_folder / name;
    }
    fs::path zip(std::string const& name, std::string const& inside, std::string_view text) const {
        int code = 0;
        zip_t* const archive = zip_open((m_folder / name).c_str(), ZIP_CREATE | ZIP_TRUNCATE, &code);
        zip_source_t* const source = zip_source_buffer(archive, text.data(), text.size(), 0);
        zip_file_add(archive, inside.c_str(), source, ZIP_FL_ENC_UTF_8);
        zip_close(archive);
        return m_folder / name;
    }

    [[nodiscard]] Expected<ListInfo, ListProblem> import(fs::path const& file, std::string const& source = {},
                                                         char const* month = "2026-11") const {
        ImportRequest request{file};
        request.source = source;
        request.month = parseMonth(month);
        return importList(shelf(), request);
    }
    /// The list of a text, imported and opened.
    [[nodiscard]] RatingList list(std::string_view text, std::string const& source = {}) const {
        auto const info = import(write("list.txt", text), source);
        return shelf().open(info.value().source).value();
    }

private:
    flagfall::test::TempFolder m_folder;
};

} // namespace flagfall::lists::test
