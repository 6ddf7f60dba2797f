// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// What may be said of a player and is probably wrong: it is asked about, or remarked on, and kept.
namespace flagfall::entries {

/// Whether FIDE's lists know this code of a federation: `SVK`; `FID` and `NON` stand for FIDE and for none.
[[nodiscard]] bool isFederation(std::string_view code);

/// `WGM`, `WIM`, `WFM`, `WCM`.
[[nodiscard]] bool isWomensTitle(std::string_view title);

} // namespace flagfall::entries
