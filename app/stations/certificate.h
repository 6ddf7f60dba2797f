// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/wall_time.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::stations {

/// What the desk shows telephones so that nobody else can read along: an authority of its own, and a certificate for
/// the addresses of this computer that the authority has signed. A telephone that was given the authority by hand
/// trusts it; any other one warns once, and the fingerprint can be compared.
struct Identity {
    std::string authority;   ///< PEM
    std::string certificate; ///< PEM, the authority behind it
    std::string key;         ///< PEM; nobody but the desk may read it
};

/// For IPv4 addresses as people write them; valid from a day ago for 90 days. Nullopt: one of them is none.
[[nodiscard]] std::optional<Identity> newIdentity(std::vector<std::string> const& addresses, session::WallTime now);

/// Whether the certificate is for this address, now and for a week to come.
[[nodiscard]] bool isGoodFor(Identity const& identity, std::string_view address, session::WallTime now);

/// SHA-256 of the certificate, as browsers show it: `3F A2 …`; empty where there is none.
[[nodiscard]] std::string fingerprintOf(Identity const& identity);

} // namespace flagfall::stations
