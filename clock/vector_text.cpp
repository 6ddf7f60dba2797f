// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/vector_text.h"

#include <algorithm>
#include <array>

namespace flagfall::clock {

namespace {

constexpr Span vectorUnit = std::chrono::milliseconds{1};
constexpr int mostRepeats = 100'000;
constexpr std::size_t fieldsOfExample = 6;
/// What is longer is not read: it would be copied several times.
constexpr std::size_t longestExample = std::size_t{1} << 20;
constexpr std::string_view spaces = " \t\r\n\v\f";

bool isLetter(char sign) { return std::isalpha(static_cast<unsigned char>(sign)) != 0; }
bool isDigit(char sign) { return std::isdigit(static_cast<unsigned char>(sign)) != 0; }

// --- Finding examples --------------------------------------------------------------------------------------

std::string_view without(std::string_view text, std::string_view signs) {
    auto const first = text.find_first_not_of(signs);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(signs) - first + 1);
}

/// Removes quotation marks, list marks and code marks around a line.
std::string_view unwrapped(std::string_view line) {
    line = trimmed(line);
    auto const start = line.find_first_not_of(" \t>-*`");
    return start == std::string_view::npos ? std::string_view{} : trimmed(without(line.substr(start), "`"));
}

bool isName(std::string_view text) {
    auto const belongs = [](char sign) {
        return isLetter(sign) || isDigit(sign) || std::string_view{"_-."}.find(sign) != std::string_view::npos;
    };
    return !text.empty() && isLetter(text.front()) && std::all_of(text.begin(), text.end(), belongs);
}

bool hasDigit(std::string_view text) { return std::any_of(text.begin(), text.end(), isDigit); }

bool looksLikeInstant(std::string_view field) {
    auto const text = trimmed(field);
    return text.starts_with('@') && hasDigit(text);
}

/// A table row begins and ends with a bar. Other tables have no instant of reading in that place.
std::optional<std::string_view> insideOfRow(std::string_view row) {
    row = trimmed(row.substr(1));
    if (row.ends_with('|')) row.remove_suffix(1);
    auto const fields = split(row.substr(0, row.find('#')), '|');
    bool const enough = fields.size() == fieldsOfExample || fields.size() == fieldsOfExample + 1;
    return enough && looksLikeInstant(fields[4]) ? std::optional{row} : std::nullopt;
}

/// Prose with bars has no digit in its first word, and no instant of reading.
bool isExample(ExampleLine const& line) {
    if (!isName(line.id)) return false;
    return hasDigit(line.id) || (line.fields.size() == fieldsOfExample && hasDigit(line.fields[4]));
}

// --- Operations --------------------------------------------------------------------------------------------

/// Reads the arguments in brackets one after the other.
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
    Span timeIfAny() { return hasMore() ? time() : Span::zero(); }
    /// `1`, or in words: `allow`, `addBase`, `credit`, `yes`.
    bool isYes() {
        if (!hasMore()) return false;
        if (next().atDigit()) return need(m_in.takeNumber()) != 0;
        if (m_in.takeWord("no", "false")) return false;
        m_good = m_in.takeWord("yes", "true", "allow", "addbase", "addbases", "credit") && m_good;
        return true;
    }
    bool finish() {
        m_in.skipSpace();
        return m_in.take(')') && m_good;
    }

private:
    bool hasMore() {
        m_in.skipSpace();
        return m_in.peek() == ',';
    }

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

using MaybeOperation = std::optional<Operation>;

MaybeOperation adjustTime(Arguments& in) {
    AdjustTime adjust{in.colour(), in.time(), IfGone::Refuse};
    if (in.isYes()) adjust.ifGone = IfGone::DropFlag;
    return adjust;
}

MaybeOperation setMoves(Arguments& in) {
    SetMoves set{in.colour(), in.number(), Bases::Leave};
    if (in.isYes()) set.bases = Bases::AddPassed;
    return set;
}

MaybeOperation installExtra(Arguments& in) {
    auto const method = methodNamed(in.word());
    Span const extra = in.time();
    auto const credit = in.isYes() ? CreditNow::Yes : CreditNow::No;
    return method ? MaybeOperation{InstallExtra{*method, extra, credit}} : std::nullopt;
}

struct NamedOperation {
    std::string_view name;
    MaybeOperation (*read)(Arguments&);
};

/// Arguments are evaluated from left to right: braces keep the order.
constexpr std::array<NamedOperation, 15> withArguments{{
    {"adj", adjustTime},
    {"set", [](Arguments& in) -> MaybeOperation { return SetTime{in.colour(), in.time()}; }},
    {"mv", setMoves},
    {"tomove", [](Arguments& in) -> MaybeOperation { return SetToMove{in.colour()}; }},
    {"reload", [](Arguments& in) -> MaybeOperation { return ReloadCanadian{in.colour()}; }},
    {"install", installExtra},
    {"period", [](Arguments& in) -> MaybeOperation { return SetPeriod{in.colour(), in.number()}; }},
    {"missed", [](Arguments& in) -> MaybeOperation { return CountMissedPress{in.colour(), in.timeIfAny()}; }},
    {"revoke", [](Arguments& in) -> MaybeOperation { return RevokeFlag{in.colour(), in.time()}; }},
    {"lock", [](Arguments& in) -> MaybeOperation { return SetLever{in.colour(), Lever::Locked}; }},
    {"unlock", [](Arguments& in) -> MaybeOperation { return SetLever{in.colour(), Lever::Free}; }},
    {"byoyomi", [](Arguments& in) -> MaybeOperation { return SetByoyomi{in.colour(), in.number()}; }},
    {"due", [](Arguments& in) -> MaybeOperation { return SetCanadian{in.colour(), in.number()}; }},
    {"delay", [](Arguments& in) -> MaybeOperation { return SetDelay{in.colour(), in.time()}; }},
    {"press", [](Arguments& in) -> MaybeOperation { return Press{in.colour()}; }},
}};

MaybeOperation takeOperationWithArguments(TextCursor& in) {
    auto const name = in.peekWord();
    in.skip(name.size());
    for (auto const& [known, read] : withArguments) {
        if (name != known) continue;
        Arguments arguments{in};
        auto operation = read(arguments);
        return arguments.finish() ? operation : std::nullopt;
    }
    return std::nullopt;
}

MaybeOperation takeOperation(TextCursor& in) {
    if (in.takeWord("start")) return Start{};
    if (in.takeWord("pause")) return Pause{};
    if (in.takeWord("resume")) return Resume{};
    if (in.takeWord("undo")) return UndoPress{};
    if (in.takeWord("swap")) return SwapTimes{};
    if (in.takeWord("restart")) return Restart{};
    if (auto const colour = takeColour(in)) return Press{*colour};
    return takeOperationWithArguments(in);
}

// --- Events ------------------------------------------------------------------------------------------------

/// Reads the events of one line; `problem` says where reading stopped, and why.
class EventsReader {
public:
    explicit EventsReader(std::string_view text) : m_in(text) {}

