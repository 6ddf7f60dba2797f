// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/event_text.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using pairing::TieBreak;

struct EventText {
    Q_DECLARE_TR_FUNCTIONS(EventText)
};

QString tieBreakFullName(TieBreak tieBreak) {
    switch (tieBreak) {
    case TieBreak::DirectEncounter: return EventText::tr("Direct encounter");
    case TieBreak::RoundsWon: return EventText::tr("Number of rounds won");
    case TieBreak::GamesWon: return EventText::tr("Number of games won over the board");
    case TieBreak::SonnebornBerger: return EventText::tr("Sonneborn-Berger");
    case TieBreak::Koya: return EventText::tr("Koya system");
    case TieBreak::Buchholz: return EventText::tr("Buchholz");
    case TieBreak::BuchholzCut1: return EventText::tr("Buchholz without the lowest score");
    }
    return {};
}

} // namespace

QString systemText(std::string_view code) {
    if (code == "BERGER_ROUNDROBIN" || code == "FIDE_ROUNDROBIN") return EventText::tr("Round robin (Berger tables)");
    if (code == "FIDE_DOUBLEROUNDROBIN")
        return EventText::tr("Double round robin (last two rounds of the first cycle exchanged)");
    if (code == "BERGER_DOUBLEROUNDROBIN") return EventText::tr("Double round robin (Berger tables)");
    if (code == "FIDE_DUTCH" || code == "FIDE_DUTCH_2026") return EventText::tr("Swiss, FIDE (Dutch) system 2026");
    if (code == "FIDE_DUTCH_2026_BAKU") return EventText::tr("Swiss, FIDE (Dutch) system 2026 with Baku acceleration");
    if (code == "FIDE_DUTCH_2017") return EventText::tr("Swiss, FIDE (Dutch) system 2017");
    if (code == "FIDE_DUTCH_2017_BAKU") return EventText::tr("Swiss, FIDE (Dutch) system 2017 with Baku acceleration");
    if (code == "CUSTOM_SWISS") return EventText::tr("Swiss, imported rounds only");
    return plain(code);
}

QString tieBreakName(TieBreak tieBreak) { return plain(pairing::code(tieBreak)); }

QString tieBreakHint(TieBreak tieBreak) {
    //: %1 the name of a tie-break, %2 the article that defines it.
    return EventText::tr("%1 (%2)", "tie-break").arg(tieBreakFullName(tieBreak), plain(pairing::article(tieBreak)));
}

} // namespace flagfall::view
