// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/invented_names.h"

#include <array>
#include <cctype>
#include <set>
#include <string_view>

namespace flagfall::rehearsal {
namespace {

constexpr std::array<std::string_view, 20> beginnings{"ba",  "dre", "fal", "gro", "hol", "ju",  "kre",
                                                      "lom", "mi",  "nol", "or",  "pel", "qui", "ras",
                                                      "sto", "tre", "ul",  "vo",  "we",  "zan"};
constexpr std::array<std::string_view, 16> middles{"bi",  "do", "fe", "gu", "lla", "mi", "na", "ro",
                                                   "sso", "ta", "ve", "xi", "ba",  "lu", "ne", "ri"};
constexpr std::array<std::string_view, 16> endings{"dor", "lin", "mak", "nal", "per", "rin", "sel", "tov",
                                                   "vik", "zar", "bek", "gan", "hut", "kis", "mon", "ral"};
constexpr std::array<std::string_view, 12> soft{"la", "na", "ra", "lo", "no", "ro", "li", "mi", "ni", "da", "do", "ke"};

template <std::size_t size>
std::string_view anyOf(std::array<std::string_view, size> const& syllables, Chance& chance) {
    return syllables[static_cast<std::size_t>(chance.below(static_cast<int>(size)))];
}

std::string capital(std::string word) {
    word.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(word.front())));
    return word;
}

std::string lastName(Chance& chance) {
    std::string name{anyOf(beginnings, chance)};
    name += anyOf(middles, chance);
    name += anyOf(endings, chance);
    return capital(name);
}

std::string firstName(Chance& chance) {
    std::string name{anyOf(beginnings, chance)};
    name += anyOf(soft, chance);
    return capital(name);
}

} // namespace

std::vector<std::string> inventedNames(int count, Chance& chance) {
    std::set<std::string> taken;
    std::vector<std::string> names;
    while (static_cast<int>(names.size()) < count) {
        std::string last = lastName(chance);
        if (!taken.insert(last).second) continue;
        names.push_back(last + ", " + firstName(chance));
    }
    return names;
}

} // namespace flagfall::rehearsal
