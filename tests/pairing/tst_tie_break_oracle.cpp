// SPDX-License-Identifier: GPL-3.0-or-later
// Buchholz and Sonneborn-Berger once more, slowly and word by word from C.07, against the program.
#include "fixtures.h"
#include "tiebreaks/random_event.h"

#include "pairing/standings.h"

#include <gtest/gtest.h>

#include <algorithm>

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
