// SPDX-License-Identifier: GPL-3.0-or-later
// Tie-breaks once more, slowly and word by word from C.07, against the program.
#include "fixtures.h"
#include "tiebreaks/random_event.h"

#include "pairing/ratings/rating_table.h"
#include "pairing/standings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace flagfall::pairing {
namespace {

/// What one round is to a player, in the words of Art. 16.
struct Part {
    int product = 0;  ///< ten-thousandths
    int opponent = 0; ///< hundredths of a point, also of the dummy
    bool isVur = false;
    bool isCut = false;
};

class ByTheText {
public:
    ByTheText(Tournament const& tournament, TieBreakEdition edition, bool playsForfeits)
        : m_all(tournament), m_edition(edition), m_playsForfeits(playsForfeits) {}

    std::int64_t value(int number, bool isSonnebornBerger, int cutLow, int cutHigh) const {
        std::vector<Part> parts = partsOf(number, isSonnebornBerger);
        for (int i = 0; i < cutLow; ++i) cut(parts, isSonnebornBerger);
        for (int i = 0; i < cutHigh; ++i) {
            Part* highest = nullptr;
            for (Part& part : parts)
                if (!part.isCut && (!highest || part.product > highest->product)) highest = &part;
            if (highest) highest->isCut = true;
        }
        std::int64_t sum = 0;
        for (Part const& part : parts)
            if (!part.isCut) sum += part.product;
        return sum;
    }

private:
    std::vector<RoundRecord> const& rounds(int number) const {
        return m_all.participants[static_cast<std::size_t>(number) - 1].rounds;
    }
    int score(int number) const {
        int sum = 0;
        for (RoundRecord const& round : rounds(number)) sum += pointsOf(round).hundredths();
        return sum;
    }
    static bool isRequestedBye(RoundRecord const& round) {
        return std::holds_alternative<HalfPointBye>(round) || std::holds_alternative<ZeroPointBye>(round);
    }
    static bool isVur(RoundRecord const& round) {
        return isRequestedBye(round) || std::holds_alternative<ForfeitLoss>(round);
    }
    /// 16.2: a requested bye followed only by rounds not played by choice, or in the last round.
    static bool isCategory5(std::vector<RoundRecord> const& all, std::size_t round) {
        return isRequestedBye(all[round]) &&
               std::all_of(all.begin() + static_cast<std::ptrdiff_t>(round) + 1, all.end(), isVur);
    }
    int adjusted(int number) const {
        int sum = 0;
        auto const& all = rounds(number);
        for (std::size_t round = 0; round < all.size(); ++round) {
            bool const isUnplayed = !std::holds_alternative<Played>(all[round]);
            bool const isDraw = m_edition == TieBreakEdition::Before2023 ? isUnplayed : isCategory5(all, round);
            sum += isDraw ? 50 : pointsOf(all[round]).hundredths();
        }
        return sum;
    }
    int dummy(int number, std::size_t round) const {
        auto const& all = rounds(number);
        if (m_edition == TieBreakEdition::Before2023) {
            int before = 0;
            for (std::size_t i = 0; i < round; ++i) before += pointsOf(all[i]).hundredths();
            return before + 100 - pointsOf(all[round]).hundredths() + 50 * static_cast<int>(all.size() - round - 1);
        }
        if (m_edition != TieBreakEdition::Of2026) return score(number);
        auto const scheduled = scheduledGame(all[round]);
        return std::min(score(number),
                        scheduled ? adjusted(numberOf(scheduled->opponent)) : 50 * static_cast<int>(all.size()));
    }
    std::vector<Part> partsOf(int number, bool isSonnebornBerger) const {
        std::vector<Part> parts;
        auto const& all = rounds(number);
        for (std::size_t round = 0; round < all.size(); ++round) {
            auto const game = scheduledGame(all[round]);
            bool const isGame = std::holds_alternative<Played>(all[round]) || (game && m_playsForfeits);
            Part part;
            part.opponent = isGame ? adjusted(numberOf(game->opponent)) : dummy(number, round);
            part.product = part.opponent * (isSonnebornBerger ? pointsOf(all[round]).hundredths() : 100);
            part.isVur = !isGame && isVur(all[round]);
            parts.push_back(part);
        }
        return parts;
    }
    /// 16.5.
    void cut(std::vector<Part>& parts, bool isSonnebornBerger) const {
        Part* least = nullptr;
        Part* vur = nullptr;
        for (Part& part : parts) {
            if (part.isCut) continue;
            bool const isLower =
                !least || (isSonnebornBerger ? part.opponent < least->opponent ||
                                                   (part.opponent == least->opponent && part.product < least->product)
                                             : part.product < least->product);
            if (isLower) least = &part;
            if (part.isVur && (!vur || part.product < vur->product)) vur = &part;
        }
        if (!least) return;
        bool const hasException = m_edition != TieBreakEdition::Before2023;
        (hasException && vur && vur->product >= least->product ? vur : least)->isCut = true;
    }

