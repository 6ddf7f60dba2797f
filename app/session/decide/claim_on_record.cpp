// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/claim_on_record.h"

#include "app/session/event/ruling_on_record.h"

namespace flagfall::session {

namespace {

/// The move this player announced first on the turn of this claim, the last one; empty where it is still the same.
std::string writtenFirst(Board const& board, DrawClaimed const& claim) {
    auto const& claims = board.game.claims;
    for (ClaimOnRecord const& earlier : claims)
        if (earlier.claim.by == claim.by && earlier.afterHalfMoves == claims.back().afterHalfMoves &&
            !earlier.claim.written.empty())
            return earlier.claim.written == claim.written ? std::string{} : earlier.claim.written;
    return {};
}

/// What would have been correct without an intended move, where the claim is not (9.2, 9.3).
std::optional<record::ClaimBasis> otherBasis(Board const& board, DrawClaimed const& claim, DrawnGameLaw const& law) {
    for (auto const basis : {record::ClaimBasis::RepetitionOnBoard, record::ClaimBasis::FiftyOnBoard}) {
        record::DrawClaim const other{claim.by, basis, {}, false, claim.pieceTouched};
        if (basis != claim.basis &&
            record::examine(board.game.record, other, law).finding == record::ClaimFinding::Correct)
            return basis;
    }
    return std::nullopt;
}

} // namespace

ExaminedClaim examinedClaim(Board const& board, DrawClaimed const& claim, std::optional<board::Move> announced,
                            DrawnGameLaw const& law) {
    record::DrawClaim const asked{claim.by, claim.basis, announced, !claim.written.empty(), claim.pieceTouched};
    ExaminedClaim examined{record::examine(board.game.record, asked, law), {}};
    examined.incident = {
        .by = claim.by, .basis = claim.basis, .announced = claim.written, .touched = claim.pieceTouched};
    if (!claim.written.empty()) examined.incident.first = writtenFirst(board, claim);
    if (halfMovesUnrecorded(board) == 0) examined.incident.found = examined.examination.finding;
    examined.incident.certain = examined.examination.certain;
    examined.incident.drawnAlready = examined.examination.drawnAlready;
    if (examined.incident.found && examined.incident.found != record::ClaimFinding::Correct)
        examined.incident.otherBasis = otherBasis(board, claim, law);
    return examined;
}

bool quickplayRejected(History const& history, RoundNumber round, Board const& board, Colour by) {
    auto const& acts = history.actsOn(round, board.number);
    for (auto seq = acts.rbegin(); seq != acts.rend(); ++seq) {
        if (history.retracted(*seq)) continue;
        if (board.gamesBefore.contains(*seq)) return false; // the clocks began anew, for another game
        auto const& act = history.acts()[static_cast<std::size_t>(seq->value() - 1)].act;
        auto const* const made = std::get_if<RulingMade>(&act);
        auto const ruling = made ? fromRecord(*made->ruling) : std::nullopt;
        if (!ruling) continue;
        if (rulings::effectIn<rulings::AnnulGame>(ruling->choice.effects)) return false;
        auto const* const claim = std::get_if<rulings::QuickplayClaimed>(&ruling->incident);
        if (claim && claim->by == by && ruling->finding == rulings::Finding::ClaimRejected) return true;
    }
    return false;
}

rulings::Answer answerOf(ClaimRuling ruling) {
    switch (ruling) {
    case ClaimRuling::Correct: return rulings::Answer::Correct;
    case ClaimRuling::Wrong: return rulings::Answer::Incorrect;
    case ClaimRuling::Inadmissible: break;
    }
    return rulings::Answer::Inadmissible;
}

ClaimRuling rulingOf(rulings::Answer answer) {
    if (answer == rulings::Answer::Correct) return ClaimRuling::Correct;
    return answer == rulings::Answer::Incorrect ? ClaimRuling::Wrong : ClaimRuling::Inadmissible;
}

} // namespace flagfall::session
