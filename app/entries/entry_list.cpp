// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/entry_list.h"

#include "app/entries/names.h"
#include "app/entries/player_doubts.h"
#include "app/entries/prose.h"
#include "app/session/event/text.h"
#include "app/tables/name_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <iterator>
#include <map>
#include <ranges>
#include <set>
#include <unordered_map>
#include <utility>

namespace flagfall::entries {
namespace {

using session::PlayerField;
using What = Remark::What;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::string digitsOf(std::string_view text) {
    std::string digits;
    std::ranges::copy_if(text, std::back_inserter(digits), isDigit);
    return digits;
}

std::string upper(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return text;
}

/// Signs people write for nothing.
bool saysNothing(std::string_view text) {
    std::string const word = folded(text);
    return word.empty() || word == "0" || word == "unr" || word == "unrated" || word == "none" || word == "bez" ||
           word == "na" || word == "nan" || word == "null";
}

/// `bez klubu`: in no club.
bool saysNoClub(std::string_view text) {
    constexpr std::array words{"bezklubu",   "bezoddielu", "bezoddilu",   "bezprislusnosti", "bezklubovejprislusnosti",
                               "noclub",     "unattached", "independent", "senclube",        "sinclub",
                               "vereinslos", "keinverein", "ohneverein",  "sansclub"};
    return saysNothing(text) || std::ranges::find(words, folded(text)) != words.end();
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

std::optional<session::Title> titleFrom(std::string_view text) {
    std::string word;
    for (char const c : upper(std::string{text}))
        if (c >= 'A' && c <= 'Z') word += c;
    for (int i = 0; i < static_cast<int>(session::Title::None); ++i)
        if (session::titleText(static_cast<session::Title>(i)) == word) return static_cast<session::Title>(i);
    static constexpr std::array brief{std::pair{"G", session::Title::Gm},   std::pair{"M", session::Title::Im},
                                      std::pair{"F", session::Title::Fm},   std::pair{"C", session::Title::Cm},
                                      std::pair{"WG", session::Title::Wgm}, std::pair{"WM", session::Title::Wim},
                                      std::pair{"WF", session::Title::Wfm}, std::pair{"WC", session::Title::Wcm}};
    for (auto const& [letters, title] : brief)
        if (word == letters) return title;
    return std::nullopt;
}

// --- dates --------------------------------------------------------------------------------------------------

/// Which of the first two numbers is the day, where a column says it.
enum class DayOrder { Unknown, DayFirst, MonthFirst };

std::vector<int> numbersIn(std::string_view text) {
    std::vector<int> numbers;
    for (std::size_t at = 0; at < text.size();) {
        if (!isDigit(text[at])) {
            ++at;
            continue;
        }
        int number = 0;
        std::size_t end = at;
        while (end < text.size() && isDigit(text[end]) && end - at < 6) number = number * 10 + (text[end++] - '0');
        numbers.push_back(number);
        at = end;
    }
    return numbers;
}

bool looksLikeDay(std::string_view text) {
    return std::ranges::all_of(
        text, [](char c) { return isDigit(c) || std::string_view{"./- "}.find(c) != std::string_view::npos; });
}

DayOrder dayOrderOf(tables::Sheet const& sheet, std::size_t column, std::size_t firstRow) {
    for (std::size_t row = firstRow; row < sheet.rows.size(); ++row) {
        std::string const& cell = sheet.cell(row, column);
        auto const numbers = numbersIn(cell);
        if (numbers.size() < 3 || (numbers[2] < 1000 && cell.find('/') == std::string::npos)) continue;
        if (cell.find('.') != std::string::npos || numbers[0] > 12) return DayOrder::DayFirst;
        if (numbers[1] > 12) return DayOrder::MonthFirst;
    }
    return DayOrder::Unknown;
}

std::string isoFrom(int year, int month, int day) {
    Date const date{std::chrono::year{year}, std::chrono::month{static_cast<unsigned>(month)},
                    std::chrono::day{static_cast<unsigned>(day)}};
    return date.ok() ? isoDate(date) : std::string{};
}

struct ReadBirth {
    std::string birth;
    std::optional<What> remark{};
};

/// Of a day that a program wrote as a moment: `1999-05-31T00:00:00`, `31.5.1999 0:00`.
std::string_view withoutMidnight(std::string_view text) {
    std::size_t const colon = text.find(':');
    if (colon == text.npos) return text;
    std::size_t const gap = text.find_last_of("T ", colon);
    if (gap == text.npos || text.find_first_of("123456789", gap) != text.npos) return text;
    return text.substr(0, gap);
}

bool isAlive(int yearOfBirth, int thisYear) { return yearOfBirth >= 1900 && yearOfBirth <= thisYear; }

/// The month that a word means, in English, Slovak, Czech, Galician, Spanish and German; 0: none.
int monthOf(std::string_view word) {
    struct Month {
        std::string_view begins;
        int number;
    };
    static constexpr std::array months{
        Month{"jan", 1},  Month{"xan", 1},  Month{"ene", 1},     Month{"led", 1},      Month{"feb", 2},
        Month{"unor", 2}, Month{"mar", 3},  Month{"bre", 3},     Month{"apr", 4},      Month{"abr", 4},
        Month{"dub", 4},  Month{"may", 5},  Month{"maj", 5},     Month{"mai", 5},      Month{"kve", 5},
        Month{"jun", 6},  Month{"xun", 6},  Month{"cervenc", 7}, Month{"cervenec", 7}, Month{"cerv", 6},
        Month{"jul", 7},  Month{"xul", 7},  Month{"aug", 8},     Month{"ago", 8},      Month{"srp", 8},
        Month{"sep", 9},  Month{"set", 9},  Month{"zari", 9},    Month{"oct", 10},     Month{"okt", 10},
        Month{"out", 10}, Month{"rij", 10}, Month{"nov", 11},    Month{"lis", 11},     Month{"dec", 12},
        Month{"dez", 12}, Month{"dic", 12}, Month{"pros", 12}};
    std::string const letters = folded(word);
    auto const found = std::ranges::find_if(months, [&](Month const& one) { return letters.starts_with(one.begins); });
    return found == months.end() ? 0 : found->number;
}

/// `05-Dec-2006`, `12. októbra 2005` and `Dec 5, 2006` as a day with points.
std::string withMonthAsNumber(std::string_view text) {
    constexpr std::string_view between = "0123456789-./ ,";
    std::size_t const at = text.find_first_not_of(between);
    if (at == text.npos) return std::string{text};
    std::size_t const end = std::min(text.find_first_of(between, at), text.size());
    int const month = monthOf(text.substr(at, end - at));
    auto const numbers = numbersIn(text);
    bool const isOnlyWord = text.find_first_not_of(between, end) == text.npos;
    if (month == 0 || numbers.size() != 2 || !isOnlyWord) return std::string{text};
    return std::to_string(numbers[0]) + "." + std::to_string(month) + "." + std::to_string(numbers[1]);
}

/// `1. 1. 85`: of those who are alive.
int wholeYear(int year, int thisYear) {
    if (year >= 100) return year;
    int const century = thisYear - thisYear % 100;
    return year <= thisYear % 100 ? century + year : century - 100 + year;
}

/// `1999-05-31`, `31.5.1999`, `31.5.99`, `31/5/99`, `05/31/1999`, `31 May 1999`, `1999`, and FIDE's `1999/00/00`.
ReadBirth birthFrom(std::string_view said, DayOrder order, int thisYear) {
    std::string const dayAndMonth = withMonthAsNumber(withoutMidnight(said));
    std::string_view const text = dayAndMonth;
    if (saysNothing(digitsOf(text)) && saysNothing(text)) return {};
    auto numbers = numbersIn(text);
    bool const points = text.find('.') != std::string_view::npos;
    bool const endsInYear = points || text.find('/') != std::string_view::npos; // `01-02-03` may be anything
    if (numbers.size() == 3 && endsInYear && numbers[0] <= 31) numbers[2] = wholeYear(numbers[2], thisYear);
    bool const plausible = looksLikeDay(text) && !numbers.empty();
    if (!plausible) return {{}, What::BirthUnread};
    if (numbers.size() != 1 && numbers.size() != 3) return {{}, What::BirthUnread};
    bool const yearFirst = numbers.size() == 1 || numbers[0] >= 1000;
    if (!isAlive(numbers[yearFirst ? 0U : 2U], thisYear)) return {{}, What::BirthUnread};
    if (numbers.size() == 1) return {std::to_string(numbers[0])};
    if (yearFirst) {
        if (numbers[1] == 0) return {std::to_string(numbers[0])};
        std::string iso = isoFrom(numbers[0], numbers[1], numbers[2]);
        return iso.empty() ? ReadBirth{{}, What::BirthUnread} : ReadBirth{std::move(iso)};
    }
    if (!points && order == DayOrder::Unknown && numbers[0] != numbers[1] && numbers[0] <= 12 && numbers[1] <= 12)
        return {std::to_string(numbers[2]), What::BirthAsYear};
    bool const monthFirst = !points && order == DayOrder::MonthFirst;
    std::string iso = isoFrom(numbers[2], numbers[monthFirst ? 0U : 1U], numbers[monthFirst ? 1U : 0U]);
    return iso.empty() ? ReadBirth{{}, What::BirthUnread} : ReadBirth{std::move(iso)};
}

// --- rows -----------------------------------------------------------------------------------------------------

std::string& textOf(session::PlayerDraft& draft, PlayerField field) {
    switch (field) {
    case PlayerField::Name: return draft.name;
    case PlayerField::Federation: return draft.federation;
    case PlayerField::Title: return draft.title;
    case PlayerField::Sex: return draft.sex;
    case PlayerField::Rating: return draft.rating;
    case PlayerField::FideId: return draft.fideId;
    case PlayerField::Birth: return draft.birth;
    case PlayerField::Club: return draft.club;
    case PlayerField::NationalId: return draft.nationalId;
    case PlayerField::NationalRating: return draft.nationalRating;
    case PlayerField::OfficialRating: return draft.officialRating;
    case PlayerField::RatingSource: return draft.ratingSource;
    case PlayerField::K: return draft.k;
    case PlayerField::Categories: return draft.categories;
    case PlayerField::FeeOwed: return draft.feeOwed;
    case PlayerField::FeePaid: return draft.feePaid;
    case PlayerField::Note: return draft.note;
    case PlayerField::FixedBoard: return draft.fixedBoard;
    case PlayerField::LaterRatings: return draft.laterRatings;
    }
    return draft.note;
}

/// What the journal does not take is left out, cell by cell.
template <typename ColumnOf>
void leaveOutUnfit(Entry& entry, ColumnOf columnOf) {
    auto const details = session::check(entry.draft);
    if (details) return;
    for (auto const& problem : details.error()) {
        std::string& text = textOf(entry.draft, problem.field);
        if (problem.field != PlayerField::Name)
            entry.remarks.push_back({What::TextUnfit, columnOf(problem.field), std::exchange(text, {})});
        else if (!text.empty())
            entry.remarks.push_back({What::NameUnfit, columnOf(problem.field), text});
    }
}

/// Nothing else is said of it, and a line of the letter stands as it was written.
void sayIsProse(Entry& entry, tables::Row const& row) {
    if (!entry.isUsable()) return;
    entry.remarks = {{What::NotAPlayer, 0, {}}};
    if (isAlone(row)) entry.draft.name = *std::ranges::find_if(row, [](auto const& cell) { return !cell.empty(); });
}

bool isYearOfPlayer(std::string_view number, int thisYear) {
    return number.size() == 4 && std::ranges::all_of(number, isDigit) && number >= "1930" &&
           std::stoi(std::string{number}) <= thisYear;
}

/// In typed lines: three rows or more below each other that have one number each, and years of children all of them.
/// Nobody's ratings lie so near to each other.
std::set<std::size_t> rowsOfYears(tables::Sheet const& sheet, Mapping const& mapping) {
    constexpr std::size_t fewest = 3;
    constexpr int oldest = 20;
    auto const columnOf = [&](Meaning meaning) {
        return static_cast<std::size_t>(std::ranges::find(mapping.columns, meaning) - mapping.columns.begin());
    };
    std::size_t const ratings = columnOf(Meaning::Rating);
    std::size_t const births = columnOf(Meaning::Birth);
    std::set<std::size_t> years;
    std::vector<std::size_t> run;
    for (std::size_t row = mapping.firstRow; row <= sheet.rows.size(); ++row) {
        std::string const& rating = sheet.cell(row, ratings);
        bool const isChild = isYearOfPlayer(rating, mapping.thisYear) && sheet.cell(row, births).empty() &&
                             std::stoi(rating) >= mapping.thisYear - oldest;
        if (isChild) {
            run.push_back(row);
            continue;
        }
        if (run.size() >= fewest) years.insert(run.begin(), run.end());
        run.clear();
    }
    return years;
}

/// Reads one row.
class RowReader {
public:
    RowReader(tables::Sheet const& sheet, Mapping const& mapping, std::vector<DayOrder> const& days)
        : m_sheet(sheet), m_mapping(mapping), m_days(days) {
        for (std::size_t column = 0; column < mapping.columns.size(); ++column)
            if (mapping.columns[column] == Meaning::Name) m_habit = habitOf(sheet, column, mapping.firstRow);
        if (!sheet.typed.empty()) m_years = rowsOfYears(sheet, mapping);
    }

    Entry read(std::size_t row) {
        m_entry = {row, {}};
        m_last.clear();
        m_first.clear();
        m_endOfClub.clear();
        m_nameColumn = 0;
        m_paidWhole = m_saysRating = false;
        for (std::size_t column = 0; column < m_mapping.columns.size(); ++column)
            take(m_mapping.columns[column], column, m_sheet.cell(row, column));
        finishName();
        if (!m_endOfClub.empty()) m_entry.draft.club += (m_entry.draft.club.empty() ? "" : " ") + m_endOfClub;
        constexpr std::size_t initials = 3; // bytes: those are meant
        std::string const& name = m_entry.draft.name;
        if (name.size() > initials && name.find(' ') == std::string::npos) remark(What::OneWord, m_nameColumn, name);
        if (!m_sheet.typed.empty()) remarkOnYear();
        finishRating();
        if (m_paidWhole) m_entry.draft.feePaid = m_entry.draft.feeOwed;
        if (m_entry.draft.sex == "m" && isWomensTitle(m_entry.draft.title))
            remark(What::WomensTitle, columnOf(PlayerField::Title), m_entry.draft.title);
        leaveOutUnfit(m_entry, [this](PlayerField field) { return columnOf(field); });
        return std::move(m_entry);
    }

private:
    void remark(What what, std::size_t column, std::string said) {
        m_entry.remarks.push_back({what, column, std::move(said)});
    }

    void take(Meaning meaning, std::size_t column, std::string const& cell) {
        if (cell.empty()) return;
        session::PlayerDraft& draft = m_entry.draft;
        switch (meaning) {
        case Meaning::Nothing: return;
        case Meaning::Name: takeName(withoutTitle(withoutDegrees(cell, column), column), column); break;
        case Meaning::LastName: m_last = withoutDegrees(cell, column); break;
        case Meaning::FirstName: m_first = withoutDegrees(cell, column); break;
        case Meaning::Title: takeTitle(cell, column); break;
        case Meaning::Rating:
            m_saysRating = true;
            takeNumber(draft.rating, cell, column, What::RatingUnread, 4000);
            break;
        case Meaning::OfficialRating: takeNumber(draft.officialRating, cell, column, What::RatingUnread, 4000); break;
        case Meaning::NationalRating: takeNumber(draft.nationalRating, cell, column, What::RatingUnread, 4000); break;
        case Meaning::Federation: takeFederation(cell, column); break;
        case Meaning::FideId: takeFideId(cell, column); break;
        case Meaning::NationalId: draft.nationalId = cell; break;
        case Meaning::Birth: takeBirth(cell, column); break;
        case Meaning::Sex: takeSex(cell, column); break;
        case Meaning::Club: draft.club = saysNoClub(cell) ? std::string{} : cell; break;
        case Meaning::Team: takeTeam(cell, column); break;
        case Meaning::K: takeNumber(draft.k, cell, column, What::NumberUnread, 99); break;
        case Meaning::Categories: draft.categories = cell; break;
        case Meaning::FeeOwed: takeAmount(draft.feeOwed, cell, column); break;
        case Meaning::FeePaid: takePaid(cell, column); break;
        case Meaning::Note: draft.note = cell; break;
        case Meaning::FixedBoard: takeNumber(draft.fixedBoard, cell, column, What::NumberUnread, 9999); break;
        case Meaning::Email: takeContact(m_entry.contact.email, cell, column); break;
        case Meaning::Phone: takeContact(m_entry.contact.phone, cell, column); break;
        }
        bool const naming = meaning == Meaning::Name || meaning == Meaning::LastName;
        if (naming) m_nameColumn = column;
    }

    void takeName(std::string const& name, std::size_t column) {
        OrderedName read = ordered(name, m_mapping.names, m_habit);
        if (read.isDoubtful) remark(What::NameOrder, column, name);
        m_entry.draft.name = std::move(read.name);
    }

    /// A number that may be either, alone in the line.
    void remarkOnYear() {
        session::PlayerDraft& draft = m_entry.draft;
        if (m_years.contains(m_entry.row)) draft.birth = std::exchange(draft.rating, {});
        std::string const& only = draft.birth.empty() ? draft.rating : draft.birth;
        if (draft.birth.empty() == draft.rating.empty() || !isYearOfPlayer(only, m_mapping.thisYear)) return;
        remark(What::YearOrRating, columnOf(draft.birth.empty() ? PlayerField::Rating : PlayerField::Birth), only);
    }

    void finishRating() {
        session::PlayerDraft& draft = m_entry.draft;
        if (m_saysRating) return; // or that there is none
        auto const number = [](std::string const& text) { return text.empty() ? 0 : std::stoi(text); };
        int const used =
            session::ratingBy(m_mapping.ratings, number(draft.officialRating), number(draft.nationalRating))
                .value_or(0);
        if (used == 0) return;
        draft.rating = std::to_string(used);
        if (m_mapping.has(Meaning::Rating)) remark(What::RatingOfOther, columnOf(PlayerField::Rating), draft.rating);
    }

    std::string withoutDegrees(std::string const& name, std::size_t column) {
        NameAndDegrees parted = partDegrees(name);
        if (!parted.degrees.empty()) remark(What::DegreeLeftOut, column, parted.degrees);
        return std::move(parted.name);
    }

    /// `GM Čižmár, Ján`, `Čižmár, Ján GM`, `GM Ján Čižmár SVK`.
    std::string withoutTitle(std::string name, std::size_t column) {
        std::size_t const gap = name.find(' ');
        if (gap == std::string::npos) return name;
        // As it is written in Spain, in front alone: `Mi` is a name as well.
        std::string const front = name.substr(0, gap);
        if ((front == "MI" || front == "MF") && !isInCapitals(name.substr(gap + 1))) {
            giveTitle(front == "MI" ? session::Title::Im : session::Title::Fm, front, column);
            return session::trimmed(name.substr(gap + 1));
        }
        // A family name of three letters in capitals is often that of a federation: beside a title it is one.
        if (takesTitle(name.substr(0, gap), column)) return withoutFederation(session::trimmed(name.substr(gap + 1)));
        std::size_t const last = name.rfind(' ');
        if (last != gap && takesTitle(name.substr(last + 1), column)) return session::trimmed(name.substr(0, last));
        return name;
    }
    bool takesTitle(std::string const& word, std::size_t column) {
        bool const mayBe = word.size() >= 2 && word.size() <= 3 &&
                           std::ranges::all_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
        auto const title = mayBe ? titleFrom(word) : std::nullopt;
        if (!title) return false;
        giveTitle(*title, word, column);
        return true;
    }
    void giveTitle(session::Title title, std::string const& word, std::size_t column) {
        m_entry.draft.title = session::titleText(title);
        remark(What::TitleTaken, column, word);
    }
    /// Behind two words that are not in capitals throughout.
    std::string withoutFederation(std::string name) {
        std::size_t const last = name.rfind(' ');
        if (last == std::string::npos || name.find(' ') == last || isInCapitals(name.substr(0, last))) return name;
        std::string const word = name.substr(last + 1);
        if (m_mapping.has(Meaning::Federation) || word != upper(word) || !isFederation(word)) return name;
        m_entry.draft.federation = word;
        return session::trimmed(name.substr(0, last));
    }

    /// Marks of direction, which some programs copy around a telephone number, are left out.
    void takeContact(std::string& into, std::string text, std::size_t column) {
        constexpr std::array<std::string_view, 11> marks{"\u200E", "\u200F", "\u202A", "\u202B", "\u202C", "\u202D",
                                                         "\u202E", "\u2066", "\u2067", "\u2068", "\u2069"};
        for (std::string_view const mark : marks)
            for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark))
                text.erase(at, mark.size());
        if (!session::isContactText(text)) return remark(What::TextUnfit, column, text);
        bool const isEmail = &into == &m_entry.contact.email;
        if (isEmail && text.find('@') == std::string::npos) return remark(What::EmailUnread, column, text);
        into = std::move(text);
    }

