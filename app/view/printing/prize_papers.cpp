// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/event_details.h"
#include "app/session/reports/earlier.h"
#include "app/session/reports/norm_report.h"
#include "app/view/event/event_text.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/rating_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/standings_text.h"

#include <algorithm>
#include <map>
#include <set>

/// What is given to players at the end beside prizes: a certificate, and the games that a title may rest on.
namespace flagfall::view {

Paper certificate(session::EventState const& now, RoundNumber after, std::optional<PlayerId> chosen) {
    using Words = PaperCards::Words;
    session::EventState const state = session::upTo(now, after);
    PaperPlayers const players(state);
    auto const standings = standingsOf(state);
    Paper paper{.title = EventPapers::tr("Certificate"),
                .file = EventPapers::tr("certificate", "file"),
                .head = paperHeadOf(state.details)};
    auto const found =
        std::ranges::find_if(standings, [&](pairing::Standing const& one) { return !chosen || one.player == *chosen; });
    if (found == standings.end()) return paper;
    QString const name = (players.title(found->player) + QLatin1Char(' ') + players.name(found->player)).trimmed();
    //: On a certificate, below the name: %1 a rank, %2 points, %3 the rounds that were played.
    QString const rank = EventPapers::tr("Rank %1").arg(found->rank);
    QString const points = EventPapers::tr("%1 points in %n round(s)", "", static_cast<int>(state.rounds.size()))
                               .arg(pointsText(found->points));
    QStringList where{paper.head.place, paper.head.dates};
    where.removeAll(QString{});
    PaperCards cards{.size = {180, 236}, .cards = {}};
    PaperCards::Card card{{Words{{5, 20, 170, 22}, plain(state.details.name), 26, true, Qt::AlignCenter},
                           Words{{5, 44, 170, 10}, where.join(QStringLiteral(" · ")), 13, false, Qt::AlignCenter},
                           Words{{5, 76, 170, 22}, EventPapers::tr("Certificate"), 40, false, Qt::AlignCenter},
                           Words{{5, 110, 170, 24}, name, 40, true, Qt::AlignCenter},
                           PaperCards::Line{{30, 138, 150, 138}, 0.5, false},
                           Words{{5, 144, 170, 18}, rank, 30, true, Qt::AlignCenter},
                           Words{{5, 164, 170, 12}, points, 18, false, Qt::AlignCenter},
                           PaperCards::Line{{100, 214, 170, 214}, 0.5, false},
                           Words{{100, 216, 70, 6}, plain(state.details.chiefArbiter), 11, false, Qt::AlignCenter},
                           Words{{100, 222, 70, 5}, EventPapers::tr("Chief arbiter"), 9, false, Qt::AlignCenter}}};
    cards.cards.push_back(std::move(card));
    paper.body.emplace_back(std::move(cards));
    return paper;
}

namespace {

using Align = PaperAlign;

/// What the games of a player come to, as the forms for titles ask: the games over the board alone.
struct TitleGames {
    PaperTable table;
    int games = 0, foreign = 0, rated = 0, ratings = 0;
    Points points{};
    std::map<session::Title, int> titles{};
    std::set<std::string> federations{};
};

QString playedAs(session::Board const& board, Colour colour) {
    if (!board.result) return QStringLiteral("…");
    return manner(*board.result) == Manner::Forfeit ? EventPapers::tr("forfeit", "a game")
                                                    : pointsText(points(*board.result)[colour]);
}

/// Only a game over the board counts, and only against whom it says something.
void count(TitleGames& sum, session::Board const& board, Colour colour, session::PlayerDetails const& own,
           session::PlayerDetails const& opponent) {
    if (!board.result || manner(*board.result) != Manner::OverTheBoard) return;
    ++sum.games;
    sum.points += points(*board.result)[colour];
    if (!opponent.federation.empty()) sum.federations.insert(opponent.federation);
    sum.foreign += !opponent.federation.empty() && opponent.federation != own.federation;
    if (opponent.title != session::Title::None) ++sum.titles[opponent.title];
    sum.rated += opponent.rating > 0;
    sum.ratings += opponent.rating;
}

TitleGames gamesOf(session::EventState const& state, session::Player const& player) {
    PaperPlayers const players(state);
    TitleGames sum{{{{EventPapers::tr("Round"), Align::Right},
                     {{}, Align::Left},
                     {EventPapers::tr("Opponent"), Align::Left, true},
                     {EventPapers::tr("FIDE ID"), Align::Right},
                     {EventPapers::tr("Fed.", "federation, short"), Align::Left},
                     {EventPapers::tr("Rating"), Align::Right},
                     {EventPapers::tr("Colour"), Align::Left},
                     {EventPapers::tr("Result"), Align::Decimal}},
                    {}}};
    for (session::Round const& round : state.rounds) {
        QString const number = QString::number(round.number.value());
        for (session::Board const& board : round.boards) {
            if (board.white != player.id && board.black != player.id) continue;
            Colour const colour = board.white == player.id ? Colour::White : Colour::Black;
            PlayerId const other = colour == Colour::White ? board.black : board.white;
            session::PlayerDetails const& opponent = state.player(other)->details;
            sum.table.rows.push_back(
                {{number, players.title(other), players.name(other), plain(opponent.fideId), players.federation(other),
                  players.rating(other), colourText(colour), playedAs(board, colour)}});
            count(sum, board, colour, player.details, opponent);
        }
        for (session::Rest const& rest : round.rests)
            if (rest.player == player.id)
                sum.table.rows.push_back({{number, {}, byeText(rest.bye), {}, {}, {}, {}, {}}});
    }
    return sum;
}

QString titlesText(std::map<session::Title, int> const& titles) {
    QStringList texts;
    for (auto const& [title, number] : titles)
        texts += QStringLiteral("%1 %2").arg(number).arg(plain(session::titleText(title)));
    return texts.join(QStringLiteral(", "));
}

PaperLines aboutEventFor(session::EventState const& state) {
    session::EventDetails const& details = state.details;
    return {{{EventPapers::tr("Federation"), plain(details.federation)},
             {EventPapers::tr("Rounds"),
              EventPapers::tr("%1 of %2 paired").arg(state.rounds.size()).arg(plannedRounds(state))},
             {EventPapers::tr("Time control"),
              details.control && details.edition ? controlInWords(*details.control, *details.edition) : QString{}},
             {EventPapers::tr("Players"), QString::number(state.players.size())},
             {EventPapers::tr("Chief arbiter"), plain(details.chiefArbiter)}}};
}

PaperLines aboutPlayerFor(session::PlayerDetails const& details) {
    return {{{EventPapers::tr("Player"), plain(details.name)},
             {EventPapers::tr("Title"), plain(session::titleText(details.title))},
             {EventPapers::tr("Federation"), plain(details.federation)},
             {EventPapers::tr("FIDE ID"), plain(details.fideId)},
             {EventPapers::tr("Rating"), details.rating > 0 ? QString::number(details.rating) : QString{}}}};
}

PaperLines sumsOf(TitleGames const& sum) {
    int titled = 0;
    for (auto const& [title, number] : sum.titles) titled += number;
    return {{{EventPapers::tr("Games over the board"), QString::number(sum.games)},
             {EventPapers::tr("Points in them"), pointsText(sum.points)},
             {EventPapers::tr("Opponents of other federations"), QString::number(sum.foreign)},
             {EventPapers::tr("Federations of the opponents"), QString::number(sum.federations.size())},
             {EventPapers::tr("Opponents with a title"),
              titled == 0 ? QString::number(0) : QStringLiteral("%1 (%2)").arg(titled).arg(titlesText(sum.titles))},
             {EventPapers::tr("Opponents without a rating"), QString::number(sum.games - sum.rated)},
             {EventPapers::tr("Average rating of the rated opponents"),
              sum.rated > 0 ? QString::number((2 * sum.ratings + sum.rated) / (2 * sum.rated)) : QString{}}}};
}

/// What B.01 asks for and what there is, for each title that would be a higher one.
void addNorms(Paper& paper, session::EventState const& state, PlayerId player) {
    if (auto const why = session::noNormsIn(state)) {
        paper.body.emplace_back(PaperParagraph{noNormsText(*why)});
        return;
    }
    for (session::PlayerNorm const& norm : session::normsOf(state, player)) {
        PaperTable table{{{EventPapers::tr("Requirement"), Align::Left, true},
                          {EventPapers::tr("There is"), Align::Right, true},
                          {EventPapers::tr("Needed"), Align::Left},
                          {EventPapers::tr("Met"), Align::Left},
                          {EventPapers::tr("B.01"), Align::Left}},
                         {}};
        for (pairing::NormRequirement const& requirement : norm.check.requirements) {
            RequirementText const text = requirementText(requirement);
            QString const met = text.isMet ? EventPapers::tr("yes") : EventPapers::tr("no");
            table.rows.push_back({{text.what, text.have, text.needed, met, text.article}});
        }
        //: Above the check of a title norm: %1 the norm, %2 what came of it or is still needed.
        paper.body.emplace_back(PaperHeading{EventPapers::tr("%1: %2").arg(normText(norm.norm), outlookText(norm))});
        paper.body.emplace_back(std::move(table));
    }
    paper.body.emplace_back(PaperParagraph{provisionalNormsText()});
}

} // namespace

Paper titleForm(session::EventState const& now, RoundNumber after, std::optional<PlayerId> chosen) {
    session::EventState const state = session::upTo(now, after);
    Paper paper{.title = EventPapers::tr("Result for a title"),
                .note = standingsCaption(state),
                .file = EventPapers::tr("title form", "file"),
                .head = paperHeadOf(state.details)};
    auto const standings = standingsOf(state);
    auto const found =
        std::ranges::find_if(standings, [&](pairing::Standing const& one) { return !chosen || one.player == *chosen; });
    if (found == standings.end() || !state.player(found->player)) return paper;
    session::Player const& player = *state.player(found->player);
    TitleGames sum = gamesOf(state, player);
    paper.body = {aboutPlayerFor(player.details), PaperHeading{EventPapers::tr("The event")}, aboutEventFor(state),
                  PaperHeading{EventPapers::tr("Games")}};
    paper.body.emplace_back(std::move(sum.table));
    paper.body.emplace_back(PaperHeading{EventPapers::tr("Games over the board together")});
    paper.body.emplace_back(sumsOf(sum));
    addNorms(paper, state, player.id);
    paper.body.emplace_back(PaperParagraph{EventPapers::tr("Whether this is a title result (norm) is not decided here: "
                                                           "the rules of FIDE's title regulations (B.01) are for "
                                                           "the arbiter to check.")});
    return paper;
}

} // namespace flagfall::view
