// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/mating/corner_mates.h"
#include "arbiter/mating/hunt.h"

namespace flagfall::mating {

/// How a search ended.
enum class SearchEnd : std::uint8_t {
    Mate,       ///< a line to checkmate was found
    Exhausted,  ///< no reachable position is the mate
    BudgetSpent ///< undecided so far; run() may be called again
};

/// Searches for a line of legal moves of both players that ends in checkmate of one of them. The most promising
/// position is examined first, each position once: if none is left, no such line exists. Positions are compared
/// completely, not by their keys, so this is a proof. The guess what is promising affects only the time.
class HelpMateSearch {
public:
    HelpMateSearch(board::Position const& position, Colour mating);

    /// Continues until the answer is known or this much work has been done in total: one unit for each position, more
    /// where many pieces make it expensive.
    SearchEnd run(std::uint64_t work);
    /// From now on, skips what follows a capture or pawn move that makes the mate impossible for ever.
    void askForLocks() { m_asking = true; }

    /// From now on, also prefers new arrangements, and mates in corners that need a piece of the mated player beside
    /// the king: for use if hunting the king leads nowhere.
    void lookFurther();

    /// After SearchEnd::Mate, the moves to it.
    [[nodiscard]] std::vector<board::Move> line() const;
    [[nodiscard]] std::uint64_t positions() const { return m_count; }
    [[nodiscard]] std::uint64_t work() const { return m_work; }
    /// True if no player has ever had a choice.
    [[nodiscard]] bool onlyForcedMoves() const { return !m_choice; }

private:
    using Index = std::uint32_t;
    static constexpr std::size_t guides = 3;
    /// how promising a position can be; 0 is the most promising
    static constexpr std::size_t ranks = farthestHunt + 1;
    static constexpr Index chunkSize = 256;

    struct Node {
        board::Position position;
        Index parent;
        board::Move move;
        std::array<Index, guides> below;        ///< the next one of the same rank
        std::array<std::uint16_t, guides> rank; ///< by each guide
        std::uint16_t tried;                    ///< moves already tried, in the order of moveAt()
        bool done;                              ///< all moves tried
    };

    /// Waiting positions by rank, last in, first out.
    struct Queue {
        std::array<Index, ranks> top{};
        std::size_t lowest = ranks;
    };

    /// A question that costs as much as many positions and is asked less often if the answer does not help.
    class Question {
    public:
        /// Call it for each position that could be asked about.
        [[nodiscard]] bool pays();
        /// Records the answer and returns it.
        [[nodiscard]] bool refutes(bool refuted);

    private:
        std::uint64_t m_met = 0;
        std::uint64_t m_asked = 0;
        std::uint64_t m_refuted = 0;
    };

    enum class Visit : std::uint8_t { Known, Hopeless, Open, Mate };

    [[nodiscard]] Node& node(Index index) { return m_chunks[index / chunkSize][index % chunkSize]; }
    [[nodiscard]] Node const& node(Index index) const { return m_chunks[index / chunkSize][index % chunkSize]; }
    [[nodiscard]] std::size_t nextGuide();
    void push(std::size_t guide, Index index);
    [[nodiscard]] Index pop(std::size_t guide);
    [[nodiscard]] bool expand(Index index, std::size_t guide);
    [[nodiscard]] Visit visit(board::Position const& position, Index parent, board::Move move);
    [[nodiscard]] bool isHopeless(board::Position const& position);
    [[nodiscard]] bool addIfNew(board::Position const& position, Index parent, board::Move move);
    void enlargeTable();
    void rate(Index index);
    void rateByCorner(Index index);
    void rateByNovelty(Index index);
    [[nodiscard]] bool isNew(std::uint64_t fact);

    Colour m_mating;
    CornerMates m_corners;
    bool m_asking = false;
    bool m_choice = false;
    bool m_found = false;
    unsigned m_turns = 0;
    Question m_fits;   ///< whether a mate fits
    Question m_walks;  ///< whether kings and pawns can make room for one
    Index m_count = 0; ///< number of nodes; the first is the given position
    std::uint64_t m_work = 0;
    std::vector<std::vector<Node>> m_chunks;
    std::vector<Index> m_table; ///< all nodes by key; index plus one, 0 where there is none
    std::array<Queue, guides> m_queues;
    std::vector<bool> m_facts; ///< facts seen, by hash; empty until asked for
};

} // namespace flagfall::mating
