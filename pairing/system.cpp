// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/system.h"

#include "pairing/dutch/dutch_system.h"
#include "pairing/round_robin/round_robin_system.h"

#include <array>

namespace flagfall::pairing {
namespace {

using round_robin::Cycles;
using round_robin::RoundRobinSystem;

/// In the order to offer them (TRF26 record 192, annex C).
std::array<RoundRobinSystem, 3> const& systems() {
    static std::array<RoundRobinSystem, 3> const all{
        RoundRobinSystem{"BERGER_ROUNDROBIN", Cycles::Single},
        RoundRobinSystem{"FIDE_DOUBLEROUNDROBIN", Cycles::DoubleLastTwoSwapped},
        RoundRobinSystem{"BERGER_DOUBLEROUNDROBIN", Cycles::Double},
    };
    return all;
}

} // namespace

PairingSystem const* systemByCode(std::string_view code) {
    // With one cycle FIDE's round robin is the plain table under another name.
    if (code == "FIDE_ROUNDROBIN") code = "BERGER_ROUNDROBIN";
    for (RoundRobinSystem const& system : systems())
        if (system.code() == code) return &system;
    return dutch::dutchSystemByCode(code);
}

std::vector<std::string_view> systemCodes() {
    std::vector<std::string_view> codes;
    for (RoundRobinSystem const& system : systems()) codes.push_back(system.code());
    for (std::string_view const code : dutch::dutchSystemCodes()) codes.push_back(code);
    return codes;
}

} // namespace flagfall::pairing
