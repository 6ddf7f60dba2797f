// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standings_command.h"

#include "app/cli/file_bytes.h"
#include "app/cli/report_file.h"
#include "pairing/points_text.h"
#include "pairing/standings.h"
#include "pairing/tiebreaks/contributions.h"
#include "pairing/trf/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace flagfall::cli {
namespace {

using namespace pairing;

/// A code that cannot be computed, with the reason.
struct UnknownCode {
    trf::CodeAt code;
    std::string_view reason;
};

struct Codes {
    std::vector<TieBreak> known;
    std::vector<std::string> names; ///< of the known
    std::vector<UnknownCode> unknown;
    std::size_t knownBeforeUnknown = 0; ///< so many stand before the first unknown one
};

Codes codesOf(std::vector<trf::CodeAt> const& listed, Tournament const& tournament) {
    bool const haveRatings = std::all_of(tournament.participants.begin(), tournament.participants.end(),
                                         [](Participant const& each) { return each.rating > 0; });
    Codes codes;
    for (trf::CodeAt const& each : listed) {
        auto const tieBreak = tieBreakByCode(each.code);
        if (!tieBreak) {
            codes.unknown.push_back({each, "not a tie-break that is computed here"});
        } else if (asksForRatings(*tieBreak) && !haveRatings) {
            codes.unknown.push_back({each, "needs ratings, and some players have none"});
        } else {
            codes.known.push_back(*tieBreak);
            codes.names.push_back(each.code);
            if (codes.unknown.empty()) ++codes.knownBeforeUnknown;
        }
    }
    return codes;
}

/// `line 4, column 9: LOTS: not a tie-break that is computed here`, without a place for what has been asked for.
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

/// Games of the file that have no result.
std::ptrdiff_t openGames(trf::ImportedTournament const& file) {
    std::ptrdiff_t count = 0;
    for (trf::ImportedRound const& round : file.played)
        count += std::count_if(round.games.begin(), round.games.end(),
                               [](trf::ImportedGame const& game) { return !game.result; });
    return count;
}

std::string headingText(Codes const& codes, bool isProvisional) {
    std::string text = isProvisional ? "provisional rank" : "rank";
    text += "\tnumber\tname\tpoints";
    for (std::string const& name : codes.names) text += "\t" + name;
    return text + "\n";
}

std::string lineText(trf::ImportedTournament const& file, Standing const& line) {
    auto const place = static_cast<std::size_t>(line.player.value()) - 1;
    std::string text = fmt::format("{}\t{}\t{}\t{}", line.rank, line.player.value(), file.players[place].name,
                                   decimalText(line.points));
    for (TieBreakValue const& value : line.tieBreaks) text += "\t" + valueText(value);
    return text + "\n";
}

std::string tableText(trf::ImportedTournament const& file, Codes const& codes) {
    std::string text = headingText(codes, openGames(file) > 0);
    for (Standing const& line : standings(file.tournament, codes.known)) text += lineText(file, line);
    return text;
}

/// Teams by match points, and then by game points; a blank line ends them.
std::string teamsText(trf::ImportedTournament const& file) {
    auto const& teams = file.matches.participants;
    auto const better = [](Participant const* a, Participant const* b) {
        return std::pair{scoreOf(*a), gameScoreOf(*a)} > std::pair{scoreOf(*b), gameScoreOf(*b)};
    };
    std::vector<Participant const*> order;
    for (Participant const& team : teams) order.push_back(&team);
    std::stable_sort(order.begin(), order.end(), better);
    std::string text = openGames(file) > 0 ? "provisional rank" : "rank";
    text += "\tteam\tname\tmatch points\tgame points\n";
    std::size_t rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || better(order[i - 1], order[i])) rank = i + 1;
        auto const number = static_cast<std::size_t>(order[i]->number.value());
        text += fmt::format("{}\t{}\t{}\t{}\t{}\n", rank, number, file.teams[number - 1].name,
                            decimalText(scoreOf(*order[i])), decimalText(gameScoreOf(*order[i])));
    }
    return teams.empty() ? std::string{} : text + "\n";
}

/// `  round 2: a dummy with 2.5: 2.5, cut`.
std::string workingText(Contribution const& line) {
    using Against = Contribution::Against;
    std::string const opponent = line.against == Against::Opponent ? fmt::format("{}", line.opponent->value())
                                 : line.against == Against::Dummy  ? "a dummy"
                                                                   : "nobody";
    return fmt::format("  round {}: {} with {}: {}{}\n", line.round.value(), opponent, decimalText(line.opponentScore),
                       valueText({line.product}), line.isCut ? ", cut" : "");
}

