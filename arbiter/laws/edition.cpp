// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"

namespace flagfall {

Edition const& currentEdition() { return editions().back(); }

Edition const* editionByCode(std::string_view code) {
    for (Edition const& edition : editions())
        if (edition.code == code) return &edition;
    return nullptr;
}

Cited<PlayType> playType(Edition const& edition, GameLength length) {
    auto const& blitz = edition.blitzBound;
    if (length < blitz.value || (edition.blitzBoundIncluded && length == blitz.value))
        return {PlayType::Blitz, blitz.article};
    if (length < edition.rapidBound.value) return {PlayType::Rapid, edition.rapidBound.article};
    return {PlayType::Standard, edition.rapidBound.article};
}

HouseRules usualHouseRules(Edition const& edition) { return {.lateDiscretion = edition.lateArrival.discretion}; }

} // namespace flagfall
