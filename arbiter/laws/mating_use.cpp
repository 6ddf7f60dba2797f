// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/mating_use.h"

#include "arbiter/laws/by_regime.h"
#include "arbiter/laws/illegal_move.h"

namespace flagfall {
namespace {

struct Row {
    std::string_view edition;
    std::string_view deadPosition;
    std::string_view flagFall;
    std::string_view resignation;    ///< empty: whoever resigns has lost
    std::string_view soundingDevice; ///< empty: no such exception
};

constexpr std::array table{
    Row{"E2009", "5.2b, 9.6", "6.9", "", "12.3b"}, Row{"E2014", "5.2b, 9.7", "6.9", "", ""},
    Row{"E2017", "5.2.2", "6.9", "", ""},          Row{"E2018", "5.2.2", "6.9", "", ""},
    Row{"E2023", "5.2.2", "6.9", "5.1.2", ""},
};

} // namespace

std::vector<Cited<MatingUse>> matingUses(Edition const& edition, PlayType play, Supervision supervision) {
    Row const& row = rowOf(table, edition);
    std::vector<Cited<MatingUse>> uses{
        {MatingUse::DeadPosition, row.deadPosition},
        {MatingUse::FlagFall, row.flagFall},
        {MatingUse::IllegalMove, illegalMovePenalty(edition, play, supervision).article},
        {MatingUse::Resignation, row.resignation},
        {MatingUse::SoundingDevice, row.soundingDevice},
    };
    std::erase_if(uses, [](Cited<MatingUse> const& use) { return use.article.empty(); });
    return uses;
}

} // namespace flagfall
