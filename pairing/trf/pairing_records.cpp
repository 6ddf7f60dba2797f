// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/acceleration/baku.h"
#include "pairing/points_text.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/numbers.h"

#include <algorithm>
#include <set>

namespace flagfall::pairing::trf {
namespace {

using What = Remark::What;

/// Virtual points of everybody, round by round.
using VirtualPoints = std::vector<std::vector<Points>>;

VirtualPoints virtualPointsOf(Draft const& draft, ImportedTournament const& tournament) {
    auto const players = static_cast<int>(tournament.players.size());
    VirtualPoints all(tournament.players.size(), std::vector<Points>(static_cast<std::size_t>(tournament.rounds)));
    for (auto const& [record, place, code] : draft.accelerations)
        for (int player = std::max(1, record.firstPlayer); player <= std::min(players, record.lastPlayer); ++player)
            for (int round = std::max(1, record.firstRound); round <= std::min(tournament.rounds, record.lastRound);
                 ++round)
                all[static_cast<std::size_t>(player) - 1][static_cast<std::size_t>(round) - 1] +=
                    record.gamePoints.value_or(noPoint);
    return all;
}

/// Who was paired, or left over, in the first round, or will be.
std::set<PairingNumber> inFirstRound(ImportedTournament const& tournament) {
    std::set<PairingNumber> there;
    if (tournament.played.empty()) {
        for (ImportedPlayer const& player : tournament.players) there.insert(player.number);
        for (AnnouncedBye const& bye : tournament.announced)
            if (bye.round == RoundNumber{1}) there.erase(bye.player);
        return there;
    }
    for (ImportedGame const& game : tournament.played.front().games) there.insert({game.white, game.black});
    for (ImportedBye const& bye : tournament.played.front().byes)
        if (bye.kind == ByeKind::Allocated) there.insert(bye.player);
    return there;
}

/// Baku acceleration (C.04.7): the group ends with the half of those who are there in round 1.
VirtualPoints bakuPointsOf(Draft const& draft, ImportedTournament const& tournament) {
    auto const there = inFirstRound(tournament);
    int const group = std::min(bakuGroup(static_cast<int>(there.size())), static_cast<int>(there.size()));
    int const last = group == 0 ? 0 : std::next(there.begin(), group - 1)->value();
    std::vector<Points> points = bakuPoints(tournament.rounds, draft.points.scoring());
    points.resize(static_cast<std::size_t>(tournament.rounds));
    VirtualPoints all(tournament.players.size(), std::vector<Points>(points.size()));
    // A file with faults may name numbers in its games that no player has.
    std::fill_n(all.begin(), std::clamp(last, 0, static_cast<int>(all.size())), points);
    return all;
}

bool isAccelerated(Draft const& draft) {
    return std::any_of(draft.accelerations.begin(), draft.accelerations.end(),
                       [](auto const& each) { return each.record.gamePoints.value_or(noPoint) != noPoint; });
}

/// The number of a player; in an event of teams, of a team.
bool isCompetitor(int number, ImportedTournament const& tournament) {
    std::size_t const count = tournament.isOfTeams ? tournament.teams.size() : tournament.players.size();
    return number >= 1 && number <= static_cast<int>(count);
}

/// A record names as many players as it likes, and means every pair of them: a line could ask for all of the memory.
constexpr std::size_t mostProhibited = 500'000;

void takeProhibition(RecordAt<ProhibitionRecord> const& prohibition, ImportedTournament& tournament, Remarks& remarks) {
    ProhibitionRecord const& record = prohibition.record;
    std::string const field = prohibition.code + " players";
    // Somebody named twice would be kept from meeting himself.
    std::set<int> named;
    std::vector<PairingNumber> players;
    for (int const number : record.players)
        if (!named.insert(number).second)
            remarks.ignored(What::SamePlayer, prohibition.place, field, std::to_string(number));
        else if (isCompetitor(number, tournament))
            players.push_back(PairingNumber{number});
    std::size_t const pairs = players.empty() ? 0 : players.size() * (players.size() - 1) / 2;
    if (tournament.prohibited.size() + pairs > mostProhibited) {
        remarks.ignored(What::UnreadableField, prohibition.place, field, std::to_string(players.size()) + " players");
        return;
    }
    for (auto first = players.begin(); first != players.end(); ++first)
        for (auto second = std::next(first); second != players.end(); ++second)
            tournament.prohibited.push_back(
                {*first, *second, RoundNumber{std::max(1, record.firstRound)}, RoundNumber{record.lastRound}});
    std::string unknown;
    for (int const number : record.players)
        if (!isCompetitor(number, tournament)) unknown += (unknown.empty() ? "" : " ") + std::to_string(number);
    if (!unknown.empty()) remarks.ignored(What::UnreadableField, prohibition.place, field, unknown);
}

void checkAcceleration(RecordAt<AccelerationRecord> const& acceleration, ImportedTournament const& tournament,
                       Remarks& remarks) {
    auto const& [record, place, code] = acceleration;
    for (int const number : {record.firstPlayer, record.lastPlayer}) {
        if (isCompetitor(number, tournament)) continue;
        remarks.ignoredAgain(What::UnreadableField, place, code + " players", std::to_string(number));
        break;
    }
    if (record.matchPoints.value_or(noPoint) != noPoint)
        remarks.ignored(What::MatchPoints, {place.line, 5}, code, decimalText(*record.matchPoints));
}

void takeAbsent(Draft const& draft, ImportedTournament& tournament, Remarks& remarks) {
    RoundNumber const next{static_cast<int>(tournament.played.size()) + 1};
    for (NumberAt const& absent : draft.absent) {
        PairingNumber const player{absent.value};
        bool const hasOne = std::any_of(tournament.announced.begin(), tournament.announced.end(),
                                        [&](auto const& bye) { return bye.player == player && bye.round == next; });
        if (!isCompetitor(absent.value, tournament))
            remarks.ignored(What::UnreadableField, absent.place, absent.record + " players",
                            std::to_string(absent.value));
        else if (!hasOne)
            tournament.announced.push_back({player, next, ByeKind::ZeroPoint});
    }
}

ByeKind kindOf(char type) {
    return type == 'F' ? ByeKind::FullPoint : type == 'H' ? ByeKind::HalfPoint : ByeKind::ZeroPoint;
}

/// Of a round on file they are with the matches.
void takeByesOfTeams(ByeRequest const& bye, ImportedTournament& file, Remarks& remarks) {
    if (bye.round > file.rounds) {
        remarks.ignored(What::UnreadableField, {bye.line, 7}, "240 round", std::to_string(bye.round));
        return;
    }
    std::string unknown;
    for (int const number : bye.players)
        if (!isCompetitor(number, file))
            unknown += (unknown.empty() ? "" : " ") + std::to_string(number);
        else if (bye.round > std::ssize(file.played))
            file.announced.push_back({PairingNumber{number}, RoundNumber{bye.round}, kindOf(bye.type)});
    if (!unknown.empty()) remarks.ignored(What::UnreadableField, {bye.line, 11}, "240 teams", unknown);
}

void sayUnused(Draft const& draft, What what, Remarks& remarks) {
    for (PairingRecordAt const& record : draft.pairingRecords)
        if (record.what == what) remarks.ignoredRecord(what, record.line, record.code);
}

} // namespace

void sayPairingRecordsUnused(Draft const& draft, Remarks& remarks) {
    for (What const what : {What::AccelerationRecord, What::ProhibitedPairs, What::AnnouncedBye})
        sayUnused(draft, what, remarks);
}

void sayTeamRecordsUnused(Draft const& draft, Remarks& remarks) { sayUnused(draft, What::TeamRecord, remarks); }

void takePairingRecordsOfTeams(Draft const& draft, ImportedTournament& tournament, Remarks& remarks) {
    for (ByeRequest const& bye : draft.byes) takeByesOfTeams(bye, tournament, remarks);
    for (auto const& prohibition : draft.prohibitions) takeProhibition(prohibition, tournament, remarks);
    sayUnused(draft, What::AnnouncedBye, remarks); // XXZ, which knows players alone
}

void checkPairingRecords(Draft const& draft, ImportedTournament& tournament, Remarks& remarks) {
    if (draft.isOfTeams) return; // the numbers are those of teams
    // In a round robin everybody meets everybody.
    if (tournament.isRoundRobin) {
        sayPairingRecordsUnused(draft, remarks);
        for (AnnouncedBye const& bye : announcedByes(draft))
            remarks.ignoredAgain(What::AnnouncedBye, {}, "001", std::to_string(bye.player.value()));
        return;
    }
    tournament.announced = announcedByes(draft);
    takeAbsent(draft, tournament, remarks);
    for (auto const& prohibition : draft.prohibitions) takeProhibition(prohibition, tournament, remarks);
    for (auto const& acceleration : draft.accelerations) checkAcceleration(acceleration, tournament, remarks);
    bool const saysBaku = isAccelerated(draft) && virtualPointsOf(draft, tournament) == bakuPointsOf(draft, tournament);
    tournament.isBaku = saysBaku || draft.systemCode.ends_with("_BAKU");
    if (isAccelerated(draft) && !saysBaku) sayUnused(draft, What::AccelerationRecord, remarks);
}

} // namespace flagfall::pairing::trf
