// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/scene.h"

#include <array>

namespace flagfall::rehearsal {
namespace {

/// What somebody may believe instead who signs another result.
Result mistaken(Result result) { return result == Result::Draw ? Result::WhiteWins : Result::Draw; }

/// How a move comes to be claimed as illegal.
PressFault faultOf(int roll) {
    constexpr std::array faults{PressFault::IllegalMove, PressFault::IllegalMove, PressFault::TwoHands,
                                PressFault::UnfinishedPromotion, PressFault::NoMove};
    return faults[static_cast<std::size_t>(roll) % faults.size()];
}

/// A knight at home, which anybody may have touched.
board::Square knightOf(Colour side) { return *board::squareFrom(side == Colour::White ? "g1" : "g8"); }

using rulings::Ask, rulings::Answer, rulings::Finder;

rulings::Incident illegalMoveBy(Colour offender, int roll) {
    return rulings::IllegalMove{.by = offender, .fault = faultOf(roll), .foundBy = Finder::Opponent};
}

rulings::Incident touchBy(Colour side, int roll) {
    rulings::PiecesTouched touched{.by = side, .touched = {knightOf(side)}, .saidBy = Finder::Opponent};
    if (roll % 3 == 0) touched.kind = rulings::TouchKind::Accidental;
    if (roll % 3 == 1) touched.adjusting = rulings::Adjusting::Said;
    return touched;
}

} // namespace

void Hall::trouble(Scene& scene) {
    Game& game = scene.game;
    game.troubleOver = true;
    Colour const onMove = scene.reading.active;
    RoundNumber const round = scene.round.number;
    BoardNumber const board = game.plan.board;
    int const roll = game.plan.roll;
    Kind const kind = *game.plan.trouble;
    switch (kind) {
    case Kind::IllegalMove: {
        stopAndCall(scene);
        Voice& voice = say(scene, kind, opponent(onMove));
        voice.incident = illegalMoveBy(opponent(onMove), roll);
        voice.truth.answers.say(Ask::CalledBy, rulings::answerFor(onMove));
        return;
    }
    case Kind::Phone: {
        stopAndCall(scene);
        say(scene, kind, game.plan.side).incident = rulings::DeviceFound{.by = game.plan.side};
        return;
    }
    case Kind::TouchedPiece: {
        stopAndCall(scene);
        say(scene, kind, onMove).incident = touchBy(onMove, roll);
        return;
    }
    case Kind::DrawClaim: {
        auto const basis = roll % 2 == 0 ? record::ClaimBasis::RepetitionOnBoard : record::ClaimBasis::FiftyOnBoard;
        session::ClaimDraw claim;
        claim.round = round;
        claim.board = board;
        claim.by = onMove;
        claim.basis = basis;
        scene.does(std::move(claim));
        scene.does(session::CallArbiter{round, board});
        Voice& voice = say(scene, kind, onMove);
        voice.incident = rulings::DrawClaimed{.by = onMove, .basis = basis};
        voice.truth.answers.say(Ask::ClaimIs, roll % 4 < 2 ? Answer::Correct : Answer::Incorrect);
        return;
    }
    case Kind::DrawAgreed: {
        scene.does(session::OfferDraw{round, board, opponent(onMove)});
        game.plan.result = Result::Draw;
        finish(scene);
        return;
    }
    case Kind::Disturbance: {
        stopAndCall(scene);
        say(scene, kind, opponent(onMove)).incident =
            rulings::OffenceCommitted{.kind = Misconduct::Distraction, .by = opponent(onMove)};
        return;
    }
    case Kind::Interference: {
        stopAndCall(scene);
        say(scene, kind, std::nullopt).incident = rulings::OffenceCommitted{.kind = Misconduct::Interference};
        return;
    }
    case Kind::WrongSetting: {
        stopAndCall(scene);
        rulings::WrongSetting wrong;
        wrong.missing[game.plan.side] = std::chrono::duration_cast<std::chrono::milliseconds>(game.plan.setTooShort);
        say(scene, kind, game.plan.side).incident = wrong;
        return;
    }
    case Kind::ScoresheetWanted:
        scene.does(session::CallArbiter{round, board});
        say(scene, kind, onMove);
        return;
    case Kind::EmptyChair:
    case Kind::Arrival:
    case Kind::DefaultTimeExpired:
    case Kind::FlagClaimed:
    case Kind::FlagUnnoticed:
    case Kind::ResultSlip:
    case Kind::ResultsDiffer: return; // by themselves
    }
}

/// The players stop the clocks, sign, and bring what they have signed.
void Hall::finish(Scene& scene) {
    Game& game = scene.game;
    game.over = true;
    RoundNumber const round = scene.round.number;
    BoardNumber const board = game.plan.board;
    bool const differ = game.plan.trouble == Kind::ResultsDiffer;
    ByColour<Result> slips{game.plan.result, game.plan.result};
    if (differ) slips[game.plan.side] = mistaken(game.plan.result);
    scene.does(session::PauseClocks{round, {board}});
    for (Colour const side : bothColours) scene.does(session::SignSheet{round, board, side, slips[side]});
    Kind const kind = differ                                  ? Kind::ResultsDiffer
                      : game.plan.trouble == Kind::DrawAgreed ? Kind::DrawAgreed
                                                              : Kind::ResultSlip;
    Voice& voice = say(scene, kind, std::nullopt);
    voice.slips = {slips.white, slips.black};
    voice.truth.result = game.plan.result;
}

} // namespace flagfall::rehearsal
