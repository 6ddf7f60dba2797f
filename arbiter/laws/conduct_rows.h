// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/conduct.h"

/// The columns of the editions about conduct. A row that begins with the row before it names what that edition changed.
namespace flagfall {

constexpr ConductLaw conductOf2009() {
    ConductLaw law{{Offence::TwoHands, "4.1"},
                   {Offence::Adjusting, "4.2"},
                   {Offence::TouchedPiece, "4.3, 4.4"},
                   {Offence::OtherHand, "6.7b"},
                   {Offence::Hovering, "6.7b"},
                   {Offence::ClockAbuse, "6.7c"},
                   {Offence::PressWithoutMove, "6.7c"},
                   {Offence::ClocksStopped, "6.12d"},
                   {Offence::PiecesDisplaced, "7.3"},
                   {Offence::WroteInAdvance, "8.1"},
                   {Offence::NotRecording, "8.1"},
                   {Offence::OfferNotMarked, "8.1, 9.1b(2)"},
                   {Offence::SheetHidden, "8.2"},
                   {Offence::SheetMisused, "12.4"},
                   {Offence::OtherNotation, "C"},
                   {Offence::RefusedToSign, "8.7"},
                   {Offence::OfferAgainstRules, "9.1a"},
                   {Offence::Disrepute, "12.1"},
                   {Offence::LeftVenue, "12.2"},
                   {Offence::LeftArea, "12.2"},
                   {Offence::NotesOrAdvice, "12.3a"},
                   {Offence::Smoking, "12.3c"},
                   {Offence::Distraction, "12.6"},
                   {Offence::UnreasonableClaims, "12.6"},
                   {Offence::UnreasonableOffers, "12.6"},
                   {Offence::Noise, "12.6"},
                   {Offence::Refusal, "12.8"},
                   {Offence::Interference, "13.7a"},
                   {Offence::DeviceUsed, "13.7b"}};
    law.bothRefuse = "12.9";
    law.finished = "12.5";
    return law;
}

constexpr ConductLaw conductOf2014() {
    ConductLaw law = conductOf2009().with({{Offence::OtherHand, "6.2b"},
                                           {Offence::Hovering, "6.2b"},
                                           {Offence::ClockAbuse, "6.2c"},
                                           {Offence::PressWithoutMove, "6.2c"},
                                           {Offence::PiecesDisplaced, "7.4"},
                                           {Offence::OfferNotMarked, "8.1, 9.1b(2)"},
                                           {Offence::SheetMisused, "8.1"},
                                           {Offence::Disrepute, "11.1"},
                                           {Offence::LeftVenue, "11.2"},
                                           {Offence::LeftArea, "11.2"},
                                           {Offence::NotesOrAdvice, "11.3a"},
                                           {Offence::InspectionRefused, "11.3"},
                                           {Offence::Smoking, "11.3"},
                                           {Offence::Distraction, "11.5"},
                                           {Offence::UnreasonableClaims, "11.5"},
                                           {Offence::UnreasonableOffers, "11.5"},
                                           {Offence::Noise, "11.5"},
                                           {Offence::Refusal, "11.7"},
                                           {Offence::Interference, "12.7"},
                                           {Offence::DeviceUsed, "12.8"}});
    law.bothRefuse = "11.8";
    law.finished = "11.4";
    return law;
}

constexpr ConductLaw conductOf2017() {
    ConductLaw law = conductOf2014().with({{Offence::TwoHands, "7.7.1"},
                                           {Offence::OtherHand, "6.2.3"},
                                           {Offence::Hovering, "6.2.3"},
                                           {Offence::ClockAbuse, "6.2.4"},
                                           {Offence::PressWithoutMove, "7.8.1"},
                                           {Offence::ClocksStopped, "6.11.4"},
                                           {Offence::PiecesDisplaced, "7.4.3"},
                                           {Offence::WroteInAdvance, "8.1.2"},
                                           {Offence::NotRecording, "8.1.1"},
                                           {Offence::OfferNotMarked, "8.1.5"},
                                           {Offence::SheetMisused, "8.1.4"},
                                           {Offence::OfferAgainstRules, "9.1.1"},
                                           {Offence::LeftVenue, "11.2.3"},
                                           {Offence::LeftArea, "11.2.3"},
                                           {Offence::NotesOrAdvice, "11.3.1"},
                                           {Offence::InspectionRefused, "11.3.3"},
                                           {Offence::Smoking, "11.3.4"}});
    law.recordLookedAt = {"", "A.3", "B.3"};
    return law;
}

constexpr ConductLaw conductOf2018() {
    return conductOf2017().with({{Offence::TwoHands, "7.5.4"}, {Offence::PressWithoutMove, "7.5.3"}});
}

constexpr ConductLaw conductOf2023() {
    ConductLaw law = conductOf2018();
    law.recordLookedAt = {"", "A.4.3", "B.2.3"};
    return law;
}

} // namespace flagfall
