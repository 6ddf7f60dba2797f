// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/signing_key.h"

#include "app/storage/chain.h"

#include <sodium.h>

#include <algorithm>
#include <optional>

namespace flagfall::storage {

namespace {

std::string hex(unsigned char const* bytes, std::size_t size) {
    std::string text(2 * size + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, size);
    text.pop_back();
    return text;
}

/// 32 bytes from 64 hexadecimal digits.
std::optional<SigningKey::Seed> bytesOf(std::string_view digits) {
    auto const hash = hashOfHex(digits);
    if (!hash) return std::nullopt;
    SigningKey::Seed bytes{};
    std::ranges::transform(*hash, bytes.begin(), [](std::byte one) { return std::to_integer<unsigned char>(one); });
    return bytes;
}

} // namespace

SigningKey SigningKey::make() {
    [[maybe_unused]] int const ready = sodium_init();
    Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    SigningKey key(seed);
    sodium_memzero(seed.data(), seed.size());
    return key;
}

SigningKey::SigningKey(Seed const& seed) {
    std::array<unsigned char, crypto_sign_PUBLICKEYBYTES> open{};
    crypto_sign_seed_keypair(open.data(), m_secret.data(), seed.data());
    m_public = hex(open.data(), open.size());
}

SigningKey::~SigningKey() { sodium_memzero(m_secret.data(), m_secret.size()); }

SigningKey::Seed SigningKey::seed() const {
    Seed seed{};
    crypto_sign_ed25519_sk_to_seed(seed.data(), m_secret.data());
    return seed;
}

Signature SigningKey::sign(session::Hash const& hash) const {
    Signature signature{};
    crypto_sign_detached(reinterpret_cast<unsigned char*>(signature.data()), nullptr,
                         reinterpret_cast<unsigned char const*>(hash.data()), hash.size(), m_secret.data());
    return signature;
}

bool isSignedBy(std::string_view publicHalf, session::Hash const& hash, Signature const& signature) {
    auto const key = bytesOf(publicHalf);
    return key && crypto_sign_verify_detached(reinterpret_cast<unsigned char const*>(signature.data()),
                                              reinterpret_cast<unsigned char const*>(hash.data()), hash.size(),
                                              key->data()) == 0;
}

} // namespace flagfall::storage
