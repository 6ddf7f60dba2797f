// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/adjournment_rules.h"
#include "app/session/event/appeal_rules.h"
#include "app/session/event/category.h"
#include "app/session/event/equals_order.h"
#include "app/session/event/match_ladder.h"
#include "app/session/event/rating_method.h"
#include "app/session/event/schedule.h"
#include "app/session/event/team.h"
#include "arbiter/laws/edition.h"
#include "arbiter/rulings/rules.h"
#include "arbiter/terms/colour.h"
#include "arbiter/terms/date.h"
#include "arbiter/terms/expected.h"
#include "arbiter/terms/ids.h"
#include "arbiter/terms/points.h"
#include "clock/setting.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tournament.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace flagfall::session {

/// Whose clocks the games are played with: those of this program, or those that stand on the tables of the hall and
/// that it knows nothing of.
enum class HallClocks { Program, Tables };

/// What an event is. Checked; made by EventDraft::check or read from a journal.
struct EventDetails {
    std::string name;
    std::string place;
    std::string federation; ///< three letters or empty
    std::optional<Date> begins;
    std::optional<Date> ends;
    std::string chiefArbiter;
    Edition const* edition = nullptr;              ///< null only before the event is opened
    std::shared_ptr<clock::Setting const> control; ///< null only before the event is opened
    std::string system;                            ///< type code, TRF26 record 192
    int rounds = 0;                                ///< planned
    std::vector<pairing::TieBreak> tieBreaks;
    HouseRules houseRules;                   ///< what the edition leaves to the organiser
    std::optional<Colour> initialColour{};   ///< of a Swiss (C.04.3, 5.1); none: what the games of round 1 tell
    pairing::Scoring scoring{};              ///< what results and byes count, as announced
    HallClocks clocks = HallClocks::Program; ///< of boards for which nothing else was said
    AdjournmentRules adjournments{};
    AppealRules appeals{};
    std::vector<PlayingSession> schedule{};
    std::string language{}; ///< by whose alphabet names are sorted (ISO 639): name_order.h; empty: by their bytes
    std::vector<PlayerCategory> categories{};
    std::optional<Date> agesOn{}; ///< the base date of ages; none: 1 January of the year in which the event begins
    std::vector<std::string> deputyArbiters{};
    std::optional<RatingMethod> ratingMethod{}; ///< as announced; none: the one that the ratings of the players tell
    EqualsOrder equals = EqualsOrder::Names;    ///< who is numbered first of equal rating and title
    pairing::UnratedPlayers unrated{};          ///< in tie-breaks by ratings, as announced (C.07, Art. 10)
    pairing::RatingsCounted ratings{};          ///< by which of a player's ratings such tie-breaks go (the same)
    MatchLadder ladder{};                       ///< of a system that plays matches, and then never empty
    bool hasThirdPlaceMatch = false;            ///< of such a system: besides the final
    TeamRules teams{};                          ///< of an event of teams, whose match points `scoring` has
    /// The whole event of which this is one tournament; those of one festival are files in one folder that say the
    /// same. Empty: it stands alone.
    std::string festival{};
    BoardNumber firstBoard{1}; ///< of rounds that are paired from now on, in a hall with other tournaments; of teams 1
};

/// Whether it lasts longer than 30 days: over several rating periods, and not for tie-breaks by ratings (C.07, Art.
/// 10). The last day counts as well: 1 to 30 November are 30 days.
[[nodiscard]] bool lastsLong(EventDetails const& details);
[[nodiscard]] bool lastsLong(Date begins, Date ends);

/// Whether its games are standard, rapid or blitz, by its edition of the Laws. Of one board there is playTypeOf() of
/// event_state.h: in matches its games may have another control.
[[nodiscard]] PlayType playTypeOf(EventDetails const& details);
/// The same of games with this control.
[[nodiscard]] PlayType playTypeOf(EventDetails const& details, clock::Setting const& control);

/// The law of its games: the edition, the kind of play and the house rules. Of one board there is rulesOf() of
/// event_state.h.
[[nodiscard]] rulings::Rules rulesOf(EventDetails const& details);

