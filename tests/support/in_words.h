// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "arbiter/terms/ids.h"
#include "arbiter/terms/points.h"

#include <gtest/gtest.h>

#include <array>
#include <ostream>
#include <string_view>
#include <type_traits>
#include <utility>

/// What a failing test prints: `Result::Draw` and not `1-byte object <01>`, `½` and not `4-byte object <01-00-00-00>`.
/// Every test file is compiled with this header, so nobody includes it. The names come from the compiler; a namespace
/// with enumerations of its own stands in the list at the end.
namespace flagfall::tests {

/// The last two words of `flagfall::clock::Phase::Running`; empty for a value without a name.
template <auto Value>
consteval std::string_view nameOfValue() {
    std::string_view const function = __PRETTY_FUNCTION__; // … [with auto Value = flagfall::Result::Draw; …]
    std::size_t const begin = function.find("Value = ") + 8;
    std::string_view const name = function.substr(begin, function.find_first_of(";]", begin) - begin);
    if (name.front() == '(') return {};
    std::size_t const last = name.rfind("::");
    std::size_t const before = last == std::string_view::npos ? last : name.rfind("::", last - 1);
    return before == std::string_view::npos ? name : name.substr(before + 2);
}

inline constexpr std::size_t mostNames = 128;

template <typename Enum, std::size_t... Values>
constexpr std::array<std::string_view, sizeof...(Values)> namesOf(std::index_sequence<Values...>) {
    return {nameOfValue<static_cast<Enum>(Values)>()...};
}

template <typename Enum>
void printName(Enum value, std::ostream* out) {
    static constexpr auto names = namesOf<Enum>(std::make_index_sequence<mostNames>());
    auto const number = static_cast<long long>(value);
    if (number >= 0 && number < static_cast<long long>(mostNames) && !names[static_cast<std::size_t>(number)].empty())
        *out << names[static_cast<std::size_t>(number)];
    else
        *out << "value without a name: " << number;
}

template <typename T>
concept ScopedEnum = std::is_enum_v<T> && !std::is_convertible_v<T, int>;

} // namespace flagfall::tests

/// Googletest looks for PrintTo in the namespace of the type.
#define FLAGFALL_PRINTS_NAMES                                                                                          \
    template <flagfall::tests::ScopedEnum Enum>                                                                        \
    void PrintTo(Enum const& value, std::ostream* out) {                                                               \
        flagfall::tests::printName(value, out);                                                                        \
    }

// clang-format off
namespace flagfall { FLAGFALL_PRINTS_NAMES }
namespace flagfall::board { FLAGFALL_PRINTS_NAMES }
namespace flagfall::clock { FLAGFALL_PRINTS_NAMES }
namespace flagfall::notation { FLAGFALL_PRINTS_NAMES }
namespace flagfall::pairing { FLAGFALL_PRINTS_NAMES }
namespace flagfall::pairing::dutch { FLAGFALL_PRINTS_NAMES }
namespace flagfall::pairing::trf { FLAGFALL_PRINTS_NAMES }
namespace flagfall::mating { FLAGFALL_PRINTS_NAMES }
namespace flagfall::pgn { FLAGFALL_PRINTS_NAMES }
namespace flagfall::record { FLAGFALL_PRINTS_NAMES }
namespace flagfall::rulings { FLAGFALL_PRINTS_NAMES }
namespace flagfall::session { FLAGFALL_PRINTS_NAMES }
namespace flagfall::storage { FLAGFALL_PRINTS_NAMES }
namespace flagfall::view { FLAGFALL_PRINTS_NAMES }
// clang-format on
#undef FLAGFALL_PRINTS_NAMES

namespace flagfall {

inline void PrintTo(Points points, std::ostream* out) {
    int const halves = points.hundredths() / halfPoint.hundredths();
    if (halves < 0) *out << '-';
    int const size = halves < 0 ? -halves : halves;
    if (size >= 2 || size == 0) *out << size / 2;
    if (size % 2 != 0) *out << "½";
}

template <typename Tag, typename Rep>
void PrintTo(NumberOf<Tag, Rep> number, std::ostream* out) {
    *out << "no. " << number.value();
}

template <typename T>
void PrintTo(ByColour<T> const& both, std::ostream* out) {
    *out << "White " << testing::PrintToString(both.white) << ", Black " << testing::PrintToString(both.black);
}

} // namespace flagfall
