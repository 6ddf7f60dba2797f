// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// Where an entry list can come from, told apart by what is in the file.
namespace flagfall::entries {

enum class SourceKind {
    Event,  ///< one of this program: read through its journal
    Report, ///< TRF
    Table,
};
[[nodiscard]] SourceKind sourceKindOf(std::string_view bytes);

} // namespace flagfall::entries
