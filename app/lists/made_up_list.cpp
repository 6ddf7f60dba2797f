// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/made_up_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>

namespace flagfall::lists {
namespace {

using Words = std::span<char const* const>;

/// How the names of a language are put together, and whose they are.
struct Language {
    Words federations, starts, middles, ends, men, women;
    char const* womansEnd; ///< of a surname; empty: as a man's
};

constexpr char const* westSlavic[] = {"SVK", "CZE", "POL"};
constexpr char const* westStarts[] = {"Ciz",  "Nov",   "Hor",  "Kov",  "Sed",   "Dvor", "Bar", "Mach",
                                      "Pros", "Vesel", "Kuch", "Hlav", "Zelen", "Krej", "Maj", "Vlc",
                                      "Jab",  "Tom",   "Pav",  "Such", "Rus",   "Koz"};
constexpr char const* westMiddles[] = {"", "a", "ac", "in", "ov", "ich", "ul", "en", "os", "er", "ec", "in", "an"};
constexpr char const* westEnds[] = {"mar", "ak", "ek", "sky", "ik", "ny", "ec", "ar", "at", "ovic", "cik", "ka", "ko"};
constexpr char const* westMen[] = {"Jan",   "Peter",     "Martin",   "Jozef",  "Tomas", "Jiri",
                                   "Pavel", "Marek",     "Lukasz",   "Michal", "Filip", "Adam",
                                   "Jakub", "Stanislav", "Vladimir", "Igor",   "Piotr"};
constexpr char const* westWomen[] = {"Jana",  "Eva",  "Maria",  "Zuzana",    "Katarina", "Lucia", "Anna",
                                     "Petra", "Hana", "Monika", "Agnieszka", "Veronika", "Sona"};
constexpr char const* eastSlavic[] = {"RUS", "RUS", "UKR", "BLR", "KAZ", "FID"};
constexpr char const* eastStarts[] = {"Iv",  "Kar", "Petr",  "Smir",  "Kuz",   "Shev",   "Zhar",
                                      "Nep", "Yak", "Tsvet", "Bog",   "Khal",  "Gor",    "Sokol",
                                      "Leb", "Vor", "Mor",   "Chern", "Tkach", "Kolesn", "Shcher"};
constexpr char const* eastMiddles[] = {"", "an", "iak", "om", "en", "in", "or", "ash", "ych", "ush", "al", "ets", "in"};
constexpr char const* eastEnds[] = {"ov", "ev", "in", "enko", "chuk", "sky", "kin", "nov", "iachtchi", "uk", "itsyn"};
constexpr char const* eastMen[] = {"Alexander", "Sergey", "Dmitry",    "Evgeny",     "Mikhail",
                                   "Andrey",    "Yuri",   "Vladislav", "Aleksandr",  "Nikita",
                                   "Oleksandr", "Maksim", "Artem",     "Konstantin", "Ian"};
constexpr char const* eastWomen[] = {"Anastasia", "Ekaterina", "Olga",      "Tatiana", "Yulia",     "Natalia",
                                     "Daria",     "Iryna",     "Valentina", "Polina",  "Aleksandra"};
constexpr char const* indian[] = {"IND", "IND", "IND", "SRI", "BAN", "NEP"};
constexpr char const* indianStarts[] = {"Aa", "Pra", "Ra",  "Vish", "Ana", "Kri", "Shi", "Gu", "Sa",   "Ha",  "Ni",
                                        "Ma", "De",  "Bha", "Jay",  "Ven", "Sri", "Su",  "Ka", "Chan", "Ram", "Pan"};
constexpr char const* indianMiddles[] = {"",    "dhi", "nan", "ksha", "va",  "ni", "ra", "ya",
                                         "sha", "man", "tha", "ga",   "gna", "ku", "mi"};
constexpr char const* indianEnds[] = {"nandha", "kesh", "raj", "than", "dra", "mar",
                                      "na",     "sh",   "nda", "pati", "lam", "swamy"};
constexpr char const* indianMen[] = {"Arjun", "Vihaan", "Aditya",  "Sai",    "R", "S", "Krishna", "Rohan",
                                     "Aarav", "Pranav", "Karthik", "Ishaan", "M", "K", "Dhruv"};
constexpr char const* indianWomen[] = {"Ananya",   "Diya",   "Saanvi", "Harika",  "Priya",
                                       "Vaishali", "Aadhya", "Kavya",  "Nandhini"};
constexpr char const* iberian[] = {"ESP", "ESP", "ARG", "MEX", "COL", "PER", "CUB", "POR", "BRA", "CHI"};
constexpr char const* iberianStarts[] = {"Gar", "Ro", "Fer", "Mar", "Sal", "Va", "Ca",  "Oli", "Per", "Gon",
                                         "Al",  "Do", "Be",  "Cas", "Her", "Lo", "Mon", "Que", "Bar"};
constexpr char const* iberianMiddles[] = {"",   "ri",  "dri", "nan", "ti", "do", "me",
                                          "ve", "rre", "ce",  "sa",  "va", "ma"};
constexpr char const* iberianEnds[] = {"cia", "guez", "dez", "nez",  "ros", "no", "ez",
                                       "do",  "ra",   "ndo", "lles", "rio", "ga"};
constexpr char const* iberianMen[] = {"Jose Luis", "Carlos",    "Juan",   "Miguel Angel", "Pedro", "Xoan",  "Diego",
                                      "Pablo",     "Alejandro", "Rafael", "Joao",         "Luis",  "Manuel"};
constexpr char const* iberianWomen[] = {"Maria",  "Carmen", "Lucia", "Sabela", "Ana",
                                        "Isabel", "Paula",  "Sofia", "Uxia"};
constexpr char const* german[] = {"GER", "GER", "AUT", "SUI", "NED", "DEN", "SWE", "NOR"};
constexpr char const* germanStarts[] = {"Mue",  "Schm",  "Schn",  "Fisch", "We",  "Bau",      "Hoff",
                                        "Koe",  "Schae", "Kr",    "Lang",  "Wag", "Zim",      "Brau",
                                        "Hart", "Vog",   "Gross", "Lind",  "Ol",  "Van der B"};
constexpr char const* germanMiddles[] = {"", "l", "e", "i", "er", "a", "u", "ber", "mer", "st", "en", "ne"};
constexpr char const* germanEnds[] = {"ler",  "idt",   "mann", "er",   "ger",  "sen", "ing",
                                      "feld", "stein", "berg", "bach", "hoff", "e"};
constexpr char const* germanMen[] = {"Hans",     "Juergen", "Thomas", "Michael", "Stefan", "Jan",         "Lars",
                                     "Matthias", "Felix",   "Magnus", "Anish",   "Georg",  "Hans-Joachim"};
constexpr char const* germanWomen[] = {"Anna",   "Elisabeth", "Sabine",      "Hanna",
                                       "Ingrid", "Lena",      "Marie-Luise", "Josefine"};
constexpr char const* french[] = {"FRA", "FRA", "FRA", "BEL", "ALG", "TUN", "CAN"};
constexpr char const* frenchStarts[] = {"Du", "Le",  "Mo",      "Ber", "La", "Rou", "Gi",
                                        "Be", "Fon", "De La C", "Cha", "Vi", "Gau", "Pel"};
constexpr char const* frenchMiddles[] = {"", "bo", "ro", "ra", "tra", "mo", "ne", "la", "va", "ge", "che", "ri"};
constexpr char const* frenchEnds[] = {"is", "eau", "net", "ard", "ier", "nd", "lle",
                                      "re", "and", "ot",  "in",  "oux", "ave"};
constexpr char const* frenchMen[] = {"Maxime",  "Etienne", "Jean-Pierre", "Laurent",
                                     "Alireza", "Romain",  "Gabriel",     "Louis"};
constexpr char const* frenchWomen[] = {"Marie", "Sophie", "Camille", "Almira", "Pauline", "Chloe", "Jeanne"};
constexpr char const* asian[] = {"CHN", "CHN", "VIE", "SGP", "MAS", "PHI", "INA", "MGL"};
constexpr char const* asianStarts[] = {"Wa",  "Li", "Zha", "Che", "Liu", "Hu",  "Xu",  "Ng",
                                       "Tra", "Le", "Pha", "Wei", "Yu",  "Bat", "San", "Di"};
constexpr char const* asianMiddles[] = {"", "", "", "ng", "n", "o", "uy", "er"};
constexpr char const* asianEnds[] = {"", "ng", "n", "o", "yen", "u", "i", "m", "tsetseg", "tos"};
constexpr char const* asianMen[] = {"Wei",    "Hao",  "Jun", "Minh",   "Quang Liem",
                                    "Yangyi", "Chao", "Zhe", "Wesley", "Rafael"};
constexpr char const* asianWomen[] = {"Yifan", "Wenjun", "Thao Nguyen", "Jiner", "Zhongyi", "Li", "Xue"};
constexpr char const* eastern[] = {"IRI", "TUR", "EGY", "UAE", "AZE", "UZB", "IRQ", "MAR"};
constexpr char const* easternStarts[] = {"Al-", "Mo",  "Ah",  "Has", "Abd", "Mam", "Ra",
                                         "Sha", "Yil", "Kay", "Oz",  "Gha", "Mag", "El "};
constexpr char const* easternMiddles[] = {"ham", "med", "ma", "ul", "ed", "ra", "sa", "di", "hri", "al", "so", "em"};
constexpr char const* easternEnds[] = {"adov", "i",  "mad", "yarov", "ani",   "zadeh",  "oglu",
                                       "maz",  "er", "din", "lah",   "demir", "soodloo"};
constexpr char const* easternMen[] = {"Mohamed", "Ahmed",      "Ali",  "Mohammad", "Parham",
                                      "Mustafa", "Shakhriyar", "Omar", "Teimour"};
constexpr char const* easternWomen[] = {"Fatma", "Sara", "Zahra", "Aysel", "Mobina", "Elif", "Gunay"};
constexpr char const* english[] = {"USA", "ENG", "AUS", "RSA", "IRL", "SCO", "NGR", "KEN"};
constexpr char const* englishStarts[] = {"Wil", "John", "Brow", "Tay", "And", "Har", "Ro",
                                         "Mc",  "O'",   "Ad",   "Mit", "Car", "Oko", "Tho"};
constexpr char const* englishMiddles[] = {"", "li", "der", "bin", "ma", "ri", "ne", "ke", "chi", "ba", "to"};
constexpr char const* englishEnds[] = {"ams",  "son", "n",   "lor", "ley", "ton", "ford",
                                       "well", "s",   "man", "ck",  "gwu", "nor"};
constexpr char const* englishMen[] = {"James",  "David",  "Michael",     "Daniel", "Hikaru",
                                      "Samuel", "Robert", "Chukwuemeka", "Luke"};
constexpr char const* englishWomen[] = {"Emily", "Sarah", "Jovanka", "Grace", "Alice", "Carissa", "Ruth"};
constexpr char const* hungarian[] = {"HUN", "ROU", "SRB", "CRO", "SLO", "GRE", "ITA", "ISR", "GEO", "ARM"};
constexpr char const* hungarianStarts[] = {"Sza", "Na",  "Ko",  "To",  "Hor",  "Po",  "Gyo", "Pet",
                                           "Jov", "Pap", "Ros", "Bia", "Cohe", "Gel", "Sarg"};
constexpr char const* hungarianMiddles[] = {"", "bo", "va", "po", "ano", "ro", "sa", "do", "ni", "sho", "ki", "ghi"};
constexpr char const* hungarianEnds[] = {"gy",  "cs",  "vath",  "si", "vic", "escu", "nidis",
                                         "ssi", "dze", "ssian", "n",  "lli", "r"};
constexpr char const* hungarianMen[] = {"Laszlo",  "Istvan",   "Gabor",  "Nikola", "Levon",
                                        "Ioannis", "Giuseppe", "Andrei", "Boris"};
constexpr char const* hungarianWomen[] = {"Judit", "Zsuzsa", "Nana", "Elina", "Eleni", "Giulia", "Irina"};

constexpr Language languages[] = {
    {westSlavic, westStarts, westMiddles, westEnds, westMen, westWomen, "ova"},
    {eastSlavic, eastStarts, eastMiddles, eastEnds, eastMen, eastWomen, "a"},
    {indian, indianStarts, indianMiddles, indianEnds, indianMen, indianWomen, ""},
    {indian, indianStarts, indianMiddles, indianEnds, indianMen, indianWomen, ""},
    {iberian, iberianStarts, iberianMiddles, iberianEnds, iberianMen, iberianWomen, ""},
    {iberian, iberianStarts, iberianMiddles, iberianEnds, iberianMen, iberianWomen, ""},
    {german, germanStarts, germanMiddles, germanEnds, germanMen, germanWomen, ""},
    {french, frenchStarts, frenchMiddles, frenchEnds, frenchMen, frenchWomen, ""},
    {asian, asianStarts, asianMiddles, asianEnds, asianMen, asianWomen, ""},
    {eastern, easternStarts, easternMiddles, easternEnds, easternMen, easternWomen, ""},
    {english, englishStarts, englishMiddles, englishEnds, englishMen, englishWomen, ""},
    {hungarian, hungarianStarts, hungarianMiddles, hungarianEnds, hungarianMen, hungarianWomen, ""},
};

char const* titleFor(int rating, bool woman) {
    if (rating >= 2500) return "GM";
    if (rating >= 2400) return "IM";
    if (woman && rating >= 2300) return "WGM";
    if (rating >= 2300) return "FM";
    if (woman && rating >= 2100) return "WFM";
    return rating >= 2200 ? "CM" : "";
}

std::string escaped(std::string_view text) {
    std::string out;
    for (char const c : text)
        if (c == '&')
            out += "&amp;";
        else
            out += c;
    return out;
}

std::string_view sexLetter(ListedPlayer const& player) { return player.sex == session::Sex::Woman ? "F" : "M"; }

std::string flagOf(ListedPlayer const& player) {
    return std::string{player.sex == session::Sex::Woman ? "w" : ""} + (player.active ? "" : "i");
}

std::string numberOrBlank(int value) { return value > 0 ? std::to_string(value) : std::string{}; }

} // namespace

int MadeUpPlayers::between(int least, int most) {
    return least + static_cast<int>(m_random() % static_cast<std::uint64_t>(most - least + 1));
}

ListedPlayer MadeUpPlayers::next() {
    auto const oneOf = [this](Words words) -> std::string { return words[m_random() % words.size()]; };
    Language const& language = languages[m_random() % std::size(languages)];
    ListedPlayer player;
    bool const isWoman = oneIn(6);
    player.sex = isWoman ? session::Sex::Woman : session::Sex::Man;
    std::string surname = oneOf(language.starts) + oneOf(language.middles);
    if (oneIn(3)) surname += oneOf(language.middles);
    // Many names are rare, and a list has several hundred thousand different ones.
    if (oneIn(4)) surname += oneOf(languages[m_random() % std::size(languages)].middles);
    if (oneIn(6)) surname += oneOf(languages[m_random() % std::size(languages)].middles);
    surname += oneOf(language.ends);
    if (isWoman) surname += language.womansEnd;
    player.name = surname + ", " + oneOf(isWoman ? language.women : language.men);
    if (oneIn(8)) player.name += " " + oneOf(isWoman ? language.women : language.men);
    player.federation = oneOf(language.federations);
    m_id += between(1, 30);
    player.fideId = std::to_string(m_id);
    player.birth = oneIn(20) ? std::string{} : std::to_string(between(1935, 2019));
    player.active = !oneIn(3);
    // Seven of ten have no rating at all.
    if (oneIn(3)) {
        int const strength =
            std::clamp(1750 + (between(-350, 350) + between(-350, 350) + between(-350, 350)), 1400, 2830);
        for (ListedRating& rating : player.ratings) {
            if (&rating != player.ratings.data() && oneIn(2)) continue;
            rating.value = std::max(1400, strength + between(-60, 60));
            rating.games = oneIn(4) ? between(1, 18) : 0;
            rating.k = rating.value >= 2400 ? 10 : oneIn(4) ? 40 : 20;
        }
        player.title = titleOf(titleFor(strength, isWoman));
        if (oneIn(60)) player.otherTitles = oneIn(2) ? "FA" : "NA,DI";
    }
    if (oneIn(800)) player.onlineTitle = "AFM";
    return player;
}

std::string madeUpHeader(MadeUpForm form) {
    switch (form) {
    case MadeUpForm::Text:
        return "ID Number      Name                                                         Fed Sex Tit  WTit OTit     "
               " "
               "     FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n";
    case MadeUpForm::Xml: return "<playerslist>\n";
    case MadeUpForm::Csv: break;
    }
    return "Reg. číslo;Priezvisko;Krstné meno;FIDE ID;Pohlavie;Titul;ELO;Rapid;Blitz;Dátum narodenia;Klub\r\n";
}

void appendMadeUp(std::string& text, ListedPlayer const& player, MadeUpForm form) {
    auto const to = std::back_inserter(text);
    std::string_view const title = session::titleText(player.title);
    std::string_view const womens = title.starts_with('W') ? title : std::string_view{};
    auto const& [standard, rapid, blitz] = player.ratings;
    switch (form) {
    case MadeUpForm::Text:
        fmt::format_to(
            to,
            "{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}\r\n",
            player.fideId, player.name, player.federation, sexLetter(player), title, womens, player.otherTitles,
            player.onlineTitle, numberOrBlank(standard.value), standard.games, standard.k, numberOrBlank(rapid.value),
            rapid.games, rapid.k, numberOrBlank(blitz.value), blitz.games, blitz.k,
            player.birth.empty() ? "0000" : player.birth, flagOf(player));
        return;
    case MadeUpForm::Xml:
        fmt::format_to(to,
                       "<player>\n<fideid>{}</fideid>\n<name>{}</name>\n<country>{}</country>\n<sex>{}</sex>\n"
                       "<title>{}</title>\n<w_title>{}</w_title>\n<o_title>{}</o_title>\n<foa_title>{}</foa_title>\n"
                       "<rating>{}</rating>\n<games>{}</games>\n<k>{}</k>\n<rapid_rating>{}</rapid_rating>\n"
                       "<rapid_games>{}</rapid_games>\n<rapid_k>{}</rapid_k>\n<blitz_rating>{}</blitz_rating>\n"
                       "<blitz_games>{}</blitz_games>\n<blitz_k>{}</blitz_k>\n<birthday>{}</birthday>\n<flag>{}</"
                       "flag>\n</player>\n",
                       player.fideId, escaped(player.name), player.federation, sexLetter(player), title, womens,
                       player.otherTitles, player.onlineTitle, standard.value, standard.games, standard.k, rapid.value,
                       rapid.games, rapid.k, blitz.value, blitz.games, blitz.k, player.birth, flagOf(player));
        return;
    case MadeUpForm::Csv: break;
    }
    auto const comma = std::min(player.name.find(", "), player.name.size());
    fmt::format_to(to, "{};{};{};{};{};{};{};{};{};{};\r\n", "R" + player.fideId, player.name.substr(0, comma),
                   player.name.substr(std::min(player.name.size(), comma + 2)), player.fideId, sexLetter(player), title,
                   numberOrBlank(standard.value), numberOrBlank(rapid.value), numberOrBlank(blitz.value), player.birth);
}

std::string madeUpFooter(MadeUpForm form) { return form == MadeUpForm::Xml ? "</playerslist>\n" : std::string{}; }

std::string madeUpList(int players, MadeUpForm form, std::uint64_t seed) {
    MadeUpPlayers made{seed};
    std::string text = madeUpHeader(form);
    for (int i = 0; i < players; ++i) appendMadeUp(text, made.next(), form);
    return text + madeUpFooter(form);
}

} // namespace flagfall::lists
