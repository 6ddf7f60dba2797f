// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standings_command.h"

#include "app/cli/card_text.h"
#include "app/cli/event_file.h"
#include "app/cli/file_bytes.h"
#include "app/cli/report_file.h"
#include "app/cli/shown_text.h"
#include "app/cli/standing_text.h"
#include "app/entries/source.h"
#include "app/session/event/open_games.h"
#include "app/storage/postgres_address.h"
#include "pairing/points_text.h"
#include "pairing/standing_explanation.h"
#include "pairing/trf/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
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
    bool const haveRatings = Field{tournament}.hasRatings();
    TieBreakRules const& rules = tournament.tieBreakRules;
    Codes codes;
    for (trf::CodeAt const& each : listed) {
        auto const tieBreak = tieBreakByCode(each.code);
        if (!tieBreak) {
            codes.unknown.push_back({each, "not a tie-break that is computed here"});
        } else if (asksForRatings(*tieBreak) && !haveRatings) {
            codes.unknown.push_back({each, "needs ratings, and some players have none"});
        } else if (tieBreak->kind == TieBreakKind::Lots && !rules.lotsSeed) {
            codes.unknown.push_back({each, "the seed of the lots is not known"});
        } else if (tieBreak->kind == TieBreakKind::Entered && rules.entered.empty()) {
            codes.unknown.push_back({each, "its values were entered by hand, and are not known here"});
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

std::string headingText(Codes const& codes, bool isProvisional, Tournament const& tournament) {
    std::string text = isProvisional ? "provisional rank" : "rank";
    bool const byMatches = tournament.primary == pairing::TeamScore::MatchPoints;
    text += tournament.boards == 0 ? "\tnumber\tname\tpoints"
            : byMatches            ? "\tteam\tname\tmatch points\tgame points"
                                   : "\tteam\tname\tgame points\tmatch points";
    for (std::string const& name : codes.names) text += "\t" + name;
    return text + "\n";
}

/// What is ranked: the players of a report file, or of an event of this program.
struct Ranked {
    struct Player {
        int number = 0;
        std::string name;
    };
    Tournament tournament;
    std::map<PlayerId, Player> players;
    bool isProvisional = false;
    /// As the event itself ranks them; none where something else was asked for.
    std::optional<std::vector<Standing>> table{};
};

Ranked rankedIn(trf::ImportedTournament const& file) {
    Ranked ranked{file.tournament, {}, openGames(file) > 0};
    for (Participant const& each : file.tournament.participants)
        ranked.players[each.id] = {each.number.value(),
                                   file.players[static_cast<std::size_t>(each.number.value()) - 1].name};
    return ranked;
}

std::string lineText(Ranked const& ranked, Standing const& line) {
    auto const& [number, name] = ranked.players.at(line.player);
    std::string text = fmt::format("{}\t{}\t{}\t{}", line.rank, number, name, decimalText(line.points));
    if (ranked.tournament.boards > 0) text += "\t" + decimalText(line.secondary);
    for (TieBreakValue const& value : line.tieBreaks) text += "\t" + valueText(value);
    return text + "\n";
}

std::string tableText(Ranked const& ranked, Codes const& codes) {
    std::string text = headingText(codes, ranked.isProvisional, ranked.tournament);
    auto const table = ranked.table ? *ranked.table : standings(ranked.tournament, codes.known);
    for (Standing const& line : table) text += lineText(ranked, line);
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

std::string explanationText(Ranked const& ranked, Codes const& codes, PlayerId player) {
    auto const nameOf = [&ranked](PlayerId id) {
        auto const& [number, name] = ranked.players.at(id);
        return fmt::format("{} {}", number, name);
    };
    auto const explained = explainStanding(ranked.tournament, codes.known, player);
    return fmt::format("{}, {} points, ", nameOf(player), decimalText(explained->standing.points)) +
           standingText(*explained, codes.names, nameOf);
}

void tellUnknown(StandingsQuestion const& question, Codes const& codes, bool isRefused) {
    for (UnknownCode const& unknown : codes.unknown)
        complain(question.file, unknownText(unknown) + (isRefused ? "" : "; left out"));
}

void tellOpenGames(StandingsQuestion const& question, std::ptrdiff_t open) {
    if (open > 0)
        complain(question.file, fmt::format("{} without a result: the ranks are provisional",
                                            open == 1 ? "1 game" : fmt::format("{} games", open)));
}

/// What is asked for instead of what the file says.
TieBreakRules askedRules(StandingsQuestion const& question, TieBreakRules rules) {
    if (question.lots) rules.lotsSeed = static_cast<std::uint64_t>(*question.lots);
    if (question.edition)
        rules.edition = *question.edition == "before-2023" ? TieBreakEdition::Before2023
                        : *question.edition == "2023"      ? TieBreakEdition::Of2023
                        : *question.edition == "2024"      ? TieBreakEdition::Of2024
                                                           : TieBreakEdition::Of2026;
    if (!question.unrated) return rules; // checked when it was read
    rules.unrated = unratedByWord(*question.unrated).value_or(rules.unrated);
    return rules;
}

/// The table, behind what comes before it, or the working of one player.
Outcome print(StandingsQuestion const& question, Ranked const& ranked, std::string const& before, Codes const& codes) {
    auto const& all = ranked.tournament.participants;
    if (!question.explained) {
        printShown(before + tableText(ranked, codes));
        return codes.unknown.empty() ? Outcome::Good : Outcome::Damaged;
    }
    auto const player = std::find_if(
        all.begin(), all.end(), [&](Participant const& each) { return each.number.value() == *question.explained; });
    if (player == all.end()) {
        complain(question.file, fmt::format("there is no player {}", *question.explained));
        return Outcome::Unreadable;
    }
    printShown(explanationText(ranked, codes, player->id));
    return codes.unknown.empty() ? Outcome::Good : Outcome::Damaged;
}

/// The card of one player of an event.
Outcome printCard(StandingsQuestion const& question, session::EventState const& state) {
    if (state.isOfTeams()) {
        complain(question.file, "a card is of players who play for themselves");
        return Outcome::Unreadable;
    }
    auto const order = state.playersInOrder();
    auto const place = static_cast<std::size_t>(*question.card) - 1;
    if (place >= order.size()) {
        complain(question.file, fmt::format("there is no player {}", *question.card));
        return Outcome::Unreadable;
    }
    printShown(cardText(state, order[place]->id));
    return Outcome::Good;
}

/// Of an event of this program: by its own tie-breaks, unless others are asked for.
Outcome printStandingsOfEvent(StandingsQuestion const& question) {
    auto const event = eventIn(question.file);
    if (!event) return event.error();
    session::EventState const& state = event->history.state();
    if (question.card) {
        Outcome const printed = printCard(question, state);
        return std::max(printed, conclude(*event));
    }
    auto const open = std::ssize(session::openGames(state));
    Ranked ranked{tournamentThatCounts(state), {}, open > 0};
    if (!question.tieBreaks && !question.lots && !question.edition && !question.unrated)
        ranked.table = session::standingsOf(state);
    ranked.tournament.tieBreakRules = askedRules(question, ranked.tournament.tieBreakRules);
    for (Participant const& each : ranked.tournament.participants)
        ranked.players[each.id] = {each.number.value(), state.nameOf(each.id)};
    std::vector<trf::CodeAt> listed;
    for (TieBreak const& each : state.details.tieBreaks) listed.push_back({code(each), {}});
    Codes const codes = codesOf(question.tieBreaks ? listedIn(*question.tieBreaks) : listed, ranked.tournament);
    bool const isRefused = question.tieBreaks || question.unknown == UnknownTieBreaks::Refused;
    tellUnknown(question, codes, isRefused);
    if (isRefused && !codes.unknown.empty()) return Outcome::Unreadable;
    tellOpenGames(question, open);
    Outcome const printed = print(question, ranked, {}, codes);
    return std::max(printed, conclude(*event));
}

} // namespace

Outcome printStandings(StandingsQuestion const& question) {
    if (storage::isPostgresAddress(question.file.string())) return printStandingsOfEvent(question);
    auto const bytes = bytesOf(question.file);
    if (!bytes) return Outcome::Unreadable;
    if (entries::sourceKindOf(*bytes) == entries::SourceKind::Event) return printStandingsOfEvent(question);
    if (question.card) {
        complain(question.file, "--card is for an event of this program");
        return Outcome::Unreadable;
    }
    auto file = trf::read(*bytes);
    if (!file) {
        complainOfWrong(question.file, file.error());
        return Outcome::Unreadable;
    }
    complainOfRemarks(question.file, file->remarks, TieBreakRemarks::Untold); // they are told with what comes of it
    file->tournament.tieBreakRules = askedRules(question, file->tournament.tieBreakRules);
    Codes const codes = codesOf(question.tieBreaks ? listedIn(*question.tieBreaks) : file->tieBreaks, file->tournament);
    bool const isRefused = question.tieBreaks || question.unknown == UnknownTieBreaks::Refused;
    tellUnknown(question, codes, isRefused);
    if (isRefused && !codes.unknown.empty()) return Outcome::Unreadable;
    tellOpenGames(question, openGames(*file));
    return print(question, rankedIn(*file), teamsText(*file), codes);
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
