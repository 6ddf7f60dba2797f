// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/game_end.h"

#include "arbiter/record/draw_claim.h"

#include <algorithm>

namespace flagfall::record {
namespace {

constexpr int seventyFiveMoves = 150;
constexpr int fivefold = 5;

/// 2014, 9.6a: the position on the board also occurred after each of the four previous alternate moves. If moves are
/// missing in between, this cannot be established.
bool stoodFiveAlternateMoves(std::vector<board::Position> const& positions, std::size_t now) {
    constexpr std::size_t apart = 4;
    constexpr std::size_t stretch = apart * (fivefold - 1);
    if (now < stretch) return false;
    if (halfMoveNumber(positions[now]) - halfMoveNumber(positions[now - stretch]) != int{stretch}) return false;
    for (std::size_t back = 1; back < fivefold; ++back)
        if (!(positions[now - apart * back] == positions[now])) return false;
    return true;
}

bool drawnByFivefold(std::vector<board::Position> const& positions, std::size_t now, int times, FivefoldRule rule) {
    switch (rule) {
    case FivefoldRule::None: return false;
    case FivefoldRule::ConsecutiveAlternate: return stoodFiveAlternateMoves(positions, now);
    case FivefoldRule::AnyFive: return times >= fivefold;
    }
    return false;
}

std::optional<GameEnd> endOfMoves(board::Position const& last, std::size_t after, DrawnGameLaw const& law) {
    if (last.hasLegalMove()) return std::nullopt;
    if (!last.isCheck()) return GameEnd{BoardEnd::Stalemate, Result::Draw, law.stalemate, after};
    Result const won = last.turn() == Colour::White ? Result::BlackWins : Result::WhiteWins;
    return GameEnd{BoardEnd::Checkmate, won, law.checkmate, after};
}

} // namespace

std::optional<DrawnAt> automaticDraw(std::vector<board::Position> const& positions, DrawnGameLaw const& law) {
    auto const times = timesStood(positions);
    auto const quiet = quietHalfMoves(positions);
    for (std::size_t now = 0; now < positions.size(); ++now) {
        if (drawnByFivefold(positions, now, times[now], law.fivefold.value))
            return DrawnAt{AutomaticDraw::Fivefold, now};
        bool const tooLong = !law.seventyFive.empty() && quiet[now] >= seventyFiveMoves;
        if (tooLong && !positions[now].isCheckmate()) return DrawnAt{AutomaticDraw::SeventyFiveMoves, now};
    }
    return std::nullopt;
}

std::vector<board::Move> movesToFivefold(GameRecord const& record, DrawnGameLaw const& law) {
    std::vector<board::Move> moves;
    std::vector<board::Position> positions = record.positions();
    std::size_t const next = positions.size();
    for (board::Move const move : record.end().legalMoves()) {
        positions.push_back(record.end().after(move));
        auto const times = static_cast<int>(std::ranges::count(positions, positions.back()));
        if (drawnByFivefold(positions, next, times, law.fivefold.value)) moves.push_back(move);
        positions.pop_back();
    }
    return moves;
}

std::optional<GameEnd> endOnBoard(GameRecord const& record, DrawnGameLaw const& law, DeadPositions const& known) {
    if (auto const end = evidentEnd(record, law)) return end;
    return deadEnd(record, law, known);
}

std::optional<GameEnd> evidentEnd(GameRecord const& record, DrawnGameLaw const& law) {
    if (auto const drawn = automaticDraw(record.positions(), law)) {
        bool const fivefoldDraw = drawn->draw == AutomaticDraw::Fivefold;
        return GameEnd{fivefoldDraw ? BoardEnd::Fivefold : BoardEnd::SeventyFiveMoves, Result::Draw,
                       articleOf(law, drawn->draw), drawn->after};
    }
    return endOfMoves(record.end(), record.size(), law);
}

std::optional<GameEnd> deadEnd(GameRecord const& record, DrawnGameLaw const& law, DeadPositions const& known) {
    if (!known.isDead(record.end())) return std::nullopt;
    return GameEnd{BoardEnd::DeadPosition, Result::Draw, law.deadPosition, record.size()};
}

} // namespace flagfall::record
