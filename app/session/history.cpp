// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/history.h"

#include <algorithm>
#include <limits>

namespace flagfall::session {
namespace {

constexpr std::size_t actsBetweenCheckpoints = 256;
constexpr std::size_t checkpointsKept = 32;

template <typename... Kinds>
bool isOneOf(Act const& act) {
    return (std::holds_alternative<Kinds>(act) || ...);
}

std::size_t indexOf(Seq seq) { return static_cast<std::size_t>(seq.value()) - 1; }

} // namespace

bool canBeUndone(Act const& act) {
    return isOneOf<EventRevised, PlayerEntered, PlayerEnteredLate, PlayerRevised, PlayerWithdrawn, PlayerReturned,
                   PlayerRemoved, ByeGranted, ByeRevoked, PairProhibited, PairAllowed, RoundPaired, ResultEntered,
                   ResultCleared, GameAdjourned, ClocksCorrected, ClocksRecovered, SidesSwapped, FlagNoticed,
                   PlayerAbsent, PlayerArrived, GamesSetUp, RecordWritten, SheetWritten, DrawOffered, OfferAnswered,
                   DrawClaimed, ClaimRuled, IllegalMoveNoted, RecordingExcused, SheetSigned, NoteWritten,
                   BlindPlayArranged, BlindPlayRemarked, BoardsCompared, BoardsCorrected>(act);
}

bool canBeRetracted(Act const& act) { return canBeUndone(act) && !isOneOf<ClocksCorrected>(act); }

std::optional<FoldProblem> History::append(RecordedAct act) {
    if (act.seq.value() != last().value() + 1) return FoldProblem{"an act is out of order"};
    keepCheckpointIfDue(m_acts.size());
    if (auto problem = take(act)) return problem;
    remember(act);
    m_acts.push_back(std::move(act));
    return std::nullopt;
}

/// A correction that takes another one back, or does it again, must name one.
bool History::mayFollow(Act const& act) const {
    auto const* const corrected = std::get_if<ClocksCorrected>(&act);
    if (!corrected) return true;
    auto const aim = corrected->takesBack ? corrected->takesBack : corrected->restores;
    return !aim || (aim->value() >= 1 && *aim <= last() && isOneOf<ClocksCorrected>(m_acts[indexOf(*aim)].act));
}

std::optional<FoldProblem> History::take(RecordedAct const& act) {
    auto const aim = retractionTarget(act.act);
    if (!aim) {
        if (!mayFollow(act.act)) return FoldProblem{"a correction was taken back or done again that is none"};
        auto problem = fold(m_state, act);
        if (problem) static_cast<void>(foldAgainFrom(m_acts.size()));
        return problem;
    }
    Seq const target = *aim;
    bool const takesBack = std::holds_alternative<ActRetracted>(act.act);
    bool const there = target.value() >= 1 && target <= last() && canBeRetracted(m_acts[indexOf(target)].act);
    if (!there || m_retracted.contains(target) == takesBack)
        return FoldProblem{"an act was taken back or restored that cannot be"};
    auto const flip = [&] {
        if (!m_retracted.erase(target)) m_retracted.insert(target);
    };
    flip();
    auto problem = foldAgainFrom(indexOf(target));
    if (problem) {
        flip();
        static_cast<void>(foldAgainFrom(indexOf(target)));
    }
    return problem;
}

std::optional<FoldProblem> History::foldAgainFrom(std::size_t changed) {
    while (!m_checkpoints.empty() && m_checkpoints.back().acts > changed) m_checkpoints.pop_back();
    std::size_t next = m_checkpoints.empty() ? 0 : m_checkpoints.back().acts;
    m_state = m_checkpoints.empty() ? EventState{} : m_checkpoints.back().state;
    for (; next < m_acts.size(); ++next) {
        keepCheckpointIfDue(next);
        RecordedAct const& act = m_acts[next];
        if (retractionTarget(act.act) || m_retracted.contains(act.seq)) continue;
        if (auto problem = fold(m_state, act)) return problem;
    }
    return std::nullopt;
}

void History::keepCheckpointIfDue(std::size_t acts) {
    if (acts % actsBetweenCheckpoints != 0) return;
    if (!m_checkpoints.empty() && m_checkpoints.back().acts >= acts) return;
    m_checkpoints.push_back({acts, m_state});
    if (m_checkpoints.size() > checkpointsKept) m_checkpoints.erase(leastMissed());
}

/// The checkpoint whose loss costs least: the further back, the wider apart they may stand.
std::vector<History::Checkpoint>::iterator History::leastMissed() {
    auto least = m_checkpoints.begin() + 1;
    double lowest = std::numeric_limits<double>::max();
    for (auto one = m_checkpoints.begin() + 1; one + 1 != m_checkpoints.end(); ++one) {
        auto const gap = static_cast<double>((one + 1)->acts - (one - 1)->acts);
        auto const age = static_cast<double>(m_checkpoints.back().acts - one->acts);
        if (gap / age >= lowest) continue;
        lowest = gap / age;
        least = one;
    }
    return least;
}

void History::noteConcern(RecordedAct const& act) {
    if (isOneOf<DeskOpened>(act.act)) m_openings.push_back(act.seq);
    Touched const touched = touchedBy(act.act);
    for (BoardNumber const board : touched.boards) m_actsOn[{touched.round, board}].push_back(act.seq);
}

std::vector<Seq> const& History::actsOn(RoundNumber round, BoardNumber board) const {
    static std::vector<Seq> const none;
    auto const found = m_actsOn.find({round, board});
    return found == m_actsOn.end() ? none : found->second;
}

void History::remember(RecordedAct const& act) {
    noteConcern(act);
    auto const move = [](std::vector<Seq>& from, std::vector<Seq>& to, Seq seq) {
        std::erase(from, seq);
        to.push_back(seq);
    };
    if (auto const* const retracted = std::get_if<ActRetracted>(&act.act)) return move(m_undo, m_redo, retracted->act);
    if (auto const* const restored = std::get_if<ActRestored>(&act.act)) return move(m_redo, m_undo, restored->act);
    if (auto const* const corrected = std::get_if<ClocksCorrected>(&act.act)) {
        if (corrected->takesBack) {
            m_takenBack.insert(*corrected->takesBack);
            return move(m_undo, m_redo, *corrected->takesBack);
        }
        if (corrected->restores) {
            m_takenBack.erase(*corrected->restores);
            return move(m_redo, m_undo, *corrected->restores);
        }
    }
    if (!canBeUndone(act.act)) return;
    m_undo.push_back(act.seq);
    m_redo.clear();
}

void History::truncate(Seq seq) {
    if (seq >= last()) return;
    // A retraction that is forgotten changes the state from the act on that it took back.
    auto changed = static_cast<std::size_t>(seq.value());
    for (std::size_t i = changed; i < m_acts.size(); ++i)
        if (auto const target = retractionTarget(m_acts[i].act)) changed = std::min(changed, indexOf(*target));
    m_acts.resize(static_cast<std::size_t>(seq.value()));
    m_retracted.clear();
    m_takenBack.clear();
    m_actsOn.clear();
    m_openings.clear();
    m_undo.clear();
    m_redo.clear();
    for (RecordedAct const& act : m_acts) {
        if (auto const* const taken = std::get_if<ActRetracted>(&act.act)) m_retracted.insert(taken->act);
        if (auto const* const restored = std::get_if<ActRestored>(&act.act)) m_retracted.erase(restored->act);
        remember(act);
    }
    static_cast<void>(foldAgainFrom(changed)); // these acts have been folded before
}

RecordedAct const* History::actAt(std::vector<Seq> const& stack) const {
    return stack.empty() ? nullptr : &m_acts[indexOf(stack.back())];
}

EventState History::at(Seq seq) const {
    History past;
    past.m_acts.assign(m_acts.begin(), m_acts.begin() + std::clamp<std::int64_t>(seq.value() + 1, 0, last().value()));
    past.truncate(seq);
    return seq >= last() ? m_state : past.m_state;
}

} // namespace flagfall::session
