// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/event_report.h"

#include "app/session/decide/manual_pairing.h"
#include "app/session/event/matches.h"
#include "app/session/event/open_games.h"
#include "app/session/event/playing_day.h"
#include "app/session/reports/rating_report.h"
#include "clock/typed_control.h"
#include "pairing/acceleration/baku_group.h"
#include "pairing/points_text.h"
#include "pairing/tiebreaks/values.h"
#include "pairing/trf/cells.h"
#include "pairing/trf/records.h"
#include "pairing/trf/team_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace flagfall::session {
namespace {

namespace trf = pairing::trf;

std::string dateText(std::optional<Date> const& date) {
    if (!date) return {};
    return fmt::format("{:04}/{:02}/{:02}", static_cast<int>(date->year()), static_cast<unsigned>(date->month()),
                       static_cast<unsigned>(date->day()));
}

/// `1990-04-12` as `1990/04/12`, a year alone as `1990/00/00`.
char letterOf(Bye bye) {
    switch (bye) {
    case Bye::Allocated: return 'U';
    case Bye::HalfPoint: return 'H';
    case Bye::FullPoint: return 'F';
    case Bye::ZeroPoint: break;
    }
    return 'Z';
}

class ReportMaker {
public:
    ReportMaker(EventState const& state, OpenGamesInReport open)
        : m_state(state), m_tournament(state.isOfTeams() ? tournamentOfBoards(state) : tournamentOf(state)),
          m_cells(trf::cellsOf(m_tournament)), m_open(open), m_openGames(openGames(state).size()) {
        for (pairing::Participant const& each : m_tournament.participants)
            m_numbers.emplace(each.id, each.number.value());
        if (state.isOfTeams())
            for (Team const* const team : state.teamsInOrder()) m_numbers.emplace(team->id, ++m_teams);
        if (m_openGames > 0) return;
        for (pairing::Standing const& standing : standingsOf(state)) m_ranks.emplace(standing.player, standing.rank);
    }

    trf::Report make() {
        writeHeader();
        writeInterim();
        writeAlterations();
        writeAdjournments();
        writeWithdrawals();
        writeCorrections();
        writeLots();
        writeRatingsUsed();
        writeLaterRatings();
        for (pairing::Participant const& each : m_tournament.participants) line(lineOf(playerOf(each)));
        writeNationalData();
        writeScoreRulings();
        if (m_state.isOfTeams()) {
            for (std::string& each : trf::teamLinesOf(teams())) line(std::move(each));
            return std::move(m_report);
        }
        for (trf::ByeRecord const& bye : byesToCome()) line(lineOf(bye));
        writeAcceleration();
        for (trf::ProhibitionRecord const& each : prohibitions()) line(lineOf(each));
        return std::move(m_report);
    }

private:
    void line(std::string text) { m_report.lines.push_back(std::move(text)); }
    void text(std::string_view code, std::string const& value) {
        if (!value.empty()) line(trf::textLine(code, value));
    }

    [[nodiscard]] int numberOf(PlayerId player) const { return m_numbers.at(player); }

