// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/drawn_game.h"

#include "arbiter/laws/by_regime.h"

namespace flagfall {
namespace {

struct Row {
    std::string_view edition;
    DrawnGameLaw law;
};

/// The numbers of 2009 and 2014 differ only where 2014 added something; those of 2017 have stood since.
constexpr DrawnGameLaw lettered{.checkmate = "5.1a",
                                .stalemate = "5.2a",
                                .deadPosition = "5.2b, 9.6",
                                .agreement = "5.2c",
                                .offer = "9.1b(1)",
                                .claimOffers = "9.1b(3)",
                                .repetitionAnnounced = "9.2a",
                                .repetitionOnBoard = "9.2b",
                                .fiftyAnnounced = "9.3a",
                                .fiftyOnBoard = "9.3b",
                                .touched = "9.4",
                                .claimCorrect = "9.5a",
                                .fivefold = {FivefoldRule::None, ""},
                                .seventyFive = "",
                                .movesBeforeAgreement = 0,
                                .banCoversOffers = false,
                                .distraction = "12.6",
                                .recordingEnds = "8.4",
                                .recording = "8.1",
                                .recordingAfter = "8.4, 8.5",
                                .signatures = "8.7",
                                .chess960 = "F",
                                .screens = "6.14"};

constexpr DrawnGameLaw of2014() {
    DrawnGameLaw law = lettered;
    law.deadPosition = "5.2b, 9.7";
    law.fivefold = {FivefoldRule::ConsecutiveAlternate, "9.6a"};
    law.seventyFive = "9.6b";
    law.banCoversOffers = true;
    law.distraction = "11.5";
    law.recordingAfter = "8.5";
    law.screens = "6.13";
    return law;
}

constexpr DrawnGameLaw numbered{.checkmate = "5.1.1",
                                .stalemate = "5.2.1",
                                .deadPosition = "5.2.2",
                                .agreement = "5.2.3",
                                .offer = "9.1.2.1",
                                .claimOffers = "9.1.2.3",
                                .repetitionAnnounced = "9.2.1",
                                .repetitionOnBoard = "9.2.2",
                                .fiftyAnnounced = "9.3.1",
                                .fiftyOnBoard = "9.3.2",
                                .touched = "9.4",
                                .claimCorrect = "9.5.2",
                                .fivefold = {FivefoldRule::AnyFive, "9.6.1"},
                                .seventyFive = "9.6.2",
                                .movesBeforeAgreement = 1,
                                .banCoversOffers = true,
                                .distraction = "11.5",
                                .recordingEnds = "8.4",
                                .recording = "8.1.6",
                                .recordingAfter = "8.5",
                                .signatures = "8.7",
                                .chess960 = "Guidelines II",
                                .screens = "6.12"};

constexpr std::array table{Row{"E2009", lettered}, Row{"E2014", of2014()}, Row{"E2017", numbered},
                           Row{"E2018", numbered}, Row{"E2023", numbered}};

} // namespace

DrawnGameLaw const& drawnGameLaw(Edition const& edition) { return rowOf(table, edition).law; }

std::string_view articleOf(DrawnGameLaw const& law, AutomaticDraw draw) {
    return draw == AutomaticDraw::Fivefold ? law.fivefold.article : law.seventyFive;
}

} // namespace flagfall
