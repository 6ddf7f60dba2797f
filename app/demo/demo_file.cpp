// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_file.h"

#include "app/demo/demo_event.h"

#include <array>
#include <cstdio>

namespace flagfall::demo {
namespace {

struct Game {
    int opponent;
    char colour;
    char result;
};
struct Line {
    char const* points;
    std::array<Game, 2> games;
};

/// Rounds 1 and 2 of the Berger table for six; the points of the fifth are not what the results add up to.
constexpr std::array<Line, 6> lines{{
    {" 1.5", {{{6, 'w', '1'}, {2, 'w', '='}}}},
    {" 1.5", {{{5, 'w', '1'}, {1, 'b', '='}}}},
    {" 1.0", {{{4, 'w', '='}, {5, 'b', '='}}}},
    {" 1.5", {{{3, 'b', '='}, {6, 'b', '1'}}}},
    {" 1.0", {{{2, 'b', '0'}, {3, 'w', '='}}}},
    {" 0.0", {{{1, 'b', '0'}, {4, 'w', '0'}}}},
}};

std::string playerLine(int number, Star const& star, Line const& line) {
    std::array<char, 200> text{};
    int const head = std::snprintf(text.data(), text.size(), "001 %4d  %3s %-33s %4d %3s %11s %10s %4s %4d", number,
                                   star.title, star.name, star.rating, star.federation, "", "", line.points, number);
    std::string whole(text.data(), static_cast<std::size_t>(head));
    for (Game const& game : line.games) {
        std::array<char, 24> cell{};
        std::snprintf(cell.data(), cell.size(), "  %4d %c %c", game.opponent, game.colour, game.result);
        whole += cell.data();
    }
    return whole + '\n';
}

} // namespace

std::string reportFile() {
    std::string file = "012 Southern Cross Open\n022 Planetarium\n032 SVK\n042 May 29, 2026\n052 2026/05/31\n"
                       "062 7\n092 Round robin\n102 Polaris, Ursa Minor\nXXR 5\nXYZ something of another program\n";
    int number = 0;
    for (Line const& line : lines) {
        file += playerLine(number + 1, stars()[static_cast<std::size_t>(number)], line);
        ++number;
    }
    return file;
}

} // namespace flagfall::demo
