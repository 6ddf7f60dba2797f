// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/web/web_site.h"

#include "app/view/web/web_words.h"

#include <QFile>

namespace flagfall::view {
namespace {

/// What is the same for every event: how the pages look, the script that plays games through, the pieces.
void addOwnFiles(std::vector<WebFile>& files) {
    QStringList names{QStringLiteral("pages.css"), QStringLiteral("replay.js")};
    for (char const colour : {'w', 'b'})
        for (char const piece : {'k', 'q', 'r', 'b', 'n', 'p'})
            names += QString(QLatin1Char(colour)) + QLatin1Char(piece) + QStringLiteral(".svg");
    for (QString const& name : names) {
        QFile file(QStringLiteral(":/web/") + name);
        if (file.open(QIODevice::ReadOnly)) files.push_back({name, file.readAll()});
    }
}

} // namespace

std::vector<WebFile> webSite(session::EventState const& state, WebOrder const& order) {
    WebMatter const matter(state, order);
    std::vector<WebFile> files;
    auto const add = [&](WebPage const& page) { files.push_back(webPage(matter, page)); };
    add(webIndex(matter));
    if (!state.rounds.empty()) {
        add(webStandings(matter));
        add(webCrosstable(matter));
    }
    if (state.isOfTeams()) {
        add(webTeams(matter));
        for (auto const& [id, team] : state.teams) add(webTeam(matter, team));
    }
    add(webPlayers(matter));
    for (session::Round const& round : state.rounds) {
        add(webRound(matter, round));
        for (session::Board const& board : round.boards)
            if (!gamePage(matter, round.number, board).isEmpty()) add(webGame(matter, round.number, board));
    }
    for (auto const& [id, player] : state.players) add(webPlayer(matter, player));
    files.push_back({dataFile, webData(matter)});
    files.push_back({feedFile, webFeed(matter)});
    addOwnFiles(files);
    return files;
}

} // namespace flagfall::view
