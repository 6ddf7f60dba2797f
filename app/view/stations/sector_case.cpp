// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/sector_case.h"

#include "app/view/texts/colour_letters.h"
#include "app/view/texts/incident_text.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace flagfall::view {
namespace {

struct SectorCaseText {
    Q_DECLARE_TR_FUNCTIONS(SectorCase)
};

QString const checkedWord = QStringLiteral("checked");

std::vector<rulings::FactText> factsIn(QJsonObject const& said) {
    std::vector<rulings::FactText> facts;
    QJsonObject const all = said[QStringLiteral("facts")].toObject();
    for (auto fact = all.begin(); fact != all.end(); ++fact)
        facts.push_back({utf8(fact.key()), utf8(fact.value().toString())});
    return facts;
}

rulings::Answers answersIn(QJsonObject const& said) {
    rulings::Answers answers;
    QJsonObject const all = said[QStringLiteral("answers")].toObject();
    for (auto one = all.begin(); one != all.end(); ++one) {
        auto const ask = rulings::fromWord<rulings::Ask>(utf8(one.key()));
        auto const answer = rulings::fromWord<rulings::Answer>(utf8(one.value().toString()));
        if (ask && answer) answers.say(*ask, *answer);
    }
    return answers;
}

QJsonObject asJson(std::vector<rulings::FactText> const& facts) {
    QJsonObject all;
    for (rulings::FactText const& fact : facts) all[plain(fact.word)] = plain(fact.value);
    return all;
}

QJsonObject asJson(rulings::Answers const& answers) {
    QJsonObject all;
    for (auto const& ask : rulings::Words<rulings::Ask>::all)
        if (auto const answer = answers.to(ask.value)) all[plain(ask.word)] = plain(rulings::wordOf(*answer));
    return all;
}

QJsonObject asJson(IncidentField const& field) {
    bool const takesNow = field.kind == QStringLiteral("text") && !field.keys.isEmpty();
    return {{QStringLiteral("word"), field.word},
            {QStringLiteral("label"), field.label},
            {QStringLiteral("kind"), field.kind},
            {QStringLiteral("value"), field.value},
            {QStringLiteral("words"), QJsonArray::fromStringList(field.words)},
            {QStringLiteral("names"), QJsonArray::fromStringList(field.names)},
            {QStringLiteral("example"), field.example},
            {QStringLiteral("error"), field.error},
            {QStringLiteral("understood"), field.understood},
            {QStringLiteral("now"), takesNow ? field.word.section(QLatin1Char('-'), 0, 0) : QString{}}};
}

QJsonObject asJson(RulingView const& ruling) {
    return {{QStringLiteral("title"), ruling.title()},
            {QStringLiteral("facts"), QJsonArray::fromStringList(ruling.facts())},
            {QStringLiteral("law"), ruling.law()},
            {QStringLiteral("citation"), ruling.citation()},
            {QStringLiteral("warning"), ruling.warning()},
            {QStringLiteral("mate"), ruling.mateByRecord()},
            {QStringLiteral("questions"), QJsonArray::fromVariantList(ruling.questions())},
            {QStringLiteral("asked"), ruling.askedByOptions()},
            {QStringLiteral("options"), QJsonArray::fromVariantList(ruling.options())},
            {QStringLiteral("others"), QJsonArray::fromVariantList(ruling.others())},
            {QStringLiteral("timeProposed"), ruling.timeProposed()},
            {QStringLiteral("ownTime"), ruling.ownTime()},
            {QStringLiteral("ownTimeFault"), ruling.ownTimeFault()}};
}

/// What was confirmed is what is proposed now.
bool offers(QVariantList const& offered, QString const& word, QString const& chosen, QString const& text) {
    return std::ranges::any_of(offered, [&](QVariant const& one) {
        QVariantMap const map = one.toMap();
        return map.value(word).toString() == chosen && map.value(QStringLiteral("text")).toString() == text;
    });
}

} // namespace

struct SectorCase::Shown {
    IncidentForm form;
    RulingView ruling;
    bool checked = false;
    bool stepped = false; ///< an answer leads to another question
};

std::optional<ClockRun> SectorCase::begin(stations::StationId station, InterventionsAt const& at,
                                          std::string_view incident, QString const& matter) {
    Begun& begun = m_begun[station];
    if (begun.matter != matter) begun = {matter, std::string{incident}, runsDuring(incident, *at.one(), at.now)};
    return begun.clock;
}

void SectorCase::gaveBack(stations::StationId station, BoardPlace place) {
    auto const begun = m_begun.find(station);
    session::Board const* const board = m_desk.board(place);
    if (begun != m_begun.end() && board) begun->second.clock = runsDuring(begun->second.incident, *board, m_desk.now());
}

