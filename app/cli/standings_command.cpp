// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standings_command.h"

#include "app/cli/card_text.h"
#include "app/cli/event_file.h"
#include "app/cli/found_files.h"
#include "app/cli/report_file.h"
#include "app/cli/shown_text.h"
#include "app/cli/standing_text.h"
#include "app/cli/system_text.h"
#include "app/cli/team_text.h"
#include "app/entries/source.h"
#include "app/session/event/open_games.h"
#include "app/storage/postgres_address.h"
#include "pairing/points_text.h"
#include "pairing/standing_explanation.h"
#include "pairing/system_standings.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/system_of_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
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
    for (std::string& code : trf::words(text, ", "))
        if (code != "PTS") listed.push_back({std::move(code), {}}); // the list of record 212 begins with the score
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

/// What is ranked: the players of a report file, or of an event of this program.
struct Ranked {
    struct Player {
        int number = 0;
        std::string name;
    };
    Tournament tournament;
    std::map<PlayerId, Player> players;
    bool isProvisional = false;
    PairingSystem const* system = nullptr; ///< none: the program does not know it
    std::set<PlayerId> only{};             ///< who is shown, of a category; empty: everybody

    [[nodiscard]] bool isOfTeams() const { return tournament.boards > 0; }
    [[nodiscard]] bool hasSystemScore() const { return system && system->rules().way == PairingWay::Keizer; }
};

std::string headingText(Ranked const& ranked, Codes const& codes) {
    std::string text = ranked.isProvisional ? "provisional rank" : "rank";
    bool const byMatches = ranked.tournament.primary == TeamScore::MatchPoints;
    text += ranked.hasSystemScore() ? "\tnumber\tname\tscore\tpoints"
            : !ranked.isOfTeams()   ? "\tnumber\tname\tpoints"
            : byMatches             ? "\tteam\tname\tmatch points\tgame points"
                                    : "\tteam\tname\tgame points\tmatch points";
    for (std::string const& name : codes.names) text += "\t" + name;
    return text + "\n";
}

Ranked rankedPlayers(trf::ImportedTournament const& file) {
    Ranked ranked{file.teams.empty() ? tournamentThatCounts(file) : file.tournament, {}, openGames(file) > 0};
    for (Participant const& each : file.tournament.participants)
        ranked.players[each.id] = {each.number.value(),
                                   file.players[static_cast<std::size_t>(each.number.value()) - 1].name};
    return ranked;
}

/// Its teams, where the file has any.
Ranked rankedIn(trf::ImportedTournament const& file) {
    PairingSystem const* const system = systemByCode(systemOf(file));
    if (file.teams.empty()) {
        Ranked ranked = rankedPlayers(file);
        ranked.system = system;
        return ranked;
    }
    Ranked ranked{tournamentThatCounts(file), {}, openGames(file) > 0, system};
    for (trf::ImportedTeam const& team : file.teams)
        ranked.players[PlayerId{team.number.value()}] = {team.number.value(), team.name};
    return ranked;
}

std::string lineText(Ranked const& ranked, Standing const& line, int rank) {
    auto const& [number, name] = ranked.players.at(line.player);
    std::string text = fmt::format("{}\t{}\t{}", rank, number, name);
    if (ranked.hasSystemScore()) text += "\t" + decimalText(line.secondary);
    text += "\t" + decimalText(line.points);
    if (ranked.isOfTeams()) text += "\t" + decimalText(line.secondary);
    for (TieBreakValue const& value : line.tieBreaks) text += "\t" + valueText(value);
    return text + "\n";
}

std::string tableText(Ranked const& ranked, Codes const& codes) {
    std::string text = headingText(ranked, codes);
    int shown = 0;
    int rank = 0; // of a category among its own
    int last = 0;
    for (Standing const& line : standingsBy(ranked.system, ranked.tournament, codes.known)) {
        if (!ranked.only.empty() && !ranked.only.contains(line.player)) continue;
        ++shown;
        if (line.rank != std::exchange(last, line.rank)) rank = shown;
        text += lineText(ranked, line, rank);
    }
    return text;
}

/// Below the teams their players, by points alone.
std::string playersText(trf::ImportedTournament const& file) {
    return file.teams.empty() ? std::string{} : "\n" + tableText(rankedPlayers(file), {});
}

