// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/manual.h"

#include "app/demo/stage.h"
#include "app/view/papers/paper_page.h"
#include "app/view/printing/paper_files.h"

#include <QDateTime>
#include <QDir>
#include <QQmlComponent>
#include <QQmlEngine>

namespace flagfall::demo {
namespace {

/// What the help says, as it was read from it.
struct Book {
    struct Key {
        QString keys, text;
    };
    struct Part {
        QString page, title, text;
        std::vector<Key> keys{};
    };
    QString language, title, tasksTitle, keysTitle, keyHead, meaningHead;
    std::vector<Part> parts;
    std::vector<Part> answers; ///< the question stands as the title
    std::vector<Key> everywhere;
};

std::vector<Book::Key> keysIn(QVariant const& rows) {
    std::vector<Book::Key> keys;
    for (QVariant const& row : rows.toList()) {
        QVariantMap const key = row.toMap();
        keys.push_back({key[QStringLiteral("keys")].toString(), key[QStringLiteral("text")].toString()});
    }
    return keys;
}

std::optional<Book> bookOf(QString const& language) {
    DemoTicks ticks;
    auto const door = closedDoor();
    QTemporaryDir const folder;
    view::Workspace workspace(ticks, *door, folder.filePath(QStringLiteral("settings.ini")));
    if (!workspace.preferences()->overrideLanguage(language)) return std::nullopt;
    open(Scene::Swiss, workspace, ticks);
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QQmlComponent component(&engine, QUrl(QStringLiteral("qrc:/qt/qml/Flagfall/Ui/help/Manual.qml")));
    std::unique_ptr<QObject> const manual(
        component.createWithInitialProperties({{QStringLiteral("workspace"), QVariant::fromValue(&workspace)}}));
    if (!manual) return std::nullopt;
    auto const text = [&](char const* name) { return manual->property(name).toString(); };
    auto const list = [&](char const* name) { return manual->property(name).value<QVariant>(); };
    auto const plainList = [](QVariant const& value) {
        return value.canConvert<QJSValue>() ? value.value<QJSValue>().toVariant() : value;
    };
    Book book{language,
              text("title"),
              text("tasksTitle"),
              text("keysTitle"),
              text("keyHead"),
              text("meaningHead"),
              {},
              {},
              keysIn(plainList(list("keys")))};
    for (QVariant const& part : plainList(list("parts")).toList()) {
        QVariantMap const one = part.toMap();
        book.parts.push_back({one[QStringLiteral("page")].toString(), one[QStringLiteral("title")].toString(),
                              one[QStringLiteral("text")].toString(), keysIn(one[QStringLiteral("keys")])});
    }
    for (QVariant const& answer : plainList(list("answers")).toList()) {
        QVariantMap const one = answer.toMap();
        book.answers.push_back({{}, one[QStringLiteral("text")].toString(), one[QStringLiteral("answer")].toString()});
    }
    return book;
}

QStringList paragraphs(QString const& text) { return text.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts); }

// --- on paper -------------------------------------------------------------------------------------------

view::PaperTable tableOf(Book const& book, std::vector<Book::Key> const& keys) {
    view::PaperTable table{{{book.keyHead, view::PaperAlign::Left, true}, {book.meaningHead}}, {}};
    for (Book::Key const& key : keys) table.rows.push_back({{key.keys, key.text}});
    return table;
}

view::Paper paperOf(Book const& book) {
    view::Paper paper{.title = book.title, .file = QStringLiteral("manual")};
    for (Book::Part const& part : book.parts) {
        paper.body.emplace_back(view::PaperHeading{part.title});
        for (QString const& text : paragraphs(part.text)) paper.body.emplace_back(view::PaperParagraph{text});
        if (!part.keys.empty()) paper.body.emplace_back(tableOf(book, part.keys));
    }
    paper.body.emplace_back(view::PaperHeading{book.tasksTitle});
    for (Book::Part const& one : book.answers)
        paper.body.emplace_back(view::PaperParagraph{QStringLiteral("%1: %2").arg(one.title, one.text)});
    paper.body.emplace_back(view::PaperHeading{book.keysTitle});
    paper.body.emplace_back(tableOf(book, book.everywhere));
    return paper;
}

// --- on the web -----------------------------------------------------------------------------------------

constexpr char const* style =
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;color:#1b1f24;background:#fff}"
    "nav a{display:inline-block;margin:.2rem .8rem .2rem 0}h2{margin-top:2.5rem;border-bottom:1px solid #ccc}"
    "th{text-align:left}th,td{padding:.2rem .8rem .2rem 0;vertical-align:top}"
    "kbd{font:inherit;font-weight:600;white-space:nowrap}dt{font-weight:600;margin-top:.8rem}dd{margin-left:1rem}"
    "@media(prefers-color-scheme:dark){body{color:#e6e6e6;background:#15181c}a{color:#8ab4f8}}";

QString keysHtml(Book const& book, std::vector<Book::Key> const& keys) {
    QString rows;
    for (Book::Key const& key : keys)
        rows += QStringLiteral("<tr><td><kbd>%1</kbd></td><td>%2</td></tr>\n")
                    .arg(key.keys.toHtmlEscaped(), key.text.toHtmlEscaped());
    return QStringLiteral("<table>\n<thead><tr><th scope=\"col\">%1</th><th scope=\"col\">%2</th></tr></thead>\n"
                          "<tbody>\n%3</tbody>\n</table>\n")
        .arg(book.keyHead.toHtmlEscaped(), book.meaningHead.toHtmlEscaped(), rows);
}

QString section(QString const& id, QString const& title, QString const& body) {
    return QStringLiteral("<section id=\"%1\">\n<h2>%2</h2>\n%3</section>\n").arg(id, title.toHtmlEscaped(), body);
}

QString pageOf(Book const& book) {
    QString links, sections;
    auto const add = [&](QString const& id, QString const& title, QString const& body) {
        links += QStringLiteral("<a href=\"#%1\">%2</a>\n").arg(id, title.toHtmlEscaped());
        sections += section(id, title, body);
    };
    for (Book::Part const& part : book.parts) {
        QString body;
        for (QString const& text : paragraphs(part.text))
            body += QStringLiteral("<p>%1</p>\n").arg(text.toHtmlEscaped());
        if (!part.keys.empty()) body += keysHtml(book, part.keys);
        add(part.page, part.title, body);
    }
    QString answers;
    for (Book::Part const& one : book.answers)
        answers += QStringLiteral("<dt>%1</dt><dd>%2</dd>\n").arg(one.title.toHtmlEscaped(), one.text.toHtmlEscaped());
    add(QStringLiteral("how"), book.tasksTitle, QStringLiteral("<dl>\n%1</dl>\n").arg(answers));
    add(QStringLiteral("keys"), book.keysTitle, keysHtml(book, book.everywhere));
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                          "<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n<main>\n<h1>%2</h1>\n"
                          "<nav>\n%4</nav>\n%5</main>\n</body>\n</html>\n")
        .arg(book.language, book.title.toHtmlEscaped(), QString::fromLatin1(style), links, sections);
}

} // namespace

std::optional<QString> writeManual(QString const& target, QString const& language) {
    auto const book = bookOf(language);
    if (!book) return QStringLiteral("--language: en, sk, cs or gl");
    if (target.endsWith(QLatin1String(".pdf"))) {
        view::Paper const paper = paperOf(*book);
        return view::writePaperFile(target,
                                    view::pdfOf(view::pagesOf(paper, {}, QDateTime::currentDateTime()), paper.title));
    }
    QDir const folder(target);
    if (!folder.mkpath(QStringLiteral("."))) return QStringLiteral("%1 cannot be made").arg(target);
    return view::writePaperFile(folder.filePath(QStringLiteral("index.html")), pageOf(*book).toUtf8());
}

} // namespace flagfall::demo
