// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/table_columns.h"

#include "app/lists/folding.h"

#include <algorithm>
#include <array>

namespace flagfall::lists {
namespace {

constexpr std::size_t mostColumns = 200;

constexpr std::pair<std::string_view, TableColumn> meaningWords[] = {
    {"name", TableColumn::Name},
    {"surname", TableColumn::Surname},
    {"given-name", TableColumn::GivenName},
    {"fide-id", TableColumn::FideId},
    {"national-id", TableColumn::NationalId},
    {"federation", TableColumn::Federation},
    {"sex", TableColumn::Sex},
    {"title", TableColumn::Title},
    {"womens-title", TableColumn::WomensTitle},
    {"standard", TableColumn::Standard},
    {"standard-k", TableColumn::StandardK},
    {"rapid", TableColumn::Rapid},
    {"rapid-k", TableColumn::RapidK},
    {"blitz", TableColumn::Blitz},
    {"blitz-k", TableColumn::BlitzK},
    {"birth", TableColumn::Birth},
    {"club", TableColumn::Club},
    {"flag", TableColumn::Flag},
};

/// Folded, without blanks.
constexpr std::pair<std::string_view, TableColumn> knownTitles[] = {
    {"name", TableColumn::Name},
    {"player", TableColumn::Name},
    {"fullname", TableColumn::Name},
    {"meno", TableColumn::Name},
    {"menohraca", TableColumn::Name},
    {"menoapriezvisko", TableColumn::Name},
    {"priezviskomeno", TableColumn::Name},
    {"priezviskoameno", TableColumn::Name},
    {"hrac", TableColumn::Name},
    {"jmeno", TableColumn::Name},
    {"jmenohrace", TableColumn::Name},
    {"prijmeniajmeno", TableColumn::Name},
    {"prijmenijmeno", TableColumn::Name},
    {"nome", TableColumn::Name},
    {"nombre", TableColumn::Name},
    {"xogador", TableColumn::Name},
    {"jugador", TableColumn::Name},
    {"apellidosynombre", TableColumn::Name},
    {"apelidosenome", TableColumn::Name},
    {"spieler", TableColumn::Name},
    {"spielername", TableColumn::Name},
    {"joueur", TableColumn::Name},
    {"nomcomplet", TableColumn::Name},
    {"nomprenom", TableColumn::Name},
    {"surname", TableColumn::Surname},
    {"lastname", TableColumn::Surname},
    {"familyname", TableColumn::Surname},
    {"priezvisko", TableColumn::Surname},
    {"prijmeni", TableColumn::Surname},
    {"apelidos", TableColumn::Surname},
    {"apellidos", TableColumn::Surname},
    {"nachname", TableColumn::Surname},
    {"nom", TableColumn::Surname},
    {"givenname", TableColumn::GivenName},
    {"firstname", TableColumn::GivenName},
    {"forename", TableColumn::GivenName},
    {"krstnemeno", TableColumn::GivenName},
    {"krestnijmeno", TableColumn::GivenName},
    {"vorname", TableColumn::GivenName},
    {"prenom", TableColumn::GivenName},
    {"nomedepila", TableColumn::GivenName},
    {"fideid", TableColumn::FideId},
    {"fide", TableColumn::FideId},
    {"idfide", TableColumn::FideId},
    {"idnumber", TableColumn::FideId},
    {"fidecode", TableColumn::FideId},
    {"codigofide", TableColumn::FideId},
    {"fidekod", TableColumn::FideId},
    {"kodfide", TableColumn::FideId},
    {"fideno", TableColumn::FideId},
    {"idno", TableColumn::FideId},
    {"id", TableColumn::NationalId},
    {"nationalid", TableColumn::NationalId},
    {"localid", TableColumn::NationalId},
    {"natid", TableColumn::NationalId},
    {"regcislo", TableColumn::NationalId},
    {"registracnecislo", TableColumn::NationalId},
    {"registracnicislo", TableColumn::NationalId},
    {"lok", TableColumn::NationalId},
    {"regc", TableColumn::NationalId},
    {"idlok", TableColumn::NationalId},
    {"licencia", TableColumn::NationalId},
    {"licenza", TableColumn::NationalId},
    {"licence", TableColumn::NationalId},
    {"license", TableColumn::NationalId},
    {"pkz", TableColumn::NationalId},
    {"mitgliedsnummer", TableColumn::NationalId},
    {"code", TableColumn::NationalId},
    {"membership", TableColumn::NationalId},
    {"fed", TableColumn::Federation},
    {"federation", TableColumn::Federation},
    {"federacia", TableColumn::Federation},
    {"federace", TableColumn::Federation},
    {"federacion", TableColumn::Federation},
    {"country", TableColumn::Federation},
    {"stat", TableColumn::Federation},
    {"pais", TableColumn::Federation},
    {"land", TableColumn::Federation},
    {"sex", TableColumn::Sex},
    {"gender", TableColumn::Sex},
    {"pohlavie", TableColumn::Sex},
    {"pohlavi", TableColumn::Sex},
    {"sexo", TableColumn::Sex},
    {"geschlecht", TableColumn::Sex},
    {"mz", TableColumn::Sex},
    {"sexe", TableColumn::Sex},
    {"title", TableColumn::Title},
    {"tit", TableColumn::Title},
    {"titul", TableColumn::Title},
    {"titulo", TableColumn::Title},
    {"titel", TableColumn::Title},
    {"titre", TableColumn::Title},
    {"wtitle", TableColumn::WomensTitle},
    {"wtit", TableColumn::WomensTitle},
    {"rating", TableColumn::Standard},
    {"elo", TableColumn::Standard},
    {"standard", TableColumn::Standard},
    {"std", TableColumn::Standard},
    {"eloloc", TableColumn::Standard},
    {"nationalrating", TableColumn::Standard},
    {"ratingnat", TableColumn::Standard},
    {"natrating", TableColumn::Standard},
    {"rtg", TableColumn::Standard},
    {"srtng", TableColumn::Standard},
    {"lokelo", TableColumn::Standard},
    {"elolok", TableColumn::Standard},
    {"lokalneelo", TableColumn::Standard},
    {"narodneelo", TableColumn::Standard},
    {"narodnielo", TableColumn::Standard},
    {"elonacional", TableColumn::Standard},
    {"dwz", TableColumn::Standard},
    {"standardelo", TableColumn::Standard},
    {"elostandard", TableColumn::Standard},
    {"vykonnost", TableColumn::Standard},
    {"k", TableColumn::StandardK},
    {"kfactor", TableColumn::StandardK},
    {"koeficient", TableColumn::StandardK},
    {"koef", TableColumn::StandardK},
    {"sk", TableColumn::StandardK},
    {"standardk", TableColumn::StandardK},
    {"rapid", TableColumn::Rapid},
    {"rapidrating", TableColumn::Rapid},
    {"rapidelo", TableColumn::Rapid},
    {"elorapid", TableColumn::Rapid},
    {"rrtng", TableColumn::Rapid},
    {"rapidas", TableColumn::Rapid},
    {"schnellschach", TableColumn::Rapid},
    {"rapide", TableColumn::Rapid},
    {"rapidk", TableColumn::RapidK},
    {"rk", TableColumn::RapidK},
    {"blitz", TableColumn::Blitz},
    {"blitzrating", TableColumn::Blitz},
    {"blitzelo", TableColumn::Blitz},
    {"eloblitz", TableColumn::Blitz},
    {"brtng", TableColumn::Blitz},
    {"blesk", TableColumn::Blitz},
    {"bleskovyelo", TableColumn::Blitz},
    {"blitzk", TableColumn::BlitzK},
    {"bk", TableColumn::BlitzK},
    {"birth", TableColumn::Birth},
    {"birthday", TableColumn::Birth},
    {"bday", TableColumn::Birth},
    {"born", TableColumn::Birth},
    {"birthdate", TableColumn::Birth},
    {"dateofbirth", TableColumn::Birth},
    {"yearofbirth", TableColumn::Birth},
    {"birthyear", TableColumn::Birth},
    {"datumnarodenia", TableColumn::Birth},
    {"roknarodenia", TableColumn::Birth},
    {"narodeny", TableColumn::Birth},
    {"datumnarozeni", TableColumn::Birth},
    {"roknarozeni", TableColumn::Birth},
    {"narozen", TableColumn::Birth},
    {"rocnik", TableColumn::Birth},
    {"datadenacemento", TableColumn::Birth},
    {"anodenacemento", TableColumn::Birth},
    {"nacemento", TableColumn::Birth},
    {"fechadenacimiento", TableColumn::Birth},
    {"nacimiento", TableColumn::Birth},
    {"geburtsdatum", TableColumn::Birth},
    {"geburtsjahr", TableColumn::Birth},
    {"geboren", TableColumn::Birth},
    {"naissance", TableColumn::Birth},
    {"datedenaissance", TableColumn::Birth},
    {"club", TableColumn::Club},
    {"klub", TableColumn::Club},
    {"oddil", TableColumn::Club},
    {"oddiel", TableColumn::Club},
    {"verein", TableColumn::Club},
    {"team", TableColumn::Club},
    {"clube", TableColumn::Club},
    {"flag", TableColumn::Flag},
    {"status", TableColumn::Flag},
};

std::string keyOf(std::string_view title) {
    std::string key = folded(title);
    std::erase(key, ' ');
    return key;
}

std::optional<TableColumn> meaningOf(std::string const& title, ColumnMeanings const& meanings) {
    std::string const key = keyOf(title);
    for (auto const& [said, column] : meanings)
        if (keyOf(said) == key) return column;
    for (auto const& [known, column] : knownTitles)
        if (known == key) return column;
    return std::nullopt;
}

/// Which of the separators parts the most titles.
char separatorOf(std::string_view line) {
    char best = ';';
    std::size_t most = 1;
    for (char const c : {';', '\t', ',', '|'})
        if (auto const parts = fieldsOf(line, c).size(); parts > most) {
            best = c;
            most = parts;
        }
    return best;
}

} // namespace

std::optional<TableColumn> tableColumnOf(std::string_view word) {
    for (auto const& [known, column] : meaningWords)
        if (known == word) return column;
    return std::nullopt;
}

std::vector<std::string_view> tableColumnWords() {
    std::vector<std::string_view> all;
    for (auto const& [word, column] : meaningWords) all.push_back(word);
    return all;
}

std::vector<std::string> fieldsOf(std::string_view line, char separator) {
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        char const c = line[i];
        if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"') {
            fields.back() += c;
            ++i;
        } else if (c == '"' && (quoted || trimmed(fields.back()).empty())) {
            quoted = !quoted;
        } else if (c == separator && !quoted) {
            if (fields.size() == mostColumns) break;
            fields.emplace_back();
        } else {
            fields.back() += c;
        }
    }
    return fields;
}

