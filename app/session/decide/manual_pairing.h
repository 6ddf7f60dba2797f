// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/system.h"

#include <optional>
#include <set>
#include <vector>

/// A pairing that the arbiter's hands have made, beside the one of the system.
namespace flagfall::session {

/// The number of the first board of a round: as it was published, or for one that is to be paired as the event says it.
/// Of teams the matches are numbered, from 1.
[[nodiscard]] BoardNumber firstBoardOf(EventState const& state, RoundNumber round);

/// The first player who takes part and does not sit at exactly one board (or have the one bye of an odd field), or
/// sits there and takes no part; none when everybody is in his place and the boards are numbered one after the other
/// from `first`.
[[nodiscard]] std::optional<PlayerId> notSeatedOnce(pairing::Tournament const& tournament,
                                                    pairing::RoundPairing const& pairing,
                                                    BoardNumber first = BoardNumber{1});

/// Gives the pairs, which the system numbers from 1, the boards of the hall from firstBoardOf() on. Players who always
/// sit at one (PlayerDetails::fixedBoard, a number of the hall) change places with the pair that would sit there. Of
/// two for one board the first in the pairing has it; a board that the round has not is passed over. A second game of a
/// match is at the board of the first.
void seatInHall(pairing::RoundPairing& pairing, EventState const& state);

/// Whether these two meet in the pairing with these colours.
[[nodiscard]] bool hasBoard(pairing::RoundPairing const& pairing, PlayerId white, PlayerId black);

/// What one pairing has and the other has not: boards, whatever their numbers, and another bye.
[[nodiscard]] pairing::RoundPairing onlyIn(pairing::RoundPairing pairing, pairing::RoundPairing const& other);

/// The round as it stands, as a pairing: of teams, of their matches.
[[nodiscard]] pairing::RoundPairing pairingOf(Round const& round);

/// How many boards that is; another bye counts as one.
[[nodiscard]] int boardsThatDiffer(pairing::RoundPairing const& pairing, pairing::RoundPairing const& other);

/// One thing the arbiter's hands do to a pairing, or that happens to it meanwhile.
struct ManualChange {
    enum class What {
        SeatsExchanged, ///< the two sit where the other sat; the bye is a seat
        ColoursTurned,  ///< of the board where `first` sits
        PlayerLeft,     ///< `first` takes no part any more: who is left alone has the bye, or meets who has it
        PlayerJoined,   ///< `first` takes part after all: he has the bye, or meets who has it
    };
    What what;
    PlayerId first;
    PlayerId second{};
    friend bool operator==(ManualChange const&, ManualChange const&) = default;
};
/// `first` is the number of the first board.
[[nodiscard]] pairing::RoundPairing withChange(pairing::RoundPairing pairing, ManualChange const& change,
                                               BoardNumber first = BoardNumber{1});

/// Who left and who joined since the pairing was made: with these changes everybody who takes part is in his place.
[[nodiscard]] std::vector<ManualChange> leftAndJoined(pairing::Tournament const& tournament,
                                                      pairing::RoundPairing const& pairing);

/// The same pairs with the numbers of boards that they had when the round was published, so that what hangs on the wall
/// stays true: a pair that sat at a board keeps it, a new one takes that of one of its players, and boards beyond the
/// last move into gaps.
[[nodiscard]] pairing::RoundPairing onBoardsOf(pairing::RoundPairing pairing, pairing::RoundPairing const& published);

/// The event before the round of the pairing was paired, with those taking part who sit in the pairing and no others.
[[nodiscard]] pairing::Tournament tournamentBefore(EventState const& state, pairing::RoundPairing const& pairing);

/// Everybody at a board, and who has the bye.
[[nodiscard]] std::set<PlayerId> seatedIn(pairing::RoundPairing const& pairing);

/// Whom the player meets; none of the bye.
[[nodiscard]] std::optional<PlayerId> opponentIn(pairing::RoundPairing const& pairing, PlayerId player);

/// Everybody who takes part, paired from the top by score and number, for hands to begin with where the rules allow no
/// pairing.
[[nodiscard]] pairing::RoundPairing plainPairing(pairing::Tournament const& tournament,
                                                 BoardNumber first = BoardNumber{1});

} // namespace flagfall::session
