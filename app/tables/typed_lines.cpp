// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/typed_lines.h"

#include "app/tables/name_words.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace flagfall::tables {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view gaps = " \t,;:()";
/// What stands before a rating or a birth, in small letters.
constexpr std::array ratingLabels{"elo", "rating", "rtg", "rat", "dwz", "nwz", "fide"};
constexpr std::array birthLabels{"nar", "narodený", "narodená", "narozen", "narozený", "narozená", "roč",
                                 "roc", "ročník",   "rocnik",   "born",    "geb",      "jg",       "né",
                                 "née", "nado",     "nada",     "nacido",  "nacida",   "*"};
constexpr std::array idLabels{"id", "fideid"};
/// `bez klubu`, `bez ratingu`
constexpr std::array withouts{"bez", "sin", "sen", "no", "nemá", "non", "without", "ohne"};
constexpr std::array unratedWords{"unrated", "unr"};
constexpr std::array titles{"GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"};
/// Of a sentence about players: `My son Alexander Petrov, 1650`.
constexpr std::array possessives{"my",   "My",   "our", "Our", "môj",  "Môj",  "moja", "Moja", "můj",   "Můj",
                                 "moje", "Moje", "meu", "Meu", "miña", "Miña", "mein", "Mein", "unser", "Unser"};
constexpr std::array phoneLabels{"tel",   "telefón", "telefon", "teléfono", "phone", "mobil", "mob",
                                 "móvil", "móbil",   "mobile",  "telf",     "tlf",   "gsm"};
/// Between what says that a birth follows and the birth: `nacido en 1955`.
constexpr std::array birthLinks{"en", "el", "in", "on", "v", "o"};

enum Column : std::size_t { Before, Name, Title, Birth, Rating, Id, Federation, Phone, Email, Rest, Said, columnCount };
constexpr std::array kinds{TypedColumn::Number, TypedColumn::Name, TypedColumn::Title,      TypedColumn::Birth,
                           TypedColumn::Rating, TypedColumn::Id,   TypedColumn::Federation, TypedColumn::Phone,
                           TypedColumn::Email,  TypedColumn::Rest, TypedColumn::Said};
static_assert(kinds.size() == columnCount);

struct Token {
    std::size_t from, to; ///< in the line
    std::string_view text;
    bool enclosed; ///< in brackets
};

std::vector<Token> tokensOf(std::string_view line, std::size_t from) {
    std::vector<Token> tokens;
    bool enclosed = false;
    for (std::size_t at = from; at < line.size();) {
        if (gaps.find(line[at]) != gaps.npos) {
            if (line[at] == '(' || line[at] == ')') enclosed = line[at] == '(';
            ++at;
            continue;
        }
        bool const isStar = line[at] == '*' && at + 1 < line.size() && digits.find(line[at + 1]) != digits.npos;
        std::size_t const end = isStar ? at + 1 : std::min(line.find_first_of(gaps, at), line.size());
        tokens.push_back({at, end, line.substr(at, end - at), enclosed});
        at = end;
    }
    return tokens;
}

bool isDigits(std::string_view text) { return !text.empty() && text.find_first_not_of(digits) == text.npos; }

/// `Dec`, `okt`: three letters, without accents.
bool isShortMonth(std::string_view text) {
    return text.size() == 3 &&
           std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}

