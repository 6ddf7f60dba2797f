// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standings_command.h"

#include "app/cli/file_bytes.h"
#include "app/cli/report_file.h"
#include "pairing/tiebreaks/figures.h"
#include "pairing/trf/numbers.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagfall::cli {
namespace {

using namespace pairing;

/// A code that cannot be computed, with the reason.
struct UnknownCode {
    trf::CodeAt code;
    std::string_view reason;
};

struct Codes {
    std::vector<TieBreakCode> known;
    std::vector<std::string> names; ///< of the known
    std::vector<UnknownCode> unknown;
    std::size_t knownBeforeUnknown = 0; ///< so many stand before the first unknown one
};

Codes codesOf(std::vector<trf::CodeAt> const& listed, Sheet const& sheet) {
    bool const haveRatings = std::all_of(sheet.players.begin(), sheet.players.end(),
                                         [](SheetPlayer const& player) { return player.rating > 0; });
    Codes codes;
    for (trf::CodeAt const& each : listed) {
        auto const code = tieBreakCode(each.code);
        if (!code) {
            codes.unknown.push_back({each, "not a tie-break that is computed here"});
        } else if (asksForRatings(code->figure) && !haveRatings) {
            codes.unknown.push_back({each, "asks for ratings, which not everybody has"});
        } else {
            codes.known.push_back(*code);
            codes.names.push_back(each.code);
            if (codes.unknown.empty()) ++codes.knownBeforeUnknown;
        }
    }
    return codes;
}

/// `line 4, column 9: EDET: not a tie-break that is computed here`, without a place for what has been asked for.
std::string unknownText(UnknownCode const& unknown) {
    auto const& [code, place] = unknown.code;
    std::string const where =
        place.line > 0 ? fmt::format("line {}, column {}: ", place.line, place.column) : std::string{};
    return fmt::format("{}{}: {}", where, code, unknown.reason);
}

std::vector<trf::CodeAt> listedIn(std::string const& text) {
    std::vector<trf::CodeAt> listed;
    for (std::string& code : trf::words(text, ", ")) listed.push_back({std::move(code), {}});
    return listed;
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
    complainOfRemarks(question.file, file->remarks, TieBreakRemarks::Untold); // they are told with what comes of it
    Codes const codes = codesOf(question.tieBreaks ? listedIn(*question.tieBreaks) : file->tieBreaks, file->sheet);
    bool const isRefused = question.tieBreaks || question.unknown == UnknownTieBreaks::Refused;
    for (UnknownCode const& unknown : codes.unknown)
        complain(question.file, unknownText(unknown) + (isRefused ? "" : "; left out"));
    if (isRefused && !codes.unknown.empty()) return Outcome::Unreadable;
    int const players = static_cast<int>(file->sheet.players.size());
    if (question.explained && (*question.explained < 1 || *question.explained > players)) {
        complain(question.file, fmt::format("there is no player {}", *question.explained));
        return Outcome::Unreadable;
    }
    fmt::print("{}",
               question.explained ? explanationText(*file, codes, *question.explained - 1) : tableText(*file, codes));
    return codes.unknown.empty() ? Outcome::Good : Outcome::Damaged;
}

Expected<RankCheck, std::string> checkRanks(trf::SheetFile const& file) {
    auto const isRank = [](std::optional<int> rank) { return rank && *rank > 0; };
    auto const ranked = std::count_if(file.ranks.begin(), file.ranks.end(), isRank);
    if (ranked == 0) return refused(std::string{"none on file"});
    if (!file.isOver) return refused(std::string{"the tournament is not over"});
    if (file.tieBreaks.empty()) return refused(std::string{"the file names no tie-breaks"});
    if (ranked < std::ssize(file.ranks))
        return refused(fmt::format("{} of {} players have none", std::ssize(file.ranks) - ranked, file.ranks.size()));
    Codes codes = codesOf(file.tieBreaks, file.sheet);
    RankCheck check;
    // Nobody knows how an unknown one ranks, and what comes after it cannot be told from it.
    codes.known.resize(codes.knownBeforeUnknown);
    if (!codes.unknown.empty()) check.unchecked = codes.unknown.front().code.code;
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
