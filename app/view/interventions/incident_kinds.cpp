// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/incident_kinds.h"

#include "app/session/decide/incident_facts.h"
#include "app/view/texts/incident_text.h"
#include "app/view/texts/plain_text.h"
#include "arbiter/rulings/procedures/flag_fall.h"

#include <algorithm>
#include <optional>

namespace flagfall::view {
namespace {

constexpr std::array incidentKindRoles{
    role<&IncidentKind::word>("word"),
    role<&IncidentKind::name>("name"),
};

/// How well a word or a text fits what is typed. But for the end of a longer word: "leave" finds "leaving", and every
/// case of a noun is found.
enum class Fit { AsItBegins, Whole, AsTyped, Nearly, No };

Fit fitOf(QString const& typed, QString const& word) {
    constexpr qsizetype shortest = 5;
    if (word == typed) return Fit::Whole;
    if (word.startsWith(typed)) return Fit::AsTyped;
    return typed.size() >= shortest && word.startsWith(QStringView{typed}.chopped(1)) ? Fit::Nearly : Fit::No;
}

/// Every word that is typed begins one of these; the one that fits worst decides.
Fit fitOf(QStringList const& typed, QStringList const& words) {
    Fit worst = Fit::Whole;
    for (QString const& start : typed) {
        Fit best = Fit::No;
        for (QString const& word : words) best = std::min(best, fitOf(start, word));
        worst = std::max(worst, best);
    }
    return worst;
}

/// Words that mean the same as those of a name: of what an incident was in particular they say more than of an
/// incident, where they fit equally well.
enum class Also { OfAParticular, OfAnIncident };

/// What the arbiter looks for, and where a name stands for it in the list: by its own words before those that mean the
/// same, and as typed before nearly so.
class Wanted {
public:
    explicit Wanted(QString const& typed) : m_text(searchable(typed.trimmed())), m_words(searchWords(typed)) {}

    [[nodiscard]] bool nothing() const { return m_words.isEmpty(); }
    /// None: it is not what is looked for.
    [[nodiscard]] std::optional<int> rankOf(QString const& name, Also also, QString const& alsoCalled) const {
        if (searchable(name).startsWith(m_text)) return static_cast<int>(Fit::AsItBegins);
        if (Fit const fit = fitOf(m_words, searchWords(name)); fit != Fit::No) return static_cast<int>(fit);
        Fit const other = fitOf(m_words, searchWords(name + QLatin1Char(' ') + alsoCalled));
        if (other == Fit::No) return std::nullopt;
        return static_cast<int>(Fit::No) + 2 * static_cast<int>(other) + static_cast<int>(also);
    }

private:
    QString m_text;
    QStringList m_words;
};

/// The facts that say what an incident was in particular.
struct Particular {
    std::string_view incident;
    std::string_view fact;
    std::string_view elsewhere = {}; ///< what another incident has, which rules more on it
};
constexpr std::array particulars{Particular{"illegal-move", "fault", "other-hand"}, Particular{"start-error", "fault"},
                                 Particular{"draw-claim", "basis"}, Particular{"offence", "kind"},
                                 Particular{"scoresheet", "matter"}};

constexpr std::string_view flagWord = rulings::Description<rulings::FlagFall>::word;

struct Found {
    int rank;
    IncidentKind kind;
};

void addParticulars(std::vector<Found>& found, Wanted const& wanted) {
    for (auto const& [incident, fact, elsewhere] : particulars) {
        auto const before = static_cast<std::ptrdiff_t>(found.size());
        for (rulings::FactForm const& form : rulings::formOfIncident(incident)) {
            if (form.word != fact) continue;
            for (std::string_view const choice : form.choices) {
                QString const name = choiceText(fact, choice);
                auto const rank = wanted.rankOf(name, Also::OfAParticular, choiceSynonyms(choice));
                if (choice == form.usual || choice == elsewhere || name.isEmpty() || !rank) continue;
                QString const word =
                    plain(incident) + QLatin1Char(' ') + plain(fact) + QLatin1Char('=') + plain(choice);
                //: %1 an incident, %2 what it was in particular: "Conduct of a player: leaving the venue".
                QString const text = IncidentKinds::tr("%1: %2", "incident").arg(incidentName(incident), name);
                found.push_back({*rank, {word, text}});
            }
        }
        std::stable_sort(found.begin() + before, found.end(), [](Found const& one, Found const& other) {
            return one.kind.name.size() < other.kind.name.size();
        });
    }
}

} // namespace

IncidentKinds::IncidentKinds(QObject* parent) : RowModel(incidentKindRoles, parent) {}

void IncidentKinds::look(InterventionsAt const& at) {
    session::Board const* const board = at.one();
    m_stage = board ? stageOf(*board) : AdjournmentStage::None;
    m_flagDown = board && session::incidentFacts(at.history, at.round, *board, at.now).known.anyFlagDown();
}

/// Of those that fit equally well the incidents come first, by frequency, then of each the plainest in particular.
void IncidentKinds::show(PlayType play, QString const& typed) {
    Wanted const wanted(typed);
    std::vector<Found> found;
    for (std::string_view const incident : incidentsByFrequency(play, m_counts, m_stage))
        if (QString const name = incidentName(incident);
            auto const rank = wanted.rankOf(name, Also::OfAnIncident, incidentSynonyms(incident)))
            found.push_back({rankHere(incident, *rank), {plain(incident), name}});
    if (!wanted.nothing()) addParticulars(found, wanted);
    std::ranges::stable_sort(found, {}, &Found::rank);
    std::vector<IncidentKind> kinds;
    for (Found& one : found) kinds.push_back(std::move(one.kind));
    setRows(std::move(kinds));
}

/// A flag that is down comes first, and what only happens to adjourned games last where this one is none.
int IncidentKinds::rankHere(std::string_view incident, int rank) const {
    constexpr int last = 100;
    if (m_flagDown && incident == flagWord) return -1;
    bool const elsewhere = m_stage == AdjournmentStage::None && isOfAdjournedGame(incident);
    return elsewhere ? rank + last : rank;
}

QString IncidentKinds::wordAt(int row) const {
    return row >= 0 && row < rowCount() ? rows()[static_cast<std::size_t>(row)].word : QString{};
}

} // namespace flagfall::view
