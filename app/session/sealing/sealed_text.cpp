// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sealing/sealed_text.h"

#include "app/session/sealing/secret.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>

namespace flagfall::session {
namespace {

using Byte = unsigned char;
template <std::size_t size>
using Bytes = std::array<Byte, size>;

constexpr std::size_t saltSize = 32;
constexpr std::size_t fingerprintSize = 20;
constexpr std::size_t secretSize = 16; // of one opening key
constexpr std::size_t plainSize = saltSize + 1 + longestSealed + 1;
constexpr std::size_t nonceSize = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t boxSize = nonceSize + plainSize + crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::size_t keySize = crypto_aead_xchacha20poly1305_ietf_KEYBYTES;

/// Without letters that are taken for a digit when written by hand.
constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t secretLetters = 26; // 130 bits
constexpr std::size_t checkLetters = 2;
constexpr std::size_t group = 4;

void ready() {
    static bool const started = sodium_init() >= 0;
    if (!started) throw std::runtime_error{"libsodium does not start"};
}

/// Four bits each. No letter of a file and no digit: chance cannot spell a square, and who searches a journal for the
/// sealed move finds nothing that looks like it.
constexpr std::string_view plainLetters = "ijkmnpqrstuvwxyz";

template <std::size_t size>
std::string spelled(Bytes<size> const& bytes) {
    std::string text;
    for (Byte const byte : bytes) {
        text += plainLetters[byte / 16];
        text += plainLetters[byte % 16];
    }
    return text;
}

template <std::size_t size>
std::optional<Bytes<size>> unspelled(std::string_view text) {
    Bytes<size> bytes{};
    if (text.size() != size * 2) return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const value = plainLetters.find(text[i]);
        if (value == std::string_view::npos) return std::nullopt;
        bytes[i / 2] = static_cast<Byte>(bytes[i / 2] * 16 + value);
    }
    return bytes;
}

Byte const* bytesOf(std::string_view text) { return reinterpret_cast<Byte const*>(text.data()); }

template <std::size_t size>
Bytes<size> hashOf(std::string_view what, std::span<Byte const> first, std::span<Byte const> second = {}) {
    crypto_generichash_state state;
    Bytes<size> hash{};
    crypto_generichash_init(&state, nullptr, 0, size);
    crypto_generichash_update(&state, bytesOf(what), what.size());
    crypto_generichash_update(&state, first.data(), first.size());
    crypto_generichash_update(&state, second.data(), second.size());
    crypto_generichash_final(&state, hash.data(), size);
    return hash;
}

std::string fingerprint(std::string_view text, Bytes<saltSize> const& salt) {
    return spelled(hashOf<fingerprintSize>("Flagfall sealed text 1", salt, {bytesOf(text), text.size()}));
}

/// The bits of a key as letters, five each, the last ones for a slip of the pen.
std::string written(Secret<secretSize> const& secret) {
    auto const check = hashOf<16>("Flagfall opening key 1", secret.bytes);
    std::string text;
    for (std::size_t letter = 0; letter < secretLetters + checkLetters; ++letter) {
        bool const checks = letter >= secretLetters;
        Byte const* const from = checks ? check.data() : secret.bytes.data();
        std::size_t const begin = (checks ? letter - secretLetters : letter) * 5;
        unsigned value = 0;
        for (std::size_t bit = begin; bit < begin + 5; ++bit) {
            unsigned const one = bit < secretSize * 8 ? (from[bit / 8] >> (7 - bit % 8)) & 1U : 0U;
            value = value * 2 + one;
        }
        if (letter > 0 && letter % group == 0) text += '-';
        text += letters[value];
    }
    return text;
}

/// What people write for another letter.
char meant(char typed) {
    char const big = typed >= 'a' && typed <= 'z' ? static_cast<char>(typed - 32) : typed;
    switch (big) {
    case 'O': return '0';
    case 'I':
    case 'L': return '1';
    default: return big;
    }
}

std::optional<Secret<secretSize>> readKey(std::string_view typed) {
    std::string clean;
    for (char const c : typed)
        if (c != '-' && c != ' ' && c != '\t' && c != '\n' && c != '\r') clean += meant(c);
    if (clean.size() != secretLetters + checkLetters) return std::nullopt;
    Secret<secretSize> secret;
    for (std::size_t letter = 0; letter < secretLetters; ++letter) {
        auto const value = letters.find(clean[letter]);
        if (value == std::string_view::npos) return std::nullopt;
        for (std::size_t bit = 0; bit < 5; ++bit) {
            std::size_t const place = letter * 5 + bit;
            bool const set = ((value >> (4 - bit)) & 1U) != 0;
            if (place < secretSize * 8)
                secret.bytes[place / 8] |= static_cast<Byte>(set ? 1U << (7 - place % 8) : 0U);
            else if (set)
                return std::nullopt;
        }
    }
    std::string again = written(secret);
    std::erase(again, '-');
    if (again != clean) return std::nullopt;
    return secret;
}

/// Both keys make one, in whichever order they are typed.
Secret<keySize> keyOf(std::vector<Secret<secretSize>> parts) {
    std::ranges::sort(parts, {}, &Secret<secretSize>::bytes);
    Secret<keySize> key;
    key.bytes = parts.size() == 1 ? hashOf<keySize>("Flagfall one key 1", parts[0].bytes)
                                  : hashOf<keySize>("Flagfall two keys 1", parts[0].bytes, parts[1].bytes);
    return key;
}

} // namespace

