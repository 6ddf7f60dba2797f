// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/papers/paper.h"

#include <QCoreApplication>

#include <map>

/// What the papers of an event have in common.
namespace flagfall::view {

/// The texts of the papers.
struct EventPapers {
    Q_DECLARE_TR_FUNCTIONS(EventPapers)
};

/// The players as papers name them.
class PaperPlayers {
public:
    explicit PaperPlayers(session::EventState const& state);

    [[nodiscard]] std::vector<session::Player const*> const& inOrder() const { return m_order; }
    /// In the alphabet of the event, or of all languages where it has none.
    [[nodiscard]] std::vector<session::Player const*> byName() const;
    /// The pairing number; of a player of a team what the team is called in short.
    [[nodiscard]] QString number(PlayerId player) const;
    [[nodiscard]] QString name(PlayerId player) const;
    /// Of namesakes with the rating and the club, by which they know themselves.
    [[nodiscard]] QString nameApart(PlayerId player) const;
    [[nodiscard]] QString title(PlayerId player) const;
    [[nodiscard]] QString federation(PlayerId player) const;
    [[nodiscard]] QString rating(PlayerId player) const;

private:
    session::EventState const& m_state;
    std::vector<session::Player const*> m_order;
    std::map<PlayerId, int> m_numbers;
    std::map<std::string, int> m_bearers; ///< of a name: how many there are
    std::map<PlayerId, QString> m_teams;  ///< by player
};

/// The points of everybody when the round began.
[[nodiscard]] std::map<PlayerId, Points> pointsBefore(session::EventState const& state, RoundNumber round);
/// `Start: 24 November 2026, 16:00`; empty where the event has not announced it.
[[nodiscard]] QString startOf(session::EventState const& state, RoundNumber round);
/// Makes the paper one of that player or team: the files of two players have two names.
void nameFileAfter(Paper& paper, session::EventState const& state, PlayerId player);
/// Columns that nobody has anything in are taken out.
void dropEmptyColumns(PaperTable& table);

} // namespace flagfall::view
