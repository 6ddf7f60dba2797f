// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/corner_mates.h"
#include "arbiter/rulings/hunt.h"

namespace flagfall::rulings {

/// What a search has come to.
enum class SearchEnd : std::uint8_t {
    Mate,       ///< a line to checkmate is known
    Exhausted,  ///< no position that can be reached is the mate
    BudgetSpent ///< neither yet; more may be run
};

/// Looks for a line of legal moves of both players that ends in the mate of one of them. The most promising position
/// first, each looked at once: when none is left, there is no such line. Positions are told apart by all that makes
/// them, not by their keys, so that is a proof. Whether the guess at what is promising is good decides only about time.
class HelpMateSearch {
public:
    HelpMateSearch(board::Position const& position, Colour mating);

    /// Goes on until it knows or has done so much work in all: one for each position looked at, and more where many men
    /// make it dear.
    SearchEnd run(std::uint64_t work);
    /// From now on, leaves out what follows on a capture or a pawn's move that has locked the mate out for ever.
    void askForLocks() { m_asking = true; }

    /// From now on, also looks where nobody has stood before, and for mates in the corners that need a man of the other
    /// player beside his king: for when hunting the king leads nowhere.
    void lookFurther();

    /// After SearchEnd::Mate, the moves to it.
    [[nodiscard]] std::vector<board::Move> line() const;
    [[nodiscard]] std::uint64_t positions() const { return m_count; }
    [[nodiscard]] std::uint64_t work() const { return m_work; }
    /// Whether nobody has ever had a choice.
    [[nodiscard]] bool onlyForcedMoves() const { return !m_choice; }

private:
    using Index = std::uint32_t;
    static constexpr std::size_t guides = 3;
    static constexpr std::size_t ranks = farthestHunt + 1; ///< how promising a position may be, the most promising 0
    static constexpr Index chunkSize = 256;

    struct Node {
        board::Position position;
        Index parent;
        board::Move move;
        std::array<Index, guides> below;        ///< the next one of the same rank
        std::array<std::uint16_t, guides> rank; ///< by each guide
        std::uint16_t tried;                    ///< moves tried already, in the order of moveAt()
        bool done;                              ///< all of them
    };

    /// Positions waiting, by rank, the last one first.
    struct Queue {
        std::array<Index, ranks> top{};
        std::size_t lowest = ranks;
    };

    /// A question that costs as much as many positions, and is asked seldom where the answer does not help.
    class Question {
    public:
        /// To be called for each position that might be asked about.
        [[nodiscard]] bool pays();
        /// Notes the answer and hands it on.
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
    Index m_count = 0; ///< nodes; the first one is the position asked about
    std::uint64_t m_work = 0;
    std::vector<std::vector<Node>> m_chunks;
    std::vector<Index> m_table; ///< of all nodes by key; one more than the index, 0 where there is none
    std::array<Queue, guides> m_queues;
    std::vector<bool> m_facts; ///< what has been seen, by hash; empty as long as nobody asks
};

} // namespace flagfall::rulings
