// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/setting.h"
#include "clock/text_cursor.h"
#include "clock/units.h"

#include <algorithm>

namespace flagfall::clock {

namespace {

using What = TextProblem::What;
using namespace std::chrono_literals;

constexpr int minutesInHour = 60;
constexpr int secondsInMinute = 60;
constexpr Span mostBareMinutesInRecord = 59min; // `W300-B240` in tournament report files is in seconds

struct Extra {
    Method method = Method::Fischer;
    Span time{};
    int fromMove = 1;
};

/// A period as it was written.
struct Piece {
    Period period;
    std::optional<Extra> extra;
    bool extraIsApart = false; ///< preceded by a space: meant for the earlier periods as well
    bool bare = false;         ///< without a unit, read as minutes for now
    std::size_t column = 0;
};

using Pieces = std::vector<Piece>;

enum class Unit { Hours, Minutes, Seconds };

// --- Words and signs -------------------------------------------------------------------------------------

std::optional<Unit> takeUnitHere(TextCursor& in) {
    if (in.take("''") || in.take('"') || in.take("\u2033") || in.take("\u201d")) return Unit::Seconds;
    if (in.take('\'') || in.take("\u2032") || in.take("\u2019")) return Unit::Minutes;
    if (in.takeWord("h", "hr", "hrs", "hour", "hours")) return Unit::Hours;
    if (in.takeWord("m", "min", "mins", "minute", "minutes")) return Unit::Minutes;
    if (in.takeWord("s", "sec", "secs", "second", "seconds")) return Unit::Seconds;
    return std::nullopt;
}

std::optional<Unit> takeUnit(TextCursor& in) {
    TextCursor ahead = in;
    ahead.skipSpace();
    auto const unit = takeUnitHere(ahead);
    if (unit) in = ahead;
    return unit;
}

/// "/move", "per move"
bool takePerMove(TextCursor& in) {
    TextCursor ahead = in;
    ahead.skipSpace();
    if (!ahead.take('/') && !ahead.takeWord("per", "each", "a")) return false;
    ahead.skipSpace();
    if (!ahead.takeWord("move")) return false;
    in = ahead;
    return true;
}

bool takeTimes(TextCursor& in) { return in.take('x') || in.take('X') || in.take('*') || in.take("\u00d7"); }

/// `5x`, as byo-yomi begins.
std::optional<int> takeCountOfPeriods(TextCursor& in) {
    TextCursor ahead = in;
    auto const count = ahead.takeNumber();
    ahead.skipSpace();
    if (!count || !takeTimes(ahead)) return std::nullopt;
    ahead.skipSpace();
    if (!ahead.atDigit()) return std::nullopt;
    in = ahead;
    return count;
}

/// `40/` or `40 moves in`
std::optional<int> takeQuota(TextCursor& in) {
    TextCursor ahead = in;
    auto const quota = ahead.takeNumber();
    ahead.skipSpace();
    if (!quota) return std::nullopt;
    if (ahead.takeWord("moves")) {
        ahead.skipSpace();
        ahead.takeWord("in");
    } else if (!ahead.take('/')) {
        return std::nullopt;
    }
    ahead.skipSpace();
    if (!ahead.atDigit()) return std::nullopt;
    in = ahead;
    return quota;
}

// --- Lengths of time -------------------------------------------------------------------------------------

/// `30` directly after a larger unit, or with its own unit after a space: the `30` of 1h30 and 1'30.
std::optional<Span> takeSmallerPart(TextCursor& in, Span length, Unit unit) {
    TextCursor ahead = in;
    bool const apart = ahead.skipSpace();
    auto const part = ahead.takeAmount(length);
    if (!part) return std::nullopt;
    auto const written = takeUnit(ahead);
    if (written ? *written != unit : apart) return std::nullopt;
    in = ahead;
    return part;
}

/// A length that is too long stays too long.
Span sum(Span large, std::optional<Span> small) {
    return std::min(large, longestMain) + std::min(small.value_or(Span::zero()), longestMain);
}

Span withMinutesAndSeconds(TextCursor& in, Span hours) {
    Span const minutes = sum(hours, takeSmallerPart(in, minute, Unit::Minutes));
    return sum(minutes, takeSmallerPart(in, second, Unit::Seconds));
}

/// `:30`, or `:07.5`
std::optional<Span> takeSixtieths(TextCursor& in) {
    TextCursor ahead = in;
    auto const isTwoDigits = [&] {
        TextCursor digits = ahead;
        auto const column = digits.column();
        return digits.takeNumber() && digits.column() == column + 2;
    };
    if (!ahead.take(':') || !isTwoDigits()) return std::nullopt;
    auto const amount = ahead.takeAmount(second);
    if (*amount >= minute) return std::nullopt;
    in = ahead;
    return amount;
}

/// `0:30`, `0:05:00`, `01:30:00`, `1:30:00`. No period has 0 minutes, so a zero at the beginning, or as the second or
/// third of three, distinguishes these from periods.
std::optional<Span> takeClockReading(TextCursor& in) {
    TextCursor ahead = in;
    bool const beginsWithZero = ahead.peek() == '0';
    auto const number = ahead.takeNumber();
    if (!number) return std::nullopt;
    int const large = *number;
    auto const middle = takeSixtieths(ahead);
    if (!middle) return std::nullopt;
    auto const small = takeSixtieths(ahead);
    bool const noPeriods = small && (*small == Span::zero() || *middle == Span::zero());
    if (!beginsWithZero && !noPeriods) return std::nullopt;
    if ((!small && large > 0) || large > longestMain / hour) return std::nullopt;
    in = ahead;
    return small ? large * hour + *middle * secondsInMinute + *small : *middle;
}

struct Length {
    Span time{};
    bool bare = false;
};

std::optional<Length> takeLength(TextCursor& in) {
    if (auto const reading = takeClockReading(in)) return Length{*reading, false};
    auto const amount = in.takeAmount(minute);
    if (!amount) return std::nullopt;
    auto const unit = takeUnit(in);
    if (!unit) return Length{*amount, true};
    if (*unit == Unit::Seconds) return Length{*amount / secondsInMinute, false};
    if (*unit == Unit::Hours) {
        Span const hours = *amount > longestMain / minutesInHour ? longestMain : *amount * minutesInHour;
        return Length{withMinutesAndSeconds(in, hours), false};
    }
    return Length{sum(*amount, takeSmallerPart(in, second, Unit::Seconds)), false};
}

/// The length of an increment: seconds, unless a unit is given.
std::optional<Span> takeExtraTime(TextCursor& in) {
    in.skipSpace();
    TextCursor const before = in;
    auto amount = in.takeAmount(second);
    if (amount && takeUnit(in) == Unit::Minutes) {
        in = before;
        amount = in.takeAmount(minute);
        takeUnit(in);
    }
    return amount;
}

/// After a plus: true for another period (`100'x40 + 15'`, `60 + 5x30`), false for an increment.
bool startsPeriod(TextCursor in) {
    in.skipSpace();
    TextCursor counted = in;
    if (takeCountOfPeriods(counted) || takeQuota(counted)) return true;
    auto const word = in.peekWord();
    if (word == "g" || word == "sd" || word == "c" || word == "up") return true;
    auto const length = takeLength(in);
    if (!length || length->bare || takePerMove(in)) return false;
    return length->time >= minute;
}

// --- The control -----------------------------------------------------------------------------------------

class ControlReader {
public:
    explicit ControlReader(std::string_view text)
        : m_in(text), m_capitalBlack(text.find('B') != std::string_view::npos) {}

