// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace flagfall::lists {

enum class ListFault {
    CannotRead,     ///< no such file, or the system refuses
    NotAnArchive,   ///< a ZIP file that cannot be opened
    NothingInside,  ///< a ZIP file without a text, XML or CSV file
    Encrypted,      ///< a ZIP file with a password
    DamagedArchive, ///< what is inside does not unpack
    TooLarge,       ///< unpacks to more than any list has
    LineTooLong,    ///< a line, or the text of an XML element
    NotAList,       ///< no columns, elements or header of a rating list
    NotXml,         ///< XML that is not well formed
    EntitiesInXml,  ///< defines entities or names a document type, as no rating list does
    WrongEncoding,  ///< UTF-16
    NoPlayers,      ///< columns, but nobody in them
    Cancelled,      ///< by whoever asked for the import
    CannotWrite,    ///< the cache
    NotAListFile,   ///< a file of the cache that is not one, or of another version: import the list again
};

/// Why a list was not imported or opened.
struct ListProblem {
    ListFault fault = ListFault::CannotRead;
    std::filesystem::path file;
    std::int64_t line = 0; ///< of the text, from 1; 0: none in particular
    std::string detail;    ///< in the words of the library that complained
};

} // namespace flagfall::lists