std::string teamExplanationText(Ranked const& ranked, Codes const& codes, PlayerId team) {
    auto const nameOf = [&ranked](PlayerId id) {
        auto const& [number, name] = ranked.players.at(id);
        return fmt::format("{} {}", number, name);
    };
    StandingExplainer const explainer(ranked.tournament, codes.known);
    auto const explained = explainer.explain(team);
    bool const byMatches = ranked.tournament.primary == TeamScore::MatchPoints;
    StandingWords const words{byMatches ? "match points" : "game points",
                              teamMatchesText(ranked.tournament, explainer.standings(), team, nameOf)};
    return fmt::format("{}, {}, ", nameOf(team), teamScoresText(ranked.tournament, explained->standing)) +
           standingText(*explained, codes.names, nameOf, words);
}

std::string explanationText(Ranked const& ranked, Codes const& codes, PlayerId player) {
    if (ranked.isOfTeams()) return teamExplanationText(ranked, codes, player);
    auto const nameOf = [&ranked](PlayerId id) {
        auto const& [number, name] = ranked.players.at(id);
        return fmt::format("{} {}", number, name);
    };
    auto const ranking = ranked.system ? ranked.system->ranking(ranked.tournament) : std::vector<SystemRank>{};
    if (auto const rank = std::ranges::find(ranking, player, &SystemRank::player); rank != ranking.end())
        return fmt::format("{}, rank {}\n", nameOf(player), rank->place) +
               placeText(*ranked.system, ranked.tournament, *rank, nameOf);
    auto const explained = explainStanding(counted(ranked.system, ranked.tournament), codes.known, player);
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

/// The table, and what comes below it, or the working of one player.
Outcome print(StandingsQuestion const& question, Ranked const& ranked, Codes const& codes, std::string const& below) {
    auto const& all = ranked.tournament.participants;
    if (!question.explained) {
        printShown(tableText(ranked, codes) + below);
        return codes.unknown.empty() ? Outcome::Good : Outcome::Damaged;
    }
    auto const player = std::find_if(all.begin(), all.end(), [&](Participant const& each) {
        return ranked.players.at(each.id).number == *question.explained;
    });
    if (player == all.end()) {
        complain(question.file,
                 fmt::format("there is no {} {}", ranked.isOfTeams() ? "team" : "player", *question.explained));
        return Outcome::Unreadable;
    }
    printShown(explanationText(ranked, codes, player->id));
    return codes.unknown.empty() ? Outcome::Good : Outcome::Damaged;
}

/// The card of one player or team of an event.
Outcome printCard(StandingsQuestion const& question, session::EventState const& state) {
    auto const order = state.competitorsInOrder();
    auto const place = static_cast<std::size_t>(*question.card) - 1;
    if (place >= order.size()) {
        complain(question.file,
                 fmt::format("there is no {} {}", state.isOfTeams() ? "team" : "player", *question.card));
        return Outcome::Unreadable;
    }
    PlayerId const id = order[place]->id;
    printShown(state.isOfTeams() ? teamCardText(state, id) : cardText(state, id));
    return Outcome::Good;
}

/// The players of a category; nobody, which has been said, where the event has none of this name or nobody is in it.
std::set<PlayerId> playersOf(StandingsQuestion const& question, session::EventState const& state) {
    std::set<PlayerId> players;
    for (auto const& [id, player] : state.players)
        if (std::ranges::count(categoriesOf(state.details, player.details), *question.category) > 0) players.insert(id);
    if (state.isOfTeams()) players.clear();
    if (players.empty())
        complain(question.file, fmt::format("there is no player in a category '{}'", *question.category));
    return players;
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
    auto const only = question.category ? playersOf(question, state) : std::set<PlayerId>{};
    if (question.category && only.empty()) return Outcome::Unreadable;
    auto const open = std::ssize(session::openGames(state));
    Ranked ranked{tournamentRanked(state), {}, open > 0, systemByCode(state.details.system), only};
    ranked.tournament.tieBreakRules = askedRules(question, ranked.tournament.tieBreakRules);
    // With those who have left: they keep their numbers.
    for (Participant const& each : tournamentOf(state).participants)
        ranked.players[each.id] = {each.number.value(), state.nameOf(each.id)};
    std::vector<trf::CodeAt> listed;
    for (TieBreak const& each : state.details.tieBreaks) listed.push_back({code(each), {}});
    Codes const codes = codesOf(question.tieBreaks ? listedIn(*question.tieBreaks) : listed, ranked.tournament);
    bool const isRefused = question.tieBreaks || question.unknown == UnknownTieBreaks::Refused;
    tellUnknown(question, codes, isRefused);
    if (isRefused && !codes.unknown.empty()) return Outcome::Unreadable;
    tellOpenGames(question, open);
    Outcome const printed = print(question, ranked, codes, {});
    return std::max(printed, conclude(*event));
}

Outcome printStandingsOf(FoundFile const& found, StandingsQuestion question) {
    question.file = found.name;
    auto const bytes = bytesOf(found);
    if (!bytes) return Outcome::Unreadable;
    if (entries::sourceKindOf(*bytes) == entries::SourceKind::Event) return printStandingsOfEvent(question);
    if (question.card || question.category) {
        complain(question.file,
                 fmt::format("{} is for an event of this program", question.card ? "--card" : "--category"));
        return Outcome::Unreadable;
    }
    auto file = trf::read(*bytes);
    if (!file) {
        complainOfWrong(question.file, file.error());
        return Outcome::Unreadable;
    }
    complainOfRemarks(question.file, file->remarks, TieBreakRemarks::Untold); // they are told with what comes of it
    Ranked ranked = rankedIn(*file);
    ranked.tournament.tieBreakRules = askedRules(question, ranked.tournament.tieBreakRules);
    Codes const codes =
        codesOf(question.tieBreaks ? listedIn(*question.tieBreaks) : file->tieBreaks, ranked.tournament);
    bool const isRefused = question.tieBreaks || question.unknown == UnknownTieBreaks::Refused;
    tellUnknown(question, codes, isRefused);
    if (isRefused && !codes.unknown.empty()) return Outcome::Unreadable;
    tellOpenGames(question, openGames(*file));
    return print(question, ranked, codes, playersText(*file));
}

} // namespace

