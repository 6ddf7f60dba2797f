// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/ways.h"

#include <memory>

namespace flagfall::cli {

/// Runs a worked example on the only board of an event: every operation becomes an act in a journal, and after each
/// the whole journal is read and the event rebuilt from it. The clock that goes on is the rebuilt one.
/// If the journal cannot be read back, every display shows nothing from then on.
[[nodiscard]] std::unique_ptr<clock::Way> wayThroughTheJournal();

} // namespace flagfall::cli
