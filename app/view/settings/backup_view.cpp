// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/settings/backup_view.h"

#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/settings/backup_retention.h"
#include "app/view/texts/journal_text.h"
#include "app/view/texts/plain_text.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStorageInfo>

#include <algorithm>
#include <utility>

namespace flagfall::view {
namespace {

constexpr auto folderKey = "backup/folder";
constexpr auto alwaysKey = "backup/afterEachRound";
constexpr auto keepKey = "backup/keep";

/// Newest first. An event's name may have signs that stand for others in patterns of names.
QFileInfoList copiesOf(QString const& event, QDir const& folder) {
    QFileInfoList copies = folder.entryInfoList({QStringLiteral("*.flagfall")}, QDir::Files, QDir::Time);
    copies.removeIf([stem = eventStem(event)](QFileInfo const& file) {
        return file.isSymLink() || !roundInBackupName(stem, file.fileName());
    });
    return copies;
}

/// Copies of this event that are too many, but for the one that has just been made. What they are called; on any
/// thread.
QStringList thinOut(JournalDoor& door, QString const& event, QString const& made, int keep) {
    QDir const folder = QFileInfo(made).dir();
    QList<BackupFile> copies;
    for (QFileInfo const& file : copiesOf(event, folder))
        copies.append({file.fileName(), *roundInBackupName(eventStem(event), file.fileName()), file.lastModified()});
    QStringList removed;
    for (QString const& name : copiesToRemove(std::move(copies), keep)) {
        QString const path = folder.filePath(name);
        bool const mayGo = path != made && door.isPartOf(path.toStdString(), event.toStdString());
        if (mayGo && QFile::remove(path)) removed += name;
    }
    return removed;
}

} // namespace

QStringList BackupView::placesOfThisComputer() {
    QStringList places;
    for (QStorageInfo const& volume : QStorageInfo::mountedVolumes()) {
        QString const root = volume.rootPath();
        bool const comesAndGoes = root.startsWith(QLatin1String("/media/")) ||
                                  root.startsWith(QLatin1String("/run/media/")) ||
                                  root.startsWith(QLatin1String("/mnt/"));
        if (comesAndGoes && volume.isReady() && !volume.isReadOnly()) places += root;
    }
    return places;
}

BackupView::BackupView(DeskLink& desk, JournalDoor& door, NoticeView& notice, QSettings& settings, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_notice(notice), m_settings(settings),
      m_places(placesOfThisComputer), m_folder(settings.value(QLatin1String(folderKey)).toString()),
      m_always(settings.value(QLatin1String(alwaysKey), true).toBool()),
      m_keep(settings.value(QLatin1String(keepKey), 0).toInt()) {
    constexpr std::chrono::seconds betweenLooks{4};
    m_look.setInterval(betweenLooks);
    connect(&m_look, &QTimer::timeout, this, &BackupView::lookAround);
    m_seen = m_places();
}

BackupView::~BackupView() {
    if (m_thread.joinable()) m_thread.join();
}

void BackupView::setPlaces(Places places) {
    m_places = std::move(places);
    m_seen = m_places();
}

void BackupView::setEventFile(QString const& path) {
    m_eventFile = path;
    m_waits = false;
    m_roundsCopied = roundsOver();
    say({}, false);
    path.isEmpty() ? m_look.stop() : m_look.start();
}

/// Rounds without a missing result, from the first on.
int BackupView::roundsOver() const {
    int over = 0;
    for (session::Round const& round : m_desk.state().rounds) {
        if (round.missingResults() > 0) break;
        ++over;
    }
    return over;
}

void BackupView::update(Changes const& changes) {
    if (m_eventFile.isEmpty() || m_folder.isEmpty() || !m_always || changes.onlyClocks()) return;
    int const over = roundsOver();
    bool const another = over > std::exchange(m_roundsCopied, over);
    if (another) begin();
}

// --- where to --------------------------------------------------------------------------------------------

void BackupView::lookAround() {
    QStringList const now = m_places();
    QStringList come;
    std::ranges::copy_if(now, std::back_inserter(come), [this](QString const& one) { return !m_seen.contains(one); });
    bool const other = now != std::exchange(m_seen, now);
    if (!come.isEmpty() && m_folder.isEmpty())
        m_notice.tell(
            NoticeView::Kind::Told,
            //: %1 the folder of a memory stick.
            tr("There is a place for copies of the event: %1. Choose it in Settings, and a copy is saved there "
               "after each round.")
                .arg(QDir::toNativeSeparators(come.constFirst())));
    if (m_waits && QFileInfo(m_folder).isDir()) copyNow();
    if (other) emit changed();
}

QString BackupView::setFolder(QString const& text) {
    QString path = QDir::fromNativeSeparators(text.trimmed());
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/"))) path.replace(0, 1, QDir::homePath());
    if (!path.isEmpty() && !QFileInfo(path).isDir()) return tr("There is no such folder.");
    m_folder = path.isEmpty() ? QString{} : QDir::cleanPath(path);
    m_settings.setValue(QLatin1String(folderKey), m_folder);
    say({}, false);
    return {};
}

void BackupView::choosePlace(int place) {
    if (place >= 0 && place < m_seen.size()) (void)setFolder(m_seen[place]);
}

void BackupView::setAlways(bool always) {
    m_always = always;
    m_settings.setValue(QLatin1String(alwaysKey), always);
    emit changed();
}

void BackupView::setKeep(int keep) {
    m_keep = keep;
    m_settings.setValue(QLatin1String(keepKey), keep);
    emit changed();
}

QList<int> BackupView::keepValues() const { return {0, 20, 10, 3}; }

QStringList BackupView::keepNames() const {
    QStringList names;
    for (int const keep : keepValues()) names += keep == 0 ? tr("All", "copies") : QString::number(keep);
    return names;
}

// --- what is done ----------------------------------------------------------------------------------------

void BackupView::backUp() {
    if (m_eventFile.isEmpty()) return;
    if (m_folder.isEmpty()) {
        m_notice.tell(NoticeView::Kind::Refused, tr("Choose in Settings where copies of the event are saved."));
        return;
    }
    m_byHand = true;
    begin();
}

void BackupView::begin() {
    m_waits = true;
    copyNow();
}

/// `open-round-3.flagfall`, then `open-round-3-2.flagfall` and so on: numbers of copies that were removed do not come
/// again, so that the names stand in the order of time.
QString BackupView::targetName() const {
    QString const stem = eventStem(m_eventFile) + QStringLiteral("-round-%1").arg(roundsOver());
    QString const ending = QStringLiteral(".flagfall");
    QDir const folder(m_folder);
    int newest = QFileInfo::exists(folder.filePath(stem + ending)) ? 1 : 0;
    for (QString const& name : folder.entryList({QStringLiteral("*-*") + ending}))
        if (name.startsWith(stem + QLatin1Char('-')))
            newest = std::max(newest, name.mid(stem.size() + 1).chopped(ending.size()).toInt());
    return folder.filePath((newest == 0 ? stem : QStringLiteral("%1-%2").arg(stem).arg(newest + 1)) + ending);
}

void BackupView::copyNow() {
    if (isBusy()) return;
    if (!QFileInfo(m_folder).isDir()) {
        say(tr("The folder %1 is not there. Plug the stick in: the copy is then saved by itself.")
                .arg(QDir::toNativeSeparators(m_folder)),
            true);
        return;
    }
    m_waits = false;
    start([this, &door = m_door, event = m_eventFile, target = targetName(), keep = m_keep]() -> Told {
        auto const problem = door.backUp(event.toStdString(), target.toStdString());
        QStringList const removed = problem ? QStringList{} : thinOut(door, event, target, keep);
        return [this, target, problem, removed] { copied(target, problem, removed); };
    });
}

void BackupView::copied(QString const& target, std::optional<session::JournalProblem> const& problem,
                        QStringList const& removed) {
    if (problem) {
        m_waits = !QFileInfo(m_folder).isDir(); // it was taken out meanwhile
        say(tr("The copy was not saved. %1").arg(journalProblemText(*problem)), true);
        return;
    }
    //: %1 a file, %2 an hour.
    QString const saved =
        tr("Copy saved as %1 at %2.").arg(QDir::toNativeSeparators(target), hourText(m_desk.ticks().wall()));
    //: %1 names of files.
    QString const gone = tr("%n older copy(ies) removed: %1.", "", static_cast<int>(removed.size()))
                             .arg(removed.join(QStringLiteral(", ")));
    say(removed.isEmpty() ? saved : saved + QLatin1Char(' ') + gone, false);
}

QString BackupView::newestCopy() const {
    auto const copies = copiesOf(m_eventFile, QDir(m_folder));
    return copies.isEmpty() ? QString{} : copies.constFirst().absoluteFilePath();
}

void BackupView::tryNewest() {
    if (m_eventFile.isEmpty() || isBusy()) return;
    QString const copy = m_folder.isEmpty() ? QString{} : newestCopy();
    if (copy.isEmpty()) {
        m_notice.tell(NoticeView::Kind::Refused, tr("There is no copy of this event to try."));
        return;
    }
    m_byHand = true;
    start([this, &door = m_door, copy, event = m_eventFile.toStdString()]() -> Told {
        auto const trial = door.tryBackup(copy.toStdString(), event);
        return [this, copy, trial] { tried(copy, trial); };
    });
}

void BackupView::tried(QString const& copy, BackupTrial const& trial) {
    QString const file = QDir::toNativeSeparators(copy);
    if (trial.problem) return say(openProblemText(*trial.problem, file), true);
    if (trial.isOther) return say(tr("The copy %1 has another history than this event.").arg(file), true);
    if (trial.filesLost > 0)
        return say(tr("The copy %1 can be restored, but %n attached file(s) in it are damaged.", "", trial.filesLost)
                       .arg(file),
                   true);
    QString const good = tr("The copy %1 is good: it was restored on trial, opened and read.").arg(file);
    say(trial.newer == 0
            ? good
            : good + QLatin1Char(' ') + tr("Since then %n entries came.", "", static_cast<int>(trial.newer)),
        false);
}

void BackupView::say(QString const& text, bool failed) {
    m_state = text;
    m_failed = failed;
    // What goes well by itself is no reason to take the eyes off the hall.
    bool const isTold = std::exchange(m_byHand, false) || failed;
    if (isTold && !text.isEmpty()) m_notice.tell(failed ? NoticeView::Kind::Refused : NoticeView::Kind::Done, text);
    emit changed();
}

// --- the thread ------------------------------------------------------------------------------------------

void BackupView::start(std::function<Told()> work) {
    m_thread = std::thread([this, work = std::move(work)] {
        m_told = work();
        QMetaObject::invokeMethod(this, &BackupView::finish, Qt::QueuedConnection);
    });
    emit changed();
}

void BackupView::finish() {
    m_thread.join();
    std::exchange(m_told, {})();
    if (m_waits) copyNow();
}

} // namespace flagfall::view
