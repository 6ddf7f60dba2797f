// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

TEST(Event, ComesBeforeEverythingElse) {
    Story story;
    EXPECT_EQ(story.refusal(EnterPlayer{Story::named("A")}), Why::NotOpened);
    EXPECT_EQ(story.refusal(PairRound{}), Why::NotOpened);
    story.does(OpenEvent{Story::draft()});
    EXPECT_EQ(story.refusal(OpenEvent{Story::draft()}), Why::AlreadyOpened);
}

TEST(Event, KeepsItsRulesOnceARoundIsPaired) {
    Story story = Story::withPlayers(4);
    EventDraft draft = Story::draft("5+3");
    story.does(ReviseEvent{draft});
    EXPECT_EQ(clock::shortText(*story.state().details.control), "5+3");
    story.does(PairRound{});
    draft.control = "10+5";
    EXPECT_EQ(story.refusal(ReviseEvent{draft}), Why::FixedAfterFirstRound);
    draft.control = "5+3";
    draft.name = "Another name";
    story.does(ReviseEvent{draft});
    EXPECT_EQ(story.state().details.name, "Another name");
}

TEST(Event, KeepsItsSupervisionOnceARoundIsPaired) { // 2014: A.5, B.5; 2023: A.6, B.4; 2009 for each game
    for (std::string const edition : {"E2009", "E2014", "E2018", "E2023"}) {
        Story story = Story::withPlayers(4);
        EventDraft draft = Story::draft("5+3");
        draft.edition = edition;
        story.does(ReviseEvent{draft});
        draft.fullSupervision = true;
        story.does(ReviseEvent{draft});
        story.does(PairRound{});
        draft.fullSupervision = false;
        if (edition == "E2009")
            EXPECT_EQ(story.question(ReviseEvent{draft}), Ask::HouseRulesChange);
        else
            EXPECT_EQ(story.refusal(ReviseEvent{draft}), Why::FixedAfterFirstRound) << edition;
    }
}

TEST(Event, ArrangesItsPapers) {
    Story story;
    PaperSettings papers{PaperSize::A3, "sk", "  Delta Open ", "www.delta.example"};
    EXPECT_EQ(story.refusal(ArrangePapers{papers}), Why::NotOpened);
    story.does(OpenEvent{Story::draft()});
    story.does(ArrangePapers{papers});
    EXPECT_EQ(story.state().papers->header, "Delta Open");
    EXPECT_EQ(story.state().papers->size, PaperSize::A3);
    papers.footer = "two\nlines";
    EXPECT_EQ(story.refusal(ArrangePapers{papers}), Why::PaperLineUnfit);
    papers.footer = std::string(longestPaperLine + 1, 'x');
    EXPECT_EQ(story.refusal(ArrangePapers{papers}), Why::PaperLineUnfit);
    papers.footer = "";
    papers.logo = std::string(largestLogo + 1, 'A');
    EXPECT_EQ(story.refusal(ArrangePapers{papers}), Why::FileTooLarge);
    story.does(Undo{});
    EXPECT_EQ(*story.state().papers, PaperSettings{});
}

