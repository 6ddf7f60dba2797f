// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/settings/keys_view.h"

#include <QStringList>

#include <utility>

namespace flagfall::view {
namespace {

/// Who has the files can try passphrases for as long as he likes: unlike a PIN at the desk.
constexpr int shortestPassphrase = 8;
constexpr int longestPassphrase = 500;

QString secretText(std::string const& text) { return QString::fromStdString(text); }

} // namespace

KeysView::KeysView(session::KeyKeeper& keys, std::unique_ptr<SecretStore> store, std::chrono::milliseconds patience,
                   QObject* parent)
    : QObject(parent), m_keys(&keys), m_store(std::move(store)) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { heard(Store::Silent); });
    askStore();
}

KeysView::~KeysView() {
    if (m_thread.joinable()) m_thread.join();
}

// --- what is shown -----------------------------------------------------------------------------------------

QString KeysView::state() const {
    if (!m_keys) return tr("Nothing is signed here: this event is not kept.");
    QStringList said;
    switch (m_keys->way()) {
    case Way::Files:
        said += tr("The keys lie in files that only your account can read. Whoever gets these files can sign like "
                   "this computer.");
        break;
    case Way::SecretStore:
        if (m_keys->isOpen()) return tr("The keys are locked, and the secret store of this desktop opens them.");
        if (m_answer == Store::Waits) return tr("The keys are locked. Waiting for the secret store of this desktop…");
        said += tr("The keys are locked: entries are saved, but not signed.");
        break;
    case Way::Passphrase:
        return m_keys->isOpen()
                   ? tr("The keys are locked with a passphrase, and open until the program is closed.")
                   : tr("The keys are locked: entries are saved, but not signed, until the passphrase is typed.");
    case Way::Unreadable: return tr("The lock of the keys is damaged: entries are saved, but not signed.");
    }
    switch (m_answer) {
    case Store::Unasked:
    case Store::Waits:
    case Store::Answered: break;
    case Store::Silent: said += tr("The secret store of this desktop does not answer."); break;
    case Store::Unable: said += tr("This desktop has no secret store, or it stays closed."); break;
    case Store::Nothing: said += tr("The secret store of this desktop does not have what opens them."); break;
    case Store::Other: said += tr("What the secret store of this desktop has given back is something else."); break;
    }
    return said.join(QLatin1Char(' '));
}

QString KeysView::warning() const { return isLocked() && m_answer != Store::Waits ? state() : QString{}; }

QString KeysView::warningOf(std::string const& key) const {
    if (!m_keys || isLocked()) return warning();
    return m_keys->canSign(key)
               ? QString{}
               : tr("Entries are saved, but not signed: the key of this event is not at hand. When the "
                    "event is opened the next time, a key is looked for again or made.");
}

QString KeysView::act() const {
    if (isLocked()) return tr("Open the signing keys…");
    return hasPassphrase() ? tr("Change or remove the passphrase of the signing keys…")
                           : tr("Set a passphrase for the signing keys…");
}

bool KeysView::hasPassphrase() const { return m_keys && m_keys->way() == Way::Passphrase; }

bool KeysView::canBeginAnew() const { return isLocked() && m_answer != Store::Waits; }

// --- what is asked -----------------------------------------------------------------------------------------

void KeysView::noteOpened() {
    if (hasPassphrase() && isLocked() && !std::exchange(m_askedOnce, true)) ask();
}

void KeysView::ask() {
    if (!isUsable()) return;
    m_fault.clear();
    m_asking = !isLocked() ? Asking::NewPassphrase : hasPassphrase() ? Asking::Passphrase : Asking::Store;
    emit changed();
}

void KeysView::leave() {
    m_asking = Asking::Nothing;
    m_fault.clear();
    emit changed();
}

void KeysView::forgetFault() {
    if (m_fault.isEmpty()) return;
    m_fault.clear();
    emit changed();
}

// --- a passphrase ------------------------------------------------------------------------------------------

void KeysView::open(QString const& passphrase) {
    if (!isUsable()) return;
    work([this, text = session::SecretText(passphrase.toStdString())] { return m_keys->open(text.plain()); }, [] {});
}

