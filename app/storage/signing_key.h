// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Ed25519 keys. Whoever has an event file alone can make up another history with hashes that fit, but not sign it: the
/// private halves are kept apart from the events.
namespace flagfall::storage {

using Signature = std::array<std::byte, 64>;

/// What a desk signs an event with; private and public half.
class SigningKey {
public:
    [[nodiscard]] static SigningKey make();
    /// Of 32 random bytes, from which both halves follow.
    using Seed = std::array<unsigned char, 32>;
    explicit SigningKey(Seed const& seed);
    ~SigningKey();
    SigningKey(SigningKey const&) = default;
    SigningKey& operator=(SigningKey const&) = default;

    /// 64 hexadecimal digits in small letters.
    [[nodiscard]] std::string const& publicHalf() const { return m_public; }
    [[nodiscard]] Seed seed() const;
    [[nodiscard]] Signature sign(session::Hash const& hash) const;

private:
    std::array<unsigned char, 64> m_secret{};
    std::string m_public;
};

/// Whether the signature of the hash was made with the private half that belongs to `publicHalf`.
[[nodiscard]] bool isSignedBy(std::string_view publicHalf, session::Hash const& hash, Signature const& signature);

/// The folder in which a user's keys are kept, a file each that only its owner can read, under the name of the public
/// half.
class KeyFolder {
public:
    explicit KeyFolder(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    [[nodiscard]] std::optional<SigningKey> find(std::string_view publicHalf) const;
    /// A new one, on the disk; nothing where the folder cannot be written.
    [[nodiscard]] std::optional<SigningKey> make() const;
    /// What a desk signs with: the newest of these keys that lies here, otherwise a new one.
    [[nodiscard]] std::optional<SigningKey> newestOf(std::vector<std::string> const& publicHalves) const;

    /// The newest act that was saved here of the event with this first act: a file of it that lacks it is not the
    /// newest one. Not synced, and noted after the act itself: it may be behind, and is never ahead.
    void noteSaved(session::Hash const& first, session::Seal const& newest) const;
    [[nodiscard]] std::optional<session::Seal> lastSaved(session::Hash const& first) const;

private:
    [[nodiscard]] std::filesystem::path fileOf(std::string_view name, char const* ending = ".key") const;
    std::filesystem::path m_folder;
};

} // namespace flagfall::storage
