// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// The form of an incident at board 1, in a game with this control.
struct FactsAtBoard : testing::Test {
    Hall hall;
    IncidentForm form;

    void play(char const* control = "90+30") {
        hall.openRound(QString::fromLatin1(control));
        order(session::StartClocks{RoundNumber{1}, {}});
    }
    void order(session::Command command) {
        DeskLink& desk = hall.workspace.desk();
        desk.submit(std::move(command), session::Confirmation::NotAsked, desk.now(), [](auto const&) {});
        hall.settle();
    }
    void threefold() {
        std::vector<session::EntryWritten> moves;
        for (int twice = 0; twice < 2; ++twice)
            for (char const* const move : {"g1f3", "g8f6", "f3g1", "f6g8"}) moves.push_back({.move = move});
        for (int half = 0; half < 8; ++half)
            order(session::PressLever{RoundNumber{1}, BoardNumber{1}, half % 2 == 0 ? Colour::White : Colour::Black});
        order(session::WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, moves});
    }
    [[nodiscard]] InterventionsAt at() {
        DeskLink& desk = hall.workspace.desk();
        return {desk.history(), RoundNumber{1}, {BoardNumber{1}}, desk.now(), desk.timeOfDay()};
    }
    [[nodiscard]] QString shown(char const* word, char const* role) {
        int const row = form.fields()->rowOf(QString::fromLatin1(word));
        return row < 0 ? QStringLiteral("absent") : Hall::at(*form.fields(), row, role).toString();
    }
    [[nodiscard]] std::string said() { return form.incident() ? rulings::text(*form.incident()) : "nothing"; }
    void edit(char const* word, char const* value) {
        form.edit(QString::fromLatin1(word), QString::fromLatin1(value));
        form.look(at());
    }
};

TEST_F(FactsAtBoard, WhatMustBeGivenIsAskedForFirst) {
    play();
    form.start("device", at());
    EXPECT_EQ(form.wanted(), QStringLiteral("by"));
    EXPECT_FALSE(form.incident().has_value());
    edit("by", "black");
    EXPECT_TRUE(form.wanted().isEmpty());
    EXPECT_EQ(said(), "device by=black");
}

TEST_F(FactsAtBoard, RareFactsAreShownOnRequest) {
    play();
    form.start("device", at());
    EXPECT_EQ(shown("in-bag", "caption"), QStringLiteral("absent"));
    EXPECT_GT(form.folded(), 0);
    form.setUnfolded(true);
    EXPECT_EQ(form.folded(), 0);
    EXPECT_NE(shown("in-bag", "caption"), QStringLiteral("absent"));
}

TEST_F(FactsAtBoard, TheMoveThatWasPressedIsTheOneBefore) { // 6.2.1
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    form.start("illegal-move", at());
    EXPECT_EQ(said(), "illegal-move by=white");
    edit("by", "black"); // Black's clock runs
    EXPECT_EQ(shown("completed", "content"), QStringLiteral("no"));
    EXPECT_EQ(said(), "illegal-move by=black completed=no");
    edit("completed", "yes"); // what the arbiter says holds
    EXPECT_EQ(said(), "illegal-move by=black");
}

TEST_F(FactsAtBoard, AClaimIsThatOfThePlayerWhoHasTheMove) {
    play();
    form.start("draw-claim", at());
    EXPECT_EQ(said(), "draw-claim by=white");
    EXPECT_TRUE(form.blame(QStringLiteral("black")));
    form.look(at());
    EXPECT_EQ(said(), "draw-claim by=black");
}

TEST_F(FactsAtBoard, WhoIsAbsentIsLateByTheClockOfTheRound) { // 6.7.1
    play();
    order(session::MarkPresence{RoundNumber{1}, BoardNumber{1}, Colour::Black, session::Presence::Absent});
    hall.pass(12min);
    form.start("late-arrival", at());
    EXPECT_TRUE(shown("white-after", "content").isEmpty());
    EXPECT_EQ(shown("black-after", "content"), QStringLiteral("0:12:00"));
}

TEST_F(FactsAtBoard, ATimeIsTypedAsEverywhere) {
    play();
    form.start("late-arrival", at());
    edit("white-after", "31:00");
    EXPECT_TRUE(shown("white-after", "fault").isEmpty());
    EXPECT_TRUE(said().starts_with("late-arrival white-after=0:31:00")) << said();
    edit("white-after", "31");
    EXPECT_FALSE(shown("white-after", "fault").isEmpty());
    EXPECT_FALSE(form.incident().has_value());
    edit("white-after", "");
    EXPECT_TRUE(form.incident().has_value());
}

