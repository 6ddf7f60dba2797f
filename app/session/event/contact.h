// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace flagfall::session {

/// How a player can be reached: for the arbiters alone, and in no export.
struct Contact {
    std::string email;
    std::string phone;
    [[nodiscard]] bool isEmpty() const { return email.empty() && phone.empty(); }
    friend bool operator==(Contact const&, Contact const&) = default;
};

} // namespace flagfall::session
