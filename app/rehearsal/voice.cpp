// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/voice.h"

namespace flagfall::rehearsal {
namespace {

enum class Play { GoesOn, Stops };
enum class Game { GoesOn, MayEnd };
enum class Comes { ByOrder, ByItself };

struct Row {
    Kind kind;
    std::string_view word;
    Comes comes;
    Play play;
    Game game;
};
constexpr std::array rows{
    Row{Kind::EmptyChair, "empty-chair", Comes::ByOrder, Play::GoesOn, Game::GoesOn},
    Row{Kind::Arrival, "arrival", Comes::ByItself, Play::GoesOn, Game::GoesOn},
    Row{Kind::DefaultTimeExpired, "default-time-expired", Comes::ByItself, Play::GoesOn, Game::MayEnd},
    Row{Kind::IllegalMove, "illegal-move", Comes::ByOrder, Play::Stops, Game::MayEnd},
    Row{Kind::FlagClaimed, "flag-claimed", Comes::ByOrder, Play::Stops, Game::MayEnd},
    Row{Kind::FlagUnnoticed, "flag-unnoticed", Comes::ByOrder, Play::GoesOn, Game::MayEnd},
    Row{Kind::Phone, "phone", Comes::ByOrder, Play::Stops, Game::MayEnd},
    Row{Kind::TouchedPiece, "touched-piece", Comes::ByOrder, Play::Stops, Game::GoesOn},
    Row{Kind::DrawClaim, "draw-claim", Comes::ByOrder, Play::Stops, Game::MayEnd},
    Row{Kind::DrawAgreed, "draw-agreed", Comes::ByOrder, Play::Stops, Game::MayEnd},
    Row{Kind::ResultSlip, "result-slip", Comes::ByItself, Play::Stops, Game::MayEnd},
    Row{Kind::ResultsDiffer, "results-differ", Comes::ByOrder, Play::Stops, Game::MayEnd},
    Row{Kind::Disturbance, "disturbance", Comes::ByOrder, Play::Stops, Game::MayEnd},
    Row{Kind::Interference, "interference", Comes::ByOrder, Play::Stops, Game::GoesOn},
    Row{Kind::WrongSetting, "wrong-setting", Comes::ByOrder, Play::Stops, Game::GoesOn},
    Row{Kind::ScoresheetWanted, "scoresheet-wanted", Comes::ByOrder, Play::GoesOn, Game::GoesOn},
};
static_assert(rows.size() == allKinds.size());

Row const& rowOf(Kind kind) { return rows[static_cast<std::size_t>(kind)]; }

} // namespace

std::string_view kindWord(Kind kind) { return rowOf(kind).word; }

std::optional<Kind> kindFromWord(std::string_view word) {
    for (Row const& row : rows)
        if (row.word == word) return row.kind;
    return std::nullopt;
}

bool isTrouble(Kind kind) { return rowOf(kind).comes == Comes::ByOrder; }
bool stopsPlay(Kind kind) { return rowOf(kind).play == Play::Stops; }
bool mayEndGame(Kind kind) { return rowOf(kind).game == Game::MayEnd; }

} // namespace flagfall::rehearsal
