// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"
#include "arbiter/laws/late_arrival.h"
#include "arbiter/laws/penalty.h"

#include <chrono>
#include <optional>

namespace flagfall {

struct Edition;

/// What an event says of draws by agreement (9.1).
struct AgreementRule {
    std::optional<int> notBeforeMove{}; ///< both must have completed so many moves; none: no rule
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

/// What the Laws leave to the organiser of an event. Made from its edition when the event is created, stored with it,
/// and changed as any of its details.
struct HouseRules {
    std::chrono::minutes defaultTime{};             ///< how late a player may come (6.7); zero: not at all
    Supervision supervision = Supervision::Limited; ///< of rapid and blitz games (App. A and B)
    bool quickplayAnnounced = false;                ///< Guidelines III apply (from 2017 on; 2014: App. G)
    AgreementRule agreement{};                      ///< when the players may agree a draw (9.1)
    LateDiscretion lateDiscretion{};                ///< who may let somebody play who came after the default time
    ConductRules conduct{};
    friend bool operator==(HouseRules const&, HouseRules const&) = default;
};

/// The rules of an event whose organiser has said nothing else.
[[nodiscard]] HouseRules usualHouseRules(Edition const& edition);

} // namespace flagfall
