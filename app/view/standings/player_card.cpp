// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/standings/player_card.h"

#include "app/session/reports/norm_report.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/player_card_text.h"
#include "app/view/texts/rating_text.h"
#include "app/view/texts/round_text.h"

#include <QCoreApplication>
#include <QPointF>
#include <QVariantList>

#include <algorithm>

namespace flagfall::view {
namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(PlayerCard)
};

/// `Round 3, White against Vega (GM, ESP, 2500, rank 4): 1, expected 0.36, downfloat`.
QString spokenRound(CardRoundText const& text) {
    QStringList about{text.title, text.federation, text.rating};
    //: The rank of an opponent: %1.
    if (!text.rank.isEmpty()) about += CardWords::tr("rank %1").arg(text.rank);
    about.removeAll(QString{});
    QString const opponent = about.isEmpty()
                                 ? text.opponent
                                 : QStringLiteral("%1 (%2)").arg(text.opponent, about.join(QStringLiteral(", ")));
    QString const met = text.colour.isEmpty() ? opponent
                                              //: %1 White or Black, %2 the opponent.
                                              : CardWords::tr("%1 against %2").arg(text.colour, opponent);
    //: Read aloud for a line of a player's card: %1 a round, %2 "White against Vega", %3 the points.
    QStringList all{CardWords::tr("Round %1, %2: %3").arg(text.round, met, text.result)};
    bool const counts = !text.sums.isEmpty();
    if (!text.change.isEmpty())
        //: Of a game: %1 what was expected, %2 a change of the rating.
        all += CardWords::tr("expected %1, change %2").arg(text.expected, text.change);
    else
        //: Of a game: %1 what was expected.
        all += counts ? CardWords::tr("expected %1").arg(text.expected) : text.expected;
    all += text.floated;
    all.removeAll(QString{});
    return all.join(QStringLiteral(", "));
}

QVariantMap roundMap(CardRoundText const& text) {
    return {{QStringLiteral("round"), text.round},
            {QStringLiteral("title"), text.title},
            {QStringLiteral("opponent"), text.opponent},
            {QStringLiteral("federation"), text.federation},
            {QStringLiteral("rating"), text.rating},
            {QStringLiteral("rank"), text.rank},
            {QStringLiteral("colour"), text.colour},
            {QStringLiteral("result"), text.result},
            {QStringLiteral("floatSign"), text.floatSign},
            {QStringLiteral("expected"), text.expected},
            {QStringLiteral("change"), text.change},
            {QStringLiteral("sums"), text.sums},
            {QStringLiteral("accessibleText"), spokenRound(text)}};
}

/// Score and expectation after each round, from nothing at the start.
QVariantMap graphMap(session::EventState const& state, session::PlayerCard const& card) {
    if (!card.hasExpectation()) return {};
    constexpr int point = 100;
    int most = point;
    for (session::CardRound const& round : card.rounds) most = std::max({most, round.scored, round.expected});
    most = (most + point - 1) / point * point;
    auto const height = [most](int hundredths) { return 1.0 - static_cast<double>(hundredths) / most; };
    QVariantList score{QPointF{0, 1}}, expected{QPointF{0, 1}}, below, levels;
    auto const rounds = static_cast<double>(card.rounds.size());
    for (std::size_t i = 0; i < card.rounds.size(); ++i) {
        session::CardRound const& round = card.rounds[i];
        double const x = static_cast<double>(i + 1) / rounds;
        score += QPointF{x, height(round.scored)};
        expected += QPointF{x, height(round.expected)};
        below += QVariantMap{{QStringLiteral("x"), x}, {QStringLiteral("text"), roundLabel(state, round.round)}};
    }
    int const step = most > 6 * point ? 2 * point : point;
    for (int level = 0; level <= most; level += step)
        levels +=
            QVariantMap{{QStringLiteral("y"), height(level)}, {QStringLiteral("text"), QString::number(level / point)}};
    pairing::RatingChange const& change = *card.rating.change;
    return {{QStringLiteral("score"), score},
            {QStringLiteral("expected"), expected},
            {QStringLiteral("levels"), levels},
            {QStringLiteral("below"), below},
            //: Read aloud for a graph: %1 a score, %2 what was expected.
            {QStringLiteral("text"),
             CardWords::tr("Score %1, expected %2")
                 .arg(pointsText(Points::ofHundredths(change.scored)), expectedText(change.expected))}};
}

QVariantMap normPart(QString const& title, QStringList const& lines) {
    return {{QStringLiteral("title"), title}, {QStringLiteral("lines"), lines}};
}

QVariantList normParts(session::EventState const& state, PlayerId player) {
    if (auto const why = session::noNormsIn(state))
        return {normPart(CardWords::tr("Title norms"), {noNormsText(*why)})};
    QVariantList parts;
    for (session::PlayerNorm const& norm : session::normsOf(state, player)) {
        QStringList lines;
        for (pairing::NormRequirement const& requirement : norm.check.requirements)
            lines += requirementLine(requirement);
        //: Above the check of a title norm: %1 the norm, %2 what came of it or is still needed.
        parts += normPart(CardWords::tr("%1: %2").arg(normText(norm.norm), outlookText(norm)), lines);
    }
    if (!parts.isEmpty()) parts += normPart(provisionalNormsText(), {});
    return parts;
}

} // namespace

QVariantMap playerCardFor(session::EventState const& state, PlayerId player) {
    auto const card = session::playerCard(state, player);
    if (!card) return {};
    QVariantList rounds, sums;
    for (session::CardRound const& round : card->rounds) rounds += roundMap(cardRoundText(state, round));
    for (CardSum const& sum : cardSums(*card))
        sums += QVariantMap{{QStringLiteral("label"), sum.label}, {QStringLiteral("value"), sum.value}};
    return {{QStringLiteral("title"), plain(state.player(player)->details.name)},
            {QStringLiteral("rounds"), rounds},
            {QStringLiteral("sums"), sums},
            {QStringLiteral("graph"), graphMap(state, *card)},
            {QStringLiteral("norms"), normParts(state, player)},
            {QStringLiteral("note"), provisionalRatingsText()}};
}

} // namespace flagfall::view
