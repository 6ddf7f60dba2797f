// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/mating_use.h"

#include "arbiter/laws/edition.h"

namespace flagfall {

std::vector<Cited<MatingUse>> matingUses(Edition const& edition, PlayType play, Supervision supervision) {
    bool const full = play == PlayType::Standard || supervision == Supervision::Full;
    DeviceLaw const& device = edition.device;
    auto const deviceArticle = full ? device.hangsBy.at(play) : device.article;
    std::vector<Cited<MatingUse>> uses{
        {MatingUse::DeadPosition, edition.drawnGame.deadPosition},
        {MatingUse::FlagFall, full ? edition.flags.mateLost.at(play) : flagLossArticle(edition, play, supervision)},
        {MatingUse::IllegalMove, illegalMovePenalty(edition, play, supervision).article},
        {MatingUse::Resignation, edition.resignationHangsOnMate},
        {MatingUse::SoundingDevice, device.hangsOnMate ? deviceArticle : std::string_view{}},
    };
    std::erase_if(uses, [](Cited<MatingUse> const& use) { return use.article.empty(); });
    return uses;
}

} // namespace flagfall
