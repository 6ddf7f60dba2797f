// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/standings/why_tie_break.h"

#include "app/view/event/event_text.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace flagfall::view {
namespace {

using pairing::Contribution;
using pairing::EncounterStep;
using pairing::TieBreakKind;
using pairing::TieBreakValue;
using pairing::TieBreakWorking;

struct WhyTieBreak {
    Q_DECLARE_TR_FUNCTIONS(WhyTieBreak)
};

QString noValueText(TieBreakWorking::Why why) {
    using Why = TieBreakWorking::Why;
    switch (why) {
    case Why::HasValue: return {};
    case Why::NotInRoundRobin: return WhyTieBreak::tr("Not for a round robin (Art. 8).");
    case Why::NotEverybodyRated: return WhyTieBreak::tr("Not used: not everybody has a rating (Art. 10).");
    case Why::NoGames: return WhyTieBreak::tr("No value: there are not enough games over the board.");
    case Why::NobodyTied: return WhyTieBreak::tr("Nobody is level any more.");
    case Why::NotAllMet: return WhyTieBreak::tr("Not all who are level have met, and nothing is sure (6.3).");
    case Why::NotEntered: return WhyTieBreak::tr("No value has been entered.");
    case Why::NotDrawn: return WhyTieBreak::tr("The lots have not been drawn.");
    case Why::BoardsUnknown: return WhyTieBreak::tr("No value: not every match says what its boards were (Art. 12).");
    case Why::NoFactor: return WhyTieBreak::tr("No value: the normalising factor is 0 (13.4.2).");
    }
    return {};
}

QString cutText(Contribution::Cut cut) {
    using Cut = Contribution::Cut;
    switch (cut) {
    case Cut::No: return {};
    case Cut::Lowest: return WhyTieBreak::tr("left out as the lowest");
    case Cut::Chosen: return WhyTieBreak::tr("left out as the lowest of the rounds not played by choice (16.5)");
    case Cut::Highest: return WhyTieBreak::tr("left out as the highest");
    case Cut::Early: return WhyTieBreak::tr("left out as one of the first rounds");
    }
    return {};
}

QString ruleText(Contribution::Rule rule, pairing::Competitors whose) {
    using Rule = Contribution::Rule;
    bool const isTeam = whose == pairing::Competitors::Teams;
    switch (rule) {
    case Rule::Played: return {};
    case Rule::ForfeitAsGame: return WhyTieBreak::tr("the forfeit counts as a game");
    case Rule::OwnScore:
        return isTeam ? WhyTieBreak::tr("not played: the team's own points (16.4)")
                      : WhyTieBreak::tr("not played: the player's own points (16.4)");
    case Rule::NoMoreThanTheScheduled:
        return isTeam ? WhyTieBreak::tr("not played: the team's own points, but no more than the opponent's (16.4)")
                      : WhyTieBreak::tr("not played: the player's own points, but no more than the opponent's (16.4)");
    case Rule::NoMoreThanDraws:
        return isTeam
                   ? WhyTieBreak::tr("not played: the team's own points, but no more than a draw in every round (16.4)")
                   : WhyTieBreak::tr(
                         "not played: the player's own points, but no more than a draw in every round (16.4)");
    case Rule::Virtual: return WhyTieBreak::tr("not played: a virtual opponent");
    case Rule::NoGame: return isTeam ? WhyTieBreak::tr("no match") : WhyTieBreak::tr("no game");
    }
    return {};
}

/// As values of tie-breaks are written: `1.5`, not `1½`.
QString decimals(Points points) { return tieBreakText(TieBreakValue::of(points)); }

QString notes(Contribution const& round, pairing::Competitors whose) {
    QStringList all;
    if (QString const rule = ruleText(round.rule, whose); !rule.isEmpty()) all += rule;
    if (round.opponentPoints)
        //: %1 the points of an opponent, who left the rounds at the end unplayed.
        all += WhyTieBreak::tr("has %1, but rounds left unplayed at the end count as draws (16.3)")
                   .arg(decimals(*round.opponentPoints));
    if (QString const cut = cutText(round.cut); !cut.isEmpty()) all += cut;
    //: Notes on a line, with semicolons between: %1.
    return all.isEmpty() ? QString{} : WhyTieBreak::tr(" (%1)").arg(all.join(QStringLiteral("; ")));
}

QString shown(std::int64_t tenThousandths) { return tieBreakText(TieBreakValue{tenThousandths}); }

/// What the round gives: `4.5`, or with points that are multiplied `0.5 × 4.5 = 2.25`.
QString given(Contribution const& round, TieBreakKind kind) {
    if (round.rating) return QString::number(*round.rating);
    bool const isProduct = kind == TieBreakKind::SonnebornBerger || kind == TieBreakKind::ExtendedSonnebornBerger;
    if (!isProduct) return shown(round.product);
    return QStringLiteral("%1 × %2 = %3")
        .arg(decimals(round.points), decimals(round.opponentScore), shown(round.product));
}

QString roundLine(Contribution const& round, TieBreakKind kind, NameOfPlayer const& nameOf,
                  pairing::Competitors whose) {
    QString const number = QString::number(round.round.value());
    QString const what = given(round, kind) + notes(round, whose);
    if (round.opponent)
        //: %1 a round, %2 the opponent, %3 what it gives.
        return WhyTieBreak::tr("Round %1, %2: %3").arg(number, nameOf(*round.opponent), what);
    //: %1 a round without an opponent, %2 what it gives.
    return WhyTieBreak::tr("Round %1: %2").arg(number, what);
}

/// Of what only the player's own results make up: `1 + 0 + 1, without ½`.
QString sumLine(std::vector<Contribution> const& rounds) {
    QStringList counted, cut;
    for (Contribution const& each : rounds) (each.isCut ? cut : counted) += shown(each.product);
    QString const sum = counted.isEmpty() ? QStringLiteral("0") : counted.join(QStringLiteral(" + "));
    //: %1 what each round adds.
    if (cut.isEmpty()) return WhyTieBreak::tr("Round by round: %1").arg(sum);
    //: %1 what each round adds, %2 what is left out.
    return WhyTieBreak::tr("Round by round: %1, without %2").arg(sum, cut.join(QStringLiteral(", ")));
}

bool isOfOwnResults(TieBreakKind kind) { return kind >= TieBreakKind::RoundsWon && kind <= TieBreakKind::Standard; }

QString encounterRow(EncounterStep::Row const& row, NameOfPlayer const& nameOf) {
    QString const score = QStringLiteral("%1 %2").arg(nameOf(row.player), tieBreakText(row.score));
    if (row.missing == 0) return score;
    //: In a comparison of players who have not all met: %1 a player with a score, %2 the best that could still be.
    return WhyTieBreak::tr("%1 (at most %2)").arg(score, tieBreakText(row.best));
}

QString amongThem(EncounterStep const& step) {
    //: %1 two teams that are level, each with its board count.
    if (step.boards == TieBreakKind::BoardCount) return WhyTieBreak::tr("Board count, the lower the better: %1.");
    if (step.boards == TieBreakKind::TopBoards)
        //: %2 the number of a board, %1 two teams that are level, each with its points on it.
        return WhyTieBreak::tr("On board %2: %1.").arg(QStringLiteral("%1"), QString::number(step.board));
    if (step.boards)
        //: %2 the number of a board, %1 two teams that are level, each with its points on the boards 1 to that one.
        return WhyTieBreak::tr("On the boards down to %2: %1.").arg(QStringLiteral("%1"), QString::number(step.board));
    //: %1 the players who are level, with what each scored against the others.
    if (!step.score) return WhyTieBreak::tr("Among them: %1.");
    if (*step.score == pairing::TeamScore::MatchPoints)
        //: %1 the teams that are level, with what each scored against the others.
        return WhyTieBreak::tr("Among them by match points: %1.");
    //: %1 the teams that are level, with what each scored against the others.
    return WhyTieBreak::tr("Among them by game points: %1.");
}

/// `Among A, B and C: A 2, B 1, C 0`, and what became of them.
QString encounterLine(EncounterStep const& step, NameOfPlayer const& nameOf) {
    QStringList rows;
    for (EncounterStep::Row const& row : step.rows) rows += encounterRow(row, nameOf);
    QString const scores = amongThem(step).arg(rows.join(QStringLiteral(", ")));
    if (step.subgroups.size() < 2) return scores + QLatin1Char(' ') + WhyTieBreak::tr("That separates nobody.");
    QStringList groups;
    for (std::vector<PlayerId> const& group : step.subgroups) {
        QStringList names;
        for (PlayerId const player : group) names += nameOf(player);
        groups += names.join(QStringLiteral(", "));
    }
    //: %1 players in their new order, with a semicolon between those who are separated.
    return scores + QLatin1Char(' ') + WhyTieBreak::tr("Order: %1.").arg(groups.join(QStringLiteral("; ")));
}

QString boardLine(TieBreakWorking::OnBoard const& each, TieBreakKind kind) {
    QString const number = QString::number(each.board);
    QString const gives = tieBreakText(each.gives);
    if (kind == TieBreakKind::BottomBoards)
        //: %1 the number of a board that is left out with those below it, %2 the points on the others.
        return WhyTieBreak::tr("Without board %1: %2").arg(number, gives);
    QString const what = kind == TieBreakKind::TopBoards
                             ? gives
                             : QStringLiteral("%1 × %2 = %3").arg(number, decimals(each.points), gives);
    //: %1 the number of a board, %2 what it gives.
    return WhyTieBreak::tr("Board %1: %2").arg(number, what);
}

QString combinedLine(TieBreakWorking::Combined const& combined, TieBreakValue const& value) {
    //: %1 match or game points, %2 Buchholz, %3 what it is divided by, %4 the sum.
    return WhyTieBreak::tr("%1 points + Buchholz %2 ÷ %3 = %4")
        .arg(decimals(combined.secondary), tieBreakText(combined.buchholz), QString::number(combined.factor),
             tieBreakText(value));
}

QString averageLine(TieBreakWorking::Average const& average, TieBreakValue const& value) {
    //: %1 a sum, %2 of how many, %3 the average, rounded.
    return WhyTieBreak::tr("Average: %1 ÷ %2 = %3")
        .arg(shown(average.sum), QString::number(average.count), tieBreakText(value));
}

QString performanceLine(pairing::Performance const& performance) {
    //: %1 the average rating of the opponents, %2 the score in percent, %3 what the table gives for it, %4 the sum.
    return WhyTieBreak::tr("Average of the opponents %1; %2 % are %3: %4")
        .arg(QString::number(performance.average()), QString::number(performance.percentage()),
             QString::number(performance.difference()), QString::number(performance.value()));
}

/// 10.3.
QString perfectLine(TieBreakWorking const& working) {
    if (working.hasScoredNothing) return WhyTieBreak::tr("Nothing was scored: 800 less than the lowest opponent.");
    //: %1 a rating.
    return WhyTieBreak::tr("Of %1 the points scored are expected against these opponents, of any lower rating fewer.")
        .arg(tieBreakText(working.value));
}

} // namespace

