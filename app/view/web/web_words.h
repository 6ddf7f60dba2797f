// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/rating_report.h"
#include "app/view/papers/paper.h"
#include "app/view/printing/paper_words.h"
#include "app/view/standings/why_rank.h"
#include "app/view/web/markup.h"
#include "app/view/web/web_site.h"

#include <QCoreApplication>

#include <map>
#include <optional>

/// What the web pages of an event have in common. Only the room itself includes this.
namespace flagfall::view {

/// The texts of the pages.
struct WebPages {
    Q_DECLARE_TR_FUNCTIONS(WebPages)
};

/// What every page is made from, worked out once.
struct WebMatter {
    WebMatter(session::EventState const& event, WebOrder const& ordered);

    session::EventState const& state;
    WebOrder const& order;
    PaperPlayers players;
    WhyRanks why;                                 ///< its table is `standings`
    std::optional<session::EventRatings> ratings; ///< once a round is paired
    std::optional<session::TeamCards> teams;      ///< of an event of teams
    std::vector<pairing::Standing> standings;
    std::map<PlayerId, pairing::Standing const*> standing;
    QString name;          ///< of the event
    Markup header, footer; ///< of every page

    [[nodiscard]] RoundNumber lastRound() const { return RoundNumber{static_cast<int>(state.rounds.size())}; }
};

struct WebPage {
    QString file;
    QString title;       ///< the heading, and with the event the title of the window
    Markup content{};    ///< of `main`, below the heading
    bool script = false; ///< games are played through
};

// --- where things are ---

inline QString const indexPage = QStringLiteral("index.html");
inline QString const standingsPage = QStringLiteral("standings.html");
inline QString const crosstablePage = QStringLiteral("crosstable.html");
inline QString const playersPage = QStringLiteral("players.html");
inline QString const teamsPage = QStringLiteral("teams.html");
inline QString const feedFile = QStringLiteral("feed.xml");
inline QString const dataFile = QStringLiteral("event.json");
[[nodiscard]] QString roundPage(RoundNumber round);
/// The player keeps it, whatever their pairing number becomes.
[[nodiscard]] QString playerPage(PlayerId player);
/// Likewise a team.
[[nodiscard]] QString teamPage(PlayerId team);
/// Of whoever is ranked: a player, or in an event of teams a team.
[[nodiscard]] QString competitorPage(WebMatter const& matter, PlayerId competitor);
/// The moves of a game that are shown: of one that is over all of them, of another those it had so many minutes before
/// as the order says. Null: none is to be shown, or none is on record.
[[nodiscard]] record::GameRecord const* shownMoves(WebMatter const& matter, RoundNumber round,
                                                   session::Board const& board);
/// Empty where no moves are shown.
[[nodiscard]] QString gamePage(WebMatter const& matter, RoundNumber round, session::Board const& board);

// --- how they look ---

/// The whole document.
[[nodiscard]] WebFile webPage(WebMatter const& matter, WebPage const& page);

/// Where the cells of a row lead: addresses for the heads of some columns, where several have one head in their order.
using WebLinks = std::vector<std::map<QString, QStringList>>;
/// A table as it is on paper, with links: it scrolls by itself where the screen is narrow, and leaves out columns with
/// these heads there.
[[nodiscard]] Markup webTable(QString const& caption, PaperTable const& table, WebLinks const& links,
                              QStringList const& spare = {});
/// The only table of a paper; and what is said below it.
[[nodiscard]] PaperTable const* tableOf(Paper const& paper);
[[nodiscard]] Markup wordsBelow(Paper const& paper);
[[nodiscard]] Markup paragraphOf(QString const& text, char const* look = nullptr);

/// A heading, and under it what separates a player or team from the neighbours, and each tie-break with its working.
[[nodiscard]] Markup whyOf(WebMatter const& matter, PlayerId competitor);
/// Labels and values, those that are not empty.
struct WebFact {
    QString label;
    QString value;
    QString target{}; ///< where the value leads
};
[[nodiscard]] Markup factList(std::vector<WebFact> const& facts);

/// Of an event of teams: who meets whom in the round, and how each match stands.
[[nodiscard]] Markup webMatches(WebMatter const& matter, session::Round const& round);

// --- the pages ---

[[nodiscard]] WebPage webIndex(WebMatter const& matter);
[[nodiscard]] WebPage webRound(WebMatter const& matter, session::Round const& round);
[[nodiscard]] WebPage webStandings(WebMatter const& matter);
[[nodiscard]] WebPage webCrosstable(WebMatter const& matter);
[[nodiscard]] WebPage webPlayers(WebMatter const& matter);
[[nodiscard]] WebPage webPlayer(WebMatter const& matter, session::Player const& player);
/// Of an event of teams: all of them with their players.
[[nodiscard]] WebPage webTeams(WebMatter const& matter);
[[nodiscard]] WebPage webTeam(WebMatter const& matter, session::Team const& team);
[[nodiscard]] WebPage webGame(WebMatter const& matter, RoundNumber round, session::Board const& board);
/// For programs.
[[nodiscard]] QByteArray webData(WebMatter const& matter);
/// RSS 2.0: what was paired and what is over, the newest first.
[[nodiscard]] QByteArray webFeed(WebMatter const& matter);

} // namespace flagfall::view
