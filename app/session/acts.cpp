// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/acts.h"

namespace flagfall::session {
namespace {

template <typename A>
Touched touched(A const& act) {
    if constexpr (requires { act.board; }) {
        return {Touched::What::Boards, act.round, {act.board}};
    } else {
        static_cast<void>(act);
        return {Touched::What::Everything};
    }
}

Touched touched(ClocksOperated const& act) { return {Touched::What::Boards, act.round, act.boards}; }
Touched touched(GamesSetUp const& act) { return {Touched::What::Boards, act.round, act.boards}; }
Touched touched(ClocksRecovered const& act) { return {Touched::What::Boards, act.round, act.boards}; }
Touched touched(ClocksCorrected const& act) {
    Touched all{Touched::What::Boards, act.round};
    for (auto const& one : act.boards) all.boards.push_back(one.board);
    return all;
}

Touched touched(PlayerEntered const&) { return {}; }
Touched touched(PlayerRemoved const&) { return {}; }
Touched touched(PlayersImported const&) { return {}; }
Touched touched(ByeGranted const&) { return {}; }
Touched touched(ByeRevoked const&) { return {}; }
Touched touched(PairProhibited const&) { return {}; }
Touched touched(PairAllowed const&) { return {}; }
Touched touched(DeskClosed const&) { return {}; }

} // namespace

Touched touchedBy(Act const& act) {
    return std::visit([](auto const& one) { return touched(one); }, act);
}

std::optional<Seq> retractionTarget(Act const& act) {
    if (auto const* const retracted = std::get_if<ActRetracted>(&act)) return retracted->act;
    if (auto const* const restored = std::get_if<ActRestored>(&act)) return restored->act;
    return std::nullopt;
}

} // namespace flagfall::session