void KeysView::setPassphrase(QString const& passphrase, QString const& again) {
    if (!isUsable()) return;
    m_fault = passphrase.size() < shortestPassphrase
                  ? tr("A passphrase has at least %n character(s).", "", shortestPassphrase)
              : passphrase.size() > longestPassphrase
                  ? tr("A passphrase has at most %n character(s).", "", longestPassphrase)
              : passphrase != again ? tr("The two are not the same.")
                                    : QString{};
    if (!m_fault.isEmpty()) return emit changed();
    QString const inStore = m_keys->way() == Way::SecretStore ? secretText(m_keys->secretName()) : QString{};
    work([this, text = session::SecretText(passphrase.toStdString())] { return m_keys->lock(text.plain()); },
         [this, inStore] {
             if (!inStore.isEmpty()) m_store->forget(inStore); // otherwise it would still open them
         });
}

void KeysView::removePassphrase() {
    if (!isUsable() || !hasPassphrase() || isLocked()) return;
    m_givesUpPassphrase = true;
    moveToStore();
}

void KeysView::beginAnew() {
    if (!isUsable() || !canBeginAnew()) return;
    say(m_keys->beginAnew());
    if (m_fault.isEmpty()) askStore();
}

void KeysView::work(std::function<Done()> what, std::function<void()> then) {
    m_thread = std::thread{[this, what = std::move(what), then = std::move(then)] {
        auto const done = what();
        QMetaObject::invokeMethod(
            this,
            [this, done, then] {
                m_thread.join();
                m_thread = {};
                if (done) then();
                say(done);
            },
            Qt::QueuedConnection);
    }};
    emit changed();
}

void KeysView::say(Done const& done) {
    m_fault.clear();
    if (done) return leave();
    switch (done.error()) {
    case session::KeyKeeper::Fault::DoesNotOpen: m_fault = tr("That is not the passphrase."); break;
    case session::KeyKeeper::Fault::Locked: m_fault = tr("The keys have to be opened first."); break;
    case session::KeyKeeper::Fault::Unreadable: m_fault = tr("The lock of the keys is damaged."); break;
    case session::KeyKeeper::Fault::NotKept:
        m_fault = tr("The folder of the keys cannot be written, or another window has changed it.");
        break;
    case session::KeyKeeper::Fault::NoMemory: m_fault = tr("There is not enough memory."); break;
    }
    emit changed();
}

// --- the secret store --------------------------------------------------------------------------------------

void KeysView::askStore() {
    if (!isUsable()) return;
    if (m_keys->way() == Way::Files) return moveToStore();
    if (m_keys->way() != Way::SecretStore || !isLocked()) return;
    m_answer = Store::Waits;
    m_patience.start();
    emit changed();
    m_store->read(secretText(m_keys->secretName()), [this](SecretStore::Outcome outcome, QString const& secret) {
        if (outcome == SecretStore::Outcome::Nothing) return heard(Store::Nothing);
        if (outcome == SecretStore::Outcome::Unable) return heard(Store::Unable);
        heard(m_keys->openBySecret(secret.toStdString()) ? Store::Answered : Store::Other);
    });
}

/// The keys are locked by it only when it has given back what it was given to keep.
void KeysView::moveToStore() {
    auto const secret = m_keys->secretToKeep();
    if (!secret) return say(refused(secret.error()));
    m_answer = Store::Waits;
    m_patience.start();
    emit changed();
    QString const name = secretText(secret->name);
    m_store->keep(name, secretText(secret->text.plain()), [this, name, secret = *secret](auto outcome, QString const&) {
        if (outcome != SecretStore::Outcome::Done) return heard(Store::Unable);
        m_store->read(name, [this, secret](auto found, QString const& back) { kept(secret, found, back); });
    });
}

void KeysView::kept(session::KeyKeeper::Secret const& secret, SecretStore::Outcome outcome, QString const& givenBack) {
    bool const same = outcome == SecretStore::Outcome::Done && givenBack == secretText(secret.text.plain());
    if (same && m_keys->lockBySecret(secret.text.plain())) return heard(Store::Answered);
    // It is good for nothing, or too late: a passphrase was set meanwhile.
    m_store->forget(secretText(secret.name));
    heard(same ? Store::Answered : Store::Other);
}

/// May be heard again, when it answers after all.
void KeysView::heard(Store answer) {
    m_patience.stop();
    m_answer = answer;
    if (std::exchange(m_givesUpPassphrase, false)) return say(hasPassphrase() ? m_keys->unlockForGood() : Done{});
    if (m_asking == Asking::Store && !isLocked()) return leave();
    emit changed();
}

} // namespace flagfall::view
