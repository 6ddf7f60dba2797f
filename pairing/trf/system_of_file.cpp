// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/system_of_file.h"

#include "pairing/system.h"
#include "pairing/trf/numbers.h"

#include <algorithm>
#include <array>

namespace flagfall::pairing::trf {
namespace {

constexpr std::string_view acceleratedEnding = "_BAKU";

std::string systemByWords(ImportedTournament const& file) {
    auto const* const system = systemByCode(file.typeText);
    if (system && (system->rules().competitors == Competitors::Teams) == file.isOfTeams)
        return std::string{system->code()};
    if (file.isOfTeams) return saysRoundRobin(file.typeText) ? "BERGER_TEAM_ROUNDROBIN" : "FIDE_TEAM_TYPEA_MP_GP";
    if (file.isRoundRobin) return "BERGER_ROUNDROBIN";
    std::string const words = inLowerCase(file.typeText);
    bool const isUsual = words.find("swiss") != std::string::npos || words.find("dutch") != std::string::npos;
    return std::string{isUsual ? usualSwiss(file.begins, file.isBaku) : "CUSTOM_SWISS"};
}

} // namespace

bool saysRoundRobin(std::string_view typeText) {
    static constexpr std::array<std::string_view, 7> words{"round robin",  "round-robin",   "roundrobin",   "berger",
                                                           "all-play-all", "rundenturnier", "toutes rondes"};
    std::string const type = inLowerCase(typeText);
    return std::ranges::any_of(words, [&type](std::string_view word) { return type.find(word) != std::string::npos; });
}

std::string systemOf(ImportedTournament const& file) {
    if (!file.systemCode) return systemByWords(file);
    std::string code = *file.systemCode;
    if (file.isBaku && !code.ends_with(acceleratedEnding)) code += acceleratedEnding;
    if (file.systemCode == "FIDE_DUTCH" || file.systemCode == "FIDE_DUTCH_BAKU")
        return std::string{usualSwiss(file.begins, file.isBaku)};
    auto const* const system = systemByCode(code);
    return system ? std::string{system->code()} : *file.systemCode;
}

} // namespace flagfall::pairing::trf
