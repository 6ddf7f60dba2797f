// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/entry_list.h"
#include "app/entries/filled_form.h"
#include "app/entries/player_table.h"
#include "app/tables/delimited.h"
#include "tests/support/story.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace flagfall::entries {
namespace {

using session::Story;
using What = Remark::What;

std::vector<Entry> read(std::string_view text) {
    auto const table = tables::readText(text);
    EXPECT_TRUE(table);
    return entriesIn(table->sheet, guess(table->sheet));
}

Entry withName(std::string name, std::string birth = "", std::string id = "") {
    Entry entry;
    entry.draft.name = std::move(name);
    entry.draft.birth = std::move(birth);
    entry.draft.fideId = std::move(id);
    return entry;
}

TEST(EntryList, ARowGivesAPlayer) {
    auto const entries = read("Meno;Priezvisko;Titul;Rating;Fed;FIDE ID;Narodený;Pohlavie;Klub;E-mail;Vklad\n"
                              "Ján;Čižmár;fm;2 301;svk;14900001;29.2.1980;muž;Slávia;jan@example.org;15,50 €\n"
                              "\n"
                              "Anna;Hronová;;bez;CZE;;1999;Ž;;;\n");
    ASSERT_EQ(entries.size(), 2U);
    auto const& jan = entries[0].draft;
    EXPECT_EQ(jan.name, "Čižmár, Ján");
    EXPECT_EQ(jan.title, "FM");
    EXPECT_EQ(jan.rating, "2301");
    EXPECT_EQ(jan.federation, "SVK");
    EXPECT_EQ(jan.birth, "1980-02-29");
    EXPECT_EQ(jan.sex, "m");
    EXPECT_EQ(jan.club, "Slávia");
    EXPECT_EQ(entries[0].contact.email, "jan@example.org");
    EXPECT_EQ(session::check(jan)->feeOwed, 1550);
    EXPECT_TRUE(entries[0].remarks.empty());
    EXPECT_EQ(entries[1].row, 3U);
    EXPECT_EQ(entries[1].draft.sex, "w");
    EXPECT_EQ(entries[1].draft.rating, "");
}

constexpr char const* letter = "Dobrý deň, pán rozhodca,\n"
                               "We come on Friday with these\n"
                               "here are our 3 players:\n\n"
                               "1. Ján Novák, 1850, ŠK Žilina\n2. Anna Hronová, 990\n3. Milan Best\n\n"
                               "S pozdravom\nPeter Kováč\nŠK Žilina\n";

TEST(EntryList, TheLetterAroundThePlayersIsNotedLineByLine) {
    auto const entries = read(letter);
    ASSERT_EQ(entries.size(), 9U);
    for (std::size_t at : {0, 1, 2, 6, 7, 8})
        EXPECT_EQ(entries[at].remarks, (std::vector<Remark>{{What::NotAPlayer, 0, {}}})) << at;
    EXPECT_EQ(entries[3].draft.name, "Novák, Ján") << "the comma of the greeting says nothing about names";
    EXPECT_EQ(entries[5].draft.name, "Best, Milan");
    for (std::size_t at : {3, 4, 5}) EXPECT_TRUE(entries[at].remarks.empty()) << at;
    EXPECT_TRUE(entries[7].isUsable()) << "who knows better may take it";
    EXPECT_TRUE(twinsIn(read(std::string{letter} + "Anna Hronová\n"), Story{}.history().state()).empty());
}

TEST(EntryList, NamesAreNoLetter) {
    for (char const* name :
         {"Best, George", "Thanks, Ola;1850", "Dobrý, Jan", "Ana de la Cruz", "ján novák", "Jaan van der Berg",
          "Novák Ján;ŠK Žilina;zaplatil?", "María de los Ángeles Fernández de la Vega"}) {
        auto const entries = read(std::string{"Name;Club;Note\n"} + name + "\n");
        ASSERT_EQ(entries.size(), 1U);
        EXPECT_FALSE(entries[0].isProse()) << name;
    }
    EXPECT_EQ(read("Name;Rating\nBest regards;\nNovák Ján;1850\nHron Anna\n").back().remarks.size(), 0U)
        << "players go on";
}

TEST(EntryList, WhatIsUnclearIsSaidCellByCell) {
    auto const entries = read("Name;Rating;Fed;FIDE ID;Birth;Sex;Title;K\n"
                              "IM Čižmár, Ján;about 2000;Slovakia;none yet;31/31/1999;x;NM;many\n"
                              ";1800;SVK;;;;;\n");
    ASSERT_EQ(entries.size(), 2U);
    std::vector<What> what;
    for (Remark const& remark : entries[0].remarks) what.push_back(remark.what);
    EXPECT_EQ(what, (std::vector{What::TitleTaken, What::RatingUnread, What::FederationUnread, What::FideIdUnread,
                                 What::BirthUnread, What::SexUnread, What::TitleUnknown, What::NumberUnread}));
    EXPECT_EQ(entries[0].draft.name, "Čižmár, Ján");
    EXPECT_EQ(entries[0].draft.title, "IM");
    EXPECT_EQ(entries[0].remarks[1], (Remark{What::RatingUnread, 1, "about 2000"}));
    EXPECT_TRUE(entries[0].isUsable());
    EXPECT_FALSE(entries[1].isUsable());
}

TEST(EntryList, AMailWithDaysOfBirthGivesItsPlayers) {
    auto const entries = read("Dobrý deň, prihlasujem týchto hráčov:\n\n1. Lupták Ján, 1.2.2001, 1845\n"
                              "2. Medveď Peter, 3.4.2003, 1520\n3. Sokolová Ľubica, 5.6.2010, 1480\n");
    ASSERT_EQ(entries.size(), 4U);
    EXPECT_TRUE(entries[0].isProse());
    EXPECT_EQ(entries[1].draft.name, "Lupták, Ján");
    EXPECT_EQ(entries[1].draft.birth, "2001-02-01");
    EXPECT_EQ(entries[3].draft.rating, "1480");
    auto const others =
        read("Meno: zoznam\nLupták Ján 2001 1845 SVK\nMedveď Peter 2003 1520 SVK\nHron Ján 1999 1600 CZE\n");
    EXPECT_EQ(others[1].draft.federation, "SVK");
    EXPECT_EQ(others[1].draft.birth, "2001");
    EXPECT_EQ(others[1].draft.rating, "1845");
}

TEST(EntryList, CapitalsOfAClubStayWithIt) {
    auto const entries =
        read("Lupták Ján 1845 ŠK Duras BVK\nMedveď Peter 1520 ŠK Modra SVK\nHron Ján 1600 TJ Slovan\n");
    ASSERT_EQ(entries.size(), 3U);
    EXPECT_EQ(entries[0].draft.club, "ŠK Duras BVK");
    EXPECT_EQ(entries[0].draft.federation, "");
    EXPECT_EQ(entries[1].draft.club, "ŠK Modra");
    EXPECT_EQ(entries[1].draft.federation, "SVK");
}

TEST(EntryList, WhatALetterSaysInSmallLettersAndRowsOfSumsAreNoPlayers) {
    EXPECT_TRUE(read("Ján Malý 1500\nEva Malá 1400\nHron Ján 1300\nO Paulo Gómez non pode vir esta vez.\n")[3].isProse());
    auto const mail = read("Dobrý deň\nposielam Vám prihlášky nášho klubu ŠK Tatran\n1. Ján Kováč, 1975, ELO 2045\n"
                           "2. Hudák Peter 2287\n3. Nováková Mária 1450\nSee you on Saturday\nGeorge Baker\n"
                           "Secretary, Kings Chess Club\n");
    ASSERT_EQ(mail.size(), 8U);
    for (std::size_t at : {0, 1, 5, 6, 7}) EXPECT_TRUE(mail[at].isProse()) << at;
    for (std::size_t at : {2, 3, 4}) EXPECT_FALSE(mail[at].isProse()) << at;
    for (char const* const name : {"juan carlos garcía lópez", "Ján Novák starší žiak", "Šuma 1850"})
        EXPECT_FALSE(read(std::string{name} + "\nPeter Malý 1500\nEva Malá 1400\nHron Ján 1300\n")[0].isProse())
            << name;
    auto const sheet = read("Priezvisko;Meno;ELO\nŠťastný;Ľubomír;1987\nŽáčiková;Anežka;1893\nSpolu;2;\n");
    ASSERT_EQ(sheet.size(), 3U);
    EXPECT_FALSE(sheet[1].isProse());
    EXPECT_TRUE(sheet[2].isProse());
}

TEST(EntryList, WordsOfAMailThatAreNoClubAndNoRating) {
    auto const entries = read("- Manuel Vázquez - móbil 666 123 456\nDavid Brown, 2098, 2001\nThomas Wright, U16 1402\n"
                              "José Fernández, nacido en 1955, sen Elo\nAnna Stone, unrated, 0171 2345678\n"
                              "MI Brais Otero, 2402\nPeter Long 1777\nMária Malá 1500\n");
    ASSERT_EQ(entries.size(), 8U);
    EXPECT_EQ(entries[0].draft.rating, "");
    EXPECT_EQ(entries[0].contact.phone, "666 123 456");
    EXPECT_EQ(entries[1].draft.rating, "2098");
    EXPECT_EQ(entries[1].draft.birth, "2001");
    EXPECT_EQ(entries[2].draft.club, "");
    EXPECT_EQ(entries[2].draft.note, "U16");
    EXPECT_EQ(entries[3].draft.birth, "1955");
    EXPECT_FALSE(entries[3].isProse());
    EXPECT_FALSE(entries[4].isProse());
    EXPECT_EQ(entries[5].draft.title, "IM");
}

TEST(EntryList, ARemarkBehindAPlayerIsANote) {
    auto const entries =
        read("Lupták Ján, 1845, ŠK Modra, účasť až od 2. kola\nMedveď Peter, 1520, šachový klub Modra\n"
             "Hron Ján, 1600, TJ Slovan\n");
    ASSERT_EQ(entries.size(), 3U);
    EXPECT_EQ(entries[0].draft.club, "ŠK Modra");
    EXPECT_EQ(entries[0].draft.note, "účasť až od 2. kola");
    EXPECT_EQ(entries[1].draft.club, "šachový klub Modra") << "in small letters as well";
}

TEST(EntryList, LinesOfALetterDoNotHideWhatTheOthersAre) {
    auto const entries = read("Ahojte\nNovák Jozef, 1.2.2001, 1845\nKováč Mária, 3.4.2010, 1480\n"
                              "Tel.: 0905 123 456\nwww.klub.sk, klub@klub.sk\nS pozdravom\nPeter Veľký\n");
    ASSERT_EQ(entries.size(), 7U) << "every line is there";
    EXPECT_EQ(entries[1].draft.name, "Novák, Jozef");
    EXPECT_EQ(entries[2].draft.birth, "2010-04-03");
    EXPECT_EQ(entries[2].draft.rating, "1480");
    for (std::size_t const at : {0, 3, 5, 6}) EXPECT_TRUE(entries[at].isProse()) << at;
    auto const years = read("Novák Ján 2045 1500\nStarý Peter 2001 1600\nMladý Igor 1999 1700\n");
    EXPECT_EQ(years[0].draft.rating, "1500") << "a year that cannot be makes no rating of the others";
    EXPECT_EQ(years[2].draft.rating, "1700");
    EXPECT_EQ(years[2].draft.birth, "1999");
}

TEST(EntryList, OneWordIsAskedAbout) {
    auto const entries = read("Name;Rating\nPeter;1500\nNovák Ján;1600\n");
    EXPECT_EQ(entries[0].remarks, (std::vector<Remark>{{What::OneWord, 0, "Peter"}}));
    EXPECT_TRUE(entries[0].isUsable());
    EXPECT_TRUE(entries[1].remarks.empty());
}

TEST(EntryList, NobodyIsBornAfterThisYear) {
    auto const table = tables::readText("Name;Born\nNovák, Ján;2045\nHron, Anna;1.2.2027\nBodva, Milan;2026\n"
                                        "Rimava, Ida;2027-05-01\nHornád, Pavol;1.2.1850\n");
    ASSERT_TRUE(table);
    Mapping mapping = guess(table->sheet);
    mapping.columns = {Meaning::Name, Meaning::Birth};
    mapping.thisYear = 2026;
    std::vector<std::string> births;
    for (Entry const& entry : entriesIn(table->sheet, mapping)) {
        births.push_back(entry.draft.birth);
        EXPECT_EQ(entry.remarks.empty(), !entry.draft.birth.empty()) << entry.draft.name;
    }
    EXPECT_EQ(births, (std::vector<std::string>{"", "", "2026", "", ""}));
}

TEST(EntryList, ANameHasALetterAndAnEmailAddressItsSign) {
    auto const entries = read("Name;Rating;E-mail\n---;1850;\nНовак, Ян;1700;not known\nHronová, Anna;1600;a@b.sk\n");
    ASSERT_EQ(entries.size(), 3U);
    EXPECT_FALSE(entries[0].isUsable());
    EXPECT_TRUE(entries[1].isUsable());
    EXPECT_EQ(entries[1].remarks, (std::vector{Remark{What::EmailUnread, 2, "not known"}}));
    EXPECT_TRUE(entries[1].contact.email.empty());
    EXPECT_EQ(entries[2].contact.email, "a@b.sk");
}

TEST(EntryList, AcademicDegreesAreLeftOutOfNames) {
    auto const entries =
        read("Name;Rating\nIng. Novák, Ján, PhD.;1850\nMUDr. Hronová Anna;1700\nDoc. Ing. Best, Milan CSc.;1600\n"
             "Novák Mgr., Peter;1500\nMBA;\nMa. Carmen, López;1400\nIng, Jan;1300\n");
    ASSERT_EQ(entries.size(), 7U);
    std::vector<std::string> names;
    for (Entry const& entry : entries) names.push_back(entry.draft.name);
    EXPECT_EQ(names, (std::vector<std::string>{"Novák, Ján", "Hronová, Anna", "Best, Milan", "Novák, Peter", "MBA",
                                               "Ma. Carmen, López", "Ing, Jan"}));
    EXPECT_EQ(entries[0].remarks, (std::vector{Remark{What::DegreeLeftOut, 0, "Ing. PhD."}}));
    EXPECT_TRUE(entries[5].remarks.empty());
}

TEST(EntryList, AFederationThatFideDoesNotKnowAndAWomensTitleOfAManAreRemarkedOnAndKept) {
    auto const entries = read("Name;Title;Sex;Fed\nČižmár, Ján;WFM;m;QQQ\nHronová, Anna;WFM;w;FAI\n");
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_EQ(entries[0].remarks,
              (std::vector{Remark{What::FederationUnknown, 3, "QQQ"}, Remark{What::WomensTitle, 1, "WFM"}}));
    EXPECT_EQ(entries[0].draft.federation, "QQQ");
    EXPECT_EQ(entries[0].draft.title, "WFM");
    EXPECT_TRUE(entries[1].remarks.empty());
}

TEST(EntryList, RatingsAreReadAsSpreadsheetsWriteThem) {
    auto const entries = read("Name;Rating\nA;1,850\nB;1.850\nC;1850.00\nD;1850,5\nE;1 850\nF;1.85.0\nG;18,5000\n");
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(entries[i].draft.rating, "1850") << i;
    for (std::size_t i = 5; i < 7; ++i) EXPECT_EQ(entries[i].remarks.at(0).what, What::RatingUnread) << i;
}

TEST(EntryList, TheRatingUsedIsMadeOfTheOthersWhereNoColumnHasIt) {
    auto const sheet = tables::readText("Meno;Elo FIDE;Elo nacional\nA;2100;2000\nB;;1500\nC;;\n")->sheet;
    auto const used = [&sheet](session::RatingMethod method) {
        Mapping mapping = guess(sheet);
        mapping.ratings = method;
        std::vector<std::string> ratings;
        for (Entry const& entry : entriesIn(sheet, mapping)) ratings.push_back(entry.draft.rating);
        return ratings;
    };
    EXPECT_EQ(used(session::RatingMethod::FideElseNational), (std::vector<std::string>{"2100", "1500", ""}));
    EXPECT_EQ(used(session::RatingMethod::National), (std::vector<std::string>{"2000", "1500", ""}));
    EXPECT_EQ(used(session::RatingMethod::Other), (std::vector<std::string>{"", "", ""}));
    auto const said = tables::readText("Meno;Elo;Elo FIDE\nA;;2100\n")->sheet;
    auto const empty = entriesIn(said, guess(said)).front();
    EXPECT_EQ(empty.draft.rating, "2100");
    EXPECT_EQ(empty.remarks.at(0).what, What::RatingOfOther) << "it is said";
    auto const none = tables::readText("Meno;Elo;Elo FIDE\nA;0;2100\n")->sheet;
    EXPECT_EQ(entriesIn(none, guess(none)).front().draft.rating, "") << "the list says that there is none";
}

TEST(EntryList, WhatCannotBeKeptOfATelephoneDoesNotRefuseTheWholeList) {
    auto const entries = read("Name;Phone\nA;\u202A+421 900 123 456\u202C\nB;" + std::string(300, '1') + "\n");
    EXPECT_EQ(entries[0].contact.phone, "+421 900 123 456");
    EXPECT_TRUE(entries[0].remarks.empty());
    EXPECT_EQ(entries[1].contact.phone, "");
    EXPECT_EQ(entries[1].remarks.at(0).what, What::TextUnfit);
}

TEST(EntryList, DatesAreReadAsTheColumnWritesThem) {
    auto const births = [](std::string_view text) {
        std::string all;
        for (Entry const& entry : read(text)) all += entry.draft.birth + " ";
        return all;
    };
    EXPECT_EQ(births("Name;Birth\nA;1999-05-31\nB;31.05.1999\nC;31. 5. 1999\nD;1999/00/00\nE;1999\nF;0000\n"),
              "1999-05-31 1999-05-31 1999-05-31 1999 1999  ");
    EXPECT_EQ(
        births("Name;Birth\nA;1999-05-31T00:00:00\nB;31.5.1999 0:00\nC;1999-05-31 00:00:00.000Z\nD;31.5.1999 14:05\n"),
        "1999-05-31 1999-05-31 1999-05-31  ")
        << "midnight belongs to the program that wrote it, an hour to something else";
    EXPECT_EQ(births("Name;Birth\nA;05/31/1999\nB;03/04/2001\n"), "1999-05-31 2001-03-04 ") << "the month comes first";
    EXPECT_EQ(births("Name;Birth\nA;31/05/1999\nB;03/04/2001\n"), "1999-05-31 2001-04-03 ");
    auto const unclear = read("Name;Birth\nB;03/04/2001\n");
    EXPECT_EQ(unclear[0].draft.birth, "2001");
    EXPECT_EQ(unclear[0].remarks[0].what, What::BirthAsYear);
}

std::string namesIn(std::string_view text) {
    std::string all;
    for (Entry const& entry : read(text)) all += entry.draft.name + "; ";
    return all;
}

TEST(EntryList, NamesArePutInTheirOrder) {
    EXPECT_EQ(namesIn("Name;Elo\nJán Čižmár;1\nAnna Mária Hronová;2\n"), "Čižmár, Ján; Hronová, Anna Mária; ");
    EXPECT_EQ(namesIn("Name;Elo\nČižmár Ján;1\nHronová Anna Mária;2\n"), "Čižmár, Ján; Hronová, Anna Mária; ");
    EXPECT_EQ(namesIn("Name;Elo\nČižmár ,Ján;1\n"), "Čižmár, Ján; ");
}

TEST(EntryList, AFamilyNameKeepsItsParticlesAndItsWordsInCapitals) {
    char const* const ordered = "van der Berg, Jan; Čižmár, Ján; NOVÁK HORVÁTH, Peter; da Silva, Ana María; ";
    EXPECT_EQ(namesIn("Name;Elo\nvan der Berg Jan;1\nČižmár Ján;1\nNOVÁK HORVÁTH Peter;1\nda Silva Ana María;1\n"),
              ordered);
    EXPECT_EQ(namesIn("Name;Elo\nJan van der Berg;1\nJán Čižmár;1\nPeter NOVÁK HORVÁTH;1\nAna María da Silva;1\n"),
              ordered);
    EXPECT_EQ(namesIn("Name;Elo\nJán Čižmár;1\nVan Anh Nguyen;1\n"), "Čižmár, Ján; Nguyen, Van Anh; ");
}

TEST(EntryList, TheWordInCapitalsIsTheFamilyNameAndATitleOrFederationBehindItIsNone) {
    EXPECT_EQ(namesIn("Name;Elo\nČižmár Ján;1\nHronová Eva;1\nMária HORVÁTHOVÁ;1\n"),
              "Čižmár, Ján; Hronová, Eva; HORVÁTHOVÁ, Mária; ");
    auto const entries = read("Name;Elo\nJán Čižmár FM;2301\nGM Anna Hronová SVK;2401\n");
    EXPECT_EQ(entries[0].draft.name, "Čižmár, Ján");
    EXPECT_EQ(entries[0].draft.title, "FM");
    EXPECT_EQ(entries[1].draft.name, "Hronová, Anna");
    EXPECT_EQ(entries[1].draft.title, "GM");
    EXPECT_EQ(entries[1].draft.federation, "SVK");
    EXPECT_EQ(read("Name;Elo\nAnna Mária RUS;1600\n")[0].draft.federation, "") << "a family name as well";
}

TEST(EntryList, AnInitialASuffixOrANumberIsNoFamilyName) {
    EXPECT_EQ(namesIn("Name;Elo\nJán Novák;1\nJ. Novák;1\nPeter Novák II;1\nEva Malá ml.;1\nJuan Lopez y Garcia;1\n"),
              "Novák, Ján; Novák, J.; Novák II, Peter; Malá ml., Eva; Lopez y Garcia, Juan; ");
    EXPECT_EQ(namesIn("Name;Elo\nNovák Ján;1\nKováč J.;1\nNovák Peter II;1\n"),
              "Novák, Ján; Kováč, J.; Novák, Peter II; ");
}

TEST(EntryList, NamesOfFourWordsInCapitalsAreNames) {
    for (Entry const& entry : read("Name\nMARÍA JOSÉ GARCÍA LÓPEZ\nJUAN CARLOS PÉREZ GÓMEZ\n"))
        EXPECT_FALSE(entry.isProse());
}

TEST(EntryList, ALineOfALetterWithANumberIsNoPlayer) {
    for (char const* line : {"posielam prihlášku na turnaj Memoriál J. Nováka 2026 (21.-22. 11. 2026)",
                             "Díky, Petr Dvořák, tel. 602 123 456", "My son Alexander Petrov (born 2010, rating 1650)",
                             "Od: Petr Dvořák <petr@example.org> 1234"}) {
        auto const entries =
            read(std::string{line} + "\n1. Čižmár Ján, 1.2.2001, 1845\n2. Hronová Anna, 1.2.2003, 1745\n");
        ASSERT_EQ(entries.size(), 3U) << line;
        EXPECT_TRUE(entries[0].isProse() || !entries[0].isUsable()) << line << " → " << entries[0].draft.name;
        EXPECT_FALSE(entries[1].isProse());
    }
}

TEST(EntryList, YearsOfChildrenAreNoRatings) {
    auto const children = read("Dvořák Matěj, 2014\nDvořák Šimon, 2016\nDvořáková Eliška, 2012\n");
    ASSERT_EQ(children.size(), 3U);
    EXPECT_EQ(children[0].draft.birth, "2014");
    EXPECT_EQ(children[0].draft.rating, "");
    EXPECT_EQ(children[0].remarks.at(0).what, What::YearOrRating);
    auto const adults = read("Dvořák Matěj, 2014\nDvořák Šimon, 1716\nDvořáková Eliška, 2012\n");
    EXPECT_EQ(adults[0].draft.rating, "2014");
    EXPECT_EQ(adults[0].remarks.at(0).what, What::YearOrRating);
    EXPECT_TRUE(adults[1].remarks.empty());
}

TEST(EntryList, ChildrenBelowEachOtherHaveYearsAndNoRatings) {
    Mapping mapping;
    auto const table = tables::readText("Hron Ján, ŠK Lúč, 1500, 1980\nMráz Igor, ŠK Lúč, 2016\n\nJurčík Adam 2017\n"
                                        "Krátka Ema 2017\nMalá Nela 2018\n");
    ASSERT_TRUE(table);
    mapping = guess(table->sheet);
    mapping.thisYear = 2026;
    auto const entries = entriesIn(table->sheet, mapping);
    EXPECT_EQ(entries[1].draft.rating, "2016") << "alone";
    for (std::size_t const child : {2, 3, 4}) {
        EXPECT_EQ(entries[child].draft.rating, "") << child;
        EXPECT_EQ(entries[child].draft.birth.substr(0, 3), "201") << child;
        EXPECT_EQ(entries[child].remarks.at(0).what, What::YearOrRating) << "and it is asked about";
    }
}

TEST(EntryList, ABirthIsReadWithTheNameOfItsMonthAndWithTwoFigures) {
    auto const table = tables::readText("Name;Birth\nA B;05-Dec-2006\nC D;1. 1. 85\nE F;2.3.06\nG H;21/7/99\n");
    ASSERT_TRUE(table);
    Mapping mapping = guess(table->sheet);
    mapping.thisYear = 2026;
    auto const entries = entriesIn(table->sheet, mapping);
    EXPECT_EQ(entries[0].draft.birth, "2006-12-05");
    EXPECT_EQ(entries[1].draft.birth, "1985-01-01");
    EXPECT_EQ(entries[2].draft.birth, "2006-03-02");
    EXPECT_EQ(entries[3].draft.birth, "1999-07-21");
    auto const words = read("Name;Birth\nA B;12. októbra 2005\nC D;3. mája 2004\nE F;12 Mai 2001\nG H;Dec 5, 2001\n"
                            "I J;5. července 1999\nK L;7 xullo 1998\n");
    std::string births;
    for (Entry const& entry : words) births += entry.draft.birth + " ";
    EXPECT_EQ(births, "2005-10-12 2004-05-03 2001-05-12 2001-12-05 1999-07-05 1998-07-07 ");
}

TEST(EntryList, FormsThatCameByMailAreRowsOfOneTable) {
    auto const lines = tables::readText("Meno a priezvisko: Peter Kováč\nDátum narodenia: 5.12.2006\nKlub: ŠK Slovan\n"
                                        "FIDE ID: 14912345\n\nMeno a priezvisko: Jana Malá\nKlub: ŠK Rača\n");
    ASSERT_TRUE(lines);
    auto const table = tableOfForms(lines->sheet);
    ASSERT_TRUE(table);
    auto const entries = entriesIn(*table, guess(*table));
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_EQ(entries[0].draft.name, "Kováč, Peter");
    EXPECT_EQ(entries[0].draft.birth, "2006-12-05");
    EXPECT_EQ(entries[0].draft.fideId, "14912345");
    EXPECT_EQ(entries[1].draft.club, "ŠK Rača");
}

TEST(EntryList, WhatFormsAskBesidesIsAColumnThatIsNotUsed) {
    auto const lines = tables::readText("Ahoj všetci,\n\nMeno: Peter Kováč\nElo: 1500\nUbytovanie: nie\n\n"
                                        "Meno: Jana Malá\nElo: 1600\nUbytovanie: áno\n");
    ASSERT_TRUE(lines);
    auto const table = tableOfForms(lines->sheet);
    ASSERT_TRUE(table);
    auto const mapping = guess(*table);
    std::vector<std::string> unused;
    for (std::size_t const column : unusedColumns(*table, mapping)) unused.push_back(headOf(*table, 1, column));
    EXPECT_EQ(unused, (std::vector<std::string>{"Ubytovanie", "Ahoj všetci, …"})) << "the rest of the letter";
    EXPECT_EQ(entriesIn(*table, mapping).size(), 2U);
}

std::vector<Entry> inForms(std::string_view text) {
    auto const read = tables::readText(text);
    auto const table = read ? tableOfForms(read->sheet, read->separator == tables::Separator::Comma) : std::nullopt;
    return table ? entriesIn(*table, guess(*table)) : std::vector<Entry>{};
}

TEST(EntryList, AFormMayStandInALetterInTwoColumnsOrInOneLine) {
    auto const letter = inForms(
        "Dobrý deň,\nprihlasujem sa na turnaj.\n\nMeno: Ján Novák\nElo: 1500\nKlub: ŠK Žilina, oddiel mládeže\n\n"
        "S pozdravom\nJán Novák\ntel. 0905 123 456\n");
    ASSERT_EQ(letter.size(), 1U);
    EXPECT_EQ(letter[0].draft.name, "Novák, Ján");
    EXPECT_EQ(letter[0].draft.club, "ŠK Žilina, oddiel mládeže");
    auto const columns = inForms("Meno:\tJán Novák\nElo:\t1500\nKlub:\tŽilina\n");
    ASSERT_EQ(columns.size(), 1U);
    EXPECT_EQ(columns[0].draft.rating, "1500");
    EXPECT_EQ(columns[0].draft.club, "Žilina");
    auto const inLine = inForms("Name: Ján Novák; Elo: 1500; Club: Žilina\nName: Eva Malá; Elo: 1600; Club: Rača\n");
    ASSERT_EQ(inLine.size(), 2U);
    EXPECT_EQ(inLine[1].draft.rating, "1600");
    auto const clubFirst = inForms("Klub:\nMeno: Ján Novák\nElo: 1500\n\nKlub: ŠK Rača\nMeno: Peter Malý\nElo: 1600\n");
    ASSERT_EQ(clubFirst.size(), 2U);
    EXPECT_EQ(clubFirst[0].draft.club, "");
    EXPECT_EQ(clubFirst[1].draft.club, "ŠK Rača") << "of the one whose form it stands in";
    EXPECT_TRUE(
        inForms("Klub: ŠK Rača\n1. Ján Novák 1850\n2. Anna Hronová 990\n3. Eva Malá 1200\nKlub: Žilina\n").empty());
    EXPECT_TRUE(inForms("FIDE: 14912345;Ján Novák;SVK\nFIDE: 14912346;Eva Malá;SVK\n").empty());
}

TEST(EntryList, AWordForYesPaysTheWholeFeeThatIsOwed) {
    for (char const* yes : {"yes", "Y", "x", "áno", "Ano", "a", "si", "sí", "ja", "ok"}) {
        auto const entries = read("Name;Paid;Fee\nA;" + std::string{yes} + ";15,50 €\n");
        EXPECT_EQ(session::check(entries[0].draft)->feePaid, 1550) << yes;
        EXPECT_TRUE(entries[0].remarks.empty()) << yes;
    }
    for (char const* no : {"no", "n", "nie", "ne", "non", "Nein", "-"}) {
        auto const entries = read("Name;Paid;Fee\nA;" + std::string{no} + ";15,50 €\n");
        EXPECT_EQ(entries[0].draft.feePaid, "") << no;
        EXPECT_TRUE(entries[0].remarks.empty()) << no;
    }
    auto const entries = read("Name;Fee;Paid\nA;;áno\nB;15;5\nC;15;soon\nD;15;\n");
    EXPECT_EQ(entries[0].draft.feePaid, "") << "nothing is owed";
    EXPECT_TRUE(entries[0].remarks.empty());
    EXPECT_EQ(entries[1].draft.feePaid, "5");
    EXPECT_EQ(entries[2].remarks.at(0), (Remark{What::AmountUnread, 2, "soon"}));
    EXPECT_EQ(entries[3].draft.feePaid, "");
}

TEST(EntryList, WhatTheJournalDoesNotTakeIsLeftOut) {
    auto const entries = read("Name;Club\nA;x\x01y\nB\xE2\x80\xAE;z\n");
    EXPECT_EQ(entries[0].draft.club, "");
    EXPECT_EQ(entries[0].remarks[0].what, What::TextUnfit);
    EXPECT_FALSE(entries[1].isUsable());
}

TEST(Twins, AreFoundByIdNameAndBirthAndNearNames) {
    using Sign = Twin::Sign;
    Story story;
    story.does(session::OpenEvent{Story::draft()});
    session::PlayerDraft known = Story::named("Čižmár, Ján");
    known.fideId = "14900001";
    known.birth = "1980-02-29";
    story.does(session::EnterPlayer{known});
    PlayerId const jan = story.idOf("Čižmár, Ján");

    std::vector<Entry> const entries{withName("Somebody, Else", "", "14900001"),
                                     withName("Ján Čižmár", "1980"),
                                     withName("CIZMAR JAN"),
                                     withName("Čižmar, Jan", "1990-01-01"),
                                     withName("Čižmák, Ján"),
                                     withName("Čižmár, Ján", "1980-02-29", "777777"),
                                     withName("Kováčová, Anna"),
                                     withName("Kovačová, Anna"),
                                     withName("Kováčova Hanna"),
                                     withName("Li, A"),
                                     withName("Li, B")};
    EXPECT_EQ(twinsIn(entries, story.state()), (std::vector<Twin>{{Sign::SameId, 0, {}, jan},
                                                                  {Sign::SameNameAndBirth, 1, {}, jan},
                                                                  {Sign::SameName, 2, {}, jan},
                                                                  {Sign::SameName, 3, 2, {}},
                                                                  {Sign::NearName, 4, {}, jan},
                                                                  {Sign::SameNameAndBirth, 5, 1, {}},
                                                                  {Sign::SameName, 7, 6, {}},
                                                                  {Sign::NearName, 8, 6, {}}}));
}

TEST(Twins, AreNotThoseWhomANumberTellsApart) {
    std::vector<Entry> const entries{withName("Player 24"), withName("Player 27"), withName("Playr 27"),
                                     withName("Novák 1, Ján"), withName("Novák 2, Ján")};
    EXPECT_EQ(twinsIn(entries, {}), (std::vector<Twin>{{Twin::Sign::NearName, 2, 1, {}}}));
}

TEST(Twins, AreTheSameAsIfEverybodyWereComparedWithEverybody) {
    // Few letters and short lists of births and IDs, so that near names and contradictions abound.
    std::mt19937 random{7};
    auto const any = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    std::vector<Entry> entries;
    for (int i = 0; i < 400; ++i) {
        std::string name;
        for (int letters = 5 + any(9); letters > 0; --letters) name += static_cast<char>('a' + any(2));
        name += any(3) == 0 ? ", Jan" : ", Jana Maria";
        entries.push_back(withName(name, any(2) == 0 ? std::to_string(1980 + any(2)) : std::string{},
                                   any(8) == 0 ? std::to_string(1000 + any(9)) : std::string{}));
    }
    session::EventState const nobody;
    std::vector<Twin> expected;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        std::optional<Twin> best;
        for (std::size_t j = 0; j < i; ++j)
            if (auto const pair = twinsIn({entries[j], entries[i]}, nobody); !pair.empty())
                if (!best || pair[0].sign < best->sign) best = Twin{pair[0].sign, i, j, {}};
        if (best) expected.push_back(*best);
    }
    EXPECT_GT(expected.size(), 100U);
    EXPECT_EQ(twinsIn(entries, nobody), expected);
}

