// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/tiebreak.h"

#include <array>

namespace flagfall::pairing {
namespace {

struct Row {
    TieBreak tieBreak;
    std::string_view code;
    std::string_view article;
};

constexpr std::array rows{
    Row{TieBreak::DirectEncounter, "DE", "C.07 Art. 6"},
    Row{TieBreak::RoundsWon, "WIN", "C.07 Art. 7.1"},
    Row{TieBreak::GamesWon, "WON", "C.07 Art. 7.2"},
    Row{TieBreak::SonnebornBerger, "SB", "C.07 Art. 9.1"},
    Row{TieBreak::Koya, "KS", "C.07 Art. 9.2"},
    Row{TieBreak::Buchholz, "BH", "C.07 Art. 8.1"},
    Row{TieBreak::BuchholzCut1, "BH/C1", "C.07 Art. 8.1"},
};

static_assert(
    [] {
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (static_cast<std::size_t>(rows[i].tieBreak) != i) return false;
        return true;
    }(),
    "the rows stand in the order of the enumerators");

constexpr Row const& row(TieBreak tieBreak) { return rows[static_cast<std::size_t>(tieBreak)]; }

} // namespace

std::string_view code(TieBreak tieBreak) { return row(tieBreak).code; }
std::string_view article(TieBreak tieBreak) { return row(tieBreak).article; }

std::optional<TieBreak> tieBreakByCode(std::string_view code) {
    for (Row const& row : rows)
        if (row.code == code) return row.tieBreak;
    return std::nullopt;
}

std::string valueText(TieBreakValue const& value) {
    if (!value.quarters) return "–";
    static constexpr std::array<std::string_view, 4> fractions{"", ".25", ".5", ".75"};
    std::int64_t const quarters = *value.quarters;
    std::string text = std::to_string(quarters / 4);
    return text.append(fractions[static_cast<std::size_t>(quarters % 4)]);
}

} // namespace flagfall::pairing
