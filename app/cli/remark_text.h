// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/convert.h"
#include "pairing/trf/trf.h"

#include <string>

/// What there is to say about a report file, in plain English.
namespace flagfall::cli {

/// `repaired: line 4, column 81, 001 points: the points disagree with the results: '9.0' read as '8.0'`.
[[nodiscard]] std::string remarkText(pairing::trf::Remark const& remark);

/// `line 12: 202 left out, the version has nothing for it`.
[[nodiscard]] std::string adaptationText(pairing::trf::Adaptation const& adaptation);

} // namespace flagfall::cli
