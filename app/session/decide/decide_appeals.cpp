// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"
#include "app/session/event/appeals.h"
#include "app/session/event/ruling_on_record.h"
#include "app/session/event/text.h"

#include <algorithm>

namespace flagfall::session {
namespace {

/// The appeal, if something can still be decided about it.
std::optional<Appeal> openAppeal(History const& history, Seq seq) {
    auto const appeal = appealAt(history, seq);
    return appeal && appeal->isOpen() ? appeal : std::nullopt;
}

} // namespace

Decision lodged(History const& history, LodgeAppeal const& command, Confirmation confirmation) {
    if (!isRulingOn(history, command.ruling, command.round, command.board) || history.retracted(command.ruling))
        return refusedOn(Why::NoSuchRuling, command.board);
    if (!finalBy(history, command.ruling).empty()) return refusedOn(Why::RulingIsFinal, command.board);
    auto const isBySame = [&](AppealOnRecord const& one) {
        return one.by == command.by && (one.by || one.person == trimmed(command.person));
    };
    for (Appeal const& one : appealsOf(history, command.ruling, command.round, command.board))
        if (one.isOpen() && isBySame(*one.lodged)) return refusedOn(Why::AppealPending, command.board);
    AppealOnRecord appeal{.by = command.by,
                          .person = trimmed(command.person),
                          .to = command.to.value_or(history.state().details.appeals.to),
                          .received = command.received,
                          .due = appealsUntil(history, command.round),
                          .grounds = trimmed(command.grounds)};
    bool const late = appeal.due && appeal.received > *appeal.due;
    if (late && !confirmation.yesTo(Ask::AppealTooLate))
        return ask(Question{.ask = Ask::AppealTooLate, .round = command.round, .board = command.board});
    return Acts{AppealLodged{command.round, command.board, command.ruling, std::move(appeal)}};
}

Decision decidedOn(History const& history, DecideAppeal const& command) {
    auto const appeal = openAppeal(history, command.appeal);
    if (!appeal) return no(Why::NoSuchAppeal);
    std::string text = trimmed(command.text);
    if (command.outcome == AppealOutcome::Otherwise && text.empty())
        return refusedOn(Why::ReasonMissing, appeal->board);
    return Acts{AppealDecided{appeal->round, appeal->board, appeal->seq, command.outcome, trimmed(command.by),
                              std::move(text)}};
}

Decision withdrawn(History const& history, WithdrawAppeal const& command) {
    auto const appeal = openAppeal(history, command.appeal);
    if (!appeal) return no(Why::NoSuchAppeal);
    return Acts{AppealWithdrawn{appeal->round, appeal->board, appeal->seq, trimmed(command.note)}};
}

Decision followed(History const& history, FollowAppeal const& command) {
    auto const appeal = appealAt(history, command.appeal);
    if (!appeal || !appeal->decision) return no(Why::NoSuchAppeal);
    auto const ruling = command.ruling ? command.ruling : rulingSince(history, *appeal);
    bool const isSince = ruling && *ruling > appeal->decision->seq && !history.retracted(*ruling) &&
                         isRulingOn(history, *ruling, appeal->round, appeal->board);
    if (!isSince) return refusedOn(Why::NoRulingSince, appeal->board);
    if (std::ranges::find(appeal->followedBy, *ruling) != appeal->followedBy.end()) return Acts{};
    return Acts{AppealFollowed{appeal->round, appeal->board, appeal->seq, *ruling}};
}

} // namespace flagfall::session