TEST_F(FactsAtBoard, WhatCannotBeReadIsSaidAtItsField) {
    play();
    form.start("touch", at());
    edit("touched", "e9");
    EXPECT_EQ(shown("touched", "fault"), QStringLiteral("“e9” is not a square. Enter squares such as e1."));
    edit("touched", "e1,h1");
    EXPECT_EQ(said(), "touch by=white touched=e1,h1");
    edit("released", "e1,h1"); // one square alone
    EXPECT_FALSE(shown("released", "fault").isEmpty());
}

TEST_F(FactsAtBoard, SquaresAreReadHoweverTheyAreTypedAndWhatWasUnderstoodIsShown) {
    play();
    order(session::WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, {{.move = "e2e4"}, {.move = "e7e5"}}});
    form.start("touch", at());
    edit("touched", "Ke1 H1");
    EXPECT_EQ(said(), "touch by=white touched=e1,h1");
    EXPECT_EQ(shown("touched", "understood"), QStringLiteral("king e1, rook h1"));
    edit("touched", "g1e3");
    EXPECT_EQ(shown("touched", "understood"), QStringLiteral("knight g1, e3: no piece"));
    edit("touched", "b");
    EXPECT_EQ(shown("touched", "fault"), QStringLiteral("“b” is not a square. Enter squares such as e1."));
    EXPECT_EQ(said(), "nothing");
    form.toggleSquare(board::Square::E4);
    EXPECT_EQ(said(), "touch by=white touched=e4") << "the letter was no square";
}

// --- a clock of ours that was not started --------------------------------------------------------------------

TEST_F(FactsAtBoard, AGameThatHasNotBegunWaitsForWhite) {
    hall.openRound(QStringLiteral("90+30"));
    form.start("draw-offer", at());
    EXPECT_TRUE(form.wanted().isEmpty());
    EXPECT_EQ(said(), "draw-offer by=white");
}

TEST_F(FactsAtBoard, AClockNotStartedTellsItsTimesUntilOneIsReadOffAnother) {
    hall.openRound(QStringLiteral("90+30"));
    form.start("illegal-move", at());
    EXPECT_EQ(shown("white-time", "content"), QStringLiteral("1:30:30"));
    EXPECT_TRUE(form.seen().white.empty()) << "nobody has read it off";
    edit("black-time", "4:10");
    EXPECT_EQ(shown("white-time", "content"), QString{});
    EXPECT_EQ(form.seen().black.size(), 1U);
}

TEST_F(FactsAtBoard, TimesAreReadOffTheTableWhereTheyMatter) {
    hall.openRound(QStringLiteral("90+30"));
    form.start("flag", at());
    EXPECT_NE(shown("white-flag-down", "caption"), QStringLiteral("absent"));
    EXPECT_EQ(shown("white-time", "caption"), QStringLiteral("absent"));
    form.start("draw-agreed", at());
    EXPECT_EQ(shown("white-time", "caption"), QStringLiteral("absent"));
}

TEST_F(FactsAtBoard, WhatThePressAddedOnTheTableIsThatOfTheEvent) { // 7.5.5, 7.1
    hall.openRound(QStringLiteral("90+30"));
    order(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables});
    form.start("illegal-move", at());
    EXPECT_EQ(shown("white-credited", "caption"), QStringLiteral("absent"));
    edit("by", "white");
    EXPECT_EQ(shown("white-credited", "content"), QStringLiteral("0:00:30"));
    EXPECT_EQ(shown("black-credited", "caption"), QStringLiteral("absent"));
    EXPECT_EQ(form.seen().white, (std::vector<rulings::FactText>{{"credited", "0:00:30"}}));
    edit("white-credited", "0:10");
    EXPECT_EQ(form.seen().white, (std::vector<rulings::FactText>{{"credited", "0:00:10"}}));
    edit("completed", "no");
    EXPECT_TRUE(form.seen().white.empty());
}

