// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/chance.h"
#include "app/rehearsal/order.h"
#include "app/session/event/event_state.h"

#include <optional>
#include <vector>

namespace flagfall::rehearsal {

/// What becomes of one game, as long as the arbiter does not decide otherwise.
struct GamePlan {
    BoardNumber board{};
    Result result = Result::Draw;            ///< over the board
    int halfMoves = 60;                      ///< after which it is over
    std::optional<Kind> trouble{};           ///< that befalls it
    int troubleAfter = 0;                    ///< half-moves
    Colour side = Colour::White;             ///< whose, where the moment does not say it
    int roll = 0;                            ///< 0 to 999: how it is with this trouble
    clock::Span toldAfter{};                 ///< with an empty chair: after the start
    std::optional<clock::Span> comesAfter{}; ///< with an empty chair; none: never
    clock::Span setTooShort{};               ///< with a wrong setting: so much less on the clock of `side`
};

/// The troubles of an event, dealt out from one pack: each kind comes before any comes again.
class Pack {
public:
    explicit Pack(std::vector<Kind> kinds) : m_kinds(std::move(kinds)) {}
    [[nodiscard]] Kind draw(Chance& chance);

private:
    std::vector<Kind> m_kinds;
    std::vector<Kind> m_left{};
};

/// A plan for every board of the round.
[[nodiscard]] std::vector<GamePlan> planOf(Order const& order, session::EventState const& state,
                                           session::Round const& round, Pack& pack, Chance& chance);

} // namespace flagfall::rehearsal
