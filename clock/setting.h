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

/// How a period measures time.
enum class Method {
    Time,      ///< sudden death: the time runs down
    Fischer,   ///< an increment is added when the player presses (cumulative mode, Laws 6.3.2)
    UsDelay,   ///< the delay runs first, shown beside the main time
    Bronstein, ///< the same clock, shown as one number
    Byoyomi,   ///< `count` periods of `base`; a period that is not used up starts afresh with each move
    Canadian,  ///< `count` moves in `base`, then restarted
    Hourglass, ///< what one player uses, the other gains
    UpCount,   ///< counts the time used, without limit
    Gong,      ///< the clock switches automatically every `base`; presses are ignored
    MoveTimer, ///< `base` for each move; exceeding it marks the side and the game continues
};

/// One period of a time control, for one player. Periods exist only in a checked Setting.
struct Period {
    Method method = Method::Time;
    Span base{};           ///< main time of the period (byo-yomi: of one period; Canadian: for `count` moves)
    int quota = 0;         ///< moves required in the period; 0: all remaining moves
    Span extra{};          ///< increment or delay for each move
    int extraFromMove = 1; ///< the player's first move that has the increment or delay
    int count = 0;         ///< byo-yomi periods or Canadian moves
    bool repeats = false;  ///< the last period starts again when it ends
    friend bool operator==(Period const&, Period const&) = default;
};

/// When the next period begins.
enum class Transition {
    AtZero,  ///< both players enter it when the first one reaches zero (FIDE and DGT practice)
    AtQuota, ///< a player enters it after completing the required moves
};

/// What the opponent's clock does after a final flag fall.
enum class AtFlag { Freeze, RunOn };

/// Whether the first move also has the increment or delay (FIDE and DGT practice: yes).
enum class FirstMove { Credited, NotCredited };

/// A setting as a form or file gives it; nothing has been checked.
struct SettingDraft {
    ByColour<std::vector<Period>> periods;
    Transition transition = Transition::AtZero;
    AtFlag atFlag = AtFlag::Freeze;
    FirstMove firstMove = FirstMove::Credited;
    friend bool operator==(SettingDraft const&, SettingDraft const&) = default;
};

/// Why a draft is not a valid setting.
enum class SettingFault {
    NoPeriod,
    NegativeTime,
    NoTimeAtAll,     ///< no main time, increment or delay; or a time that restarts by itself is below 1 ms
    TooLong,         ///< a period above 1000 hours, an increment or delay above 100, or a sum that could overflow
    QuotaMissing,    ///< transition by moves: a plain period followed by another one needs a quota
    QuotaOutOfRange, ///< 1 … 9999
    CountOutOfRange, ///< byo-yomi periods or Canadian moves: 1 … 9999
    FirstMoveOfExtraOutOfRange,
    OnlyLastPeriodRepeats,
    MustBeLast,  ///< byo-yomi, Canadian and up-count must be the last period
    MustBeAlone, ///< hourglass, gong and move timer must be the whole control, the same method for both players
};

struct SettingProblem {
    SettingFault fault;
    std::optional<Colour> colour; ///< whose list; nullopt if it concerns both
    int period = 0;               ///< from 1; 0 for the whole control
    friend bool operator==(SettingProblem const&, SettingProblem const&) = default;
};

/// How the clocks of a game are set (Laws 6.3; 2009: 6.2). A value that is always valid.
class Setting {
public:
    /// Checks a draft: returns the setting, or every problem found. What a method does not use is cleared, and an
    /// increment of zero is removed (5+0 is Time), so that equal controls are equal settings.
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

/// Where a time control text cannot be understood.
struct TextProblem {
    enum class What {
        Empty,
        NumberExpected,
        UnknownSign,
        UnitsMixed,
        NotSound, ///< it could be read, but `faults` says why it is not a valid control
    };
    What what;
    std::size_t column = 0; ///< from 1
    std::vector<SettingProblem> faults;
};

/// Reads what people and files write, in minutes and seconds: `90+30`, `3+2`, `5`, `G/90 d5`, `25 d10`, `25 b10`,
/// `40/90:30 +30` (the increment in every period), `40/90+30:30+30`, `0:30+0`, `1h30+30`, `40/120:20/60:15+30@61`,
/// `W5 B4 +3@61` (different times), and TRF26 record 222 and the PGN TimeControl tag, recognised by their seconds:
/// `5400+30`, `40/5400+30:1800+30`, `W300-B240`. Bare numbers are minutes up to 300 and seconds above (no five-hour
/// period is in use, and a control in seconds is longer than 300). Typed forms are read as well: `90 + 30`,
/// `15'+10"`, `5|0`, `G/5;d2`, `40/90, SD/30 inc30`, `100'x40+15'+30"`, and the other methods: `60+5x30`, `15:C10/5`,
/// `hourglass 1`, `gong 10`, `10 s per move`, `25 up`, `40/120:20/60r`. An increment after a space belongs to every
/// period, one without a space only to its own. Defaults: AtZero, first move credited, freeze with an increment and
/// run on without (as DGT 3000).
[[nodiscard]] Expected<Setting, TextProblem> parseControl(std::string_view text);

/// Returns the short form for people, in minutes: `90+30`, `40/90:30 +30`, `3+2`, `25 d10`. parseControl reads it
/// back to an equal setting if the short form can express everything.
[[nodiscard]] std::string shortText(Setting const& setting);

/// Returns the exact form used in files, in milliseconds, with options: `5400000+30000 | Z frz`.
[[nodiscard]] std::string exactText(Setting const& setting);
[[nodiscard]] Expected<Setting, TextProblem> parseExact(std::string_view text);

/// Returns TRF26 record 222 and PGN TimeControl: `5400+30`, `40/5400+30:1800+30`, `W300-B240`; the nearest legal
/// value if the format cannot express something.
[[nodiscard]] std::string secondsText(Setting const& setting);

/// Reads record 222 or the tag, in seconds: `180+2` is three minutes, `*60` an hourglass, `-` no limit. A last period
/// with a number of moves repeats, as in the PGN standard.
[[nodiscard]] Expected<Setting, TextProblem> parseSeconds(std::string_view text);

/// Returns the time of a whole game: all main time plus increment or delay for 60 moves (Laws App. A.1, B.1), of the
/// player who has more.
[[nodiscard]] std::chrono::milliseconds gameLength(Setting const& setting);

} // namespace flagfall::clock
