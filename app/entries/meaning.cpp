// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/meaning.h"

#include "app/entries/prose.h"
#include "app/entries/word_list.h"
#include "app/tables/name_words.h"
#include "arbiter/terms/date.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

namespace flagfall::entries {
namespace {

struct Words {
    Meaning meaning;
    std::string_view word;  ///< of files and settings
    std::string_view heads; ///< folded, with spaces between them
};
constexpr std::array words{
    Words{Meaning::Nothing, "-", "nr no poc pc rk rank por poradie poradi snr startnr start cislo rg desempate"},
    Words{
        Meaning::Name, "name",
        "name names player players menohraca meno menoapriezvisko menopriezvisko priezviskoameno priezviskomeno hrac "
        "hraci jmeno "
        "jmenoaprijmeni jmenoprijmeni prijmeniajmeno prijmenijmeno nome nomeeapelidos apelidosenome xogador xogadora "
        "nombre nombreyapellidos apellidosynombre jugador spieler spielername teilnehmer joueur nometprenom nomprenom "
        "fullname"},
    Words{
        Meaning::LastName, "last_name",
        "lastname surname familyname priezvisko prijmeni apelido apelidos apellido apellidos nachname familienname nom "
        "nomdefamille"},
    Words{Meaning::FirstName, "first_name",
          "firstname givenname givennames forename krstnemeno krestnijmeno prenom vorname nomedepia"},
    Words{Meaning::Title, "title", "title tit titul fidetitle titulo titre titel fidetitel tt"},
    Words{Meaning::Rating, "rating", "rating rtg elo elorating ratingelo wertung wertungszahl elostd rat"},
    Words{Meaning::OfficialRating, "fide_rating",
          "fiderating ratingfide elofide fideelo fidertg ratingint eloint elointernational internationalrating efide "
          "irtg stdrating standardrating srtng rtgi eloi"},
    Words{Meaning::NationalRating, "national_rating",
          "nationalrating ratingnational nrating natrtg natrating narrating narelo elosk elosvk elocz narodnyrating "
          "narodnirating ratingnat elonacional "
          "elonational elonat elon rtgn rtgnat lok elocr elosr dwz nwz ratingdwz fqe ecf feda elofeda ratingn"},
    Words{Meaning::Federation, "federation",
          "federation fed federacia federace federacion foderation foderacion verband land country "
          "stat zeme krajina pais nation nat fedpais federacao"},
    Words{Meaning::FideId, "fide_id",
          "fideid idfide fide fidenumber fideno idno idnumber fidekod codefide fidecode "
          "idfidenumber fideidnr idfideplayer codigofide idn"},
    Words{Meaning::NationalId, "national_id",
          "nationalid idnational nationalidno natid localid registracia regc regcis regcislo registracnecislo "
          "registracnicislo "
          "cislolok refffe codeffe licencia licence licenca licencenumber idnacional mitgliedsnummer passnummer pkz "
          "zps loklid "
          "nationalnumber idnat identlok"},
    Words{
        Meaning::Birth, "birth",
        "birth birthday dateofbirth birthdate born yearofbirth birthyear bday byear dob datumnarodenia datumnar "
        "datnar narodeny "
        "narodena "
        "narodenie roknarodenia roknar rocnik rn datumnarozeni narozen narozeni roknarozeni datadenacemento nacemento "
        "anodenacemento anonacemento fechadenacimiento nacimiento anonacimiento anodenacimiento geburtsdatum "
        "geburtstag "
        "geburtsjahr geboren geb jahrgang jg datedenaissance naissance anneedenaissance neele year"},
    Words{Meaning::Sex, "sex", "sex gender pohlavie pohlavi sexo xenero genero geschlecht sexe mf mw mz"},
    Words{Meaning::Club, "club",
          "club clubcity clubname klub klubmesto oddiel oddil verein vereinort clubelocalidade clube kluboddiel tjsk"},
    Words{Meaning::Team, "team",
          "team teams teamname nameofteam druzstvo druzstva nazovdruzstva nazevdruzstva equipo nomedoequipo "
          "nombredelequipo mannschaft mannschaftsname equipe nomdelequipe"},
    Words{Meaning::K, "k", "k kfactor kfaktor koeficientk coeficientek kfide developmentcoefficient"},
    Words{Meaning::Categories, "categories",
          "category categories group groups kategoria kategorie skupina categoria categorias typ type gr kategorien "
          "categorie cat kat"},
    Words{Meaning::FeeOwed, "fee_owed",
          "feeowed fee owed owes dlh dlzi entryfee vklad startovne vkladkuhrade startgeld inscripcion cota "
          "droitdinscription kuhrade"},
    Words{Meaning::FeePaid, "fee_paid",
          "feepaid paid zaplatene zaplatil zaplatila uhradene uhradil zaplaceno uhrazeno pagado pagou bezahlt paye "
          "vkladuhradeny pagado"},
    Words{Meaning::Note, "note",
          "note notes remark remarks comment comments poznamka poznamky nota notas observacions "
          "observaciones bemerkung anmerkung remarque remarques"},
    Words{Meaning::FixedBoard, "fixed_board",
          "fixedboard board fixtable stalasachovnica stalasachovnice stol fixedtable taboleirofixo"},
    Words{Meaning::Email, "email",
          "email mail emailaddress emailova emailovaadresa correo correoelectronico courriel "
          "enderezodecorreo"},
    Words{Meaning::Phone, "phone",
          "phone telephone tel mobile mobil telefon telc telcislo cislotelefonu telefonnecislo telefono handy "
          "telefonnicislo movil telefonnummer"}};

std::optional<Meaning> meaningOfWord(std::string_view word) {
    if (word.empty()) return std::nullopt;
    auto const found = std::ranges::find_if(words, [&](Words const& one) { return holds(one.heads, word); });
    return found == words.end() ? std::nullopt : std::optional{found->meaning};
}

/// `Klub / Verein`: the same in several languages, with strokes between. What does not agree says nothing.
std::optional<Meaning> meaningOfLanguages(std::string_view head) {
    std::optional<Meaning> meaning;
    if (head.find('/') == std::string_view::npos) return meaning;
    for (std::size_t from = 0; from <= head.size();) {
        auto const end = std::min(head.find('/', from), head.size());
        auto const part = meaningOfWord(folded(head.substr(from, end - from)));
        if (part && meaning && part != meaning) return std::nullopt;
        if (part) meaning = part;
        from = end + 1;
    }
    return meaning;
}

// --- by what is in a column ---------------------------------------------------------------------------------

bool isNumber(std::string_view text, int least, int most) {
    if (text.empty() || text.size() > 9 || !std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; }))
        return false;
    int const number = std::stoi(std::string{text});
    return number >= least && number <= most;
}
constexpr int firstYear = 1930; ///< in which anybody who plays was born
constexpr int lastYear = 2030;

