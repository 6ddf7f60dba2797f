// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/act_log.h"
#include "app/session/event/event_state.h"

#include <map>
#include <memory>
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

    /// What is wrong with one of many acts.
    struct Refused {
        Seq seq;
        FoldProblem problem;
    };
    /// Takes in as many acts as come, all or none of them, at the price of one fold however many of them are taken
    /// back: what has been taken back in the end is passed over from the beginning. After a problem the history is as
    /// before.
    class Intake {
    public:
        explicit Intake(History& history);
        [[nodiscard]] std::optional<Refused> add(RecordedAct act);
        /// Nothing is folded before.
        [[nodiscard]] std::optional<Refused> fold();

    private:
        [[nodiscard]] Refused refuse(Seq seq, FoldProblem problem);

        History& m_history;
        Seq m_before;
        std::size_t m_changed; ///< the first act whose fold may be another one than before
    };

    [[nodiscard]] EventState const& state() const { return m_state; }
    [[nodiscard]] ActLog const& acts() const { return m_acts; }
    [[nodiscard]] Seq last() const { return Seq{static_cast<std::int64_t>(m_acts.size())}; }
    /// Whether the act has been taken back and not done again.
    [[nodiscard]] bool retracted(Seq act) const { return m_retracted.contains(act) || m_takenBack.contains(act); }

    /// The acts that name the board, in order. The price is that of its own acts, however long the event is.
    [[nodiscard]] std::vector<Seq> const& actsOn(RoundNumber round, BoardNumber board) const;
    /// Each time a program has opened the file.
    [[nodiscard]] std::vector<Seq> const& openings() const { return m_openings; }

    /// Of these acts, those that nobody has decided about, one for each command: not kept (`ActKept`), and not taken
    /// back although Undo can. Newest first.
    [[nodiscard]] std::vector<Seq> undecided(std::vector<Seq> const& refusedOnce) const;

    /// Forgets every act after `seq`, as if it had not come.
    void truncate(Seq seq);

    /// What Undo would take back now, and what Redo would restore: the acts of one command that can be undone, oldest
    /// first. None when there is no such command.
    [[nodiscard]] std::vector<Seq> actsToUndo() const;
    [[nodiscard]] std::vector<Seq> actsToRedo() const;
    /// The same of each command that Undo would come to, one after the other, the newest first and `most` of them.
    [[nodiscard]] std::vector<std::vector<Seq>> commandsToUndo(std::size_t most) const;
    /// The last of them, which says best what the command was; null when there is none.
    [[nodiscard]] RecordedAct const* undoable() const { return lastOf(actsToUndo()); }
    [[nodiscard]] RecordedAct const* redoable() const { return lastOf(actsToRedo()); }
    /// The command that Undo takes back, and the undoing that Redo takes back; none when there is nothing to do.
    [[nodiscard]] std::optional<CommandId> commandToUndo() const;
    [[nodiscard]] std::optional<CommandId> undoingToUndo() const;

    /// The event as it was after the act `seq`.
    [[nodiscard]] EventState at(Seq seq) const;

private:
    struct Checkpoint {
        std::size_t acts;                        ///< how many are in it
        std::shared_ptr<EventState const> state; ///< the same one in every copy of the history
    };
    /// A command that can be taken back, or was: the acts of one command stand side by side.
    struct Done {
        Seq first; ///< the first act that can be undone
        Seq last;
        CommandId takenBackBy{};
        [[nodiscard]] bool holds(Seq act) const { return first <= act && act <= last; }
    };
    [[nodiscard]] std::vector<Seq> actsStanding(Done const& done) const;
    [[nodiscard]] RecordedAct const* lastOf(std::vector<Seq> const& acts) const;
    [[nodiscard]] RecordedAct const& actAt(Seq seq) const;
    [[nodiscard]] bool namesWhatItTakesBack(RecordedAct const& act) const;
    [[nodiscard]] bool mayFollow(RecordedAct const& act) const;
    [[nodiscard]] bool isWithdrawalOf(Done const& done, Seq act) const;
    [[nodiscard]] bool goesWithWithdrawal(Seq act) const;
    [[nodiscard]] bool comesBackWithRuling(RecordedAct const& act, Seq target) const;
    [[nodiscard]] std::optional<FoldProblem> take(RecordedAct const& act);
    [[nodiscard]] bool flip(RecordedAct const& act, Seq target);
    [[nodiscard]] std::optional<FoldProblem> foldAgainFrom(std::size_t changed);
    [[nodiscard]] std::optional<Refused> foldFrom(std::size_t changed);
    void keepCheckpointIfDue(std::size_t acts);
    [[nodiscard]] std::vector<Checkpoint>::iterator leastMissed();
    void noteConcern(RecordedAct const& act);
    void forgetConcern(RecordedAct const& act);
    void noteUndo(RecordedAct const& act);
    void noteDone(RecordedAct const& act);
    void forgetIfSpent(Seq act);
    void noteDoneBefore(Seq act);
    void recount();

    ActLog m_acts;
    std::set<Seq> m_retracted; ///< acts the fold passes over
    std::set<Seq> m_takenBack; ///< corrections that later ones have changed back
    std::map<std::pair<RoundNumber, BoardNumber>, std::vector<Seq>> m_actsOn;
    std::vector<Seq> m_openings;
    std::vector<Done> m_undo;
    std::vector<Done> m_redo;
    CommandId m_stays{}; ///< the last command that is never undone, whatever else it did
    EventState m_state;
    std::vector<Checkpoint> m_checkpoints;
};

} // namespace flagfall::session
