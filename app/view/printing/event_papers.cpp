// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/printing/event_papers.h"

#include "app/session/reports/prize_award.h"
#include "app/session/reports/rulings.h"
#include "app/view/adjournments/adjournment_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/rulings/rulings_papers.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

using When = EventPaper::When;

template <Paper (*make)(session::EventState const&, RoundNumber)>
Paper inRound(PaperMatter const& matter) {
    return make(matter.state, matter.round);
}
template <Paper (*make)(session::EventState const&)>
Paper ofEvent(PaperMatter const& matter) {
    return make(matter.state);
}

constexpr auto pairingsWord = "pairings";
constexpr auto namesWord = "names";
constexpr auto resultsWord = "results";
constexpr auto standingsWord = "standings";
constexpr auto startWord = "start";
constexpr auto playersWord = "players";
constexpr auto certificateWord = "certificate";
constexpr auto titleFormWord = "title";
constexpr auto cardWord = "card";
constexpr auto teamCardWord = "team";
constexpr auto whyWord = "why";

bool hasOpenRound(session::EventState const& state) {
    session::Round const* const round = state.currentRound();
    return round && round->missingResults() > 0;
}

} // namespace

bool isOfPlayer(EventPaper const& paper) {
    return std::ranges::count(std::array{certificateWord, titleFormWord, cardWord, teamCardWord, whyWord},
                              std::string_view{paper.word}) > 0;
}

std::span<EventPaper const> eventPapers() {
    static constexpr std::array papers{
        EventPaper{pairingsWord, [] { return EventPapers::tr("Pairings by board"); }, When::Paired, true,
                   inRound<pairingsByBoard>},
        EventPaper{namesWord, [] { return EventPapers::tr("Pairings by name"); }, When::Paired, true,
                   inRound<pairingsByName>},
        EventPaper{"allnames", [] { return EventPapers::tr("Pairings by name, all tournaments"); }, When::Several,
                   false, pairingsByNameOfAll},
        EventPaper{resultsWord, [] { return EventPapers::tr("Results of the round"); }, When::Paired, true,
                   inRound<roundResults>},
        EventPaper{standingsWord, [] { return EventPapers::tr("Standings"); }, When::Paired, true,
                   inRound<standingsPaper>},
        EventPaper{"categories", [] { return EventPapers::tr("Standings by category"); }, When::Categories, true,
                   inRound<standingsByCategory>},
        EventPaper{"crosstable", [] { return EventPapers::tr("Crosstable"); }, When::Paired, true, inRound<crosstable>},
        EventPaper{"progress", [] { return EventPapers::tr("Progress by round"); }, When::Paired, true,
                   inRound<progressPaper>},
        EventPaper{startWord, [] { return EventPapers::tr("Starting list"); }, When::Always, false, ofEvent<startList>},
        EventPaper{playersWord, [] { return EventPapers::tr("Players by name"); }, When::Always, false,
                   ofEvent<playersByName>},
        EventPaper{"absent", [] { return EventPapers::tr("Byes and absent players"); }, When::Paired, true,
                   inRound<absentees>},
        EventPaper{"slips", [] { return EventPapers::tr("Result slips"); }, When::Paired, true, inRound<resultSlips>},
        EventPaper{"matches", [] { return EventPapers::tr("Match sheets"); }, When::OfTeams, true,
                   inRound<matchSheets>},
        EventPaper{"boardprizes", [] { return EventPapers::tr("Best by board"); }, When::OfTeams, true,
                   inRound<boardPrizes>},
        EventPaper{"scoresheets", [] { return EventPapers::tr("Scoresheets"); }, When::Paired, true,
                   inRound<headedScoresheets>},
        EventPaper{"boards", [] { return EventPapers::tr("Board cards"); }, When::Paired, true, inRound<boardCards>},
        EventPaper{"plates", [] { return EventPapers::tr("Name plates"); }, When::Always, false, ofEvent<namePlates>},
        EventPaper{"clocks", [] { return EventPapers::tr("Setting the clocks"); }, When::Always, false,
                   ofEvent<clockSheet>},
        EventPaper{"prizes", [] { return EventPapers::tr("Prize list"); }, When::Paired, true, inRound<prizeList>},
        EventPaper{"receipts", [] { return EventPapers::tr("Receipts for prizes"); }, When::Paired, true,
                   inRound<prizeReceipts>},
        EventPaper{certificateWord, [] { return EventPapers::tr("Certificate"); }, When::Paired, true,
                   [](PaperMatter const& matter) { return certificate(matter.state, matter.round, matter.player); }},
        EventPaper{"certificates", [] { return EventPapers::tr("Certificates for the prizes"); }, When::Paired, true,
                   inRound<certificatesOfAll>},
        EventPaper{titleFormWord, [] { return EventPapers::tr("Result for a title"); }, When::OfPlayers, true,
                   [](PaperMatter const& matter) { return titleForm(matter.state, matter.round, matter.player); }},
        EventPaper{"norms", [] { return EventPapers::tr("Title norms"); }, When::OfPlayers, true, inRound<normsPaper>},
        EventPaper{"ratings", [] { return EventPapers::tr("Rating changes"); }, When::Paired, true,
                   inRound<ratingsPaper>},
        EventPaper{
            cardWord, [] { return EventPapers::tr("Player's card"); }, When::OfPlayers, true,
            [](PaperMatter const& matter) { return playerCardPaper(matter.state, matter.round, matter.player); }},
        EventPaper{teamCardWord, [] { return EventPapers::tr("Team's card"); }, When::OfTeams, true,
                   [](PaperMatter const& matter) { return teamCardPaper(matter.state, matter.round, matter.player); }},
        EventPaper{whyWord, [] { return EventPapers::tr("Why this rank"); }, When::Paired, true,
                   [](PaperMatter const& matter) { return whyPaper(matter.state, matter.round, matter.player); }},
        EventPaper{"report", [] { return EventPapers::tr("Report of the arbiter"); }, When::Always, false,
                   [](PaperMatter const& matter) { return arbitersReport(matter.state, matter.history); }},
        EventPaper{"rulings", [] { return EventPapers::tr("Record of rulings"); }, When::History, false,
                   [](PaperMatter const& matter) {
                       return rulingsPaper(*matter.history, rulingsOnRecord(*matter.history), {});
                   }},
        EventPaper{"follow", [] { return EventPapers::tr("Where to follow the event"); }, When::Address, false,
                   [](PaperMatter const& matter) { return whereToFollow(matter.state, matter.address); }},
        EventPaper{"resumptions", [] { return EventPapers::tr("Resumptions"); }, When::History, false,
                   [](PaperMatter const& matter) { return resumptionsPaper(*matter.history); }},
    };
    return papers;
}

