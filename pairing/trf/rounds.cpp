// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/points_text.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/points.h"
#include "pairing/trf/result_letters.h"

#include <algorithm>
#include <optional>

namespace flagfall::pairing::trf {
namespace {

using What = Remark::What;

class RoundReader {
public:
    RoundReader(int round, bool isOfTeams, PlayersByNumber const& players, Remarks& remarks)
        : m_round(round), m_isOfTeams(isOfTeams), m_players(players), m_remarks(remarks),
          m_result{RoundNumber{round}, {}, {}} {}

    void read(PlayerDraft const& player) {
        Cell const cell = player.cell(m_round);
        if (cell.broken || !player.number) return;
        if (cell.opponent)
            readGame(player, cell);
        else
            readBye(player, cell);
    }

    [[nodiscard]] ImportedRound take() { return std::move(m_result); }

private:
    [[nodiscard]] Place opponentPlace(PlayerDraft const& player) const {
        return {player.line, opponentColumn(m_round)};
    }
    [[nodiscard]] Place colourPlace(PlayerDraft const& player) const { return {player.line, colourColumn(m_round)}; }
    [[nodiscard]] Place resultPlace(PlayerDraft const& player) const { return {player.line, resultColumn(m_round)}; }

    // --- byes ----------------------------------------------------------------------------------------------

    void readBye(PlayerDraft const& player, Cell const& cell) {
        ByeKind const kind = byeKind(player, cell);
        m_result.byes.push_back({PairingNumber{*player.number}, kind});
    }

    ByeKind byeKind(PlayerDraft const& player, Cell const& cell) {
        switch (cell.result) {
        case 'U': return noteBlank(player, cell, ByeKind::Allocated);
        case 'H': return noteBlank(player, cell, ByeKind::HalfPoint);
        case 'F': return noteBlank(player, cell, ByeKind::FullPoint);
        case 'Z': return noteBlank(player, cell, ByeKind::ZeroPoint);
        case ' ':
            m_remarks.assumedAgain(What::BlankIsZeroPointBye, resultPlace(player), fieldOf("result", m_round), {},
                                   "0000 - Z");
            return ByeKind::ZeroPoint;
        default: return byeWorth(player, cell);
        }
    }

    ByeKind noteBlank(PlayerDraft const& player, Cell const& cell, ByeKind kind) {
        if (cell.opponentBlank)
            m_remarks.repairedAgain(What::ByeWithoutOpponentNumber, opponentPlace(player), fieldOf("opponent", m_round),
                                    {}, "0000");
        return kind;
    }

    /// A forfeit or a result against nobody. Team events write so when a board or a whole match was empty: of them it
    /// is nothing to be repaired.
    ByeKind byeWorth(PlayerDraft const& player, Cell const& cell) {
        Points const points = pointsOfLetter(cell.result);
        ByeKind const kind = points == onePoint    ? ByeKind::FullPoint
                             : points == halfPoint ? ByeKind::HalfPoint
                                                   : ByeKind::ZeroPoint;
        std::string const taken = points == onePoint ? "0000 - F" : points == halfPoint ? "0000 - H" : "0000 - Z";
        bool const isForfeit = cell.result == '+' || cell.result == '-';
        if (!m_isOfTeams || !isForfeit)
            m_remarks.repairedAgain(What::ResultWithoutOpponent, resultPlace(player), fieldOf("result", m_round),
                                    written(cell), taken);
        return kind;
    }

    // --- games ---------------------------------------------------------------------------------------------

