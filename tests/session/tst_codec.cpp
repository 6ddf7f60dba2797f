// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/methods.h"
#include "tests/support/story.h"

#include "app/session/board_record.h"
#include "app/session/hall_audit.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

Row stored(Act const& act) {
    Row row;
    static_cast<NewRow&>(row) = encode(act);
    row.seq = Seq{1};
    return row;
}

/// Every field another one than before.
clock::Change changeOfEverything(clock::Setting const& control) {
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

TEST(StoredForm, KeepsTheOldAndTheNewValuesOfACorrection) {
    auto const change = changeOfEverything(*clock::parseControl("90+30"));
    ClocksCorrected act{RoundNumber{1}, {{BoardNumber{1}, {}, change}}, clock::Instant{1s}, Ground::ClockFault, ""};
    auto const read = decode(stored(act));
    ASSERT_TRUE(read) << read.error().what;
    EXPECT_EQ(std::get<ClocksCorrected>(read->act).boards.front().change, change);
}

/// One of every kind, and of every clock operation and fact.
std::vector<Act> oneOfEach() {
    auto const details = *check(Story::draft("40/90:30 +30"));
    PlayerDetails const player{"Čižmár, Ľ.", "SVK", Title::Fm, Sex::Man, 2301, "14900000", "1980-02-29"};
    RoundNumber const round{2};
    BoardNumber const board{3};
    clock::Instant const at{5s};
    std::vector<Act> acts{
        EventOpened{details},
        EventRevised{details},
        PlayerEntered{PlayerId{7}, player},
        PlayerEnteredLate{PlayerId{7}, player, round, Bye::HalfPoint},
        PlayerRevised{PlayerId{7}, player},
        PlayerWithdrawn{PlayerId{7}, round},
        PlayerReturned{PlayerId{7}},
        PlayerRemoved{PlayerId{7}},
        PlayersImported{{{PlayerId{1}, player}}},
        RoundPaired{{round, {{board, PlayerId{1}, PlayerId{2}}}, {PlayerId{3}}}, {PlayerId{1}, PlayerId{2}}},
        ByeGranted{PlayerId{7}, round, Bye::FullPoint},
        ByeRevoked{PlayerId{7}, round},
        PairProhibited{PlayerId{7}, PlayerId{8}, round},
        PairProhibited{PlayerId{7}, PlayerId{8}, std::nullopt},
        PairAllowed{PlayerId{7}, PlayerId{8}},
        RoundPaired{{round, {{board, PlayerId{1}, PlayerId{2}}}, {}},
                    {PlayerId{1}, PlayerId{2}},
                    {{PlayerId{3}, Bye::ZeroPoint}},
                    pairing::RoundPairing{round, {{board, PlayerId{2}, PlayerId{1}}}, {}}},
        RoundImported{round,
                      {{board, PlayerId{1}, PlayerId{2}, Result::DrawAgainstLoss},
                       {board, PlayerId{4}, PlayerId{5}, std::nullopt}},
                      {{PlayerId{3}, Bye::HalfPoint}}},
        LateArrival{round, board, Colour::Black, at, at + 80ms},
        SidesSwapped{round, board},
        FlagNoticed{round, board, Colour::White, Colour::Black},
        FlagNoticed{round, board, Colour::White, std::nullopt},
        PlayerAbsent{round, board, Colour::Black},
        PlayerArrived{round, board, Colour::Black},
        ResultEntered{round, board, Result::BothForfeit},
        ResultEntered{round, board, Result::WhiteWins, "6.9", "the flag was seen by the arbiter"},
        ResultCleared{round, board},
        GameAdjourned{round, board},
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
        IllegalMoveNoted{round, board, Colour::Black, "Ke1-d2"},
        RecordingExcused{round, board, Colour::Black, true, "cannot write"},
        SheetSigned{round, board, Colour::White, Result::DrawAgainstLoss},
        SheetSigned{round, board, Colour::Black, std::nullopt},
        NoteWritten{round, board, 7, "Black cannot checkmate."},
        BlindPlayArranged{round,
                          board,
                          {{true, false},
                           {ScoreKeeping::Braille, ScoreKeeping::Scoresheet},
                           {Assistant{"Mgr. Eva", {AssistantDuty::Announces, AssistantDuty::ClaimsAndTells}}, {}},
                           BoardsInUse::One,
                           "no raised squares"}},
        BlindPlayRemarked{round, board, Colour::White, BlindRemark::ManNotPlaced, "E.2(3)", "knight on g1"},
        BoardsCompared{round, board, {"", "4k3/8/8/8/8/8/8/4K3 w - - 0 40"}},
        BoardsCorrected{round, board, record::BoardsRemedy::Retrace, 32, "E.2(8)"},
        DeskOpened{"Flagfall 0.1.0", "boot", 123, 45, at, at - 1s, true},
        DeskOpened{"Flagfall", "", 0, 0, at, {}, false},
        DeskClosed{},
        ClocksRecovered{round, {board}, RecoveryPolicy::ChargeToRestart},
        ClocksRecovered{round, {board}, RecoveryPolicy::Manual, ByColour<clock::Span>{1h, 59min}},
        ActRetracted{Seq{4}},
        ActRestored{Seq{4}}};
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
             clock::HandMoveTo{Colour::Black},
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
    return acts;
}

TEST(StoredForm, EveryKindOfActReadsBackToTheSameForm) {
    std::set<std::size_t> kinds;
    for (Act const& act : oneOfEach()) {
        Row const row = stored(act);
        auto const read = decode(row);
        ASSERT_TRUE(read) << row.kind << ": " << read.error().what << " in " << row.payload;
        EXPECT_EQ(read->act.index(), act.index()) << row.kind;
        NewRow const again = encode(read->act);
        EXPECT_EQ(again.payload, row.payload);
        EXPECT_EQ(again.kind, row.kind);
        kinds.insert(act.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Act>) << "a kind of act is not tried here";
}

TEST(StoredForm, AnUnknownKindVersionOrWordIsAProblemAndNotAGuess) {
    Row row = stored(ResultEntered{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    for (auto const& [kind, version, payload] : std::vector<std::tuple<std::string, int, std::string>>{
             {"result.invented", 1, row.payload},
             {row.kind, 99, row.payload},
             {row.kind, 1, "{}"},
             {row.kind, 1, "not json"},
             {row.kind, 1, R"({"round":1,"board":1,"result":"2-0"})"},
             {row.kind, 1, R"({"round":"one","board":1,"result":"1-0"})"}}) {
        Row wrong = row;
        wrong.kind = kind;
        wrong.version = version;
        wrong.payload = payload;
        EXPECT_FALSE(decode(wrong)) << kind << ' ' << version << ' ' << payload;
    }
}

// --- what no journal of ours can hold ----------------------------------------------------------------------

TEST(StoredForm, ANumberOutOfItsBoundsIsRefusedWithTheNameOfItsField) {
    for (auto const& [kind, payload, field] : std::vector<std::tuple<std::string, std::string, std::string>>{
             {"clocks.operated", R"({"op":"pause","round":1,"boards":[1],"at_ns":9223372036854775807})", "at_ns"},
             {"clocks.operated", R"({"op":"pause","round":1,"boards":[4294967297],"at_ns":1})", "boards"},
             {"clocks.operated", R"({"op":"set","side":"white","main_ns":1e30,"round":1,"boards":[1],"at_ns":1})",
              "main_ns"},
             {"clock.turned", R"({"round":1,"board":-1})", "board"},
             {"clocks.corrected",
              R"({"round":1,"at_ns":1,"ground":"late","boards":[{"board":1,"operations":[],
                  "change":{"white":{"main_ns":[-1,5]}}}]})",
              "main_ns"},
             {"act.retracted", R"({"act":18446744073709551615})", "act"}}) {
        Row row;
        row.kind = kind;
        row.payload = payload;
        auto const read = decode(row);
        ASSERT_FALSE(read) << payload;
        EXPECT_EQ(read.error().what.rfind(field + ": ", 0), 0U) << read.error().what;
    }
    Row row = stored(DeskClosed{});
    row.at = clock::Instant::max();
    EXPECT_EQ(decode(row).error().what, "at_ns: out of range");
    row.at = {};
    row.wall = WallTime{-1};
    EXPECT_EQ(decode(row).error().what, "wall_utc_ms: out of range");
}