    Tournament const& m_all;
    TieBreakEdition m_edition;
    bool m_playsForfeits;
};

TEST(TieBreakOracle, AgreesInEveryEditionForBuchholzAndSonnebornBergerWithTheirCuts) { // C.07 8.1, 9.1, 16
    for (std::uint64_t seed = 1; seed <= 250; ++seed) {
        Tournament tournament = randomEvent(seed, SystemKind::Swiss);
        for (auto const edition :
             {TieBreakEdition::Before2023, TieBreakEdition::Of2023, TieBreakEdition::Of2024, TieBreakEdition::Of2026}) {
            tournament.tieBreakRules.edition = edition;
            for (std::string_view const code : {"BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "SB",
                                                "SB/C1", "SB/C2", "SB/P", "SB/C1/P"}) {
                TieBreak const tieBreak = by(code);
                ByTheText const text{tournament, edition, tieBreak.playsForfeits};
                for (Standing const& line : standings(tournament, {tieBreak}))
                    ASSERT_EQ(line.tieBreaks[0].tenThousandths,
                              text.value(numberOf(line.player), tieBreak.kind == TieBreakKind::SonnebornBerger,
                                         tieBreak.cutLow, tieBreak.cutHigh))
                        << code << ", seed " << seed << ", player " << numberOf(line.player) << ", "
                        << rulesOf(edition).source;
            }
        }
    }
}

using Naive = std::optional<double>;

/// Half up, to so many parts of one.
double halfUp(double value, double parts = 1) { return std::floor(value * parts + 0.5 + 1e-9) / parts; }

/// What a player's own rounds, and the ratings met, come to (Art. 7, 8.2, 8.3, 9.2, 10), without any of the program's
/// arithmetic.
class OwnRounds {
public:
    explicit OwnRounds(Tournament const& tournament) : m_all(tournament) {}

    Naive value(std::string_view code, int number) const {
        if (code == "WIN") return count(number, [](auto const& round) { return pointsOf(round) == onePoint; });
        if (code == "WON") return count(number, [](auto const& round) { return isWon(round); });
        if (code == "BPG") return count(number, [](auto const& round) { return isBlack(round); });
        if (code == "BWG") return count(number, [](auto const& round) { return isBlack(round) && isWon(round); });
        if (code == "REP") return count(number, [](auto const& round) { return !isVoluntary(round); });
        if (code == "STD") return standardPoints(number);
        if (code == "PS") return progressive(number, 0);
        if (code == "PS/C1") return progressive(number, 1);
        if (code == "PS/C2") return progressive(number, 2);
        if (code == "FB") return buchholz(lastRoundDrawn(), number);
        if (code == "AOB") return averageBuchholz(m_all, number);
        if (code == "AOB/F") return averageBuchholz(lastRoundDrawn(), number);
        if (code == "ARO") return averageRating(number, 0, 0);
        if (code == "ARO/C1") return averageRating(number, 1, 0);
        if (code == "ARO/M1") return averageRating(number, 1, 1);
        if (code == "TPR") return performance(number);
        if (code == "PTP") return perfectPerformance(number);
        if (code == "APRO") return average(number, [this](int other) { return performance(other); });
        return average(number, [this](int other) { return perfectPerformance(other); }); // APPO
    }

private:
    using Rounds = std::vector<RoundRecord>;
    [[nodiscard]] Rounds const& rounds(int number) const {
        return m_all.participants[static_cast<std::size_t>(number) - 1].rounds;
    }
    static Played const* game(RoundRecord const& round) { return std::get_if<Played>(&round); }
    static bool isWon(RoundRecord const& round) { return game(round) && game(round)->score == Score::Win; }
    static bool isBlack(RoundRecord const& round) { return game(round) && game(round)->colour == Colour::Black; }
    static bool isVoluntary(RoundRecord const& round) {
        return std::holds_alternative<HalfPointBye>(round) || std::holds_alternative<ZeroPointBye>(round) ||
               std::holds_alternative<ForfeitLoss>(round);
    }
    template <typename Says>
    [[nodiscard]] double count(int number, Says says) const {
        return static_cast<double>(std::count_if(rounds(number).begin(), rounds(number).end(), says));
    }
    static double pointsIn(RoundRecord const& round) { return pointsOf(round).hundredths() / 100.0; }