    void takeTeam(std::string const& cell, std::size_t column) {
        session::TeamDraft team;
        team.name = cell;
        if (!session::check(team)) return remark(What::TextUnfit, column, cell);
        m_entry.team = session::trimmed(cell);
    }

    void takeTitle(std::string const& cell, std::size_t column) {
        if (saysNothing(cell)) return;
        if (auto const title = titleFrom(cell))
            m_entry.draft.title = session::titleText(*title);
        else
            remark(What::TitleUnknown, column, cell);
    }

    /// A rating as spreadsheets write it: spaces, a point or a comma between thousands and a short fraction are left
    /// out.
    static std::string wholePart(std::string const& cell) {
        constexpr std::size_t thousands = 3;
        auto const mark = cell.find_last_of(".,");
        if (mark == std::string::npos) return cell;
        std::size_t const behind = cell.size() - mark - 1;
        bool const isShort = cell.find_first_not_of('0', mark + 1) == std::string::npos || behind < thousands;
        if (behind == thousands && cell.find_first_of(".,") == mark)
            return cell.substr(0, mark) + cell.substr(mark + 1);
        return isShort ? cell.substr(0, mark) : cell;
    }
    void takeNumber(std::string& into, std::string const& cell, std::size_t column, What what, int most) {
        if (saysNothing(cell) || cell.find_first_not_of("-–— ") == std::string::npos) return;
        std::string text = wholePart(cell);
        std::erase(text, ' ');
        constexpr std::string_view noBreak = "\xC2\xA0";
        for (std::size_t at = text.find(noBreak); at != std::string::npos; at = text.find(noBreak)) text.erase(at, 2);
        int number = 0;
        auto const [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        bool const read = error == std::errc{} && stop == text.data() + text.size() && number >= 0 && number <= most;
        if (!read) return remark(what, column, cell);
        constexpr int lowest = 100;
        if (what == What::RatingUnread && number > 0 && number < lowest) remark(What::RatingLow, column, cell);
        into = number > 0 ? std::to_string(number) : std::string{};
    }

    void takeFederation(std::string const& cell, std::size_t column) {
        std::string const word = upper(cell);
        bool const letters = std::ranges::all_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
        if (word.size() != 3 || !letters) return remark(What::FederationUnread, column, cell);
        if (isFederation(word)) {
            m_entry.draft.federation = word;
        } else if (!m_sheet.typed.empty()) { // three capitals in a mail may be anything: `ŠK Duras BVK`
            if (!m_mapping.has(Meaning::Club)) return remark(What::FederationUnread, column, cell);
            m_endOfClub = cell;
        } else {
            remark(What::FederationUnknown, column, cell);
            m_entry.draft.federation = word;
        }
    }

    void takeFideId(std::string const& cell, std::size_t column) {
        if (saysNothing(cell)) return;
        std::string const digits = digitsOf(cell);
        bool const read =
            digits.size() >= 3 && digits.size() <= 10 && cell.find_first_not_of("0123456789 .") == std::string::npos;
        if (!read) return remark(What::FideIdUnread, column, cell);
        m_entry.draft.fideId =
            digitsOf(cell.substr(0, cell.find(".0") == cell.size() - 2 ? cell.size() - 2 : cell.size()));
    }

    void takeBirth(std::string const& cell, std::size_t column) {
        ReadBirth read = birthFrom(cell, m_days[column], m_mapping.thisYear);
        if (read.remark) remark(*read.remark, column, cell);
        m_entry.draft.birth = std::move(read.birth);
    }

    void takeSex(std::string const& cell, std::size_t column) {
        std::string const word = folded(cell);
        constexpr std::array men{"m",      "muz",  "male",     "man",   "h",         "home",
                                 "hombre", "mann", "mannlich", "homme", "masculino", "boy"};
        constexpr std::array women{"w",    "f",        "z",     "zena",     "female",   "woman", "muller", "mujer",
                                   "frau", "weiblich", "femme", "feminino", "femenino", "girl",  "d"};
        if (std::ranges::find(men, word) != men.end())
            m_entry.draft.sex = "m";
        else if (std::ranges::find(women, word) != women.end())
            m_entry.draft.sex = "w";
        else
            remark(What::SexUnread, column, cell);
    }

    /// `15,50 €`
    void takeAmount(std::string& into, std::string const& cell, std::size_t column) {
        std::string text;
        for (char const c : cell)
            if (isDigit(c) || c == '.' || c == ',' || c == '-') text += c;
        while (text.ends_with('-') || text.ends_with(',') || text.ends_with('.')) text.pop_back();
        session::PlayerDraft trial;
        trial.name = "x";
        trial.feeOwed = text;
        bool const letters = folded(cell).size() > digitsOf(cell).size() + 3;
        if (letters || text.empty() || !session::check(trial)) return remark(What::AmountUnread, column, cell);
        into = text;
    }

    /// An amount, or whether the whole fee is paid; what the fee is may stand in a later column.
    void takePaid(std::string const& cell, std::size_t column) {
        std::string const word = folded(cell);
        m_paidWhole = isOneOf(word, {"yes", "y", "x", "ano", "a", "si", "ja", "ok"});
        bool const nothing = saysNothing(cell) || isOneOf(word, {"no", "n", "nie", "ne", "non", "nein"});
        if (!m_paidWhole && !nothing) takeAmount(m_entry.draft.feePaid, cell, column);
    }

    void finishName() {
        std::string& name = m_entry.draft.name;
        if (name.empty() && !m_last.empty()) name = m_first.empty() ? m_last : m_last + ", " + m_first;
        if (name.empty() && !m_first.empty()) name = m_first;
        if (std::ranges::all_of(folded(name), isDigit)) remark(What::NameMissing, m_nameColumn, name);
    }

    [[nodiscard]] std::size_t columnOf(PlayerField field) const {
        if (field == PlayerField::Name) return m_nameColumn;
        Meaning const meaning = field == PlayerField::Club         ? Meaning::Club
                                : field == PlayerField::Title      ? Meaning::Title
                                : field == PlayerField::Rating     ? Meaning::Rating
                                : field == PlayerField::Birth      ? Meaning::Birth
                                : field == PlayerField::NationalId ? Meaning::NationalId
                                : field == PlayerField::Categories ? Meaning::Categories
                                                                   : Meaning::Note;
        auto const found = std::ranges::find(m_mapping.columns, meaning);
        return found == m_mapping.columns.end() ? 0 : static_cast<std::size_t>(found - m_mapping.columns.begin());
    }

    tables::Sheet const& m_sheet;
    Mapping const& m_mapping;
    std::vector<DayOrder> const& m_days;
    Entry m_entry;
    std::string m_last;
    std::string m_first;
    std::string m_endOfClub; ///< what stands where a federation does, and is none
    std::size_t m_nameColumn = 0;
    bool m_paidWhole = false; ///< said in a word
    bool m_saysRating = false;
    Habit m_habit;
    std::set<std::size_t> m_years; ///< rows whose only number is a year of birth
};

// --- twins --------------------------------------------------------------------------------------------------

/// What people are told apart by.
struct Person {
    std::string name; ///< the words of the name, folded, in the order of the alphabet
    std::string birth;
    std::string fideId;
    std::string nationalId;
};

Person personOf(session::PlayerDraft const& draft) {
    std::vector<std::string> words;
    std::string word;
    for (char const c : draft.name + " ") {
        if (c != ' ' && c != ',') {
            word += c;
            continue;
        }
        if (std::string plain = folded(word); !plain.empty()) words.push_back(std::move(plain));
        word.clear();
    }
    std::ranges::sort(words);
    std::string name;
    for (std::string const& one : words) name += one + " ";
    return {std::move(name), draft.birth, draft.fideId, draft.nationalId};
}

/// Whether at most `most` letters were changed, added or left out.
bool isWithin(std::string const& a, std::string const& b, std::size_t most) {
    if (std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > most) return false;
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        std::size_t least = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            std::size_t const changed = diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
            least = std::min(least, row[j]);
        }
        if (least > most) return false;
    }
    return row.back() <= most;
}

