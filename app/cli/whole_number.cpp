// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/whole_number.h"

#include <fmt/format.h>

#include <charconv>
#include <string>

namespace flagfall::cli {

CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most) {
    auto const refuse = [least, most](std::string& text) -> std::string {
        std::uint64_t value = 0;
        char const* const end = text.data() + text.size();
        auto const [stop, fault] = std::from_chars(text.data(), end, value);
        if (text.empty() || stop != end || fault != std::errc{} || value < least || value > most)
            return fmt::format("'{}' is not a whole number from {} to {}", text, least, most);
        text = std::to_string(value); // whoever converts it would take a leading zero for octal
        return {};
    };
    return {refuse, "", "whole number"};
}

} // namespace flagfall::cli
