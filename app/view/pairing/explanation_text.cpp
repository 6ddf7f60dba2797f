// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/pairing/explanation_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using pairing::Asked;

struct ExplanationWords {
    Q_DECLARE_TR_FUNCTIONS(ExplanationText)
};

QString nameOf(Asked asked) {
    switch (asked) {
    case Asked::ByeScore: return ExplanationWords::tr("score of the player who gets the bye");
    case Asked::Downfloaters: return ExplanationWords::tr("number of downfloaters");
    case Asked::DownfloaterScores: return ExplanationWords::tr("scores of the downfloaters");
    case Asked::PairDifferences: return ExplanationWords::tr("score differences of pairs and downfloaters");
    case Asked::NextBracket: return ExplanationWords::tr("players left over in the next bracket");
    case Asked::ByeUnplayed: return ExplanationWords::tr("unplayed games of the player who gets the bye");
    case Asked::WideDifference:
        return ExplanationWords::tr("topscorers or their opponents with a colour difference beyond two");
    case Asked::ThirdColour:
        return ExplanationWords::tr("topscorers or their opponents given the same colour three times in a row");
    case Asked::Preference: return ExplanationWords::tr("players who do not get their colour preference");
    case Asked::StrongPreference: return ExplanationWords::tr("players who do not get their strong colour preference");
    case Asked::ResidentsDownAgain:
        return ExplanationWords::tr("residents with a downfloat in the previous round as well");
    case Asked::MdpOpponentsUpAgain:
        return ExplanationWords::tr("opponents of moved-down players with an upfloat in the previous round as well");
    case Asked::ResidentsDownAgain2:
        return ExplanationWords::tr("residents with a downfloat two rounds before as well");
    case Asked::MdpOpponentsUpAgain2:
        return ExplanationWords::tr("opponents of moved-down players with an upfloat two rounds before as well");
    case Asked::MdpDifferencesAgain:
        return ExplanationWords::tr("score differences of moved-down players with a downfloat in the previous round");
    case Asked::MdpOpponentDifferencesAgain:
        return ExplanationWords::tr("score differences of opponents with an upfloat in the previous round");
    case Asked::MdpDifferencesAgain2:
        return ExplanationWords::tr("score differences of moved-down players with a downfloat two rounds before");
    case Asked::MdpOpponentDifferencesAgain2:
        return ExplanationWords::tr("score differences of opponents with an upfloat two rounds before");
    case Asked::DownAgain: return ExplanationWords::tr("players with a downfloat in the previous round as well");
    case Asked::UpAgain: return ExplanationWords::tr("players with an upfloat in the previous round as well");
    case Asked::DownAgain2: return ExplanationWords::tr("players with a downfloat two rounds before as well");
    case Asked::UpAgain2: return ExplanationWords::tr("players with an upfloat two rounds before as well");
    case Asked::DownDifferencesAgain:
        return ExplanationWords::tr("score differences of players with a downfloat in the previous round as well");
    case Asked::UpDifferencesAgain:
        return ExplanationWords::tr("score differences of players with an upfloat in the previous round as well");
    case Asked::DownDifferencesAgain2:
        return ExplanationWords::tr("score differences of players with a downfloat two rounds before as well");
    case Asked::UpDifferencesAgain2:
        return ExplanationWords::tr("score differences of players with an upfloat two rounds before as well");
    // What every pair or bye must keep has a sentence of its own where it is broken.
    case Asked::NotTwice:
    case Asked::ByeNotTwice:
    case Asked::ByeNotAfterForfeitWin:
    case Asked::NotBothAbsolute:
    case Asked::Completion: break;
    }
    return {};
}

QString numberOf(pairing::Criterion const& criterion) {
    return plain(criterion.letter) + QString::number(criterion.number);
}

QString colourWord(Colour colour) {
    return colour == Colour::White ? ExplanationWords::tr("White") : ExplanationWords::tr("Black");
}

QString pointsList(std::vector<Points> const& points) {
    QStringList list;
    for (Points const each : points) list += pointsText(each);
    return list.join(QStringLiteral("; "));
}

} // namespace

QString criterionText(pairing::Criterion criterion) {
    //: %1 the number of a criterion, %2 what it counts: "C12: players who do not get their colour preference".
    return ExplanationWords::tr("%1: %2", "criterion").arg(numberOf(criterion), nameOf(criterion.asked));
}

QString ExplanationText::name(int place) const {
    auto const index = static_cast<std::size_t>(place);
    if (place < 0 || index >= m_tournament.participants.size()) return QStringLiteral("–");
    return playerName(m_state, m_tournament.participants[index].id);
}

QString ExplanationText::names(std::vector<int> const& places) const {
    QStringList list;
    for (int const place : places) list += name(place);
    return list.join(QStringLiteral("; "));
}

QString ExplanationText::obstacleText(pairing::Obstacle const& obstacle) const {
    using Kind = pairing::Obstacle::Kind;
    QString const who = names(obstacle.players);
    QString const rule = obstacle.criterion ? numberOf(*obstacle.criterion) : QString{};
    switch (obstacle.kind) {
    case Kind::NoSuchPlayer: return ExplanationWords::tr("There is no such player.");
    case Kind::TakesNoPart: return ExplanationWords::tr("%1 does not take part in this round.").arg(who);
    case Kind::PairedTwice: return ExplanationWords::tr("%1 is paired twice.").arg(who);
    case Kind::LeftOut: return ExplanationWords::tr("%1 has neither an opponent nor the bye.").arg(who);
    case Kind::HaveMet:
        //: %1 the number of a criterion, %2 two names, %3 the number of a round.
        return ExplanationWords::tr("%1: %2 have met in round %3.").arg(rule, who, QString::number(obstacle.round));
    case Kind::Prohibited: return ExplanationWords::tr("%1 are a prohibited pairing.", "two names").arg(who);
    case Kind::BarredFromBye: return ExplanationWords::tr("%1: %2 may not get the bye.").arg(rule, who);
    case Kind::SameColour:
        //: %1 the number of a criterion, %2 two names, %3 White or Black.
        return ExplanationWords::tr("%1: %2 both have an absolute preference for %3.")
            .arg(rule, who, colourWord(obstacle.colour));
    case Kind::ByeInEvenField: return ExplanationWords::tr("No player is left for the bye.");
    }
    return {};
}