TEST_F(FactsAtBoard, WhoOfferedTheDrawIsOnRecord) { // 9.1
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    order(session::OfferDraw{RoundNumber{1}, BoardNumber{1}, Colour::White, record::OfferMoment::AfterMove});
    form.start("offer-reply", at());
    EXPECT_EQ(shown("offered-by", "content"), QStringLiteral("white"));
    form.start("draw-offer", at());
    edit("by", "black");
    form.setUnfolded(true);
    EXPECT_EQ(shown("opponent-pending", "content"), QStringLiteral("yes"));
    EXPECT_EQ(shown("pending", "content"), QStringLiteral("no"));
}

TEST_F(FactsAtBoard, OfAFlagOnTheTableItIsSaidWhose) { // 6.8
    hall.openRound(QStringLiteral("90+30"));
    form.start("flag", at());
    EXPECT_EQ(form.wanted(), QStringLiteral("white-flag-down")) << "none is presumed up";
    EXPECT_TRUE(shown("black-flag-down", "content").isEmpty());
    EXPECT_TRUE(form.blame(QStringLiteral("black")));
    form.look(at());
    EXPECT_TRUE(form.wanted().isEmpty());
    EXPECT_TRUE(form.seen().white.empty());
    EXPECT_EQ(form.seen().black, (std::vector<rulings::FactText>{{"flag-down", "yes"}}));
    EXPECT_TRUE(form.blame(QStringLiteral("black")));
    form.look(at());
    EXPECT_FALSE(form.wanted().isEmpty()) << "the same letter takes it back";
}

TEST_F(FactsAtBoard, NobodyIsPresumedToHaveMadeAnIllegalMoveWhereNoneWasMade) {
    play();
    form.start("illegal-move", at());
    EXPECT_EQ(form.wanted(), QStringLiteral("by"));
}

TEST_F(FactsAtBoard, APressWithoutAMoveIsNotAskedWhetherItWasPressed) { // 7.5.3
    play();
    form.start("illegal-move", at());
    edit("by", "white");
    EXPECT_NE(shown("completed", "caption"), QStringLiteral("absent"));
    edit("fault", "no-move");
    EXPECT_EQ(shown("completed", "caption"), QStringLiteral("absent"));
}

TEST_F(FactsAtBoard, ANewGameBeginsWithTheTimeOfTheEvent) { // 7.2.1, 7.3
    play();
    form.start("start-error", at());
    edit("fault", "colours-reversed");
    EXPECT_EQ(said(), "start-error fault=colours-reversed full-time=1:30:30");
    EXPECT_EQ(shown("white-late", "caption"), QStringLiteral("absent")) << "only a new game asks who came late";
}

TEST_F(FactsAtBoard, WhoWasCheckmatedIsAskedOfACheckmateAlone) { // 5.1.1, 5.2.1
    play();
    form.start("ended", at());
    EXPECT_EQ(shown("mated", "caption"), QStringLiteral("absent"));
    edit("how", "stalemate");
    EXPECT_EQ(shown("mated", "caption"), QStringLiteral("absent"));
    edit("how", "checkmate");
    EXPECT_NE(shown("mated", "caption"), QStringLiteral("absent"));
    EXPECT_EQ(form.wanted(), QStringLiteral("mated")) << "nobody is presumed to have lost";
    EXPECT_TRUE(form.blame(QStringLiteral("white")));
    EXPECT_EQ(said(), "ended how=checkmate mated=white");
}

TEST_F(FactsAtBoard, WhoseClockRunsAgainHasHadAnAnswerToTheMove) { // 2009: B.3c
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::Black});
    form.start("illegal-move", at());
    edit("by", "white");
    EXPECT_EQ(said(), "illegal-move by=white completed=no");
    edit("completed", "yes");
    EXPECT_EQ(said(), "illegal-move by=white replied=yes");
    edit("by", "black");
    EXPECT_EQ(said(), "illegal-move by=black") << "White has not moved since";
}

TEST_F(FactsAtBoard, ABareNumberIsToldWhatItCouldMean) {
    play();
    form.start("late-arrival", at());
    edit("white-after", "5");
    EXPECT_EQ(shown("white-after", "fault"),
              QStringLiteral("Minutes or seconds? Write 5:00 for 5 minutes or 0:05 for 5 seconds."));
    EXPECT_FALSE(form.incident());
    edit("white-after", "5:00");
    EXPECT_TRUE(form.incident());
}

