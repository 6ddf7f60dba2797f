// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/key_keeper.h"
#include "app/storage/key_lock.h"

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::storage {

/// The folder in which a user's keys are kept under the names of their public halves: as files that only their owner
/// can read, or locked (key_lock.h), with the lock in the file `lock`. Then they can be used only once it has been
/// opened, with a passphrase or with what a secret store outside of this folder keeps. For any thread; several programs
/// may use one folder: the lock is read again whenever it is another one, and one of them at a time changes anything.
class KeyFolder : public session::KeyKeeper {
public:
    explicit KeyFolder(std::filesystem::path folder);

    [[nodiscard]] Way way() const override;
    [[nodiscard]] bool isOpen() const override;
    [[nodiscard]] bool canSign(std::string const& key) const override { return find(key).has_value(); }
    [[nodiscard]] std::string secretName() const override;
    [[nodiscard]] Expected<Secret, Fault> secretToKeep() const override;
    [[nodiscard]] Done openBySecret(std::string_view text) override;
    /// Keys that lay here as files are locked; a file goes when what was written in its place has been opened and is
    /// the same key. So it is with a passphrase.
    [[nodiscard]] Done lockBySecret(std::string_view text) override;
    [[nodiscard]] Done open(std::string_view passphrase) override;
    [[nodiscard]] Done lock(std::string_view passphrase) override;
    [[nodiscard]] Done unlockForGood() override;
    [[nodiscard]] Done beginAnew() override;

    /// The key with this public half, where it lies here and can be used.
    [[nodiscard]] std::optional<SigningKey> find(std::string_view publicHalf) const;
    /// What a desk signs with: the public half of the newest of these keys that lies here, also if it is locked,
    /// otherwise of a new one. Empty where none can be kept.
    [[nodiscard]] std::string newestOf(std::vector<std::string> const& publicHalves) const;
    /// How often it was opened or changed: whoever found no key need not look again before that.
    [[nodiscard]] int changes() const { return m_changes; }

    /// The newest act that was saved here of the event with this first act: a file of it that lacks it is not the
    /// newest one. Not synced, and noted after the act itself: it may be behind, and is never ahead.
    void noteSaved(session::Hash const& first, session::Seal const& newest) const;
    [[nodiscard]] std::optional<session::Seal> lastSaved(session::Hash const& first) const;

private:
    /// The lock as it was read, and what opens it.
    struct State {
        Way way = Way::Files;
        std::string text{};
        std::optional<KeyLock> lock{};
        std::optional<KeyOpener> opener{};
    };
    /// As it is on the disk at this moment.
    [[nodiscard]] State state() const;
    [[nodiscard]] State read() const;
    [[nodiscard]] Expected<KeyOpener, Fault> openerToKeep() const;
    [[nodiscard]] Done openBy(KeyOpener const& opener);
    [[nodiscard]] Done change(KeyLock const& lock, KeyOpener const& opener);
    void lockFiles(KeyLock const& lock, KeyOpener const& opener) const;
    void set(State state);
    /// While nobody else changes anything.
    [[nodiscard]] std::string make() const;
    [[nodiscard]] std::filesystem::path fileOf(std::string_view name, char const* ending) const;
    [[nodiscard]] std::filesystem::path lockFile() const { return m_folder / "lock"; }

    std::filesystem::path const m_folder;
    mutable std::mutex m_mutex;
    mutable State m_state;
    mutable std::atomic<int> m_changes = 0;
};

/// What one journal signs with. For one thread at a time.
class Signer {
public:
    void keepKeysIn(std::shared_ptr<KeyFolder> keys) { m_keys = std::move(keys); }
    [[nodiscard]] KeyFolder const* keys() const { return m_keys.get(); }
    /// The public half that the acts from here on are signed with; empty: they are not.
    [[nodiscard]] std::string choose(std::vector<std::string> const& keysSoFar);
    /// This one, as soon as it is at hand, and no other.
    void chooseOnly(std::string const& publicHalf);
    /// None: nothing is signed, or not before the keys have been opened.
    [[nodiscard]] std::optional<SigningKey> const& key();

private:
    std::shared_ptr<KeyFolder> m_keys;
    std::string m_chosen;
    std::optional<SigningKey> m_key;
    int m_looked = -1; ///< at which changes of the folder
};

} // namespace flagfall::storage
