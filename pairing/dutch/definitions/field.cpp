// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/definitions/field.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace flagfall::pairing::dutch {
namespace {

using Kind = PastRound::Kind;

class FieldMaker {
public:
    FieldMaker(Entries const& entries, EditionRules const& rules) : m_entries(entries), m_rules(rules) {
        for (Entry const& entry : entries.players) m_standings.push_back(standingsOf(entry));
    }

    Field make() {
        int number = 0;
        for (int index = 0; index < static_cast<int>(m_entries.players.size()); ++index) {
            Entry const& entry = entryAt(index);
            // Who has never appeared takes no number, so that the colours of round 1 alternate.
            if (entry.takesPart || hasAppeared(entry)) ++number;
            if (entry.takesPart) m_field.players.push_back(playerOf(index, number));
        }
        std::stable_sort(m_field.players.begin(), m_field.players.end(),
                         [](Player const& a, Player const& b) { return a.score > b.score; });
        noteBarred();
        return std::move(m_field);
    }

private:
    [[nodiscard]] Entry const& entryAt(int index) const { return m_entries.players[static_cast<std::size_t>(index)]; }

    static bool hasAppeared(Entry const& entry) {
        return std::any_of(entry.rounds.begin(), entry.rounds.end(),
                           [](PastRound const& round) { return round.kind != Kind::NotPaired; });
    }

    /// The real score before every round, and after the last.
    static std::vector<Points> standingsOf(Entry const& entry) {
        std::vector<Points> scores{noPoint};
        for (PastRound const& round : entry.rounds) scores.push_back(scores.back() + round.points);
        return scores;
    }

    /// The score a player had for the pairing of a round (from 1).
    [[nodiscard]] Points pairingScore(int index, int round) const {
        return m_standings[static_cast<std::size_t>(index)][static_cast<std::size_t>(round) - 1] +
               entryAt(index).virtualIn(round);
    }

    [[nodiscard]] Float floatOf(int index, int round) const {
        if (round < 1) return Float::None;
        PastRound const& past = entryAt(index).rounds[static_cast<std::size_t>(round) - 1];
        if (past.kind != Kind::Played)
            return m_rules.leavesDownfloat(past, m_entries.scoring) ? Float::Down : Float::None;
        Points const own = pairingScore(index, round);
        Points const other = pairingScore(*past.opponent, round);
        return own > other ? Float::Down : own < other ? Float::Up : Float::None;
    }

    [[nodiscard]] bool isTopscorer(Points score) const {
        bool const lastRound = m_entries.roundsBefore + 1 == m_entries.roundsPlanned;
        Points const most = std::max({m_entries.scoring.win, m_entries.scoring.draw, m_entries.scoring.loss});
        return lastRound && 2 * score > m_entries.roundsBefore * most;
    }

    [[nodiscard]] Player playerOf(int index, int number) const {
        Entry const& entry = entryAt(index);
        int const round = m_entries.roundsBefore + 1;
        Player player;
        player.entry = index;
        player.effectiveNumber = number;
        player.realScore = m_standings[static_cast<std::size_t>(index)].back();
        player.score = pairingScore(index, round);
        for (PastRound const& past : entry.rounds) {
            if (past.kind == Kind::Played) player.history.push_back(past.colour);
            if (m_rules.barsAllocatedBye(past, m_entries.scoring)) player.mayHaveBye = false;
        }
        player.unplayed = static_cast<int>(std::ssize(entry.rounds) - std::ssize(player.history));
        player.preference = preferenceOf(player.history);
        player.difference = colourDifference(player.history);
        player.isTopscorer = isTopscorer(player.score);
        player.last = floatOf(index, round - 1);
        player.beforeLast = floatOf(index, round - 2);
        return player;
    }

    void noteBarred() {
        std::vector<int> place(m_entries.players.size(), -1);
        auto& players = m_field.players;
        for (std::size_t i = 0; i < players.size(); ++i)
            place[static_cast<std::size_t>(players[i].entry)] = static_cast<int>(i);
        for (Player& player : players)
            for (PastRound const& past : entryAt(player.entry).rounds)
                if (past.kind == Kind::Played && place[static_cast<std::size_t>(*past.opponent)] >= 0)
                    player.barred.push_back(place[static_cast<std::size_t>(*past.opponent)]);
        for (auto const& [first, second] : m_entries.prohibited) {
            int const a = place[static_cast<std::size_t>(first)];
            int const b = place[static_cast<std::size_t>(second)];
            if (a < 0 || b < 0 || a == b) continue;
            players[static_cast<std::size_t>(a)].barred.push_back(b);
            players[static_cast<std::size_t>(b)].barred.push_back(a);
        }
        for (Player& player : players) {
            std::sort(player.barred.begin(), player.barred.end());
            player.barred.erase(std::unique(player.barred.begin(), player.barred.end()), player.barred.end());
            m_field.mostBarred = std::max(m_field.mostBarred, static_cast<int>(player.barred.size()));
        }
    }

    Entries const& m_entries;
    EditionRules const& m_rules;
    std::vector<std::vector<Points>> m_standings;
    Field m_field;
};

} // namespace

Field fieldOf(Entries const& entries, EditionRules const& rules) { return FieldMaker{entries, rules}.make(); }

Places everybody(Field const& field) {
    Places places(field.players.size());
    std::iota(places.begin(), places.end(), 0);
    return places;
}

bool areBarred(Field const& field, int a, int b) {
    auto const& barred = field.players[static_cast<std::size_t>(a)].barred;
    return std::binary_search(barred.begin(), barred.end(), b);
}

} // namespace flagfall::pairing::dutch