bool differ(std::string const& a, std::string const& b) { return !a.empty() && !b.empty() && a != b; }
/// A year agrees with every day in it.
bool birthsDiffer(std::string const& a, std::string const& b) {
    constexpr std::size_t year = 4;
    bool const days = a.size() > year && b.size() > year;
    return days ? a != b : differ(a.substr(0, year), b.substr(0, year));
}

// A shorter name with a letter changed is another name; in a long one two may be.
constexpr std::size_t shortName = 7;
constexpr std::size_t longName = 14;
constexpr std::size_t mostChanged = 2;

std::optional<Twin::Sign> signOf(Person const& a, Person const& b) {
    using Sign = Twin::Sign;
    if (!a.fideId.empty() && a.fideId == b.fideId) return Sign::SameId;
    if (differ(a.fideId, b.fideId)) return std::nullopt;
    if (!a.nationalId.empty() && a.nationalId == b.nationalId && a.name == b.name) return Sign::SameId;
    if (differ(a.nationalId, b.nationalId) || birthsDiffer(a.birth, b.birth)) return std::nullopt;
    if (a.name == b.name) return a.birth.empty() || b.birth.empty() ? Sign::SameName : Sign::SameNameAndBirth;
    std::size_t const length = std::min(a.name.size(), b.name.size());
    std::size_t const most = length < shortName ? 0U : length < longName ? 1U : mostChanged;
    if (digitsOf(a.name) != digitsOf(b.name)) return std::nullopt; // players that are numbered
    return most > 0 && isWithin(a.name, b.name, most) ? std::optional{Sign::NearName} : std::nullopt;
}

