// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/points_text.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/points.h"

#include <algorithm>
#include <type_traits>

namespace flagfall::pairing::trf {
namespace {

/// 299 names what a match was by these letters; a match that is not over, and the allocated bye (320), by none.
std::optional<char> typeOf(RoundRecord const& record) {
    if (auto const* const match = std::get_if<Played>(&record))
        return match->score == Score::Win ? 'W' : match->score == Score::Draw ? 'D' : 'L';
    if (std::holds_alternative<ForfeitWin>(record)) return '+';
    if (std::holds_alternative<ForfeitLoss>(record)) return '-';
    if (std::holds_alternative<FullPointBye>(record)) return 'F';
    if (std::holds_alternative<HalfPointBye>(record)) return 'H';
    if (std::holds_alternative<ZeroPointBye>(record)) return 'Z';
    return std::nullopt;
}

bool concerns(AbnormalPointsRecord const& record, int team, int round, RoundRecord const& match) {
    bool const isOfTeam =
        record.players.empty() || std::find(record.players.begin(), record.players.end(), team) != record.players.end();
    bool const isOfRound = record.round == 0 || record.round == round;
    auto const type = typeOf(match);
    return isOfTeam && isOfRound && type && (record.type == ' ' || record.type == *type);
}

void setPoints(RoundRecord& record, Points points) {
    std::visit(
        [points](auto& each) {
            if constexpr (!std::is_same_v<std::decay_t<decltype(each)>, Pending>) each.points = points;
        },
        record);
}

void assign(AbnormalPointsRecord const& record, Tournament& matches) {
    for (Participant& team : matches.participants)
        for (std::size_t i = 0; i < team.rounds.size(); ++i) {
            if (!concerns(record, team.number.value(), static_cast<int>(i) + 1, team.rounds[i])) continue;
            setPoints(team.rounds[i], *record.matchPoints);
            team.gamePoints[i] = record.gamePoints;
        }
}

/// Teams that have what record 310 says.
int agreeing(Draft const& draft, Tournament const& matches) {
    auto const agrees = [&matches](TeamRecord const& said) {
        Participant const& team = matches.participants[static_cast<std::size_t>(said.number) - 1];
        return pointsFromText(said.matchPoints) == scoreOf(team) &&
               pointsFromText(said.gamePoints) == gameScoreOf(team);
    };
    return static_cast<int>(std::count_if(draft.teams.records.begin(), draft.teams.records.end(), agrees));
}

} // namespace

bool isOfTeams(Draft const& draft, AbnormalPointsRecord const& record) {
    return draft.isOfTeams && record.matchPoints.has_value();
}

void takeMatchPoints(Draft const& draft, Tournament& matches, Remarks& remarks) {
    Tournament assigned = matches;
    // What is said of one team comes after what is said of all.
    for (bool const isNamed : {false, true})
        for (auto const& [record, place, code] : draft.abnormalPoints)
            if (record.players.empty() != isNamed && isOfTeams(draft, record)) assign(record, assigned);
    if (agreeing(draft, assigned) >= agreeing(draft, matches)) {
        matches = std::move(assigned);
        return;
    }
    for (auto const& [record, place, code] : draft.abnormalPoints)
        if (isOfTeams(draft, record))
            remarks.ignored(Remark::What::Contradiction, place, code,
                            decimalText(*record.matchPoints) + " " + decimalText(record.gamePoints));
}

} // namespace flagfall::pairing::trf