EventPaper const* eventPaper(QString const& word) {
    auto const all = eventPapers();
    auto const found =
        std::ranges::find_if(all, [&](EventPaper const& one) { return word == QLatin1String(one.word); });
    return found == all.end() ? nullptr : &*found;
}

bool canBeMade(EventPaper const& paper, PaperMatter const& matter) {
    switch (paper.when) {
    case When::Always: return true;
    case When::Paired: return matter.state.round(matter.round) != nullptr;
    case When::OfPlayers: return matter.state.round(matter.round) && !matter.state.isOfTeams();
    case When::OfTeams: return matter.state.round(matter.round) && matter.state.isOfTeams();
    case When::Categories:
        return matter.state.round(matter.round) && !matter.state.isOfTeams() &&
               !session::categoriesInUse(matter.state).empty();
    case When::History: return matter.history != nullptr;
    case When::Address: return !matter.address.isEmpty();
    case When::Several: {
        auto const isPlayed = [](PaperMatter::Beside const& one) { return hasOpenRound(*one.state); };
        return !matter.beside.empty() && (hasOpenRound(matter.state) || std::ranges::any_of(matter.beside, isPlayed));
    }
    }
    return false;
}

QStringList papersOnTheWall(session::EventState const& state) {
    auto const these = [](auto... words) { return QStringList{QString::fromLatin1(words)...}; };
    if (state.rounds.empty()) return these(startWord, playersWord);
    bool const over = state.rounds.back().missingResults() == 0;
    return over ? these(resultsWord, standingsWord) : these(pairingsWord, namesWord);
}

} // namespace flagfall::view
