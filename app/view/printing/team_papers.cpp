// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/earlier.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/standings_text.h"
#include "app/view/texts/team_card_text.h"

namespace flagfall::view {
namespace {

using Align = PaperAlign;

PaperTable matchesTable(session::EventState const& state, session::TeamCard const& card) {
    PaperTable table{{{EventPapers::tr("Round"), Align::Right},
                      {EventPapers::tr("Opponent"), Align::Left, true},
                      {EventPapers::tr("Rank"), Align::Right},
                      //: The head of a column with the colour that a team has there: White or Black.
                      {EventPapers::tr("Board 1", "head of a column"), Align::Left},
                      {EventPapers::tr("Result"), Align::Centre, true},
                      {EventPapers::tr("Match points"), Align::Decimal},
                      {EventPapers::tr("Game points"), Align::Decimal},
                      {EventPapers::tr("Float", "of a pairing"), Align::Left},
                      //: The head of a column: both points of a team with those of the rounds before, "4 / 5½".
                      {EventPapers::tr("Sum", "of points"), Align::Left}},
                     {}};
    for (session::TeamRound const& round : card.rounds) {
        TeamRoundText const text = teamRoundText(state, round);
        table.rows.push_back({{text.round, text.opponent, text.rank, text.colour, text.result, text.matchPoints,
                               text.gamePoints, text.floatSign, text.sums}});
    }
    dropEmptyColumns(table);
    return table;
}

} // namespace

PaperTable tableOfMembers(session::EventState const& state, session::TeamCard const& card) {
    PaperTable table{{{EventPapers::tr("No.", "pairing number"), Align::Right},
                      {{}, Align::Left},
                      {EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Rating"), Align::Right},
                      {EventPapers::tr("Board", "head of a column, short"), Align::Left}},
                     {}};
    for (session::TeamRound const& round : card.rounds)
        table.heads.push_back({EventPapers::tr("R%1", "round").arg(teamRoundText(state, round).round), Align::Centre});
    table.heads.push_back({EventPapers::tr("Points"), Align::Decimal, true});
    table.heads.push_back({EventPapers::tr("Games"), Align::Right});
    table.heads.push_back({EventPapers::tr("Performance", "rating performance"), Align::Right});
    for (TeamMemberText const& member : teamMemberTexts(state, card)) {
        QStringList cells{member.place, member.title, member.name, member.rating, member.boards};
        cells += member.rounds;
        cells += {member.points, member.games, member.performance};
        table.rows.push_back({cells});
    }
    dropEmptyColumns(table);
    return table;
}

Paper teamCardPaper(session::EventState const& now, RoundNumber after, std::optional<PlayerId> chosen) {
    session::EventState const state = session::upTo(now, after);
    Paper paper{.title = EventPapers::tr("Team's card"),
                .note = standingsCaption(state),
                .file = EventPapers::tr("team card", "file"),
                .head = paperHeadOf(state.details)};
    auto const standings = standingsOf(state);
    if (!chosen && !standings.empty()) chosen = standings.front().player;
    auto const card = chosen ? session::teamCard(state, *chosen) : std::nullopt;
    if (!card) return paper;
    nameFileAfter(paper, state, *chosen);
    PaperPlayers const players(state);
    PaperLines lines{{{EventPapers::tr("Team", "head of a column"), players.name(card->team)},
                      {EventPapers::tr("Federation"), players.federation(card->team)},
                      {EventPapers::tr("Rating"), players.rating(card->team)}}};
    for (TeamSum const& sum : teamSums(state, *card)) lines.lines.push_back({sum.label, sum.value});
    paper.body = {std::move(lines), matchesTable(state, *card), PaperHeading{EventPapers::tr("Players")},
                  tableOfMembers(state, *card), PaperParagraph{membersNote()}};
    return paper;
}

} // namespace flagfall::view
