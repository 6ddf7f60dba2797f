// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/system_of_file.h"

#include "pairing/system.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

constexpr std::string_view acceleratedEnding = "_BAKU";

std::string inSmallLetters(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

std::string systemByWords(ImportedTournament const& file) {
    if (file.isOfTeams) return file.isRoundRobin ? "BERGER_TEAM_ROUNDROBIN" : "FIDE_TEAM_TYPEA_MP_GP";
    if (auto const* const system = systemByCode(file.typeText)) return std::string{system->code()};
    if (file.isRoundRobin) return "BERGER_ROUNDROBIN";
    std::string const words = inSmallLetters(file.typeText);
    bool const isUsual = words.find("swiss") != std::string::npos || words.find("dutch") != std::string::npos;
    return std::string{isUsual ? usualSwiss(file.begins, file.isBaku) : "CUSTOM_SWISS"};
}

} // namespace

std::string systemOf(ImportedTournament const& file) {
    if (!file.systemCode) return systemByWords(file);
    std::string code = *file.systemCode;
    if (file.isBaku && !code.ends_with(acceleratedEnding)) code += acceleratedEnding;
    if (file.systemCode == "FIDE_DUTCH" || file.systemCode == "FIDE_DUTCH_BAKU")
        return std::string{usualSwiss(file.begins, file.isBaku)};
    auto const* const system = systemByCode(code);
    // Teams that are reported under a code of players.
    if (file.isOfTeams && (!system || system->rules().competitors == Competitors::Players)) return systemByWords(file);
    return system ? std::string{system->code()} : *file.systemCode;
}

} // namespace flagfall::pairing::trf
