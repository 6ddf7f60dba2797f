// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/contact.h"
#include "arbiter/terms/ids.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

/// Contact details as the journal keeps them beside an act. The file begins with a salt: nobody can find out from the
/// digest in the act whether an address or number that they guess is the one. Pure but for that chance; any thread.
namespace flagfall::session {

using Contacts = std::map<PlayerId, Contact>;

[[nodiscard]] std::string contactFile(Contacts const& contacts);

/// nullopt: it is no such file.
[[nodiscard]] std::optional<Contacts> contactsIn(std::string_view file);

} // namespace flagfall::session
