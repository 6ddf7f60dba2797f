// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/hall.h"

#include "app/rehearsal/invented_names.h"
#include "app/rehearsal/scene.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

namespace flagfall::rehearsal {
namespace {

using namespace std::chrono_literals;
using clock::Instant, clock::Span;

constexpr Span quickestPress = 400ms;
constexpr Span pressAgain = 5s;  ///< where a press has had no effect
constexpr Span flagShown = 60ms; ///< by then the desk has recorded it
constexpr int movesInAGame = 60; ///< by which the Laws count the length of a game (A.1)

/// Of one player to move: what the Laws count for a move, and people are quicker most of the time.
Span usualThought(clock::Setting const& setting, int hundredths) {
    return Span{clock::gameLength(setting)} / movesInAGame * 6 / 10 * hundredths / 100;
}

std::vector<Kind> kindsOf(Order const& order) {
    if (!order.kinds.empty()) return order.kinds;
    std::vector<Kind> kinds;
    std::ranges::copy_if(allKinds, std::back_inserter(kinds), isTrouble);
    return kinds;
}

constexpr std::array<char const*, 6> federations{"SVK", "CZE", "POL", "HUN", "AUT", "ESP"};
constexpr int lowestRating = 1200, highestRating = 2500;

std::vector<session::EnterPlayer> playersOf(Order const& order) {
    Chance chance{order.seed + 1};
    std::vector<session::EnterPlayer> entries;
    for (std::string& name : inventedNames(order.players, chance)) {
        session::PlayerDraft draft;
        draft.name = std::move(name);
        draft.federation = federations[static_cast<std::size_t>(chance.below(static_cast<int>(federations.size())))];
        draft.rating = std::to_string(chance.between(lowestRating, highestRating));
        session::EnterPlayer entry;
        entry.draft = std::move(draft);
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace

Hall::Hall(Order order) : m_order(std::move(order)), m_chance(m_order.seed), m_pack(kindsOf(m_order)) {}

std::vector<session::Command> Hall::begin() const {
    return {session::OpenEvent{draftOf(m_order)}, session::EnterPlayers{playersOf(m_order)}, session::PairRound{}};
}

Hall::Doings Hall::next(session::EventState const& state, Instant now) {
    Doings doings;
    session::Round const* const round = state.currentRound();
    if (!round || round->imported) return doings;
    auto const toldBefore = static_cast<std::ptrdiff_t>(m_voices.size());
    if (m_round != round->number) plan(state, *round);
    for (Game& game : m_games) {
        game.wakes.reset();
        session::Board const* const board = round->board(game.plan.board);
        if (!board || !board->isUnderWay()) {
            game.at.reset();
            continue;
        }
        Scene scene{state, *round, *board, game, clock::read(*board->clock, now), now, doings};
        live(scene);
    }
    doings.voices.assign(m_voices.begin() + toldBefore, m_voices.end());
    return doings;
}

std::optional<Instant> Hall::due() const {
    std::optional<Instant> first;
    for (Game const& game : m_games)
        for (auto const& at : {game.at, game.wakes})
            if (at && (!first || *at < *first)) first = at;
    return first;
}

void Hall::plan(session::EventState const& state, session::Round const& round) {
    m_round = round.number;
    m_usualThought = usualThought(*controlOf(state.details, round), m_order.thinking);
    m_games.clear();
    for (GamePlan& plan : planOf(m_order, state, round, m_pack, m_chance)) {
        Game game{.plan = std::move(plan)};
        if (game.plan.trouble == Kind::EmptyChair) game.missing = game.plan.side;
        m_games.push_back(std::move(game));
    }
}

void Hall::live(Scene& scene) {
    Game& game = scene.game;
    setWrongly(scene);
    chairs(scene);
    if (flags(scene) || !scene.runs() || game.over) {
        game.at.reset();
        game.turn.reset();
        return;
    }
    think(scene);
    if (game.at && scene.now >= *game.at) act(scene);
    if (auto const deadline = clock::nextDeadline(*scene.board.clock)) scene.wakesAt(*deadline + flagShown);
}

// --- play ----------------------------------------------------------------------------------------------------

/// Many moves are quick, few take long, and nobody loses on time who does not mean to.
Span Hall::thinkingTime(Scene const& scene, Colour side) {
    int const roll = m_chance.below(100);
    Span const usual = m_usualThought;
    Span const thought = roll < 55   ? m_chance.between(usual / 10, usual * 7 / 10)
                         : roll < 90 ? m_chance.between(usual * 7 / 10, usual * 18 / 10)
                                     : m_chance.between(usual * 18 / 10, usual * 35 / 10);
    Span const left = scene.reading.sides[side].main;
    return std::min(std::max(thought, quickestPress), std::max(left / 5, std::min(left / 2, quickestPress)));
}

void Hall::think(Scene& scene) {
    Game& game = scene.game;
    Colour const onMove = scene.reading.active;
    Turn const turn{onMove, halfMovesPressed(scene.board)};
    if (game.turn == turn) return;
    game.turn = turn;
    game.at.reset();
    if (game.missing == onMove) {
        game.turn.reset(); // he may come while it is still his turn
        return;
    }
    bool const trouble = game.plan.trouble && !game.troubleOver && game.plan.trouble != Kind::EmptyChair &&
                         game.plan.trouble != Kind::ResultsDiffer && turn.halfMoves >= game.plan.troubleAfter;
    bool const letsFlagFall = game.plan.trouble == Kind::FlagClaimed || game.plan.trouble == Kind::FlagUnnoticed;
    if (trouble && letsFlagFall) {
        game.thinksTooLong = true;
        return;
    }
    game.intent = trouble ? Intent::Trouble : turn.halfMoves >= game.plan.halfMoves ? Intent::Finish : Intent::Press;
    game.at = scene.now + thinkingTime(scene, onMove);
}

void Hall::act(Scene& scene) {
    Game& game = scene.game;
    switch (game.intent) {
    case Intent::Press:
        scene.does(session::PressLever{scene.round.number, game.plan.board, scene.reading.active});
        game.at = scene.now + pressAgain;
        return;
    case Intent::Trouble: trouble(scene); break;
    case Intent::Finish: finish(scene); break;
    }
    game.turn.reset();
    game.at.reset();
}

void Hall::stopAndCall(Scene& scene) {
    if (scene.runs()) scene.does(session::PauseClocks{scene.round.number, {scene.game.plan.board}});
    scene.does(session::CallArbiter{scene.round.number, scene.game.plan.board});
}

Voice& Hall::say(Scene& scene, Kind kind, std::optional<Colour> side) {
    using rulings::Ask, rulings::Answer;
    Voice voice;
    voice.number = static_cast<int>(m_voices.size()) + 1;
    voice.round = scene.round.number;
    voice.board = scene.game.plan.board;
    voice.kind = kind;
    voice.side = side;
    voice.at = scene.now;
    bool const bareKing = scene.game.plan.roll % 8 == 0;
    voice.truth.answers.say(Ask::CanMate, bareKing ? Answer::No : Answer::Yes)
        .say(Ask::OverBefore, Answer::No)
        .say(Ask::MovesMade, Answer::No)
        .say(Ask::PressHadCause, Answer::No);
    m_voices.push_back(std::move(voice));
    return m_voices.back();
}

} // namespace flagfall::rehearsal
