// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/start.h"

#include <algorithm>
#include <array>

namespace flagfall::pgn {

namespace {

enum class Variant { Standard, Chess960, Unknown };

/// Only the letters and digits, in lower case: programs write `fischerandom`, `Fischer Random`, `Chess 960`.
std::string plain(std::string_view name) {
    std::string letters;
    for (char const letter : name) {
        bool const isCapital = letter >= 'A' && letter <= 'Z';
        bool const isOther = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        if (isCapital || isOther) letters += isCapital ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return letters;
}

Variant variantFrom(std::string_view name) {
    static constexpr std::array<std::string_view, 7> chess960{
        "chess960", "fischerandom", "fischerrandom", "fischerrandomchess", "freestyle", "freestylechess", "frc"};
    static constexpr std::array<std::string_view, 6> standard{"",      "standard",     "normal",
                                                              "chess", "fromposition", "classical"};
    auto const letters = plain(name);
    if (std::ranges::find(chess960, letters) != chess960.end()) return Variant::Chess960;
    return std::ranges::find(standard, letters) != standard.end() ? Variant::Standard : Variant::Unknown;
}

Start withoutFen(Variant variant) {
    Start start;
    if (variant != Variant::Chess960) return start;
    auto draft = start.position.draft();
    draft.game = board::Game::Chess960;
    start.position = board::Position::create(draft).value_or(start.position);
    return start;
}

Start fromFen(std::string_view fen, Variant variant) {
    Start start;
    auto const game = variant == Variant::Chess960 ? board::Game::Chess960 : board::Game::Standard;
    auto const position = board::positionFromFen(fen, game);
    auto const asChess960 = board::positionFromFen(fen, board::Game::Chess960);
    if (position) {
        start.position = *position;
    } else if (asChess960) {
        start.position = *asChess960;
        start.fault = Fault::VariantAssumed;
    } else {
        start.fault = Fault::BadStart;
        start.refusal = position.error();
    }
    return start;
}

} // namespace

Start startOf(Game const& game) {
    auto const variant = variantFrom(tagOf(game, "Variant").value_or(""));
    auto const fen = tagOf(game, "FEN");
    Start start = fen ? fromFen(*fen, variant) : withoutFen(variant);
    if (!start.fault && variant == Variant::Unknown) start.fault = Fault::VariantUnknown;
    return start;
}

} // namespace flagfall::pgn