    Expected<SettingDraft, TextProblem> read() {
        m_in.skipSpace();
        if (m_in.atEnd()) return refused(TextProblem{What::Empty, 1, {}});
        if (!readSides() || !settleUnits()) return refused(m_problem);
        spreadExtras();
        return draft();
    }

private:
    bool failAt(What what, std::size_t column) {
        m_problem = {what, column, {}};
        return false;
    }
    bool fail(What what) { return failAt(what, m_in.column()); }

    bool readSides() {
        m_perSide = m_in.takeWord("w", "white");
        m_in.skipSpace();
        if (m_perSide) m_in.take(':');
        if (!readList(m_pieces.white)) return false;
        if (m_perSide && !readBlack()) return false;
        m_in.skipSpace();
        return m_in.atEnd() || fail(What::UnknownSign);
    }

    bool readBlack() {
        if (!takeBlack(m_in)) return fail(What::UnknownSign);
        m_perSide = false; // from here on a small b means Bronstein again
        if (!readList(m_pieces.black)) return false;
        m_perSide = true;
        return true;
    }

    bool takeBlack(TextCursor& in) {
        in.skipSpace();
        m_dash = in.peek() == '-';
        if (!m_dash && (in.peek() == ',' || in.peek() == '/' || in.peek() == ';')) in.skip(1);
        if (m_dash) in.skip(1);
        in.skipSpace();
        bool const small = in.peek() == 'b' && m_capitalBlack;
        if (small || !in.takeWord("b", "black")) return false;
        in.skipSpace();
        in.take(':');
        return true;
    }

    bool atBlack() {
        TextCursor ahead = m_in;
        return m_perSide && takeBlack(ahead);
    }

    bool readList(Pieces& pieces) {
        do {
            m_in.skipSpace();
            Piece& piece = pieces.emplace_back();
            piece.column = m_in.column();
            if (!readPeriod(piece) || !readExtra(piece)) return false;
        } while (takeSeparator());
        return readLateExtra(pieces.back());
    }

