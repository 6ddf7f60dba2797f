// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sealing/lock.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace flagfall::session {
namespace {

/// What crypto_pwhash_str writes with the limits of something that people wait for.
constexpr std::string_view beginning = "$argon2id$v=19$m=65536,t=2,p=1$";
static_assert(crypto_pwhash_argon2id_MEMLIMIT_INTERACTIVE == 65536U * 1024U);
static_assert(crypto_pwhash_argon2id_OPSLIMIT_INTERACTIVE == 2U);

/// Shorter than any of which something could be guessed.
constexpr std::ptrdiff_t shortestLock = 30;

bool isOfALock(char c) {
    bool const letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    return letter || std::string_view{"$+/=,"}.find(c) != std::string_view::npos;
}

} // namespace

std::optional<std::string> lockFor(std::string_view pin) {
    if (sodium_init() < 0) return std::nullopt;
    std::array<char, crypto_pwhash_STRBYTES> lock{};
    int const failed =
        crypto_pwhash_str_alg(lock.data(), pin.data(), pin.size(), crypto_pwhash_argon2id_OPSLIMIT_INTERACTIVE,
                              crypto_pwhash_argon2id_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13);
    if (failed != 0) return std::nullopt;
    return std::string{lock.data()};
}

bool fits(std::string_view pin, std::string const& lock) {
    if (!isLock(lock) || sodium_init() < 0) return false;
    return crypto_pwhash_str_verify(lock.c_str(), pin.data(), pin.size()) == 0;
}

bool isLock(std::string_view text) {
    return text.starts_with(beginning) && text.size() < crypto_pwhash_STRBYTES && std::ranges::all_of(text, isOfALock);
}

std::string withoutLocks(std::string text) {
    constexpr std::string_view blot = "…";
    for (auto at = text.begin(); at != text.end();) {
        auto const begin = std::find_if(at, text.end(), isOfALock);
        auto const end = std::find_if_not(begin, text.end(), isOfALock);
        at = end;
        if (end - begin < shortestLock || std::find(begin, end, '$') == end) continue;
        auto const from = begin - text.begin();
        text.replace(begin, end, blot);
        at = text.begin() + from + std::ssize(blot);
    }
    return text;
}

} // namespace flagfall::session
