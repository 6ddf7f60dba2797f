// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/forms/event_form.h"

#include "app/view/command_door.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/event_text.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/plain_text.h"

#include "clock/typed_control.h"
#include "pairing/system.h"

#include <QRandomGenerator>

namespace flagfall::view {
namespace {

using session::EventField;

/// The name under which QML touches a field.
QString keyOf(EventField field) {
    switch (field) {
    case EventField::Name: return QStringLiteral("name");
    case EventField::Place: return QStringLiteral("place");
    case EventField::Federation: return QStringLiteral("federation");
    case EventField::Begins: return QStringLiteral("begins");
    case EventField::Ends: return QStringLiteral("ends");
    case EventField::ChiefArbiter: return QStringLiteral("chiefArbiter");
    case EventField::Edition: return QStringLiteral("edition");
    case EventField::Control: return QStringLiteral("control");
    case EventField::System: return QStringLiteral("system");
    case EventField::Rounds: return QStringLiteral("rounds");
    case EventField::TieBreaks: return QStringLiteral("tieBreaks");
    case EventField::DefaultTime: return QStringLiteral("defaultTime");
    case EventField::NoDrawBefore: return QStringLiteral("noDrawBefore");
    case EventField::InitialColour: return QStringLiteral("initialColour");
    case EventField::AllocatedBye: return QStringLiteral("allocatedBye");
    }
    return {};
}

QStringList pairedSystems() {
    QStringList codes;
    for (std::string_view const code : pairing::systemCodes()) codes += plain(code);
    return codes;
}

std::string isoText(std::optional<Date> const& date) { return date ? isoDate(*date) : std::string{}; }

std::string wordOf(Colour colour) { return colour == Colour::White ? "white" : "black"; }

/// C.04.3, 5.1: by lot.
std::string drawnColour() {
    return wordOf(QRandomGenerator::system()->bounded(2) == 0 ? Colour::White : Colour::Black);
}

session::EventDraft draftOf(session::EventDetails const& details) {
    session::EventDraft draft;
    draft.name = details.name;
    draft.place = details.place;
    draft.federation = details.federation;
    draft.begins = isoText(details.begins);
    draft.ends = isoText(details.ends);
    draft.chiefArbiter = details.chiefArbiter;
    draft.edition = std::string{details.edition->code};
    draft.control = clock::writeControl(*details.control);
    draft.system = details.system;
    draft.rounds = details.rounds;
    for (pairing::TieBreak const tieBreak : details.tieBreaks) draft.tieBreaks.emplace_back(pairing::code(tieBreak));
    if (details.defaultTime.count() > 0) draft.defaultTime = std::to_string(details.defaultTime.count());
    draft.fullSupervision = details.supervision == Supervision::Full;
    draft.quickplayAnnounced = details.quickplayAnnounced;
    if (details.agreement.notBeforeMove) draft.noDrawBefore = std::to_string(*details.agreement.notBeforeMove);
    if (details.agreement.never) draft.noDrawBefore = session::noDrawAtAll;
    if (details.initialColour) draft.initialColour = wordOf(*details.initialColour);
    draft.allocatedBye = details.allocatedBye == noPoint ? "0" : details.allocatedBye == halfPoint ? "½" : "1";
    return draft;
}

session::EventDraft emptyDraft() {
    session::EventDraft draft;
    draft.edition = std::string{currentEdition().code};
    draft.control = "90+30";
    draft.system = std::string{pairing::systemCodes().front()};
    draft.initialColour = drawnColour();
    draft.allocatedBye = "1";
    return draft;
}

/// The edition of the Dutch system that was in force when the event began.
std::string dutchAt(std::optional<Date> const& begins, std::string_view suffix) {
    using namespace std::chrono;
    bool const older = begins && *begins < Date{2026y, February, 1d};
    return (older ? "FIDE_DUTCH_2017" : "FIDE_DUTCH_2026") + std::string{suffix};
}

/// A file without a code says `Swiss` and `Dutch` in words, and nearly always means the same.
std::string systemOf(pairing::trf::ImportedTournament const& file) {
    std::string_view const accelerated = file.isBaku ? "_BAKU" : "";
    if (file.systemCode == "FIDE_DUTCH" || file.systemCode == "FIDE_DUTCH_BAKU")
        return dutchAt(file.begins, accelerated);
    if (file.systemCode) {
        std::string code = *file.systemCode;
        if (file.isBaku && !code.ends_with("_BAKU")) code += accelerated;
        auto const* const system = pairing::systemByCode(code);
        return system ? std::string{system->code()} : *file.systemCode;
    }
    if (file.isRoundRobin) return std::string{pairing::systemCodes().front()};
    QString const type = QString::fromStdString(file.typeText).toLower();
    bool const isDutch = type.contains(QLatin1String("swiss")) || type.contains(QLatin1String("dutch"));
    return isDutch ? dutchAt(file.begins, accelerated) : std::string{"CUSTOM_SWISS"};
}

std::vector<std::string> knownTieBreaks(std::vector<std::string> const& codes) {
    std::vector<std::string> known;
    for (std::string const& code : codes)
        if (pairing::tieBreakByCode(code)) known.push_back(code);
    return known;
}

/// The control of the file when it can be read, in the short form of the form.
std::string controlOf(pairing::trf::ImportedTournament const& file) {
    auto const setting =
        file.timeControl ? clock::parseSeconds(*file.timeControl) : clock::parseControl(file.timeControlText);
    return setting ? clock::writeControl(*setting) : std::string{};
}

} // namespace

EventForm::EventForm(DeskLink& desk, CommandDoor& door, QObject* parent) : QObject(parent), m_desk(desk), m_door(door) {
    start(emptyDraft(), false, pairedSystems());
}

void EventForm::startNew() {
    start(emptyDraft(), false, pairedSystems());
    m_writingNew = true;
}

void EventForm::goOnWithNew() {
    if (!m_writingNew) startNew();
}

void EventForm::drop() { m_writingNew = false; }

void EventForm::startEdit() {
    if (!m_desk.state().opened()) return;
    session::EventDraft draft = draftOf(m_desk.state().details);
    QStringList systems = pairedSystems();
    if (QString const own = QString::fromStdString(draft.system); !systems.contains(own)) systems += own;
    start(std::move(draft), true, std::move(systems));
}

void EventForm::prefill(pairing::trf::ImportedTournament const& file) {
    session::EventDraft draft = emptyDraft();
    draft.name = file.name;
    draft.place = file.place;
    draft.federation = file.federation;
    draft.begins = isoText(file.begins);
    draft.ends = isoText(file.ends);
    draft.chiefArbiter = file.chiefArbiter;
    draft.control = controlOf(file);
    draft.system = systemOf(file);
    draft.rounds = file.rounds;
    draft.tieBreaks = knownTieBreaks(file.tieBreaks);
    if (file.initialColour) draft.initialColour = wordOf(*file.initialColour);
    QStringList systems = pairedSystems();
    if (QString const own = QString::fromStdString(draft.system); !systems.contains(own)) systems += own;
    start(std::move(draft), false, std::move(systems));
    touchAll();
    if (file.initialColour) m_byLot = false;
}

void EventForm::takeRounds(pairing::trf::ImportedTournament const& file, bool take) {
    // Players alone are paired here, so it must be by a system that can; rounds go with the system they came from.
    bool const fits = take || pairing::systemByCode(systemOf(file));
    m_draft.system = fits ? systemOf(file) : std::string{pairing::systemCodes().front()};
    m_draft.rounds = fits ? file.rounds : 0;
    check();
}

void EventForm::start(session::EventDraft draft, bool editing, QStringList systems) {
    m_draft = std::move(draft);
    m_editing = editing;
    m_writingNew = false;
    m_file.clear();
    m_systemCodes = std::move(systems);
    m_touched.clear();
    m_allTouched = false;
    m_byLot = !editing;
    check();
}

void EventForm::setFile(QString const& text) {
    if (m_file == text) return;
    m_file = text;
    emit changed();
}

void EventForm::setInitialColour(QString const& word) {
    if (word == initialColour()) return;
    m_byLot = word == QLatin1String("lot");
    m_draft.initialColour = m_byLot ? drawnColour() : word.toStdString();
    check();
}

QString EventForm::initialColour() const {
    return m_byLot ? QStringLiteral("lot") : QString::fromStdString(m_draft.initialColour);
}

bool EventForm::isSwiss() const {
    auto const* const system = pairing::systemByCode(m_draft.system);
    return system && system->kind() == pairing::SystemKind::Swiss;
}

void EventForm::setFullSupervision(bool full) {
    if (m_draft.fullSupervision == full) return;
    m_draft.fullSupervision = full;
    check();
}

void EventForm::setQuickplayAnnounced(bool announced) {
    if (m_draft.quickplayAnnounced == announced) return;
    m_draft.quickplayAnnounced = announced;
    check();
}

void EventForm::put(std::string& field, QString const& text) {
    std::string value = text.toStdString();
    if (field == value) return;
    field = std::move(value);
    check();
}

void EventForm::setRounds(int rounds) {
    if (m_draft.rounds == rounds) return;
    m_draft.rounds = rounds;
    check();
}

void EventForm::check() {
    m_faults.clear();
    if (auto const details = session::check(m_draft); !details)
        for (auto const& problem : details.error()) m_faults.emplace(problem.field, problem.fault);
    checkControl();
    emit changed();
}

void EventForm::checkControl() {
    auto const setting = clock::readControl(m_draft.control);
    Edition const* edition = editionByCode(m_draft.edition);
    m_controlWords.clear();
    m_controlProblem.clear();
    m_controlColumn = -1;
    if (!setting) {
        m_controlColumn = static_cast<int>(setting.error().column);
        m_controlProblem = controlProblemText(setting.error());
    } else {
        m_controlWords = controlInWords(*setting, edition ? *edition : currentEdition());
    }
}

QString EventForm::error(EventField field) const {
    auto const fault = m_faults.find(field);
    bool const shown = m_allTouched || m_touched.contains(keyOf(field));
    return fault == m_faults.end() || !shown ? QString{} : faultText(field, fault->second);
}

QString EventForm::controlError() const {
    bool const shown = m_allTouched || m_touched.contains(keyOf(EventField::Control));
    return shown ? m_controlProblem : QString{};
}

QStringList EventForm::editionCodes() const {
    QStringList codes;
    for (Edition const& edition : editions()) codes += plain(edition.code);
    return codes;
}

QStringList EventForm::editionNames() const {
    QStringList names;
    for (Edition const& edition : editions()) names += editionText(edition);
    return names;
}

QStringList EventForm::systemNames() const {
    QStringList names;
    for (QString const& code : m_systemCodes) names += systemText(code.toStdString());
    return names;
}

QStringList EventForm::controlPresets() const {
    return {QStringLiteral("40/90:30 +30"), QStringLiteral("90+30"), QStringLiteral("60+30"), QStringLiteral("25+10"),
            QStringLiteral("15+10"),        QStringLiteral("10+5"),  QStringLiteral("3+2"),   QStringLiteral("5")};
}

QString EventForm::roundsHint() const {
    auto const* system = pairing::systemByCode(m_draft.system);
    if (!system) return tr("Further rounds come by import.");
    if (isSwiss()) return tr("As many as are announced beforehand.");
    auto const players = static_cast<int>(m_desk.state().players.size());
    if (!m_editing || players < 2) return tr("Empty: as many rounds as the players need.");
    //: %1 the number of rounds a round robin needs, %n the players entered so far.
    return tr("Empty: as many rounds as the players need; %1 for %n player(s).", "", players)
        .arg(system->rounds(players));
}

bool EventForm::fixedAfterFirstRound() const { return m_editing && !m_desk.state().rounds.empty(); }

void EventForm::touch(QString const& field) {
    if (m_touched.contains(field)) return;
    m_touched.insert(field);
    emit changed();
}

void EventForm::touchAll() {
    m_allTouched = true;
    emit changed();
}

void EventForm::submit() {
    touchAll();
    if (valid() && m_editing) m_door.submit(session::ReviseEvent{m_draft}, [this] { emit done(); });
}

} // namespace flagfall::view
