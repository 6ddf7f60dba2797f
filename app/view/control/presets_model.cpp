// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/control/presets_model.h"

#include "app/view/common/chosen_file.h"
#include "app/view/common/sheet_file.h"
#include "app/view/control/preset_text.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "clock/typed_control.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QSettings>

#include <array>

namespace flagfall::view {
namespace {

constexpr std::array presetRoles{
    role<&PresetRow::presetId>("presetId"), role<&PresetRow::group>("group"), role<&PresetRow::name>("name"),
    role<&PresetRow::control>("control"),   role<&PresetRow::words>("words"), role<&PresetRow::own>("own"),
};

constexpr char fileFormat[] = "flagfall-presets";
constexpr int fileVersion = 1;
constexpr qint64 largestPresetsFile = 1'000'000;

QString trimmedName(QString const& name) { return name.simplified(); }

bool isName(QString const& name) { return !name.isEmpty() && name.size() <= PresetsModel::longestName; }

PresetRow rowOf(clock::Setting const& setting) {
    PresetRow row;
    row.control = plain(clock::writeControl(setting));
    row.words = controlInWords(setting);
    return row;
}

PresetRow rowOf(clock::Preset const& preset) {
    PresetRow row = rowOf(clock::settingOf(preset));
    row.presetId = plain(preset.id);
    row.group = presetGroupText(preset.group);
    row.name = presetText(preset);
    return row;
}

} // namespace

PresetsModel::PresetsModel(QSettings& settings, QObject* parent) : RowModel(presetRoles, parent), m_settings(settings) {
    load();
    update();
}

void PresetsModel::setSearch(QString const& text) {
    if (m_search == text) return;
    m_search = text;
    emit searchChanged();
    update();
}

bool PresetsModel::hasOwn(QString const& name) const {
    QString const wanted = trimmedName(name);
    return std::ranges::any_of(m_own, [&](Own const& own) { return own.name == wanted; });
}

QString PresetsModel::nameOf(clock::Setting const& setting) const {
    auto const own = std::ranges::find(m_own, setting, &Own::setting);
    if (own != m_own.end()) return own->name;
    clock::Preset const* preset = clock::presetWith(setting);
    //: A preset. %1 its group, %2 its name: "Blitz: World Blitz Championship".
    return preset ? tr("%1: %2", "preset").arg(presetGroupText(preset->group), presetText(*preset)) : QString{};
}

void PresetsModel::put(QString const& name, clock::Setting const& setting) {
    auto const found = std::ranges::find(m_own, name, &Own::name);
    if (found != m_own.end())
        found->setting = setting;
    else
        m_own.push_back({name, setting});
}

bool PresetsModel::save(QString const& name, clock::Setting const& setting) {
    QString const kept = trimmedName(name);
    if (!isName(kept)) return false;
    put(kept, setting);
    keep();
    return true;
}

QString PresetsModel::controlAt(int row) const {
    return row >= 0 && row < count() ? rows()[static_cast<std::size_t>(row)].control : QString{};
}

std::vector<PresetsModel::Own>::iterator PresetsModel::ownAt(int row) {
    if (row < 0 || row >= count() || !rows()[static_cast<std::size_t>(row)].own) return m_own.end();
    return std::ranges::find(m_own, rows()[static_cast<std::size_t>(row)].name, &Own::name);
}

void PresetsModel::rename(int row, QString const& name) {
    QString const wanted = trimmedName(name);
    auto const own = ownAt(row);
    if (own == m_own.end() || !isName(wanted) || hasOwn(wanted)) return;
    own->name = wanted;
    keep();
}

void PresetsModel::remove(int row) {
    auto const own = ownAt(row);
    if (own == m_own.end()) return;
    m_own.erase(own);
    keep();
}

// --- The list --------------------------------------------------------------------------------------------

std::vector<PresetRow> PresetsModel::all() const {
    std::vector<PresetRow> rows;
    for (Own const& own : m_own) {
        PresetRow& row = rows.emplace_back(rowOf(own.setting));
        row.presetId = QStringLiteral("own/") + own.name;
        row.group = tr("My presets");
        row.name = own.name;
        row.own = true;
    }
    for (clock::Preset const& preset : clock::presets()) rows.push_back(rowOf(preset));
    return rows;
}

/// Every word of the search stands somewhere in the row.
bool PresetsModel::isWanted(PresetRow const& row) const {
    QString const text = searchable(row.group + QLatin1Char(' ') + row.name + QLatin1Char(' ') + row.control +
                                    QLatin1Char(' ') + row.words + QLatin1Char(' ') + row.presetId);
    auto const words = searchable(m_search).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](QString const& word) { return text.contains(word); });
}

