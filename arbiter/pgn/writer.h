// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"

namespace flagfall::pgn {

/// only commands such as `[%clk …]`, and `(=)`
enum class CommentsWritten : std::uint8_t { All, CommandsOnly, None };
enum class VariationsWritten : std::uint8_t { All, None };

/// How games are written. The defaults write everything, in the export format of the standard.
struct WriteOptions {
    std::size_t columns = 80; ///< characters in a line of moves; a longer word stands alone
    CommentsWritten comments = CommentsWritten::All;
    VariationsWritten variations = VariationsWritten::All; ///< if variations are left out, so are NAGs
};

/// Appends a game to a text: tags, an empty line, moves and result, an empty line. The game is written as it is;
/// complete() gives the export format. Its moves must be legal. Reading the text gives the same game.
void appendGame(std::string& text, Game const& game, WriteOptions const& options = {});

[[nodiscard]] std::string gameText(Game const& game, WriteOptions const& options = {});

} // namespace flagfall::pgn
