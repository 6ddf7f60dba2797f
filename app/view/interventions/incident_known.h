// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/interventions/interventions.h"
#include "arbiter/rulings/text.h"

#include <map>

/// What a board says of an incident before the arbiter has said anything.
namespace flagfall::view {

/// The facts of this incident that follow from the board: the readings, the counters, who has the move. `given` is what
/// the arbiter has said; some facts follow from it, as whether a move was completed from who made it. A fact that does
/// not follow is left out.
[[nodiscard]] std::vector<rulings::FactText> knownFacts(std::string_view incident, InterventionsAt const& at,
                                                        std::vector<rulings::FactText> const& given);

/// A move as a player of this board wrote it, in English notation, which is that of the incidents; what cannot be read
/// on the record, or where the record is shorter than the game, is left as it is.
[[nodiscard]] std::string inEnglish(std::string const& written, session::Board const& board);

/// The words of the facts that are asked for at once; the others are rarely wanted.
[[nodiscard]] std::vector<std::string_view> usualFacts(std::string_view incident);

/// The facts that mean nothing because of what was said.
[[nodiscard]] std::vector<std::string_view> factsWithout(std::string_view incident,
                                                         std::vector<rulings::FactText> const& said);

/// The facts that are asked for because of what was said: how much time a penalty gives or takes, and the like.
[[nodiscard]] std::vector<std::string_view> factsThatFollow(std::string_view incident,
                                                            std::vector<rulings::FactText> const& said);

/// How often each incident was ruled on in this event, without the rulings that were taken back. Reads every act.
using IncidentCounts = std::map<std::string, int, std::less<>>;
[[nodiscard]] IncidentCounts incidentsOnRecord(session::History const& history);

/// Where a game stands between being called to seal and going on again.
enum class AdjournmentStage {
    None,
    SealingOrResumed,
    EnvelopeWaits, ///< the game goes on beside an envelope that is closed, or missing
    Adjourned,
};
[[nodiscard]] AdjournmentStage stageOf(session::Board const& board);
/// Nobody is presumed to have resigned, offered or answered between two sessions.
[[nodiscard]] bool isPresumed(std::string_view incident, std::string_view word);
/// It happens only to a game that is adjourned, or is about to be.
[[nodiscard]] bool isOfAdjournedGame(std::string_view incident);

/// Every incident: those of this event first, the most frequent before the others, then by the kind of play.
[[nodiscard]] std::vector<std::string_view> incidentsByFrequency(PlayType play, IncidentCounts const& counts = {},
                                                                 AdjournmentStage stage = AdjournmentStage::None);

} // namespace flagfall::view
