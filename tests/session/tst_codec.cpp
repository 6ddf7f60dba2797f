// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story.h"

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
        PlayerRevised{PlayerId{7}, player},
        PlayerWithdrawn{PlayerId{7}, round},
        PlayerReturned{PlayerId{7}},
        PlayerRemoved{PlayerId{7}},
        PlayersImported{{{PlayerId{1}, player}}},
        RoundPaired{{round, {{board, PlayerId{1}, PlayerId{2}}}, {PlayerId{3}}}, {PlayerId{1}, PlayerId{2}}},
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
        DeskOpened{"Flagfall 0.1.0", "boot", 123, 45, at, at - 1s, true},
        DeskOpened{"Flagfall", "", 0, 0, at, {}, false},
        DeskClosed{},
        ClocksRecovered{round, {board}, RecoveryPolicy::ChargeToRestart},
        ClocksRecovered{round, {board}, RecoveryPolicy::Manual, ByColour<clock::Span>{1h, 59min}},
        ActRetracted{Seq{4}},
        ActRestored{Seq{4}}};
    auto const everything = std::make_shared<clock::Change const>(changeOfEverything(*details.control));
    for (clock::Operation const& operation : std::initializer_list<clock::Operation>{
             clock::SetPeriod{Colour::Black, 2}, clock::CountMissedPress{Colour::White, 90s},
             clock::InstallSetting{details.control}, clock::RevokeFlag{Colour::Black, 10ms},
             clock::SetLever{Colour::White, clock::Lever::Locked}, clock::Restart{}, clock::TakeBack{everything},
             clock::Start{}, clock::Press{Colour::Black}, clock::Pause{}, clock::Resume{},
             clock::AdjustTime{Colour::White, -60s, clock::IfGone::DropFlag}, clock::SetTime{Colour::Black, 1h},
             clock::SetMoves{Colour::White, 40, clock::Bases::AddPassed}, clock::HandMoveTo{Colour::Black},
             clock::UndoPress{}, clock::SwapTimes{}, clock::ReloadCanadian{Colour::White},
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

} // namespace
} // namespace flagfall::session
