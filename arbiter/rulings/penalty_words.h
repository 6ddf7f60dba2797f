// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/conduct.h"
#include "arbiter/laws/penalty.h"
#include "arbiter/rulings/description.h"
#include "arbiter/terms/points.h"

#include <algorithm>
#include <string>
#include <vector>

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
struct Words<Misconduct> {
    static constexpr std::array all{
        Word{Misconduct::TwoHands, "two-hands"},
        Word{Misconduct::Adjusting, "adjusting"},
        Word{Misconduct::TouchedPiece, "touched-piece"},
        Word{Misconduct::OtherHand, "other-hand"},
        Word{Misconduct::Hovering, "hovering"},
        Word{Misconduct::ClockAbuse, "clock-abuse"},
        Word{Misconduct::PressWithoutMove, "press-without-move"},
        Word{Misconduct::ClocksStopped, "clocks-stopped"},
        Word{Misconduct::PiecesDisplaced, "pieces-displaced"},
        Word{Misconduct::WroteInAdvance, "wrote-in-advance"},
        Word{Misconduct::NotRecording, "not-recording"},
        Word{Misconduct::OfferNotMarked, "offer-not-marked"},
        Word{Misconduct::SheetHidden, "sheet-hidden"},
        Word{Misconduct::SheetMisused, "sheet-misused"},
        Word{Misconduct::OtherNotation, "other-notation"},
        Word{Misconduct::RefusedToSign, "refused-to-sign"},
        Word{Misconduct::OfferAgainstRules, "offer-against-rules"},
        Word{Misconduct::Disrepute, "disrepute"},
        Word{Misconduct::LeftVenue, "left-venue"},
        Word{Misconduct::LeftArea, "left-area"},
        Word{Misconduct::NotesOrAdvice, "notes-or-advice"},
        Word{Misconduct::InspectionRefused, "inspection-refused"},
        Word{Misconduct::Smoking, "smoking"},
        Word{Misconduct::Distraction, "distraction"},
        Word{Misconduct::UnreasonableClaims, "unreasonable-claims"},
        Word{Misconduct::UnreasonableOffers, "unreasonable-offers"},
        Word{Misconduct::Noise, "noise"},
        Word{Misconduct::RecordLookedAt, "record-looked-at"},
        Word{Misconduct::Refusal, "refusal"},
        Word{Misconduct::Interference, "interference"},
        Word{Misconduct::DeviceUsed, "device-used"},
    };
};

/// Several at once: `warning,time-for-opponent`.
template <>
struct Value<std::vector<Penalty>> {
    static constexpr FactKind kind = FactKind::SomeOf;
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

/// A fine is the one that was announced (12.9.7).
[[nodiscard]] inline std::string_view amountStillToSay(std::vector<Penalty> const& penalties,
                                                       std::string const& amount) {
    bool const fines = std::ranges::count(penalties, Penalty::Fine) > 0;
    return fines && amount.empty() ? "amount" : "";
}

} // namespace flagfall::rulings
