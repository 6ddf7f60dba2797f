// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

/// The event as a folder of files for people at home: pages that any web server can hand out, that need nothing from
/// elsewhere, and that can be read without scripts. What is personal beyond a name, title, rating, federation and club
/// is in none of them, nor are the moves of a game that is not over, unless the order has them with a delay
/// (docs/privacy.md).
namespace flagfall::view {

struct WebOrder {
    QString language{}; ///< ISO 639, one of programLanguages()
    QString address{};  ///< where the folder can be found, `https://…/`; empty: not known
    bool games = true;  ///< those that are over, move by move
    /// The other languages that the pages are made in, each in the folder of its code.
    QStringList alsoIn{};
    /// The event as it was `delay` minutes before: games that are not over are shown with the moves they had then.
    /// Null: they are not shown.
    std::shared_ptr<session::EventState const> before{};
    int delay = 0;   ///< minutes
    QString above{}; ///< the language of the pages above such a folder, which these lie in; empty: they lie in none
};

struct WebFile {
    QString name; ///< without folders: small letters, digits, one hyphen between them, one full stop
    QByteArray bytes;
    friend bool operator==(WebFile const&, WebFile const&) = default;
};

/// All of them; `index.html` is the first page. Texts are in the language that tr() speaks, which must be that of the
/// order. The same event gives the same bytes. Any thread.
[[nodiscard]] std::vector<WebFile> webSite(session::EventState const& state, WebOrder const& order);

} // namespace flagfall::view
