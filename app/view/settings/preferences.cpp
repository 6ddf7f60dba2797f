// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/settings/preferences.h"

#include "app/view/common/languages.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::array fontScales{1.0, 1.25, 1.5};

bool known(QString const& language) {
    return std::ranges::any_of(programLanguages(),
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

constexpr auto folderOfFilesKey = "files/folder";
constexpr std::array tenthsLimits{0, 10, 20, 60};
constexpr std::array styleCodes{"modern", "dgt2010", "dgt3000"};
constexpr std::array boardSoundCodes{"never", "as-clocks-do", "always"};
constexpr std::array resultKeysCodes{"flagfall", "vega", "sharly-chess"};

/// The value that is stored under this word; `otherwise` for a word nobody wrote.
template <typename Value, std::size_t Count>
Value storedValue(QString const& text, std::array<char const*, Count> const& codes, Value otherwise) {
    auto const found =
        std::find_if(codes.begin(), codes.end(), [&](char const* code) { return text == QLatin1String(code); });
    return found == codes.end() ? otherwise : static_cast<Value>(found - codes.begin());
}

template <typename Value, std::size_t Count>
QString codeOf(Value value, std::array<char const*, Count> const& codes) {
    return QString::fromLatin1(codes.at(static_cast<std::size_t>(value)));
}

clock::DisplayStyle displayStyle(Preferences::ClockStyle style) {
    switch (style) {
    case Preferences::ClockStyle::Modern: return clock::DisplayStyle::Modern;
    case Preferences::ClockStyle::Dgt2010: return clock::DisplayStyle::Dgt2010;
    case Preferences::ClockStyle::Dgt3000: return clock::DisplayStyle::Dgt3000;
    }
    return clock::DisplayStyle::Modern;
}

} // namespace

Preferences::Preferences(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings) {
    m_language = m_settings.value(QStringLiteral("view/language")).toString();
    if (!known(m_language)) m_language = systemLanguage();
    m_theme = themeOf(m_settings.value(QStringLiteral("view/theme")).toString());
    if (double const scale = knownScale(m_settings.value(QStringLiteral("view/fontScale"), 1.0).toDouble()); scale > 0)
        m_fontScale = scale;
    m_person = m_settings.value(QStringLiteral("desk/person")).toString();
    m_station = m_settings.value(QStringLiteral("desk/station")).toString();
    m_resultKeys =
        storedValue(m_settings.value(QStringLiteral("desk/resultKeys")).toString(), resultKeysCodes, m_resultKeys);
    loadClocks();
}

void Preferences::loadClocks() {
    m_clockStyle = storedValue(m_settings.value(QStringLiteral("clock/style")).toString(), styleCodes, m_clockStyle);
    // Before there were limits to choose from, tenths were on or off.
    int const before = m_settings.value(QStringLiteral("clock/tenths"), true).toBool() ? m_tenthsBelow : 0;
    int const limit = m_settings.value(QStringLiteral("clock/tenthsBelow"), before).toInt();
    if (std::find(tenthsLimits.begin(), tenthsLimits.end(), limit) != tenthsLimits.end()) m_tenthsBelow = limit;
    m_delayInTotal = m_settings.value(QStringLiteral("clock/delayInTotal"), m_delayInTotal).toBool();
    m_showMoves = m_settings.value(QStringLiteral("clock/showMoves"), m_showMoves).toBool();
    m_deskSound = m_settings.value(QStringLiteral("sound/desk"), m_deskSound).toBool();
    m_callSound = m_settings.value(QStringLiteral("sound/call"), m_callSound).toBool();
    m_entrySound = m_settings.value(QStringLiteral("sound/entry"), m_entrySound).toBool();
    m_boardSound =
        storedValue(m_settings.value(QStringLiteral("sound/board")).toString(), boardSoundCodes, m_boardSound);
}

FaceOptions Preferences::faceOptions() const {
    FaceOptions options;
    options.style = displayStyle(m_clockStyle);
    options.tenthsBelow = std::chrono::seconds{m_tenthsBelow};
    options.delay = m_delayInTotal ? DelayFigure::InTotal : DelayFigure::Beside;
    return options;
}

QStringList Preferences::sample() const {
    using namespace std::chrono_literals;
    constexpr std::array<clock::Span, 4> spans{1h + 28min + 7s, 12min + 5s, 47s + 300ms, 8s + 400ms};
    FaceOptions const options = faceOptions();
    QStringList texts;
    for (clock::Span const span : spans) texts += plain(clock::displayText(span, options.style, options.tenthsBelow));
    return texts;
}

QStringList Preferences::languages() const {
    QStringList codes;
    for (Language const& language : programLanguages()) codes += QString::fromLatin1(language.code);
    return codes;
}

QStringList Preferences::languageNames() const {
    QStringList names;
    for (Language const& language : programLanguages()) names += QString::fromUtf8(language.name);
    return names;
}

QStringList Preferences::resultKeysNames() const {
    return {QStringLiteral("Flagfall"), QStringLiteral("Vega"), QStringLiteral("Sharly Chess")};
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

void Preferences::setClockStyle(ClockStyle style) {
    if (m_clockStyle == style) return;
    m_clockStyle = style;
    m_settings.setValue(QStringLiteral("clock/style"), codeOf(style, styleCodes));
    emit faceChanged();
}

void Preferences::setTenthsBelow(int seconds) {
    bool const offered = std::find(tenthsLimits.begin(), tenthsLimits.end(), seconds) != tenthsLimits.end();
    if (!offered || m_tenthsBelow == seconds) return;
    m_tenthsBelow = seconds;
    m_settings.setValue(QStringLiteral("clock/tenthsBelow"), seconds);
    emit faceChanged();
}

void Preferences::setDelayInTotal(bool inTotal) {
    if (m_delayInTotal == inTotal) return;
    m_delayInTotal = inTotal;
    m_settings.setValue(QStringLiteral("clock/delayInTotal"), inTotal);
    emit faceChanged();
}

void Preferences::setShowMoves(bool show) {
    if (m_showMoves == show) return;
    m_showMoves = show;
    m_settings.setValue(QStringLiteral("clock/showMoves"), show);
    emit faceChanged();
}

void Preferences::setDeskSound(bool sound) {
    if (m_deskSound == sound) return;
    m_deskSound = sound;
    m_settings.setValue(QStringLiteral("sound/desk"), sound);
    emit soundChanged();
}

void Preferences::setBoardSound(BoardSound sound) {
    if (m_boardSound == sound) return;
    m_boardSound = sound;
    m_settings.setValue(QStringLiteral("sound/board"), codeOf(sound, boardSoundCodes));
    emit soundChanged();
}

void Preferences::setCallSound(bool sound) {
    if (m_callSound == sound) return;
    m_callSound = sound;
    m_settings.setValue(QStringLiteral("sound/call"), sound);
    emit soundChanged();
}

void Preferences::setEntrySound(bool sound) {
    if (m_entrySound == sound) return;
    m_entrySound = sound;
    m_settings.setValue(QStringLiteral("sound/entry"), sound);
    emit soundChanged();
}

void Preferences::setResultKeys(ResultKeys keys) {
    if (m_resultKeys == keys) return;
    m_resultKeys = keys;
    m_settings.setValue(QStringLiteral("desk/resultKeys"), codeOf(keys, resultKeysCodes));
    emit resultKeysChanged();
}

QString Preferences::stationOrNumber() const {
    return m_station.isEmpty() ? numberedDesk(QStringLiteral("%1")) : m_station;
}

QString Preferences::stationHint() const { return stationText(numberedDesk(QString::number(m_deskNumber))); }

void Preferences::setDeskNumber(int number) {
    m_deskNumber = number;
    emit stationHintChanged();
}

QUrl Preferences::folder() const {
    QString const kept = m_settings.value(QLatin1String(folderOfFilesKey)).toString();
    QString const documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (QString const& folder : {kept, documents}) // a stick may be gone
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) return QUrl::fromLocalFile(folder);
    return QUrl::fromLocalFile(QDir::homePath());
}

void Preferences::setFolder(QUrl const& folder) {
    if (!folder.isLocalFile() || folder == this->folder()) return;
    m_settings.setValue(QLatin1String(folderOfFilesKey), folder.toLocalFile());
    emit folderChanged();
}

void Preferences::setPerson(QString const& person) {
    QString const name = person.trimmed();
    if (m_person == name) return;
    m_person = name;
    m_settings.setValue(QStringLiteral("desk/person"), name);
    emit attendantChanged();
}

void Preferences::setStation(QString const& station) {
    QString const name = station.trimmed();
    if (m_station == name) return;
    m_station = name;
    m_settings.setValue(QStringLiteral("desk/station"), name);
    emit attendantChanged();
}

void Preferences::setMuted(bool muted) {
    if (m_muted == muted) return;
    m_muted = muted;
    emit soundChanged();
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

void Preferences::takeFrom(Preferences const& other) {
    // What holds for this run only is not written.
    overrideLanguage(other.m_language);
    overrideTheme(other.m_theme);
    overrideFontScale(other.m_fontScale);
    setSystemDark(other.m_systemDark);
    setMuted(other.m_muted);
    setClockStyle(other.m_clockStyle);
    setTenthsBelow(other.m_tenthsBelow);
    setDelayInTotal(other.m_delayInTotal);
    setShowMoves(other.m_showMoves);
    setDeskSound(other.m_deskSound);
    setBoardSound(other.m_boardSound);
    setCallSound(other.m_callSound);
    setEntrySound(other.m_entrySound);
    setResultKeys(other.m_resultKeys);
    setPerson(other.m_person);
    setStation(other.m_station);
}

void Preferences::shareWith(Preferences& other) {
    auto const follow = [](Preferences& from, Preferences& to) {
        auto const take = [&from, &to] { to.takeFrom(from); };
        for (auto const changed :
             {&Preferences::languageChanged, &Preferences::themeChanged, &Preferences::fontScaleChanged,
              &Preferences::faceChanged, &Preferences::soundChanged, &Preferences::attendantChanged,
              &Preferences::resultKeysChanged})
            connect(&from, changed, &to, take);
    };
    follow(*this, other);
    follow(other, *this);
}

} // namespace flagfall::view
