// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/record/sealed_move.h"
#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// The envelope of an adjourned game has been opened (P23, step 7). The position is that before the sealed move.
struct SealedMoveOpened {
    Colour by = Colour::White; ///< who has sealed it
    std::string text{};        ///< as it is written
    notation::Language language = notation::Language::English;
    bool empty = false;   ///< nothing is written
    bool offered = false; ///< a draw is offered on the envelope
    std::string made{};   ///< the move that the player had made on the board, and had to seal; in English notation
    std::chrono::milliseconds late{}; ///< for which the clock of the player who must reply should have run already
    friend bool operator==(SealedMoveOpened const&, SealedMoveOpened const&) = default;
};
template <>
struct Description<SealedMoveOpened> {
    static constexpr std::string_view word = "sealed-move";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts =
        std::tuple{Needed{"by", &SealedMoveOpened::by},           Fact{"text", &SealedMoveOpened::text},
                   Fact{"language", &SealedMoveOpened::language}, Fact{"empty", &SealedMoveOpened::empty},
                   Fact{"offered", &SealedMoveOpened::offered},   Fact{"made", &SealedMoveOpened::made},
                   Fact{"late", &SealedMoveOpened::late}};
};
/// The score where this player wins over the board.
[[nodiscard]] constexpr Result winFor(Colour winner) {
    return winner == Colour::White ? Result::WhiteWins : Result::BlackWins;
}
[[nodiscard]] Ruling ruleOn(Rules const& rules, SealedMoveOpened const& incident, Known const& known,
                            Answers const& answers);
/// The same in the course of a resumption; `article` is the one by which the envelope is opened.
[[nodiscard]] Ruling ruleOnOpened(Rules const& rules, SealedMoveOpened const& incident, Known const& known,
                                  Answers const& answers, std::string_view article);

/// What the text says in the position that is known; none where either is missing.
[[nodiscard]] std::optional<record::SealedMoveReading> readingOf(SealedMoveOpened const& incident, Known const& known);
/// The move that was read, in English notation; empty where none was.
[[nodiscard]] std::string moveIn(std::optional<record::SealedMoveReading> const& reading, Known const& known);
/// What Known::fivefoldBy says of a game with this record.
[[nodiscard]] std::vector<std::string> fivefoldMoves(record::GameRecord const& record, Edition const& edition);
/// How the sealed move has ended the game, draws without a claim included; none where it has not.
[[nodiscard]] std::optional<record::BoardEnd>
endedBySealedMove(Rules const& rules, record::SealedMoveReading const& reading, Known const& known);

/// The envelope with the sealed move cannot be found (P23, step 9).
struct EnvelopeMissing {
    Colour by = Colour::White;                                  ///< who has sealed it
    bool positionLost = false;                                  ///< and the position cannot be set up again
    ByColour<std::optional<std::chrono::milliseconds>> noted{}; ///< the times at the adjournment
    std::chrono::milliseconds late{}; ///< for which the clock of the player who must reply should have run already
    std::string stated{};             ///< the move that the player says was sealed
    notation::Language language = notation::Language::English;
    friend bool operator==(EnvelopeMissing const&, EnvelopeMissing const&) = default;
};
template <>
struct Description<EnvelopeMissing> {
    static constexpr std::string_view word = "envelope-missing";
    static constexpr AtBoard atBoard{.readOff = {}, .asWritten = {"stated"}};
    static constexpr auto facts =
        std::tuple{Needed{"by", &EnvelopeMissing::by},       Fact{"position-lost", &EnvelopeMissing::positionLost},
                   Fact{"noted", &EnvelopeMissing::noted},   Fact{"late", &EnvelopeMissing::late},
                   Fact{"stated", &EnvelopeMissing::stated}, Fact{"language", &EnvelopeMissing::language}};
    static std::string_view stillToSay(EnvelopeMissing const& incident) {
        return !incident.positionLost && incident.stated.empty() ? "stated" : "";
    }
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, EnvelopeMissing const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