QString whyTieBreakTitle(TieBreakWorking const& working) {
    QString const head = tieBreakName(working.tieBreak) + QLatin1Char(' ') + tieBreakText(working.value);
    QString const article = plain(pairing::article(working.tieBreak));
    return article.isEmpty() ? head : head + QStringLiteral(" (%1)").arg(article);
}

QStringList whyTieBreak(TieBreakWorking const& working, NameOfPlayer const& nameOf, pairing::Competitors whose) {
    QStringList lines;
    TieBreakKind const kind = working.tieBreak.kind;
    for (EncounterStep const& step : working.encounter) lines += encounterLine(step, nameOf);
    bool const isEncounter = kind == TieBreakKind::DirectEncounter || kind == TieBreakKind::ExtendedEncounter;
    if ((isOfOwnResults(kind) || kind == TieBreakKind::SecondaryScore) && !working.rounds.empty())
        lines += sumLine(working.rounds);
    else if (!isEncounter)
        for (Contribution const& each : working.rounds) lines += roundLine(each, kind, nameOf, whose);
    for (TieBreakWorking::OnBoard const& each : working.boards) lines += boardLine(each, kind);
    if (working.combined) lines += combinedLine(*working.combined, working.value);
    if (working.average) lines += averageLine(*working.average, working.value);
    if (working.performance) lines += performanceLine(*working.performance);
    if (kind == TieBreakKind::PerfectPerformance && working.value.tenThousandths) lines += perfectLine(working);
    if (QString const none = noValueText(working.why); !none.isEmpty()) lines += none;
    return lines;
}

} // namespace flagfall::view
