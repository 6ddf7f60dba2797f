// SPDX-License-Identifier: GPL-3.0-or-later
// Lengths of time and points on the time axis: neither is a bare number, and two instants are not added.
#include "clock/time.h"

using namespace flagfall::clock;
using namespace std::chrono_literals;

constexpr Instant noon{Span{12h}};
static_assert((noon + Span{1min}) - noon == Span{60s});

#ifdef instants_are_not_added // refused: no match for .operator\+|invalid operands
constexpr auto sum = noon + noon;
#endif

#ifdef an_instant_is_not_a_length_of_time // refused: conversion from .*requested|no viable conversion
constexpr Span length = noon;
#endif

#ifdef a_bare_number_is_not_a_length_of_time // refused: conversion from .*requested|no viable conversion
constexpr Span length = 90;
#endif

#ifdef a_length_of_time_is_never_floating_point // refused: conversion from .*requested|no viable conversion
constexpr Span length = std::chrono::duration<double>{1.5};
#endif

#ifdef the_time_of_day_is_not_an_instant // refused: conversion from .*requested|no viable conversion
Instant const now = std::chrono::system_clock::now();
#endif

#ifdef the_axis_has_no_now // refused: .now. is not a member|no member named .now
Instant const now = Axis::now();
#endif
