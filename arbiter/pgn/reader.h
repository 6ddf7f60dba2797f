// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"
#include "arbiter/pgn/problem.h"

#include <functional>
#include <memory>

namespace flagfall::pgn {

/// Limits for one game. A deeper variation is kept as a comment; beyond the other limits the rest of the game, up to
/// the next tag at the start of a line, is left out. Memory stays within a small multiple of `bytes`.
struct Limits {
    /// of one game in memory: its text, plus 128 bytes for each word, comment and tag
    std::size_t bytes = 64U << 20U;
    std::size_t word = 1U << 20U; ///< bytes of one comment, tag or word; a longer one is split
    std::size_t depth = 60;       ///< variations within variations
};

/// One game, with the problems found in it.
struct ReadGame {
    Game game;
    /// in the order of the text; after a hundred, only those that make it unreadable
    std::vector<Problem> problems{};
    std::size_t line = 0; ///< where the game starts in the text
};

/// Reads any number of games from text that arrives in parts of any size: a file of gigabytes needs no more memory
/// than its largest game. Every move is checked on the board. Accepts what programs and people write: UTF-8 or
/// Latin-1, any line ends, missing or wrong move numbers, games without tags or result. An unreadable game never
/// stops the games after it.
///
///     pgn::Reader reader([&](pgn::ReadGame&& read) { … });
///     while (auto const part = next()) reader.feed(*part);
///     reader.finish();
///
/// For one thread at a time.
class Reader {
public:
    using OnGame = std::function<void(ReadGame&&)>;

    explicit Reader(OnGame onGame, Limits limits = {});
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;

    /// Reads the next part of the text. Complete games are handed over before it returns; the last one is complete
    /// only when the next begins or finish() is called.
    void feed(std::string_view piece);
    /// Ends the text. Afterwards another text may be fed.
    void finish();

private:
    class Work;
    std::unique_ptr<Work> m_work;
};

/// Returns all games of a text.
[[nodiscard]] std::vector<ReadGame> gamesIn(std::string_view text, Limits limits = {});

} // namespace flagfall::pgn