TEST(Twins, OfFiftyThousandPlayersAreFound) { // comparing all with all would outlast the test's time
    std::mt19937 random{11};
    auto const word = [&] {
        static constexpr std::array<std::string_view, 12> parts{"no", "vak", "ko",  "vac", "hor", "va",
                                                                "th", "ne",  "mec", "to",  "ma",  "so"};
        std::string text;
        for (int i = 0; i < 4; ++i) text += parts[random() % parts.size()];
        return text;
    };
    std::vector<Entry> entries;
    for (int i = 0; i < 50'000; ++i) entries.push_back(withName(word() + ", " + word()));
    EXPECT_FALSE(twinsIn(entries, session::EventState{}).empty());
}

TEST(PlayerTable, IsReadAgainAsItWas) {
    Story story;
    story.does(session::OpenEvent{Story::draft()});
    session::PlayerDraft full = Story::named("Čižmár, Ján", "2301");
    full.title = "FM";
    full.sex = "m";
    full.fideId = "14900001";
    full.birth = "1980-02-29";
    full.club = "Slávia";
    full.note = "near the door";
    full.feePaid = "15.50";
    full.categories = "Guests, School";
    story.does(session::EnterPlayer{full, session::Bye::ZeroPoint, {"jan@example.org", ""}});
    auto const headOf = [](Meaning meaning) { return std::string{meaningWord(meaning)}; };

    session::EventDetails const& event = story.state().details;
    Players const players = playersOf(story.state());
    auto const all =
        playerTable(event, players, columnsOf(event, players, Private::Included), headOf, Private::Included);
    auto const entries = entriesIn(all, guess(all));
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(session::check(entries[0].draft).value(), session::check(full).value());

    auto const open =
        playerTable(event, players, columnsOf(event, players, Private::LeftOut), headOf, Private::LeftOut);
    std::string const csv = tables::csvText(open);
    EXPECT_NE(csv.find(",1980,"), std::string::npos) << csv;
    for (char const* hidden : {"02-29", "near the door", "15.50", "example.org"})
        EXPECT_EQ(csv.find(hidden), std::string::npos) << hidden;
}

} // namespace
} // namespace flagfall::entries
