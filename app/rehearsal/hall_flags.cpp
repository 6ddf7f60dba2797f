// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/scene.h"

namespace flagfall::rehearsal {

using namespace std::chrono_literals;

namespace {

constexpr clock::Span flagOverlooked = 4min; ///< then the opponent sees it after all

} // namespace

bool Hall::mayCallFlag(Scene const& scene, Colour fallen) const {
    rulings::Known known;
    known.sides[fallen].flagDown = true;
    known.firstFlag = fallen;
    auto const ruling = rulings::rule(rulesOf(scene.state.details, scene.board), rulings::FlagFall{}, known,
                                      rulings::Answers{}.say(rulings::Ask::CalledBy, rulings::Answer::Arbiter));
    return !ruling.forbids(rulings::Forbidden::CallFlag);
}

/// True: a flag waits to be ruled on, and nobody plays.
bool Hall::flags(Scene& scene) {
    Game& game = scene.game;
    auto const fallen = flagToRuleOn(scene.board, scene.now);
    if (!fallen) {
        game.flagSeen = game.flagClaimed = false;
        return false;
    }
    if (!game.flagSeen) {
        game.flagSeen = true;
        bool const overlooked =
            game.plan.trouble == Kind::FlagUnnoticed && !game.troubleOver && mayCallFlag(scene, *fallen);
        game.flagNoticed = scene.now + (overlooked ? flagOverlooked : m_chance.between(2s, 8s));
        game.troubleOver = game.troubleOver || game.thinksTooLong;
        if (overlooked) {
            Voice& voice = say(scene, Kind::FlagUnnoticed, fallen);
            voice.heard = Heard::ByNobody;
            voice.incident = rulings::FlagFall{};
            voice.truth.answers.say(rulings::Ask::CalledBy, rulings::Answer::Arbiter);
        }
    }
    if (game.flagClaimed || game.over) return true;
    if (scene.now < *game.flagNoticed)
        scene.wakesAt(*game.flagNoticed);
    else
        claimFlag(scene, *fallen);
    return true;
}

void Hall::claimFlag(Scene& scene, Colour fallen) {
    scene.game.flagClaimed = true;
    stopAndCall(scene);
    Voice& voice = say(scene, Kind::FlagClaimed, fallen);
    voice.incident = rulings::FlagFall{};
    voice.truth.answers.say(rulings::Ask::CalledBy, rulings::answerFor(opponent(fallen)));
}

} // namespace flagfall::rehearsal
