// SPDX-License-Identifier: GPL-3.0-or-later
// A number that names something is neither added nor mixed with another kind of name.
#include "arbiter/terms/ids.h"

using namespace flagfall;

constexpr PlayerId player{7};
constexpr PairingNumber number{7};
static_assert(player == PlayerId{7} && player.value() == number.value());

#ifdef ids_are_not_added // refused: no match for .operator\+|invalid operands
constexpr auto sum = player + player;
#endif

#ifdef kinds_of_name_are_not_compared // refused: no match for .operator==|invalid operands
constexpr bool same = player == number;
#endif

#ifdef one_kind_does_not_become_another // refused: conversion from .*requested|no viable conversion
constexpr PlayerId other = number;
#endif

#ifdef a_number_is_not_an_id_by_itself // refused: conversion from .*requested|no viable conversion
constexpr PlayerId seven = 7;
#endif

#ifdef an_id_is_not_a_number_by_itself // refused: cannot convert|no viable conversion
constexpr int seven = player;
#endif
