// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/person.h"
#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"
#include "app/view/common/shared_door.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <string>
#include <thread>

namespace flagfall::view {

class DeskLink;
class NoticeView;
class QuestionView;

struct PersonRow {
    QString name;
    QString roleText;
    int role = 0; ///< as in roleNames
    bool locked = false;
    bool here = false; ///< at this desk

    [[nodiscard]] QString key() const { return name; }
    friend bool operator==(PersonRow const&, PersonRow const&) = default;
};

/// The persons of the event with their roles, and which of them has signed in at this desk. PINs are made and tried on
/// a thread of their own; each wrong one makes the wait for the next longer, whoever it is for. Belongs to the UI
/// thread.
class PersonsModel : public FLAGFALL_ROWS(PersonRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(bool active READ isActive NOTIFY changed FINAL)
    Q_PROPERTY(QString person READ person NOTIFY changed FINAL)
    Q_PROPERTY(QString here READ here NOTIFY changed FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY changed FINAL)
    Q_PROPERTY(QString elsewhere READ elsewhere NOTIFY changed FINAL)
    Q_PROPERTY(QString fault READ fault NOTIFY changed FINAL)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed FINAL)
    Q_PROPERTY(QStringList roleNames READ roleNamesShown NOTIFY changed FINAL)
public:
    PersonsModel(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QuestionView& question, NoticeView& notice,
                 QObject* parent = nullptr);
    ~PersonsModel() override;

    void update(Changes const& changes);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    /// The event has persons, and roles hold.
    [[nodiscard]] bool isActive() const { return count() > 0; }
    /// Who has signed in here; empty: nobody.
    [[nodiscard]] QString person() const;
    /// "C. Deputy, deputy arbiter"; empty: nobody.
    [[nodiscard]] QString here() const;
    [[nodiscard]] QString caption() const;
    /// In which other tournaments whatever is done here is done as well; empty: in none.
    [[nodiscard]] QString elsewhere() const;
    /// Why the last try to sign in failed; empty: it did not.
    [[nodiscard]] QString fault() const { return m_fault; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] QStringList roleNamesShown() const;
    /// The same for the desk, and the lock that was opened here.
    [[nodiscard]] std::string const& name() const { return m_name; }
    [[nodiscard]] std::string const& lock() const { return m_lock; }

    /// Who has signed in, or left, at this desk in another tournament. Whoever has the same name and a lock of his own
    /// here stays.
    void sitLike(std::string const& name, std::string const& lock);
    /// Gives this tournament the persons of another one.
    void takeFrom(PersonsModel const& other);

    /// Whether the person in this row must type a PIN.
    Q_INVOKABLE [[nodiscard]] bool asksPin(int row) const;
    Q_INVOKABLE void signIn(int row, QString const& pin);
    /// Nobody is at the desk: nothing but reading.
    Q_INVOKABLE void signOut();
    /// What was wrong is not shown any more.
    Q_INVOKABLE void forgetFault();
    /// What is wrong with the name of somebody who is added; empty: nothing.
    Q_INVOKABLE [[nodiscard]] QString nameFault(QString const& name) const;
    /// Adds a person, or changes the one of this name. An empty PIN: as it is, or, with `open`, none. What is wrong
    /// with the PIN, or nothing.
    Q_INVOKABLE QString keep(QString const& name, int role, QString const& pin, bool open);
    /// Asks first: it is not undone.
    Q_INVOKABLE void remove(int row);

signals:
    void changed();
    void signedIn();
    /// Somebody has taken this desk, or left it, here.
    void seated();
    void kept();

private:
    struct Made {
        std::string name;
        std::string lock;
        bool first = false; ///< there was nobody before
    };
    [[nodiscard]] session::Person const* at(int row) const;
    [[nodiscard]] session::Person const* sitting() const;
    void refresh();
    void sit(session::Person const& person);
    void leave();
    void tried(std::string const& name, std::string const& lock, bool fits);
    void submit(std::string const& name, session::Role role, std::optional<std::string> lock);
    /// What is to be done in another tournament; none: nothing.
    using CommandElsewhere = std::function<std::optional<session::Command>(session::EventState const& there)>;
    void doInAll(session::Command own, CommandElsewhere const& elsewhere, SharedDoor::Done done, SharedDoor::Left left);
    [[nodiscard]] std::int64_t secondsToWait() const;
    void setFault(QString const& fault);
    template <typename Make, typename Then>
    void inBackground(Make make, Then then);

    DeskLink& m_desk;
    CommandDoor& m_door;
    SharedDoor& m_shared;
    QuestionView& m_question;
    NoticeView& m_notice;
    int m_sitting = 0;            ///< of events that were opened: an answer for an earlier one is for nobody
    std::string m_name, m_lock;   ///< who has signed in; empty: nobody
    std::optional<Made> m_made{}; ///< submitted from here, and not seen in the event yet
    QString m_fault;
    int m_wrong = 0;            ///< wrong PINs since the last right one
    std::int64_t m_nextTry = 0; ///< ticks
    bool m_busy = false;
    std::jthread m_thread; ///< last: it is over before anything it uses goes
};

} // namespace flagfall::view
