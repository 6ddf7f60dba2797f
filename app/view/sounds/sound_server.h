// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace flagfall::view {

/// Whether this desktop has something that plays sounds. Qt complains aloud when it looks for devices in vain, so
/// nobody asks it before this says yes.
[[nodiscard]] bool hasSoundServer();

} // namespace flagfall::view
