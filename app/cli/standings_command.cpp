// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standings_command.h"

#include "app/cli/report_file.h"
#include "pairing/tiebreaks/figures.h"
#include "pairing/trf/numbers.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagfall::cli {
namespace {

using namespace pairing;

/// The codes up to the first that cannot be computed, and that one.
struct Codes {
    std::vector<TieBreakCode> known;
    std::vector<std::string> names;
    std::optional<std::string> unknown;
};

Codes codesOf(std::vector<std::string> const& names, Sheet const& sheet) {
    bool const haveRatings = std::all_of(sheet.players.begin(), sheet.players.end(),
                                         [](SheetPlayer const& player) { return player.rating > 0; });
    Codes codes;
    for (std::string const& name : names) {
        auto const code = tieBreakCode(name);
        if (!code || (asksForRatings(code->figure) && !haveRatings)) {
            codes.unknown = name;
            break;
        }
        codes.known.push_back(*code);
        codes.names.push_back(name);
    }
    return codes;
}

std::string headingText(Codes const& codes) {
    std::string text = "rank\tnumber\tname\tpoints";
    for (std::string const& name : codes.names) text += "\t" + name;
    return text + "\n";
}

using Columns = std::vector<std::vector<std::optional<std::int64_t>>>;

std::string lineText(trf::SheetFile const& file, Columns const& columns, int rank, int player) {
    auto const index = static_cast<std::size_t>(player);
    std::string text = fmt::format("{}\t{}\t{}\t{}", rank, player + 1, file.names[index],
                                   trf::tenthsText(scoreOf(file.sheet.players[index])));
    for (auto const& column : columns) text += "\t" + figureText(column[index]);
    return text + "\n";
}

std::string tableText(trf::SheetFile const& file, Codes const& codes) {
    Columns columns;
    for (TieBreakCode const& code : codes.known) columns.push_back(figures(file.sheet, code));
    std::string text = headingText(codes);
    int rank = 1;
    for (auto const& group : ranks(file.sheet, codes.known)) {
        for (int const player : group) text += lineText(file, columns, rank, player);
        rank += static_cast<int>(group.size());
    }
    return text;
}

/// `  round 2: a dummy with 2.5, 2.5, cut`.
std::string workingText(FigureLine const& line) {
    std::string const opponent = line.opponent >= 0 ? fmt::format("{}", line.opponent + 1) : "a dummy";
    return fmt::format("  round {}: {} with {}: {}{}\n", line.round, opponent, trf::tenthsText(line.opponentScore),
                       figureText(line.product), line.isCut ? ", cut" : "");
}

std::string explanationText(trf::SheetFile const& file, Codes const& codes, int player) {
    auto const index = static_cast<std::size_t>(player);
    std::string text = fmt::format("{} {}, {} points\n", player + 1, file.names[index],
                                   trf::tenthsText(scoreOf(file.sheet.players[index])));
    for (std::size_t i = 0; i < codes.known.size(); ++i) {
        text += fmt::format("{}: {}\n", codes.names[i], figureText(figures(file.sheet, codes.known[i])[index]));
        for (FigureLine const& line : figureLines(file.sheet, codes.known[i], player)) text += workingText(line);
    }
    return text;
}

} // namespace

Outcome printStandings(StandingsQuestion const& question) {
    auto const bytes = bytesOf(question.file);
    if (!bytes) return Outcome::Unreadable;
    auto const file = trf::readSheet(*bytes);
    if (!file) {
        complainOfWrong(question.file, file.error());
        return Outcome::Unreadable;
    }
    auto const names = question.tieBreaks ? trf::words(*question.tieBreaks, ", ") : file->tieBreaks;
    Codes const codes = codesOf(names, file->sheet);
    if (codes.unknown) {
        complain(question.file,
                 fmt::format("{} is not computed, or asks for ratings not everybody has", *codes.unknown));
        return Outcome::Unreadable;
    }
    int const players = static_cast<int>(file->sheet.players.size());
    if (question.explained && (*question.explained < 1 || *question.explained > players)) {
        complain(question.file, fmt::format("there is no player {}", *question.explained));
        return Outcome::Unreadable;
    }
    fmt::print("{}",
               question.explained ? explanationText(*file, codes, *question.explained - 1) : tableText(*file, codes));
    return Outcome::Good;
}

std::optional<RankCheck> checkRanks(trf::SheetFile const& file) {
    bool const haveRanks =
        std::any_of(file.ranks.begin(), file.ranks.end(), [](std::optional<int> rank) { return rank && *rank > 0; });
    if (!file.isOver || file.tieBreaks.empty() || !haveRanks) return std::nullopt;
    Codes const codes = codesOf(file.tieBreaks, file.sheet);
    RankCheck check;
    check.unchecked = codes.unknown;
    int first = 1;
    for (auto const& group : ranks(file.sheet, codes.known)) {
        int const last = first + static_cast<int>(group.size()) - 1;
        for (int const player : group) {
            int const onFile = file.ranks[static_cast<std::size_t>(player)].value_or(0);
            if (onFile >= first && onFile <= last)
                ++check.agree;
            else
                check.differing.push_back(
                    fmt::format("rank of {}: {} by the tie-breaks, {} on file", player + 1, first, onFile));
        }
        first = last + 1;
    }
    return check;
}

} // namespace flagfall::cli
