// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stations/station_book.h"

#include <gtest/gtest.h>

namespace flagfall::stations {
namespace {

using namespace std::chrono_literals;

struct Stations : testing::Test {
    [[nodiscard]] Now now() const {
        return {session::WallTime{1'790'000'000'000 + m_passed.count()}, 5'000'000ms + m_passed};
    }
    void pass(std::chrono::milliseconds time) { m_passed += time; }
    [[nodiscard]] static StationDraft pad(std::string name = "Pad A") {
        return {Role::ResultPad, std::move(name), "Jana", {BoardNumber{1}, BoardNumber{10}}, 8h};
    }
    [[nodiscard]] std::string token(std::string name = "Pad A") {
        return book.join(book.open(pad(std::move(name)), now()).value().code, here, now()).value().token;
    }

    static constexpr auto here = "192.168.7.20";
    StationBook book;

private:
    std::chrono::milliseconds m_passed{};
};

TEST_F(Stations, WhoeverTypesTheCodeHasTheStation) {
    auto const opened = book.open(pad(), now()).value();
    auto const joined = book.join(opened.code, here, now()).value();
    EXPECT_EQ(joined.id, opened.id);
    Station const* const station = book.holder(joined.token, now());
    ASSERT_TRUE(station);
    EXPECT_EQ(station->name, "Pad A");
    EXPECT_TRUE(station->boards.contains(BoardNumber{10}));
    EXPECT_FALSE(station->boards.contains(BoardNumber{11}));
}

TEST_F(Stations, ACodeIsUsedOnce) {
    auto const opened = book.open(pad(), now()).value();
    ASSERT_TRUE(book.join(opened.code, here, now()));
    EXPECT_EQ(book.join(opened.code, here, now()).error(), Barred::WrongCode);
}

TEST_F(Stations, ACodeLastsAQuarterOfAnHour) {
    auto const first = book.open(pad(), now()).value();
    auto const second = book.open(pad("Pad B"), now()).value();
    pass(15min - 1ms);
    EXPECT_TRUE(book.join(first.code, here, now()));
    pass(1ms);
    EXPECT_FALSE(book.join(second.code, here, now()));
}

TEST_F(Stations, WrongCodesAreHeldUpAndThenTheRightOneIs) {
    auto const opened = book.open(pad(), now()).value();
    for (int wrong = 0; wrong < 5; ++wrong) EXPECT_EQ(book.join("not a code", here, now()).error(), Barred::WrongCode);
    EXPECT_EQ(book.join(opened.code, here, now()).error(), Barred::TooManyTries);
    EXPECT_TRUE(book.join(opened.code, "192.168.7.21", now())) << "somebody else in the hall goes on";
}

TEST_F(Stations, AStationEndsWithItsTime) {
    std::string const mine = token();
    pass(8h - 1ms);
    EXPECT_TRUE(book.holder(mine, now()));
    pass(1ms);
    EXPECT_FALSE(book.holder(mine, now()));
}

TEST_F(Stations, ARevokedStationIsNobodyAtOnce) {
    std::string const mine = token();
    book.revoke(book.entries().front().station.id);
    EXPECT_FALSE(book.holder(mine, now()));
    EXPECT_TRUE(book.entries().empty());
}

TEST_F(Stations, ARevokedStationTakesItsCodeAlong) {
    auto const opened = book.open(pad(), now()).value();
    book.revoke(opened.id);
    EXPECT_FALSE(book.join(opened.code, here, now()));
}

TEST_F(Stations, ANewCodeMovesTheStationToAnotherTelephone) {
    std::string const mine = token();
    StationId const id = book.entries().front().station.id;
    auto const code = book.newCode(id, now());
    EXPECT_TRUE(book.holder(mine, now())) << "nobody has typed it yet";
    auto const joined = book.join(code.value(), here, now()).value();
    EXPECT_TRUE(book.holder(joined.token, now()));
    EXPECT_FALSE(book.holder(mine, now()));
}

TEST_F(Stations, ANewCodeReplacesTheOneBefore) {
    auto const opened = book.open(pad(), now()).value();
    ASSERT_TRUE(book.newCode(opened.id, now()));
    EXPECT_FALSE(book.join(opened.code, here, now()));
}

TEST_F(Stations, ATokenThatWasNeverGivenIsNobodys) {
    static_cast<void>(token());
    EXPECT_FALSE(book.holder("", now()));
    EXPECT_FALSE(book.holder(newToken(), now()));
}

TEST_F(Stations, NobodyIsTheHolderOfAStationThatNobodyHasTaken) {
    ASSERT_TRUE(book.open(pad(), now()));
    EXPECT_FALSE(book.holder("", now()));
    EXPECT_FALSE(book.holder(std::string(64, '0'), now()));
}

TEST_F(Stations, TheLastSignOfLifeIsNoted) {
    std::string const mine = token();
    pass(5min);
    ASSERT_TRUE(book.holder(mine, now()));
    EXPECT_EQ(book.entries().front().seen, now().wall);
}

TEST_F(Stations, AreKnownAgainAfterTheProgramWasClosed) {
    std::string const mine = token();
    auto const waiting = book.open(pad("Pad B"), now()).value();
    StationBook later;
    later.restore(book.entries());
    EXPECT_EQ(later.holder(mine, now())->name, "Pad A");
    EXPECT_FALSE(later.join(waiting.code, here, now())) << "codes are not kept";
    EXPECT_GT(later.open(pad("Pad C"), now()).value().id, waiting.id);
}

TEST_F(Stations, AFormIsToldWhatIsWrong) {
    static_cast<void>(token("Taken"));
    auto const faultOf = [this](StationDraft const& draft) { return book.open(draft, now()).error(); };
    EXPECT_EQ(faultOf(pad("")), Fault::NoName);
    EXPECT_EQ(faultOf(pad("Taken")), Fault::NameTaken);
    EXPECT_EQ(faultOf(pad(std::string(61, 'x'))), Fault::NameTooLong);
    EXPECT_EQ(faultOf({Role::ResultPad, "Pad", std::string(61, 'x'), {}, 8h}), Fault::HolderTooLong);
    EXPECT_EQ(faultOf({Role::ResultPad, "Pad", "", {BoardNumber{0}, BoardNumber{4}}, 8h}), Fault::NoBoards);
    EXPECT_EQ(faultOf({Role::ResultPad, "Pad", "", {BoardNumber{5}, BoardNumber{4}}, 8h}), Fault::NoBoards);
    EXPECT_EQ(faultOf({Role::Clock, "Clock", "", {BoardNumber{4}, BoardNumber{5}}, 8h}), Fault::NoBoards);
    EXPECT_EQ(faultOf({Role::ResultPad, "Pad", "", {BoardNumber{1}, BoardNumber{4}}, 0min}), Fault::NoTime);
}

} // namespace
} // namespace flagfall::stations
