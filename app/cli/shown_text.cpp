// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shown_text.h"

#include <fmt/format.h>

#include <cstddef>

namespace flagfall::cli {
namespace {

struct Steering {
    unsigned code = 0;    ///< what it is in Unicode
    std::size_t size = 0; ///< in bytes; 0: nothing that steers
};

/// What stands at the beginning of this text.
Steering steeringAt(std::string_view text) {
    auto const byte = [text](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U; };
    if (byte(0) < 0x20 || byte(0) == 0x7f) return {byte(0), 1};
    if (byte(0) == 0xc2 && byte(1) >= 0x80 && byte(1) <= 0x9f) return {byte(1), 2}; // C1
    if (byte(0) != 0xe2) return {};
    unsigned const code = 0x2000 + ((byte(1) & 0x3fU) << 6) + (byte(2) & 0x3fU);
    bool const whole = (byte(1) & 0xc0U) == 0x80 && (byte(2) & 0xc0U) == 0x80;
    bool const turns =
        code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    return whole && turns ? Steering{code, 3} : Steering{};
}

/// `instead` gives what stands for a character that steers, of those at the beginning of the text it is given.
template <typename Instead>
std::string exchanged(std::string_view text, Instead instead) {
    std::string shown;
    shown.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        auto const steering = steeringAt(text.substr(at));
        if (steering.size > 0)
            shown += instead(steering, text.substr(at));
        else
            shown += text[at];
        at += steering.size > 0 ? steering.size : 1;
    }
    return shown;
}

} // namespace

std::string shownText(std::string_view text) {
    return exchanged(text, [](Steering steering, std::string_view rest) -> std::string_view {
        bool const lays = steering.code == '\n' || steering.code == '\t' || rest.starts_with("\r\n");
        return lays ? rest.substr(0, 1) : std::string_view{};
    });
}

std::string oneLine(std::string_view text) {
    return exchanged(
        text, [](Steering steering, std::string_view) -> std::string_view { return steering.size == 1 ? " " : ""; });
}

std::string shownJson(std::string_view json) {
    return exchanged(json, [](Steering steering, std::string_view) {
        return steering.code == '\n' ? std::string{"\n"} : fmt::format("\\u{:04x}", steering.code);
    });
}

void printShown(std::string_view text) { fmt::print("{}", shownText(text)); }

} // namespace flagfall::cli
