// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Tables of text as spreadsheets, mails and other programs hand them over, and as they are handed on.
namespace flagfall::tables {

using Row = std::vector<std::string>;

/// What stands in a column of lines that people typed in a mail (typed_lines.h).
enum class TypedColumn { Number, Name, Title, Birth, Rating, Id, Federation, Phone, Email, Rest, Said };

/// Cells are UTF-8 without spaces at either end; rows may have different lengths.
struct Sheet {
    std::vector<Row> rows;
    std::vector<TypedColumn> typed{}; ///< of lines of a mail, none of which is their head; empty for any other table
    [[nodiscard]] std::size_t columns() const; ///< of the longest row
    /// Empty where the row has no such cell.
    [[nodiscard]] std::string const& cell(std::size_t row, std::size_t column) const;
    friend bool operator==(Sheet const&, Sheet const&) = default;
};

/// What no list of players comes near; a file that goes beyond it is refused before it fills the memory.
struct Limits {
    std::size_t bytes = 50'000'000;     ///< of the file
    std::size_t unpacked = 300'000'000; ///< of all parts of a packed file that are read
    std::size_t cells = 2'000'000;      ///< that are not empty
    std::size_t columns = 500;
    std::size_t cellBytes = 32'768;
    int depth = 64; ///< of elements within elements
};

/// Why a file gives no table. `row` and `column` are from 1; 0: not known, or about the whole.
struct Problem {
    enum class What {
        Empty,
        TooLarge,
        TooManyCells,
        CellTooLong,
        OpenQuote,  ///< a quotation mark is never closed
        NotText,    ///< neither text in a known encoding nor a spreadsheet
        OldExcel,   ///< .xls; to be saved as .xlsx
        Encrypted,  ///< with a password
        Damaged,    ///< a packed file or its XML does not hold
        Suspicious, ///< declares entities, or nests without end
        NotWritten,
    };
    What what;
    std::size_t row = 0;
    std::size_t column = 0;
    std::string detail{}; ///< the part of a packed file, or the system's words
    friend bool operator==(Problem const&, Problem const&) = default;
};

template <typename T>
using Or = Expected<T, Problem>;

} // namespace flagfall::tables
