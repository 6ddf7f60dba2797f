// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/entries/entry_list.h"
#include "app/tables/spreadsheet.h"

#include <QString>

/// Words for what a list of players says.
namespace flagfall::view {

[[nodiscard]] QString meaningText(entries::Meaning meaning);
[[nodiscard]] QString entryRemarkText(entries::Remark const& remark);
/// Of an entry, who the other one is: `the same name as row 7: Hronová, Anna · CZE · 1999 · 1850`.
[[nodiscard]] QString twinText(entries::Twin const& twin, QString const& other);
/// A player in a line, to be compared with another one.
[[nodiscard]] QString personText(session::PlayerDraft const& draft);
/// What an entry says that has no column of its own in the preview, in a line: `woman · ŠK Vltava · Fee owed: 15`.
[[nodiscard]] QString moreText(entries::Entry const& entry);
[[nodiscard]] QString tableProblemText(tables::Problem const& problem);
[[nodiscard]] QString separatorText(tables::Separator separator);
[[nodiscard]] QString nameOrderText(entries::NameOrder order);

} // namespace flagfall::view
