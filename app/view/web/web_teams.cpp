// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/matches.h"
#include "app/view/printing/event_papers.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_card_text.h"
#include "app/view/texts/team_match_text.h"
#include "app/view/web/web_words.h"

namespace flagfall::view {
namespace {

Markup teamFacts(WebMatter const& matter, session::TeamCard const& card) {
    std::vector<WebFact> facts;
    if (!matter.state.rounds.empty()) {
        if (card.rank) facts.push_back({EventPapers::tr("Rank"), QString::number(*card.rank)});
        WebFact const matches{EventPapers::tr("Match points"), pointsText(card.matchPoints)};
        WebFact const games{EventPapers::tr("Game points"), pointsText(card.gamePoints)};
        bool const byMatches = ranksByMatches(matter.state);
        facts.push_back(byMatches ? matches : games);
        facts.push_back(byMatches ? games : matches);
    }
    facts.push_back({WebPages::tr("Number"), matter.players.number(card.team)});
    facts.push_back({WebPages::tr("Federation"), matter.players.federation(card.team)});
    facts.push_back({EventPapers::tr("Rating"), matter.players.rating(card.team)});
    return factList(facts);
}

/// A line for each round.
Markup roundsOfTeam(WebMatter const& matter, session::TeamCard const& card) {
    PaperTable table{{{WebPages::tr("Round"), PaperAlign::Right, true},
                      {EventPapers::tr("Board 1", "head of a column"), PaperAlign::Left},
                      {WebPages::tr("Opponent"), PaperAlign::Left},
                      {EventPapers::tr("Rank"), PaperAlign::Right},
                      {EventPapers::tr("Result"), PaperAlign::Centre, true},
                      {EventPapers::tr("Match points"), PaperAlign::Right},
                      {EventPapers::tr("Game points"), PaperAlign::Right}},
                     {}};
    WebLinks links;
    for (session::TeamRound const& round : card.rounds) {
        TeamRoundText const text = teamRoundText(matter.state, round);
        table.rows.push_back(
            {{text.round, text.colour, text.opponent, text.rank, text.result, text.matchPoints, text.gamePoints}});
        links.push_back({{WebPages::tr("Round"), {roundPage(round.round)}}});
        if (round.opponent) links.back()[WebPages::tr("Opponent")] = {teamPage(*round.opponent)};
    }
    // A telephone has the result, which says the points.
    return webTable(WebPages::tr("Round by round"), table, links,
                    {EventPapers::tr("Rank"), EventPapers::tr("Match points"), EventPapers::tr("Game points")});
}

/// Board by board.
Markup matchOfTeam(WebMatter const& matter, session::TeamRound const& round) {
    QString const name = EventPapers::tr("Name");
    QString const opponent = WebPages::tr("Opponent");
    QString const result = EventPapers::tr("Result");
    PaperTable table{{{EventPapers::tr("Board", "head of a column, short"), PaperAlign::Right},
                      {name, PaperAlign::Left, true},
                      {EventPapers::tr("Rating"), PaperAlign::Right},
                      {EventPapers::tr("Colour"), PaperAlign::Left},
                      {result, PaperAlign::Centre, true},
                      {opponent, PaperAlign::Left},
                      {EventPapers::tr("Rating"), PaperAlign::Right}},
                     {}};
    WebLinks links;
    auto const named = [&](PlayerId player) {
        return player == session::nobody ? QStringLiteral("–") : matter.players.name(player);
    };
    auto const pageOf = [](PlayerId player) { return player == session::nobody ? QString{} : playerPage(player); };
    int number = 0;
    for (session::TeamBoard const& board : round.boards) {
        table.rows.push_back({{QString::number(++number), named(board.player), matter.players.rating(board.player),
                               colourText(board.colour), teamBoardText(board), named(board.opponent),
                               matter.players.rating(board.opponent)}});
        links.push_back({{name, {pageOf(board.player)}}, {opponent, {pageOf(board.opponent)}}});
        if (board.game)
            links.back()[result] = {
                gamePage(matter, round.round, *matter.state.round(round.round)->board(*board.game))};
    }
    TeamRoundText const text = teamRoundText(matter.state, round);
    //: Above the boards of a match: %1 a round, %2 the opponent, %3 the result "2½ : 1½".
    QString const title = WebPages::tr("Round %1: %2, %3").arg(text.round, text.opponent, text.result);
    return webTable(title, table, links, {EventPapers::tr("Rating"), EventPapers::tr("Colour")});
}

} // namespace

Markup webMatches(WebMatter const& matter, session::Round const& round) {
    QString const team = EventPapers::tr("Team", "head of a column");
    PaperTable table{{{EventPapers::tr("Match"), PaperAlign::Right},
                      {team, PaperAlign::Left, true},
                      {EventPapers::tr("Result"), PaperAlign::Centre, true},
                      {team, PaperAlign::Left, true}},
                     {}};
    WebLinks links;
    for (session::Match const& match : round.matches) {
        table.rows.push_back({{QString::number(match.number), matter.players.name(match.home),
                               matchScoreText(matter.state, round, match), matter.players.name(match.away)}});
        links.push_back({{team, {teamPage(match.home), teamPage(match.away)}},
                         {EventPapers::tr("Result"), {roundPage(round.number)}}});
    }
    for (session::Rest const& rest : round.rests) {
        table.rows.push_back({{QStringLiteral("–"), matter.players.name(rest.player), {}, byeText(rest.bye)}});
        links.push_back({{team, {teamPage(rest.player)}}});
    }
    return webTable(WebPages::tr("Matches"), table, links);
}

WebPage webTeams(WebMatter const& matter) {
    Paper const paper = startList(matter.state);
    WebPage page{.file = teamsPage, .title = WebPages::tr("Teams")};
    page.content += paragraphOf(paper.note, "note");
    WebLinks links;
    QString const name = EventPapers::tr("Name");
    for (session::Team const* const team : matter.state.teamsInOrder()) {
        links.push_back({{name, {teamPage(team->id)}}});
        for (PlayerId const player : team->details.roster) links.push_back({{name, {playerPage(player)}}});
    }
    if (PaperTable const* const table = tableOf(paper)) page.content += webTable(page.title, *table, links);
    return page;
}

WebPage webTeam(WebMatter const& matter, session::Team const& team) {
    WebPage page{.file = teamPage(team.id), .title = plain(team.details.name)};
    session::TeamCard const card = *matter.teams->of(team.id);
    page.content += teamFacts(matter, card);
    WebLinks links;
    for (session::TeamMember const& member : card.members)
        links.push_back({{EventPapers::tr("Name"), {playerPage(member.player)}}});
    // A telephone has the games of each round below.
    QStringList spare{QString{}, EventPapers::tr("Rating"), EventPapers::tr("Games")};
    for (session::TeamRound const& round : card.rounds)
        spare += EventPapers::tr("R%1", "round").arg(roundLabel(matter.state, round.round));
    page.content += webTable(WebPages::tr("Players"), tableOfMembers(matter.state, card), links, spare);
    if (matter.state.rounds.empty()) return page;
    page.content += paragraphOf(membersNote(), "note");
    page.content += roundsOfTeam(matter, card);
    //: Above the boards of each match of one team.
    page.content += Markup::element("h2", Markup::text(WebPages::tr("Match by match")));
    for (session::TeamRound const& round : card.rounds)
        if (round.opponent) page.content += matchOfTeam(matter, round);
    page.content += whyOf(matter, team.id);
    return page;
}

} // namespace flagfall::view