    void writeHeader() {
        EventDetails const& details = m_state.details;
        auto const rated = std::ranges::count_if(
            m_state.players, [&details](auto const& entry) { return fideRatingOf(details, entry.second.details) > 0; });
        text("012", details.name);
        text("022", details.place);
        text("032", details.federation);
        text("042", dateText(details.begins));
        text("052", dateText(details.ends));
        text("062", std::to_string(m_state.players.size()));
        text("072", std::to_string(rated));
        if (m_state.isOfTeams()) text("082", std::to_string(m_teams));
        text("092", std::string{systemRulesOf(m_state).words});
        text("102", details.chiefArbiter);
        for (std::string const& deputy : details.deputyArbiters) text("112", deputy);
        text("122", clock::writeControl(*details.control));
        writeRoundDates();
        // Of an exhibition every board is a round of the file.
        text("142", std::to_string(std::max(plannedRounds(m_state), roundsOnFile(m_tournament))));
        if (details.initialColour) text("152", *details.initialColour == Colour::White ? "W" : "B");
        writeScoring(m_tournament.scoring);
        line(lineOf(trf::StartingRankRecord{details.federation, std::string{startingRankMethod(m_state)}}));
        text("182", "Flagfall " FLAGFALL_VERSION);
        std::string_view const reportedAs = systemRulesOf(m_state).reportedAs;
        text("192", reportedAs.empty() ? details.system : std::string{reportedAs});
        std::string list = "PTS";
        for (pairing::TieBreak const& tieBreak : details.tieBreaks) list += fmt::format(",{}", pairing::code(tieBreak));
        text("212", list);
        // Where the record has no words for all of the control, 122 alone says it.
        std::string const seconds = clock::secondsText(*details.control);
        if (auto const read = clock::parseSeconds(seconds); read && *read == *details.control) text("222", seconds);
    }

    void writeRoundDates() {
        trf::RoundDatesRecord record;
        for (int round = 1; round <= plannedRounds(m_state); ++round)
            record.days.push_back(dayOfRound(m_state.details, RoundNumber{round}));
        if (std::ranges::any_of(record.days, [](auto const& day) { return day.has_value(); })) line(lineOf(record));
    }

    void writeScoring(pairing::Scoring const& scoring) {
        if (scoring == pairing::Scoring{} && m_openGames == 0) return;
        trf::ScoringRecord record;
        if (pairing::Scoring::of(scoring.win, scoring.draw, scoring.loss) != pairing::Scoring{})
            record.points = {{'W', scoring.win}, {'D', scoring.draw}, {'L', scoring.loss}};
        if (scoring != pairing::Scoring{}) record.points.emplace_back('P', scoring.allocatedBye);
        if (scoring.zeroPointBye != noPoint) record.points.emplace_back('A', scoring.zeroPointBye);
        if (m_openGames > 0) record.points.emplace_back('X', scoring.draw); // what `?` counts in these points (VCL 165)
        line(lineOf(record));
        // 162 has no symbol for a forfeit: its A is for every absence.
        auto const ofAll = [this](char type, Points points) {
            line(lineOf(trf::AbnormalPointsRecord{type, std::nullopt, points, 0, {}}));
        };
        if (scoring.forfeitWin != scoring.win) ofAll('+', scoring.forfeitWin);
        if (scoring.forfeitLoss != scoring.zeroPointBye) ofAll('-', scoring.forfeitLoss);
    }

    // --- comments: what is open (VCL 169), and what the arbiter's hands have made of a pairing (VCL 69) -------

    void writeInterim() {
        if (m_openGames == 0) return;
        line(fmt::format("### Interim @ Round {}: {} {} without a result", m_state.rounds.back().number.value(),
                         m_openGames, m_openGames == 1 ? "game" : "games"));
    }

    void writeAlterations() {
        for (Round const& round : m_state.rounds) {
            if (!round.byRules) continue;
            pairing::RoundPairing const played = pairingOf(round);
            bool const isPaired = !round.byRules->pairs.empty() || !round.byRules->byes.empty();
            if (isPaired && boardsThatDiffer(played, *round.byRules) == 0) continue; // other boards, the same games
            line(fmt::format("### MPA @ Round {}: {} => {}", round.number.value(),
                             isPaired ? differing(*round.byRules, played) : "no pairing",
                             differing(played, *round.byRules)));
        }
    }

    /// A game that later rounds were paired without, as if it were drawn, and that was not (the checklist, 163).
    void writeAdjournments() {
        for (Round const& round : m_state.rounds)
            for (Board const& board : round.boards)
                if (board.pairedWhileOpen && board.result &&
                    points(*board.result) != ByColour<Points>{halfPoint, halfPoint})
                    line(lineOf(trf::AdjournmentRecord{round.number.value(), numberOf(board.white),
                                                       numberOf(board.black), *board.result}));
    }

