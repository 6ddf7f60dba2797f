// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/vector_figures.h"

#include "clock/vector_text.h"

namespace flagfall::clock {

namespace {

char letterOf(Colour colour) { return colour == Colour::White ? 'W' : 'B'; }

std::string inSmallLetters(std::string_view text) {
    std::string word{text};
    for (char& sign : word) sign = static_cast<char>(std::tolower(static_cast<unsigned char>(sign)));
    return word;
}

/// Spaces around these characters have no meaning.
std::string closedUp(std::string_view text) {
    constexpr std::string_view signs = "=,/@";
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        bool const space = std::isspace(static_cast<unsigned char>(text[i])) != 0;
        if (!space) {
            result += text[i];
            continue;
        }
        auto const next = text.find_first_not_of(" \t\r", i);
        bool const beforeSign = next != std::string_view::npos && signs.find(text[next]) != std::string_view::npos;
        bool const afterSign = !result.empty() && signs.find(result.back()) != std::string_view::npos;
        if (!beforeSign && !afterSign) result += ' ';
    }
    return result;
}

std::optional<std::string> timeFigure(std::string_view text) {
    TextCursor in{text};
    auto const time = takeSigned(in);
    return time && in.atEnd() ? std::optional{millisText(*time)} : std::nullopt;
}

std::optional<std::string> pairFigure(std::string_view text) {
    TextCursor in{text};
    auto const white = in.takeNumber();
    bool const divided = in.take('/');
    auto const black = in.takeNumber();
    if (!white || !divided || !black || !in.atEnd()) return std::nullopt;
    return std::to_string(*white) + '/' + std::to_string(*black);
}

std::string flagsText(ByColour<std::optional<Instant>> const& flags) {
    std::string text;
    for (Colour colour : bothColours) {
        if (!flags[colour]) continue;
        if (!text.empty()) text += ',';
        text += letterOf(colour);
        text += '@' + millisText(flags[colour]->time_since_epoch());
    }
    return text;
}

std::optional<std::string> flagsFigure(std::string_view text) {
    TextCursor in{text};
    ByColour<std::optional<Instant>> flags;
    do {
        auto const colour = takeColour(in);
        if (!colour || !in.take('@')) return std::nullopt;
        auto const at = takeSigned(in);
        if (!at) return std::nullopt;
        flags[*colour] = Instant{*at};
    } while (in.take(','));
    return in.atEnd() ? std::optional{flagsText(flags)} : std::nullopt;
}

std::string sidesText(ByColour<bool> const& sides) {
    return std::string(sides.white ? "W" : "") + (sides.black ? "B" : "");
}

std::optional<std::string> sidesFigure(std::string_view text) {
    ByColour<bool> sides;
    for (char const sign : text) {
        if (sign == 'W' || sign == 'w')
            sides.white = true;
        else if (sign == 'B' || sign == 'b')
            sides.black = true;
        else if (sign != ',')
            return std::nullopt;
    }
    return sidesText(sides);
}

std::optional<std::string> figure(std::string_view name, std::string_view text) {
    if (text == "-" || inSmallLetters(text) == "none") return "";
    if (name == "W" || name == "B" || name == "dl") return timeFigure(text);
    if (name == "mv" || name == "per") return pairFigure(text);
    if (name == "act" || name == "first" || name == "pflag") return sidesFigure(text);
    if (name == "flag") return flagsFigure(text);
    return std::nullopt;
}

/// The one spelling of a figure's name: sides are capital letters.
std::string figureName(std::string_view text) {
    auto const word = inSmallLetters(text);
    return word == "w" ? "W" : word == "b" ? "B" : word;
}

std::optional<std::string> phaseFigure(std::string_view text) {
    auto const word = inSmallLetters(text);
    if (word == "run" || word == "running") return "run";
    if (word == "pause" || word == "paused") return "pause";
    if (word == "frozen" || word == "ready") return word;
    return std::nullopt;
}

/// What is not written must not have happened; for the first flag this holds only if no flag is written at all.
void addUnwritten(Figures& figures) {
    if (!figures.contains("flag")) figures.emplace("first", "");
    figures.emplace("flag", "");
    figures.emplace("pflag", "");
    figures.emplace("dl", "0");
}

std::string phaseText(Phase phase) {
    switch (phase) {
    case Phase::Ready: return "ready";
    case Phase::Running: return "run";
    case Phase::Paused: return "pause";
    case Phase::Frozen: break;
    }
    return "frozen";
}

std::string pairText(int white, int black) { return std::to_string(white) + '/' + std::to_string(black); }

} // namespace

Expected<Figures, std::string> readFigures(std::string_view text) {
    Figures figures;
    auto const closed = closedUp(text);
    for (auto const word : split(closed, ' ')) {
        if (word.empty()) continue;
        auto const equals = word.find('=');
        auto const name = figureName(word.substr(0, equals));
        auto const value = equals == std::string_view::npos ? std::nullopt : figure(name, word.substr(equals + 1));
        if (auto const phase = phaseFigure(word))
            figures["phase"] = *phase;
        else if (value)
            figures[name] = *value;
        else
            return refused("what is expected cannot be read: " + std::string{word});
    }
    addUnwritten(figures);
    return figures;
}

Figures figuresOf(Reading const& reading) {
    auto const& [white, black] = reading.sides;
    return {{"W", millisText(white.total)},
            {"B", millisText(black.total)},
            {"mv", pairText(white.movesCompleted, black.movesCompleted)},
            {"per", pairText(white.period, black.period)},
            {"phase", phaseText(reading.phase)},
            {"act", std::string(1, letterOf(reading.active))},
            {"dl", millisText(reading.sides[reading.active].delayLeft)},
            {"flag", flagsText({white.flagAt, black.flagAt})},
            {"first", reading.firstFlag ? std::string(1, letterOf(*reading.firstFlag)) : ""},
            {"pflag", sidesText({white.periodFlagAt.has_value(), black.periodFlagAt.has_value()})}};
}

std::string lineOf(Figures const& figures) {
    std::string line;
    for (auto const* name : {"W", "B", "mv", "per", "phase", "act", "dl", "flag", "first", "pflag"}) {
        auto const& value = figures.at(name);
        bool const absent = value.empty() || (std::string_view{name} == "dl" && value == "0");
        if (absent) continue;
        if (!line.empty()) line += ' ';
        line += std::string_view{name} == "phase" ? value : std::string{name} + '=' + value;
    }
    return line;
}

std::string differences(Figures const& expected, Figures const& actual) {
    std::string text;
    for (auto const& [name, value] : expected)
        if (actual.at(name) != value)
            text += (text.empty() ? "" : "; ") + name + " should be " + (value.empty() ? "none" : value) + " but is " +
                    (actual.at(name).empty() ? "none" : actual.at(name));
    return text;
}

} // namespace flagfall::clock
