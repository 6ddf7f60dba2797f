// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/plain_text.h"

namespace flagfall::view {
namespace {

using Align = PaperAlign;

//: Above a list of players.
QString countText(std::size_t players) { return EventPapers::tr("%n player(s)", "", static_cast<int>(players)); }

PaperTable::Row startRow(PaperPlayers const& players, session::Player const& player) {
    return {{players.number(player.id), players.title(player.id), players.name(player.id),
             players.federation(player.id), players.rating(player.id), plain(player.details.fideId),
             plain(player.details.club)}};
}

Paper listOf(session::EventState const& state, std::vector<session::Player const*> const& order, QString const& title,
             QString const& file) {
    Paper paper{.title = title, .note = countText(order.size()), .file = file, .head = paperHeadOf(state.details)};
    PaperTable table{{{EventPapers::tr("No.", "pairing number"), Align::Right},
                      {{}, Align::Left},
                      {EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Fed.", "federation, short"), Align::Left},
                      {EventPapers::tr("Rating"), Align::Right},
                      {EventPapers::tr("FIDE ID"), Align::Right},
                      {EventPapers::tr("Club"), Align::Left}},
                     {},
                     PaperTable::Kind::List};
    table.heads.back().spare = true;
    PaperPlayers const players(state);
    for (session::Player const* player : order) table.rows.push_back(startRow(players, *player));
    dropEmptyColumns(table);
    paper.body.emplace_back(std::move(table));
    return paper;
}

} // namespace

namespace {

/// The teams by number, each with its players in order of boards.
Paper listOfTeams(session::EventState const& state) {
    Paper paper{.title = EventPapers::tr("Starting list"),
                .note = EventPapers::tr("%n team(s)", "", static_cast<int>(state.teams.size())),
                .file = EventPapers::tr("starting list", "file"),
                .head = paperHeadOf(state.details)};
    PaperPlayers const players(state);
    PaperTable table{{{EventPapers::tr("No.", "pairing number"), Align::Right},
                      {{}, Align::Left},
                      {EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Fed.", "federation, short"), Align::Left},
                      {EventPapers::tr("Rating"), Align::Right}},
                     {},
                     PaperTable::Kind::List};
    int number = 0;
    for (session::Team const* const team : state.teamsInOrder()) {
        table.rows.push_back({{QString::number(++number),
                               {},
                               players.name(team->id).toUpper(),
                               players.federation(team->id),
                               players.rating(team->id)}});
        int board = 0;
        for (PlayerId const player : team->details.roster)
            table.rows.push_back({{QStringLiteral("%1.%2").arg(number).arg(++board), players.title(player),
                                   players.name(player), players.federation(player), players.rating(player)}});
    }
    dropEmptyColumns(table);
    paper.body.emplace_back(std::move(table));
    return paper;
}

} // namespace

Paper startList(session::EventState const& state) {
    if (state.isOfTeams()) return listOfTeams(state);
    return listOf(state, state.playersInOrder(), EventPapers::tr("Starting list"),
                  EventPapers::tr("starting list", "file"));
}

Paper playersByName(session::EventState const& state) {
    return listOf(state, PaperPlayers(state).byName(), EventPapers::tr("Players by name"),
                  EventPapers::tr("players by name", "file"));
}

Paper namePlates(session::EventState const& state) {
    using Words = PaperCards::Words;
    Paper paper{.title = EventPapers::tr("Name plates"),
                .file = EventPapers::tr("name plates", "file"),
                .head = paperHeadOf(state.details)};
    PaperCards cards{.size = {196, 136}, .cards = {}};
    PaperPlayers const players(state);
    for (session::Player const* player : players.inOrder()) {
        QStringList about{players.title(player->id), players.federation(player->id), players.rating(player->id)};
        about.removeAll(QString{});
        PaperCards::Card card;
        for (bool const turned : {true, false}) {
            double const top = turned ? 0 : 68;
            // Turned round the middle of its room: what is upmost there is lowest here.
            auto const room = [&](double y, double height) {
                return QRectF(8, turned ? top + 68 - y - height : top + y, 180, height);
            };
            card.items.emplace_back(Words{room(6, 7), plain(state.details.name), 11, false, Qt::AlignCenter, turned});
            card.items.emplace_back(Words{room(15, 28), players.name(player->id), 46, true, Qt::AlignCenter, turned});
            card.items.emplace_back(
                Words{room(46, 14), about.join(QStringLiteral("   ")), 24, false, Qt::AlignCenter, turned});
        }
        card.items.emplace_back(PaperCards::Line{{0, 68, 196, 68}, 0.3, true});
        cards.cards.push_back(std::move(card));
    }
    paper.body.emplace_back(std::move(cards));
    return paper;
}

} // namespace flagfall::view