    /// Who has left a table: whether his games count is told by nothing else.
    void writeWithdrawals() {
        if (systemRulesOf(m_state).withdrawal != pairing::Withdrawal::ForfeitsOrAnnuls) return;
        std::map<int, std::vector<int>> left;
        for (Competitor const* const each : m_state.competitorsInOrder())
            if (each->withdrawnFrom) left[each->withdrawnFrom->value()].push_back(numberOf(each->id));
        for (auto const& [round, numbers] : left) line(lineOf(trf::WithdrawalRecord{round, numbers}));
    }

    /// A result that the next round was paired with, and that was corrected since (the checklist, 190).
    void writeCorrections() {
        for (Round const& round : m_state.rounds)
            for (Board const& board : round.boards)
                if (board.pairedWith && board.result && *board.pairedWith != *board.result)
                    line(fmt::format("### Correction @ Round {}: {}-{}: {} => {}", round.number.value(),
                                     numberOf(board.white), numberOf(board.black), code(*board.pairedWith),
                                     code(*board.result)));
    }

    /// They are drawn once, and go with the event (the checklist, 206).
    void writeLots() {
        auto const& chosen = m_state.details.tieBreaks;
        if (!m_state.tieBreakLot ||
            std::ranges::find(chosen, pairing::TieBreakKind::Lots, &pairing::TieBreak::kind) == chosen.end())
            return;
        trf::LotsRecord record{static_cast<std::uint64_t>(*m_state.tieBreakLot), {}};
        auto const tournament = tournamentOf(m_state);
        auto const values = pairing::valuesOf(pairing::Fields{tournament}, {pairing::TieBreakKind::Lots});
        std::vector<std::pair<std::int64_t, int>> lots;
        for (std::size_t place = 0; place < values.size(); ++place)
            lots.emplace_back(values[place].tenThousandths.value_or(0), tournament.participants[place].number.value());
        std::ranges::sort(lots);
        for (auto const& [lot, number] : lots) record.order.push_back(number);
        line(lineOf(record));
    }

    /// With the virtual points of all rounds, where there are some.
    [[nodiscard]] trf::TeamEvent teams() const {
        trf::TeamEvent event{tournamentOf(m_state), {}, {}, m_state.details.teams.colours};
        if (auto const* const system = pairing::systemByCode(m_state.details.system))
            pairing::addVirtualPoints(event.matches, system->accelerated(event.matches));
        for (pairing::Participant const& team : event.matches.participants) {
            TeamDetails const& details = m_state.team(team.id)->details;
            trf::TeamDetails said{details.name, details.shortName, std::to_string(team.rating), {}};
            if (team.rating == 0) said.strength.clear();
            if (auto const rank = m_ranks.find(team.id); rank != m_ranks.end()) said.rank = rank->second;
            event.teams.push_back(std::move(said));
        }
        for (pairing::Participant const& player : m_tournament.participants) event.players.push_back(player.id);
        event.byes = byesToCome();
        event.prohibitions = prohibitions();
        return event;
    }
    /// `12-3 9=PAB`: what one pairing has and the other has not, White first.
    [[nodiscard]] std::string differing(pairing::RoundPairing const& pairing,
                                        pairing::RoundPairing const& other) const {
        pairing::RoundPairing const only = onlyIn(pairing, other);
        std::string text;
        for (pairing::Pair const& pair : only.pairs)
            text += fmt::format("{}{}-{}", text.empty() ? "" : " ", numberOf(pair.white), numberOf(pair.black));
        for (PlayerId const bye : only.byes) text += fmt::format("{}{}=PAB", text.empty() ? "" : " ", numberOf(bye));
        return text;
    }

