// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/explanation_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace flagfall::view {
namespace {

namespace dutch = pairing::dutch;
using dutch::Edition;

struct ExplanationWords {
    Q_DECLARE_TR_FUNCTIONS(ExplanationText)
};

bool isOf2017(Edition edition) { return edition == Edition::Fide2017; }

/// From C5; of 2026.
QString nameOf2026(int criterion) {
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("ExplanationText", "score of the player who gets the bye"),
        QT_TRANSLATE_NOOP("ExplanationText", "number of downfloaters"),
        QT_TRANSLATE_NOOP("ExplanationText", "scores of the downfloaters"),
        QT_TRANSLATE_NOOP("ExplanationText", "players left over in the next bracket"),
        QT_TRANSLATE_NOOP("ExplanationText", "unplayed games of the player who gets the bye"),
        QT_TRANSLATE_NOOP("ExplanationText", "topscorers or their opponents with a colour difference beyond two"),
        QT_TRANSLATE_NOOP("ExplanationText", "topscorers or their opponents with the same colour three times running"),
        QT_TRANSLATE_NOOP("ExplanationText", "players who do not get their colour preference"),
        QT_TRANSLATE_NOOP("ExplanationText", "players who do not get their strong colour preference"),
        QT_TRANSLATE_NOOP("ExplanationText", "residents who float down as in the round before"),
        QT_TRANSLATE_NOOP("ExplanationText", "opponents of moved-down players who float up as in the round before"),
        QT_TRANSLATE_NOOP("ExplanationText", "residents who float down as two rounds before"),
        QT_TRANSLATE_NOOP("ExplanationText", "opponents of moved-down players who float up as two rounds before"),
        QT_TRANSLATE_NOOP("ExplanationText",
                          "score differences of moved-down players who floated down in the round before"),
        QT_TRANSLATE_NOOP("ExplanationText", "score differences of opponents who floated up in the round before"),
        QT_TRANSLATE_NOOP("ExplanationText",
                          "score differences of moved-down players who floated down two rounds before"),
        QT_TRANSLATE_NOOP("ExplanationText", "score differences of opponents who floated up two rounds before"),
    };
    auto const index = static_cast<std::size_t>(criterion) - 5;
    return criterion >= 5 && index < names.size() ? ExplanationWords::tr(names[index]) : QString{};
}

/// From C.5; of 2017.
QString nameOf2017(int criterion) {
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("ExplanationText", "number of downfloaters"),
        QT_TRANSLATE_NOOP("ExplanationText", "score differences of pairs and downfloaters"),
        QT_TRANSLATE_NOOP("ExplanationText", "players left over in the next bracket"),
        QT_TRANSLATE_NOOP("ExplanationText", "topscorers or their opponents with a colour difference beyond two"),
        QT_TRANSLATE_NOOP("ExplanationText", "topscorers or their opponents with the same colour three times running"),
        QT_TRANSLATE_NOOP("ExplanationText", "players who do not get their colour preference"),
        QT_TRANSLATE_NOOP("ExplanationText", "players who do not get their strong colour preference"),
        QT_TRANSLATE_NOOP("ExplanationText", "players who float down as in the round before"),
        QT_TRANSLATE_NOOP("ExplanationText", "players who float up as in the round before"),
        QT_TRANSLATE_NOOP("ExplanationText", "players who float down as two rounds before"),
        QT_TRANSLATE_NOOP("ExplanationText", "players who float up as two rounds before"),
        QT_TRANSLATE_NOOP("ExplanationText", "score differences of players who float down as in the round before"),
        QT_TRANSLATE_NOOP("ExplanationText", "score differences of players who float up as in the round before"),
        QT_TRANSLATE_NOOP("ExplanationText", "score differences of players who float down as two rounds before"),
        QT_TRANSLATE_NOOP("ExplanationText", "score differences of players who float up as two rounds before"),
    };
    auto const index = static_cast<std::size_t>(criterion) - 5;
    return criterion >= 5 && index < names.size() ? ExplanationWords::tr(names[index]) : QString{};
}

QString colourWord(Colour colour) {
    return colour == Colour::White ? ExplanationWords::tr("White") : ExplanationWords::tr("Black");
}

QString pointsList(std::vector<dutch::Points> const& points) {
    QStringList list;
    for (dutch::Points const each : points) list += tenthsText(each);
    return list.join(QStringLiteral("; "));
}

} // namespace

QString tenthsText(dutch::Points points) {
    if (points % 5 == 0) return pointsText(HalfPoints{points / 5});
    return QLocale{}.toString(points / 10.0, 'f', 1);
}

