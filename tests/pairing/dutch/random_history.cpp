// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pairing/dutch/random_history.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace flagfall::pairing::dutch {
namespace {

using Kind = PastRound::Kind;

class Maker {
public:
    Maker(std::uint64_t seed, Nastiness const& nastiness) : m_random(seed), m_nastiness(nastiness) {}

    Entries make() {
        m_entries.players.resize(static_cast<std::size_t>(between(m_nastiness.fewestPlayers, m_nastiness.mostPlayers)));
        m_entries.roundsBefore = between(0, m_nastiness.mostRounds - 1);
        m_entries.roundsPlanned = m_entries.roundsBefore + (oneIn(3) ? 1 : between(1, 4));
        m_entries.initialColour = oneIn(2) ? Colour::White : Colour::Black;
        m_absence = noPoint;
        m_bye = m_entries.scoring.win;
        if (oneIn(m_nastiness.oddScoring)) chooseScoring();
        for (int round = 1; round <= m_entries.roundsBefore; ++round) play(round);
        for (Entry& entry : m_entries.players) entry.takesPart = !oneIn(m_nastiness.absence);
        if (oneIn(m_nastiness.acceleration)) accelerate();
        if (oneIn(m_nastiness.prohibition)) prohibit();
        return std::move(m_entries);
    }

private:
    int between(int least, int most) {
        return least + static_cast<int>(m_random() % static_cast<std::uint64_t>(most - least + 1));
    }
    bool oneIn(int count) { return count > 0 && m_random() % static_cast<std::uint64_t>(count) == 0; }
    Entry& entry(int i) { return m_entries.players[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int size() const { return static_cast<int>(m_entries.players.size()); }

    void chooseScoring() {
        switch (between(0, 4)) {
        case 0: m_entries.scoring = Scoring::of(3 * onePoint, onePoint, noPoint); break;
        case 1: m_entries.scoring = Scoring::of(3 * onePoint, 2 * onePoint, onePoint); break;
        case 2: m_entries.scoring = Scoring::of(2 * onePoint, onePoint, noPoint); break;
        default: break;
        }
        m_bye = m_entries.scoring.win;
        if (oneIn(3)) m_bye = m_entries.scoring.draw;
        if (oneIn(5)) m_bye = noPoint;
        if (oneIn(4)) m_absence = m_entries.scoring.draw;
    }

    bool haveMet(int a, int b) {
        return std::any_of(entry(a).rounds.begin(), entry(a).rounds.end(),
                           [b](PastRound const& round) { return round.kind == Kind::Played && round.opponent == b; });
    }

    int balance(int i) {
        int sum = 0;
        for (PastRound const& round : entry(i).rounds)
            if (round.kind == Kind::Played) sum += round.colour == Colour::White ? 2 : -2;
        auto const last = std::find_if(entry(i).rounds.rbegin(), entry(i).rounds.rend(),
                                       [](PastRound const& round) { return round.kind == Kind::Played; });
        if (last != entry(i).rounds.rend()) sum += last->colour == Colour::White ? 1 : -1;
        return sum;
    }

    Points scoreOf(int i) {
        Points sum{};
        for (PastRound const& round : entry(i).rounds) sum += round.points;
        return sum;
    }

    void play(int round) {
        std::vector<int> order(static_cast<std::size_t>(size()));
        std::iota(order.begin(), order.end(), 0);
        std::shuffle(order.begin(), order.end(), m_random);
        if (!oneIn(4))
            std::stable_sort(order.begin(), order.end(), [this](int a, int b) { return scoreOf(a) > scoreOf(b); });
        std::vector<char> done(order.size(), 0);
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (done[i]) continue;
            done[i] = 1;
            if (oneIn(m_nastiness.absence)) {
                rest(order[i]);
                continue;
            }
            std::size_t other = i + 1;
            while (other < order.size() && (done[other] || haveMet(order[i], order[other]))) ++other;
            if (other < order.size()) {
                done[other] = 1;
                meet(order[i], order[other]);
            } else if (oneIn(2)) {
                entry(order[i]).rounds.push_back({Kind::AllocatedBye, std::nullopt, Colour::White, m_bye});
            } else {
                rest(order[i]);
            }
        }
        for (Entry& each : m_entries.players) each.rounds.resize(static_cast<std::size_t>(round));
    }

    void rest(int i) {
        Points const worth = oneIn(3) ? m_entries.scoring.draw : oneIn(6) ? m_entries.scoring.win : m_absence;
        entry(i).rounds.push_back({Kind::NotPaired, std::nullopt, Colour::White, worth});
    }

    void meet(int a, int b) {
        if (!oneIn(m_nastiness.sameColours) && balance(a) > balance(b)) std::swap(a, b);
        Scoring const& scoring = m_entries.scoring;
        bool const forfeited = oneIn(m_nastiness.forfeit);
        Kind const kind = forfeited ? Kind::Forfeited : Kind::Played;
        Points white = oneIn(2) ? scoring.win : scoring.loss;
        Points black = white == scoring.win ? scoring.loss : scoring.win;
        if (!forfeited && oneIn(m_nastiness.draw)) white = black = scoring.draw;
        if (forfeited) {
            white = white == scoring.win ? scoring.win : noPoint;
            black = black == scoring.win ? scoring.win : noPoint;
            if (oneIn(4)) white = black = noPoint;
        }
        entry(a).rounds.push_back({kind, b, Colour::White, white});
        entry(b).rounds.push_back({kind, a, Colour::Black, black});
    }

    void accelerate() {
        int const group = 2 * ((size() + 3) / 4);
        int const rounds = between(1, m_entries.roundsBefore + 1);
        for (int i = 0; i < std::min(group, size()); ++i)
            for (int round = 1; round <= rounds; ++round)
                entry(i).virtualPoints.push_back(round <= (rounds + 1) / 2 ? m_entries.scoring.win
                                                                           : m_entries.scoring.draw);
    }

    void prohibit() {
        for (int i = between(1, 3); i > 0; --i)
            m_entries.prohibited.emplace_back(between(0, size() - 1), between(0, size() - 1));
    }

    std::mt19937_64 m_random;
    Nastiness const& m_nastiness;
    Entries m_entries;
    Points m_absence{};
    Points m_bye = onePoint;
};

} // namespace

Entries randomEntries(std::uint64_t seed, Nastiness const& nastiness) { return Maker{seed, nastiness}.make(); }

} // namespace flagfall::pairing::dutch
