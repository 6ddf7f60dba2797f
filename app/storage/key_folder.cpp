// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/key_folder.h"

#include "app/storage/chain.h"
#include "app/storage/part_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <fstream>
#include <set>
#include <span>
#include <system_error>
#include <thread>
#include <utility>

namespace flagfall::storage {

namespace fs = std::filesystem;

namespace {

constexpr mode_t forOwner = 0600;
constexpr char const* plain = ".key";
constexpr char const* locked = ".locked";

/// The text of a small file; none where it cannot be read or is longer than any of ours.
std::optional<std::string> shortText(fs::path const& path) {
    int const file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0) return std::nullopt;
    std::string text(KeyLock::longestText + 1, '\0');
    auto const size = ::read(file, text.data(), text.size());
    ::close(file);
    if (size < 0 || size > std::ssize(text) - 1) return std::nullopt;
    text.resize(static_cast<std::size_t>(size));
    return text;
}

/// The text of a file of one line.
std::optional<std::string> lineOf(fs::path const& path) {
    auto text = shortText(path);
    if (!text || !text->ends_with('\n')) return std::nullopt;
    text->pop_back();
    return text;
}

bool writeOver(fs::path const& path, std::string const& text) {
    int const file = ::open(path.c_str(), O_WRONLY | O_TRUNC | O_CREAT | O_CLOEXEC | O_NOFOLLOW, forOwner);
    if (file < 0) return false;
    bool const whole = ::write(file, text.data(), text.size()) == std::ssize(text);
    return ::close(file) == 0 && whole;
}

/// On the disk, whole or not at all.
enum class Over { Nothing, WhatIsThere };
bool writeWhole(fs::path const& path, std::string const& text, Over over) {
    auto part = over == Over::Nothing ? PartFile::beside(path) : PartFile::inPlaceOf(path);
    if (!part || !writeOver(part->path(), text)) return false;
    return static_cast<bool>(over == Over::Nothing ? part->publish() : part->publishReplacing());
}

/// The key of a file that only its owner can read.
std::optional<SigningKey> plainKey(fs::path const& path) {
    auto digits = lineOf(path);
    auto const seed = digits ? KeyOpener::read(*digits) : std::nullopt; // 32 bytes as well
    if (digits) session::wipe(digits->data(), digits->size());
    return seed ? std::optional(SigningKey(seed->secret())) : std::nullopt;
}

bool writePlain(fs::path const& path, SigningKey const& key) {
    session::SecretText const line(KeyOpener(key.seed()).text().plain() + '\n');
    return writeWhole(path, line.plain(), Over::Nothing);
}

std::optional<SigningKey> lockedKey(fs::path const& path, KeyLock const& lock, KeyOpener const& opener) {
    auto const line = lineOf(path);
    return line ? lock.unseal(*line, opener) : std::nullopt;
}

bool isSame(std::optional<SigningKey> const& one, SigningKey const& other) {
    return one && one->publicHalf() == other.publicHalf() && one->seed() == other.seed();
}

std::vector<fs::path> filesIn(fs::path const& folder, char const* ending) {
    std::vector<fs::path> files;
    std::error_code ignored;
    for (auto const& entry : fs::directory_iterator(folder, ignored))
        if (entry.path().extension() == ending) files.push_back(entry.path());
    return files;
}

/// What programs that were killed have left there of writing: it may be half a key, or a whole one.
void tidyPartsIn(fs::path const& folder) {
    std::error_code ignored;
    std::set<fs::path> targets;
    for (auto const& entry : fs::directory_iterator(folder, ignored)) {
        std::string const name = entry.path().filename().string();
        if (auto const at = name.find(".part-"); at != std::string::npos) targets.insert(folder / name.substr(0, at));
    }
    for (fs::path const& target : targets) tidyPartsOf(target);
}

/// Held while keys or their lock are changed, by one thread of one program: no key is put under a lock that is about
/// to go, and none beside one that is about to come. Makes the folder; nobody is waited for who keeps it for long.
class Hold {
public:
    explicit Hold(fs::path const& folder) {
        std::error_code failed;
        if (fs::create_directories(folder, failed))
            fs::permissions(folder, fs::perms::owner_all, fs::perm_options::replace, failed);
        m_file = ::open((folder / "in-use").c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, forOwner);
        if (m_file >= 0 && !waitForTurn()) ::close(std::exchange(m_file, -1));
        if (m_file >= 0) tidyPartsIn(folder);
    }
    ~Hold() {
        if (m_file >= 0) ::close(m_file);
    }
    Hold(Hold const&) = delete;
    Hold& operator=(Hold const&) = delete;
    explicit operator bool() const { return m_file >= 0; }

private:
    /// Where a file system knows no such locks there is nothing better.
    [[nodiscard]] bool waitForTurn() const {
        auto const deadline = std::chrono::steady_clock::now() + std::chrono::seconds{5};
        while (::flock(m_file, LOCK_EX | LOCK_NB) != 0) {
            if (errno != EWOULDBLOCK && errno != EINTR) return true;
            if (std::chrono::steady_clock::now() > deadline) return false;
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
        return true;
    }
    int m_file = -1;
};

} // namespace

KeyFolder::KeyFolder(fs::path folder) : m_folder(std::move(folder)), m_state(read()) {}

KeyFolder::State KeyFolder::state() const {
    std::lock_guard const hold{m_mutex};
    if (auto found = read(); found.way != m_state.way || found.text != m_state.text) {
        if (found.lock && m_state.opener && found.lock->isOf(*m_state.opener)) found.opener = m_state.opener;
        m_state = std::move(found);
        ++m_changes;
    }
    return m_state;
}

void KeyFolder::set(State state) {
    std::lock_guard const hold{m_mutex};
    m_state = std::move(state);
    ++m_changes;
}

KeyFolder::State KeyFolder::read() const {
    if (!isThere(lockFile())) return {};
    auto const text = shortText(lockFile());
    auto lock = text ? KeyLock::read(*text) : std::nullopt;
    if (!lock) return {.way = Way::Unreadable, .text = text.value_or("")};
    Way const way = lock->hasPassphrase() ? Way::Passphrase : Way::SecretStore;
    return {way, *text, std::move(lock), {}};
}

KeyFolder::Way KeyFolder::way() const { return state().way; }

bool KeyFolder::isOpen() const {
    auto const now = state();
    return now.way == Way::Files || now.opener;
}

std::string KeyFolder::secretName() const {
    auto const now = state();
    return now.lock ? now.lock->name() : std::string{};
}

fs::path KeyFolder::fileOf(std::string_view name, char const* ending) const {
    return m_folder / (std::string(name) + ending);
}

// --- the lock ----------------------------------------------------------------------------------------------

KeyFolder::Done KeyFolder::openBySecret(std::string_view text) {
    auto const opener = KeyOpener::read(text);
    return opener ? openBy(*opener) : refused(Fault::DoesNotOpen);
}

KeyFolder::Done KeyFolder::open(std::string_view passphrase) {
    auto const now = state();
    if (!now.lock) return refused(now.way == Way::Unreadable ? Fault::Unreadable : Fault::DoesNotOpen);
    auto const opener = now.lock->open(passphrase);
    return opener ? openBy(*opener) : refused(opener.error());
}

KeyFolder::Done KeyFolder::openBy(KeyOpener const& opener) {
    Hold const hold(m_folder);
    auto now = state();
    if (!now.lock) return refused(now.way == Way::Unreadable ? Fault::Unreadable : Fault::DoesNotOpen);
    if (!now.lock->isOf(opener)) return refused(Fault::DoesNotOpen);
    now.opener = opener;
    set(now);
    if (hold) lockFiles(*now.lock, opener);
    return {};
}

/// The present one, or a new one.
Expected<KeyOpener, KeyFolder::Fault> KeyFolder::openerToKeep() const {
    auto const now = state();
    if (now.way == Way::Unreadable) return refused(Fault::Unreadable);
    if (now.way == Way::Files) return KeyOpener::make();
    if (!now.opener) return refused(Fault::Locked);
    return *now.opener;
}

Expected<KeyFolder::Secret, KeyFolder::Fault> KeyFolder::secretToKeep() const {
    auto const opener = openerToKeep();
    if (!opener) return refused(opener.error());
    return Secret{KeyLock::of(*opener).name(), opener->text()};
}

KeyFolder::Done KeyFolder::lockBySecret(std::string_view text) {
    auto const opener = KeyOpener::read(text);
    return opener ? change(KeyLock::of(*opener), *opener) : refused(Fault::DoesNotOpen);
}

KeyFolder::Done KeyFolder::lock(std::string_view passphrase) {
    auto const opener = openerToKeep();
    if (!opener) return refused(opener.error());
    auto const lock = KeyLock::of(*opener, passphrase);
    return lock ? change(*lock, *opener) : refused(Fault::NoMemory);
}

/// Another lock in the place of the present one, or of none. The opener stays the same one: what is locked stays so.
KeyFolder::Done KeyFolder::change(KeyLock const& lock, KeyOpener const& opener) {
    Hold const hold(m_folder);
    auto const now = state();
    if (now.way == Way::Unreadable) return refused(Fault::Unreadable);
    if (now.lock && (!now.opener || *now.opener != opener)) return refused(Fault::Locked);
    auto const over = now.lock ? Over::WhatIsThere : Over::Nothing;
    if (!hold || !writeWhole(lockFile(), lock.text(), over)) return refused(Fault::NotKept);
    // First of all it can be opened: at no moment is a key neither a file nor to be had by the opener.
    set({lock.hasPassphrase() ? Way::Passphrase : Way::SecretStore, lock.text(), lock, opener});
    lockFiles(lock, opener);
    return {};
}

/// What cannot be locked stays as it is, and is tried again at the next opening.
void KeyFolder::lockFiles(KeyLock const& lock, KeyOpener const& opener) const {
    for (fs::path const& file : filesIn(m_folder, plain)) {
        auto const key = plainKey(file);
        if (!key) continue;
        fs::path const target = fileOf(key->publicHalf(), locked);
        // What lies there already and does not open is the same key under a lock that is gone.
        bool const done = isSame(lockedKey(target, lock, opener), *key);
        if (!done && !writeWhole(target, lock.seal(*key) + '\n', Over::WhatIsThere)) continue;
        std::error_code ignored;
        if (isSame(lockedKey(target, lock, opener), *key)) fs::remove(file, ignored);
    }
}

KeyFolder::Done KeyFolder::unlockForGood() {
    Hold const hold(m_folder);
    auto const now = state();
    if (now.way == Way::Files) return {};
    if (now.way == Way::Unreadable) return refused(Fault::Unreadable);
    if (!now.opener) return refused(Fault::Locked);
    if (!hold) return refused(Fault::NotKept);
    std::vector<fs::path> opened, written;
    std::error_code failed;
    auto const takeBack = [&] {
        for (fs::path const& file : written) fs::remove(file, failed);
        return refused(Fault::NotKept);
    };
    for (fs::path const& file : filesIn(m_folder, locked)) {
        auto const key = lockedKey(file, *now.lock, *now.opener);
        if (!key) continue; // of another lock, or damaged: it stays as it is
        fs::path const target = fileOf(key->publicHalf(), plain);
        if (!isThere(target)) {
            written.push_back(target);
            if (!writePlain(target, *key)) return takeBack();
        }
        if (!isSame(plainKey(target), *key)) return takeBack();
        opened.push_back(file);
    }
    if (!fs::remove(lockFile(), failed)) return takeBack();
    set({});
    for (fs::path const& file : opened) fs::remove(file, failed);
    return {};
}

KeyFolder::Done KeyFolder::beginAnew() {
    Hold const hold(m_folder);
    if (!isThere(lockFile())) return {};
    if (!hold) return refused(Fault::NotKept);
    std::error_code failed;
    fs::path aside;
    for (int number = 1; !failed; ++number) {
        aside = m_folder / ("set-aside-" + std::to_string(number));
        if (fs::create_directory(aside, failed)) break;
    }
    fs::permissions(aside, fs::perms::owner_all, fs::perm_options::replace, failed);
    auto files = filesIn(m_folder, locked);
    files.push_back(lockFile()); // last of all: until then everything is as it was for whoever looks
    std::size_t moved = 0;
    for (; !failed && moved < files.size(); moved += failed ? 0 : 1)
        fs::rename(files[moved], aside / files[moved].filename(), failed);
    if (failed) {
        std::error_code ignored;
        for (auto const& file : std::span(files).first(moved)) fs::rename(aside / file.filename(), file, ignored);
        fs::remove(aside, ignored);
        return refused(Fault::NotKept);
    }
    set({});
    return {};
}

// --- keys --------------------------------------------------------------------------------------------------

std::optional<SigningKey> KeyFolder::find(std::string_view publicHalf) const {
    if (!hashOfHex(publicHalf)) return std::nullopt; // what is no key names no file
    auto key = plainKey(fileOf(publicHalf, plain));
    if (auto const now = state(); !key && now.opener)
        key = lockedKey(fileOf(publicHalf, locked), *now.lock, *now.opener);
    return key && key->publicHalf() == publicHalf ? key : std::nullopt;
}

std::string KeyFolder::newestOf(std::vector<std::string> const& publicHalves) const {
    Hold const hold(m_folder);
    for (auto key = publicHalves.rbegin(); key != publicHalves.rend(); ++key) {
        bool const mayOpen = !isOpen() && hashOfHex(*key) && isThere(fileOf(*key, locked));
        if (mayOpen || find(*key)) return *key;
    }
    return hold ? make() : std::string{};
}

/// On the disk; its public half. Nothing where the folder cannot be written.
std::string KeyFolder::make() const {
    auto const now = state();
    if (now.way == Way::Unreadable) return {};
    SigningKey const key = SigningKey::make();
    std::string const& name = key.publicHalf();
    bool const kept = now.lock ? writeWhole(fileOf(name, locked), now.lock->seal(key) + '\n', Over::Nothing)
                               : writePlain(fileOf(name, plain), key);
    return kept ? name : std::string{};
}

std::string Signer::choose(std::vector<std::string> const& keysSoFar) {
    if (m_keys && m_chosen.empty()) m_chosen = m_keys->newestOf(keysSoFar);
    return m_chosen;
}

void Signer::chooseOnly(std::string const& publicHalf) {
    if (m_keys && m_chosen.empty()) m_chosen = publicHalf;
}

std::optional<SigningKey> const& Signer::key() {
    if (m_key || m_chosen.empty()) return m_key;
    int const now = m_keys->changes();
    if (std::exchange(m_looked, now) != now) m_key = m_keys->find(m_chosen);
    return m_key;
}

// --- what was saved ----------------------------------------------------------------------------------------

void KeyFolder::noteSaved(session::Hash const& first, session::Seal const& newest) const {
    constexpr int digits = 19; // the same length each time: what is written lies over what was there
    std::string number = std::to_string(newest.seq.value());
    number.insert(0, static_cast<std::size_t>(digits) - number.size(), '0');
    std::string const line = number + ' ' + hexText(newest.hash) + '\n';
    int const note =
        ::open(fileOf(hexText(first), ".last").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, forOwner);
    if (note < 0) return;
    [[maybe_unused]] auto const written = ::pwrite(note, line.data(), line.size(), 0);
    ::close(note);
}

std::optional<session::Seal> KeyFolder::lastSaved(session::Hash const& first) const {
    std::ifstream note(fileOf(hexText(first), ".last"));
    std::int64_t seq = 0;
    std::string digits;
    if (!(note >> seq >> digits)) return std::nullopt;
    auto const hash = hashOfHex(digits);
    return hash && seq > 0 ? std::optional(session::Seal{Seq{seq}, *hash}) : std::nullopt;
}

} // namespace flagfall::storage