TEST_F(FactsAtBoard, TheLettersOfALateArrivalStandBesideTheTimes) { // W: White has come now
    play();
    form.start("late-arrival", at());
    auto const caps = [this](char const* word) {
        int const row = form.fields()->rowOf(QString::fromLatin1(word));
        return Hall::at(*form.fields(), row, "caps").toStringList();
    };
    EXPECT_EQ(caps("white-after"), QStringList{QStringLiteral("W")});
    EXPECT_EQ(caps("black-after"), QStringList{QStringLiteral("B")});
}

TEST_F(FactsAtBoard, AnEndOrAnOfferNeedsNoTimesButAnIllegalMoveDoes) { // 5.1.2, 7.5.5
    hall.openRound(QStringLiteral("90+30"));
    for (char const* const incident : {"draw-offer", "offer-reply", "screen-quoted", "late-arrival", "resignation"}) {
        form.start(incident, at());
        EXPECT_EQ(shown("white-time", "caption"), QStringLiteral("absent")) << incident;
    }
    edit("to-illegal-move", "yes"); // the opponent of the player who resigned is penalised
    EXPECT_NE(shown("white-time", "caption"), QStringLiteral("absent"));
    EXPECT_TRUE(form.wanted().isEmpty()) << "the times may be given";
}

// --- a wrong setting -----------------------------------------------------------------------------------------

TEST_F(FactsAtBoard, AWrongSettingAsksFirstWhatWasWrongAndThenForThatAlone) { // A.4, B.4
    hall.openRound(QStringLiteral("15+10"));
    form.start("wrong-setting", at());
    EXPECT_EQ(form.wanted(), QStringLiteral("fault"));
    EXPECT_EQ(shown("white-missing", "caption"), QStringLiteral("absent"));
    EXPECT_TRUE(form.number(1));
    form.look(at());
    EXPECT_EQ(form.wanted(), QStringLiteral("white-missing"));
    EXPECT_EQ(shown("increment", "caption"), QStringLiteral("absent"));
    EXPECT_EQ(shown("white-moves", "caption"), QStringLiteral("absent")) << "one question asks for them";
    edit("black-missing", "5:00");
    EXPECT_TRUE(form.wanted().isEmpty());
    EXPECT_EQ(said(), "wrong-setting black-missing=0:05:00");
}

TEST_F(FactsAtBoard, AWrongIncrementIsThatOfTheEventForTheMovesMade) {
    hall.openRound(QStringLiteral("15+10"));
    form.start("wrong-setting", at());
    edit("fault", "increment");
    EXPECT_EQ(shown("increment", "content"), QStringLiteral("0:00:10"));
    EXPECT_EQ(form.wanted(), QStringLiteral("white-moves"));
    edit("white-moves", "8");
    edit("black-moves", "7");
    EXPECT_TRUE(form.wanted().isEmpty());
    EXPECT_EQ(said(), "wrong-setting fault=increment increment=0:00:10 before-first-move=yes");
}

TEST_F(FactsAtBoard, TheMovesOfAWrongIncrementAreThoseOfTheCounter) {
    play("15+10");
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    form.start("wrong-setting", at());
    edit("fault", "increment");
    EXPECT_TRUE(form.wanted().isEmpty());
}

TEST_F(FactsAtBoard, ASwappedTimeNeedsNothingElse) {
    play("15+10");
    form.start("wrong-setting", at());
    edit("fault", "swapped");
    EXPECT_TRUE(form.wanted().isEmpty());
    edit("fault", "by-player");
    EXPECT_EQ(form.wanted(), QStringLiteral("by"));
}

TEST_F(FactsAtBoard, TheLettersAreForAPlayerWhoIsAskedFor) {
    play("15+10");
    form.start("wrong-setting", at());
    edit("fault", "swapped");
    EXPECT_FALSE(form.blame(QStringLiteral("black")));
    edit("fault", "by-player");
    EXPECT_TRUE(form.blame(QStringLiteral("black")));
}

TEST_F(FactsAtBoard, TheIntendedMoveIsAskedForWithAClaimThatHasOne) { // 9.2.1, 9.3.1
    play();
    form.start("draw-claim", at());
    EXPECT_EQ(shown("announced", "caption"), QStringLiteral("absent"));
    edit("basis", "fifty-announced");
    EXPECT_NE(shown("announced", "caption"), QStringLiteral("absent"));
}

