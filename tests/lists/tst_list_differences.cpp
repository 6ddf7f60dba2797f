// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_differences.h"
#include "tests/lists/list_fixtures.h"

#include <gmock/gmock.h>

namespace flagfall::lists::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

ListUse const ofFide{{"fide", ListKind::Standard}, *parseMonth("2026-11")};
ListUse const ofSlovakia{{"svk", ListKind::Standard}, *parseMonth("2026-11")};

/// A player of the list of November.
ListedPlayer listed() {
    ListedPlayer player;
    player.name = "Cizmar, Jan";
    player.federation = "SVK";
    player.fideId = "14900001";
    player.birth = "1998";
    player.sex = session::Sex::Man;
    player.title = session::Title::Fm;
    player.in(PlayType::Standard) = {2310, 3, 20};
    return player;
}

session::PlayerDetails entered(ListUse const& use = ofFide) { return session::check(draftFrom(listed(), use)).value(); }

TEST(ListedPlayer, IsEnteredWithAllTheListSays) {
    session::PlayerDetails const player = entered();
    EXPECT_EQ(player.name, "Cizmar, Jan");
    EXPECT_EQ(player.federation, "SVK");
    EXPECT_EQ(player.title, session::Title::Fm);
    EXPECT_EQ(player.sex, session::Sex::Man);
    EXPECT_EQ(player.fideId, "14900001");
    EXPECT_EQ(player.birth, "1998");
    EXPECT_EQ(player.rating, 2310);
    EXPECT_EQ(player.officialRating, 2310) << "the rating used and the official one are two (VCL 116)";
    EXPECT_EQ(player.k, 20);
    EXPECT_EQ(player.ratingSource, "fide:standard 2026-11") << "VCL 134";
}

TEST(ListedPlayer, OfANationalListHasANationalRating) {
    session::PlayerDetails const player = entered(ofSlovakia);
    EXPECT_EQ(player.rating, 2310);
    EXPECT_EQ(player.nationalRating, 2310);
    EXPECT_EQ(player.officialRating, 0);
    EXPECT_EQ(player.k, 0) << "K is FIDE's";
}

TEST(ListedPlayer, IsNoDifferenceToThemselves) {
    EXPECT_THAT(differences(entered(), {{listed(), ofFide}}), IsEmpty());
    session::PlayerDetails player = entered();
    player.name = "Čižmár, Ján";
    player.birth = "1998-05-17";
    EXPECT_THAT(differences(player, {{listed(), ofFide}}), IsEmpty()) << "accents, and a day of that year";
}

TEST(Differences, AreNamedFieldByField) {
    session::PlayerDetails player = entered();
    player.name = "Novak, Jan";
    player.federation = "CZE";
    player.title = session::Title::None;
    player.sex = session::Sex::NotSaid;
    player.birth = "1997-05-17";
    player.rating = 2290;
    player.officialRating = 2295;
    player.k = 40;
    EXPECT_THAT(differences(player, {{listed(), ofFide}}),
                ElementsAre(FieldDifference{ListField::Name, "Novak, Jan", "Cizmar, Jan"},
                            FieldDifference{ListField::Federation, "CZE", "SVK"},
                            FieldDifference{ListField::Title, "", "FM"}, FieldDifference{ListField::Sex, "", "m"},
                            FieldDifference{ListField::Birth, "1997-05-17", "1998"},
                            FieldDifference{ListField::Rating, "2290", "2310"},
                            FieldDifference{ListField::OfficialRating, "2295", "2310"},
                            FieldDifference{ListField::K, "40", "20"}));
}

TEST(Differences, LeaveARatingAloneThatIsOfAnotherList) {
    session::PlayerDetails player = entered();
    player.rating = 2150;
    player.ratingSource = "svk:standard 2026-11";
    EXPECT_THAT(differences(player, {{listed(), ofFide}}), IsEmpty());
    player.ratingSource = "fide-standard:standard 2026-10"; // FIDE's, too
    EXPECT_THAT(differences(player, {{listed(), ofFide}}),
                ElementsAre(FieldDifference{ListField::Rating, "2150", "2310"}));
    player.ratingSource.clear(); // typed
    EXPECT_THAT(differences(player, {{listed(), ofFide}}),
                ElementsAre(FieldDifference{ListField::Rating, "2150", "2310"}));
}

