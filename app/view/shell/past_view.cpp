// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/shell/past_view.h"

#include "app/view/papers/paper_lines.h"
#include "app/view/shell/closed_door.h"
#include "app/view/shell/workspace.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/typed_moment.h"

#include <QTemporaryDir>

namespace flagfall::view {
namespace {

/// How the past looks, and on what it is printed: as the present. What the desk does by itself is not among it.
void copySettings(QSettings const& from, QString const& file) {
    QSettings to(file, QSettings::IniFormat);
    for (QString const& key : from.allKeys())
        if (key.startsWith(QLatin1String("view/")) || key.startsWith(QLatin1String("clock/")) ||
            key.startsWith(QLatin1String("papers/")))
            to.setValue(key, from.value(key));
}

} // namespace

PastView::PastView(DeskLink& desk, Preferences& preferences, QSettings& settings, QObject* parent)
    : QObject(parent), m_desk(desk), m_preferences(preferences), m_settings(settings),
      m_door(std::make_unique<ClosedDoor>()) {
    connect(&m_desk, &DeskLink::changed, this, &PastView::follow);
    connect(&m_preferences, &Preferences::languageChanged, this, [this] {
        if (!m_shown) return;
        m_shown->preferences()->overrideLanguage(m_preferences.language());
        emit changed();
    });
}

PastView::~PastView() { qDeleteAll(findChildren<Workspace*>(Qt::FindDirectChildrenOnly)); }

QString PastView::text() const {
    if (!m_shown) return {};
    //: %1 "As of 14:32:05 on 25 November 2026, entry 812 of 1,034": the event is shown as it was then.
    return tr("%1: read only").arg(asOfLine(m_moment, m_desk.history().last()));
}

bool PastView::has(int act) const { return act >= 1 && Seq{act} <= m_desk.history().last(); }

bool PastView::showAfter(int act) { return has(act) && show(momentAfter(m_desk.history().acts(), Seq{act})); }

bool PastView::showBefore(int act) { return has(act) && show(momentBefore(m_desk.history().acts(), Seq{act})); }

bool PastView::ask(QString const& timeOfDay) {
    auto const& acts = m_desk.history().acts();
    auto const beginning = beginningOf(acts);
    if (!beginning) return false;
    session::WallAxis axis;
    for (session::RecordedAct const& act : acts) axis.take(act);
    session::PastMoment const begun = momentAfter(acts, *beginning);
    session::WallTime const first = begun.wall;
    session::WallTime const last = axis.wallAt(m_desk.now());
    auto const found = momentOf(timeOfDay, axis, first, last);
    if (found) return show(found->at > begun.at ? momentAt(acts, found->at, found->wall) : begun, found->remark);
    auto const moment = [](session::WallTime wall) {
        //: %1 a day, %2 a time of day.
        return tr("%1, %2", "moment").arg(dayText(dayOf(wall)), secondText(wall));
    };
    setAskError(found.error() == NoMoment::NotATime
                    //: %1 "Write a time of day: 14:32 or 14:32:05."
                    ? tr("%1 Of another day: 25.11. 14:32.").arg(notATimeText())
                    //: %1 and %2 "25 November 2026, 14:32:05".
                    : tr("The event has been recorded from %1 to %2.").arg(moment(first), moment(last)));
    return false;
}

std::optional<session::PastMoment> PastView::earlier() const {
    if (!m_shown) return std::nullopt;
    auto const before = momentEarlier(m_desk.history().acts(), m_moment.upTo);
    return before && exists(*before) ? before : std::nullopt;
}

std::optional<session::PastMoment> PastView::later() const {
    return m_shown ? momentLater(m_desk.history().acts(), m_moment.upTo) : std::nullopt;
}

void PastView::step(int by) {
    if (auto const moment = by < 0 ? earlier() : later()) show(*moment);
}

bool PastView::exists(session::PastMoment const& moment) const {
    auto const beginning = beginningOf(m_desk.history().acts());
    return beginning && *beginning <= moment.upTo;
}

bool PastView::show(session::PastMoment const& moment, QString const& remark) {
    if (!exists(moment)) {
        setAskError(tr("The event did not exist yet."));
        return false;
    }
    setAskError({});
    m_moment = moment;
    m_remark = remark;
    Workspace* const window = m_shown ? m_shown : made();
    auto const readFile = [this](std::string const& file, DeskLink::FileRead read) {
        m_desk.readFile(file, std::move(read));
    };
    window->desk().look(historyUpTo(m_desk.history(), moment.upTo), {moment, m_desk.history().last(), readFile});
    if (window != m_shown) {
        m_shown = window;
        emit shownChanged();
    }
    emit changed();
    return true;
}

Workspace* PastView::made() {
    auto const folder = std::make_shared<QTemporaryDir>(); // goes when the workspace has gone
    QString const file = folder->filePath(QStringLiteral("settings.ini"));
    copySettings(m_settings, file);
    auto* const window = new Workspace(m_desk.ticks(), *m_door, file, this);
    connect(window, &QObject::destroyed, window, [folder] {});
    window->preferences()->setMuted(true);
    window->preferences()->overrideLanguage(m_preferences.language());
    window->showPast(*this, m_eventFile);
    connect(window, &Workspace::languageSpoken, this, &PastView::languageSpoken);
    return window;
}

void PastView::leave() {
    if (!m_shown) return;
    Workspace* const window = std::exchange(m_shown, nullptr);
    emit shownChanged(); // its window goes first
    emit changed();
    window->deleteLater();
}

/// There is more to the event now, or it has been closed.
void PastView::follow() {
    if (!m_shown) return;
    if (!m_desk.isOpen() || m_desk.history().last() < m_moment.upTo)
        leave();
    else
        emit changed();
}

void PastView::setAskError(QString const& text) {
    if (text == m_askError) return;
    m_askError = text;
    emit askErrorChanged();
}

} // namespace flagfall::view
