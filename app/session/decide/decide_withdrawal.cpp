// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"
#include "app/session/event/ruling_acts.h"
#include "app/session/event/text.h"

#include <algorithm>

namespace flagfall::session {
namespace {

bool pairedSince(History const& history, Seq seq) {
    auto const& acts = history.acts();
    return std::any_of(acts.begin() + seq.value(), acts.end(), [&](RecordedAct const& one) {
        return std::holds_alternative<RoundPaired>(one.act) && !history.retracted(one.seq);
    });
}

} // namespace

std::optional<Objection> standsAgainstWithdrawal(History const& history, WithdrawRuling const& command) {
    bool const stands = isRulingOn(history, command.ruling, command.round, command.board) &&
                        !history.retracted(command.ruling) &&
                        !withdrawalOf(history, command.ruling, command.round, command.board);
    if (!stands) return Refusal{.why = Why::NoSuchRuling, .board = command.board};
    if (trimmed(command.note).empty()) return Refusal{.why = Why::ReasonMissing, .board = command.board};
    return std::nullopt;
}

bool goesWithItsRuling(History const& history, BoardNumber board, RecordedAct const& act) {
    Touched const touched = touchedBy(act.act);
    bool const alone = touched.what != Touched::What::Boards ||
                       std::ranges::all_of(touched.boards, [&](BoardNumber one) { return one == board; });
    Shows const shows = kindIn(act.act).shows;
    return alone && !((shows.results || shows.players) && pairedSince(history, act.seq));
}

} // namespace flagfall::session