    /// Takes what may be between two periods. In `40/120;SD/60;d5` the separator only sets the delay apart.
    bool takeSeparator() {
        if (atBlack()) return false;
        TextCursor ahead = m_in;
        bool const apart = ahead.skipSpace();
        bool sign = ahead.take(':') || ahead.take(',') || ahead.take(';') ||
                    (ahead.peek() == '+' && startsPeriod(afterSign(ahead)) && ahead.take('+'));
        ahead.skipSpace();
        sign = ahead.takeWord("then") || sign;
        ahead.skipSpace();
        bool const byApposition = apart && (ahead.peekWord() == "up" || startsByoyomi(ahead));
        if (!(sign ? !startsExtra(ahead) : byApposition)) return false;
        m_in = ahead;
        return true;
    }

    static TextCursor afterSign(TextCursor in) {
        in.skip(1);
        return in;
    }

    static bool startsByoyomi(TextCursor in) { return takeCountOfPeriods(in).has_value(); }

    static bool startsExtra(TextCursor in) { return takeExtraSign(in).has_value(); }

    static std::optional<Method> takeExtraSign(TextCursor& in) {
        if (in.peek() == '+' && startsPeriod(afterSign(in))) return std::nullopt;
        if (in.take('+') || in.take('|')) {
            in.skipSpace();
            in.takeWord("inc", "increment");
            return Method::Fischer;
        }
        if (in.takeWord("i", "inc", "increment", "f", "fischer")) return Method::Fischer;
        if (in.takeWord("d", "delay")) return Method::UsDelay;
        if (in.takeWord("b", "bronstein")) return Method::Bronstein;
        return std::nullopt;
    }

    bool readExtra(Piece& piece) {
        readRepeat(piece);
        if (atBlack()) return true;
        TextCursor ahead = m_in;
        bool const apart = ahead.skipSpace();
        auto const method = takeExtraSign(ahead);
        if (!method) return true;
        m_in = ahead;
        piece.extraIsApart = apart;
        if (!readExtraTime(piece.extra.emplace(), *method)) return false;
        readRepeat(piece);
        return true;
    }

    /// Reads an increment after a separator at the very end.
    bool readLateExtra(Piece& last) {
        if (last.extra || atBlack()) return true;
        TextCursor ahead = m_in;
        ahead.skipSpace();
        if (!ahead.take(':') && !ahead.take(',') && !ahead.take(';')) return true;
        m_in = ahead;
        if (!readExtra(last)) return false;
        last.extraIsApart = true;
        return last.extra || fail(What::NumberExpected);
    }

    bool readExtraTime(Extra& extra, Method method) {
        extra.method = method;
        auto const time = takeExtraTime(m_in);
        if (!time) return fail(What::NumberExpected);
        extra.time = *time;
        takePerMove(m_in);
        return readFirstMove(extra);
    }

    bool readFirstMove(Extra& extra) {
        TextCursor ahead = m_in;
        ahead.skipSpace();
        if (ahead.takeWord("from")) {
            ahead.skipSpace();
            ahead.takeWord("move");
        } else if (!ahead.take('@')) {
            return true;
        }
        m_in = ahead;
        m_in.skipSpace();
        auto const move = m_in.takeNumber();
        extra.fromMove = move.value_or(1);
        return move || fail(What::NumberExpected);
    }

    void readRepeat(Piece& piece) {
        TextCursor ahead = m_in;
        ahead.skipSpace();
        if (!ahead.takeWord("r", "repeat", "repeats", "repeating")) return;
        m_in = ahead;
        piece.period.repeats = true;
    }

    bool readPeriod(Piece& piece) {
        Period& period = piece.period;
        if (m_in.takeWord("up", "u")) return period.method = Method::UpCount, true;
        if (m_in.takeWord("gong")) return readRound(period, Method::Gong);
        if (m_in.takeWord("hourglass")) return period.method = Method::Hourglass, readMain(piece);
        if (m_in.take('*')) return readRound(period, Method::Hourglass);
        if (m_in.takeWord("c")) return readCanadian(piece);
        m_in.takeWord("j");
        if (auto const count = takeCountOfPeriods(m_in)) {
            period.count = *count;
            return readRound(period, Method::Byoyomi);
        }
        return readPlain(piece);
    }

    /// Reads lengths that are usually short: seconds, unless a unit is given.
    bool readRound(Period& period, Method method) {
        period.method = method;
        auto const time = takeExtraTime(m_in);
        period.base = time.value_or(Span::zero());
        return time || fail(What::NumberExpected);
    }

    bool readCanadian(Piece& piece) {
        piece.period.method = Method::Canadian;
        auto const count = takeQuota(m_in);
        piece.period.count = count.value_or(0);
        return count ? readMain(piece) : fail(What::NumberExpected);
    }

