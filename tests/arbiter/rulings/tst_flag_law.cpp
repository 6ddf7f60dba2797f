// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/flag_law.h"

#include "../regimes.h"

#include <gtest/gtest.h>

#include <ostream>
#include <vector>

namespace flagfall {

constexpr std::string_view word(FlagProposal proposal) {
    switch (proposal) {
    case FlagProposal::NoFlag: return "no flag";
    case FlagProposal::StandsAsEnded: return "stands as ended";
    case FlagProposal::NotYetFallen: return "not yet fallen";
    case FlagProposal::ClaimFails: return "claim fails";
    case FlagProposal::WhiteWins: return "1-0";
    case FlagProposal::BlackWins: return "0-1";
    case FlagProposal::Draw: return "draw";
    case FlagProposal::PlayOn: return "play on";
    case FlagProposal::CheckMoves: return "check the moves";
    case FlagProposal::ArbiterDecides: return "the arbiter decides";
    }
    return "?";
}

void PrintTo(FlagRuling const& ruling, std::ostream* out) {
    *out << word(ruling.proposal) << " [" << ruling.article << ']';
    if (ruling.otherwise) *out << " otherwise " << word(*ruling.otherwise);
    if (ruling.next) *out << " next " << word(*ruling.next);
    if (!ruling.claimFails.empty()) *out << " claim fails [" << ruling.claimFails << ']';
}

namespace {

constexpr auto white = Colour::White;
constexpr auto black = Colour::Black;
constexpr auto whiteWins = FlagProposal::WhiteWins;
constexpr auto blackWins = FlagProposal::BlackWins;
constexpr auto draw = FlagProposal::Draw;
constexpr auto playOn = FlagProposal::PlayOn;
constexpr auto yes = CanMate::Yes;
constexpr auto no = CanMate::No;

constexpr auto all = "E2009 E2014 E2017 E2018 E2023";
constexpr auto since2014 = "E2014 E2017 E2018 E2023";
constexpr auto since2017 = "E2017 E2018 E2023";
constexpr auto until2014 = "E2009 E2014";

/// What happened, told in the words of the rulebook.
struct Situation {
    FlagFacts facts;

