// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/trf_history.h"

#include "pairing/dutch/acceleration.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/draft.h"
#include "pairing/trf/numbers.h"

#include <algorithm>

namespace flagfall::pairing::dutch {
namespace {

using trf::Cell;
using trf::Draft;
using trf::Line;
using trf::wholeNumber;
using Kind = PastRound::Kind;

/// A pair that is prohibited in some rounds.
struct Prohibition {
    int first = 0;
    int last = 0;
    std::vector<int> players; ///< pairing numbers
};

/// Virtual points for a row of players in some rounds.
struct VirtualPoints {
    Points points = 0;
    int firstRound = 0;
    int lastRound = 0;
    int firstPlayer = 0;
    int lastPlayer = 0;
};

std::vector<int> numbersFrom(Line const& line, int column, int step) {
    std::vector<int> numbers;
    for (; column <= line.length(); column += step)
        if (auto const number = wholeNumber(line.columns(column, column + step - 2))) numbers.push_back(*number);
    return numbers;
}

std::vector<int> numbersIn(Line const& line) {
    std::vector<int> numbers;
    for (std::string const& word : trf::words(line.rest(4)))
        if (auto const number = wholeNumber(word)) numbers.push_back(*number);
    return numbers;
}

} // namespace

struct TrfHistory::Contents {
    Draft draft;
    int played = 0;
    std::optional<int> planned;
    std::vector<VirtualPoints> virtualPoints;
    std::vector<Prohibition> prohibitions;
    std::vector<int> absent; ///< XXZ: from the next round
    Points forfeitLoss = 0;

    // --- records the import has no use for -----------------------------------------------------------------

    /// 250: game points in 10–13, rounds in 15–17 and 19–21, players in 23–26 and 28–31.
    void readVirtualPoints(Line const& line) {
        auto const points = trf::tenths(line.columns(10, 13));
        auto const firstRound = wholeNumber(line.columns(15, 17));
        auto const firstPlayer = wholeNumber(line.columns(23, 26));
        if (!points || !firstRound || !firstPlayer) return;
        virtualPoints.push_back({*points, *firstRound, wholeNumber(line.columns(19, 21)).value_or(*firstRound),
                                 *firstPlayer, wholeNumber(line.columns(28, 31)).value_or(*firstPlayer)});
    }

    /// XXA: a player in 5–8, then his points round by round in 10–13, 15–18 …
    void readVirtualPointsOfPlayer(Line const& line) {
        auto const player = wholeNumber(line.columns(5, 8));
        if (!player) return;
        for (int round = 1; 5 * round + 5 <= line.length(); ++round)
            if (auto const points = trf::tenths(line.columns(5 * round + 5, 5 * round + 8)))
                virtualPoints.push_back({*points, round, round, *player, *player});
    }

    /// 260: rounds in 5–7 and 9–11, players in 13–16, 18–21 …
    void readProhibition(Line const& line) {
        auto const first = wholeNumber(line.columns(5, 7));
        if (!first) return;
        prohibitions.push_back({*first, wholeNumber(line.columns(9, 11)).value_or(*first), numbersFrom(line, 13, 5)});
    }

    /// BBW, BBD, BBL, BBZ, BBU, BBF: points in 5–8, the forerunners of 162.
    void readPoints(std::string const& code, Line const& line) {
        auto const points = trf::tenths(line.columns(5, 8));
        if (!points) return;
        trf::Scoring& scoring = draft.scoring;
        if (code == "BBW") scoring.win = *points;
        if (code == "BBD") scoring.draw = *points;
        if (code == "BBL") scoring.loss = *points;
        if (code == "BBZ") scoring.absence = *points;
        if (code == "BBU") scoring.allocatedBye = *points;
        if (code == "BBF") forfeitLoss = *points;
    }

    /// 162, symbol X: what is left without a symbol of its own is a lost forfeit.
    void readForfeitLoss(Line const& line) {
        auto const words = trf::words(line.rest(4));
        for (std::size_t i = 0; i + 1 < words.size(); i += 2)
            if (words[i] == "X") forfeitLoss = trf::tenths(words[i + 1]).value_or(forfeitLoss);
    }

    void readExtra(Line const& line) {
        std::string const code = line.exactly(1, 3);
        if (code.starts_with("BB")) readPoints(code, line);
        if (code == "162") readForfeitLoss(line);
        if (code == "250") readVirtualPoints(line);
        if (code == "XXA") readVirtualPointsOfPlayer(line);
        if (code == "260") readProhibition(line);
        if (code == "XXP") prohibitions.push_back({1, trf::mostRounds, numbersIn(line)});
        if (code == "XXZ") {
            auto const numbers = numbersIn(line);
            absent.insert(absent.end(), numbers.begin(), numbers.end());
        }
    }

    // --- cells ---------------------------------------------------------------------------------------------

    [[nodiscard]] Cell cell(int player, int round) const {
        return draft.records[static_cast<std::size_t>(player)].cell(round);
    }

    [[nodiscard]] Points pointsOf(Cell const& cell) const {
        trf::Scoring const& scoring = draft.scoring;
        switch (cell.result) {
        case '1':
        case 'W':
        case '+':
        case 'F': return scoring.win;
        case '=':
        case 'D':
        case 'H': return scoring.draw;
        case '0':
        case 'L': return cell.opponent ? scoring.loss : scoring.absence;
        case 'U': return scoring.allocatedBye.value_or(scoring.win);
        case '-': return cell.opponent ? forfeitLoss : scoring.absence;
        // A game that is not over is a draw for the pairing (C.04.2, Art. 3).
        default: return cell.opponent ? scoring.draw : scoring.absence;
        }
    }

    [[nodiscard]] PastRound pastRound(Cell const& cell) const {
        PastRound past;
        past.points = pointsOf(cell);
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
        auto const has = [player](std::vector<int> const& numbers) {
            return std::find(numbers.begin(), numbers.end(), player + 1) != numbers.end();
        };
        return has(absent) || std::any_of(draft.byes.begin(), draft.byes.end(), [&](trf::ByeRequest const& bye) {
                   return bye.round == round && has(bye.players);
               });
    }

    [[nodiscard]] std::vector<Points> virtualPointsOf(int player, int rounds) const {
        std::vector<Points> points(static_cast<std::size_t>(rounds), 0);
        for (VirtualPoints const& record : virtualPoints) {
            if (player + 1 < record.firstPlayer || player + 1 > record.lastPlayer) continue;
            for (int round = record.firstRound; round <= std::min(rounds, record.lastRound); ++round)
                if (round > 0) points[static_cast<std::size_t>(round) - 1] += record.points;
        }
        return points;
    }

    void prohibit(Entries& entries, int round) const {
        int const count = static_cast<int>(entries.players.size());
        for (Prohibition const& record : prohibitions) {
            if (round < record.first || round > record.last) continue;
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
    trf::Remarks remarks;
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
    trf::LineReader lines{bytes, remarks};
    while (auto const line = lines.next()) contents->readExtra(*line);
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
        for (int r = 1; r < round; ++r) entry.rounds.push_back(m_contents->pastRound(m_contents->cell(player, r)));
        entry.virtualPoints = m_contents->virtualPointsOf(player, round);
        entries.players.push_back(std::move(entry));
    }
    // The type code says how to accelerate where no record does.
    if (m_contents->virtualPoints.empty() && m_contents->draft.systemCode.ends_with("_BAKU"))
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
