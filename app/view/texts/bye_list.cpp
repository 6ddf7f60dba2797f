// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/bye_list.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace flagfall::view {
namespace {

using session::Bye;

struct ByeWords {
    Q_DECLARE_TR_FUNCTIONS(ByeWords)
};

std::optional<Bye> byeOf(QString const& points) {
    static QStringList const halves{QString{}, QStringLiteral("½"), QStringLiteral("0.5"), QStringLiteral("1/2")};
    if (halves.contains(points)) return Bye::HalfPoint;
    if (points == QStringLiteral("0")) return Bye::ZeroPoint;
    if (points == QStringLiteral("1")) return Bye::FullPoint;
    return std::nullopt;
}

QString byePointsText(Bye bye) {
    switch (bye) {
    case Bye::HalfPoint: return QStringLiteral("½");
    case Bye::ZeroPoint: return QStringLiteral("0");
    case Bye::FullPoint:
    case Bye::Allocated: return QStringLiteral("1");
    }
    return {};
}

} // namespace

std::optional<Byes> parseByes(QString const& text) {
    static QRegularExpression const between(QStringLiteral("[,;\\s]+"));
    static QRegularExpression const aroundSign(QStringLiteral("\\s*=\\s*"));
    QString line = text.trimmed();
    line.replace(aroundSign, QStringLiteral("="));
    Byes byes;
    for (QString const& one : line.split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        int const round = one.section(QLatin1Char('='), 0, 0).toInt(&isNumber);
        auto const bye = byeOf(one.section(QLatin1Char('='), 1));
        bool const bare = one.endsWith(QLatin1Char('='));
        if (!isNumber || round < 1 || !bye || bare || !byes.emplace(RoundNumber{round}, *bye).second)
            return std::nullopt;
    }
    return byes;
}

QString byesText(Byes const& byes) {
    QStringList list;
    for (auto const& [round, bye] : byes) {
        QString const number = QString::number(round.value());
        if (bye == Bye::HalfPoint) list += number;
        if (bye == Bye::ZeroPoint) list += number + QStringLiteral("=0");
        if (bye == Bye::FullPoint) list += number + QStringLiteral("=1");
    }
    return list.join(QStringLiteral(", "));
}

Byes byesToCome(session::EventState const& state, session::Player const& player) {
    Byes byes = player.byes;
    std::erase_if(byes, [&](auto const& bye) { return bye.first < state.nextRound(); });
    return byes;
}

QString byesInWords(Byes const& byes) {
    QStringList list;
    for (auto const& [round, bye] : byes)
        //: A bye: %1 the points that it counts, %2 the number of its round.
        list += ByeWords::tr("%1 in round %2").arg(byePointsText(bye)).arg(round.value());
    return list.join(QStringLiteral(", "));
}

} // namespace flagfall::view
