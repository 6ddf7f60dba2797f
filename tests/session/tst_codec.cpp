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
        ResultEntered{round, board, Result::BothForfeit},
        ResultCleared{round, board},
        GameAdjourned{round, board},
        DeskOpened{"Flagfall 0.1.0", "boot", 123, 45, at, at - 1s, true},
        DeskOpened{"Flagfall", "", 0, 0, at, {}, false},
        DeskClosed{},
        ClocksRecovered{round, {board}, RecoveryPolicy::ChargeToRestart},
        ActRetracted{Seq{4}},
        ActRestored{Seq{4}}};
    for (clock::Operation const& operation : std::initializer_list<clock::Operation>{
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
