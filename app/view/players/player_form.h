// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/entries/names.h"
#include "app/session/decide/commands.h"
#include "app/session/decide/shared_commands.h"
#include "app/session/event/contact.h"
#include "app/session/event/event_details.h"
#include "app/session/event/event_state.h"
#include "arbiter/terms/ids.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class SharedDoor;

/// The form that enters a player or changes one. After an entry it is empty again, for the next player.
class PlayerForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString rating READ rating WRITE setRating NOTIFY changed FINAL)
    Q_PROPERTY(QString federation READ federation WRITE setFederation NOTIFY changed FINAL)
    Q_PROPERTY(QString sex READ sex WRITE setSex NOTIFY changed FINAL)
    Q_PROPERTY(QString fideId READ fideId WRITE setFideId NOTIFY changed FINAL)
    Q_PROPERTY(QString birth READ birth WRITE setBirth NOTIFY changed FINAL)
    Q_PROPERTY(QString nameError READ nameError NOTIFY changed FINAL)
    Q_PROPERTY(QString nameHint READ nameHint NOTIFY changed FINAL)
    Q_PROPERTY(QString titleError READ titleError NOTIFY changed FINAL)
    Q_PROPERTY(QString ratingError READ ratingError NOTIFY changed FINAL)
    Q_PROPERTY(QString federationError READ federationError NOTIFY changed FINAL)
    Q_PROPERTY(QString sexError READ sexError NOTIFY changed FINAL)
    Q_PROPERTY(QString fideIdError READ fideIdError NOTIFY changed FINAL)
    Q_PROPERTY(QString birthError READ birthError NOTIFY changed FINAL)
    Q_PROPERTY(QVariantMap more READ more NOTIFY changed FINAL)
    Q_PROPERTY(QVariantMap errors READ errors NOTIFY changed FINAL)
    Q_PROPERTY(bool checkedIn READ checkedIn WRITE setCheckedIn NOTIFY changed FINAL)
    Q_PROPERTY(QString email READ email WRITE setEmail NOTIFY changed FINAL)
    Q_PROPERTY(QString phone READ phone WRITE setPhone NOTIFY changed FINAL)
    Q_PROPERTY(QString byes READ byes WRITE setByes NOTIFY changed FINAL)
    Q_PROPERTY(QString byesError READ byesError NOTIFY changed FINAL)
    Q_PROPERTY(bool takesLaterRatings READ takesLaterRatings NOTIFY changed FINAL)
    Q_PROPERTY(bool takesByes READ takesByes NOTIFY changed FINAL)
    Q_PROPERTY(bool late READ isLate NOTIFY changed FINAL)
    Q_PROPERTY(QString numbersText READ numbersText NOTIFY changed FINAL)
    Q_PROPERTY(bool missedHalf READ missedHalf WRITE setMissedHalf NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList alsoIn READ alsoIn NOTIFY changed FINAL)
    Q_PROPERTY(QString titleRemark READ titleRemark NOTIFY changed FINAL)
    Q_PROPERTY(int playerId READ playerId NOTIFY changed FINAL)
    Q_PROPERTY(bool editing READ editing NOTIFY changed FINAL)
    Q_PROPERTY(bool valid READ valid NOTIFY changed FINAL)
    Q_PROPERTY(QStringList titles READ titles CONSTANT FINAL)