QString criterionText(Edition edition, int criterion) {
    QString const number =
        isOf2017(edition) ? QStringLiteral("C.%1").arg(criterion) : QStringLiteral("C%1").arg(criterion);
    //: %1 the number of a criterion, %2 what it counts: "C12: players who do not get their colour preference".
    return ExplanationWords::tr("%1: %2", "criterion")
        .arg(number, isOf2017(edition) ? nameOf2017(criterion) : nameOf2026(criterion));
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

QString ExplanationText::obstacleText(dutch::Obstacle const& obstacle) const {
    using Kind = dutch::Obstacle::Kind;
    QString const who = names(obstacle.players);
    switch (obstacle.kind) {
    case Kind::NoSuchPlayer: return ExplanationWords::tr("There is no such player.");
    case Kind::TakesNoPart: return ExplanationWords::tr("%1 takes no part in this round.").arg(who);
    case Kind::PairedTwice: return ExplanationWords::tr("%1 is paired twice.").arg(who);
    case Kind::LeftOut: return ExplanationWords::tr("%1 has neither an opponent nor the bye.").arg(who);
    //: %1 two names, %2 the number of a round.
    case Kind::HaveMet: return ExplanationWords::tr("C1: %1 have met in round %2.").arg(who).arg(obstacle.round);
    case Kind::Prohibited: return ExplanationWords::tr("%1 are a prohibited pair.", "two names").arg(who);
    case Kind::BarredFromBye: return ExplanationWords::tr("C2: %1 may not have the bye.").arg(who);
    case Kind::SameColour:
        //: %1 two names, %2 White or Black.
        return ExplanationWords::tr("C3: %1 both absolutely need %2.").arg(who, colourWord(obstacle.colour));
    case Kind::ByeInEvenField: return ExplanationWords::tr("Nobody is left over for a bye.");
    }
    return {};
}

QString ExplanationText::measureText(dutch::Measure const& measure) const {
    QStringList parts;
    if (measure.count != 0) parts += QString::number(measure.count);
    if (!measure.again.empty())
        //: %1 scores of players who float down once more.
        parts += ExplanationWords::tr("down again with %1").arg(pointsList(measure.again));
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
    return ExplanationWords::tr("in the bracket of %1").arg(tenthsText(m_story.brackets[index].score));
}

QString ExplanationText::orderText(dutch::OrderRule rule) const {
    bool const old = isOf2017(m_story.edition);
    using Rule = dutch::OrderRule;
    switch (rule) {
    case Rule::MovedDown:
        return ExplanationWords::tr("other moved-down players are paired first (%1)")
            .arg(old ? QStringLiteral("D.3") : QStringLiteral("4.4"));
    case Rule::Transposition:
        return ExplanationWords::tr("the moved-down players meet others first (%1)")
            .arg(old ? QStringLiteral("D.1") : QStringLiteral("4.2"));
    case Rule::Exchange:
        return ExplanationWords::tr("it takes a later exchange between the halves (%1)")
            .arg(old ? QStringLiteral("D.2") : QStringLiteral("4.3"));
    case Rule::RemainderTransposition:
        return ExplanationWords::tr("across the halves others meet first (%1)")
            .arg(old ? QStringLiteral("D.1") : QStringLiteral("4.2"));
    }
    return {};
}

struct ExplanationText::Verdict {
    ExplanationText const& text;

    QStringList operator()(dutch::SamePairs const&) const {
        return {ExplanationWords::tr("These are the pairs by the rules.")};
    }
    QStringList operator()(dutch::NotLegal const& verdict) const {
        QStringList lines;
        for (dutch::Obstacle const& obstacle : verdict.obstacles) lines += text.obstacleText(obstacle);
        return lines;
    }
    QStringList operator()(dutch::WorseProposal const& verdict) const {
        return {criterionText(text.m_story.edition, verdict.byRules.criterion),
                //: %1 where: "in the bracket of 2½"; %2 and %3 how many, and who.
                ExplanationWords::tr("%1: %2 by the rules, %3 so", "where")
                    .arg(text.whereText(verdict.bracket), text.measureText(verdict.byRules),
                         text.measureText(verdict.proposed))};
    }
    QStringList operator()(dutch::LaterProposal const& verdict) const {
        return {ExplanationWords::tr("As good in every criterion, and later in the order of candidates %1:")
                    .arg(text.whereText(verdict.bracket)),
                text.orderText(verdict.rule)};
    }
    QStringList operator()(dutch::BetterProposal const& verdict) const {
        return QStringList{ExplanationWords::tr("A fault of the program: the round should be paired so.")} +
               (*this)(verdict.difference);
    }
};

QStringList ExplanationText::linesOf(dutch::Comparison const& comparison) const {
    QStringList lines = std::visit(Verdict{*this}, comparison.verdict);
    for (dutch::ColourObjection const& objection : comparison.colours)
        //: %1 and %2 players' names.
        lines += ExplanationWords::tr("By the rules %1 has White against %2.")
                     .arg(name(objection.byRules.white), name(objection.byRules.black));
    return lines;
}

QStringList ExplanationText::linesOf(dutch::Unfulfillable const& reason) const {
    QStringList lines;
    for (dutch::Obstacle const& obstacle : reason.obstacles) lines += obstacleText(obstacle);
    if (lines.isEmpty())
        lines += ExplanationWords::tr("C4: the others could not be paired with each other: %1.")
                     .arg(names(reason.others.deadlock.stranded));
    return lines;
}

QStringList ExplanationText::linesOfBye() const {
    if (!m_story.bye) return {};
    dutch::ExplainedBye const& bye = *m_story.bye;
    //: %1 a player's name, %2 a score.
    QStringList lines{ExplanationWords::tr("The bye goes to %1 with %2.").arg(name(bye.player), tenthsText(bye.score))};
    if (!bye.barred.empty()) lines += ExplanationWords::tr("C2: these may not have it: %1.").arg(names(bye.barred));
    if (!bye.impossible.empty())
        lines += ExplanationWords::tr("C4: with these left over the others cannot be paired: %1.")
                     .arg(names(bye.impossible));
    return lines;
}

} // namespace flagfall::view
