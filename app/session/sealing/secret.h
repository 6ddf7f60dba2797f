// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>

/// What is wiped from memory when it goes out of sight.
namespace flagfall::session {

void wipe(void* bytes, std::size_t size);

template <std::size_t size>
struct Secret {
    std::array<unsigned char, size> bytes{};
    Secret() = default;
    Secret(Secret const&) = default;
    Secret& operator=(Secret const&) = default;
    ~Secret() { wipe(bytes.data(), size); }
    friend bool operator==(Secret const&, Secret const&) = default;
};

/// A passphrase, or digits that open something. A copy is wiped for itself.
class SecretText {
public:
    SecretText() = default;
    explicit SecretText(std::string text) : m_text(text) { wipe(text.data(), text.size()); }
    SecretText(SecretText const&) = default;
    SecretText& operator=(SecretText const&) = delete;
    ~SecretText() { wipe(m_text.data(), m_text.size()); }

    [[nodiscard]] std::string const& plain() const { return m_text; }

private:
    std::string m_text;
};

} // namespace flagfall::session
