// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/texts/plain_text.h"

#include <algorithm>

/// People are found by what is typed of their names, the same way on every page.
namespace flagfall::view {

/// Every word that was typed begins a word of the name: `sw lub` finds `Święcicka, Lubomira`.
[[nodiscard]] inline bool isNamed(QString const& name, QString const& typed) {
    QStringList const words = searchWords(name);
    return std::ranges::all_of(searchWords(typed), [&](QString const& start) {
        return std::ranges::any_of(words, [&](QString const& word) { return word.startsWith(start); });
    });
}

/// The row of whom was meant: a name that begins with what was typed comes first; −1 when there is none.
template <typename Rows>
[[nodiscard]] int rowOfName(Rows const& rows, QString const& typed) {
    QString const start = searchable(typed.trimmed());
    if (searchWords(typed).isEmpty()) return -1;
    auto found = std::ranges::find_if(rows, [&](auto const& row) { return searchable(row.name).startsWith(start); });
    if (found == rows.end())
        found = std::ranges::find_if(rows, [&](auto const& row) { return isNamed(row.name, typed); });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

} // namespace flagfall::view
