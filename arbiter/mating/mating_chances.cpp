// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/mating_chances.h"

#include "arbiter/mating/help_mate_search.h"
#include "arbiter/mating/locked_walk.h"
#include "arbiter/mating/mate_pattern.h"
#include "arbiter/mating/material.h"

#include <algorithm>

namespace flagfall::mating {

using board::Position;
using board::Role;

namespace {

/// Total work before the next, more expensive means: most games have their mate among the first few hundred
/// positions.
constexpr std::uint64_t firstLook = 512;
constexpr std::uint64_t secondLook = 2048;
constexpr std::uint64_t thirdLook = 8192;
/// Work between two checks whether the caller has stopped.
constexpr std::uint64_t atOneGo = 8192;
/// More than any locked position needs; in an open one a pawn promotes long before.
constexpr std::uint64_t mostPictures = 20'000;

UnwinnableGround groundOf(LackOfMaterial lack) {
    switch (lack) {
    case LackOfMaterial::BareKing: return UnwinnableGround::BareKing;
    case LackOfMaterial::LoneKnight: return UnwinnableGround::LoneKnight;
    case LackOfMaterial::OneColourBishops: return UnwinnableGround::OneColourBishops;
    }
    return UnwinnableGround::BareKing;
}

/// The number of pawns blocked by an enemy pawn directly in front of them.
int rams(Position const& position) {
    auto const& board = position.board();
    return (pawnSteps(Colour::White, board.of(Colour::White, Role::Pawn)) & board.of(Colour::Black, Role::Pawn))
        .count();
}

class Inquiry {
public:
    Inquiry(Position const& position, Colour mating, std::uint64_t budget, std::stop_token const& stop)
        : m_position(position), m_mating(mating), m_budget(budget), m_stop(stop), m_search(position, mating) {}

    /// Tries what is cheap or likely first.
    [[nodiscard]] MatingChances answer() {
        bool const locked = rams(m_position) >= 2;
        if (locked && (!anyMateFits() || lockedOut())) return unwinnable(m_ground);
        auto end = m_search.run(std::min(firstLook, m_budget));
        if (!goesOn(end)) return answerTo(end);
        if (!locked && !anyMateFits()) return unwinnable(m_ground);
        end = m_search.run(std::min(secondLook, m_budget));
        if (!goesOn(end)) return answerTo(end);
        m_search.lookFurther();
        end = m_search.run(std::min(thirdLook, m_budget));
        if (!goesOn(end)) return answerTo(end);
        if (!locked && lockedOut()) return unwinnable(m_ground);
        m_search.askForLocks();
        return answerTo(runOn());
    }

private:
    [[nodiscard]] SearchEnd runOn() {
        auto end = SearchEnd::BudgetSpent;
        do end = m_search.run(std::min(m_search.work() + atOneGo, m_budget));
        while (goesOn(end) && !m_stop.stop_requested());
        return end;
    }

    [[nodiscard]] bool goesOn(SearchEnd end) const {
        return end == SearchEnd::BudgetSpent && m_search.work() < m_budget;
    }

    [[nodiscard]] bool anyMateFits() {
        m_ground = UnwinnableGround::NoMateFits;
        return mateFits(Reach(m_position), m_mating);
    }

    [[nodiscard]] bool lockedOut() {
        m_ground = UnwinnableGround::LockedOut;
        LockedWalk walk(m_position, Reach(m_position), m_mating);
        auto const end = walk.run(std::min(mostPictures, m_budget));
        m_pictures += walk.pictures();
        return end == WalkEnd::NoMate;
    }

    [[nodiscard]] MatingChances answerTo(SearchEnd end) const {
        switch (end) {
        case SearchEnd::Mate: return Winnable{m_search.line()};
        case SearchEnd::Exhausted:
            return unwinnable(m_search.onlyForcedMoves() ? UnwinnableGround::OnlyForcedMoves
                                                         : UnwinnableGround::Exhausted);
        case SearchEnd::BudgetSpent: break;
        }
        return Undecided{looked()};
    }

    [[nodiscard]] std::uint64_t looked() const { return m_search.positions() + m_pictures; }
    [[nodiscard]] Unwinnable unwinnable(UnwinnableGround ground) const { return {ground, looked()}; }

    Position const& m_position;
    Colour m_mating;
    std::uint64_t m_budget;
    std::stop_token const& m_stop;
    HelpMateSearch m_search;
    std::uint64_t m_pictures = 0;
    UnwinnableGround m_ground = UnwinnableGround::Exhausted; ///< of the last proof tried
};

} // namespace

MatingChances matingChances(Position const& position, Colour mating, std::uint64_t budget,
                            std::stop_token const& stop) {
    if (!position.hasLegalMove()) {
        if (position.turn() != mating && position.isCheck()) return Winnable{};
        return Unwinnable{UnwinnableGround::GameOver};
    }
    if (auto const lack = lackOfMaterial(position.board(), mating)) return Unwinnable{groundOf(*lack)};
    return Inquiry(position, mating, budget, stop).answer();
}

} // namespace flagfall::mating
