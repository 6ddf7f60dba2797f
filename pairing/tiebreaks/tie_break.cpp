// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/tie_break.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace flagfall::pairing {
namespace {

struct CodeRow {
    std::string_view code;
    TieBreakKind kind;
    std::string_view modifiers; ///< the letters it may be followed by
    std::string_view article;
    bool isFore = false; ///< Fore Buchholz is Buchholz of another last round
    TeamScore opponents = TeamScore::MatchPoints;
    TeamScore scored = TeamScore::MatchPoints;
    KnockOut knockOut = KnockOut::None;
};

constexpr auto matchPoints = TeamScore::MatchPoints;
constexpr auto gamePoints = TeamScore::GamePoints;

constexpr CodeRow extended(std::string_view code, std::string_view article, TeamScore opponents, TeamScore scored) {
    return {code, TieBreakKind::ExtendedSonnebornBerger, "CMP", article, false, opponents, scored};
}
constexpr CodeRow encounter(std::string_view code, KnockOut knockOut) {
    return {code, TieBreakKind::ExtendedEncounter, "P", "C.07 Art. 13.3", false, matchPoints, matchPoints, knockOut};
}

constexpr std::array rows{
    CodeRow{"DE", TieBreakKind::DirectEncounter, "P", "C.07 Art. 6"},
    CodeRow{"WIN", TieBreakKind::RoundsWon, "", "C.07 Art. 7.1"},
    CodeRow{"WON", TieBreakKind::GamesWon, "", "C.07 Art. 7.2"},
    CodeRow{"BPG", TieBreakKind::GamesWithBlack, "", "C.07 Art. 7.3"},
    CodeRow{"BWG", TieBreakKind::WinsWithBlack, "", "C.07 Art. 7.4"},
    CodeRow{"PS", TieBreakKind::Progressive, "C", "C.07 Art. 7.5"},
    CodeRow{"REP", TieBreakKind::RoundsElected, "", "C.07 Art. 7.6"},
    CodeRow{"STD", TieBreakKind::Standard, "", "C.07 Art. 7.7"},
    CodeRow{"TPN", TieBreakKind::PairingNumber, "R", "C.07 Art. 7.8"},
    CodeRow{"BH", TieBreakKind::Buchholz, "CMPF", "C.07 Art. 8.1"},
    CodeRow{"AOB", TieBreakKind::AverageBuchholz, "F", "C.07 Art. 8.2"},
    CodeRow{"FB", TieBreakKind::Buchholz, "CMP", "C.07 Art. 8.3", true},
    CodeRow{"SB", TieBreakKind::SonnebornBerger, "CMPF", "C.07 Art. 9.1"},
    CodeRow{"KS", TieBreakKind::Koya, "L", "C.07 Art. 9.2"},
    CodeRow{"ARO", TieBreakKind::AverageRating, "CM", "C.07 Art. 10.1"},
    CodeRow{"TPR", TieBreakKind::Performance, "", "C.07 Art. 10.2"},
    CodeRow{"PTP", TieBreakKind::PerfectPerformance, "", "C.07 Art. 10.3"},
    CodeRow{"APRO", TieBreakKind::AveragePerformance, "", "C.07 Art. 10.4"},
    CodeRow{"APPO", TieBreakKind::AveragePerfectPerformance, "", "C.07 Art. 10.5"},
    CodeRow{"RTNG", TieBreakKind::Rating, "R", "C.07 Art. 10.6"},
    CodeRow{"OTHER_LOTS", TieBreakKind::Lots, "", "C.07 Art. 4"},
    CodeRow{"OTHER_ENTERED", TieBreakKind::Entered, "R", ""},
    CodeRow{"BC", TieBreakKind::BoardCount, "", "C.07 Art. 12.1"},
    CodeRow{"TBR", TieBreakKind::TopBoards, "", "C.07 Art. 12.2"},
    CodeRow{"BBE", TieBreakKind::BottomBoards, "", "C.07 Art. 12.3"},
    CodeRow{"MPvGP", TieBreakKind::SecondaryScore, "", "C.07 Art. 13.1"},
    extended("EMMSB", "C.07 Art. 13.2.1", matchPoints, matchPoints),
    extended("EMGSB", "C.07 Art. 13.2.2", matchPoints, gamePoints),
    extended("EGMSB", "C.07 Art. 13.2.3", gamePoints, matchPoints),
    extended("EGGSB", "C.07 Art. 13.2.4", gamePoints, gamePoints),
    encounter("EDE", KnockOut::None),
    encounter("EDET", KnockOut::Top),
    encounter("EDEB", KnockOut::Bottom),
    encounter("EDEBT", KnockOut::CountTop),
    encounter("EDEBB", KnockOut::CountBottom),
    CodeRow{"SSSC", TieBreakKind::Combination, "FKLP", "C.07 Art. 13.4"},
};

constexpr std::array<std::string_view, 52> offered{
    "DE",      "DE/P",    "WIN",     "WON",   "BPG",   "BWG",   "PS",     "PS/C1",  "PS/C2",   "REP",     "STD",
    "TPN",     "TPN/R",   "BH",      "BH/C1", "BH/C2", "BH/M1", "BH/M2",  "BH/P",   "BH/C1/P", "BH/C2/P", "BH/M1/P",
    "BH/M2/P", "AOB",     "AOB/F",   "FB",    "FB/C1", "FB/C2", "FB/M1",  "FB/M2",  "SB",      "SB/C1",   "SB/C2",
    "SB/P",    "SB/C1/P", "SB/C2/P", "KS",    "KS/L1", "KS/L2", "KS/L-1", "KS/L-2", "ARO",     "ARO/C1",  "ARO/C2",
    "ARO/M1",  "ARO/M2",  "TPR",     "PTP",   "APRO",  "APPO",  "RTNG",   "RTNG/R"};

constexpr std::array<std::string_view, 2> own{"OTHER_LOTS", "OTHER_ENTERED"};

constexpr std::array<std::string_view, 21> offeredToTeams{
    "EDE",   "EDET",  "EDEB",  "EDEBT",    "EDEBB",    "MPvGP", "EMMSB", "EMGSB", "EMGSB/C1", "EGMSB", "EGGSB",
    "BH:MP", "BH:GP", "SB:MP", "BH:MP/C1", "BH:GP/C1", "SB:GP", "SSSC",  "BC",    "TBR",      "BBE"};

CodeRow const& rowOf(TieBreak const& tieBreak) {
    bool const isForeBuchholz = tieBreak.kind == TieBreakKind::Buchholz && tieBreak.isFore;
    return *std::find_if(rows.begin(), rows.end(), [&](CodeRow const& row) {
        return row.kind == tieBreak.kind && row.isFore == isForeBuchholz && row.opponents == tieBreak.opponents &&
               row.scored == tieBreak.scored && row.knockOut == tieBreak.knockOut;
    });
}

/// Whether it can be told by which of the two scores of a team it is to be.
bool takesScore(TieBreakKind kind) { return kind <= TieBreakKind::Koya && kind != TieBreakKind::PairingNumber; }

std::optional<int> number(std::string_view text) {
    int value = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    bool const isWhole = error == std::errc{} && end == text.data() + text.size() && !text.empty();
    return isWhole && value >= -99 && value <= 99 ? std::optional{value} : std::nullopt;
}

bool setFactor(TieBreak& tieBreak, std::optional<int> factor) {
    tieBreak.factor = factor.value_or(0);
    return tieBreak.factor >= 1;
}

/// `C1`, `P`, `L-2`: false when it means nothing after this code.
bool modify(TieBreak& tieBreak, CodeRow const& row, std::string_view modifier) {
    if (modifier.empty() || row.modifiers.find(modifier[0]) == std::string_view::npos) return false;
    auto const count = number(modifier.substr(1));
    bool const isCut = count && *count >= 1 && *count <= 9;
    switch (modifier[0]) {
    case 'P': tieBreak.playsForfeits = true; return modifier.size() == 1;
    case 'F': tieBreak.isFore = true; return modifier.size() == 1;
    case 'R': tieBreak.isReversed = true; return modifier.size() == 1;
    case 'C': tieBreak.cutLow = count.value_or(0); return isCut;
    case 'M': tieBreak.cutLow = tieBreak.cutHigh = count.value_or(0); return isCut;
    case 'L':
        if (row.kind == TieBreakKind::Combination) return setFactor(tieBreak, count);
        tieBreak.limit = count.value_or(0);
        return count.has_value();
    case 'K': return setFactor(tieBreak, count);
    default: return false;
    }
}

} // namespace

