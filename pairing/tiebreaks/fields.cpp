// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/fields.h"

#include <algorithm>

namespace flagfall::pairing {
namespace {

bool countsWins(TieBreakKind kind) { return kind == TieBreakKind::RoundsWon || kind == TieBreakKind::Standard; }

bool countsGames(TieBreak const& tieBreak) {
    auto const kind = tieBreak.kind;
    return kind == TieBreakKind::GamesWon || kind == TieBreakKind::GamesWithBlack ||
           kind == TieBreakKind::WinsWithBlack || asksForRatings(tieBreak);
}

class BoardAdder {
public:
    explicit BoardAdder(Tournament const& tournament)
        : m_win(tournament.gameScoring.win), m_sums(static_cast<std::size_t>(tournament.boards)) {}

    void add(RoundRecord const& record) {
        if (auto const* const match = std::get_if<Played>(&record))
            addGames(*match);
        else if (std::holds_alternative<AllocatedBye>(record) || std::holds_alternative<ForfeitWin>(record))
            for (Points& sum : m_sums) sum += m_win;
    }

    [[nodiscard]] std::optional<std::vector<Points>> sums() && {
        return m_isKnown ? std::optional{std::move(m_sums)} : std::nullopt;
    }

private:
    void addGames(Played const& match) {
        if (match.games.empty() || match.games.size() > m_sums.size()) m_isKnown = false;
        for (std::size_t board = 0; board < match.games.size() && m_isKnown; ++board)
            m_sums[board] += match.games[board].points;
    }

    Points m_win;
    std::vector<Points> m_sums;
    bool m_isKnown = true;
};

} // namespace

Fields::Fields(Tournament const& tournament)
    : m_primary(tournament.primary), m_roundsPlanned(std::max(tournament.roundsPlanned, roundsOnFile(tournament))),
      m_boardCount(tournament.boards) {
    m_fields.emplace_back(tournament, TeamScore::MatchPoints);
    if (tournament.singleGames) m_games.emplace_back(*tournament.singleGames, TeamScore::MatchPoints);
    m_boards.resize(tournament.participants.size());
    if (tournament.boards == 0) return;
    m_fields.emplace_back(tournament, TeamScore::GamePoints);
    for (std::size_t place = 0; place < m_boards.size(); ++place) {
        BoardAdder adder{tournament};
        for (RoundRecord const& record : tournament.participants[place].rounds) adder.add(record);
        m_boards[place] = std::move(adder).sums();
    }
}

Field const& Fields::of(TieBreak const& tieBreak) const {
    if (countsGames(tieBreak)) return games();
    if (tieBreak.score) return by(*tieBreak.score);
    return countsWins(tieBreak.kind) ? by(TeamScore::MatchPoints) : primary();
}

int Fields::usualFactor() const {
    int const inMatch = secondary().scoring().win.hundredths();
    return inMatch > 0 ? m_roundsPlanned * primary().scoring().win.hundredths() / inMatch : 0;
}

} // namespace flagfall::pairing
