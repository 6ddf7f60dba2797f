// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/plain_text.h"

#include "app/view/texts/text_locale.h"
#include "pairing/points_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace flagfall::view {
namespace {

struct PlainText {
    Q_DECLARE_TR_FUNCTIONS(PlainText)
};

QDate qtDate(Date date) {
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day()))};
}

} // namespace

QString printable(QString const& text, qsizetype most) {
    QString signs;
    for (QChar const sign : text)
        if (sign.isPrint() || sign == QLatin1Char('\t')) signs += sign;
    return signs.size() > most ? signs.first(most) + QStringLiteral("…") : signs;
}

QString searchable(QString const& text) {
    QString plainLetters;
    for (QChar const letter : text.normalized(QString::NormalizationForm_D))
        if (letter.category() != QChar::Mark_NonSpacing) plainLetters += letter.toCaseFolded();
    return plainLetters;
}

QStringList searchWords(QString const& text) {
    static QRegularExpression const between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return searchable(text).split(between, Qt::SkipEmptyParts);
}

QString unbroken(QString text) {
    static QRegularExpression const chapter(QStringLiteral("\\b([A-E]\\.)(?=\\d)"));
    static QRegularExpression const article(QStringLiteral("\\bArt\\. (?=\\d)"));
    QString const joined = QStringLiteral("\\1\u2060"); // a word joiner, which is not seen
    return text.replace(chapter, joined).replace(article, QStringLiteral("Art.\u00A0"));
}

QString pointsText(Points points) {
    int const whole = points.hundredths() / onePoint.hundredths();
    Points const rest = points - whole * onePoint;
    if (rest == noPoint) return QString::number(whole);
    QString const half = QStringLiteral("½");
    if (rest == halfPoint) return whole == 0 ? half : QString::number(whole) + half;
    return plain(pairing::decimalText(points)).replace(QLatin1Char('.'), textLocale().decimalPoint());
}

QString tieBreakText(pairing::TieBreakValue const& value) {
    QString text = plain(pairing::valueText(value));
    if (value.tenThousandths) text.replace(QLatin1Char('.'), textLocale().decimalPoint());
    return text;
}

QString addressText(QString const& address) {
    QString text = address;
    text.remove(QStringLiteral("https://"));
    if (text.endsWith(QLatin1Char('/'))) text.chop(1);
    return text;
}

QDateTime localTime(session::WallTime wall) { return QDateTime::fromMSecsSinceEpoch(wall.value()); }

QString hourText(session::WallTime wall) { return textLocale().toString(localTime(wall).time(), QLocale::ShortFormat); }

Date dayOf(session::WallTime wall) { return dayOf(localTime(wall).date()); }

Date dayOf(QDate const& day) {
    return {std::chrono::year{day.year()}, std::chrono::month{static_cast<unsigned>(day.month())},
            std::chrono::day{static_cast<unsigned>(day.day())}};
}

QString secondText(session::WallTime wall) { return localTime(wall).time().toString(QStringLiteral("HH:mm:ss")); }

QString dayText(Date date) {
    QLocale const locale = textLocale();
    QString format = locale.dateFormat(QLocale::LongFormat);
    // The day of the week says nothing here; it stands first or last, with or without a comma.
    format.remove(QStringLiteral("dddd, ")).remove(QStringLiteral("dddd ")).remove(QStringLiteral(", dddd"));
    return locale.toString(qtDate(date), format);
}

QString minuteText(session::LocalMinute const& at) {
    constexpr int minutesOfAnHour = 60;
    QTime const time(at.minute / minutesOfAnHour, at.minute % minutesOfAnHour);
    return dayText(at.day) + QLatin1Char(' ') + textLocale().toString(time, QLocale::ShortFormat);
}

QString daysText(std::optional<Date> const& begins, std::optional<Date> const& ends) {
    if (!begins && !ends) return {};
    if (!begins || !ends || *begins == *ends) return dayText(begins ? *begins : *ends);
    //: First and last day of an event: "21 November 2026 – 29 November 2026".
    return PlainText::tr("%1 – %2", "days").arg(dayText(*begins), dayText(*ends));
}

QString lengthText(clock::Span span) {
    using namespace std::chrono;
    auto const all = static_cast<int>(duration_cast<seconds>(span).count());
    int const hours = all / 3600;
    int const minutes = all / 60 % 60;
    int const rest = all % 60;
    QStringList parts;
    if (hours > 0) parts += PlainText::tr("%n hour(s)", "length of time", hours);
    if (minutes > 0) parts += PlainText::tr("%n minute(s)", "length of time", minutes);
    if ((rest > 0 && hours == 0) || parts.isEmpty()) parts += PlainText::tr("%n second(s)", "length of time", rest);
    return parts.join(QLatin1Char(' '));
}

} // namespace flagfall::view