std::optional<TieBreak> tieBreakByCode(std::string_view code) {
    // Whichever of the two is not the primary one (13.1); the other one is the same for all who are level.
    if (code == "MP" || code == "GP")
        return TieBreak{.kind = TieBreakKind::SecondaryScore, .score = code == "MP" ? matchPoints : gamePoints};
    if (code == "GE") code = "REP"; // its name before 2024
    if (code == "MPVGP") code = "MPvGP";
    std::size_t const slash = std::min(code.find('/'), code.size());
    std::size_t const colon = std::min(code.find(':'), slash);
    auto const row =
        std::find_if(rows.begin(), rows.end(), [&](CodeRow const& each) { return each.code == code.substr(0, colon); });
    if (row == rows.end()) return std::nullopt;
    TieBreak tieBreak;
    tieBreak.kind = row->kind;
    tieBreak.isFore = row->isFore;
    tieBreak.opponents = row->opponents;
    tieBreak.scored = row->scored;
    tieBreak.knockOut = row->knockOut;
    if (std::string_view const score = code.substr(colon, slash - colon); !score.empty()) {
        if (!takesScore(row->kind) || (score != ":MP" && score != ":GP")) return std::nullopt;
        tieBreak.score = score == ":MP" ? matchPoints : gamePoints;
    }
    for (code.remove_prefix(slash); !code.empty();) {
        code.remove_prefix(1);
        std::size_t const end = std::min(code.find('/'), code.size());
        if (!modify(tieBreak, *row, code.substr(0, end))) return std::nullopt;
        code.remove_prefix(end);
    }
    return tieBreak;
}

