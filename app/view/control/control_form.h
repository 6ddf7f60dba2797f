// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/control/periods_model.h"
#include "app/view/control/presets_model.h"
#include "arbiter/laws/edition.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flagfall::view {

/// A time control while it is being made: one text that understands every way of writing it, the same as periods and
/// options, and what it means in words. Both ways stay in step: a text that can be read is shown as periods, periods
/// that make a control are written as the text.
class ControlForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed FINAL)
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed FINAL)
    Q_PROPERTY(bool ok READ ok NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(int problemColumn READ problemColumn NOTIFY changed FINAL)
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
    Q_PROPERTY(QStringList classes READ classes NOTIFY changed FINAL)
    Q_PROPERTY(QString exactText READ exactText NOTIFY changed FINAL)
    Q_PROPERTY(QString fileText READ fileText NOTIFY changed FINAL)
    Q_PROPERTY(QString fingerprint READ fingerprint NOTIFY changed FINAL)
    Q_PROPERTY(QString presetName READ presetName NOTIFY changed FINAL)
    Q_PROPERTY(QString otherReading READ otherReading NOTIFY changed FINAL)
    Q_PROPERTY(bool same READ same WRITE setSame NOTIFY changed FINAL)
    Q_PROPERTY(bool severalPeriods READ severalPeriods NOTIFY changed FINAL)
    Q_PROPERTY(bool anyExtra READ anyExtra NOTIFY changed FINAL)
    Q_PROPERTY(bool atQuota READ atQuota WRITE setAtQuota NOTIFY changed FINAL)
    Q_PROPERTY(bool freezes READ freezes WRITE setFreezes NOTIFY changed FINAL)
    Q_PROPERTY(bool firstMoveCredited READ firstMoveCredited WRITE setFirstMoveCredited NOTIFY changed FINAL)
    Q_PROPERTY(QStringList methodNames READ methodNames NOTIFY changed FINAL)
    Q_PROPERTY(QStringList methodWords READ methodWords CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PeriodsModel* white READ white CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PeriodsModel* black READ black CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PresetsModel* presets READ presets CONSTANT FINAL)
public:
    explicit ControlForm(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    void setText(QString const& text);
    [[nodiscard]] QString edition() const;
    /// By its code; one that is not known changes nothing.
    void setEdition(QString const& code);
    [[nodiscard]] bool ok() const { return m_setting.has_value(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    /// Where in the text, from 1; 0: not at a place in the text.
    [[nodiscard]] int problemColumn() const { return m_problemColumn; }
    [[nodiscard]] QString words() const;
    [[nodiscard]] QStringList classes() const;
    [[nodiscard]] QString exactText() const;
    /// As record 222 of a report and the tag of a game file say it.
    [[nodiscard]] QString fileText() const;
    [[nodiscard]] QString fingerprint() const;
    [[nodiscard]] QString presetName() const;
    /// What the text means in seconds, in words, where that could be meant; empty where not.
    [[nodiscard]] QString otherReading() const;
    /// Both players have the same periods.
    [[nodiscard]] bool same() const { return m_same; }
    void setSame(bool same);
    /// The question when the next period begins arises.
    [[nodiscard]] bool severalPeriods() const;
    [[nodiscard]] bool anyExtra() const;
    [[nodiscard]] bool atQuota() const { return m_draft.transition == clock::Transition::AtQuota; }
    void setAtQuota(bool atQuota);
    [[nodiscard]] bool freezes() const { return m_draft.atFlag == clock::AtFlag::Freeze; }
    void setFreezes(bool freezes);
    [[nodiscard]] bool firstMoveCredited() const { return m_draft.firstMove == clock::FirstMove::Credited; }
    void setFirstMoveCredited(bool credited);
    [[nodiscard]] QStringList methodNames() const; ///< of `methodWords`, in the same order
    [[nodiscard]] QStringList methodWords() const { return view::methodWords(); }
    [[nodiscard]] PeriodsModel* white() { return &m_periods.white; }
    [[nodiscard]] PeriodsModel* black() { return &m_periods.black; }
    [[nodiscard]] PresetsModel* presets() { return &m_presets; }

    /// Begins with a control as a field has it, under an edition.
    Q_INVOKABLE void start(QString const& text, QString const& edition);
    Q_INVOKABLE void takePreset(int row);
    Q_INVOKABLE void takeOtherReading();
    Q_INVOKABLE void exchangeSides();
    /// Keeps what stands here under a name; false when there is nothing to keep or no name.
    Q_INVOKABLE bool savePreset(QString const& name);

    [[nodiscard]] std::optional<clock::Setting> const& setting() const { return m_setting; }
    /// Makes every text again, in the present language.
    void update();

signals:
    void changed();

private:
    void take(clock::Setting const& setting);
    void readText();
    void readPeriods();
    void assemble();
    void showPeriods();
    void tellPeriods(std::vector<clock::SettingProblem> const& problems);

    ByColour<PeriodsModel> m_periods;
    PresetsModel m_presets;
    Edition const* m_edition = &currentEdition();
    QString m_text;
    bool m_same = true;
    clock::SettingDraft m_draft; ///< what the periods and options say; sound while there is a setting
    std::optional<clock::Setting> m_setting;
    QString m_problem;
    int m_problemColumn = 0;
};

} // namespace flagfall::view
