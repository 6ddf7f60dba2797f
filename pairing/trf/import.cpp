// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/ratings/rating_method.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/system_of_file.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

using What = Remark::What;

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// By the type code when there is one, otherwise by the words of 092. The individual part of a team round
/// robin is none: team mates do not meet.
bool isRoundRobin(Draft const& draft) {
    std::string const code = inUpperCase(draft.systemCode);
    if (!code.empty()) return contains(code, "ROUNDROBIN") && !contains(code, "TEAM");
    return !draft.isOfTeams && !contains(inLowerCase(draft.typeText), "team") && saysRoundRobin(draft.typeText);
}

ImportedPlayer playerOf(PlayerDraft const& draft, std::optional<RatingMethod> method) {
    ImportedPlayer player;
    player.number = PairingNumber{draft.number.value_or(0)};
    player.name = draft.name;
    player.federation = draft.federation;
    player.title = draft.title;
    player.sex = draft.sex;
    player.fideRating = draft.rating;
    player.nationalRating = draft.nationalRating;
    player.nationalId = draft.nationalId;
    player.rating = draft.ratingUsed.value_or(ratingTold(method, draft.rating, draft.nationalRating));
    player.laterRatings = draft.laterRatings;
    player.fideId = draft.fideId;
    player.birth = draft.birth;
    player.rank = wholeNumber(draft.rankText);
    return player;
}

int roundsOf(Draft const& draft, int inFile, Remarks& remarks) {
    if (!draft.rounds) {
        remarks.assumed(What::RoundsFromFile, {}, "142", {}, std::to_string(inFile));
        return inFile;
    }
    if (draft.rounds->value >= inFile) return draft.rounds->value;
    remarks.repaired(What::RoundsDiffer, draft.rounds->place, draft.rounds->record, std::to_string(draft.rounds->value),
                     std::to_string(inFile));
    return inFile;
}

/// The drawn colour is the one number 1 had in the first round, if he had a game.
std::optional<Colour> initialColourOf(Draft const& draft, Remarks& remarks) {
    if (draft.initialColour || isRoundRobin(draft)) return draft.initialColour;
    Cell const first = draft.records.front().cell(1);
    auto const colour = first.opponent ? first.colour : std::nullopt;
    std::string const taken = !colour ? "" : *colour == Colour::White ? "W" : "B";
    remarks.assumed(What::InitialColourUnknown, {}, "152", {}, taken);
    return colour;
}

std::vector<CodeAt> tieBreaksOf(Draft const& draft, Remarks& remarks) {
    // 212 is the list that made the standings; 202 names the tie-breaks of the players.
    std::vector<CodeAt> const& listed = draft.standings.empty() ? draft.tieBreaks : draft.standings;
    std::string const record = draft.standings.empty() ? "202" : "212";
    if (listed.empty()) remarks.assumed(What::NoTieBreaks, {}, record, {}, {});
    for (auto const& [code, place] : listed)
        if (!tieBreakByCode(code)) remarks.ignored(What::UnknownTieBreak, place, record, code);
    return listed;
}

