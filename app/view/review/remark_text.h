// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/trf.h"

#include <QString>

namespace flagfall::view {

/// What was found in a report file, as a sentence; `found` and `taken` are quoted from the file.
[[nodiscard]] QString remarkText(pairing::trf::Remark const& remark);
[[nodiscard]] QString remarkKindText(pairing::trf::Remark::Kind kind);
/// `line 12, column 85`.
[[nodiscard]] QString remarkPlaceText(pairing::trf::Remark const& remark);

} // namespace flagfall::view
