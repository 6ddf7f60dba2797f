// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/typed_moment.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace flagfall::view {
namespace {

struct TypedMomentText {
    Q_DECLARE_TR_FUNCTIONS(TypedMoment)
};

constexpr qint64 msPerMinute = 60'000;
constexpr qint64 msPerSecond = 1'000;

bool isOn(TypedMoment const& asked, QDate day) {
    return asked.day == 0 ||
           (day.day() == asked.day && day.month() == asked.month && (asked.year == 0 || day.year() == asked.year));
}

} // namespace

std::optional<TypedMoment> readMoment(QString const& text) {
    static QRegularExpression const form(QStringLiteral(
        R"(^\s*(?:(?:(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})|(?<day>\d{1,2})[./]\s?(?<month>\d{1,2})(?:[./]\s?(?<year>\d{4})?)?)\s+)?)"
        R"((?<hour>\d{1,2})[:.\s]?(?<minute>\d{2})(?:[:.\s]?(?<second>\d{2}))?\s*$)"));
    auto const found = form.match(text);
    if (!found.hasMatch()) return std::nullopt;
    auto const number = [&](char const* name) { return found.captured(QLatin1String(name)).toInt(); };
    bool const seconds = !found.captured(QStringLiteral("second")).isEmpty();
    TypedMoment const asked{QTime(number("hour"), number("minute"), number("second")),
                            seconds ? msPerSecond : msPerMinute, number("d") + number("day"),
                            number("m") + number("month"), number("y") + number("year")};
    return asked.time.isValid() ? std::optional{asked} : std::nullopt;
}

std::optional<session::WallTime> wallOf(TypedMoment const& asked, session::WallTime first, session::WallTime last) {
    for (QDate day = localTime(last).date(); day >= localTime(first).date(); day = day.addDays(-1)) {
        if (!isOn(asked, day)) continue;
        qint64 const wall = QDateTime(day, asked.time).toMSecsSinceEpoch();
        if (wall <= last.value() && wall + asked.lasts > first.value())
            return session::WallTime{std::max<std::int64_t>(wall, first.value())};
    }
    return std::nullopt;
}

Expected<FoundMoment, NoMoment> momentOf(QString const& typed, session::WallAxis const& axis, session::WallTime first,
                                         session::WallTime last) {
    auto const asked = readMoment(typed);
    if (!asked) return refused(NoMoment::NotATime);
    auto const wall = wallOf(*asked, first, last);
    auto const moments = wall ? axis.momentsAt(*wall) : session::WallAxis::Moments{};
    if (moments.all.empty()) return refused(NoMoment::OutOfReach);
    FoundMoment found{moments.all.back(), *wall};
    if (moments.skipped)
        found.remark =
            TypedMomentText::tr("The computer never showed that time: its clock was set forward, or it slept.");
    if (moments.all.size() > 1)
        found.remark = TypedMomentText::tr(
            "The computer's clock was set back and showed that time more than once; this is the last one.");
    return found;
}

QString notATimeText() { return TypedMomentText::tr("Write a time of day: 14:32 or 14:32:05."); }

} // namespace flagfall::view
