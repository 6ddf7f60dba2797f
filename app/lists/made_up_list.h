// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/listed_player.h"

#include <random>
#include <string>

namespace flagfall::lists {

/// Players of a list that looks like FIDE's and names nobody: names of a dozen languages put together by chance, the
/// federations, ages, titles and ratings about as often as there. The same seed gives the same players.
class MadeUpPlayers {
public:
    explicit MadeUpPlayers(std::uint64_t seed) : m_random(seed) {}
    [[nodiscard]] ListedPlayer next();

private:
    [[nodiscard]] int between(int least, int most);
    [[nodiscard]] bool oneIn(int times) { return between(1, times) == 1; }
    std::mt19937_64 m_random;
    std::int64_t m_id = 100'000;
};

enum class MadeUpForm {
    Text, ///< FIDE's combined list with the column of the Online Arena
    Xml,  ///< the same as XML
    Csv,  ///< a national list
};

[[nodiscard]] std::string madeUpHeader(MadeUpForm form);
void appendMadeUp(std::string& text, ListedPlayer const& player, MadeUpForm form);
[[nodiscard]] std::string madeUpFooter(MadeUpForm form);

/// A whole list, for small numbers.
[[nodiscard]] std::string madeUpList(int players, MadeUpForm form, std::uint64_t seed = 1);

} // namespace flagfall::lists
