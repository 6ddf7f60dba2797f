// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/vectors.h"

#include "clock/clock.h"
#include "clock/text_cursor.h"

#include <map>
#include <memory>

namespace flagfall::clock {

namespace {

constexpr Span unit = std::chrono::milliseconds{1};
constexpr int mostRepeats = 100'000;

struct Event {
    Instant at;
    Operation operation;
};

/// What is expected or shown, by its name in the notation, each value in one way of writing it.
using Figures = std::map<std::string, std::string>;

struct Example {
    std::shared_ptr<Setting const> setting;
    std::vector<Event> events;
    Instant readAt;
    Figures expected;
};

std::string_view trimmed(std::string_view text) {
    auto const first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (auto end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

/// A name and a bar after it. Prose with bars in it has no digit in the first word, nor an instant of
/// reading.
bool startsLikeVector(std::string_view line) {
    auto const bar = line.find('|');
    if (bar == std::string_view::npos) return false;
    auto const id = trimmed(line.substr(0, bar));
    auto const isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    auto const isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    auto const belongs = [&](char c) {
        return isLetter(c) || isDigit(c) || std::string_view{"_-."}.find(c) != std::string_view::npos;
    };
    if (id.empty() || !isLetter(id.front()) || !std::all_of(id.begin(), id.end(), belongs)) return false;
    if (std::any_of(id.begin(), id.end(), isDigit)) return true;
    auto const fields = split(line.substr(0, line.find('#')), '|');
    return fields.size() == 6 && std::any_of(fields[4].begin(), fields[4].end(), isDigit);
}

char letterOf(Colour colour) { return colour == Colour::White ? 'W' : 'B'; }

std::string millis(Span span) { return span < Span::zero() ? "-" + amountText(-span, unit) : amountText(span, unit); }

// --- Reading the notation --------------------------------------------------------------------------------

std::optional<Colour> takeColour(TextCursor& in) {
    if (in.takeWord("w", "white")) return Colour::White;
    if (in.takeWord("b", "black")) return Colour::Black;
    return std::nullopt;
}

std::optional<Span> takeSigned(TextCursor& in) {
    bool const negative = in.take('-');
    if (!negative) in.take('+');
    in.skipSpace();
    auto amount = in.takeAmount(unit);
    if (amount && *amount > longestMain) return std::nullopt;
    if (amount && negative) amount = -*amount;
    return amount;
}

/// The arguments in brackets, one after the other.
class Arguments {
public:
    explicit Arguments(TextCursor& in) : m_in(in) {
        m_in.skipSpace();
        m_good = m_in.take('(');
    }

    Colour colour() { return need(takeColour(next())); }
    Span time() { return need(takeSigned(next())); }
    int number() { return need(next().takeNumber()); }
    std::string word() {
        std::string word = next().peekWord();
        m_good = m_good && !word.empty();
        m_in.skip(word.size());
        return word;
    }
    bool hasMore() {
        m_in.skipSpace();
        return m_in.peek() == ',';
    }
    bool isYes() { return hasMore() && number() != 0; }
    bool finish() {
        m_in.skipSpace();
        return m_in.take(')') && m_good;
    }

private:
    TextCursor& next() {
        m_in.skipSpace();
        if (m_begun) m_good = m_in.take(',') && m_good;
        m_begun = true;
        m_in.skipSpace();
        return m_in;
    }

    template <typename T>
    T need(std::optional<T> value) {
        m_good = m_good && value.has_value();
        return value.value_or(T{});
    }

    TextCursor& m_in;
    bool m_good = false;
    bool m_begun = false;
};

std::optional<Method> methodNamed(std::string_view name) {
    if (name == "fis" || name == "fischer") return Method::Fischer;
    if (name == "us" || name == "usdelay") return Method::UsDelay;
    if (name == "bron" || name == "bronstein") return Method::Bronstein;
    if (name == "time") return Method::Time;
    return std::nullopt;
}

std::optional<Operation> takeOperationWithArguments(TextCursor& in) {
    auto const name = in.peekWord();
    in.skip(name.size());
    Arguments arguments{in};
    std::optional<Operation> operation;
    if (name == "adj") {
        AdjustTime adjust{arguments.colour(), arguments.time(), IfGone::Refuse};
        if (arguments.isYes()) adjust.ifGone = IfGone::DropFlag;
        operation = adjust;
    } else if (name == "set") {
        operation = SetTime{arguments.colour(), arguments.time()};
    } else if (name == "mv") {
        SetMoves set{arguments.colour(), arguments.number(), Bases::Leave};
        if (arguments.isYes()) set.bases = Bases::AddPassed;
        operation = set;
    } else if (name == "tomove") {
        operation = HandMoveTo{arguments.colour()};
    } else if (name == "reload") {
        operation = ReloadCanadian{arguments.colour()};
    } else if (name == "install") {
        auto const method = methodNamed(arguments.word());
        Span const extra = arguments.time();
        auto const credit = arguments.isYes() ? CreditNow::Yes : CreditNow::No;
        if (method) operation = InstallExtra{*method, extra, credit};
    }
    return arguments.finish() ? operation : std::nullopt;
}

std::optional<Operation> takeOperation(TextCursor& in) {
    if (in.takeWord("start")) return Start{};
    if (in.takeWord("pause")) return Pause{};
    if (in.takeWord("resume")) return Resume{};
    if (in.takeWord("undo")) return UndoPress{};
    if (in.takeWord("swap")) return SwapTimes{};
    if (auto const colour = takeColour(in)) return Press{*colour};
    return takeOperationWithArguments(in);
}

/// The events of one line; `problem` says where it could not go on.
class EventsReader {
public:
    explicit EventsReader(std::string_view text) : m_in(text) {}

    bool read() {
        for (m_in.skipSpace(); !m_in.atEnd(); m_in.skipSpace())
            if (!m_in.take(';') && !readEvent()) return false;
        return true;
    }

    std::vector<Event> events;
    [[nodiscard]] std::string problem() const { return "column " + std::to_string(m_in.column()) + " of the events"; }

private:
    bool readEvent() {
        if (isGroup()) return readGroup();
        bool const later = m_in.peek() == '+';
        auto const time = takeSigned(m_in);
        if (!time || !goTo(later ? m_at + *time : Instant{*time})) return false;
        m_in.skipSpace();
        return readOperation(m_in) && atEventEnd();
    }

    bool goTo(Instant at) {
        m_at = at;
        return at <= Instant{longestMain};
    }

    /// `40x(W+60000,B+45000)`
    bool isGroup() const {
        TextCursor ahead = m_in;
        return ahead.takeNumber() && (ahead.skipSpace(), takeTimes(ahead));
    }

    static bool takeTimes(TextCursor& in) { return in.take('x') || in.take('X') || in.take('*'); }

    bool readGroup() {
        int const times = m_in.takeNumber().value_or(0);
        m_in.skipSpace();
        takeTimes(m_in);
        m_in.skipSpace();
        if (!m_in.take('(') || times > mostRepeats) return false;
        TextCursor end = m_in;
        for (int i = 0; i < times; ++i) {
            end = m_in;
            if (!readMembers(end)) return m_in = end, false;
        }
        m_in = end;
        return times > 0 && atEventEnd();
    }

    bool readMembers(TextCursor& in) {
        do {
            in.skipSpace();
            TextCursor const operation = in;
            if (!takeOperation(in)) return false;
            in.skipSpace();
            if (!in.take('+')) return false;
            in.skipSpace();
            auto const delta = takeSigned(in);
            if (!delta || !goTo(m_at + *delta)) return false;
            TextCursor again = operation;
            readOperation(again);
            in.skipSpace();
        } while (in.take(','));
        return in.take(')');
    }

    bool readOperation(TextCursor& in) {
        auto const operation = takeOperation(in);
        if (operation) events.push_back({m_at, *operation});
        return operation.has_value();
    }

    bool atEventEnd() {
        m_in.skipSpace();
        return m_in.atEnd() || m_in.peek() == ';';
    }

    TextCursor m_in;
    Instant m_at{};
};

// --- Figures ---------------------------------------------------------------------------------------------

/// Spaces round these signs mean nothing.
std::string closedUp(std::string_view text) {
    constexpr std::string_view signs = "=,/@";
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        bool const space = std::isspace(static_cast<unsigned char>(text[i])) != 0;
        if (!space) {
            result += text[i];
            continue;
        }
        auto const next = text.find_first_not_of(" \t\r", i);
        bool const beforeSign = next != std::string_view::npos && signs.find(text[next]) != std::string_view::npos;
        bool const afterSign = !result.empty() && signs.find(result.back()) != std::string_view::npos;
        if (!beforeSign && !afterSign) result += ' ';
    }
    return result;
}

std::optional<std::string> timeFigure(std::string_view text) {
    TextCursor in{text};
    auto const time = takeSigned(in);
    return time && in.atEnd() ? std::optional{millis(*time)} : std::nullopt;
}

std::optional<std::string> pairFigure(std::string_view text) {
    TextCursor in{text};
    auto const white = in.takeNumber();
    bool const divided = in.take('/');
    auto const black = in.takeNumber();
    if (!white || !divided || !black || !in.atEnd()) return std::nullopt;
    return std::to_string(*white) + '/' + std::to_string(*black);
}

std::string flagsText(ByColour<std::optional<Instant>> const& flags) {
    std::string text;
    for (Colour colour : bothColours) {
        if (!flags[colour]) continue;
        if (!text.empty()) text += ',';
        text += letterOf(colour);
        text += '@' + millis(flags[colour]->time_since_epoch());
    }
    return text;
}

std::optional<std::string> flagsFigure(std::string_view text) {
    TextCursor in{text};
    ByColour<std::optional<Instant>> flags;
    do {
        auto const colour = takeColour(in);
        if (!colour || !in.take('@')) return std::nullopt;
        auto const at = takeSigned(in);
        if (!at) return std::nullopt;
        flags[*colour] = Instant{*at};
    } while (in.take(','));
    return in.atEnd() ? std::optional{flagsText(flags)} : std::nullopt;
}

std::string sidesText(ByColour<bool> const& sides) {
    return std::string(sides.white ? "W" : "") + (sides.black ? "B" : "");
}

std::optional<std::string> sidesFigure(std::string_view text) {
    ByColour<bool> sides;
    for (char const sign : text) {
        if (sign == 'W')
            sides.white = true;
        else if (sign == 'B')
            sides.black = true;
        else if (sign != ',')
            return std::nullopt;
    }
    return sidesText(sides);
}

std::optional<std::string> figure(std::string_view name, std::string_view text) {
    if (text == "-" || text == "none") return "";
    if (name == "W" || name == "B" || name == "dl") return timeFigure(text);
    if (name == "mv" || name == "per") return pairFigure(text);
    if (name == "act" || name == "first" || name == "pflag") return sidesFigure(text);
    if (name == "flag") return flagsFigure(text);
    return std::nullopt;
}

bool isPhase(std::string_view word) { return word == "run" || word == "pause" || word == "frozen" || word == "ready"; }

/// What is not written has not happened; of the first flag only if no flag is written at all.
void addUnwritten(Figures& figures) {
    if (!figures.contains("flag")) figures.emplace("first", "");
    figures.emplace("flag", "");
    figures.emplace("pflag", "");
    figures.emplace("dl", "0");
}

Expected<Figures, std::string> readFigures(std::string_view text) {
    Figures figures;
    auto const closed = closedUp(text);
    for (auto const word : split(closed, ' ')) {
        if (word.empty()) continue;
        auto const equals = word.find('=');
        auto const name = std::string{word.substr(0, equals)};
        auto const value = equals == std::string_view::npos ? std::nullopt : figure(name, word.substr(equals + 1));
        if (isPhase(word))
            figures["phase"] = name;
        else if (value)
            figures[name] = *value;
        else
            return refused("what is expected cannot be read: " + std::string{word});
    }
    addUnwritten(figures);
    return figures;
}

std::string phaseText(Phase phase) {
    switch (phase) {
    case Phase::Ready: return "ready";
    case Phase::Running: return "run";
    case Phase::Paused: return "pause";
    case Phase::Frozen: break;
    }
    return "frozen";
}

std::string pairText(int white, int black) { return std::to_string(white) + '/' + std::to_string(black); }

Figures figuresOf(Reading const& reading) {
    auto const& [white, black] = reading.sides;
    return {{"W", millis(white.total)},
            {"B", millis(black.total)},
            {"mv", pairText(white.movesCompleted, black.movesCompleted)},
            {"per", pairText(white.period, black.period)},
            {"phase", phaseText(reading.phase)},
            {"act", std::string(1, letterOf(reading.active))},
            {"dl", millis(reading.sides[reading.active].delayLeft)},
            {"flag", flagsText({white.flagAt, black.flagAt})},
            {"first", reading.firstFlag ? std::string(1, letterOf(*reading.firstFlag)) : ""},
            {"pflag", sidesText({white.periodFlagAt.has_value(), black.periodFlagAt.has_value()})}};
}

std::string lineOf(Figures const& figures) {
    std::string line;
    for (auto const* name : {"W", "B", "mv", "per", "phase", "act", "dl", "flag", "first", "pflag"}) {
        auto const& value = figures.at(name);
        bool const absent = value.empty() || (std::string_view{name} == "dl" && value == "0");
        if (absent) continue;
        if (!line.empty()) line += ' ';
        line += std::string_view{name} == "phase" ? value : std::string{name} + '=' + value;
    }
    return line;
}

std::string differences(Figures const& expected, Figures const& actual) {
    std::string text;
    for (auto const& [name, value] : expected)
        if (actual.at(name) != value)
            text += (text.empty() ? "" : "; ") + name + " should be " + (value.empty() ? "none" : value) + " but is " +
                    (actual.at(name).empty() ? "none" : actual.at(name));
    return text;
}

// --- Lines -----------------------------------------------------------------------------------------------

std::string faultText(SettingFault fault) {
    switch (fault) {
    case SettingFault::NoPeriod: return "no period";
    case SettingFault::NegativeTime: return "negative time";
    case SettingFault::NoTimeAtAll: return "no time at all";
    case SettingFault::TooLong: return "too long";
    case SettingFault::QuotaMissing: return "a number of moves is missing";
    case SettingFault::QuotaOutOfRange: return "number of moves out of range";
    case SettingFault::CountOutOfRange: return "count out of range";
    case SettingFault::FirstMoveOfExtraOutOfRange: return "first move of the extra time out of range";
    case SettingFault::OnlyLastPeriodRepeats: return "only the last period may repeat";
    case SettingFault::MustBeLast: return "must be the last period";
    case SettingFault::MustBeAlone: break;
    }
    return "must stand alone";
}

std::string problemText(TextProblem const& problem) {
    std::string text = "the control cannot be read";
    if (problem.what != TextProblem::What::NotSound) return text + " at column " + std::to_string(problem.column);
    text = "not a control";
    for (SettingProblem const& fault : problem.faults)
        text += ": " + faultText(fault.fault) + " (period " + std::to_string(fault.period) + ")";
    return text;
}

Expected<Instant, std::string> readInstant(std::string_view field) {
    TextCursor in{trimmed(field)};
    bool const good = in.take('@');
    in.skipSpace();
    auto const at = takeSigned(in);
    if (!good || !at || !in.atEnd()) return refused(std::string{"the instant of reading cannot be read"});
    return Instant{*at};
}

Expected<Example, std::string> readExample(std::string_view line) {
    auto const hash = line.find('#');
    auto const fields = split(line.substr(0, hash), '|');
    if (fields.size() != 6) return refused("six fields are needed, not " + std::to_string(fields.size()));
    Example example;
    auto setting = parseExact(std::string{fields[1]} + "|" + std::string{fields[2]});
    if (!setting) return refused(problemText(setting.error()));
    example.setting = std::make_shared<Setting const>(std::move(*setting));
    EventsReader events{fields[3]};
    if (!events.read()) return refused("an event cannot be read at " + events.problem());
    example.events = std::move(events.events);
    auto const at = readInstant(fields[4]);
    if (!at) return refused(at.error());
    example.readAt = *at;
    auto figures = readFigures(fields[5]);
    if (!figures) return refused(figures.error());
    example.expected = std::move(*figures);
    return example;
}

// --- Running ---------------------------------------------------------------------------------------------

/// The same "random" instants every time: a result that changes between two runs helps nobody.
class Instants {
public:
    Instant within(Instant from, Instant to) {
        m_state = m_state * 6364136223846793005U + 1442695040888963407U;
        auto const width = static_cast<std::uint64_t>((to - from).count()) + 1;
        return from + Span{static_cast<std::int64_t>((m_state >> 1) % width)};
    }

private:
    std::uint64_t m_state = 20260701;
};

constexpr std::size_t looks = 1000;

struct DoNothing {
    void operator()(Clock&, Instant, Instant, std::size_t) {}
};

struct LookAround {
    Instants instants;
    void operator()(Clock& clock, Instant from, Instant to, std::size_t times) {
        for (std::size_t i = 0; i < times; ++i) (void)read(clock, instants.within(from, to));
    }
};

struct RunOnTheWay {
    Instants instants;
    void operator()(Clock& clock, Instant, Instant to, std::size_t times) {
        for (std::size_t i = 0; i < times; ++i) advance(clock, instants.within(clock.anchor, to));
    }
};

template <typename Between>
Figures play(Example const& example, Between between) {
    Clock clock{example.setting};
    std::size_t const times = looks / (example.events.size() + 1) + 1;
    for (Event const& event : example.events) {
        between(clock, clock.anchor, std::max(clock.anchor, event.at), times);
        apply(clock, event.at, event.operation);
    }
    between(clock, clock.anchor, std::max(clock.anchor, example.readAt), times);
    return figuresOf(read(clock, example.readAt));
}

void run(Example const& example, VectorOutcome& outcome) {
    auto const plain = play(example, DoNothing{});
    outcome.actual = lineOf(plain);
    outcome.problem = differences(example.expected, plain);
    if (play(example, LookAround{}) != plain) outcome.problem += " (looking at it changes it)";
    if (play(example, RunOnTheWay{}) != plain) outcome.problem += " (stopping on the way changes it)";
    outcome.ok = outcome.problem.empty();
}

VectorOutcome outcomeOf(std::string_view line) {
    VectorOutcome outcome;
    outcome.id = trimmed(line.substr(0, line.find('|')));
    auto const hash = line.find('#');
    if (hash != std::string_view::npos) outcome.title = trimmed(line.substr(hash + 1));
    auto const example = readExample(line);
    if (!example) {
        outcome.problem = example.error();
        return outcome;
    }
    outcome.expected = trimmed(split(line.substr(0, hash), '|').back());
    run(*example, outcome);
    return outcome;
}

} // namespace

std::vector<VectorOutcome> runVectors(std::string_view text) {
    std::vector<VectorOutcome> outcomes;
    std::size_t number = 0;
    for (auto const line : split(text, '\n')) {
        ++number;
        if (!startsLikeVector(line)) continue;
        outcomes.push_back(outcomeOf(line));
        outcomes.back().line = number;
    }
    return outcomes;
}

} // namespace flagfall::clock
