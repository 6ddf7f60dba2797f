// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/conduct.h"
#include "arbiter/laws/penalty.h"
#include "arbiter/rulings/description.h"
#include "arbiter/terms/points.h"

/// The words of offences, penalties and points.
namespace flagfall::rulings {

template <>
struct Words<Penalty> {
    static constexpr std::array all{
        Word{Penalty::Warning, "warning"},
        Word{Penalty::TimeForOpponent, "time-for-opponent"},
        Word{Penalty::TimeTaken, "time-taken"},
        Word{Penalty::Loss, "loss"},
        Word{Penalty::PointsTaken, "points-taken"},
        Word{Penalty::PointsRaised, "points-raised"},
        Word{Penalty::Fine, "fine"},
        Word{Penalty::Exclusion, "exclusion"},
        Word{Penalty::Expulsion, "expulsion"},
    };
};

template <>
struct Words<Offence> {
    static constexpr std::array all{
        Word{Offence::TwoHands, "two-hands"},
        Word{Offence::Adjusting, "adjusting"},
        Word{Offence::TouchedPiece, "touched-piece"},
        Word{Offence::OtherHand, "other-hand"},
        Word{Offence::Hovering, "hovering"},
        Word{Offence::ClockAbuse, "clock-abuse"},
        Word{Offence::PressWithoutMove, "press-without-move"},
        Word{Offence::ClocksStopped, "clocks-stopped"},
        Word{Offence::PiecesDisplaced, "pieces-displaced"},
        Word{Offence::WroteInAdvance, "wrote-in-advance"},
        Word{Offence::NotRecording, "not-recording"},
        Word{Offence::OfferNotMarked, "offer-not-marked"},
        Word{Offence::SheetHidden, "sheet-hidden"},
        Word{Offence::SheetMisused, "sheet-misused"},
        Word{Offence::OtherNotation, "other-notation"},
        Word{Offence::RefusedToSign, "refused-to-sign"},
        Word{Offence::OfferAgainstRules, "offer-against-rules"},
        Word{Offence::Disrepute, "disrepute"},
        Word{Offence::LeftVenue, "left-venue"},
        Word{Offence::LeftArea, "left-area"},
        Word{Offence::NotesOrAdvice, "notes-or-advice"},
        Word{Offence::InspectionRefused, "inspection-refused"},
        Word{Offence::Smoking, "smoking"},
        Word{Offence::Distraction, "distraction"},
        Word{Offence::UnreasonableClaims, "unreasonable-claims"},
        Word{Offence::UnreasonableOffers, "unreasonable-offers"},
        Word{Offence::Noise, "noise"},
        Word{Offence::RecordLookedAt, "record-looked-at"},
        Word{Offence::Refusal, "refusal"},
        Word{Offence::Interference, "interference"},
        Word{Offence::DeviceUsed, "device-used"},
    };
};

/// Several at once: `warning,time-for-opponent`.
template <>
struct Value<std::vector<Penalty>> {
    static constexpr FactKind kind = FactKind::OneOf;
    [[nodiscard]] static std::string text(std::vector<Penalty> const& value);
    [[nodiscard]] static std::optional<std::vector<Penalty>> read(std::string_view text);
    [[nodiscard]] static std::vector<std::string_view> choices() { return Value<Penalty>::choices(); }
};

/// The points of one player in one game: `0`, `1/2`, `1`.
template <>
struct Value<Points> {
    static constexpr FactKind kind = FactKind::OneOf;
    static constexpr std::array all{Word{noPoint, "0"}, Word{halfPoint, "1/2"}, Word{onePoint, "1"}};
    [[nodiscard]] static std::string text(Points value) {
        for (auto const& one : all)
            if (one.value == value) return std::string{one.word};
        return {};
    }
    [[nodiscard]] static std::optional<Points> read(std::string_view text) {
        for (auto const& one : all)
            if (one.word == text) return one.value;
        return std::nullopt;
    }
    [[nodiscard]] static std::vector<std::string_view> choices() { return {"0", "1/2", "1"}; }
};

} // namespace flagfall::rulings
