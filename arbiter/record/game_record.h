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

/// The game as it was played: what the arbiter holds to be true, what each player wrote, offers, claims and the end
/// (Laws 8 and 9).
namespace flagfall::record {

/// Time left on a clock, as somebody wrote it down or a press left it.
using ClockTime = std::chrono::milliseconds;

/// Moves that nobody can tell any more: the game is known again from the position after them.
struct Gap {
    board::Position after;
    int halfMoves = 0; ///< 0 to longestGap; 0: not even their number is known
};

/// A gap hides no more half-moves than this.
inline constexpr int longestGap = 1000;

/// One move, or a gap, with what was noted beside it.
struct Entry {
    std::variant<board::Move, std::shared_ptr<Gap const>> what;
    bool drawOffered = false; ///< `(=)` stands beside it (Appendix C.12; 2009: C.13)
    std::optional<ClockTime> clock{};

    [[nodiscard]] board::Move const* move() const { return std::get_if<board::Move>(&what); }
    [[nodiscard]] Gap const* gap() const {
        auto const* const held = std::get_if<std::shared_ptr<Gap const>>(&what);
        return held ? held->get() : nullptr;
    }
};

/// An entry that does not fit where it was to stand.
struct EntryRefused {
    std::size_t index; ///< in the record as it would have become
};

/// A game from its start, entry by entry, each move legal where it stands. A value; its price is that of its entries.
class GameRecord {
public:
    explicit GameRecord(board::Position const& start = {}) : m_start(start), m_end(start), m_before{0} {}

    [[nodiscard]] board::Position const& start() const { return m_start; }
    [[nodiscard]] std::vector<Entry> const& entries() const { return m_entries; }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] board::Position const& end() const { return m_end; } ///< after the last entry
    /// After the first `count` entries.
    [[nodiscard]] board::Position at(std::size_t count) const;
    /// The start and the position after every entry: size() + 1 of them.
    [[nodiscard]] std::vector<board::Position> positions() const;
    /// Who made the move of an entry, or the first one of a gap; behind the end, who has the move there.
    [[nodiscard]] Colour mover(std::size_t entry) const;
    /// Half-moves of the game before an entry; of a gap as many as the position behind it tells by its number, or was
    /// said, or one.
    [[nodiscard]] std::size_t halfMovesBefore(std::size_t entry) const;
    /// Half-moves of the whole game, those that gaps hide included.
    [[nodiscard]] std::size_t halfMoves() const { return m_before.back(); }
    /// The entry that is, or hides, a half-move; size() behind the end.
    [[nodiscard]] std::size_t entryOfHalfMove(std::size_t halfMove) const;
    /// Whether there are moves nobody can tell.
    [[nodiscard]] bool hasGaps() const;

    /// Puts `with` in place of `removed` entries from `from` on. Everything behind must still be legal; if it is not,
    /// or `from` lies behind the end, nothing changes.
    [[nodiscard]] std::optional<EntryRefused> replace(std::size_t from, std::size_t removed,
                                                      std::span<Entry const> with);

    /// Puts `(=)` beside an entry, or takes it away.
    void markOffer(std::size_t index, bool offered) { m_entries[index].drawOffered = offered; }

private:
    board::Position m_start;
    board::Position m_end;
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_before; ///< half-moves before each entry, and after the last one
};

/// Half-moves since the start of all games, by the number a position carries.
[[nodiscard]] int halfMoveNumber(board::Position const& position);

/// Half-moves without capture or pawn move before each position of a record, as far as they stand there: what a gap
/// hides, or the position behind it says of them, does not count. The start has those it was set up with.
[[nodiscard]] std::vector<int> quietHalfMoves(std::vector<board::Position> const& positions);

/// What moves written behind `from` take the place of.
struct Overwritten {
    std::size_t entries = 0;
    std::optional<Gap> rest{}; ///< of a gap they reach into, what they leave hidden
};
/// So many half-moves, after which `after` stands on the board: as many as they are. A gap ends where its own position
/// is reached, or all it hides is written; of one whose moves nobody has counted the rest stays.
[[nodiscard]] Overwritten overwrittenBy(GameRecord const& record, std::size_t from, std::size_t halfMoves,
                                        board::Position const& after);

/// The position after an entry that fits there; none if it does not.
[[nodiscard]] std::optional<board::Position> afterEntry(board::Position const& before, Entry const& entry);

} // namespace flagfall::record