    Situation flagDown(Colour colour) const {
        return with([=](FlagFacts& f) { f.sides[colour].down = true; });
    }
    Situation bothDown() const { return flagDown(white).flagDown(black); }
    Situation moves(Colour colour, int made, int asked = 40) const {
        return with([=](FlagFacts& f) {
            f.sides[colour].movesMade = made;
            f.sides[colour].movesAsked = asked;
            f.sides[colour].lastPeriod = false;
        });
    }
    Situation movesUncertain(Colour colour) const {
        return moves(colour, 38).with([=](FlagFacts& f) { f.sides[colour].countReliable = false; });
    }
    Situation noQuota(Colour colour) const { return moves(colour, 30, 0); }
    Situation canMate(CanMate ofWhite, CanMate ofBlack) const {
        return with([=](FlagFacts& f) {
            f.sides.white.canMate = ofWhite;
            f.sides.black.canMate = ofBlack;
        });
    }
    Situation first(Colour colour) const {
        return with([=](FlagFacts& f) { f.first = colour; });
    }
    Situation recognised(Colour colour) const {
        return with([=](FlagFacts& f) { f.recognised = colour; });
    }
    Situation claimedBy(Colour colour) const {
        return with([=](FlagFacts& f) { f.claimedBy = colour; });
    }
    Situation overBefore() const {
        return with([](FlagFacts& f) { f.gameOverBefore = true; });
    }
    Situation drawnBefore(AutomaticDraw kind) const {
        return with([=](FlagFacts& f) { f.drawnBefore = kind; });
    }
    Situation withIncrement() const {
        return with([](FlagFacts& f) { f.hasIncrement = true; });
    }
    Situation announced() const {
        return with([](FlagFacts& f) { f.quickplayAnnounced = true; });
    }

private:
    template <typename Change>
    Situation with(Change change) const {
        Situation changed = *this;
        change(changed.facts);
        return changed;
    }
};

Situation flagOf(Colour colour) { return Situation{}.flagDown(colour); }
Situation bothFlags() { return Situation{}.bothDown().canMate(yes, yes); }

FlagRuling ruling(FlagProposal proposal, std::string_view article) {
    return {.proposal = proposal, .article = article};
}
FlagRuling afterVoidClaim(FlagProposal proposal, std::string_view article, std::string_view claimFails) {
    return {.proposal = proposal, .article = article, .claimFails = claimFails};
}
FlagRuling noArticle(FlagProposal suggestion) {
    return {.proposal = FlagProposal::ArbiterDecides, .article = "Preface", .next = suggestion};
}
FlagRuling check(std::string_view article, FlagProposal next, std::optional<FlagProposal> otherwise = {}) {
    return {.proposal = FlagProposal::CheckMoves, .article = article, .otherwise = otherwise, .next = next};
}

struct Case {
    std::string_view source;
    std::string_view editions;
    std::string_view regime;
    Situation situation;
    FlagRuling expected;
};

void expectAll(std::vector<Case> const& cases) {
    for (Case const& row : cases) {
        auto const& [name, play, supervision] = regime(row.regime);
        ASSERT_EQ(name, row.regime);
        for (Edition const& edition : editions()) {
            if (row.editions.find(edition.code) == std::string_view::npos) continue;
            EXPECT_EQ(ruleOnFlags(edition, play, supervision, row.situation.facts), row.expected)
                << row.source << ' ' << edition.code << ' ' << name;
        }
    }
}

TEST(FlagFall, LosesWhenTheMovesWereNotMade) { // 6.3, 6.9; later 6.4, 6.9
    expectAll({
        {"T001 39 of 40", all, "standard", flagOf(black).moves(black, 39).canMate(yes, yes), ruling(whiteWins, "6.9")},
        {"T002 40 of 40", "E2009", "standard", flagOf(black).moves(black, 40).canMate(yes, yes), ruling(playOn, "6.3")},
        {"T002 40 of 40", since2014, "standard", flagOf(black).moves(black, 40), ruling(playOn, "6.4")},
        {"T003 the 40th made, not pressed", all, "standard",
         flagOf(black).moves(black, 39).canMate(yes, yes).claimedBy(white), ruling(whiteWins, "6.9")},
        {"T020 a pending offer does not save the flag", all, "standard",
         flagOf(black).moves(black, 37).canMate(yes, yes).claimedBy(white), ruling(whiteWins, "6.9")},
        {"P3.8 the number is not established", "E2009", "standard",
         flagOf(black).movesUncertain(black).canMate(yes, yes), check("6.3", whiteWins)},
        {"P3.8 the number is not established", since2014, "standard", flagOf(black).movesUncertain(black),
         check("6.4", whiteWins, draw)},
    });
}

TEST(FlagFall, ChangesNothingWhenTheGameWasOverBefore) { // 6.9: except where 5.1, 5.2 applies
    auto const over = ruling(FlagProposal::StandsAsEnded, "6.9");
    expectAll({
        {"T004 mate beats an unnoticed flag", all, "standard",
         flagOf(white).moves(white, 40).claimedBy(black).overBefore(), over},
        {"T005 the claim beats a later mate", all, "standard",
         flagOf(white).moves(white, 39).claimedBy(black).canMate(yes, yes), ruling(blackWins, "6.9")},
        {"T019 the draw was agreed before", all, "standard", flagOf(white).overBefore(), over},
        {"T019 the draw was agreed before", all, "blitz LIMITED", flagOf(white).overBefore(), over},
    });
}

TEST(FlagFall, ChangesNothingInADeadPosition) { // 2009: 5.2b; later 5.2.2
    auto const whiteDead = flagOf(white).canMate(no, no);
    auto const blackDead = flagOf(black).canMate(no, no);
    expectAll({
        {"T006 knight against king", "E2009", "standard", blackDead, ruling(draw, "5.2b")},
        {"T011 bishops of one colour", until2014, "standard", whiteDead, ruling(draw, "5.2b")},
        {"T011 bishops of one colour", since2017, "standard", whiteDead, ruling(draw, "5.2.2")},
        {"T012 locked wall", until2014, "rapid LIMITED", blackDead, ruling(draw, "5.2b")},
        {"T012 locked wall", since2017, "rapid LIMITED", blackDead, ruling(draw, "5.2.2")},
        {"T016 the pawn falls at once", until2014, "blitz FULL", blackDead, ruling(draw, "5.2b")},
        {"T016 the pawn falls at once", since2017, "blitz FULL", blackDead, ruling(draw, "5.2.2")},
    });
}

TEST(FlagFall, DrawsWhenTheOpponentCannotMate) { // 6.9, second sentence
    expectAll({
        {"T007 knight against pawn", all, "standard", flagOf(black).canMate(yes, yes), ruling(whiteWins, "6.9")},
        {"T008 knight against queen", all, "standard", flagOf(black).canMate(no, yes), ruling(draw, "6.9")},
        {"T008 the queen wins on time", all, "standard", flagOf(white).canMate(no, yes), ruling(blackWins, "6.9")},
        {"T009 knight against rook", all, "standard", flagOf(black).canMate(yes, yes), ruling(whiteWins, "6.9")},
        {"T010 bishop against rook", all, "standard", flagOf(black).canMate(no, yes), ruling(draw, "6.9")},
        {"T011 opposite bishops", all, "standard", flagOf(white).canMate(yes, yes), ruling(blackWins, "6.9")},
        {"T013 the knight jumps the wall", all, "standard", flagOf(black).canMate(yes, yes), ruling(whiteWins, "6.9")},
        {"T014 the bishop takes the wall", all, "standard", flagOf(black).canMate(yes, yes), ruling(whiteWins, "6.9")},
        {"T015 the only move takes the queen", all, "standard", flagOf(white).canMate(yes, no), ruling(draw, "6.9")},
        {"T016 White to move", all, "standard", flagOf(black).canMate(yes, no), ruling(whiteWins, "6.9")},
        {"T017 a lone king claims", all, "standard", flagOf(white).canMate(yes, no).claimedBy(black),
         ruling(draw, "6.9")},
        {"T017 Black's flag", all, "standard", flagOf(black).canMate(yes, no), ruling(whiteWins, "6.9")},
        {"T018 the made move counts", all, "standard", flagOf(white).canMate(yes, no), ruling(draw, "6.9")},
        {"T027 a lone king", "E2009", "standard", flagOf(white).canMate(yes, no), ruling(draw, "6.9")},
        {"T027 Black's flag", "E2009", "standard", flagOf(black).canMate(yes, no), ruling(whiteWins, "6.9")},
    });
}

TEST(FlagFall, AsksWhatItCannotKnow) {
    auto const open = ruleOnFlags(currentEdition(), PlayType::Standard, Supervision::Full, flagOf(white).facts);
    EXPECT_TRUE(open.undecided());
    EXPECT_EQ(open.proposal, blackWins);
    EXPECT_EQ(open.otherwise, draw);
}

TEST(FlagFall, ComesAfterAnAutomaticDrawSince2014) { // 9.6
    auto const fifth = flagOf(white).canMate(yes, yes).drawnBefore(AutomaticDraw::Fivefold);
    auto const seventyFive = flagOf(white).canMate(yes, yes).drawnBefore(AutomaticDraw::SeventyFiveMoves);
    expectAll({
        {"T026", "E2009", "standard", seventyFive, ruling(blackWins, "6.9")},
        {"T026", "E2014", "standard", seventyFive, ruling(draw, "9.6b")},
        {"T026", since2017, "standard", seventyFive, ruling(draw, "9.6.2")},
        {"P3.10", "E2009", "standard", fifth, ruling(blackWins, "6.9")},
        {"P3.10", "E2014", "standard", fifth, ruling(draw, "9.6a")},
        {"P3.10", since2017, "standard", fifth, ruling(draw, "9.6.1")},
    });
}

TEST(FlagFall, IsCalledByWhomTheEditionLets) { // matrix rows 24 and 25
    auto const seen = flagOf(black).canMate(yes, yes);
    auto const claimed = seen.claimedBy(white);
    auto const silence = FlagProposal::NotYetFallen;
    expectAll({
        {"T021 the arbiter keeps silent", "E2009", "rapid LIMITED", seen, ruling(silence, "A.4d(1)")},
        {"T021 White claims", "E2009", "rapid LIMITED", claimed, ruling(whiteWins, "A.4d(2), 6.9")},
        {"B.3a", "E2009", "blitz LIMITED", seen, ruling(silence, "B.3a, A.4d(1)")},
        {"B.3a", "E2009", "blitz LIMITED", claimed, ruling(whiteWins, "B.3a, A.4d(2), 6.9")},
        {"T023 may call", "E2014", "rapid LIMITED", seen, ruling(whiteWins, "6.9")},
        {"T023 may call", "E2014", "blitz LIMITED", seen, ruling(whiteWins, "6.9")},
        {"row 25", "E2014", "rapid LIMITED", claimed, ruling(whiteWins, "A.4c, 6.9")},
        {"row 25", "E2014", "blitz LIMITED", claimed, ruling(whiteWins, "B.4, A.4c, 6.9")},
        {"T023 calls", "E2017 E2018", "rapid LIMITED", seen, ruling(whiteWins, "A.4.5, 6.9")},
        {"T023 calls", "E2017 E2018", "blitz LIMITED", seen, ruling(whiteWins, "B.4, A.4.5, 6.9")},
        {"row 25", "E2017 E2018", "rapid LIMITED", claimed, ruling(whiteWins, "A.4.3, 6.9")},
        {"row 25", "E2017 E2018", "blitz LIMITED", claimed, ruling(whiteWins, "B.4, A.4.3, 6.9")},
        {"T023 calls", "E2023", "rapid LIMITED", seen, ruling(whiteWins, "A.5.5, 6.9")},
        {"T023 calls", "E2023", "blitz LIMITED", seen, ruling(whiteWins, "B.3, A.5.5, 6.9")},
        {"row 25", "E2023", "rapid LIMITED", claimed, ruling(whiteWins, "A.5.3, 6.9")},
        {"row 25", "E2023", "blitz LIMITED", claimed, ruling(whiteWins, "B.3, A.5.3, 6.9")},
        {"row 26 also where it is claimed", "E2009", "rapid LIMITED", flagOf(black).canMate(no, yes).claimedBy(white),
         ruling(draw, "A.4d(2), 6.9")},
        {"a period ends without a word", "E2009", "rapid LIMITED", flagOf(black).moves(black, 40),
         ruling(playOn, "6.3")},
    });
}

TEST(FlagFall, IsNotClaimedByTheOneWhoseOwnFlagIsDown) { // matrix row 25
    auto const both = bothFlags().claimedBy(white).first(black);
    auto const own = flagOf(white).canMate(yes, yes).claimedBy(white);
    expectAll({
        {"T022 too slow", "E2009", "rapid LIMITED", both, afterVoidClaim(draw, "A.4d(3)", "A.4d(2)")},
        {"T022 too slow", "E2009", "rapid LIMITED", both.recognised(black), afterVoidClaim(draw, "A.4d(3)", "A.4d(2)")},
        {"T024 no own-time condition", "E2018", "rapid LIMITED", both, ruling(whiteWins, "A.4.3, 6.9")},
        {"T024 no own-time condition", "E2023", "rapid LIMITED", both, ruling(whiteWins, "A.5.3, 6.9")},
        {"T024 the arbiter still rules", "E2014", "rapid LIMITED", both, afterVoidClaim(whiteWins, "6.9", "A.4c")},
        {"P5.3 the arbiter still rules", "E2017", "rapid LIMITED", both,
         afterVoidClaim(whiteWins, "A.4.5, 6.9", "A.4.3")},
        {"row 28", "E2014", "blitz LIMITED", both, afterVoidClaim(whiteWins, "6.9", "B.4, A.4c")},
        {"A.4d(2)", "E2009", "rapid LIMITED", own, ruling(FlagProposal::ClaimFails, "A.4d(2)")},
        {"B.3a", "E2009", "blitz LIMITED", own, ruling(FlagProposal::ClaimFails, "B.3a, A.4d(2)")},
        {"6.8 but the arbiter has seen it now", all, "standard", own, afterVoidClaim(blackWins, "6.9", "6.8")},
    });
}

TEST(FlagFall, OfBothIsJudgedByTheFirst) { // P5.1, P5.4
    expectAll({
        {"T032 White 0.4 s earlier", all, "standard", bothFlags().first(white), ruling(blackWins, "6.9")},
        {"P5.1 recognised before the other fell", all, "standard", bothFlags().recognised(black).first(white),
         ruling(whiteWins, "6.9")},
        {"T033 although the order is known", "E2009", "rapid LIMITED", bothFlags().first(white),
         ruling(draw, "A.4d(3)")},
        {"T034 although the order is known", "E2009", "blitz LIMITED", bothFlags().first(white),
         ruling(draw, "B.3a, A.4d(3)")},
        {"T036 the indicator decides", "E2018", "rapid LIMITED", bothFlags().first(black),
         ruling(whiteWins, "A.4.5, 6.9")},
        {"T036 the indicator decides", "E2023", "rapid LIMITED", bothFlags().first(black),
         ruling(whiteWins, "A.5.5, 6.9")},
        {"row 29 blitz", "E2018", "blitz LIMITED", bothFlags().first(black), ruling(whiteWins, "B.4, A.4.5, 6.9")},
        {"6.9 of the first", all, "standard", bothFlags().first(white).canMate(yes, no), ruling(draw, "6.9")},
    });
}

TEST(FlagFall, OfAPlayerWhoMadeHisMovesIsNone) { // P3.7, P5.4, P5.7
    auto const t039 = bothFlags().moves(white, 40).moves(black, 38);
    expectAll({
        {"T039 White first, 40 made", all, "standard", t039.first(white), ruling(whiteWins, "6.9")},
        {"T039 whatever the order", all, "standard", t039, ruling(whiteWins, "6.9")},
        {"both have made them", "E2009", "standard", t039.moves(black, 40).first(white), ruling(playOn, "6.3")},
        {"both have made them", since2014, "standard", t039.moves(black, 40), ruling(playOn, "6.4")},
        {"P5.7 Black is a period behind", all, "standard", bothFlags().moves(black, 39), ruling(whiteWins, "6.9")},
        {"P5.7 Black is a period behind", "E2023", "standard", bothFlags().movesUncertain(black),
         check("6.4", whiteWins)},
        {"P5.7 Black had made his moves", all, "standard", bothFlags().moves(black, 40), ruling(blackWins, "6.9")},
    });
}

TEST(FlagFall, OfBothInAnUnknownOrderGoesByThePeriod) { // 6.11; later Guidelines III.3.1
    auto const firstPeriod = bothFlags().moves(white, 38).moves(black, 38);
    auto const guidelines = bothFlags().announced();
    expectAll({
        {"T030 first period", until2014, "standard", firstPeriod, ruling(playOn, "6.11a")},
        {"T030 the moves are counted first", since2014, "standard", bothFlags().moves(white, 38).movesUncertain(black),
         check("6.4", playOn)},
        {"T031 last period", until2014, "standard", bothFlags(), ruling(draw, "6.11b")},
        {"T035 White claims", "E2014", "rapid LIMITED", bothFlags().claimedBy(white),
         afterVoidClaim(draw, "6.11b", "A.4c")},
        {"row 28", "E2014", "blitz LIMITED", bothFlags(), ruling(draw, "6.11b")},
        {"A.4d(3)", "E2009", "rapid LIMITED", bothFlags(), ruling(draw, "A.4d(3)")},
        {"A.4d(3)", "E2009", "blitz LIMITED", bothFlags(), ruling(draw, "B.3a, A.4d(3)")},
        {"T037 announced", since2017, "rapid LIMITED", guidelines, ruling(draw, "III.3.1.2")},
        {"row 27", since2017, "standard", guidelines, ruling(draw, "III.3.1.2")},
        {"row 27", since2017, "standard", firstPeriod.announced(), ruling(playOn, "III.3.1.1")},
        {"row 27 with increment", since2017, "standard", guidelines.withIncrement(), noArticle(draw)},
        {"row 27 not announced", since2017, "standard", bothFlags(), noArticle(draw)},
        {"row 27 not announced", since2017, "standard", firstPeriod, noArticle(playOn)},
        {"T038 never in blitz", since2017, "blitz LIMITED", guidelines, noArticle(draw)},
        {"T038 never in blitz", since2017, "blitz FULL", guidelines, noArticle(draw)},
    });
}

TEST(FlagFall, AdvisesAsTheClockDoes) { // clocks: first flag, period, can the opponent mate, advice
    auto const of2023 = "E2023";
    auto const guidelines = bothFlags().announced();
    expectAll({
        {"W, last, yes", of2023, "standard", bothFlags().first(white), ruling(blackWins, "6.9")},
        {"W, last, no", of2023, "standard", bothFlags().first(white).canMate(yes, no), ruling(draw, "6.9")},
        {"W, not last, quota met", of2023, "standard", flagOf(white).moves(white, 40), ruling(playOn, "6.4")},
        {"W, not last, no quota", of2023, "standard", flagOf(white).noQuota(white), ruling(playOn, "6.4")},
        {"W, not last, quota not met, yes", of2023, "standard", flagOf(white).movesUncertain(white).canMate(yes, yes),
         check("6.4", blackWins)},
        {"W, not last, quota not met, no", of2023, "standard", flagOf(white).movesUncertain(white).canMate(yes, no),
         check("6.4", draw)},
        {"unknown, last", of2023, "standard", guidelines, ruling(draw, "III.3.1.2")},
        {"unknown, not last", of2023, "standard", guidelines.moves(white, 38).moves(black, 38),
         ruling(playOn, "III.3.1.1")},
        {"known, but mate stamped before", of2023, "standard", bothFlags().first(white).overBefore(),
         ruling(FlagProposal::StandsAsEnded, "6.9")},
    });
}

TEST(FlagFall, NoDisplayAtZeroIsNoFlag) {
    expectAll({{"6.1", all, "standard", Situation{}.claimedBy(white), ruling(FlagProposal::NoFlag, "6.8")},
               {"6.1", all, "blitz LIMITED", Situation{}.overBefore(), ruling(FlagProposal::NoFlag, "6.8")}});
}

TEST(FlagFall, MayBeCalledByTheArbiterExceptInLimitedPlayOf2009) { // flag.arbiterCalls.LIMITED
    auto const calls = [](std::string_view edition, std::string_view name) {
        return arbiterCallsFlags(*editionByCode(edition), regime(name).play, regime(name).supervision);
    };
    EXPECT_EQ(calls("E2009", "rapid LIMITED"), (Cited<bool>{false, "A.4d(1)"}));
    EXPECT_EQ(calls("E2009", "blitz LIMITED"), (Cited<bool>{false, "B.3a, A.4d(1)"}));
    EXPECT_EQ(calls("E2014", "rapid LIMITED"), (Cited<bool>{true, "6.8"}));
    EXPECT_EQ(calls("E2017", "rapid LIMITED"), (Cited<bool>{true, "A.4.5"}));
    EXPECT_EQ(calls("E2018", "blitz LIMITED"), (Cited<bool>{true, "B.4, A.4.5"}));
    EXPECT_EQ(calls("E2023", "rapid LIMITED"), (Cited<bool>{true, "A.5.5"}));
    EXPECT_EQ(calls("E2023", "blitz LIMITED"), (Cited<bool>{true, "B.3, A.5.5"}));
    for (Edition const& edition : editions())
        for (auto const* name : {"standard", "rapid FULL", "blitz FULL"})
            EXPECT_EQ(calls(edition.code, name), (Cited<bool>{true, "6.8"})) << edition.code << ' ' << name;
}

/// Every display, count, claim and order there can be.
std::vector<FlagFacts> everything() {
    std::vector<FlagFacts::Side> sides;
    for (bool const down : {false, true})
        for (auto const mate : {CanMate::NotSaid, CanMate::Yes, CanMate::No}) {
            sides.push_back({.down = down, .canMate = mate});
            sides.push_back({.down = down, .lastPeriod = false, .movesAsked = 40, .movesMade = 39, .canMate = mate});
            sides.push_back({.down = down, .lastPeriod = false, .movesAsked = 40, .movesMade = 40, .canMate = mate});
            sides.push_back(
                {.down = down, .lastPeriod = false, .movesAsked = 40, .countReliable = false, .canMate = mate});
        }
    std::optional<Colour> const anybody[] = {std::nullopt, white, black};
    std::vector<FlagFacts> list;
    for (auto const& ofWhite : sides)
        for (auto const& ofBlack : sides)
            for (auto const& first : anybody)
                for (auto const& claimant : anybody)
                    for (bool const announced : {false, true}) {
                        FlagFacts facts{};
                        facts.sides = {ofWhite, ofBlack};
                        facts.first = first;
                        facts.claimedBy = claimant;
                        facts.quickplayAnnounced = announced;
                        list.push_back(facts);
                    }
    return list;
}

template <typename Check>
void forEveryRuling(Check check) {
    auto const situations = everything();
    for (Edition const& edition : editions())
        for (Regime const& known : regimes) {
            SCOPED_TRACE(where(edition, known));
            for (FlagFacts const& facts : situations) {
                check(edition, known, facts, ruleOnFlags(edition, known.play, known.supervision, facts));
                if (testing::Test::HasFailure()) return;
            }
        }
}

TEST(FlagFall, IsNeverRuledOnWithoutAnArticle) {
    forEveryRuling([](Edition const&, Regime const&, FlagFacts const&, FlagRuling const& ruling) {
        EXPECT_FALSE(ruling.article.empty());
    });
}

TEST(FlagFall, NeverWinsForOneWhoCannotMateOrWhoseOpponentHasTime) {
    forEveryRuling([](Edition const&, Regime const&, FlagFacts const& facts, FlagRuling const& ruling) {
        for (Colour const winner : bothColours) {
            auto const win = winner == white ? whiteWins : blackWins;
            if (ruling.proposal != win && ruling.next != win) continue;
            EXPECT_TRUE(facts.sides[opponent(winner)].down);
            EXPECT_NE(facts.sides[winner].canMate, no);
            EXPECT_EQ(ruling.undecided(), facts.sides[winner].canMate == CanMate::NotSaid);
        }
        if (ruling.undecided()) {
            EXPECT_EQ(ruling.otherwise, draw);
        }
    });
}

TEST(FlagFall, WaitsForAClaimOnlyWhereTheArbiterMayNotSpeak) {
    forEveryRuling([](Edition const& edition, Regime const& known, FlagFacts const&, FlagRuling const& ruling) {
        if (arbiterCallsFlags(edition, known.play, known.supervision).value) {
            EXPECT_NE(ruling.proposal, FlagProposal::NotYetFallen);
            EXPECT_NE(ruling.proposal, FlagProposal::ClaimFails);
        }
    });
}

std::optional<Colour> mirrored(std::optional<Colour> colour) {
    return colour ? std::optional{opponent(*colour)} : std::nullopt;
}

std::optional<FlagProposal> mirrored(std::optional<FlagProposal> proposal) {
    if (proposal == whiteWins) return blackWins;
    if (proposal == blackWins) return whiteWins;
    return proposal;
}

TEST(FlagFall, TreatsWhiteAndBlackAlike) {
    forEveryRuling([](Edition const& edition, Regime const& known, FlagFacts const& facts, FlagRuling ruling) {
        FlagFacts swapped = facts;
        std::swap(swapped.sides.white, swapped.sides.black);
        swapped.first = mirrored(facts.first);
        swapped.claimedBy = mirrored(facts.claimedBy);
        ruling.proposal = *mirrored(std::optional{ruling.proposal});
        ruling.next = mirrored(ruling.next);
        EXPECT_EQ(ruleOnFlags(edition, known.play, known.supervision, swapped), ruling);
    });
}

TEST(FlagFall, UnderTheCompetitionRulesIsTheSameInFastPlay) { // except for the guidelines, which blitz does not know
    forEveryRuling([](Edition const& edition, Regime const& known, FlagFacts facts, FlagRuling const&) {
        facts.quickplayAnnounced = false;
        if (known.supervision == Supervision::Limited) return;
        EXPECT_EQ(ruleOnFlags(edition, known.play, known.supervision, facts),
                  ruleOnFlags(edition, PlayType::Standard, Supervision::Full, facts));
    });
}

} // namespace
} // namespace flagfall
