// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/fide_xml.h"

#include <expat.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace flagfall::lists {
namespace {

constexpr std::size_t longestText = 1024;
constexpr int deepest = 8;

enum class Element {
    Id,
    Name,
    Country,
    Sex,
    Title,
    WomensTitle,
    OtherTitle,
    OnlineTitle,
    Rating,
    Games,
    K,
    RapidRating,
    RapidGames,
    RapidK,
    BlitzRating,
    BlitzGames,
    BlitzK,
    Birthday,
    Flag
};

constexpr std::pair<std::string_view, Element> elements[] = {
    {"fideid", Element::Id},
    {"name", Element::Name},
    {"country", Element::Country},
    {"sex", Element::Sex},
    {"title", Element::Title},
    {"w_title", Element::WomensTitle},
    {"o_title", Element::OtherTitle},
    {"foa_title", Element::OnlineTitle},
    {"rating", Element::Rating},
    {"games", Element::Games},
    {"k", Element::K},
    {"rapid_rating", Element::RapidRating},
    {"rapid_games", Element::RapidGames},
    {"rapid_k", Element::RapidK},
    {"blitz_rating", Element::BlitzRating},
    {"blitz_games", Element::BlitzGames},
    {"blitz_k", Element::BlitzK},
    {"birthday", Element::Birthday},
    {"flag", Element::Flag},
};

void appendCodePoint(std::string& text, char32_t c) {
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xc0 | (c >> 6));
        text += static_cast<char>(0x80 | (c & 0x3f));
    } else {
        text += static_cast<char>(0xe0 | (c >> 12));
        text += static_cast<char>(0x80 | ((c >> 6) & 0x3f));
        text += static_cast<char>(0x80 | (c & 0x3f));
    }
}

/// Windows-1252, 0x80 to 0x9f.
constexpr char16_t westEuropean[] = {0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                     0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd,
                                     0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                     0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178};

std::size_t lengthAt(std::string_view text, std::size_t at) {
    auto const byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    unsigned const first = byte(at);
    std::size_t const length = first < 0x80   ? 1
                               : first < 0xc2 ? 0
                               : first < 0xe0 ? 2
                               : first < 0xf0 ? 3
                               : first < 0xf5 ? 4
                                              : 0;
    for (std::size_t i = 1; i < length; ++i)
        if (at + i < text.size() && (byte(at + i) & 0xc0) != 0x80) return 0;
    if (length < 3 || at + 1 >= text.size()) return length;
    // Overlong forms and surrogates.
    bool const isForm = (first != 0xe0 || byte(at + 1) >= 0xa0) && (first != 0xed || byte(at + 1) < 0xa0) &&
                        (first != 0xf0 || byte(at + 1) >= 0x90) && (first != 0xf4 || byte(at + 1) < 0x90);
    return isForm ? length : 0;
}

/// Hands on UTF-8 whatever comes in; keeps a letter that is cut in two between pieces.
class Mender {
public:
    std::string_view mended(std::span<char const> piece) {
        std::string_view const given{piece.data(), piece.size()};
        bool const isAscii = std::ranges::all_of(given, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
        if (isAscii && m_cut.empty()) return given;
        std::string const text = std::exchange(m_cut, {}) + std::string{given};
        m_text.clear();
        for (std::size_t i = 0; i < text.size();) {
            std::size_t const length = lengthAt(text, i);
            if (i + length > text.size()) {
                m_cut = text.substr(i);
                break;
            }
            if (length > 0)
                m_text.append(text, i, length);
            else
                appendByte(text[i]);
            i += std::max<std::size_t>(length, 1);
        }
        return m_text;
    }
    std::string_view rest() {
        m_text.clear();
        for (char const c : std::exchange(m_cut, {})) appendByte(c);
        return m_text;
    }

private:
    void appendByte(char c) {
        auto const byte = static_cast<unsigned char>(c);
        appendCodePoint(m_text, byte >= 0x80 && byte < 0xa0 ? westEuropean[byte - 0x80] : char32_t{byte});
    }
    std::string m_cut, m_text;
};

} // namespace

struct FideXml::Work {
    struct Free {
        void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
    };

    static Work& of(void* data) { return *static_cast<Work*>(data); }
    static void begin(void* data, XML_Char const* name, XML_Char const** attributes);
    static void end(void* data, XML_Char const* name);
    static void text(void* data, XML_Char const* letters, int count);
    static void refuseType(void* data, XML_Char const*, XML_Char const*, XML_Char const*, int) {
        of(data).stop(ListFault::EntitiesInXml);
    }
    static void refuseEntity(void* data, XML_Char const*, int, XML_Char const*, int, XML_Char const*, XML_Char const*,
                             XML_Char const*, XML_Char const*) {
        of(data).stop(ListFault::EntitiesInXml);
    }

    void stop(ListFault fault) {
        if (!stopped)
            stopped = ListProblem{fault, {}, static_cast<std::int64_t>(XML_GetCurrentLineNumber(parser.get())), {}};
        XML_StopParser(parser.get(), XML_FALSE);
    }
    void put(Element element, std::string_view value);
    Expected<void, ListProblem> parse(std::string_view piece, bool last);

