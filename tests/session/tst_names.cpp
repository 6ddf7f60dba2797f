// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/name_order.h"
#include "tests/support/story.h"

#include <algorithm>

namespace flagfall::session {
namespace {

std::vector<std::string> sorted(std::string_view language, std::vector<std::string> names) {
    NameOrder const order{language};
    std::ranges::sort(names, {}, [&](std::string const& name) { return order.key(name); });
    return names;
}

using Names = std::vector<std::string>;

TEST(NameOrder, PutsCWithCaronBehindCAndNotBehindZ) {
    Names const right{"Cibula, Ivan", "Čierny, Adam", "Zeman, Ján"};
    EXPECT_EQ(sorted("sk", {"Zeman, Ján", "Čierny, Adam", "Cibula, Ivan"}), right);
    EXPECT_EQ(sorted("", {"Zeman, Ján", "Čierny, Adam", "Cibula, Ivan"}),
              (Names{"Cibula, Ivan", "Zeman, Ján", "Čierny, Adam"}))
        << "by bytes";
}

TEST(NameOrder, HasTheLettersOfEachAlphabet) {
    EXPECT_EQ(sorted("sk", {"Ivan", "Chudý", "Horák", "Cyprich"}), (Names{"Cyprich", "Horák", "Chudý", "Ivan"}));
    EXPECT_EQ(sorted("en", {"Ivan", "Chudy", "Horak", "Cyprich"}), (Names{"Chudy", "Cyprich", "Horak", "Ivan"}));
    EXPECT_EQ(sorted("gl", {"Ozores", "Núñez", "Nunzio"}), (Names{"Nunzio", "Núñez", "Ozores"}))
        << "Ñ is a letter behind N";
}

TEST(NameOrder, AShorterSurnameStandsBeforeALongerOne) {
    EXPECT_EQ(sorted("cs", {"Nováková, Anna", "Novák, Zdeněk"}), (Names{"Novák, Zdeněk", "Nováková, Anna"}));
}

TEST(NameOrder, OfALanguageNobodyKnowsIsTheOneForAll) {
    EXPECT_EQ(sorted("xx", {"Zorn", "Ärmel", "Adler"}), (Names{"Adler", "Ärmel", "Zorn"}));
}

TEST(NameOrder, TakesWhatIsNoUtf8) { EXPECT_FALSE(NameOrder{"sk"}.key("\xff\xfe").empty()); }

// --- players and their numbers -------------------------------------------------------------------------------

EventDraft swiss(std::string language) {
    EventDraft draft = Story::draft("3+2", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    draft.language = std::move(language);
    return draft;
}

/// All of the same rating, entered in this order.
Story of(std::string language, Names const& names) {
    Story story;
    story.does(OpenEvent{swiss(std::move(language))});
    for (std::string const& name : names) story.does(EnterPlayer{Story::named(name, "1900")});
    return story;
}

Names namesInOrder(EventState const& state) {
    Names names;
    for (Player const* const player : state.playersInOrder()) names.push_back(player->details.name);
    return names;
}

/// The same acts once more, as from a file.
Names replayed(Story const& story) {
    Story again;
    for (RecordedAct const& act : story.history().acts()) again.take(act.act);
    return namesInOrder(again.state());
}

TEST(PairingNumbers, FollowTheAlphabetOfTheEvent) { // C.04.2, Art. 2.2
    Names const entered{"Zeman", "Čierny", "Cibula", "Adam"};
    Names const right{"Adam", "Cibula", "Čierny", "Zeman"};
    Story story = of("sk", entered);
    EXPECT_EQ(namesInOrder(story.state()), right);
    story.playsRound();
    EXPECT_EQ(namesInOrder(story.state()), right);
    EXPECT_EQ(replayed(story), right);
}

TEST(PairingNumbers, OfALateEntryFollowItTooAndAreKept) { // C.04.2, Art. 2.4
    Story story = of("sk", {"Zeman", "Cibula", "Adam", "Bel"});
    story.playsRound();
    story.does(EnterPlayer{Story::named("Čierny", "1900")});
    Names const right{"Adam", "Bel", "Cibula", "Čierny", "Zeman"};
    EXPECT_EQ(namesInOrder(story.state()), right);
    auto const& late = std::get<PlayerEnteredLate>(story.history().acts().back().act);
    EXPECT_EQ(late.number, PairingNumber{4});
    EXPECT_EQ(replayed(story), right);
}

TEST(PairingNumbers, OnceGivenAreNotSortedAnewWhenTheLanguageChanges) {
    Story story = of("", {"Zeman", "Čierny", "Cibula", "Adam"});
    story.playsRound();
    Names const byBytes{"Adam", "Cibula", "Zeman", "Čierny"};
    EXPECT_EQ(namesInOrder(story.state()), byBytes);
    story.does(ReviseEvent{swiss("sk")});
    EXPECT_EQ(story.state().details.language, "sk");
    EXPECT_EQ(namesInOrder(story.state()), byBytes);
    story.playsRound();
    EXPECT_EQ(namesInOrder(story.state()), byBytes);
    EXPECT_EQ(replayed(story), byBytes);
}

Row oldRow(std::int64_t seq, std::string kind, std::string payload) {
    Row row;
    row.seq = Seq{seq};
    row.kind = std::move(kind);
    row.version = 1;
    row.payload = std::move(payload);
    return row;
}

/// What a journal held before events had a language and late entries a number.
TEST(PairingNumbers, OfAnOldJournalStayWhatTheyWere) {
    auto const player = [](int id, std::string const& name) {
        return R"({"player":)" + std::to_string(id) + R"(,"name":")" + name +
               R"(","federation":"","title":"","sex":"","rating":1900,"fide_id":"","birth":"")";
    };
    std::vector<Row> const rows{
        oldRow(1, "event.opened",
               R"({"name":"Old","place":"","federation":"","begins":null,"ends":null,"chief_arbiter":"",)"
               R"("edition":"E2023","control":"180000+2000 | Z frz","system":"FIDE_DUTCH_2026","rounds":3,)"
               R"("tie_breaks":[],"default_time_min":0,"supervision":"limited","quickplay_announced":false})"),
        oldRow(2, "player.entered", player(1, "Zeman") + "}"),
        oldRow(3, "player.entered", player(2, "Čierny") + "}"),
        oldRow(4, "round.paired", R"({"round":1,"pairs":[{"board":1,"white":1,"black":2}],"byes":[],"order":[1,2]})"),
        oldRow(5, "player.entered-late", player(3, "Šoltés") + R"(,"from_round":2,"missed":"zero-point"})"),
        oldRow(6, "player.entered-late", player(4, "Sýkora") + R"(,"from_round":2,"missed":"zero-point"})")};
    History history;
    for (Row const& row : rows) {
        auto act = decode(row);
        ASSERT_TRUE(act) << act.error().what;
        auto const problem = history.append(std::move(*act));
        ASSERT_FALSE(problem) << problem->what;
    }
    EXPECT_EQ(namesInOrder(history.state()), (Names{"Sýkora", "Zeman", "Čierny", "Šoltés"}))
        << "by the bytes, as they were given then";
}

} // namespace
} // namespace flagfall::session
