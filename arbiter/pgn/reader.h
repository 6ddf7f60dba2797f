// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"
#include "arbiter/pgn/problem.h"

#include <functional>
#include <memory>

namespace flagfall::pgn {

/// How much one game may be. Beyond the depth a variation is kept as a comment; beyond the others the rest of the game,
/// up to the next tag at the beginning of a line, is left out. Memory stays within a small multiple of `bytes`.
struct Limits {
    std::size_t bytes = 64U << 20U; ///< of one game in memory: its text, and 128 for each word, comment and tag
    std::size_t word = 1U << 20U;   ///< bytes of one comment, tag or word; a longer one is cut in two
    std::size_t depth = 60;         ///< variations within variations
};

/// One game, and what there is to say about it.
struct ReadGame {
    Game game;
    std::vector<Problem> problems{}; ///< in the order of the text; after a hundred only those that make it unreadable
    std::size_t line = 0;            ///< of the text, where it begins
};

/// Reads any number of games from text that comes in pieces of any size, however they cut it: a file of gigabytes takes
/// no more memory than its largest game. Every move is looked up on the board. Reads what programs and people write:
/// UTF-8 or Latin-1, any line ends, missing or wrong numbers, games without tags or result; a game that cannot be read
/// never stops the ones that follow.
///
///     pgn::Reader reader([&](pgn::ReadGame&& read) { … });
///     while (auto const piece = next()) reader.feed(*piece);
///     reader.finish();
///
/// One thread at a time.
class Reader {
public:
    using OnGame = std::function<void(ReadGame&&)>;

    explicit Reader(OnGame onGame, Limits limits = {});
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;

    /// The next piece of the text. Games that are complete are handed over before it returns; the last one is complete
    /// only when the next begins or finish() is called.
    void feed(std::string_view piece);
    /// There is no more text. Afterwards another one may be fed.
    void finish();

private:
    class Work;
    std::unique_ptr<Work> m_work;
};

/// All games of a text.
[[nodiscard]] std::vector<ReadGame> gamesIn(std::string_view text, Limits limits = {});

} // namespace flagfall::pgn
