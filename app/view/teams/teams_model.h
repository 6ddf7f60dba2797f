// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/common/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

struct TeamRow {
    int teamId = 0;
    QString number, name, federation;
    QString strength;   ///< by which it is numbered
    QString players;    ///< `Novák, J.; Kováč, P.`: in order of boards
    QString lineUpText; ///< of the round to come: `handed in`, or what is wrong with it; empty: none was handed in
    QString stateText;  ///< `withdrawn`, a bye; empty: it takes part
    bool withdrawn = false;
    bool plays = false; ///< has a match with boards in the round that is played
    QString accessibleText;

    [[nodiscard]] int key() const { return teamId; }
    friend bool operator==(TeamRow const&, TeamRow const&) = default;
};

/// The teams of an event of teams, in order of their numbers or of those they would get.
class TeamsModel : public FLAGFALL_ROWS(TeamRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool ofTeams READ ofTeams NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(QString countText READ countText NOTIFY changed FINAL)
    Q_PROPERTY(bool begun READ begun NOTIFY changed FINAL)
    Q_PROPERTY(bool drawsNumbers READ drawsNumbers NOTIFY changed FINAL)
public:
    TeamsModel(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    void update();

    /// Whether the event is one of teams at all.
    [[nodiscard]] bool ofTeams() const { return m_ofTeams; }
    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    /// How many teams, and how many players are in none.
    [[nodiscard]] QString countText() const { return m_countText; }
    /// A round is paired: no team comes or goes any more, but it can withdraw.
    [[nodiscard]] bool begun() const { return m_begun; }
    /// Numbers can be drawn by lot: a round robin before its first round.
    [[nodiscard]] bool drawsNumbers() const { return m_drawsNumbers; }

    Q_INVOKABLE void drawNumbers();
    Q_INVOKABLE void remove(int teamId);
    Q_INVOKABLE void withdraw(int teamId);
    Q_INVOKABLE void bringBack(int teamId);
    /// The team has not come: it loses every board of its match of the round that is played.
    Q_INVOKABLE void forfeit(int teamId);

signals:
    void changed();

private:
    [[nodiscard]] TeamRow rowOf(session::EventState const& state, session::Team const& team) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    QString m_countText;
    bool m_ofTeams = false;
    bool m_begun = false;
    bool m_drawsNumbers = false;
};

} // namespace flagfall::view
