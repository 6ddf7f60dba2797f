// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/demo_ticks.h"
#include "app/session/desk/desk.h"
#include "app/storage/memory_journal.h"

#include <memory>
#include <string>
#include <vector>

namespace flagfall::demo {

/// A player of the script: a star and its constellation, which nobody is called.
struct Star {
    char const* name;
    char const* federation;
    char const* title;
    int rating;
};
[[nodiscard]] std::vector<Star> const& stars();

/// Plays the script at a desk: a round robin of 23 stars, two finished rounds and the third one in mid-play, with
/// clocks at various times, a fallen flag, a paused board, results and a board that has not begun.
void play(session::Desk& desk, DemoTicks& ticks);

/// A Swiss of the same stars, three rounds played, one bye asked for: ready for the fourth to be paired.
void playSwiss(session::Desk& desk, DemoTicks& ticks);

/// The same event as a program left it that died in the third round; time goes on by three minutes.
[[nodiscard]] std::unique_ptr<storage::MemoryJournal> crashed(DemoTicks& ticks);

} // namespace flagfall::demo