void PresetsModel::update() {
    int const before = count();
    std::vector<PresetRow> rows = all();
    std::erase_if(rows, [this](PresetRow const& row) { return !isWanted(row); });
    setRows(std::move(rows));
    if (count() != before) emit countChanged();
}

// --- Settings and file -----------------------------------------------------------------------------------

void PresetsModel::load() {
    int const size = m_settings.beginReadArray(QStringLiteral("presets"));
    for (int at = 0; at < size; ++at) {
        m_settings.setArrayIndex(at);
        QString const name = trimmedName(m_settings.value(QStringLiteral("name")).toString());
        QString const control = m_settings.value(QStringLiteral("control")).toString();
        if (auto const setting = clock::parseExact(control.toStdString()); setting && isName(name)) put(name, *setting);
    }
    m_settings.endArray();
}

void PresetsModel::keep() {
    m_settings.remove(QStringLiteral("presets"));
    m_settings.beginWriteArray(QStringLiteral("presets"), ownCount());
    int at = 0;
    for (Own const& own : m_own) {
        m_settings.setArrayIndex(at++);
        m_settings.setValue(QStringLiteral("name"), own.name);
        m_settings.setValue(QStringLiteral("control"), plain(clock::exactText(own.setting)));
    }
    m_settings.endArray();
    update();
    emit countChanged();
}

QByteArray PresetsModel::toFile() const {
    QJsonArray presets;
    for (Own const& own : m_own)
        presets.append(QJsonObject{{QStringLiteral("name"), own.name},
                                   {QStringLiteral("control"), plain(clock::exactText(own.setting))}});
    return QJsonDocument{QJsonObject{{QStringLiteral("format"), QLatin1String(fileFormat)},
                                     {QStringLiteral("version"), fileVersion},
                                     {QStringLiteral("presets"), presets}}}
        .toJson();
}

std::optional<int> PresetsModel::takeFile(QByteArray const& bytes) {
    QJsonObject const file = QJsonDocument::fromJson(bytes).object();
    if (file.value(QStringLiteral("format")).toString() != QLatin1String(fileFormat) ||
        file.value(QStringLiteral("version")).toInt() != fileVersion)
        return std::nullopt;
    int taken = 0;
    for (QJsonValue const& one : file.value(QStringLiteral("presets")).toArray()) {
        QString const name = trimmedName(one[QStringLiteral("name")].toString());
        auto const setting = clock::readControl(one[QStringLiteral("control")].toString().toStdString());
        if (!setting || !isName(name)) continue;
        put(name, *setting);
        ++taken;
    }
    keep();
    return taken;
}

void PresetsModel::say(QString const& text) {
    m_told = text;
    emit toldChanged();
}

void PresetsModel::exportTo(QUrl const& url) {
    if (auto const refusal = whyNotOver(url.toLocalFile())) return say(*refusal);
    QSaveFile file(url.toLocalFile());
    bool const written = file.open(QIODevice::WriteOnly) && file.write(toFile()) >= 0 && file.commit();
    QString const shown = QDir::toNativeSeparators(file.fileName());
    say(written ? tr("Presets exported to %1: %2").arg(shown, QString::number(ownCount()))
                : tr("The file %1 cannot be written: %2").arg(shown, file.errorString()));
}

void PresetsModel::importFrom(QUrl const& url) {
    QFile file(url.toLocalFile());
    QString const shown = QDir::toNativeSeparators(file.fileName());
    if (auto const reason = openChosen(file)) return say(tr("The file %1 cannot be read: %2").arg(shown, *reason));
    auto const taken = takeFile(file.read(largestPresetsFile));
    say(taken ? tr("Presets imported from %1: %2").arg(shown, QString::number(*taken))
              : tr("The file %1 contains no presets of this program.").arg(shown));
}

} // namespace flagfall::view
