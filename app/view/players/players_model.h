// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/common/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class QuestionView;

struct PlayerRow {
    enum class State { Playing, Withdrawn, Annulled };
    int playerId = 0;
    QString number, name, title, rating, federation, sexText, birth, fideId, points, club, stateText;
    State state = State::Playing;

    [[nodiscard]] int key() const { return playerId; }
    friend bool operator==(PlayerRow const&, PlayerRow const&) = default;
};

/// The entry list, in order of pairing numbers or of the numbers the players would get.
class PlayersModel : public FLAGFALL_ROWS(PlayerRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(bool fieldClosed READ fieldClosed NOTIFY fieldClosedChanged FINAL)
    Q_PROPERTY(QString fieldClosedText READ fieldClosedText NOTIFY fieldClosedChanged FINAL)
    Q_PROPERTY(QString countText READ countText NOTIFY countChanged FINAL)
    Q_PROPERTY(bool hasClubs READ hasClubs NOTIFY clubsChanged FINAL)
    Q_PROPERTY(bool drawsNumbers READ drawsNumbers NOTIFY drawsNumbersChanged FINAL)
    Q_PROPERTY(bool begun READ begun NOTIFY begunChanged FINAL)
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY countChanged FINAL)
public:
    /// Annulled: withdrew before half of the games, which therefore do not count.
    enum class State { Playing, Withdrawn, Annulled };
    Q_ENUM(State)

    PlayersModel(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QuestionView& question,
                 QObject* parent = nullptr);

    void update(Changes const& changes);
    /// Somebody looks at it: else a result does not cost the points of all players. At first somebody does.
    [[nodiscard]] bool isWatched() const { return m_watched; }
    void setWatched(bool watched);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    [[nodiscard]] QString countText() const { return m_countText; }

    /// The club of somebody is known.
    [[nodiscard]] bool hasClubs() const { return m_hasClubs; }
    [[nodiscard]] bool fieldClosed() const { return !m_fieldClosedText.isEmpty(); }
    /// Why no new player can be entered; empty while one can.
    [[nodiscard]] QString fieldClosedText() const { return m_fieldClosedText; }

    /// Pairing numbers can be drawn by lot: a round robin before its first round.
    [[nodiscard]] bool drawsNumbers() const { return m_drawsNumbers; }
    /// Restricted: players of one federation shall not meet in the last three rounds (C.05, annex 2).
    Q_INVOKABLE void drawNumbers(bool restricted = false);
    /// Moves a player up (−1) or down (1) in the list, where numbers can be drawn: the arbiter sets them.
    Q_INVOKABLE void moveNumber(int playerId, int by);
    /// A round is paired: whoever leaves now has withdrawn; before that he is taken off the list.
    [[nodiscard]] bool begun() const { return m_begun; }

    /// The first player whose name begins with this, else with words that do (isNamed); -1 when there is none.
    Q_INVOKABLE [[nodiscard]] int rowNamed(QString const& typed) const;
    /// −1 when he is not entered.
    Q_INVOKABLE [[nodiscard]] int rowOf(int playerId) const;
    /// Before the first round is paired it is remove().
    Q_INVOKABLE void withdraw(int playerId);
    /// From every tournament of the event that is open and in which the same person plays.
    Q_INVOKABLE void withdrawEverywhere(int playerId);
    Q_INVOKABLE void bringBack(int playerId);
    /// Asks where he was checked in.
    Q_INVOKABLE void remove(int playerId);
    /// Of everybody; with `births` their days of birth, too.
    Q_INVOKABLE void eraseContacts(bool births);

signals:
    void numberMoved(int playerId);
    void countChanged();
    void clubsChanged();
    void fieldClosedChanged();
    void drawsNumbersChanged();
    void begunChanged();

private:
    void show();
    void updateCount();
    void updateFieldClosed();
    void updateDrawsNumbers();
    void updateBegun();
    void takeOff(PlayerId player, QString const& name);

    DeskLink& m_desk;
    CommandDoor& m_door;
    SharedDoor& m_shared;
    QuestionView& m_question;
    QString m_countText;
    QString m_fieldClosedText;
    bool m_hasClubs = false;
    bool m_drawsNumbers = false;
    bool m_begun = false;
    bool m_watched = true;
    bool m_stale = false;
};

} // namespace flagfall::view
