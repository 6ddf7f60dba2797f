// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/rating_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/text_locale.h"

#include <QCoreApplication>

#include <cstdlib>

namespace flagfall::view {
namespace {

struct RatingText {
    Q_DECLARE_TR_FUNCTIONS(RatingText)
};

QString hundredthsText(int hundredths, int decimals) {
    return textLocale().toString(hundredths / 100.0, 'f', decimals);
}

QString firstRatingLack(pairing::FirstRating::Lack lack, int games) {
    using Lack = pairing::FirstRating::Lack;
    switch (lack) {
    case Lack::FewGames: return RatingText::tr("only %n game(s) against rated opponents, five are needed", "", games);
    case Lack::NoPoints: return RatingText::tr("a first event without points is disregarded");
    case Lack::BelowFloor: return RatingText::tr("below 1400");
    }
    return {};
}

QString requirementName(pairing::NormRequirement::What what) {
    using What = pairing::NormRequirement::What;
    switch (what) {
    case What::Games: return RatingText::tr("Games over the board");
    case What::Score: return RatingText::tr("Score (35 %)");
    case What::TitledOpponents: return RatingText::tr("Opponents with a title");
    case What::NormTitledOpponents: return RatingText::tr("Opponents with the title or a higher one");
    case What::ForeignFederations: return RatingText::tr("Federations other than the own");
    case What::OwnFederation: return RatingText::tr("Opponents of the own federation");
    case What::OneFederation: return RatingText::tr("Opponents of any one federation");
    case What::AverageRating: return RatingText::tr("Average rating of the opponents");
    case What::Performance: return RatingText::tr("Performance");
    }
    return {};
}

QString notCheckedText(pairing::NotChecked what) {
    using pairing::NotChecked;
    switch (what) {
    case NotChecked::TimeOfPlay: return RatingText::tr("120 minutes for each player in a game of 60 moves");
    case NotChecked::RoundsADay: return RatingText::tr("no more than two rounds a day");
    case NotChecked::Arbiter: return RatingText::tr("an international arbiter or FIDE arbiter");
    case NotChecked::TeamEvents: return RatingText::tr("team events with fewer games");
    case NotChecked::DoubleRounds: return RatingText::tr("double round robins");
    case NotChecked::OtherNorms:
        return RatingText::tr("the other norms of the application, and the rating for the title");
    case NotChecked::UnratedOpponents: return RatingText::tr("how many opponents may be unrated");
    case NotChecked::Exemption: return RatingText::tr("whether the event is exempt from the rules of federations");
    }
    return {};
}

/// `7 points of 8 against an average of 2431`.
QString needText(session::NormNeed const& need, int gamesToCome) {
    //: What a norm needs: %1 points, %2 the games to come, %3 a rating.
    return RatingText::tr("%1 of %2 against an average of at least %3")
        .arg(pointsText(Points::ofHalves(need.halves)), QString::number(gamesToCome), QString::number(need.average));
}

} // namespace

QString ratingChangeText(int hundredths) {
    if (hundredths == 0) return QStringLiteral("0");
    QString const sign = hundredths > 0 ? QStringLiteral("+") : QStringLiteral("−");
    return sign + hundredthsText(std::abs(hundredths), hundredths % 10 == 0 ? 1 : 2);
}

QString expectedText(int hundredths) { return hundredthsText(hundredths, 2); }

QString kText(session::PlayerRating const& rating) {
    if (rating.k == 0) return QStringLiteral("–");
    QString const k = QString::number(rating.change ? rating.change->k : rating.k);
    return rating.kSource == session::KSource::Computed ? k + QStringLiteral("*") : k;
}

QString kSourceText(session::PlayerRating const& rating) {
    QString text;
    switch (rating.kSource) {
    case session::KSource::List: text = RatingText::tr("from the rating list or as entered"); break;
    case session::KSource::Computed: text = computedKText(); break;
    case session::KSource::NotKnown: return RatingText::tr("not known; enter it with the player");
    }
    if (!rating.isKLimited()) return text;
    //: %1 where K comes from, %2 the K of the player, %3 a number of games.
    return RatingText::tr("%1; %2 lowered, for K times %3 games must not exceed 700")
        .arg(text, QString::number(rating.k), QString::number(rating.change->counted));
}

QString computedKText() { return RatingText::tr("worked out from rating and year of birth, after 30 rated games"); }

QString firstRatingText(pairing::FirstRating const& first) {
    if (first.rating) return RatingText::tr("First rating in outline: %1").arg(*first.rating);
    QStringList reasons;
    for (auto const lack : first.lacks) reasons += firstRatingLack(lack, first.games);
    return RatingText::tr("No first rating: %1").arg(reasons.join(QStringLiteral("; ")));
}

QString notRatedText(pairing::GameChange::Why why) {
    using Why = pairing::GameChange::Why;
    switch (why) {
    case Why::Counts: return {};
    case Why::OpponentUnrated: return RatingText::tr("opponent unrated");
    case Why::NotRated: return RatingText::tr("less than one move each");
    case Why::WideGap: return RatingText::tr("600 points apart");
    }
    return {};
}

QString floatText(pairing::Float way) {
    switch (way) {
    case pairing::Float::None: return {};
    case pairing::Float::Up: return RatingText::tr("upfloat");
    case pairing::Float::Down: return RatingText::tr("downfloat");
    }
    return {};
}

QString floatSign(pairing::Float way) {
    return way == pairing::Float::None ? QString{}
           : way == pairing::Float::Up ? QStringLiteral("↑")
                                       : QStringLiteral("↓");
}

QString ratingLackText(session::EventRatings::Lack lack) {
    switch (lack) {
    case session::EventRatings::Lack::FirstDay:
        return RatingText::tr("The event has no first day, which says by what rules it is rated.");
    case session::EventRatings::Lack::RulesOfThatDay:
        return RatingText::tr("The rating rules from before 1 March 2024 are not here.");
    }
    return {};
}

QString provisionalRatingsText() {
    return RatingText::tr("Provisional: FIDE rates all events of a period together, by its own lists, and decides what "
                          "is rated.");
}

QString normText(pairing::Norm norm) {
    switch (norm) {
    case pairing::Norm::Gm: return RatingText::tr("GM norm");
    case pairing::Norm::Im: return RatingText::tr("IM norm");
    case pairing::Norm::Wgm: return RatingText::tr("WGM norm");
    case pairing::Norm::Wim: return RatingText::tr("WIM norm");
    }
    return {};
}

QString outlookText(session::PlayerNorm const& norm) {
    switch (norm.outlook) {
    case session::NormOutlook::Made: return RatingText::tr("all that is checked is met");
    case session::NormOutlook::MadeIfExempt:
        return RatingText::tr("met if the event is exempt from the rules of federations");
    case session::NormOutlook::OutOfReach:
        return norm.gamesToCome > 0 ? RatingText::tr("out of reach") : RatingText::tr("not met");
    case session::NormOutlook::Possible: break;
    }
    if (norm.halvesNeeded)
        //: What a norm needs: %1 points, %2 the games to come.
        return RatingText::tr("needs %1 of %2")
            .arg(pointsText(Points::ofHalves(*norm.halvesNeeded)), QString::number(norm.gamesToCome));
    QStringList needs;
    for (session::NormNeed const& need : norm.needs) needs += needText(need, norm.gamesToCome);
    //: %1 a list: "5½ of 6 against an average of at least 2431; 6 of 6 against …".
    return RatingText::tr("needs %1").arg(needs.join(QStringLiteral("; ")));
}

RequirementText requirementText(pairing::NormRequirement const& requirement) {
    using What = pairing::NormRequirement::What;
    auto const number = [&](int value) {
        return requirement.what == What::Score ? pointsText(Points::ofHalves(value)) : QString::number(value);
    };
    bool const isLimit = requirement.what == What::OwnFederation || requirement.what == What::OneFederation;
    QString const bound = isLimit ? RatingText::tr("at most %1") : RatingText::tr("at least %1");
    return {requirementName(requirement.what), number(requirement.have), bound.arg(number(requirement.needed)),
            requirement.isMet, plain(articleOf(requirement.what))};
}

QString requirementLine(pairing::NormRequirement const& requirement) {
    RequirementText const text = requirementText(requirement);
    //: A requirement of a norm: %1 its name, %2 what there is, %3 "at least 9", %4 an article.
    QString const line =
        text.isMet ? RatingText::tr("%1: %2, %3 (B.01, %4): met") : RatingText::tr("%1: %2, %3 (B.01, %4): not met");
    return line.arg(text.what, text.have, text.needed, text.article);
}

QStringList notCheckedTexts() {
    QStringList texts;
    for (pairing::NotChecked const what : pairing::notChecked()) texts += notCheckedText(what);
    return texts;
}

QString noNormsText(session::NoNorms why) {
    switch (why) {
    case session::NoNorms::NotStandard: return RatingText::tr("Title norms are made in standard play only.");
    case session::NoNorms::FewRounds: return RatingText::tr("A title norm needs nine rounds.");
    }
    return {};
}

QString provisionalNormsText() {
    return RatingText::tr("Provisional, and not a verdict: FIDE decides on the application. Not checked: %1.")
        .arg(notCheckedTexts().join(QStringLiteral("; ")));
}

} // namespace flagfall::view