bool looksLikeFederation(std::string_view text) {
    return text.size() == 3 && std::ranges::all_of(text, [](char c) { return c >= 'A' && c <= 'Z'; });
}
bool isSex(std::string_view text) {
    static std::set<std::string, std::less<>> const letters{"m", "f", "w", "z"};
    return letters.contains(folded(text));
}
bool isDay(std::string_view text) {
    if (parseDate(text)) return true;
    auto const points = std::ranges::count_if(text, [](char c) { return c == '.' || c == '/' || c == '-'; });
    auto const digits = std::ranges::count_if(text, [](char c) { return c >= '0' && c <= '9'; });
    return points == 2 && digits >= 4 && static_cast<std::size_t>(points + digits) >= text.size() - 2;
}
bool isPersonsName(std::string_view text) {
    bool const hasDigits = std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return !hasDigits && text.size() >= 5 && text.find_first_of(" ,") != std::string_view::npos;
}

/// `1-0`, `½–½`, `0,5 : 0,5`, `+ - -`: what two players scored; with the marks that chess-results.com puts behind it,
/// K of a forfeit and U of a game that is not rated.
bool isResult(std::string_view text) {
    std::string score{text};
    std::erase(score, ' ');
    for (std::size_t at = 1; at < score.size(); ++at)
        if (std::string_view{"KUF"}.find(score[at]) != std::string_view::npos && score[at - 1] != '-') score[at] = ' ';
    std::erase(score, ' ');
    std::ranges::replace(score, ':', '-');
    for (auto const& [from, to] : {std::pair{"–", "-"}, {"½", "="}, {"1/2", "="}, {"0.5", "="}, {"0,5", "="}})
        for (auto at = score.find(from); at != std::string::npos; at = score.find(from))
            score.replace(at, std::string_view{from}.size(), to);
    static std::set<std::string, std::less<>> const games{"1-0", "0-1", "=-=", "0-0", "+--", "--+",
                                                          "---", "=-0", "0-=", "=--", "--=", "AJ-AJ"};
    return games.contains(score);
}

