// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/clock_run.h"

#include "arbiter/rulings/text.h"

namespace flagfall::view {

std::optional<ClockRun> runsDuring(std::string_view incident, session::Board const& board, clock::Instant now) {
    if (!board.clock || board.result || !rulings::atBoard(incident).stopsClocks) return std::nullopt;
    clock::Reading const reading = clock::read(*board.clock, now);
    if (reading.phase != clock::Phase::Running) return std::nullopt;
    return ClockRun{reading.active, halfMovesPressed(board), reading.sides[reading.active].total};
}

std::optional<rulings::GiveTime> runSince(ClockRun const& then, session::Board const& board, clock::Instant now) {
    if (!board.clock || halfMovesPressed(board) != then.presses) return std::nullopt;
    clock::Reading const reading = clock::read(*board.clock, now);
    clock::Span const run = then.total - reading.sides[then.of].total;
    auto const seconds = std::chrono::round<std::chrono::seconds>(run);
    bool const runs = reading.phase == clock::Phase::Running && reading.active == then.of;
    if (run < clock::Span{} || (!runs && seconds.count() == 0)) return std::nullopt;
    return rulings::GiveTime{then.of, seconds};
}

} // namespace flagfall::view