public:
    PlayerForm(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QObject* parent = nullptr);

    /// The form says something else than when it was shown.
    [[nodiscard]] bool typed() const { return saysMore() || !m_alsoIn.isEmpty(); }
    [[nodiscard]] QString name() const { return QString::fromStdString(m_draft.name); }
    [[nodiscard]] QString title() const { return QString::fromStdString(m_draft.title); }
    [[nodiscard]] QString rating() const { return QString::fromStdString(m_draft.rating); }
    [[nodiscard]] QString federation() const { return QString::fromStdString(m_draft.federation); }
    [[nodiscard]] QString sex() const { return QString::fromStdString(m_draft.sex); }
    [[nodiscard]] QString fideId() const { return QString::fromStdString(m_draft.fideId); }
    [[nodiscard]] QString birth() const { return QString::fromStdString(m_draft.birth); }
    void setName(QString const& text) { put(m_draft.name, text); }
    void setTitle(QString const& text) { put(m_draft.title, text); }
    /// One that is typed comes from no list any more.
    void setRating(QString const& text) {
        if (text.toStdString() != m_draft.rating) m_draft.ratingSource.clear();
        put(m_draft.rating, text);
    }
    void setFederation(QString const& text) { put(m_draft.federation, text); }
    void setSex(QString const& text) { put(m_draft.sex, text); }
    void setFideId(QString const& text) { put(m_draft.fideId, text); }
    void setBirth(QString const& text) { put(m_draft.birth, text); }

    [[nodiscard]] QString nameError() const { return error(session::PlayerField::Name); }
    /// Of a player who is added: that somebody of this name, whatever the accents and the order of its words, is there.
    [[nodiscard]] QString nameHint() const;
    [[nodiscard]] QString titleError() const { return error(session::PlayerField::Title); }
    [[nodiscard]] QString ratingError() const { return error(session::PlayerField::Rating); }
    [[nodiscard]] QString federationError() const;
    [[nodiscard]] QString sexError() const { return error(session::PlayerField::Sex); }
    [[nodiscard]] QString fideIdError() const { return error(session::PlayerField::FideId); }
    [[nodiscard]] QString birthError() const { return error(session::PlayerField::Birth); }
    /// A title that does not go with the sex; it is kept.
    [[nodiscard]] QString titleRemark() const;
    /// The fields that few players need, and what is wrong with any field, by the names of fields.
    [[nodiscard]] QVariantMap more() const;
    [[nodiscard]] QVariantMap errors() const;
    /// Writes into one of the fields of `more`.
    Q_INVOKABLE void say(QString const& field, QString const& text);
    [[nodiscard]] bool checkedIn() const { return m_draft.checkedIn; }
    void setCheckedIn(bool checkedIn);
    [[nodiscard]] QString email() const { return QString::fromStdString(m_contact.email); }
    [[nodiscard]] QString phone() const { return QString::fromStdString(m_contact.phone); }
    void setEmail(QString const& text);
    void setPhone(QString const& text);
    /// In rounds to come, as in texts/bye_list.h.
    [[nodiscard]] QString byes() const { return m_byes; }
    void setByes(QString const& text);
    [[nodiscard]] QString byesError() const;
    [[nodiscard]] bool takesByes() const;
    /// The event goes on for so long that a player may have several ratings in it, or this one has.
    [[nodiscard]] bool takesLaterRatings() const;
    /// A new player of a Swiss that has begun; the rounds missed count half a point each, or nothing.
    [[nodiscard]] bool isLate() const;
    /// Which number a late entry gets and which ones change by it (C.04.2, 2.4); empty while that is not known.
    [[nodiscard]] QString numbersText() const;
    [[nodiscard]] bool missedHalf() const { return m_missed == session::Bye::HalfPoint; }
    void setMissedHalf(bool half);
    /// The tournaments that are open beside this one: `name`, whether the player is `there` already, and whether he is
    /// to be entered there, too (`chosen`).
    [[nodiscard]] QVariantList alsoIn() const;
    Q_INVOKABLE void toggleAlsoIn(int tournament);
    /// 0: a new one.
    [[nodiscard]] int playerId() const { return m_player ? m_player->value() : 0; }
    [[nodiscard]] bool editing() const { return m_player.has_value(); }
    [[nodiscard]] bool valid() const { return m_faults.empty() && byesError().isEmpty(); }
    /// A federation that FIDE does not know is kept when it is said a second time.
    [[nodiscard]] bool asksAboutFederation() const;
    [[nodiscard]] QStringList titles() const;

    Q_INVOKABLE void startNew();
    Q_INVOKABLE void startEdit(int playerId);
    Q_INVOKABLE void submit();
    Q_INVOKABLE void touch(QString const& field);

    /// Shows what a rating list says of a new player; what the arbiter has typed of anything else stays.
    void fill(session::PlayerDraft const& listed);

    /// Makes every text again, in the present language.
    void update() { check(); }

signals:
    void changed();
    void done();

private:
    /// What the form began with.
    struct Begun {
        session::PlayerDraft draft;
        session::Contact contact;
        QString byes;
    };
    /// Who is in another tournament, up to an act of it: a key that is typed does not read it again.
    struct Known {
        Seq last;
        session::Persons persons;
    };
    [[nodiscard]] QString missedText() const;

    [[nodiscard]] bool saysMore() const { return m_draft != m_begun.draft || saysContact() || saysByes(); }
    [[nodiscard]] bool isThere(DeskLink const& tournament) const;
    /// The name with a comma behind its surname.
    [[nodiscard]] entries::OrderedName withComma() const;
    /// What is kept: of a new player with a comma in the name where the name itself tells which part is the surname.
    [[nodiscard]] session::PlayerDraft entered() const;
    [[nodiscard]] session::Command commandHere(std::map<RoundNumber, session::Bye> const& byes) const;
    [[nodiscard]] bool saysContact() const { return m_contact != m_begun.contact; }
    [[nodiscard]] bool saysByes() const { return m_byes != m_begun.byes; }
    void put(std::string& field, QString const& text);
    void start(session::PlayerDraft draft, std::optional<PlayerId> player);
    void check();
    void checkFideId();
    void checkBirth();
    void finish();
    void readContact(session::Player const& player);
    [[nodiscard]] QString error(session::PlayerField field) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    SharedDoor& m_shared;
    session::PlayerDraft m_draft;
    session::Contact m_contact;
    QString m_byes;
    QStringList m_alsoIn; ///< names of tournaments
    mutable std::map<DeskLink const*, Known> m_known;
    Begun m_begun;
    std::optional<PlayerId> m_player;
    std::map<session::PlayerField, session::FieldFault> m_faults;
    QSet<QString> m_touched;
    bool m_allTouched = false;
    std::string m_federationAsked;                   ///< about this one
    bool m_isListed = false;                         ///< taken from a rating list
    session::Bye m_missed = session::Bye::ZeroPoint; ///< stays from one late entry to the next
};

} // namespace flagfall::view
