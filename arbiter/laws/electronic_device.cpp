// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/electronic_device.h"

#include "arbiter/laws/by_regime.h"

namespace flagfall {
namespace {

struct Row {
    std::string_view edition;
    Cited<DevicePenalty> penalty;
};

constexpr DevicePenalty sounding{DeviceOffence::Sounds, true, false};
constexpr DevicePenalty onHisPerson{DeviceOffence::OnHisPerson, false, true};

constexpr std::array table{
    Row{"E2009", {sounding, "12.3b"}},       Row{"E2014", {onHisPerson, "11.3b"}},
    Row{"E2017", {onHisPerson, "11.3.2"}},   Row{"E2018", {onHisPerson, "11.3.2.2"}},
    Row{"E2023", {onHisPerson, "11.3.2.2"}},
};

} // namespace

Cited<DevicePenalty> devicePenalty(Edition const& edition) { return rowOf(table, edition).penalty; }

Result scoreAfterDevice(DevicePenalty const& penalty, Colour offender, CanMate opponentCanMate) {
    bool const white = offender == Colour::White;
    if (penalty.hangsOnMate && opponentCanMate == CanMate::No)
        return white ? Result::LossAgainstDraw : Result::DrawAgainstLoss;
    return white ? Result::BlackWins : Result::WhiteWins;
}

} // namespace flagfall
