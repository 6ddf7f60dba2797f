// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/web/web_folder.h"

#include <optional>

/// Web pages brought up to date in a folder: what the window does, and `flagfall --pages` without one.
namespace flagfall::view {

/// The language that the pages are in: that of the order, or of the event's papers, or English.
[[nodiscard]] QString webLanguage(session::EventState const& state, WebOrder const& order);

/// Makes the pages and writes what has changed of them, in a folder below for each further language; the folder of a
/// language that is no longer wanted goes. The languages are those that the program speaks. Any thread, one at a time
/// for a folder.
[[nodiscard]] Expected<WebFolderChange, WebFolderProblem> updateWebPages(session::EventState const& state,
                                                                         WebOrder order, QString const& folder);

/// The same for the command line, where the language may be several with commas between, the first one above the
/// others: what changed, or what is wrong, in English.
[[nodiscard]] Expected<WebFolderChange, QString> writeWebPages(session::EventState const& state, WebOrder const& order,
                                                               QString const& folder);

} // namespace flagfall::view
