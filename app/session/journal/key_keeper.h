// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/sealing/secret.h"
#include "arbiter/terms/expected.h"

#include <string>
#include <string_view>

namespace flagfall::session {

/// What keeps the keys with which this computer signs its events. As it is asked from a window: how they are locked,
/// and who can open them. Any thread; whatever opens or changes something takes its time, for a passphrase a good part
/// of a second on purpose, and for each key until it is on the disk: not on the thread of a window.
class KeyKeeper {
public:
    KeyKeeper() = default;
    KeyKeeper(KeyKeeper const&) = delete;
    KeyKeeper& operator=(KeyKeeper const&) = delete;
    virtual ~KeyKeeper() = default;

    enum class Way {
        Files,       ///< not locked: whoever reads the files of this user has them
        SecretStore, ///< a secret store has what opens them
        Passphrase,
        Unreadable, ///< the lock cannot be read
    };
    /// Why something could not be done. Nothing was changed then.
    enum class Fault {
        DoesNotOpen, ///< another passphrase or secret, or a lock that was changed
        Locked,      ///< it has to be opened first
        Unreadable,  ///< its lock is not one of ours
        NotKept,     ///< the disk refused, or somebody else changed it meanwhile
        NoMemory,
    };
    using Done = Expected<void, Fault>;

    [[nodiscard]] virtual Way way() const = 0;
    /// Whether keys can be used at this moment. While they cannot, acts are saved without signatures.
    [[nodiscard]] virtual bool isOpen() const = 0;
    /// Whether this one is at hand, named by its public half: an event that was opened with another one is not signed
    /// before it is opened anew.
    [[nodiscard]] virtual bool canSign(std::string const& key) const = 0;

    /// What a secret store keeps of us.
    struct Secret {
        std::string name;
        SecretText text;
    };
    /// Under which name the secret is kept that opens the present lock; empty: there is none.
    [[nodiscard]] virtual std::string secretName() const = 0;
    /// What opens the keys, or will: to be kept before they are locked by it.
    [[nodiscard]] virtual Expected<Secret, Fault> secretToKeep() const = 0;
    [[nodiscard]] virtual Done openBySecret(std::string_view text) = 0;
    /// Locked from now on with a secret that a store has given back.
    [[nodiscard]] virtual Done lockBySecret(std::string_view text) = 0;

    [[nodiscard]] virtual Done open(std::string_view passphrase) = 0;
    [[nodiscard]] virtual Done lock(std::string_view passphrase) = 0;
    /// As files from now on.
    [[nodiscard]] virtual Done unlockForGood() = 0;
    /// Puts a lock that nobody can open aside, with the keys under it: new ones are made from now on.
    [[nodiscard]] virtual Done beginAnew() = 0;
};

} // namespace flagfall::session
