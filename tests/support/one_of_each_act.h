// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/methods.h"
#include "tests/support/story.h"

/// Acts for tests that must hold for all of them.
namespace flagfall::session {

/// Every field another one than before.
inline clock::Change changeOfEverything(clock::Setting const& control) {
    using namespace std::chrono_literals;
    auto const setting = std::make_shared<clock::Setting const>(control);
    auto const other = std::make_shared<clock::Setting const>(*clock::parseControl("3+2"));
    clock::SideChange side;
    side.main = {1h, 2h};
    side.movesCompleted = {3, 4};
    side.period = {0, 1};
    side.target = {40, std::nullopt};
    side.byoyomiLeft = {5, 4};
    side.canadianMovesDue = {10, 9};
    side.flagAt = {clock::Instant{7s}, std::nullopt};
    side.lever = {clock::Lever::Free, clock::Lever::Locked};
    side.allowance = {3s, 5s};
    side.periodFlagAt = {std::nullopt, clock::Instant{6s}};
    side.overrun = {true, false};
    clock::Change change;
    change.sides.black = side;
    change.phase = {clock::Phase::Frozen, clock::Phase::Paused};
    change.active = {Colour::White, Colour::Black};
    change.firstFlag = {Colour::Black, std::nullopt};
    change.setting = {setting, other};
    return change;
}

/// One of every kind, and of every clock operation and fact.
inline std::vector<Act> oneOfEach() {
    using namespace std::chrono_literals;
    auto const details = *check(Story::draft("40/90:30 +30"));
    auto inSlovak = details;
    inSlovak.language = "sk";
    auto withConduct = details;
    withConduct.houseRules.conduct = {.devicesInBags = true, .deviceCosts = Penalty::Warning, .finesAnnounced = true};
    PlayerDetails const player{"Čižmár, Ľ.", "SVK", Title::Fm, Sex::Man, 2301, "14900000", "1980-02-29"};
    PlayerDetails inFull = player;
    inFull.club = "Slávia";
    inFull.nationalId = "1234";
    inFull.nationalRating = 2280;
    inFull.officialRating = 2310;
    inFull.ratingSource = "standard 2026-11";
    inFull.k = 20;
    inFull.categories = {"Guest", "School"};
    inFull.feeOwed = 1550;
    inFull.feePaid = 1000;
    inFull.note = "near the door";
    inFull.fixedBoard = BoardNumber{5};
    inFull.checkedIn = true;
    auto withCategories = details;
    withCategories.categories = *parseCategories("U18: age -17\nS65: age 65-, on 2026-12-31\nGuest");
    withCategories.agesOn = details.begins;
    auto withArbiters = details;
    withArbiters.deputyArbiters = {"IA Lomnická, Ľ.", "FA Kriváň, P."};
    withArbiters.ratingMethod = RatingMethod::FideElseNational;
    auto byEntry = details;
    byEntry.equals = EqualsOrder::Entry;
    auto withUnrated = details;
    withUnrated.unrated = {pairing::UnratedRule::Fixed, 1400};
    auto ofFestival = details;
    ofFestival.festival = "Letný festival 2026";
    ofFestival.firstBoard = BoardNumber{61};
    auto ofMatches = details;
    ofMatches.ladder = *parseLadder("2 standard\n1 armageddon W5 B4");
    ofMatches.hasThirdPlaceMatch = true;
    auto ofTeams = details;
    ofTeams.teams = {4, "WBBW", pairing::Scoring{}, pairing::BoardOrder::ByRating, 100, true, 2};
    EventDetails onTables = details;
    onTables.clocks = HallClocks::Tables;
    RoundNumber const round{2};
    BoardNumber const board{3};
    clock::Instant const at{5s};
    std::vector<Act> acts{
        EventOpened{details},
        EventRevised{details},
        EventRevised{inSlovak},
        EventRevised{withConduct},
        EventRevised{withCategories},
        EventRevised{withArbiters},
        EventRevised{byEntry},
        EventRevised{withUnrated},
        EventRevised{ofFestival},
        EventRevised{ofMatches},
        PapersArranged{PaperSettings{PaperSize::A3, "sk", "Majstrovstvá Delty", "www.delta.example", "iVBORw0KGgo="}},
        PapersArranged{},
        PrizesSet{{{1, 1, "500 €"}, {2, 3, "a book"}}},
        PrizesSet{{{1, 1, "80 €", "", "Best game", PlayerId{2}}}},
        PrizesSet{{{1, 2, "50 €", "U14"}},
                  {pairing::PrizeSharing::Hort, pairing::PrizeRules::Limit::OnePrize,
                   pairing::PrizeRules::Precedence::ListOrder, true}},
        PrizesSet{},
        PersonNamed{Person{"Z. Deputy", Role::DeputyArbiter, "$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$aGFzaA"}},
        PersonNamed{Person{"Z. Helper", Role::ResultHelper}},
        PersonRemoved{"Z. Helper"},
        BroadcastSwitched{true, 15},
        BroadcastSwitched{true},
        BroadcastSwitched{false},
        PlayerEntered{PlayerId{7}, player},
        PlayerEntered{PlayerId{7}, inFull},
        PlayersEntered{{{PlayerId{7}, player}, {PlayerId{8}, inFull}}},
        PlayerEnteredLate{PlayerId{7}, player, round, Bye::HalfPoint},
        PlayerEnteredLate{PlayerId{7}, player, round, Bye::ZeroPoint, PairingNumber{5}},
        PlayerRevised{PlayerId{7}, player},
        ContactsKept{{PlayerId{7}, PlayerId{8}}, std::string(64, 'a')},
        ContactsKept{{PlayerId{7}}},
        ContactsErased{{PlayerId{7}, PlayerId{8}}},
        ContactsErased{{PlayerId{7}}, true},
        PlayersCheckedIn{{PlayerId{7}}},
        PlayersCheckedIn{{PlayerId{7}, PlayerId{8}}, false},
        PlayerWithdrawn{PlayerId{7}, round},
        PlayerReturned{PlayerId{7}},
        PlayerRemoved{PlayerId{7}},
        PlayersImported{{{PlayerId{1}, player}}},
        NumbersDrawn{{PlayerId{2}, PlayerId{1}}},
        NumbersDrawn{{PlayerId{2}, PlayerId{1}}, true},
        NumbersDrawn{{PlayerId{2}, PlayerId{1}}, false, 482'915'331},
        NumbersSet{{PlayerId{2}, PlayerId{1}}},
        TieBreakLotsDrawn{482'915'331},
        TieBreakLotsDrawn{482'915'331, {PlayerId{2}, PlayerId{1}}},
        TieBreakValueEntered{PlayerId{7}, 125'000},
        TieBreakValueEntered{PlayerId{7}},
        RoundPaired{{round, {{board, PlayerId{1}, PlayerId{2}}}, {PlayerId{3}}}, {PlayerId{1}, PlayerId{2}}},
        ByeGranted{PlayerId{7}, round, Bye::FullPoint},
        ByeRevoked{PlayerId{7}, round},
        PairProhibited{PlayerId{7}, PlayerId{8}, round},
        PairProhibited{PlayerId{7}, PlayerId{8}, std::nullopt},
        PairAllowed{PlayerId{7}, PlayerId{8}},
        EventRevised{ofTeams},
        TeamEntered{PlayerId{9}, TeamDetails{"Slávia", "SLA", "SVK", "ŠK Slávia", "K. Kapitán", 2310, {PlayerId{7}}}},
        TeamEntered{PlayerId{9}, TeamDetails{"Slávia"}},
        TeamsImported{{{PlayerId{9}, TeamDetails{"Slávia"}}}},
        TeamRevised{PlayerId{9}, TeamDetails{"Slávia"}},
        TeamRemoved{PlayerId{9}},
        LineUpGiven{PlayerId{9}, round, {PlayerId{7}, nobody, PlayerId{8}}},
        LineUpGiven{PlayerId{9}, round},
        RoundPaired{{round, {{board, PlayerId{1}, PlayerId{2}}}, {}},
                    {PlayerId{9}, PlayerId{10}},
                    {},
                    {},
                    std::nullopt,
                    {{PlayerId{9}, PlayerId{10}, {PlayerId{1}, PlayerId{3}}, {PlayerId{2}, nobody}}}},
        RoundImported{round,
                      {{board, PlayerId{1}, PlayerId{2}, Result::Draw}},
                      {},
                      {{PlayerId{9}, PlayerId{10}, {PlayerId{1}}, {PlayerId{2}}}}},
        RoundPaired{{round, {{board, PlayerId{1}, PlayerId{2}}}, {}},
                    {PlayerId{1}, PlayerId{2}},
                    {{PlayerId{3}, Bye::ZeroPoint}},
                    pairing::RoundPairing{round, {{board, PlayerId{2}, PlayerId{1}}}, {}}},
        RoundPaired{{round, {{board, PlayerId{1}, PlayerId{2}}}, {}},
                    {PlayerId{1}, PlayerId{2}},
                    {},
                    std::nullopt,
                    pairing::GameOfMatches{1, 2, 1, pairing::GameKind::Armageddon}},
        RoundImported{round,
                      {{board, PlayerId{1}, PlayerId{2}, Result::DrawAgainstLoss},
                       {board, PlayerId{4}, PlayerId{5}, std::nullopt}},
                      {{PlayerId{3}, Bye::HalfPoint}}},
        LateArrival{round, board, Colour::Black, at, at + 80ms},
        LateArrival{round, board, Colour::Black, at, at + 80ms, DeviceStamp{"5f0a", 17, 12ms}},
        LateArrival{round, board, std::nullopt, at, at + 80ms, DeviceStamp{"5f0a", 18, 12ms}},
        ClocksOperated{round, {board}, clock::Press{Colour::White}, at, {}, DeviceStamp{"5f0a", 16, 12ms}},
        SidesSwapped{round, board},
        FlagNoticed{round, board, Colour::White, Colour::Black},
        FlagNoticed{round, board, Colour::White, std::nullopt},
        PlayerAbsent{round, board, Colour::Black},
        PlayerArrived{round, board, Colour::Black},
        ResultEntered{round, board, Result::BothForfeit},
        ResultEntered{round, board, Result::WhiteWins, "6.9", "the flag was seen by the arbiter"},
        ResultEntered{round, board, Result::DrawUnrated},
        ResultEntered{round, board, Result::WhiteWins, "6.9", "", ResultKind::Time},
        ScoreRuled{round, board, {halfPoint, onePoint}, "13.4f", "phone"},
        MatchAwarded{round, board, Colour::Black, "lots"},
        MatchAwarded{round, board, Colour::White},
        ResultCleared{round, board},
        SealingCalled{round, {board}, true},
        MoveSealed{round, board, Colour::White, false, {"00ff", "a1b2", 2}},
        SealingCalled{.round = round, .boards = {board}, .off = true},
        SealingCalled{round, {board}, true, false, "Nf3", 30min},
        MoveSealed{.round = round, .board = board, .by = Colour::Black, .reply = true, .adjournment = 2},
        GameAdjourned{round, board},
        GameAdjourned{round, board, Colour::White, "Nf3", ByColour<clock::Span>{1h, 2h}},
        GameAdjourned{.round = round, .board = board, .sealer = Colour::White, .charged = 30min},
        GameAdjourned{.round = round, .board = board, .byPairing = true},
        ResumptionPlanned{round, {board}, "2026-11-24 10:00", "Room 2"},
        EnvelopeKept{round, board, true, "A. Arbiter", true, "note", 2},
        EnvelopeMissed{round, board, false, "note", 1},
        ResumptionAttended{round, board, Colour::Black, true, 1},
        ResumptionAttended{.round = round, .board = board, .side = Colour::Black, .adjournment = 1, .ago = 12min},
        EnvelopeOpened{round, board, false, "Ngf3", "c0ffee", "B. Witness", 1},
        EnvelopeReread{round, board, false, "Nf3", "note", 1},
        GameResumed{round, board},
        RoundRepaired{round,
                      {{board, PlayerId{1}, PlayerId{2}},
                       {BoardNumber{4}, PlayerId{3}, PlayerId{4}, Result::Draw, ResultKind::Agreement}},
                      4,
                      {{PlayerId{5}, Bye::Allocated}, {PlayerId{6}, Bye::ZeroPoint}},
                      pairing::RoundPairing{round, {{board, PlayerId{2}, PlayerId{1}}}, {}},
                      "at each other's boards"},
        RoundTimed{round, RoundStep::Begun, at},
        RoundTimed{round, RoundStep::Stopped, at, "fire alarm"},
        ClocksPlaced{round, {board}, HallClocks::Tables},
        EventRevised{onTables},
        GamesSetUp{round, {board}, "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1", board::Game::Chess960},
        RecordWritten{round,
                      board,
                      4,
                      1,
                      {{.move = "e1h1", .drawOffered = true, .clock = 83min},
                       {.move = {}, .fenAfter = "4k3/8/8/8/8/8/8/4K3 w - - 0 40", .halfMoves = 6}}},
        SheetWritten{round, board, Colour::Black, notation::Language::Slovak, 2, 3, {{"Sf3 (=)", 1s}, {"", {}}}},
        DrawOffered{round, board, Colour::White, record::OfferMoment::OnOpponentsTime, true},
        OfferAnswered{round, board, Colour::Black, OfferAnswer::DeclinedByTouch, true},
        DrawClaimed{round, board, Colour::White, record::ClaimBasis::FiftyAnnounced, "Vh2", "h1h2", true},
        ClaimRuled{round, board, ClaimRuling::Wrong, "9.5.3", "99 half-moves"},
        RulingMade{round, board,
                   RulingOnRecord{"E2023",
                                  "rapid",
                                  "illegal-move by=white",
                                  {"white moves=3 time=0:04:10"},
                                  {"can-mate yes"},
                                  "penalised",
                                  "7.5.5",
                                  {"give-time to=black time=0:02:00"},
                                  true,
                                  "the opponent was disturbed"}},
        FileAttached{round, board, Seq{31},
                     AttachedFile{"scoresheet.jpg", "image/jpeg",
                                  "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", 3,
                                  "White's sheet"}},
        FileRemoved{round, board, Seq{32}, "of another game"},
        AppealLodged{round, board, Seq{31},
                     AppealOnRecord{Colour::Black, "B. Captain", AppealBody::ChiefArbiter, WallTime{1'795'500'000'000},
                                    WallTime{1'795'500'600'000}, "the flag had not fallen"}},
        AppealLodged{round, board, Seq{31}, AppealOnRecord{.received = WallTime{1'795'500'000'000}}},
        RulingWithdrawn{round, board, Seq{30}, {Seq{30}, Seq{31}}, "it was the other board"},
        AppealDecided{round, board, Seq{33}, AppealOutcome::Otherwise, "Appeals committee", "the game is played on"},
        AppealDecided{round, board, Seq{33}, AppealOutcome::Upheld},
        AppealDecided{round, board, Seq{33}},
        AppealWithdrawn{round, board, Seq{33}, "by word of mouth"},
        AppealFollowed{round, board, Seq{33}, Seq{36}},
        IllegalMoveNoted{round, board, Colour::Black, "Ke1-d2"},
        RecordingExcused{round, board, Colour::Black, true, "cannot write"},
        SheetSigned{round, board, Colour::White, Result::DrawAgainstLoss},
        SheetSigned{round, board, Colour::Black, std::nullopt},
        ColoursCorrected{round, board, "7.3"},
        CastlingForbidden{round, board, Colour::White, {}, "A.4a"},
        CastlingForbidden{round, board, Colour::Black, board::Wing::QueenSide, "A.4.1"},
        GamesSupervised{round, {board}, Supervision::Full},
        GamesSupervised{round, {board}, Supervision::Limited},
        SheetsCollected{round, board},
        SheetsCollected{round, board, Colour::White},
        SheetsCollected{round, board, Colour::Black, true},
        TableClockNoted{"17", board, "lever sticks"},
        TableClockNoted{"17", {}},
        ArbiterCalled{round, board},
        CallAnswered{round, board},
        NoteWritten{round, board, 7, "Black cannot checkmate."},
        BlindPlayArranged{
            round, board,
            BlindPlay{{true, false},
                      {ScoreKeeping::Braille, ScoreKeeping::Scoresheet},
                      {Assistant{"Mgr. Eva", {AssistantDuty::Announces, AssistantDuty::ClaimsAndTells}}, {}},
                      BoardsInUse::One,
                      "no raised squares"}},
        BlindPlayRemarked{round, board, Colour::White, BlindRemark::PieceNotPlaced, "E.2(3)", "knight on g1"},
        BoardsCompared{round, board, {"", "4k3/8/8/8/8/8/8/4K3 w - - 0 40"}},
        BoardsCorrected{round, board, record::BoardsRemedy::Retrace, 32, "E.2(8)"},
        DeskOpened{"Flagfall 0.1.0", "boot", 123, 45, at, at - 1s, true},
        DeskOpened{"Flagfall", "", 0, 0, at, {}, false},
        DeskClosed{},
        ClocksRecovered{round, {board}, RecoveryPolicy::ChargeToRestart},
        ClocksRecovered{round, {board}, RecoveryPolicy::Manual, ByColour<clock::Span>{1h, 59min}},
        ActRetracted{Seq{4}},
        ActRestored{Seq{4}},
        ActLost{},
        ActLost{Loss::Damaged, "result.entered", R"({"round":1})", std::string(64, 'a')}};
    auto const everything = std::make_shared<clock::Change const>(changeOfEverything(*details.control));
    for (clock::Operation const& operation : std::initializer_list<clock::Operation>{
             clock::SetPeriod{Colour::Black, 2},
             clock::CountMissedPress{Colour::White, 90s},
             clock::InstallSetting{details.control},
             clock::RevokeFlag{Colour::Black, 10ms},
             clock::SetLever{Colour::White, clock::Lever::Locked},
             clock::Restart{},
             clock::TakeBack{everything},
             clock::SetByoyomi{Colour::White, 3},
             clock::SetCanadian{Colour::Black, 7},
             clock::SetDelay{Colour::White, 2s},
             clock::Start{},
             clock::Press{Colour::Black},
             clock::Pause{},
             clock::Resume{},
             clock::AdjustTime{Colour::White, -60s, clock::IfGone::DropFlag},
             clock::SetTime{Colour::Black, 1h},
             clock::SetMoves{Colour::White, 40, clock::Bases::AddPassed},
             clock::SetToMove{Colour::Black},
             clock::UndoPress{},
             clock::SwapTimes{},
             clock::ReloadCanadian{Colour::White},
             clock::InstallExtra{clock::Method::UsDelay, 5s, clock::CreditNow::Yes}})
        acts.push_back(ClocksOperated{round, {board, BoardNumber{4}}, operation, at, "reason"});
    for (clock::Fact const& fact : std::initializer_list<clock::Fact>{
             clock::FlagDropped{Colour::White, at}, clock::PeriodEnded{Colour::Black, at, 1, 39, 40},
             clock::PeriodEntered{Colour::White, at, 2}, clock::TurnedByItself{Colour::Black, at}})
        acts.push_back(ClockReported{round, board, fact});
    for (Ground const ground : grounds()) {
        ClocksCorrected act{round, {{board, {clock::Pause{}, clock::UndoPress{}}, *everything}}, at, ground, "note"};
        act.offender = Colour::Black;
        acts.push_back(act);
        act.takesBack = Seq{3};
        acts.push_back(act);
        act.takesBack.reset();
        act.restores = Seq{3};
        acts.push_back(act);
    }
    ClocksCorrected second{round, {{board, {clock::Pause{}}, {}}}, at, Ground::IllegalMove, {}, Colour::White};
    second.offence = 2;
    acts.push_back(second);
    acts.push_back(ClaimRuled{round, board, ClaimRuling::Correct, "9.2", {}, true});
    acts.push_back(ActKept{Seq{4}});
    acts.push_back(DeskOpened{"Flagfall", "", 0, 0, at, {}, false, std::string(64, 'b')});
    auto ofPeriods = details;
    ofPeriods.ratings = {.ofEachRound = true};
    acts.push_back(EventRevised{ofPeriods});
    PlayerDetails ofPeriod = player;
    ofPeriod.laterRatings = {{RoundNumber{5}, 2315}, {RoundNumber{9}, 2330}};
    acts.push_back(PlayerRevised{PlayerId{7}, ofPeriod});
    ClocksOperated started{round, {board}, clock::Start{}, at, {}};
    started.desk = 2;
    acts.push_back(started);
    second.desk = 2;
    acts.push_back(second);
    acts.push_back(ClocksTaken{round, {board}, 1, 2, at, at - 2s});
    acts.push_back(ClocksTaken{round, {board}, 1, 2, at, {}});
    acts.push_back(DeskOpened{"Flagfall", "", 0, 0, at, {}, false, {}, 2});
    acts.push_back(DeskClosed{2});
    acts.push_back(PartsLeftOut{"Summer Festival – B", {std::string(32, 'c'), std::string(32, 'd')}});
    return acts;
}

} // namespace flagfall::session
