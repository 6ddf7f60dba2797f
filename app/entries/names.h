// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

#include <string>
#include <string_view>

/// Names as lists write them, and as an event keeps them: `Čižmár, Ján`, the surname first.
namespace flagfall::entries {

/// How names are written in one column; `EachItsOwn`: some in one order and some in the other, told apart name by name.
enum class NameOrder { AsWritten, LastFirst, FirstLast, EachItsOwn };

/// `Ing. Novák, Ján, PhD.` is the name `Novák, Ján` and the degrees `Ing. PhD.`; a name that is nothing else stays.
struct NameAndDegrees {
    std::string name;
    std::string degrees{};
};
[[nodiscard]] NameAndDegrees partDegrees(std::string const& name);

/// Whether it is a common given name of the languages of the program and their neighbours.
[[nodiscard]] bool isGivenName(std::string_view word);

/// In capitals only: `NOVÁK`. One letter is an initial, as is what has a point.
[[nodiscard]] bool isInCapitals(std::string_view word);

/// What the names of one column have in common.
struct Habit {
    NameOrder order = NameOrder::AsWritten; ///< as the given names tell it
    NameOrder most = NameOrder::LastFirst;  ///< of most names, where each has its own
    bool hasTwoSurnames = false;            ///< as in Spain and Galicia: `Juan García López`
};
[[nodiscard]] Habit habitOf(tables::Sheet const& sheet, std::size_t column, std::size_t firstRow);

struct OrderedName {
    std::string name;
    /// Nothing in it tells its order, it tells another one than the list has, or whether a word belongs to the surname
    /// was guessed.
    bool isDoubtful = false;
};
/// With a comma behind the surname. A name with a comma, with its surname in capitals or with `van der` in front says
/// itself what is what.
[[nodiscard]] OrderedName ordered(std::string const& name, NameOrder order, Habit const& habit);

} // namespace flagfall::entries
