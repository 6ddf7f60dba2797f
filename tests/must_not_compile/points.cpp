// SPDX-License-Identifier: GPL-3.0-or-later
// Points of a game (Laws 10.1) are exact: they never become a floating point number, nor one by accident.
#include "arbiter/terms/points.h"

using namespace flagfall;

static_assert(halfPoint + halfPoint == onePoint);

#ifdef points_are_not_made_of_a_number_by_itself // refused: conversion from .*requested|no viable conversion
constexpr Points one = 1;
#endif

#ifdef points_do_not_become_a_double // refused: cannot convert|no viable conversion
constexpr double half = halfPoint;
#endif

#ifdef points_are_not_multiplied_with_points // refused: no match for .operator\*|invalid operands
constexpr auto square = halfPoint * halfPoint;
#endif

#ifdef points_are_not_compared_with_a_number // refused: no match for .operator==|invalid operands
constexpr bool one = onePoint == 1;
#endif
