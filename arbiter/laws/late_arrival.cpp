// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/late_arrival.h"

#include "arbiter/laws/by_regime.h"

#include <array>

namespace flagfall {
namespace {

struct Row {
    std::string_view edition;
    LateArrivalRule rule;
};

constexpr std::array table{
    Row{"E2009", {"6.6a", "6.6b", LateDiscretion::None}},
    Row{"E2014", {"6.7a", "6.7b", LateDiscretion::Arbiter}},
    Row{"E2017", {"6.7.1", "6.7.2", LateDiscretion::Arbiter}},
    Row{"E2018", {"6.7.1", "6.7.2", LateDiscretion::Arbiter}},
    Row{"E2023", {"6.7.1", "6.7.2", LateDiscretion::Arbiter}},
};

} // namespace

LateArrivalRule const& lateArrivalRule(Edition const& edition) { return rowOf(table, edition).rule; }

} // namespace flagfall
