// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/written_move.h"

namespace flagfall::notation {

namespace {

std::optional<MoveSlip> checkSlip(board::Position const& after, NotedCheck noted) {
    auto const checkers = after.checkers();
    if (noted == NotedCheck::Nothing || (noted == NotedCheck::DoublePlus && checkers.several())) return std::nullopt;
    if (checkers.empty()) return MoveSlip::NoCheck;
    if (noted != NotedCheck::Check && after.hasLegalMove()) return MoveSlip::NoMate;
    return std::nullopt;
}

} // namespace

Expected<ReadMove, MoveRefusal> meant(board::Position const& position, WrittenMove const& written) {
    auto const move = findMove(position, written.spelled);
    if (!move) return refused(move.error());
    ReadMove read{*move, written.drawOffered};
    if (written.spelled.captures && !position.isCapture(*move)) read.slips.push_back(MoveSlip::NoCapture);
    if (written.enPassantNoted && move->kind != board::MoveKind::EnPassant)
        read.slips.push_back(MoveSlip::NotInPassing);
    if (auto const slip = checkSlip(position.after(*move), written.check)) read.slips.push_back(*slip);
    return read;
}

} // namespace flagfall::notation
