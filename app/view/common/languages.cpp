// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/languages.h"

#include "app/view/texts/text_locale.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <array>

namespace flagfall::view {
namespace {

/// English needs no dictionary, only its plural: `%n player(s)` in the source.
QString englishPlural(char const* source, int n) {
    QString text = QString::fromUtf8(source);
    QLatin1String const mark("(s)");
    if (n < 0 || !text.contains(mark)) return {};
    return text.replace(mark, n == 1 ? QLatin1String("") : QLatin1String("s"));
}

/// What this thread makes for others is looked up here first; none: in the language of the program.
QTranslator*& dictionaryOfThisThread() {
    thread_local QTranslator* dictionary = nullptr;
    return dictionary;
}

/// One of the program's dictionaries. Whichever is asked first gives way to that of the thread.
class Dictionary : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(char const* context, char const* source, char const* comment,
                                    int n) const override {
        QTranslator const* const other = dictionaryOfThisThread();
        if (!other) return own(context, source, comment, n);
        QString const text = other->translate(context, source, comment, n);
        if (!text.isEmpty()) return text;
        QString const plural = englishPlural(source, n); // English as the source has it
        return plural.isEmpty() ? QString::fromUtf8(source) : plural;
    }

protected:
    [[nodiscard]] virtual QString own(char const* context, char const* source, char const* comment, int n) const {
        return QTranslator::translate(context, source, comment, n);
    }
};

/// Stands behind the other dictionaries.
class EnglishPlurals final : public Dictionary {
    [[nodiscard]] QString own(char const* /*context*/, char const* source, char const* /*comment*/,
                              int n) const override {
        return englishPlural(source, n);
    }
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

QString languageNow() {
    QString const code = QLocale().name().section(QLatin1Char('_'), 0, 0);
    for (Language const& one : programLanguages())
        if (code == QLatin1String(one.code)) return code;
    return QString::fromLatin1(programLanguages().front().code);
}

struct Languages::Installed {
    EnglishPlurals plurals;
    Dictionary qt;
    Dictionary program;
};

Languages::Languages() : m_installed(std::make_unique<Installed>()) {
    QCoreApplication::installTranslator(&m_installed->plurals);
}

Languages::~Languages() = default;

SpokenFor::SpokenFor(QString const& language) {
    if (language.isEmpty()) return;
    m_dictionary = std::make_unique<QTranslator>();
    (void)m_dictionary->load(QStringLiteral("flagfall_") + language, QStringLiteral(":/i18n")); // none for English
    dictionaryOfThisThread() = m_dictionary.get();
    setTextLocale(localeOf(language));
}

SpokenFor::~SpokenFor() {
    if (!m_dictionary) return;
    dictionaryOfThisThread() = nullptr;
    setTextLocale(std::nullopt);
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
