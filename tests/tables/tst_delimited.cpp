// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/delimited.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace flagfall::tables {
namespace {

using Rows = std::vector<Row>;
using What = Problem::What;

Rows rowsOf(std::string_view bytes, TextForm const& form = {}) {
    auto const read = readText(bytes, form);
    EXPECT_TRUE(read);
    return read ? read->sheet.rows : Rows{};
}

TEST(TextTable, FromASpreadsheetHasTabs) {
    EXPECT_EQ(rowsOf("Name\tRating\nČižmár, Ján\t2100\n"), (Rows{{"Name", "Rating"}, {"Čižmár, Ján", "2100"}}));
}

TEST(TextTable, TheSeparatorIsTheOneThatMakesColumns) {
    EXPECT_EQ(guessSeparator("Name;Rating\nČižmár, Ján;2100\nHron, A.;1999\n"), Separator::Semicolon);
    EXPECT_EQ(guessSeparator("a,b,c\n1,2,3\n"), Separator::Comma);
    EXPECT_EQ(guessSeparator("\"Čižmár, Ján\",2100\n\"Hron, A.\",1999\n\"Bodva, B.\",1"), Separator::Comma);
    EXPECT_EQ(guessSeparator("a|b\nc|d"), Separator::Bar);
    EXPECT_EQ(guessSeparator("Čižmár, Ján\nHron, Anna\n"), Separator::None) << "the comma is part of the name";
    EXPECT_EQ(guessSeparator("1  Čižmár Ján    SVK  2100\n2  Hron Anna     SVK  1999\n"), Separator::Spaces);
    EXPECT_EQ(guessSeparator("Name;Elo\n\"A;1\n"), Separator::Semicolon) << "a quotation mark is never closed";
    EXPECT_EQ(guessSeparator("Open 2026\n\nName;Club\nA;B\nC;D\n"), Separator::Semicolon) << "a title stands above";
}

TEST(TextTable, AlignedColumnsAreSeparatedByTwoSpaces) {
    EXPECT_EQ(rowsOf("1  Čižmár Ján    SVK  2100\n12  Hron Anna   SVK  1999\n"),
              (Rows{{"1", "Čižmár Ján", "SVK", "2100"}, {"12", "Hron Anna", "SVK", "1999"}}));
}

TEST(TextTable, LinesAsPeopleTypeThemInAMailArePartedAtTheirNumbers) {
    EXPECT_EQ(rowsOf("Novák Ján 1850\nHron, Anna 1720\nBodva B. 0\n"),
              (Rows{{"Novák Ján", "1850"}, {"Hron, Anna", "1720"}, {"Bodva B.", "0"}}));
    EXPECT_EQ(rowsOf("Dobrý deň, posielam:\n\n1. Novák Ján, 1850, ŠK Žilina\n2. Hron Anna, 990 SVK\n3) Bodva B.\n"),
              (Rows{{"", "Dobrý deň, posielam:", "", "", ""},
                    {},
                    {"1.", "Novák Ján", "1850", "", "ŠK Žilina"},
                    {"2.", "Hron Anna", "990", "SVK", ""},
                    {"3)", "Bodva B.", "", "", ""}}));
    EXPECT_EQ(rowsOf("1. Novák Ján\n2. Hron Anna\n"), (Rows{{"1.", "Novák Ján"}, {"2.", "Hron Anna"}}));
    EXPECT_EQ(rowsOf("Novák Ján\nHron Anna\nBodva B. 1850\n"), (Rows{{"Novák Ján"}, {"Hron Anna"}, {"Bodva B. 1850"}}))
        << "most lines are not so";
    EXPECT_EQ(rowsOf("Novák Ján 1850\n", {{}, Separator::None}), (Rows{{"Novák Ján 1850"}})) << "one column was chosen";
    EXPECT_EQ(rowsOf("Dobrý deň,\nposielam\ntoto:\n1. Novák Ján\n2. Hron Anna\n3. Bodva B.\nS pozdravom\nPeter\n")[3],
              (Row{"1.", "Novák Ján"}))
        << "the lines of the letter do not count";
    EXPECT_EQ(readText("Novák Ján 1850\n")->separator, Separator::Words);
    EXPECT_EQ(readText("Novák Ján 1850\n", {{}, Separator::None})->separator, Separator::None);
    EXPECT_EQ(readText("Novák;Ján 1850\n", {{}, Separator::Words})->sheet.rows[0], (Row{"Novák", "1850", "Ján"}));
    EXPECT_EQ(rowsOf("14933201\n14933202\n"), (Rows{{"14933201"}, {"14933202"}}));
    EXPECT_EQ(rowsOf("Open 2026 A\n"), (Rows{{"Open", "2026", "A"}}));
}

TEST(TextTable, QuotedCellsHoldAnything) {
    EXPECT_EQ(rowsOf("\"a;b\";\"say \"\"hi\"\"\";\"two\nlines\"\r\n c ;;d\r\n"),
              (Rows{{"a;b", "say \"hi\"", "two lines"}, {"c", "", "d"}}));
    auto const open = readText("a;b\nc;\"d\n", {{}, Separator::Semicolon});
    ASSERT_FALSE(open);
    EXPECT_EQ(open.error(), (Problem{What::OpenQuote, 2, 2}));
}

TEST(TextTable, EmptyRowsCountWithinAndGoAtTheEnd) {
    EXPECT_EQ(rowsOf("a;b\n\n;;\nc;d\n;\n\n"), (Rows{{"a", "b"}, {}, {}, {"c", "d"}}));
    EXPECT_EQ(readText("\n ;\n", {{}, Separator::Semicolon}).error(), Problem{What::Empty});
    EXPECT_EQ(readText("").error(), Problem{What::Empty});
}

TEST(TextTable, IsReadInTheEncodingItsLettersSpeakFor) {
    std::string_view const w1250 = "Meno;Rating\n\xC8i\x9Em\xE1r, J\xE1n;2100\nDvo\xF8\xE1k;1999\n"; // Čižmár, Dvořák
    std::string_view const latin2 = "Meno;Rating\n\xC8i\xBEm\xE1r;2100\n\xA9kvoreck\xFD;1\n";        // Škvorecký
    std::string_view const w1252 = "Nome;Elo\nMu\xF1oz, Bego\xF1"
                                   "a;2000\nGon\xE7"
                                   "alves, Jo\xE3o;1\n";
    EXPECT_EQ(guessEncoding(w1250), Encoding::Windows1250);
    EXPECT_EQ(guessEncoding(latin2), Encoding::Latin2);
    EXPECT_EQ(guessEncoding(w1252), Encoding::Windows1252);
    EXPECT_EQ(rowsOf(w1250)[1][0], "Čižmár, Ján");
    EXPECT_EQ(rowsOf(latin2)[2][0], "Škvorecký");
    EXPECT_EQ(rowsOf(w1252)[2][0], "Gonçalves, João");
    EXPECT_EQ(rowsOf(w1252, {Encoding::Windows1250, {}})[1][0], "Muńoz, Begońa") << "whoever knows better may choose";
}

TEST(TextTable, UnicodeIsReadWithAndWithoutItsMark) {
    EXPECT_EQ(rowsOf("\xEF\xBB\xBFName;B\nČ;2\n")[0][0], "Name");
    EXPECT_EQ(rowsOf(std::string_view{"\xFF\xFEN\0;\0\x0C\x01\n\0", 10}), (Rows{{"N", "Č"}}));
    EXPECT_EQ(rowsOf(std::string_view{"\xFE\xFF\0N\0;\x01\x0C\0\n", 10}), (Rows{{"N", "Č"}}));
    EXPECT_EQ(guessEncoding(std::string_view{"N\0a\0m\0e\0", 8}), Encoding::Utf16Le);
}

TEST(TextTable, WhatIsNoTextIsRefused) {
    EXPECT_EQ(readText(std::string_view{"\x7F"
                                        "ELF\0\1\2\0",
                                        8})
                  .error()
                  .what,
              What::NotText);
    EXPECT_EQ(readText("\xFF\xFF", {Encoding::Utf8, {}}).error().what, What::NotText);
}

TEST(TextTable, WhatIsTooLargeIsRefusedWithItsPlace) {
    Limits limits;
    limits.columns = 2;
    EXPECT_EQ(readText("a;b\nc;d;e\n", {{}, Separator::Semicolon}, limits).error(),
              (Problem{What::TooManyCells, 2, 3}));
    limits = {};
    limits.cells = 2;
    EXPECT_EQ(readText("a\nb\nc", {{}, Separator::None}, limits).error(), (Problem{What::TooManyCells, 3, 1}));
    limits = {};
    limits.cellBytes = 3;
    EXPECT_EQ(readText("abcd", {}, limits).error(), (Problem{What::CellTooLong, 1, 1}));
    limits = {};
    limits.bytes = 3;
    EXPECT_EQ(readText("abcd", {}, limits).error(), Problem{What::TooLarge});
}

TEST(TextTable, IsWrittenSoThatItReadsTheSame) {
    Sheet const sheet{{{"Name", "Note"}, {"Čižmár, Ján", "says \"no\""}, {"", "two\nlines"}, {"=1+1", " x"}}};
    std::string const csv = csvText(sheet);
    EXPECT_EQ(csv, "Name,Note\r\n\"Čižmár, Ján\",\"says \"\"no\"\"\"\r\n,\"two\nlines\"\r\n=1+1,\" x\"\r\n");
    EXPECT_EQ(parseDelimited(csv, Separator::Comma)->rows[1], sheet.rows[1]);
    EXPECT_TRUE(csvText(sheet, ';', ByteOrderMark::Utf8).starts_with("\xEF\xBB\xBFName;Note\r\n"));
    EXPECT_EQ(tsvText(Sheet{{{"a", "b\tc"}, {"d\ne"}}}), "a\tb c\nd e\n");
    EXPECT_EQ(htmlText(Sheet{{{"a<b"}, {"c&d"}}}),
              "<meta charset=\"utf-8\"><table><tr><th>a&lt;b</th></tr><tr><td>c&amp;d</td></tr></table>\n");
}

TEST(TypedLines, OfAMailHaveNumberNameBirthRatingIdAndWhatIsLeft) {
    EXPECT_EQ(rowsOf("1. Lupták Ján, 1.2.2001, 1845\n2. Medveď Peter, 3.4.2003, 1520\n"),
              (Rows{{"1.", "Lupták Ján", "1.2.2001", "1845"}, {"2.", "Medveď Peter", "3.4.2003", "1520"}}));
    EXPECT_EQ(rowsOf("Lupták Ján 2001 1845 SVK\n"), (Rows{{"Lupták Ján", "2001", "1845", "SVK"}}));
    EXPECT_EQ(rowsOf("Lupták Ján (1845)\n"), (Rows{{"Lupták Ján", "1845"}})) << "nobody was born then";
    EXPECT_EQ(rowsOf("Ďurica Peter (2003) 1520\n"), (Rows{{"Ďurica Peter", "2003", "1520"}}));
    EXPECT_EQ(rowsOf("Hron Jozef 1950, tel. 0905 123 456\n"), (Rows{{"Hron Jozef", "1950", "0905 123 456"}}));
    EXPECT_EQ(rowsOf("Hron Jozef 1984\n"), (Rows{{"Hron Jozef", "1984"}})) << "one number is the rating";
    EXPECT_EQ(rowsOf("Čižmár Ján, nar. 1. 2. 2001, Elo 1845, ŠK Žilina, SVK\n"),
              (Rows{{"Čižmár Ján", "1.2.2001", "1845", "SVK", "ŠK Žilina"}}));
    EXPECT_EQ(rowsOf("* IM Ťažký Róbert 2405 FIDE ID 14912345\n"), (Rows{{"IM Ťažký Róbert", "2405", "14912345"}}));
    EXPECT_EQ(rowsOf("3) Žiaková Ľubica - bez ela - nar. 2010\n"), (Rows{{"3)", "Žiaková Ľubica", "2010"}}));
}

TEST(TypedLines, ANameEndsWhereATitleABracketAClubOrATelephoneBegins) {
    EXPECT_EQ(rowsOf("Großmann, Björn FM 2287 *1999 GER\n"), (Rows{{"Großmann, Björn", "FM", "1999", "2287", "GER"}}));
    EXPECT_EQ(rowsOf("Müller, Jörg (DWZ 1923, geb. 17.04.1979)\n"), (Rows{{"Müller, Jörg", "17.04.1979", "1923"}}));
    EXPECT_EQ(rowsOf("- Antía Míguez Castro (sub-14) 12/05/2013 Elo 1523\n"),
              (Rows{{"Antía Míguez Castro", "12/05/2013", "1523", "sub-14"}}));
    EXPECT_EQ(rowsOf("Novák Ján U12 chl 1250\nMalá Eva U10 dievča 1100\n"),
              (Rows{{"Novák Ján", "1250", "U12 chl"}, {"Malá Eva", "1100", "U10 dievča"}}));
    EXPECT_EQ(rowsOf("* Smith, John - 1850 - ENG - b. 1990\n"), (Rows{{"Smith, John", "1990", "1850", "ENG"}}));
    EXPECT_EQ(
        rowsOf("Peter Kováč, ŠK Slovan Bratislava, 0905 123 456\nJana Malá, ŠK Rača, 0911 222 333\n"),
        (Rows{{"Peter Kováč", "0905 123 456", "ŠK Slovan Bratislava"}, {"Jana Malá", "0911 222 333", "ŠK Rača"}}));
    EXPECT_EQ(rowsOf("Prihlasujem sa: Peter Malý, narodený 5.12.2006, ELO 1500\n"),
              (Rows{{"Peter Malý", "5.12.2006", "1500"}}));
}

TEST(TypedLines, BehindACommaStandsAClubOrAGivenName) {
    EXPECT_EQ(rowsOf("Oravec Štefan, ŠKM Stará Ľubovňa, 1676, 1985\n"
                     "Nagy Ľudovít, Liptovská šachová škola, 1463, r. 1988\n"
                     "Malá Eva, Tatran, 1297, 1999\n"
                     "Kollárová Hudecová Eva, bez klubu, 1397, nar. 1975\n"
                     "Smith John, Hastings CC, 1500, 1990\n"),
              (Rows{{"Oravec Štefan", "1985", "1676", "ŠKM Stará Ľubovňa"},
                    {"Nagy Ľudovít", "1988", "1463", "Liptovská šachová škola"},
                    {"Malá Eva", "1999", "1297", "Tatran"},
                    {"Kollárová Hudecová Eva", "1975", "1397", "bez klubu"},
                    {"Smith John", "1990", "1500", "Hastings CC"}}));
    EXPECT_EQ(rowsOf("GARCÍA LÓPEZ, JUAN, 1850\nPÉREZ SOUTO, ANA, 1760\n"),
              (Rows{{"GARCÍA LÓPEZ, JUAN", "1850"}, {"PÉREZ SOUTO, ANA", "1760"}}));
    EXPECT_EQ(rowsOf("García López, Juan, 1850\nPérez Souto, Ana María, 1760\nNovák, Ján, Tatran Prešov, 1650\n"),
              (Rows{{"García López, Juan", "1850", ""},
                    {"Pérez Souto, Ana María", "1760", ""},
                    {"Novák, Ján", "1650", "Tatran Prešov"}}));
}

TEST(TypedLines, TelephonesAndAddressesHaveColumnsOfTheirOwn) { // they are on no paper and in no file
    EXPECT_EQ(rowsOf("Oravec Štefan, ŠK Žilina, 1676, nar. 1985, tel. 0905 123 404\n"
                     "Nagy Ľudovít, ŠK Žilina, 1463, nagy@example.org, +421 905 123 406\n"),
              (Rows{{"Oravec Štefan", "1985", "1676", "0905 123 404", "", "ŠK Žilina"},
                    {"Nagy Ľudovít", "", "1463", "+421 905 123 406", "nagy@example.org", "ŠK Žilina"}}));
}

TEST(TypedLines, ASentenceWithANumberIsNoPlayer) {
    for (char const* line : {"posielam prihlášku na turnaj Memoriál J. Nováka 2026 (21.-22. 11. 2026)",
                             "Díky, Petr Dvořák, tel. 602 123 456", "My son Alexander Petrov (born 2010, rating 1650)",
                             "Od: Petr Dvořák <petr@example.org> 1234"}) {
        auto const rows =
            rowsOf(std::string{line} + "\n1. Čižmár Ján, 1.2.2001, 1845\n2. Hronová Anna, 1.2.2003, 1745\n");
        ASSERT_EQ(rows.size(), 3U);
        EXPECT_EQ(std::ranges::count(rows[0], std::string{}), std::ssize(rows[0]) - 1)
            << line << ": one cell, with the line";
    }
}

TEST(TypedLines, ANameMayHaveSmallWordsAndFiguresMayHaveAGap) {
    EXPECT_EQ(rowsOf("Maria de los Santos 1500\nCharles d'Artagnan 1600\nGerrit te Velde 1700\nNovák ján ml. 1800\n"),
              (Rows{{"Maria de los Santos", "1500"},
                    {"Charles d'Artagnan", "1600"},
                    {"Gerrit te Velde", "1700"},
                    {"Novák ján ml.", "1800"}}));
    EXPECT_EQ(rowsOf("Board 1: Ján Novák 1500\nBoard 2: Eva Malá 1 600\n"),
              (Rows{{"Ján Novák", "1500"}, {"Eva Malá", "1600"}}));
    EXPECT_EQ(rowsOf("Jana Rat 1500\nEva Id 1600\n"), (Rows{{"Jana Rat", "1500"}, {"Eva Id", "1600"}}));
    EXPECT_EQ(rowsOf("Novák Ján 1500\nMalý Peter 1600\nKováč Ivan; Žilina; 1700\n")[2],
              (Row{"Kováč Ivan", "1700", "Žilina"}));
    EXPECT_EQ(rowsOf("Malý Peter 1600 ABC klub\nHron Ivan 1700 SVK\n"),
              (Rows{{"Malý Peter", "1600", "", "ABC klub"}, {"Hron Ivan", "1700", "SVK", ""}}));
}

TEST(TypedLines, ADayMayHaveAMonthInLettersOrAYearOfTwoFigures) {
    EXPECT_EQ(rowsOf("Novák Ján, 1500, 5-Dec-2006\nMalý Peter, 1600, 1.2.99\nHron Ivan, 1700, 21/7/01\n"),
              (Rows{{"Novák Ján", "5-Dec-2006", "1500"},
                    {"Malý Peter", "1.2.99", "1600"},
                    {"Hron Ivan", "21/7/01", "1700"}}));
}

TEST(TypedLines, OfTwoNumbersThatMayBeYearsTheOrderOfTheOthersTells) {
    EXPECT_EQ(rowsOf("Novák Ján 1500 1971\nMalý Peter 1950 1980\nHron Ivan 1700 1990\nVlk Ota 1920 1975\n"),
              (Rows{{"Novák Ján", "1971", "1500"},
                    {"Malý Peter", "1980", "1950"},
                    {"Hron Ivan", "1990", "1700"},
                    {"Vlk Ota", "1975", "1920"}}));
    EXPECT_EQ(rowsOf("Novák Ján 1971 1500\nMalý Peter 1950 1980\nHron Ivan 1990 1700\n")[1],
              (Row{"Malý Peter", "1950", "1980"}));
}

TEST(TypedLines, ALineWithCellsOfATableHasItsNameInOne) {
    EXPECT_EQ(rowsOf("Mráz Andrej, ŠKM Žilina, 1432\nHron Ivan, ŠKM Žilina, 1700\n"
                     "Castro Rodríguez, Uxía; CX Lugo; 1877\n1\tGM\tSokol, Ondrej\tŠK Nitra\t2479\n"),
              (Rows{{"", "Mráz Andrej", "1432", "ŠKM Žilina"},
                    {"", "Hron Ivan", "1700", "ŠKM Žilina"},
                    {"", "Castro Rodríguez, Uxía", "1877", "CX Lugo"},
                    {"1", "GM Sokol, Ondrej", "2479", "ŠK Nitra"}}));
}

TEST(TypedLines, ATelephoneWithAStrokeIsInNoClubEither) {
    EXPECT_EQ(rowsOf("Hruška Marek, ŠK Slávia, 2388, r. 1979, tel. 0908/111 222\n"
                     "Malá Eva, ŠK Slávia, 1700, 0905/123-456\n"),
              (Rows{{"Hruška Marek", "1979", "2388", "0908/111 222", "ŠK Slávia"},
                    {"Malá Eva", "", "1700", "0905/123-456", "ŠK Slávia"}}));
}

TEST(TypedLines, WithDashesBetweenItsCellsALineKeepsTheCommaOfTheName) {
    EXPECT_EQ(rowsOf("Mráz Andrej, ŠKM Žilina, 1432\nRuiz García, Íñigo - CA Gijón - 1740 - 2005\n")[1],
              (Row{"Ruiz García, Íñigo", "2005", "1740", "CA Gijón"}));
}

TEST(TypedLines, ABirthMayHaveItsMonthInAWord) {
    EXPECT_EQ(rowsOf("John Clarke, 1850, born 12 March 2001\nPeter O'Brien, 1990, born 1960\n"),
              (Rows{{"John Clarke", "12March2001", "1850"}, {"Peter O'Brien", "1960", "1990"}}));
}

TEST(TypedLines, WhatIsSaidOfAPlayerIsNoClub) {
    EXPECT_EQ(rowsOf("Novák Ján, ŠK Modra, 1500, comes to round 2\nHron Ivan, ŠK Modra, 1700\n"),
              (Rows{{"Novák Ján", "1500", "ŠK Modra", "comes to round 2"}, {"Hron Ivan", "1700", "ŠK Modra", ""}}));
}

TEST(TypedLines, WhoHasNoRatingIsInNoClubOfThatName) {
    EXPECT_EQ(rowsOf("Bartoš Ján, ŠK Modra, bez ratingu, 1.2.2009\nHron Ivan, ŠK Modra, 1700\n")[0],
              (Row{"Bartoš Ján", "1.2.2009", "", "ŠK Modra"}));
}

TEST(TypedLines, NoneIsLostAndNoneIsAHead) {
    std::string const mail = "Dobrý deň,\n\nposielam prihlášku:\n\n1. Čižmár Ján, 1.2.2001, ELO 1845\n"
                             "- Novák ml., Jozef 2100\n> Horváth Štefan 1777\n4) Žiaková Ľubica - nar. 2010\n"
                             "Kontakt: 0905 123 456, klub@klub.sk\n\nS pozdravom\nOndrej Šimko\n";
    auto const read = readText(mail);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->separator, Separator::Words);
    EXPECT_EQ(read->sheet.typed,
              (std::vector{TypedColumn::Number, TypedColumn::Name, TypedColumn::Birth, TypedColumn::Rating}));
    ASSERT_EQ(read->sheet.rows.size(), 12U) << "a row for each line";
    std::vector<std::string> names;
    for (std::size_t row = 0; row < 12; ++row)
        if (auto const& name = read->sheet.cell(row, 1); !name.empty()) names.push_back(name);
    EXPECT_EQ(names, (std::vector<std::string>{"Dobrý deň,", "posielam prihlášku:", "Čižmár Ján", "Novák ml., Jozef",
                                               "Horváth Štefan", "Žiaková Ľubica",
                                               "Kontakt: 0905 123 456, klub@klub.sk", "S pozdravom", "Ondrej Šimko"}));
}

} // namespace
} // namespace flagfall::tables
