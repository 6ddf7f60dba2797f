// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_details.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

/// The form that enters a team or changes it: its name, and its players in order of boards. Players are those of the
/// event who are in no other team.
class TeamForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool editing READ editing NOTIFY changed FINAL)
    Q_PROPERTY(bool typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
    Q_PROPERTY(QString shortName READ shortName WRITE setShortName NOTIFY changed FINAL)
    Q_PROPERTY(QString federation READ federation WRITE setFederation NOTIFY changed FINAL)
    Q_PROPERTY(QString club READ club WRITE setClub NOTIFY changed FINAL)
    Q_PROPERTY(QString captain READ captain WRITE setCaptain NOTIFY changed FINAL)
    Q_PROPERTY(QString strength READ strength WRITE setStrength NOTIFY changed FINAL)
    Q_PROPERTY(QString nameError READ nameError NOTIFY changed FINAL)
    Q_PROPERTY(QString shortNameError READ shortNameError NOTIFY changed FINAL)
    Q_PROPERTY(QString federationError READ federationError NOTIFY changed FINAL)
    Q_PROPERTY(QString clubError READ clubError NOTIFY changed FINAL)
    Q_PROPERTY(QString captainError READ captainError NOTIFY changed FINAL)
    Q_PROPERTY(QString strengthError READ strengthError NOTIFY changed FINAL)
    Q_PROPERTY(QString strengthHint READ strengthHint NOTIFY changed FINAL)
    Q_PROPERTY(QStringList roster READ roster NOTIFY changed FINAL)
    Q_PROPERTY(int boards READ boards NOTIFY changed FINAL)
    Q_PROPERTY(QStringList freePlayers READ freePlayers NOTIFY changed FINAL)
    Q_PROPERTY(QString wanted READ wanted WRITE setWanted NOTIFY changed FINAL)
public:
    TeamForm(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    [[nodiscard]] bool editing() const { return m_team.has_value(); }
    /// The form says something else than when it was shown.
    [[nodiscard]] bool typed() const { return m_draft != m_begun; }
    [[nodiscard]] QString name() const { return QString::fromStdString(m_draft.name); }
    [[nodiscard]] QString shortName() const { return QString::fromStdString(m_draft.shortName); }
    [[nodiscard]] QString federation() const { return QString::fromStdString(m_draft.federation); }
    [[nodiscard]] QString club() const { return QString::fromStdString(m_draft.club); }
    [[nodiscard]] QString captain() const { return QString::fromStdString(m_draft.captain); }
    [[nodiscard]] QString strength() const { return QString::fromStdString(m_draft.strength); }
    void setName(QString const& text) { put(m_draft.name, text); }
    void setShortName(QString const& text) { put(m_draft.shortName, text); }
    void setFederation(QString const& text) { put(m_draft.federation, text); }
    void setClub(QString const& text) { put(m_draft.club, text); }
    void setCaptain(QString const& text) { put(m_draft.captain, text); }
    void setStrength(QString const& text) { put(m_draft.strength, text); }
    [[nodiscard]] QString nameError() const { return error(session::TeamField::Name); }
    [[nodiscard]] QString shortNameError() const { return error(session::TeamField::ShortName); }
    [[nodiscard]] QString federationError() const { return error(session::TeamField::Federation); }
    [[nodiscard]] QString clubError() const { return error(session::TeamField::Club); }
    [[nodiscard]] QString captainError() const { return error(session::TeamField::Captain); }
    [[nodiscard]] QString strengthError() const { return error(session::TeamField::Strength); }
    /// What it is while nothing is typed.
    [[nodiscard]] QString strengthHint() const;

    /// `1  Novák, Ján  2310`: the players in order of boards; behind the last board the reserves.
    [[nodiscard]] QStringList roster() const;
    [[nodiscard]] int boards() const;
    /// Players in no team whose names have what is wanted, at most as many as can be shown.
    [[nodiscard]] QStringList freePlayers() const;
    /// A few letters of a name.
    [[nodiscard]] QString wanted() const { return m_wanted; }
    void setWanted(QString const& text);

    Q_INVOKABLE void startNew();
    Q_INVOKABLE void startEdit(int teamId);
    Q_INVOKABLE void submit();
    /// The free player at this place joins the end of the list.
    Q_INVOKABLE void add(int free);
    Q_INVOKABLE void drop(int place);
    /// Moves the player at a place by so many places, and says where he stands then.
    Q_INVOKABLE int move(int place, int by);

    void update() { emit changed(); }

signals:
    void changed();
    void done();

private:
    void put(std::string& field, QString const& text);
    void check();
    void start(session::TeamDraft draft, std::optional<PlayerId> team);
    void finish();
    [[nodiscard]] std::vector<PlayerId> free() const;
    [[nodiscard]] QString error(session::TeamField field) const;
    [[nodiscard]] bool has(int place) const { return place >= 0 && place < std::ssize(m_draft.roster); }

    DeskLink& m_desk;
    CommandDoor& m_door;
    session::TeamDraft m_draft;
    session::TeamDraft m_begun;
    std::optional<PlayerId> m_team;
    QString m_wanted;
    std::map<session::TeamField, session::FieldFault> m_faults;
    bool m_sent = false; ///< from then on everything that is wrong is said
};

} // namespace flagfall::view
