// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/incident_kinds.h"

#include "app/view/texts/incident_text.h"
#include "app/view/texts/plain_text.h"

#include <QRegularExpression>

namespace flagfall::view {
namespace {

constexpr std::array incidentKindRoles{
    role<&IncidentKind::word>("word"),
    role<&IncidentKind::name>("name"),
};

QStringList wordsOf(QString const& text) {
    static QRegularExpression const between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return searchable(text).split(between, Qt::SkipEmptyParts);
}

bool beginAWordOf(QStringList const& typed, QStringList const& words) {
    return std::ranges::all_of(typed, [&](QString const& start) {
        return std::ranges::any_of(words, [&](QString const& word) { return word.startsWith(start); });
    });
}

} // namespace

IncidentKinds::IncidentKinds(QObject* parent) : RowModel(incidentKindRoles, parent) {}

void IncidentKinds::show(PlayType play, QString const& typed) {
    QStringList const wanted = wordsOf(typed);
    std::vector<IncidentKind> byStart, byName, byOtherWord;
    for (std::string_view const incident : incidentsByFrequency(play, m_counts)) {
        IncidentKind kind{plain(incident), incidentName(incident)};
        if (searchable(kind.name).startsWith(searchable(typed.trimmed())))
            byStart.push_back(std::move(kind));
        else if (beginAWordOf(wanted, wordsOf(kind.name)))
            byName.push_back(std::move(kind));
        else if (beginAWordOf(wanted, wordsOf(kind.name + QLatin1Char(' ') + incidentSynonyms(incident))))
            byOtherWord.push_back(std::move(kind));
    }
    std::ranges::move(byName, std::back_inserter(byStart));
    std::ranges::move(byOtherWord, std::back_inserter(byStart));
    setRows(std::move(byStart));
}

QString IncidentKinds::wordAt(int row) const {
    return row >= 0 && row < rowCount() ? rows()[static_cast<std::size_t>(row)].word : QString{};
}

} // namespace flagfall::view