    bool read() {
        for (m_in.skipSpace(); !m_in.atEnd(); m_in.skipSpace())
            if (!takeSeparator(m_in) && !readEvent()) return false;
        return true;
    }

    std::vector<Example::Event> events;
    [[nodiscard]] std::string problem() const {
        return m_fault + " at column " + std::to_string(m_in.column()) + " of the events";
    }

private:
    static bool takeSeparator(TextCursor& in) { return in.take(';') || in.take(','); }

    bool fail(std::string fault) {
        m_fault = std::move(fault);
        return false;
    }

    bool readEvent() {
        if (isGroup()) return readGroup();
        bool const later = m_in.peek() == '+';
        TextCursor ahead = m_in;
        auto const time = takeSigned(ahead);
        if (!time) return fail("an event cannot be read");
        if (!goTo(later ? m_at + *time : Instant{*time})) return false;
        m_in = ahead;
        m_in.skipSpace();
        return readOperation(m_in) && atEventEnd();
    }

    bool goTo(Instant at) {
        if (at < Instant{}) return fail("an instant before 0");
        if (at > Instant{longestMain}) return fail("an instant too late for any clock");
        m_at = at;
        return true;
    }

    /// `40x(W+60000,B+45000)`
    [[nodiscard]] bool isGroup() const {
        TextCursor ahead = m_in;
        return ahead.takeNumber() && (ahead.skipSpace(), takeTimes(ahead));
    }

    static bool takeTimes(TextCursor& in) { return in.take('x') || in.take('X') || in.take('*'); }

