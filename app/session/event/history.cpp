// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/history.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <string_view>

namespace flagfall::session {
namespace {

constexpr std::size_t actsBetweenCheckpoints = 256;
/// Of a large event fewer: a checkpoint is all its boards, and the acts between two of them are folded in a moment.
constexpr std::size_t fewestCheckpoints = 6, mostCheckpoints = 32, boardsInCheckpoints = 100'000;

constexpr std::string_view notWhatItSays = "an act takes back another command than it says, or what cannot be";
constexpr std::string_view notToBeTakenBack = "an act was taken back or restored that cannot be";

template <typename... Kinds>
bool isOneOf(Act const& act) {
    return (std::holds_alternative<Kinds>(act) || ...);
}

std::size_t indexOf(Seq seq) { return static_cast<std::size_t>(seq.value()) - 1; }

/// An act that the event rests on: the command it came of stays, with all that it did.
bool isFoundation(Act const& act) {
    Undoing const undo = kindIn(act).undo;
    return undo == Undoing::NotTheBeginning || undo == Undoing::NotAnImport;
}

/// The act that this one takes back, by passing it over or by changing back.
std::optional<Seq> takenBackBy(Act const& act) {
    if (auto const* const retracted = std::get_if<ActRetracted>(&act)) return retracted->act;
    if (auto const* const corrected = std::get_if<ClocksCorrected>(&act)) return corrected->takesBack;
    return std::nullopt;
}

/// The act, once taken back, that this one does again.
std::optional<Seq> doneAgainBy(Act const& act) {
    if (auto const* const restored = std::get_if<ActRestored>(&act)) return restored->act;
    if (auto const* const corrected = std::get_if<ClocksCorrected>(&act)) return corrected->restores;
    return std::nullopt;
}

} // namespace

std::optional<FoldProblem> History::append(RecordedAct act) {
    if (act.seq.value() != last().value() + 1) return FoldProblem{"an act is out of order"};
    keepCheckpointIfDue(m_acts.size());
    if (!mayFollow(act)) return FoldProblem{std::string{notWhatItSays}};
    if (auto problem = take(act)) return problem;
    noteConcern(act);
    noteUndo(act);
    m_acts.push_back(std::move(act));
    return std::nullopt;
}

/// A correction that takes another one back, or does it again, must name one; and what an act does to earlier ones is
/// what its command says.
bool History::mayFollow(RecordedAct const& act) const {
    auto const back = takenBackBy(act.act);
    auto const aim = back ? back : doneAgainBy(act.act);
    if (!aim) return true;
    if (aim->value() < 1 || *aim > last()) return false;
    if (isOneOf<ClocksCorrected>(act.act) && !isOneOf<ClocksCorrected>(actAt(*aim).act)) return false;
    return act.origin.command.isNone() || namesWhatItTakesBack(act);
}

bool History::namesWhatItTakesBack(RecordedAct const& act) const {
    if (auto const back = takenBackBy(act.act))
        return act.origin.takesBack == actAt(*back).origin.command || goesWithWithdrawal(*back);
    auto const again = *doneAgainBy(act.act);
    if (comesBackWithRuling(act, again)) return true;
    auto const holds = [&](Done const& one) { return one.holds(again); };
    auto const waiting = std::find_if(m_redo.rbegin(), m_redo.rend(), holds);
    if (waiting != m_redo.rend()) return act.origin.takesBack == waiting->takenBackBy;
    // The second act of a command that is done again.
    return m_undo.empty() || holds(m_undo.back());
}

bool History::isWithdrawalOf(Done const& done, Seq act) const {
    auto const* const withdrawn = std::get_if<RulingWithdrawn>(&actAt(done.first).act);
    return withdrawn && std::ranges::find(withdrawn->undone, act) != withdrawn->undone.end();
}

/// The ruling is being withdrawn, or that is being done again, and the act is what it did.
bool History::goesWithWithdrawal(Seq act) const { return !m_undo.empty() && isWithdrawalOf(m_undo.back(), act); }

/// The withdrawal is being undone, and the act is what it took back.
bool History::comesBackWithRuling(RecordedAct const& act, Seq target) const {
    return !m_redo.empty() && isWithdrawalOf(m_redo.back(), target) &&
           m_redo.back().takenBackBy == act.origin.command &&
           act.origin.takesBack == actAt(m_redo.back().first).origin.command;
}

std::optional<FoldProblem> History::take(RecordedAct const& act) {
    auto const aim = retractionTarget(act.act);
    if (!aim) {
        auto problem = fold(m_state, act);
        if (problem) static_cast<void>(foldAgainFrom(m_acts.size()));
        return problem;
    }
    if (!flip(act, *aim)) return FoldProblem{std::string{notToBeTakenBack}};
    auto problem = foldAgainFrom(indexOf(*aim));
    if (problem) {
        if (!m_retracted.erase(*aim)) m_retracted.insert(*aim);
        static_cast<void>(foldAgainFrom(indexOf(*aim)));
    }
    return problem;
}

/// Takes the target back or restores it, without folding; false where that cannot be.
bool History::flip(RecordedAct const& act, Seq target) {
    bool const takesBack = std::holds_alternative<ActRetracted>(act.act);
    bool const there = target.value() >= 1 && target <= last() && canBeRetracted(m_acts[indexOf(target)].act);
    if (!there || m_retracted.contains(target) == takesBack) return false;
    if (!m_retracted.erase(target)) m_retracted.insert(target);
    return true;
}

History::Intake::Intake(History& history)
    : m_history(history), m_before(history.last()), m_changed(history.m_acts.size()) {}

std::optional<History::Refused> History::Intake::add(RecordedAct act) {
    History& all = m_history;
    Seq const seq = act.seq;
    if (seq.value() != all.last().value() + 1) return refuse(seq, {"an act is out of order"});
    if (!all.mayFollow(act)) return refuse(seq, {std::string{notWhatItSays}});
    if (auto const aim = retractionTarget(act.act)) {
        if (!all.flip(act, *aim)) return refuse(seq, {std::string{notToBeTakenBack}});
        m_changed = std::min(m_changed, indexOf(*aim));
    }
    all.noteConcern(act);
    all.noteUndo(act);
    all.m_acts.push_back(std::move(act));
    return std::nullopt;
}

std::optional<History::Refused> History::Intake::fold() {
    if (auto wrong = m_history.foldFrom(m_changed)) return refuse(wrong->seq, std::move(wrong->problem));
    return std::nullopt;
}

History::Refused History::Intake::refuse(Seq seq, FoldProblem problem) {
    m_history.truncate(m_before);
    return {seq, std::move(problem)};
}

std::optional<FoldProblem> History::foldAgainFrom(std::size_t changed) {
    auto refused = foldFrom(changed);
    if (!refused) return std::nullopt;
    return std::move(refused->problem);
}

std::optional<History::Refused> History::foldFrom(std::size_t changed) {
    while (!m_checkpoints.empty() && m_checkpoints.back().acts > changed) m_checkpoints.pop_back();
    std::size_t next = m_checkpoints.empty() ? 0 : m_checkpoints.back().acts;
    m_state = m_checkpoints.empty() ? EventState{} : *m_checkpoints.back().state;
    for (; next < m_acts.size(); ++next) {
        keepCheckpointIfDue(next);
        RecordedAct const& act = m_acts[next];
        if (retractionTarget(act.act) || m_retracted.contains(act.seq)) continue;
        if (auto problem = fold(m_state, act)) return Refused{act.seq, std::move(*problem)};
    }
    return std::nullopt;
}

/// The further back, the wider apart: most of those of a long past would be given up again at once.
void History::keepCheckpointIfDue(std::size_t acts) {
    std::size_t const apart = std::max(actsBetweenCheckpoints, std::bit_floor((m_acts.size() - acts) / 16));
    if (acts % apart != 0) return;
    if (!m_checkpoints.empty() && m_checkpoints.back().acts >= acts) return;
    m_checkpoints.push_back({acts, std::make_shared<EventState const>(m_state)});
    std::size_t boards = 1;
    for (Round const& round : m_state.rounds) boards += round.boards.size();
    std::size_t const kept = std::clamp(boardsInCheckpoints / boards, fewestCheckpoints, mostCheckpoints);
    while (m_checkpoints.size() > kept) m_checkpoints.erase(leastMissed());
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

void History::forgetConcern(RecordedAct const& act) {
    if (isOneOf<DeskOpened>(act.act)) m_openings.pop_back();
    Touched const touched = touchedBy(act.act);
    for (BoardNumber const board : touched.boards) m_actsOn[{touched.round, board}].pop_back();
}

/// Moves a command between what can be undone and what can be done again; its other acts follow it.
void History::noteUndo(RecordedAct const& act) {
    auto const move = [](std::vector<Done>& from, std::vector<Done>& to, Seq seq, CommandId by) {
        auto const found = std::find_if(from.rbegin(), from.rend(), [seq](Done const& one) { return one.holds(seq); });
        if (found == from.rend()) return;
        to.push_back(*found);
        to.back().takenBackBy = by;
        from.erase(std::next(found).base());
    };
    if (isOneOf<ClocksCorrected>(act.act)) {
        if (auto const back = takenBackBy(act.act)) m_takenBack.insert(*back);
        if (auto const again = doneAgainBy(act.act)) m_takenBack.erase(*again);
    }
    if (auto const back = takenBackBy(act.act)) {
        if (goesWithWithdrawal(*back)) return forgetIfSpent(*back);
        return move(m_undo, m_redo, *back, act.origin.command);
    }
    if (auto const again = doneAgainBy(act.act)) {
        if (!m_redo.empty() && isWithdrawalOf(m_redo.back(), *again)) return noteDoneBefore(*again);
        return move(m_redo, m_undo, *again, {});
    }
    // What a clock is set to while something is taken back goes with that, and is nothing that was done.
    if (act.origin.takesBack && isOneOf<ClocksCorrected>(act.act)) return;
    noteDone(act);
}

/// A command of which nothing is left that could be undone.
void History::forgetIfSpent(Seq act) {
    auto const isSpent = [&](Done const& one) {
        if (!one.holds(act)) return false;
        for (Seq seq = one.first; seq <= one.last; seq = Seq{seq.value() + 1})
            if (canBeUndone(actAt(seq).act) && !retracted(seq)) return false;
        return true;
    };
    std::erase_if(m_undo, isSpent);
}

/// It can be undone again, in its turn.
void History::noteDoneBefore(Seq act) {
    auto const next = std::ranges::find_if(m_undo, [act](Done const& one) { return act <= one.last; });
    CommandId const& command = actAt(act).origin.command;
    auto const isOfIt = [&](Done const& one) {
        return one.holds(act) || (!command.isNone() && actAt(one.first).origin.command == command);
    };
    if (next != m_undo.end() && isOfIt(*next)) {
        next->first = std::min(next->first, act);
    } else if (next != m_undo.begin() && isOfIt(*std::prev(next))) {
        std::prev(next)->last = act;
    } else {
        m_undo.insert(next, {act, act});
    }
}

void History::noteDone(RecordedAct const& act) {
    CommandId const& command = act.origin.command;
    if (isFoundation(act.act)) m_stays = command;
    bool const stays = !command.isNone() && command == m_stays;
    if (!canBeUndone(act.act) || stays) return;
    bool const more = !m_undo.empty() && !command.isNone() && actAt(m_undo.back().last).origin.command == command;
    if (more)
        m_undo.back().last = act.seq;
    else
        m_undo.push_back({act.seq, act.seq});
    m_redo.clear();
}

void History::truncate(Seq seq) {
    if (seq >= last()) return;
    // A retraction that is forgotten changes the state from the act on that it took back.
    auto changed = static_cast<std::size_t>(seq.value());
    for (auto act = m_acts.rbegin(); act != m_acts.rend() && act->seq > seq; ++act) {
        forgetConcern(*act);
        if (auto const target = retractionTarget(act->act)) changed = std::min(changed, indexOf(*target));
    }
    m_acts.truncate(static_cast<std::size_t>(seq.value()));
    recount();
    static_cast<void>(foldAgainFrom(changed)); // these acts have been folded before
}

/// What is taken back, and what can be, from the acts alone.
void History::recount() {
    m_retracted.clear();
    m_takenBack.clear();
    m_undo.clear();
    m_redo.clear();
    m_stays = {};
    for (RecordedAct const& act : m_acts) {
        if (auto const* const taken = std::get_if<ActRetracted>(&act.act)) m_retracted.insert(taken->act);
        if (auto const* const restored = std::get_if<ActRestored>(&act.act)) m_retracted.erase(restored->act);
        noteUndo(act);
    }
}

std::vector<Seq> History::undecided(std::vector<Seq> const& refusedOnce) const {
    std::vector<Seq> open;
    if (refusedOnce.empty()) return open;
    auto const first = m_acts.begin() + std::ranges::min(refusedOnce).value() - 1;
    std::set<Seq> kept;
    for (auto act = first; act != m_acts.end(); ++act)
        if (auto const* const keeping = std::get_if<ActKept>(&act->act)) kept.insert(keeping->act);
    CommandId const* before = nullptr;
    for (auto act = m_acts.end(); act != first;) {
        --act;
        bool const wanted = std::ranges::find(refusedOnce, act->seq) != refusedOnce.end();
        if (!wanted || !canBeUndone(act->act) || retracted(act->seq)) continue;
        CommandId const& command = act->origin.command;
        if (before && !command.isNone() && *before == command) continue;
        before = &command;
        if (!kept.contains(act->seq)) open.push_back(act->seq);
    }
    return open;
}

std::vector<Seq> History::actsStanding(Done const& done) const {
    std::vector<Seq> acts;
    for (Seq seq = done.first; seq <= done.last; seq = Seq{seq.value() + 1})
        if (canBeUndone(actAt(seq).act) && !retracted(seq)) acts.push_back(seq);
    return acts;
}

std::vector<Seq> History::actsToUndo() const {
    return m_undo.empty() ? std::vector<Seq>{} : actsStanding(m_undo.back());
}

std::vector<std::vector<Seq>> History::commandsToUndo(std::size_t most) const {
    std::vector<std::vector<Seq>> commands;
    for (auto done = m_undo.rbegin(); done != m_undo.rend() && commands.size() < most; ++done)
        commands.push_back(actsStanding(*done));
    return commands;
}

std::vector<Seq> History::actsToRedo() const {
    std::vector<Seq> acts;
    if (m_redo.empty()) return acts;
    for (Seq seq = m_redo.back().first; seq <= m_redo.back().last; seq = Seq{seq.value() + 1})
        if (canBeUndone(actAt(seq).act) && retracted(seq)) acts.push_back(seq);
    return acts;
}

std::optional<CommandId> History::commandToUndo() const {
    return m_undo.empty() ? std::nullopt : std::optional{actAt(m_undo.back().first).origin.command};
}

std::optional<CommandId> History::undoingToUndo() const {
    return m_redo.empty() ? std::nullopt : std::optional{m_redo.back().takenBackBy};
}

RecordedAct const* History::lastOf(std::vector<Seq> const& acts) const {
    return acts.empty() ? nullptr : &actAt(acts.back());
}

RecordedAct const& History::actAt(Seq seq) const { return m_acts[indexOf(seq)]; }

EventState History::at(Seq seq) const {
    if (seq >= last()) return m_state;
    History past;
    past.m_acts = m_acts;
    past.m_acts.truncate(static_cast<std::size_t>(std::max<std::int64_t>(seq.value(), 0)));
    past.recount();
    static_cast<void>(past.foldAgainFrom(0)); // these acts have been folded before
    return past.m_state;
}

} // namespace flagfall::session
