// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

namespace flagfall::cli {

/// What an option for one of some words takes: these words and nothing else, least of all the number behind one. The
/// option says them in its own words.
template <typename Choice>
[[nodiscard]] CLI::Validator oneOf(std::vector<std::pair<std::string, Choice>> choices) {
    std::string allowed;
    for (auto const& [word, choice] : choices) allowed += (allowed.empty() ? "" : ", ") + word;
    auto const refuse = [choices = std::move(choices), allowed](std::string& text) -> std::string {
        for (auto const& [word, choice] : choices) {
            if (word != text) continue;
            text = std::to_string(static_cast<int>(choice)); // what CLI11 makes the choice from
            return {};
        }
        return fmt::format("'{}' is not one of {}", text, allowed);
    };
    return {refuse, "", "one of"};
}

} // namespace flagfall::cli