using Json = nlohmann::json;

void collectNumbers(Json& json, std::vector<Json*>& found) {
    if (json.is_number()) found.push_back(&json);
    if (json.is_structured())
        for (Json& inner : json) collectNumbers(inner, found);
}

std::vector<Json> extremes() {
    auto constexpr hour = std::int64_t{3'600'000'000'000};
    return {std::numeric_limits<std::int64_t>::min(),
            std::numeric_limits<std::int64_t>::max(),
            std::numeric_limits<std::uint64_t>::max(),
            std::numeric_limits<int>::min(),
            std::numeric_limits<int>::max(),
            -1'000 * hour,
            1'000'000 * hour,
            -1'000'000 * hour,
            1'000'000 * hour + 1,
            999'999 * hour,
            1'000'000,
            9'999,
            2,
            1,
            0,
            -1,
            1e300,
            -0.5};
}

/// Everything that the program asks of an event; there need be no sense in the answers.
void lookAtEverything(History const& history) {
    for (clock::Instant const at : {clock::Instant{-1000h}, clock::Instant{}, clock::Instant{1'000'000h}}) {
        for (Round const& round : history.state().rounds) {
            static_cast<void>(auditHall(history.state(), round.number, at, {}));
            for (Board const& board : round.boards) {
                if (board.clock)
                    for (auto const& side : {read(*board.clock, at).sides.white, read(*board.clock, at).sides.black}) {
                        EXPECT_GE(side.main, clock::Span::zero());
                        EXPECT_LE(side.main, clock::longestMain);
                        EXPECT_GE(std::min(side.byoyomiLeft, side.canadianMovesDue), 0);
                    }
                if (board.clock) static_cast<void>(nextDeadline(*board.clock));
                BoardRecord record{round.number, board.number};
                record.follow(history);
                static_cast<void>(record.momentAt(at));
                static_cast<void>(record.axis().wallAt(at));
                if (!record.entries().empty()) static_cast<void>(record.sumsAt(record.entries().back().at));
            }
        }
    }
}

