// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "arbiter/terms/expected.h"
#include "clock/time.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::clock {

/// What one period does with time.
enum class Method {
    Time,      ///< sudden death: the bank runs off
    Fischer,   ///< an increment is credited when the player presses (cumulative mode, Laws 6.3.2)
    UsDelay,   ///< the delay runs off first, shown beside the main time
    Bronstein, ///< the same clock, shown as one figure
    Byoyomi,   ///< `count` periods of `base`; a period not used up is whole again
    Canadian,  ///< `count` moves in `base`, then reloaded
    Hourglass, ///< what one player uses the other one gains
    UpCount,   ///< counts what was used, never ends
    Gong,      ///< the clock switches by itself every `base`; presses are ignored
    MoveTimer, ///< `base` for each move; an overrun marks the side and the game goes on
};

/// One period of a time control, for one player. Only a checked Setting holds Periods.
struct Period {
    Method method = Method::Time;
    Span base{};           ///< main time of the period (byo-yomi: of one of them; Canadian: for `count` moves)
    int quota = 0;         ///< moves the period asks for; 0: all the rest
    Span extra{};          ///< increment or delay for each move
    int extraFromMove = 1; ///< first own move that has the extra
    int count = 0;         ///< byo-yomi periods or Canadian moves
    bool repeats = false;  ///< the last period starts again when it is over
    friend bool operator==(Period const&, Period const&) = default;
};

/// When the next period begins.
enum class Transition {
    AtZero,  ///< both players enter it when the first one reaches zero (FIDE and DGT practice)
    AtQuota, ///< a player enters it on completing the moves the period asks for
};

/// What the opponent's clock does when a final flag has fallen.
enum class AtFlag { Freeze, RunOn };

/// Whether a player has the extra time for the first move too (FIDE and DGT practice: yes).
enum class FirstMove { Credited, NotCredited };

/// What a form or a file may say; nothing in it has been checked.
struct SettingDraft {
    ByColour<std::vector<Period>> periods;
    Transition transition = Transition::AtZero;
    AtFlag atFlag = AtFlag::Freeze;
    FirstMove firstMove = FirstMove::Credited;
    friend bool operator==(SettingDraft const&, SettingDraft const&) = default;
};

/// Why a draft is not a setting.
enum class SettingFault {
    NoPeriod,
    NegativeTime,
    NoTimeAtAll,     ///< neither main time nor extra; or what starts again by itself is below 1 ms
    TooLong,         ///< a period above 1000 hours, an extra above 100, or a sum that could overflow
    QuotaMissing,    ///< transition at the quota: what another plain period follows needs one
    QuotaOutOfRange, ///< 1 … 9999
    CountOutOfRange, ///< byo-yomi periods or Canadian moves: 1 … 9999
    FirstMoveOfExtraOutOfRange,
    OnlyLastPeriodRepeats,
    MustBeLast,  ///< byo-yomi, Canadian and up-count end a control
    MustBeAlone, ///< hourglass, gong and move timer are whole controls, equal in kind for both
};

struct SettingProblem {
    SettingFault fault;
    std::optional<Colour> colour; ///< whose list; none when it concerns both
    int period = 0;               ///< from 1; 0 for the whole control
    friend bool operator==(SettingProblem const&, SettingProblem const&) = default;
};

/// How the clocks of a game are set (Laws 6.3; 2009: 6.2). A value, always sound.
class Setting {
public:
    /// A checked setting, or every problem the draft has. What a method does not use is cleared, and an extra of
    /// nothing is no extra (5+0 is Time), so that equal controls are equal settings.
    [[nodiscard]] static Expected<Setting, std::vector<SettingProblem>> create(SettingDraft draft);

    [[nodiscard]] std::vector<Period> const& periods(Colour colour) const { return m_draft.periods[colour]; }
    [[nodiscard]] Transition transition() const { return m_draft.transition; }
    [[nodiscard]] AtFlag atFlag() const { return m_draft.atFlag; }
    [[nodiscard]] FirstMove firstMove() const { return m_draft.firstMove; }
    [[nodiscard]] SettingDraft const& draft() const { return m_draft; }
    [[nodiscard]] bool sameForBoth() const { return m_draft.periods.white == m_draft.periods.black; }

    friend bool operator==(Setting const&, Setting const&) = default;

private:
    explicit Setting(SettingDraft draft) : m_draft(std::move(draft)) {}
    SettingDraft m_draft;
};

/// Where reading a control text stopped making sense.
struct TextProblem {
    enum class What {
        Empty,
        NumberExpected,
        UnknownSign,
        UnitsMixed,
        NotSound, ///< it could be read, but `faults` says why it is not a control
    };
    What what;
    std::size_t column = 0; ///< from 1
    std::vector<SettingProblem> faults;
};

/// Reads what people and files write, in minutes and seconds: `90+30`, `3+2`, `5`, `G/90 d5`, `25 d10`,
/// `25 b10`, `40/90:30 +30` (the increment in every period), `40/90+30:30+30`, `0:30+0`, `1h30+30`,
/// `40/120:20/60:15+30@61`, `W5 B4 +3@61` (different times), and, because of their seconds, TRF26 record 222 and the
/// PGN TimeControl tag: `5400+30`, `40/5400+30:1800+30`, `W300-B240`. Bare numbers are minutes up to 300, seconds above
/// (a five-hour period in minutes is longer than any in use; a control in seconds is longer than 300).
/// Also as people type it: `90 + 30`, `15'+10"`, `5|0`, `G/5;d2`, `40/90, SD/30 inc30`, `100'x40+15'+30"`, and the
/// other methods: `60+5x30`, `15:C10/5`, `hourglass 1`, `gong 10`, `10 s per move`, `25 up`, `40/120:20/60r`.
/// An increment set apart by a space belongs to every period, one without only to its own.
/// Options default to AtZero, first move credited, freeze when there is an extra and run on when not (as DGT 3000).
[[nodiscard]] Expected<Setting, TextProblem> parseControl(std::string_view text);

/// The short form people read, in minutes: `90+30`, `40/90:30 +30`, `3+2`, `25 d10`.
/// parseControl reads it back to an equal setting where the short form can say everything.
[[nodiscard]] std::string shortText(Setting const& setting);

/// The exact form that stands in files, in milliseconds, with options: `5400000+30000 | Z frz`.
[[nodiscard]] std::string exactText(Setting const& setting);
[[nodiscard]] Expected<Setting, TextProblem> parseExact(std::string_view text);

/// TRF26 record 222 and PGN TimeControl: `5400+30`, `40/5400+30:1800+30`, `W300-B240`; the nearest legal value
/// where the format has no word for something.
[[nodiscard]] std::string secondsText(Setting const& setting);

/// Reads record 222 or the tag, where the unit is known: `180+2` is three minutes, `*60` an hourglass, `-` no limit.
/// A last period with a number of moves repeats, as the PGN standard has it.
[[nodiscard]] Expected<Setting, TextProblem> parseSeconds(std::string_view text);

/// All main time a player gets for 60 moves plus 60 times the extra (Laws App. A.1, B.1); the longer player's.
[[nodiscard]] std::chrono::milliseconds gameLength(Setting const& setting);

} // namespace flagfall::clock