    void readGame(PlayerDraft const& player, Cell const& cell) {
        if (cell.opponent == player.number) {
            m_remarks.wrong(What::OpponentIsSelf, opponentPlace(player), fieldOf("opponent", m_round), written(cell));
            return;
        }
        auto const found = m_players.find(*cell.opponent);
        if (found == m_players.end()) {
            m_remarks.wrong(What::OpponentUnknown, opponentPlace(player), fieldOf("opponent", m_round),
                            std::to_string(*cell.opponent));
            return;
        }
        PlayerDraft const& opponent = *found->second;
        Cell const other = opponent.cell(m_round);
        if (other.broken) return; // already said
        if (other.opponent != player.number) {
            m_remarks.wrong(What::OpponentDisagrees, opponentPlace(player), fieldOf("opponent", m_round), written(cell),
                            std::to_string(*cell.opponent) + ": " + written(other));
            return;
        }
        // The two sides are one game: it is read once, from the lower number.
        if (*player.number < *opponent.number) readMutual(player, cell, opponent, other);
    }

    void readMutual(PlayerDraft const& lower, Cell const& a, PlayerDraft const& higher, Cell const& b) {
        auto const colour = colourOf(lower, a, higher, b);
        auto const result = resultOf(lower, a, b, colour.value_or(Colour::White));
        if (!colour || !result) return;
        PairingNumber const x{*lower.number};
        PairingNumber const y{*higher.number};
        bool const lowerIsWhite = *colour == Colour::White;
        m_result.games.push_back({lowerIsWhite ? x : y, lowerIsWhite ? y : x, *result});
    }

    /// The colour of the lower number.
    std::optional<Colour> colourOf(PlayerDraft const& lower, Cell const& a, PlayerDraft const& higher, Cell const& b) {
        if (a.colour && b.colour) {
            if (*a.colour != *b.colour) return a.colour;
            m_remarks.wrong(What::ColourDisagrees, colourPlace(lower), fieldOf("colour", m_round), written(a),
                            std::to_string(*higher.number) + ": " + written(b));
            return std::nullopt;
        }
        if (a.colour) return takenColour(higher, b, opponent(*a.colour)), a.colour;
        if (b.colour) return takenColour(lower, a, opponent(*b.colour)), opponent(*b.colour);
        // A forfeited game gives nobody a colour (C.04.2, Art. 3), so nothing hangs on it.
        if (isForfeitLetter(a.result)) return takenColour(lower, a, Colour::White), Colour::White;
        m_remarks.wrong(What::ColourCode, colourPlace(lower), fieldOf("colour", m_round), written(a));
        return std::nullopt;
    }

    void takenColour(PlayerDraft const& player, Cell const& cell, Colour colour) {
        m_remarks.repairedAgain(What::ColourMissing, colourPlace(player), fieldOf("colour", m_round), written(cell),
                                colour == Colour::White ? "w" : "b");
    }

    /// Outer nothing: the entries disagree. Inner nothing: the game has no result yet.
    std::optional<std::optional<Result>> resultOf(PlayerDraft const& lower, Cell const& a, Cell const& b,
                                                  Colour colour) {
        if (!a.hasResult() && !b.hasResult()) return std::optional<Result>{};
        if (a.hasResult() && b.hasResult()) {
            bool const lowerIsWhite = colour == Colour::White;
            auto const result =
                lowerIsWhite ? resultOfLetters(a.result, b.result) : resultOfLetters(b.result, a.result);
            if (result) return result;
        }
        m_remarks.wrong(What::ResultsDisagree, resultPlace(lower), fieldOf("result", m_round), written(a),
                        std::to_string(*a.opponent) + ": " + written(b));
        return std::nullopt;
    }

