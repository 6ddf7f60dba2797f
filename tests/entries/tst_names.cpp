// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/entry_list.h"

#include "app/tables/spreadsheet.h"

#include <gtest/gtest.h>

namespace flagfall::entries {
namespace {

using What = Remark::What;

std::vector<Entry> listOf(std::string_view text) {
    auto const table = tables::readTable(text);
    EXPECT_TRUE(table);
    return entriesIn(table->sheet, guess(table->sheet));
}

std::vector<std::string> namesOfList(std::string_view text) {
    std::vector<std::string> names;
    for (Entry const& entry : listOf(text)) names.push_back(entry.draft.name);
    return names;
}

std::vector<std::string> doubtfulIn(std::string_view text) {
    std::vector<std::string> names;
    for (Entry const& entry : listOf(text))
        for (Remark const& remark : entry.remarks)
            if (remark.what == What::NameOrder) names.push_back(remark.said);
    return names;
}

using Texts = std::vector<std::string>;

TEST(Names, InAListOfBothOrdersEachHasItsOwn) {
    std::string const mail =
        "Štefan Oravec, ŠK Žilina, 1676\nMráz Andrej, ŠK Žilina, 1432\n"
        "Nagy Ľudovít, TJ Slávia, 1463\nAndrej Molnár, TJ Slávia, 1549\nHrašna Iľja, ŠK Lúč, 1500\n";
    EXPECT_EQ(namesOfList(mail),
              (Texts{"Oravec, Štefan", "Mráz, Andrej", "Nagy, Ľudovít", "Molnár, Andrej", "Hrašna, Iľja"}));
    EXPECT_EQ(doubtfulIn(mail), Texts{"Hrašna Iľja"}) << "nothing tells; it is read as most are";
}

TEST(Names, InAListOfOneOrderWhoSeemsToHaveTheOtherIsAskedAbout) {
    std::string list = "Name;Rating\n";
    for (char const* const name : {"Nagy Ján", "Mráz Andrej", "Hron Peter", "Malá Eva", "Tichý Igor", "Veľký Karol"})
        list += std::string{name} + ";1500\n";
    list += "Martin Hudec;1500\n";
    EXPECT_EQ(namesOfList(list).back(), "Martin, Hudec") << "Martin is a surname as well";
    EXPECT_EQ(doubtfulIn(list), Texts{"Martin Hudec"});
}

TEST(Names, SurnamesOfTwoWordsStayTogether) {
    EXPECT_EQ(
        namesOfList("Name;Rating\nKollárová Hudecová Eva;1397\nMráz Andrej;1432\nHorváth Kis Ján;1400\n"
                    "Novák Ján Peter;1600\nTóth Peter ml.;1500\n"),
        (Texts{"Kollárová Hudecová, Eva", "Mráz, Andrej", "Horváth Kis, Ján", "Novák, Ján Peter", "Tóth, Peter ml."}));
    EXPECT_EQ(doubtfulIn("Name;Rating\nKollárová Hudecová Eva;1397\nMráz Andrej;1432\nHorváth Kis Ján;1400\n"),
              Texts{"Horváth Kis Ján"})
        << "or Kis is a given name";
    EXPECT_EQ(namesOfList("Name;Rating\nEva Kollárová Hudecová;1397\nAndrej Mráz;1432\nJohn Fitzgerald Kennedy;1400\n"),
              (Texts{"Kollárová Hudecová, Eva", "Mráz, Andrej", "Kennedy, John Fitzgerald"}));
}

TEST(Names, WhereMostHaveTwoSurnamesTheyAreParted) {
    EXPECT_EQ(namesOfList("Nome;Elo\nJuan García López;1900\nMaría José Souto Rey;1800\nUxía Castro;1700\n"
                          "Ana Belén Vidal;1650\nBrais Núñez y Pardo;1600\n"),
              (Texts{"García López, Juan", "Souto Rey, María José", "Castro, Uxía", "Vidal, Ana Belén",
                     "Núñez y Pardo, Brais"}));
    EXPECT_EQ(namesOfList("Nome;Elo\nGarcía López Juan;1900\nSouto Rey María José;1800\nVidal Ana Belén;1650\n"),
              (Texts{"García López, Juan", "Souto Rey, María José", "Vidal, Ana Belén"}));
}

TEST(Names, WhatMayBeASecondSurnameOrAGivenNameIsAskedAbout) {
    std::string const list = "Name;Rating\nMaría José Ínsua López;1900\nPeter Malý;1500\nJohn Fitzgerald Kennedy;1400\n"
                             "Eva Anna Malá;1300\n";
    EXPECT_EQ(namesOfList(list),
              (Texts{"Ínsua López, María José", "Malý, Peter", "Kennedy, John Fitzgerald", "Malá, Eva Anna"}));
    EXPECT_EQ(doubtfulIn(list), (Texts{"María José Ínsua López", "John Fitzgerald Kennedy"}));
    EXPECT_EQ(namesOfList("Name;Rating\nKovácsné Tóth Ildikó;1720\nNagy László;2150\n"),
              (Texts{"Kovácsné Tóth, Ildikó", "Nagy, László"}));
}

TEST(Names, AParticleInFrontIsOfTheSurnameInAnyList) {
    std::string const mail = "John Smith, Hastings CC, 1850\nvan der Berg Anna, Hastings CC, 1730\n"
                             "Peter O'Neill, Cork CC, 1990\n";
    EXPECT_EQ(namesOfList(mail), (Texts{"Smith, John", "van der Berg, Anna", "O'Neill, Peter"}));
    EXPECT_EQ(doubtfulIn(mail), Texts{});
}

TEST(Names, AParticleInTheMiddleBeginsTheSurname) {
    EXPECT_EQ(namesOfList("Name;Rating\nCarmen de la Torre Molina;1500\nPeter Malý;1400\nJan van der Berg;1300\n"),
              (Texts{"de la Torre Molina, Carmen", "Malý, Peter", "van der Berg, Jan"}));
}

TEST(Names, AFormOfAddressIsNoName) {
    std::string const list = "Name;Rating\nMr John Smith;1850\nMs. Anna Hale;1700\nMiss, Peter;1600\n";
    EXPECT_EQ(namesOfList(list), (Texts{"Smith, John", "Hale, Anna", "Miss, Peter"}));
}

TEST(Names, WhoIsInNoClubHasNone) {
    auto const entries = listOf("Name;Club\nHron, Ján;bez klubu\nMráz, Eva;Bezovec\nNagy, Igor;Sin club\n");
    EXPECT_EQ(entries[0].draft.club, "");
    EXPECT_EQ(entries[1].draft.club, "Bezovec");
    EXPECT_EQ(entries[2].draft.club, "");
}

} // namespace
} // namespace flagfall::entries