/// `1.2.2001`, `2001-02-01`, `1/2/2001`, `1.2.01`, `1/2/01`, `1-Feb-2001`.
bool isDay(std::string_view text) {
    if (text.size() > 1 && text.back() == '.') text.remove_suffix(1);
    std::vector<std::string_view> parts;
    for (std::size_t from = 0; from <= text.size() && parts.size() < 4;) {
        std::size_t const end = std::min(text.find_first_of("./-", from), text.size());
        parts.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    if (parts.size() != 3) return false;
    bool const hasWord = isShortMonth(parts[1]);
    if (!isDigits(parts[0]) || !isDigits(parts[2]) || (!hasWord && !isDigits(parts[1]))) return false;
    bool const fits = std::ranges::all_of(
        parts, [](std::string_view part) { return part.size() <= 2 || part.size() == 4 || isShortMonth(part); });
    auto const years = std::ranges::count(parts, std::size_t{4}, &std::string_view::size);
    bool const isShort = parts[2].size() == 2 && text.find('-') == text.npos; // `01-02-03` may be anything
    return fits && (years == 1 || (years == 0 && isShort));
}

template <std::size_t Count>
bool isOneOf(std::array<char const*, Count> const& labels, std::string_view text) {
    std::string word;
    for (char const c : text)
        if (c != '.' && c != ':') word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return std::ranges::find(labels, word) != labels.end();
}

/// 0, or a number of three or four digits that is none of a telephone.
bool isRating(std::string_view text) {
    return text == "0" || ((text.size() == 3 || text.size() == 4) && isDigits(text) && text[0] != '0');
}
bool isYear(std::string_view text) { return text.size() == 4 && isDigits(text) && text >= "1900" && text <= "2100"; }
/// Of somebody who plays, where no word says that it is a birth.
bool isLikelyYear(std::string_view text) { return isYear(text) && text >= "1930"; }
/// Before a year it is a rating.
bool isToCome(std::string_view year) { return year > "2035"; }
bool isId(std::string_view text) { return text.size() >= 6 && text.size() <= 9 && isDigits(text) && text[0] != '0'; }
/// Figures, in groups: `905`, `0908/111-222`.
bool isOfTelephone(std::string_view text) {
    return text.find_first_not_of("0123456789/-") == text.npos && text.find_first_of(digits) != text.npos &&
           !isDay(text);
}
/// The first group of figures of a telephone: a rating has no nought or plus in front.
bool beginsTelephone(std::string_view text) {
    bool const hasPlus = text.starts_with('+');
    return (hasPlus || text.starts_with('0')) && text.size() >= 3 && isOfTelephone(text.substr(hasPlus ? 1 : 0));
}
/// `U12`, `Sub-14`, `H16`: a group by age.
bool isAgeGroup(std::string_view text) {
    std::size_t const number = text.find_first_of(digits);
    if (number == text.npos || text.size() - number > 2 || !isDigits(text.substr(number))) return false;
    constexpr std::array groups{"u", "sub-", "sub", "h", "d"};
    std::string word;
    for (char const c : text.substr(0, number)) word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return std::ranges::find(groups, word) != groups.end();
}
bool hasDigit(std::string_view text) { return text.find_first_of(digits) != text.npos; }
bool isFederation(std::string_view text) {
    return text.size() == 3 && std::ranges::all_of(text, [](char c) { return c >= 'A' && c <= 'Z'; });
}

/// `1. 2. 2001`: how many words the day takes; 0: none begins here.
std::size_t wordsOfDay(std::vector<Token> const& tokens, std::size_t at) {
    if (isDay(tokens[at].text)) return 1;
    auto const isPart = [&](std::size_t which) {
        std::string_view const text = tokens[which].text;
        return text.size() >= 2 && text.size() <= 3 && text.back() == '.' && isDigits(text.substr(0, text.size() - 1));
    };
    // `born 12 March 2001`
    bool const isSaid = at > 0 && isOneOf(birthLabels, tokens[at - 1].text) && at + 2 < tokens.size();
    std::string_view const day = tokens[at].text.substr(0, tokens[at].text.find('.'));
    if (isSaid && day.size() <= 2 && isDigits(day) && tokens[at + 1].text.size() >= 3 &&
        !hasDigit(tokens[at + 1].text) && isYear(tokens[at + 2].text))
        return 3;
    bool const isSpaced = at + 2 < tokens.size() && isPart(at) && isPart(at + 1) && tokens[at + 2].text.size() == 4 &&
                          isDigits(tokens[at + 2].text);
    return isSpaced ? 3 : 0;
}

/// Of a sentence rather than of a name: `posielam prihlášku na turnaj`, `My son Alexander`, `Od: Petr`.
bool isSentence(std::string_view name) {
    constexpr std::size_t mostWords = 7;
    if (name.find_first_of("@<>:") != name.npos || hasDigit(name)) return true;
    std::size_t words = 0;
    std::size_t small = 0;
    for (std::size_t at = 0; at < name.size(); ++at) {
        std::size_t const end = std::min(name.find(' ', at), name.size());
        std::string_view const word = name.substr(at, end - at);
        at = end;
        if (word.empty()) continue;
        if (++words == 1 && holdsWord(possessives, word)) return true;
        bool const isOfName = isParticle(word) || isBetweenNames(word) || isSuffix(word);
        if (beginsSmall(word) && !isOfName) ++small;
    }
    // One may be a given name in small letters, or a word behind the name.
    return words > mostWords || (small > 1 && small < words);
}

bool isDash(std::string_view text) { return text == "-" || text == "–" || text == "—"; }

/// `12. `, `3) `, `4 `, and `- `, `* `, `> ` before an item: how long it is.
std::size_t itemBefore(std::string_view line) {
    for (std::string_view const mark : {"- ", "* ", "> ", "• ", "– "})
        if (line.starts_with(mark)) return mark.size();
    std::size_t end = std::min(line.find_first_not_of(digits), line.size());
    if (end == 0 || end > 4 || end == line.size()) return 0;
    if (line[end] == '.' || line[end] == ')') ++end;
    return end < line.size() && (line[end] == ' ' || line[end] == '\t') ? end : 0;
}

std::string trimmed(std::string_view text) {
    std::size_t const first = text.find_first_not_of(gaps);
    if (first == text.npos) return {};
    return std::string{text.substr(first, text.find_last_not_of(gaps) - first + 1)};
}

/// Whether signs part it as a table: `García López, Juan; Lugo; 1500`, `García López, Juan - Lugo - 1500`.
bool hasCells(std::string_view line) {
    std::size_t const dash = line.find(" - ");
    bool const hasDashes = dash != line.npos && line.find(" - ", dash + 1) != line.npos;
    return hasDashes || line.find_first_of(";\t") != line.npos;
}

/// A line, word by word: what is behind the name is a birth, a rating, an ID, or left.
class Line {
public:
    explicit Line(std::string_view line)
        : m_line(line), m_item(itemBefore(line)), m_hasCells(hasCells(line.substr(m_item))),
          m_tokens(tokensOf(line, m_item)) {}

    /// Whether behind a name of several words and a comma stands a club, `Mráz Andrej, ŠKM Žilina`, or rather a given
    /// name, `García López, Juan`. Nullopt: neither stands there.
    [[nodiscard]] std::optional<bool> clubFollows() const {
        std::size_t at = 0, words = 0;
        bool inCapitals = true;
        for (; at < m_tokens.size() && !(at > 0 && isBefore(at, ",")); ++at) {
            if (hasDigit(m_tokens[at].text)) return std::nullopt;
            inCapitals =
                inCapitals && std::ranges::none_of(m_tokens[at].text, [](char c) { return c >= 'a' && c <= 'z'; });
            words += isWordOfName(at) ? 1 : 0;
        }
        std::size_t const from = at;
        bool isOne = false;
        for (; at < m_tokens.size() && !(at > from && isBefore(at, ",;()")) && !isDatum(at) && !labels(at); ++at)
            isOne = isOne || (inCapitals && isAcronym(m_tokens[at].text) ? isClubWord(m_tokens[at].text)
                                                                         : isOfClub(m_tokens[at].text));
        constexpr std::size_t mostGiven = 2;
        if (words < 2 || at == from) return std::nullopt;
        return isOne || at - from > mostGiven;
    }
    /// From now on a name of several words ends at a comma, unless other signs part the line: `López, Juan; Lugo`.
    void endNameAtComma() { m_endsAtComma = !m_hasCells; }

    /// Whether a rating stands before a year; nullopt: it does not tell.
    [[nodiscard]] std::optional<bool> isRatingFirst() const {
        for (std::size_t at = 0; at + 1 < m_tokens.size(); ++at) {
            std::string_view const one = m_tokens[at].text, other = m_tokens[at + 1].text;
            if (!isRating(one) || !isRating(other) || isLikelyYear(one) == isLikelyYear(other)) continue;
            return isLikelyYear(other);
        }
        return std::nullopt;
    }
    /// Of two numbers that may both be years the first one is a rating.
    void beginWithRating() { m_isRatingFirst = true; }

    /// None: neither a number before it nor anything that is one, or no name.
    [[nodiscard]] std::optional<Row> parted() {
        Row row(columnCount);
        std::size_t const behind = endOfName();
        if (behind == 0) return std::nullopt;
        row[Name] = trimmed(m_line.substr(m_item, m_tokens[behind - 1].to - m_item));
        std::ranges::replace(row[Name], '\t', ' ');
        // `I enter: Ján Čižmár`
        if (auto const colon = row[Name].rfind(':'); colon != std::string::npos)
            if (std::string after = trimmed(row[Name].substr(colon + 1)); after.find(' ') != std::string::npos)
                row[Name] = std::move(after);
        if (isSentence(row[Name])) return std::nullopt;
        bool const isNumbered = m_item > 0 && digits.find(m_line[0]) != digits.npos;
        if (isNumbered) row[Before] = m_line.substr(0, m_item);
        for (std::size_t at = behind; at < m_tokens.size();) at += take(row, at);
        closePiece(row);
        bool const isWhole = row[Name].find(' ') != std::string::npos; // a place and a day are nobody
        // Of a list, and no line of a signature.
        bool const isItem = m_item > 0 && m_line[0] != '>' && !row[Phone].empty();
        bool const says = (isWhole && (isItem || m_saysRating || !row[Birth].empty())) || !row[Rating].empty() ||
                          !row[Id].empty() || !row[Title].empty() ||
                          (isWhole && behind < m_tokens.size() && isClub(behind));
        return isNumbered || says ? std::optional{row} : std::nullopt;
    }

private:
    [[nodiscard]] bool isDatum(std::size_t at) const {
        std::string_view const text = m_tokens[at].text;
        return wordsOfDay(m_tokens, at) > 0 || isRating(text) || isId(text);
    }
    /// An initial is a large one.
    [[nodiscard]] bool isBirthLabel(std::size_t at) const {
        std::string_view const text = m_tokens[at].text;
        return isOneOf(birthLabels, text) || text == "b." || text == "r.";
    }
    [[nodiscard]] bool isWordOfName(std::size_t at) const {
        std::string_view const text = m_tokens[at].text;
        return !isParticle(text) && !isSuffix(text) && !isTitle(at) && !text.ends_with('.');
    }
    [[nodiscard]] bool isLabel(std::size_t at) const {
        std::string_view const text = m_tokens[at].text;
        return isOneOf(ratingLabels, text) || isBirthLabel(at) || isOneOf(idLabels, text);
    }
    /// `Elo 1845`, `FIDE ID 14912345`.
    [[nodiscard]] bool labels(std::size_t at) const {
        while (at < m_tokens.size() && isLabel(at)) {
            if (++at < m_tokens.size() && isDatum(at)) return true;
            if (at + 1 < m_tokens.size() && isOneOf(birthLinks, m_tokens[at].text) && isDatum(at + 1)) return true;
        }
        return false;
    }
    [[nodiscard]] bool isTitle(std::size_t at) const { return holdsWord(titles, m_tokens[at].text); }
    [[nodiscard]] bool isClub(std::size_t at) const { return isClubWord(m_tokens[at].text); }
    [[nodiscard]] bool isPhoneLabel(std::size_t at) const { return isOneOf(phoneLabels, m_tokens[at].text); }
    /// Whether it stands between this word and the one before it, or the end.
    [[nodiscard]] bool isBefore(std::size_t at, std::string_view marks) const {
        std::size_t const from = at > 0 ? m_tokens[at - 1].to : m_item;
        std::size_t const to = at < m_tokens.size() ? m_tokens[at].from : m_line.size();
        return m_line.substr(from, to - from).find_first_of(marks) != std::string_view::npos;
    }
    /// `Rat` and `Id` are family names as well.
    [[nodiscard]] bool mayLabel(std::size_t at) const {
        std::string_view const text = m_tokens[at].text;
        return at > 1 || text.size() < 2 || beginsSmall(text) || !beginsSmall(text.substr(1));
    }
    /// `1 500`: with a gap between the thousands.
    [[nodiscard]] bool isParted(std::size_t at) const {
        auto const figures = [this](std::size_t which) {
            return which < m_tokens.size() && isDigits(m_tokens[which].text) ? m_tokens[which].text.size() : 0U;
        };
        return figures(at) == 1 && figures(at + 1) == 3 && figures(at + 2) == 0 &&
               m_tokens[at].to + 1 == m_tokens[at + 1].from;
    }
    /// `bez ratingu`
    [[nodiscard]] bool saysUnrated(std::size_t at) const {
        constexpr std::array ratings{"ratingu", "rating", "elo", "ela"};
        return at + 1 < m_tokens.size() && isOneOf(withouts, m_tokens[at].text) &&
               isOneOf(ratings, m_tokens[at + 1].text);
    }
    [[nodiscard]] bool isUnrated(std::size_t at) const { return at > 1 && isOneOf(unratedWords, m_tokens[at].text); }
    /// The first word behind it.
    [[nodiscard]] std::size_t endOfName() const {
        std::size_t words = 0, commas = 0;
        for (std::size_t at = 0; at < m_tokens.size(); ++at) {
            std::string_view const text = m_tokens[at].text;
            commas += at > 0 && isBefore(at, ",") ? 1 : 0;
            // `Novák, Ján, ŠK Žilina`: a name has one comma, or none; `Ing.` and `ml.` belong to it.
            bool const isPast = commas > 1 || (commas == 1 && m_endsAtComma && words > 1);
            if (isPast && isBefore(at, ",") && !isSuffix(text) && !text.ends_with('.')) return at;
            bool const isCounted = hasDigit(text) && !isBefore(at + 1, ":"); // but `Board 1: Ján Novák`
            bool const isCell = isBefore(at, ";") || (words > 1 && isBefore(at, "\t"));
            bool const isBehind = at > 0 && (m_tokens[at].enclosed || isCell || isPhoneLabel(at));
            bool const isOther = at > 1 && (isTitle(at) || isClub(at) || isCounted);
            bool const isLabelled = mayLabel(at) && labels(at);
            if (isDatum(at) || isLabelled || isDash(text) || isBehind || isOther || saysUnrated(at) || isUnrated(at))
                return at;
            words += isWordOfName(at) ? 1 : 0;
        }
        return m_tokens.size();
    }
    /// Whether a rating is what stands behind it: then a year is one.
    [[nodiscard]] bool ratingFollows(std::size_t at) const {
        ++at;
        if (at < m_tokens.size() && isOneOf(ratingLabels, m_tokens[at].text)) ++at;
        return at < m_tokens.size() && isRating(m_tokens[at].text);
    }
    [[nodiscard]] bool yearFollows(std::size_t at) const {
        return at + 1 < m_tokens.size() && isLikelyYear(m_tokens[at + 1].text);
    }
    /// How many words were taken.
    std::size_t take(Row& row, std::size_t at) {
        Token const& token = m_tokens[at];
        if (beginsTelephone(token.text) || isPhoneLabel(at)) {
            std::size_t end = at + 1;
            while (end < m_tokens.size() && (isOfTelephone(m_tokens[end].text) || beginsTelephone(m_tokens[end].text)))
                ++end;
            std::size_t const first = isPhoneLabel(at) ? at + 1 : at;
            if (first < end && row[Phone].empty()) {
                closePiece(row);
                row[Phone] = m_line.substr(m_tokens[first].from, m_tokens[end - 1].to - m_tokens[first].from);
            } else {
                m_piece = {m_piece ? m_piece->first : token.from, m_tokens[end - 1].to};
            }
            return end - at;
        }
        if (saysUnrated(at) || isUnrated(at)) {
            closePiece(row);
            m_saysRating = true;
            return isUnrated(at) ? 1 : 2;
        }
        if (row[Email].empty() && token.text.find('@') != token.text.npos) return put(row, Email, token);
        std::size_t const day = row[Birth].empty() ? wordsOfDay(m_tokens, at) : 0;
        bool const ofRating = at > 0 && isOneOf(ratingLabels, m_tokens[at - 1].text);
        bool const isLinked = at > 1 && isOneOf(birthLinks, m_tokens[at - 1].text) && isBirthLabel(at - 2);
        bool const ofBirth = isLinked || (at > 0 && isBirthLabel(at - 1));
        if (day > 0) {
            closePiece(row);
            for (std::size_t part = 0; part < day; ++part) row[Birth] += m_tokens[at + part].text;
            return day;
        }
        bool const isSaid = isYear(token.text) && (ofBirth || token.enclosed);
        bool const mayBeBefore = ratingFollows(at) && !((m_isRatingFirst || isToCome(token.text)) && yearFollows(at));
        bool const isLikely = isLikelyYear(token.text) && (!row[Rating].empty() || mayBeBefore);
        bool const isBirth = row[Birth].empty() && !ofRating && (isSaid || isLikely);
        if (isBirth) return put(row, Birth, token);
        if (row[Rating].empty() && isParted(at)) {
            closePiece(row);
            row[Rating] = std::string{token.text}.append(m_tokens[at + 1].text);
            return 2;
        }
        if (row[Rating].empty() && isRating(token.text)) return put(row, Rating, token);
        if (row[Id].empty() && isId(token.text)) return put(row, Id, token);
        if (row[Title].empty() && isTitle(at)) return put(row, Title, token);
        bool const isAlone = at + 1 == m_tokens.size() || isBefore(at + 1, ",;()") || isDatum(at + 1) ||
                             isDash(m_tokens[at + 1].text) || labels(at + 1);
        bool const isCode = isFederation(token.text) && isAlone && !isClub(at) && !isLabel(at);
        if (row[Federation].empty() && isCode) return put(row, Federation, token);
        if (labels(at) || isDash(token.text))
            closePiece(row);
        else if (m_piece)
            m_piece->second = token.to;
        else
            m_piece = {token.from, token.to};
        return 1;
    }
    std::size_t put(Row& row, Column column, Token const& token) {
        closePiece(row);
        row[column] = token.text;
        return 1;
    }
    void closePiece(Row& row) {
        if (!m_piece) return;
        // What begins with a small letter is said of the player: `comes to round 2`.
        std::string_view const piece = m_line.substr(m_piece->first, m_piece->second - m_piece->first);
        for (std::size_t from = 0; from <= piece.size();) {
            std::size_t const end = std::min(piece.find(',', from), piece.size());
            std::string const part = trimmed(piece.substr(from, end - from));
            from = end + 1;
            if (part.empty()) continue;
            std::string const first = part.substr(0, part.find(' '));
            bool const isNoClub = first != part && isOneOf(withouts, first);
            std::string& into =
                row[(beginsSmall(part) && !isNoClub && !isOfClub(first)) || isAgeGroup(part) ? Said : Rest];
            into += (into.empty() ? "" : ", ") + part;
        }
        m_piece.reset();
    }

    std::string_view m_line;
    std::size_t m_item;
    bool m_hasCells; ///< as of a table
    bool m_endsAtComma = false;
    bool m_isRatingFirst = false;
    bool m_saysRating = false; ///< that there is none
    std::vector<Token> m_tokens;
    std::optional<std::pair<std::size_t, std::size_t>> m_piece; ///< of what is left
};

/// Whether names in these lines have their words before the first comma, and clubs behind it.
bool clubsFollowNames(Sheet const& sheet) {
    std::size_t asked = 0, clubs = 0;
    for (Row const& row : sheet.rows) {
        if (row.empty()) continue;
        auto const follows = Line(row[0]).clubFollows();
        asked += follows ? 1 : 0;
        clubs += follows.value_or(false) ? 1 : 0;
    }
    return clubs > 0 && 3 * clubs >= asked;
}

/// Whether in most of these lines that have both the rating stands before the year of birth.
bool ratingsComeFirst(Sheet const& sheet) {
    int before = 0;
    for (Row const& row : sheet.rows)
        if (auto const isFirst = row.empty() ? std::nullopt : Line(row[0]).isRatingFirst()) before += *isFirst ? 1 : -1;
    return before > 0;
}

} // namespace

