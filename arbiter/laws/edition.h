// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/adjournment.h"
#include "arbiter/laws/appeal.h"
#include "arbiter/laws/blind_play.h"
#include "arbiter/laws/conduct.h"
#include "arbiter/laws/drawn_game.h"
#include "arbiter/laws/electronic_device.h"
#include "arbiter/laws/flag_fall.h"
#include "arbiter/laws/grounds.h"
#include "arbiter/laws/house_rules.h"
#include "arbiter/laws/illegal_move.h"
#include "arbiter/laws/late_arrival.h"
#include "arbiter/laws/penalty.h"
#include "arbiter/laws/quickplay.h"
#include "arbiter/laws/score_keeping.h"
#include "arbiter/laws/start_error.h"
#include "arbiter/laws/stoppage.h"
#include "arbiter/laws/touch_move.h"
#include "arbiter/terms/date.h"

#include <optional>
#include <span>

namespace flagfall {

/// The length of a game for App. A.1 and B.1: all main time plus 60 times the increment.
using GameLength = std::chrono::milliseconds;

/// The number of moves completed by both players after which a wrong clock setting stays; nullopt if it is corrected at
/// any time (6.10; rapid and blitz with limited supervision: 2009 A.4a; 2014 to 2018 A.4; 2023 A.5.1.1).
using SettingStays = ByRegime<std::optional<Cited<int>>>;

/// One edition of the Laws of Chess: a row of the table in editions.cpp, with the articles of each subject.
/// Whatever differs between editions is a value here, or a named function if the wording differs.
/// Nothing else asks which edition it is.
struct Edition {
    std::string_view code;        ///< `E2023`; used in files
    int year;                     ///< the year by which it is known
    Date inForce;                 ///< first day
    std::optional<Date> until;    ///< last day; nullopt for the edition in force
    Cited<GameLength> blitzBound; ///< a game up to this length is blitz
    bool blitzBoundIncluded;      ///< true if a game of exactly this length is blitz
    Cited<GameLength> rapidBound; ///< shorter games are rapid, others standard
    FlagLaw flags;
    IllegalMoveLaw illegalMoves;
    TouchLaw touchMove;
    DrawnGameLaw drawnGame;
    std::string_view resignationHangsOnMate; ///< 5.1.2: drawn if the opponent cannot checkmate; empty: always lost
    LateArrivalLaw lateArrival;
    SettingStays settingStays;
    bool
        settingForSchedule; ///< after so many moves it is put right if the schedule of the event would suffer otherwise
    GroundLaw grounds;
    ExtraTimeLaw extraTime;
    QuickplayLaw quickplay;
    StoppageLaw stoppage;
    ScoreKeepingLaw scoreKeeping;
    DeviceLaw device;
    BlindPlayLaw blindPlay;
    /// The article of the penalty that raises the opponent's points to those of a win, so that both scores may add up
    /// to more than a win; empty if the edition forbids it (from 2017: 10.2).
    std::string_view scoreAboveWin{};
    ConductLaw conduct{};
    PenaltyLaw penalties{};
    AppealLaw appeals{};
    StartErrorLaw startErrors{};
    DisplacedLaw displaced{};
    /// By making the next move a player completes the one before, too, if its press was forgotten; empty: only the
    /// press does (2009).
    std::string_view nextMoveCompletes{};
    /// An assistant who presses for a disabled player costs no time; empty: nothing is said of it (2009).
    std::string_view disabledKeepTime{};
    /// Rapid and blitz under the Competition Rules: enough arbiters, and every game recorded.
    std::string_view fullSupervision{};
    bool supervisionByGame = false; ///< it is a matter of each game (2009); later the regulations fix it for the event
    AdjournmentLaw adjournment{};
};

/// Returns all known editions, oldest first.
[[nodiscard]] std::span<Edition const> editions();

/// Returns the edition in force, the default for a new event.
[[nodiscard]] Edition const& currentEdition();

/// Returns nullptr if the edition is not known; no other edition is used instead.
[[nodiscard]] Edition const* editionByCode(std::string_view code);

/// What a window or a page makes "Laws 2023, 6.9" of. The year alone names the edition; without an article there is
/// nothing to cite.
struct Citation {
    int year;
    std::string_view article;
    [[nodiscard]] bool empty() const { return article.empty(); }
    friend bool operator==(Citation const&, Citation const&) = default;
};

[[nodiscard]] inline Citation citation(Edition const& edition, std::string_view article) {
    return {edition.year, article};
}

template <typename T>
[[nodiscard]] Citation citation(Edition const& edition, Cited<T> const& cited) {
    return citation(edition, cited.article);
}

/// The kind of play, with the article that says so. Both players' lengths must qualify where they
/// differ: pass the longer one.
[[nodiscard]] Cited<PlayType> playType(Edition const& edition, GameLength length);

} // namespace flagfall