/// A game whose clock has seen every kind of correction, under this control.
std::vector<Act> eventfulGame(std::string const& control) {
    Story story = Story::withPlayers(2);
    EventDetails details = story.state().details;
    details.control = std::make_shared<clock::Setting const>(*clock::parseExact(control));
    story.take(EventRevised{details});
    story.does(PairRound{});
    story.does(StartClocks{});
    BoardNumber const board{1};
    for (clock::Operation const& operation : std::initializer_list<clock::Operation>{
             clock::AdjustTime{Colour::White, 60s}, clock::SetTime{Colour::Black, 1h},
             clock::SetMoves{Colour::White, 4}, clock::SetByoyomi{Colour::White, 2},
             clock::SetCanadian{Colour::White, 2}, clock::SetDelay{Colour::White, 1s},
             clock::SetPeriod{Colour::Black, 2}, clock::CountMissedPress{Colour::White, 1s}, clock::SwapTimes{},
             clock::Restart{}}) {
        static_cast<void>(story.tries(CorrectClocks{{board}, {operation}}));
        static_cast<void>(story.tries(Undo{}));
        story.passes(1s);
        static_cast<void>(story.tries(StartClocks{}));
        static_cast<void>(story.tries(ResumeClocks{}));
        static_cast<void>(story.tries(PressLever{board, Colour::White}));
        static_cast<void>(story.tries(PressLever{board, Colour::Black}));
    }
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, story.now(), story.now(), false});
    story.does(RecoverClocks{{}, RecoveryPolicy::Manual, {}, ByColour<clock::Span>{1s, 1s}});
    std::vector<Act> acts;
    for (RecordedAct const& act : story.history().acts()) acts.push_back(act.act);
    return acts;
}

/// The acts with one of them another one. Whether they hold together or not: nothing overflows, nothing takes long.
void tryWith(std::vector<RecordedAct> acts, RecordedAct changed) {
    acts[static_cast<std::size_t>(changed.seq.value()) - 1] = std::move(changed);
    History history;
    for (RecordedAct& act : acts)
        if (history.append(std::move(act))) break;
    lookAtEverything(history);
}

TEST(StoredForm, NoNumberInAJournalCanOverflowAClockOrKeepItBusy) {
    for (std::string const control : {"G400 | Z nofrz", "5000:400r | Z frz", "J3x10000 | Z frz",
                                      "2/60000:C5/10000 | M frz", "60000d5000:U | Z nofrz", "H3600000000 | Z frz"}) {
        std::vector<RecordedAct> acts;
        for (Act const& act : eventfulGame(control))
            acts.push_back({Seq{static_cast<std::int64_t>(acts.size()) + 1}, "desk", {}, {}, act});
        for (RecordedAct const& act : acts) {
            Row row = stored(act.act);
            row.seq = act.seq;
            Json json = Json::parse(row.payload);
            std::vector<Json*> numbers;
            collectNumbers(json, numbers);
            for (Json* const number : numbers) {
                Json const was = std::exchange(*number, Json{});
                for (Json const& extreme : extremes()) {
                    *number = extreme;
                    row.payload = json.dump();
                    if (auto changed = decode(row)) tryWith(acts, std::move(*changed));
                }
                *number = was;
            }
        }
    }
}

} // namespace
} // namespace flagfall::session
