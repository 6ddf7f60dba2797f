// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/key_keeper.h"
#include "app/storage/signing_key.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// How the keys of a folder are locked: with a pair of keys (X25519), so that a new key can be put in whether or not
/// the lock is open. Its private half opens all of them and is not in the folder, or there behind a passphrase alone.
namespace flagfall::storage {

/// The private half of a lock.
class KeyOpener {
public:
    using Bytes = session::Secret<32>;
    [[nodiscard]] static KeyOpener make();
    /// Of 64 hexadecimal digits.
    [[nodiscard]] static std::optional<KeyOpener> read(std::string_view digits);
    explicit KeyOpener(Bytes const& secret) : m_secret(secret) {}

    [[nodiscard]] session::SecretText text() const;
    [[nodiscard]] Bytes const& secret() const { return m_secret; }
    friend bool operator==(KeyOpener const&, KeyOpener const&) = default;

private:
    Bytes m_secret;
};

class KeyLock {
public:
    /// Of an opener that is kept somewhere else.
    [[nodiscard]] static KeyLock of(KeyOpener const& opener);
    /// With the opener in it behind a passphrase (Argon2id, XSalsa20-Poly1305). None where the machine has not the
    /// memory. Takes a good part of a second on purpose, and so does open.
    [[nodiscard]] static std::optional<KeyLock> of(KeyOpener const& opener, std::string_view passphrase);
    /// None: it is not what text() writes, or asks for more time or memory than a lock of ours may.
    [[nodiscard]] static std::optional<KeyLock> read(std::string_view text);
    [[nodiscard]] std::string text() const;
    static constexpr std::size_t longestText = 512;

    /// The public half, 64 hexadecimal digits: by it a secret store knows the opener.
    [[nodiscard]] std::string name() const;
    [[nodiscard]] bool hasPassphrase() const { return m_behind.has_value(); }
    /// DoesNotOpen: it is another passphrase, or the lock was changed; NoMemory: nobody knows.
    [[nodiscard]] Expected<KeyOpener, session::KeyKeeper::Fault> open(std::string_view passphrase) const;
    [[nodiscard]] bool isOf(KeyOpener const& opener) const;

    /// A key as it is kept under this lock.
    [[nodiscard]] std::string seal(SigningKey const& key) const;
    [[nodiscard]] std::optional<SigningKey> unseal(std::string_view text, KeyOpener const& opener) const;

private:
    using PublicHalf = std::array<unsigned char, 32>;
    /// The opener behind a passphrase, and how the passphrase becomes a key.
    struct Behind {
        std::uint64_t passes = 0;
        std::uint64_t kibibytes = 0;
        std::array<unsigned char, 16> salt{};
        std::array<unsigned char, 24> nonce{};
        std::array<unsigned char, 48> box{};
    };
    explicit KeyLock(PublicHalf const& half) : m_public(half) {}
    [[nodiscard]] static std::optional<KeyOpener::Bytes> keyOf(std::string_view passphrase, Behind const& behind);
    PublicHalf m_public{};
    std::optional<Behind> m_behind;
};

} // namespace flagfall::storage
