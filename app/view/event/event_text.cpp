// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/event/event_text.h"

#include "app/view/texts/plain_text.h"
#include "pairing/system.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using pairing::TieBreak;
using pairing::TieBreakKind;

struct EventText {
    Q_DECLARE_TR_FUNCTIONS(EventText)
};

QString kindName(TieBreak const& tieBreak) {
    switch (tieBreak.kind) {
    case TieBreakKind::DirectEncounter: return EventText::tr("Direct encounter");
    case TieBreakKind::RoundsWon: return EventText::tr("Number of rounds won");
    case TieBreakKind::GamesWon: return EventText::tr("Number of games won over the board");
    case TieBreakKind::GamesWithBlack: return EventText::tr("Number of games played with Black");
    case TieBreakKind::WinsWithBlack: return EventText::tr("Number of games won with Black");
    case TieBreakKind::Progressive: return EventText::tr("Progressive score");
    case TieBreakKind::RoundsElected: return EventText::tr("Rounds the player elected to play");
    case TieBreakKind::Standard: return EventText::tr("Standard points");
    case TieBreakKind::PairingNumber: return EventText::tr("Pairing number");
    case TieBreakKind::Buchholz: return tieBreak.isFore ? EventText::tr("Fore Buchholz") : EventText::tr("Buchholz");
    case TieBreakKind::AverageBuchholz: return EventText::tr("Average of opponents’ Buchholz");
    case TieBreakKind::SonnebornBerger: return EventText::tr("Sonneborn-Berger");
    case TieBreakKind::Koya: return EventText::tr("Koya system");
    case TieBreakKind::AverageRating: return EventText::tr("Average rating of opponents");
    case TieBreakKind::Performance: return EventText::tr("Tournament performance rating");
    case TieBreakKind::PerfectPerformance: return EventText::tr("Perfect tournament performance");
    case TieBreakKind::AveragePerformance: return EventText::tr("Average performance rating of opponents");
    case TieBreakKind::AveragePerfectPerformance: return EventText::tr("Average perfect performance of opponents");
    case TieBreakKind::Rating: return EventText::tr("Rating");
    case TieBreakKind::Lots: return EventText::tr("Drawing of lots");
    case TieBreakKind::Entered: return EventText::tr("Values entered by hand");
    case TieBreakKind::BoardCount: return EventText::tr("Board count");
    case TieBreakKind::TopBoards: return EventText::tr("Top board results");
    case TieBreakKind::BottomBoards: return EventText::tr("Bottom board elimination");
    case TieBreakKind::SecondaryScore:
        if (tieBreak.score == pairing::TeamScore::MatchPoints) return EventText::tr("Match points");
        if (tieBreak.score) return EventText::tr("Game points");
        return EventText::tr("Match points or game points, whichever do not rank");
    case TieBreakKind::ExtendedSonnebornBerger: return EventText::tr("Extended Sonneborn-Berger for teams");
    case TieBreakKind::ExtendedEncounter: return EventText::tr("Extended direct encounter for teams");
    case TieBreakKind::Combination: return EventText::tr("Score and strength of schedule combined");
    }
    return {};
}

/// What the modifiers add to the name: "without the lowest value".
QStringList modifierNames(TieBreak const& tieBreak) {
    QStringList names;
    if (tieBreak.kind == TieBreakKind::Progressive && tieBreak.cutLow > 0)
        names += EventText::tr("without the first %n round(s)", "tie-break", tieBreak.cutLow);
    else if (tieBreak.cutHigh > 0)
        names += EventText::tr("without the lowest and highest %n value(s)", "tie-break", tieBreak.cutHigh);
    else if (tieBreak.cutLow > 0)
        names += EventText::tr("without the lowest %n value(s)", "tie-break", tieBreak.cutLow);
    if (tieBreak.limit > 0) names += EventText::tr("limit raised by %n half point(s)", "tie-break", tieBreak.limit);
    if (tieBreak.limit < 0) names += EventText::tr("limit lowered by %n half point(s)", "tie-break", -tieBreak.limit);
    if (tieBreak.isFore && tieBreak.kind != TieBreakKind::Buchholz)
        names += EventText::tr("games of the last round as draws", "tie-break");
    if (tieBreak.playsForfeits) names += EventText::tr("forfeits as games played", "tie-break");
    if (tieBreak.isReversed) names += EventText::tr("in reverse order", "tie-break");
    return names;
}

QString tieBreakFullName(TieBreak const& tieBreak) {
    return (QStringList{kindName(tieBreak)} + modifierNames(tieBreak)).join(QStringLiteral(", "));
}

} // namespace

