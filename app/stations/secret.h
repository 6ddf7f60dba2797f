// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What a station shows to be let in. The desk keeps what it can recognise a secret by, and never the secret itself.
namespace flagfall::stations {

/// 256 bits by chance, in 64 hexadecimal digits: whoever brings it is the station.
[[nodiscard]] std::string newToken();
/// Eight digits by chance, for a person to type once.
[[nodiscard]] std::string newCode();

/// A secret as the desk keeps it.
class Trace {
public:
    Trace() = default;
    /// Of a token: from so many bits nobody gets back by trying.
    [[nodiscard]] static Trace ofToken(std::string_view token);
    /// Of a code, which could be found by trying: only with a key that is never written anywhere.
    using Key = std::array<std::uint8_t, 32>;
    [[nodiscard]] static Key newKey();
    [[nodiscard]] static Trace ofCode(std::string_view code, Key const& key);

    /// Takes as long whether they are the same or not.
    [[nodiscard]] bool isSameAs(Trace const& other) const;
    [[nodiscard]] std::string text() const; ///< 64 hexadecimal digits
    [[nodiscard]] static std::optional<Trace> read(std::string_view text);

private:
    std::array<std::uint8_t, 32> m_bytes{};
};

} // namespace flagfall::stations
