// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/announced_rounds.h"
#include "app/session/event/matches.h"
#include "app/session/event/open_games.h"
#include "app/view/printing/event_papers.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/player_card_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/web/web_words.h"

namespace flagfall::view {
namespace {

QString nameHead() { return EventPapers::tr("Name"); }

/// A paper of one table as a page of one table.
WebPage ofPaper(QString const& file, Paper const& paper, WebLinks const& links, QStringList const& spare = {}) {
    WebPage page{.file = file, .title = paper.title};
    if (!paper.note.isEmpty()) page.content += paragraphOf(paper.note, "note");
    if (PaperTable const* const table = tableOf(paper)) page.content += webTable(paper.title, *table, links, spare);
    page.content += wordsBelow(paper);
    return page;
}

WebLinks linksOfStandings(WebMatter const& matter) {
    WebLinks links;
    for (pairing::Standing const& standing : matter.standings)
        links.push_back({{nameHead(), {competitorPage(matter, standing.player)}}});
    return links;
}

/// As the rows of a round of teams are: each match, then its boards.
WebLinks linksOfMatches(WebMatter const& matter, session::Round const& round) {
    WebLinks links;
    QString const team = EventPapers::tr("Team", "head of a column");
    auto const pageOf = [](PlayerId player) { return player == session::nobody ? QString{} : playerPage(player); };
    for (session::Match const& match : round.matches) {
        links.push_back({{team, {teamPage(match.home), teamPage(match.away)}}});
        for (session::MatchSeat const& seat : match.seats) {
            links.push_back({{team, {pageOf(seat.home), pageOf(seat.away)}}});
            if (seat.board)
                links.back()[EventPapers::tr("Result")] = {gamePage(matter, round.number, *round.board(*seat.board))};
        }
    }
    for (session::Rest const& rest : round.rests) links.push_back({{team, {teamPage(rest.player)}}});
    return links;
}

WebLinks linksOfRound(WebMatter const& matter, session::Round const& round) {
    if (matter.state.isOfTeams()) return linksOfMatches(matter, round);
    WebLinks links;
    for (session::Board const& board : round.boards)
        links.push_back({{EventPapers::tr("White"), {playerPage(board.white)}},
                         {EventPapers::tr("Black"), {playerPage(board.black)}},
                         {EventPapers::tr("Result"), {gamePage(matter, round.number, board)}}});
    for (session::Rest const& rest : round.rests)
        links.push_back({{EventPapers::tr("White"), {playerPage(rest.player)}}});
    return links;
}

/// Links to the rounds, with the one that is shown among them.
Markup otherRounds(WebMatter const& matter, RoundNumber shown) {
    Markup items;
    for (session::Round const& round : matter.state.rounds) {
        QString const text = roundLabel(matter.state, round.number);
        items += Markup::element(
            "li",
            round.number == shown
                ? Markup::element("a", {{"href", roundPage(round.number)}, {"aria-current", QStringLiteral("page")}},
                                  Markup::text(text))
                : Markup::link(roundPage(round.number), Markup::text(text)));
    }
    Markup const label =
        Markup::element("span", {{"aria-hidden", QStringLiteral("true")}}, Markup::text(WebPages::tr("Rounds")));
    return Markup::element("nav", {{"class", QStringLiteral("rounds")}, {"aria-label", WebPages::tr("Rounds")}},
                           label + Markup::element("ul", items));
}

/// What a round was to a player, seen from that player.
struct RoundOfPlayer {
    QString board, colour, opponent, rating, result;
    std::map<QString, QStringList> links;
};

/// `1`, `½`, `0`, or `+` and `–` where nobody played, as on paper.
QString resultFor(session::Board const& board, Colour player) {
    if (!board.result) return session::countsAsAdjourned(board) ? adjournedText() : QStringLiteral("…");
    if (board.scoreRuling) return pointsText(board.scoreRuling->score[player]);
    Points const own = points(*board.result)[player];
    if (manner(*board.result) != Manner::Forfeit) return pointsText(own);
    return own == noPoint ? QStringLiteral("–") : QStringLiteral("+");
}

/// One, but for who gives an exhibition.
std::vector<RoundOfPlayer> roundsOf(WebMatter const& matter, session::Round const& round, PlayerId player) {
    std::vector<RoundOfPlayer> games;
    for (session::Board const& board : round.boards) {
        if (board.white != player && board.black != player) continue;
        bool const white = board.white == player;
        PlayerId const other = white ? board.black : board.white;
        games.push_back({plain(session::boardLabel(round, board.number)),
                         colourText(white ? Colour::White : Colour::Black),
                         matter.players.name(other),
                         matter.players.rating(other),
                         resultFor(board, white ? Colour::White : Colour::Black),
                         {{WebPages::tr("Opponent"), {playerPage(other)}},
                          {EventPapers::tr("Result"), {gamePage(matter, round.number, board)}}}});
    }
    if (!games.empty()) return games;
    for (session::Rest const& rest : round.rests)
        if (rest.player == player)
            return {RoundOfPlayer{{}, {}, byeText(session::nameOfRest(matter.state, round.number, rest)), {}, {}, {}}};
    return {RoundOfPlayer{}};
}

Markup factsOf(WebMatter const& matter, session::Player const& player) {
    std::vector<WebFact> facts;
    if (auto const standing = matter.standing.find(player.id); standing != matter.standing.end()) {
        facts.push_back({EventPapers::tr("Rank"), QString::number(standing->second->rank)});
        facts.push_back({EventPapers::tr("Points"), pointsText(standing->second->points)});
    }
    //: The pairing number of a player, and what a player of a team has in its place.
    QString const ofTeam = WebPages::tr("Team", "of a player");
    if (session::Team const* const team = matter.state.teamOf(player.id))
        facts.push_back({ofTeam, matter.players.name(team->id), teamPage(team->id)});
    else if (!matter.state.isOfTeams())
        facts.push_back({WebPages::tr("Number"), matter.players.number(player.id)});
    facts.push_back({WebPages::tr("Title"), matter.players.title(player.id)});
    facts.push_back({WebPages::tr("Federation"), matter.players.federation(player.id)});
    facts.push_back({WebPages::tr("Club"), plain(player.details.club)});
    facts.push_back({EventPapers::tr("Rating"), matter.players.rating(player.id)});
    facts.push_back({EventPapers::tr("FIDE ID"), plain(player.details.fideId)});
    //: What the event changes in the FIDE rating of a player.
    if (matter.ratings)
        facts.push_back(
            {WebPages::tr("Change of the rating (provisional)"), newRatingText(matter.ratings->of(player.id))});
    return factList(facts);
}

/// Columns of the standings that a telephone does without.
QStringList spareInStandings() {
    return {QString{}, EventPapers::tr("No.", "pairing number"), EventPapers::tr("Fed.", "federation, short")};
}

} // namespace

Markup factList(std::vector<WebFact> const& facts) {
    Markup list;
    for (WebFact const& fact : facts)
        if (!fact.value.isEmpty())
            list += Markup::element("dt", Markup::text(fact.label)) +
                    Markup::element("dd", Markup::link(fact.target, Markup::text(fact.value)));
    return Markup::element("dl", {{"class", QStringLiteral("facts")}}, list);
}

Markup whyOf(WebMatter const& matter, PlayerId competitor) {
    auto const why = matter.why.of(competitor);
    if (!why) return {};
    //: Above the working of each tie-break of one player or team.
    Markup all = Markup::element("h2", Markup::text(WebPages::tr("Why this rank")));
    all += paragraphOf(why->title);
    for (WhyPart const& part : why->parts) {
        if (part.isGames) continue; // they stand above
        all += Markup::element("h3", Markup::text(part.title));
        Markup lines;
        for (QString const& line : part.lines) lines += Markup::element("li", Markup::text(line));
        if (!lines.isEmpty()) all += Markup::element("ul", lines);
    }
    return all;
}

WebPage webRound(WebMatter const& matter, session::Round const& round) {
    Paper const paper = roundResults(matter.state, round.number);
    QString const title = roundName(matter.state, round.number);
    WebPage page{.file = roundPage(round.number), .title = title};
    if (matter.state.rounds.size() > 1) page.content += otherRounds(matter, round.number);
    for (QString const& note : {startOf(matter.state, round.number), paper.note})
        if (!note.isEmpty()) page.content += paragraphOf(note, "note");
    QStringList const spare{QString{}, EventPapers::tr("Rating"), EventPapers::tr("Pts", "points, short")};
    page.content += webTable(title, *tableOf(paper), linksOfRound(matter, round), spare);
    return page;
}

WebPage webStandings(WebMatter const& matter) {
    WebPage page = ofPaper(standingsPage, standingsPaper(matter.state, matter.lastRound()), linksOfStandings(matter),
                           spareInStandings());
    for (MatchesOfRound const& round : matchTables(matter.state)) {
        page.content += Markup::element("h2", Markup::text(round.title));
        page.content += webTable(round.title, round.table, {});
    }
    return page;
}

WebPage webCrosstable(WebMatter const& matter) {
    return ofPaper(crosstablePage, crosstable(matter.state, matter.lastRound()), linksOfStandings(matter));
}

WebPage webPlayers(WebMatter const& matter) {
    WebLinks links;
    for (session::Player const* player : matter.players.byName())
        links.push_back({{nameHead(), {playerPage(player->id)}}});
    return ofPaper(playersPage, playersByName(matter.state), links, {EventPapers::tr("Club")});
}

WebPage webPlayer(WebMatter const& matter, session::Player const& player) {
    WebPage page{.file = playerPage(player.id), .title = matter.players.name(player.id)};
    page.content += factsOf(matter, player);
    if (matter.state.rounds.empty()) return page;
    PaperTable table{{{WebPages::tr("Round"), PaperAlign::Right, true},
                      {EventPapers::tr("Board", "head of a column, short"), PaperAlign::Right},
                      {EventPapers::tr("Colour"), PaperAlign::Left},
                      {WebPages::tr("Opponent"), PaperAlign::Left},
                      {EventPapers::tr("Rating"), PaperAlign::Right},
                      {EventPapers::tr("Result"), PaperAlign::Centre, true}},
                     {}};
    WebLinks links;
    for (session::Round const& round : matter.state.rounds)
        for (RoundOfPlayer& was : roundsOf(matter, round, player.id)) {
            table.rows.push_back({{roundLabel(matter.state, round.number), was.board, was.colour, was.opponent,
                                   was.rating, was.result}});
            was.links[WebPages::tr("Round")] = {roundPage(round.number)};
            links.push_back(std::move(was.links));
        }
    //: Above the games of one player.
    page.content += webTable(WebPages::tr("Round by round"), table, links, {EventPapers::tr("Rating")});
    page.content += whyOf(matter, player.id);
    return page;
}

WebPage webIndex(WebMatter const& matter) {
    WebPage page{.file = indexPage, .title = matter.name};
    if (matter.state.rounds.empty()) {
        page.content += paragraphOf(EventPapers::tr("No round has been paired yet"), "note");
        if (matter.state.isOfTeams())
            page.content += Markup::element(
                "p", Markup::link(teamsPage, Markup::text(WebPages::tr("%n team(s)", "",
                                                                       static_cast<int>(matter.state.teams.size())))));
        page.content += Markup::element(
            "p", Markup::link(playersPage, Markup::text(WebPages::tr("%n player(s)", "",
                                                                     static_cast<int>(matter.state.players.size())))));
        return page;
    }
    Paper const standings = standingsPaper(matter.state, matter.lastRound());
    page.content += paragraphOf(standings.note, "note");
    page.content += otherRounds(matter, RoundNumber{0});
    session::Round const& round = matter.state.rounds.back();
    if (std::ranges::all_of(round.boards, [](session::Board const& board) { return board.result.has_value(); })) {
        page.content += webTable(standings.title, *tableOf(standings), linksOfStandings(matter), spareInStandings());
        return page;
    }
    Paper const names = pairingsByName(matter.state, matter.lastRound());
    page.content += Markup::element("h2", Markup::text(roundName(matter.state, matter.lastRound())));
    if (QString const start = startOf(matter.state, matter.lastRound()); !start.isEmpty())
        page.content += paragraphOf(start);
    if (matter.state.isOfTeams()) page.content += webMatches(matter, round);
    WebLinks links;
    std::map<PlayerId, bool> seated;
    for (session::Board const& board : round.boards) seated[board.white] = seated[board.black] = true;
    for (session::Rest const& rest : round.rests) seated[rest.player] = true;
    for (session::Player const* player : matter.players.byName())
        if (seated.contains(player->id)) links.push_back({{nameHead(), {playerPage(player->id)}}});
    page.content += webTable(names.title, *tableOf(names), links);
    return page;
}

} // namespace flagfall::view
