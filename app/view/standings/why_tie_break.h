// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"
#include "pairing/tiebreaks/working.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace flagfall::view {

using NameOfPlayer = std::function<QString(PlayerId)>;

/// `BH/C1 12.5 (C.07 Art. 8.1)`.
[[nodiscard]] QString whyTieBreakTitle(pairing::TieBreakWorking const& working);
/// What each round, opponent or comparison gives, what is left out, and by which rule; or why there is no value.
[[nodiscard]] QStringList whyTieBreak(pairing::TieBreakWorking const& working, NameOfPlayer const& nameOf,
                                      pairing::Competitors whose);

} // namespace flagfall::view