std::optional<std::string> unlessEmpty(std::string const& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

void copyHeader(Draft const& draft, ImportedTournament& tournament, Remarks& remarks) {
    tournament.name = draft.name;
    tournament.place = draft.place;
    tournament.federation = draft.federation;
    tournament.chiefArbiter = draft.chiefArbiter;
    tournament.deputyArbiters = draft.deputyArbiters;
    tournament.ratingMethod = draft.ratingMethod;
    tournament.timeControlText = draft.timeControlText;
    tournament.typeText = draft.typeText;
    tournament.begins = draft.begins;
    tournament.ends = draft.ends;
    tournament.roundDays = draft.roundDays;
    tournament.systemCode = unlessEmpty(draft.systemCode);
    tournament.systemLine = draft.systemLine;
    if (draft.rounds) tournament.roundsSaid = draft.rounds->value;
    tournament.timeControl = unlessEmpty(draft.timeControl);
    tournament.initialColour = initialColourOf(draft, remarks);
    tournament.tieBreaks = tieBreaksOf(draft, remarks);
    tournament.isRoundRobin = isRoundRobin(draft);
    tournament.isOfTeams = draft.isOfTeams;
    if (!tournament.timeControl && draft.timeControlText.empty())
        remarks.assumed(What::NoTimeControl, {}, "222", {}, {});
}

void copyRounds(Draft const& draft, std::vector<ImportedRound> rounds, ImportedTournament& tournament,
                Remarks& remarks) {
    tournament.rounds = roundsOf(draft, static_cast<int>(rounds.size()), remarks);
    tournament.played = std::move(rounds);
    orderBoards(tournament.played, static_cast<int>(tournament.players.size()), tournament.isRoundRobin);
    if (!tournament.played.empty()) remarks.assumed(What::MissingBoardOrder, {}, {}, {}, {});
}

bool hasResult(ImportedGame const& game) { return game.result.has_value(); }

/// Whether the file is worth any question about players and rounds.
bool isReadable(Draft const& draft, Remarks& remarks) {
    if (!draft.hasKnownRecord)
        remarks.fatal(What::NotATrf, {}, {}, {});
    else if (draft.tooManyPlayers)
        remarks.fatal(What::TooManyPlayers, {}, "001", {}, std::to_string(mostPlayers));
    else if (draft.records.empty())
        remarks.fatal(What::NoPlayers, {}, "001", {});
    else
        return true;
    return false;
}

void takeLots(Draft const& draft, TieBreakRules& rules) {
    if (!draft.lots) return;
    rules.lotsSeed = draft.lots->seed;
    for (int const number : draft.lots->order) rules.lotsDrawn.emplace_back(number);
}

ImportedTournament check(Draft& draft, Remarks& remarks) {
    ImportedTournament tournament;
    if (remarks.mends()) mendNumbers(draft, remarks);
    applyByes(draft, remarks);
    PlayersByNumber const players = checkPlayers(draft, remarks);
    if (remarks.mends()) mendRounds(draft, players, remarks);
    leaveUnknownOpen(draft, remarks);
    auto rounds = checkRounds(draft, players, remarks);
    checkPointRecords(draft, remarks);
    checkPoints(draft, remarks);
    auto const method = ratingMethodOf(draft.ratingMethod);
    for (PlayerDraft const& player : draft.records) tournament.players.push_back(playerOf(player, method));
    copyHeader(draft, tournament, remarks);
    copyRounds(draft, std::move(rounds), tournament, remarks);
    takeAdjournments(draft, tournament, remarks);
    noteOpenGames(draft, tournament, remarks);
    checkPairingRecords(draft, tournament, remarks);
    if (remarks.anythingWrong()) return tournament;
    tournament.tournament = snapshotOf(draft, tournament);
    if (tournament.begins) tournament.tournament.tieBreakRules.edition = tieBreakEditionOn(*tournament.begins);
    takeLots(draft, tournament.tournament.tieBreakRules);
    takeRuledScores(draft, tournament, remarks);
    takeTeams(draft, tournament, remarks);
    takeWithdrawals(draft, tournament);
    return tournament;
}

/// What the file says; nullopt where it says nothing that could be read.
std::optional<Draft> draftIn(std::string_view bytes, Remarks& remarks) {
    if (bytes.size() > mostBytes) {
        remarks.fatal(What::FileTooLarge, {}, {}, std::to_string(bytes.size()), std::to_string(mostBytes));
        return std::nullopt;
    }
    Draft draft = readRecords(bytes, remarks);
    return isReadable(draft, remarks) ? std::optional{std::move(draft)} : std::nullopt;
}

/// Of the file as a whole, or of what a row says of its player: not of rounds, nor of the number.
bool isAboutPlayers(Remark const& remark) {
    if (remark.line == 0) return true;
    if (remark.field.starts_with("NRS") || remark.what == What::NationalRecord) return true;
    bool const isOfRow = remark.field.starts_with("001") && remark.field != "001 pairing number";
    return isOfRow && remark.field.find("round ") == std::string::npos;
}

} // namespace

int roundsWithResults(ImportedTournament const& file) {
    auto const isOver = [](ImportedRound const& round) {
        return round.games.empty() || std::any_of(round.games.begin(), round.games.end(), hasResult);
    };
    auto const last = std::find_if(file.played.rbegin(), file.played.rend(), isOver);
    return static_cast<int>(file.played.rend() - last);
}

bool isOver(ImportedTournament const& file) {
    auto const isOver = [](ImportedRound const& round) {
        return std::all_of(round.games.begin(), round.games.end(), hasResult);
    };
    return !file.played.empty() && std::ssize(file.played) >= file.rounds &&
           std::all_of(file.played.begin(), file.played.end(), isOver);
}

Expected<PlayersOfFile, std::vector<Remark>> readPlayers(std::string_view bytes) {
    Remarks remarks;
    auto const draft = draftIn(bytes, remarks);
    if (!draft) return refused(remarks.take());
    PlayersOfFile file;
    auto const method = ratingMethodOf(draft->ratingMethod);
    for (PlayerDraft const& player : draft->records) file.rows.push_back({player.line, playerOf(player, method)});
    file.remarks = remarks.take();
    std::erase_if(file.remarks, [](Remark const& remark) { return !isAboutPlayers(remark); });
    return file;
}

bool isFault(Remark::What what) { return what >= What::NoPlayers; }

namespace {

Expected<ImportedTournament, std::vector<Remark>> readWith(std::string_view bytes, Faults faults) {
    Remarks remarks{faults};
    auto draft = draftIn(bytes, remarks);
    if (!draft) return refused(remarks.take());
    ImportedTournament tournament = check(*draft, remarks);
    if (remarks.anythingWrong()) return refused(remarks.take());
    tournament.remarks = remarks.take();
    // What was wrong is looked at first.
    std::ranges::stable_partition(tournament.remarks, isFault, &Remark::what);
    return tournament;
}

} // namespace

Expected<ImportedTournament, std::vector<Remark>> read(std::string_view bytes) {
    return readWith(bytes, Faults::Refuse);
}

Expected<ImportedTournament, std::vector<Remark>> readMended(std::string_view bytes) {
    return readWith(bytes, Faults::Mend);
}

} // namespace flagfall::pairing::trf
