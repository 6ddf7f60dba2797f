// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/names.h"

#include "app/entries/meaning.h"
#include "app/entries/prose.h"
#include "app/entries/word_list.h"
#include "app/session/event/text.h"
#include "app/tables/name_words.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <set>
#include <vector>

namespace flagfall::entries {
namespace {

constexpr std::string_view mariaShort = "Mª"; // in Spain and Galicia

/// Folded. Whoever writes `Ján Novák` and `Novák Ján` uses them.
constexpr std::string_view givenNames =
    // Slovak and Czech
    "adam adela adriana agata agnesa albert albin alena ales alexandra alexej alfonz alfred alica alojz alojzia "
    "alzbeta amalia ambroz anastazia andrea andrej aneta anezka angela anna antonia antonin arnold augustin "
    "barbora bartolomej beata berta blanka blazena bohdan bohumil bohumila bohumir bohuslav boleslav bozena "
    "branislav bretislav brigita bronislava bruno celestina cyprian cyril dagmar dalibor damian dana danica "
    "daniel daniela darina david denis denisa diana dobroslav dominik dominika dorota drahomira drahoslav dusan "
    "eduard edita elena eliska elvira ema emil emilia emma erik erika ervin estera etela eugen eva evzen "
    "ferdinand filip filomena florian frantisek frantiska gabriel gabriela gejza gertruda gregor gustav hana "
    "hedviga helena hermina henrich hubert hugo hynek ida ignac igor ilona imrich ingrid irena irma iva ivan "
    "ivana iveta ivica ivona izabela izidor jakub jan jana jarmila jarolim jaromir jaroslav jaroslava jela "
    "jindrich jiri jirina jitka johana jolana jozef jozefina julia juliana julius juraj justina kamil kamila "
    "karel karin karol karolina katarina katerina klara klaudia klement koloman konstantin kornel kornelia "
    "kristina kristyna kristian kvetoslava ladislav laura lea lenka leona leonard leopold leos levoslav libor "
    "libuse lidia lubica lubomir lubomira lubor lubos lucia lucie ludek ludmila ludovit lukas lydia lydie "
    "magdalena magda malvina marcel marcela marek margareta margita maria marian mariana marie marika marina "
    "mario maros marta martin martina matej matilda matus matyas maximilian medard melania michaela michal "
    "mikulas milada milan milena miloslav milos miloslava miriam miroslav miroslava mojmir monika nadezda "
    "natalia nikola nina nora norbert oldrich oldriska olga oliver olivia ondrej oskar otakar oto otto patricia "
    "patrik paula paulina pavel pavla pavlina pavol peter petr petra petronela pravoslav radek radka radko radim "
    "radomir radoslav radovan rastislav rebeka regina rene renata robert robo roland roman romana rozalia rudolf "
    "rut ruzena sabina samuel sara sebastian severin silvester silvia simeon simon simona slavko slavomir "
    "slavomira sofia sona stanislav stanislava stefan stefania stela svatopluk svetlana sylvia tadeas tamara "
    "tatiana teodor terezia tereza tibor timea timotej tobias tomas urban urbana vaclav valeria valentin "
    "valentina vanda vavrinec vendelin vendula vera veronika viera viktor viktoria viliam vilma vincent viola "
    "vit vita vladimir vladimira vladislav vlasta vlastimil vlastislav vojtech vratislav xenia zbynek zdena "
    "zdenek zdenka zdenko zigmund zina zlata zlatica zofia zoja zora zoltan zuzana dezider ernest gizela hilda "
    "kvetoslav kvetuse mirka misa stepan stepanka sarka vlastimila zaneta alan alois amelia anabela ella hanka "
    "kevin kiara liliana linda marko mia nela nelly richard sandra teo teodora vanesa zara "
    // Galician, Portuguese and Spanish
    "adrian adolfo agustin alba belen alberto alejandra alejandro alexandre alfonso alfredo alicia alvaro ana andres "
    "angel angeles anton antonio anxo antia anxela arturo aurora beatriz begona benito benxamin bernardo bieito "
    "blanca brais breogan camila carlos carme carmela carmen carolina catarina cecilia cesar clara claudia "
    "concepcion cristian cristina cristobal damaso diego dolores domingo duarte edelmiro eduardo elisa eloi "
    "emilio enrique ernesto esperanza esteban esther estevo eugenia eugenio fatima federico felipe felix "
    "fernando fernanda francisca francisco gonzalo gloria guadalupe guillermo gustavo henrique hector iago icia "
    "ignacio ines inma iria irene isabel isidro javier jesus joao joaquin joaquim jorge jose josefa juan juana "
    "julian julio leandro leonor lois lola lorenzo lourdes luca lucas luis luisa luz manuel manuela mar marcelo "
    "marcos margarida margarita mariano maricarmen mateo matias mauro maximo mercedes miguel moises monica "
    "montserrat nerea nicolas noa noelia nuno nuria olalla olaia oscar ovidio pablo paloma paulo pedro pilar "
    "rafael ramiro ramon raquel raul ricardo roberto rocio rodrigo rosa rosalia roi ruben sabela salvador "
    "santiago sergio sol susana tareixa teresa tiago uxia uxio vicente victor victoria xabier xacobe xaquin "
    "xavier xerman xian xiana xoan xoana xoel xose xulia xulian xulio xurxo yago yolanda "
    // English, German, French, Polish, Hungarian and others of the neighbourhood
    "aaron agnes alex alexander alice amy andreas andrew anja anke anne annette anthony arthur barbara benjamin "
    "bernard bernd bernhard bob brian camille caroline catherine charles charlotte chiara chris christa "
    "christian christine christoph christopher claire claus colin craig daniele dennis dieter dmitri dmitry "
    "donald doris edward edith elizabeth ellen emily eric erich ernst ethan eugene fabian ferenc francesco "
    "francois frank franz fred frederic friedrich fritz gabor geoffrey george gerard gerhard giovanni giuseppe "
    "graham grzegorz guillaume gunther hans harald harry hannah heinrich heinz helmut henri henry herbert horst "
    "ian ingo irina istvan isabelle ivar jack jacques jacob jakob james janos jason jean jens jennifer jeremy "
    "jerzy jessica jim joachim joan joanna joe johann johannes john jonas jonathan joseph josef judith julien "
    "jurgen karl kate katharina kathleen keith kenneth klaus kurt lars laszlo laurent leo leon liam lisa louis "
    "louise luigi manfred marc marco marcus margaret mark markus martha mary mateusz matteo matthew matthias "
    "maurice max michael michel mihaly mike nadine nathan nicholas nicole nigel nils noah norman oleg olena "
    "olivier paul pascal patrick philip philipp philippe piotr pierre rainer ralf ralph raymond rebecca reinhard "
    "robin roger rolf ronald russell ruth ryan sabine sally samantha sandor sarah scott sean sergei sergey "
    "simone sophia sophie stefanie stephan stephanie stephen steve steven stuart susan susanne sven terence theo "
    "theresa thierry thomas tim timothy tom tomasz tony ulrich ursula uwe vadim volker walter werner wilhelm "
    "william wojciech wolfgang yannick yulia yuri yves zoe zsolt "
    // Hungarian, Polish and Ukrainian
    "agoston akos aniko arpad attila balazs balint barnabas bence bertalan bianka boglarka botond csaba csilla "
    "dalma denes dorina dorottya eniko endre erzsebet eszter flora fruzsina gergely gergo geza gyorgy gyula "
    "hajnalka ibolya ildiko imola imre jozsef judit kalman katalin kinga krisztian krisztina lajos levente lilla "
    "marton mate melinda miklos nandor nikolett nikoletta noemi orsolya piroska reka szabolcs szilvia tamas "
    "tunde vilmos virag zita zsofia zsuzsa zsuzsanna agnieszka aleksander aleksandra andrzej artur bartosz "
    "bogdan bogdana boguslaw danuta dariusz dawid ewa grazyna halina hanna iwona jacek jadwiga janina janusz "
    "jaroslaw jolanta kacper kazimierz katarzyna krystyna krzysztof leszek lukasz maciej malgorzata marcin "
    "mariusz marzena mieczyslaw mikolaj patryk pawel przemyslaw rafal ryszard slawomir stanislaw szymon tadeusz "
    "urszula waldemar wanda wieslaw witold wladyslaw wlodzimierz zbigniew zdzislaw zygmunt aleksei alexei andriy "
    "anatoly boris dmytro halyna ihor ilya iryna kateryna larysa liudmyla lyudmila maksim maksym mikhail "
    "mykhailo mykola nataliia nikita nikolai oksana oleksandr oleksii olha pavlo petro ruslan serhii serhiy "
    "sviatoslav svitlana taras tetiana vasyl viacheslav vitalii volodymyr yaroslav yaroslava yegor yevhen "
    "yevheniia yurii yuriy";

constexpr std::string_view degreesBefore =
    "ing arch mgr bc mudr mddr judr phdr rndr paeddr mvdr thdr pharmdr artd dr doc prof akad dipl mag ddr drhc lic mga";
constexpr std::string_view degreesBehind = "phd csc drsc mba llm dis mph dba";
/// `Sr.` and `Frau` are names or parts of one.
constexpr std::string_view formsOfAddress = "mr mrs ms miss";

/// An academic degree as people write it before or behind a name; one before it has its point.
bool isDegree(std::string_view word) {
    bool const hasPoint = word.find('.') != std::string_view::npos;
    bool const isInCapitals = std::ranges::none_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
    std::string letters = folded(word);
    std::erase(letters, ' ');
    if (letters.empty()) return false;
    if (holds(degreesBefore, letters) && hasPoint) return true;
    bool const isUsual = word == "PhD" || word == "CSc" || word == "DrSc" || word == "Dr" || word == "Prof";
    return isUsual || (holds(degreesBehind, letters) && (hasPoint || isInCapitals));
}

using NameWords = std::vector<std::string_view>;

NameWords wordsOfName(std::string_view name) {
    NameWords words;
    for (auto const word : name | std::views::split(' '))
        if (!word.empty()) words.emplace_back(word.begin(), word.end());
    return words;
}

std::string joined(std::ranges::input_range auto const& words) {
    std::string text;
    for (std::string_view const word : words) text.append(text.empty() ? "" : " ").append(word);
    return text;
}

/// Behind the name of a woman's family in Slovak and Czech: `Nováková`.
bool isWomansSurname(std::string_view word) {
    return word.size() > std::string_view{"ová"}.size() && (word.ends_with("ová") || word.ends_with("OVÁ"));
}

/// Of `GM Ján Čižmár SVK` the name.
void dropTitle(NameWords& words) {
    std::size_t const before = words.size();
    if (words.size() > 2) std::erase_if(words, isTitle);
    bool const hasFederation = words.size() < before && words.size() > 2 && words.back().size() == 3;
    if (hasFederation && isInCapitals(words.back())) words.pop_back();
}

/// Without the suffix behind it: `Novák Ján ml.`
std::size_t placeOfLast(NameWords const& words) {
    bool const hasSuffix = words.size() > 2 && tables::isSuffix(words.back());
    return words.size() - (hasSuffix ? 2 : 1);
}
std::string_view lastOf(NameWords const& words) { return words[placeOfLast(words)]; }

/// The order that a name has whatever others have: by capitals and by what belongs to a surname.
NameOrder orderSaid(NameWords const& words) {
    bool const inFront = isInCapitals(words.front()) && !isInCapitals(lastOf(words));
    if (inFront || tables::isParticle(words.front())) return NameOrder::LastFirst;
    bool const atTheEnd = isInCapitals(lastOf(words)) && !isInCapitals(words.front());
    return atTheEnd ? NameOrder::FirstLast : NameOrder::AsWritten;
}

/// The order that its given name or its surname tells.
NameOrder orderTold(NameWords const& words) {
    auto const sign = [](std::string_view word) { return isWomansSurname(word) ? -1 : isGivenName(word) ? 1 : 0; };
    int const difference = sign(words.front()) - sign(lastOf(words));
    return difference > 0 ? NameOrder::FirstLast : difference < 0 ? NameOrder::LastFirst : NameOrder::AsWritten;
}

/// How many words at the front are the surname: `van der Berg Jan`, `NOVÁK HORVÁTH Ján`, `García López María José`.
std::size_t surnameInFront(NameWords const& words, Habit const& habit) {
    std::size_t count = 0;
    while (count < words.size() && tables::isParticle(words[count])) ++count;
    ++count;
    bool const inCapitals = isInCapitals(words.front()) && !isInCapitals(lastOf(words));
    std::size_t const last = placeOfLast(words);
    auto const belongs = [&](std::size_t at) {
        bool const isSecond =
            at == 1 && (isWomansSurname(words[at]) || habit.hasTwoSurnames || isGivenName(words[last]));
        return (inCapitals && isInCapitals(words[at])) || tables::isBetweenNames(words[at]) ||
               tables::isBetweenNames(words[at - 1]) ||
               (!inCapitals && isSecond && !isGivenName(words[at]) && !words[at].ends_with('.'));
    };
    while (count < last && belongs(count)) ++count;
    return std::min(count, words.size() - 1);
}

/// How many at the end are: `Jan van der Berg`, `Ján NOVÁK HORVÁTH`, `María José García López`.
std::size_t surnameAtTheEnd(NameWords const& words, Habit const& habit) {
    // `Carmen de la Torre Molina`, but `María de los Ángeles Castro`.
    for (std::size_t at = 1; at + 1 < words.size(); ++at) {
        if (!tables::isParticle(words[at])) continue;
        std::size_t behind = at;
        while (behind + 1 < words.size() && tables::isParticle(words[behind])) ++behind;
        if (!isGivenName(words[behind])) return words.size() - at;
        at = behind;
    }
    auto const before = [&words](std::size_t count) { return words[words.size() - count - 1]; };
    std::size_t const shortest = lastOf(words) == words.back() ? 1 : 2;
    std::size_t count = shortest;
    bool const inCapitals = isInCapitals(lastOf(words)) && !isInCapitals(words.front());
    while (count < words.size() - 1) {
        std::string_view const word = before(count);
        bool const joins = tables::isBetweenNames(word) && count + 2 < words.size();
        auto const given = words | std::views::take(words.size() - count - 1);
        bool const hasTwoGiven = given.size() > 1 && std::ranges::all_of(given, isGivenName);
        bool const isSecond = count == shortest && !inCapitals && !isGivenName(word) && !word.ends_with('.') &&
                              (isWomansSurname(word) || habit.hasTwoSurnames || hasTwoGiven);
        bool const belongs = tables::isParticle(word) || (inCapitals && isInCapitals(word)) || isSecond;
        if (!joins && !belongs) break;
        count += joins ? 2 : 1;
    }
    return count;
}

} // namespace

bool isGivenName(std::string_view word) {
    static std::set<std::string_view> const names = [] {
        std::set<std::string_view> all;
        for (auto const name : givenNames | std::views::split(' ')) all.emplace(name.begin(), name.end());
        return all;
    }();
    return word == mariaShort || names.contains(folded(word));
}

bool isInCapitals(std::string_view word) {
    if (word.find_first_of(".0123456789") != word.npos || tables::isSuffix(word) || word == mariaShort) return false;
    bool const small = std::ranges::any_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
    return !small && session::characters(word) > 1;
}

NameAndDegrees partDegrees(std::string const& name) {
    std::vector<std::string> words;
    std::string degrees;
    bool const hasThreeWords = std::ranges::count(name, ' ') > 1; // `Miss Peter` is called so
    for (std::size_t at = 0; at < name.size();) {
        std::size_t const end = std::min(name.find(' ', at), name.size());
        std::string word = name.substr(at, end - at);
        at = end + 1;
        if (word.empty()) continue;
        bool const hasComma = word.ends_with(',');
        std::string_view const bare = std::string_view{word}.substr(0, word.size() - (hasComma ? 1 : 0));
        bool const isAddress = !hasComma && hasThreeWords && !isInCapitals(bare) && holds(formsOfAddress, folded(bare));
        if (!isDegree(bare) && !isAddress) {
            words.push_back(std::move(word));
            continue;
        }
        degrees += (degrees.empty() ? "" : " ") + std::string{bare};
        if (hasComma && !words.empty() && !words.back().ends_with(',')) words.back() += ',';
    }
    if (degrees.empty() || words.empty()) return {name};
    if (words.back().ends_with(',')) words.back().pop_back();
    NameAndDegrees parted{{}, std::move(degrees)};
    for (std::string const& word : words) parted.name += (parted.name.empty() ? "" : " ") + word;
    return parted;
}

Habit habitOf(tables::Sheet const& sheet, std::size_t column, std::size_t firstRow) {
    int first = 0;
    int last = 0;
    int names = 0;
    int ofThree = 0;
    for (std::size_t row = firstRow; row < sheet.rows.size(); ++row) {
        if (proseOf(sheet.rows[row]) != Prose::None) continue;
        std::string const name = partDegrees(sheet.cell(row, column)).name;
        if (name.find(',') != std::string::npos) continue; // it says it itself
        NameWords words = wordsOfName(name);
        dropTitle(words);
        if (words.size() < 2) continue;
        ++names;
        auto const inner = words | std::views::take(words.size() - 1) | std::views::drop(1);
        bool const hasOther = !std::ranges::all_of(inner, isGivenName);
        ofThree += hasOther && std::ranges::none_of(words, isWomansSurname) ? 1 : 0;
        if (orderSaid(words) != NameOrder::AsWritten) continue;
        NameOrder const told = orderTold(words);
        first += told == NameOrder::FirstLast ? 1 : 0;
        last += told == NameOrder::LastFirst ? 1 : 0;
    }
    Habit habit;
    habit.most = first > last ? NameOrder::FirstLast : NameOrder::LastFirst;
    habit.hasTwoSurnames = names > 1 && 2 * ofThree > names;
    constexpr int share = 6; // where fewer are against the others, given names stand for surnames: `Martin Juraj`
    if (first + last == 0) return habit;
    habit.order = share * std::min(first, last) >= first + last ? NameOrder::EachItsOwn : habit.most;
    return habit;
}

OrderedName ordered(std::string const& name, NameOrder order, Habit const& habit) {
    if (std::size_t const comma = name.find(','); comma != std::string::npos)
        return {session::trimmed(name.substr(0, comma)) + ", " + session::trimmed(name.substr(comma + 1))};
    NameWords const words = wordsOfName(name);
    if (words.size() < 2) return {name};
    NameOrder const said = orderSaid(words);
    if (said == NameOrder::AsWritten && order == NameOrder::AsWritten) return {name};
    NameOrder const told = orderTold(words);
    bool const isFree = order == NameOrder::EachItsOwn;
    NameOrder const own = isFree ? (told == NameOrder::AsWritten ? habit.most : told) : order;
    NameOrder const used = said == NameOrder::AsWritten ? own : said;
    bool const surnameFirst = used == NameOrder::LastFirst;
    auto const cut = static_cast<std::ptrdiff_t>(surnameFirst ? surnameInFront(words, habit)
                                                              : words.size() - surnameAtTheEnd(words, habit));
    std::string const front = joined(words | std::views::take(cut));
    std::string const behind = joined(words | std::views::drop(cut));
    bool const isAgainst = isFree ? told == NameOrder::AsWritten : told != NameOrder::AsWritten && told != used;
    // `Horváth Kis Ján`, `María José Ínsua López`: a second surname, or a given name that is not among the common ones.
    std::size_t const last = placeOfLast(words);
    std::string_view const middle = words[surnameFirst ? 1 : last - 1];
    bool const isGuessed = last > 1 && !habit.hasTwoSurnames && !isGivenName(middle) && !isWomansSurname(middle) &&
                           !tables::isParticle(middle) && !tables::isBetweenNames(middle) && !middle.ends_with('.');
    return {surnameFirst ? front + ", " + behind : behind + ", " + front,
            said == NameOrder::AsWritten && (isAgainst || isGuessed)};
}

} // namespace flagfall::entries
