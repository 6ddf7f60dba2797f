// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/procedure/round.h"

#include "pairing/dutch/procedure/field_round.h"

namespace flagfall::pairing::dutch {

Expected<Round, NoPairing> pairRound(Entries const& entries, Edition edition, Way way) {
    Field const field = fieldOf(entries, rulesOf(edition));
    return pairChecked(field, rulesOf(edition), way).map([&](FieldPairing const& pairing) {
        return roundOf(field, pairing, entries.initialColour);
    });
}

} // namespace flagfall::pairing::dutch
