// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/acts.h"
#include "arbiter/record/game_end.h"
#include "arbiter/record/game_record.h"

#include <optional>
#include <string>
#include <vector>

namespace flagfall::session {

/// A claim of a draw, and what became of it.
struct ClaimOnRecord {
    DrawClaimed claim;
    std::size_t afterHalfMoves = 0; ///< of the game, on record by then or not
    std::optional<ClaimRuled> ruling{};
    bool settled = false; ///< the game ended first: the opponent accepted, or something else decided it
};

/// An illegal move, kept as it happened.
struct IllegalMoveOnRecord {
    IllegalMoveNoted noted; ///< where nobody wrote down what was played, that is empty
    std::size_t afterHalfMoves = 0;
    std::string note{};                  ///< the arbiter's, on its penalty
    std::optional<int> movesCompleted{}; ///< by the offender's clock after the penalty; none before it
};

/// Why a player need not keep score at the moment (8.1, 8.4).
struct Excuse {
    enum class Why { LittleTime, ArbiterDecision };
    Why why = Why::LittleTime;
    int afterMoves = 0; ///< moves he had completed by then
    int period = 0;     ///< with little time: the period it lasts for
    std::string reason{};
    friend bool operator==(Excuse const&, Excuse const&) = default;
};

/// What a player put his name to (8.7); none: he refused.
struct Signature {
    std::optional<Result> written{};
    friend bool operator==(Signature const&, Signature const&) = default;
};

/// What the arbiter noted of play with a visually disabled player.
struct BlindRemarkOnRecord {
    BlindPlayRemarked remarked;
    std::size_t afterHalfMoves = 0;
};

/// What the arbiter noted beside the moves.
struct NoteOnRecord {
    NoteWritten note;
    std::size_t afterHalfMoves = 0;
};

/// A game on paper: the arbiter's record, what each player wrote, and what happened beside the moves.
struct GameOnRecord {
    record::GameRecord record{};
    ByColour<record::PlayerSheet> sheets{};
    record::DrawOffers offers{};
    std::optional<Colour> offerDeclinedByPress{};           ///< whose; it stands again should the press be undone
    std::optional<record::DrawOffers> offersBeforeResult{}; ///< should the result be cleared
    std::optional<record::GameEnd> evidentEnd{};            ///< by the record; endOnBoard() knows dead positions too
    record::DeadPositions deadPositions{};                  ///< asked about in this game, by one thread at a time
    std::vector<ClaimOnRecord> claims{};
    std::vector<IllegalMoveOnRecord> illegalMoves{};
    ByColour<std::vector<std::optional<clock::Span>>> timesLeft{}; ///< after each move a player has completed
    ByColour<std::optional<Excuse>> excuses{};
    ByColour<std::optional<Signature>> signatures{};
    ByColour<bool> sheetsCollected{}; ///< the arbiter has them (8.3)
    std::vector<CastlingForbidden> castlingForbidden{};
    std::vector<NoteOnRecord> notes{};
    BlindPlay blindPlay{};
    std::vector<BlindRemarkOnRecord> blindRemarks{};
    record::OwnBoards boards{}; ///< those that do not stand as the record

    /// The claim that waits for the arbiter.
    [[nodiscard]] ClaimOnRecord const* pendingClaim() const {
        return claims.empty() || claims.back().ruling || claims.back().settled ? nullptr : &claims.back();
    }
    [[nodiscard]] bool isEmpty() const {
        return record.size() == 0 && sheets.white.lines.empty() && sheets.black.lines.empty();
    }
    /// It says how the game stands: there are moves, or it began from a position of its own.
    [[nodiscard]] bool saysPosition() const { return record.size() > 0 || !(record.setUp() == board::Position{}); }
    /// Both have put their names to the same result.
    [[nodiscard]] std::optional<Result> signedResult() const {
        auto const& [white, black] = signatures;
        return white && black && white->written == black->written ? white->written : std::nullopt;
    }
};

/// What a record can say at the most of a time beside a move.
inline constexpr record::ClockTime longestClockTime = std::chrono::hours{1000};
/// Whether a time can stand beside a move.
[[nodiscard]] constexpr bool isClockTime(std::optional<record::ClockTime> const& time) {
    return !time || (*time >= record::ClockTime::zero() && *time <= longestClockTime);
}

/// Where the game has ended on the board, by the record. Whether the last position is dead is not part of the state, so
/// that a stored game is asked about once and not after each of its moves (record::deadEnd).
[[nodiscard]] std::optional<record::GameEnd> endOnBoard(GameOnRecord const& game, DrawnGameLaw const& law);

/// The time beside a half-move: typed, or what the press that completed it left.
[[nodiscard]] std::optional<clock::Span> timeBeside(GameOnRecord const& game, std::size_t entry);

/// Moves in the words of an act, and back. A castling is written as king and rook, so that Chess960 needs nothing of
/// its own.
[[nodiscard]] EntryWritten written(record::Entry const& entry);
/// None where the text is no legal move of the position, or the position after a gap is none.
[[nodiscard]] std::optional<record::Entry> entryOf(EntryWritten const& written, board::Position const& before);

/// Entries read one after the other from `start` on; or how many were readable before one that was not.
[[nodiscard]] Expected<std::vector<record::Entry>, std::size_t> entriesOf(std::vector<EntryWritten> const& written,
                                                                          board::Position const& start);

} // namespace flagfall::session
