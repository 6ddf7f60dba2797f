// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generate_command.h"

#include "app/cli/text_target.h"
#include "pairing/generator/model_faults.h"
#include "pairing/generator/trf_report.h"
#include "pairing/points_text.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/trf/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <random>
#include <string_view>

namespace flagfall::cli {
namespace {

using namespace pairing::generator;
using pairing::Acceleration, pairing::Scoring;

// --- how many ------------------------------------------------------------------------------------------------

constexpr int mostInRound = 9'999;
constexpr int mostInAll = 99 * mostInRound;

/// `5`, `2/round`, `3%`, `0.5%`, `1/30`; nothing for anything else.
std::optional<Amount> amountFrom(std::string_view text) {
    using pairing::trf::wholeNumber;
    Amount amount;
    if (text.ends_with('%')) {
        auto const percent = pairing::pointsFromText(text.substr(0, text.size() - 1));
        if (!percent || *percent > 100 * onePoint) return std::nullopt;
        amount.chance = percent->hundredths() / 10'000.0;
        return amount;
    }
    std::size_t const slash = text.find('/');
    auto const number = wholeNumber(text.substr(0, slash));
    if (!number) return std::nullopt;
    if (slash == std::string_view::npos) {
        if (*number > mostInAll) return std::nullopt;
        amount.inAll = *number;
        return amount;
    }
    if (text.substr(slash + 1) == "round") {
        if (*number > mostInRound) return std::nullopt;
        amount.eachRound = *number;
        return amount;
    }
    auto const of = wholeNumber(text.substr(slash + 1));
    if (!of || *of < 1 || *number > *of) return std::nullopt;
    amount.chance = static_cast<double>(*number) / *of;
    return amount;
}

constexpr std::array amountRows{
    AmountOption{"--forfeits", "Games lost by forfeit", &GenerateQuestion::forfeits, &TournamentModel::forfeits},
    AmountOption{"--double-forfeits", "Games forfeited by both players", &GenerateQuestion::doubleForfeits,
                 &TournamentModel::doubleForfeits},
    AmountOption{"--unusual-results", "Games scored 1/2-0, 0-1/2 or 0-0", &GenerateQuestion::unusualResults,
                 &TournamentModel::unusualResults},
    AmountOption{"--unrated-games", "Games that are not rated: W, D, L", &GenerateQuestion::unratedGames,
                 &TournamentModel::unratedGames},
    AmountOption{"--half-point-byes", "Half-point byes, none in the last round", &GenerateQuestion::halfPointByes,
                 &TournamentModel::halfPointByes},
    AmountOption{"--full-point-byes", "Full-point byes, none in the last round", &GenerateQuestion::fullPointByes,
                 &TournamentModel::fullPointByes},
    AmountOption{"--zero-point-byes", "Zero-point byes", &GenerateQuestion::zeroPointByes,
                 &TournamentModel::zeroPointByes},
    AmountOption{"--withdrawals", "Players who withdraw", &GenerateQuestion::withdrawals,
                 &TournamentModel::withdrawals},
    AmountOption{"--late-entries", "Late entries in round 2 or 3", &GenerateQuestion::lateEntries,
                 &TournamentModel::lateEntries},
};

void complainOf(std::string_view option, std::string_view value, std::string_view what) {
    complain(fmt::format("{} {}", option, value), what);
}

/// The amounts that have been asked for; complains of what is none.
bool takeAmounts(GenerateQuestion const& question, TournamentModel& model) {
    bool isGood = true;
    for (AmountOption const& option : amountRows) {
        auto const& text = question.*option.asked;
        if (!text) continue;
        auto const amount = amountFrom(*text);
        if (!amount) complainOf(option.name, *text, fmt::format("not an amount; {}", amountForms));
        isGood = isGood && amount;
        model.*option.amount = amount.value_or(Amount{});
    }
    return isGood;
}

// --- points --------------------------------------------------------------------------------------------------

constexpr Points mostPoints = Points::ofTenths(999); // 99.9, the four columns of record 162

constexpr std::array pointsRows{
    PointsOption{"--points-for-win", "Points for a win", &GenerateQuestion::win,
                 [](TournamentModel& model, Points points) { model.scoring.win = points; }},
    PointsOption{"--points-for-draw", "Points for a draw, a half-point bye", &GenerateQuestion::draw,
                 [](TournamentModel& model, Points points) { model.scoring.draw = points; }},
    PointsOption{"--points-for-loss", "Points for a loss", &GenerateQuestion::loss,
                 [](TournamentModel& model, Points points) { model.scoring.loss = points; }},
    PointsOption{"--points-for-forfeit-loss", "Points for a loss by forfeit", &GenerateQuestion::forfeitLoss,
                 [](TournamentModel& model, Points points) { model.forfeitLoss = points; }},
    PointsOption{"--points-for-zpb", "Points for an absent player", &GenerateQuestion::absence,
                 [](TournamentModel& model, Points points) { model.absence = points; }},
    PointsOption{"--points-for-pab", "Points for the pairing-allocated bye", &GenerateQuestion::allocatedBye,
                 [](TournamentModel& model, Points points) { model.allocatedBye = points; }},
};

bool saysPoints(GenerateQuestion const& question) {
    return std::any_of(pointsRows.begin(), pointsRows.end(),
                       [&question](PointsOption const& option) { return (question.*option.asked).has_value(); });
}

/// Complains of what is no points.
bool takePoints(GenerateQuestion const& question, TournamentModel& model) {
    bool isGood = true;
    for (PointsOption const& option : pointsRows) {
        auto const& text = question.*option.asked;
        if (!text) continue;
        auto const points = pairing::pointsFromText(*text);
        bool const isPoints = points && *points <= mostPoints && points->hundredths() % 10 == 0;
        if (isPoints)
            option.set(model, *points);
        else
            complainOf(option.name, *text, "not points; 0 to 99.9 with one decimal at most, as 1.5");
        isGood = isGood && isPoints;
    }
    return isGood;
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
        int const drawn = between(15, 215);
        // Where the rounds are given, a third of those who begin, because so many may have left by then.
        int const asked = m_question.rounds.value_or(0);
        int const players = 2 * asked > drawn ? 3 * asked : drawn;
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
        model.highestRating = m_question.highestRating.value_or(std::max(highest, m_question.lowestRating.value_or(0)));
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
        if (isThreeForAWin) model.scoring = pairing::Scoring::of(3 * onePoint, onePoint, noPoint);
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

// --- what cannot be ------------------------------------------------------------------------------------------

/// Complains of tie-breaks by which nobody can be ranked, and of those that are named twice.
bool canRankBy(TournamentModel const& model) {
    std::vector<pairing::TieBreak> named;
    auto const fault = [&](std::string const& name) -> std::string_view {
        auto const code = pairing::tieBreakByCode(name);
        if (!code) return "not an individual tie-break of C.07; such as BH/C1,SB,DE";
        if (pairing::asksForRatings(*code) && !isRated(model))
            return "needs ratings, and some players have none; give every player one, or leave it out";
        if (std::find(named.begin(), named.end(), *code) != named.end())
            return "named twice; every tie-break once at most";
        named.push_back(*code);
        return {};
    };
    bool isGood = true;
    for (std::string const& name : model.tieBreaks) {
        std::string_view const what = fault(name);
        if (!what.empty()) complainOf("--tie-breaks", name, what);
        isGood = isGood && what.empty();
    }
    return isGood;
}

/// `--points-for-draw 0.7`: the first of these options that has been given.
std::string givenOf(GenerateQuestion const& question,
                    std::initializer_list<std::optional<std::string> GenerateQuestion::*> members) {
    for (auto const member : members)
        for (PointsOption const& option : pointsRows)
            if (option.asked == member && question.*member)
                return fmt::format("{} {}", option.name, *(question.*member));
    return "points";
}

std::string listOf(std::vector<Points> const& all) {
    std::string text;
    for (Points const points : all) text += (text.empty() ? "" : ", ") + pairing::decimalText(points);
    return text;
}

void complainOf(ModelFault fault, GenerateQuestion const& question, TournamentModel const& model,
                TournamentModel const& wanted) {
    using Q = GenerateQuestion;
    auto const text = pairing::decimalText;
    Points const win = model.scoring.win;
    Points const draw = model.scoring.draw;
    Points const loss = model.scoring.loss;
    auto const say = [&](std::initializer_list<std::optional<std::string> Q::*> members, std::string const& what) {
        complain(givenOf(question, members), what);
    };
    switch (fault) {
    case ModelFault::Players:
        return complain("--ratings", fmt::format("{} are given, for 2 to 9999 players", model.ratings.size()));
    case ModelFault::RatingForAll:
        return complain("--ratings",
                        fmt::format("{} are given for {} players; one for each", model.ratings.size(), model.players));
    case ModelFault::RatingRange:
        return complainOf("--lowest-rating", std::to_string(model.lowestRating),
                          fmt::format("above the highest rating; at most {}", model.highestRating));
    case ModelFault::WinIsNothing: return say({&Q::win}, "a win must be worth more than nothing");
    case ModelFault::WinBelowDraw:
        return say({&Q::draw, &Q::win},
                   fmt::format("a draw ({}) must not be worth more than a win ({})", text(draw), text(win)));
    case ModelFault::DrawBelowLoss:
        return say({&Q::loss, &Q::draw},
                   fmt::format("a loss ({}) must not be worth more than a draw ({})", text(loss), text(draw)));
    case ModelFault::WinAsLoss:
        return say({&Q::loss, &Q::win},
                   fmt::format("a loss ({}) must be worth less than a win ({})", text(loss), text(win)));
    case ModelFault::TwoDraws:
        return say({&Q::draw, &Q::win, &Q::loss},
                   fmt::format("two draws must not be worth more than a win and a loss; a draw at most {}",
                               text(Points::ofHundredths((win + loss).hundredths() / 2))));
    case ModelFault::ForfeitLoss:
        return say({&Q::forfeitLoss},
                   fmt::format("a loss by forfeit must not be worth more than a loss: {}", text(loss)));
    case ModelFault::Absence:
        return say({&Q::absence}, fmt::format("an absence must not be worth more than a loss: {}", text(loss)));
    case ModelFault::AllocatedBye:
        return say({&Q::allocatedBye}, fmt::format("the pairing-allocated bye may be worth what results add up to, "
                                                   "and no more than a win: {}",
                                                   listOf(byesOf(model.scoring))));
    case ModelFault::LateEntries:
        return complainOf("--late-entries", question.lateEntries.value_or(""),
                          "late entries do not come by the round; 5, 3% or 1/30 of the players");
    case ModelFault::TooManyRounds:
        return complainOf(
            "--rounds", std::to_string(model.rounds),
            fmt::format("{} players have opponents for no more than {}, because no two players meet twice",
                        model.players, mostRoundsOf(wanted)));
    }
}

/// The tournament asked for; nothing when it cannot be, and that has been said.
std::optional<TournamentModel> modelFrom(GenerateQuestion const& question, std::uint64_t seed) {
    TournamentModel model = ModelMaker{question, seed}.make();
    TournamentModel wanted; // without what has been drawn
    wanted.players = model.players;
    bool isGood = takeAmounts(question, wanted);
    for (AmountOption const& option : amountRows)
        if (question.*option.asked) model.*option.amount = wanted.*option.amount;
    isGood = takePoints(question, model) && isGood;
    isGood = canRankBy(model) && isGood;
    if (!isGood) return std::nullopt;
    auto const faults = faultsOf(model, wanted);
    for (ModelFault const fault : faults) complainOf(fault, question, model, wanted);
    return faults.empty() ? std::optional{model} : std::nullopt;
}

} // namespace

std::span<AmountOption const> amountOptions() { return amountRows; }
std::span<PointsOption const> pointsOptions() { return pointsRows; }

Outcome generateTournament(GenerateQuestion const& question) {
    std::uint64_t const seed = question.seed ? *question.seed : std::random_device{}();
    auto model = modelFrom(question, seed);
    if (!model) return Outcome::Unreadable;
    if (question.edition2017) model->system = "FIDE_DUTCH_2017";
    RandomTournament const tournament = playedTournament(*model, seed);
    if (!writeText(trfReport(tournament, fmt::format("Random tournament {}", seed)), question.target))
        return Outcome::Unreadable;
    if (tournament.isOver()) return Outcome::Good;
    complain("generate", fmt::format("round {} cannot be paired: the report ends before it",
                                     tournament.entries().roundsBefore + 1));
    return Outcome::Damaged;
}

} // namespace flagfall::cli
