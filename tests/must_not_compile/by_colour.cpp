// SPDX-License-Identifier: GPL-3.0-or-later
// A game has colours and a clock has ends; neither is a number, and which end is whose is said by Levers alone.
#include "arbiter/terms/colour.h"
#include "clock/levers.h"

using namespace flagfall;

constexpr ByColour<int> games{1, 2};
static_assert(games[Colour::Black] == 2);

#ifdef a_colour_is_not_a_number // refused: no match for .operator\[\]|no viable overloaded
constexpr int one = games[1];
#endif

#ifdef there_is_no_third_player // refused: too many initializers|excess elements
constexpr ByColour<int> three{1, 2, 3};
#endif

#ifdef a_colour_is_not_an_end_of_the_clock // refused: cannot convert|cannot initialize
constexpr clock::End end = Colour::White;
#endif
