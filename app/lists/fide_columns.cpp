// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/fide_columns.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace flagfall::lists {
namespace {

using Column = FideColumns::Column;

constexpr std::pair<std::string_view, Column> columnTitles[] = {
    {"id", Column::Id},
    {"id_number", Column::Id},
    {"name", Column::Name},
    {"fed", Column::Federation},
    {"country", Column::Federation},
    {"sex", Column::Sex},
    {"tit", Column::Title},
    {"title", Column::Title},
    {"wtit", Column::WomensTitle},
    {"otit", Column::OtherTitles},
    {"foa", Column::OnlineTitle},
    {"srtng", Column::Standard},
    {"sgm", Column::StandardGames},
    {"sk", Column::StandardK},
    {"rrtng", Column::Rapid},
    {"rgm", Column::RapidGames},
    {"rk", Column::RapidK},
    {"brtng", Column::Blitz},
    {"bgm", Column::BlitzGames},
    {"bk", Column::BlitzK},
    {"rtng", Column::Single},
    {"rating", Column::Single},
    {"gms", Column::SingleGames},
    {"games", Column::SingleGames},
    {"gm", Column::SingleGames},
    {"k", Column::SingleK},
    {"b-day", Column::Birth},
    {"bday", Column::Birth},
    {"birthday", Column::Birth},
    {"born", Column::Birth},
    {"flag", Column::Flag},
};

struct Word {
    std::size_t at = 0;
    std::string text; ///< in small letters
};

std::vector<Word> wordsIn(std::string_view line) {
    std::vector<Word> words;
    auto const isBlank = [](char c) { return c == ' ' || c == '\r' || c == '\n'; };
    for (std::size_t i = 0; i < line.size();) {
        if (isBlank(line[i])) {
            ++i;
            continue;
        }
        Word& word = words.emplace_back(Word{i, {}});
        for (; i < line.size() && !isBlank(line[i]); ++i)
            word.text += static_cast<char>(line[i] >= 'A' && line[i] <= 'Z' ? line[i] - 'A' + 'a' : line[i]);
    }
    return words;
}

/// `oct26`
std::optional<ListMonth> monthIn(std::string_view title) {
    static constexpr std::array names{"jan", "feb", "mar", "apr", "may", "jun",
                                      "jul", "aug", "sep", "oct", "nov", "dec"};
    if (title.size() != 5) return std::nullopt;
    auto const* const name = std::ranges::find(names, title.substr(0, 3));
    auto const isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (name == names.end() || !isDigit(title[3]) || !isDigit(title[4])) return std::nullopt;
    int const year = 2000 + (title[3] - '0') * 10 + (title[4] - '0');
    return ListMonth{std::chrono::year{year}, std::chrono::month{static_cast<unsigned>(name - names.begin() + 1)}};
}

/// Columns are counted in letters, and a letter beyond ASCII is more than one byte.
std::string_view letters(std::string_view line, std::size_t from, std::size_t to) {
    auto const begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
    std::size_t seen = 0;
    std::size_t first = line.size();
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!begins(line[i])) continue;
        if (seen == from) first = i;
        if (seen == to) return line.substr(std::min(first, i), i - std::min(first, i));
        ++seen;
    }
    return line.substr(first);
}

} // namespace

std::optional<FideColumns> FideColumns::fromHeader(std::string_view line) {
    FideColumns columns;
    if (line.find_first_of(";,|\t") != line.npos) return std::nullopt; // a CSV file
    auto const words = wordsIn(line);
    Span* last = nullptr;
    bool named = false;
    for (Word const& word : words) {
        // "ID Number" is one title.
        if (word.text == "number" && last == &columns.span(Column::Id)) continue;
        if (last) last->to = word.at;
        last = nullptr;
        auto const* const known =
            std::ranges::find(columnTitles, word.text, &std::pair<std::string_view, Column>::first);
        auto column = known != std::end(columnTitles) ? std::optional{known->second} : std::nullopt;
        if (auto const month = monthIn(word.text)) {
            columns.m_month = month;
            column = Column::Single;
        }
        if (!column || columns.span(*column).to != 0) continue;
        last = &columns.span(*column);
        *last = {word.at, word.at + 1};
        named = true;
    }
    if (last) last->to = line.npos;
    // The games and K of single lists have had the titles of the standard ones.
    if (columns.isSingle())
        for (auto const& [from, to] :
             {std::pair{Column::StandardGames, Column::SingleGames}, std::pair{Column::StandardK, Column::SingleK}})
            if (columns.span(to).to == 0) columns.span(to) = std::exchange(columns.span(from), {});
    bool const isList = named && columns.span(Column::Id).to != 0 && columns.span(Column::Name).to != 0;
    return isList ? std::optional{columns} : std::nullopt;
}

std::optional<FideColumns> FideColumns::fromWidth(std::string_view line) {
    static constexpr std::string_view withArena =
        "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
        "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
    static constexpr std::string_view withoutArena =
        "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
        "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
    static constexpr std::string_view single =
        "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
        "FOA RTNG  Gms K  B-day Flag";
    if (line.empty() || line[0] < '0' || line[0] > '9') return std::nullopt;
    switch (line.size()) {
    case 162: return fromHeader(withArena);
    case 158: return fromHeader(withoutArena);
    case 136: return fromHeader(single);
    default: return std::nullopt;
    }
}

std::string_view FideColumns::in(std::string_view line, Column column) const {
    auto const [from, to] = span(column);
    if (to == 0 || from >= line.size()) return {};
    bool const isAscii = std::ranges::all_of(line, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return trimmed(isAscii ? line.substr(from, to - from) : letters(line, from, to));
}

bool FideColumns::isSingle() const { return span(Column::Single).to != 0; }

std::optional<ListedPlayer> FideColumns::player(std::string_view line, PlayType single) const {
    ListedPlayer player;
    player.fideId = fideIdOf(in(line, Column::Id));
    player.name = in(line, Column::Name);
    if (player.fideId.empty() || player.name.empty()) return std::nullopt;
    player.federation = in(line, Column::Federation);
    player.sex = sexOf(in(line, Column::Sex));
    player.title = stronger(titleOf(in(line, Column::Title)), titleOf(in(line, Column::WomensTitle)));
    player.otherTitles = in(line, Column::OtherTitles);
    player.onlineTitle = in(line, Column::OnlineTitle);
    auto const rating = [&](Column value, Column games, Column k) {
        return ListedRating{numberOf(in(line, value), highestRating), numberOf(in(line, games), mostGames),
                            numberOf(in(line, k), highestK)};
    };
    player.in(PlayType::Standard) = rating(Column::Standard, Column::StandardGames, Column::StandardK);
    player.in(PlayType::Rapid) = rating(Column::Rapid, Column::RapidGames, Column::RapidK);
    player.in(PlayType::Blitz) = rating(Column::Blitz, Column::BlitzGames, Column::BlitzK);
    if (isSingle()) player.in(single) = rating(Column::Single, Column::SingleGames, Column::SingleK);
    player.birth = birthOf(in(line, Column::Birth));
    player.active = in(line, Column::Flag).find('i') == std::string_view::npos;
    return player;
}

} // namespace flagfall::lists
