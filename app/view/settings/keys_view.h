// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/key_keeper.h"
#include "app/view/common/secret_store.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace flagfall::view {

/// How the keys are kept with which this computer signs events. They are locked by the secret store of the desktop
/// where one answers, without a question; by a passphrase where the arbiter has set one; otherwise they are plain
/// files, which is said. What does not answer in time is not waited for: events go on unsigned until it does.
/// Passphrases are worked on by a thread of its own; belongs to the UI thread.
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
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed FINAL)
public:
    /// What the arbiter is asked for.
    enum class Asking {
        Nothing,
        Passphrase,    ///< that opens them
        NewPassphrase, ///< typed twice
        Store,         ///< whether to ask the secret store again
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
    [[nodiscard]] bool canBeginAnew() const;
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
    Q_INVOKABLE void removePassphrase();
    Q_INVOKABLE void askStore();
    /// New keys from now on, where nobody can open the old ones; those are put aside.
    Q_INVOKABLE void beginAnew();

signals:
    void changed();

private:
    using Way = session::KeyKeeper::Way;
    using Done = session::KeyKeeper::Done;
    enum class Store { Unasked, Waits, Silent, Unable, Nothing, Other, Answered };

    [[nodiscard]] bool isLocked() const { return m_keys && !m_keys->isOpen(); }
    void heard(Store answer);
    void moveToStore();
    void kept(session::KeyKeeper::Secret const& secret, SecretStore::Outcome outcome, QString const& givenBack);
    void say(Done const& done);
    void work(std::function<Done()> what, std::function<void()> then);

    session::KeyKeeper* m_keys = nullptr;
    std::unique_ptr<SecretStore> m_store;
    Store m_answer = Store::Unasked;
    QTimer m_patience;
    Asking m_asking = Asking::Nothing;
    bool m_askedOnce = false;
    bool m_givesUpPassphrase = false; ///< as soon as the store has answered, or has not in time
    QString m_fault;
    std::thread m_thread;
};

} // namespace flagfall::view
