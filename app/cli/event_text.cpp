// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/event_text.h"

#include "app/cli/act_text.h"
#include "app/cli/system_text.h"
#include "app/session/event/matches.h"
#include "app/session/event/open_games.h"
#include "app/session/event/second_score.h"
#include "app/session/event/text.h"
#include "clock/display.h"
#include "clock/typed_control.h"
#include "pairing/points_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagfall::cli {

using namespace session;

namespace {

/// As wide as `width` characters, whatever alphabet they are of.
std::string padded(std::string text, std::size_t width) {
    auto const size = characters(text);
    return size < width ? text.append(width - size, ' ') : text;
}

std::string line(std::string_view label, std::string_view value) {
    return value.empty() ? std::string() : fmt::format("{:<12}{}\n", label, oneLine(value));
}

std::string nameOf(EventState const& state, PlayerId id) {
    std::string const& name = state.nameOf(id);
    return name.empty() ? fmt::format("player {}", id.value()) : oneLine(name);
}

std::size_t longestName(EventState const& state) {
    std::size_t longest = 0;
    for (auto const& [id, player] : state.players) longest = std::max(longest, characters(player.details.name));
    for (auto const& [id, team] : state.teams) longest = std::max(longest, characters(team.details.name));
    return longest;
}

std::string pointsText(Points points) { return pairing::decimalText(points); }

// --- the parts -------------------------------------------------------------------------------------------------

std::string datesText(EventDetails const& details) {
    std::string text = details.begins ? isoDate(*details.begins) : "";
    return details.ends ? text + " to " + isoDate(*details.ends) : text;
}

std::string deputiesText(EventDetails const& details) {
    std::string text;
    for (std::string const& deputy : details.deputyArbiters) text += (text.empty() ? "" : ", ") + deputy;
    return text;
}

std::string detailsText(EventState const& state) {
    auto const& details = state.details;
    std::string text = line("event", details.name) + line("festival", details.festival) + line("place", details.place) +
                       line("federation", details.federation) + line("dates", datesText(details)) +
                       line("arbiter", details.chiefArbiter) + line("deputies", deputiesText(details)) +
                       line("laws", details.edition->code) + line("control", clock::writeControl(*details.control)) +
                       line("system", fmt::format("{}, {} rounds", details.system, plannedRounds(state)));
    if (details.firstBoard != BoardNumber{1})
        text += line("boards", fmt::format("from {}", details.firstBoard.value()));
    for (LadderStep const& step : details.ladder) text += line("match", ladderText({step}));
    std::string tieBreaks;
    for (auto const& tieBreak : details.tieBreaks)
        tieBreaks += (tieBreaks.empty() ? "" : ", ") + pairing::code(tieBreak);
    return text + line("tie-breaks", tieBreaks);
}

std::string playersText(EventState const& state) {
    std::string text = fmt::format("\n{} players\n", state.players.size());
    std::size_t const width = longestName(state);
    int place = 0;
    for (Player const* const player : state.playersInOrder()) {
        auto const& details = player->details;
        text += fmt::format(
            "{:>4}  {}  {:<3} {:<3} {:>4}{}\n", player->number ? player->number->value() : ++place,
            padded(details.name, width), titleText(details.title), details.federation,
            details.rating ? std::to_string(details.rating) : "",
            player->withdrawnFrom ? fmt::format("  withdrawn from round {} on", player->withdrawnFrom->value()) : "");
    }
    return text;
}

/// The teams with the players of their lists; nothing where players play for themselves.
std::string teamsText(EventState const& state) {
    if (!state.isOfTeams()) return {};
    std::string text = fmt::format("\n{} teams of {} boards\n", state.teams.size(), state.details.teams.boards);
    std::size_t const width = longestName(state);
    int place = 0;
    for (session::Team const* const team : state.teamsInOrder()) {
        std::string players;
        for (PlayerId const player : team->details.roster)
            players += (players.empty() ? "" : "; ") + nameOf(state, player);
        text += fmt::format("{:>4}  {}  {:>4}  {}\n", ++place, padded(team->details.name, width),
                            strengthOf(state, *team), players);
    }
    return text;
}

std::string_view phaseText(clock::Reading const& reading) {
    switch (reading.phase) {
    case clock::Phase::Ready: return "ready";
    case clock::Phase::Running: return reading.active == Colour::White ? "White to move" : "Black to move";
    case clock::Phase::Paused: return "stopped";
    case clock::Phase::Frozen: return "frozen";
    }
    return "";
}

std::string clockText(Board const& board, clock::Instant now) {
    if (!board.clock) return {};
    auto const reading = clock::read(*board.clock, now);
    auto const side = [&reading](Colour colour) {
        auto const& shown = reading.sides[colour];
        return clock::displayText(shown.total) + (shown.flag ? " flag" : "");
    };
    return fmt::format("{:>7}  {:>7}  {}{}", side(Colour::White), side(Colour::Black), phaseText(reading),
                       board.recovery ? ", to be set after a crash" : "");
}

/// With what a ruling beside it counts, in points.
std::string resultText(Board const& board) {
    if (board.result && board.scoreRuling)
        return fmt::format("{} counts {}:{}", code(*board.result), pointsText(board.scoreRuling->score.white),
                           pointsText(board.scoreRuling->score.black));
    if (board.result) return std::string(code(*board.result));
    return session::countsAsAdjourned(board) ? "adj." : "*";
}

std::string_view byeWord(Bye bye) {
    switch (bye) {
    case Bye::Allocated: return "bye";
    case Bye::HalfPoint: return "half-point bye";
    case Bye::FullPoint: return "full-point bye";
    case Bye::ZeroPoint: return "absent";
    }
    return "";
}

std::string roundText(EventState const& state, Round const& round, clock::Instant now) {
    std::string const game = round.game ? fmt::format(" (match round {}, game {}, {})", round.game->round,
                                                      round.game->game, gameKindWord(round.game->kind))
                                        : "";
    std::string text = fmt::format("\nround {}{}{}\n", round.number.value(), game, round.imported ? " (imported)" : "");
    std::size_t const width = longestName(state);
    for (session::Match const& match : round.matches) {
        auto const score = scoreOf(state, round, match);
        text += fmt::format("{:>4}  {}  {}  {}:{}{}\n", fmt::format("M{}", match.number),
                            padded(nameOf(state, match.home), width), padded(nameOf(state, match.away), width),
                            pointsText(score.home), pointsText(score.away),
                            score.open > 0 ? fmt::format("  {} open", score.open) : "");
    }
    for (Board const& board : round.boards)
        text += fmt::format("{:>4}  {}  {}  {:<8}{}\n", board.number.value(), padded(nameOf(state, board.white), width),
                            padded(nameOf(state, board.black), width), resultText(board), clockText(board, now));
    for (Rest const& rest : round.rests)
        text += fmt::format("      {}  {}\n", padded(nameOf(state, rest.player), width), byeWord(rest.bye));
    return text;
}

std::string standingsText(EventState const& state) {
    auto const open = openGames(state).size();
    std::string text = open == 0   ? "\nstandings\n"
                       : open == 1 ? "\nprovisional standings, 1 game without a result\n"
                                   : fmt::format("\nprovisional standings, {} games without a result\n", open);
    std::size_t const width = longestName(state);
    auto const second = secondScoreOf(state);
    for (auto const& standing : standingsOf(state)) {
        text += fmt::format("{:>4}  {}  {:>4}", standing.rank, padded(nameOf(state, standing.player), width),
                            pointsText(standing.points));
        if (second != SecondScore::None) text += fmt::format("  {:>4}", pointsText(standing.secondary));
        for (std::size_t i = 0; i < standing.tieBreaks.size() && i < state.details.tieBreaks.size(); ++i)
            text += fmt::format("  {} {}", pairing::code(state.details.tieBreaks[i]),
                                pairing::valueText(standing.tieBreaks[i]));
        text += "\n";
    }
    return text;
}

std::string matchesText(EventState const& state) {
    auto const matches = matchesOf(state);
    if (matches.empty()) return {};
    std::string text = "\nmatches\n";
    std::size_t const width = longestName(state);
    auto const name = [&](std::optional<PlayerId> player) {
        return padded(player ? nameOf(state, *player) : std::string{"-"}, width);
    };
    for (pairing::TreeMatch const& match : matches)
        text += fmt::format("{:>4}  {}  {}  {}{}\n", match.forThird ? "3rd" : std::to_string(match.round),
                            name(match.upper), name(match.lower), decidedText(match.how),
                            match.winner ? ": " + nameOf(state, *match.winner) : "");
    return text;
}

} // namespace

std::string eventText(History const& history) {
    if (history.acts().empty()) return "no acts yet\n";
    auto const& last = history.acts().back();
    auto const& state = history.state();
    std::string text =
        line("after act", fmt::format("{}, {}, {}", last.seq.value(), utcText(last.wall), axisText(last.at)));
    if (!state.opened()) return text + "the event is not opened yet\n";
    text += detailsText(state) + playersText(state) + teamsText(state);
    for (Round const& round : state.rounds) text += roundText(state, round, last.at);
    return state.rounds.empty() ? text : text + standingsText(state) + matchesText(state);
}

std::string fromWhom(session::Origin const& origin) {
    if (origin.person.empty()) return origin.station.text();
    std::string const role = origin.role.empty() ? std::string{} : fmt::format(" ({})", origin.role.text());
    return fmt::format("{}{} at {}", origin.person.text(), role, origin.station.text());
}

} // namespace flagfall::cli
