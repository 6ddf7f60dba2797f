// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/pairing_text.h"

#include "app/view/texts/refusal_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct PairingText {
    Q_DECLARE_TR_FUNCTIONS(PairingText)
};

} // namespace

QString breachText(pairing::Breach const& breach, session::EventState const& state) {
    using What = pairing::Breach::What;
    QString const one = playerName(state, breach.player);
    QString const two = playerName(state, breach.opponent);
    // What a Swiss forbids by its articles a table just does not have.
    bool const isOfTable = session::systemRulesOf(state).kind == pairing::SystemKind::RoundRobin;
    if (isOfTable && breach.what == What::MetBefore)
        //: %1 and %2 are players' names.
        return PairingText::tr("%1 and %2 have already met.").arg(one, two);
    if (isOfTable && breach.what == What::ThirdColour)
        return PairingText::tr("%1 gets the same colour three times in a row.").arg(one);
    switch (breach.what) {
    //: %1 and %2 are players' names.
    case What::MetBefore: return PairingText::tr("%1 and %2 have already met (C1).").arg(one, two);
    case What::Prohibited: return PairingText::tr("%1 and %2 are a prohibited pairing.").arg(one, two);
    case What::ByeBarred: return PairingText::tr("%1 may not get the bye (C2).").arg(one);
    case What::ThirdColour:
        return PairingText::tr("%1 gets the same colour three times in a row (C.04.1, 7).").arg(one);
    case What::WideDifference: return PairingText::tr("%1 gets a colour difference beyond two (C.04.1, 6).").arg(one);
    case What::ColoursTurned:
        return PairingText::tr("%1 and %2 should have the opposite colours (Art. 5).").arg(one, two);
    }
    return {};
}

} // namespace flagfall::view
