// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/classification.h"

#include "clock/methods.h"

#include <algorithm>

namespace flagfall::clock {
namespace {

using namespace std::chrono_literals;

constexpr int lichessMoves = 40;
constexpr auto masterMinimum = 120min;

bool isPlainThroughout(Setting const& setting) {
    auto const plain = [](Period const& period) { return isPlain(period.method); };
    return std::ranges::all_of(setting.periods(Colour::White), plain) &&
           std::ranges::all_of(setting.periods(Colour::Black), plain);
}

} // namespace

std::optional<UsChessClass> usChessClass(Setting const& setting) {
    if (!isPlainThroughout(setting)) return std::nullopt;
    // One second for each of sixty moves is one minute: minutes plus seconds are the minutes of sixty moves.
    auto const length = gameLength(setting);
    if (length < 5min) return UsChessClass::BelowRated;
    if (length <= 10min) return UsChessClass::Blitz;
    if (length < 30min) return UsChessClass::Quick;
    return length <= 65min ? UsChessClass::Dual : UsChessClass::Regular;
}

std::optional<LichessClass> lichessClass(Setting const& setting) {
    auto const& list = setting.periods(Colour::White);
    Period const& period = list.front();
    bool const known = period.method == Method::Time || period.method == Method::Fischer;
    if (!setting.sameForBoth() || list.size() != 1 || !known || period.quota > 0 || period.extraFromMove != 1)
        return std::nullopt;
    Span const estimate = period.base + lichessMoves * period.extra;
    if (estimate < 30s) return LichessClass::UltraBullet;
    if (estimate < 180s) return LichessClass::Bullet;
    if (estimate < 480s) return LichessClass::Blitz;
    return estimate < 1500s ? LichessClass::Rapid : LichessClass::Classical;
}

bool isLongEnoughForMasters(Setting const& setting) { return gameLength(setting) >= masterMinimum; }

} // namespace flagfall::clock
