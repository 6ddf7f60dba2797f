// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/trf_history.h"

#include "pairing/dutch/acceleration.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/draft.h"
#include "pairing/trf/points.h"

#include <algorithm>

namespace flagfall::pairing::dutch {
namespace {

using trf::Cell;
using trf::Draft;
using Kind = PastRound::Kind;

} // namespace

struct TrfHistory::Contents {
    Draft draft;
    int played = 0;
    std::optional<int> planned;
    std::vector<trf::Remark> remarks;

    // --- cells ---------------------------------------------------------------------------------------------

    [[nodiscard]] Cell cell(int player, int round) const {
        return draft.records[static_cast<std::size_t>(player)].cell(round);
    }

    [[nodiscard]] PastRound pastRound(int player, int round) const {
        Cell const cell = this->cell(player, round);
        PastRound past;
        // A game that is not over is a draw for the pairing (C.04.2, Art. 3).
        past.points = trf::pointsOf(draft, player + 1, round, cell, draft.scoring.draw);
        past.colour = cell.colour.value_or(Colour::White);
        if (cell.opponent) {
            past.kind = cell.result == '+' || cell.result == '-' ? Kind::Forfeited : Kind::Played;
            past.opponent = *cell.opponent - 1;
        } else if (cell.result == 'U') {
            past.kind = Kind::AllocatedBye;
        }
        return past;
    }

    [[nodiscard]] bool isAnnounced(int player, int round) const {
        auto const isHim = [player](trf::NumberAt const& number) { return number.value == player + 1; };
        auto const isHis = [&](trf::ByeRequest const& bye) {
            return bye.round == round &&
                   std::find(bye.players.begin(), bye.players.end(), player + 1) != bye.players.end();
        };
        return std::any_of(draft.absent.begin(), draft.absent.end(), isHim) ||
               std::any_of(draft.byes.begin(), draft.byes.end(), isHis);
    }

    [[nodiscard]] std::vector<Points> virtualPointsOf(int player, int rounds) const {
        std::vector<Points> points(static_cast<std::size_t>(rounds), 0);
        for (auto const& [record, place, code] : draft.accelerations) {
            if (player + 1 < record.firstPlayer || player + 1 > record.lastPlayer) continue;
            for (int round = record.firstRound; round <= std::min(rounds, record.lastRound); ++round)
                if (round > 0) points[static_cast<std::size_t>(round) - 1] += record.gamePoints.value_or(0);
        }
        return points;
    }

    void prohibit(Entries& entries, int round) const {
        int const count = static_cast<int>(entries.players.size());
        for (auto const& [record, place, code] : draft.prohibitions) {
            if (round < record.firstRound || round > record.lastRound) continue;
            for (int const a : record.players)
                for (int const b : record.players)
                    if (a < b && a > 0 && b <= count) entries.prohibited.emplace_back(a - 1, b - 1);
        }
    }
};

TrfHistory::TrfHistory(std::unique_ptr<Contents> contents) : m_contents(std::move(contents)) {}
TrfHistory::TrfHistory(TrfHistory&&) noexcept = default;
TrfHistory& TrfHistory::operator=(TrfHistory&&) noexcept = default;
TrfHistory::~TrfHistory() = default;

Expected<TrfHistory, std::vector<trf::Remark>> TrfHistory::read(std::string_view bytes) {
    auto const tournament = trf::read(bytes);
    if (!tournament) return refused(tournament.error());
    auto contents = std::make_unique<Contents>();
    contents->remarks = tournament->remarks;
    trf::Remarks remarks; // the same ones again
    contents->draft = trf::readRecords(bytes, remarks);
    trf::applyByes(contents->draft, remarks);
    std::sort(contents->draft.records.begin(), contents->draft.records.end(),
              [](trf::PlayerDraft const& a, trf::PlayerDraft const& b) { return a.number < b.number; });
    for (trf::ImportedRound const& round : tournament->played) {
        auto const hasResult = [](trf::ImportedGame const& game) { return game.result.has_value(); };
        bool const isOver = round.games.empty() || std::any_of(round.games.begin(), round.games.end(), hasResult);
        if (isOver) contents->played = round.round.value();
    }
    if (contents->draft.rounds) contents->planned = contents->draft.rounds->value;
    return TrfHistory{std::move(contents)};
}

int TrfHistory::players() const { return static_cast<int>(m_contents->draft.records.size()); }
int TrfHistory::roundsPlayed() const { return m_contents->played; }
std::optional<int> TrfHistory::roundsPlanned() const { return m_contents->planned; }

std::optional<Colour> TrfHistory::initialColour() const {
    if (m_contents->draft.initialColour) return m_contents->draft.initialColour;
    // The first who has a game in round 1 is number one there, but for those who rest before him.
    int number = 0;
    for (int player = 0; player < players(); ++player) {
        Cell const cell = m_contents->cell(player, 1);
        if (cell.opponent || cell.result == 'U') ++number;
        if (!cell.opponent || !cell.colour) continue;
        return number % 2 == 1 ? *cell.colour : opponent(*cell.colour);
    }
    return std::nullopt;
}

std::string const& TrfHistory::systemCode() const { return m_contents->draft.systemCode; }
int TrfHistory::systemLine() const { return m_contents->draft.systemLine; }
std::vector<trf::Remark> const& TrfHistory::remarks() const { return m_contents->remarks; }

std::optional<Edition> TrfHistory::edition() const {
    if (auto const edition = editionByCode(m_contents->draft.systemCode)) return edition;
    return editionByCode(m_contents->draft.typeText);
}

Entries TrfHistory::before(int round) const {
    Entries entries;
    trf::Scoring const& scoring = m_contents->draft.scoring;
    entries.scoring = {scoring.win, scoring.draw, scoring.loss};
    entries.roundsBefore = round - 1;
    entries.roundsPlanned = std::max(m_contents->planned.value_or(m_contents->played), round);
    entries.initialColour = initialColour().value_or(Colour::White);
    for (int player = 0; player < players(); ++player) {
        Entry entry;
        for (int r = 1; r < round; ++r) entry.rounds.push_back(m_contents->pastRound(player, r));
        entry.virtualPoints = m_contents->virtualPointsOf(player, round);
        entries.players.push_back(std::move(entry));
    }
    // The type code says how to accelerate where no record does.
    if (m_contents->draft.accelerations.empty() && m_contents->draft.systemCode.ends_with("_BAKU"))
        accelerate(entries, std::min(bakuGroup(players()), players()) - 1);
    m_contents->prohibit(entries, round);
    return entries;
}

Entries TrfHistory::beforeRecorded(int round) const {
    Entries entries = before(round);
    for (int player = 0; player < players(); ++player) {
        Cell const cell = m_contents->cell(player, round);
        entries.players[static_cast<std::size_t>(player)].takesPart = cell.opponent || cell.result == 'U';
    }
    return entries;
}

Entries TrfHistory::beforeNext() const {
    int const round = m_contents->played + 1;
    Entries entries = before(round);
    for (int player = 0; player < players(); ++player) {
        bool const rests = m_contents->cell(player, round).result != ' ' || m_contents->isAnnounced(player, round);
        entries.players[static_cast<std::size_t>(player)].takesPart = !rests;
    }
    return entries;
}

Round TrfHistory::recorded(int round) const {
    Round result;
    for (int player = 0; player < players(); ++player) {
        Cell const cell = m_contents->cell(player, round);
        if (cell.result == 'U') result.bye = player;
        if (cell.opponent && cell.colour == Colour::White) result.boards.push_back({player, *cell.opponent - 1});
    }
    return result;
}

} // namespace flagfall::pairing::dutch
