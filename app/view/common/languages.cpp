// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <array>

namespace flagfall::view {
namespace {

/// English needs no dictionary, only its plural: `%n player(s)` in the source. Stands behind the other dictionaries.
class EnglishPlurals final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(char const*, char const* source, char const*, int n) const override {
        QString text = QString::fromUtf8(source);
        QLatin1String const mark("(s)");
        if (n < 0 || !text.contains(mark)) return {};
        return text.replace(mark, n == 1 ? QLatin1String("") : QLatin1String("s"));
    }
};

/// English as the source has it, in front of the dictionary of another language.
class SourceText final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(char const* context, char const* source, char const* comment,
                                    int n) const override {
        QString const plural = m_plurals.translate(context, source, comment, n);
        return plural.isEmpty() ? QString::fromUtf8(source) : plural;
    }

private:
    EnglishPlurals m_plurals;
};

QLocale localeOf(QString const& language) {
    // British English writes the day before the month, as FIDE does.
    return language == QLatin1String("en") ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale(language);
}

void loadAndInstall(QTranslator& translator, QString const& name, QString const& folder) {
    if (translator.load(name, folder)) QCoreApplication::installTranslator(&translator);
}

} // namespace

std::span<Language const> programLanguages() {
    static constexpr std::array languages{Language{"en", "English"}, Language{"sk", "Slovenčina"},
                                          Language{"cs", "Čeština"}, Language{"gl", "Galego"}};
    return languages;
}

struct Languages::Installed {
    EnglishPlurals plurals;
    QTranslator qt;
    QTranslator program;
};

Languages::Languages() : m_installed(std::make_unique<Installed>()) {
    QCoreApplication::installTranslator(&m_installed->plurals);
}

Languages::~Languages() = default;

struct SpokenFor::Dictionaries {
    QLocale before;
    SourceText source;
    QTranslator program;
};

SpokenFor::SpokenFor(QString const& language) {
    if (language.isEmpty() || localeOf(language) == QLocale()) return;
    m_dictionaries = std::make_unique<Dictionaries>();
    QLocale::setDefault(localeOf(language));
    QCoreApplication::installTranslator(&m_dictionaries->source);
    loadAndInstall(m_dictionaries->program, QStringLiteral("flagfall_") + language, QStringLiteral(":/i18n"));
}

SpokenFor::~SpokenFor() {
    if (m_dictionaries) QLocale::setDefault(m_dictionaries->before); // dictionaries take themselves out
}

void Languages::speak(QString const& language) {
    QCoreApplication::removeTranslator(&m_installed->program);
    QCoreApplication::removeTranslator(&m_installed->qt);
    QLocale::setDefault(localeOf(language));
    loadAndInstall(m_installed->qt, QStringLiteral("qtbase_") + language,
                   QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    loadAndInstall(m_installed->program, QStringLiteral("flagfall_") + language, QStringLiteral(":/i18n"));
}

} // namespace flagfall::view
