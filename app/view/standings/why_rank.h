// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/team_card.h"
#include "pairing/standing_explanation.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace flagfall::view {

/// A heading and what stands below it: the neighbours, the games, a tie-break with its working.
struct WhyPart {
    QString title;
    QStringList lines;
    bool decides = false; ///< a tie-break that separates from a neighbour
    bool isGames = false; ///< or of a team the matches
    friend bool operator==(WhyPart const&, WhyPart const&) = default;
};

/// Why a player or team stands where they do: what separates them from those before and behind, each game or match with
/// the rank of the opponent, and of each tie-break what every round gives, what is left out and by which rule (C.07).
struct WhyRank {
    QString title;
    std::vector<WhyPart> parts;
};

/// The table is worked out once, for whoever asks about several. The event outlives it, and stays as it is.
class WhyRanks {
public:
    explicit WhyRanks(session::EventState const& state);
    /// Nothing for an unknown player or team.
    [[nodiscard]] std::optional<WhyRank> of(PlayerId player) const;
    [[nodiscard]] std::vector<pairing::Standing> const& standings() const { return m_standings; }

private:
    session::EventState const& m_state;
    pairing::StandingExplainer m_explainer;
    std::vector<pairing::Standing> m_standings;
    std::map<PlayerId, int> m_ranks;
    std::optional<session::TeamCards> m_teams; ///< of an event of teams
};

[[nodiscard]] std::optional<WhyRank> whyRank(session::EventState const& state, PlayerId player);

} // namespace flagfall::view