/// People in the order in which they were added. Who may be one person with another is found without looking at
/// everybody: by the IDs, by the name, and by parts of the name. A name in which two letters were changed has one of
/// its three parts unchanged, and at most two places further on.
class Acquaintances {
public:
    struct Found {
        Twin::Sign sign;
        std::size_t place;
    };

    void add(Person person) {
        std::size_t const place = m_people.size();
        if (!person.fideId.empty()) m_byFideId[person.fideId].push_back(place);
        m_byName[person.name].push_back(place);
        if (person.name.size() >= shortName)
            for (std::size_t part = 0; part < parts; ++part) {
                auto const [from, length] = partOf(person.name.size(), part);
                m_byPart[keyOf(person.name.size(), part, std::string_view{person.name}.substr(from, length))].push_back(
                    place);
            }
        m_people.push_back(std::move(person));
    }

    /// The strongest sign, and of those who have it the first.
    [[nodiscard]] std::optional<Found> nearest(Person const& person) const {
        std::optional<Found> best;
        auto const look = [&](std::size_t place) {
            auto const sign = signOf(person, m_people[place]);
            if (sign && (!best || std::pair{*sign, place} < std::pair{best->sign, best->place}))
                best = Found{*sign, place};
        };
        if (!person.fideId.empty()) lookAt(m_byFideId, person.fideId, look);
        lookAt(m_byName, person.name, look);
        if (!best && person.name.size() >= shortName) lookAtParts(person.name, look);
        return best;
    }

private:
    static constexpr std::size_t parts = mostChanged + 1;
    static constexpr std::size_t mostNamesakes = 1000; ///< a column with one word in all its rows is no list of names

