// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace flagfall {

/// What an assistant of a blind or visually disabled player may do, in the order of the Laws (2009: E.2(9) a to f).
enum class AssistantDuty {
    MovesOnOpponentsBoard, ///< makes either player's move on the board of the opponent
    Announces,             ///< announces the moves of both
    KeepsScore,            ///< keeps score and starts the opponent's clock, once the move is executed
    TellsTimes,            ///< tells the number of moves and the times, only on request
    ClaimsAndTells,        ///< claims on time, and tells the arbiter when the opponent has touched a piece
    Adjournment,           ///< the formalities of an adjournment
};
inline constexpr std::array assistantDuties{AssistantDuty::MovesOnOpponentsBoard,
                                            AssistantDuty::Announces,
                                            AssistantDuty::KeepsScore,
                                            AssistantDuty::TellsTimes,
                                            AssistantDuty::ClaimsAndTells,
                                            AssistantDuty::Adjournment};

/// How a visually disabled player keeps score; all of them are evidence like a scoresheet.
enum class ScoreKeeping { Scoresheet, Braille, Longhand, Recorder };

/// Whether a visually disabled player must have an assistant against a hearing-impaired opponent.
enum class AgainstHearingImpaired { AssistantAsWished, AssistantCompulsory };

/// The rules of an edition for play with blind and visually disabled players (2009: App. E; later: App. D): the
/// article of each.
struct BlindPlayLaw {
    std::string_view appendix;      ///< `E`
    std::string_view adaptation;    ///< local circumstances, and the right to two boards
    std::string_view announcement;  ///< announced, repeated, executed; the promotion piece named
    std::string_view touched;       ///< taken out of the aperture
    std::string_view executed;      ///< captured piece removed, piece in another aperture, announced; only then press
    std::string_view clock;         ///< the special clock
    std::string_view score;         ///< Braille, longhand, recorder
    std::string_view recordsAgree;  ///< the boards differ, the records do not
    std::string_view recordsDiffer; ///< both differ
    std::array<std::string_view, 6> duty; ///< of the assistant
    std::string_view opponentsAssistant;  ///< the sighted player may have one if the other player has none
    AgainstHearingImpaired againstHearingImpaired = AgainstHearingImpaired::AssistantAsWished;
};

[[nodiscard]] std::string_view articleOf(BlindPlayLaw const& law, AssistantDuty duty);

/// What the assistant of the sighted player may do (2009: E.2(10); later: D.2.11).
[[nodiscard]] constexpr bool isForSightedToo(AssistantDuty duty) {
    return duty == AssistantDuty::MovesOnOpponentsBoard || duty == AssistantDuty::Announces;
}

} // namespace flagfall