    bool readPlain(Piece& piece) {
        if (m_in.takeWord("g", "game", "sd"))
            m_in.take('/');
        else if (auto const quota = takeQuota(m_in))
            piece.period.quota = *quota;
        if (!readMain(piece)) return false;
        if (!piece.bare) readQuotaBehind(piece.period);
        if (piece.period.quota == 0 && takePerMove(m_in)) {
            // "30 per move" is in seconds
            if (piece.bare) piece.period.base /= secondsInMinute;
            piece.bare = false;
            piece.period.method = Method::MoveTimer;
        }
        return true;
    }

    bool readMain(Piece& piece) {
        m_in.skipSpace();
        auto const length = takeLength(m_in);
        if (!length) return fail(What::NumberExpected);
        piece.period.base = length->time;
        piece.bare = length->bare;
        return true;
    }

    /// `100'x40`, `2h/40`
    void readQuotaBehind(Period& period) {
        TextCursor ahead = m_in;
        ahead.skipSpace();
        if (!takeTimes(ahead) && !ahead.take('/')) return;
        ahead.skipSpace();
        auto const quota = ahead.takeNumber();
        if (!quota) return;
        period.quota = *quota;
        m_in = ahead;
    }

    /// Bare numbers are either all minutes or all seconds.
    bool settleUnits() {
        std::optional<bool> inSeconds;
        Span const most = m_dash ? mostBareMinutesInRecord : mostBareMinutes;
        for (Colour colour : bothColours)
            for (Piece const& piece : m_pieces[colour]) {
                if (!piece.bare || piece.period.base == Span::zero()) continue;
                bool const large = piece.period.base > most;
                if (inSeconds.value_or(large) != large) return failAt(What::UnitsMixed, piece.column);
                inSeconds = large;
            }
        if (inSeconds.value_or(false))
            for (Colour colour : bothColours)
                for (Piece& piece : m_pieces[colour])
                    if (piece.bare) piece.period.base /= secondsInMinute;
        return true;
    }

    static bool hasAnyExtra(Pieces const& pieces) {
        return std::any_of(pieces.begin(), pieces.end(), [](Piece const& piece) { return piece.extra.has_value(); });
    }

    static void spread(Pieces& pieces, Extra const& extra) {
        for (Piece& piece : pieces)
            if (!piece.extra) piece.extra = extra;
    }

    /// `40/90:30 +30`: the increment in every period; `W5 B4 +3`: for both.
    void spreadExtras() {
        for (Colour colour : {Colour::Black, Colour::White}) {
            Pieces& pieces = m_pieces[colour];
            if (pieces.empty()) continue;
            Piece const last = pieces.back();
            if (!last.extra || (!last.extraIsApart && isPlain(last.period.method))) continue;
            spread(pieces, *last.extra);
            Pieces& others = m_pieces[opponent(colour)];
            if (colour == Colour::Black && !hasAnyExtra(others)) spread(others, *last.extra);
        }
    }

    static std::vector<Period> periodsOf(Pieces const& pieces) {
        std::vector<Period> periods;
        for (Piece const& piece : pieces) {
            Period period = piece.period;
            if (piece.extra && period.method == Method::Time) {
                period.method = piece.extra->method;
                period.extra = piece.extra->time;
                period.extraFromMove = piece.extra->fromMove;
            }
            periods.push_back(period);
        }
        return periods;
    }

    SettingDraft draft() const {
        SettingDraft draft;
        draft.periods = {periodsOf(m_pieces.white), periodsOf(m_perSide ? m_pieces.black : m_pieces.white)};
        draft.atFlag =
            givesExtra(draft.periods.white) || givesExtra(draft.periods.black) ? AtFlag::Freeze : AtFlag::RunOn;
        return draft;
    }

    /// True if a DGT 3000 freezes by default: for anything but plain time.
    static bool givesExtra(std::vector<Period> const& periods) {
        return std::any_of(periods.begin(), periods.end(), [](Period const& period) {
            if (hasExtra(period.method)) return period.extra > Span::zero();
            return period.method != Method::Time && period.method != Method::UpCount;
        });
    }

    TextCursor m_in;
    bool m_capitalBlack;
    bool m_perSide = false;
    bool m_dash = false;
    ByColour<Pieces> m_pieces;
    TextProblem m_problem{What::Empty, 1, {}};
};

} // namespace

Expected<Setting, TextProblem> parseControl(std::string_view text) {
    auto draft = ControlReader{text}.read();
    if (!draft) return refused(draft.error());
    auto setting = Setting::create(std::move(*draft));
    if (!setting) return refused(TextProblem{What::NotSound, 1, std::move(setting.error())});
    return std::move(*setting);
}

} // namespace flagfall::clock
