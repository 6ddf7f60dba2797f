// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/display/display_place.h"

#include "app/view/common/notice_view.h"

#include <algorithm>
#include <utility>

namespace flagfall::view {

DisplayPlace::DisplayPlace(NoticeView& notice, QSettings& settings, QObject* parent)
    : QObject(parent), m_notice(notice), m_settings(settings),
      m_wanted(settings.value(QStringLiteral("display/screen")).toString()) {
    watch(m_own);
}

void DisplayPlace::watch(ScreenSource& source) {
    disconnect(m_source, nullptr, this, nullptr);
    m_source = &source;
    connect(m_source, &ScreenSource::changed, this, &DisplayPlace::screensChanged);
    look();
}

void DisplayPlace::look() {
    m_screens = m_source->screens();
    emit changed();
}

bool DisplayPlace::isThere(QString const& name) const {
    return std::ranges::find(m_screens, name, &ScreenOfMachine::name) != m_screens.end();
}

int DisplayPlace::screen() const {
    auto found = m_wanted.isEmpty() ? m_screens.end() : std::ranges::find(m_screens, m_wanted, &ScreenOfMachine::name);
    if (found == m_screens.end())
        found = std::ranges::find_if(m_screens, [this](ScreenOfMachine const& one) { return one.name != m_desk; });
    if (found == m_screens.end()) found = m_screens.begin();
    return found == m_screens.end() ? -1 : static_cast<int>(found - m_screens.begin());
}

QString DisplayPlace::nameNow() const {
    int const at = screen();
    return at < 0 ? QString{} : m_screens[static_cast<std::size_t>(at)].name;
}

bool DisplayPlace::isWindowed() const { return m_screens.size() < 2 || nameNow() == m_desk; }

QStringList DisplayPlace::names() const {
    QStringList names;
    for (ScreenOfMachine const& one : m_screens)
        //: A screen of the computer: %1 its connector, %2 its size in pixels; the window of the desk is on it.
        names += one.name == m_desk ? tr("%1 · %2 (desk)").arg(one.name, one.size)
                                    //: A screen of the computer: %1 its connector, %2 its size in pixels.
                                    : tr("%1 · %2", "screen").arg(one.name, one.size);
    return names;
}

QString DisplayPlace::text() const {
    if (!m_lost.isEmpty() && !m_open) return tr("Screen %1 is not connected").arg(m_lost);
    if (isWindowed())
        return m_open ? tr("Open as a window on the screen of the desk")
                      : tr("Opens as a window on the screen of the desk");
    //: %1 the name of a screen.
    return m_open ? tr("Open on screen %1").arg(nameNow()) : tr("Opens on screen %1").arg(nameNow());
}

void DisplayPlace::setDesk(QString const& name) {
    if (m_desk == name) return;
    m_desk = name;
    emit changed();
}

void DisplayPlace::setOpen(bool open) {
    m_lost.clear();
    if (m_open == open) return;
    if (open && !isWindowed()) m_wanted = nameNow(); // and there it stays, whatever else is plugged in
    m_open = open;
    emit changed();
}

void DisplayPlace::choose(int screen) {
    if (screen < 0 || screen >= static_cast<int>(m_screens.size())) return;
    m_wanted = m_screens[static_cast<std::size_t>(screen)].name;
    m_settings.setValue(QStringLiteral("display/screen"), m_wanted);
    emit changed();
}

void DisplayPlace::screensChanged() {
    QString const before = nameNow();
    bool const alone = isWindowed();
    m_screens = m_source->screens();
    if (m_open && !alone && !isThere(before)) {
        moveFrom(before);
    } else if (!m_open && !m_lost.isEmpty() && isThere(m_lost)) {
        m_wanted = std::exchange(m_lost, {});
        m_open = true;
        m_notice.tell(NoticeView::Kind::Told, tr("Screen %1 is back, and the hall screen on it.").arg(m_wanted));
    }
    emit changed();
}

/// Its screen is gone: to another one, or it closes.
void DisplayPlace::moveFrom(QString const& gone) {
    if (!isWindowed()) {
        m_wanted = nameNow();
        m_notice.tell(NoticeView::Kind::Told,
                      tr("Screen %1 was disconnected. The hall screen is now on %2.").arg(gone, nameNow()));
        return;
    }
    m_open = false;
    m_lost = gone;
    m_notice.tell(
        NoticeView::Kind::Refused,
        tr("Screen %1 was disconnected. The hall screen is closed, and opens again when it is back.").arg(gone));
}

} // namespace flagfall::view
