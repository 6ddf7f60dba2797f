// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"
#include "arbiter/game/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Games as files carry them (Portable Game Notation): what was said of the game, its moves with everything noted
/// beside them, and its result. Values without any file behind them; all text is UTF-8.
namespace flagfall::pgn {

/// `[White "Čižmár, Ján"]`. The value is as it is meant, without escapes and without line ends.
struct Tag {
    std::string name;
    std::string value;
    friend bool operator==(Tag const&, Tag const&) = default;
};
using Tags = std::vector<Tag>;

/// What stands between braces, on one line: every run of white space is one space, none at the ends, never empty.
/// Commands such as `[%clk 1:30:00]` and the draw offer `(=)` stay where they stand; commands.h reads and makes them.
using Comment = std::string;
using Comments = std::vector<Comment>;

/// A numeric annotation glyph: 1 is `!`, 2 `?`, up to 65535.
using Nag = std::uint16_t;

struct Line;

/// One move of a player, with everything noted beside it, in this order: `12. {before} Nf3 $1 {after} (variation)`.
struct Ply {
    explicit Ply(std::optional<board::Move> move = std::nullopt, Comments after = {});

    std::optional<board::Move> move; ///< legal; none is a null move, `--`: the other player goes on
    Comments before;                 ///< between the move number and the move
    std::vector<Nag> nags;
    Comments after;
    std::vector<Line> variations; ///< other moves in place of this one
    friend bool operator==(Ply const&, Ply const&);
};

/// The moves of a game or of a variation, one after the other.
struct Line {
    Comments opening{}; ///< before the first move
    std::vector<Ply> plies{};
    /// From the first thing that could not be read as a move of this position on: the words as they stood, so that
    /// nothing is lost. A comment is one of them, with its braces.
    std::vector<std::string> unread{};
    Comments behind{}; ///< after the bracket that closes the variation, or after the result of the game
    friend bool operator==(Line const&, Line const&);
};

inline Ply::Ply(std::optional<board::Move> move, Comments after) : move(move), after(std::move(after)) {}

/// The word behind the moves.
struct NoWord { ///< it is missing
    friend bool operator==(NoWord, NoWord) = default;
};
struct Unfinished { ///< `*`
    friend bool operator==(Unfinished, Unfinished) = default;
};
using Ending = std::variant<NoWord, Unfinished, Result>;

/// One game. To write a game that has been played here, fill `tags` (setTag()), `line` and `ending`, and call
/// complete().
///
///     pgn::Game game;
///     setTag(game, "White", "Čižmár, Ján");
///     game.line.plies.emplace_back(move, pgn::Comments{pgn::clockCommand(90min)});
///     game.ending = Result::Draw;
///     std::string const text = pgn::gameText(complete(game));
///
/// Reading a Game from several threads is safe.
struct Game {
    Tags tags{}; ///< in their order; a name may come twice
    board::Position start{};
    Line line{};
    Ending ending = NoWord{};
    std::vector<std::string> escapes{}; ///< lines for other programs that begin with `%`, here without it
    friend bool operator==(Game const&, Game const&) = default;
};

/// The value of the first tag of this name.
[[nodiscard]] std::optional<std::string_view> tagOf(Game const& game, std::string_view name);
/// Changes the first tag of this name, or adds one.
void setTag(Game& game, std::string_view name, std::string value);

/// The seven tags every game has, in their order.
[[nodiscard]] std::vector<std::string_view> const& sevenTagRoster();

/// The game as the export format of the standard asks for it: the seven tags first, the missing ones as `?`, the others
/// behind them in their order, the start position among them unless it is the usual one, and a word for the result.
/// Done twice it changes nothing.
[[nodiscard]] Game complete(Game game);

/// After a move, or a null move. There is none where a null move would leave the king to be captured.
[[nodiscard]] std::optional<board::Position> afterPly(board::Position const& position, std::optional<board::Move> move);

/// The word of an ending in files: `1-0`, `*`, nothing. Forfeits are written as the score they give.
[[nodiscard]] std::string_view word(Ending const& ending);
/// The ending of a word: `1-0`, `0-1`, `1/2-1/2`, `*` and what is written for them, `0-0`, `1/2-0` and `0-1/2`.
[[nodiscard]] std::optional<Ending> endingFrom(std::string_view word);

} // namespace flagfall::pgn
