// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

namespace flagfall::session {

/// Who decides appeals against the rulings of the arbiters.
enum class AppealBody { Committee, ChiefArbiter };

/// What the regulations of an event say of appeals.
struct AppealRules {
    std::optional<std::chrono::minutes> within{}; ///< after the end of the round; none: no time limit was announced
    AppealBody to = AppealBody::Committee;
    friend bool operator==(AppealRules const&, AppealRules const&) = default;
};

} // namespace flagfall::session