Sealed seal(std::string_view text, std::string_view about, int holders) {
    ready();
    if (text.size() > longestSealed || holders < 1 || holders > 2)
        throw std::length_error{"what is sealed is too long, or for too many"};
    Sealed sealed;
    sealed.text.keys = holders;
    std::vector<Secret<secretSize>> parts(static_cast<std::size_t>(holders));
    for (auto& part : parts) {
        randombytes_buf(part.bytes.data(), secretSize);
        sealed.openingKeys.push_back(written(part));
    }
    Secret<plainSize> plain; // salt, length, text, zeros
    randombytes_buf(plain.bytes.data(), saltSize);
    plain.bytes[saltSize] = static_cast<Byte>(text.size());
    std::ranges::copy(text, plain.bytes.begin() + saltSize + 1);
    Bytes<saltSize> salt{};
    std::copy_n(plain.bytes.begin(), saltSize, salt.begin());
    sealed.text.fingerprint = fingerprint(text, salt);

    Bytes<boxSize> box{};
    randombytes_buf(box.data(), nonceSize);
    auto const key = keyOf(std::move(parts));
    crypto_aead_xchacha20poly1305_ietf_encrypt(box.data() + nonceSize, nullptr, plain.bytes.data(), plainSize,
                                               bytesOf(about), about.size(), nullptr, box.data(), key.bytes.data());
    sealed.text.box = spelled(box);
    return sealed;
}

Expected<Unsealed, OpeningProblem> unseal(SealedText const& sealed, std::string_view about,
                                          std::vector<std::string> const& openingKeys) {
    ready();
    std::vector<Secret<secretSize>> parts;
    for (std::string const& typed : openingKeys) {
        if (typed.empty()) continue;
        auto const part = readKey(typed);
        if (!part) return refused(OpeningProblem::KeyMistyped);
        parts.push_back(*part);
    }
    if (static_cast<int>(parts.size()) != sealed.keys || parts.empty() || parts.size() > 2)
        return refused(OpeningProblem::TooFewKeys);
    auto const box = unspelled<boxSize>(sealed.box);
    if (!box) return refused(OpeningProblem::WrongKey);
    Secret<plainSize> plain;
    auto const key = keyOf(std::move(parts));
    int const wrong = crypto_aead_xchacha20poly1305_ietf_decrypt(
        plain.bytes.data(), nullptr, nullptr, box->data() + nonceSize, boxSize - nonceSize, bytesOf(about),
        about.size(), box->data(), key.bytes.data());
    if (wrong != 0) return refused(OpeningProblem::WrongKey);
    Bytes<saltSize> salt{};
    std::copy_n(plain.bytes.begin(), saltSize, salt.begin());
    std::size_t const length = plain.bytes[saltSize];
    if (length > longestSealed) return refused(OpeningProblem::OtherText);
    Unsealed open{{reinterpret_cast<char const*>(plain.bytes.data()) + saltSize + 1, length}, spelled(salt)};
    if (fingerprint(open.text, salt) != sealed.fingerprint) return refused(OpeningProblem::OtherText);
    return open;
}

bool isOpeningKey(std::string_view typed) {
    ready();
    return readKey(typed).has_value();
}

std::string fingerprintOf(std::string_view text, std::string_view salt) {
    ready();
    auto const bytes = unspelled<saltSize>(salt);
    return bytes ? fingerprint(text, *bytes) : std::string{};
}

} // namespace flagfall::session
