// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event_state.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace flagfall::session {

/// The acts of an event and what they add up to. Anyone who wants to know the event keeps one and feeds it the
/// committed acts in order: the desk that decides, a window, a checking program.
///
/// Taking an act back folds again from the nearest checkpoint, so that the price depends on how far back the act
/// lies and not on how long the event is. Not thread-safe; copy or confine.
class History {
public:
    /// Takes the next act in. A problem leaves everything as it was.
    [[nodiscard]] std::optional<FoldProblem> append(RecordedAct act);

    [[nodiscard]] EventState const& state() const { return m_state; }
    [[nodiscard]] std::vector<RecordedAct> const& acts() const { return m_acts; } ///< act n stands at n − 1
    [[nodiscard]] Seq last() const { return Seq{static_cast<std::int64_t>(m_acts.size())}; }
    /// Whether the act has been taken back and not done again.
    [[nodiscard]] bool retracted(Seq act) const { return m_retracted.contains(act) || m_takenBack.contains(act); }

    /// The acts that name the board, in order. The price is that of its own acts, however long the event is.
    [[nodiscard]] std::vector<Seq> const& actsOn(RoundNumber round, BoardNumber board) const;
    /// Each time a program has opened the file.
    [[nodiscard]] std::vector<Seq> const& openings() const { return m_openings; }

    /// Forgets every act after `seq`, as if it had not come.
    void truncate(Seq seq);

    /// The act that Undo would take back now, and the one that Redo would restore; null when there is none.
    [[nodiscard]] RecordedAct const* undoable() const { return actAt(m_undo); }
    [[nodiscard]] RecordedAct const* redoable() const { return actAt(m_redo); }

    /// The event as it was after the act `seq`.
    [[nodiscard]] EventState at(Seq seq) const;

private:
    struct Checkpoint {
        std::size_t acts; ///< how many are in it
        EventState state;
    };
    [[nodiscard]] RecordedAct const* actAt(std::vector<Seq> const& stack) const;
    [[nodiscard]] bool mayFollow(Act const& act) const;
    [[nodiscard]] std::optional<FoldProblem> take(RecordedAct const& act);
    [[nodiscard]] std::optional<FoldProblem> foldAgainFrom(std::size_t changed);
    void keepCheckpointIfDue(std::size_t acts);
    [[nodiscard]] std::vector<Checkpoint>::iterator leastMissed();
    void remember(RecordedAct const& act);
    void noteConcern(RecordedAct const& act);

    std::vector<RecordedAct> m_acts;
    std::set<Seq> m_retracted; ///< acts the fold passes over
    std::set<Seq> m_takenBack; ///< corrections that later ones have changed back
    std::map<std::pair<RoundNumber, BoardNumber>, std::vector<Seq>> m_actsOn;
    std::vector<Seq> m_openings;
    std::vector<Seq> m_undo;
    std::vector<Seq> m_redo;
    EventState m_state;
    std::vector<Checkpoint> m_checkpoints;
};

/// Whether the arbiter can take such an act back with Undo.
[[nodiscard]] bool canBeUndone(Act const& act);

/// Whether the fold may pass over such an act once it is taken back. What was done to clocks is never unhappened: time
/// has run on it, and a correction is taken back by one that changes back.
[[nodiscard]] bool canBeRetracted(Act const& act);

} // namespace flagfall::session
