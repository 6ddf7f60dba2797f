// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace flagfall::session {

/// FIDE titles, strongest first (C.04.2, Art. 2.2).
enum class Title { Gm, Im, Wgm, Fm, Wim, Cm, Wfm, Wcm, None };
[[nodiscard]] std::string_view titleText(Title title); ///< `GM`; empty for none

enum class Sex { NotSaid, Man, Woman };

} // namespace flagfall::session
