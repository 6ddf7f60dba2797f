// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/session/event/check_in.h"
#include "app/view/common/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;
class SharedDoor;

struct CheckInRow {
    enum class State { Missing, Here, Resting, Withdrawn };
    int playerId = 0; ///< of one who plays beside this tournament only another number, below zero
    QString number, name, about, fee, note, tournaments, stateText, accessibleText;
    State state = State::Missing;
    bool ofOthers = false; ///< plays in tournaments beside this one only

    [[nodiscard]] int key() const { return playerId; }
    friend bool operator==(CheckInRow const&, CheckInRow const&) = default;
};

/// Everybody entered, in the alphabet of the event's language, and who has come. It shows those whose names have words
/// that begin as typed, those first whose name begins so. For the screen turned to the players it shows a few names and
/// only once they are asked for, without fees and notes.
///
/// The players of the other tournaments that are open stand among them, where their next rounds may be on the same day:
/// who plays in two has one line, and comes or does not come in both with one command.
class CheckInModel : public FLAGFALL_ROWS(CheckInRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY changed FINAL)
    Q_PROPERTY(bool onlyMissing READ onlyMissing WRITE setOnlyMissing NOTIFY changed FINAL)
    Q_PROPERTY(bool several READ isOfSeveral NOTIFY changed FINAL)
    Q_PROPERTY(bool together READ isTogether WRITE setTogether NOTIFY changed FINAL)
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

    CheckInModel(DeskLink& desk, CommandDoor& door, SharedDoor& shared, NoticeView& notice, For whom,
                 QObject* parent = nullptr);

    /// Nothing is made while nobody looks.
    void update();

    [[nodiscard]] QString typed() const { return m_typed; }
    void setTyped(QString const& typed);
    [[nodiscard]] bool onlyMissing() const { return m_onlyMissing; }
    void setOnlyMissing(bool only);
    /// Others are open whose players can be checked in with these.
    [[nodiscard]] bool isOfSeveral() const { return m_several; }
    /// They are; otherwise this tournament's alone.
    [[nodiscard]] bool isTogether() const { return m_together; }
    void setTogether(bool together);
    [[nodiscard]] bool isWatched() const { return m_watched; }
    void setWatched(bool watched);

    /// Who would be paired in this tournament without having come.
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
    /// All who are missing in this tournament, at once.
    Q_INVOKABLE void close(flagfall::view::CheckInModel::Absent absent);
    /// Nobody has come yet in this tournament: for a later round, or another day.
    Q_INVOKABLE void beginAnew();

    Q_INVOKABLE [[nodiscard]] int rowOf(int playerId) const { return rowWith(playerId); }
    /// The next one after this row who is missing, from the top again; −1: nobody is.
    Q_INVOKABLE [[nodiscard]] int nextMissing(int row) const;

signals:
    void changed();

private:
    /// Where somebody plays.
    struct Seat {
        DeskLink* desk = nullptr;
        PlayerId player;
        QString tournament;
    };
    using Seats = std::vector<Seat>; ///< of one person, in this tournament first
    using Wanted = std::function<std::optional<session::Command>(session::EventState const&, session::Player const&)>;

    void gather();
    void showRows();
    void count();
    [[nodiscard]] bool isShown(CheckInRow const& row) const;
    [[nodiscard]] CheckInRow makeRow(int key, Seats const& seats) const;
    [[nodiscard]] Seats const& seatsOf(int playerId) const;
    [[nodiscard]] QString nameOf(int playerId) const;
    void endRest(int playerId);
    void comeBack(int playerId);
    /// Carries out what is wanted wherever the person plays, and then tells this.
    void everywhere(int playerId, Wanted const& wanted, std::function<QString()> told);

    DeskLink& m_desk;
    CommandDoor& m_door;
    SharedDoor& m_shared;
    NoticeView& m_notice;
    For m_for;
    QString m_typed;
    bool m_onlyMissing = false;
    bool m_watched = false;
    bool m_together = true;
    bool m_several = false;
    std::map<int, Seats> m_people; ///< by the numbers of their rows
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