TEST(Event, HasPrizesByPlacesAndKeepsNothingOfAListThatItCannotRead) {
    Story story;
    EXPECT_EQ(story.refusal(SetPrizes{"1: 500"}), Why::NotOpened);
    story.does(OpenEvent{Story::draft()});
    story.does(SetPrizes{"4. a book\n\n 2-3: 300 €; 1 the cup\n5 – 6: nothing"});
    std::vector<Prize> const prizes{{1, 1, "the cup"}, {2, 3, "300 €"}, {4, 4, "a book"}, {5, 6, "nothing"}};
    EXPECT_EQ(story.state().prizes, prizes);
    EXPECT_EQ(prizesText(prizes), "1: the cup\n2-3: 300 €\n4: a book\n5-6: nothing");
    EXPECT_EQ(*parsePrizes(prizesText(prizes)), prizes);
    auto const wrong = [&](std::string const& text) {
        auto const tried = story.tries(SetPrizes{text});
        EXPECT_TRUE(!tried && tried.error().is(Why::PrizeUnreadable)) << text;
        return tried ? PrizeProblem{} : *tried.error().refusal()->prize;
    };
    EXPECT_EQ(wrong("1 500"), (PrizeProblem{PrizeFault::NoPlace, 1, "1 500"}))
        << "an amount, or a place with its prize";
    EXPECT_EQ(wrong("1: 500\ncup for the best girl\n2: 300"),
              (PrizeProblem{PrizeFault::NoPlace, 2, "cup for the best girl"}));
    EXPECT_EQ(wrong("1: 500; 3-2: 300").fault, PrizeFault::Backwards);
    EXPECT_EQ(wrong("1: 500; 3-2: 300").line, 2U);
    EXPECT_EQ(wrong("0: 500").fault, PrizeFault::NotAPlace);
    EXPECT_EQ(wrong("12345: 500").fault, PrizeFault::NotAPlace);
    EXPECT_EQ(wrong("7:").fault, PrizeFault::NoPrize);
    EXPECT_EQ(wrong("500€ for the first").fault, PrizeFault::NoPlace) << "an amount is no place";
    EXPECT_EQ(wrong("1: " + std::string(longestPrize + 1, 'x')).fault, PrizeFault::TooLong);
    EXPECT_EQ(story.state().prizes, prizes) << "nothing half-applied";
    story.does(SetPrizes{""});
    EXPECT_TRUE(story.state().prizes.empty());
    story.does(Undo{});
    EXPECT_EQ(story.state().prizes, prizes);
}

TEST(Event, HasSpecialPrizesInTheEndWithWhoHasThem) {
    Story story;
    story.does(OpenEvent{Story::draft()});
    for (auto const* name : {"Novák, Jan", "Nováková, Eva"}) story.does(EnterPlayer{Story::named(name, "")});
    story.does(SetPrizes{"* Best game: 80 €\n*A junior : a book = a pen = Nováková\n1: 500 €"});
    auto const& prizes = story.state().prizes;
    ASSERT_EQ(prizes.size(), 3U);
    EXPECT_EQ(prizes[1].special, "Best game");
    EXPECT_EQ(prizes[1].to, PlayerId{});
    EXPECT_EQ(prizes[2].what, "a book = a pen");
    EXPECT_EQ(prizes[2].to, story.idOf("Nováková, Eva"));
    auto const nameOf = [&](PlayerId id) { return story.state().nameOf(id); };
    EXPECT_EQ(prizesText(prizes, nameOf), "1: 500 €\n* Best game: 80 €\n* A junior: a book = a pen = Nováková, Eva");
    auto const fault = [&](std::string const& text) {
        auto const tried = story.tries(SetPrizes{text});
        return tried ? std::nullopt : std::optional{tried.error().refusal()->prize->fault};
    };
    EXPECT_EQ(fault("* Best game: 80 = Nov"), PrizeFault::NoWinner) << "two begin so";
    EXPECT_EQ(fault("* Best game: 80 = Horváth"), PrizeFault::NoWinner);
    EXPECT_EQ(fault("* : 80"), PrizeFault::NoName);
    EXPECT_EQ(fault("* Best game"), PrizeFault::NoPrize);
    EXPECT_EQ(fault("* Best game: = Novák, Jan"), PrizeFault::NoPrize);
}

TEST(Event, HasPrizesOfItsCategoriesBehindThoseOfAllPlayers) {
    Story story;
    EventDraft draft = Story::draft();
    draft.categories = "U14: age -13\nGirls 10 to 12: sex w";
    story.does(OpenEvent{draft});
    story.does(SetPrizes{"U14 2: 30 €\n1: 500 €\nGirls 10 to 12 1-2: a book\nU14 1: 50 €",
                         {.sharing = pairing::PrizeSharing::Hort, .inWholeUnits = true}});
    EXPECT_EQ(story.state().prizes,
              (std::vector<Prize>{
                  {1, 1, "500 €"}, {1, 1, "50 €", "U14"}, {2, 2, "30 €", "U14"}, {1, 2, "a book", "Girls 10 to 12"}}));
    EXPECT_EQ(prizesText(story.state().prizes), "1: 500 €\nU14 1: 50 €\nU14 2: 30 €\nGirls 10 to 12 1-2: a book");
    EXPECT_EQ(story.state().prizeTerms.sharing, pairing::PrizeSharing::Hort);
    EXPECT_TRUE(story.state().prizeTerms.inWholeUnits);
    auto const tried = story.tries(SetPrizes{"U16 1: 50 €"});
    ASSERT_TRUE(!tried && tried.error().is(Why::PrizeUnreadable));
    EXPECT_EQ(*tried.error().refusal()->prize, (PrizeProblem{PrizeFault::NoCategory, 0, "U16"}));
}

