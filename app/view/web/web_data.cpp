// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/announced_rounds.h"
#include "app/session/event/matches.h"
#include "app/session/event/open_games.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/web/web_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <ranges>

namespace flagfall::view {
namespace {

double numberOf(Points points) { return static_cast<double>(points.hundredths()) / onePoint.hundredths(); }

void putText(QJsonObject& object, char const* key, QString const& text) {
    if (!text.isEmpty()) object.insert(QLatin1String(key), text);
}

QJsonObject dataOf(WebMatter const& matter, session::Player const& player) {
    QJsonObject object{{QStringLiteral("id"), player.id.value()},
                       {QStringLiteral("name"), matter.players.name(player.id)}};
    if (session::Team const* const team = matter.state.teamOf(player.id)) {
        putText(object, "team", plain(team->details.name));
        object.insert(QStringLiteral("teamId"), team->id.value());
    } else {
        object.insert(QStringLiteral("number"), matter.players.number(player.id).toInt());
    }
    putText(object, "title", matter.players.title(player.id));
    putText(object, "federation", matter.players.federation(player.id));
    putText(object, "club", plain(player.details.club));
    putText(object, "fideId", plain(player.details.fideId));
    if (player.details.rating > 0) object.insert(QStringLiteral("rating"), player.details.rating);
    auto const standing = matter.standing.find(player.id);
    if (standing == matter.standing.end()) return object;
    object.insert(QStringLiteral("rank"), standing->second->rank);
    object.insert(QStringLiteral("points"), numberOf(standing->second->points));
    return object;
}

QJsonObject dataOf(WebMatter const& matter, session::Team const& team) {
    QJsonArray players;
    for (PlayerId const player : team.details.roster) players.append(player.value());
    QJsonObject object{{QStringLiteral("id"), team.id.value()},
                       {QStringLiteral("number"), matter.players.number(team.id).toInt()},
                       {QStringLiteral("name"), matter.players.name(team.id)},
                       {QStringLiteral("players"), players},
                       {QStringLiteral("page"), teamPage(team.id)}};
    putText(object, "short", plain(team.details.shortName));
    putText(object, "federation", plain(team.details.federation));
    auto const card = matter.teams->of(team.id);
    if (matter.state.rounds.empty() || !card->rank) return object;
    object.insert(QStringLiteral("rank"), *card->rank);
    object.insert(QStringLiteral("matchPoints"), numberOf(card->matchPoints));
    object.insert(QStringLiteral("gamePoints"), numberOf(card->gamePoints));
    return object;
}

/// The boards are those of the round; where only one team has somebody, there is none.
QJsonObject dataOf(WebMatter const& matter, session::Round const& round, session::Match const& match) {
    QJsonArray boards;
    for (session::MatchSeat const& seat : match.seats)
        if (seat.board) boards.append(seat.board->value());
    session::MatchScore const score = session::scoreOf(matter.state, round, match);
    QJsonObject object{{QStringLiteral("match"), match.number},
                       {QStringLiteral("home"), match.home.value()},
                       {QStringLiteral("away"), match.away.value()},
                       {QStringLiteral("boards"), boards},
                       {QStringLiteral("points"), QJsonArray{numberOf(score.home), numberOf(score.away)}}};
    if (score.open > 0) object.insert(QStringLiteral("open"), score.open);
    return object;
}

QJsonObject dataOf(WebMatter const& matter, session::Round const& round) {
    QJsonArray boards, byes, matches;
    for (session::Match const& match : round.matches) matches.append(dataOf(matter, round, match));
    QLatin1String const resting(matter.state.isOfTeams() ? "team" : "player");
    for (session::Board const& board : round.boards) {
        QJsonObject object{{QStringLiteral("board"), board.number.value()},
                           {QStringLiteral("white"), board.white.value()},
                           {QStringLiteral("black"), board.black.value()}};
        if (board.result) object.insert(QStringLiteral("result"), plain(code(*board.result)));
        if (board.scoreRuling)
            object.insert(QStringLiteral("counts"), QJsonArray{numberOf(board.scoreRuling->score.white),
                                                               numberOf(board.scoreRuling->score.black)});
        if (session::countsAsAdjourned(board)) object.insert(QStringLiteral("adjourned"), true);
        putText(object, "page", gamePage(matter, round.number, board));
        boards.append(object);
    }
    for (session::Rest const& rest : round.rests) {
        session::Bye const bye = session::nameOfRest(matter.state, round.number, rest);
        char const* const word = bye == session::Bye::Allocated   ? "allocated"
                                 : bye == session::Bye::HalfPoint ? "half"
                                 : bye == session::Bye::FullPoint ? "full"
                                                                  : "zero";
        byes.append(QJsonObject{{resting, rest.player.value()}, {QStringLiteral("bye"), QLatin1String(word)}});
    }
    QJsonObject object{{QStringLiteral("round"), round.number.value()},
                       {QStringLiteral("boards"), boards},
                       {QStringLiteral("byes"), byes}};
    if (!matches.isEmpty()) object.insert(QStringLiteral("matches"), matches);
    return object;
}

QString absolute(WebMatter const& matter, QString const& page) {
    return matter.order.address.isEmpty() ? page : QUrl(matter.order.address).resolved(QUrl(page)).toString();
}

/// One item of the feed. It keeps its id, so that a reader shows it once.
Markup itemOf(WebMatter const& matter, QString const& id, QString const& title, QString const& page) {
    Markup item = Markup::element("title", Markup::text(title));
    item += Markup::element("link", Markup::text(absolute(matter, page)));
    item += Markup::element("guid", {{"isPermaLink", QStringLiteral("false")}},
                            Markup::text(matter.name + QLatin1Char('/') + id));
    return Markup::element("item", item);
}

} // namespace

QByteArray webData(WebMatter const& matter) {
    session::EventDetails const& details = matter.state.details;
    QJsonArray players, rounds;
    for (session::Player const* player : matter.players.inOrder()) players.append(dataOf(matter, *player));
    for (session::Round const& round : matter.state.rounds) rounds.append(dataOf(matter, round));
    QJsonObject event{{QStringLiteral("format"), QStringLiteral("flagfall-event-1")},
                      {QStringLiteral("language"), matter.order.language},
                      {QStringLiteral("event"), matter.name},
                      {QStringLiteral("players"), players},
                      {QStringLiteral("rounds"), rounds},
                      {QStringLiteral("roundsPlanned"), session::plannedRounds(matter.state)}};
    if (matter.state.isOfTeams()) {
        QJsonArray teams;
        for (session::Team const* team : matter.state.teamsInOrder()) teams.append(dataOf(matter, *team));
        event.insert(QStringLiteral("teams"), teams);
    }
    putText(event, "place", plain(details.place));
    if (details.begins) event.insert(QStringLiteral("begins"), plain(isoDate(*details.begins)));
    if (details.ends) event.insert(QStringLiteral("ends"), plain(isoDate(*details.ends)));
    return QJsonDocument(event).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray webFeed(WebMatter const& matter) {
    Markup channel = Markup::element("title", Markup::text(matter.name));
    channel += Markup::element("link", Markup::text(absolute(matter, indexPage)));
    channel += Markup::element("description", Markup::text(WebPages::tr("Pairings and results")));
    channel += Markup::element("language", Markup::text(matter.order.language));
    for (session::Round const& round : matter.state.rounds | std::views::reverse) {
        int const number = round.number.value();
        if (round.missingResults() == 0)
            //: A line of a news feed: the round is over.
            channel += itemOf(matter, QStringLiteral("results-%1").arg(number),
                              WebPages::tr("Round %1: results").arg(roundLabel(matter.state, round.number)),
                              roundPage(round.number));
        channel += itemOf(matter, QStringLiteral("pairings-%1").arg(number),
                          //: A line of a news feed: the round is paired.
                          WebPages::tr("Round %1: pairings").arg(roundLabel(matter.state, round.number)),
                          roundPage(round.number));
    }
    Markup const feed =
        Markup::element("rss", {{"version", QStringLiteral("2.0")}}, Markup::element("channel", channel));
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + feed.string().toUtf8() + '\n';
}

} // namespace flagfall::view
