// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pairing/swiss_team/random_teams.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace flagfall::pairing::swiss_team {
namespace {

class Maker {
public:
    Maker(std::uint64_t seed, TeamChaos const& chaos) : m_random(seed), m_chaos(chaos) {}

    Tournament make() {
        int const teams = between(m_chaos.fewestTeams, m_chaos.mostTeams);
        int const before = between(0, m_chaos.mostRounds - 1);
        m_event.kind = SystemKind::Swiss;
        m_event.boards = m_chaos.boards;
        m_event.scoring = Scoring::of(2 * onePoint, onePoint, noPoint);
        m_event.roundsPlanned = before + (oneIn(3) ? 1 : between(1, 4));
        m_event.initialColour = oneIn(2) ? Colour::White : Colour::Black;
        for (int number = 1; number <= teams; ++number)
            m_event.participants.push_back({PlayerId{number + 1000}, PairingNumber{number}, false, {}});
        if (oneIn(m_chaos.acceleration)) accelerate();
        for (int round = 1; round <= before; ++round) play(round == before);
        for (Participant& team : m_event.participants) team.rests = oneIn(m_chaos.absence);
        for (int i = oneIn(m_chaos.prohibition) ? between(1, 3) : 0; i > 0; --i)
            m_event.prohibited.emplace_back(at(between(0, teams - 1)).id, at(between(0, teams - 1)).id);
        return std::move(m_event);
    }

private:
    int between(int least, int most) {
        return least + static_cast<int>(m_random() % static_cast<std::uint64_t>(most - least + 1));
    }
    bool oneIn(int count) { return count > 0 && m_random() % static_cast<std::uint64_t>(count) == 0; }
    Participant& at(int i) { return m_event.participants[static_cast<std::size_t>(i)]; }

    bool haveMet(int a, int b) {
        return std::any_of(at(a).rounds.begin(), at(a).rounds.end(), [&](RoundRecord const& record) {
            auto const* const match = std::get_if<Played>(&record);
            return match && match->opponent == at(b).id;
        });
    }

    void play(bool isLast) {
        std::vector<int> order(m_event.participants.size());
        std::iota(order.begin(), order.end(), 0);
        std::shuffle(order.begin(), order.end(), m_random);
        if (!m_chaos.meetBlindly && !oneIn(4))
            std::stable_sort(order.begin(), order.end(),
                             [this](int a, int b) { return scoreOf(at(a)) > scoreOf(at(b)); });
        std::vector<char> done(order.size(), 0);
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (done[i] != 0) continue;
            done[i] = 1;
            std::size_t other = i + 1;
            bool const stays = oneIn(m_chaos.absence);
            while (other < order.size() && (done[other] != 0 || haveMet(order[i], order[other]))) ++other;
            if (stays || other == order.size()) {
                rest(order[i], !stays && oneIn(2));
                continue;
            }
            done[other] = 1;
            meet(order[i], order[other], isLast && oneIn(m_chaos.open));
        }
    }

    void put(int i, RoundRecord record, Points gamePoints) {
        at(i).rounds.push_back(std::move(record));
        at(i).gamePoints.push_back(gamePoints);
    }

    void rest(int i, bool isAllocated) {
        Points const half = m_event.boards * halfPoint;
        if (isAllocated)
            put(i, AllocatedBye{onePoint}, half);
        else if (oneIn(4))
            put(i, HalfPointBye{onePoint}, half);
        else if (oneIn(5))
            put(i, FullPointBye{2 * onePoint}, 2 * half);
        else
            put(i, ZeroPointBye{}, noPoint);
    }

    void meet(int a, int b, bool isOpen) {
        PlayerId const white = at(a).id;
        PlayerId const black = at(b).id;
        if (isOpen) {
            put(a, Pending{black, Colour::White}, noPoint);
            put(b, Pending{white, Colour::Black}, noPoint);
            return;
        }
        if (oneIn(m_chaos.forfeit) && oneIn(2)) {
            bool const isDouble = oneIn(3);
            if (isDouble)
                put(a, ForfeitLoss{black, Colour::White}, noPoint);
            else
                put(a, ForfeitWin{black, Colour::White, 2 * onePoint}, m_event.boards * onePoint);
            put(b, ForfeitLoss{white, Colour::Black}, noPoint);
            return;
        }
        int halves = between(0, 2 * m_event.boards);
        if (oneIn(m_chaos.draw)) halves = m_event.boards;
        bool const isForfeited = oneIn(m_chaos.forfeit);
        if (isForfeited) halves = 2 * m_event.boards;
        putMatch(a, black, Colour::White, halves, isForfeited);
        putMatch(b, white, Colour::Black, 2 * m_event.boards - halves, isForfeited);
    }

    void putMatch(int i, PlayerId opponent, Colour colour, int halves, bool isForfeited) {
        Score const score = halves > m_event.boards ? Score::Win : halves == m_event.boards ? Score::Draw : Score::Loss;
        Played match = played(m_event.scoring, opponent, colour, score);
        int left = halves;
        for (int board = 0; board < m_event.boards; ++board) {
            int const here = std::min(2, left);
            left -= here;
            match.games.push_back({PlayerId{10 * at(i).id.value() + board}, PlayerId{10 * opponent.value() + board},
                                   board % 2 == 0 ? colour : flagfall::opponent(colour), Points::ofHalves(here),
                                   isForfeited});
        }
        put(i, std::move(match), Points::ofHalves(halves));
    }

    void accelerate() {
        int const rounds = between(1, m_event.roundsPlanned);
        int const group = between(1, static_cast<int>(m_event.participants.size()));
        for (int i = 0; i < group; ++i)
            for (int round = 1; round <= rounds; ++round)
                at(i).virtualPoints.push_back(round <= (rounds + 1) / 2 ? 2 * onePoint : onePoint);
    }

    std::mt19937_64 m_random;
    TeamChaos const& m_chaos;
    Tournament m_event;
};

} // namespace

Tournament randomTeams(std::uint64_t seed, TeamChaos const& chaos) { return Maker{seed, chaos}.make(); }

} // namespace flagfall::pairing::swiss_team
