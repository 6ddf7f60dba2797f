// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/commands.h"
#include "tests/arbiter/board/games_gen.h"
#include "tests/arbiter/pgn/texts.h"

namespace flagfall::pgn::test {
namespace {

using board::Position;

int upTo(int most) { return *rc::gen::inRange(0, most + 1); }

/// Words with everything in them that means something to a reader.
Comment anyComment() {
    auto const words = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
        "a", "Šach", "[%clk 1:29:58]", "[%csl Ga1]", "(=)", "}", "{", ";", "%", "[White", "\"x\"]", "(1.", "e4)", "$1",
        "1-0", "*", "...", "\\",
        "a-word-that-is-so-long-that-no-other-word-has-a-place-in-its-line-of-eighty-columns")));
    std::string text;
    for (auto const& word : words) (text += text.empty() ? "" : " ") += word;
    return text;
}

Comments anyComments() {
    Comments comments;
    for (int left = upTo(5) - 3; left > 0; --left) comments.push_back(anyComment());
    return comments;
}

Line anyLine(Position position, int depth, int longest);

Ply anyPly(Position const& position, int depth) {
    auto const moves = position.legalMoves();
    bool const isNull = upTo(20) == 0 && !position.isCheck();
    Ply ply(isNull ? std::nullopt : std::optional(moves[*rc::gen::inRange<std::size_t>(0, moves.size())]),
            anyComments());
    ply.before = anyComments();
    for (int left = upTo(5) - 3; left > 0; --left) ply.nags.push_back(static_cast<Nag>(upTo(300)));
    if (depth > 0)
        for (int left = upTo(8) - 6; left > 0; --left) {
            ply.variations.push_back(anyLine(position, depth - 1, 5));
            ply.variations.back().behind = anyComments();
        }
    return ply;
}

Line anyLine(Position position, int depth, int longest) {
    Line line;
    line.opening = anyComments();
    for (int left = 1 + upTo(longest); left > 0 && position.hasLegalMove(); --left) {
        line.plies.push_back(anyPly(position, depth));
        position = *afterPly(position, line.plies.back().move);
    }
    // A line has something in it, or it is none.
    if (line.plies.empty() && line.opening.empty()) line.opening.emplace_back("nothing");
    return line;
}

Game anyGameTree() {
    Game game;
    game.start = board::test::anyPosition(40);
    game.tags.push_back({"Event", *rc::gen::container<std::string>(rc::gen::inRange(' ', '\x7E'))});
    game.tags.push_back({"Annotator", "Ján \"J\" \\"});
    game.line = anyLine(game.start, 3, 40);
    game.line.behind = anyComments();
    game.ending = *rc::gen::element<Ending>(NoWord{}, Unfinished{}, Result::WhiteWins, Result::Draw, Result::BlackWins);
    return complete(game);
}

RC_GTEST_PROP(AnyGame, IsReadBackFromWhatIsWritten, ()) {
    auto const game = anyGameTree();
    auto const games = gamesIn(gameText(game));
    RC_ASSERT(games.size() == 1U);
    if (!(games[0].game == game)) RC_FAIL(gameText(game) + "\nis read as\n" + gameText(games[0].game));
    RC_ASSERT(fenText(games[0].game.start) == fenText(game.start));
}

RC_GTEST_PROP(AnyGame, IsTheSameWhereverItsTextIsCut, ()) {
    auto const text = gameText(anyGameTree()) + gameText(anyGameTree());
    auto const whole = gamesIn(text);
    std::vector<ReadGame> games;
    Reader reader([&games](ReadGame&& read) { games.push_back(std::move(read)); });
    std::string_view left = text;
    while (!left.empty()) {
        auto const length = std::min<std::size_t>(left.size(), static_cast<std::size_t>(1 + upTo(40)));
        reader.feed(left.substr(0, length));
        left.remove_prefix(length);
    }
    reader.finish();
    RC_ASSERT(games.size() == whole.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        RC_ASSERT(games[i].game == whole[i].game);
        RC_ASSERT(games[i].problems == whole[i].problems);
    }
}

RC_GTEST_PROP(AnySigns, AreGamesThatAreWrittenAndReadBackAsThemselves, ()) {
    auto const signs = *rc::gen::container<std::vector<std::string>>(
        rc::gen::element<std::string>("[", "]", "\"", "Event", "FEN", "{", "}", "(", ")", "(=)", ";", "%", "\n", "\r",
                                      " ", "$", "1", "12.", "...", "e4", "e5", "Nf3", "O-O", "0-0", "1-0", "*", "--",
                                      "!?", "+-", "\\", "\xFC", "Č", "[Event \"A\"]\n", "{a}", "1-0\n\n"));
    std::string text;
    for (auto const& sign : signs) text += sign;
    std::string written;
    auto const games = gamesIn(text);
    for (ReadGame const& read : games) appendGame(written, complete(read.game));
    auto const readBack = gamesIn(written);
    RC_ASSERT(readBack.size() == games.size());
    for (std::size_t i = 0; i < games.size(); ++i) RC_ASSERT(readBack[i].game == complete(games[i].game));
}

RC_GTEST_PROP(AnyTime, IsReadBackFromItsText, ()) {
    milliseconds const time{*rc::gen::inRange(0, 400'000'000)};
    RC_ASSERT(timeFrom(timeText(time)) == time);
}

} // namespace
} // namespace flagfall::pgn::test
