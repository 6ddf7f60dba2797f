// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/notation/language.h"
#include "arbiter/terms/expected.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// A short text, such as a sealed move, that nobody reads before its time. It is padded to one length and encrypted
/// with a key that is drawn by chance, handed out on paper and kept nowhere. The fingerprint for the envelope is over
/// the text and a random salt that is sealed with it: who has the box, the fingerprint and every text it could be
/// still cannot tell which one it is, and nobody can seal another text behind the same fingerprint.
///
/// XChaCha20-Poly1305 and BLAKE2b of libsodium. Pure but for chance; any thread.
namespace flagfall::session {

/// The longest text that can be sealed, in bytes.
inline constexpr std::size_t longestSealed = 62;

/// What is kept, spelled in letters that chance cannot make the name of a square of.
struct SealedText {
    std::string box;         ///< nonce and ciphertext; of one length whatever is in it
    std::string fingerprint; ///< 40 letters
    int keys = 1;            ///< how many opening keys are needed, all of them
    std::optional<notation::Language> language{}; ///< the letters it is written in; none: by an older version
    friend bool operator==(SealedText const&, SealedText const&) = default;
};

struct Sealed {
    SealedText text;
    /// One for each holder, to be printed and forgotten: seven groups of four letters and digits, two of which are
    /// there to notice a slip of the pen.
    std::vector<std::string> openingKeys;
};

struct Unsealed {
    std::string text;
    std::string salt; ///< 64 letters; with it anybody can make the fingerprint again
};

enum class OpeningProblem {
    TooFewKeys,
    KeyMistyped, ///< it is no key at all: a letter is missing or wrong
    WrongKey,    ///< it is a key, but not of this box, or the box was changed
    OtherText,   ///< the box opens, and what is in it has another fingerprint
};

/// `about` says what the box belongs to, as one line; it opens only beside the same one, so that no box can be put in
/// the place of another. `text` has at most `longestSealed` bytes and `holders` is 1 or 2, or std::length_error is
/// thrown.
[[nodiscard]] Sealed seal(std::string_view text, std::string_view about, int holders);

/// The keys in any order; spaces, hyphens and small letters do not matter.
[[nodiscard]] Expected<Unsealed, OpeningProblem> unseal(SealedText const& sealed, std::string_view about,
                                                        std::vector<std::string> const& openingKeys);

/// Whether this is a key without a slip of the pen; of which box is not to be seen from it.
[[nodiscard]] bool isOpeningKey(std::string_view typed);

/// The fingerprint that belongs to a text and its salt; empty where the salt is none.
[[nodiscard]] std::string fingerprintOf(std::string_view text, std::string_view salt);

} // namespace flagfall::session
