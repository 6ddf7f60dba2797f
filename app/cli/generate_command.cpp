// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generate_command.h"

#include "app/cli/text_target.h"
#include "pairing/dutch/trf_report.h"
#include "pairing/tiebreaks/tie_break_code.h"
#include "pairing/trf/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>
#include <string_view>

namespace flagfall::cli {
namespace {

using namespace pairing::dutch;

/// Fills in what has not been asked for, from the seed.
class ModelMaker {
public:
    explicit ModelMaker(GenerateQuestion const& question, std::uint64_t seed) : m_question(question), m_random(seed) {}

    TournamentModel make() {
        TournamentModel model;
        // Drawn in any case, so that a further option changes nothing but what it says.
        int const players = between(15, 215);
        int const rounds = between(5, 15);
        int const draws = between(10, 50);
        int const forfeits = between(6, 30);
        int const retired = between(15, 57);
        int const byes = between(15, 57);
        int const highest = between(2400, 2800);
        int const lowest = between(1400, 2300);
        std::string_view const tieBreaks =
            lists[static_cast<std::size_t>(between(0, static_cast<int>(lists.size()) - 1))];
        model.players = m_question.players.value_or(players);
        model.rounds = m_question.rounds.value_or(std::min(rounds, std::max(1, model.players - 1)));
        model.drawPercentage = m_question.drawPercentage.value_or(draws);
        model.forfeitRate = m_question.forfeitRate.value_or(forfeits);
        model.retiredRate = m_question.retiredRate.value_or(retired * retired);
        model.halfPointByeRate = m_question.halfPointByeRate.value_or(byes * byes);
        model.lateEntryRate = m_question.lateEntryRate.value_or(0);
        model.highestRating = m_question.highestRating.value_or(highest);
        model.lowestRating = m_question.lowestRating.value_or(std::min(lowest, model.highestRating));
        model.tieBreaks = pairing::trf::words(m_question.tieBreaks.value_or(std::string{tieBreaks}), ", ");
        model.acceleration = m_question.baku ? Acceleration::Baku : Acceleration::None;
        return model;
    }

private:
    /// Lists that are in use; without ratings nobody need have one.
    static constexpr std::array<std::string_view, 4> lists{"BH/C1,BH,SB", "DE,BH/C1,WIN", "BH,SB,WON,BPG",
                                                           "PS,BH/M1,TPR"};

    int between(int least, int most) {
        return least + static_cast<int>(m_random() % static_cast<std::uint64_t>(most - least + 1));
    }

    GenerateQuestion const& m_question;
    std::mt19937_64 m_random;
};

/// Puts points where they belong; false when they are not written as points.
bool take(std::optional<std::string> const& text, Points& points) {
    if (!text) return true;
    auto const tenths = pairing::trf::tenths(*text);
    points = tenths.value_or(points);
    return tenths.has_value();
}

bool takePoints(GenerateQuestion const& question, TournamentModel& model) {
    Points bye = 0;
    bool const good = take(question.win, model.scoring.win) && take(question.draw, model.scoring.draw) &&
                      take(question.loss, model.scoring.loss) && take(question.forfeitLoss, model.forfeitLoss) &&
                      take(question.absence, model.absence) && take(question.allocatedBye, bye);
    if (question.allocatedBye) model.allocatedBye = bye;
    return good;
}

bool isPossible(TournamentModel const& model) {
    return model.players >= 2 && model.players <= 9'999 && model.rounds >= 1 && model.rounds <= 99 &&
           model.highestRating <= 9'999 && model.lowestRating >= 0 && model.lowestRating <= model.highestRating &&
           model.drawPercentage.value_or(0) >= 0 && model.drawPercentage.value_or(0) <= 100 &&
           std::all_of(model.tieBreaks.begin(), model.tieBreaks.end(),
                       [](auto const& code) { return pairing::tieBreakCode(code).has_value(); }) &&
           std::min({model.forfeitRate, model.retiredRate, model.halfPointByeRate, model.lateEntryRate}) >= 0;
}

} // namespace

Outcome generateTournament(GenerateQuestion const& question) {
    std::uint64_t const seed = question.seed ? *question.seed : std::random_device{}();
    TournamentModel model = ModelMaker{question, seed}.make();
    if (!takePoints(question, model) || !isPossible(model)) {
        complain("generate", "such a tournament cannot be: 2 to 9999 players, 1 to 99 rounds, ratings to 9999, points "
                             "as 1.5, tie-breaks of C.07");
        return Outcome::Unreadable;
    }
    Edition const edition = question.edition2017 ? Edition::Fide2017 : Edition::Fide2026;
    RandomTournament const tournament = playedTournament(model, seed, edition);
    if (!tournament.isOver())
        complain("generate", fmt::format("round {} cannot be paired: the report ends before it",
                                         tournament.entries().roundsBefore + 1));
    if (writeText(trfReport(tournament, fmt::format("Random tournament {}", seed), edition), question.target))
        return Outcome::Good;
    complain(question.target, "cannot be written");
    return Outcome::Unreadable;
}

} // namespace flagfall::cli