    using Places = std::vector<std::size_t>;
    using Index = std::unordered_map<std::string, Places>;

    template <typename Look>
    static void lookAt(Index const& index, std::string const& key, Look look) {
        auto const places = index.find(key);
        if (places == index.end()) return;
        for (std::size_t const place : places->second | std::views::take(mostNamesakes)) look(place);
    }

    template <typename Look>
    void lookAtParts(std::string const& name, Look look) const {
        std::size_t const shortest = std::max(shortName, name.size() - mostChanged);
        for (std::size_t size = shortest; size <= name.size() + mostChanged; ++size)
            for (std::size_t part = 0; part < parts; ++part) {
                auto const [from, length] = partOf(size, part);
                std::size_t const first = from < mostChanged ? 0 : from - mostChanged;
                for (std::size_t at = first; at <= from + mostChanged && at + length <= name.size(); ++at)
                    lookAt(m_byPart, keyOf(size, part, std::string_view{name}.substr(at, length)), look);
            }
    }

    struct Part {
        std::size_t from, length;
    };
    static Part partOf(std::size_t size, std::size_t part) {
        std::size_t const from = size * part / parts;
        return {from, size * (part + 1) / parts - from};
    }
    static std::string keyOf(std::size_t size, std::size_t part, std::string_view text) {
        return std::to_string(size) + ' ' + std::to_string(part) + ' ' + std::string{text};
    }

