// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/penalty_words.h"

namespace flagfall::rulings {

std::string Value<std::vector<Penalty>>::text(std::vector<Penalty> const& value) {
    std::string text;
    for (Penalty const one : value) text += (text.empty() ? "" : ",") + std::string{wordOf(one)};
    return text;
}

std::optional<std::vector<Penalty>> Value<std::vector<Penalty>>::read(std::string_view text) {
    std::vector<Penalty> penalties;
    while (true) {
        auto const comma = text.find(',');
        auto const penalty = fromWord<Penalty>(text.substr(0, comma));
        if (!penalty) return std::nullopt;
        penalties.push_back(*penalty);
        if (comma == std::string_view::npos) return penalties;
        text.remove_prefix(comma + 1);
    }
}

} // namespace flagfall::rulings
