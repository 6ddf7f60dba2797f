// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/commands.h"
#include "arbiter/pgn/encoding.h"
#include "arbiter/pgn/reader.h"
#include "arbiter/pgn/writer.h"
#include "tests/fuzz/target.h"

/// Any text is games that are written and read back as themselves, however the text is cut into pieces. The first byte
/// is the length of the pieces.
namespace flagfall::pgn {
namespace {

using fuzz::expect;

std::vector<ReadGame> inPieces(std::string_view text, std::size_t length) {
    std::vector<ReadGame> games;
    Reader reader([&games](ReadGame&& game) { games.push_back(std::move(game)); });
    for (; text.size() > length; text.remove_prefix(length)) reader.feed(text.substr(0, length));
    reader.feed(text);
    reader.finish();
    return games;
}

/// As a program reads a large file: no game is kept.
void readAndDrop(std::string_view text, std::size_t length) {
    Reader reader([](ReadGame&& game) { expect(game.line > 0, "a game begins in a line"); });
    for (; text.size() > length; text.remove_prefix(length)) reader.feed(text.substr(0, length));
    reader.feed(text);
    reader.finish();
}

void readInPieces(std::vector<ReadGame> const& games, std::string_view text, std::size_t length) {
    auto const others = inPieces(text, length);
    expect(others.size() == games.size(), "there are as many games wherever the text is cut");
    for (std::size_t i = 0; i < games.size(); ++i) {
        expect(others[i].game == games[i].game, "a game is the same wherever the text is cut");
        expect(others[i].problems == games[i].problems, "problems are the same wherever the text is cut");
        expect(others[i].line == games[i].line, "a game begins in the same line wherever the text is cut");
    }
}

std::string textOf(std::vector<ReadGame> const& games) {
    std::string text;
    for (ReadGame const& read : games) appendGame(text, complete(read.game));
    return text;
}

void writeAndReadBack(std::vector<ReadGame> const& games) {
    auto const text = textOf(games);
    expect(isUtf8(text), "what is written is UTF-8");
    auto const again = gamesIn(text);
    expect(again.size() == games.size(), "as many games are read back as are written");
    for (std::size_t i = 0; i < games.size(); ++i)
        expect(again[i].game == complete(games[i].game), "a game is read back from what is written");
    expect(textOf(again) == text, "a text written once is written again the same");
}

void lookAtCommands(std::string_view text) {
    for (Command const& command : commandsIn(text))
        if (auto const time = timeFrom(command.value))
            expect(timeFrom(timeText(*time)) == time, "a time is read back from its text");
}

} // namespace
} // namespace flagfall::pgn

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    using namespace flagfall;
    fuzz::Input input(bytes, size);
    auto const length = fuzz::pieceOf(input.number());
    auto const text = input.text(20'000);
    if (fuzz::isLarge()) {
        pgn::readAndDrop(text, length);
        return 0;
    }
    auto const games = pgn::gamesIn(text);
    pgn::readInPieces(games, text, length);
    pgn::writeAndReadBack(games);
    pgn::lookAtCommands(text);
    return 0;
}
