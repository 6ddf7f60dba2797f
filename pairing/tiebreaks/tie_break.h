// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tournament.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The tie-breaks of C.07 and their codes in report files (C.02.03, annex B).
namespace flagfall::pairing {

/// Those of players, which teams have by either of their scores, and those of teams only.
enum class TieBreakKind {
    DirectEncounter,           ///< DE, Art. 6
    RoundsWon,                 ///< WIN, 7.1
    GamesWon,                  ///< WON, 7.2
    GamesWithBlack,            ///< BPG, 7.3
    WinsWithBlack,             ///< BWG, 7.4
    Progressive,               ///< PS, 7.5
    RoundsElected,             ///< REP, 7.6
    Standard,                  ///< STD, 7.7
    PairingNumber,             ///< TPN, 7.8
    Buchholz,                  ///< BH, 8.1; FB, 8.3
    AverageBuchholz,           ///< AOB, 8.2
    SonnebornBerger,           ///< SB, 9.1
    Koya,                      ///< KS, 9.2
    AverageRating,             ///< ARO, 10.1
    Performance,               ///< TPR, 10.2
    PerfectPerformance,        ///< PTP, 10.3
    AveragePerformance,        ///< APRO, 10.4
    AveragePerfectPerformance, ///< APPO, 10.5
    Rating,                    ///< RTNG, 10.6
    Lots,                      ///< OTHER_LOTS: drawing of lots, Art. 4; the lower lot is the better one
    Entered,                   ///< OTHER_ENTERED: values worked out elsewhere
    // Of teams only
    BoardCount,              ///< BC, 12.1
    TopBoards,               ///< TBR, 12.2
    BottomBoards,            ///< BBE, 12.3
    SecondaryScore,          ///< MPvGP, 13.1; MP and GP by name
    ExtendedSonnebornBerger, ///< EMMSB, EMGSB, EGMSB, EGGSB, 13.2
    ExtendedEncounter,       ///< EDE, EDET, EDEB, EDEBT, EDEBB, 13.3
    Combination,             ///< SSSC, 13.4
};

/// What follows extended direct encounter when exactly two teams are still tied (13.3.2).
enum class KnockOut {
    None,        ///< EDE
    Top,         ///< EDET: the top boards
    Bottom,      ///< EDEB: elimination of the bottom boards
    CountTop,    ///< EDEBT: board count, then the top boards
    CountBottom, ///< EDEBB: board count, then elimination of the bottom boards
};

/// A tie-break with its score, cuts, limit and modifiers: `BH/C1/P`, `KS/L1`, `TPN/R`, `SB:GP/C1`.
struct TieBreak {
    TieBreakKind kind = TieBreakKind::Buchholz;
    int cutLow = 0;             ///< /C1, /C2, /M1, /M2: so many of the lowest are left out; 0 to 9
    int cutHigh = 0;            ///< /M1, /M2: and so many of the highest
    bool playsForfeits = false; ///< /P: forfeits count as played against the scheduled opponent
    bool isFore = false;        ///< /F, FB: whoever was paired in the last round has drawn it (8.3)
    bool isReversed = false;    ///< /R
    int limit = 0;              ///< /Ln: half points by which the limit of Koya is moved; −99 to 99
    // Of teams
    std::optional<TeamScore> score{};             ///< :MP, :GP; none: the primary score (Art. 13)
    TeamScore opponents = TeamScore::MatchPoints; ///< of 13.2: what the opponents have …
    TeamScore scored = TeamScore::MatchPoints;    ///< … and what was scored against them
    KnockOut knockOut = KnockOut::None;           ///< of 13.3
    int factor = 0; ///< /Kn, in some files /Ln, of 13.4: the normalising factor, where the rules of the event state
                    ///< another than the usual
    friend bool operator==(TieBreak const&, TieBreak const&) = default;
};

/// Nothing for codes this program does not compute, with the modifiers it does not know.
[[nodiscard]] std::optional<TieBreak> tieBreakByCode(std::string_view code);

/// The code as the annex writes it; reads back as the same tie-break.
[[nodiscard]] std::string code(TieBreak const& tieBreak);

/// `C.07 Art. 9.1`; empty for values entered by hand.
[[nodiscard]] std::string_view article(TieBreak const& tieBreak);

/// Every code a program must offer (C.02.03, annex B), in the order of the articles.
[[nodiscard]] std::span<std::string_view const> tieBreakCodes();
/// The same of teams: those of Articles 12 and 13, and Buchholz and Sonneborn-Berger by both scores.
[[nodiscard]] std::span<std::string_view const> teamTieBreakCodes();
/// Whether only teams have it (Art. 12 and 13), or it names one of their scores.
[[nodiscard]] bool isOfTeams(TieBreak const& tieBreak);

/// The codes of what no article computes, with the annex's prefix for such: lots, and values entered by hand.
[[nodiscard]] std::span<std::string_view const> ownTieBreakCodes();

/// Whether it asks for ratings, which everybody must have then (Art. 10).
[[nodiscard]] bool asksForRatings(TieBreak const& tieBreak);

/// Whether it is Buchholz or made of it: not for round robins (Art. 8).
[[nodiscard]] bool isBuchholz(TieBreak const& tieBreak);

/// Whether the lower value is the better one.
[[nodiscard]] bool isLowerBetter(TieBreak const& tieBreak);

} // namespace flagfall::pairing