TEST_F(FactsAtBoard, WhatADeviceDidIsNotPresumedWhereItNeedNotSound) { // 11.3.2
    play();
    form.start("device", at());
    EXPECT_TRUE(shown("state", "content").isEmpty());
    edit("by", "white");
    EXPECT_TRUE(form.number(3));
    EXPECT_EQ(said(), "device by=white state=switched-off");
}

TEST_F(FactsAtBoard, WhatWasSaidBeforeIsTakenUpAgain) {
    play();
    form.start("device", at());
    edit("by", "black");
    auto const before = form.said();
    form.start("device", at(), before);
    EXPECT_EQ(said(), "device by=black");
}

TEST_F(FactsAtBoard, WhatTheRecordSaysOfAClaimIsFilledIn) { // 9.2
    play();
    threefold();
    form.start("draw-claim", at());
    edit("by", "white");
    edit("basis", "repetition");
    EXPECT_EQ(shown("found", "content"), QStringLiteral("correct"));
    edit("basis", "fifty");
    EXPECT_EQ(shown("found", "content"), QStringLiteral("too-few-moves"));
}

TEST_F(FactsAtBoard, APieceTouchedMakesTheClaimOnRecordInvalid) { // 9.4
    play();
    threefold();
    form.start("draw-claim", at());
    edit("by", "white");
    edit("basis", "repetition");
    edit("touched", "yes");
    EXPECT_EQ(said(), "draw-claim by=white touched=yes found=piece-touched");
}

TEST_F(FactsAtBoard, TheMoveWrittenFirstAndTheClaimThatWouldHaveBeenCorrectAreFilledIn) { // 9.2.1, 9.5.3
    play();
    threefold();
    order(session::ClaimDraw{.round = RoundNumber{1},
                             .board = BoardNumber{1},
                             .by = Colour::White,
                             .basis = record::ClaimBasis::RepetitionAnnounced,
                             .written = "e4"});
    form.start("draw-claim", at());
    edit("by", "white");
    edit("basis", "fifty-announced");
    edit("announced", "Nf3");
    EXPECT_EQ(shown("found", "content"), QStringLiteral("too-few-moves"));
    EXPECT_EQ(shown("first", "content"), QStringLiteral("absent")) << "rarely wanted";
    EXPECT_EQ(said(), "draw-claim by=white basis=fifty-announced announced=Nf3 found=too-few-moves first=e4 "
                      "other-basis=repetition");
}

TEST_F(FactsAtBoard, AMoveIsReadInTheLettersOfThePlayers) { // Appendix C
    QLocale const before;
    QLocale::setDefault(QLocale{QStringLiteral("sk")});
    play();
    threefold();
    form.start("draw-claim", at());
    edit("by", "white");
    edit("basis", "repetition-announced");
    edit("announced", "Jf3");
    QLocale::setDefault(before);
    EXPECT_EQ(said(), "draw-claim by=white basis=repetition-announced announced=Nf3 found=correct");
    EXPECT_EQ(shown("announced", "content"), QStringLiteral("Jf3")) << "the field shows what was written";
}

TEST_F(FactsAtBoard, WhereNoneOfTheChoicesMeansSomebodyItSaysWho) { // 6.11: the arbiter, where no player did
    play();
    auto const first = [this](char const* word) {
        int const row = form.fields()->rowOf(QString::fromLatin1(word));
        return Hall::at(*form.fields(), row, "names").toStringList().value(0);
    };
    form.start("clocks-stopped", at());
    EXPECT_EQ(first("by"), QStringLiteral("the arbiter"));
    form.start("signed-result", at());
    EXPECT_EQ(first("refused"), QStringLiteral("nobody"));
    form.start("displaced", at());
    EXPECT_EQ(first("by"), QStringLiteral("unknown"));
}

TEST_F(FactsAtBoard, EveryIncidentCanBeStarted) {
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White}); // the counter tells the moves
    for (std::string_view const incident : rulings::incidentWords()) {
        form.start(incident, at());
        form.setUnfolded(true);
        int const understood = incident == "envelope-missing" ? 1 : 0; // the letters of the move, whatever they are
        EXPECT_EQ(form.fields()->rowCount(), static_cast<int>(rulings::formOfIncident(incident).size()) - understood)
            << incident;
        EXPECT_TRUE(form.incident().has_value() || !form.wanted().isEmpty()) << incident;
    }
}

