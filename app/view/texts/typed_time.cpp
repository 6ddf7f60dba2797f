// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/typed_time.h"

#include "clock/clock.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <optional>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

struct TimeText {
    Q_DECLARE_TR_FUNCTIONS(TypedTime)
};

constexpr int mostHours = 1000;

std::chrono::milliseconds tenthsOf(QString const& digit) { return 100ms * digit.toInt(); }

/// As many minutes or seconds as a clock may show.
std::optional<int> bareNumber(QString const& text) {
    constexpr int mostDigits = 4;
    bool isNumber = false;
    int const number = text.toInt(&isNumber);
    return isNumber && number >= 0 && text.size() <= mostDigits ? std::optional{number} : std::nullopt;
}

bool isLess(QString const& typed) {
    return typed.startsWith(QLatin1Char('-')) || typed.startsWith(QStringLiteral("−"));
}
QString withoutSign(QString const& typed) {
    return isLess(typed) || typed.startsWith(QLatin1Char('+')) ? typed.mid(1) : typed;
}

QString minutesAndSeconds(int seconds) {
    constexpr int minute = 60;
    return QStringLiteral("%1:%2").arg(seconds / minute).arg(seconds % minute, 2, 10, QLatin1Char('0'));
}

} // namespace

Expected<clock::Span, TimeFault> parseTime(QString const& text) {
    static QRegularExpression const form(
        QStringLiteral("^(?:(\\d{1,4}):(\\d{1,2})|(\\d{1,4})):(\\d{2})(?:[.,](\\d))?$"));
    QString const typed = text.trimmed();
    if (typed.isEmpty()) return refused(TimeFault::Empty);
    QRegularExpressionMatch const match = form.match(typed);
    if (bareNumber(typed) == 0) return clock::Span{}; // of minutes or seconds, it is the same
    if (!match.hasMatch()) return refused(bareNumber(typed) ? TimeFault::BareNumber : TimeFault::NotATime);
    bool const hasHours = !match.captured(1).isEmpty();
    int const hours = match.captured(1).toInt();
    int const minutes = match.captured(hasHours ? 2 : 3).toInt();
    int const seconds = match.captured(4).toInt();
    if (seconds > 59) return refused(TimeFault::SecondsPast59);
    if (hasHours && minutes > 59) return refused(TimeFault::MinutesPast59);
    if (hours > mostHours) return refused(TimeFault::TooLong);
    return std::chrono::hours{hours} + std::chrono::minutes{minutes} + std::chrono::seconds{seconds} +
           tenthsOf(match.captured(5));
}

Expected<clock::Span, TimeFault> parseAmount(QString const& text) {
    QString const typed = text.trimmed();
    bool const less = isLess(typed);
    auto const time = parseTime(withoutSign(typed));
    if (!time) return refused(time.error());
    if (*time == clock::Span{}) return refused(TimeFault::Empty);
    return less ? -*time : *time;
}

QString timeFaultText(TimeFault fault, QString const& typed) {
    constexpr int minute = 60;
    constexpr int usual = 2; // where nobody says what was typed
    int const number = bareNumber(withoutSign(typed.trimmed())).value_or(usual);
    switch (fault) {
    case TimeFault::BareNumber:
        //: %1 and %2 are times as they are to be typed, %3 is a number: "5:00 for 5 minutes or 0:05 for 5 seconds".
        return TimeText::tr("Minutes or seconds? Write %1 for %3 minutes or %2 for %3 seconds.")
            .arg(minutesAndSeconds(number * minute), minutesAndSeconds(number), QString::number(number));
    case TimeFault::Empty: return TimeText::tr("Write a time, such as 2:00.");
    case TimeFault::NotATime:
        return TimeText::tr("Write hours, minutes and seconds as 1:30:00, or minutes and seconds as 5:00.");
    case TimeFault::MinutesPast59: return TimeText::tr("After hours, minutes go up to 59.");
    case TimeFault::SecondsPast59: return TimeText::tr("Seconds go up to 59.");
    case TimeFault::TooLong: return TimeText::tr("A clock cannot show this many hours.");
    }
    return {};
}

} // namespace flagfall::view