std::optional<Sheet> partTypedLines(Sheet const& sheet) {
    if (sheet.columns() != 1) return std::nullopt;
    Sheet result;
    result.typed.assign(kinds.begin(), kinds.end());
    bool const clubsFollow = clubsFollowNames(sheet);
    bool const ratingsFirst = ratingsComeFirst(sheet);
    std::size_t lines = 0; // from the first one that fits to the last one
    std::size_t fitting = 0;
    std::size_t sure = 0;   // of these: a name of several words, and a birth or a rating
    std::size_t others = 0; // since the last one that fits
    std::size_t around = 0;
    for (Row const& row : sheet.rows) {
        if (row.empty() || row[0].empty()) {
            result.rows.emplace_back();
            continue;
        }
        Line line(row[0]);
        if (clubsFollow || line.clubFollows().value_or(false)) line.endNameAtComma();
        if (ratingsFirst) line.beginWithRating();
        auto cells = line.parted();
        ++(cells ? fitting : others);
        bool const saysTwo = cells && (!(*cells)[Birth].empty() || !(*cells)[Rating].empty());
        if (saysTwo && (*cells)[Name].find(' ') != std::string::npos) ++sure;
        if (cells) (fitting == 1 ? around : lines) += std::exchange(others, 0);
        if (!cells) {
            cells.emplace(columnCount);
            (*cells)[Name] = row[0].substr(0, row[0].find_last_not_of("; ") + 1);
        }
        result.rows.push_back(std::move(*cells));
    }
    lines += fitting;
    around += others;
    constexpr std::size_t aList = 3; // one or two lines with a number may be anything
    bool const isOfPlayers = fitting >= aList || sure > 1;
    bool const isMost = 5 * fitting >= 3 * (isOfPlayers ? lines : lines + around);
    if (fitting == 0 || !isMost || 4 * fitting < around) return std::nullopt;
    for (std::size_t column = columnCount; column-- > 0;) {
        bool const isFilled = std::ranges::any_of(
            result.rows, [column](Row const& row) { return column < row.size() && !row[column].empty(); });
        if (isFilled) continue;
        result.typed.erase(result.typed.begin() + static_cast<std::ptrdiff_t>(column));
        for (Row& row : result.rows)
            if (column < row.size()) row.erase(row.begin() + static_cast<std::ptrdiff_t>(column));
    }
    return result;
}

} // namespace flagfall::tables