TEST(Prizes, AreMoneyWhereAnAmountComesFirst) {
    EXPECT_EQ(moneyIn("500 €"), (Money{50'000, "€"}));
    EXPECT_EQ(moneyIn("€ 1 500,50"), (Money{150'050, "€"}));
    EXPECT_EQ(moneyIn("1.500 Kč"), (Money{150'000, "Kč"})) << "a group of three digits";
    EXPECT_EQ(moneyIn("12.5"), (Money{1'250}));
    EXPECT_EQ(moneyIn("100 EUR + a cup"), (Money{10'000, "EUR", "a cup"}));
    for (std::string const goods : {"a book", "2 tickets", "the cup of 1924", "", "12345678 €", "3rd volume"})
        EXPECT_FALSE(moneyIn(goods)) << goods;
}

TEST(Event, IsBroadcastOnlyWhileARoundIsThereAndThatIsNotUndone) {
    Story story = Story::withPlayers(4);
    EXPECT_EQ(story.refusal(SwitchBroadcast{true, 15}), Why::NoSuchRound);
    story.does(PairRound{});
    story.does(SwitchBroadcast{true, 15});
    story.does(Undo{});
    EXPECT_TRUE(story.state().rounds.empty()) << "what was shown to the world is passed over: the pairing was undone";
}

TEST(Players, OfEqualRatingAndTitleStandAsTheEventHasAnnounced) { // C.04.2, Art. 2.2; VCL 146
    Story story;
    EventDraft event = Story::draft();
    event.equals = "national-rating";
    story.does(OpenEvent{event});
    auto const enter = [&](char const* name, char const* rating, char const* national) {
        PlayerDraft draft = Story::named(name, rating);
        draft.nationalRating = national;
        story.does(EnterPlayer{draft});
    };
    enter("Zeta", "2000", "1950");
    enter("Beta", "2000", "1990");
    enter("Alfa", "2000", "1950");
    enter("Gama", "2100", "");
    auto const order = [&] {
        std::string names;
        for (Player const* const player : story.state().playersInOrder()) names += player->details.name + " ";
        return names;
    };
    EXPECT_EQ(order(), "Gama Beta Alfa Zeta ");
    event.equals = "entry";
    story.does(ReviseEvent{event});
    EXPECT_EQ(order(), "Gama Zeta Beta Alfa ");
    event.equals = "";
    story.does(ReviseEvent{event});
    EXPECT_EQ(order(), "Gama Alfa Beta Zeta ");
    event.equals = "height";
    EXPECT_EQ(story.refusal(ReviseEvent{event}), Why::FieldsWrong);
    story.does(PairRound{});
    event.equals = "entry";
    EXPECT_EQ(story.refusal(ReviseEvent{event}), Why::FixedAfterFirstRound);
}

TEST(Players, StandInTheOrderOfRatingTitleAndName) { // C.04.2, Art. 2.2
    Story story;
    story.does(OpenEvent{Story::draft()});
    PlayerDraft master = Story::named("Z", "2000");
    master.title = "CM";
    for (auto const& draft : {Story::named("B", "2000"), Story::named("A", "2000"), master, Story::named("C", "2100")})
        story.does(EnterPlayer{draft});
    std::string order;
    for (Player const* player : story.state().playersInOrder()) order += player->details.name;
    EXPECT_EQ(order, "CZAB");
}

TEST(Players, TheSamePersonIsNotEnteredTwiceByMistake) {
    Story story;
    story.does(OpenEvent{Story::draft()});
    PlayerDraft draft = Story::named("Hron, A.");
    draft.fideId = "14900001";
    story.does(EnterPlayer{draft});
    EXPECT_EQ(story.refusal(EnterPlayer{draft}), Why::SamePlayerTwice);
    EXPECT_EQ(story.refusal(EnterPlayer{draft}, Confirmation::Yes), Why::SamePlayerTwice)
        << "one FIDE ID is one person";
    draft.fideId = "";
    EXPECT_EQ(story.question(EnterPlayer{draft}), Ask::SameNameAndBirth);
    story.does(EnterPlayer{draft}, Confirmation::Yes); // two people may have one name
    EXPECT_EQ(story.state().players.size(), 2U);
    PlayerDraft other = Story::named("Rok, B.");
    other.fideId = "14900002";
    story.does(EnterPlayer{other});
    other.fideId = "14900003";
    story.does(EnterPlayer{other}); // not asked: two FIDE IDs are two people
    EXPECT_EQ(story.state().players.size(), 4U);
}

TEST(Players, AnIdIsNeverUsedAgain) {
    Story story = Story::withPlayers(2);
    PlayerId const gone = story.idOf("B");
    story.does(RemovePlayer{gone});
    story.does(EnterPlayer{Story::named("C")});
    EXPECT_NE(story.idOf("C"), gone);
}

TEST(Players, AreCorrectedAtAnyTimeButRemovedOnlyBeforeTheFirstPairing) {
    Story story = Story::withPlayers(4);
    story.does(RevisePlayer{story.idOf("B"), Story::named("Bodva, B.", "2399")});
    story.does(PairRound{});
    EXPECT_EQ(story.refusal(RemovePlayer{story.idOf("A")}), Why::PlayerWasPaired);
    EXPECT_EQ(story.refusal(EnterPlayer{Story::named("E")}), Why::FieldClosed);
    story.does(RevisePlayer{story.idOf("Bodva, B."), Story::named("Bodva, Beáta", "2399")});
    EXPECT_EQ(story.refusal(RevisePlayer{PlayerId{99}, Story::named("X")}), Why::NoSuchPlayer);
}

TEST(Withdrawal, BeforeTheFirstPairingIsARemoval) {
    Story story = Story::withPlayers(3);
    story.does(WithdrawPlayer{story.idOf("C")});
    EXPECT_EQ(story.state().players.size(), 2U);
}

TEST(Withdrawal, BeforeHalfOfTheGamesAnnulsThem) { // General Regulations for Competitions, 6.6
    Story story = Story::withPlayers(4);
    story.playsRound(); // 1 of 3 games
    PlayerId const leaver = story.idOf("A");
    EXPECT_EQ(story.question(WithdrawPlayer{leaver}), Ask::WithdrawalAnnuls);
    story.does(WithdrawPlayer{leaver}, Confirmation::Yes);
    EXPECT_TRUE(annulled(story.state(), leaver));
    auto const table = standingsOf(story.state());
    EXPECT_EQ(table.size(), 3U);
    for (auto const& line : table) EXPECT_NE(line.player, leaver);
}

TEST(Withdrawal, AfterHalfOfTheGamesForfeitsTheRest) { // General Regulations for Competitions, 6.6
    Story story = Story::withPlayers(4);
    story.playsRound();
    story.playsRound(); // 2 of 3 games
    PlayerId const leaver = story.idOf("A");
    EXPECT_EQ(story.question(WithdrawPlayer{leaver}), Ask::WithdrawalForfeits);
    story.does(WithdrawPlayer{leaver}, Confirmation::Yes);
    EXPECT_FALSE(annulled(story.state(), leaver));
    story.does(PairRound{});
    for (Board const& board : story.state().currentRound()->boards) {
        if (board.white == leaver) {
            EXPECT_EQ(board.result, Result::BlackWinsByForfeit);
        } else if (board.black == leaver) {
            EXPECT_EQ(board.result, Result::WhiteWinsByForfeit);
        } else {
            EXPECT_FALSE(board.result);
        }
    }
    EXPECT_EQ(standingsOf(story.state()).size(), 4U);
    EXPECT_EQ(story.refusal(WithdrawPlayer{leaver}), Why::AlreadyWithdrawn);
    story.does(ReturnPlayer{leaver});
    EXPECT_EQ(story.refusal(ReturnPlayer{leaver}), Why::NotWithdrawn);
}

TEST(Event, AnOptionOfTheControlCanBeTakenOffAgain) {
    Story story;
    story.does(OpenEvent{Story::draft("40/90:30 +30 | quota")});
    ASSERT_EQ(story.state().details.control->transition(), clock::Transition::AtQuota);
    story.does(ReviseEvent{Story::draft("40/90:30 +30")});
    EXPECT_EQ(story.state().details.control->transition(), clock::Transition::AtZero);
}

} // namespace
} // namespace flagfall::session
