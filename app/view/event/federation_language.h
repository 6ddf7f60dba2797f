// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace flagfall::view {

/// The languages (ISO 639) in whose alphabet a federation may write the names of its players, the usual one first; none
/// where no one language is usual. The code of the federation is FIDE's, in any case.
[[nodiscard]] QStringList languagesOf(QString const& federation);

/// What is proposed for an event of that federation: the language that the window speaks where it is one of the
/// federation's, or where none is known.
[[nodiscard]] QString proposedLanguage(QString const& federation);

} // namespace flagfall::view
