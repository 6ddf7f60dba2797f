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
    // Where it was closed when the passphrase was set it may still have what opens them.
    if (hasPassphrase()) forgetInStore(m_keys->secretName());
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
    case Store::Other:
        said += m_keys->way() == Way::SecretStore
                    ? tr("What the secret store of this desktop has does not open them.")
                    : tr("The secret store of this desktop does not keep what it is given.");
        break;
    case Store::NotLocked:
        said += tr("They could not be locked: their folder cannot be written, or another window has changed it.");
        break;
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

bool KeysView::canBeginAnew() const {
    bool const mayAnswer = m_answer == Store::Waits || m_answer == Store::Silent;
    return isLocked() && !(canAskStore() && mayAnswer);
}

bool KeysView::canAskStore() const { return isLocked() && m_keys->way() == Way::SecretStore; }

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
    work({[this, text = session::SecretText(passphrase.toStdString())] { return m_keys->open(text.plain()); },
          [this](Done const& done) { say(done); }});
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
    std::string const inStore = m_keys->way() == Way::SecretStore ? m_keys->secretName() : std::string{};
    work({[this, text = session::SecretText(passphrase.toStdString())] { return m_keys->lock(text.plain()); },
          [this, inStore](Done const& done) {
              if (done && !inStore.empty()) forgetInStore(inStore); // otherwise it would still open them
              say(done);
          }});
}

void KeysView::removePassphrase() {
    if (!isUsable() || !hasPassphrase() || isLocked()) return;
    m_givesUpPassphrase = true;
    moveToStore();
}

void KeysView::beginAnew(QuestionView* question) {
    if (!isUsable() || !canBeginAnew()) return;
    question->ask({.title = tr("Sign with new keys?"),
                   .text = tr("The keys that nobody could open stay in a folder beside the new ones."),
                   .consequences = {tr("An event that is open is signed again when it is opened the next time."),
                                    tr("What was signed before stays good.")},
                   .yes = tr("Sign with new keys"),
                   .no = tr("Leave them as they are")},
                  QuestionView::Level::Asks, [this] {
                      if (!isUsable() || !canBeginAnew()) return; // somebody has opened them meanwhile
                      work({[this] { return m_keys->beginAnew(); },
                            [this](Done const& done) {
                                say(done);
                                if (done) askStore();
                            }});
                  });
}

void KeysView::work(Work wish) {
    m_work.push_back(std::move(wish));
    if (!m_thread.joinable()) workNext();
}

void KeysView::workNext() {
    m_thread = std::thread{[this, what = std::move(m_work.front().what)] {
        auto const done = what();
        auto const answer = [this, done] {
            m_thread.join();
            m_thread = {};
            auto const then = std::move(m_work.front().then);
            m_work.pop_front();
            if (!m_work.empty()) workNext();
            then(done);
        };
        QMetaObject::invokeMethod(this, answer, Qt::QueuedConnection);
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
        m_patience.stop();
        work({[this, text = session::SecretText(secret.toStdString())] { return m_keys->openBySecret(text.plain()); },
              [this](Done const& done) { heard(done ? Store::Answered : Store::Other); }});
    });
}

/// The keys are locked by it only when it has given back what it was given to keep.
void KeysView::moveToStore() {
    auto const secret = m_keys->secretToKeep();
    if (!secret) {
        m_givesUpPassphrase = false;
        return say(refused(secret.error()));
    }
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
    m_patience.stop();
    bool const same = outcome == SecretStore::Outcome::Done && givenBack == secretText(secret.text.plain());
    // Too late where a passphrase was set meanwhile, or was said to stay.
    bool const wanted = m_givesUpPassphrase || !hasPassphrase();
    if (!same || !wanted) {
        forgetInStore(secret.name);
        return heard(same ? Store::Answered : Store::Other);
    }
    work({[this, secret] { return m_keys->lockBySecret(secret.text.plain()); },
          [this, secret](Done const& done) { noteLocked(secret, done); }});
}

void KeysView::noteLocked(session::KeyKeeper::Secret const& secret, Done const& done) {
    if (!done) forgetInStore(secret.name);
    heard(done ? Store::Answered : Store::NotLocked);
    if (canAskStore()) askStore(); // another window was first, and it has what opens them
}

/// Not what opens the keys: another window may have locked them by it.
void KeysView::forgetInStore(std::string const& name) {
    bool const needed = m_keys->way() == Way::SecretStore && m_keys->secretName() == name;
    if (!needed) m_store->forget(secretText(name));
}

/// May be heard again, when it answers after all.
void KeysView::heard(Store answer) {
    m_patience.stop();
    m_answer = answer;
    if (std::exchange(m_givesUpPassphrase, false)) return leavePassphrase(answer);
    if (m_asking == Asking::Store && !isLocked()) return leave();
    emit changed();
}

/// Only where there is no store are they files without a question.
void KeysView::leavePassphrase(Store answer) {
    if (!hasPassphrase()) return leave();
    if (answer == Store::NotLocked) return say(refused(session::KeyKeeper::Fault::NotKept));
    if (answer == Store::Unable)
        return work({[this] { return m_keys->unlockForGood(); }, [this](Done const& done) { say(done); }});
    m_fault = answer == Store::Silent
                  ? tr("The secret store of this desktop does not answer. The passphrase stays.")
                  : tr("The secret store of this desktop does not keep what it is given. The passphrase stays.");
    emit changed();
}

} // namespace flagfall::view