/// The word in a draft and in files: `arbiter` or `regulations`.
[[nodiscard]] std::string_view lateDiscretionWord(LateDiscretion discretion);

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
    /// Who may let somebody play who came after the default time: `arbiter` or `regulations`; empty: as in the edition.
    std::string lateDiscretion{};
    bool devicesInBags = false;  ///< switched off, in a bag placed as agreed with the arbiter (11.3)
    std::string deviceCosts{};   ///< the penalty for a device (rulings::Words<Penalty>); empty: the loss of the game
    bool finesAnnounced = false; ///< there are fines in this event (12.9; 2009: 13.4)
    std::string noDrawBefore{};  ///< a move number, or `never`; empty: no rule
    std::string initialColour{}; ///< `white`, `black`, or empty
    bool clocksOnTables = false; ///< the hall has clocks of its own
    std::string win{}, draw{}, loss{};  ///< points, `3`, `0.5`, `½`; all empty: 1, ½, 0
    std::string allocatedBye{};         ///< points that results can add up to; empty: as for a win
    std::string forfeitWin{};           ///< points; empty: as for a win
    std::string forfeitLoss{};          ///< points; empty: none
    std::string absence{};              ///< points of a round without a game that is no bye; empty: none
    bool sealedOnScreen = false;        ///< sealed moves are typed on a screen; otherwise written on paper
    bool twoKeys = false;               ///< two people hold a key each of what was typed
    bool witness = false;               ///< a second person is there when an envelope is opened
    std::string lateAfter{};            ///< minutes after the time of a resumption; empty: as the Laws say
    std::string appealsWithin{};        ///< minutes after the end of a round; empty: no time limit
    bool appealsToChiefArbiter = false; ///< otherwise to an appeals committee
    std::string schedule{};             ///< a line for each session: schedule.h
    std::string language{};             ///< `sk`, `en`; empty: names stand in the order of their bytes
    std::string categories{};           ///< a line for each: category.h
    std::string agesOn{};               ///< the base date of ages
    std::string deputyArbiters{};       ///< a line for each
    std::string ratingMethod{};         ///< the word of record 172; empty: as the ratings tell
    std::string equals{};               ///< of equal rating and title: equals_order.h; empty: by the alphabet
    std::string unrated{};              ///< in tie-breaks by ratings: pairing::unratedByWord
    std::string ratings{};              ///< in the same: pairing::ratingsCountedByWord
    std::string ladder{};               ///< of a system that plays matches: match_ladder.h; empty: usualLadder()
    bool thirdPlaceMatch = false;       ///< of such a system
    // Of teams, whose match points are `win`, `draw` and `loss` (all empty: 2, 1, 0) and `allocatedBye` (empty: as a
    // drawn match)
    std::string boards{};       ///< of a match; empty: 4
    std::string boardColours{}; ///< `WBWB`; empty: in turn
    std::string gameWin{}, gameDraw{}, gameLoss{};
    std::string byeGamePoints{};   ///< empty: a draw on every board
    std::string ratingDistance{};  ///< empty: players sit in the order of the list; else by rating, so much apart
    bool emptyBoardsAbove = false; ///< a board may be empty above a player
    std::string reserves{};        ///< empty: as many as a team likes
    std::string festival{};        ///< the whole event of which this is one tournament; empty: it stands alone
    std::string firstBoard{};      ///< empty: 1
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
    LateDiscretion,
    DeviceCosts,
    NoDrawBefore,
    InitialColour,
    Points,
    AllocatedBye,
    Forfeits,
    LateAfter,
    AppealsWithin,
    Schedule,
    Language,
    Categories,
    AgesOn,
    DeputyArbiters,
    RatingMethod,
    Equals,
    Unrated,
    Ratings,
    Ladder,
    Boards,
    BoardColours,
    GamePoints,
    ByeGamePoints,
    RatingDistance,
    Reserves,
    Festival,
    FirstBoard
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
    NotAnAmount,
    UnknownTieBreak,
    UnknownLanguage,
    SessionIncomplete,  ///< of the schedule, in `line`: the end is missing
    SessionRound,       ///< of the schedule, in `line`: it begins with no round
    SessionDay,         ///< of the schedule, in `line`: there is no such day
    SessionHour,        ///< of the schedule, in `line`: there is no such hour, or it ends when it begins
    SessionOrder,       ///< of the schedule, in `line`: it begins before the one above it
    NotACategory,       ///< `column` is the line
    NotAStep,           ///< of a ladder, in `line`: no number of games, or no kind of them
    StepControlMissing, ///< of a ladder, in `line`
    NotAStepControl,    ///< of a ladder, in `line`
    OtherKindOfPlay,    ///< of a ladder, in `line`: with this control games are of another kind by the edition
    ArmageddonInside,   ///< of a ladder, in `line`
    NotText,            ///< control characters or broken UTF-8
    NotColours,         ///< other letters than W and B
};

