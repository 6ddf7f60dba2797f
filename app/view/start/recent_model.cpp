// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/start/recent_model.h"

#include "app/session/reports/closing.h"
#include "app/view/common/event_address.h"
#include "app/view/texts/plain_text.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::size_t mostEntries = 12;

constexpr std::array recentRoles{
    role<&RecentRow::name>("name"),   role<&RecentRow::place>("place"),       role<&RecentRow::filePath>("filePath"),
    role<&RecentRow::when>("when"),   role<&RecentRow::state>("progress"),    role<&RecentRow::grave>("grave"),
    role<&RecentRow::where>("where"), role<&RecentRow::reminder>("reminder"),
};

QString stateText(EventProgress const& progress) {
    if (progress.paired == 0) return RecentModel::tr("No round has been paired yet");
    if (progress.paired >= progress.planned && progress.open == 0) return RecentModel::tr("Finished");
    //: "Round 3 of 7"
    QString const round = RecentModel::tr("Round %1 of %2").arg(progress.paired).arg(progress.planned);
    if (progress.open == 0) return round;
    //: %1 "Round 3 of 7", %n games without a result.
    return RecentModel::tr("%1, %n result(s) missing", "", progress.open).arg(round);
}

bool isFinished(EventProgress const& progress) {
    return progress.planned > 0 && progress.paired >= progress.planned && progress.open == 0;
}

/// Whether an address answers is seen when it is opened.
bool isThere(QString const& name) { return isAddress(name) || QFileInfo::exists(name); }

} // namespace

RecentModel::RecentModel(QSettings& settings, QObject* parent) : RowModel(recentRoles, parent), m_settings(settings) {
    load();
    update();
}

void RecentModel::add(QString const& filePath, QString const& name, QString const& place, QDateTime const& when) {
    load(); // another tournament of the window may have written there
    std::erase_if(m_entries, [&](Entry const& entry) { return entry.filePath == filePath; });
    m_entries.insert(m_entries.begin(), {filePath, name, place, when, {}});
    if (m_entries.size() > mostEntries) m_entries.resize(mostEntries);
    save();
    update();
}

bool RecentModel::wasInterrupted(Entry const& entry) const {
    return entry.progress.running && entry.progress.open > 0 && entry.filePath != m_open &&
           !m_openBeside.contains(entry.filePath);
}

void RecentModel::setOpenBeside(QStringList const& files) {
    if (files == m_openBeside) return;
    m_openBeside = files;
    load();
    update();
}

void RecentModel::note(QString const& filePath, EventProgress const& progress) {
    m_open = progress.running ? filePath : QString{};
    load();
    auto const entry = std::ranges::find(m_entries, filePath, &Entry::filePath);
    if (entry == m_entries.end() || entry->progress == progress) return;
    entry->progress = progress;
    save();
    update();
}

QString RecentModel::whereOf(Entry const& entry) const {
    if (isAddress(entry.filePath)) {
        QString const host = hostOf(entry.filePath);
        //: %1 the name of a computer.
        return host.isEmpty() ? tr("Database on this computer") : tr("Database on %1").arg(host);
    }
    bool const isOnlyOne = std::ranges::count(m_entries, entry.name, &Entry::name) < 2;
    return isOnlyOne ? QString{} : QDir::toNativeSeparators(entry.filePath);
}

RecentRow RecentModel::rowOf(Entry const& entry) const {
    RecentRow row{entry.name,
                  entry.place,
                  entry.filePath,
                  QLocale().toString(entry.when, QLocale::ShortFormat),
                  stateText(entry.progress),
                  false,
                  whereOf(entry),
                  {}};
    bool const gone = !isThere(entry.filePath);
    row.grave = gone || wasInterrupted(entry);
    if (gone)
        row.state = tr("The file is not there");
    else if (row.grave)
        //: %1 is how far the event has come: "Round 3 of 7, 12 results missing".
        row.state = tr("%1; it was interrupted").arg(row.state);
    int const months = m_today && entry.progress.personal ? session::monthsOver(entry.progress.lastDay, m_today()) : 0;
    if (months > 0 && !gone)
        row.reminder = tr("Over for %n month(s), and contact details or days of birth are still in it", "", months);
    return row;
}