    [[nodiscard]] trf::PlayerRecord playerOf(pairing::Participant const& participant) const {
        PlayerDetails const& details = m_state.player(participant.id)->details;
        trf::PlayerRecord record;
        record.number = participant.number.value();
        record.sex = details.sex == Sex::Man ? "m" : details.sex == Sex::Woman ? "w" : "";
        record.title = titleText(details.title);
        record.name = details.name;
        int const rating = fideRatingOf(m_state.details, details);
        record.rating = rating > 0 ? std::to_string(rating) : "";
        record.federation = details.federation;
        record.fideId = details.fideId;
        record.birth = birthInReport(details.birth);
        record.points = pairing::decimalText(pointsInReport(participant));
        if (auto const rank = m_ranks.find(participant.id); rank != m_ranks.end())
            record.rank = std::to_string(rank->second);
        record.cells = m_cells[static_cast<std::size_t>(participant.number.value()) - 1];
        return record;
    }

    /// With a draw for each game that is marked `?`, as the next round is paired by (TRF26, 162 X; VCL 167).
    [[nodiscard]] Points pointsInReport(pairing::Participant const& participant) const {
        Points points = scoreOf(participant);
        if (m_open == OpenGamesInReport::WithoutPoints) return points;
        for (pairing::RoundRecord const& record : participant.rounds)
            if (std::holds_alternative<pairing::Pending>(record)) points += m_tournament.scoring.draw;
        return points;
    }

    /// Whose records a player's national rating and ID are: the federation's of the event, or, where it has none, that
    /// of the player.
    [[nodiscard]] std::string const& nationOf(PlayerDetails const& player) const {
        std::string const& ofEvent = m_state.details.federation;
        return ofEvent.empty() ? player.federation : ofEvent;
    }
    /// What that federation knows of the players: its ratings and its IDs.
    void writeNationalData() {
        for (pairing::Participant const& each : m_tournament.participants) {
            PlayerDetails const& details = m_state.player(each.id)->details;
            bool const saysNothing = details.nationalRating == 0 && details.nationalId.empty();
            if (saysNothing || nationOf(details).empty()) continue;
            trf::PlayerRecord record;
            record.number = each.number.value();
            record.name = details.name;
            record.rating = details.nationalRating > 0 ? std::to_string(details.nationalRating) : "";
            record.federation = details.federation;
            record.fideId = details.nationalId;
            line(nationalLineOf(nationOf(details), record));
        }
    }

    /// Where the two ratings and the method of 172 do not tell it, as a comment: the specification has no place for it.
    void writeRatingsUsed() {
        constexpr std::size_t inLine = 10;
        auto const method = ratingMethodOf(startingRankMethod(m_state));
        trf::RatingsUsedRecord record;
        auto const write = [&] {
            if (!record.ratings.empty()) line(lineOf(std::exchange(record, {})));
        };
        for (pairing::Participant const& each : m_tournament.participants) {
            PlayerDetails const& details = m_state.player(each.id)->details;
            int const national = nationOf(details).empty() ? 0 : details.nationalRating;
            if (pairing::ratingTold(method, fideRatingOf(m_state.details, details), national) == details.rating)
                continue;
            record.ratings.emplace_back(each.number.value(), details.rating);
            if (record.ratings.size() == inLine) write();
        }
        write();
    }

    /// A line for each player who has them: the specification knows one rating of a player.
    void writeLaterRatings() {
        for (pairing::Participant const& each : m_tournament.participants) {
            trf::LaterRatingsRecord record;
            for (auto const& [round, rating] : m_state.player(each.id)->details.laterRatings)
                record.ratings.push_back({each.number.value(), rating, round.value()});
            if (!record.ratings.empty()) line(lineOf(record));
        }
    }