template <typename Field>
struct FieldProblem {
    Field field;
    FieldFault fault;
    std::size_t column = 0; ///< where in the field, or in its line, from 1; 0: all of it
    std::size_t line = 0;   ///< of a field of several lines, from 1
    friend bool operator==(FieldProblem const&, FieldProblem const&) = default;
};

/// The details, or everything that is wrong with the draft at once.
[[nodiscard]] Expected<EventDetails, std::vector<FieldProblem<EventField>>> check(EventDraft const& draft);

struct PlayerDetails {
    std::string name; ///< `Last, First`
    std::string federation;
    Title title = Title::None;
    Sex sex = Sex::NotSaid;
    int rating = 0; ///< the one used in the event; 0: unrated
    std::string fideId;
    std::string birth; ///< ISO day, or a year alone, or empty
    std::string club{};
    std::string nationalId{};
    int nationalRating = 0;
    int officialRating = 0;                ///< in FIDE's list for this kind of play; 0: none
    std::string ratingSource{};            ///< the list that `rating` was taken from; empty: typed by hand
    int k = 0;                             ///< FIDE's development coefficient (B.02, 8.3.3); 0: not known
    std::vector<std::string> categories{}; ///< of the organiser's own: words, without repetition
    int feeOwed = 0;                       ///< in hundredths of the currency
    int feePaid = 0;
    std::string note{};
    pairing::LaterRatings laterRatings{};    ///< of an event over several rating periods: from which round on
    std::optional<BoardNumber> fixedBoard{}; ///< plays there in every round, for example for a wheelchair
    bool checkedIn = false;                  ///< has told the arbiters of being there
    friend bool operator==(PlayerDetails const&, PlayerDetails const&) = default;
};

struct PlayerDraft {
    std::string name, federation, title, sex, rating, fideId, birth;
    std::string club{}, nationalId{}, nationalRating{}, officialRating{}, ratingSource{}, k{};
    std::string categories{};         ///< with commas between them
    std::string feeOwed{}, feePaid{}; ///< `15`, `15.50`, `15,5`
    std::string note{}, fixedBoard{};
    std::string laterRatings{}; ///< `5: 2315, 9: 2330`: from round 5 on, from round 9 on
    bool checkedIn = false;
    friend bool operator==(PlayerDraft const&, PlayerDraft const&) = default;
};

enum class PlayerField {
    Name,
    Federation,
    Title,
    Sex,
    Rating,
    FideId,
    Birth,
    Club,
    NationalId,
    NationalRating,
    OfficialRating,
    RatingSource,
    K,
    Categories,
    FeeOwed,
    FeePaid,
    Note,
    FixedBoard,
    LaterRatings,
};

[[nodiscard]] Expected<PlayerDetails, std::vector<FieldProblem<PlayerField>>> check(PlayerDraft const& draft);

/// What a form would say to have these details.
[[nodiscard]] PlayerDraft draftOf(PlayerDetails const& details);

/// A draft that was begun from `from`, on what stands now: fields that were left alone are as they are `now`.
struct MergedDraft {
    PlayerDraft draft;
    bool collides = false; ///< a field was changed on both sides, and otherwise
};
[[nodiscard]] MergedDraft merged(PlayerDraft draft, PlayerDraft const& from, PlayerDraft const& now);

/// Whether the players of the list are in the event, and in no other team, is for the event to say.
[[nodiscard]] Expected<TeamDetails, std::vector<FieldProblem<TeamField>>> check(TeamDraft const& draft);
[[nodiscard]] TeamDraft draftOf(TeamDetails const& details);

/// How the players of a team may be seated in this event.
[[nodiscard]] pairing::LineUpRules lineUpRulesOf(EventDetails const& details);

/// An amount in hundredths as a form says it: `15`, `15.50`; empty for nothing.
[[nodiscard]] std::string amountText(int hundredths);

/// What a birth says when its day is erased.
[[nodiscard]] std::string yearOfBirth(std::string const& birth);

/// The categories of the event that the player is in, in the event's order (category.h).
[[nodiscard]] std::vector<std::string> categoriesOf(EventDetails const& event, PlayerDetails const& player);

} // namespace flagfall::session