    [[nodiscard]] double standardPoints(int number) const {
        double sum = 0;
        for (std::size_t i = 0; i < rounds(number).size(); ++i) {
            RoundRecord const& round = rounds(number)[i];
            auto const scheduled = scheduledGame(round);
            double const other = scheduled ? pointsIn(rounds(numberOf(scheduled->opponent))[i]) : 0.5;
            if (pointsIn(round) > other) sum += 1;
            if (pointsIn(round) == other) sum += 0.5;
        }
        return sum;
    }
    [[nodiscard]] double progressive(int number, std::size_t without) const {
        double running = 0;
        double sum = 0;
        for (std::size_t i = 0; i < rounds(number).size(); ++i) {
            running += pointsIn(rounds(number)[i]);
            if (i >= without) sum += running;
        }
        return sum;
    }

    [[nodiscard]] Tournament lastRoundDrawn() const {
        Tournament drawn = m_all;
        for (Participant& each : drawn.participants)
            if (auto const last = scheduledGame(each.rounds.back()))
                each.rounds.back() = played({}, last->opponent, last->colour, Score::Draw);
        return drawn;
    }
    static double buchholz(Tournament const& event, int number) {
        ByTheText const text{event, TieBreakEdition::Of2026, false};
        return static_cast<double>(text.value(number, false, 0, 0)) / 10'000;
    }
    [[nodiscard]] static Naive averageBuchholz(Tournament const& event, int number) {
        std::vector<double> values;
        for (RoundRecord const& round : event.participants[static_cast<std::size_t>(number) - 1].rounds)
            if (game(round)) values.push_back(buchholz(event, numberOf(game(round)->opponent)));
        if (values.empty()) return std::nullopt;
        return halfUp(std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size()), 100);
    }

    [[nodiscard]] std::vector<int> met(int number) const {
        std::vector<int> ratings;
        for (RoundRecord const& round : rounds(number))
            if (game(round))
                ratings.push_back(
                    m_all.participants[static_cast<std::size_t>(numberOf(game(round)->opponent)) - 1].rating);
        std::sort(ratings.begin(), ratings.end());
        return ratings;
    }
    [[nodiscard]] double scored(int number) const {
        double sum = 0;
        for (RoundRecord const& round : rounds(number))
            if (game(round)) sum += isWon(round) ? 1 : game(round)->score == Score::Draw ? 0.5 : 0;
        return sum;
    }
    [[nodiscard]] Naive averageRating(int number, std::size_t low, std::size_t high) const {
        auto const ratings = met(number);
        if (ratings.size() <= low + high) return std::nullopt;
        double sum = 0;
        for (std::size_t i = low; i < ratings.size() - high; ++i) sum += ratings[i];
        return halfUp(sum / static_cast<double>(ratings.size() - low - high));
    }
    [[nodiscard]] Naive performance(int number) const {
        auto const ratings = met(number);
        if (ratings.empty()) return std::nullopt;
        double const share = halfUp(scored(number) / static_cast<double>(ratings.size()), 100);
        return *averageRating(number, 0, 0) + ratingDifference(static_cast<int>(std::lround(share * 100)));
    }
    [[nodiscard]] Naive perfectPerformance(int number) const {
        auto const ratings = met(number);
        if (ratings.empty()) return std::nullopt;
        if (scored(number) == 0) return ratings.front() - 800;
        for (int rating = ratings.front() - 800;; ++rating) {
            int expected = 0;
            for (int const other : ratings) expected += expectedScore(rating - other);
            if (expected >= std::lround(scored(number) * 100)) return rating;
        }
    }
    template <typename ValueOf>
    [[nodiscard]] Naive average(int number, ValueOf valueOf) const {
        double sum = 0;
        int games = 0;
        for (RoundRecord const& round : rounds(number)) {
            auto const value = game(round) ? valueOf(numberOf(game(round)->opponent)) : std::nullopt;
            if (!value) continue;
            sum += *value;
            ++games;
        }
        return games == 0 ? Naive{} : halfUp(sum / games);
    }

