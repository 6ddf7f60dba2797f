// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/incident_kinds.h"

#include "app/view/texts/incident_text.h"
#include "app/view/texts/plain_text.h"

namespace flagfall::view {
namespace {

constexpr std::array incidentKindRoles{
    role<&IncidentKind::word>("word"),
    role<&IncidentKind::name>("name"),
};

/// As typed, or but for the end of a longer word: "leave" finds "leaving", and every case of a noun is found.
bool begins(QString const& typed, QString const& word) {
    constexpr qsizetype shortest = 5;
    return word.startsWith(typed) || (typed.size() >= shortest && word.startsWith(QStringView{typed}.chopped(1)));
}

bool beginAWordOf(QStringList const& typed, QStringList const& words) {
    return std::ranges::all_of(typed, [&](QString const& start) {
        return std::ranges::any_of(words, [&](QString const& word) { return begins(start, word); });
    });
}

/// The facts that say what an incident was in particular.
struct Particular {
    std::string_view incident;
    std::string_view fact;
};
constexpr std::array particulars{Particular{"illegal-move", "fault"}, Particular{"start-error", "fault"},
                                 Particular{"offence", "kind"}, Particular{"scoresheet", "matter"}};

std::vector<IncidentKind> particularKinds(QStringList const& wanted) {
    std::vector<IncidentKind> kinds;
    for (auto const& [incident, fact] : particulars)
        for (rulings::FactForm const& form : rulings::formOfIncident(incident)) {
            if (form.word != fact) continue;
            for (std::string_view const choice : form.choices) {
                QString const name = choiceText(fact, choice);
                if (choice == form.usual || name.isEmpty() || !beginAWordOf(wanted, searchWords(name))) continue;
                QString const word =
                    plain(incident) + QLatin1Char(' ') + plain(fact) + QLatin1Char('=') + plain(choice);
                //: %1 an incident, %2 what it was in particular: "Conduct of a player: leaving the venue".
                kinds.push_back({word, IncidentKinds::tr("%1: %2", "incident").arg(incidentName(incident), name)});
            }
        }
    return kinds;
}

} // namespace

IncidentKinds::IncidentKinds(QObject* parent) : RowModel(incidentKindRoles, parent) {}

void IncidentKinds::show(PlayType play, QString const& typed) {
    QStringList const wanted = searchWords(typed);
    std::vector<IncidentKind> byStart, byName, byOtherWord;
    for (std::string_view const incident : incidentsByFrequency(play, m_counts, m_adjourned)) {
        IncidentKind kind{plain(incident), incidentName(incident)};
        if (searchable(kind.name).startsWith(searchable(typed.trimmed())))
            byStart.push_back(std::move(kind));
        else if (beginAWordOf(wanted, searchWords(kind.name)))
            byName.push_back(std::move(kind));
        else if (beginAWordOf(wanted, searchWords(kind.name + QLatin1Char(' ') + incidentSynonyms(incident))))
            byOtherWord.push_back(std::move(kind));
    }
    std::ranges::move(byName, std::back_inserter(byStart));
    if (!wanted.isEmpty()) std::ranges::move(particularKinds(wanted), std::back_inserter(byStart));
    std::ranges::move(byOtherWord, std::back_inserter(byStart));
    setRows(std::move(byStart));
}

QString IncidentKinds::wordAt(int row) const {
    return row >= 0 && row < rowCount() ? rows()[static_cast<std::size_t>(row)].word : QString{};
}

} // namespace flagfall::view