    std::unique_ptr<std::remove_pointer_t<XML_Parser>, Free> parser;
    Take take;
    PlayType single{};
    Mender mender;
    std::optional<ListProblem> stopped;
    int depth = 0;
    bool isList = false;
    bool inPlayer = false;
    std::optional<Element> element;
    std::string letters;
    ListedPlayer player;
    ListedRating plain; // `rating`: the standard one, or all there is
    bool hasOthers = false;
    bool anyOthers = false;
};

void FideXml::Work::begin(void* data, XML_Char const* name, XML_Char const**) {
    Work& work = of(data);
    if (++work.depth > deepest) return work.stop(ListFault::NotAList);
    work.element.reset();
    std::string_view const called = name;
    if (work.depth == 1) {
        work.isList = called == "playerslist";
        if (!work.isList) work.stop(ListFault::NotAList);
    } else if (work.depth == 2) {
        work.inPlayer = called == "player";
        work.player = {};
        work.plain = {};
        work.hasOthers = false;
    } else if (work.depth == 3 && work.inPlayer) {
        auto const* const known = std::ranges::find(elements, called, &std::pair<std::string_view, Element>::first);
        if (known != std::end(elements)) work.element = known->second;
        work.letters.clear();
    }
}

void FideXml::Work::text(void* data, XML_Char const* letters, int count) {
    Work& work = of(data);
    if (!work.element) return;
    work.letters.append(letters, static_cast<std::size_t>(count));
    if (work.letters.size() > longestText) work.stop(ListFault::LineTooLong);
}

void FideXml::Work::put(Element what, std::string_view value) {
    auto const number = [value](int most) { return numberOf(value, most); };
    switch (what) {
    case Element::Id: player.fideId = fideIdOf(value); break;
    case Element::Name: player.name = trimmed(value); break;
    case Element::Country: player.federation = trimmed(value); break;
    case Element::Sex: player.sex = sexOf(value); break;
    case Element::Title:
    case Element::WomensTitle: player.title = stronger(player.title, titleOf(value)); break;
    case Element::OtherTitle: player.otherTitles = trimmed(value); break;
    case Element::OnlineTitle: player.onlineTitle = trimmed(value); break;
    case Element::Rating: plain.value = number(highestRating); break;
    case Element::Games: plain.games = number(mostGames); break;
    case Element::K: plain.k = number(highestK); break;
    case Element::RapidRating: player.in(PlayType::Rapid).value = number(highestRating); break;
    case Element::RapidGames: player.in(PlayType::Rapid).games = number(mostGames); break;
    case Element::RapidK: player.in(PlayType::Rapid).k = number(highestK); break;
    case Element::BlitzRating: player.in(PlayType::Blitz).value = number(highestRating); break;
    case Element::BlitzGames: player.in(PlayType::Blitz).games = number(mostGames); break;
    case Element::BlitzK: player.in(PlayType::Blitz).k = number(highestK); break;
    case Element::Birthday: player.birth = birthOf(value); break;
    case Element::Flag: player.active = value.find('i') == value.npos; break;
    }
    hasOthers = hasOthers || (what >= Element::RapidRating && what <= Element::BlitzK);
}

void FideXml::Work::end(void* data, XML_Char const*) {
    Work& work = of(data);
    if (work.depth == 3 && work.element) {
        work.put(*work.element, work.letters);
        work.element.reset();
    } else if (work.depth == 2 && work.inPlayer) {
        work.inPlayer = false;
        work.anyOthers = work.anyOthers || work.hasOthers;
        work.player.in(work.anyOthers ? PlayType::Standard : work.single) = work.plain;
        bool const isPlayer = !work.player.fideId.empty() && !work.player.name.empty();
        if (!work.take(isPlayer ? &work.player : nullptr)) work.stop(ListFault::Cancelled);
    }
    --work.depth;
}

FideXml::FideXml(PlayType single, Take take) : m_work(std::make_unique<Work>()) {
    Work& work = *m_work;
    work.take = std::move(take);
    work.single = single;
    // What the file says of its encoding does not matter: what comes is UTF-8.
    work.parser.reset(XML_ParserCreate("UTF-8"));
    XML_SetUserData(work.parser.get(), m_work.get());
    XML_SetElementHandler(work.parser.get(), &Work::begin, &Work::end);
    XML_SetCharacterDataHandler(work.parser.get(), &Work::text);
    XML_SetStartDoctypeDeclHandler(work.parser.get(), &Work::refuseType);
    XML_SetEntityDeclHandler(work.parser.get(), &Work::refuseEntity);
}

FideXml::~FideXml() = default;

bool FideXml::isSingle() const { return !m_work->anyOthers; }

Expected<void, ListProblem> FideXml::Work::parse(std::string_view piece, bool last) {
    auto const status = XML_Parse(parser.get(), piece.data(), static_cast<int>(piece.size()), last ? 1 : 0);
    if (stopped) return refused(*stopped);
    if (status == XML_STATUS_OK) return {};
    return refused(ListProblem{ListFault::NotXml,
                               {},
                               static_cast<std::int64_t>(XML_GetCurrentLineNumber(parser.get())),
                               XML_ErrorString(XML_GetErrorCode(parser.get()))});
}

Expected<void, ListProblem> FideXml::feed(std::span<char const> piece) {
    return m_work->parse(m_work->mender.mended(piece), false);
}

Expected<void, ListProblem> FideXml::finish() {
    if (auto const done = m_work->parse(m_work->mender.rest(), true); !done) return done;
    return {};
}

} // namespace flagfall::lists
