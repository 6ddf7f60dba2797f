// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

namespace flagfall::view {

/// A picture out of a file of somebody's: PNG or JPEG, told by its first bytes, and no larger than a photograph is.
/// Nothing else is even tried: some formats are programs, and some need far more memory than they have bytes. Null
/// where it is none.
[[nodiscard]] QImage chosenPicture(QByteArray const& file);

} // namespace flagfall::view
