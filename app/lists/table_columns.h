// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/listed_player.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flagfall::lists {

/// What a column of a national or own list says.
enum class TableColumn {
    Name,
    Surname,
    GivenName,
    FideId,
    NationalId,
    Federation,
    Sex,
    Title,
    WomensTitle,
    Standard,
    StandardK,
    Rapid,
    RapidK,
    Blitz,
    BlitzK,
    Birth,
    Club,
    Flag
};

/// The words for columns on the command line and in settings: `name`, `fide-id`, `rapid-k`.
[[nodiscard]] std::optional<TableColumn> tableColumnOf(std::string_view word);
[[nodiscard]] std::vector<std::string_view> tableColumnWords();

/// What the title of a column means, where the arbiter has said so.
using ColumnMeanings = std::vector<std::pair<std::string, TableColumn>>;

/// Where the columns of a CSV list are, from the titles in its first line: those known in English, Slovak, Czech,
/// Galician, Spanish, German and French, whatever their case and accents, and those that have been given a meaning.
/// Fields are parted by `;`, `,`, `|` or tabulators, whichever the titles have, and may stand in quotes.
class TableColumns {
public:
    /// nullopt when no title means a name.
    [[nodiscard]] static std::optional<TableColumns> fromHeader(std::string_view line, ColumnMeanings const& meanings);

    /// The titles, and what each means; nullopt: the column is left out.
    using Titles = std::vector<std::pair<std::string, std::optional<TableColumn>>>;
    [[nodiscard]] Titles const& titles() const { return m_titles; }

    /// The player of a line (UTF-8); nullopt when it has no name.
    [[nodiscard]] std::optional<ListedPlayer> player(std::string_view line) const;

private:
    char m_separator = ';';
    std::vector<std::optional<TableColumn>> m_columns;
    Titles m_titles;
};

/// The fields of one line of a CSV file.
[[nodiscard]] std::vector<std::string> fieldsOf(std::string_view line, char separator);

} // namespace flagfall::lists
