// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/criteria/counter.h"

#include <algorithm>

namespace flagfall::pairing::dutch {
namespace {

using Past = Float VertexKind::*;

bool meetsResident(VertexKind const& a, VertexKind const& b) {
    return a.role == Role::MovedDown && b.role == Role::Resident;
}

/// C15, C17, C19, C21: the opponent of an MDP has floated up.
bool opponentFloatsUpAgain(VertexKind const& a, VertexKind const& b, Past past) {
    return meetsResident(a, b) && b.*past == Float::Up;
}

/// C14, C16: a resident leaves the bracket who has floated down.
bool residentFloatsDownAgain(VertexKind const& a, VertexKind const& b, Past past) {
    return a.role == Role::Resident && !isInside(b) && a.*past == Float::Down;
}

/// C18, C20: an MDP who has floated down is not left over.
bool isSparedAnotherFloat(VertexKind const& a, VertexKind const& b, Past past) {
    return meetsResident(a, b) && a.*past == Float::Down;
}

VertexKind const& higher(VertexKind const& a, VertexKind const& b) { return a.score >= b.score ? a : b; }
VertexKind const& lower(VertexKind const& a, VertexKind const& b) { return a.score >= b.score ? b : a; }

/// 2017, A.8: the difference a pair or a downfloater counts with; none outside the bracket.
Points oldDifference(VertexKind const& a, VertexKind const& b) {
    if (!isInside(a)) return noPoint;
    return isInside(b) ? higher(a, b).score - lower(a, b).score : a.drop;
}

/// 2017, C.12 and C.14: who floats down this round, in a pair or out of the bracket, and did so before.
bool floatsDownAgain(VertexKind const& a, VertexKind const& b, Past past) {
    if (!isInside(a)) return false;
    if (!isInside(b)) return a.*past == Float::Down;
    return a.score != b.score && higher(a, b).*past == Float::Down;
}

/// 2017, C.13 and C.15.
bool floatsUpAgain(VertexKind const& a, VertexKind const& b, Past past) {
    return isInside(a) && isInside(b) && a.score != b.score && lower(a, b).*past == Float::Up;
}

/// 2017, C.7: somebody of the next bracket is left over there; thrice as bad when nothing is left for him.
int oldLeftOver(VertexKind const& a, VertexKind const& b) {
    if (b.role != Role::Filler || a.role == Role::Filler) return 0;
    return a.mayRest ? -1 : -3;
}

/// C8: a pair of the next bracket, where it is in the graph; otherwise what is known of the downfloater.
int nextBracketGains(VertexKind const& a, VertexKind const& b) {
    if (b.role == Role::Filler) return isInside(a) ? -a.nextRank.value_or(0) : 0;
    return (isInside(a) || a.role == Role::Next) && b.role == Role::Next ? 1 : 0;
}

/// 2026. `a` is the one nearer to the top.
int worthOfOrdered(Counter const& counter, VertexKind const& a, VertexKind const& b) {
    bool const inside = isInside(a) && isInside(b);
    bool const counts = a.score == counter.points;
    bool const leaves = isInside(a) && !isInside(b);
    auto const ofPoints = [&](bool holds) { return holds && oldDifference(a, b) == counter.points ? -1 : 0; };
    switch (counter.counted) {
    case Counted::C6: return inside ? 1 : 0;
    case Counted::C7: return meetsResident(a, b) && counts ? 1 : 0;
    case Counted::C8: return nextBracketGains(a, b);
    case Counted::C8Scores: return isInside(a) && b.role == Role::Next && counts ? 1 : 0;
    case Counted::C9: return leaves ? -a.unplayed : 0;
    case Counted::C10: return inside ? -c10(a.need, b.need) : 0;
    case Counted::C11: return inside ? -c11(a.need, b.need) : 0;
    case Counted::C12: return inside ? -c12(a.need, b.need) : 0;
    case Counted::C13: return inside ? -c13(a.need, b.need) : 0;
    case Counted::C14: return residentFloatsDownAgain(a, b, &VertexKind::last) ? -1 : 0;
    case Counted::C15: return opponentFloatsUpAgain(a, b, &VertexKind::last) ? -1 : 0;
    case Counted::C16: return residentFloatsDownAgain(a, b, &VertexKind::beforeLast) ? -1 : 0;
    case Counted::C17: return opponentFloatsUpAgain(a, b, &VertexKind::beforeLast) ? -1 : 0;
    case Counted::C18: return isSparedAnotherFloat(a, b, &VertexKind::last) && counts ? 1 : 0;
    case Counted::C19: return opponentFloatsUpAgain(a, b, &VertexKind::last) && counts ? -1 : 0;
    case Counted::C20: return isSparedAnotherFloat(a, b, &VertexKind::beforeLast) && counts ? 1 : 0;
    case Counted::C21: return opponentFloatsUpAgain(a, b, &VertexKind::beforeLast) && counts ? -1 : 0;
    case Counted::Old6: return ofPoints(isInside(a));
    case Counted::Old7: return oldLeftOver(a, b);
    case Counted::Old7Scores: return isInside(a) && b.role == Role::Filler && counts ? -1 : 0;
    case Counted::Old12: return floatsDownAgain(a, b, &VertexKind::last) ? -1 : 0;
    case Counted::Old13: return floatsUpAgain(a, b, &VertexKind::last) ? -1 : 0;
    case Counted::Old14: return floatsDownAgain(a, b, &VertexKind::beforeLast) ? -1 : 0;
    case Counted::Old15: return floatsUpAgain(a, b, &VertexKind::beforeLast) ? -1 : 0;
    case Counted::Old16: return ofPoints(floatsDownAgain(a, b, &VertexKind::last));
    case Counted::Old17: return ofPoints(floatsUpAgain(a, b, &VertexKind::last));
    case Counted::Old18: return ofPoints(floatsDownAgain(a, b, &VertexKind::beforeLast));
    case Counted::Old19: return ofPoints(floatsUpAgain(a, b, &VertexKind::beforeLast));
    }
    return 0;
}

} // namespace

int worth(Counter const& counter, VertexKind const& a, VertexKind const& b) {
    return a.role <= b.role ? worthOfOrdered(counter, a, b) : worthOfOrdered(counter, b, a);
}

} // namespace flagfall::pairing::dutch