/// Whether four of five cells that are not empty fit.
template <typename Fits>
bool mostFit(tables::Sheet const& sheet, std::size_t column, std::size_t firstRow, Fits fits) {
    int filled = 0;
    int fitting = 0;
    for (std::size_t row = firstRow; row < sheet.rows.size(); ++row) {
        std::string const& cell = sheet.cell(row, column);
        if (cell.empty()) continue;
        ++filled;
        fitting += fits(cell) ? 1 : 0;
    }
    return filled > 0 && 10 * fitting >= 8 * filled;
}

/// `ŠK Žilina`, `Hastings Chess Club`: as clubs are called.
bool isClub(std::string_view text) {
    bool const hasWords = text.find(' ') != std::string_view::npos;
    return hasWords && std::ranges::any_of(text | std::views::split(' '), [](auto const word) {
               return !word.empty() && tables::isOfClub({word.begin(), word.end()});
           });
}

/// Of what is left of typed lines: every third cell says that it is a club.
bool areClubs(tables::Sheet const& sheet, std::size_t column) {
    int filled = 0;
    int clubs = 0;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        std::string const& left = sheet.cell(row, column);
        filled += left.empty() ? 0 : 1;
        clubs += isClub(left) || tables::isOfClub(left) ? 1 : 0;
    }
    return clubs > 0 && 3 * clubs >= filled;
}

