// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/preferences.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

struct Language {
    char const* code;
    char const* name;
};
constexpr std::array languageTable{Language{"en", "English"}, Language{"sk", "Slovenčina"}, Language{"cs", "Čeština"},
                                   Language{"gl", "Galego"}};
constexpr std::array fontScales{1.0, 1.25, 1.5};

bool known(QString const& language) {
    return std::any_of(languageTable.begin(), languageTable.end(),
                       [&](Language const& one) { return language == QLatin1String(one.code); });
}

QString systemLanguage() {
    QString const language = QLocale::system().name().section(QLatin1Char('_'), 0, 0);
    return known(language) ? language : QStringLiteral("en");
}

double knownScale(double scale) {
    auto const found =
        std::find_if(fontScales.begin(), fontScales.end(), [scale](double one) { return qFuzzyCompare(one, scale); });
    return found == fontScales.end() ? 0.0 : *found;
}

Preferences::Theme themeOf(QString const& text) {
    if (text == QLatin1String("light")) return Preferences::Theme::Light;
    if (text == QLatin1String("dark")) return Preferences::Theme::Dark;
    return Preferences::Theme::System;
}

QString themeCode(Preferences::Theme theme) {
    switch (theme) {
    case Preferences::Theme::System: return QStringLiteral("system");
    case Preferences::Theme::Light: return QStringLiteral("light");
    case Preferences::Theme::Dark: return QStringLiteral("dark");
    }
    return {};
}

} // namespace

Preferences::Preferences(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings) {
    m_language = m_settings.value(QStringLiteral("view/language")).toString();
    if (!known(m_language)) m_language = systemLanguage();
    m_theme = themeOf(m_settings.value(QStringLiteral("view/theme")).toString());
    if (double const scale = knownScale(m_settings.value(QStringLiteral("view/fontScale"), 1.0).toDouble()); scale > 0)
        m_fontScale = scale;
    m_tenths = m_settings.value(QStringLiteral("clock/tenths"), true).toBool();
}

QStringList Preferences::languages() const {
    QStringList codes;
    for (Language const& language : languageTable) codes += QString::fromLatin1(language.code);
    return codes;
}

QStringList Preferences::languageNames() const {
    QStringList names;
    for (Language const& language : languageTable) names += QString::fromUtf8(language.name);
    return names;
}

bool Preferences::dark() const { return m_theme == Theme::Dark || (m_theme == Theme::System && m_systemDark); }

void Preferences::setLanguage(QString const& language) {
    if (overrideLanguage(language)) m_settings.setValue(QStringLiteral("view/language"), language);
}

void Preferences::setTheme(Theme theme) {
    m_settings.setValue(QStringLiteral("view/theme"), themeCode(theme));
    overrideTheme(theme);
}

void Preferences::setFontScale(double scale) {
    if (overrideFontScale(scale)) m_settings.setValue(QStringLiteral("view/fontScale"), m_fontScale);
}

void Preferences::setTenths(bool tenths) {
    if (m_tenths == tenths) return;
    m_tenths = tenths;
    m_settings.setValue(QStringLiteral("clock/tenths"), tenths);
    emit tenthsChanged();
}

bool Preferences::overrideLanguage(QString const& language) {
    if (!known(language)) return false;
    if (m_language == language) return true;
    m_language = language;
    emit languageChanged();
    return true;
}

void Preferences::overrideTheme(Theme theme) {
    if (m_theme == theme) return;
    m_theme = theme;
    emit themeChanged();
}

bool Preferences::overrideFontScale(double scale) {
    double const wanted = knownScale(scale);
    if (wanted <= 0) return false;
    if (!qFuzzyCompare(m_fontScale, wanted)) {
        m_fontScale = wanted;
        emit fontScaleChanged();
    }
    return true;
}

void Preferences::setSystemDark(bool dark) {
    if (m_systemDark == dark) return;
    m_systemDark = dark;
    emit themeChanged();
}

} // namespace flagfall::view
