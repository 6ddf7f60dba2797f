// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"
#include "arbiter/game/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Games as files contain them (Portable Game Notation): tags, moves with everything noted beside them, and the
/// result. Plain values without a file behind them; all text is UTF-8.
namespace flagfall::pgn {

/// A tag such as `[White "Čižmár, Ján"]`. The value is without escapes and line ends.
struct Tag {
    std::string name;
    std::string value;
    friend bool operator==(Tag const&, Tag const&) = default;
};
using Tags = std::vector<Tag>;

/// The text between braces, on one line: every run of white space is one space, none at the ends, never empty.
/// Commands such as `[%clk 1:30:00]` and the draw offer `(=)` are part of it; commands.h reads and makes them.
using Comment = std::string;
using Comments = std::vector<Comment>;

/// A numeric annotation glyph: 1 is `!`, 2 `?`, up to 65535.
using Nag = std::uint16_t;

struct Line;

/// One move with everything noted beside it, in this order: `12. {before} Nf3 $1 {after} (variation)`.
struct Ply {
    explicit Ply(std::optional<board::Move> move = std::nullopt, Comments after = {});

    std::optional<board::Move> move; ///< a legal move; nullopt is a null move, `--`: the other player moves again
    Comments before;                 ///< between the move number and the move
    std::vector<Nag> nags;
    Comments after;
    std::vector<Line> variations; ///< alternatives to this move
    friend bool operator==(Ply const&, Ply const&);
};

/// The moves of a game or of a variation, one after the other.
struct Line {
    Comments opening{}; ///< before the first move
    std::vector<Ply> plies{};
    /// The words from the first one that is not a move of this position, so that nothing is lost. A comment is one of
    /// them, with its braces.
    std::vector<std::string> unread{};
    Comments behind{}; ///< after the closing bracket of the variation, or after the result of the game
    friend bool operator==(Line const&, Line const&);
};

inline Ply::Ply(std::optional<board::Move> move, Comments after) : move(move), after(std::move(after)) {}

/// The result written after the moves.
struct NoWord { ///< it is missing
    friend bool operator==(NoWord, NoWord) = default;
};
struct Unfinished { ///< `*`
    friend bool operator==(Unfinished, Unfinished) = default;
};
using Ending = std::variant<NoWord, Unfinished, Result>;

/// One game. To write a game played here, fill `tags` (setTag()), `line` and `ending`, and call complete().
///
///     pgn::Game game;
///     setTag(game, "White", "Čižmár, Ján");
///     game.line.plies.emplace_back(move, pgn::Comments{pgn::clockCommand(90min)});
///     game.ending = Result::Draw;
///     std::string const text = pgn::gameText(complete(game));
///
/// A Game may be read by several threads.
struct Game {
    Tags tags{}; ///< in order; a name may appear twice
    board::Position start{};
    Line line{};
    Ending ending = NoWord{};
    std::vector<std::string> escapes{}; ///< lines for other programs that begin with `%`, without it
    friend bool operator==(Game const&, Game const&) = default;
};

/// Returns the value of the first tag with this name.
[[nodiscard]] std::optional<std::string_view> tagOf(Game const& game, std::string_view name);
/// Changes the first tag with this name, or adds one.
void setTag(Game& game, std::string_view name, std::string value);

/// The names of the seven required tags, in order.
[[nodiscard]] std::vector<std::string_view> const& sevenTagRoster();

/// Returns the game in the export format of the standard: the seven required tags first, missing ones as `?`, the
/// others after them in order, the starting position among them unless it is the standard one, and a result. Applying
/// it twice changes nothing more.
[[nodiscard]] Game complete(Game game);

/// Returns the position after a move or null move; nullopt if a null move would leave the king to be captured.
[[nodiscard]] std::optional<board::Position> afterPly(board::Position const& position, std::optional<board::Move> move);

/// Returns the word of a result: `1-0`, `*`, or nothing. Forfeits are written as the score they give.
[[nodiscard]] std::string_view word(Ending const& ending);
/// Reads a result: `1-0`, `0-1`, `1/2-1/2`, `*` and their variants, `0-0`, `1/2-0` and `0-1/2`.
[[nodiscard]] std::optional<Ending> endingFrom(std::string_view word);

} // namespace flagfall::pgn