TEST(Differences, AreNotMadeOfWhatTheListDoesNotKnow) {
    ListedPlayer unknown = listed();
    unknown.federation.clear();
    unknown.birth.clear();
    unknown.sex = session::Sex::NotSaid;
    unknown.in(PlayType::Standard) = {};
    session::PlayerDetails player = entered();
    player.officialRating = 0;
    player.ratingSource.clear();
    EXPECT_THAT(differences(player, {{unknown, ofFide}}), ElementsAre(FieldDifference{ListField::Rating, "2310", ""}))
        << "a typed rating that the list does not have is named";
    player.nationalRating = 2310;
    EXPECT_THAT(differences(player, {{unknown, ofFide}}), IsEmpty()) << "but not a national one that was typed";
    player.ratingSource = ofFide.text();
    EXPECT_THAT(differences(player, {{unknown, ofFide}}), ElementsAre(FieldDifference{ListField::Rating, "2310", ""}))
        << "but the list does not have this rating of its own any more";
}

TEST(Differences, WithANationalListLeaveATypedRatingAloneThatIsFides) {
    ListUse const ofFederation{{"svk", ListKind::Standard}, ofFide.month};
    ListedPlayer unrated = listed();
    unrated.in(PlayType::Standard) = {};
    session::PlayerDetails player = entered();
    player.ratingSource.clear();
    player.officialRating = player.rating;
    auto const found = differences(player, {{unrated, ofFederation}});
    EXPECT_EQ(std::ranges::count(found, ListField::Rating, &FieldDifference::field), 0);
}

/// A national list beside FIDE's: Ján has both ratings.
Listings inTwoLists() {
    ListedPlayer national = listed();
    national.fideId.clear();
    national.nationalId = "R1";
    national.title = session::Title::None;
    national.sex = session::Sex::NotSaid;
    national.in(PlayType::Standard) = {2200, 0, 0};
    return {{listed(), ofFide}, {national, ofSlovakia}};
}

session::PlayerDetails enteredFromTwo() {
    Listings const both = inTwoLists();
    session::PlayerDraft draft = draftFrom(both[0].player, both[0].use);
    addTo(draft, both[1].player, both[1].use);
    return session::check(draft).value();
}

TEST(DifferencesOfSeveralLists, AreNoneToWhoWasEnteredFromThem) {
    EXPECT_THAT(differences(enteredFromTwo(), inTwoLists()), IsEmpty());
}

TEST(DifferencesOfSeveralLists, AreWithTheFirstListThatKnowsTheDatum) {
    session::PlayerDetails player = enteredFromTwo();
    player.rating = 2290;
    player.ratingSource = ofSlovakia.text();
    player.officialRating = 2300;
    player.nationalRating = 2100;
    EXPECT_THAT(differences(player, inTwoLists()),
                ElementsAre(FieldDifference{ListField::Rating, "2290", "2310", 0},
                            FieldDifference{ListField::OfficialRating, "2300", "2310", 0},
                            FieldDifference{ListField::NationalRating, "2100", "2200", 1}));
    Listings unratedByFide = inTwoLists();
    unratedByFide[0].player.in(PlayType::Standard) = {};
    EXPECT_THAT(differences(player, unratedByFide),
                ElementsAre(FieldDifference{ListField::Rating, "2290", "2200", 1},
                            FieldDifference{ListField::OfficialRating, "2300", "", 0},
                            FieldDifference{ListField::NationalRating, "2100", "2200", 1}))
        << "the national rating is used where FIDE's list knows none";
    std::swap(unratedByFide[0], unratedByFide[1]);
    EXPECT_THAT(differences(player, unratedByFide),
                ElementsAre(FieldDifference{ListField::Rating, "2290", "2200", 0},
                            FieldDifference{ListField::OfficialRating, "2300", "", 1},
                            FieldDifference{ListField::NationalRating, "2100", "2200", 0}))
        << "a title is FIDE's, wherever it stands in the sequence";
}

TEST(DifferencesOfSeveralLists, ComeByTheMethodOfTheEvent) { // TRF26, record 172
    session::PlayerDetails player = enteredFromTwo();
    auto const used = [&](session::RatingMethod method) {
        auto const found = differences(player, inTwoLists(), method);
        return found.size() == 1 && found[0].field == ListField::Rating ? std::pair{found[0].listed, found[0].from}
                                                                        : std::pair{std::string{}, std::size_t{9}};
    };
    player.rating = 1;
    EXPECT_EQ(used(session::RatingMethod::Highest), (std::pair{std::string{"2310"}, std::size_t{0}}));
    EXPECT_EQ(used(session::RatingMethod::Lowest), (std::pair{std::string{"2200"}, std::size_t{1}}));
    EXPECT_EQ(used(session::RatingMethod::National), (std::pair{std::string{"2200"}, std::size_t{1}}));
    EXPECT_EQ(used(session::RatingMethod::NationalElseFide), (std::pair{std::string{"2200"}, std::size_t{1}}));
    EXPECT_EQ(used(session::RatingMethod::Other), (std::pair{std::string{"2310"}, std::size_t{0}}));
    player.rating = player.nationalRating;
    player.ratingSource.clear();
    EXPECT_THAT(differences(player, {{listed(), ofFide}}, session::RatingMethod::NationalElseFide), IsEmpty())
        << "no national list was asked, and the national rating is the one used";
}

