// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace flagfall {

/// What a player, or somebody in the playing venue, may have done against the Laws, other than an illegal move or
/// having a device (2009: 4, 6 to 9, 12, 13.7; later: 4, 6 to 9, 11, 12.7, 12.8).
enum class Misconduct : std::uint8_t {
    TwoHands,           ///< two hands for one move
    Adjusting,          ///< pieces adjusted without announcing it, or on the opponent's time
    TouchedPiece,       ///< another piece was moved than the one touched
    OtherHand,          ///< the clock was pressed with the other hand
    Hovering,           ///< a finger was kept on the button or over it
    ClockAbuse,         ///< the clock was hit, lifted or knocked over
    PressWithoutMove,   ///< the clock was pressed without a move
    ClocksStopped,      ///< the clocks were stopped without a valid reason
    PiecesDisplaced,    ///< pieces were displaced
    WroteInAdvance,     ///< a move was written before it was made
    NotRecording,       ///< the moves are not recorded
    OfferNotMarked,     ///< a draw offer is not on the scoresheet
    SheetHidden,        ///< the arbiter cannot see the scoresheet
    SheetMisused,       ///< other things are written on the scoresheet
    OtherNotation,      ///< the moves are not recorded in the algebraic notation
    RefusedToSign,      ///< the scoresheet is not signed after the game
    OfferAgainstRules,  ///< a draw was offered or agreed against the regulations of the event
    Disrepute,          ///< the game was brought into disrepute
    LeftVenue,          ///< the playing venue was left without permission
    LeftArea,           ///< the player having the move left the playing area without permission
    NotesOrAdvice,      ///< notes, sources of information, advice, another chessboard
    InspectionRefused,  ///< an inspection of clothes, bags or body was refused
    Smoking,            ///< elsewhere than in the section for it
    Distraction,        ///< the opponent was distracted or annoyed
    UnreasonableClaims, ///< claims without reason
    UnreasonableOffers, ///< offers of a draw without reason
    Noise,              ///< a source of noise was brought into the playing area
    RecordLookedAt,     ///< the arbiter's record was asked for more than five times in a game
    Refusal,            ///< a persistent refusal to comply with the Laws
    Interference,       ///< by a spectator or a player of another game
    DeviceUsed,         ///< a communication device was used in the venue
};
inline constexpr std::size_t offenceCount = static_cast<std::size_t>(Misconduct::DeviceUsed) + 1;

/// The article of each offence.
class ConductLaw {
public:
    struct Row {
        Misconduct offence;
        std::string_view article;
    };
    constexpr ConductLaw() = default;
    constexpr ConductLaw(std::initializer_list<Row> rows) { *this = with(rows); }

    /// This law with other articles for some offences.
    [[nodiscard]] constexpr ConductLaw with(std::initializer_list<Row> rows) const {
        ConductLaw law = *this;
        for (Row const& row : rows) law.m_articles[static_cast<std::size_t>(row.offence)] = row.article;
        return law;
    }
    /// Empty: the edition does not know it.
    [[nodiscard]] constexpr std::string_view articleOf(Misconduct offence) const {
        return m_articles[static_cast<std::size_t>(offence)];
    }

    /// How often a player may ask for the arbiter's record of a game with full supervision; more is a distraction.
    ByPlay<std::string_view> recordLookedAt{};
    std::string_view bothRefuse{}; ///< both players persistently refuse: both lose
    std::string_view finished{};   ///< a player who has finished is a spectator

private:
    std::array<std::string_view, offenceCount> m_articles{};
};

} // namespace flagfall
