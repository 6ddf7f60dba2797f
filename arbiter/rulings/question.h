// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/description.h"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace flagfall::rulings {

/// What the arbiter is asked.
enum class Ask {
    CalledBy,        ///< who speaks of the flag: Arbiter, White, Black
    FellFirst,       ///< whose flag fell first: White, Black, Unknown
    MovesMade,       ///< whether the scoresheets show the moves that the period asked for: Yes, No, Unknown
    CanMate,         ///< whether a player can checkmate by any series of legal moves: Yes, No; not proved: Unknown
    OverBefore,      ///< whether mate, stalemate, a dead position, resignation or agreement came first: Yes, No
    ClaimIs,         ///< what the examination of a claim has shown: Correct, Incorrect, Inadmissible
    Consent,         ///< whether the arbiter allows what the regulations of the event forbid: Yes, No
    PlaysLate,       ///< whether who came after the default time plays all the same: Yes, No
    ScheduleSuffers, ///< whether the event could not keep to its times without the change of a clock: Yes, No
    OthersMovesMade, ///< as MovesMade, of the other player whose flag is down, too: Yes, No, Unknown
    NotTrying,       ///< whether a player cannot win by normal means, or has not tried enough to: Yes, No
    OpponentAccepts, ///< whether the opponent accepts the draw: Yes, No
    NewGrounds,      ///< whether anything has changed since a claim was rejected: Yes, No
    DrawIs,          ///< what the arbiter decides on a claim in a quickplay finish: Accepted, Postponed, Rejected
    ReasonValid,     ///< whether a player had a valid reason to stop the clocks: Yes, No; in 2009 Unknown
    SheetComplete,   ///< whether there is a complete scoresheet to go by: Yes, No
    SheetsShow,      ///< whether the scoresheets show what is claimed, and not a screen alone: Yes, No
    PressHadCause,   ///< whether the clock was pressed without a move for a good reason: Yes, No
    MeansToAccept,   ///< whether a player who offers a draw means to accept the opponent's offer: Yes, No
    HandshakeMeant,  ///< what the players meant by stopping: Draw, White, Black (who resigned), Unknown
    AppealIs,        ///< what came of the appeal: Upheld, Dismissed
    BothMade,        ///< whether each player has made so many moves: Yes, No
    SealedMoveIs,    ///< what the envelope holds: Legal, Ambiguous, Unintelligible, Illegal
    SealedMoveEnds,  ///< whether the sealed move ends the game: No, Mates, Draw
    TooSevere,       ///< whether times noted wrongly would have too severe consequences: Yes, No
    EndedBy,         ///< how a game had ended before: Mates, Resignation, Stalemate, DeadPosition, Agreement
    WonBy,           ///< for whom it had ended so: White, Black
    CastlingMeant,   ///< whether a king that can go there by itself, too, was released to castle: Yes, No
    LittleTimeLeft,  ///< whether the player has less time left than the article admits: Yes, No
};
template <>
struct Words<Ask> {
    static constexpr std::array all{Word{Ask::CalledBy, "called-by"},
                                    Word{Ask::FellFirst, "fell-first"},
                                    Word{Ask::MovesMade, "moves-made"},
                                    Word{Ask::CanMate, "can-mate"},
                                    Word{Ask::OverBefore, "over-before"},
                                    Word{Ask::ClaimIs, "claim-is"},
                                    Word{Ask::Consent, "consent"},
                                    Word{Ask::PlaysLate, "plays-late"},
                                    Word{Ask::ScheduleSuffers, "schedule-suffers"},
                                    Word{Ask::OthersMovesMade, "others-moves-made"},
                                    Word{Ask::NotTrying, "not-trying"},
                                    Word{Ask::OpponentAccepts, "opponent-accepts"},
                                    Word{Ask::NewGrounds, "new-grounds"},
                                    Word{Ask::DrawIs, "draw-is"},
                                    Word{Ask::ReasonValid, "reason-valid"},
                                    Word{Ask::SheetComplete, "sheet-complete"},
                                    Word{Ask::SheetsShow, "sheets-show"},
                                    Word{Ask::PressHadCause, "press-had-cause"},
                                    Word{Ask::MeansToAccept, "means-to-accept"},
                                    Word{Ask::HandshakeMeant, "handshake-meant"},
                                    Word{Ask::AppealIs, "appeal-is"},
                                    Word{Ask::BothMade, "both-made"},
                                    Word{Ask::SealedMoveIs, "sealed-move-is"},
                                    Word{Ask::SealedMoveEnds, "sealed-move-ends"},
                                    Word{Ask::TooSevere, "too-severe"},
                                    Word{Ask::EndedBy, "ended-by"},
                                    Word{Ask::WonBy, "won-by"},
                                    Word{Ask::CastlingMeant, "castling-meant"},
                                    Word{Ask::LittleTimeLeft, "little-time-left"}};
};