struct Look {
    Meaning meaning;
    bool (*fits)(std::string_view);
};
/// Those that fit fewer texts come first.
constexpr std::array looks{
    Look{Meaning::Email, [](std::string_view t) { return t.find('@') != std::string_view::npos; }},
    Look{Meaning::Title, isTitle},
    Look{Meaning::Federation, looksLikeFederation},
    Look{Meaning::Sex, isSex},
    Look{Meaning::Birth, [](std::string_view t) { return isDay(t) || (t.size() == 4 && isNumber(t, 1915, 2025)); }},
    Look{Meaning::FideId,
         [](std::string_view t) { return isNumber(t, 100'000, 99'999'999); }}, // nine digits: a telephone
    Look{Meaning::Rating, [](std::string_view t) { return isNumber(t, 600, 2950) || t == "0"; }},
    Look{Meaning::Club, isClub},
    Look{Meaning::Name, isPersonsName}};

/// What most of the cells of a column look like.
std::optional<Meaning> meaningOfColumn(tables::Sheet const& sheet, std::size_t column, std::size_t firstRow,
                                       std::set<Meaning> const& taken) {
    for (Look const& look : looks) {
        if (!taken.contains(look.meaning) && mostFit(sheet, column, firstRow, look.fits)) return look.meaning;
    }
    return std::nullopt;
}

// --- the head -------------------------------------------------------------------------------------------------

bool hasDigits(tables::Row const& row) {
    return std::ranges::any_of(
        row, [](std::string const& cell) { return cell.find_first_of("0123456789") != std::string::npos; });
}

/// None: what is in it says it.
std::optional<Meaning> meaningOfTyped(tables::TypedColumn column) {
    switch (column) {
    case tables::TypedColumn::Number: return Meaning::Nothing;
    case tables::TypedColumn::Name: return Meaning::Name;
    case tables::TypedColumn::Title: return Meaning::Title;
    case tables::TypedColumn::Birth: return Meaning::Birth;
    case tables::TypedColumn::Rating: return Meaning::Rating;
    case tables::TypedColumn::Id: return Meaning::FideId;
    case tables::TypedColumn::Federation: return Meaning::Federation;
    case tables::TypedColumn::Phone: return Meaning::Phone;
    case tables::TypedColumn::Email: return Meaning::Email;
    case tables::TypedColumn::Said: return Meaning::Note;
    case tables::TypedColumn::Rest: break;
    }
    return std::nullopt;
}

/// The row with the most words that are known; one is enough where numbers begin below it, or where it says that names
/// stand below it.
std::optional<std::size_t> headRow(tables::Sheet const& sheet) {
    constexpr std::size_t deepest = 15;
    std::optional<std::size_t> best;
    int most = 0;
    for (std::size_t row = 0; row < std::min(deepest, sheet.rows.size()); ++row) {
        auto const known = static_cast<int>(std::ranges::count_if(sheet.rows[row], [](std::string const& cell) {
            return meaningOfHead(cell).value_or(Meaning::Nothing) != Meaning::Nothing;
        }));
        bool const numbersBegin =
            !hasDigits(sheet.rows[row]) && row + 1 < sheet.rows.size() && hasDigits(sheet.rows[row + 1]);
        bool const saysNames = std::ranges::any_of(
            sheet.rows[row], [](std::string const& cell) { return meaningOfHead(cell) == Meaning::Name; });
        if (!sheet.typed.empty() && !(saysNames && isAlone(sheet.rows[row]))) continue;
        bool const one = numbersBegin || saysNames || sheet.rows[row].size() == 1;
        bool const isHead = known >= 2 || (known == 1 && one);
        if (!isHead || known <= most) continue;
        most = known;
        best = row;
    }
    return best;
}

/// Of a head in two rows, as of joined cells: what stands in it says what the row above leaves open.
bool isSecondRowOfHead(tables::Sheet const& sheet, std::size_t row) {
    if (row == 0 || row >= sheet.rows.size() || !sheet.typed.empty() || hasDigits(sheet.rows[row])) return false;
    int known = 0;
    int filled = 0;
    int above = 0;
    for (std::size_t column = 0; column < sheet.columns(); ++column) {
        bool const isKnown = meaningOfHead(sheet.cell(row, column)).has_value();
        filled += sheet.cell(row, column).empty() ? 0 : 1;
        known += isKnown ? 1 : 0;
        above += meaningOfHead(sheet.cell(row - 1, column)).has_value() ? 1 : 0;
    }
    return known >= 2 && known == filled && above > 0;
}

/// In typed lines that say one number each: nobody's list has only ratings that are years of children and parents.
bool areYears(tables::Sheet const& sheet, std::size_t column) {
    if (std::ranges::find(sheet.typed, tables::TypedColumn::Birth) != sheet.typed.end()) return false;
    int filled = 0;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        std::string const& cell = sheet.cell(row, column);
        if (cell.empty()) continue;
        ++filled;
        if (!isNumber(cell, firstYear, lastYear)) return false;
    }
    return filled > 1;
}

bool isWordOfName(std::string_view text) {
    return text.size() > 1 && text.find_first_of("0123456789 .@") == std::string_view::npos;
}

/// `Novák;Ján;2006`: two columns side by side, of which the one with more common given names has those.
void takeNamesOfOneWord(tables::Sheet const& sheet, Mapping& mapping, std::vector<bool>& said,
                        std::set<Meaning>& taken) {
    auto const isName = [&](std::size_t column) {
        auto const isPart = [](auto text) {
            return isWordOfName(text) && !isTitle(text) && !looksLikeFederation(text);
        };
        return mostFit(sheet, column, 0, isPart) && !mostFit(sheet, column, 0, isSex);
    };
    auto const given = [&](std::size_t column) {
        return std::ranges::count_if(
            sheet.rows, [&](tables::Row const& row) { return column < row.size() && isGivenName(row[column]); });
    };
    for (std::size_t column = 0; column < mapping.columns.size(); ++column)
        if (mostFit(sheet, column, 0, isPersonsName)) return; // whole names
    for (std::size_t column = 0; column + 1 < mapping.columns.size(); ++column) {
        if (!isName(column) || !isName(column + 1)) continue;
        auto const before = given(column);
        auto const behind = given(column + 1);
        if (before == behind) continue;
        mapping.columns[column] = before > behind ? Meaning::FirstName : Meaning::LastName;
        mapping.columns[column + 1] = before > behind ? Meaning::LastName : Meaning::FirstName;
        said[column] = said[column + 1] = true;
        taken.insert({Meaning::LastName, Meaning::FirstName});
        return;
    }
}

/// `FIDE` may stand above IDs and above ratings, `NAT` above federations and above ratings (Vega has `IDFIDE` and `FED`
/// beside them); no ID of a player has four digits. What such a column leaves goes to another one that says it.
void takeRatings(tables::Sheet const& sheet, Mapping& mapping, std::set<Meaning>& taken) {
    auto const headOf = [&](std::size_t column) { return entries::headOf(sheet, mapping.firstRow, column); };
    auto const take = [&](std::size_t column, Meaning meaning) {
        taken.insert(meaning);
        mapping.columns[column] = meaning;
    };
    auto const giveUp = [&](Meaning meaning) {
        taken.erase(meaning);
        for (std::size_t column = 0; column < mapping.columns.size() && !taken.contains(meaning); ++column)
            if (mapping.columns[column] == Meaning::Nothing && meaningOfHead(headOf(column)) == meaning)
                take(column, meaning);
    };
    for (std::size_t column = 0; column < mapping.columns.size(); ++column) {
        std::string const head = folded(headOf(column));
        if (head != "fide" && head != "nat") continue;
        Meaning const rating = head == "fide" ? Meaning::OfficialRating : Meaning::NationalRating;
        Meaning const before = mapping.columns[column];
        bool const isRating =
            mostFit(sheet, column, mapping.firstRow, [](auto text) { return isNumber(text, 0, 3999); });
        if (!isRating || taken.contains(rating)) continue;
        take(column, rating);
        if (before != Meaning::Nothing) giveUp(before);
    }
}

} // namespace

std::string_view meaningWord(Meaning meaning) { return std::ranges::find(words, meaning, &Words::meaning)->word; }

std::optional<Meaning> meaningFrom(std::string_view word) {
    auto const found = std::ranges::find(words, word, &Words::word);
    return found == words.end() ? std::nullopt : std::optional{found->meaning};
}

std::string folded(std::string_view text) {
    UErrorCode problem = U_ZERO_ERROR;
    auto const* const form = icu::Normalizer2::getNFKDInstance(problem);
    auto wide = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
    if (U_SUCCESS(problem)) wide = form->normalize(wide, problem);
    wide.foldCase();
    icu::UnicodeString kept;
    for (std::int32_t i = 0; i < wide.length(); i = wide.moveIndex32(i, 1)) {
        UChar32 const point = wide.char32At(i);
        if (point == U'ł')
            kept.append(UChar{'l'});
        else if (point == U'ø')
            kept.append(UChar{'o'});
        else if (point == U'đ' || point == U'ð')
            kept.append(UChar{'d'});
        else if (u_isalnum(point))
            kept.append(point);
    }
    std::string plain;
    kept.toUTF8String(plain);
    return plain;
}

std::optional<Meaning> meaningOfHead(std::string_view head) {
    std::string const letters = folded(head);
    if (letters.empty() && head != meaningWord(Meaning::Nothing)) return std::nullopt;
    if (auto const whole = meaningOfWord(letters)) return whole;
    // What this program writes itself.
    for (Words const& one : words)
        if (folded(one.word) == letters) return one.meaning;
    // `Rtg FIDE` is `FIDE Rtg`.
    if (auto const gap = head.find(' '); gap != std::string_view::npos && gap == head.rfind(' '))
        if (auto const turned = meaningOfWord(folded(head.substr(gap + 1)) + folded(head.substr(0, gap))))
            return turned;
    return meaningOfLanguages(head);
}

std::string const& headOf(tables::Sheet const& sheet, std::size_t firstRow, std::size_t column) {
    std::string const& head = sheet.cell(firstRow - 1, column);
    bool const goesOn = head.empty() && firstRow > 1 && isSecondRowOfHead(sheet, firstRow - 1);
    return goesOn ? sheet.cell(firstRow - 2, column) : head;
}

std::vector<std::size_t> unusedColumns(tables::Sheet const& sheet, Mapping const& mapping) {
    std::vector<std::size_t> unused;
    for (std::size_t column = 0; column < mapping.columns.size(); ++column) {
        if (mapping.columns[column] != Meaning::Nothing) continue;
        if (mapping.firstRow == 0) { // but for what only counts the rows
            auto const counts = [](std::string_view text) {
                return text.find_first_not_of("0123456789.)") == text.npos;
            };
            bool const says = !firstIn(sheet, mapping, column).empty() && !mostFit(sheet, column, 0, counts);
            if (says) unused.push_back(column);
            continue;
        }
        bool const says = !firstIn(sheet, mapping, column).empty();
        if (says && meaningOfHead(headOf(sheet, mapping.firstRow, column)) != Meaning::Nothing)
            unused.push_back(column);
    }
    return unused;
}

std::string const& firstIn(tables::Sheet const& sheet, Mapping const& mapping, std::size_t column) {
    for (std::size_t row = mapping.firstRow; row < sheet.rows.size(); ++row)
        if (std::string const& cell = sheet.cell(row, column); !cell.empty()) return cell;
    return sheet.cell(sheet.rows.size(), column);
}

bool Mapping::has(Meaning meaning) const { return std::ranges::find(columns, meaning) != columns.end(); }

Mapping guess(tables::Sheet const& sheet) {
    auto const head = headRow(sheet);
    if (!head) return guess(sheet, 0);
    return guess(sheet, *head + (isSecondRowOfHead(sheet, *head + 1) ? 2 : 1));
}

Mapping guess(tables::Sheet const& sheet, std::size_t firstRow) {
    Mapping mapping;
    mapping.firstRow = firstRow;
    mapping.columns.resize(sheet.columns(), Meaning::Nothing);
    std::vector<bool> said(mapping.columns.size());
    std::set<Meaning> taken;
    if (firstRow > 0) {
        for (std::size_t column = 0; column < mapping.columns.size(); ++column) {
            auto const meaning = meaningOfHead(headOf(sheet, firstRow, column));
            said[column] = meaning.has_value();
            if (!meaning || *meaning == Meaning::Nothing || !taken.insert(*meaning).second) continue;
            mapping.columns[column] = *meaning;
        }
    }
    for (std::size_t column = 0; column < sheet.typed.size() && column < mapping.columns.size(); ++column) {
        auto meaning = meaningOfTyped(sheet.typed[column]);
        if (!meaning && areClubs(sheet, column)) meaning = Meaning::Club;
        if (!meaning) continue;
        if (meaning == Meaning::Rating && areYears(sheet, column)) meaning = Meaning::Birth;
        said[column] = true;
        mapping.columns[column] = *meaning;
        taken.insert(*meaning);
    }
    if (firstRow > 0) takeRatings(sheet, mapping, taken);
    if (firstRow == 0 && sheet.typed.empty()) takeNamesOfOneWord(sheet, mapping, said, taken);
    if (taken.contains(Meaning::LastName) && taken.contains(Meaning::FirstName)) taken.insert(Meaning::Name);
    // `Meno` beside `Priezvisko` is the first name.
    if (taken.contains(Meaning::LastName) && taken.contains(Meaning::Name) && !taken.contains(Meaning::FirstName)) {
        std::ranges::replace(mapping.columns, Meaning::Name, Meaning::FirstName);
        taken.insert(Meaning::FirstName);
    }
    for (std::size_t column = 0; column < mapping.columns.size(); ++column) {
        if (said[column]) continue;
        auto meaning = meaningOfColumn(sheet, column, mapping.firstRow, taken);
        // Beside FIDE's ratings others are a federation's: the rating used is made of both.
        if (meaning == Meaning::Rating && taken.contains(Meaning::OfficialRating)) meaning = Meaning::NationalRating;
        if (!meaning || taken.contains(*meaning)) continue;
        mapping.columns[column] = *meaning;
        taken.insert(*meaning);
    }
    auto const name = std::ranges::find(mapping.columns, Meaning::Name);
    if (name != mapping.columns.end())
        mapping.names =
            habitOf(sheet, static_cast<std::size_t>(name - mapping.columns.begin()), mapping.firstRow).order;
    return mapping;
}

std::optional<std::size_t> columnOfResults(tables::Sheet const& sheet, std::size_t firstRow) {
    for (std::size_t column = 0; column < sheet.columns(); ++column) {
        // In a short list the word above the results would count as one that is none.
        bool const hasHead = !isResult(sheet.cell(firstRow, column));
        if (mostFit(sheet, column, firstRow + (hasHead ? 1 : 0), isResult) ||
            mostFit(sheet, column, firstRow, isResult))
            return column;
    }
    return std::nullopt;
}

std::string signatureOf(tables::Sheet const& sheet, Mapping const& mapping) {
    if (mapping.firstRow == 0) return std::to_string(sheet.columns());
    std::string text;
    for (std::size_t column = 0; column < sheet.columns(); ++column)
        text += folded(sheet.cell(mapping.firstRow - 1, column)) + "|";
    return text;
}

} // namespace flagfall::entries
