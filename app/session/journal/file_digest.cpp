// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/file_digest.h"

#include <sodium.h>

#include <array>

namespace flagfall::session {

std::string sha256Of(std::string_view bytes) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<unsigned char const*>(bytes.data()), bytes.size());
    std::array<char, 2 * digest.size() + 1> digits{};
    sodium_bin2hex(digits.data(), digits.size(), digest.data(), digest.size());
    return digits.data();
}

} // namespace flagfall::session
