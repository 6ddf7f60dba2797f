// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace flagfall {

/// What an edition says of the signed result and of appeals (8.7; 2009: 12.10; later: 11.10).
struct AppealLaw {
    std::string_view signedResult; ///< an incorrect signed result stands unless the arbiter decides otherwise
    std::string_view article;      ///< a player may appeal against a decision of the arbiter
    /// No appeal against a decision on a claim in the quickplay finish, and without an arbiter there; empty: there is.
    std::string_view quickplayIsFinal{};
    bool saysAlsoAfterSigning = true; ///< the edition says that a signature does not end the right to appeal
};

} // namespace flagfall
