// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace flagfall::session {

/// The name of a command, made where the command is carried out and never used again, in this file or another: all acts
/// that came of the command bear it. Without one an act is a command by itself.
struct CommandId {
    static constexpr std::size_t size = 16;
    std::array<std::uint8_t, size> bytes{};

    [[nodiscard]] bool isNone() const { return *this == CommandId{}; }
    friend auto operator<=>(CommandId const&, CommandId const&) = default;
};

/// 32 hexadecimal digits in small letters.
[[nodiscard]] inline std::string text(CommandId const& id) {
    constexpr char digits[] = "0123456789abcdef";
    std::string written;
    for (std::uint8_t const byte : id.bytes) {
        written += digits[byte / 16];
        written += digits[byte % 16];
    }
    return written;
}

/// Where an act came from.
struct Origin {
    CommandId command{};
    std::string station{}; ///< the desk, pad or clock at which it was done
    std::string person{};  ///< who did it there; empty: nobody said, or it happened by itself (a flag, an opening)
    std::string role{};    ///< as what the person acted; empty until an event gives out roles
    std::optional<CommandId> takesBack{}; ///< the earlier command that this one undoes; redoing undoes an undoing
    friend bool operator==(Origin const&, Origin const&) = default;
};

} // namespace flagfall::session
