// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/control/periods_model.h"

#include "clock/methods.h"
#include "clock/text_cursor.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace flagfall::view {
namespace {

using clock::Method;
using clock::Period;
using clock::Span;
using namespace std::chrono_literals;

struct PeriodsText {
    Q_DECLARE_TR_FUNCTIONS(PeriodsText)
};

constexpr std::array periodRoles{
    role<&PeriodRow::number>("number"),       role<&PeriodRow::method>("method"),
    role<&PeriodRow::moves>("moves"),         role<&PeriodRow::time>("time"),
    role<&PeriodRow::extra>("extra"),         role<&PeriodRow::fromMove>("fromMove"),
    role<&PeriodRow::count>("count"),         role<&PeriodRow::repeats>("repeats"),
    role<&PeriodRow::plain>("plain"),         role<&PeriodRow::hasTime>("hasTime"),
    role<&PeriodRow::inSeconds>("inSeconds"), role<&PeriodRow::hasExtra>("hasExtra"),
    role<&PeriodRow::hasCount>("hasCount"),   role<&PeriodRow::mayRepeat>("mayRepeat"),
    role<&PeriodRow::error>("error"),
};

constexpr std::array methodTable{
    std::pair{Method::Time, "time"},           std::pair{Method::Fischer, "increment"},
    std::pair{Method::UsDelay, "delay"},       std::pair{Method::Bronstein, "bronstein"},
    std::pair{Method::Byoyomi, "byo-yomi"},    std::pair{Method::Canadian, "canadian"},
    std::pair{Method::Hourglass, "hourglass"}, std::pair{Method::UpCount, "count-up"},
    std::pair{Method::Gong, "gong"},           std::pair{Method::MoveTimer, "move-timer"},
};

/// What is short by nature is said in seconds.
bool isInSeconds(Method method) {
    return method == Method::Byoyomi || method == Method::Gong || method == Method::MoveTimer;
}

// --- Figures ---------------------------------------------------------------------------------------------

/// Nothing written is none.
std::optional<int> numberOf(QString const& text, int none) {
    std::string const typed = text.trimmed().toStdString();
    if (typed.empty()) return none;
    clock::TextCursor in{typed};
    auto const number = in.takeNumber();
    return in.atEnd() ? number : std::nullopt;
}

std::optional<Span> amountOf(std::string const& typed, Span unit) {
    clock::TextCursor in{typed};
    auto const amount = in.takeAmount(unit);
    return in.atEnd() ? amount : std::nullopt;
}

std::optional<Span> secondsOf(QString const& text) { return amountOf(text.trimmed().toStdString(), 1s); }

/// `90`, `1h30`, `0:30`, `1'30"`.
std::optional<Span> minutesOf(QString const& text) {
    std::string const typed = text.trimmed().toStdString();
    if (auto const minutes = amountOf(typed, 1min)) return minutes;
    auto const setting = clock::parseControl(typed);
    if (!setting || !setting->sameForBoth() || setting->periods(Colour::White).size() != 1) return std::nullopt;
    Period const& only = setting->periods(Colour::White).front();
    bool const time = only.method == Method::Time && only.quota == 0 && !only.repeats;
    return time ? std::optional{only.base} : std::nullopt;
}

QString secondsText(Span span) { return QString::fromStdString(clock::amountText(span, 1s)); }

QString minutesText(Span span) {
    if (span % Span{1min} == Span::zero()) return QString::fromStdString(clock::amountText(span, 1min));
    Period period;
    period.base = span;
    auto const setting = clock::Setting::create({.periods = {{period}, {period}}});
    QString text = setting ? QString::fromStdString(clock::shortText(*setting)) : QString{};
    if (text.endsWith(QLatin1String("+0"))) text.chop(2);
    return text;
}

// --- Rows and periods ------------------------------------------------------------------------------------

Method methodOf(PeriodRow const& row) { return methodByWord(row.method).value_or(Method::Time); }

PeriodRow shaped(PeriodRow row) {
    Method const method = methodOf(row);
    row.plain = clock::isPlain(method);
    row.hasTime = method != Method::UpCount;
    row.inSeconds = isInSeconds(method);
    row.hasExtra = clock::hasExtra(method);
    row.hasCount = clock::hasCount(method);
    row.repeats = row.repeats && row.plain;
    return row;
}

PeriodRow rowOf(Period const& period) {
    PeriodRow row;
    row.method = methodWord(period.method);
    if (period.quota > 0) row.moves = QString::number(period.quota);
    row.time = isInSeconds(period.method) ? secondsText(period.base) : minutesText(period.base);
    row.extra = secondsText(period.extra);
    row.fromMove = QString::number(period.extraFromMove);
    row.count = QString::number(period.count);
    row.repeats = period.repeats;
    return shaped(row);
}

std::optional<Period> periodOf(PeriodRow const& row) {
    Period period;
    period.method = methodOf(row);
    auto const time = row.hasTime ? (row.inSeconds ? secondsOf(row.time) : minutesOf(row.time)) : Span::zero();
    auto const moves = row.plain ? numberOf(row.moves, 0) : 0;
    auto const extra = row.hasExtra ? secondsOf(row.extra) : Span::zero();
    auto const from = row.hasExtra ? numberOf(row.fromMove, 1) : 1;
    auto const count = row.hasCount ? numberOf(row.count, 0) : 0;
    if (!time || !moves || !extra || !from || !count) return std::nullopt;
    period.base = *time;
    period.quota = *moves;
    period.extra = *extra;
    period.extraFromMove = *from;
    period.count = *count;
    period.repeats = row.repeats;
    return period;
}

/// A period of that kind as it is mostly played.
Period usual(Method method) {
    Period period;
    period.method = method;
    period.base = 30min;
    if (clock::hasExtra(method)) period.extra = method == Method::Fischer ? 30s : 10s;
    if (method == Method::Byoyomi) period.base = 30s, period.count = 5;
    if (method == Method::Canadian) period.base = 5min, period.count = 15;
    if (method == Method::Hourglass) period.base = 1min;
    if (method == Method::Gong || method == Method::MoveTimer) period.base = 10s;
    if (method == Method::UpCount) period.base = Span::zero();
    return period;
}

void number(std::vector<PeriodRow>& rows) {
    for (std::size_t at = 0; at < rows.size(); ++at) {
        rows[at].number = static_cast<int>(at) + 1;
        rows[at].mayRepeat = rows[at].plain && at + 1 == rows.size();
        if (!rows[at].mayRepeat) rows[at].repeats = false;
    }
}

QString unreadable() {
    return PeriodsText::tr("Write times as 90, 1h30 or 0:30, and moves and seconds as plain numbers.");
}

} // namespace

