// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/blind_play.h"

#include "arbiter/laws/by_regime.h"

namespace flagfall {
namespace {

struct Row {
    std::string_view edition;
    BlindPlayLaw law;
};

constexpr BlindPlayLaw since2018{
    "D",     "D.1",   "D.2.1", "D.2.2", "D.2.3, D.2.4",
    "D.2.6", "D.2.7", "D.2.9", "D.2.9", {"D.2.10.1", "D.2.10.2", "D.2.10.3", "D.2.10.4", "D.2.10.5", "D.2.10.6"},
    "D.2.11"};

constexpr BlindPlayLaw since2023() {
    BlindPlayLaw law = since2018;
    law.againstHearingImpaired = AgainstHearingImpaired::AssistantCompulsory;
    return law;
}

/// The edition of 2014 is cited by the article as a whole.
constexpr std::array table{
    Row{"E2009",
        {"E",
         "E.1",
         "E.2(1)",
         "E.2(2)",
         "E.2(3)",
         "E.2(4)",
         "E.2(5)",
         "E.2(7)",
         "E.2(8)",
         {"E.2(9)a", "E.2(9)b", "E.2(9)c", "E.2(9)d", "E.2(9)e", "E.2(9)f"},
         "E.2(10)"}},
    Row{"E2014",
        {"D",
         "D.1",
         "D.2",
         "D.2",
         "D.2",
         "D.2",
         "D.2",
         "D.2",
         "D.2",
         {"D.2", "D.2", "D.2", "D.2", "D.2", "D.2"},
         "D.2"}},
    Row{"E2017", since2018},
    Row{"E2018", since2018},
    Row{"E2023", since2023()},
};

} // namespace

BlindPlayLaw const& blindPlayLaw(Edition const& edition) { return rowOf(table, edition).law; }

std::string_view articleOf(BlindPlayLaw const& law, AssistantDuty duty) {
    return law.duty[static_cast<std::size_t>(duty)];
}

} // namespace flagfall
