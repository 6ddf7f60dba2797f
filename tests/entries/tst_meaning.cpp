// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/meaning.h"
#include "app/tables/delimited.h"

#include <gtest/gtest.h>

namespace flagfall::entries {
namespace {

using enum Meaning;

tables::Sheet sheetOf(std::string_view text) { return tables::readText(text)->sheet; }
std::vector<Meaning> meant(std::string_view text) { return guess(sheetOf(text)).columns; }

TEST(Meaning, OfAColumnIsReadFromItsHeadInEveryLanguage) {
    EXPECT_EQ(meant("Por.;Tit.;Priezvisko a meno;Fed;Rating;FIDE ID;Dátum narodenia;Klub\n1;;A;;;;;"),
              (std::vector{Nothing, Title, Name, Federation, Rating, FideId, Birth, Club}));
    EXPECT_EQ(meant("Příjmení;Jméno;ELO;Oddíl;Ročník;Startovné\nA;B;1;;;"),
              (std::vector{LastName, FirstName, Rating, Club, Birth, FeeOwed}));
    EXPECT_EQ(meant("Apelidos;Nome;Elo FIDE;Elo nacional;Data de nacemento;Sexo\nA;B;;;;"),
              (std::vector{LastName, FirstName, OfficialRating, NationalRating, Birth, Sex}));
    EXPECT_EQ(meant("Nachname;Vorname;DWZ;Verein;Geburtsjahr;E-Mail;Telefon\nA;B;;;;;"),
              (std::vector{LastName, FirstName, NationalRating, Club, Birth, Email, Phone}));
    EXPECT_EQ(meant("Nom;Prénom;Classement;Sexe;Catégorie\nA;B;;;"),
              (std::vector{LastName, FirstName, Nothing, Sex, Categories}));
    EXPECT_EQ(meant("ID Number;Name;Fed;Sex;Tit;SRtng;K;B-day\n1;A;;;;;;"),
              (std::vector{FideId, Name, Federation, Sex, Title, OfficialRating, K, Birth}));
    EXPECT_EQ(meant("Meno;Priezvisko\nA;B\n"), (std::vector{FirstName, LastName}));
    EXPECT_EQ(meant("Meno;Klub;Družstvo\nA;B;C\n"), (std::vector{Name, Club, Team}));
    EXPECT_EQ(meant("Nome;Equipo\nA;B\n"), (std::vector{Name, Team}));
}

TEST(Meaning, AHeadMayBeInTwoLanguagesOrHaveItsWordsTurned) {
    EXPECT_EQ(meant("Meno / Name;Klub / Verein;Rtg FIDE;Rtg Nat.\nHron, Anna;Slávia;2100;2050\n"),
              (std::vector{Name, Club, OfficialRating, NationalRating}));
    EXPECT_EQ(meaningOfHead("Meno / Klub"), std::nullopt) << "these do not agree";
    EXPECT_EQ(meaningOfHead("Verein/Ort"), Club);
}

TEST(Meaning, AColumnThatIsNotUsedIsRemarked) {
    auto const sheet = sheetOf("Por.;Meno;Ubytovanie;Strava;Klub\n1;Hron, Anna;hotel;;A\n2;Váh, Ján;;;B\n");
    EXPECT_EQ(unusedColumns(sheet, guess(sheet)), (std::vector<std::size_t>{2}))
        << "neither the count of rows nor an empty column";
}

TEST(Meaning, FideStandsAboveIdsOrAboveRatings) {
    EXPECT_EQ(meant("Meno;FIDE\nNovák Ján;14900000\n"), (std::vector{Name, FideId}));
    EXPECT_EQ(meant("Meno;FIDE\nNovák Ján;1850\nKováč Peter;0\n"), (std::vector{Name, OfficialRating}));
    EXPECT_EQ(meant("Meno;FIDE ID\nNovák Ján;1850\n"), (std::vector{Name, FideId})) << "it says what it is";
}

TEST(Meaning, ListsOfOtherProgramsHaveTheirIdsAndBothRatings) {
    EXPECT_EQ(meant("NAME;FED;FIDE;NAT;IDFIDE;IDNAT;CLUB\nRossi Mario;ITA;2250;0;800001;100234;Milano\n"),
              (std::vector{Name, Federation, OfficialRating, NationalRating, FideId, NationalId, Club}))
        << "of Vega";
    EXPECT_EQ(meant("No.;Name;FideID;FED;RtgI;RtgN\n1;Hron, Anna;14900001;SVK;0;1850\n"),
              (std::vector{Nothing, Name, FideId, Federation, OfficialRating, NationalRating}))
        << "of chess-results.com";
    EXPECT_EQ(meant("Name;Land;EloI;EloN\nHron, Anna;SVK;0;1850\n"),
              (std::vector{Name, Federation, OfficialRating, NationalRating}));
    EXPECT_EQ(meant("Name;NAT\nHron, Anna;SVK\n"), (std::vector{Name, Federation}));
    EXPECT_EQ(meant("Name;NAT\nHron, Anna;1850\n"), (std::vector{Name, NationalRating}));
}

TEST(Meaning, AbbreviationsOfSlovakAndCzechFormsAreKnown) {
    EXPECT_EQ(meant("Meno;Dátum nar.;Reg. č.;Tel. č.\nHron, Anna;x;y;z\n"),
              (std::vector{Name, Birth, NationalId, Phone}));
}

TEST(Meaning, RatingsBesideThoseOfFideAreNotTheRatingUsed) {
    EXPECT_EQ(meant("Meno;Rating FIDE;Nár. rating\nNovák Ján;1850;1790\n"),
              (std::vector{Name, OfficialRating, NationalRating}));
    EXPECT_EQ(meant("Meno;Rating FIDE;Qwerty\nNovák Ján;1850;1790\n"),
              (std::vector{Name, OfficialRating, NationalRating}));
    EXPECT_EQ(meant("Meno;Rating FIDE;Elo nat;Qwerty\nNovák Ján;1850;1790;1790\n"),
              (std::vector{Name, OfficialRating, NationalRating, Nothing}));
}

TEST(Meaning, TheHeadMayStandBelowATitle) {
    auto const sheet = sheetOf("Delta Open 2026\n\nName;Rating\nHron, Anna;2000\n");
    Mapping const mapping = guess(sheet);
    EXPECT_EQ(mapping.firstRow, 3U);
    EXPECT_EQ(mapping.columns, (std::vector{Name, Rating}));
}

TEST(Meaning, OneWordForNamesMakesAHead) {
    Mapping const mapping = guess(sheetOf("Meno;Xyz\nČižmár, Ján;Slávia\n"));
    EXPECT_EQ(mapping.firstRow, 1U);
    EXPECT_EQ(mapping.columns, (std::vector{Name, Nothing}));
}

TEST(Meaning, ATelephoneIsNotGuessedToBeAnId) {
    EXPECT_EQ(meant("Hron, Anna;602123456\nČižmár, Ján;777654321\n"), (std::vector{Name, Nothing}));
}

TEST(Meaning, WithoutAHeadTheCellsSpeak) {
    auto const sheet = sheetOf("1;FM;Čižmár, Ján;SVK;2301;14900001;29.2.1980;m\n"
                               "2;;Hron, Anna;CZE;1850;300001;1999;w\n"
                               "3;WIM;Bodva, Beáta;SVK;0;14900002;1999-05-31;w\n");
    Mapping const mapping = guess(sheet);
    EXPECT_EQ(mapping.firstRow, 0U);
    EXPECT_EQ(mapping.columns, (std::vector{Nothing, Title, Name, Federation, Rating, FideId, Birth, Sex}));
}

TEST(Meaning, WhatIsLeftInAMailIsTheClubWhereSomeOfItSaysSo) {
    EXPECT_EQ(meant("Oravec Štefan, ŠKM Stará Ľubovňa, 1676, nar. 1985\nMalá Eva, Tatran, 1297, nar. 1999\n"
                    "Hron Ivan, bez klubu, 1463, nar. 1988, tel. 0905 123 404\n"),
              (std::vector{Name, Birth, Rating, Phone, Club}));
}

TEST(Meaning, RatingsOfBeginnersAndClubsAreKnownInAMail) {
    EXPECT_EQ(meant("1. Novák Ján, 1850, ŠK Žilina\n2. Hron Anna, 990, CVČ Lučenec\n"),
              (std::vector{Nothing, Name, Rating, Club}));
    EXPECT_EQ(meant("Novák Ján;Ján Sokol\nHron Anna;Eva Skalová\n"), (std::vector{Name, Nothing})) << "no clubs";
}

TEST(Meaning, AColumnOfClubsIsKnownWithoutAHead) {
    EXPECT_EQ(meant("Novák Ján;ŠK Žilina\nHron Anna;Liptovská šachová škola\nMalý Igor;Hastings Chess Club\n"),
              (std::vector{Name, Club}));
}

TEST(Meaning, AnUnknownHeadIsLookedAtToo) {
    EXPECT_EQ(meant("Qwerty;Name;Zxcv\nSVK;Hron, Anna;2100\nCZE;Bodva, B.;1900\n"),
              (std::vector{Federation, Name, Rating}));
}

TEST(Meaning, TheOrderOfNamesIsKnownByGivenNames) {
    EXPECT_EQ(guess(sheetOf("Name;Elo\nJán Čižmár;1\nAnna Hronová;2\n")).names, NameOrder::FirstLast);
    EXPECT_EQ(guess(sheetOf("Name;Elo\nČižmár Ján;1\nHronová Anna;2\n")).names, NameOrder::LastFirst);
    EXPECT_EQ(guess(sheetOf("Name;Elo\nČižmár, Ján;1\nHronová Anna;2\n")).names, NameOrder::LastFirst)
        << "a comma says it for its own row";
    EXPECT_EQ(guess(sheetOf("Name;Elo\nIng. Ján Čižmár;1\nAnna Hronová, PhD.;2\n")).names, NameOrder::FirstLast);
    EXPECT_EQ(guess(sheetOf("Name;Elo\nČižmár, Ján;1\nHronová, Anna;2\n")).names, NameOrder::AsWritten);
}

TEST(Meaning, AMappingIsRememberedByTheHead) {
    auto const one = sheetOf("Name;Rating\nA;1\n");
    auto const other = sheetOf("name;RATING\nB;2\nC;3\n");
    EXPECT_EQ(signatureOf(one, guess(one)), signatureOf(other, guess(other)));
    EXPECT_NE(signatureOf(one, guess(one)), signatureOf(sheetOf("Rating;Name\n1;A\n"), guess(one)));
}

TEST(Meaning, EveryOneHasAWord) {
    for (Meaning const meaning : meanings) {
        EXPECT_EQ(meaningFrom(meaningWord(meaning)), meaning);
        if (meaning != Nothing) {
            EXPECT_EQ(meaningOfHead(meaningWord(meaning)), meaning) << meaningWord(meaning);
        }
    }
    EXPECT_EQ(folded("Ľubomír Čižmár-Ødegård ß"), "lubomircizmarodegardss");
}

TEST(Meaning, AListOfGamesIsKnownByItsResults) {
    for (std::string const result : {"1-0", "½–½", "0 : 1", "1/2-1/2", "0,5 - 0,5", "+ - -", "- : -", "½ - 0", "0 - ½",
                                     "- - -", "- - +", "0 - 0", "1 - 0K", "0K - 1K", "½U - ½U", "AJ - AJ", "½ - -"}) {
        tables::Sheet const sheet{{{"Board", "White", "Result", "Black"}, {"1", "Novák, Ján", result, "Kos, Emil"}}};
        EXPECT_EQ(columnOfResults(sheet, 1), 2U) << result;
        EXPECT_EQ(columnOfResults(sheet, 0), 2U) << result << ", with the head among the rows";
    }
    for (std::string const cell : {"", "1", "0", "1985-02", "0905-123", "=", "10-0", "K", "U-U", "-"}) {
        tables::Sheet const sheet{{{"Name", "Points"}, {"Novák, Ján", cell}}};
        EXPECT_EQ(columnOfResults(sheet, 1), std::nullopt) << cell;
    }
}

TEST(Meaning, AColumnWithoutAHeadIsKnownByWhatIsInIt) {
    auto const sheet = sheetOf("No.;;Name;Fed\n1;GM;Kulaots, Kaido;EST\n2;FM;Mojzis, Jan;SVK\n");
    EXPECT_EQ(guess(sheet).columns[1], Meaning::Title);
    auto const odd = sheetOf("No.;;Name;Fed\n1;left;Kulaots, Kaido;EST\n2;right;Mojzis, Jan;SVK\n");
    EXPECT_EQ(unusedColumns(odd, guess(odd)), std::vector<std::size_t>{1}) << "it is named";
}

TEST(Meaning, AHeadMayHaveTwoRows) {
    auto const sheet = sheetOf("Hráč;;Štartovné;;Klub\nPriezvisko;Meno;dlh;zaplatené;\nČižmár;Ján;15;5;Slávia\n");
    Mapping const mapping = guess(sheet);
    EXPECT_EQ(mapping.firstRow, 2U);
    EXPECT_EQ(mapping.columns,
              (std::vector{Meaning::LastName, Meaning::FirstName, Meaning::FeeOwed, Meaning::FeePaid, Meaning::Club}));
}

TEST(Meaning, TwoColumnsOfOneWordAreFamilyAndGivenNames) {
    auto const sheet = sheetOf("Novák;Ján;2006;1845\nKováčová;Zuzana;2011;1402\n");
    Mapping const mapping = guess(sheet);
    EXPECT_EQ(mapping.columns[0], Meaning::LastName);
    EXPECT_EQ(mapping.columns[1], Meaning::FirstName);
    EXPECT_EQ(mapping.columns[2], Meaning::Birth);
    EXPECT_EQ(mapping.columns[3], Meaning::Rating);
}

} // namespace
} // namespace flagfall::entries
