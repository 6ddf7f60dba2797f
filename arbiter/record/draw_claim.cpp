// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/draw_claim.h"

#include "arbiter/record/game_end.h"

#include <unordered_map>

namespace flagfall::record {
namespace {

constexpr int fiftyMoves = 100;
constexpr std::size_t threefold = 3;

std::optional<ClaimFinding> inadmissible(board::Position const& now, DrawClaim const& claim) {
    if (now.turn() != claim.by) return ClaimFinding::NotToMove;
    if (claim.touched) return ClaimFinding::PieceTouched;
    if (isAnnounced(claim.basis) && !claim.somethingWritten) return ClaimFinding::NothingWritten;
    return std::nullopt;
}

ClaimFinding fiftyFinding(board::Position const& now, DrawClaim const& claim, int halfMoves) {
    if (claim.announced && claim.announced->role == board::Role::Pawn) return ClaimFinding::AnnouncedPawn;
    if (claim.announced && now.isCapture(*claim.announced)) return ClaimFinding::AnnouncedCapture;
    return halfMoves >= fiftyMoves ? ClaimFinding::Correct : ClaimFinding::TooFewMoves;
}

} // namespace

ClaimExamination examine(GameRecord const& record, DrawClaim const& claim, DrawnGameLaw const& law) {
    auto positions = record.positions();
    board::Position const now = positions.back();
    ClaimExamination found{.certain = !record.hasGaps()};
    if (auto const drawn = automaticDraw(positions, law)) found.drawnAlready = drawn->draw;
    bool const announced = isAnnounced(claim.basis);
    bool const playable = announced && claim.announced && now.isLegal(*claim.announced);
    if (playable) positions.push_back(now.after(*claim.announced));
    for (std::size_t index = 0; index < positions.size(); ++index)
        if (positions[index] == positions.back()) found.occurrences.push_back(index);
    found.halfMoves = quietHalfMoves(positions).back();
    if (auto const why = inadmissible(now, claim)) {
        found.finding = *why;
        return found;
    }
    if (announced && !playable)
        found.finding = ClaimFinding::AnnouncedIllegal;
    else if (isRepetition(claim.basis))
        found.finding = found.occurrences.size() >= threefold ? ClaimFinding::Correct : ClaimFinding::TooFewTimes;
    else
        found.finding = fiftyFinding(now, claim, found.halfMoves);
    return found;
}

std::vector<int> timesStood(std::vector<board::Position> const& positions) {
    std::unordered_multimap<board::zobrist::Key, std::size_t> seen;
    std::vector<int> times;
    times.reserve(positions.size());
    for (std::size_t index = 0; index < positions.size(); ++index) {
        int count = 1;
        auto const [first, last] = seen.equal_range(positions[index].key());
        for (auto one = first; one != last; ++one) count += positions[one->second] == positions[index] ? 1 : 0;
        times.push_back(count);
        seen.emplace(positions[index].key(), index);
    }
    return times;
}

} // namespace flagfall::record
