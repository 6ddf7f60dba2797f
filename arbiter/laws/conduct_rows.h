// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/conduct.h"

/// The columns of the editions about conduct. A row that begins with the row before it names what that edition changed.
namespace flagfall {

constexpr ConductLaw conductOf2009() {
    ConductLaw law{{Misconduct::TwoHands, "4.1"},
                   {Misconduct::Adjusting, "4.2"},
                   {Misconduct::TouchedPiece, "4.3, 4.4"},
                   {Misconduct::OtherHand, "6.7b"},
                   {Misconduct::Hovering, "6.7b"},
                   {Misconduct::ClockAbuse, "6.7c"},
                   {Misconduct::PressWithoutMove, "6.7c"},
                   {Misconduct::ClocksStopped, "6.12d"},
                   {Misconduct::PiecesDisplaced, "7.3"},
                   {Misconduct::WroteInAdvance, "8.1"},
                   {Misconduct::NotRecording, "8.1"},
                   {Misconduct::OfferNotMarked, "8.1, 9.1b(2)"},
                   {Misconduct::SheetHidden, "8.2"},
                   {Misconduct::SheetMisused, "12.4"},
                   {Misconduct::OtherNotation, "C"},
                   {Misconduct::RefusedToSign, "8.7"},
                   {Misconduct::OfferAgainstRules, "9.1a"},
                   {Misconduct::Disrepute, "12.1"},
                   {Misconduct::LeftVenue, "12.2"},
                   {Misconduct::LeftArea, "12.2"},
                   {Misconduct::NotesOrAdvice, "12.3a"},
                   {Misconduct::Smoking, "12.3c"},
                   {Misconduct::Distraction, "12.6"},
                   {Misconduct::UnreasonableClaims, "12.6"},
                   {Misconduct::UnreasonableOffers, "12.6"},
                   {Misconduct::Noise, "12.6"},
                   {Misconduct::Refusal, "12.8"},
                   {Misconduct::Interference, "13.7a"},
                   {Misconduct::DeviceUsed, "13.7b"}};
    law.bothRefuse = "12.9";
    law.finished = "12.5";
    return law;
}

constexpr ConductLaw conductOf2014() {
    ConductLaw law = conductOf2009().with({{Misconduct::OtherHand, "6.2b"},
                                           {Misconduct::Hovering, "6.2b"},
                                           {Misconduct::ClockAbuse, "6.2c"},
                                           {Misconduct::PressWithoutMove, "6.2c"},
                                           {Misconduct::PiecesDisplaced, "7.4"},
                                           {Misconduct::WroteInAdvance, "8.1a"},
                                           {Misconduct::NotRecording, "8.1a"},
                                           {Misconduct::OfferNotMarked, "8.1d, 9.1b(2)"},
                                           {Misconduct::SheetMisused, "8.1b"},
                                           {Misconduct::Disrepute, "11.1"},
                                           {Misconduct::LeftVenue, "11.2a"},
                                           {Misconduct::LeftArea, "11.2b"},
                                           {Misconduct::NotesOrAdvice, "11.3a"},
                                           {Misconduct::InspectionRefused, "11.3b"},
                                           {Misconduct::Smoking, "11.3c"},
                                           {Misconduct::Distraction, "11.5"},
                                           {Misconduct::UnreasonableClaims, "11.5"},
                                           {Misconduct::UnreasonableOffers, "11.5"},
                                           {Misconduct::Noise, "11.5"},
                                           {Misconduct::Refusal, "11.7"},
                                           {Misconduct::Interference, "12.7"},
                                           {Misconduct::DeviceUsed, "12.8"}});
    law.bothRefuse = "11.8";
    law.finished = "11.4";
    return law;
}

constexpr ConductLaw conductOf2017() {
    ConductLaw law = conductOf2014().with({{Misconduct::TwoHands, "7.7.1"},
                                           {Misconduct::OtherHand, "6.2.3"},
                                           {Misconduct::Hovering, "6.2.3"},
                                           {Misconduct::ClockAbuse, "6.2.4"},
                                           {Misconduct::PressWithoutMove, "7.8.1"},
                                           {Misconduct::ClocksStopped, "6.11.4"},
                                           {Misconduct::PiecesDisplaced, "7.4.3"},
                                           {Misconduct::WroteInAdvance, "8.1.2"},
                                           {Misconduct::NotRecording, "8.1.1"},
                                           {Misconduct::OfferNotMarked, "8.1.5"},
                                           {Misconduct::SheetMisused, "8.1.4"},
                                           {Misconduct::OfferAgainstRules, "9.1.1"},
                                           {Misconduct::LeftVenue, "11.2.3.1"},
                                           {Misconduct::LeftArea, "11.2.3.2"},
                                           {Misconduct::NotesOrAdvice, "11.3.1"},
                                           {Misconduct::InspectionRefused, "11.3.3"},
                                           {Misconduct::Smoking, "11.3.4"}});
    law.recordLookedAt = {"", "A.3", "B.3"};
    return law;
}

constexpr ConductLaw conductOf2018() {
    ConductLaw law = conductOf2017().with({{Misconduct::TwoHands, "7.5.4"}, {Misconduct::PressWithoutMove, "7.5.3"}});
    law.recordLookedAt = {"", "A.3.2", "B.3.2"};
    return law;
}

constexpr ConductLaw conductOf2023() {
    ConductLaw law = conductOf2018();
    law.recordLookedAt = {"", "A.4.3", "B.2.3"};
    return law;
}

} // namespace flagfall
