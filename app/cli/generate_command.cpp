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

// --- how many ------------------------------------------------------------------------------------------------

/// `5`, `2/round`, `3%`, `0.5%`, `1/30`; nothing for anything else.
std::optional<Amount> amountFrom(std::string_view text) {
    using pairing::trf::wholeNumber;
    Amount amount;
    if (text.ends_with('%')) {
        auto const tenths = pairing::trf::tenths(text.substr(0, text.size() - 1));
        if (!tenths || *tenths < 0 || *tenths > 1'000) return std::nullopt;
        amount.chance = *tenths / 1'000.0;
        return amount;
    }
    std::size_t const slash = text.find('/');
    auto const number = wholeNumber(text.substr(0, slash));
    if (!number) return std::nullopt;
    if (slash == std::string_view::npos) {
        amount.inAll = *number;
        return amount;
    }
    if (text.substr(slash + 1) == "round") {
        amount.eachRound = *number;
        return amount;
    }
    auto const of = wholeNumber(text.substr(slash + 1));
    if (!of || *of < 1 || *number > *of) return std::nullopt;
    amount.chance = static_cast<double>(*number) / *of;
    return amount;
}

/// Puts an amount where it belongs; false when it is not written as one.
bool take(std::optional<std::string> const& text, Amount& amount) {
    if (!text) return true;
    auto const read = amountFrom(*text);
    amount = read.value_or(amount);
    return read.has_value();
}

bool takeAmounts(GenerateQuestion const& question, TournamentModel& model) {
    return take(question.forfeits, model.forfeits) && take(question.doubleForfeits, model.doubleForfeits) &&
           take(question.unusualResults, model.unusualResults) && take(question.unratedGames, model.unratedGames) &&
           take(question.halfPointByes, model.halfPointByes) && take(question.fullPointByes, model.fullPointByes) &&
           take(question.zeroPointByes, model.zeroPointByes) && take(question.withdrawals, model.withdrawals) &&
           take(question.lateEntries, model.lateEntries) && model.lateEntries.eachRound == 0;
}

// --- points --------------------------------------------------------------------------------------------------

/// Puts points where they belong; false when they are not written as points.
bool take(std::optional<std::string> const& text, Points& points) {
    if (!text) return true;
    auto const tenths = pairing::trf::tenths(*text);
    points = tenths.value_or(points);
    return tenths.has_value();
}

bool saysPoints(GenerateQuestion const& question) {
    return question.win || question.draw || question.loss || question.forfeitLoss || question.absence ||
           question.allocatedBye;
}

bool takePoints(GenerateQuestion const& question, TournamentModel& model) {
    Points bye = 0;
    bool const good = take(question.win, model.scoring.win) && take(question.draw, model.scoring.draw) &&
                      take(question.loss, model.scoring.loss) && take(question.forfeitLoss, model.forfeitLoss) &&
                      take(question.absence, model.absence) && take(question.allocatedBye, bye);
    if (question.allocatedBye) model.allocatedBye = bye;
    return good;
}

// --- everything ----------------------------------------------------------------------------------------------

/// Whether everybody will have a rating.
bool isRated(TournamentModel const& model) {
    if (model.ratings.empty()) return model.lowestRating > 0;
    return std::all_of(model.ratings.begin(), model.ratings.end(), [](int rating) { return rating > 0; });
}

/// Fills in what has not been asked for, from the seed.
class ModelMaker {
public:
    explicit ModelMaker(GenerateQuestion const& question, std::uint64_t seed) : m_question(question), m_random(seed) {}

    /// Everything is drawn in any case, so that a further option changes nothing but what it says.
    TournamentModel make() {
        TournamentModel model;
        makeSize(model);
        makeRatings(model);
        makeEvents(model);
        makeRules(model);
        return model;
    }

private:
    /// Lists that are in use; the last one asks for ratings, which everybody must have then.
    static constexpr std::array<std::string_view, 4> lists{"BH/C1,BH,SB", "DE,BH/C1,WIN", "BH,SB,WON,BPG",
                                                           "PS,BH/M1,TPR"};

    /// Half of the players are opponents enough for everybody whatever happens.
    void makeSize(TournamentModel& model) {
        int const players = between(15, 215);
        int const rounds = between(5, 15);
        int const given = m_question.ratings.empty() ? players : static_cast<int>(m_question.ratings.size());
        model.players = m_question.players.value_or(given);
        model.rounds = m_question.rounds.value_or(std::clamp(model.players / 2, 1, rounds));
    }

    void makeRatings(TournamentModel& model) {
        int const highest = between(2400, 2800);
        int const lowest = between(1400, 2300);
        int const spread = between(0, 2);
        model.ratings = m_question.ratings;
        model.highestRating = m_question.highestRating.value_or(highest);
        model.lowestRating = m_question.lowestRating.value_or(std::min(lowest, model.highestRating));
        model.spread = m_question.spread.value_or(static_cast<RatingSpread>(spread));
    }

    void makeEvents(TournamentModel& model) {
        model.drawPercentage = between(10, 50);
        if (m_question.drawPercentage) model.drawPercentage = m_question.drawPercentage;
        model.forfeits.chance = 1.0 / between(6, 30);
        model.doubleForfeits.chance = model.forfeits.chance / 8;
        model.withdrawals.chance = rare();
        model.halfPointByes.chance = rare();
        model.zeroPointByes.chance = rare();
        model.lateEntries.chance = 1.0 / between(10, 60);
        model.fullPointByes.inAll = between(0, 2);
        model.unusualResults.inAll = between(0, 3);
        model.unratedGames.inAll = between(0, 3);
        int const prohibited = between(0, 5);
        model.prohibitedPairs = m_question.prohibitedPairs.value_or(std::min(prohibited, model.players / 20));
    }

    void makeRules(TournamentModel& model) {
        auto const list =
            static_cast<std::size_t>(between(0, static_cast<int>(lists.size()) - (isRated(model) ? 1 : 2)));
        model.tieBreaks = pairing::trf::words(m_question.tieBreaks.value_or(std::string{lists[list]}), ", ");
        auto const acceleration = between(1, 4) == 1 ? Acceleration::Baku : Acceleration::None;
        model.acceleration = m_question.acceleration.value_or(acceleration);
        model.initialColour = m_question.initialColour;
        // Points fit together, so none is drawn beside those that have been asked for.
        bool const isThreeForAWin = between(1, 6) == 1;
        bool const isByeADraw = between(1, 6) == 1;
        if (saysPoints(m_question)) return;
        if (isThreeForAWin) model.scoring = {30, 10, 0};
        if (isByeADraw) model.allocatedBye = model.scoring.draw;
    }

    /// Between one player in 225 and one in 3,249, in a round.
    double rare() {
        int const root = between(15, 57);
        return 1.0 / (root * root);
    }

    int between(int least, int most) {
        return least + static_cast<int>(m_random() % static_cast<std::uint64_t>(most - least + 1));
    }

    GenerateQuestion const& m_question;
    std::mt19937_64 m_random;
};

bool isPossible(TournamentModel const& model) {
    auto const isRating = [](int rating) { return rating >= 0 && rating <= 9'999; };
    return model.players >= 2 && model.players <= 9'999 && model.rounds >= 1 && model.rounds <= 99 &&
           isRating(model.highestRating) && isRating(model.lowestRating) && model.lowestRating <= model.highestRating &&
           (model.ratings.empty() || std::ssize(model.ratings) == model.players) &&
           std::all_of(model.ratings.begin(), model.ratings.end(), isRating) && model.prohibitedPairs >= 0 &&
           model.prohibitedPairs <= 9'999 && model.drawPercentage.value_or(0) >= 0 &&
           model.drawPercentage.value_or(0) <= 100 &&
           std::all_of(model.tieBreaks.begin(), model.tieBreaks.end(), [&model](auto const& name) {
               auto const code = pairing::tieBreakCode(name);
               return code && (isRated(model) || !pairing::asksForRatings(code->figure));
           });
}

} // namespace

Outcome generateTournament(GenerateQuestion const& question) {
    std::uint64_t const seed = question.seed ? *question.seed : std::random_device{}();
    TournamentModel model = ModelMaker{question, seed}.make();
    if (!takeAmounts(question, model)) {
        complain("generate", fmt::format("not an amount; {}; late entries not by the round", amountForms));
        return Outcome::Unreadable;
    }
    if (!takePoints(question, model) || !isPossible(model)) {
        complain("generate", "such a tournament cannot be: 2 to 9999 players, 1 to 99 rounds, ratings to 9999 for "
                             "everybody, points as 1.5, tie-breaks of C.07");
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
