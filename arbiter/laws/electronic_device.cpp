// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/electronic_device.h"

namespace flagfall {

Result opponentWins(Colour offender, CanMate) {
    return offender == Colour::White ? Result::BlackWins : Result::WhiteWins;
}

Result halfPointWithoutMate(Colour offender, CanMate opponentCanMate) {
    if (opponentCanMate != CanMate::No) return opponentWins(offender, opponentCanMate);
    return offender == Colour::White ? Result::LossAgainstDraw : Result::DrawAgainstLoss;
}

} // namespace flagfall
