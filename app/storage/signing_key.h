// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/session/sealing/secret.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

/// Ed25519 keys. Whoever has an event file alone can make up another history with hashes that fit, but not sign it: the
/// private halves are kept apart from the events.
namespace flagfall::storage {

using Signature = std::array<std::byte, 64>;

/// What a desk signs an event with; private and public half.
class SigningKey {
public:
    [[nodiscard]] static SigningKey make();
    /// Of 32 random bytes, from which both halves follow.
    using Seed = session::Secret<32>;
    explicit SigningKey(Seed const& seed);

    /// 64 hexadecimal digits in small letters.
    [[nodiscard]] std::string const& publicHalf() const { return m_public; }
    [[nodiscard]] Seed seed() const;
    [[nodiscard]] Signature sign(session::Hash const& hash) const;

private:
    session::Secret<64> m_secret;
    std::string m_public;
};

/// Whether the signature of the hash was made with the private half that belongs to `publicHalf`.
[[nodiscard]] bool isSignedBy(std::string_view publicHalf, session::Hash const& hash, Signature const& signature);

} // namespace flagfall::storage
