// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"
#include "app/session/reports/team_card.h"
#include "app/view/papers/paper.h"

#include <span>
#include <vector>

/// The papers of an event: what hangs on the wall, lies on the tables and is handed out. Each is a function from the
/// event to a Paper. Their texts are in the language that tr() speaks when they are made.
namespace flagfall::view {

// --- of a round; it must exist ---

[[nodiscard]] Paper pairingsByBoard(session::EventState const& state, RoundNumber round);
/// By the alphabet of the event: where somebody plays.
[[nodiscard]] Paper pairingsByName(session::EventState const& state, RoundNumber round);
[[nodiscard]] Paper roundResults(session::EventState const& state, RoundNumber round);
/// Of teams: a sheet for each match, with its line-ups, to be filled in and signed by both captains.
[[nodiscard]] Paper matchSheets(session::EventState const& state, RoundNumber round);
/// Of teams: those who have scored most on each board.
[[nodiscard]] Paper boardPrizes(session::EventState const& state, RoundNumber after);
/// Players without a game, and games that were not played.
[[nodiscard]] Paper absentees(session::EventState const& state, RoundNumber round);
[[nodiscard]] Paper resultSlips(session::EventState const& state, RoundNumber round);
[[nodiscard]] Paper headedScoresheets(session::EventState const& state, RoundNumber round);
[[nodiscard]] Paper boardCards(session::EventState const& state, RoundNumber round);

// --- of the players ---

[[nodiscard]] Paper startList(session::EventState const& state);
[[nodiscard]] Paper playersByName(session::EventState const& state);
[[nodiscard]] Paper namePlates(session::EventState const& state);

// --- of the event, after a round (0: before the first) ---

[[nodiscard]] Paper standingsPaper(session::EventState const& state, RoundNumber after);
/// The players of each category that somebody is in, with their ranks in it.
[[nodiscard]] Paper standingsByCategory(session::EventState const& state, RoundNumber after);
/// The matches of a knockout, round by round, with a heading for each: they stand below its standings. Of other events
/// none.
struct MatchesOfRound {
    QString title;
    PaperTable table;
};
[[nodiscard]] std::vector<MatchesOfRound> matchTables(session::EventState const& state);
[[nodiscard]] Paper crosstable(session::EventState const& state, RoundNumber after);
[[nodiscard]] Paper progressPaper(session::EventState const& state, RoundNumber after);

/// For one player: rank and points; none: the first in the standings.
[[nodiscard]] Paper certificate(session::EventState const& state, RoundNumber after,
                                std::optional<PlayerId> player = {});
/// A page for each who has a prize; where no prizes are on record, for the first three of all players and of each
/// category.
[[nodiscard]] Paper certificatesOfAll(session::EventState const& state, RoundNumber after);
/// The games of one player with what the forms for title results ask of the opponents; none: the first in the
/// standings.
[[nodiscard]] Paper titleForm(session::EventState const& state, RoundNumber after, std::optional<PlayerId> player = {});
/// Who gets which prize, of places and of categories, and why.
[[nodiscard]] Paper prizeList(session::EventState const& state, RoundNumber after);
/// What each player with a prize signs for.
[[nodiscard]] Paper prizeReceipts(session::EventState const& state, RoundNumber after);

/// What the event changes in the ratings of everybody, provisionally.
[[nodiscard]] Paper ratingsPaper(session::EventState const& state, RoundNumber after);
/// Who has made a title norm or can still make one, and the figures that form IT3 asks for.
[[nodiscard]] Paper normsPaper(session::EventState const& state, RoundNumber after);
/// The rounds of one player, with floats, expectation and change of the rating; none: the first in the standings.
[[nodiscard]] Paper playerCardPaper(session::EventState const& state, RoundNumber after,
                                    std::optional<PlayerId> player = {});
/// Of teams: the matches of one, round by round, and what its players have scored; none: the first in the standings.
[[nodiscard]] Paper teamCardPaper(session::EventState const& state, RoundNumber after,
                                  std::optional<PlayerId> team = {});
/// The players of a team with what each round was to them.
[[nodiscard]] PaperTable tableOfMembers(session::EventState const& state, session::TeamCard const& card);
/// Why one player or team stands there: the neighbours, the games or matches, and each tie-break with its working;
/// none: the first in the standings.
[[nodiscard]] Paper whyPaper(session::EventState const& state, RoundNumber after, std::optional<PlayerId> player = {});

[[nodiscard]] Paper clockSheet(session::EventState const& state);
/// Without a history it tells no rulings.
[[nodiscard]] Paper arbitersReport(session::EventState const& state, session::History const* history = nullptr);
/// A sheet for the wall: where the event can be followed, as an address and as a code for telephones.
[[nodiscard]] Paper whereToFollow(session::EventState const& state, QString const& address);

// --- all of them ---

/// What a paper is made from.
struct PaperMatter {
    /// Another tournament of the event, which is open beside this one.
    struct Beside {
        QString name;
        session::EventState const* state = nullptr;
    };
    session::EventState const& state;
    RoundNumber round;                         ///< 0: none is paired
    session::History const* history = nullptr; ///< null: only what is now
    QString address{};                         ///< of the web pages; empty: they are nowhere
    std::optional<PlayerId> player{}; ///< whom a paper is about, or which team; none: the first in the standings
    QString name{};                   ///< what this one is called beside the others
    std::vector<Beside> beside{};
};

/// Where everybody plays in the rounds that are played now, of all tournaments.
[[nodiscard]] Paper pairingsByNameOfAll(PaperMatter const& matter);

struct EventPaper {
    enum class When { Always, Paired, OfPlayers, OfTeams, Categories, History, Address, Several };
    char const* word; ///< on the command line, and in settings: `pairings`
    QString (*title)();
    When when;    ///< what it needs
    bool ofRound; ///< differs from round to round
    Paper (*make)(PaperMatter const& matter);
};

/// In the order in which they are shown.
[[nodiscard]] std::span<EventPaper const> eventPapers();
[[nodiscard]] EventPaper const* eventPaper(QString const& word);
/// It is about PaperMatter::player.
[[nodiscard]] bool isOfPlayer(EventPaper const& paper);
[[nodiscard]] bool canBeMade(EventPaper const& paper, PaperMatter const& matter);

/// What belongs on the wall now: the start lists; the pairings of a round that is not over, by board and by name; its
/// results and the standings when it is.
[[nodiscard]] QStringList papersOnTheWall(session::EventState const& state);

} // namespace flagfall::view