    int m_round;
    bool m_isOfTeams;
    PlayersByNumber const& m_players;
    Remarks& m_remarks;
    ImportedRound m_result;
};

// --- which rounds there are ------------------------------------------------------------------------------

int roundsWritten(Draft const& draft) {
    std::size_t most = 0;
    for (PlayerDraft const& player : draft.records) most = std::max(most, player.cells.size());
    return static_cast<int>(most);
}

template <typename Test>
bool anyCell(Draft const& draft, int round, Test const& test) {
    return std::any_of(draft.records.begin(), draft.records.end(),
                       [&](PlayerDraft const& player) { return test(player.cell(round)); });
}

bool isPaired(Draft const& draft, int round) {
    return anyCell(draft, round, [](Cell const& cell) { return cell.opponent.has_value() || cell.broken; });
}

/// A round has been played when a game of it has a result, or when everybody has an entry. Byes alone may
/// have been announced for later.
bool isPlayed(Draft const& draft, int round) {
    return anyCell(draft, round, [](Cell const& cell) { return (cell.opponent && cell.hasResult()) || cell.broken; }) ||
           (!isPaired(draft, round) && !anyCell(draft, round, [](Cell const& cell) { return cell.isEmpty(); }));
}

/// A bye that may be asked for, or given, ahead.
std::optional<ByeKind> announcedBye(Cell const& cell) {
    if (cell.opponent || cell.broken) return std::nullopt;
    switch (cell.result) {
    case 'H': return ByeKind::HalfPoint;
    case 'F': return ByeKind::FullPoint;
    case 'Z': return ByeKind::ZeroPoint;
    default: return std::nullopt;
    }
}

void noteLaterRounds(Draft const& draft, int last, Remarks& remarks) {
    for (PlayerDraft const& player : draft.records)
        for (int round = last + 1; round <= static_cast<int>(player.cells.size()); ++round) {
            Cell const cell = player.cell(round);
            if (cell.isEmpty() || announcedBye(cell)) continue;
            What const what = cell.opponent ? What::FutureRound : What::AnnouncedBye;
            remarks.ignoredAgain(what, {player.line, opponentColumn(round)}, fieldOf("opponent", round), written(cell));
        }
}

/// What open games of the player count as draws, which a file without a record 162 X may have left out.
Points ofOpenGames(Draft const& draft, PlayerDraft const& player, int rounds) {
    Points sum;
    for (int round = 1; round <= rounds && !draft.points.unknownResult; ++round)
        if (player.cell(round).result == openGame)
            sum += pointsOf(draft, player.number.value_or(0), round, player.cell(round));
    return sum;
}

} // namespace

int lastRound(Draft const& draft) {
    int round = roundsWritten(draft);
    while (round > 0 && !isPlayed(draft, round)) --round;
    return isPaired(draft, round + 1) ? round + 1 : round;
}

std::vector<ImportedRound> checkRounds(Draft const& draft, PlayersByNumber const& players, Remarks& remarks) {
    std::vector<ImportedRound> rounds;
    int const last = lastRound(draft);
    for (int round = 1; round <= last; ++round) {
        RoundReader reader{round, draft.isOfTeams, players, remarks};
        for (PlayerDraft const& player : draft.records) reader.read(player);
        rounds.push_back(reader.take());
    }
    noteLaterRounds(draft, last, remarks);
    return rounds;
}

std::vector<AnnouncedBye> announcedByes(Draft const& draft) {
    std::vector<AnnouncedBye> byes;
    int const last = lastRound(draft);
    for (PlayerDraft const& player : draft.records)
        for (int round = last + 1; round <= static_cast<int>(player.cells.size()); ++round)
            if (auto const kind = announcedBye(player.cell(round)); kind && player.number)
                byes.push_back({PairingNumber{*player.number}, RoundNumber{round}, *kind});
    return byes;
}

void checkPoints(Draft const& draft, Remarks& remarks) {
    int const last = lastRound(draft);
    for (PlayerDraft const& player : draft.records) {
        if (player.pointsText.empty()) continue;
        Points const sum = pointsOf(draft, player.number.value_or(0), player.cells, static_cast<std::size_t>(last));
        auto const said = pointsFromText(player.pointsText);
        if (said != sum && said != sum - ofOpenGames(draft, player, last))
            remarks.repaired(What::PointsDiffer, {player.line, 81}, "001 points", player.pointsText, decimalText(sum));
    }
}

} // namespace flagfall::pairing::trf
