// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"

namespace flagfall::pgn {

enum class CommentsWritten : std::uint8_t { All, CommandsOnly, None }; ///< only `[%clk …]` and the like, and `(=)`
enum class VariationsWritten : std::uint8_t { All, None };

/// How games are written. As it stands: everything, in the export format of the standard.
struct WriteOptions {
    std::size_t columns = 80; ///< of a line of moves; a word that is longer stands alone
    CommentsWritten comments = CommentsWritten::All;
    VariationsWritten variations = VariationsWritten::All; ///< without them NAGs are left out as well
};

/// Adds a game to a text: tags, an empty line, moves and result, an empty line. The game is written as it is;
/// complete() makes it one of the export format. Its moves must be legal. What a reader makes of the text is the game
/// again.
void appendGame(std::string& text, Game const& game, WriteOptions const& options = {});

[[nodiscard]] std::string gameText(Game const& game, WriteOptions const& options = {});

} // namespace flagfall::pgn
