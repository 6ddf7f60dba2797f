// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/conduct_rows.h"
#include "arbiter/laws/edition.h"

#include <array>

/// The editions of the Laws, one row each. A row that begins with the row before it names what that edition changed.
namespace flagfall {
namespace {

using namespace std::chrono_literals;

constexpr Date day(int y, unsigned m, unsigned d) {
    return {std::chrono::year{y}, std::chrono::month{m}, std::chrono::day{d}};
}

// --- words for the columns ---------------------------------------------------------------------------------

constexpr IllegalMovePenalty thirdLoses{3, 120s};
constexpr IllegalMovePenalty thirdLosesOnClaim{3, 120s, true};
constexpr IllegalMovePenalty secondLoses{2, 120s};
constexpr IllegalMovePenalty secondLosesOneMinute{2, 60s};
constexpr IllegalMovePenalty secondLosesOneOrTwo{2, 60s, false, 120s};
constexpr IllegalMovePenalty firstLoses{1, 0s};
constexpr IllegalMovePenalty firstLosesOnClaim{1, 0s, true};

constexpr IllegalMoveAdmission whenFound{};
constexpr IllegalMoveAdmission whileFresh{ArbiterActs::Always, CorrectedUntil::TheOpponentMoves};
constexpr IllegalMoveAdmission onClaim{ArbiterActs::OnPlainSight, CorrectedUntil::TheOpponentMoves};
constexpr IllegalMoveAdmission onClaimAlone{ArbiterActs::Never, CorrectedUntil::TheOpponentMoves};

constexpr auto illegal = FaultCounts::AsIllegalMove;
constexpr auto infraction = FaultCounts::AsInfraction;

constexpr FlagCalling competitionRules{};

constexpr SettingStays staysAfter(Cited<int> rapid, Cited<int> blitz) {
    return {.standard = {}, .rapidFull = {}, .rapidLimited = rapid, .blitzFull = {}, .blitzLimited = blitz};
}

/// Appendix D as it has been since 2017.
constexpr BlindPlayLaw appendixD{
    "D",     "D.1",   "D.2.1", "D.2.2", "D.2.3, D.2.4",
    "D.2.6", "D.2.7", "D.2.9", "D.2.9", {"D.2.10.1", "D.2.10.2", "D.2.10.3", "D.2.10.4", "D.2.10.5", "D.2.10.6"},
    "D.2.11"};

// --- 2009 --------------------------------------------------------------------------------------------------

constexpr Edition of2009{
    .code = "E2009",
    .year = 2009,
    .inForce = day(2009, 7, 1),
    .until = day(2014, 6, 30),
    .blitzBound = {15min, "B.1"},
    .blitzBoundIncluded = false,
    .rapidBound = {60min, "A.1"},
    .flags = {.checkMoves = "6.3",
              .deadBefore = "5.2b",
              .unknownOrder = {"6.11a", "6.11b", inEveryGame},
              .calling = {.standard = competitionRules,
                          .rapidFull = competitionRules,
                          .rapidLimited = {{false, "A.4d(1)"}, "A.4d(1), 6.9", "A.4d(2), 6.9", "A.4d(2)", "A.4d(3)"},
                          .blitzFull = competitionRules,
                          .blitzLimited = {{false, "B.3a, A.4d(1)"},
                                           "B.3a, A.4d(1), 6.9",
                                           "B.3a, A.4d(2), 6.9",
                                           "B.3a, A.4d(2)",
                                           "B.3a, A.4d(3)"}},
              .mateLost = {"6.9", "A.3, 6.9", "B.2, 6.9"}},
    .illegalMoves = {.penalty = {.standard = {thirdLoses, "7.4b"},
                                 .rapidFull = {thirdLoses, "A.3, 7.4b"},
                                 .rapidLimited = {thirdLosesOnClaim, "A.4c, 7.4b"},
                                 .blitzFull = {thirdLoses, "B.2, 7.4b"},
                                 .blitzLimited = {firstLosesOnClaim, "B.3c"}},
                     .admission = {.standard = {whenFound, "7.4a"},
                                   .rapidFull = {whenFound, "A.3, 7.4a"},
                                   .rapidLimited = {onClaim, "A.4c"},
                                   .blitzFull = {whenFound, "B.2, 7.4a"},
                                   .blitzLimited = {onClaimAlone, "B.3b, B.3c"}},
                     .move = {illegal, "7.4a"},
                     .unfinishedPromotion = {illegal, "7.4a"},
                     .noMove = {infraction, "6.7c"},
                     .twoHands = {infraction, "4.1"},
                     .otherHand = {infraction, "6.7b"},
                     .leftPawn = {LeftPawn::GoesBack, "7.4a"},
                     .rapidSight = {PlainSight::Intervene, "A.4c"},
                     .blitzSight = {PlainSight::Never, "B.3b"},
                     .clocksMayStay = ""},
    .touchMove = {.binds = TouchThatBinds::Deliberate,
                  .oneHand = "4.1",
                  .duty = "4.3",
                  .released = "4.6",
                  .adjust = "4.2",
                  .intent = "4.3",
                  .own = "4.3a",
                  .theirs = "4.3b",
                  .both = "4.3c",
                  .castling = "4.4a",
                  .rookFirst = "4.4b",
                  .castlingIllegal = "4.4c",
                  .promotion = "4.4d",
                  .freeChoice = "4.5",
                  .kingReleased = "4.6b",
                  .kingMustMove = "4.4c",
                  .pawnReleased = "4.6c",
                  .complaint = "4.7",
                  .rapidOnRequest = "A.4b",
                  .blitzOnRequest = "B.3a, A.4b"},
    .drawnGame = {.checkmate = "5.1a",
                  .resignation = "5.1b",
                  .stalemate = "5.2a",
                  .deadPosition = "5.2b, 9.6",
                  .agreement = "5.2c",
                  .ban = "9.1a",
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
                  .screens = "6.14",
                  .reputation = "12.1",
                  .silence = "13.6"},
    .resignationHangsOnMate = "",
    .lateArrival = {"6.6a", "6.6b", LateDiscretion::None},
    .settingStays = staysAfter({3, "A.4a"}, {3, "B.3a, A.4a"}),
    .settingForSchedule = false,
    .grounds = {.illegalMove = everywhere<std::string_view>("7.4b"),
                .wrongClaim = everywhere(Cited<std::chrono::seconds>{180s, "9.5b"}),
                .disturbance = everywhere<std::string_view>("12.6"),
                .clockHandling = everywhere<std::string_view>("6.7b, 6.7c, 6.12d"),
                .late = everywhere<std::string_view>("6.6"),
                .missedPress = everywhere<std::string_view>("6.7a"),
                .clockFault = everywhere<std::string_view>("6.10a"),
                .wrongSetting = everywhere<std::string_view>("6.10b"),
                .irregularity = everywhere<std::string_view>("6.13"),
                .coloursOrSetUp = everywhere<std::string_view>("7.1, 7.2"),
                .quickplayFinish = {"10.2", "10.2", ""},
                .assistance = everywhere<std::string_view>("6.7d, 8.1"),
                .interruption = everywhere<std::string_view>("6.12, 13.5"),
                .otherPenalty = everywhere<std::string_view>("13.4")},
    .extraTime = {},
    .quickplay =
        {.excluded = {.standard = "", .rapidFull = "", .rapidLimited = "", .blitzFull = "", .blitzLimited = "B.3b"},
         .announced = "",
         .noIncrement = "",
         .below = {120s, "10.2"},
         .accepted = "10.2a",
         .postponed = "10.2b",
         .rejected = "10.2c",
         .bonus = 120s,
         .judgesOpponentOfFallen = false,
         .isOffer = "9.1b(3)",
         .final = "10.2d",
         .noArbiter = "D"},
    .stoppage = {.byArbiter = "6.12a",
                 .byPlayer = "6.12b",
                 .noReason = "6.12d, 13.4",
                 .onlyObvious = true,
                 .settingTouched = "6.7c, 13.4",
                 .claims = "9.5",
                 .disturbed = "13.5"},
    .scoreKeeping = {.duty = "8.1",
                     .none = {"", "A.2", "B.2, A.2"},
                     .lapses = "8.4",
                     .property = "8.3",
                     .bothExcused = "8.5a",
                     .oneExcused = "8.5b",
                     .reconstruct = "8.5c",
                     .notesRunningClock = false,
                     .numberUntold = "13.6"},
    .device = {.article = "12.3b",
               .offence = DeviceOffence::Sounds,
               .score = halfPointWithoutMate,
               .hangsOnMate = true,
               .hangsBy = {"12.3b", "A.3, 12.3b", "B.2, 12.3b"},
               .mayBeMilder = false,
               .forbids = "12.3b",
               .switchedOffIsAllowed = true},
    .blindPlay = {"E",
                  "E.1",
                  "E.2(1)",
                  "E.2(2)",
                  "E.2(3)",
                  "E.2(4)",
                  "E.2(5)",
                  "E.2(7)",
                  "E.2(8)",
                  {"E.2(9)a", "E.2(9)b", "E.2(9)c", "E.2(9)d", "E.2(9)e", "E.2(9)f"},
                  "E.2(10)"},
    .scoreAboveWin = "13.4f",
    .conduct = conductOf2009(),
    .penalties = {.list = "13.4",
                  .articles = {"13.4a", "13.4b", "13.4c", "13.4d", "13.4e", "13.4f", "", "", "13.4g"},
                  .lossLeavesScoreOpen = false},
    .appeals = {"8.7", "12.10", "12.10", false},
    .startErrors = {.wrongPosition = "7.1a",
                    .boardTurned = "7.1b",
                    .coloursReversed = "7.2",
                    .settledAfter = staysAfter({3, "A.4a"}, {3, "B.3a, A.4a"}),
                    .castlingLost = CastlingLost::KingAndQueenSwapped},
    .displaced = {"7.3", "7.3", "7.5, 6.13"},
    .fullSupervision = "A.3, B.2",
};

// --- 2014: 7.5, 9.6, Appendix G ----------------------------------------------------------------------------

constexpr Edition of2014{
    .code = "E2014",
    .year = 2014,
    .inForce = day(2014, 7, 1),
    .until = day(2017, 6, 30),
    .blitzBound = {10min, "B.1"},
    .blitzBoundIncluded = true,
    .rapidBound = {60min, "A.1"},
    .flags = {.checkMoves = "6.4",
              .deadBefore = "5.2b",
              .unknownOrder = {"6.11a", "6.11b", inEveryGame},
              .calling = {.standard = competitionRules,
                          .rapidFull = competitionRules,
                          .rapidLimited = {{true, "6.8"}, "6.9", "A.4c, 6.9", "A.4c", ""},
                          .blitzFull = competitionRules,
                          .blitzLimited = {{true, "6.8"}, "6.9", "B.4, A.4c, 6.9", "B.4, A.4c", ""}},
              .mateLost = {"6.9", "A.3, 6.9", "B.3, 6.9"}},
    .illegalMoves = {.penalty = {.standard = {secondLoses, "7.5b"},
                                 .rapidFull = {secondLoses, "A.3, 7.5b"},
                                 .rapidLimited = {firstLoses, "A.4b"},
                                 .blitzFull = {secondLosesOneMinute, "B.2, 7.5b"},
                                 .blitzLimited = {firstLoses, "B.4, A.4b"}},
                     .admission = {.standard = {whenFound, "7.5a"},
                                   .rapidFull = {whenFound, "A.3, 7.5a"},
                                   .rapidLimited = {whileFresh, "A.4b"},
                                   .blitzFull = {whenFound, "B.3, 7.5a"},
                                   .blitzLimited = {whileFresh, "B.4, A.4b"}},
                     .move = {illegal, "7.5a"},
                     .unfinishedPromotion = {illegal, "7.5a"},
                     .noMove = {infraction, "6.2c"},
                     .twoHands = {infraction, "4.1"},
                     .otherHand = {infraction, "6.2b"},
                     .leftPawn = {LeftPawn::BecomesQueen, "7.5a"},
                     .rapidSight = {PlainSight::AwaitMove, "A.4d"},
                     .blitzSight = {PlainSight::AwaitMove, "B.4, A.4d"},
                     .clocksMayStay = "7.1"},
    .touchMove = {.binds = TouchThatBinds::Deliberate,
                  .oneHand = "4.1",
                  .duty = "4.3",
                  .released = "4.7",
                  .adjust = "4.2",
                  .intent = "4.3",
                  .own = "4.3a",
                  .theirs = "4.3b",
                  .both = "4.3c",
                  .castling = "4.4a",
                  .rookFirst = "4.4b",
                  .castlingIllegal = "4.4c",
                  .promotion = "4.4d",
                  .freeChoice = "4.5",
                  .kingReleased = "4.7b",
                  .kingMustMove = "4.7b",
                  .pawnReleased = "4.7c",
                  .complaint = "4.8",
                  .rapidOnRequest = "",
                  .blitzOnRequest = ""},
    .drawnGame = {.checkmate = "5.1a",
                  .resignation = "5.1b",
                  .stalemate = "5.2a",
                  .deadPosition = "5.2b, 9.7",
                  .agreement = "5.2c",
                  .ban = "9.1a",
                  .offer = "9.1b(1)",
                  .claimOffers = "9.1b(3)",
                  .repetitionAnnounced = "9.2a",
                  .repetitionOnBoard = "9.2b",
                  .fiftyAnnounced = "9.3a",
                  .fiftyOnBoard = "9.3b",
                  .touched = "9.4",
                  .claimCorrect = "9.5a",
                  .fivefold = {FivefoldRule::ConsecutiveAlternate, "9.6a"},
                  .seventyFive = "9.6b",
                  .movesBeforeAgreement = 0,
                  .banCoversOffers = true,
                  .distraction = "11.5",
                  .recordingEnds = "8.4",
                  .recording = "8.1",
                  .recordingAfter = "8.5",
                  .signatures = "8.7",
                  .chess960 = "F",
                  .screens = "6.13",
                  .reputation = "11.1",
                  .silence = "12.6"},
    .resignationHangsOnMate = "",
    .lateArrival = {"6.7a", "6.7b", LateDiscretion::Arbiter},
    .settingStays = staysAfter({10, "A.4a"}, {10, "B.4, A.4a"}),
    .settingForSchedule = true,
    .grounds = {.illegalMove = {"7.5b", "7.5b", "B.2, 7.5b"},
                .wrongClaim = {{120s, "9.5b"}, {120s, "9.5b"}, {60s, "B.2, 9.5b"}},
                .disturbance = everywhere<std::string_view>("11.5"),
                .clockHandling = everywhere<std::string_view>("6.2b, 6.2c, 6.12d"),
                .late = everywhere<std::string_view>("6.7"),
                .missedPress = everywhere<std::string_view>("6.2a"),
                .clockFault = everywhere<std::string_view>("6.10a"),
                .wrongSetting = everywhere<std::string_view>("6.10b"),
                .irregularity = everywhere<std::string_view>("7.1"),
                .coloursOrSetUp = everywhere<std::string_view>("7.2, 7.3"),
                .quickplayFinish = {"G.4, G.5", "G.4, G.5", ""},
                .assistance = everywhere<std::string_view>("6.2e, 8.1e"),
                .interruption = everywhere<std::string_view>("6.12, 12.5"),
                .otherPenalty = everywhere<std::string_view>("12.9")},
    .extraTime = {.article = {"G.4", "G.4", ""}, .eachMove = 5s, .opponentOnce = 120s},
    .quickplay =
        {.excluded = {.standard = "", .rapidFull = "", .rapidLimited = "", .blitzFull = "G.3", .blitzLimited = "G.3"},
         .announced = "G.2",
         .noIncrement = "G.3",
         .below = {120s, "G.5"},
         .accepted = "G.5a",
         .postponed = "G.5b",
         .rejected = "G.5c",
         .bonus = 120s,
         .final = "",
         .noArbiter = "G.6"},
    .stoppage = {.byArbiter = "6.12a",
                 .byPlayer = "6.12b",
                 .noReason = "6.12d, 12.9",
                 .settingTouched = "6.2c, 12.9",
                 .claims = "9.5",
                 .disturbed = "12.5"},
    .scoreKeeping = {.duty = "8.1",
                     .none = {"", "A.2", "B.4, A.2"},
                     .lapses = "8.4",
                     .property = "8.3",
                     .bothExcused = "8.5a",
                     .oneExcused = "8.5b",
                     .reconstruct = "8.5c",
                     .numberUntold = "12.6"},
    .device = {.article = "11.3b", .forbids = "11.3b", .inBag = "11.3b"},
    .blindPlay = {"D",
                  "D.1",
                  "D.2",
                  "D.2",
                  "D.2",
                  "D.2",
                  "D.2",
                  "D.2",
                  "D.2", // cited by the article as a whole
                  {"D.2", "D.2", "D.2", "D.2", "D.2", "D.2"},
                  "D.2"},
    .scoreAboveWin = "12.9",
    .conduct = conductOf2014(),
    .penalties = {.list = "12.9",
                  .articles = {"12.9a", "12.9b", "12.9c", "12.9f", "12.9e", "12.9d", "12.9g", "", "12.9h"}},
    .appeals = {"8.7", "11.10"},
    .startErrors = {.wrongPosition = "7.2a",
                    .boardTurned = "7.2b",
                    .coloursReversed = "7.3",
                    .settledAfter = staysAfter({10, "A.4a"}, {10, "B.4, A.4a"})},
    .displaced = {"7.4", "7.4", "7.6, 7.1"},
    .nextMoveCompletes = "6.2a",
    .fullSupervision = "A.3, B.3",
};

// --- July 2017: articles by numbers, 7.7 and 7.8, 9.6.1, Guidelines III ------------------------------------

constexpr Edition of2017{
    .code = "E2017",
    .year = 2017,
    .inForce = day(2017, 7, 1),
    .until = day(2017, 12, 31),
    .blitzBound = {10min, "B.1"},
    .blitzBoundIncluded = true,
    .rapidBound = {60min, "A.1"},
    .flags =
        {.checkMoves = "6.4",
         .deadBefore = "5.2.2",
         .unknownOrder = {"III.3.1.1", "III.3.1.2", underGuidelines},
         .calling = {.standard = competitionRules,
                     .rapidFull = competitionRules,
                     .rapidLimited = {{true, "A.4.5"}, "A.4.5, 6.9", "A.4.3, 6.9", "A.4.3", ""},
                     .blitzFull = competitionRules,
                     .blitzLimited = {{true, "B.4, A.4.5"}, "B.4, A.4.5, 6.9", "B.4, A.4.3, 6.9", "B.4, A.4.3", ""}},
         .mateLost = {"6.9", "A.3, 6.9", "B.3, 6.9"}},
    .illegalMoves = {.penalty = {.standard = {secondLoses, "7.5.3"},
                                 .rapidFull = {secondLoses, "A.3, 7.5.3"},
                                 .rapidLimited = {firstLoses, "A.4.2"},
                                 .blitzFull = {secondLosesOneMinute, "B.2, 7.5.3"},
                                 .blitzLimited = {firstLoses, "B.4, A.4.2"}},
                     .admission = {.standard = {whenFound, "7.5.1"},
                                   .rapidFull = {whenFound, "A.3, 7.5.1"},
                                   .rapidLimited = {whileFresh, "A.4.2"},
                                   .blitzFull = {whenFound, "B.3, 7.5.1"},
                                   .blitzLimited = {whileFresh, "B.4, A.4.2"}},
                     .move = {illegal, "7.5.1"},
                     .unfinishedPromotion = {illegal, "7.5.2"},
                     .noMove = {illegal, "7.8.1"},
                     .twoHands = {illegal, "7.7.1"},
                     .otherHand = {infraction, "6.2.3"},
                     .leftPawn = {LeftPawn::BecomesQueen, "7.5.2"},
                     .rapidSight = {PlainSight::AwaitMove, "A.4.4"},
                     .blitzSight = {PlainSight::AwaitMove, "B.4, A.4.4"},
                     .noMoveCosts = "7.8.2",
                     .twoHandsCosts = "7.7.2",
                     .clocksMayStay = "7.1"},
    .touchMove = {.binds = TouchThatBinds::Any,
                  .oneHand = "4.1",
                  .duty = "4.3",
                  .released = "4.7",
                  .adjust = "4.2.1",
                  .intent = "4.2.2",
                  .own = "4.3.1",
                  .theirs = "4.3.2",
                  .both = "4.3.3",
                  .castling = "4.4.1",
                  .rookFirst = "4.4.2",
                  .castlingIllegal = "4.4.3",
                  .promotion = "4.4.4",
                  .freeChoice = "4.5",
                  .kingReleased = "4.7.2",
                  .kingMustMove = "4.7.2",
                  .pawnReleased = "4.7.3",
                  .complaint = "4.8",
                  .rapidOnRequest = "",
                  .blitzOnRequest = ""},
    .drawnGame = {.checkmate = "5.1.1",
                  .resignation = "5.1.2",
                  .stalemate = "5.2.1",
                  .deadPosition = "5.2.2",
                  .agreement = "5.2.3",
                  .ban = "9.1.1",
                  .offer = "9.1.2.1",
                  .claimOffers = "9.1.2.3",
                  .repetitionAnnounced = "9.2.1",
                  .repetitionOnBoard = "9.2.2",
                  .fiftyAnnounced = "9.3.1",
                  .fiftyOnBoard = "9.3.2",
                  .writtenStands = "9.2.1, 9.3.1",
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
                  .screens = "6.12",
                  .reputation = "11.1",
                  .silence = "12.6"},
    .resignationHangsOnMate = "",
    .lateArrival = {"6.7.1", "6.7.2", LateDiscretion::Arbiter},
    .settingStays = staysAfter({10, "A.4.1.1"}, {10, "B.4, A.4.1.1"}),
    .settingForSchedule = true,
    .grounds = {.illegalMove = {"7.5.3", "7.5.3", "B.2, 7.5.3"},
                .wrongClaim = {{120s, "9.5.3"}, {120s, "9.5.3"}, {60s, "B.2, 9.5.3"}},
                .disturbance = everywhere<std::string_view>("11.5"),
                .clockHandling = everywhere<std::string_view>("6.2.3, 6.2.4, 6.11.4"),
                .late = everywhere<std::string_view>("6.7"),
                .missedPress = everywhere<std::string_view>("6.2.1"),
                .clockFault = everywhere<std::string_view>("6.10.1"),
                .wrongSetting = everywhere<std::string_view>("6.10.2"),
                .irregularity = everywhere<std::string_view>("7.1"),
                .coloursOrSetUp = everywhere<std::string_view>("7.2, 7.3"),
                .quickplayFinish = {"III.4, III.5", "III.4, III.5", ""},
                .assistance = everywhere<std::string_view>("6.2.6, 8.1.6"),
                .interruption = everywhere<std::string_view>("6.11, 12.5"),
                .otherPenalty = everywhere<std::string_view>("12.9")},
    .extraTime = {.article = {"III.4", "III.4", ""}, .eachMove = 5s, .opponentOnce = 120s},
    .quickplay = {.excluded = {.standard = "",
                               .rapidFull = "",
                               .rapidLimited = "",
                               .blitzFull = "III.2.2",
                               .blitzLimited = "III.2.2"},
                  .announced = "III.2.1",
                  .noIncrement = "III.2.2",
                  .below = {120s, "III.5"},
                  .accepted = "III.5.1",
                  .postponed = "III.5.2",
                  .rejected = "III.5.3",
                  .bonus = 120s,
                  .final = "",
                  .noArbiter = "III.6"},
    .stoppage = {.byArbiter = "6.11.1",
                 .byPlayer = "6.11.2",
                 .noReason = "6.11.4, 12.9",
                 .settingTouched = "6.2.4, 12.9",
                 .claims = "9.5.1",
                 .disturbed = "12.5"},
    .scoreKeeping = {.duty = "8.1.1",
                     .none = {"", "A.2", "B.4, A.2"},
                     .lapses = "8.4",
                     .property = "8.3",
                     .bothExcused = "8.5.1",
                     .oneExcused = "8.5.2",
                     .reconstruct = "8.5.3",
                     .numberUntold = "12.6"},
    .device = {.article = "11.3.2", .forbids = "11.3.2", .inBag = "11.3.2"},
    .blindPlay = appendixD,
    .conduct = conductOf2017(),
    .penalties = {.list = "12.9",
                  .articles = {"12.9.1", "12.9.2", "12.9.3", "12.9.6", "12.9.5", "12.9.4", "12.9.7", "12.9.8",
                               "12.9.9"},
                  .neverAboveWin = "10.2"},
    .appeals = {"8.7", "11.10"},
    .startErrors = {.wrongPosition = "7.2.1",
                    .boardTurned = "7.2.2",
                    .coloursReversed = "7.3",
                    .newGameBefore = 10,
                    .settledAfter = staysAfter({10, "A.4.1.2"}, {10, "B.4, A.4.1.2"})},
    .displaced = {"7.4.1", "7.4.3", "7.6, 7.1"},
    .nextMoveCompletes = "6.2.1",
    .fullSupervision = "A.3, B.3",
};

// --- 2018: the faults of a press stand together in 7.5, and the second one loses in all fast play ----------

constexpr Edition afterJuly2017() {
    Edition row = of2017;
    row.code = "E2018";
    row.year = 2018;
    row.inForce = day(2018, 1, 1);
    row.until = day(2022, 12, 31);
    row.flags.calling.rapidLimited.claimNeedsOwnTime = "";
    row.flags.calling.blitzLimited.claimNeedsOwnTime = "";
    row.illegalMoves.penalty = {.standard = {secondLoses, "7.5.5"},
                                .rapidFull = {secondLoses, "A.3, 7.5.5"},
                                .rapidLimited = {secondLoses, "A.4.2, 7.5.5"},
                                .blitzFull = {secondLosesOneMinute, "B.2, 7.5.5"},
                                .blitzLimited = {secondLosesOneMinute, "B.2, B.4, A.4.2, 7.5.5"}};
    row.illegalMoves.noMove = {illegal, "7.5.3"};
    row.illegalMoves.twoHands = {illegal, "7.5.4"};
    row.illegalMoves.noMoveCosts = row.illegalMoves.twoHandsCosts = "";
    row.grounds.illegalMove = {"7.5.5", "7.5.5", "B.2, 7.5.5"};
    row.device.article = "11.3.2.2";
    row.device.forbids = "11.3.2.1";
    row.device.inBag = "11.3.2.1";
    row.conduct = conductOf2018();
    return row;
}

constexpr Edition of2018 = afterJuly2017();

// --- 2023: 5.1.2, one minute in all fast play, App. A and B with an article more ---------------------------

constexpr Edition after2018() {
    Edition row = of2018;
    row.code = "E2023";
    row.year = 2023;
    row.inForce = day(2023, 1, 1);
    row.until = std::nullopt;
    row.flags.calling.rapidLimited = {{true, "A.5.5"}, "A.5.5, 6.9", "A.5.3, 6.9", "", ""};
    row.flags.calling.blitzLimited = {{true, "B.3, A.5.5"}, "B.3, A.5.5, 6.9", "B.3, A.5.3, 6.9", "", ""};
    row.flags.mateLost = {"6.9", "A.4, 6.9", "B.2, 6.9"};
    row.illegalMoves.penalty = {.standard = {secondLoses, "7.5.5"},
                                .rapidFull = {secondLosesOneMinute, "A.3, A.4, 7.5.5"},
                                .rapidLimited = {secondLosesOneMinute, "A.3, A.5.2, 7.5.5"},
                                .blitzFull = {secondLosesOneOrTwo, "B.2, A.3, 7.5.5"},
                                .blitzLimited = {secondLosesOneMinute, "B.3, A.3, A.5.2, 7.5.5"}};
    row.illegalMoves.admission = {.standard = {whenFound, "7.5.1"},
                                  .rapidFull = {whenFound, "A.4, 7.5.1"},
                                  .rapidLimited = {whileFresh, "A.5.2"},
                                  .blitzFull = {whenFound, "B.2, 7.5.1"},
                                  .blitzLimited = {whileFresh, "B.3, A.5.2"}};
    row.illegalMoves.rapidSight.article = "A.5.4";
    row.illegalMoves.blitzSight.article = "B.3, A.5.4";
    row.resignationHangsOnMate = "5.1.2";
    row.settingStays = staysAfter({10, "A.5.1.1"}, {10, "B.3, A.5.1.1"});
    row.grounds.illegalMove = {"7.5.5", "A.3, 7.5.5", "A.3, 7.5.5"};
    row.grounds.wrongClaim = {{120s, "9.5.3"}, {60s, "A.3, 9.5.3"}, {60s, "A.3, 9.5.3"}};
    row.scoreKeeping.none = {"", "A.2", "B.3, A.2"};
    row.device.forbids = "11.3.2";
    row.blindPlay.againstHearingImpaired = AgainstHearingImpaired::AssistantCompulsory;
    row.conduct = conductOf2023();
    row.fullSupervision = "A.4, B.2";
    row.startErrors.settledAfter = staysAfter({10, "A.5.1.2"}, {10, "B.3, A.5.1.2"});
    return row;
}

constexpr Edition of2023 = after2018();

constexpr std::array rows{of2009, of2014, of2017, of2018, of2023};

} // namespace

std::span<Edition const> editions() { return rows; }

} // namespace flagfall
