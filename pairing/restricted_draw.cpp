// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/restricted_draw.h"

#include "pairing/round_robin/berger.h"

#include <algorithm>
#include <map>
#include <random>

namespace flagfall::pairing {
namespace {

/// C.05, annex 2, 5: for 9 or 10 players, 11 or 12, and so on.
std::array<Envelopes, 8> const& printedEnvelopes() {
    static std::array<Envelopes, 8> const all{{
        {{{3, 4, 8}, {5, 7, 9}, {1, 6}, {2, 10}}},
        {{{4, 5, 9, 10}, {1, 2, 7}, {6, 8, 12}, {3, 11}}},
        {{{4, 5, 6, 11, 12}, {1, 2, 8, 9}, {7, 10, 13}, {3, 14}}},
        {{{5, 6, 7, 12, 13, 14}, {1, 2, 3, 9, 10}, {8, 11, 15}, {4, 16}}},
        {{{5, 6, 7, 8, 14, 15, 16}, {1, 2, 3, 10, 11, 12}, {9, 13, 17}, {4, 18}}},
        {{{6, 7, 8, 9, 15, 16, 17, 18}, {1, 2, 3, 11, 12, 13, 14}, {5, 10, 19}, {4, 20}}},
        {{{6, 7, 8, 9, 10, 17, 18, 19, 20}, {1, 2, 3, 4, 12, 13, 14, 15}, {11, 16, 21}, {5, 22}}},
        {{{6, 7, 8, 9, 10, 11, 19, 20, 21, 22}, {1, 2, 3, 4, 13, 14, 15, 16, 17}, {12, 18, 23}, {5, 24}}},
    }};
    return all;
}

bool holdOneNumberEach(Envelopes const& envelopes, std::size_t players) {
    std::vector<int> numbers;
    for (auto const& envelope : envelopes) numbers.insert(numbers.end(), envelope.begin(), envelope.end());
    std::sort(numbers.begin(), numbers.end());
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (numbers[i] != static_cast<int>(i) + 1) return false;
    return numbers.size() == players;
}

/// The players of a federation by their places, in order.
struct Contingent {
    std::string federation;
    std::vector<std::size_t> players;
};

/// In the order in which they draw.
std::vector<Contingent> contingentsOf(std::vector<std::string> const& federations) {
    std::map<std::string, Contingent> byCode;
    std::vector<Contingent> all;
    for (std::size_t place = 0; place < federations.size(); ++place) {
        if (federations[place].empty())
            all.push_back({{}, {place}});
        else
            byCode.try_emplace(federations[place], Contingent{federations[place], {}})
                .first->second.players.push_back(place);
    }
    for (auto& [code, contingent] : byCode) all.push_back(std::move(contingent));
    std::stable_sort(all.begin(), all.end(), [](Contingent const& a, Contingent const& b) {
        if (a.players.size() != b.players.size()) return a.players.size() > b.players.size();
        return a.federation < b.federation;
    });
    return all;
}

class Drawing {
public:
    Drawing(Envelopes envelopes, std::size_t players, std::uint64_t seed)
        : m_envelopes(std::move(envelopes)),
          m_random(seed), m_result{std::vector<int>(players), std::vector<int>(players), {}} {}

    void drawFor(Contingent const& contingent) {
        std::vector<std::size_t> waiting = contingent.players;
        bool isWhole = true;
        while (!waiting.empty()) {
            std::vector<std::size_t> fitting = withAtLeast(waiting.size());
            if (fitting.empty()) {
                if (std::exchange(isWhole, false)) m_result.splitFederations.push_back(contingent.federation);
                fitting = withAtLeast(mostInOne());
            }
            std::size_t const envelope = fitting[below(fitting.size())];
            std::size_t const taken = std::min(waiting.size(), m_envelopes[envelope].size());
            for (std::size_t i = 0; i < taken; ++i) take(waiting[i], envelope);
            waiting.erase(waiting.begin(), waiting.begin() + static_cast<std::ptrdiff_t>(taken));
        }
    }

    [[nodiscard]] RestrictedDraw result() && { return std::move(m_result); }

private:
    /// Not std::uniform_int_distribution: every library has its own.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random() % limit); }

    [[nodiscard]] std::vector<std::size_t> withAtLeast(std::size_t count) const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < m_envelopes.size(); ++i)
            if (m_envelopes[i].size() >= count) found.push_back(i);
        return found;
    }

    [[nodiscard]] std::size_t mostInOne() const {
        std::size_t most = 0;
        for (auto const& envelope : m_envelopes) most = std::max(most, envelope.size());
        return most;
    }

    void take(std::size_t player, std::size_t envelope) {
        auto& numbers = m_envelopes[envelope];
        auto const drawn = numbers.begin() + static_cast<std::ptrdiff_t>(below(numbers.size()));
        m_result.numbers[player] = *drawn;
        m_result.envelopes[player] = static_cast<int>(envelope);
        numbers.erase(drawn);
    }

    Envelopes m_envelopes;
    std::mt19937_64 m_random;
    RestrictedDraw m_result;
};

} // namespace

std::optional<Envelopes> varmaEnvelopes(int players) {
    if (players < fewestForVarma || players > mostForVarma) return std::nullopt;
    Envelopes envelopes = printedEnvelopes()[static_cast<std::size_t>((players - fewestForVarma) / 2)];
    for (auto& envelope : envelopes) std::erase_if(envelope, [players](int number) { return number > players; });
    return envelopes;
}

std::vector<LateMeeting> lateMeetings(Envelopes const& envelopes, int players) {
    int const size = round_robin::tableSize(players);
    std::vector<LateMeeting> meetings;
    for (int round = std::max(1, size - 3); round < size; ++round)
        for (auto const [white, black] : round_robin::tableRound(size, round)) {
            auto const holdsBoth = [a = white, b = black](std::vector<int> const& envelope) {
                auto const holds = [&](int n) {
                    return std::find(envelope.begin(), envelope.end(), n) != envelope.end();
                };
                return holds(a) && holds(b);
            };
            if (std::any_of(envelopes.begin(), envelopes.end(), holdsBoth))
                meetings.push_back({std::min(white, black), std::max(white, black), round});
        }
    return meetings;
}

Expected<RestrictedDraw, DrawRefusal> drawRestricted(std::vector<std::string> const& federations, Envelopes envelopes,
                                                     std::uint64_t seed) {
    if (!holdOneNumberEach(envelopes, federations.size())) return refused(DrawRefusal::NotOneNumberEach);
    for (auto& envelope : envelopes) std::sort(envelope.begin(), envelope.end());
    Drawing drawing{std::move(envelopes), federations.size(), seed};
    for (Contingent const& contingent : contingentsOf(federations)) drawing.drawFor(contingent);
    return std::move(drawing).result();
}

} // namespace flagfall::pairing
