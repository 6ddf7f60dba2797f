// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/player_card_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/rating_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct PlayerCardText {
    Q_DECLARE_TR_FUNCTIONS(PlayerCardText)
};

QString resultIn(session::CardRound const& round) {
    switch (round.what) {
    case session::CardRound::What::Pending: return QStringLiteral("…");
    //: The points of a game that was not played: %1.
    case session::CardRound::What::Forfeit: return PlayerCardText::tr("%1 by forfeit").arg(pointsText(round.points));
    case session::CardRound::What::Game:
    case session::CardRound::What::Bye: break;
    }
    return pointsText(round.points);
}

QString gamesText(ByColour<int> const& games) {
    //: Games over the board: %1 with White, %2 with Black.
    return PlayerCardText::tr("%1 with White, %2 with Black")
        .arg(QString::number(games.white), QString::number(games.black));
}

/// What there is to say of the rating; nothing of a player who has neither one nor a rated opponent.
void addRating(std::vector<CardSum>& sums, session::PlayerRating const& rating) {
    if (rating.first) sums.push_back({PlayerCardText::tr("Rating"), firstRatingText(*rating.first)});
    if (!rating.change) return;
    pairing::RatingChange const& change = *rating.change;
    sums.push_back({PlayerCardText::tr("Score and expectation"),
                    //: %1 a score, %2 what was expected, %3 a number of games.
                    PlayerCardText::tr("%1 against %2 in %n rated game(s)", "", change.counted)
                        .arg(pointsText(Points::ofHundredths(change.scored)), expectedText(change.expected))});
    //: The development coefficient: %1 a number, %2 where it comes from.
    sums.push_back({PlayerCardText::tr("K"), PlayerCardText::tr("%1: %2").arg(kText(rating), kSourceText(rating))});
    if (QString const changed = newRatingText(rating); !changed.isEmpty())
        sums.push_back({PlayerCardText::tr("Change of the rating"), changed});
}

} // namespace

QString newRatingText(session::PlayerRating const& rating) {
    auto const now = rating.newRating();
    if (!now) return {};
    //: %1 a change, %2 and %3 the ratings before and after.
    return PlayerCardText::tr("%1, from %2 to %3")
        .arg(ratingChangeText(rating.change->hundredths), QString::number(rating.rating), QString::number(*now));
}

CardRoundText cardRoundText(session::EventState const& state, session::CardRound const& round) {
    CardRoundText text{.round = roundLabel(state, round.round), .result = resultIn(round)};
    session::Player const* const opponent = round.opponent ? state.player(*round.opponent) : nullptr;
    if (!opponent) {
        text.opponent = byeText(round.bye);
    } else {
        int const rating = session::fideRatingOf(state.details, opponent->details);
        text.title = plain(session::titleText(opponent->details.title));
        text.opponent = plain(opponent->details.name);
        text.federation = plain(opponent->details.federation);
        if (rating > 0) text.rating = QString::number(rating);
    }
    if (round.opponentRank) text.rank = QString::number(*round.opponentRank);
    if (round.colour) text.colour = colourText(*round.colour);
    text.floated = floatText(round.floated);
    text.floatSign = floatSign(round.floated);
    if (!round.change) return text;
    if (round.change->why != pairing::GameChange::Why::Counts) {
        text.expected = notRatedText(round.change->why);
        return text;
    }
    text.expected = expectedText(round.change->expected);
    if (round.gain) text.change = ratingChangeText(*round.gain);
    text.sums = pointsText(Points::ofHundredths(round.scored)) + QStringLiteral(" / ") + expectedText(round.expected);
    return text;
}

std::vector<CardSum> cardSums(session::PlayerCard const& card) {
    std::vector<CardSum> sums;
    if (card.rank) sums.push_back({PlayerCardText::tr("Rank"), QString::number(*card.rank)});
    sums.push_back({PlayerCardText::tr("Points"), pointsText(card.points)});
    sums.push_back({PlayerCardText::tr("Games over the board"), gamesText(card.games)});
    if (card.performance)
        sums.push_back(
            {PlayerCardText::tr("Performance"),
             //: %1 a rating, %2 the average rating of the opponents.
             PlayerCardText::tr("%1, against %2 on average")
                 .arg(QString::number(card.performance->value()), QString::number(card.performance->average()))});
    if (card.ratingLack) sums.push_back({PlayerCardText::tr("Rating"), ratingLackText(*card.ratingLack)});
    addRating(sums, card.rating);
    return sums;
}

} // namespace flagfall::view
