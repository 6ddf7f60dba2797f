// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"

#include <QString>

namespace flagfall::view {

struct SheetProblem {
    QString path;
    QString reason; ///< in the words of the system
};

/// Writes a sheet of text beside the event, or into the user's documents where there is none, under a name that says
/// what it is of; an older sheet that says something else stays, and the new one gets a number. The path it went to.
[[nodiscard]] Expected<QString, SheetProblem> writeSheet(QString const& eventFile, QString const& of,
                                                         QString const& sheet);

} // namespace flagfall::view
