// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace flagfall {

/// Which touch obliges a player (4.3).
enum class TouchThatBinds {
    Deliberate, ///< one that was meant (2009), with the intention to move or capture (2014)
    Any,        ///< any, unless it was clearly accidental (from 2017 on)
};

/// Article 4, the act of moving the pieces: where each edition says so, and what differs.
struct TouchLaw {
    TouchThatBinds binds = TouchThatBinds::Any;
    std::string_view oneHand;         ///< each move is made with one hand only
    std::string_view duty;            ///< only the player having the move is bound
    std::string_view released;        ///< a piece released on a square cannot be moved to another one
    std::string_view adjust;          ///< only the player having the move may adjust, and must say so first
    std::string_view intent;          ///< which touch counts
    std::string_view own;             ///< the first own piece touched that can be moved
    std::string_view theirs;          ///< the first piece of the opponent touched that can be captured
    std::string_view both;            ///< pieces of both players
    std::string_view castling;        ///< king, then rook
    std::string_view rookFirst;       ///< rook, then king
    std::string_view castlingIllegal; ///< king, or king and rook, where castling is illegal
    std::string_view promotion;       ///< the new piece has touched the square
    std::string_view freeChoice;      ///< none of the pieces touched can be moved or captured
    std::string_view kingReleased;    ///< on the square it castles to
    std::string_view kingMustMove;    ///< released there, but castling is illegal: another move of the king
    std::string_view pawnReleased;    ///< on the last rank
    std::string_view complaint;       ///< the opponent may no longer complain
    std::string_view
        rapidOnRequest; ///< with limited supervision only a player may bring it up; empty: the arbiter, too
    std::string_view blitzOnRequest; ///< the same of blitz
};

} // namespace flagfall