/// Whether the working tells more than the crosstable does.
bool hasWorking(TieBreak const& tieBreak) {
    return tieBreak.kind == TieBreakKind::Buchholz || tieBreak.kind == TieBreakKind::SonnebornBerger;
}

std::string explanationText(trf::ImportedTournament const& file, Codes const& codes, int number) {
    auto const table = standings(file.tournament, codes.known);
    auto const line = std::find_if(table.begin(), table.end(),
                                   [number](Standing const& each) { return each.player == PlayerId{number}; });
    std::string text = fmt::format("{} {}, {} points\n", number,
                                   file.players[static_cast<std::size_t>(number) - 1].name, decimalText(line->points));
    for (std::size_t i = 0; i < codes.known.size(); ++i) {
        text += fmt::format("{}: {}\n", codes.names[i], valueText(line->tieBreaks[i]));
        if (hasWorking(codes.known[i]))
            for (Contribution const& each : explain(file.tournament, codes.known[i], line->player))
                text += workingText(each);
    }
    return text;
}

} // namespace

Outcome printStandings(StandingsQuestion const& question) {
    auto const bytes = bytesOf(question.file);
    if (!bytes) return Outcome::Unreadable;
    auto const file = trf::read(*bytes);
    if (!file) {
        complainOfWrong(question.file, file.error());
        return Outcome::Unreadable;
    }
    complainOfRemarks(question.file, file->remarks, TieBreakRemarks::Untold); // they are told with what comes of it
    Codes const codes = codesOf(question.tieBreaks ? listedIn(*question.tieBreaks) : file->tieBreaks, file->tournament);
    bool const isRefused = question.tieBreaks || question.unknown == UnknownTieBreaks::Refused;
    for (UnknownCode const& unknown : codes.unknown)
        complain(question.file, unknownText(unknown) + (isRefused ? "" : "; left out"));
    if (isRefused && !codes.unknown.empty()) return Outcome::Unreadable;
    if (auto const open = openGames(*file); open > 0)
        complain(question.file, fmt::format("{} without a result: the ranks are provisional",
                                            open == 1 ? "1 game" : fmt::format("{} games", open)));
    int const players = static_cast<int>(file->players.size());
    if (question.explained && (*question.explained < 1 || *question.explained > players)) {
        complain(question.file, fmt::format("there is no player {}", *question.explained));
        return Outcome::Unreadable;
    }
    fmt::print("{}", question.explained ? explanationText(*file, codes, *question.explained)
                                        : teamsText(*file) + tableText(*file, codes));
    return codes.unknown.empty() ? Outcome::Good : Outcome::Damaged;
}

Expected<RankCheck, std::string> checkRanks(trf::ImportedTournament const& file) {
    auto const isRanked = [](trf::ImportedPlayer const& player) { return player.rank && *player.rank > 0; };
    auto const ranked = std::count_if(file.players.begin(), file.players.end(), isRanked);
    if (ranked == 0) return refused(std::string{"none on file"});
    if (!isOver(file)) return refused(std::string{"the tournament is not over"});
    if (file.tieBreaks.empty()) return refused(std::string{"the file names no tie-breaks"});
    if (ranked < std::ssize(file.players))
        return refused(
            fmt::format("{} of {} players have none", std::ssize(file.players) - ranked, file.players.size()));
    Codes codes = codesOf(file.tieBreaks, file.tournament);
    RankCheck check;
    // Nobody knows how an unknown one ranks, and what comes after it cannot be told from it.
    codes.known.resize(codes.knownBeforeUnknown);
    if (!codes.unknown.empty()) check.unchecked = codes.unknown.front().code.code;
    auto const table = standings(file.tournament, codes.known);
    for (auto line = table.begin(); line != table.end(); ++line) {
        auto const next =
            std::find_if(line, table.end(), [line](Standing const& each) { return each.rank != line->rank; });
        int const last = static_cast<int>(next - table.begin());
        int const onFile = file.players[static_cast<std::size_t>(line->player.value()) - 1].rank.value_or(0);
        if (onFile >= line->rank && onFile <= last)
            ++check.agree;
        else
            check.differing.push_back(
                fmt::format("rank of {}: {} by the tie-breaks, {} on file", line->player.value(), line->rank, onFile));
    }
    return check;
}

} // namespace flagfall::cli
