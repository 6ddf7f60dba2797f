// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/chess960.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/notation/spoken_move.h"
#include "arbiter/notation/write_move.h"
#include "tests/fuzz/target.h"

/// Any text in any position is a legal move that is written and read back as itself, or is refused with its reason.
/// The first byte is the language, the second the number of moves before, the third where the game started; then a byte
/// for each of the moves, and the text.
namespace flagfall::notation {
namespace {

using board::Position;
using fuzz::expect;

Position anyPosition(fuzz::Input& input) {
    unsigned left = input.number() % 64;
    unsigned const start = input.number();
    Position position = start < 128 ? Position{} : *board::chess960Start(static_cast<int>(start * 7 % 960));
    for (; left > 0; --left) {
        auto const moves = position.legalMoves();
        if (moves.empty()) break;
        position.play(moves[input.number() % moves.size()]);
    }
    return position;
}

void readWords(Position const& position, std::string_view text, Language language) {
    auto const read = readMove(position, text, language);
    if (!read) {
        expect(read.error().column <= text.size() + 1, "a refusal lies within the text");
        return;
    }
    expect(position.isLegal(read->move), "what is accepted is legal");
    for (MoveForm form : {MoveForm{}, pgnForm}) {
        form.language = language;
        auto const again = readMove(position, moveText(position, read->move, form), language);
        expect(again && *again == ReadMove{read->move}, "what is written is read back, without slips");
    }
}

} // namespace
} // namespace flagfall::notation

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    using namespace flagfall;
    fuzz::Input input(bytes, size);
    auto const language = notation::languages()[input.number() % notation::languages().size()];
    auto const position = notation::anyPosition(input);
    notation::readWords(position, input.text(60), language);
    auto const heard = notation::readSpokenMove(position, input.text(60));
    fuzz::expect(!heard || position.isLegal(heard->move), "what is heard is legal");
    return 0;
}
