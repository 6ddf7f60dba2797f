// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

/// The record of one game: what the arbiter holds to be true, what each player wrote, offers, claims and the end
/// (Laws 8 and 9).
namespace flagfall::record {

/// Time left on a clock, as written on a scoresheet or left by a press.
using ClockTime = std::chrono::milliseconds;

/// Missing moves: the record continues from the position after them.
struct Gap {
    board::Position after;
    int halfMoves = 0; ///< 0 to longestGap; 0 if even the number is unknown
};

/// The largest number of half-moves a gap may stand for.
inline constexpr int longestGap = 1000;

/// One move, or a gap, with what was noted beside it.
struct Entry {
    std::variant<board::Move, std::shared_ptr<Gap const>> what;
    bool drawOffered = false; ///< `(=)` was noted beside it (Appendix C.12; 2009: C.13)
    std::optional<ClockTime> clock{};

    [[nodiscard]] board::Move const* move() const { return std::get_if<board::Move>(&what); }
    [[nodiscard]] Gap const* gap() const {
        auto const* const held = std::get_if<std::shared_ptr<Gap const>>(&what);
        return held ? held->get() : nullptr;
    }
};

/// An entry that does not fit at its place.
struct EntryRefused {
    std::size_t index; ///< in the record as it would have become
};

/// A game from its start, entry by entry; each move is legal where it is. A value: copying costs as much as its
/// entries.
class GameRecord {
public:
    explicit GameRecord(board::Position const& start = {})
        : m_setUp(start), m_start(start), m_end(start), m_before{0} {}

    [[nodiscard]] board::Position const& start() const { return m_start; }
    /// The start as the game was set up: with the castling that a ruling has forbidden since.
    [[nodiscard]] board::Position const& setUp() const { return m_setUp; }
    [[nodiscard]] std::vector<Entry> const& entries() const { return m_entries; }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] board::Position const& end() const { return m_end; } ///< The position after the last entry.
    /// The position after the first `count` entries.
    [[nodiscard]] board::Position at(std::size_t count) const;
    /// The start and the position after each entry: size() + 1 positions.
    [[nodiscard]] std::vector<board::Position> positions() const;
    /// Who made the move of an entry, or the first one of a gap; after the end, the player to move.
    [[nodiscard]] Colour mover(std::size_t entry) const;
    /// Half-moves of the game before an entry. A gap counts as many as the move number of the position after it
    /// tells, else as were given, else one.
    [[nodiscard]] std::size_t halfMovesBefore(std::size_t entry) const;
    /// Half-moves of the whole game, including those of gaps.
    [[nodiscard]] std::size_t halfMoves() const { return m_before.back(); }
    /// The entry that is or contains a half-move; size() after the end.
    [[nodiscard]] std::size_t entryOfHalfMove(std::size_t halfMove) const;
    /// True if moves are missing.
    [[nodiscard]] bool hasGaps() const;

    /// Replaces `removed` entries from `from` on by `with`. All later entries must still be legal; otherwise, or if
    /// `from` is after the end, nothing changes.
    [[nodiscard]] std::optional<EntryRefused> replace(std::size_t from, std::size_t removed,
                                                      std::span<Entry const> with);

    /// This player may not castle in this game; with a side, not on that one. Where the player has castled already,
    /// nothing changes.
    void forbidCastling(Colour player, std::optional<board::Wing> side);

    /// Adds or removes `(=)` beside an entry.
    void markOffer(std::size_t index, bool offered) { m_entries[index].drawOffered = offered; }

private:
    board::Position m_setUp;
    board::Position m_start; ///< the same without castling that is forbidden
    board::Position m_end;
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_before; ///< half-moves before each entry, and after the last one
};

/// Half-moves played before a position, by its move number.
[[nodiscard]] int halfMoveNumber(board::Position const& position);

/// Half-moves without a capture or pawn move before each position of a record, as far as they are recorded there:
/// those inside a gap, or claimed by the position after it, do not count. The start has those it was set up with.
[[nodiscard]] std::vector<int> quietHalfMoves(std::vector<board::Position> const& positions);

/// The entries that newly written moves replace.
struct Overwritten {
    std::size_t entries = 0;
    std::optional<Gap> rest{}; ///< what remains hidden of a gap that they reach into
};
/// Returns the entries replaced by this many half-moves that lead to `after`: as many as there are. A gap ends when
/// its own position is reached or all its half-moves are written; of a gap of unknown length the rest remains.
[[nodiscard]] Overwritten overwrittenBy(GameRecord const& record, std::size_t from, std::size_t halfMoves,
                                        board::Position const& after);

/// Returns the position after an entry that fits there; nullopt if it does not.
[[nodiscard]] std::optional<board::Position> afterEntry(board::Position const& before, Entry const& entry);

} // namespace flagfall::record