std::optional<TableColumns> TableColumns::fromHeader(std::string_view line, ColumnMeanings const& meanings) {
    TableColumns columns;
    columns.m_separator = separatorOf(line);
    for (std::string const& title : fieldsOf(line, columns.m_separator)) {
        auto meaning = meaningOf(title, meanings);
        // The first of two columns with one meaning counts.
        if (meaning && std::ranges::find(columns.m_columns, meaning) != columns.m_columns.end()) meaning.reset();
        columns.m_columns.push_back(meaning);
    }
    auto const has = [&columns](TableColumn column) {
        return std::ranges::find(columns.m_columns, std::optional{column}) != columns.m_columns.end();
    };
    // A given name beside a "Name" makes a surname of it; "meno" and "jmeno" are given names beside a surname.
    if (has(TableColumn::Name) && has(TableColumn::GivenName) && !has(TableColumn::Surname))
        std::ranges::replace(columns.m_columns, std::optional{TableColumn::Name}, std::optional{TableColumn::Surname});
    if (has(TableColumn::Name) && has(TableColumn::Surname) && !has(TableColumn::GivenName))
        std::ranges::replace(columns.m_columns, std::optional{TableColumn::Name},
                             std::optional{TableColumn::GivenName});
    if (!has(TableColumn::Name) && !has(TableColumn::Surname)) return std::nullopt;
    auto const titles = fieldsOf(line, columns.m_separator);
    for (std::size_t at = 0; at < titles.size(); ++at)
        columns.m_titles.emplace_back(trimmed(titles[at]), columns.m_columns[at]);
    return columns;
}

