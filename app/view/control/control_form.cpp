// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/control/control_form.h"

#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "clock/methods.h"
#include "clock/typed_control.h"

#include <algorithm>

namespace flagfall::view {
namespace {

using clock::AtFlag;
using clock::FirstMove;
using clock::Method;
using clock::Period;
using clock::Setting;
using clock::SettingDraft;
using clock::Transition;

bool hasAnyExtra(std::vector<Period> const& periods) {
    return std::ranges::any_of(periods, [](Period const& period) { return clock::hasExtra(period.method); });
}

/// The core counts bytes, people count characters.
clock::TextProblem inCharacters(clock::TextProblem problem, QString const& text) {
    if (problem.column == 0) return problem;
    auto const before = text.toUtf8().left(static_cast<qsizetype>(problem.column) - 1);
    problem.column = static_cast<std::size_t>(QString::fromUtf8(before).size()) + 1;
    return problem;
}

} // namespace

ControlForm::ControlForm(QSettings& settings, QObject* parent) : QObject(parent), m_presets(settings) {
    connect(&m_periods.white, &PeriodsModel::edited, this, &ControlForm::readPeriods);
    connect(&m_periods.black, &PeriodsModel::edited, this, &ControlForm::readPeriods);
    connect(&m_presets, &PresetsModel::countChanged, this, &ControlForm::changed);
    start({}, {});
}

void ControlForm::start(QString const& text, QString const& edition) {
    m_presets.setSearch({});
    setEdition(edition);
    m_text = text;
    m_same = true;
    // Periods to begin with, for a text that says none.
    if (auto const usual = clock::parseControl("90+30")) m_draft = usual->draft();
    showPeriods();
    readText();
}

QString ControlForm::edition() const { return plain(m_edition->code); }

void ControlForm::setEdition(QString const& code) {
    Edition const* const edition = editionByCode(code.toStdString());
    if (!edition) return;
    m_edition = edition;
    emit changed();
}

// --- The text --------------------------------------------------------------------------------------------

void ControlForm::setText(QString const& text) {
    if (m_text == text) return;
    m_text = text;
    m_same = true;
    readText();
}

void ControlForm::readText() {
    auto const read = clock::readControl(m_text.toStdString());
    m_setting = read ? std::optional{*read} : std::nullopt;
    m_problem.clear();
    m_problemColumn = 0;
    if (!read) {
        auto const problem = inCharacters(read.error(), m_text);
        m_problem = controlProblemText(problem);
        if (problem.what != clock::TextProblem::What::NotSound) m_problemColumn = static_cast<int>(problem.column);
    } else {
        m_draft = read->draft();
        m_same = m_same && read->sameForBoth();
        showPeriods();
    }
    emit changed();
}

void ControlForm::take(Setting const& setting) {
    m_same = true;
    m_text = plain(clock::writeControl(setting));
    readText();
}

void ControlForm::takePreset(int row) {
    if (auto const setting = clock::readControl(m_presets.controlAt(row).toStdString())) take(*setting);
}

QString ControlForm::otherReading() const {
    auto const other = clock::otherReading(m_text.toStdString());
    return other ? controlInWords(*other) : QString{};
}

void ControlForm::takeOtherReading() {
    if (auto const other = clock::otherReading(m_text.toStdString())) take(*other);
}

// --- Periods and options ---------------------------------------------------------------------------------

void ControlForm::showPeriods() {
    m_periods.white.show(m_draft.periods.white);
    m_periods.black.show(m_draft.periods.black);
}

void ControlForm::readPeriods() {
    auto const white = m_periods.white.periods();
    auto const black = m_same ? white : m_periods.black.periods();
    tellPeriods({});
    if (!white || !black) {
        m_setting.reset();
        m_problemColumn = 0;
        m_problem = tr("A number in a period cannot be read.");
        emit changed();
        return;
    }
    // A clock that does at the flag what is usual goes on doing what is usual for the new times.
    bool const usual = m_draft.atFlag == clock::usualAtFlag(m_draft);
    m_draft.periods = {*white, *black};
    if (usual) m_draft.atFlag = clock::usualAtFlag(m_draft);
    assemble();
}

void ControlForm::assemble() {
    auto const made = Setting::create(m_draft);
    m_setting = made ? std::optional{*made} : std::nullopt;
    m_problemColumn = 0;
    m_problem.clear();
    if (made) {
        m_text = plain(clock::writeControl(*made));
    } else {
        m_problem = settingFaultText(made.error().front().fault);
        tellPeriods(made.error());
    }
    emit changed();
}

void ControlForm::tellPeriods(std::vector<clock::SettingProblem> const& problems) {
    ByColour<PeriodsModel::Problems> told;
    for (clock::SettingProblem const& problem : problems)
        if (problem.colour) told[*problem.colour].emplace(problem.period, settingFaultText(problem.fault));
    m_periods.white.tell(told.white);
    m_periods.black.tell(told.black);
}

void ControlForm::setSame(bool same) {
    if (m_same == same) return;
    m_same = same;
    // Black begins with what White has, and has what White has again.
    m_periods.black.show(m_draft.periods.white);
    readPeriods();
}

void ControlForm::exchangeSides() {
    if (m_same) return;
    std::swap(m_draft.periods.white, m_draft.periods.black);
    showPeriods();
    assemble();
}

bool ControlForm::severalPeriods() const {
    auto const several = [](std::vector<Period> const& periods) {
        return periods.size() > 1 && clock::isPlain(periods[1].method);
    };
    return several(m_draft.periods.white) || several(m_draft.periods.black);
}

bool ControlForm::anyExtra() const { return hasAnyExtra(m_draft.periods.white) || hasAnyExtra(m_draft.periods.black); }

void ControlForm::setAtQuota(bool atQuota) {
    m_draft.transition = atQuota ? Transition::AtQuota : Transition::AtZero;
    assemble();
}

void ControlForm::setFreezes(bool freezes) {
    m_draft.atFlag = freezes ? AtFlag::Freeze : AtFlag::RunOn;
    assemble();
}

void ControlForm::setFirstMoveCredited(bool credited) {
    m_draft.firstMove = credited ? FirstMove::Credited : FirstMove::NotCredited;
    assemble();
}

QStringList ControlForm::methodNames() const {
    QStringList names;
    for (QString const& word : methodWords()) names += methodText(*methodByWord(word));
    return names;
}

// --- What it means ---------------------------------------------------------------------------------------

QString ControlForm::words() const { return m_setting ? controlInWords(*m_setting, *m_edition) : QString{}; }

QStringList ControlForm::classes() const { return m_setting ? controlClasses(*m_setting, *m_edition) : QStringList{}; }

QString ControlForm::exactText() const { return m_setting ? plain(clock::exactText(*m_setting)) : QString{}; }

QString ControlForm::fileText() const { return m_setting ? plain(clock::secondsText(*m_setting)) : QString{}; }

QString ControlForm::fingerprint() const { return m_setting ? plain(clock::fingerprint(*m_setting)) : QString{}; }

QString ControlForm::presetName() const { return m_setting ? m_presets.nameOf(*m_setting) : QString{}; }

bool ControlForm::savePreset(QString const& name) { return m_setting && m_presets.save(name, *m_setting); }

void ControlForm::update() {
    m_presets.update();
    readText();
}

} // namespace flagfall::view