void RecentModel::update() {
    int const before = count();
    std::vector<RecentRow> rows;
    for (Entry const& entry : m_entries) rows.push_back(rowOf(entry));
    setRows(std::move(rows));
    if (count() != before) emit countChanged();
    emit continueChanged();
}

int RecentModel::last() const {
    auto found = std::ranges::find_if(
        m_entries, [&](Entry const& entry) { return wasInterrupted(entry) && isThere(entry.filePath); });
    if (found == m_entries.end())
        found = std::ranges::find_if(
            m_entries, [&](Entry const& entry) { return !isFinished(entry.progress) && isThere(entry.filePath); });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

QString RecentModel::continueText() const {
    int const row = last();
    //: %1 the name of an event.
    return row < 0 ? QString{} : tr("Continue %1").arg(m_entries[static_cast<std::size_t>(row)].name);
}

QString RecentModel::continueState() const {
    int const row = last();
    if (row < 0) return {};
    RecentRow const shown = rowOf(m_entries[static_cast<std::size_t>(row)]);
    return shown.where.isEmpty() ? shown.state : shown.state + QLatin1Char('\n') + shown.where;
}

void RecentModel::open(int row) {
    if (row >= 0 && row < count()) emit openAsked(m_entries[static_cast<std::size_t>(row)].filePath);
}

void RecentModel::forget(int row) {
    if (row < 0 || row >= count()) return;
    m_entries.erase(m_entries.begin() + row);
    save();
    update();
}

void RecentModel::load() {
    m_entries.clear();
    int const size = m_settings.beginReadArray(QStringLiteral("recent"));
    for (int at = 0; at < size; ++at) {
        m_settings.setArrayIndex(at);
        m_entries.push_back(
            {m_settings.value(QStringLiteral("file")).toString(),
             m_settings.value(QStringLiteral("name")).toString(),
             m_settings.value(QStringLiteral("place")).toString(),
             m_settings.value(QStringLiteral("when")).toDateTime(),
             {m_settings.value(QStringLiteral("paired")).toInt(), m_settings.value(QStringLiteral("planned")).toInt(),
              m_settings.value(QStringLiteral("open")).toInt(), m_settings.value(QStringLiteral("running")).toBool(),
              parseDate(utf8(m_settings.value(QStringLiteral("lastDay")).toString())),
              m_settings.value(QStringLiteral("personal")).toBool()}});
    }
    m_settings.endArray();
}

void RecentModel::save() {
    m_settings.remove(QStringLiteral("recent"));
    m_settings.beginWriteArray(QStringLiteral("recent"), static_cast<int>(m_entries.size()));
    int at = 0;
    for (Entry const& entry : m_entries) {
        m_settings.setArrayIndex(at++);
        m_settings.setValue(QStringLiteral("file"), entry.filePath);
        m_settings.setValue(QStringLiteral("name"), entry.name);
        m_settings.setValue(QStringLiteral("place"), entry.place);
        m_settings.setValue(QStringLiteral("when"), entry.when);
        m_settings.setValue(QStringLiteral("paired"), entry.progress.paired);
        m_settings.setValue(QStringLiteral("planned"), entry.progress.planned);
        m_settings.setValue(QStringLiteral("open"), entry.progress.open);
        m_settings.setValue(QStringLiteral("running"), entry.progress.running);
        if (entry.progress.lastDay)
            m_settings.setValue(QStringLiteral("lastDay"), QString::fromStdString(isoDate(*entry.progress.lastDay)));
        m_settings.setValue(QStringLiteral("personal"), entry.progress.personal);
    }
    m_settings.endArray();
}

} // namespace flagfall::view