QStringList methodWords() {
    QStringList words;
    for (auto const& [method, word] : methodTable) words += QString::fromLatin1(word);
    return words;
}

QString methodWord(Method method) {
    auto const found = std::ranges::find(methodTable, method, &std::pair<Method, char const*>::first);
    return QString::fromLatin1(found->second);
}

std::optional<Method> methodByWord(QString const& word) {
    for (auto const& [method, name] : methodTable)
        if (word == QLatin1String(name)) return method;
    return std::nullopt;
}

PeriodsModel::PeriodsModel(QObject* parent) : RowModel(periodRoles, parent) {}

void PeriodsModel::show(std::vector<Period> const& wanted) {
    auto const now = periods();
    std::vector<PeriodRow> shown;
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        bool const same = now && at < now->size() && (*now)[at] == wanted[at];
        shown.push_back(same ? rows()[at] : rowOf(wanted[at]));
    }
    for (PeriodRow& row : shown) row.error.clear();
    take(std::move(shown));
}

std::optional<std::vector<Period>> PeriodsModel::periods() const {
    std::vector<Period> all;
    for (PeriodRow const& row : rows()) {
        auto const period = periodOf(row);
        if (!period) return std::nullopt;
        all.push_back(*period);
    }
    return all;
}

void PeriodsModel::tell(Problems const& problems) {
    for (int at = 0; at < count(); ++at) {
        PeriodRow row = rows()[static_cast<std::size_t>(at)];
        auto const problem = problems.find(row.number);
        row.error = !periodOf(row) ? unreadable() : problem != problems.end() ? problem->second : QString{};
        setRow(at, std::move(row));
    }
}

bool PeriodsModel::canAdd() const { return rows().empty() || !clock::isWholeControl(methodOf(rows().front())); }

void PeriodsModel::put(int row, QString PeriodRow::* field, QString const& text) {
    if (!has(row) || rows()[static_cast<std::size_t>(row)].*field == text) return;
    PeriodRow changed = rows()[static_cast<std::size_t>(row)];
    changed.*field = text;
    replace(row, std::move(changed));
}

void PeriodsModel::setMethod(int row, QString const& word) {
    auto const method = methodByWord(word);
    if (!has(row) || !method) return;
    PeriodRow const old = rows()[static_cast<std::size_t>(row)];
    if (old.method == word) return;
    PeriodRow changed = rowOf(usual(*method));
    if (old.plain && changed.plain) {
        changed.time = old.time;
        changed.moves = old.moves;
        changed.repeats = old.repeats;
        if (old.hasExtra && changed.hasExtra) changed.extra = old.extra, changed.fromMove = old.fromMove;
    }
    replace(row, std::move(changed));
}

void PeriodsModel::setRepeats(int row, bool repeats) {
    if (!has(row)) return;
    PeriodRow changed = rows()[static_cast<std::size_t>(row)];
    changed.repeats = repeats;
    replace(row, std::move(changed));
}

void PeriodsModel::add() {
    if (!canAdd()) return;
    std::vector<PeriodRow> all = rows();
    auto const isPlainRow = [](PeriodRow const& row) { return row.plain; };
    auto const end = std::find_if_not(all.begin(), all.end(), isPlainRow);
    PeriodRow next = rowOf(usual(Method::Time));
    if (end != all.begin()) {
        PeriodRow& last = *(end - 1);
        if (last.moves.isEmpty()) last.moves = end - all.begin() == 1 ? QStringLiteral("40") : QStringLiteral("20");
        next = last;
        next.moves.clear();
        next.time = QStringLiteral("30");
    }
    all.insert(end, std::move(next));
    take(std::move(all));
    emit edited();
}

void PeriodsModel::remove(int row) {
    if (!has(row) || count() == 1) return;
    std::vector<PeriodRow> all = rows();
    bool const last = row + 1 == count();
    all.erase(all.begin() + row);
    // What is the last one now asks for no moves: they were those before the period that went.
    if (last && all.back().plain) all.back().moves.clear();
    take(std::move(all));
    emit edited();
}

void PeriodsModel::replace(int row, PeriodRow changed) {
    std::vector<PeriodRow> all = rows();
    all[static_cast<std::size_t>(row)] = shaped(std::move(changed));
    take(std::move(all));
    emit edited();
}

void PeriodsModel::take(std::vector<PeriodRow> rows) {
    number(rows);
    int const before = count();
    bool const could = canAdd();
    setRows(std::move(rows));
    if (count() != before || canAdd() != could) emit countChanged();
}

} // namespace flagfall::view