    std::vector<Person> m_people;
    Index m_byFideId, m_byName, m_byPart;
};

} // namespace

bool Entry::isUsable() const {
    return std::ranges::none_of(remarks, [](Remark const& remark) {
        return remark.what == What::NameMissing || remark.what == What::NameUnfit || remark.what == What::OutOfPlace;
    });
}

bool Entry::isProse() const { return std::ranges::find(remarks, What::NotAPlayer, &Remark::what) != remarks.end(); }

std::vector<Entry> entriesIn(tables::Sheet const& sheet, Mapping const& mapping) {
    std::vector<DayOrder> days;
    for (std::size_t column = 0; column < mapping.columns.size(); ++column)
        days.push_back(dayOrderOf(sheet, column, mapping.firstRow));
    RowReader reader{sheet, mapping, days};
    std::vector<Entry> entries;
    bool isClosed = false; // until players go on, a signature follows
    bool hasPlayers = false;
    for (std::size_t row = mapping.firstRow; row < sheet.rows.size(); ++row) {
        Prose const prose = proseOf(sheet.rows[row]);
        isClosed = prose == Prose::Closing || (isClosed && (sheet.rows[row].empty() || isAlone(sheet.rows[row])));
        bool meant = false;
        for (std::size_t column = 0; column < mapping.columns.size(); ++column)
            meant = meant || (mapping.columns[column] != Meaning::Nothing && !sheet.cell(row, column).empty());
        if (!meant) continue;
        entries.push_back(reader.read(row));
        bool const isLeft =
            !sheet.typed.empty() && isAlone(sheet.rows[row]) && // a line that was not parted
            (std::ranges::any_of(entries.back().draft.name, isDigit) || (!hasPlayers && isHeading(sheet.rows[row])));
        if (prose != Prose::None || isClosed || isLeft) sayIsProse(entries.back(), sheet.rows[row]);
        hasPlayers = hasPlayers || !entries.back().isProse();
    }
    return entries;
}

