// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/scene.h"
#include "app/session/reports/attendance.h"

namespace flagfall::rehearsal {

using namespace std::chrono_literals;
using clock::Instant;

namespace {

constexpr clock::Span justOver = 1s; ///< after the default time

} // namespace

/// Somebody has set this clock before the round, and not as it should be.
void Hall::setWrongly(Scene& scene) {
    Game& game = scene.game;
    if (game.plan.trouble != Kind::WrongSetting || game.setWrongly) return;
    game.setWrongly = true;
    game.troubleOver = scene.reading.phase != clock::Phase::Ready; // too late: it is set rightly
    if (game.troubleOver) return;
    session::CorrectClocks less;
    less.boards = {game.plan.board};
    less.operations = {clock::AdjustTime{game.plan.side, -game.plan.setTooShort}};
    less.round = scene.round.number;
    scene.does(std::move(less));
}

void Hall::chairs(Scene& scene) {
    Game& game = scene.game;
    auto const& started = scene.round.startedAt;
    if (!game.missing || !started) return;
    Instant const told = *started + game.plan.toldAfter;
    if (!game.chairTold && scene.now < told) return scene.wakesAt(told);
    if (!game.chairTold) say(scene, Kind::EmptyChair, game.missing);
    game.chairTold = true;
    if (game.plan.comesAfter) {
        Instant const comes = *started + *game.plan.comesAfter;
        if (scene.now < comes) return scene.wakesAt(comes);
        // Who was marked as missing reports to the arbiter before he plays.
        bool const reports = scene.board.attendance[*game.missing].absent;
        if (reports && !game.troubleOver) say(scene, Kind::Arrival, game.missing);
        game.troubleOver = true;
        if (!reports) game.missing.reset();
        return;
    }
    auto const ends = defaultTimeEnds(scene.state.details, scene.round);
    if (game.defaultTold || !ends) return;
    if (scene.now < *ends + justOver) return scene.wakesAt(*ends + justOver);
    game.defaultTold = true;
    Voice& voice = say(scene, Kind::DefaultTimeExpired, game.missing);
    voice.heard = Heard::ByNobody;
    voice.truth.result = game.missing == Colour::White ? Result::BlackWinsByForfeit : Result::WhiteWinsByForfeit;
}

} // namespace flagfall::rehearsal
