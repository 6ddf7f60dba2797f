// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/round_plan.h"

#include <algorithm>

namespace flagfall::rehearsal {
namespace {

using namespace std::chrono_literals;

constexpr int fewestHalfMoves = 36;
constexpr int mostHalfMoves = 110;
constexpr int settingFoundAfter = 4; ///< half-moves: early enough to be put right in all kinds of play

Result anyResult(Chance& chance) {
    int const roll = chance.below(10);
    if (roll < 4) return Result::WhiteWins;
    return roll < 7 ? Result::BlackWins : Result::Draw;
}

GamePlan quietGame(BoardNumber board, Chance& chance) {
    GamePlan plan;
    plan.board = board;
    plan.result = anyResult(chance);
    plan.halfMoves =
        (chance.between(fewestHalfMoves, mostHalfMoves) + chance.between(fewestHalfMoves, mostHalfMoves)) / 2;
    plan.side = chance.colour();
    plan.roll = chance.below(1000);
    return plan;
}

void emptyChair(GamePlan& plan, clock::Span defaultTime, Chance& chance) {
    plan.toldAfter = chance.between(3s, 12s);
    if (!chance.oneIn(3)) plan.comesAfter = chance.between(defaultTime * 6 / 10, defaultTime * 95 / 100);
}

/// Half a minute to five minutes, as somebody mistypes it, and never all that there is.
clock::Span tooShortBy(clock::Setting const& setting, Colour side) {
    clock::Span const base = setting.periods(side).front().base;
    return base > 25min ? clock::Span{5min} : std::chrono::duration_cast<std::chrono::seconds>(base / 5);
}

} // namespace

Kind Pack::draw(Chance& chance) {
    if (m_left.empty()) {
        m_left = m_kinds;
        chance.shuffle(m_left);
    }
    Kind const kind = m_left.back();
    m_left.pop_back();
    return kind;
}

std::vector<GamePlan> planOf(Order const& order, session::EventState const& state, session::Round const& round,
                             Pack& pack, Chance& chance) {
    std::vector<GamePlan> plans;
    std::vector<std::size_t> places;
    for (session::Board const& board : round.boards) {
        plans.push_back(quietGame(board.number, chance));
        if (!board.result) places.push_back(places.size());
    }
    chance.shuffle(places);
    places.resize(std::min(places.size(), static_cast<std::size_t>(order.troubles)));
    for (std::size_t const place : places) {
        GamePlan& plan = plans[place];
        Kind const kind = pack.draw(chance);
        plan.trouble = kind;
        plan.troubleAfter = chance.between(10, plan.halfMoves - 10);
        if (kind == Kind::EmptyChair) emptyChair(plan, state.details.houseRules.defaultTime, chance);
        if (kind != Kind::WrongSetting) continue;
        plan.troubleAfter = settingFoundAfter;
        plan.setTooShort = tooShortBy(*controlOf(state.details, round), plan.side);
    }
    return plans;
}

} // namespace flagfall::rehearsal
