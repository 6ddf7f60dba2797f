// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/event_at_desk.h"

#include <QSettings>
#include <QString>
#include <QStringList>

#include <chrono>

/// What this desk does with the web pages of an event. It is kept in the desk's own settings and never in the event
/// file: a file from a stranger must not bring along a command that runs here, nor a folder that is written into.
namespace flagfall::view {

struct WebSettings {
    QString folder{};     ///< empty: nobody has chosen one
    QString address{};    ///< of the first page, as webAddressOf gives it; empty: not known
    QString language{};   ///< ISO 639; empty: that of the papers
    QStringList alsoIn{}; ///< further languages
    bool games = true;
    std::chrono::minutes delay{}; ///< of the moves of games that are not over; 0: they are not shown
    bool always = false;          ///< write after each change
    QString command{};
    bool publishes = false; ///< the arbiter has switched the command on, as it stands there
    std::chrono::minutes limit{2};
    friend bool operator==(WebSettings const&, WebSettings const&) = default;
};

[[nodiscard]] WebSettings webSettingsOf(QSettings const& settings, EventAtDesk const& event);
void keepWebSettings(QSettings& settings, EventAtDesk const& event, WebSettings const& chosen);

/// `https://…/` from what somebody typed: without a scheme it is https, and a folder ends in a slash. Empty for what is
/// no address of a web page.
[[nodiscard]] QString webAddressOf(QString const& typed);

} // namespace flagfall::view
