// SPDX-License-Identifier: GPL-3.0-or-later
#include "regimes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <ostream>
#include <vector>

/// Whatever changed from one edition to another is a column of the table, told here in the words of the Laws. A column
/// that is the same everywhere says so: nobody has to look it up again.
namespace flagfall {
namespace {

enum class Column { Changes, IsAlwaysTheSame };

struct Key {
    std::string_view name;
    std::function<std::string(Edition const&)> cell;
    std::array<std::string_view, 5> expected; ///< of 2009, 2014, July 2017, 2018 and 2023
    Column kind = Column::Changes;
};
void PrintTo(Key const& key, std::ostream* out) { *out << key.name; }

std::string yesOrNo(bool value) { return value ? "yes" : "no"; }
std::string inSeconds(std::chrono::seconds time) { return std::to_string(time.count()); }
std::string inMinutes(std::chrono::milliseconds time) {
    return std::to_string(std::chrono::duration_cast<std::chrono::minutes>(time).count());
}

/// `2/60`: the second illegal move loses, and the first one costs a minute.
std::function<std::string(Edition const&)> illegalMove(std::string_view regimeName) {
    return [regimeName](Edition const& row) {
        Regime const& one = regime(regimeName);
        auto const penalty = illegalMovePenalty(row, one.play, one.supervision).value;
        return std::to_string(penalty.losesOn) + '/' + inSeconds(penalty.bonus);
    };
}
std::function<std::string(Edition const&)> arbiterActs(std::string_view regimeName) {
    return [regimeName](Edition const& row) -> std::string {
        Regime const& one = regime(regimeName);
        switch (illegalMoveAdmission(row, one.play, one.supervision).value.arbiterActs) {
        case ArbiterActs::Always: return "always";
        case ArbiterActs::OnPlainSight: return "on plain sight";
        case ArbiterActs::Never: break;
        }
        return "never";
    };
}
std::function<std::string(Edition const&)> fault(PressFault one) {
    return [one](Edition const& row) -> std::string {
        return faultCounts(row, one).value == FaultCounts::AsIllegalMove ? "illegal" : "infraction";
    };
}
std::function<std::string(Edition const&)> wrongClaim(PlayType play) {
    return [play](Edition const& row) { return inSeconds(row.grounds.wrongClaim.at(play).value); };
}
std::string moves(std::optional<Cited<int>> const& bar) { return bar ? std::to_string(bar->value) : "never"; }

std::string fivefold(Edition const& row) {
    switch (row.drawnGame.fivefold.value) {
    case FivefoldRule::None: return "none";
    case FivefoldRule::ConsecutiveAlternate: return "consecutive";
    case FivefoldRule::AnyFive: break;
    }
    return "any five";
}
std::string sight(Edition const& row) {
    switch (row.illegalMoves.rapidSight.value) {
    case PlainSight::Intervene: return "intervene";
    case PlainSight::Never: return "never";
    case PlainSight::AwaitMove: break;
    }
    return "await the next move";
}

std::vector<Key> keys() {
    auto const limitedRapid = [](Edition const& row) { return row.flags.calling.rapidLimited; };
    return {
        {"App. B.1: blitz is less than 15 minutes, later up to 10",
         [](Edition const& row) { return inMinutes(row.blitzBound.value) + (row.blitzBoundIncluded ? " incl." : ""); },
         {"15", "10 incl.", "10 incl.", "10 incl.", "10 incl."}},
        {"App. A.1: rapid is less than an hour",
         [](Edition const& row) { return inMinutes(row.rapidBound.value); },
         {"60", "60", "60", "60", "60"},
         Column::IsAlwaysTheSame},
        {"illegal moves, standard", illegalMove("standard"), {"3/120", "2/120", "2/120", "2/120", "2/120"}},
        {"illegal moves, rapid FULL", illegalMove("rapid FULL"), {"3/120", "2/120", "2/120", "2/120", "2/60"}},
        {"illegal moves, rapid LIMITED", illegalMove("rapid LIMITED"), {"3/120", "1/0", "1/0", "2/120", "2/60"}},
        {"illegal moves, blitz FULL", illegalMove("blitz FULL"), {"3/120", "2/60", "2/60", "2/60", "2/60"}},
        {"illegal moves, blitz LIMITED", illegalMove("blitz LIMITED"), {"1/0", "1/0", "1/0", "2/60", "2/60"}},
        {"the arbiter acts on one alone, rapid LIMITED",
         arbiterActs("rapid LIMITED"),
         {"on plain sight", "always", "always", "always", "always"}},
        {"the arbiter acts on one alone, blitz LIMITED",
         arbiterActs("blitz LIMITED"),
         {"never", "always", "always", "always", "always"}},
        {"it stands once the opponent has moved, LIMITED",
         [](Edition const& row) {
             return yesOrNo(row.illegalMoves.admission.rapidLimited.value.until == CorrectedUntil::TheOpponentMoves);
         },
         {"yes", "yes", "yes", "yes", "yes"},
         Column::IsAlwaysTheSame},
        {"both kings in check, rapid LIMITED",
         sight,
         {"intervene", "await the next move", "await the next move", "await the next move", "await the next move"}},
        {"a press without a move",
         fault(PressFault::NoMove),
         {"infraction", "infraction", "illegal", "illegal", "illegal"}},
        {"two hands for one move",
         fault(PressFault::TwoHands),
         {"infraction", "infraction", "illegal", "illegal", "illegal"}},
        {"one hand moves and the other one presses",
         fault(PressFault::OtherHand),
         {"infraction", "infraction", "infraction", "infraction", "infraction"},
         Column::IsAlwaysTheSame},
        {"an unfinished promotion becomes a queen",
         [](Edition const& row) { return yesOrNo(row.illegalMoves.leftPawn.value == LeftPawn::BecomesQueen); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"the clocks may stay as they are after an irregularity",
         [](Edition const& row) { return yesOrNo(!row.illegalMoves.clocksMayStay.empty()); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"a wrong claim, standard", wrongClaim(PlayType::Standard), {"180", "120", "120", "120", "120"}},
        {"a wrong claim, rapid", wrongClaim(PlayType::Rapid), {"180", "120", "120", "120", "60"}},
        {"a wrong claim, blitz", wrongClaim(PlayType::Blitz), {"180", "60", "60", "60", "60"}},
        {"the written move cannot be changed",
         [](Edition const& row) { return yesOrNo(!row.drawnGame.writtenStands.empty()); },
         {"no", "no", "yes", "yes", "yes"}},
        {"a position five times", fivefold, {"none", "consecutive", "any five", "any five", "any five"}},
        {"75 moves end the game",
         [](Edition const& row) { return std::string{row.drawnGame.seventyFive}; },
         {"", "9.6b", "9.6.2", "9.6.2", "9.6.2"}},
        {"an event that says nothing has a default time of",
         [](Edition const& row) { return inMinutes(usualHouseRules(row).defaultTime); },
         {"0", "0", "0", "0", "0"},
         Column::IsAlwaysTheSame},
        {"the arbiter may admit who is late",
         [](Edition const& row) { return yesOrNo(row.lateArrival.discretion == LateDiscretion::Arbiter); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"moves after which a wrong start stays, rapid LIMITED",
         [](Edition const& row) { return moves(row.startErrors.settledAfter.rapidLimited); },
         {"3", "10", "10", "10", "10"}},
        {"moves after which a wrong setting stays, rapid LIMITED",
         [](Edition const& row) { return moves(row.settingStays.rapidLimited); },
         {"3", "10", "10", "10", "10"}},
        {"unless the schedule suffers",
         [](Edition const& row) { return yesOrNo(row.settingForSchedule); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"castling after a wrong start is lost by king and queen swapped only",
         [](Edition const& row) { return yesOrNo(row.startErrors.castlingLost == CastlingLost::KingAndQueenSwapped); },
         {"yes", "no", "no", "no", "no"}},
        {"reversed colours begin anew before move",
         [](Edition const& row) {
             auto const before = row.startErrors.newGameBefore;
             return before ? std::to_string(*before) : std::string{"never"};
         },
         {"never", "never", "10", "10", "10"}},
        {"quickplay finish: less than",
         [](Edition const& row) { return inSeconds(row.quickplay.below.value); },
         {"120", "120", "120", "120", "120"},
         Column::IsAlwaysTheSame},
        {"quickplay finish: must be announced",
         [](Edition const& row) { return yesOrNo(!row.quickplay.announced.empty()); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"quickplay finish: never with increment",
         [](Edition const& row) { return yesOrNo(!row.quickplay.noIncrement.empty()); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"quickplay finish: never in blitz FULL",
         [](Edition const& row) { return yesOrNo(!row.quickplay.excluded.blitzFull.empty()); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"quickplay finish: increment on request",
         [](Edition const& row) { return inSeconds(row.extraTime.eachMove); },
         {"0", "5", "5", "5", "5"}},
        {"quickplay finish: a rejected claim gives",
         [](Edition const& row) { return inSeconds(row.quickplay.bonus); },
         {"120", "120", "120", "120", "120"},
         Column::IsAlwaysTheSame},
        {"quickplay finish: the decision is final",
         [](Edition const& row) { return yesOrNo(!row.quickplay.final.empty()); },
         {"yes", "no", "no", "no", "no"}},
        {"quickplay finish: the claim is a draw offer",
         [](Edition const& row) { return yesOrNo(!row.quickplay.isOffer.empty()); },
         {"yes", "no", "no", "no", "no"}},
        {"adjourned: where neither is there, an article of its own says whose clock runs",
         [](Edition const& row) { return yesOrNo(!row.adjournment.bothAway.empty()); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"supervision is a matter of each game and not of the event",
         [](Edition const& row) { return yesOrNo(row.supervisionByGame); },
         {"yes", "no", "no", "no", "no"}},
        {"who claims a flag stops the clocks, rapid LIMITED",
         [=](Edition const& row) { return yesOrNo(!limitedRapid(row).claimStopsClocks.empty()); },
         {"yes", "yes", "no", "no", "no"}},
        {"adjourned: minutes after which who is late has lost",
         [](Edition const& row) {
             auto const after = row.adjournment.lateAfter;
             return after ? inMinutes(*after) : std::string{"default time"};
         },
         {"60", "default time", "default time", "default time", "default time"}},
        {"adjourned: the envelope is opened whoever is late",
         [](Edition const& row) { return yesOrNo(row.adjournment.opensForEverybody); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"a resignation to a player who cannot mate is a draw",
         [](Edition const& row) { return yesOrNo(!row.resignationHangsOnMate.empty()); },
         {"no", "no", "no", "no", "yes"}},
        {"moves before a draw may be agreed",
         [](Edition const& row) { return std::to_string(row.drawnGame.movesBeforeAgreement); },
         {"0", "0", "1", "1", "1"}},
        {"a ban on draws is one on offers",
         [](Edition const& row) { return yesOrNo(row.drawnGame.banCoversOffers); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"the points of both never exceed a win",
         [](Edition const& row) { return yesOrNo(!row.penalties.neverAboveWin.empty()); },
         {"no", "no", "yes", "yes", "yes"}},
        {"penalty: a fine",
         [](Edition const& row) { return yesOrNo(row.penalties.knows(Penalty::Fine)); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"penalty: exclusion from rounds",
         [](Edition const& row) { return yesOrNo(row.penalties.knows(Penalty::Exclusion)); },
         {"no", "no", "yes", "yes", "yes"}},
        {"both flags, order unknown: only where guidelines were announced",
         [](Edition const& row) { return yesOrNo(!row.flags.unknownOrder.holds(PlayType::Standard, false, false)); },
         {"no", "no", "yes", "yes", "yes"}},
        {"both flags are a draw, rapid LIMITED",
         [=](Edition const& row) { return yesOrNo(!limitedRapid(row).bothDownIsDraw.empty()); },
         {"yes", "no", "no", "no", "no"}},
        {"a claim on time needs time left, rapid LIMITED",
         [=](Edition const& row) { return yesOrNo(!limitedRapid(row).claimNeedsOwnTime.empty()); },
         {"yes", "yes", "yes", "no", "no"}},
        {"the arbiter calls flags, rapid LIMITED",
         [=](Edition const& row) { return yesOrNo(limitedRapid(row).arbiterCalls.value); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"clocks stopped without a reason: only where it is obvious",
         [](Edition const& row) { return yesOrNo(row.stoppage.onlyObvious); },
         {"yes", "no", "no", "no", "no"}},
        {"a touch binds that is no accident, whatever was intended",
         [](Edition const& row) { return yesOrNo(row.touchMove.binds == TouchThatBinds::Any); },
         {"no", "no", "yes", "yes", "yes"}},
        {"touch-move is ruled on at a player's request only, rapid LIMITED",
         [](Edition const& row) { return yesOrNo(!row.touchMove.rapidOnRequest.empty()); },
         {"yes", "no", "no", "no", "no"}},
        {"the next move completes the one before",
         [](Edition const& row) { return yesOrNo(!row.nextMoveCompletes.empty()); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"an assistant costs a disabled player no time",
         [](Edition const& row) { return yesOrNo(!row.disabledKeepTime.empty()); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"a device loses that sounds, later one on the person",
         [](Edition const& row) { return yesOrNo(row.device.offence == DeviceOffence::Sounds); },
         {"yes", "no", "no", "no", "no"}},
        {"a device in a bag may be allowed",
         [](Edition const& row) { return yesOrNo(!row.device.inBag.empty()); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"the event may have a milder penalty for a device",
         [](Edition const& row) { return yesOrNo(row.device.mayBeMilder); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"an inspection may not be refused",
         [](Edition const& row) { return yesOrNo(!row.conduct.articleOf(Misconduct::InspectionRefused).empty()); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"the arbiter's record may be looked at five times",
         [](Edition const& row) { return yesOrNo(!row.conduct.recordLookedAt.rapid.empty()); },
         {"no", "no", "yes", "yes", "yes"}},
        {"whose clock ran is noted before a game is reconstructed",
         [](Edition const& row) { return yesOrNo(row.scoreKeeping.notesRunningClock); },
         {"no", "yes", "yes", "yes", "yes"}},
        {"an appeal is possible after signing, in so many words",
         [](Edition const& row) { return yesOrNo(row.appeals.saysAlsoAfterSigning); },
         {"no", "yes", "yes", "yes", "yes"}},
    };
}

struct EditionColumn : testing::TestWithParam<Key> {};

TEST_P(EditionColumn, SaysWhatEachEditionSays) {
    ASSERT_EQ(editions().size(), GetParam().expected.size()) << "an edition that is new has a cell of its own here";
    for (std::size_t row = 0; row < editions().size(); ++row)
        EXPECT_EQ(GetParam().cell(editions()[row]), GetParam().expected[row]) << editions()[row].code;
}

TEST_P(EditionColumn, DiffersBetweenTwoEditionsOrIsKnownToBeTheSame) {
    auto const& cells = GetParam().expected;
    bool const same = std::ranges::count(cells, cells.front()) == static_cast<std::ptrdiff_t>(cells.size());
    EXPECT_EQ(same, GetParam().kind == Column::IsAlwaysTheSame);
}

INSTANTIATE_TEST_SUITE_P(OfTheLaws, EditionColumn, testing::ValuesIn(keys()));

} // namespace
} // namespace flagfall
