// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tournament.h"

#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace flagfall::pairing {

/// A tournament looked at for tie-breaks: players by their places in the order of pairing numbers, from 0, every score
/// added up once. Keeps nothing of the tournament but its values.
class Field {
public:
    /// The sorts of rounds C.07 knows (16.1, 16.2).
    enum class Kind {
        Played,
        ForfeitWin,
        ForfeitLoss,
        Pending, ///< counts for nothing as yet
        AllocatedBye,
        FullPointBye,
        RequestedBye, ///< a half- or zero-point bye, absence, the rounds after a withdrawal
    };
    struct Round {
        Kind kind = Kind::RequestedBye;
        Colour colour = Colour::White;
        Score score = Score::Loss;     ///< of Played
        Points points{};               ///< in the standings
        std::optional<int> opponent{}; ///< the scheduled one, played or not
    };

    /// Of teams: by the primary score.
    explicit Field(Tournament const& tournament) : Field(tournament, tournament.primary) {}
    /// Of teams by one of their scores; the result of a round is the one of the match by either.
    Field(Tournament const& tournament, TeamScore score);
    /// The same, but whoever was paired in the last round played has drawn it (Art. 8.3). Made when it is first asked
    /// for: a field is for one thread. Lives as long as the field.
    [[nodiscard]] Field const& withLastRoundDrawn() const;
    /// The one of the two that the tie-break looks at.
    [[nodiscard]] Field const& lookedAtBy(TieBreak const& tieBreak) const {
        return tieBreak.isFore ? withLastRoundDrawn() : *this;
    }

    [[nodiscard]] int size() const { return static_cast<int>(m_players.size()); }
    [[nodiscard]] bool isRoundRobin() const { return m_isRoundRobin; }
    [[nodiscard]] Scoring const& scoring() const { return m_scoring; }
    [[nodiscard]] TieBreakRules const& rules() const { return m_rules; }
    [[nodiscard]] TieBreakEditionRules const& edition() const { return rulesOf(m_rules.edition); }
    /// Whether everybody has a rating, or one that the regulations give to who has none (Art. 10).
    [[nodiscard]] bool hasRatings() const { return m_hasRatings; }
    /// The rounds that count as the length of the event so far: a round just paired, without any result, does not.
    [[nodiscard]] int roundsPlayed() const { return m_roundsPlayed; }

    [[nodiscard]] std::optional<int> placeOf(PlayerId player) const;
    [[nodiscard]] PlayerId id(int place) const { return at(place).id; }
    [[nodiscard]] int number(int place) const { return at(place).number; }
    /// With hasRatings() the one that counts, also of who is unrated.
    [[nodiscard]] int rating(int place) const { return at(place).rating; }
    /// The one that counts of an opponent met in this round.
    [[nodiscard]] int rating(int place, RoundNumber round) const;
    [[nodiscard]] bool isRated(int place) const { return at(place).isRated; }
    /// Every player has one for each round on file.
    [[nodiscard]] std::span<Round const> rounds(int place) const;
    /// Points in the standings.
    [[nodiscard]] Points score(int place) const { return at(place).score; }
    /// What the player is worth to his opponents: in a round robin the score itself (15.2), otherwise the adjusted
    /// score, in which requested byes after which he never came back are draws (16.3); before 2023 every round that was
    /// not played.
    [[nodiscard]] Points worth(int place) const { return at(place).worth; }

    /// Whether it counts as a game against the opponent: played over the board; forfeited in a round robin (15.2) or
    /// with the modifier /P.
    [[nodiscard]] bool countsAsGame(Round const& round, bool playsForfeits = false) const;
    /// 15.2: for a player's own results a forfeit win of a round robin is a game, a forfeit loss is not.
    [[nodiscard]] bool countsAsOwnGame(Round const& round) const;

private:
    struct Player {
        PlayerId id;
        int number = 0;
        int rating = 0;
        bool isRated = false;
        LaterRatings later{}; ///< where those of each round count
        Points score;
        Points worth;
    };
    [[nodiscard]] Player const& at(int place) const { return m_players[static_cast<std::size_t>(place)]; }
    [[nodiscard]] Round roundOf(RoundRecord const& record, Points points) const;
    void addUp();
    [[nodiscard]] Points adjustment(int place) const;
    void rateTheUnrated();

    bool m_isRoundRobin;
    bool m_hasRatings = true;
    int m_unrated = 0; ///< what who has no rating counts as
    Scoring m_scoring;
    TieBreakRules m_rules;
    int m_roundsOnFile = 0;
    int m_roundsPlayed = 0;
    std::vector<Player> m_players;
    std::vector<Round> m_rounds; ///< player by player
    mutable std::shared_ptr<Field const> m_lastRoundDrawn;
    std::shared_ptr<std::unordered_map<PlayerId, int>> m_places; ///< never changed once the field stands
};

/// VUR: the player himself had it in his hands that the round was not played (16.1).
[[nodiscard]] bool isVoluntarilyUnplayed(Field::Round const& round);

} // namespace flagfall::pairing
