// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/registry.h"

#include "pairing/double_round_robin/double_round_robin.h"
#include "pairing/double_swiss/double_swiss.h"
#include "pairing/dutch/dutch_system.h"
#include "pairing/elsewhere/kept_systems.h"
#include "pairing/keizer/keizer.h"
#include "pairing/knockout/knockout.h"
#include "pairing/match/match.h"
#include "pairing/round_robin/round_robin.h"
#include "pairing/scheveningen/scheveningen.h"
#include "pairing/simultaneous/simultaneous.h"
#include "pairing/swiss_team/swiss_team.h"

namespace flagfall::pairing {

std::vector<PairingSystem const*> const& registeredSystems() {
    static auto const all = [] {
        std::vector<PairingSystem const*> systems;
        for (auto const& folder : {
                 round_robin::systems(),
                 double_round_robin::systems(),
                 match::systems(),
                 scheveningen::systems(),
                 simultaneous::systems(),
                 dutch::systems(),
                 double_swiss::systems(),
                 knockout::systems(),
                 keizer::systems(),
                 elsewhere::systems(),
                 swiss_team::systems(),
             })
            systems.insert(systems.end(), folder.begin(), folder.end());
        return systems;
    }();
    return all;
}

std::string_view usualSwiss(std::optional<Date> const& begins, bool isAccelerated) {
    return dutch::codeInForce(begins, isAccelerated);
}

} // namespace flagfall::pairing
