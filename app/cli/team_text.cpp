// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team_text.h"

#include "app/cli/card_text.h"
#include "app/cli/export_words.h"
#include "app/session/reports/team_card.h"
#include "pairing/points_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagfall::cli {
namespace {

using namespace pairing;

std::string bothText(bool byMatches, Points matches, Points games) {
    std::string const one = decimalText(matches) + " match points";
    std::string const other = decimalText(games) + " game points";
    return byMatches ? one + ", " + other : other + ", " + one;
}

std::string_view colourWord(Colour colour) { return colour == Colour::White ? "white" : "black"; }

struct ByeWord {
    std::string_view operator()(AllocatedBye const&) const { return "pairing-allocated bye"; }
    std::string_view operator()(HalfPointBye const&) const { return "half-point bye"; }
    std::string_view operator()(FullPointBye const&) const { return "full-point bye"; }
    std::string_view operator()(auto const&) const { return "no match"; }
};

Points gamesIn(Participant const& team, std::size_t round) {
    return round < team.gamePoints.size() ? team.gamePoints[round] : noPoint;
}

std::string boardWord(session::TeamBoard const& board) {
    switch (board.what) {
    case session::TeamBoard::What::Open: return "*";
    case session::TeamBoard::What::Forfeit: return board.points == noPoint ? "-" : "+";
    case session::TeamBoard::What::Game: break;
    }
    return decimalText(board.points);
}

std::string matchLine(session::EventState const& event, session::TeamRound const& round) {
    std::string const opponent = round.opponent ? event.nameOf(*round.opponent) : ExportWords{}.bye(round.bye);
    std::string result;
    if (round.opponent) result = fmt::format("{} - {}", decimalText(round.own), decimalText(round.others));
    if (round.isForfeited && round.opponent) result += " forfeit";
    return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", round.round.value(),
                       round.opponent ? colourWord(round.colour) : "", opponent,
                       round.opponentRank ? std::to_string(*round.opponentRank) : "", result, floatWord(round.floated),
                       round.isOpen ? "*" : decimalText(round.matchPoints), decimalText(round.gamePoints),
                       decimalText(round.matchesUntil), decimalText(round.gamesUntil));
}

std::string memberLine(session::EventState const& event, session::TeamMember const& member) {
    session::CompetitorFacts const facts = session::factsOf(event, member.player);
    std::string text = fmt::format("{}\t{}\t", facts.name, facts.rating > 0 ? std::to_string(facts.rating) : "");
    for (std::size_t i = 0; i < member.boards.size(); ++i)
        text += (i == 0 ? "" : ",") + std::to_string(member.boards[i]);
    for (auto const& round : member.rounds) {
        text += "\t";
        for (session::TeamBoard const& board : round) text += boardWord(board);
    }
    return text + fmt::format("\t{}\t{}\t{}\n", decimalText(member.points), member.games,
                              member.performance ? std::to_string(*member.performance) : "");
}

} // namespace

std::string teamScoresText(Tournament const& tournament, Standing const& line) {
    bool const byMatches = tournament.primary == TeamScore::MatchPoints;
    return bothText(byMatches, byMatches ? line.points : line.secondary, byMatches ? line.secondary : line.points);
}

std::string teamMatchesText(Tournament const& tournament, std::vector<Standing> const& table, PlayerId team,
                            std::function<std::string(PlayerId)> const& nameOf) {
    auto const& all = tournament.participants;
    auto const self = std::ranges::find(all, team, &Participant::id);
    if (self == all.end()) return {};
    bool const byMatches = tournament.primary == TeamScore::MatchPoints;
    std::string text;
    for (std::size_t i = 0; i < self->rounds.size(); ++i) {
        RoundRecord const& record = self->rounds[i];
        text += fmt::format("  round {}: ", i + 1);
        std::string const counts = bothText(byMatches, pointsOf(record), gamesIn(*self, i));
        auto const game = scheduledGame(record);
        auto const other = game ? std::ranges::find(all, game->opponent, &Participant::id) : all.end();
        if (other == all.end()) {
            text += fmt::format("{}, {}\n", std::visit(ByeWord{}, record), counts);
            continue;
        }
        auto const rank = std::ranges::find(table, game->opponent, &Standing::player);
        text += fmt::format("{}, rank {}, {} on board 1: {} - {}", nameOf(game->opponent),
                            rank == table.end() ? 0 : rank->rank, colourWord(game->colour),
                            decimalText(gamesIn(*self, i)), decimalText(gamesIn(*other, i)));
        auto const* const match = std::get_if<Played>(&record);
        bool const isForfeit = match ? !hasPlayedGame(*match) : !std::holds_alternative<Pending>(record);
        if (isForfeit) text += " by forfeit";
        text += std::holds_alternative<Pending>(record) ? ", not over\n" : ", " + counts + "\n";
    }
    return text;
}

std::string teamCardText(session::EventState const& event, PlayerId team) {
    auto const card = session::teamCard(event, team);
    if (!card) return {};
    bool const byMatches = session::systemRulesOf(event).primary == TeamScore::MatchPoints;
    std::string text = fmt::format("{}, {}, {}\n", event.nameOf(team),
                                   card->rank ? fmt::format("rank {}", *card->rank) : "without a rank",
                                   bothText(byMatches, card->matchPoints, card->gamePoints));
    text += "round\tcolour\topponent\trank\tresult\tfloat\tmatch points\tgame points\tmatch points until then\t"
            "game points until then\n";
    for (session::TeamRound const& round : card->rounds) text += matchLine(event, round);
    text += "\nplayer\trating\tboards";
    for (session::TeamRound const& round : card->rounds) text += fmt::format("\tround {}", round.round.value());
    text += "\tpoints\tgames\tperformance\n";
    for (session::TeamMember const& member : card->members) text += memberLine(event, member);
    return text + "points, games and performance are of games over the board\n";
}

} // namespace flagfall::cli
