// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/event/federation_language.h"

#include "app/view/common/languages.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

struct Row {
    char const* federation;
    char const* languages; ///< with spaces between
};
constexpr std::array rows{
    Row{"ALB", "sq"}, Row{"ARG", "es"}, Row{"AUS", "en"},          Row{"AUT", "de"}, Row{"BOL", "es"},
    Row{"BRA", "pt"}, Row{"CHI", "es"}, Row{"COL", "es"},          Row{"CRC", "es"}, Row{"CRO", "hr"},
    Row{"CUB", "es"}, Row{"CZE", "cs"}, Row{"DEN", "da"},          Row{"ECU", "es"}, Row{"ENG", "en"},
    Row{"ESA", "es"}, Row{"EST", "et"}, Row{"FIN", "fi sv"},       Row{"FRA", "fr"}, Row{"GER", "de"},
    Row{"GUA", "es"}, Row{"HUN", "hu"}, Row{"IRL", "en"},          Row{"ISL", "is"}, Row{"ITA", "it"},
    Row{"LAT", "lv"}, Row{"LIE", "de"}, Row{"LTU", "lt"},          Row{"MEX", "es"}, Row{"NED", "nl"},
    Row{"NOR", "nb"}, Row{"NZL", "en"}, Row{"PAN", "es"},          Row{"PAR", "es"}, Row{"PER", "es"},
    Row{"POL", "pl"}, Row{"POR", "pt"}, Row{"ROU", "ro"},          Row{"SCO", "en"}, Row{"SLO", "sl"},
    Row{"SVK", "sk"}, Row{"SWE", "sv"}, Row{"ESP", "es ca eu gl"}, Row{"TUR", "tr"}, Row{"URU", "es"},
    Row{"USA", "en"}, Row{"VEN", "es"}, Row{"WLS", "en cy"},
};

} // namespace

QStringList languagesOf(QString const& federation) {
    QString const code = federation.trimmed().toUpper();
    auto const found = std::ranges::find(rows, code, [](Row const& row) { return QLatin1String(row.federation); });
    return found == rows.end() ? QStringList{} : QString::fromLatin1(found->languages).split(QLatin1Char(' '));
}

QString proposedLanguage(QString const& federation) {
    QStringList const own = languagesOf(federation);
    return own.isEmpty() || own.contains(languageNow()) ? languageNow() : own.constFirst();
}

} // namespace flagfall::view
