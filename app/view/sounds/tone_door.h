// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/sounds/tones.h"

namespace flagfall::view {

/// Where tones go. One channel for the whole hall.
class ToneDoor {
public:
    ToneDoor() = default;
    ToneDoor(ToneDoor const&) = delete;
    ToneDoor& operator=(ToneDoor const&) = delete;
    virtual ~ToneDoor() = default;

    /// Never waits and never fails: a tone that cannot be heard is not.
    virtual void play(Tone tone) = 0;
};

} // namespace flagfall::view
