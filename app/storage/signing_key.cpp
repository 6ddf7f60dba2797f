// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/signing_key.h"

#include "app/storage/chain.h"

#include <sodium.h>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <system_error>

namespace flagfall::storage {

namespace fs = std::filesystem;

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

fs::path KeyFolder::fileOf(std::string_view name, char const* ending) const {
    return m_folder / (std::string(name) + ending);
}

std::optional<SigningKey> KeyFolder::find(std::string_view publicHalf) const {
    if (!bytesOf(publicHalf)) return std::nullopt; // what is no key names no file
    std::ifstream file(fileOf(publicHalf));
    std::string digits;
    if (!(file >> digits)) return std::nullopt;
    auto seed = bytesOf(digits);
    sodium_memzero(digits.data(), digits.size());
    if (!seed) return std::nullopt;
    SigningKey key(*seed);
    sodium_memzero(seed->data(), seed->size());
    return key.publicHalf() == publicHalf ? std::optional(std::move(key)) : std::nullopt;
}

std::optional<SigningKey> KeyFolder::make() const {
    std::error_code failed;
    if (fs::create_directories(m_folder, failed))
        fs::permissions(m_folder, fs::perms::owner_all, fs::perm_options::replace, failed);
    SigningKey key = SigningKey::make();
    auto seed = key.seed();
    std::string line = hex(seed.data(), seed.size()) + '\n';
    sodium_memzero(seed.data(), seed.size());
    constexpr mode_t forOwner = 0600;
    fs::path const path = fileOf(key.publicHalf());
    int const file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, forOwner);
    if (file < 0) return std::nullopt;
    bool const whole = ::write(file, line.data(), line.size()) == std::ssize(line) && ::fsync(file) == 0;
    sodium_memzero(line.data(), line.size());
    ::close(file);
    if (whole) return key;
    fs::remove(path, failed);
    return std::nullopt;
}

void KeyFolder::noteSaved(session::Hash const& first, session::Seal const& newest) const {
    constexpr int digits = 19; // the same length each time: what is written lies over what was there
    std::string number = std::to_string(newest.seq.value());
    number.insert(0, static_cast<std::size_t>(digits) - number.size(), '0');
    std::string const line = number + ' ' + hexText(newest.hash) + '\n';
    constexpr mode_t forOwner = 0600;
    int const note =
        ::open(fileOf(hexText(first), ".last").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, forOwner);
    if (note < 0) return;
    [[maybe_unused]] auto const written = ::pwrite(note, line.data(), line.size(), 0);
    ::close(note);
}

std::optional<session::Seal> KeyFolder::lastSaved(session::Hash const& first) const {
    std::ifstream note(fileOf(hexText(first), ".last"));
    std::int64_t seq = 0;
    std::string digits;
    if (!(note >> seq >> digits)) return std::nullopt;
    auto const hash = hashOfHex(digits);
    return hash && seq > 0 ? std::optional(session::Seal{Seq{seq}, *hash}) : std::nullopt;
}

std::optional<SigningKey> KeyFolder::newestOf(std::vector<std::string> const& publicHalves) const {
    for (auto key = publicHalves.rbegin(); key != publicHalves.rend(); ++key)
        if (auto found = find(*key)) return found;
    return make();
}

} // namespace flagfall::storage
