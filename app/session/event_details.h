// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"
#include "arbiter/record/draw_offer.h"
#include "arbiter/terms/colour.h"
#include "arbiter/terms/date.h"
#include "arbiter/terms/expected.h"
#include "arbiter/terms/half_points.h"
#include "clock/setting.h"
#include "pairing/tiebreaks/tiebreak.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace flagfall::session {

/// What an event is. Checked; made by EventDraft::check or read from a journal.
struct EventDetails {
    std::string name;
    std::string place;
    std::string federation; ///< three letters or empty
    std::optional<Date> begins;
    std::optional<Date> ends;
    std::string chiefArbiter;
    Edition const* edition = nullptr;              ///< never null
    std::shared_ptr<clock::Setting const> control; ///< never null
    std::string system;                            ///< type code, TRF26 record 192
    int rounds = 0;                                ///< planned
    std::vector<pairing::TieBreak> tieBreaks;
    std::chrono::minutes defaultTime{};             ///< how late a player may come (Laws 6.7); zero: not at all
    Supervision supervision = Supervision::Limited; ///< of rapid and blitz games (App. A and B)
    bool quickplayAnnounced = false;                ///< Guidelines III apply (from 2017 on; 2014: App. G)
    record::AgreementRule agreement{};              ///< when the players may agree a draw (Laws 9.1)
    std::optional<Colour> initialColour{};          ///< of a Swiss (C.04.3, 5.1); none: what the games of round 1 tell
    HalfPoints allocatedBye = onePoint;             ///< what the bye of the pairing counts
};

/// Whether its games are standard, rapid or blitz, by its edition of the Laws.
[[nodiscard]] PlayType playTypeOf(EventDetails const& details);

/// The word in a draft for no draw by agreement without the arbiter's consent.
inline constexpr std::string_view noDrawAtAll = "never";

/// What the form says; every field as typed.
struct EventDraft {
    std::string name, place, federation, begins, ends, chiefArbiter;
    std::string edition;
    std::string control;
    std::string system;
    int rounds = 0; ///< 0: as many as the system needs for the players (round robin)
    std::vector<std::string> tieBreaks;
    std::string defaultTime{}; ///< minutes; empty: zero
    bool fullSupervision = false;
    bool quickplayAnnounced = false;
    std::string noDrawBefore{};  ///< a move number, or `never`; empty: no rule
    std::string initialColour{}; ///< `white`, `black`, or empty
    std::string allocatedBye{};  ///< `1`, `½`, `0`; empty: 1
};

enum class EventField {
    Name,
    Place,
    Federation,
    Begins,
    Ends,
    ChiefArbiter,
    Edition,
    Control,
    System,
    Rounds,
    TieBreaks,
    DefaultTime,
    NoDrawBefore,
    InitialColour,
    AllocatedBye
};
enum class FieldFault {
    Missing,
    TooLong,
    NotADate,
    EndsBeforeItBegins,
    NotThreeLetters,
    UnknownEdition,
    NotAControl,
    UnknownSystem,
    OutOfRange,
    NotANumber,
    UnknownTieBreak,
    NotText, ///< control characters or broken UTF-8
};

template <typename Field>
struct FieldProblem {
    Field field;
    FieldFault fault;
    std::size_t column = 0; ///< where in the field, from 1; 0: all of it
    friend bool operator==(FieldProblem const&, FieldProblem const&) = default;
};

/// The details, or everything that is wrong with the draft at once.
[[nodiscard]] Expected<EventDetails, std::vector<FieldProblem<EventField>>> check(EventDraft const& draft);

/// FIDE titles, strongest first (C.04.2, Art. 2.2).
enum class Title { Gm, Im, Wgm, Fm, Wim, Cm, Wfm, Wcm, None };
[[nodiscard]] std::string_view titleText(Title title); ///< `GM`; empty for none

enum class Sex { NotSaid, Man, Woman };

struct PlayerDetails {
    std::string name; ///< `Last, First`
    std::string federation;
    Title title = Title::None;
    Sex sex = Sex::NotSaid;
    int rating = 0; ///< 0: unrated
    std::string fideId;
    std::string birth; ///< ISO day, or a year alone, or empty
    friend bool operator==(PlayerDetails const&, PlayerDetails const&) = default;
};

struct PlayerDraft {
    std::string name, federation, title, sex, rating, fideId, birth;
};

enum class PlayerField { Name, Federation, Title, Sex, Rating, FideId, Birth };

[[nodiscard]] Expected<PlayerDetails, std::vector<FieldProblem<PlayerField>>> check(PlayerDraft const& draft);

} // namespace flagfall::session
