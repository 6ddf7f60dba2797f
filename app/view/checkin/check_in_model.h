// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/check_in.h"
#include "app/view/common/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;

struct CheckInRow {
    enum class State { Missing, Here, Resting, Withdrawn };
    int playerId = 0;
    QString number, name, about, fee, note, stateText, accessibleText;
    State state = State::Missing;

    [[nodiscard]] int key() const { return playerId; }
    friend bool operator==(CheckInRow const&, CheckInRow const&) = default;
};

/// Everybody entered, in the alphabet of the event's language, and who has come. It shows those whose names have words
/// that begin as typed, those first whose name begins so. For the screen turned to the players it shows a few names and
/// only once they are asked for, without fees and notes.
class CheckInModel : public FLAGFALL_ROWS(CheckInRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY changed FINAL)
    Q_PROPERTY(bool onlyMissing READ onlyMissing WRITE setOnlyMissing NOTIFY changed FINAL)
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY changed FINAL)
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)
    Q_PROPERTY(bool any READ any NOTIFY changed FINAL)
    Q_PROPERTY(bool held READ isHeld NOTIFY changed FINAL)
    Q_PROPERTY(bool takesByes READ takesByes NOTIFY changed FINAL)
    Q_PROPERTY(bool takesHalfPoints READ takesHalfPoints NOTIFY changed FINAL)
    Q_PROPERTY(bool begun READ hasBegun NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString countText READ countText NOTIFY changed FINAL)
    Q_PROPERTY(QString feeText READ feeText NOTIFY changed FINAL)
    Q_PROPERTY(QString missingNames READ missingNames NOTIFY changed FINAL)
    Q_PROPERTY(QStringList letters READ letters NOTIFY changed FINAL)
public:
    enum class State { Missing, Here, Resting, Withdrawn };
    Q_ENUM(State)
    enum class Absent { ZeroPointBye, HalfPointBye, Withdrawal };
    Q_ENUM(Absent)
    enum class For { Desk, Players };

    CheckInModel(DeskLink& desk, CommandDoor& door, NoticeView& notice, For whom, QObject* parent = nullptr);

    /// Nothing is made while nobody looks.
    void update();

    [[nodiscard]] QString typed() const { return m_typed; }
    void setTyped(QString const& typed);
    [[nodiscard]] bool onlyMissing() const { return m_onlyMissing; }
    void setOnlyMissing(bool only);
    [[nodiscard]] bool isWatched() const { return m_watched; }
    void setWatched(bool watched);

    /// Who would be paired without having come.
    [[nodiscard]] int missing() const { return static_cast<int>(m_missing.size()); }
    [[nodiscard]] bool any() const { return m_any; }
    [[nodiscard]] bool isHeld() const { return m_held; }
    [[nodiscard]] bool takesByes() const { return m_takesByes; }
    /// A player of a team who is not there misses its boards, and has no bye that counts.
    [[nodiscard]] bool takesHalfPoints() const { return m_takesByes && !m_ofTeams; }
    /// A round is paired: who leaves stays in the list.
    [[nodiscard]] bool hasBegun() const { return m_begun; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString countText() const { return m_countText; }
    /// What is still owed by all; empty: nothing.
    [[nodiscard]] QString feeText() const { return m_feeText; }
    /// All of them, a line each.
    [[nodiscard]] QString missingNames() const { return m_missingNames; }
    /// That stand in the names, without accents: what the players need to type.
    [[nodiscard]] QStringList letters() const { return m_letters; }

    /// Has come. Whoever rests or has withdrawn takes part again.
    Q_INVOKABLE void arrive(int playerId);
    /// Has not come after all.
    Q_INVOKABLE void takeBack(int playerId);
    /// Only of somebody who is missing: for the players' own screen.
    Q_INVOKABLE void checkIn(int playerId);
    /// Nothing more is owed.
    Q_INVOKABLE void payFee(int playerId);
    /// All who are missing, at once.
    Q_INVOKABLE void close(flagfall::view::CheckInModel::Absent absent);
    /// Nobody has come yet: for a later round, or another day.
    Q_INVOKABLE void beginAnew();

    Q_INVOKABLE [[nodiscard]] int rowOf(int playerId) const { return rowWith(playerId); }
    /// The next one after this row who is missing, from the top again; −1: nobody is.
    Q_INVOKABLE [[nodiscard]] int nextMissing(int row) const;

signals:
    void changed();

private:
    void showRows();
    void count();
    [[nodiscard]] bool isShown(CheckInRow const& row) const;
    [[nodiscard]] session::Player const* player(int playerId) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    For m_for;
    QString m_typed;
    bool m_onlyMissing = false;
    bool m_watched = false;
    std::vector<CheckInRow> m_all; ///< in the order of names
    std::vector<PlayerId> m_missing;
    bool m_any = false;
    bool m_held = false;
    bool m_takesByes = false;
    bool m_ofTeams = false;
    bool m_begun = false;
    QString m_title, m_countText, m_feeText, m_missingNames;
    QStringList m_letters;
};

} // namespace flagfall::view