namespace {

/// A Swiss of teams by its code: what gives teams their colours, and by which score they are paired (C.04.6, 1.7 and
/// 1.2). `_MP_GP`: the colours ask for the other score, too.
QString teamSwissText(std::string_view code) {
    auto const has = [code](std::string_view part) { return code.find(part) != std::string_view::npos; };
    QString const colours = has("_TYPEA")   ? EventText::tr("colours by type A")
                            : has("_TYPEB") ? EventText::tr("colours by type B")
                                            : EventText::tr("colours without preferences");
    QString const score = has("_MP_GP")   ? EventText::tr("match points before game points")
                          : has("_GP_MP") ? EventText::tr("game points before match points")
                          : has("_GP")    ? EventText::tr("game points")
                                          : EventText::tr("match points");
    //: A pairing system: %1 "colours by type A", %2 "match points before game points".
    QString const text = EventText::tr("Team Swiss (C.04.6), %1, %2").arg(colours, score);
    //: %1 a pairing system of teams.
    return has("_BAKU") ? EventText::tr("%1, with Baku acceleration").arg(text) : text;
}

} // namespace

QString systemText(std::string_view code) {
    if (code == "BERGER_TEAM_ROUNDROBIN" || code == "FIDE_TEAM_ROUNDROBIN")
        return EventText::tr("Team round robin (Berger tables)");
    if (code == "BERGER_TEAM_DOUBLEROUNDROBIN") return EventText::tr("Team double round robin (Berger tables)");
    if (code == "FIDE_TEAM_DOUBLEROUNDROBIN")
        return EventText::tr("Team double round robin (last two rounds of the first cycle swapped)");
    if (code.starts_with("FIDE_TEAM")) return teamSwissText(code);
    if (code == "BERGER_ROUNDROBIN" || code == "FIDE_ROUNDROBIN") return EventText::tr("Round robin (Berger tables)");
    if (code == "FIDE_DOUBLEROUNDROBIN")
        return EventText::tr("Double round robin (last two rounds of the first cycle swapped)");
    if (code == "BERGER_DOUBLEROUNDROBIN") return EventText::tr("Double round robin (Berger tables)");
    if (code == "FIDE_DUTCH" || code == "FIDE_DUTCH_2026") return EventText::tr("Swiss, FIDE (Dutch) system 2026");
    if (code == "FIDE_DUTCH_2026_BAKU") return EventText::tr("Swiss, FIDE (Dutch) system 2026 with Baku acceleration");
    if (code == "FIDE_DUTCH_2017") return EventText::tr("Swiss, FIDE (Dutch) system 2017");
    if (code == "FIDE_DUTCH_2017_BAKU") return EventText::tr("Swiss, FIDE (Dutch) system 2017 with Baku acceleration");
    if (code == "FIDE_DOUBLESWISS") return EventText::tr("Double-Swiss, matches of two games");
    if (code == "MATCH") return EventText::tr("Match of two players");
    if (code == "FIDE_SCHEVENINGEN") return EventText::tr("Scheveningen, side against side");
    if (code == "FIDE_DOUBLESCHEVENINGEN") return EventText::tr("Double Scheveningen, side against side");
    if (code == "SIMULTANEOUS") return EventText::tr("Simultaneous exhibition, White on all boards");
    if (code == "SIMULTANEOUS_ALTERNATING") return EventText::tr("Simultaneous exhibition, colours alternate");
    if (code == "KEIZER") return EventText::tr("Keizer system, for clubs");
    if (code == "CUSTOM_KNOCKOUT") return EventText::tr("Knockout with tie-break games");
    if (code == "CUSTOM_SWISS") return EventText::tr("Swiss, imported rounds only");
    if (code == "CUSTOM_ROUNDROBIN") return EventText::tr("Round robin, imported rounds only");
    if (code == "CUSTOM_TEAM_SWISS") return EventText::tr("Team Swiss by match points, imported rounds only");
    if (code == "CUSTOM_TEAM_SWISS_GP") return EventText::tr("Team Swiss by game points, imported rounds only");
    if (code == "CUSTOM_TEAM_ROUNDROBIN") return EventText::tr("Team round robin, imported rounds only");
    return plain(code);
}

