// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// An event may be in no file, but under an address (`postgresql://desk@hall/chess?event=Open2026`), where other desks
/// play on it, too.
namespace flagfall::view {

[[nodiscard]] bool isAddress(QString const& name);

/// The computer that the database of this address is on; empty: this one.
[[nodiscard]] QString hostOf(QString const& address);

/// What the file or the place of an event is called where there is little room: `open.flagfall`, `Open2026 (hall)`.
[[nodiscard]] QString eventFileName(QString const& name);

} // namespace flagfall::view
