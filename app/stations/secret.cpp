// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stations/secret.h"

#include <sodium.h>

#include <stdexcept>

namespace flagfall::stations {
namespace {

constexpr std::uint32_t codes = 100'000'000;
constexpr std::size_t digitsOfCode = 8;

void ready() {
    static bool const started = sodium_init() >= 0;
    if (!started) throw std::runtime_error{"libsodium does not start"};
}

template <typename Bytes>
std::string hexadecimal(Bytes const& bytes) {
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

} // namespace

std::string newToken() {
    ready();
    std::array<std::uint8_t, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hexadecimal(bytes);
}

std::string newCode() {
    ready();
    std::string const digits = std::to_string(randombytes_uniform(codes));
    return std::string(digitsOfCode - digits.size(), '0') + digits;
}

Trace::Key Trace::newKey() {
    ready();
    Key key{};
    randombytes_buf(key.data(), key.size());
    return key;
}

Trace Trace::ofToken(std::string_view token) { return ofCode(token, {}); }

Trace Trace::ofCode(std::string_view code, Key const& key) {
    Trace trace;
    crypto_generichash(trace.m_bytes.data(), trace.m_bytes.size(), reinterpret_cast<unsigned char const*>(code.data()),
                       code.size(), key.data(), key.size());
    return trace;
}

bool Trace::isSameAs(Trace const& other) const {
    return sodium_memcmp(m_bytes.data(), other.m_bytes.data(), m_bytes.size()) == 0;
}

std::string Trace::text() const { return hexadecimal(m_bytes); }

std::optional<Trace> Trace::read(std::string_view text) {
    Trace trace;
    std::size_t length = 0;
    bool const bad = text.size() != 2 * trace.m_bytes.size() ||
                     sodium_hex2bin(trace.m_bytes.data(), trace.m_bytes.size(), text.data(), text.size(), nullptr,
                                    &length, nullptr) != 0;
    return bad || length != trace.m_bytes.size() ? std::nullopt : std::optional{trace};
}

} // namespace flagfall::stations