QString systemExplanation(std::string_view code) {
    using Way = pairing::PairingWay;
    pairing::SystemRules const& rules = pairing::systemRules(code);
    QString const text = [&] {
        switch (rules.way) {
        case Way::RoundRobin:
            return EventText::tr(
                "Everybody meets everybody once, by tables that are known beforehand. Numbers are drawn "
                "by lots, and with an odd number somebody rests in every round.");
        case Way::DoubleRoundRobin:
            return EventText::tr(
                "Everybody meets everybody twice, once with each colour. Numbers are drawn by lots, and "
                "with an odd number somebody rests in every round.");
        case Way::Match:
            return EventText::tr(
                "Two players meet as many times as announced, a game in each round. Number 1 begins with "
                "White, and the colours alternate.");
        case Way::Simultaneous:
            return EventText::tr(
                "One player meets everybody else at the same time, each game with a clock of its own. Number 1 on the "
                "Players page gives the exhibition.");
        case Way::Scheveningen:
            return EventText::tr(
                "Everybody of one side meets everybody of the other side, and nobody his own side: two sides of 4 need "
                "4 rounds. The sides are two clubs or federations, or the two halves of the pairing numbers; there are "
                "tables for sides of 2 to 7, 10 and multiples of 4.");
        case Way::DoubleScheveningen:
            return EventText::tr(
                "Everybody of one side meets everybody of the other side twice, once with each colour: two sides of 4 "
                "need 8 rounds. The sides are two clubs or federations, or the two halves of the pairing numbers; "
                "there are tables for sides of 2 to 7, 10 and multiples of 4.");
        case Way::Dutch:
            return EventText::tr(
                "In every round players with the same or nearly the same score meet, nobody twice. The "
                "stronger half of a score group is paired with the weaker half.");
        case Way::AcceleratedDutch:
            return EventText::tr(
                "In every round players with nearly the same score meet, nobody twice. In the first rounds "
                "the stronger half has points that count for the pairing only, so that strong players "
                "meet sooner.");
        case Way::DoubleSwiss:
            return EventText::tr(
                "In every round players with the same or nearly the same score meet in a match of two games, one with "
                "each colour, and nobody meets anybody again. Every game counts for the score; who is left over has a "
                "game won and a game drawn (C.04.5).");
        case Way::SwissTeam:
        case Way::AcceleratedSwissTeam:
            return EventText::tr(
                "In every round teams with the same or nearly the same score meet, none of them twice. The "
                "colours are those of the first boards.");
        case Way::Knockout:
            return EventText::tr(
                "Who loses a match is out, and the winners meet in the next round until one is left. A match "
                "has the games written below; while it is level, its tie-break games follow with "
                "their own time controls.");
        case Way::Keizer:
            return EventText::tr(
                "Players who stand next to each other in the ranking meet, and a win counts the more the "
                "higher the opponent stands. Made for clubs, where somebody is missing in every "
                "round.");
        case Way::Elsewhere:
            return EventText::tr(
                "The rounds are paired elsewhere and come from report files. The program keeps players, "
                "results and standings.");
        }
        return QString{};
    }();
    if (rules.isEndorsed) return text;
    //: %1 two sentences about a pairing system.
    return EventText::tr("%1 Not endorsed by FIDE.").arg(text);
}

QString tieBreakName(TieBreak const& tieBreak) {
    // Those two have no code of FIDE's that anybody would know.
    if (tieBreak.kind == TieBreakKind::Lots) return EventText::tr("Lots", "tie-break");
    if (tieBreak.kind == TieBreakKind::Entered) return EventText::tr("By hand", "tie-break");
    return QString::fromStdString(pairing::code(tieBreak));
}

QString tieBreakHint(TieBreak const& tieBreak) {
    if (pairing::article(tieBreak).empty()) return tieBreakFullName(tieBreak);
    //: %1 the name of a tie-break, %2 the article that defines it.
    return EventText::tr("%1 (%2)", "tie-break").arg(tieBreakFullName(tieBreak), plain(pairing::article(tieBreak)));
}

QString tieBreakAdviceText(pairing::TieBreakAdvice::What what) {
    using What = pairing::TieBreakAdvice::What;
    QString const article = plain(pairing::article(what));
    switch (what) {
    case What::NotInRoundRobin: return EventText::tr("Not allowed in a round robin (%1).").arg(article);
    case What::NotInSwiss: return EventText::tr("Made for round robins (%1).").arg(article);
    case What::UnratedPlayers: return EventText::tr("Not used, because some players have no rating (%1).").arg(article);
    case What::LongEvent:
        return EventText::tr("Not recommended when the event lasts more than 30 days (%1).").arg(article);
    case What::NamedBefore: return EventText::tr("Stands further up already and separates nobody here.");
    }
    return {};
}

} // namespace flagfall::view
