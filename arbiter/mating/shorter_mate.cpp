// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/shorter_mate.h"

#include "arbiter/mating/corner_mates.h"
#include "arbiter/mating/hunt.h"
#include "arbiter/mating/material.h"

#include <algorithm>
#include <array>
#include <span>
#include <unordered_map>
#include <unordered_set>

namespace flagfall::mating {

using board::Move;
using board::Position;

namespace {

using Line = std::vector<Move>;

/// The number of positions of one depth that are followed: few at first, because a shorter line makes the rest
/// cheaper.
constexpr std::array<std::size_t, 5> widths{16, 64, 512, 4096, 32768};

bool endsInMate(Position position, Colour mating, Line const& line) {
    for (Move const move : line) {
        if (!position.isLegal(move)) return false;
        position.play(move);
    }
    return position.turn() != mating && position.isCheckmate();
}

/// One depth after the other, with only the most promising positions of each. The known line is followed along with
/// them: meeting one of its positions earlier is a shortcut.
class Pass {
public:
    Pass(Position const& start, Colour mating, Line const& line, CornerMates const& corners)
        : m_mating(mating), m_line(line), m_corners(corners), m_shortest(line) {
        m_nodes.push_back({start, 0, {}});
        Position position = start;
        m_seen.insert(position.key());
        for (std::size_t place = 0; place < line.size(); ++place) {
            m_places.try_emplace(position.key(), place);
            position.play(line[place]);
        }
    }

    /// Returns the shortest line found after examining this many positions.
    [[nodiscard]] Line run(std::size_t width, std::uint64_t budget, std::stop_token const& stop) {
        std::size_t from = 0;
        for (std::size_t depth = 1; depth < m_shortest.size() && from < m_nodes.size(); ++depth) {
            std::size_t const to = m_nodes.size();
            for (std::size_t index = from; index < to; ++index) {
                if (m_looked >= budget || stop.stop_requested()) {
                    m_complete = false;
                    return m_shortest;
                }
                if (expand(index, depth)) return m_shortest;
            }
            follow(width);
            from = to;
        }
        return m_shortest;
    }

    [[nodiscard]] std::uint64_t looked() const { return m_looked; }
    /// True if nothing was left out: there is no shorter line.
    [[nodiscard]] bool complete() const { return m_complete; }

private:
    struct Node {
        Position position;
        std::size_t parent;
        Move move;
    };
    struct Candidate {
        Node node;
        int hunt;
        int corner;
        bool onLine;
    };

    /// Returns true if a move mates.
    [[nodiscard]] bool expand(std::size_t index, std::size_t depth) {
        Position const position = m_nodes[index].position;
        for (Move const move : position.legalMoves()) {
            Position const next = position.after(move);
            ++m_looked;
            if (!m_seen.insert(next.key()).second) continue;
            if (next.turn() != m_mating && next.isCheckmate()) {
                m_shortest = lineTo(index, move);
                return true;
            }
            if (lackOfMaterial(next.board(), m_mating)) continue;
            bool const onLine = meetsLine(next, index, move, depth);
            int const corner = m_corners.any() ? m_corners.distance(next.board()) : 0;
            m_met.push_back({{next, index, move}, huntDistance(next, m_mating), corner, onLine});
        }
        return false;
    }

    [[nodiscard]] bool meetsLine(Position const& position, std::size_t index, Move move, std::size_t depth) {
        auto const found = m_places.find(position.key());
        if (found == m_places.end()) return false;
        std::size_t const left = m_line.size() - found->second;
        if (depth + left > m_shortest.size()) return false;
        if (depth + left < m_shortest.size()) {
            m_shortest = lineTo(index, move);
            m_shortest.insert(m_shortest.end(), m_line.end() - static_cast<std::ptrdiff_t>(left), m_line.end());
        }
        return true;
    }

    [[nodiscard]] Line lineTo(std::size_t index, Move last) const {
        Line line{last};
        for (; index != 0; index = m_nodes[index].parent) line.push_back(m_nodes[index].move);
        std::ranges::reverse(line);
        return line;
    }

    /// Follows the known line, and of the rest half by each of the two guesses.
    void follow(std::size_t width) {
        std::span<Candidate> rest(m_met);
        if (rest.size() > width) {
            m_complete = false;
            std::size_t const first = m_corners.any() ? width / 2 : width;
            keep(rest, first, [](Candidate const& one) { return one.onLine ? -1 : one.hunt; });
            keep(rest, width - first, [](Candidate const& one) { return one.corner; });
        } else {
            keep(rest, rest.size(), [](Candidate const&) { return 0; });
        }
        m_met.clear();
    }

    template <typename Rank>
    void keep(std::span<Candidate>& rest, std::size_t count, Rank const& rank) {
        auto const middle = rest.begin() + static_cast<std::ptrdiff_t>(count);
        std::ranges::nth_element(rest, middle, {}, rank);
        for (Candidate const& one : rest.first(count)) m_nodes.push_back(one.node);
        rest = rest.subspan(count);
    }

    Colour m_mating;
    Line const& m_line;
    CornerMates const& m_corners;
    Line m_shortest;
    std::vector<Node> m_nodes;
    std::vector<Candidate> m_met; ///< of the current depth
    std::unordered_set<board::zobrist::Key> m_seen;
    std::unordered_map<board::zobrist::Key, std::size_t> m_places; ///< of the positions of the line
    std::uint64_t m_looked = 0;
    bool m_complete = true;
};

} // namespace

Line shorterMate(Position const& position, Colour mating, Line line, std::uint64_t budget,
                 std::stop_token const& stop) {
    bool const needsCorner = hasOneKindOfMinorOnly(position.board(), mating);
    CornerMates const corners = needsCorner ? CornerMates(position.board(), mating) : CornerMates();
    std::uint64_t looked = 0;
    for (std::size_t const width : widths) {
        Pass pass(position, mating, line, corners);
        Line shorter = pass.run(width, budget - looked, stop);
        looked += pass.looked();
        // Positions were compared by their keys, so the line is played through before it is returned.
        if (shorter.size() < line.size() && endsInMate(position, mating, shorter)) line = std::move(shorter);
        if (pass.complete() || looked >= budget || stop.stop_requested()) break;
    }
    return line;
}

} // namespace flagfall::mating
