// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/standings/team_card.h"

#include "app/view/standings/why_team.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/team_card_text.h"

#include <QCoreApplication>
#include <QVariantList>

namespace flagfall::view {
namespace {

struct TeamCardWords {
    Q_DECLARE_TR_FUNCTIONS(TeamCard)
};

QVariantMap matchMap(TeamRoundText const& text, QString const& spoken) {
    QStringList all{spoken, text.floated};
    all.removeAll(QString{});
    return {{QStringLiteral("round"), text.round},
            {QStringLiteral("opponent"), text.opponent},
            {QStringLiteral("rank"), text.rank},
            {QStringLiteral("colour"), text.colour},
            {QStringLiteral("result"), text.result},
            {QStringLiteral("matchPoints"), text.matchPoints},
            {QStringLiteral("gamePoints"), text.gamePoints},
            {QStringLiteral("floatSign"), text.floatSign},
            {QStringLiteral("sums"), text.sums},
            {QStringLiteral("accessibleText"), all.join(QStringLiteral(", "))}};
}

/// `A1: 2½ points in 3 games over the board, performance 2420`.
QString spokenMember(TeamMemberText const& text, session::TeamMember const& member) {
    //: Read aloud for a player of a team: %1 a name, %2 points.
    QString const scored = TeamCardWords::tr("%1: %2 points in %n game(s) over the board", "", member.games)
                               .arg(text.name, pointsText(member.points));
    //: Read aloud for a player of a team: %1 "Vega: 2 points in 3 games over the board", %2 a rating.
    return text.performance.isEmpty() ? scored : TeamCardWords::tr("%1, performance %2").arg(scored, text.performance);
}

QVariantMap memberMap(TeamMemberText const& text, session::TeamMember const& member) {
    return {{QStringLiteral("place"), text.place},
            {QStringLiteral("title"), text.title},
            {QStringLiteral("name"), text.name},
            {QStringLiteral("rating"), text.rating},
            {QStringLiteral("boards"), text.boards},
            {QStringLiteral("results"), text.rounds.join(QLatin1Char(' '))},
            {QStringLiteral("points"), text.points},
            {QStringLiteral("games"), text.games},
            {QStringLiteral("performance"), text.performance},
            {QStringLiteral("accessibleText"), spokenMember(text, member)}};
}

} // namespace

QVariantMap teamCardFor(session::EventState const& state, PlayerId team) {
    auto const card = session::teamCard(state, team);
    if (!card) return {};
    QVariantList rounds, members, sums;
    QStringList const spoken = whyTeamMatches(state, *card).lines;
    for (std::size_t i = 0; i < card->rounds.size(); ++i)
        rounds += matchMap(teamRoundText(state, card->rounds[i]), spoken[static_cast<qsizetype>(i)]);
    auto const texts = teamMemberTexts(state, *card);
    for (std::size_t i = 0; i < texts.size(); ++i) members += memberMap(texts[i], card->members[i]);
    for (TeamSum const& sum : teamSums(state, *card))
        sums += QVariantMap{{QStringLiteral("label"), sum.label}, {QStringLiteral("value"), sum.value}};
    return {{QStringLiteral("title"), plain(state.nameOf(team))},
            {QStringLiteral("ofTeam"), true},
            {QStringLiteral("rounds"), rounds},
            {QStringLiteral("members"), members},
            {QStringLiteral("sums"), sums},
            {QStringLiteral("note"), membersNote()}};
}

} // namespace flagfall::view
