// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/web/web_folder.h"

#include <optional>

/// Web pages written without a window: what `flagfall --pages` does.
namespace flagfall::view {

/// Writes the pages into the folder, which is made where it is missing. Without a language they are in the one of the
/// event's papers, or English. What changed, or what is wrong, in English. UI thread.
[[nodiscard]] Expected<WebFolderChange, QString> writeWebPages(session::EventState const& state, WebOrder order,
                                                               QString const& folder);

} // namespace flagfall::view