    /// Points beside the result: a record 299 for each player who has others than the letters say.
    void writeScoreRulings() {
        for (pairing::Participant const& each : m_tournament.participants)
            for (std::size_t i = 0; i < each.rounds.size(); ++i)
                if (auto const* const game = std::get_if<pairing::Played>(&each.rounds[i])) writeRuling(each, i, *game);
    }
    void writeRuling(pairing::Participant const& player, std::size_t index, pairing::Played const& game) {
        if (game.points == m_tournament.scoring.of(game.score)) return;
        char const type = game.score == pairing::Score::Win ? 'W' : game.score == pairing::Score::Draw ? 'D' : 'L';
        line(lineOf(trf::AbnormalPointsRecord{
            type, std::nullopt, game.points, static_cast<int>(index) + 1, {player.number.value()}}));
    }

    // --- what the rounds to come are paired by ---------------------------------------------------------------

    /// Those asked for or given, of who comes later, and of who has left.
    [[nodiscard]] std::vector<trf::ByeRecord> byesToCome() const {
        if (!systemRulesOf(m_state).grantsByes) return {};
        std::map<std::pair<int, char>, std::vector<int>> byes;
        for (Competitor const* const each : m_state.competitorsInOrder())
            for (int round = m_state.nextRound().value(); round <= plannedRounds(m_state); ++round)
                if (auto const bye = restIn(*each, RoundNumber{round}))
                    byes[{round, session::letterOf(*bye)}].push_back(numberOf(each->id));
        std::vector<trf::ByeRecord> records;
        for (auto const& [key, numbers] : byes) records.push_back({key.second, key.first, numbers});
        return records;
    }

    static std::optional<Bye> restIn(Competitor const& one, RoundNumber round) {
        if (one.withdrawnFrom && *one.withdrawnFrom <= round) return Bye::ZeroPoint;
        if (round < one.from) return one.missed;
        return byeIn(one, round);
    }

    void writeAcceleration() {
        auto const* const system = pairing::systemByCode(m_state.details.system);
        if (!system) return;
        for (pairing::AcceleratedGroup const& group : system->accelerated(m_tournament))
            line(lineOf(trf::AccelerationRecord{std::nullopt, group.points, group.firstRound, group.lastRound,
                                                group.firstNumber, group.lastNumber}));
    }

    [[nodiscard]] std::vector<trf::ProhibitionRecord> prohibitions() const {
        if (!systemRulesOf(m_state).heedsProhibitions) return {};
        std::vector<trf::ProhibitionRecord> records;
        for (Prohibition const& one : m_state.prohibited)
            records.push_back({one.only ? one.only->value() : 1,
                               one.only ? one.only->value() : plannedRounds(m_state),
                               {numberOf(one.first), numberOf(one.second)}});
        return records;
    }

    EventState const& m_state;
    pairing::Tournament m_tournament;
    std::vector<std::vector<trf::Cell>> m_cells;
    std::map<PlayerId, int> m_numbers; ///< of players, and of teams
    int m_teams = 0;
    OpenGamesInReport m_open;
    std::size_t m_openGames;
    std::map<PlayerId, int> m_ranks; ///< none while games are open
    trf::Report m_report;
};

} // namespace

std::string birthInReport(std::string birth) {
    if (birth.size() == 4) return birth + "/00/00";
    std::replace(birth.begin(), birth.end(), '-', '/');
    return birth;
}

std::string_view startingRankMethod(EventState const& state) {
    if (state.details.ratingMethod) return ratingMethodCode(*state.details.ratingMethod);
    auto const explains = [&state](RatingMethod method, PlayerDetails const& player) {
        int const fide = fideRatingOf(state.details, player); // as 001 has it
        return ratingBy(method, fide, player.nationalRating).value_or(player.rating) == player.rating;
    };
    // The first that gives everybody the rating by which they are numbered; the last one gives any.
    for (RatingMethod const method : ratingMethods())
        if (std::ranges::all_of(state.players, [&](auto const& one) { return explains(method, one.second.details); }))
            return ratingMethodCode(method);
    return {};
}

trf::Report reportOf(EventState const& state, OpenGamesInReport open) { return ReportMaker{state, open}.make(); }

} // namespace flagfall::session
