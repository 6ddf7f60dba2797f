// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/entries/names.h"
#include "app/session/event/rating_method.h"
#include "app/tables/sheet.h"

#include <array>
#include <optional>

/// What the columns of an entry list are about, and which word in its head says so.
namespace flagfall::entries {

enum class Meaning {
    Nothing, ///< the column is passed over
    Name,
    LastName,
    FirstName,
    Title,
    Rating,
    OfficialRating, ///< FIDE's
    NationalRating,
    Federation,
    FideId,
    NationalId,
    Birth,
    Sex,
    Club,
    Team, ///< in which the player plays; where players play for themselves the same as a club
    K,
    Categories,
    FeeOwed,
    FeePaid,
    Note,
    FixedBoard,
    Email,
    Phone,
};
inline constexpr std::array meanings{
    Meaning::Nothing,    Meaning::Name,    Meaning::LastName,       Meaning::FirstName,
    Meaning::Title,      Meaning::Rating,  Meaning::OfficialRating, Meaning::NationalRating,
    Meaning::Federation, Meaning::FideId,  Meaning::NationalId,     Meaning::Birth,
    Meaning::Sex,        Meaning::Club,    Meaning::Team,           Meaning::K,
    Meaning::Categories, Meaning::FeeOwed, Meaning::FeePaid,        Meaning::Note,
    Meaning::FixedBoard, Meaning::Email,   Meaning::Phone};

/// A word for files and settings, and the head of a column that is written: `fide_id`.
[[nodiscard]] std::string_view meaningWord(Meaning meaning);
[[nodiscard]] std::optional<Meaning> meaningFrom(std::string_view word);

/// Small letters without accents, punctuation and spaces: what words are compared by.
[[nodiscard]] std::string folded(std::string_view text);

/// What the head of a column says, in English, Slovak, Czech, Galician, Spanish, German, French, and as FIDE writes;
/// none: nothing that is known.
[[nodiscard]] std::optional<Meaning> meaningOfHead(std::string_view head);

/// How a sheet is to be read. Rows before `firstRow` are no players.
struct Mapping {
    std::vector<Meaning> columns;
    std::size_t firstRow = 0; ///< from 0
    NameOrder names = NameOrder::AsWritten;
    /// Which rating is used where the list has FIDE or national ones and no column that says which.
    session::RatingMethod ratings = session::RatingMethod::FideElseNational;
    int thisYear = 2100; ///< nobody is born after it
    [[nodiscard]] bool has(Meaning meaning) const;
    friend bool operator==(Mapping const&, Mapping const&) = default;
};

/// By the head, which may stand some rows below the top, and where it says nothing by what is in the column.
[[nodiscard]] Mapping guess(tables::Sheet const& sheet);
/// The same where somebody has said in which row the players begin: the head is the row above.
[[nodiscard]] Mapping guess(tables::Sheet const& sheet, std::size_t firstRow);

/// What stands above a column: in the row before the first one with players, or, where the head has two rows and that
/// cell is empty, in the one above. `firstRow` is at least 1.
[[nodiscard]] std::string const& headOf(tables::Sheet const& sheet, std::size_t firstRow, std::size_t column);

/// Columns that were given no meaning, from 0. Not those that have none in any list (`Por.`), nor what only counts.
[[nodiscard]] std::vector<std::size_t> unusedColumns(tables::Sheet const& sheet, Mapping const& mapping);

/// What stands first in a column; empty: nothing.
[[nodiscard]] std::string const& firstIn(tables::Sheet const& sheet, Mapping const& mapping, std::size_t column);

/// A column most of whose cells are results (`1-0`, `½:½`, `+ - -`): then the list is one of games and not of players.
[[nodiscard]] std::optional<std::size_t> columnOfResults(tables::Sheet const& sheet, std::size_t firstRow);

/// By which somebody's own mapping is remembered: the head, or for a list without one the number of columns.
[[nodiscard]] std::string signatureOf(tables::Sheet const& sheet, Mapping const& mapping);

} // namespace flagfall::entries