Outcome printStandings(StandingsQuestion const& question) {
    if (storage::isPostgresAddress(question.file.string())) return printStandingsOfEvent(question);
    return forEachFile(question.file, Wanted::ReportsAndEvents,
                       [&question](FoundFile const& each) { return printStandingsOf(each, question); });
}

Expected<RankCheck, std::string> checkRanks(trf::ImportedTournament const& file) {
    std::vector<std::optional<int>> onFile;
    if (file.isOfTeams)
        for (trf::ImportedTeam const& team : file.teams) onFile.push_back(team.rank);
    else
        for (trf::ImportedPlayer const& player : file.players) onFile.push_back(player.rank);
    auto const ranked = std::ranges::count_if(onFile, [](auto const& rank) { return rank && *rank > 0; });
    if (ranked == 0) return refused(std::string{"none on file"});
    if (!isOver(file)) return refused(std::string{"the tournament is not over"});
    if (file.tieBreaks.empty()) return refused(std::string{"the file names no tie-breaks"});
    if (ranked < std::ssize(onFile))
        return refused(fmt::format("{} of {} {} have none", std::ssize(onFile) - ranked, onFile.size(),
                                   file.isOfTeams ? "teams" : "players"));
    Tournament const tournament = tournamentThatCounts(file);
    Codes codes = codesOf(file.tieBreaks, tournament);
    RankCheck check;
    // Nobody knows how an unknown one ranks, and what comes after it cannot be told from it.
    codes.known.resize(codes.knownBeforeUnknown);
    if (!codes.unknown.empty()) check.unchecked = codes.unknown.front().code.code;
    auto const table = standings(counted(systemByCode(systemOf(file)), tournament), codes.known);
    for (auto line = table.begin(); line != table.end(); ++line) {
        auto const next =
            std::find_if(line, table.end(), [line](Standing const& each) { return each.rank != line->rank; });
        int const last = static_cast<int>(next - table.begin());
        int const said = onFile[static_cast<std::size_t>(line->player.value()) - 1].value_or(0);
        if (said >= line->rank && said <= last)
            ++check.agree;
        else
            check.differing.push_back(fmt::format("rank of {}{}: {} by the tie-breaks, {} on file",
                                                  file.isOfTeams ? "team " : "", line->player.value(), line->rank,
                                                  said));
    }
    return check;
}

} // namespace flagfall::cli
