// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/tie_break_code.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace flagfall::pairing {
namespace {

struct Row {
    std::string_view code;
    Figure figure;
    std::string_view modifiers; ///< the letters it may be followed by
};

constexpr std::array rows{
    Row{"DE", Figure::DirectEncounter, "P"},
    Row{"WIN", Figure::RoundsWon, ""},
    Row{"WON", Figure::GamesWon, ""},
    Row{"BPG", Figure::GamesWithBlack, ""},
    Row{"BWG", Figure::WinsWithBlack, ""},
    Row{"PS", Figure::Progressive, "C"},
    Row{"REP", Figure::RoundsElected, ""},
    Row{"STD", Figure::Standard, ""},
    Row{"TPN", Figure::PairingNumber, "R"},
    Row{"BH", Figure::Buchholz, "CMPF"},
    Row{"AOB", Figure::AverageBuchholz, "F"},
    Row{"FB", Figure::ForeBuchholz, "CMP"},
    Row{"SB", Figure::SonnebornBerger, "CMPF"},
    Row{"KS", Figure::Koya, "L"},
    Row{"ARO", Figure::AverageRating, "CM"},
    Row{"TPR", Figure::Performance, ""},
    Row{"PTP", Figure::PerfectPerformance, ""},
    Row{"APRO", Figure::AveragePerformance, ""},
    Row{"APPO", Figure::AveragePerfectPerformance, ""},
    Row{"RTNG", Figure::Rating, "R"},
};

std::optional<int> number(std::string_view text) {
    int value = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    bool const isWhole = error == std::errc{} && end == text.data() + text.size() && !text.empty();
    return isWhole && value >= -99 && value <= 99 ? std::optional{value} : std::nullopt;
}

/// `C1`, `P`, `L-2`: false when it means nothing after this code.
bool modify(TieBreakCode& code, Row const& row, std::string_view modifier) {
    if (modifier.empty() || row.modifiers.find(modifier[0]) == std::string_view::npos) return false;
    auto const count = number(modifier.substr(1));
    bool const isCut = count && *count >= 1 && *count <= 9;
    switch (modifier[0]) {
    case 'P': code.playsForfeits = true; return modifier.size() == 1;
    case 'F': code.isFore = true; return modifier.size() == 1;
    case 'R': code.isReversed = true; return modifier.size() == 1;
    case 'C': code.cutLow = count.value_or(0); return isCut;
    case 'M': code.cutLow = code.cutHigh = count.value_or(0); return isCut;
    case 'L': code.limit = count.value_or(0); return count.has_value();
    default: return false;
    }
}

} // namespace

std::optional<TieBreakCode> tieBreakCode(std::string_view text) {
    std::size_t const slash = std::min(text.find('/'), text.size());
    auto const row =
        std::find_if(rows.begin(), rows.end(), [&](Row const& each) { return each.code == text.substr(0, slash); });
    if (row == rows.end()) return std::nullopt;
    TieBreakCode code;
    code.figure = row->figure;
    for (text.remove_prefix(slash); !text.empty();) {
        text.remove_prefix(1);
        std::size_t const end = std::min(text.find('/'), text.size());
        if (!modify(code, *row, text.substr(0, end))) return std::nullopt;
        text.remove_prefix(end);
    }
    // Fore Buchholz is Buchholz of another last round.
    if (code.figure == Figure::ForeBuchholz) {
        code.figure = Figure::Buchholz;
        code.isFore = true;
    }
    return code;
}

bool asksForRatings(Figure figure) {
    static constexpr std::array figures{Figure::AverageRating,
                                        Figure::Performance,
                                        Figure::PerfectPerformance,
                                        Figure::AveragePerformance,
                                        Figure::AveragePerfectPerformance,
                                        Figure::Rating};
    return std::find(figures.begin(), figures.end(), figure) != figures.end();
}

} // namespace flagfall::pairing
