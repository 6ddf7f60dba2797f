// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"
#include "arbiter/laws/late_arrival.h"
#include "arbiter/laws/penalty.h"

#include <chrono>
#include <optional>

namespace flagfall {

struct Edition;

/// The rule of an event on draws by agreement (9.1).
struct AgreementRule {
    std::optional<int> notBeforeMove{}; ///< moves both must have completed; nullopt: no rule
    bool never = false;                 ///< not at all without the arbiter's consent
    friend bool operator==(AgreementRule const&, AgreementRule const&) = default;
};

/// What an event says of devices and fines.
struct ConductRules {
    bool devicesInBags = false;           ///< switched off, in a bag placed as agreed with the arbiter (11.3)
    std::optional<Penalty> deviceCosts{}; ///< less than the loss of the game (11.3); none: the loss
    bool finesAnnounced = false;          ///< 12.9
    friend bool operator==(ConductRules const&, ConductRules const&) = default;
};

/// What the Laws leave to the organiser of an event. The defaults come from the edition when the event is created; they
/// are stored with the event and can be changed.
struct HouseRules {
    std::chrono::minutes defaultTime{};             ///< how late a player may arrive (6.7; 2009: 6.6)
    Supervision supervision = Supervision::Limited; ///< of rapid and blitz games (App. A and B)
    bool quickplayAnnounced = false;                ///< Guidelines III apply (from 2017; 2014: App. G)
    AgreementRule agreement{};                      ///< when the players may agree a draw (9.1)
    LateDiscretion lateDiscretion{};                ///< who may let a player play who arrived after the default time
    ConductRules conduct{};
    friend bool operator==(HouseRules const&, HouseRules const&) = default;
};

/// Returns the rules of an event for which the organiser has decided nothing else.
[[nodiscard]] HouseRules usualHouseRules(Edition const& edition);

} // namespace flagfall
