// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/explanation/obstacles.h"

#include "pairing/dutch/criteria/completion.h"
#include "pairing/dutch/explanation/articles.h"

#include <algorithm>

namespace flagfall::pairing::dutch {
namespace {

class WishInspector {
public:
    WishInspector(Entries const& entries, Edition edition, Field const& field)
        : m_entries(entries), m_edition(edition), m_field(field), m_placeOf(entries.players.size(), -1),
          m_seen(entries.players.size(), 0) {
        for (std::size_t i = 0; i < field.players.size(); ++i)
            m_placeOf[static_cast<std::size_t>(field.players[i].entry)] = static_cast<int>(i);
    }

    std::vector<Obstacle> inspect(Wish const& wish) {
        for (auto const& [a, b] : wish.pairs) {
            bool const first = isKnown(a);
            bool const second = isKnown(b);
            if (first && second && a != b) inspectPair(a, b);
        }
        if (wish.bye && isKnown(*wish.bye)) inspectBye(*wish.bye);
        return std::move(m_obstacles);
    }

private:
    [[nodiscard]] Player const& player(int entry) const {
        return m_field.players[static_cast<std::size_t>(m_placeOf[static_cast<std::size_t>(entry)])];
    }
    void add(Obstacle::Kind kind, std::vector<int> players, std::optional<int> criterion = std::nullopt) {
        m_obstacles.push_back({kind, std::move(players)});
        if (criterion) m_obstacles.back().criterion = criterionOf(m_edition, *criterion);
    }

    /// Whether something can be asked about a player at all.
    bool isKnown(int entry) {
        if (entry < 0 || entry >= std::ssize(m_placeOf)) {
            add(Obstacle::Kind::NoSuchPlayer, {entry});
            return false;
        }
        auto const index = static_cast<std::size_t>(entry);
        if (m_placeOf[index] < 0) {
            add(Obstacle::Kind::TakesNoPart, {entry});
            return false;
        }
        if (++m_seen[index] == 2) add(Obstacle::Kind::PairedTwice, {entry});
        return true;
    }

    void inspectPair(int a, int b) {
        if (auto const round = meetingOf(a, b)) {
            add(Obstacle::Kind::HaveMet, {a, b}, 1);
            m_obstacles.back().round = *round;
        } else if (areBarred(m_field, m_placeOf[static_cast<std::size_t>(a)], m_placeOf[static_cast<std::size_t>(b)])) {
            add(Obstacle::Kind::Prohibited, {a, b});
        }
        if (c3Allows(bareNeed(player(a)), bareNeed(player(b)))) return;
        add(Obstacle::Kind::SameColour, {a, b}, 3);
        m_obstacles.back().colour = player(a).preference.colour;
    }

    [[nodiscard]] std::optional<int> meetingOf(int a, int b) const {
        auto const& rounds = m_entries.players[static_cast<std::size_t>(a)].rounds;
        auto const met = std::find_if(rounds.begin(), rounds.end(), [b](PastRound const& round) {
            return round.kind == PastRound::Kind::Played && round.opponent == b;
        });
        if (met == rounds.end()) return std::nullopt;
        return static_cast<int>(met - rounds.begin()) + 1;
    }

    void inspectBye(int entry) {
        if (m_field.players.size() % 2 == 0) add(Obstacle::Kind::ByeInEvenField, {entry});
        if (!player(entry).mayHaveBye) add(Obstacle::Kind::BarredFromBye, {entry}, 2);
    }

    Entries const& m_entries;
    Edition m_edition;
    Field const& m_field;
    std::vector<int> m_placeOf; ///< in the field, of every entry; −1 for who takes no part
    std::vector<int> m_seen;
    std::vector<Obstacle> m_obstacles;
};

} // namespace

std::vector<Obstacle> obstaclesTo(Entries const& entries, Edition edition, Field const& field, Wish const& wish) {
    return WishInspector{entries, edition, field}.inspect(wish);
}

} // namespace flagfall::pairing::dutch
