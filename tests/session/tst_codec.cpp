// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/methods.h"
#include "tests/support/one_of_each_act.h"
#include "tests/support/story.h"

#include "app/session/reports/board_record.h"
#include "app/session/reports/hall_audit.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <limits>
#include <sstream>

namespace flagfall::session {
namespace {

using namespace std::chrono_literals;

Row stored(Act const& act) {
    Row row;
    static_cast<NewRow&>(row) = encode(act);
    row.seq = Seq{1};
    return row;
}

TEST(StoredForm, KeepsTheOldAndTheNewValuesOfACorrection) {
    auto const change = changeOfEverything(*clock::parseControl("90+30"));
    ClocksCorrected act{RoundNumber{1}, {{BoardNumber{1}, {}, change}}, clock::Instant{1s}, Ground::ClockFault, ""};
    auto const read = decode(stored(act));
    ASSERT_TRUE(read) << read.error().what;
    EXPECT_EQ(std::get<ClocksCorrected>(read->act).boards.front().change, change);
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
    EXPECT_EQ(kinds.size(), std::variant_size_v<AnyAct>) << "a kind of act is not tried here";
}

TEST(StoredForm, TieBreaksAreKeptWithTheirCutsAndModifiers) {
    EventDraft draft = Story::draft("90+30");
    draft.tieBreaks = {"BH/C1/P", "KS/L-1", "FB/M1", "TPN/R"};
    Row const row = stored(EventOpened{*check(draft)});
    EXPECT_NE(row.payload.find(R"("tie_breaks":["BH/C1/P","KS/L-1","FB/M1","TPN/R"])"), std::string::npos);
    EXPECT_EQ(std::get<EventOpened>(decode(row)->act).details->tieBreaks, check(draft)->tieBreaks);
}

TEST(StoredForm, PointsAreStoredWhereTheyAreNotTheUsualOnes) {
    EventDraft draft = Story::draft("90+30");
    EXPECT_EQ(stored(EventOpened{*check(draft)}).payload.find("points_hundredths"), std::string::npos);
    draft.win = "3";
    draft.draw = "1";
    Row const row = stored(EventOpened{*check(draft)});
    auto const scoring = std::get<EventOpened>(decode(row)->act).details->scoring;
    EXPECT_EQ(scoring, pairing::Scoring::of(3 * onePoint, onePoint, noPoint));
}

TEST(StoredForm, HouseRulesAreThoseOfTheEditionWhereNothingElseIsStored) { // 6.7: 2009 leaves it to the regulations
    for (auto const& [edition, usual, other] :
         {std::tuple{"E2009", LateDiscretion::None, "arbiter"}, {"E2023", LateDiscretion::Arbiter, "regulations"}}) {
        EventDraft draft = Story::draft("90+30");
        draft.edition = edition;
        Row const plain = stored(EventOpened{*check(draft)});
        EXPECT_EQ(plain.payload.find("late_discretion"), std::string::npos) << "as in every file there is";
        EXPECT_EQ(std::get<EventOpened>(decode(plain)->act).details->houseRules.lateDiscretion, usual);
        draft.lateDiscretion = other;
        Row const changed = stored(EventOpened{*check(draft)});
        EXPECT_NE(changed.payload.find("late_discretion"), std::string::npos);
        EXPECT_NE(std::get<EventOpened>(decode(changed)->act).details->houseRules.lateDiscretion, usual);
    }
}

std::string lineOf(NewRow const& row) {
    std::string line = row.kind;
    for (std::string const& field :
         {std::to_string(row.version), row.board ? std::to_string(*row.board) : std::string{'-'}, row.payload})
        line.append(1, '\t').append(field);
    return line;
}

/// A line once written there stays for ever; a new kind of act adds its own.
TEST(StoredForm, IsByteForByteWhatFilesHold) {
    std::ifstream file(SOURCE_DIR "/tests/session/stored_acts.txt");
    std::set<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.insert(line);
    for (Act const& act : oneOfEach())
        EXPECT_EQ(lines.erase(lineOf(encode(act))), 1U) << "not in stored_acts.txt: " << lineOf(encode(act));
    for (std::string const& line : lines) ADD_FAILURE() << "no longer written: " << line;
}

/// And whoever reads it knows it for what it was.
TEST(StoredForm, IsReadAsWhatItWas) {
    std::ifstream file(SOURCE_DIR "/tests/session/stored_acts.txt");
    for (std::string line; std::getline(file, line);) {
        std::istringstream parts(line);
        std::string version, board;
        Row row;
        std::getline(std::getline(std::getline(parts, row.kind, '\t'), version, '\t'), board, '\t');
        std::getline(parts, row.payload);
        row.seq = Seq{1};
        row.version = std::stoi(version);
        if (board != "-") row.board = std::stoi(board);
        auto const act = decode(row);
        ASSERT_TRUE(act) << line;
        EXPECT_EQ(lineOf(encode(act->act)), line);
    }
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

TEST(StoredForm, BracketsWithinBracketsAreRefusedBeforeTheyAreRead) {
    Row row;
    static_cast<NewRow&>(row) = encode(PlayerReturned{PlayerId{1}});
    constexpr std::size_t deep = 100'000;
    for (std::string const& nested : {std::string(deep, '[') + std::string(deep, ']'),
                                      std::string(R"("\"[",)") + std::string(deep, '[') + std::string(deep, ']')}) {
        row.payload = R"({"player":)" + nested + "}";
        auto const read = decode(row);
        ASSERT_FALSE(read);
        EXPECT_LT(read.error().what.size(), 200U);
    }
    EXPECT_FALSE(nestsTooDeeply("{\"note\":\"" + std::string(deep, '[') + "\\\"" + std::string(deep, '{') + "\"}"))
        << "brackets in a text are text";
    row.payload = R"({"player":[[1]]})";
    EXPECT_EQ(decode(row).error().what.find("[["), std::string::npos) << "what was found is named, not printed";
}

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
    story.does(StartClocks{RoundNumber{1}, {}});
    BoardNumber const board{1};
    for (clock::Operation const& operation : std::initializer_list<clock::Operation>{
             clock::AdjustTime{Colour::White, 60s}, clock::SetTime{Colour::Black, 1h},
             clock::SetMoves{Colour::White, 4}, clock::SetByoyomi{Colour::White, 2},
             clock::SetCanadian{Colour::White, 2}, clock::SetDelay{Colour::White, 1s},
             clock::SetPeriod{Colour::Black, 2}, clock::CountMissedPress{Colour::White, 1s}, clock::SwapTimes{},
             clock::Restart{}}) {
        static_cast<void>(story.tries(CorrectClocks{RoundNumber{1}, {board}, {operation}}));
        static_cast<void>(story.tries(Undo{}));
        story.passes(1s);
        static_cast<void>(story.tries(StartClocks{RoundNumber{1}, {}}));
        static_cast<void>(story.tries(ResumeClocks{RoundNumber{1}, {}}));
        static_cast<void>(story.tries(PressLever{RoundNumber{1}, board, Colour::White}));
        static_cast<void>(story.tries(PressLever{RoundNumber{1}, board, Colour::Black}));
    }
    story.take(DeskOpened{"Flagfall", "boot", 0, 0, story.now(), story.now(), false});
    story.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::Manual, ByColour<clock::Span>{1s, 1s}});
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
            acts.push_back({Seq{static_cast<std::int64_t>(acts.size()) + 1}, {}, {}, {}, act});
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
