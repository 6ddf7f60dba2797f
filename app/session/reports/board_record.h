// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"
#include "app/session/journal/wall_axis.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace flagfall::session {

/// Everything that happened at one board, as it was on the day: what both displays showed at any moment, act by act
/// and in between.
///
/// An act that was taken back later did show its effect until then: the record up to the taking back stays as it was,
/// and goes on from there with what stands. The price is that of the board's own acts; the acts of others are passed
/// over. Not thread-safe; copy or confine.
class BoardRecord {
public:
    BoardRecord(RoundNumber round, BoardNumber board) : m_round(round), m_number(board) {}

    /// Takes in the acts that came since the last time. Always the same history, which only grows.
    void follow(History const& history);

    struct Entry {
        Seq seq;
        WallTime wall;
        clock::Instant at; ///< when it took effect; entries are in this order
        std::optional<clock::Reading> before{};
        bool paired = true;                  ///< the board stands after it
        std::optional<clock::Clock> clock{}; ///< after it
        std::optional<Result> result{};
        bool adjourned = false;
        bool awaitsDecision = false;   ///< after a crash
        std::optional<Colour> mover{}; ///< who completed a move by it
        int move = 0;                  ///< the number of that move
        clock::Span thought{};         ///< all the time the mover's clock ran for that move
        [[nodiscard]] std::optional<clock::Reading> after() const;
    };

    /// From the last sign of life of the program to its next opening.
    struct Gap {
        enum class Cause { Closed, Interrupted };
        clock::Instant from;
        clock::Instant to;
        Cause cause;
        bool exact; ///< measured; otherwise taken from the computer's clock
    };

    struct Moment {
        enum class What {
            NotPaired, ///< there is no such board yet
            NoClock,   ///< a game that was played before the event came into the program
            Shown,
            NobodyWatched, ///< the clock ran when the program stopped: `reading` is that of the last sign of life
        };
        What what = What::NotPaired;
        std::optional<clock::Reading> reading{};
        std::shared_ptr<clock::Setting const> control{}; ///< set at that moment; null without a clock
        std::optional<Gap> gap{};                        ///< the program was not running then
        std::optional<std::size_t> entry{};              ///< the last one by then
    };
    /// What the displays showed at that instant. After the last entry a running clock is taken to run on.
    [[nodiscard]] Moment momentAt(clock::Instant at) const;
    /// What the clock was set to before the first move; null without a clock. Later controls are among the entries.
    [[nodiscard]] std::shared_ptr<clock::Setting const> firstControl() const;

    /// What became of a player's time: start − used + credited + corrected = what is left, always. Of a player who
    /// counts up every second is credited as it is used, and nothing is ever left.
    struct Sums {
        clock::Span start{};
        clock::Span used{};
        clock::Span credited{};  ///< increments, delays and further periods, as far as they were due
        clock::Span corrected{}; ///< by the arbiter's hands
        clock::Span left{};

        /// Whole units for people who add up what they read: start and left are rounded, and the parts still make them.
        [[nodiscard]] Sums inUnitsOf(clock::Span unit) const;
    };
    /// As of the instant, which is not before the last entry. None without a clock.
    [[nodiscard]] std::optional<ByColour<Sums>> sumsAt(clock::Instant at) const;

    [[nodiscard]] RoundNumber round() const { return m_round; }
    [[nodiscard]] BoardNumber number() const { return m_number; }
    [[nodiscard]] std::vector<Entry> const& entries() const { return m_entries; }
    [[nodiscard]] std::vector<Gap> const& gaps() const { return m_gaps; }
    [[nodiscard]] WallAxis const& axis() const { return m_axis; }
    [[nodiscard]] std::optional<Board> const& board() const { return m_board; } ///< as it is now
    /// Whether the act has been taken back and not done again.
    [[nodiscard]] bool takenBack(Seq act) const { return m_retracted.contains(act); }

private:
    enum class Concern { Nothing, Foundation, Board, Desk };
    [[nodiscard]] Concern concernOf(Act const& act) const;
    void take(History const& history, RecordedAct const& act);
    void takeRetraction(History const& history, RecordedAct const& act, Seq target);
    void fold(RecordedAct const& act);
    void follow(EventDetails const& details);
    void pair(RoundPaired const& act);
    void seat(LineUpGiven const& act);
    void sit(PlayerId white, PlayerId black, std::shared_ptr<clock::Setting const> control);
    [[nodiscard]] ByColour<PlayerId> players() const; ///< nobody where there is no such board
    void repair(RoundRepaired const& act);
    void bringIn(RoundImported const& act);
    void foldAgain(History const& history);
    [[nodiscard]] bool isOfItsDesk(Act const& act) const;
    void noteDesk(RecordedAct const& act);
    void noteTaken(ClocksTaken const& act);
    [[nodiscard]] bool deskMatters() const;
    void enter(RecordedAct const& act);
    void noteMoves(Entry& entry, Act const& act);
    void noteSums(Entry const& entry, Act const& act);
    [[nodiscard]] Entry const* last() const { return m_entries.empty() ? nullptr : &m_entries.back(); }
    [[nodiscard]] bool standsAsEntered() const;
    [[nodiscard]] bool isGone(PlayerId player) const; ///< withdrawn: the round is forfeited from its pairing on

    RoundNumber m_round;
    BoardNumber m_number;
    BoardNumber m_first{1}; ///< of the round
    Seq m_seen;
    WallAxis m_axis;
    std::vector<Entry> m_entries;
    std::vector<Gap> m_gaps;
    std::vector<Seq> m_own; ///< acts this board rests on, in order
    std::set<Seq> m_retracted;
    std::optional<clock::Instant> m_closedAt{}; ///< the program was closed in order
    // The fold.
    std::shared_ptr<clock::Setting const> m_control;
    MatchLadder m_ladder;
    HallClocks m_clocks = HallClocks::Program;
    std::map<PlayerId, RoundNumber> m_gone; ///< withdrawn from that round on
    std::vector<PairedMatch> m_matches;     ///< of a round of teams: who sits where
    std::string m_boardColours;
    std::optional<Board> m_board;
    // Who has used how much by which move, for the time of the next one.
    ByColour<std::map<int, clock::Span>> m_usedByMove;
    ByColour<Sums> m_sums;
};

} // namespace flagfall::session
