// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/adjourned_game.h"

#include "app/session/event/open_games.h"
#include "app/session/event/ruling_on_record.h"
#include "arbiter/record/sealed_move.h"

#include <algorithm>
#include <ranges>

namespace flagfall::session {
namespace {

bool isRulingOnMissing(Act const& act) {
    auto const* const made = std::get_if<RulingMade>(&act);
    auto const ruling = made ? fromRecord(*made->ruling) : std::nullopt;
    if (!ruling) return false;
    auto const* const resumed = std::get_if<rulings::GameResumed>(&ruling->incident);
    return std::holds_alternative<rulings::EnvelopeMissing>(ruling->incident) || (resumed && resumed->missing);
}

/// Since it was last said that it cannot be found, or by the same command.
bool isRuledOnSinceMissed(History const& history, RoundNumber round, BoardNumber board) {
    std::optional<CommandId> missed;
    for (Seq const seq : history.actsOn(round, board) | std::views::reverse) {
        RecordedAct const& recorded = history.acts()[static_cast<std::size_t>(seq.value()) - 1];
        if (missed && *missed != recorded.origin.command) return false;
        if (history.retracted(seq)) continue;
        if (isRulingOnMissing(recorded.act)) return true;
        if (std::holds_alternative<EnvelopeMissed>(recorded.act)) missed = recorded.origin.command;
    }
    return false;
}

} // namespace

bool beginsSetUp(Board const& board) {
    board::Position const& start = board.game.record.start();
    constexpr int pieces = 32;
    return record::halfMoveNumber(start) > record::halfMoveNumber({}) || start.board().occupied().count() < pieces;
}

bool isUnseen(Board const& board) {
    if (board.game.record.size() > 0 || beginsSetUp(board)) return false;
    auto const sealed =
        std::ranges::find_if(board.adjournments, [](Adjournment const& one) { return one.envelope.has_value(); });
    return sealed == board.adjournments.end() ? halfMovesPressed(board) == 0 : sealed->unseen;
}

bool isResumed(Board const& board) {
    return board.isUndecided() && board.adjournment() && board.adjournment()->resumed;
}

bool hasMovedSince(Board const& board, Adjournment const& adjournment, Colour side) {
    if (!adjournment.envelope) return !board.adjourned;
    auto const made = movesMade(board);
    std::size_t const ownMove = adjournment.envelope->by == side ? 3 : 2;
    return static_cast<std::size_t>(made.white + made.black) >= adjournment.halfMoves + ownMove;
}

Adjournment const* comesBackFrom(Board const& board, Colour side) {
    Adjournment const* const one = board.sealing || board.result ? nullptr : board.adjournment();
    bool const awaited = one && (board.adjourned || (one->resumed && !hasMovedSince(board, *one, side)));
    return awaited ? one : nullptr;
}

bool isThere(Board const& board, Colour side) {
    if (Adjournment const* const one = comesBackFrom(board, side)) return one->present[side].has_value();
    return !board.attendance[side].absent;
}

bool waitsToBeOpened(Board const& board) {
    Adjournment const* const one = board.sealing || board.adjourned || board.result ? nullptr : board.adjournment();
    return one && one->waitsToBeOpened();
}

std::optional<Colour> awaitedByEnvelope(Board const& board) {
    if (!waitsToBeOpened(board)) return std::nullopt;
    Adjournment const& one = *board.adjournment();
    Colour const awaited = opponent(one.closed()->by);
    return one.present[awaited] ? std::nullopt : std::optional{awaited};
}

bool isMissed(History const& history, RoundNumber round, Board const& board) {
    Adjournment const* const one = board.sealing || board.result ? nullptr : board.adjournment();
    Envelope const* const closed = one ? one->closed() : nullptr;
    if (!closed || !closed->missing) return false;
    std::size_t const before = one->halfMoves + (closed == &*one->envelope ? 0 : 1);
    return board.game.record.halfMoves() <= before && !isRuledOnSinceMissed(history, round, board.number);
}

OpenedLast openedLast(Adjournment const& adjournment) {
    if (adjournment.reply && adjournment.reply->opened) return {&*adjournment.reply, true};
    if (adjournment.envelope && adjournment.envelope->opened) return {&*adjournment.envelope, false};
    return {};
}

OpenedLast openedLast(Board const& board) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    return one ? openedLast(*one) : OpenedLast{};
}

bool isToBeWritten(Board const& board) {
    OpenedLast const last = openedLast(board);
    if (!last) return false;
    std::size_t const before = board.adjournment()->halfMoves + (last.reply ? 1 : 0);
    auto const recorded = board.game.record.halfMoves();
    if (recorded > before) return false;
    auto const made = movesMade(board);
    return recorded == before || static_cast<std::size_t>(made.white + made.black) <= before + 1;
}

bool isSealedMoveToCome(Board const& board) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    if (!one || !one->envelope || !one->envelope->opened) return false;
    auto const& record = board.game.record;
    auto const pressed = static_cast<std::size_t>(halfMovesPressed(board));
    return !isUnseen(board) && record.halfMoves() == one->halfMoves && pressed <= one->halfMoves + 1;
}

bool otherHasToSeal(Board const& board) {
    bool const counts = board.clock && board.clock->phase != clock::Phase::Ready;
    return board.sealing && counts && board.sealing->by != board.clock->active;
}

bool saysNoMove(Board const& board) {
    OpenedLast const last = openedLast(board);
    return last && saysNoMove(*last.envelope);
}

bool saysNoMove(Envelope const& envelope) { return envelope.opened && record::saysNoMove(envelope.opened->text); }

bool sawItOpened(Adjournment const& adjournment, Colour side) {
    auto const& came = adjournment.present[side];
    auto const saw = [&](std::optional<Envelope> const& envelope) {
        return envelope && envelope->opened && came && *came <= envelope->opened->at;
    };
    return saw(adjournment.envelope) || saw(adjournment.reply);
}

bool repliesAlone(Board const& board) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    if (!one || !one->envelope) return false;
    auto const made = movesMade(board);
    bool const first = static_cast<std::size_t>(made.white + made.black) <= one->halfMoves + 1;
    return one->resumed && first && !one->present[one->envelope->by] && !one->reply;
}

bool standsResumed(Board const& board) {
    Adjournment const* const one = board.sealing || board.adjourned || board.result ? nullptr : board.adjournment();
    if (!one || !one->resumed || !one->envelope) return false;
    bool const stands = board.clock && board.clock->phase == clock::Phase::Paused;
    Colour const sealer = one->envelope->by;
    return stands && !hasMovedSince(board, *one, one->reply ? sealer : opponent(sealer));
}

bool isUnsettled(History const& history, RoundNumber round, Board const& board) {
    if (board.result) return false;
    if (board.sealing || countsAsAdjourned(board)) return true;
    Adjournment const* const one = board.adjournment();
    if (!one || !one->envelope) return false;
    bool const ended = board.game.evidentEnd && record::endsAtOnce(board.game.evidentEnd->how);
    bool const waits = one->closed() && !one->closed()->missing;
    return waits || standsResumed(board) || isMissed(history, round, board) || isToBeWritten(board) ||
           repliesAlone(board) || ended;
}

} // namespace flagfall::session
