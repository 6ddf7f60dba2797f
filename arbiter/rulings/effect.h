// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/adjournment_effects.h"
#include "arbiter/rulings/description.h"
#include "arbiter/rulings/penalty_effects.h"
#include "arbiter/rulings/start_effects.h"

#include <variant>

/// What a ruling does to the clocks, the counters, the board, the score and the register.
namespace flagfall::rulings {

/// The game is over with this score.
struct ScoreGame {
    Result result;
    friend bool operator==(ScoreGame const&, ScoreGame const&) = default;
};
template <>
struct Description<ScoreGame> {
    static constexpr std::string_view word = "score";
    static constexpr auto facts = std::tuple{Needed{"result", &ScoreGame::result}};
};
/// The game goes on as it stands.
struct PlayOn {
    friend bool operator==(PlayOn const&, PlayOn const&) = default;
};
template <>
struct Description<PlayOn> {
    static constexpr std::string_view word = "play-on";
    static constexpr std::tuple<> facts{};
};
/// It goes on although this flag is down: the flag is put up again, with time to play.
struct PutFlagUp {
    Colour of;
    friend bool operator==(PutFlagUp const&, PutFlagUp const&) = default;
};
template <>
struct Description<PutFlagUp> {
    static constexpr std::string_view word = "put-flag-up";
    static constexpr auto facts = std::tuple{Needed{"of", &PutFlagUp::of}};
};
/// It stands in the record that this flag has fallen, and who said so; none: the arbiter.
struct RecordFlag {
    Colour of;
    std::optional<Colour> claimedBy{};
    friend bool operator==(RecordFlag const&, RecordFlag const&) = default;
};
template <>
struct Description<RecordFlag> {
    static constexpr std::string_view word = "record-flag";
    static constexpr auto facts = std::tuple{Needed{"of", &RecordFlag::of}, Fact{"claimed-by", &RecordFlag::claimedBy}};
};
struct StopClocks {
    friend bool operator==(StopClocks const&, StopClocks const&) = default;
};
template <>
struct Description<StopClocks> {
    static constexpr std::string_view word = "stop-clocks";
    static constexpr std::tuple<> facts{};
};
/// Board and clocks go back to before the last move of this player; it does not count.
struct TakeMoveBack {
    Colour by;
    friend bool operator==(TakeMoveBack const&, TakeMoveBack const&) = default;
};
template <>
struct Description<TakeMoveBack> {
    static constexpr std::string_view word = "take-move-back";
    static constexpr auto facts = std::tuple{Needed{"by", &TakeMoveBack::by}};
};
struct GiveTime {
    Colour to;
    std::chrono::seconds time;
    friend bool operator==(GiveTime const&, GiveTime const&) = default;
};
template <>
struct Description<GiveTime> {
    static constexpr std::string_view word = "give-time";
    static constexpr auto facts = std::tuple{Needed{"to", &GiveTime::to}, Needed{"time", &GiveTime::time}};
};
/// From now on both get so much with each move.
struct SetIncrement {
    std::chrono::seconds eachMove;
    friend bool operator==(SetIncrement const&, SetIncrement const&) = default;
};
template <>
struct Description<SetIncrement> {
    static constexpr std::string_view word = "set-increment";
    static constexpr auto facts = std::tuple{Needed{"each-move", &SetIncrement::eachMove}};
};
/// It counts as the illegal move of this player with this number, from 1, and stands in the register.
struct CountIllegalMove {
    Colour by;
    int number;
    friend bool operator==(CountIllegalMove const&, CountIllegalMove const&) = default;
};
template <>
struct Description<CountIllegalMove> {
    static constexpr std::string_view word = "count-illegal-move";
    static constexpr auto facts =
        std::tuple{Needed{"by", &CountIllegalMove::by}, Needed{"number", &CountIllegalMove::number}};
};

/// The offer of this player stands until it is answered.
struct OpenOffer {
    Colour by;
    friend bool operator==(OpenOffer const&, OpenOffer const&) = default;
};
template <>
struct Description<OpenOffer> {
    static constexpr std::string_view word = "open-offer";
    static constexpr auto facts = std::tuple{Needed{"by", &OpenOffer::by}};
};

/// The clock of this player is set to this time.
struct SetTime {
    Colour of;
    std::chrono::milliseconds time;
    friend bool operator==(SetTime const&, SetTime const&) = default;
};
template <>
struct Description<SetTime> {
    static constexpr std::string_view word = "set-time";
    static constexpr auto facts = std::tuple{Needed{"of", &SetTime::of}, Needed{"time", &SetTime::time}};
};
/// The counter of this player's clock is set to so many completed moves.
struct SetMoves {
    Colour of;
    int moves;
    friend bool operator==(SetMoves const&, SetMoves const&) = default;
};
template <>
struct Description<SetMoves> {
    static constexpr std::string_view word = "set-moves";
    static constexpr auto facts = std::tuple{Needed{"of", &SetMoves::of}, Needed{"moves", &SetMoves::moves}};
};
/// It is this player's move, and this player's clock that runs next.
struct SetToMove {
    Colour of;
    friend bool operator==(SetToMove const&, SetToMove const&) = default;
};
template <>
struct Description<SetToMove> {
    static constexpr std::string_view word = "to-move";
    static constexpr auto facts = std::tuple{Needed{"of", &SetToMove::of}};
};
/// The move of this player, which nobody has pressed for, counts as completed: the clock counts it, with what it gives
/// for it, and the opponent is to move.
struct CompleteMove {
    Colour by;
    std::string move{}; ///< in English notation, where it is known
    friend bool operator==(CompleteMove const&, CompleteMove const&) = default;
};
template <>
struct Description<CompleteMove> {
    static constexpr std::string_view word = "complete-move";
    static constexpr auto facts = std::tuple{Needed{"by", &CompleteMove::by}, Fact{"move", &CompleteMove::move}};
};
/// The pawn this player left on the last rank is replaced by a queen, and the move stands.
struct PutQueen {
    Colour by;
    std::optional<board::Square> on{};
    friend bool operator==(PutQueen const&, PutQueen const&) = default;
};
template <>
struct Description<PutQueen> {
    static constexpr std::string_view word = "put-queen";
    static constexpr auto facts = std::tuple{Needed{"by", &PutQueen::by}, Fact{"on", &PutQueen::on}};
};
/// This player must make one of these moves, in English notation; `any`: they are all that is legal.
struct MustMove {
    Colour by;
    std::vector<std::string> moves{};
    bool any = false;
    std::string article{};
    friend bool operator==(MustMove const&, MustMove const&) = default;
};
template <>
struct Description<MustMove> {
    static constexpr std::string_view word = "must-move";
    static constexpr auto facts = std::tuple{Needed{"by", &MustMove::by}, Fact{"moves", &MustMove::moves},
                                             Fact{"any", &MustMove::any}, Fact{"article", &MustMove::article}};
};
/// This player writes the intended move down before the claim is examined.
struct WriteMove {
    Colour by;
    friend bool operator==(WriteMove const&, WriteMove const&) = default;
};
template <>
struct Description<WriteMove> {
    static constexpr std::string_view word = "write-move";
    static constexpr auto facts = std::tuple{Needed{"by", &WriteMove::by}};
};
/// The next period of this player begins; none: the time control says with how much more time.
struct BeginPeriod {
    Colour of;
    std::optional<std::chrono::milliseconds> added{};
    friend bool operator==(BeginPeriod const&, BeginPeriod const&) = default;
};
template <>
struct Description<BeginPeriod> {
    static constexpr std::string_view word = "begin-period";
    static constexpr auto facts = std::tuple{Needed{"of", &BeginPeriod::of}, Fact{"added", &BeginPeriod::added}};
};
/// The offer of this player can no longer be accepted.
struct CloseOffer {
    Colour by;
    friend bool operator==(CloseOffer const&, CloseOffer const&) = default;
};
template <>
struct Description<CloseOffer> {
    static constexpr std::string_view word = "close-offer";
    static constexpr auto facts = std::tuple{Needed{"by", &CloseOffer::by}};
};
/// So many half-moves at the end of the record were made after the game was over; they do not count.
struct VoidMoves {
    int halfMoves;
    friend bool operator==(VoidMoves const&, VoidMoves const&) = default;
};
template <>
struct Description<VoidMoves> {
    static constexpr std::string_view word = "void-moves";
    static constexpr auto facts = std::tuple{Needed{"half-moves", &VoidMoves::halfMoves}};
};
/// The claim of a draw by this player stands; it is decided later, or after a flag fall.
struct PostponeClaim {
    Colour by;
    friend bool operator==(PostponeClaim const&, PostponeClaim const&) = default;
};
template <>
struct Description<PostponeClaim> {
    static constexpr std::string_view word = "postpone-claim";
    static constexpr auto facts = std::tuple{Needed{"by", &PostponeClaim::by}};
};
/// Another clock takes the place of the one on the board.
struct ReplaceClock {
    friend bool operator==(ReplaceClock const&, ReplaceClock const&) = default;
};
template <>
struct Description<ReplaceClock> {
    static constexpr std::string_view word = "replace-clock";
    static constexpr std::tuple<> facts{};
};
/// The clock that ran before the stop runs again.
struct ResumeClocks {
    friend bool operator==(ResumeClocks const&, ResumeClocks const&) = default;
};
template <>
struct Description<ResumeClocks> {
    static constexpr std::string_view word = "resume-clocks";
    static constexpr std::tuple<> facts{};
};
/// This player brings the scoresheet up to date before a move: while their own clock runs, or with the clocks stopped.
struct CompleteSheet {
    Colour of;
    bool inOwnTime = false;
    bool borrows = false; ///< may use the opponent's until they move
    friend bool operator==(CompleteSheet const&, CompleteSheet const&) = default;
};
template <>
struct Description<CompleteSheet> {
    static constexpr std::string_view word = "complete-sheet";
    static constexpr auto facts =
        std::tuple{Needed{"of", &CompleteSheet::of}, Fact{"own-time", &CompleteSheet::inOwnTime},
                   Fact{"borrows", &CompleteSheet::borrows}};
};
/// Both reconstruct the game on another board; position and times are noted first, and whose clock ran.
struct ReconstructGame {
    bool notesRunningClock = false;
    friend bool operator==(ReconstructGame const&, ReconstructGame const&) = default;
};
template <>
struct Description<ReconstructGame> {
    static constexpr std::string_view word = "reconstruct-game";
    static constexpr auto facts = std::tuple{Fact{"notes-running-clock", &ReconstructGame::notesRunningClock}};
};

// clang-format off: one to a line
using Effect = std::variant<ScoreGame,
                            PlayOn,
                            PutFlagUp,
                            RecordFlag,
                            StopClocks,
                            TakeMoveBack,
                            GiveTime,
                            SetIncrement,
                            CountIllegalMove,
                            OpenOffer,
                            SetTime,
                            BeginPeriod,
                            CloseOffer,
                            PostponeClaim,
                            ReplaceClock,
                            ResumeClocks,
                            CompleteSheet,
                            ReconstructGame,
                            RestorePosition,
                            SetMoves,
                            SetToMove,
                            CompleteMove,
                            PutQueen,
                            MustMove,
                            WriteMove,
                            VoidMoves,
                            Warn,
                            TakeTime,
                            ScoreAboveWin,
                            FinePlayer,
                            ExcludePlayer,
                            ExpelPlayer,
                            ExpelFromVenue,
                            AnnulGame,
                            ForbidCastling,
                            TransferPosition,
                            CorrectColours,
                            ChargeClock,
                            RestoreLastKnown,
                            DecisionStands,
                            DecisionSetAside,
                            SealMove,
                            Adjourn,
                            SetUpAdjourned,
                            KeepEnvelope,
                            OpenEnvelope,
                            PlaySealedMove,
                            SealReply,
                            StartClock>;
// clang-format on
using Effects = std::vector<Effect>;

/// The score among the effects, if they decide the game.
[[nodiscard]] std::optional<Result> scoreIn(Effects const& effects);
/// The first effect of its kind; null where there is none.
template <typename One>
[[nodiscard]] One const* effectIn(Effects const& effects) {
    for (Effect const& effect : effects)
        if (auto const* const one = std::get_if<One>(&effect)) return one;
    return nullptr;
}

} // namespace flagfall::rulings
