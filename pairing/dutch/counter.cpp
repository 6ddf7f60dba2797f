// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/counter.h"

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
    if (!isInside(a)) return 0;
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
    if (b.role == Role::Filler) return isInside(a) ? -a.fate : 0;
    return (isInside(a) || a.role == Role::Next) && b.role == Role::Next ? 1 : 0;
}

/// 2026. `a` is the one nearer to the top.
int worthOfOrdered(Counter const& counter, VertexKind const& a, VertexKind const& b) {
    bool const inside = isInside(a) && isInside(b);
    bool const counts = a.score == counter.points;
    bool const leaves = isInside(a) && !isInside(b);
    auto const ofPoints = [&](bool holds) { return holds && oldDifference(a, b) == counter.points ? -1 : 0; };
    switch (counter.criterion) {
    case Criterion::C6: return inside ? 1 : 0;
    case Criterion::C7: return meetsResident(a, b) && counts ? 1 : 0;
    case Criterion::C8: return nextBracketGains(a, b);
    case Criterion::C8Scores: return isInside(a) && b.role == Role::Next && counts ? 1 : 0;
    case Criterion::C9: return leaves ? -a.unplayed : 0;
    case Criterion::C10: return inside ? -c10(a.need, b.need) : 0;
    case Criterion::C11: return inside ? -c11(a.need, b.need) : 0;
    case Criterion::C12: return inside ? -c12(a.need, b.need) : 0;
    case Criterion::C13: return inside ? -c13(a.need, b.need) : 0;
    case Criterion::C14: return residentFloatsDownAgain(a, b, &VertexKind::last) ? -1 : 0;
    case Criterion::C15: return opponentFloatsUpAgain(a, b, &VertexKind::last) ? -1 : 0;
    case Criterion::C16: return residentFloatsDownAgain(a, b, &VertexKind::beforeLast) ? -1 : 0;
    case Criterion::C17: return opponentFloatsUpAgain(a, b, &VertexKind::beforeLast) ? -1 : 0;
    case Criterion::C18: return isSparedAnotherFloat(a, b, &VertexKind::last) && counts ? 1 : 0;
    case Criterion::C19: return opponentFloatsUpAgain(a, b, &VertexKind::last) && counts ? -1 : 0;
    case Criterion::C20: return isSparedAnotherFloat(a, b, &VertexKind::beforeLast) && counts ? 1 : 0;
    case Criterion::C21: return opponentFloatsUpAgain(a, b, &VertexKind::beforeLast) && counts ? -1 : 0;
    case Criterion::Old6: return ofPoints(isInside(a));
    case Criterion::Old7: return oldLeftOver(a, b);
    case Criterion::Old7Scores: return isInside(a) && b.role == Role::Filler && counts ? -1 : 0;
    case Criterion::Old12: return floatsDownAgain(a, b, &VertexKind::last) ? -1 : 0;
    case Criterion::Old13: return floatsUpAgain(a, b, &VertexKind::last) ? -1 : 0;
    case Criterion::Old14: return floatsDownAgain(a, b, &VertexKind::beforeLast) ? -1 : 0;
    case Criterion::Old15: return floatsUpAgain(a, b, &VertexKind::beforeLast) ? -1 : 0;
    case Criterion::Old16: return ofPoints(floatsDownAgain(a, b, &VertexKind::last));
    case Criterion::Old17: return ofPoints(floatsUpAgain(a, b, &VertexKind::last));
    case Criterion::Old18: return ofPoints(floatsDownAgain(a, b, &VertexKind::beforeLast));
    case Criterion::Old19: return ofPoints(floatsUpAgain(a, b, &VertexKind::beforeLast));
    }
    return 0;
}

} // namespace

int worth(Counter const& counter, VertexKind const& a, VertexKind const& b) {
    return a.role <= b.role ? worthOfOrdered(counter, a, b) : worthOfOrdered(counter, b, a);
}

} // namespace flagfall::pairing::dutch
