// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/two_boards.h"

#include <algorithm>

namespace flagfall::record {
namespace {

board::Bitboard differences(board::Board const& one, board::Board const& other) {
    board::Bitboard squares{};
    for (Colour const colour : bothColours)
        for (board::Role const role : board::allRoles) squares |= one.of(colour, role) ^ other.of(colour, role);
    return squares;
}

/// The position at the end of the longer of two agreeing scoresheets.
board::Position endOf(board::Position const& start, PlayerSheet const& longer) {
    board::Position position = start;
    for (Entry const& entry : readableEntries(start, longer)) position = *afterEntry(position, entry);
    return position;
}

board::Position after(board::Position const& start, PlayerSheet const& sheet, std::size_t halfMoves) {
    PlayerSheet first = sheet;
    first.lines.resize(std::min(halfMoves, sheet.lines.size()));
    return endOf(start, first);
}

} // namespace

BoardsFinding examineBoards(GameRecord const& record, ByColour<PlayerSheet> const& sheets, OwnBoards const& boards) {
    BoardsFinding finding{.goes = record.end()};
    ByColour<board::Board> const stand{boards.white.value_or(record.end()).board(),
                                       boards.black.value_or(record.end()).board()};
    finding.differs = differences(stand.white, stand.black);
    if (stand.white == stand.black) return finding;
    auto const& [white, black] = sheets;
    auto const [shorter, longer] = std::minmax({white.lines.size(), black.lines.size()});
    finding.agreed = agreeingHalfMoves(record.start(), white, black);
    finding.remedy = BoardsRemedy::RecordsMissing;
    if (shorter == 0) return finding;
    bool const agree = finding.agreed == shorter && longer - shorter <= 1;
    finding.remedy = agree ? BoardsRemedy::Adjust : BoardsRemedy::Retrace;
    finding.goes = agree ? endOf(record.start(), white.lines.size() == longer ? white : black)
                         : after(record.start(), white, finding.agreed);
    for (Colour const side : bothColours) finding.adjusts[side] = agree && stand[side] != finding.goes.board();
    return finding;
}

} // namespace flagfall::record
