// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_info.h"
#include "app/lists/listed_player.h"

#include <array>
#include <optional>
#include <string_view>

namespace flagfall::lists {

/// Where the columns of FIDE's text lists are. FIDE has moved them more than once, so they are taken from the titles
/// in the first line; only a list without that line is read by the widths known for lines of its length.
class FideColumns {
public:
    /// The columns of a header, or nullopt when it names no ID and name.
    [[nodiscard]] static std::optional<FideColumns> fromHeader(std::string_view line);
    /// The columns of a first line that is a player already.
    [[nodiscard]] static std::optional<FideColumns> fromWidth(std::string_view line);

    /// The player of a line (UTF-8); nullopt when it has no ID or no name. A single list, whose header does not say of
    /// what play, gives its ratings to `single`.
    [[nodiscard]] std::optional<ListedPlayer> player(std::string_view line, PlayType single) const;

    /// One rating for each player, of a kind that the header does not name.
    [[nodiscard]] bool isSingle() const;
    /// A single list has its month for a title.
    [[nodiscard]] std::optional<ListMonth> month() const { return m_month; }

    enum class Column {
        Id,
        Name,
        Federation,
        Sex,
        Title,
        WomensTitle,
        OtherTitles,
        OnlineTitle,
        Standard,
        StandardGames,
        StandardK,
        Rapid,
        RapidGames,
        RapidK,
        Blitz,
        BlitzGames,
        BlitzK,
        Single,
        SingleGames,
        SingleK,
        Birth,
        Flag,
        Count
    };

private:
    struct Span {
        std::size_t from = 0, to = 0; ///< nothing: there is no such column
    };
    [[nodiscard]] std::string_view in(std::string_view line, Column column) const;
    [[nodiscard]] Span& span(Column column) { return m_spans[static_cast<std::size_t>(column)]; }
    [[nodiscard]] Span const& span(Column column) const { return m_spans[static_cast<std::size_t>(column)]; }

    std::array<Span, static_cast<std::size_t>(Column::Count)> m_spans{};
    std::optional<ListMonth> m_month;
};

} // namespace flagfall::lists