std::optional<ListedPlayer> TableColumns::player(std::string_view line) const {
    auto const fields = fieldsOf(line, m_separator);
    ListedPlayer player;
    std::string surname, given;
    for (std::size_t i = 0; i < std::min(fields.size(), m_columns.size()); ++i) {
        if (!m_columns[i]) continue;
        std::string_view const value = trimmed(fields[i]);
        switch (*m_columns[i]) {
        case TableColumn::Name: player.name = value; break;
        case TableColumn::Surname: surname = value; break;
        case TableColumn::GivenName: given = value; break;
        case TableColumn::FideId: player.fideId = fideIdOf(value); break;
        case TableColumn::NationalId: player.nationalId = value; break;
        case TableColumn::Federation: player.federation = value; break;
        case TableColumn::Sex: player.sex = sexOf(value); break;
        case TableColumn::Title:
        case TableColumn::WomensTitle: player.title = stronger(player.title, titleOf(value)); break;
        case TableColumn::Standard: player.in(PlayType::Standard).value = numberOf(value, highestRating); break;
        case TableColumn::StandardK: player.in(PlayType::Standard).k = numberOf(value, highestK); break;
        case TableColumn::Rapid: player.in(PlayType::Rapid).value = numberOf(value, highestRating); break;
        case TableColumn::RapidK: player.in(PlayType::Rapid).k = numberOf(value, highestK); break;
        case TableColumn::Blitz: player.in(PlayType::Blitz).value = numberOf(value, highestRating); break;
        case TableColumn::BlitzK: player.in(PlayType::Blitz).k = numberOf(value, highestK); break;
        case TableColumn::Birth: player.birth = birthOf(value); break;
        case TableColumn::Club: player.club = value; break;
        case TableColumn::Flag: player.active = value != "i" && value != "wi"; break;
        }
    }
    if (player.name.empty()) player.name = given.empty() || surname.empty() ? surname + given : surname + ", " + given;
    return player.name.empty() ? std::nullopt : std::optional{player};
}

} // namespace flagfall::lists
