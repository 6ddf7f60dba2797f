// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/description.h"

namespace flagfall::rulings {

/// How a game was over before somebody spoke of a flag.
enum class GameOver {
    Checkmate,
    Stalemate,
    DeadPosition,
    Resignation,
    Agreement,
    CorrectClaim,
    Fivefold,
    SeventyFiveMoves,
};
template <>
struct Words<GameOver> {
    static constexpr std::array all{
        Word{GameOver::Checkmate, "checkmate"},        Word{GameOver::Stalemate, "stalemate"},
        Word{GameOver::DeadPosition, "dead-position"}, Word{GameOver::Resignation, "resignation"},
        Word{GameOver::Agreement, "agreement"},        Word{GameOver::CorrectClaim, "correct-claim"},
        Word{GameOver::Fivefold, "fivefold"},          Word{GameOver::SeventyFiveMoves, "seventy-five-moves"}};
};

/// What is known of one player's side of a game. Whatever nobody knows is left as it is here.
struct KnownSide {
    bool flagDown = false;                               ///< his display shows zero
    bool lastPeriod = true;                              ///< no time follows the period that ended
    int movesAsked = 0;                                  ///< in all, up to the end of that period; 0: all the moves
    std::optional<int> movesCounted{};                   ///< completed, in all, by the counter of his clock
    int illegalMoves = 0;                                ///< penalised in this game so far
    CanMate canMate = CanMate::NotSaid;                  ///< proved from the position on record
    std::optional<std::chrono::milliseconds> time{};     ///< on his display
    std::optional<std::chrono::milliseconds> turnTime{}; ///< on his display when his last turn began
    std::chrono::milliseconds credited{};                ///< what his last press gave him
    bool movesProved = false;                            ///< scoresheets or record show that movesCounted is right
    std::optional<std::chrono::milliseconds> nextTime{}; ///< what the next period adds
    std::optional<std::chrono::milliseconds> allotted{}; ///< all the time given so far, increments included
    friend bool operator==(KnownSide const&, KnownSide const&) = default;
};

/// What is known of a game when something has happened in it: clock readings, counters and the record, as plain values.
struct Known {
    ByColour<KnownSide> sides{};
    std::optional<Colour> firstFlag{};          ///< whose flag fell first, by the clocks
    std::optional<Colour> flagNoticed{};        ///< whose fall was observed or claimed before the other flag fell
    bool hasIncrement = false;                  ///< somebody is given time with each move
    std::optional<AutomaticDraw> drawnBefore{}; ///< stood on the board before, and nobody had noticed
    std::vector<std::string> fivefoldBy{};      ///< moves that make a fivefold repetition, in English notation
    std::optional<board::Position> position{};  ///< after the last move made
    std::optional<Colour> hasMove{};            ///< by the clocks; for whoever asks there is onMove()
    std::optional<board::Position> before{};    ///< before the irregularity, where there is one
    std::optional<GameOver> over{};             ///< how the game ended before anybody spoke of a flag
    std::optional<Result> overScore{};          ///< with `over`: the score, where the board does not show it
    std::optional<Result> result{};             ///< on record, and neither cleared nor in question
    std::optional<Colour> offerBy{};            ///< who has offered a draw that nobody has answered
    bool adjourned = false;                     ///< the game is, and was not resumed
    std::optional<Colour> sealedBy{};           ///< the game is adjourned, and that player has sealed a move
    std::optional<Colour> quickplayPending{};   ///< whose claim in a quickplay finish has been postponed
    std::optional<bool> supervised{}; ///< 2009: an arbiter has this rapid or blitz game in sight; none: as in the event

    [[nodiscard]] bool bothFlagsDown() const { return sides.white.flagDown && sides.black.flagDown; }
    [[nodiscard]] bool anyFlagDown() const { return sides.white.flagDown || sides.black.flagDown; }
    [[nodiscard]] std::optional<Colour> onMove() const { return position ? position->turn() : hasMove; }
    friend bool operator==(Known const&, Known const&) = default;
};

template <>
struct Description<KnownSide> {
    static constexpr auto facts = std::tuple{Fact{"flag-down", &KnownSide::flagDown},
                                             Fact{"last-period", &KnownSide::lastPeriod},
                                             Fact{"moves-asked", &KnownSide::movesAsked},
                                             Fact{"moves", &KnownSide::movesCounted},
                                             Fact{"illegal-moves", &KnownSide::illegalMoves},
                                             Fact{"can-mate", &KnownSide::canMate},
                                             Fact{"time", &KnownSide::time},
                                             Fact{"turn-time", &KnownSide::turnTime},
                                             Fact{"credited", &KnownSide::credited},
                                             Fact{"moves-proved", &KnownSide::movesProved},
                                             Fact{"next-time", &KnownSide::nextTime},
                                             Fact{"allotted", &KnownSide::allotted}};
};
template <>
struct Description<Known> {
    static constexpr auto facts =
        std::tuple{Fact{"first-flag", &Known::firstFlag},   Fact{"flag-noticed", &Known::flagNoticed},
                   Fact{"increment", &Known::hasIncrement}, Fact{"drawn-before", &Known::drawnBefore},
                   Fact{"fivefold-by", &Known::fivefoldBy}, Fact{"position", &Known::position},
                   Fact{"before", &Known::before},          Fact{"over", &Known::over},
                   Fact{"over-score", &Known::overScore},   Fact{"result", &Known::result},
                   Fact{"offer-by", &Known::offerBy},       Fact{"adjourned", &Known::adjourned},
                   Fact{"sealed-by", &Known::sealedBy},     Fact{"quickplay-pending", &Known::quickplayPending},
                   Fact{"supervised", &Known::supervised},  Fact{"has-move", &Known::hasMove}};
};

} // namespace flagfall::rulings
