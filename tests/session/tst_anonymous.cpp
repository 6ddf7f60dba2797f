// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/anonymous.h"
#include "app/session/journal/file_digest.h"
#include "tests/support/one_of_each_act.h"

#include <gmock/gmock.h>

namespace flagfall::session {
namespace {

using testing::HasSubstr;
using testing::Not;

std::vector<Row> rowsOf(std::vector<Act> const& acts) {
    std::vector<Row> rows;
    for (Act const& act : acts) {
        Row row;
        static_cast<NewRow&>(row) = encode(act);
        row.origin = {{}, "Delta desk", "Z. Zeman", {}, {}};
        row.seq = Seq{static_cast<std::int64_t>(rows.size()) + 1};
        rows.push_back(row);
    }
    return rows;
}

TEST(AnonymousCopy, SaysNobodysNameInAnyActAndEveryActIsReadAgain) {
    auto const copy = anonymised(rowsOf(oneOfEach()));
    ASSERT_TRUE(copy) << copy.error().what;
    ASSERT_EQ(copy->size(), oneOfEach().size());
    for (Row const& row : *copy) {
        for (char const* personal : {"Čižmár",
                                     "1980",
                                     "14900000",
                                     "Slávia",
                                     "SLA",
                                     "K. Kapitán",
                                     "\"1234\"",
                                     "near the door",
                                     "A. Arbiter",
                                     "B. Witness",
                                     "B. Captain",
                                     "Mgr. Eva",
                                     "River Cup",
                                     "Delta",
                                     "SVK",
                                     "phone",
                                     "Room 2",
                                     "cannot write",
                                     "no raised squares",
                                     "White's sheet",
                                     "of another game",
                                     "by word of mouth",
                                     "the flag had not fallen",
                                     "the game is played on",
                                     "Appeals committee",
                                     "was disturbed",
                                     "cannot checkmate",
                                     "99 half-moves",
                                     "www.",
                                     "iVBOR",
                                     "scoresheet.jpg",
                                     "aaaaaaaa",
                                     "Z. Deputy",
                                     "Z. Helper",
                                     "5f0a",
                                     "argon2id"})
            EXPECT_THAT(row.payload, Not(HasSubstr(personal))) << row.kind;
        EXPECT_NE(row.origin.person.text(), "Z. Zeman");
        EXPECT_NE(row.origin.station.text(), "Delta desk");
        auto const again = decode(row);
        EXPECT_TRUE(again) << row.kind << ": " << again.error().what;
    }
}

TEST(AnonymousCopy, KeepsTheOrderOfTheNamesAndWithItTheNumbersOfThePlayers) {
    EventDetails event = *check(Story::draft("3+2"));
    event.language = "sk";
    std::vector<Act> acts{EventOpened{event}};
    std::vector<std::string> const names{"Zeman, Ján", "Čierny, Adam", "Adam, Ivo"};
    for (std::size_t at = 0; at < names.size(); ++at) {
        PlayerDetails details;
        details.name = names[at];
        acts.emplace_back(PlayerEntered{PlayerId{static_cast<int>(at) + 1}, details});
    }
    auto const copy = anonymised(rowsOf(acts));
    ASSERT_TRUE(copy);
    EXPECT_THAT((*copy)[1].payload, HasSubstr("Player 3"));
    EXPECT_THAT((*copy)[3].payload, HasSubstr("Player 1"));
}

TEST(AnonymousCopy, NumbersTelephonesThatAreClocks) {
    RoundNumber const round{1};
    BoardNumber const board{1};
    auto const press = [&](char const* device, int number) {
        return ClocksOperated{
            round, {board}, clock::Press{Colour::White}, clock::Instant{}, {}, DeviceStamp{device, number}};
    };
    auto const copy = anonymised(
        rowsOf({press("ffee", 1), press("0011", 1),
                LateArrival{round, board, Colour::White, clock::Instant{}, clock::Instant{}, DeviceStamp{"ffee", 2}}}));
    ASSERT_TRUE(copy);
    EXPECT_THAT((*copy)[0].payload, HasSubstr("\"Clock 1\""));
    EXPECT_THAT((*copy)[1].payload, HasSubstr("\"Clock 2\""));
    EXPECT_THAT((*copy)[2].payload, HasSubstr("\"Clock 1\""));
}

TEST(AnonymousCopy, OfAnAttachedFileKeepsThatThereWasOne) {
    AttachedFile const photograph{.name = "sheet.jpg", .type = "image/jpeg", .sha256 = sha256Of("x"), .size = 1};
    auto const copy = anonymised(rowsOf({FileAttached{RoundNumber{1}, BoardNumber{1}, Seq{1}, photograph}}));
    ASSERT_TRUE(copy);
    ASSERT_TRUE(copy->front().file);
    EXPECT_EQ(fileOf(copy->front()), sha256Of(*copy->front().file));
}

TEST(AnonymousCopy, NamesTheRowThatCannotBeRead) {
    auto rows = rowsOf({PlayerWithdrawn{PlayerId{1}, RoundNumber{2}}});
    rows.front().payload = "{}";
    auto const copy = anonymised(rows);
    ASSERT_FALSE(copy);
    EXPECT_EQ(copy.error().seq, Seq{1});
}

TEST(CopyWithoutContacts, KeepsNamesAndYearsAndNeitherAddressesNorDaysOfBirth) {
    std::vector<Row> const rows = rowsOf(oneOfEach());
    auto const copy = withoutContacts(rows);
    ASSERT_TRUE(copy) << copy.error().what;
    ASSERT_EQ(copy->size(), rows.size());
    std::string all;
    for (Row const& row : *copy) {
        for (char const* const gone : {"1980-02-29", "near the door", "\"fee_"})
            EXPECT_THAT(row.payload, Not(HasSubstr(gone)));
        if (row.kind == "contacts.kept") {
            EXPECT_THAT(row.payload, Not(HasSubstr("sha256")));
        }
        EXPECT_EQ(row.origin.person, rows[static_cast<std::size_t>(row.seq.value()) - 1].origin.person);
        all += row.payload;
    }
    for (char const* kept : {"Čižmár", "\"1980\"", "14900000", "River Cup", "scoresheet.jpg"})
        EXPECT_THAT(all, HasSubstr(kept));
}

/// An act that was damaged keeps what it said in the rescued event, and in no copy that is given away.
TEST(CopyWithoutContacts, HasNothingOfWhatLostActsSaid) {
    std::vector<Row> const rows = rowsOf({
        ActLost{Loss::Damaged, "player.entered", R"({"name":"Čižmár","birth":"1980-02-29"})", std::string(64, '0')},
        ActLost{Loss::Unfounded, "person.named", R"({"lock":"$argon2iX$v=19$m=65536,t=2,p=1$c2FsdA$aGFzaA"})",
                std::string(64, '0')},
    });
    for (auto const& copy : {withoutContacts(rows), anonymised(rows)}) {
        ASSERT_TRUE(copy) << copy.error().what;
        for (Row const& row : *copy)
            for (char const* const gone : {"1980", "lock", "argon", "c2FsdA"})
                EXPECT_THAT(row.payload, Not(HasSubstr(gone)));
    }
}

} // namespace
} // namespace flagfall::session
