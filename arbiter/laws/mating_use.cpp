// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/mating_use.h"

#include "arbiter/laws/by_regime.h"
#include "arbiter/laws/electronic_device.h"
#include "arbiter/laws/flag_fall.h"
#include "arbiter/laws/illegal_move.h"

namespace flagfall {
namespace {

struct Row {
    std::string_view edition;
    std::string_view deadPosition;
    ByPlay<std::string_view> flagFall; ///< where the Competition Rules govern the game
    std::string_view resignation;      ///< empty: whoever resigns has lost
    ByPlay<std::string_view> device;   ///< where the Competition Rules govern the game, and something hangs on the mate
};

constexpr std::array table{
    Row{"E2009", "5.2b, 9.6", {"6.9", "A.3, 6.9", "B.2, 6.9"}, "", {"12.3b", "A.3, 12.3b", "B.2, 12.3b"}},
    Row{"E2014", "5.2b, 9.7", {"6.9", "A.3, 6.9", "B.3, 6.9"}, "", {}},
    Row{"E2017", "5.2.2", {"6.9", "A.3, 6.9", "B.3, 6.9"}, "", {}},
    Row{"E2018", "5.2.2", {"6.9", "A.3, 6.9", "B.3, 6.9"}, "", {}},
    Row{"E2023", "5.2.2", {"6.9", "A.4, 6.9", "B.2, 6.9"}, "5.1.2", {}},
};

} // namespace

std::vector<Cited<MatingUse>> matingUses(Edition const& edition, PlayType play, Supervision supervision) {
    Row const& row = rowOf(table, edition);
    bool const full = play == PlayType::Standard || supervision == Supervision::Full;
    auto const device = devicePenalty(edition);
    auto const deviceArticle = full ? row.device.at(play) : device.article;
    std::vector<Cited<MatingUse>> uses{
        {MatingUse::DeadPosition, row.deadPosition},
        {MatingUse::FlagFall, full ? row.flagFall.at(play) : flagLossArticle(edition, play, supervision)},
        {MatingUse::IllegalMove, illegalMovePenalty(edition, play, supervision).article},
        {MatingUse::Resignation, row.resignation},
        {MatingUse::SoundingDevice, device.value.hangsOnMate ? deviceArticle : std::string_view{}},
    };
    std::erase_if(uses, [](Cited<MatingUse> const& use) { return use.article.empty(); });
    return uses;
}

} // namespace flagfall
