// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
#include "arbiter/laws/start_error.h"
#include "arbiter/terms/date.h"

#include <optional>
#include <span>

namespace flagfall {

/// How long a game is for the purpose of App. A.1 and B.1: all main time plus 60 times the extra per move.
using GameLength = std::chrono::milliseconds;

/// How many moves both players may have completed for the setting of a clock still to be put right; none: it is put
/// right at any time (6.10; rapid and blitz with limited supervision: 2009 A.4a; 2014 to 2018 A.4; 2023 A.5.1.1).
using SettingStays = ByRegime<std::optional<Cited<int>>>;

/// One edition of the Laws of Chess: a row with a column for each matter, each with its articles. What differs between
/// editions is a value here, or the name of a function where the wording differs; never an `if` elsewhere. The rows
/// stand in editions.cpp.
struct Edition {
    std::string_view code;        ///< `E2023`; stands in files
    int year;                     ///< the year people call it by
    Date inForce;                 ///< first day
    std::optional<Date> until;    ///< last day; none for the edition in force
    Cited<GameLength> blitzBound; ///< a game up to this length is blitz …
    bool blitzBoundIncluded;      ///< … and whether one of exactly this length is
    Cited<GameLength> rapidBound; ///< below this it is rapid, from here on standard
    FlagLaw flags;
    IllegalMoveLaw illegalMoves;
    DrawnGameLaw drawnGame;
    std::string_view resignationHangsOnMate; ///< who resigns draws if the opponent cannot mate; empty: he has lost
    LateArrivalLaw lateArrival;
    SettingStays settingStays;
    GroundLaw grounds;
    ExtraTimeLaw extraTime;
    DeviceLaw device;
    BlindPlayLaw blindPlay;
    /// The penalty that raises the opponent's points to those of a win whatever the game gave, so that two scores may
    /// add up to more than a win; empty: the edition allows no such score (10.2 of 2017 and later).
    std::string_view scoreAboveWin{};
    ConductLaw conduct{};
    PenaltyLaw penalties{};
    AppealLaw appeals{};
    StartErrorLaw startErrors{};
    DisplacedLaw displaced{};
};

/// All editions the program knows, oldest first.
[[nodiscard]] std::span<Edition const> editions();

/// The edition in force, which a new event is offered.
[[nodiscard]] Edition const& currentEdition();

/// Null where the program does not know the edition. Nothing is judged by another one in its place.
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