    Tournament const& m_all;
};

TEST(TieBreakOracle, AgreesForWhatOwnRoundsAndRatingsComeTo) { // C.07 7, 8.2, 8.3, 10
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Tournament const tournament = randomEvent(seed, SystemKind::Swiss);
        OwnRounds const naive{tournament};
        for (std::string_view const code : {"WIN", "WON", "BPG", "BWG", "REP", "STD", "PS", "PS/C1", "PS/C2", "FB",
                                            "AOB", "AOB/F", "ARO", "ARO/C1", "ARO/M1", "TPR", "PTP", "APRO", "APPO"}) {
            for (Standing const& line : standings(tournament, {by(code)})) {
                auto const value = naive.value(code, numberOf(line.player));
                auto const found = line.tieBreaks[0].tenThousandths;
                ASSERT_EQ(found.has_value(), value.has_value()) << code << ", seed " << seed;
                ASSERT_EQ(found.value_or(0), std::llround(value.value_or(0) * 10'000))
                    << code << ", seed " << seed << ", player " << numberOf(line.player);
            }
        }
    }
}

TEST(TieBreakOracle, AgreesForPointsAgainstTheBetterHalfOfARoundRobin) { // 9.2
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Tournament const event = randomEvent(seed, SystemKind::RoundRobin);
        auto const isGame = [](RoundRecord const& round) { return scheduledGame(round).has_value(); };
        for (auto const& [code, more] : {std::pair{"KS", 0}, {"KS/L1", 1}, {"KS/L2", 2}, {"KS/L-1", -1}}) {
            for (Standing const& line : standings(event, {by(code)})) {
                Points sum;
                for (RoundRecord const& round :
                     event.participants[static_cast<std::size_t>(numberOf(line.player)) - 1].rounds) {
                    if (!isGame(round)) continue;
                    Participant const& other =
                        event.participants[static_cast<std::size_t>(numberOf(scheduledGame(round)->opponent)) - 1];
                    auto const games = std::count_if(other.rounds.begin(), other.rounds.end(), isGame);
                    if (2 * scoreOf(other) >= static_cast<int>(games) * onePoint + more * onePoint)
                        sum += pointsOf(round);
                }
                ASSERT_EQ(line.tieBreaks[0], TieBreakValue::of(sum)) << code << ", seed " << seed;
            }
        }
    }
}

TEST(Standings, HaveAsManyPointsAsTheRoundsHaveGiven) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Tournament const event = randomEvent(seed, SystemKind::Swiss);
        Points given;
        for (int round = 0; round < event.roundsPlanned; ++round) {
            int games = 0;
            for (Participant const& each : event.participants) {
                RoundRecord const& record = each.rounds[static_cast<std::size_t>(round)];
                if (scheduledGame(record))
                    ++games;
                else
                    given += pointsOf(record);
            }
            given += games / 2 * onePoint; // every game, played or forfeited to one side, gives a point
        }
        Points stood;
        for (Standing const& line : standings(event, {by("BH")})) stood += line.points;
        EXPECT_EQ(stood, given) << seed;
    }
}

TEST(TieBreakOracle, RenumberingChangesNoValue) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Tournament const tournament = randomEvent(seed, SystemKind::Swiss);
        Tournament renumbered = tournament;
        std::rotate(renumbered.participants.begin(), renumbered.participants.begin() + 3,
                    renumbered.participants.end());
        for (std::size_t i = 0; i < renumbered.participants.size(); ++i)
            renumbered.participants[i].number = PairingNumber{static_cast<int>(i) + 1};
        std::vector<TieBreak> order;
        for (std::string_view const code : tieBreakCodes())
            if (by(code).kind != TieBreakKind::PairingNumber) order.push_back(by(code));
        auto const after = standings(renumbered, order);
        for (Standing const& line : standings(tournament, order)) {
            auto const same = std::find_if(after.begin(), after.end(),
                                           [&line](Standing const& each) { return each.player == line.player; });
            EXPECT_EQ(same->rank, line.rank) << seed;
            EXPECT_EQ(same->tieBreaks, line.tieBreaks) << seed;
        }
    }
}

} // namespace
} // namespace flagfall::pairing