/// As the panel of the desk has it after all that was said, the last of which may be an edit or an answer.
void SectorCase::lay(Shown& shown, stations::StationId station, InterventionsAt const& at, QJsonObject const& said) {
    QString const incident = wordIn(said, "incident");
    std::string const word = utf8(incident.section(QLatin1Char(' '), 0, 0));
    if (!at.one() || incidentName(word).isEmpty()) return;
    auto facts = factsIn(said);
    if (auto particular = rulings::readFacts(utf8(incident.section(QLatin1Char(' '), 1))); facts.empty() && particular)
        facts = *std::move(particular);
    shown.form.start(word, at, facts);
    shown.form.setUnfolded(said[QStringLiteral("unfolded")].toBool());
    if (said.contains(QStringLiteral("edit"))) shown.form.edit(wordIn(said, "edit"), wordIn(said, "value"));
    if (said.contains(QStringLiteral("toggle"))) shown.form.toggle(wordIn(said, "toggle"), wordIn(said, "value"));
    if (said.contains(QStringLiteral("come"))) shown.form.blame(wordIn(said, "come"));
    shown.form.look(at);
    auto const clock = begin(station, at, word, wordIn(said, "matter"));
    auto const happened = shown.form.incident();
    if (!happened) return;
    RulingView& ruling = shown.ruling;
    ruling.reserve(shown.form.lettersName() ? lettersOfColours() : QStringList{});
    ruling.takeUp(at, *happened, answersIn(said), shown.form.seen());
    ruling.giveBack(clock ? runSince(*clock, *at.one(), at.now) : std::nullopt);
    ruling.setOwnTime(wordIn(said, "ownTime"));
    QString const asked = wordIn(said, "ask");
    shown.checked = said[QStringLiteral("answers")][checkedWord].toString() == QStringLiteral("yes");
    if (asked == checkedWord) shown.checked = wordIn(said, "answer") == QStringLiteral("yes");
    if (shown.checked) ruling.answer(checkedWord, QStringLiteral("yes"));
    if (!asked.isEmpty() && asked != checkedWord) ruling.answer(asked, wordIn(said, "answer"));
    if (QString const step = wordIn(said, "step"); !step.isEmpty()) shown.stepped = ruling.answerStep(step);
}

QJsonArray SectorCase::kindsAt(InterventionsAt const& at, QString const& typed) const {
    IncidentKinds kinds;
    kinds.count(incidentsOnRecord(m_desk.history()));
    kinds.look(at);
    kinds.show(at.play(), typed);
    QJsonArray all;
    for (IncidentKind const& one : kinds.rows())
        all.append(QJsonObject{{QStringLiteral("word"), one.word}, {QStringLiteral("name"), one.name}});
    return all;
}

QJsonObject SectorCase::look(stations::StationId station, BoardPlace place, QJsonObject const& said) {
    InterventionsAt const at = deskAt(m_desk, place, presentOf(m_desk));
    QJsonObject told{{QStringLiteral("at"), microseconds(at.now)}};
    Shown shown;
    lay(shown, station, at, said);
    std::string const& word = shown.form.incidentWord();
    told[QStringLiteral("incident")] = plain(word);
    told[QStringLiteral("name")] = incidentName(word);
    if (word.empty()) {
        told[QStringLiteral("kinds")] = kindsAt(at, wordIn(said, "typed"));
        return told;
    }
    QJsonArray fields;
    for (IncidentField const& field : shown.form.fieldsShown()) fields.append(asJson(field));
    QJsonObject answers = asJson(shown.ruling.said());
    if (shown.checked) answers[checkedWord] = QStringLiteral("yes");
    IncidentField const* const wanted = shown.form.field(shown.form.wanted());
    told[QStringLiteral("facts")] = asJson(shown.form.said());
    told[QStringLiteral("answers")] = answers;
    told[QStringLiteral("fields")] = fields;
    told[QStringLiteral("folded")] = shown.form.folded();
    told[QStringLiteral("stepped")] = shown.stepped;
    //: %1 the label of a field that must be filled in.
    told[QStringLiteral("wanted")] = wanted ? SectorCaseText::tr("Still to be said: %1").arg(wanted->label) : QString{};
    bool const isWhole = shown.form.wanted().isEmpty() && shown.form.unreadable().isEmpty();
    if (isWhole && shown.ruling.needed()) told[QStringLiteral("ruling")] = asJson(shown.ruling);
    return told;
}

Expected<SectorDecision, QString> SectorCase::decide(stations::StationId station, BoardPlace place,
                                                     QJsonObject const& said) {
    auto const moment = momentIn(said, m_desk.now());
    if (!moment)
        return refused(SectorCaseText::tr("This decision came too late to be carried out. Look at the board again."));
    Shown shown;
    lay(shown, station, deskAt(m_desk, place, *moment), said);
    QString const key = wordIn(said, "key"), own = wordIn(said, "own"), text = wordIn(said, "text");
    std::string const note = utf8(wordIn(said, "note").trimmed());
    bool const isWhole = shown.form.wanted().isEmpty() && shown.form.unreadable().isEmpty() && shown.ruling.needed();
    std::optional<RulingView::Decision> decision;
    if (isWhole && !key.isEmpty() && offers(shown.ruling.options(), QStringLiteral("key"), key, text))
        decision = shown.ruling.decisionFor(key, note);
    else if (isWhole && offers(shown.ruling.others(), QStringLiteral("word"), own, text))
        decision = shown.ruling.ownDecision(own, note);
    if (!decision)
        return refused(
            SectorCaseText::tr("Something has happened at this board meanwhile. Look at the proposal again."));
    if (decision->commands.empty())
        return refused(SectorCaseText::tr("This is decided at the desk: it needs the page of adjourned games."));
    QStringList told{decision->told};
    if (decision->putUp)
        told += SectorCaseText::tr("Now cancel the flag fall under Clock, with the time that is left.");
    if (decision->step != session::AdjournmentStep::None)
        told += SectorCaseText::tr("What is left is entered at the desk, on the page of adjourned games.");
    return SectorDecision{decision->givenBack, together(std::move(decision->commands)), told.join(QLatin1Char(' '))};
}

} // namespace flagfall::view
