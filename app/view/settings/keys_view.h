// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/key_keeper.h"
#include "app/view/common/question_view.h"
#include "app/view/common/secret_store.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace flagfall::view {

/// How the keys are kept with which this computer signs events. They are locked by the secret store of the desktop
/// where one answers, without a question; by a passphrase where the arbiter has set one; otherwise they are plain
/// files, which is said. What does not answer in time is not waited for: events go on unsigned until it does.
/// Keys are opened, locked and moved by a thread of its own, one thing after another; belongs to the UI thread.
class KeysView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(bool kept READ isKept CONSTANT FINAL)
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    Q_PROPERTY(QString warning READ warning NOTIFY changed FINAL)
    Q_PROPERTY(QString act READ act NOTIFY changed FINAL)
    Q_PROPERTY(bool usable READ isUsable NOTIFY changed FINAL)
    Q_PROPERTY(Asking asking READ asking NOTIFY changed FINAL)
    Q_PROPERTY(QString fault READ fault NOTIFY changed FINAL)
    Q_PROPERTY(bool hasPassphrase READ hasPassphrase NOTIFY changed FINAL)
    Q_PROPERTY(bool canBeginAnew READ canBeginAnew NOTIFY changed FINAL)
    Q_PROPERTY(bool canAskStore READ canAskStore NOTIFY changed FINAL)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed FINAL)
public:
    /// What the arbiter is asked for.
    enum class Asking {
        Nothing,
        Passphrase,    ///< that opens them
        NewPassphrase, ///< typed twice
        Store,         ///< what to do where nobody has opened them: ask the secret store again, go on with new ones
    };
    Q_ENUM(Asking)

    /// Of a program that signs nothing.
    explicit KeysView(QObject* parent = nullptr) : QObject(parent) {}
    /// Asks the store at once. `keys` must outlive it.
    KeysView(session::KeyKeeper& keys, std::unique_ptr<SecretStore> store,
             std::chrono::milliseconds patience = std::chrono::seconds{5}, QObject* parent = nullptr);
    /// Waits for what is under way.
    ~KeysView() override;

    [[nodiscard]] bool isKept() const { return m_keys != nullptr; }
    /// Where the keys are, and what that means.
    [[nodiscard]] QString state() const;
    /// That nothing is signed, and why; empty: it is, or nobody knows yet.
    [[nodiscard]] QString warning() const;
    /// The same of an event that was opened with this key, named by its public half.
    [[nodiscard]] QString warningOf(std::string const& key) const;
    /// What ask() leads to, as a button says it.
    [[nodiscard]] QString act() const;
    [[nodiscard]] bool isUsable() const { return m_keys && !isBusy(); }
    [[nodiscard]] Asking asking() const { return m_asking; }
    [[nodiscard]] QString fault() const { return m_fault; }
    [[nodiscard]] bool hasPassphrase() const;
    /// Not where the store may yet answer.
    [[nodiscard]] bool canBeginAnew() const;
    [[nodiscard]] bool canAskStore() const;
    [[nodiscard]] bool isBusy() const { return m_thread.joinable() || m_givesUpPassphrase; }

    /// An event has been opened: a passphrase is asked for, once in a run of the program.
    void noteOpened();
    void speak() { emit changed(); }

    Q_INVOKABLE void ask();
    /// Leaves it as it is.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void forgetFault();
    Q_INVOKABLE void open(QString const& passphrase);
    Q_INVOKABLE void setPassphrase(QString const& passphrase, QString const& again);
    /// The keys go to the secret store, or become files where there is none. Where the store is silent or of no use it
    /// stays, and that is said.
    Q_INVOKABLE void removePassphrase();
    Q_INVOKABLE void askStore();
    /// New keys from now on, where nobody can open the old ones and the answer is yes; those are put aside.
    Q_INVOKABLE void beginAnew(flagfall::view::QuestionView* question);

signals:
    void changed();

private:
    using Way = session::KeyKeeper::Way;
    using Done = session::KeyKeeper::Done;
    enum class Store { Unasked, Waits, Silent, Unable, Nothing, Other, NotLocked, Answered };
    struct Work {
        std::function<Done()> what;
        std::function<void(Done const&)> then;
    };

    [[nodiscard]] bool isLocked() const { return m_keys && !m_keys->isOpen(); }
    void heard(Store answer);
    void moveToStore();
    void kept(session::KeyKeeper::Secret const& secret, SecretStore::Outcome outcome, QString const& givenBack);
    void noteLocked(session::KeyKeeper::Secret const& secret, Done const& done);
    void forgetInStore(std::string const& name);
    void leavePassphrase(Store answer);
    void say(Done const& done);
    void work(Work wish);
    void workNext();

    session::KeyKeeper* m_keys = nullptr;
    std::unique_ptr<SecretStore> m_store;
    Store m_answer = Store::Unasked;
    QTimer m_patience;
    Asking m_asking = Asking::Nothing;
    bool m_askedOnce = false;
    bool m_givesUpPassphrase = false; ///< as soon as the store has answered, or has not in time
    QString m_fault;
    std::deque<Work> m_work; ///< the first one is under way
    std::thread m_thread;
};

} // namespace flagfall::view
