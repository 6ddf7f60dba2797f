// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/earlier.h"
#include "app/session/reports/norm_report.h"
#include "app/session/reports/player_card.h"
#include "app/view/event/event_text.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/player_card_text.h"
#include "app/view/texts/rating_text.h"
#include "app/view/texts/standings_text.h"

#include <algorithm>

/// What the event does to ratings and titles: of everybody, and of one player.
namespace flagfall::view {
namespace {

using Align = PaperAlign;

Paper ratingPaper(session::EventState const& state, QString const& title, QString const& file) {
    return {.title = title, .note = standingsCaption(state), .file = file, .head = paperHeadOf(state.details)};
}

void addParagraph(Paper& paper, QString const& text) { paper.body.emplace_back(PaperParagraph{text}); }

/// Of the players who have a rating.
PaperTable changesTable(PaperPlayers const& players, std::vector<session::PlayerRating> const& ratings) {
    PaperTable table{{{EventPapers::tr("No.", "pairing number"), Align::Right},
                      {{}, Align::Left},
                      {EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Fed.", "federation, short"), Align::Left},
                      {EventPapers::tr("Rating"), Align::Right},
                      {EventPapers::tr("K"), Align::Right},
                      {EventPapers::tr("Games"), Align::Right},
                      {EventPapers::tr("Expected"), Align::Decimal},
                      {EventPapers::tr("Score"), Align::Decimal},
                      {EventPapers::tr("Change"), Align::Decimal, true},
                      {EventPapers::tr("New rating"), Align::Right, true}},
                     {},
                     PaperTable::Kind::List};
    for (session::PlayerRating const& rating : ratings) {
        if (!rating.change) continue;
        auto const now = rating.newRating();
        table.rows.push_back(
            {{players.number(rating.player), players.title(rating.player), players.name(rating.player),
              players.federation(rating.player), QString::number(rating.rating), kText(rating),
              QString::number(rating.change->counted), expectedText(rating.change->expected),
              pointsText(Points::ofHundredths(rating.change->scored)),
              now ? ratingChangeText(rating.change->hundredths) : QString{}, now ? QString::number(*now) : QString{}}});
    }
    dropEmptyColumns(table);
    return table;
}

/// Of the players without a rating who have met somebody who has one.
PaperTable firstRatingsTable(PaperPlayers const& players, std::vector<session::PlayerRating> const& ratings) {
    PaperTable table{{{EventPapers::tr("No.", "pairing number"), Align::Right},
                      {EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Fed.", "federation, short"), Align::Left},
                      {EventPapers::tr("Games"), Align::Right},
                      {EventPapers::tr("Score"), Align::Decimal},
                      {EventPapers::tr("First rating"), Align::Left, true}},
                     {}};
    for (session::PlayerRating const& rating : ratings)
        if (rating.first)
            table.rows.push_back(
                {{players.number(rating.player), players.name(rating.player), players.federation(rating.player),
                  QString::number(rating.first->games), pointsText(Points::ofHalves(rating.first->halves)),
                  firstRatingText(*rating.first)}});
    dropEmptyColumns(table);
    return table;
}

QString joinedFederations(pairing::TitleEventFigures const& figures) {
    QStringList all;
    for (auto const& each : figures.federations)
        all += QStringLiteral("%1 %2").arg(plain(each.federation)).arg(each.players);
    return all.join(QStringLiteral(", "));
}

QString joinedTitles(pairing::TitleEventFigures const& figures) {
    QStringList all;
    for (auto const& [title, number] : figures.titles)
        all += QStringLiteral("%1 %2").arg(plain(session::titleText(static_cast<session::Title>(title)))).arg(number);
    return all.join(QStringLiteral(", "));
}

PaperLines figuresFor(session::EventState const& state) {
    auto const figures = session::titleFiguresOf(state);
    QStringList deputies;
    for (std::string const& each : state.details.deputyArbiters) deputies += plain(each);
    return {{{EventPapers::tr("Players"), QString::number(figures.players)},
             {EventPapers::tr("Players with a rating"), QString::number(figures.rated)},
             {EventPapers::tr("Players of other federations"), QString::number(figures.foreign)},
             {EventPapers::tr("Those of them with a rating"), QString::number(figures.foreignRated)},
             {EventPapers::tr("Federations"), joinedFederations(figures)},
             {EventPapers::tr("Titles"), joinedTitles(figures)},
             {EventPapers::tr("GM, IM, WGM and WIM"), QString::number(figures.titled)},
             {EventPapers::tr("Average rating"),
              figures.averageRating ? QString::number(*figures.averageRating) : QString{}},
             {EventPapers::tr("Chief arbiter"), plain(state.details.chiefArbiter)},
             {EventPapers::tr("Deputy arbiters"), deputies.join(QStringLiteral(", "))}}};
}

PaperTable normsTable(PaperPlayers const& players, std::vector<session::NormInSight> const& norms) {
    PaperTable table{{{{}, Align::Left},
                      {EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Fed.", "federation, short"), Align::Left},
                      {EventPapers::tr("Norm"), Align::Left, true},
                      {EventPapers::tr("Games"), Align::Right},
                      {EventPapers::tr("Average"), Align::Right},
                      {EventPapers::tr("Performance"), Align::Right},
                      {EventPapers::tr("What is needed"), Align::Left}},
                     {}};
    for (auto const& [player, norm] : norms) {
        bool const hasGames = norm.check.performance.games > 0;
        table.rows.push_back(
            {{players.title(player), players.name(player), players.federation(player), normText(norm.norm),
              QString::number(norm.check.counted.size()),
              hasGames ? QString::number(norm.check.performance.average()) : QString{},
              hasGames ? QString::number(norm.check.performance.value()) : QString{}, outlookText(norm)}});
    }
    return table;
}

PaperTable cardTable(session::EventState const& state, session::PlayerCard const& card) {
    PaperTable table{{{EventPapers::tr("Round"), Align::Right},
                      {{}, Align::Left},
                      {EventPapers::tr("Opponent"), Align::Left, true},
                      {EventPapers::tr("Fed.", "federation, short"), Align::Left},
                      {EventPapers::tr("Rating"), Align::Right},
                      {EventPapers::tr("Rank"), Align::Right},
                      {EventPapers::tr("Colour"), Align::Left},
                      {EventPapers::tr("Result"), Align::Left, true},
                      {EventPapers::tr("Float", "of a pairing"), Align::Left},
                      {EventPapers::tr("Expected"), Align::Left},
                      {EventPapers::tr("Change"), Align::Decimal},
                      {EventPapers::tr("Score / expected"), Align::Left}},
                     {}};
    for (session::CardRound const& round : card.rounds) {
        CardRoundText const text = cardRoundText(state, round);
        table.rows.push_back({{text.round, text.title, text.opponent, text.federation, text.rating, text.rank,
                               text.colour, text.result, text.floatSign, text.expected, text.change, text.sums}});
    }
    dropEmptyColumns(table);
    return table;
}

} // namespace

Paper ratingsPaper(session::EventState const& now, RoundNumber after) {
    session::EventState const state = session::upTo(now, after);
    Paper paper = ratingPaper(state, EventPapers::tr("Rating changes"), EventPapers::tr("ratings", "file"));
    PaperPlayers const players(state);
    session::EventRatings const event(state);
    auto const ratings = event.all();
    if (auto const lack = event.lack())
        addParagraph(paper, ratingLackText(*lack));
    else
        paper.body.emplace_back(changesTable(players, ratings));
    if (PaperTable first = firstRatingsTable(players, ratings); !first.rows.empty()) {
        paper.body.emplace_back(PaperHeading{EventPapers::tr("Players without a rating")});
        paper.body.emplace_back(std::move(first));
    }
    if (std::ranges::find(ratings, session::KSource::Computed, &session::PlayerRating::kSource) != ratings.end())
        //: Below a list of rating changes: %1 what the star behind a K means.
        addParagraph(paper, EventPapers::tr("* %1").arg(computedKText()));
    addParagraph(paper, provisionalRatingsText());
    return paper;
}

Paper normsPaper(session::EventState const& now, RoundNumber after) {
    session::EventState const state = session::upTo(now, after);
    Paper paper = ratingPaper(state, EventPapers::tr("Title norms"), EventPapers::tr("norms", "file"));
    auto const norms = session::normsInSight(state);
    if (auto const why = session::noNormsIn(state))
        addParagraph(paper, noNormsText(*why));
    else if (norms.empty())
        addParagraph(paper, EventPapers::tr("Nobody has made a norm or can still make one."));
    else
        paper.body.emplace_back(normsTable(PaperPlayers(state), norms));
    addParagraph(paper, provisionalNormsText());
    paper.body.emplace_back(PaperHeading{EventPapers::tr("Figures for the report on titles (IT3)")});
    paper.body.emplace_back(figuresFor(state));
    return paper;
}

Paper playerCardPaper(session::EventState const& now, RoundNumber after, std::optional<PlayerId> chosen) {
    session::EventState const state = session::upTo(now, after);
    Paper paper = ratingPaper(state, EventPapers::tr("Player's card"), EventPapers::tr("card", "file"));
    auto const standings = standingsOf(state);
    if (!chosen && !standings.empty()) chosen = standings.front().player;
    auto const card = chosen ? session::playerCard(state, *chosen) : std::nullopt;
    if (!card) return paper;
    nameFileAfter(paper, state, *chosen);
    session::PlayerDetails const& player = state.player(*chosen)->details;
    PaperLines lines{
        {{EventPapers::tr("Player"), plain(player.name)},
         {EventPapers::tr("Title"), plain(session::titleText(player.title))},
         {EventPapers::tr("Federation"), plain(player.federation)},
         {EventPapers::tr("Rating"), card->rating.rating > 0 ? QString::number(card->rating.rating) : QString{}}}};
    paper.body = {std::move(lines), cardTable(state, *card)};
    PaperLines sums;
    for (CardSum const& sum : cardSums(*card)) sums.lines.push_back({sum.label, sum.value});
    paper.body.emplace_back(std::move(sums));
    addParagraph(paper, provisionalRatingsText());
    return paper;
}

} // namespace flagfall::view
