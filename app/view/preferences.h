// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// What the user of this computer likes. Kept in an ini file; what the command line says holds for this run only.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList languages READ languages CONSTANT FINAL)
    Q_PROPERTY(QStringList languageNames READ languageNames CONSTANT FINAL)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged FINAL)
    Q_PROPERTY(bool dark READ dark NOTIFY themeChanged FINAL)
    Q_PROPERTY(double fontScale READ fontScale WRITE setFontScale NOTIFY fontScaleChanged FINAL)
    Q_PROPERTY(bool tenths READ tenths WRITE setTenths NOTIFY tenthsChanged FINAL)
public:
    enum class Theme { System, Light, Dark };
    Q_ENUM(Theme)

    explicit Preferences(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] QString language() const { return m_language; }
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] QStringList languageNames() const;
    [[nodiscard]] Theme theme() const { return m_theme; }
    [[nodiscard]] bool dark() const;
    [[nodiscard]] double fontScale() const { return m_fontScale; }
    [[nodiscard]] bool tenths() const { return m_tenths; }

    void setLanguage(QString const& language);
    void setTheme(Theme theme);
    void setFontScale(double scale);
    void setTenths(bool tenths);

    /// For this run only; unknown values are left alone and answered with false.
    bool overrideLanguage(QString const& language);
    void overrideTheme(Theme theme);
    bool overrideFontScale(double scale);

    /// What the desktop's own theme is; main.cpp finds out and follows it.
    void setSystemDark(bool dark);

signals:
    void languageChanged();
    void themeChanged();
    void fontScaleChanged();
    void tenthsChanged();

private:
    QSettings& m_settings;
    QString m_language;
    Theme m_theme = Theme::System;
    bool m_systemDark = false;
    double m_fontScale = 1.0;
    bool m_tenths = true;
};

} // namespace flagfall::view
