// SPDX-License-Identifier: GPL-3.0-or-later
// The check must complain of this file: its case is refused for another reason than the one it names.
#ifdef refused_for_another_reason // refused: no match for .operator\+
constexpr int one = two;
#endif
