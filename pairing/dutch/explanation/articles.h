// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/edition.h"
#include "pairing/explanation.h"

/// Where an edition has its rules.
namespace flagfall::pairing::dutch {

/// The criterion with this number (2026: C1 to C21; 2017: C.1 to C.19).
[[nodiscard]] Criterion criterionOf(Edition edition, int number);
/// Articles 5.2.1 to 5.2.5; 2017: E.1 to E.5.
[[nodiscard]] std::string_view articleOf(Edition edition, ColourRule rule);
/// Articles 4.2 to 4.4; 2017: D.1 to D.3.
[[nodiscard]] std::string_view articleOf(Edition edition, OrderRule rule);

} // namespace flagfall::pairing::dutch
