// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/key_lock.h"

#include "app/storage/chain.h"

#include <sodium.h>

#include <charconv>
#include <span>
#include <utility>

namespace flagfall::storage {
namespace {

using Fault = session::KeyKeeper::Fault;

constexpr std::string_view heading = "Flagfall keys 1\n";

/// What a new lock asks of whoever opens it, and the most that any may: a file could ask for all there is.
constexpr std::uint64_t usualPasses = 3;
constexpr std::uint64_t usualKibibytes = std::uint64_t{64} * 1024;
constexpr std::uint64_t mostPasses = 10;
constexpr std::uint64_t mostKibibytes = std::uint64_t{256} * 1024;
constexpr std::uint64_t leastKibibytes = 8;
constexpr std::size_t kibibyte = 1024;

using SealedSeed = std::array<unsigned char, crypto_box_SEALBYTES + crypto_sign_SEEDBYTES>;

template <std::size_t size>
std::string digitsOf(std::array<unsigned char, size> const& bytes) {
    return hexText(std::as_bytes(std::span(bytes)));
}

template <std::size_t size>
bool readDigits(std::string_view digits, std::array<unsigned char, size>& bytes) {
    return readHex(digits, std::as_writable_bytes(std::span(bytes)));
}

/// Takes a line of the form `name value` off the text: its value.
std::optional<std::string_view> takeLine(std::string_view& text, std::string_view name) {
    auto const end = text.find('\n');
    if (end == std::string_view::npos || !text.starts_with(name) || text[name.size()] != ' ') return std::nullopt;
    auto const value = text.substr(name.size() + 1, end - name.size() - 1);
    text.remove_prefix(end + 1);
    return value;
}

std::optional<std::uint64_t> numberOf(std::string_view text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    auto const [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
    bool const good = wrong == std::errc() && end == text.data() + text.size() && number >= least && number <= most;
    return good ? std::optional(number) : std::nullopt;
}

} // namespace

KeyOpener KeyOpener::make() {
    [[maybe_unused]] int const ready = sodium_init();
    Bytes secret;
    randombytes_buf(secret.bytes.data(), secret.bytes.size());
    return KeyOpener(secret);
}

std::optional<KeyOpener> KeyOpener::read(std::string_view digits) {
    Bytes secret;
    return readDigits(digits, secret.bytes) ? std::optional(KeyOpener(secret)) : std::nullopt;
}

session::SecretText KeyOpener::text() const { return session::SecretText(digitsOf(m_secret.bytes)); }

KeyLock KeyLock::of(KeyOpener const& opener) {
    PublicHalf half{};
    crypto_scalarmult_base(half.data(), opener.secret().bytes.data());
    return KeyLock(half);
}

std::optional<KeyLock> KeyLock::of(KeyOpener const& opener, std::string_view passphrase) {
    if (sodium_init() < 0) return std::nullopt;
    KeyLock lock = of(opener);
    Behind behind{.passes = usualPasses, .kibibytes = usualKibibytes};
    randombytes_buf(behind.salt.data(), behind.salt.size());
    randombytes_buf(behind.nonce.data(), behind.nonce.size());
    auto const key = keyOf(passphrase, behind);
    if (!key) return std::nullopt;
    crypto_secretbox_easy(behind.box.data(), opener.secret().bytes.data(), opener.secret().bytes.size(),
                          behind.nonce.data(), key->bytes.data());
    lock.m_behind = behind;
    return lock;
}

std::optional<KeyOpener::Bytes> KeyLock::keyOf(std::string_view passphrase, Behind const& behind) {
    KeyOpener::Bytes key;
    bool const made =
        crypto_pwhash(key.bytes.data(), key.bytes.size(), passphrase.data(), passphrase.size(), behind.salt.data(),
                      behind.passes, behind.kibibytes * kibibyte, crypto_pwhash_ALG_ARGON2ID13) == 0;
    return made ? std::optional(key) : std::nullopt;
}

std::string KeyLock::text() const {
    std::string text(heading);
    text += "lock " + name() + '\n';
    if (!m_behind) return text;
    text += "argon2id " + std::to_string(m_behind->passes) + '\n';
    text += "kibibytes " + std::to_string(m_behind->kibibytes) + '\n';
    text += "salt " + digitsOf(m_behind->salt) + '\n';
    text += "nonce " + digitsOf(m_behind->nonce) + '\n';
    return text + "box " + digitsOf(m_behind->box) + '\n';
}

std::optional<KeyLock> KeyLock::read(std::string_view text) {
    std::string_view rest = text;
    if (text.size() > longestText || !rest.starts_with(heading)) return std::nullopt;
    rest.remove_prefix(heading.size());
    KeyLock lock{PublicHalf{}};
    auto const half = takeLine(rest, "lock");
    if (!half || !readDigits(*half, lock.m_public)) return std::nullopt;
    if (rest.empty()) return lock;

    auto const passes = numberOf(takeLine(rest, "argon2id").value_or(""), 1, mostPasses);
    auto const kibibytes = numberOf(takeLine(rest, "kibibytes").value_or(""), leastKibibytes, mostKibibytes);
    if (!passes || !kibibytes) return std::nullopt;
    Behind behind{.passes = *passes, .kibibytes = *kibibytes};
    bool const whole = readDigits(takeLine(rest, "salt").value_or(""), behind.salt) &&
                       readDigits(takeLine(rest, "nonce").value_or(""), behind.nonce) &&
                       readDigits(takeLine(rest, "box").value_or(""), behind.box) && rest.empty();
    if (!whole) return std::nullopt;
    lock.m_behind = behind;
    return lock;
}

std::string KeyLock::name() const { return digitsOf(m_public); }

Expected<KeyOpener, session::KeyKeeper::Fault> KeyLock::open(std::string_view passphrase) const {
    if (!m_behind || sodium_init() < 0) return refused(Fault::DoesNotOpen);
    auto const key = keyOf(passphrase, *m_behind);
    if (!key) return refused(Fault::NoMemory);
    KeyOpener::Bytes secret;
    bool const fits = crypto_secretbox_open_easy(secret.bytes.data(), m_behind->box.data(), m_behind->box.size(),
                                                 m_behind->nonce.data(), key->bytes.data()) == 0;
    KeyOpener const opener(secret);
    if (!fits || !isOf(opener)) return refused(Fault::DoesNotOpen);
    return opener;
}

bool KeyLock::isOf(KeyOpener const& opener) const { return of(opener).m_public == m_public; }

std::string KeyLock::seal(SigningKey const& key) const {
    auto const seed = key.seed();
    SealedSeed sealed{};
    crypto_box_seal(sealed.data(), seed.bytes.data(), seed.bytes.size(), m_public.data());
    return digitsOf(sealed);
}

std::optional<SigningKey> KeyLock::unseal(std::string_view text, KeyOpener const& opener) const {
    SealedSeed sealed{};
    SigningKey::Seed seed;
    bool const opened =
        readDigits(text, sealed) && crypto_box_seal_open(seed.bytes.data(), sealed.data(), sealed.size(),
                                                         m_public.data(), opener.secret().bytes.data()) == 0;
    return opened ? std::optional(SigningKey(seed)) : std::nullopt;
}

} // namespace flagfall::storage
