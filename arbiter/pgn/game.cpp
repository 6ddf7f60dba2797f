// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/game.h"

#include "arbiter/board/fen.h"

#include <algorithm>
#include <array>

namespace flagfall::pgn {

using board::Position;

namespace {

struct Written {
    std::string_view word;
    Ending ending;
};

/// The forms in which results are written; the first of each is the standard one.
constexpr std::array writtenEndings{
    Written{"1-0", Result::WhiteWins},
    Written{"0-1", Result::BlackWins},
    Written{"1/2-1/2", Result::Draw},
    Written{"*", Unfinished{}},
    Written{"0-0", Result::BothLose},
    Written{"1/2-0", Result::DrawAgainstLoss},
    Written{"0-1/2", Result::LossAgainstDraw},
    Written{"½-½", Result::Draw},
    Written{"1/2", Result::Draw},
    Written{"½", Result::Draw},
    Written{"1–0", Result::WhiteWins},
    Written{"0–1", Result::BlackWins},
};

/// The score of a forfeit, or of a game that is not rated, as if it were any other.
Result asPlayed(Result result) { return resultOf(points(result), Manner::OverTheBoard).value_or(result); }

auto findTag(Tags& tags, std::string_view name) { return std::ranges::find(tags, name, &Tag::name); }

void addUnlessThere(Tags& tags, std::string name, std::string value) {
    if (findTag(tags, name) == tags.end()) tags.push_back({std::move(name), std::move(value)});
}

void addStart(Tags& tags, Position const& start) {
    bool const isChess960 = start.game() == board::Game::Chess960;
    if (!isChess960 && start.draft() == Position{}.draft()) return;
    if (isChess960) addUnlessThere(tags, "Variant", "Chess960");
    addUnlessThere(tags, "SetUp", "1");
    addUnlessThere(tags, "FEN", fenText(start));
}

/// Removes the first tag with this name and returns it.
Tag taken(Tags& tags, std::string_view name, Ending const& ending) {
    auto const found = findTag(tags, name);
    if (found == tags.end()) {
        bool const isResult = name == "Result";
        return {std::string(name), isResult ? std::string(word(ending)) : name == "Date" ? "????.??.??" : "?"};
    }
    Tag tag = std::move(*found);
    tags.erase(found);
    // `½-½` is read but not written
    if (name == "Result" && endingFrom(tag.value) == ending) tag.value = word(ending);
    return tag;
}

} // namespace

bool operator==(Ply const& a, Ply const& b) {
    return a.move == b.move && a.before == b.before && a.nags == b.nags && a.after == b.after &&
           a.variations == b.variations;
}

bool operator==(Line const& a, Line const& b) {
    return a.opening == b.opening && a.plies == b.plies && a.unread == b.unread && a.behind == b.behind;
}

std::optional<std::string_view> tagOf(Game const& game, std::string_view name) {
    auto const found = std::ranges::find(game.tags, name, &Tag::name);
    if (found == game.tags.end()) return std::nullopt;
    return found->value;
}

void setTag(Game& game, std::string_view name, std::string value) {
    auto const found = findTag(game.tags, name);
    if (found == game.tags.end())
        game.tags.push_back({std::string(name), std::move(value)});
    else
        found->value = std::move(value);
}

std::vector<std::string_view> const& sevenTagRoster() {
    static std::vector<std::string_view> const names{"Event", "Site", "Date", "Round", "White", "Black", "Result"};
    return names;
}

Game complete(Game game) {
    if (std::holds_alternative<NoWord>(game.ending))
        game.ending = endingFrom(tagOf(game, "Result").value_or("*")).value_or(Unfinished{});
    Tags tags;
    for (auto const name : sevenTagRoster()) tags.push_back(taken(game.tags, name, game.ending));
    addStart(game.tags, game.start);
    std::ranges::move(game.tags, std::back_inserter(tags));
    game.tags = std::move(tags);
    return game;
}

std::optional<Position> afterPly(Position const& position, std::optional<board::Move> move) {
    if (move) return position.after(*move);
    auto draft = position.draft();
    draft.turn = opponent(position.turn());
    draft.enPassant.reset();
    ++draft.halfmoveClock;
    if (position.turn() == Colour::Black) ++draft.moveNumber;
    auto const after = Position::create(draft);
    if (!after) return std::nullopt;
    return *after;
}

std::string_view word(Ending const& ending) {
    if (std::holds_alternative<NoWord>(ending)) return {};
    auto const* const result = std::get_if<Result>(&ending);
    Ending const played = result == nullptr ? ending : Ending{asPlayed(*result)};
    return std::ranges::find(writtenEndings, played, &Written::ending)->word;
}

std::optional<Ending> endingFrom(std::string_view word) {
    auto const found = std::ranges::find(writtenEndings, word, &Written::word);
    if (found == writtenEndings.end()) return std::nullopt;
    return found->ending;
}

} // namespace flagfall::pgn