TEST_F(FactsAtBoard, SeveralPenaltiesAreChosenInTheOrderOfTheList) { // 12.9
    play();
    form.start("penalty", at());
    EXPECT_EQ(shown("penalties", "kind"), QStringLiteral("several"));
    edit("by", "black");
    EXPECT_EQ(form.wanted(), QStringLiteral("penalties"));
    EXPECT_TRUE(form.number(2));
    EXPECT_TRUE(form.number(1));
    form.look(at());
    EXPECT_EQ(said(), "penalty by=black penalties=warning,time-for-opponent");
    EXPECT_NE(shown("time", "caption"), QStringLiteral("absent")) << "how much is asked once it is given";
    EXPECT_EQ(shown("taken", "caption"), QStringLiteral("absent"));
    form.toggle(QStringLiteral("penalties"), QStringLiteral("time-for-opponent"));
    EXPECT_EQ(said(), "penalty by=black penalties=warning");
    EXPECT_TRUE(form.number(1)); // and taken back
    form.look(at());
    EXPECT_EQ(form.wanted(), QStringLiteral("penalties"));
    EXPECT_FALSE(form.number(10));
}

/// The same under an edition of the Laws.
struct FactsUnderEdition : FactsAtBoard {
    void play(char const* edition) {
        EventForm& event = *hall.workspace.eventForm();
        event.startNew();
        event.setName(QStringLiteral("River Cup"));
        event.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
        event.setControl(QStringLiteral("90+30"));
        event.setEdition(QString::fromLatin1(edition));
        hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
        hall.settle();
        hall.enterRivers();
        hall.pair();
    }
    [[nodiscard]] QStringList offered(char const* fact) {
        QStringList words =
            Hall::at(*form.fields(), form.fields()->rowOf(QString::fromLatin1(fact)), "words").toStringList();
        words.removeAll(QString{}); // not known
        return words;
    }
};

TEST_F(FactsUnderEdition, APenaltyThatItDoesNotKnowIsNotOffered) { // 2014: 12.9 has no exclusion
    play("E2014");
    form.start("penalty", at());
    QStringList const words = offered("penalties");
    EXPECT_FALSE(words.contains(QStringLiteral("exclusion")));
    EXPECT_TRUE(words.contains(QStringLiteral("fine")));
    EXPECT_EQ(Hall::at(*form.fields(), form.fields()->rowOf(QStringLiteral("penalties")), "caps").toStringList().size(),
              words.size());
}

TEST_F(FactsUnderEdition, AnEndThatItDoesNotKnowIsNotOffered) { // 9.6 came in 2014
    play("E2009");
    form.start("ended", at());
    EXPECT_EQ(offered("how").join(QLatin1Char(' ')), QStringLiteral("checkmate stalemate dead-position"));
}

TEST_F(FactsUnderEdition, FiveRepetitionsAndSeventyFiveMovesAreAmongTheEndsFrom2014On) { // 9.6
    play("E2014");
    form.start("ended", at());
    EXPECT_TRUE(offered("how").contains(QStringLiteral("fivefold")));
    EXPECT_TRUE(offered("how").contains(QStringLiteral("seventy-five-moves")));
}

TEST_F(FactsAtBoard, AColourSaysWhoHasComeLate) { // 6.7.1
    play();
    hall.pass(31min);
    form.start("late-arrival", at());
    EXPECT_TRUE(form.blame(QStringLiteral("black")));
    EXPECT_EQ(said(), "late-arrival black-after=0:31:00");
}

TEST_F(FactsAtBoard, AColourLeavesATimeThatWasTyped) { // 6.7.1
    play();
    hall.pass(31min);
    form.start("late-arrival", at());
    edit("black-after", "29:30");
    EXPECT_FALSE(form.blame(QStringLiteral("black")));
    EXPECT_EQ(said(), "late-arrival black-after=0:29:30");
    int const row = form.fields()->rowOf(QStringLiteral("black-after"));
    EXPECT_TRUE(Hall::at(*form.fields(), row, "caps").toStringList().isEmpty()) << "the letter is not promised";
    edit("black-after", "");
    EXPECT_TRUE(form.blame(QStringLiteral("black")));
    EXPECT_EQ(said(), "late-arrival black-after=0:31:00");
}

} // namespace
} // namespace flagfall::view