    bool readGroup() {
        int const times = m_in.takeNumber().value_or(0);
        if (times < 1 || times > mostRepeats) return fail("a group repeated too often, or never,");
        m_in.skipSpace();
        takeTimes(m_in);
        m_in.skipSpace();
        if (!m_in.take('(')) return fail("a group without brackets");
        TextCursor end = m_in;
        for (int i = 0; i < times; ++i) {
            end = m_in;
            if (!readMembers(end)) return m_in = end, false;
        }
        m_in = end;
        return atEventEnd();
    }

    bool readMembers(TextCursor& in) {
        do {
            if (!readMember(in)) return false;
            in.skipSpace();
        } while (takeSeparator(in));
        return in.take(')') || fail("a group that does not end");
    }

    bool readMember(TextCursor& in) {
        in.skipSpace();
        auto const operation = takeOperation(in);
        if (!operation) return fail("an operation that is not known");
        in.skipSpace();
        if (!in.take('+')) return fail("no time after the event before");
        in.skipSpace();
        auto const delta = in.takeAmount(vectorUnit);
        if (!delta) return fail("no time after the event before");
        if (!goTo(m_at + *delta)) return false;
        events.push_back({m_at, *operation});
        return true;
    }

    bool readOperation(TextCursor& in) {
        TextCursor ahead = in;
        auto const operation = takeOperation(ahead);
        if (!operation) return fail("an operation that is not known");
        in = ahead;
        events.push_back({m_at, *operation});
        return true;
    }

    bool atEventEnd() {
        m_in.skipSpace();
        return m_in.atEnd() || m_in.peek() == ';' || m_in.peek() == ',' || fail("something after an event");
    }

    TextCursor m_in;
    Instant m_at{};
    std::string m_fault;
};

// --- The other fields --------------------------------------------------------------------------------------

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
    if (*at < Span::zero()) return refused(std::string{"the instant of reading is before 0"});
    return Instant{*at};
}

} // namespace

std::optional<ExampleLine> exampleLine(std::string_view whole) {
    if (whole.size() > longestExample) return std::nullopt;
    auto line = unwrapped(whole);
    bool const row = line.starts_with('|');
    if (row) {
        auto const inside = insideOfRow(line);
        if (!inside) return std::nullopt;
        line = *inside;
    }
    auto const hash = line.find('#');
    auto const before = line.substr(0, hash);
    if (before.find('|') == std::string_view::npos) return std::nullopt;
    ExampleLine example;
    example.fields = split(before, '|');
    example.id = without(example.fields.front(), " \t*`");
    if (hash != std::string_view::npos) example.title = trimmed(line.substr(hash + 1));
    if (row && example.fields.size() > fieldsOfExample) {
        example.title = trimmed(example.fields.back());
        example.fields.pop_back();
    }
    return isExample(example) ? std::optional{std::move(example)} : std::nullopt;
}

Expected<Example, std::string> readExample(ExampleLine const& line) {
    auto const& fields = line.fields;
    if (fields.size() != fieldsOfExample) return refused("six fields are needed, not " + std::to_string(fields.size()));
    Example example;
    auto setting = parseExact(std::string{fields[1]} + "|" + std::string{fields[2]});
    if (!setting) return refused(problemText(setting.error()));
    example.setting = std::make_shared<Setting const>(std::move(*setting));
    EventsReader events{trimmed(fields[3])};
    if (!events.read()) return refused(events.problem());
    example.events = std::move(events.events);
    auto const at = readInstant(fields[4]);
    if (!at) return refused(at.error());
    example.readAt = *at;
    auto figures = readFigures(fields[5]);
    if (!figures) return refused(figures.error());
    example.expected = std::move(*figures);
    return example;
}

std::optional<Colour> takeColour(TextCursor& in) {
    if (in.takeWord("w", "white")) return Colour::White;
    if (in.takeWord("b", "black")) return Colour::Black;
    return std::nullopt;
}

std::optional<Span> takeSigned(TextCursor& in) {
    bool const negative = in.take('-');
    if (!negative) in.take('+');
    in.skipSpace();
    auto amount = in.takeAmount(vectorUnit);
    if (amount && *amount > longestMain) return std::nullopt;
    if (amount && negative) amount = -*amount;
    return amount;
}

std::string_view trimmed(std::string_view text) { return without(text, spaces); }

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (auto end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

std::string millisText(Span span) {
    return span < Span::zero() ? "-" + amountText(-span, vectorUnit) : amountText(span, vectorUnit);
}

} // namespace flagfall::clock
