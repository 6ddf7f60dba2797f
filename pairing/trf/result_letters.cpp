// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/result_letters.h"

#include <string_view>

namespace flagfall::pairing::trf {
namespace {

Manner mannerOf(char letter) {
    if (isForfeitLetter(letter)) return Manner::Forfeit;
    return letter == 'W' || letter == 'D' || letter == 'L' ? Manner::Unrated : Manner::OverTheBoard;
}

/// Nothing, half and one.
std::string_view lettersOf(Manner manner) {
    switch (manner) {
    case Manner::Unrated: return "LDW";
    case Manner::Forfeit: return "- +";
    case Manner::OverTheBoard: break;
    }
    return "0=1";
}

} // namespace

char letterOf(Result result, Colour colour) {
    Points const score = points(result)[colour];
    return lettersOf(manner(result))[score == onePoint ? 2 : score == halfPoint ? 1 : 0];
}

Points pointsOfLetter(char letter) {
    switch (letter) {
    case '1':
    case 'W':
    case '+': return onePoint;
    case '=':
    case 'D': return halfPoint;
    default: return noPoint;
    }
}

char byeLetterOf(char letter) {
    if (std::string_view{"HFUZ"}.find(letter) != std::string_view::npos) return letter;
    Points const points = pointsOfLetter(letter);
    return points == onePoint ? 'F' : points == halfPoint ? 'H' : 'Z';
}

char counterpartOf(char letter) {
    static constexpr std::string_view letters = "10=WLD+-?", others = "01=LWD-+?";
    std::size_t const at = letters.find(letter);
    return at == std::string_view::npos ? ' ' : others[at];
}

std::optional<Result> resultOfLetters(char white, char black) {
    if (mannerOf(white) != mannerOf(black)) return std::nullopt;
    return resultOf({pointsOfLetter(white), pointsOfLetter(black)}, mannerOf(white));
}

} // namespace flagfall::pairing::trf
