// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/web/web_settings.h"

#include <QUrl>

#include <algorithm>

namespace flagfall::view {
namespace {

constexpr auto longestLimit = std::chrono::minutes{60};

QString webKey(EventAtDesk const& event, char const* what) {
    return deskKey(event, QLatin1String("web"), QLatin1String(what));
}

} // namespace

WebSettings webSettingsOf(QSettings const& settings, EventAtDesk const& event) {
    WebSettings chosen;
    if (event.file.isEmpty()) return chosen;
    auto const value = [&](char const* what, QVariant const& otherwise) {
        return settings.value(webKey(event, what), otherwise);
    };
    chosen.folder = value("folder", {}).toString();
    chosen.address = value("address", {}).toString();
    chosen.language = value("language", {}).toString();
    chosen.alsoIn = value("also-in", {}).toStringList();
    chosen.games = value("games", chosen.games).toBool();
    chosen.delay =
        std::clamp(std::chrono::minutes{value("live-minutes", 0).toInt()}, std::chrono::minutes{0}, longestLimit);
    chosen.always = value("always", chosen.always).toBool();
    chosen.command = value("command", {}).toString();
    chosen.publishes = value("publishes", chosen.publishes).toBool();
    chosen.limit = std::clamp(std::chrono::minutes{value("minutes", static_cast<int>(chosen.limit.count())).toInt()},
                              std::chrono::minutes{1}, longestLimit);
    return chosen;
}

void keepWebSettings(QSettings& settings, EventAtDesk const& event, WebSettings const& chosen) {
    if (event.file.isEmpty()) return;
    auto const keep = [&](char const* what, QVariant const& value) { settings.setValue(webKey(event, what), value); };
    keep("folder", chosen.folder);
    keep("address", chosen.address);
    keep("language", chosen.language);
    keep("also-in", chosen.alsoIn);
    keep("games", chosen.games);
    keep("live-minutes", static_cast<int>(chosen.delay.count()));
    keep("always", chosen.always);
    keep("command", chosen.command);
    keep("publishes", chosen.publishes);
    keep("minutes", static_cast<int>(chosen.limit.count()));
}

QString webAddressOf(QString const& typed) {
    QString text = typed.trimmed();
    if (text.isEmpty()) return {};
    bool const bare = !text.contains(QLatin1String("://"));
    if (bare) text.prepend(QLatin1String("https://"));
    QUrl url(text, QUrl::StrictMode);
    bool const known = url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http");
    bool const named = !url.host().isEmpty() && (!bare || url.host().contains(QLatin1Char('.')));
    if (!url.isValid() || !known || !named || !url.userInfo().isEmpty()) return {};
    if (!url.path().endsWith(QLatin1Char('/')) && !url.fileName().contains(QLatin1Char('.')))
        url.setPath(url.path() + QLatin1Char('/'));
    return url.toString(QUrl::FullyEncoded);
}

} // namespace flagfall::view
