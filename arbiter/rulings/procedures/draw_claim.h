// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/record/draw_claim.h"
#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

template <>
struct Words<record::ClaimBasis> {
    static constexpr std::array all{Word{record::ClaimBasis::RepetitionAnnounced, "repetition-announced"},
                                    Word{record::ClaimBasis::RepetitionOnBoard, "repetition"},
                                    Word{record::ClaimBasis::FiftyAnnounced, "fifty-announced"},
                                    Word{record::ClaimBasis::FiftyOnBoard, "fifty"}};
};
template <>
struct Words<record::ClaimFinding> {
    static constexpr std::array all{Word{record::ClaimFinding::NotToMove, "not-to-move"},
                                    Word{record::ClaimFinding::PieceTouched, "piece-touched"},
                                    Word{record::ClaimFinding::NothingWritten, "nothing-written"},
                                    Word{record::ClaimFinding::AnnouncedIllegal, "announced-illegal"},
                                    Word{record::ClaimFinding::AnnouncedPawn, "announced-pawn"},
                                    Word{record::ClaimFinding::AnnouncedCapture, "announced-capture"},
                                    Word{record::ClaimFinding::TooFewTimes, "too-few-times"},
                                    Word{record::ClaimFinding::TooFewMoves, "too-few-moves"},
                                    Word{record::ClaimFinding::Correct, "correct"}};
};

/// A draw is claimed by repetition or fifty moves (P8).
struct DrawClaimed {
    Colour by = Colour::White;
    record::ClaimBasis basis = record::ClaimBasis::RepetitionOnBoard;
    std::string announced{};                        ///< with an announced basis: the move as it was written
    bool touched = false;                           ///< the player has touched a piece on this move (9.4)
    std::optional<record::ClaimFinding> found{};    ///< what the record says of it; none: it does not speak
    bool certain = true;                            ///< with `found`: no gap of the record may hide anything
    std::optional<AutomaticDraw> drawnAlready{};    ///< with `found`: the game was drawn before without a claim
    bool touchedAfter = false;                      ///< a piece was touched after the claim had been made
    bool accepted = false;                          ///< the opponent has accepted the draw that a claim offers (9.1)
    int earlier = 0;                                ///< incorrect or invalid claims of this player in this game
    std::string first{};                            ///< the move written first, where `announced` took its place
    bool changed = false;                           ///< another move was written in place of the one announced
    std::optional<record::ClaimBasis> otherBasis{}; ///< with `found`: on this one the claim would have been correct
    bool withdrawn = false;                         ///< the player wants to take it back (9.5)
    friend bool operator==(DrawClaimed const&, DrawClaimed const&) = default;
};
template <>
struct Description<DrawClaimed> {
    static constexpr std::string_view word = "draw-claim";
    static constexpr std::array follow{Follow{"basis", "repetition-announced", {"announced"}},
                                       Follow{"basis", "fifty-announced", {"announced"}}};
    static constexpr AtBoard atBoard{.asWritten = {"announced", "first"}, .follow = follow, .stopsClocks = true};
    static constexpr auto facts = std::tuple{Needed{"by", &DrawClaimed::by},
                                             Fact{"basis", &DrawClaimed::basis},
                                             Fact{"announced", &DrawClaimed::announced},
                                             Fact{"touched", &DrawClaimed::touched},
                                             Fact{"found", &DrawClaimed::found},
                                             Fact{"certain", &DrawClaimed::certain},
                                             Fact{"drawn-already", &DrawClaimed::drawnAlready},
                                             Fact{"touched-after", &DrawClaimed::touchedAfter},
                                             Fact{"accepted", &DrawClaimed::accepted},
                                             Fact{"earlier", &DrawClaimed::earlier},
                                             Fact{"first", &DrawClaimed::first},
                                             Fact{"changed", &DrawClaimed::changed},
                                             Fact{"other-basis", &DrawClaimed::otherBasis},
                                             Fact{"withdrawn", &DrawClaimed::withdrawn}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, DrawClaimed const& incident, Known const& known,
                            Answers const& answers);

/// The article of the claim (9.2, 9.3).
[[nodiscard]] std::string_view basisArticle(DrawnGameLaw const& law, record::ClaimBasis basis);

/// Whether this answer to ClaimIs can be given at once; any other one when the claim has been checked on the
/// scoresheets or played over: a claim is found correct by them alone, for a screen proves nothing (6.14; later 6.12).
[[nodiscard]] bool needsNoCheck(DrawClaimed const& incident, Answer answer);

} // namespace flagfall::rulings
