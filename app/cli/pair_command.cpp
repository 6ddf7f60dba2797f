// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pair_command.h"

#include "app/cli/explain_text.h"
#include "app/cli/found_files.h"
#include "app/cli/report_file.h"
#include "app/cli/standings_command.h"
#include "app/cli/text_target.h"
#include "pairing/system.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/trf_history.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace flagfall::cli {
namespace {

using pairing::Board, pairing::Round, pairing::RoundStory, pairing::Tournament, pairing::Unfulfillable, pairing::Wish;
using pairing::trf::AdjournedGames;
using pairing::trf::TrfHistory;

/// Complains of what is wrong with the file, or was repaired or left out.
std::optional<TrfHistory> historyIn(std::filesystem::path const& file, std::string const& bytes) {
    auto history = TrfHistory::read(bytes);
    if (!history) {
        complainOfWrong(file, history.error());
        return std::nullopt;
    }
    complainOfRemarks(file, history->remarks());
    return std::move(*history);
}

/// The system the file names; the usual Swiss of the day its event began, where it names none. Complains of what the
/// program does not pair: none.
pairing::PairingSystem const* systemFor(std::filesystem::path const& file, TrfHistory const& history) {
    auto const& report = history.file();
    if (report.isOfTeams && report.teams.empty()) {
        complain(file, "an event of teams, and its teams (310, 013) cannot be told apart");
        return nullptr;
    }
    auto const* const named = history.system();
    if (named && named->rules().pairsHere) {
        bool const isSaid = report.systemCode || named->rules().kind == pairing::SystemKind::RoundRobin;
        if (report.isOfTeams && !isSaid)
            complain(file, fmt::format("the file does not say by which rules (192); {} is taken", named->code()));
        return named;
    }
    if (report.systemCode) {
        complain(file, fmt::format("line {}, 192: '{}' is not a system this program pairs", report.systemLine,
                                   *report.systemCode));
        return nullptr;
    }
    auto const* const usual = pairing::systemByCode(pairing::usualSwiss(report.begins, report.isBaku));
    if (!report.typeText.empty())
        complain(file, fmt::format("092: '{}' names no system this program pairs; {} is taken", report.typeText,
                                   usual->code()));
    return usual;
}

std::string pairingText(Round const& round) {
    std::string text = fmt::format("{}\n", round.boards.size() + (round.bye ? 1 : 0));
    for (Board const& board : round.boards) text += fmt::format("{} {}\n", board.white + 1, board.black + 1);
    if (round.bye) text += fmt::format("{} 0\n", *round.bye + 1);
    return text;
}

/// What is missing in a file for its next round.
std::optional<std::string_view> missing(TrfHistory const& history, pairing::PairingSystem const& system) {
    bool const isTable = system.rules().roundCount == pairing::RoundCount::OfTheTable;
    auto const planned = history.roundsPlanned() || !isTable ? history.roundsPlanned()
                                                             : std::optional{system.rounds(history.competitors())};
    if (!planned) return "the number of rounds (142) is missing";
    if (history.roundsPlayed() >= *planned) return "all rounds have been played";
    if (system.rules().drawsInitialColour && !history.initialColour()) return "the initial colour (152) is missing";
    return std::nullopt;
}

/// `4-1, 2-3, bye 5`: what `round` has and the other has not.
std::string onlyIn(Round const& round, Round const& other) {
    std::string text;
    for (Board const& board : round.boards)
        if (std::find(other.boards.begin(), other.boards.end(), board) == other.boards.end())
            text += fmt::format("{}{}-{}", text.empty() ? "" : ", ", board.white + 1, board.black + 1);
    if (round.bye && round.bye != other.bye) text += fmt::format("{}bye {}", text.empty() ? "" : ", ", *round.bye + 1);
    return text.empty() ? "nothing" : text;
}

// --- explanations --------------------------------------------------------------------------------------------

/// `3-7`, and `5-bye` or `5-0`; false for anything else.
bool addWish(Wish& wish, std::vector<int>& byes, std::string const& word) {
    std::size_t const hyphen = word.find('-');
    auto const first = pairing::trf::wholeNumber(word.substr(0, hyphen));
    if (!first || hyphen == std::string::npos) return false;
    std::string const partner = word.substr(hyphen + 1);
    auto const second = partner == "bye" ? 0 : pairing::trf::wholeNumber(partner);
    if (!second) return false;
    if (*second == 0)
        byes.push_back(*first - 1);
    else
        wish.pairs.emplace_back(*first - 1, *second - 1);
    return true;
}

/// Or what is wrong with it.
Expected<Wish, std::string_view> wishFrom(std::string const& text) {
    auto const words = pairing::trf::words(text, " ,");
    if (words.empty()) return refused(std::string_view{"no pair is given; 3-7,5-bye names two"});
    Wish wish;
    std::vector<int> byes;
    for (std::string const& word : words)
        if (!addWish(wish, byes, word)) return refused(std::string_view{"not pairs such as 3-7,5-bye"});
    if (byes.size() > 1) return refused(std::string_view{"only one player may get the bye"});
    if (!byes.empty()) wish.bye = byes.front();
    return wish;
}

/// The colours the wish names, where it names some.
Round withColoursOf(Round round, Wish const& wish) {
    for (Board& board : round.boards)
        for (auto const& [white, black] : wish.pairs)
            if (board == Board{black, white}) board = {white, black};
    return round;
}

std::string unfulfilledText(Unfulfillable const& reason) {
    if (!reason.others) return "Not legal:\n" + obstaclesText(reason.obstacles);
    return fmt::format("Not legal:\n  {}: {}\n", criterionText(reason.completion), noPairingText(*reason.others));
}

bool isSamePairing(Round const& a, Round const& b) {
    return a.bye == b.bye && std::is_permutation(a.boards.begin(), a.boards.end(), b.boards.begin(), b.boards.end());
}

std::string whyNot(pairing::Explainer const& explainer, Tournament const& tournament, RoundStory const& story,
                   Wish const& wish) {
    auto const best = explainer.bestWith(tournament, wish);
    if (!best) return unfulfilledText(best.error());
    auto const comparison = explainer.compare(tournament, withColoursOf(*best, wish));
    if (!comparison) return noPairingText(comparison.error()) + "\n";
    std::string const heading = isSamePairing(*best, story.round)
                                    ? fmt::format("The round has it: {}", onlyIn(*best, Round{}))
                                    : fmt::format("The best round with it has {}; by the system {}",
                                                  onlyIn(*best, story.round), onlyIn(story.round, *best));
    return heading + "\n" + comparisonText(story, *comparison);
}

/// What is to be written; or why there is no round.
Expected<std::string, pairing::PairingProblem> answerTo(PairForm form, std::optional<Wish> const& wish,
                                                        Tournament const& tournament,
                                                        pairing::PairingSystem const& system) {
    auto const* const explainer = system.explainer();
    if (!explainer || (form == PairForm::Pairs && !wish))
        return system.pairNext(tournament).map([&](pairing::RoundPairing const& paired) {
            return pairingText(roundOf(tournament, paired));
        });
    return explainer->story(tournament).map([&](RoundStory const& story) {
        return wish ? whyNot(*explainer, tournament, story, *wish) : storyText(story, system.code());
    });
}

/// What differs in one round, the adjourned games before it counted in one way; nothing when all agree.
std::optional<std::string> difference(TrfHistory const& history, int round, pairing::PairingSystem const& system,
                                      AdjournedGames adjourned) {
    Round recorded = history.recorded(round);
    if (recorded.boards.empty()) return std::nullopt;
    Tournament const tournament = history.beforeRecorded(round, adjourned);
    auto const result = system.pairNext(tournament);
    if (!result) return fmt::format("round {}: {}", round, noPairingText(result.error()));
    Round paired = roundOf(tournament, *result);
    // Who rests by the table has no bye: files write it as any absence.
    if (system.rules().oddPlayer == pairing::OddPlayer::Rests) paired.bye = recorded.bye = std::nullopt;
    if (isSamePairing(paired, recorded)) return std::nullopt;
    return fmt::format("round {}: by the system {}; on file {}", round, onlyIn(paired, recorded),
                       onlyIn(recorded, paired));
}

/// The same, whenever the adjourned games were resumed.
std::optional<std::string> difference(TrfHistory const& history, int round, pairing::PairingSystem const& system) {
    auto const text = difference(history, round, system, AdjournedGames::Drawn);
    if (!text || !history.hasAdjournedGames()) return text;
    return difference(history, round, system, AdjournedGames::Over) ? text : std::nullopt;
}

/// Complains of every rank that differs; the words for the line of the file.
std::string rankText(std::filesystem::path const& file, pairing::trf::ImportedTournament const& tournament,
                     int& differing) {
    auto const check = checkRanks(tournament);
    if (!check) return fmt::format(", ranks not compared: {}", check.error());
    for (std::string const& text : check->differing) complain(file, text);
    differing += static_cast<int>(check->differing.size());
    return fmt::format(", {} of {} ranks agree{}", check->agree, check->agree + std::ssize(check->differing),
                       check->unchecked ? ", not checked: " + *check->unchecked : "");
}

Outcome checkFile(FoundFile const& found) {
    std::filesystem::path const& file = found.name;
    auto const bytes = bytesOf(found);
    auto const history = bytes ? historyIn(file, *bytes) : std::nullopt;
    if (!history) return Outcome::Unreadable;
    auto const* const system = systemFor(file, *history);
    if (!system) return Outcome::Unreadable;
    int differing = 0;
    for (int round = 1; round <= history->roundsPlayed(); ++round)
        if (auto const text = difference(*history, round, *system)) {
            complain(file, *text);
            ++differing;
        }
    int const agreeing = history->roundsPlayed() - differing;
    std::string const ranks = rankText(file, history->file(), differing);
    fmt::print("{} {}  {} of {} rounds agree{}\n", differing == 0 ? "ok" : "FAIL", file.string(), agreeing,
               history->roundsPlayed(), ranks);
    return differing == 0 ? Outcome::Good : Outcome::Damaged;
}

Outcome pairFile(FoundFile const& found, PairQuestion const& question) {
    if (!question.target.empty() && found.name != question.file) {
        complain(question.file, "is a folder or an archive, and -p writes the pairs of one file");
        return Outcome::Unreadable;
    }
    auto const bytes = bytesOf(found);
    auto const history = bytes ? historyIn(found.name, *bytes) : std::nullopt;
    if (!history) return Outcome::Unreadable;
    auto const* const system = systemFor(found.name, *history);
    if (!system) return Outcome::Unreadable;
    if (auto const what = missing(*history, *system)) {
        complain(found.name, *what);
        return Outcome::Unreadable;
    }
    if ((question.whyNot || question.form == PairForm::Story) && !system->explainer()) {
        complain(found.name, fmt::format("{} gives no reasons for its pairings", system->code()));
        if (question.whyNot) return Outcome::Unreadable;
    }
    std::optional<Wish> wish;
    if (question.whyNot) {
        auto const asked = wishFrom(*question.whyNot);
        if (!asked) {
            complain(fmt::format("--why-not '{}'", *question.whyNot), asked.error());
            return Outcome::Unreadable;
        }
        wish = *asked;
    }
    auto const text = answerTo(question.form, wish, history->beforeNext(), *system);
    if (!text) {
        complain(found.name, noPairingText(text.error()));
        return Outcome::Damaged;
    }
    return writeText(*text, question.target) ? Outcome::Good : Outcome::Unreadable;
}

} // namespace

Outcome pairNextRound(PairQuestion const& question) {
    return forEachFile(question.file, Wanted::Reports,
                       [&question](FoundFile const& each) { return pairFile(each, question); });
}

Outcome checkPairings(std::vector<std::filesystem::path> const& files) {
    Outcome worst = Outcome::Good;
    for (auto const& given : files) {
        auto const found = filesIn(given, Wanted::Reports);
        if (!found) worst = std::max(worst, found.error());
        if (found)
            for (FoundFile const& file : *found) worst = std::max(worst, checkFile(file));
    }
    return worst;
}

} // namespace flagfall::cli
