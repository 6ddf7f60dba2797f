// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/text.h"

#include <string>
#include <string_view>

namespace flagfall::session {

/// How a player can be reached: for the arbiters alone, and in no export.
struct Contact {
    std::string email;
    std::string phone;
    [[nodiscard]] bool isEmpty() const { return email.empty() && phone.empty(); }
    friend bool operator==(Contact const&, Contact const&) = default;
};

/// Whether an e-mail address or a telephone number can be kept.
[[nodiscard]] inline bool isContactText(std::string_view text) {
    constexpr std::size_t longest = 200;
    return isPlainText(text) && text.size() <= longest;
}

} // namespace flagfall::session
