// SPDX-License-Identifier: GPL-3.0-or-later
// The check must complain of this file: its case compiles.
#ifdef this_compiles // refused: anything
constexpr int one = 1;
#endif
