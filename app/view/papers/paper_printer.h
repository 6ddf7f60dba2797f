// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/papers/paper_page.h"

#include <QStringList>

namespace flagfall::view {

/// Where pages go: to a printer of this computer, or, for tests, into a file.
struct PrintTarget {
    QString printer{}; ///< empty: the usual one
    QString file{};    ///< empty: to the printer
};

[[nodiscard]] QStringList printerNames();
/// Empty where the computer has no printer.
[[nodiscard]] QString usualPrinter();

/// False where there is no such printer, or it takes nothing.
[[nodiscard]] bool printPages(std::vector<PaperPage> const& pages, QString const& title, PrintTarget const& target);

} // namespace flagfall::view
