// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/claim_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct ClaimText {
    Q_DECLARE_TR_FUNCTIONS(ClaimText)
};

} // namespace

QString basisText(record::ClaimBasis basis) {
    switch (basis) {
    case record::ClaimBasis::RepetitionAnnounced: return ClaimText::tr("Threefold repetition by an intended move");
    case record::ClaimBasis::RepetitionOnBoard: return ClaimText::tr("Threefold repetition on the board");
    case record::ClaimBasis::FiftyAnnounced: return ClaimText::tr("Fifty moves by an intended move");
    case record::ClaimBasis::FiftyOnBoard: return ClaimText::tr("Fifty moves on the board");
    }
    return {};
}

} // namespace flagfall::view
