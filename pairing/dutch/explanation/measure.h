// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/bracket.h"
#include "pairing/dutch/definitions/edition.h"
#include "pairing/dutch/procedure/procedure.h"

#include <compare>
#include <vector>

/// How well a candidate of a bracket fulfils the criteria, one by one, whoever made it.
namespace flagfall::pairing::dutch {

/// All criteria of the edition that are asked in this bracket, in order of importance. Players are places in the
/// field. The downfloaters must leave a rest that can be completed, unless the edition does not ask for that.
[[nodiscard]] std::vector<Measure> measuresOf(Field const& field, EditionRules const& rules, BracketKind kind,
                                              Bracket const& bracket, BracketPairing const& pairing);

} // namespace flagfall::pairing::dutch
