// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/owed_move.h"

#include "app/session/event/ruling_on_record.h"

#include <ranges>

namespace flagfall::session {
namespace {

bool makesMove(Act const& act) {
    if (auto const* const written = std::get_if<RecordWritten>(&act)) return !written->entries.empty();
    auto const* const operated = std::get_if<ClocksOperated>(&act);
    return operated && std::holds_alternative<clock::Press>(operated->operation);
}

std::optional<OwedMove> owedBy(RecordedAct const& recorded) {
    auto const* const made = std::get_if<RulingMade>(&recorded.act);
    auto const ruling = made ? fromRecord(*made->ruling) : std::nullopt;
    auto const* const must = ruling ? rulings::effectIn<rulings::MustMove>(ruling->choice.effects) : nullptr;
    if (!must) return std::nullopt;
    auto const* const touch = std::get_if<rulings::PiecesTouched>(&ruling->incident);
    return OwedMove{recorded.seq, touch ? touch->touched : std::vector<board::Square>{}, *must};
}

} // namespace

std::optional<OwedMove> owedMove(History const& history, RoundNumber round, BoardNumber board) {
    Round const* const paired = history.state().round(round);
    Board const* const at = paired ? paired->board(board) : nullptr;
    if (!at || at->result) return std::nullopt;
    std::optional<CommandId> moved; // a ruling may itself put another move into the record
    for (Seq const seq : history.actsOn(round, board) | std::views::reverse) {
        RecordedAct const& recorded = history.acts()[static_cast<std::size_t>(seq.value() - 1)];
        if (history.retracted(seq)) continue;
        if (auto owed = owedBy(recorded))
            return !moved || *moved == recorded.origin.command ? std::move(owed) : std::nullopt;
        if (makesMove(recorded.act)) {
            if (moved && *moved != recorded.origin.command) return std::nullopt;
            moved = recorded.origin.command;
        }
    }
    return std::nullopt;
}

} // namespace flagfall::session
