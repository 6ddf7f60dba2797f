// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/encoding.h"

#include <unicode/unistr.h>

#include <gtest/gtest.h>

namespace flagfall::tables {
namespace {

std::string encoded(std::string_view text, Encoding encoding) {
    auto const wide = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
    std::string bytes(text.size() + 1, '\0');
    auto const size = wide.extract(0, wide.length(), bytes.data(), static_cast<std::uint32_t>(bytes.size()),
                                   std::string{encodingName(encoding)}.c_str());
    bytes.resize(static_cast<std::size_t>(size));
    return bytes;
}

struct Names {
    char const* language;
    Encoding encoding;
    char const* text;
};

void PrintTo(Names const& names, std::ostream* out) {
    *out << names.language << " in " << encodingName(names.encoding);
}

class Guess : public testing::TestWithParam<Names> {};

TEST_P(Guess, GivesTheNamesAsTheyWereWritten) {
    Names const& names = GetParam();
    std::string const bytes = encoded(names.text, names.encoding);
    EXPECT_EQ(decoded(bytes, guessEncoding(bytes)), names.text) << encodingName(guessEncoding(bytes));
}

constexpr char const* czech =
    "Jméno;Elo\nDvořák Jiří;2100\nKučera Zdeněk;1999\nRůžička Bedřich;1870\nHrdličková Anežka;0\n"
    "Martinů Tomáš;1702\nBřezina Ondřej;1650\nŠťastný Luděk;1500\n";
constexpr char const* czechNoHooks = "Kučera Petr;2100\nVlček Jan;1999\nKunčar Emil;1870\nBenč Karel;1800\n";
constexpr char const* slovak = "Meno;Rating\nČižmár, Ján;2100\nĽupták, Matúš;1990\nŽitňanský, Ľuboš;1850\n"
                               "Hrnčiar, Ďuro;1700\nStĺpik, Božena;1600\nVŕba, Štefan;1500\n";
constexpr char const* slovakFew = "Kováč, Ján;2100\nTomič, Ivan;1990\nLavička, Pavol;1800\nHanč, Adam;1700\n";
constexpr char const* polish = "Imię;Ranking\nDąbrowski, Łukasz;2100\nWójcik, Michał;1999\nZając, Małgorzata;1800\n"
                               "Kamiński, Paweł;1700\nGołębiewska, Żaneta;1600\nŚwiątek, Grażyna;1500\n";
constexpr char const* polishFew = "Dąbrowski, Jan;2100\nZając, Anna;1999\nKamiński, Adam;1800\nPękala, Ewa;1700\n";
constexpr char const* hungarian =
    "Név;Élő\nErdős, Péter;2100\nSzűcs, Gyöngyi;1999\nKőszegi, Ágnes;1800\nTóth, Győző;1700\n";
constexpr char const* croatian = "Kovačević, Ante;2100\nĐurić, Ivana;1999\nPerišić, Željko;1800\n";
constexpr char const* french = "Nom;Elo\nLefèvre, Hélène;2100\nBrière, Geneviève;1999\nGuérin, Loïc;1850\n"
                               "Lemaître, Anaïs;1700\nChêne, Benoît;1600\nFrançois, Zoé;1500\n";
constexpr char const* frenchFew = "Lefèvre, Marc;2100\nRivière, Paul;1999\nPère, Irène;1850\n";
constexpr char const* italian =
    "Nome;Elo\nRossi, Nicolò;2100\nForlì, Paolo;1999\nSalomè, Mosè;1850\nCantù, Niccolò;1700\n";
constexpr char const* italianFew = "Bianchi, Nicolò;2100\nVerdi, Mosè;1999\n";
constexpr char const* catalan = "Puig, Antònia;2100\nSerra, Mercè;1999\nJordà, Mònica;1850\nÒdena, Núria;1700\n";
constexpr char const* spanish = "Nombre;Elo\nMuñoz, Begoña;2100\nPeña, Íñigo;1999\nNúñez, Mª José;1850\n";
constexpr char const* portuguese = "Nome;Elo\nGonçalves, João;2100\nSimões, Inês;1999\nMagalhães, Conceição;1850\n";
constexpr char const* german = "Name;DWZ\nMüller, Jürgen;2100\nGroß, Käthe;1999\nSchröder, Götz;1850\n";
constexpr char const* galician = "Nome;Elo\nFariña, Brais;2100\nOutón, Uxía;1999\nCastiñeira, Iñaki;1850\n";
constexpr char const* danish = "Navn;Elo\nSørensen, Søren;2100\nJørgensen, Åse;1999\nKjær, Bjørn;1850\n";

INSTANTIATE_TEST_SUITE_P(
    Lists, Guess,
    testing::Values(
        Names{"Czech", Encoding::Windows1250, czech}, Names{"Czech", Encoding::Latin2, czech},
        Names{"Czech with č alone", Encoding::Windows1250, czechNoHooks},
        Names{"Slovak", Encoding::Windows1250, slovak}, Names{"Slovak", Encoding::Latin2, slovak},
        Names{"Slovak with č alone", Encoding::Windows1250, slovakFew}, Names{"Polish", Encoding::Windows1250, polish},
        Names{"Polish", Encoding::Latin2, polish}, Names{"Polish without ł", Encoding::Windows1250, polishFew},
        Names{"Hungarian", Encoding::Windows1250, hungarian}, Names{"Hungarian", Encoding::Latin2, hungarian},
        Names{"Croatian", Encoding::Windows1250, croatian}, Names{"French", Encoding::Windows1252, french},
        Names{"French with è alone", Encoding::Windows1252, frenchFew},
        Names{"Italian", Encoding::Windows1252, italian},
        Names{"Italian with ò and è alone", Encoding::Windows1252, italianFew},
        Names{"Catalan", Encoding::Windows1252, catalan}, Names{"Spanish", Encoding::Windows1252, spanish},
        Names{"Portuguese", Encoding::Windows1252, portuguese}, Names{"German", Encoding::Windows1252, german},
        Names{"Galician", Encoding::Windows1252, galician}, Names{"Danish", Encoding::Windows1252, danish}));

} // namespace
} // namespace flagfall::tables
