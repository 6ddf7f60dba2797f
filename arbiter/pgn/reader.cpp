// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/reader.h"

#include "arbiter/pgn/builder.h"

#include <utility>

namespace flagfall::pgn {

namespace {

/// The number of bytes copied at once from a large part.
constexpr std::size_t mouthful = 256U << 10U;

} // namespace

class Reader::Work {
public:
    Work(OnGame onGame, Limits limits)
        : m_longest(limits.word), m_lexer(limits.word), m_builder(std::move(onGame), limits) {}

    void feed(std::string_view piece) {
        m_lexer.feed(piece);
        takeAll();
    }
    void finish() {
        m_lexer.finish();
        takeAll();
        m_builder.finish();
        m_lexer = Lexer(m_longest);
    }

private:
    void takeAll() {
        Token token;
        while (m_lexer.next(token)) m_builder.take(token, m_lexer);
    }

    std::size_t m_longest;
    Lexer m_lexer;
    Builder m_builder;
};

Reader::Reader(OnGame onGame, Limits limits) : m_work(std::make_unique<Work>(std::move(onGame), limits)) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

void Reader::feed(std::string_view piece) {
    for (; piece.size() > mouthful; piece.remove_prefix(mouthful)) m_work->feed(piece.substr(0, mouthful));
    m_work->feed(piece);
}

void Reader::finish() { m_work->finish(); }

std::vector<ReadGame> gamesIn(std::string_view text, Limits limits) {
    std::vector<ReadGame> games;
    Reader reader([&games](ReadGame&& game) { games.push_back(std::move(game)); }, limits);
    reader.feed(text);
    reader.finish();
    return games;
}

} // namespace flagfall::pgn
