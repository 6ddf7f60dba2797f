// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/signing_key.h"

#include "app/storage/chain.h"

#include <sodium.h>

#include <span>

namespace flagfall::storage {

SigningKey SigningKey::make() {
    [[maybe_unused]] int const ready = sodium_init();
    Seed seed;
    randombytes_buf(seed.bytes.data(), seed.bytes.size());
    return SigningKey(seed);
}

SigningKey::SigningKey(Seed const& seed) {
    std::array<unsigned char, crypto_sign_PUBLICKEYBYTES> open{};
    crypto_sign_seed_keypair(open.data(), m_secret.bytes.data(), seed.bytes.data());
    m_public = hexText(std::as_bytes(std::span(open)));
}

SigningKey::Seed SigningKey::seed() const {
    Seed seed;
    crypto_sign_ed25519_sk_to_seed(seed.bytes.data(), m_secret.bytes.data());
    return seed;
}

Signature SigningKey::sign(session::Hash const& hash) const {
    Signature signature{};
    crypto_sign_detached(reinterpret_cast<unsigned char*>(signature.data()), nullptr,
                         reinterpret_cast<unsigned char const*>(hash.data()), hash.size(), m_secret.bytes.data());
    return signature;
}

bool isSignedBy(std::string_view publicHalf, session::Hash const& hash, Signature const& signature) {
    auto const key = hashOfHex(publicHalf); // 32 bytes as well
    auto const plain = [](std::byte const* bytes) { return reinterpret_cast<unsigned char const*>(bytes); };
    return key && crypto_sign_verify_detached(plain(signature.data()), plain(hash.data()), hash.size(),
                                              plain(key->data())) == 0;
}

} // namespace flagfall::storage
