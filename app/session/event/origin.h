// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

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

/// A text that stands in very many acts and is kept once, as long as the program runs: the name of a station, a person
/// or a role. A copy costs a pointer. Any thread.
class SharedName {
public:
    SharedName() = default;
    SharedName(std::string_view text);
    SharedName(std::string const& text) : SharedName(std::string_view{text}) {}
    SharedName(char const* text) : SharedName(std::string_view{text}) {}

    [[nodiscard]] std::string const& text() const { return *m_text; }
    [[nodiscard]] bool empty() const { return m_text->empty(); }
    operator std::string_view() const { return *m_text; }
    friend bool operator==(SharedName, SharedName) = default;

private:
    [[nodiscard]] static std::string const& none();
    std::string const* m_text = &none(); ///< equal texts lie in one place
};

/// Where an act came from.
struct Origin {
    CommandId command{};
    SharedName station{}; ///< the desk, pad or clock at which it was done
    SharedName person{};  ///< who did it there; empty: nobody said, or it happened by itself (a flag, an opening)
    SharedName role{};    ///< as what the person acted: roleWord(); empty: the event gave out no roles
    std::optional<CommandId> takesBack{}; ///< the earlier command that this one undoes; redoing undoes an undoing
    SharedName elsewhere{};               ///< the other tournaments it is done in, too: decide/shared_commands.h
    friend bool operator==(Origin const&, Origin const&) = default;
};

/// A command that is done in several tournaments at once.
struct SharedCommand {
    CommandId id{};
    SharedName elsewhere{}; ///< as in Origin
};

} // namespace flagfall::session