void giveFederation(std::vector<Entry>& entries, std::string const& federation) {
    for (Entry& entry : entries)
        if (entry.draft.federation.empty()) entry.draft.federation = federation;
}

namespace {

/// As where somebody has written a line by hand, with a blank between the fields: its columns hold parts of others.
bool isOutOfPlace(Entry const& entry) {
    bool const hasNumberInName = std::ranges::any_of(entry.draft.name, isDigit);
    bool const hasRating = std::ranges::find(entry.remarks, What::RatingUnread, &Remark::what) == entry.remarks.end();
    return hasNumberInName && (!hasRating || !std::ranges::all_of(entry.draft.fideId, isDigit));
}

} // namespace

std::vector<Entry> entriesOf(pairing::trf::PlayersOfFile const& file) {
    std::vector<Entry> entries;
    std::map<int, std::size_t> byLine;
    for (auto const& [line, player] : file.rows) {
        Entry entry{static_cast<std::size_t>(line) - 1, {}};
        entry.draft.name = player.name;
        entry.draft.federation = player.federation;
        entry.draft.title = player.title;
        entry.draft.sex = player.sex;
        auto const text = [](int rating) { return rating > 0 ? std::to_string(rating) : std::string{}; };
        entry.draft.rating = text(player.rating);
        entry.draft.officialRating = text(player.fideRating);
        entry.draft.nationalRating = text(player.nationalRating);
        entry.draft.nationalId = player.nationalId;
        entry.draft.fideId = player.fideId;
        entry.draft.birth = player.birth;
        byLine.emplace(line, entries.size());
        entries.push_back(std::move(entry));
    }
    for (pairing::trf::Remark const& remark : file.remarks) {
        auto const at = byLine.find(remark.line);
        if (remark.kind != pairing::trf::Remark::Kind::Wrong || at == byLine.end()) continue;
        bool const nameless = remark.what == pairing::trf::Remark::What::NameMissing;
        entries[at->second].remarks.push_back({nameless ? What::NameMissing : What::RatingUnread,
                                               static_cast<std::size_t>(std::max(remark.column, 1)) - 1, remark.found});
    }
    constexpr std::size_t firstOfName = 14;
    for (Entry& entry : entries)
        if (isOutOfPlace(entry))
            entry.remarks.insert(entry.remarks.begin(), {What::OutOfPlace, firstOfName, entry.draft.name});
    for (Entry& entry : entries) leaveOutUnfit(entry, [](PlayerField) { return std::size_t{0}; });
    return entries;
}