std::string code(TieBreak const& tieBreak) {
    CodeRow const& row = rowOf(tieBreak);
    if (tieBreak.kind == TieBreakKind::SecondaryScore && tieBreak.score)
        return *tieBreak.score == matchPoints ? "MP" : "GP";
    std::string text{row.code};
    if (tieBreak.score) text += *tieBreak.score == matchPoints ? ":MP" : ":GP";
    if (tieBreak.cutHigh > 0)
        text += "/M" + std::to_string(tieBreak.cutHigh);
    else if (tieBreak.cutLow > 0)
        text += "/C" + std::to_string(tieBreak.cutLow);
    if (tieBreak.limit != 0) text += "/L" + std::to_string(tieBreak.limit);
    if (tieBreak.factor > 0) text += "/K" + std::to_string(tieBreak.factor);
    if (tieBreak.isFore && !row.isFore) text += "/F";
    if (tieBreak.playsForfeits) text += "/P";
    if (tieBreak.isReversed) text += "/R";
    return text;
}

std::string_view article(TieBreak const& tieBreak) { return rowOf(tieBreak).article; }

std::span<std::string_view const> tieBreakCodes() { return offered; }
std::span<std::string_view const> teamTieBreakCodes() { return offeredToTeams; }
std::span<std::string_view const> ownTieBreakCodes() { return own; }

bool isOfTeams(TieBreak const& tieBreak) {
    return tieBreak.kind >= TieBreakKind::BoardCount || tieBreak.score.has_value();
}

bool asksForRatings(TieBreak const& tieBreak) {
    return tieBreak.kind >= TieBreakKind::AverageRating && tieBreak.kind <= TieBreakKind::Rating;
}

bool isBuchholz(TieBreak const& tieBreak) {
    return tieBreak.kind == TieBreakKind::Buchholz || tieBreak.kind == TieBreakKind::AverageBuchholz ||
           tieBreak.kind == TieBreakKind::Combination;
}

bool isLowerBetter(TieBreak const& tieBreak) {
    auto const kind = tieBreak.kind;
    bool const isOrdinal =
        kind == TieBreakKind::PairingNumber || kind == TieBreakKind::BoardCount || kind == TieBreakKind::Lots;
    return isOrdinal != tieBreak.isReversed;
}

} // namespace flagfall::pairing
