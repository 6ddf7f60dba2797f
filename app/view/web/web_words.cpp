// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/web/web_words.h"

#include "app/view/common/languages.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"

#include <array>

namespace flagfall::view {
namespace {

/// Nothing comes from elsewhere, and nothing runs that is not a file of ours. The empty icon is a `data:`.
constexpr auto contentPolicy = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
                               "base-uri 'none'; form-action 'none'";

Markup headOf(WebMatter const& matter, WebPage const& page) {
    QString const title = page.title == matter.name ? page.title : page.title + QStringLiteral(" – ") + matter.name;
    Markup head = Markup::single("meta", {{"charset", QStringLiteral("utf-8")}});
    head += Markup::single("meta", {{"http-equiv", QStringLiteral("Content-Security-Policy")},
                                    {"content", QString::fromLatin1(contentPolicy)}});
    head += Markup::single("meta", {{"name", QStringLiteral("viewport")},
                                    {"content", QStringLiteral("width=device-width, initial-scale=1")}});
    head +=
        Markup::single("meta", {{"name", QStringLiteral("color-scheme")}, {"content", QStringLiteral("light dark")}});
    head += Markup::single("meta", {{"name", QStringLiteral("referrer")}, {"content", QStringLiteral("no-referrer")}});
    head += Markup::element("title", Markup::text(title));
    head += Markup::single("link", {{"rel", QStringLiteral("icon")}, {"href", QStringLiteral("data:,")}});
    head += Markup::single("link", {{"rel", QStringLiteral("stylesheet")}, {"href", QStringLiteral("pages.css")}});
    head += Markup::single("link", {{"rel", QStringLiteral("alternate")},
                                    {"type", QStringLiteral("application/rss+xml")},
                                    {"title", matter.name},
                                    {"href", feedFile}});
    if (page.script)
        head += Markup::element("script", {{"src", QStringLiteral("replay.js")}, {"defer", QString{}}}, {});
    return Markup::element("head", head);
}

Markup navigationOf(WebMatter const& matter, WebPage const& page) {
    Markup items;
    auto const add = [&](QString const& file, QString const& text) {
        Markup const link =
            file == page.file
                ? Markup::element("a", {{"href", file}, {"aria-current", QStringLiteral("page")}}, Markup::text(text))
                : Markup::element("a", {{"href", file}}, Markup::text(text));
        items += Markup::element("li", link);
    };
    //: Of the web pages: the first one.
    add(indexPage, WebPages::tr("Overview"));
    if (!matter.state.rounds.empty()) {
        add(roundPage(matter.lastRound()), WebPages::tr("Round %1").arg(roundLabel(matter.state, matter.lastRound())));
        add(standingsPage, EventPapers::tr("Standings"));
        add(crosstablePage, EventPapers::tr("Crosstable"));
    }
    if (matter.state.isOfTeams()) add(teamsPage, WebPages::tr("Teams"));
    add(playersPage, WebPages::tr("Players"));
    //: What screen readers call the links to the pages of the event.
    return Markup::element("nav", {{"aria-label", WebPages::tr("Pages of the event")}}, Markup::element("ul", items));
}

/// Links to the same page in the other languages; nothing where there is one alone.
Markup languagesOf(WebOrder const& order, WebPage const& page) {
    if (order.alsoIn.isEmpty()) return {};
    QString const first = order.above.isEmpty() ? order.language : order.above;
    QString const up = order.above.isEmpty() ? QString{} : QStringLiteral("../");
    Markup items;
    for (Language const& language : programLanguages()) {
        QString const code = QString::fromLatin1(language.code);
        if (code != first && !order.alsoIn.contains(code)) continue;
        Markup const name = Markup::text(QString::fromUtf8(language.name));
        QString const place = up + (code == first ? QString{} : code + QLatin1Char('/')) + page.file;
        items += Markup::element(
            "li", code == order.language
                      ? Markup::element(
                            "a", {{"href", page.file}, {"lang", code}, {"aria-current", QStringLiteral("true")}}, name)
                      : Markup::element("a", {{"href", place}, {"hreflang", code}, {"lang", code}}, name));
    }
    //: What screen readers call the links to the same page in other languages.
    return Markup::element("nav", {{"aria-label", WebPages::tr("Languages")}, {"class", QStringLiteral("languages")}},
                           Markup::element("ul", items));
}

Markup headerOf(WebMatter const& matter) {
    Markup header =
        Markup::element("p", {{"class", QStringLiteral("event")}}, Markup::link(indexPage, Markup::text(matter.name)));
    QStringList about{plain(matter.state.details.place),
                      daysText(matter.state.details.begins, matter.state.details.ends)};
    about.removeAll(QString{});
    if (!about.isEmpty()) header += paragraphOf(about.join(QStringLiteral(" · ")));
    return Markup::element("header", header);
}

Markup footerOf(WebMatter const& matter) {
    Markup footer;
    if (QString const arbiter = paperHeadOf(matter.state.details).chiefArbiter; !arbiter.isEmpty())
        footer += paragraphOf(arbiter);
    Markup links = Markup::link(feedFile, Markup::text(QStringLiteral("RSS")));
    links += Markup::text(QStringLiteral(" · "));
    //: A link to a file of the event for other programs.
    links += Markup::link(dataFile, Markup::text(WebPages::tr("Data (JSON)")));
    footer += Markup::element("p", links);
    //: %1 the name of this program.
    footer += paragraphOf(WebPages::tr("Made with %1").arg(QStringLiteral("Flagfall")));
    return Markup::element("footer", footer);
}

/// Text to the left, figures to the right, as the column stands on paper.
QString lookOfColumn(PaperColumn const& column) {
    QString look = column.align == PaperAlign::Left     ? QString{}
                   : column.align == PaperAlign::Centre ? QStringLiteral("centre")
                                                        : QStringLiteral("figure");
    if (column.strong) look += look.isEmpty() ? QStringLiteral("strong") : QStringLiteral(" strong");
    return look;
}

Markup cellElement(char const* name, char const* scope, QString const& look, Markup const& inside) {
    if (scope && !look.isEmpty())
        return Markup::element(name, {{"scope", QString::fromLatin1(scope)}, {"class", look}}, inside);
    if (scope) return Markup::element(name, {{"scope", QString::fromLatin1(scope)}}, inside);
    if (!look.isEmpty()) return Markup::element(name, {{"class", look}}, inside);
    return Markup::element(name, inside);
}

/// The column that says what a row is about.
std::size_t namingColumn(PaperTable const& table) {
    for (QString const& head : {EventPapers::tr("Name"), EventPapers::tr("White"), WebPages::tr("Round")})
        for (std::size_t column = 0; column < table.heads.size(); ++column)
            if (table.heads[column].head == head) return column;
    return 0;
}

} // namespace

WebMatter::WebMatter(session::EventState const& event, WebOrder const& ordered)
    : state(event), order(ordered), players(event), why(event),
      standings(event.rounds.empty() ? std::vector<pairing::Standing>{} : why.standings()),
      name(plain(event.details.name)) {
    for (pairing::Standing const& one : standings) standing[one.player] = &one;
    if (!event.rounds.empty()) ratings.emplace(event);
    if (event.isOfTeams()) teams.emplace(event);
    header = headerOf(*this);
    footer = footerOf(*this);
}

QString roundPage(RoundNumber round) { return QStringLiteral("round-%1.html").arg(round.value()); }

QString playerPage(PlayerId player) { return QStringLiteral("player-%1.html").arg(player.value()); }

QString teamPage(PlayerId team) { return QStringLiteral("team-%1.html").arg(team.value()); }

QString competitorPage(WebMatter const& matter, PlayerId competitor) {
    return matter.state.isOfTeams() ? teamPage(competitor) : playerPage(competitor);
}

record::GameRecord const* shownMoves(WebMatter const& matter, RoundNumber round, session::Board const& board) {
    if (!matter.order.games) return nullptr;
    session::Board const* shown = &board;
    if (board.isOpen()) {
        session::Round const* const then = matter.order.before ? matter.order.before->round(round) : nullptr;
        shown = then ? then->board(board.number) : nullptr;
        if (shown && (shown->white != board.white || shown->black != board.black)) shown = nullptr; // paired anew since
    }
    return shown && shown->game.record.size() > 0 ? &shown->game.record : nullptr;
}

QString gamePage(WebMatter const& matter, RoundNumber round, session::Board const& board) {
    if (!shownMoves(matter, round, board)) return {};
    return QStringLiteral("game-%1-%2.html").arg(round.value()).arg(board.number.value());
}

Markup paragraphOf(QString const& text, char const* look) {
    return look ? Markup::element("p", {{"class", QString::fromLatin1(look)}}, Markup::text(text))
                : Markup::element("p", Markup::text(text));
}

WebFile webPage(WebMatter const& matter, WebPage const& page) {
    Markup body = Markup::element("a", {{"class", QStringLiteral("skip")}, {"href", QStringLiteral("#content")}},
                                  //: A link for keyboards and screen readers, past the head of a web page.
                                  Markup::text(WebPages::tr("Skip to the content")));
    body += matter.header;
    body += navigationOf(matter, page);
    body += languagesOf(matter.order, page);
    body += Markup::element("main", {{"id", QStringLiteral("content")}, {"tabindex", QStringLiteral("-1")}},
                            Markup::element("h1", Markup::text(page.title)) + page.content);
    body += matter.footer;
    Markup const document =
        Markup::literal("<!DOCTYPE html>\n") + Markup::element("html", {{"lang", matter.order.language}},
                                                               headOf(matter, page) + Markup::element("body", body));
    return {page.file, document.string().toUtf8() + '\n'};
}

Markup webTable(QString const& caption, PaperTable const& table, WebLinks const& links, QStringList const& spare) {
    std::size_t const naming = namingColumn(table);
    std::vector<QString> looks;
    Markup heads;
    for (PaperColumn const& column : table.heads) {
        looks.push_back(lookOfColumn(column));
        if (spare.contains(column.head)) looks.back() = (looks.back() + QStringLiteral(" spare")).trimmed();
        Markup const head = column.head.isEmpty()
                                ? Markup::element("span", {{"class", QStringLiteral("unseen")}},
                                                  //: Of a player: GM, WIM. The head of a column that shows none.
                                                  Markup::text(WebPages::tr("Title")))
                                : Markup::text(column.head);
        heads += cellElement("th", "col", looks.back(), head);
    }
    Markup rows;
    for (std::size_t at = 0; at < table.rows.size(); ++at) {
        QStringList const& cells = table.rows[at].cells;
        Markup row;
        std::map<QString, qsizetype> met; // how many columns had the head
        for (std::size_t column = 0; column < table.heads.size(); ++column) {
            QString const& head = table.heads[column].head;
            QString target;
            if (at < links.size())
                if (auto const found = links[at].find(head); found != links[at].end())
                    target = found->second.value(met[head]++);
            QString const& cell = cells.value(static_cast<qsizetype>(column));
            //: In a list of results: leads to a game that is not over.
            bool const isOpen = cell.isEmpty() || cell == QStringLiteral("–");
            QString const text = isOpen && !target.isEmpty() ? WebPages::tr("live") : cell;
            Markup const inside = Markup::link(target, Markup::breakable(text));
            bool const names = column == naming;
            row += cellElement(names ? "th" : "td", names ? "row" : nullptr, looks[column], inside);
        }
        rows += Markup::element("tr", row);
    }
    Markup const whole = Markup::element("caption", Markup::text(caption)) +
                         Markup::element("thead", Markup::element("tr", heads)) + Markup::element("tbody", rows);
    return Markup::element("div",
                           {{"class", QStringLiteral("wide")},
                            {"role", QStringLiteral("region")},
                            {"aria-label", caption},
                            {"tabindex", QStringLiteral("0")}},
                           Markup::element("table", whole));
}

PaperTable const* tableOf(Paper const& paper) {
    for (PaperBlock const& block : paper.body)
        if (auto const* const table = std::get_if<PaperTable>(&block)) return table;
    return nullptr;
}

Markup wordsBelow(Paper const& paper) {
    Markup words;
    for (PaperBlock const& block : paper.body) {
        if (auto const* const paragraph = std::get_if<PaperParagraph>(&block)) words += paragraphOf(paragraph->text);
        auto const* const lines = std::get_if<PaperLines>(&block);
        if (!lines) continue;
        Markup list;
        for (PaperLines::Line const& line : lines->lines)
            list += Markup::element("dt", Markup::text(line.label)) + Markup::element("dd", Markup::text(line.value));
        words += Markup::element("dl", list);
    }
    return words;
}

} // namespace flagfall::view