std::vector<Entry> entriesOf(session::EventState const& event) {
    std::vector<Entry> entries;
    for (session::Player const* const player : event.playersInOrder()) {
        entries.push_back({entries.size(), session::draftOf(player->details)});
        session::PlayerDraft& draft = entries.back().draft;
        draft.feePaid.clear();
        draft.fixedBoard.clear();
        draft.checkedIn = false;
        if (session::Team const* const team = event.teamOf(player->id)) entries.back().team = team->details.name;
    }
    return entries;
}

std::vector<Twin> twinsIn(std::vector<Entry> const& entries, session::EventState const& event) {
    Acquaintances known;
    std::vector<Twin> meant; // what a twin of each of them is
    for (auto const& [id, player] : event.players) {
        known.add(personOf(session::draftOf(player.details)));
        meant.push_back({.sign = Twin::Sign::NearName, .player = id});
    }
    std::vector<Twin> twins;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!entries[i].isUsable() || entries[i].isProse()) continue;
        Person person = personOf(entries[i].draft);
        if (auto const found = known.nearest(person)) {
            twins.push_back(meant[found->place]);
            twins.back().sign = found->sign;
            twins.back().entry = i;
        }
        known.add(std::move(person));
        meant.push_back({.sign = Twin::Sign::NearName, .other = i});
    }
    return twins;
}

} // namespace flagfall::entries