QString ExplanationText::measureText(pairing::Measure const& measure) const {
    QStringList parts;
    if (measure.count != 0) parts += QString::number(measure.count);
    if (!measure.again.empty())
        //: %1 scores of players who float down once more.
        parts += ExplanationWords::tr("downfloat again with %1").arg(pointsList(measure.again));
    if (!measure.points.empty()) parts += pointsList(measure.points);
    if (parts.isEmpty()) parts += QStringLiteral("0");
    QString const value = parts.join(QStringLiteral(", "));
    //: %1 a number or scores, %2 the names of the players meant.
    return measure.players.empty() ? value
                                   : ExplanationWords::tr("%1 (%2)", "measure").arg(value, names(measure.players));
}

QString ExplanationText::whereText(std::optional<int> bracket) const {
    if (!bracket) return ExplanationWords::tr("in the whole round");
    auto const index = static_cast<std::size_t>(*bracket);
    //: %1 a score: "in the bracket of 2½".
    return ExplanationWords::tr("in the bracket of %1").arg(pointsText(m_story.brackets[index].score));
}

QString ExplanationText::orderText(pairing::LaterProposal const& later) const {
    QString const article = plain(later.article);
    using Rule = pairing::OrderRule;
    switch (later.rule) {
    case Rule::MovedDown: return ExplanationWords::tr("other moved-down players are paired first (%1)").arg(article);
    case Rule::Transposition: return ExplanationWords::tr("the moved-down players meet others first (%1)").arg(article);
    case Rule::Exchange: return ExplanationWords::tr("it needs a later exchange between S1 and S2 (%1)").arg(article);
    case Rule::RemainderTransposition:
        return ExplanationWords::tr("other pairs from S1 and S2 come first (%1)").arg(article);
    }
    return {};
}

struct ExplanationText::Verdict {
    ExplanationText const& text;

    QStringList operator()(pairing::SamePairs const&) const {
        return {ExplanationWords::tr("These pairs are in the system's pairing.")};
    }
    QStringList operator()(pairing::NotLegal const& verdict) const {
        QStringList lines;
        for (pairing::Obstacle const& obstacle : verdict.obstacles) lines += text.obstacleText(obstacle);
        return lines;
    }
    QStringList operator()(pairing::WorseProposal const& verdict) const {
        return {criterionText(verdict.byRules.criterion),
                //: %1 where: "in the bracket of 2½"; %2 and %3 how many, and who.
                ExplanationWords::tr("%1: %2 in the system's pairing, %3 with your change", "where")
                    .arg(text.whereText(verdict.bracket), text.measureText(verdict.byRules),
                         text.measureText(verdict.proposed))};
    }
    QStringList operator()(pairing::LaterProposal const& verdict) const {
        return {ExplanationWords::tr("Equal in every criterion, but later in FIDE's order of candidates %1:")
                    .arg(text.whereText(verdict.bracket)),
                text.orderText(verdict)};
    }
    QStringList operator()(pairing::BetterProposal const& verdict) const {
        return QStringList{ExplanationWords::tr("Program error: the system should have paired this way.")} +
               (*this)(verdict.difference);
    }
};

QStringList ExplanationText::linesOf(pairing::Comparison const& comparison) const {
    QStringList lines = std::visit(Verdict{*this}, comparison.verdict);
    for (pairing::ColourObjection const& objection : comparison.colours)
        //: %1 and %2 players' names.
        lines += ExplanationWords::tr("In the system's pairing %1 has White against %2.")
                     .arg(name(objection.byRules.white), name(objection.byRules.black));
    return lines;
}

QStringList ExplanationText::linesOf(pairing::Unfulfillable const& reason) const {
    QStringList lines;
    for (pairing::Obstacle const& obstacle : reason.obstacles) lines += obstacleText(obstacle);
    if (!reason.others) return lines;
    QStringList stranded;
    for (PlayerId const player : reason.others->stranded) stranded += playerName(m_state, player);
    //: %1 the number of a criterion, %2 names.
    lines += ExplanationWords::tr("%1: the others could not be paired with one another: %2.")
                 .arg(numberOf(reason.completion), stranded.join(QStringLiteral("; ")));
    return lines;
}

QStringList ExplanationText::linesOfBye() const {
    if (!m_story.bye) return {};
    pairing::ExplainedBye const& bye = *m_story.bye;
    //: %1 a player's name, %2 a score.
    QStringList lines{ExplanationWords::tr("The bye goes to %1 with %2.").arg(name(bye.player), pointsText(bye.score))};
    if (!bye.barred.empty())
        lines += ExplanationWords::tr("%1: these may not get it: %2.").arg(numberOf(bye.barredBy), names(bye.barred));
    if (!bye.impossible.empty())
        lines += ExplanationWords::tr("%1: if one of these had it, the others could not be paired: %2.")
                     .arg(numberOf(bye.impossibleBy), names(bye.impossible));
    return lines;
}

} // namespace flagfall::view