TEST(DifferencesOfSeveralLists, AreTakenOverFromTheListThatSaysThem) {
    session::PlayerDetails player = enteredFromTwo();
    player.rating = player.officialRating = player.nationalRating = 1500;
    player.nationalId.clear();
    auto const draft = takingOver(player, inTwoLists(), {ListField::Rating, ListField::NationalRating});
    EXPECT_EQ(draft.rating, "2310");
    EXPECT_EQ(draft.ratingSource, ofFide.text());
    EXPECT_EQ(draft.nationalRating, "2200");
    EXPECT_EQ(draft.officialRating, "1500") << "not ticked";
    EXPECT_EQ(draft.nationalId, "R1");
}

TEST(AskedLists, AreThoseOfTheSequenceThatAreThereTheNewestOfEach) {
    Library const library;
    auto const made = [&library](std::string const& source, char const* month) {
        EXPECT_TRUE(
            library.import(library.write("list.csv", "Name;FIDE ID;Elo\nCizmar, Jan;14900001;1700\n"), source, month));
        return library.shelf().open(source).value();
    };
    auto const combined = made("fide", "2026-10");
    auto const standard = made("fide-standard", "2026-11");
    auto const national = made("svk", "2026-11");
    auto const all =
        asked(*parseOrder("fide:rapid,cze:standard,svk:standard,fide:standard"), {&combined, &standard, &national});
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].list, &combined);
    EXPECT_EQ(all[0].use.official, std::nullopt);
    EXPECT_EQ(all[1].list, &national);
    EXPECT_EQ(all[2].list, &standard);
    EXPECT_EQ(all[2].use.official, ListKind::Rapid) << "the kind of play of the event";
}

TEST(TakingOver, ChangesOnlyTheFieldsTicked) {
    session::PlayerDetails player = entered();
    player.name = "Čižmár, Ján";
    player.title = session::Title::Cm;
    player.rating = 2290;
    player.officialRating = 2290;
    player.ratingSource.clear();
    player.note = "stays";
    auto const draft = takingOver(player, {{listed(), ofFide}}, {ListField::Title, ListField::OfficialRating});
    EXPECT_EQ(draft.name, "Čižmár, Ján");
    EXPECT_EQ(draft.title, "FM");
    EXPECT_EQ(draft.officialRating, "2310");
    EXPECT_EQ(draft.rating, "2290");
    EXPECT_EQ(draft.ratingSource, "") << "the rating used is still the typed one";
    EXPECT_EQ(draft.note, "stays");
    EXPECT_EQ(takingOver(player, {{listed(), ofFide}}, {ListField::Rating}).ratingSource, ofFide.text());
}

TEST(Comparison, SortsPlayersByWhatTheListKnows) {
    Library const library;
    auto const list = library.list("Name;FIDE ID;ID;Fed;Elo;Born\n"
                                   "Cizmar, Jan;14900001;R1;SVK;1700;1998\n"
                                   "Vzorova, Anna;14900002;R2;SVK;1650;2001\n"
                                   "Vzorova, Anna;14900003;R3;SVK;1200;2014\n"
                                   "Vzorova, Anna;14900004;R4;CZE;1250;2001\n",
                                   "fide");
    auto const player = [](int id, char const* name, char const* fideId, int rating, char const* birth) {
        session::PlayerDetails details;
        details.name = name;
        details.fideId = fideId;
        details.rating = details.officialRating = rating;
        details.federation = "SVK";
        details.birth = birth;
        session::Player made{};
        made.id = PlayerId{id};
        made.details = details;
        return made;
    };
    std::vector<session::Player> const players{
        player(1, "Cizmar, Jan", "14900001", 1700, "1998"), player(2, "Cizmar, Jan", "14900001", 1690, "1998"),
        player(3, "Nobody, At All", "1", 1500, ""), player(4, "Anna Vzorová", "", 1500, "2001-02-03")};
    auto const comparison = compare({&players[0], &players[1], &players[2], &players[3]}, {{&list, ofFide}});
    EXPECT_EQ(comparison.same, 1U);
    ASSERT_EQ(comparison.differing.size(), 1U);
    EXPECT_EQ(comparison.differing[0].player, PlayerId{2});
    EXPECT_EQ(comparison.differing[0].fields.size(), 2U) << "the rating used and the official one";
    EXPECT_THAT(comparison.notListed, ElementsAre(PlayerId{3}));
    ASSERT_EQ(comparison.withoutId.size(), 1U);
    ASSERT_EQ(comparison.withoutId[0].candidates.size(), 1U) << "of her federation and year";
    EXPECT_EQ(comparison.withoutId[0].candidates[0].fideId, "14900002");
}

} // namespace
} // namespace flagfall::lists::test
