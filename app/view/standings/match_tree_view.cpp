// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/standings/match_tree_view.h"

#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/texts/match_text.h"
#include "app/view/texts/refusal_text.h"

#include <QVariantMap>

#include <vector>

namespace flagfall::view {
namespace {

QString nameWhereKnown(session::EventState const& state, std::optional<PlayerId> player) {
    return player ? playerName(state, *player) : QString{};
}

} // namespace

MatchTreeView::MatchTreeView(DeskLink& desk, CommandDoor& door, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door) {}

void MatchTreeView::update() {
    session::EventState const& state = m_desk.state();
    auto const matches = session::matchesOf(state);
    bool const there = !matches.empty();
    QVariantList rounds;
    int level = 0;
    for (int round = 1; round <= treeRounds(matches); ++round) {
        QVariantList ofRound;
        for (pairing::TreeMatch const& match : matches) {
            if (match.round != round) continue;
            level += match.how == pairing::TreeMatch::Decided::Level ? 1 : 0;
            ofRound += QVariant{shown(match)};
        }
        rounds += QVariant{QVariantMap{{QStringLiteral("title"), treeRoundText(round, treeRounds(matches))},
                                       {QStringLiteral("matches"), ofRound}}};
    }
    QString const levelText =
        level == 0 ? QString{} : tr("%n match(es) ended level: name the winner, by lots or as announced.", "", level);
    if (there == m_there && rounds == m_rounds && levelText == m_levelText) return;
    m_there = there;
    m_rounds = std::move(rounds);
    m_levelText = levelText;
    emit changed();
}

QVariantMap MatchTreeView::shown(pairing::TreeMatch const& match) const {
    session::EventState const& state = m_desk.state();
    QString const upper = nameWhereKnown(state, match.upper);
    QString const lower = nameWhereKnown(state, match.lower);
    MatchScore const score = matchScore(state, match);
    QString const note = matchNote(match);
    QString const dash = QStringLiteral("–");
    //: Read aloud for a match: two players, what each has scored.
    QString spoken = score.upper.isEmpty()
                         ? tr("%1 against %2").arg(upper.isEmpty() ? dash : upper, lower.isEmpty() ? dash : lower)
                         : tr("%1 %2, %3 %4", "match").arg(upper, score.upper, lower, score.lower);
    //: Read aloud: %1 a match with its score, %2 a player.
    if (match.winner) spoken = tr("%1: %2 is through").arg(spoken, nameWhereKnown(state, match.winner));
    if (!note.isEmpty()) spoken += QStringLiteral(", ") + note;
    return {{QStringLiteral("upper"), upper},
            {QStringLiteral("lower"), lower},
            {QStringLiteral("upperId"), match.upper ? match.upper->value() : 0},
            {QStringLiteral("lowerId"), match.lower ? match.lower->value() : 0},
            {QStringLiteral("upperScore"), score.upper},
            {QStringLiteral("lowerScore"), score.lower},
            {QStringLiteral("upperThrough"), match.winner && match.winner == match.upper},
            {QStringLiteral("lowerThrough"), match.winner && match.winner == match.lower},
            {QStringLiteral("note"), note},
            {QStringLiteral("third"), match.forThird},
            {QStringLiteral("level"), match.how == pairing::TreeMatch::Decided::Level},
            {QStringLiteral("spoken"), spoken}};
}

void MatchTreeView::award(int playerId, QString const& reason) {
    session::Round const* const round = m_desk.state().currentRound();
    if (!round) return;
    for (session::Board const& board : round->boards)
        for (Colour const colour : bothColours)
            if ((colour == Colour::White ? board.white : board.black) == PlayerId{playerId})
                m_door.submit(session::AwardMatch{round->number, board.number, colour, reason.toStdString()});
}

} // namespace flagfall::view
