// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/problem.h"

namespace flagfall::pgn {

Severity severityOf(Fault fault) {
    switch (fault) {
    case Fault::TagNotClosed:
    case Fault::CommentNotClosed:
    case Fault::VariationNotClosed:
    case Fault::VariationWithoutMove:
    case Fault::VariationTooDeep:
    case Fault::UnknownWord:
    case Fault::IllegalMove:
    case Fault::BadStart:
    case Fault::TooLarge: return Severity::Unreadable;
    case Fault::TagNotQuoted:
    case Fault::TagQuoteNotEscaped:
    case Fault::TagTwice:
    case Fault::BracketNotOpened:
    case Fault::VariationEmpty:
    case Fault::NagWithoutMove:
    case Fault::NagOutOfRange:
    case Fault::Slip:
    case Fault::WrongMoveNumber:
    case Fault::NullMove:
    case Fault::VariantAssumed:
    case Fault::VariantUnknown:
    case Fault::CommandUnreadable:
    case Fault::ResultMissing:
    case Fault::ResultDiffers:
    case Fault::ResultInVariation:
    case Fault::NotUtf8: break;
    }
    return Severity::Noted;
}

} // namespace flagfall::pgn