enum class Answer {
    Yes,
    No,
    White,
    Black,
    Unknown,
    Arbiter,
    Correct,
    Incorrect,
    Inadmissible,
    Accepted,
    Postponed,
    Rejected,
    Draw,
    Upheld,
    Dismissed,
    Legal,
    Ambiguous,
    Unintelligible,
    Illegal,
    Mates,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
};
template <>
struct Words<Answer> {
    static constexpr std::array all{Word{Answer::Yes, "yes"},
                                    Word{Answer::No, "no"},
                                    Word{Answer::White, "white"},
                                    Word{Answer::Black, "black"},
                                    Word{Answer::Unknown, "unknown"},
                                    Word{Answer::Arbiter, "arbiter"},
                                    Word{Answer::Correct, "correct"},
                                    Word{Answer::Incorrect, "incorrect"},
                                    Word{Answer::Inadmissible, "inadmissible"},
                                    Word{Answer::Accepted, "accepted"},
                                    Word{Answer::Postponed, "postponed"},
                                    Word{Answer::Rejected, "rejected"},
                                    Word{Answer::Draw, "draw"},
                                    Word{Answer::Upheld, "upheld"},
                                    Word{Answer::Dismissed, "dismissed"},
                                    Word{Answer::Legal, "legal"},
                                    Word{Answer::Ambiguous, "ambiguous"},
                                    Word{Answer::Unintelligible, "unintelligible"},
                                    Word{Answer::Illegal, "illegal"},
                                    Word{Answer::Mates, "mates"},
                                    Word{Answer::Resignation, "resignation"},
                                    Word{Answer::Stalemate, "stalemate"},
                                    Word{Answer::DeadPosition, "dead-position"},
                                    Word{Answer::Agreement, "agreement"}};
};

struct Question {
    Ask ask = Ask::CanMate;
    std::vector<Answer> answers{};
    std::optional<Colour> about{};    ///< the player it is about
    int moves = 0;                    ///< with MovesMade, OthersMovesMade, BothMade: how many
    std::optional<Answer> presumed{}; ///< what the ruling takes for granted until it is answered
    friend bool operator==(Question const&, Question const&) = default;
};

/// What the arbiter has said so far. An answer given again replaces the one before.
class Answers {
public:
    Answers& say(Ask ask, Answer answer);
    Answers& forget(Ask ask);
    [[nodiscard]] std::optional<Answer> to(Ask ask) const;
    [[nodiscard]] bool is(Ask ask, Answer answer) const { return to(ask) == answer; }
    [[nodiscard]] bool empty() const { return m_said.empty(); }
    friend bool operator==(Answers const&, Answers const&) = default;

private:
    std::map<Ask, Answer> m_said;
};

[[nodiscard]] constexpr Answer answerFor(Colour colour) {
    return colour == Colour::White ? Answer::White : Answer::Black;
}
[[nodiscard]] constexpr std::optional<Colour> colourIn(std::optional<Answer> answer) {
    if (answer == Answer::White) return Colour::White;
    if (answer == Answer::Black) return Colour::Black;
    return std::nullopt;
}

} // namespace flagfall::rulings
