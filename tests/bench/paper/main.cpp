// SPDX-License-Identifier: GPL-3.0-or-later
// bench_paper [--pages FOLDER] [--language CODE] [--size A4|A3|Letter] [PLAYERS…]
//
// Makes every paper of an event of so many players (16, 300 and 2000 unless said) and 11 rounds, and prints how long
// that takes, and how much of it goes into what hangs on the wall. The floor is a page of as much text, painted without
// measuring or dividing anything. With --pages the papers are written, to be looked at.
#include "app/demo/big_event.h"
#include "app/view/common/languages.h"
#include "app/view/papers/paper_page.h"
#include "app/view/papers/paper_ruler.h"
#include "app/view/printing/event_papers.h"

#include <QBuffer>
#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>

#include <chrono>
#include <cstdio>

#include <sys/resource.h>

namespace flagfall::bench {
namespace {

using namespace view;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

QDateTime const printed({2026, 11, 22}, {14, 32});

struct Course {
    QString folder;
    session::PaperSize size = session::PaperSize::A4;
};

struct Made {
    Milliseconds time{};
    int pages = 0;
    int texts = 0;
};

int textsOn(std::vector<PaperPage> const& pages) {
    int texts = 0;
    for (PaperPage const& page : pages)
        for (PlacedThing const& thing : page.things) texts += std::holds_alternative<PlacedText>(thing);
    return texts;
}

Made make(EventPaper const& which, session::EventState const& state, Course const& course, QString const& name) {
    auto const from = Clock::now();
    PaperMatter const matter{state, RoundNumber{static_cast<int>(state.rounds.size())}};
    PaperLook look;
    look.size = course.size;
    look.footer = QStringLiteral("www.delta.example");
    Paper const paper = which.make(matter);
    auto const pages = pagesOf(paper, look, printed);
    QByteArray const bytes = pdfOf(pages, paper.title);
    Made const made{Clock::now() - from, static_cast<int>(pages.size()), textsOn(pages)};
    if (!course.folder.isEmpty()) {
        QFile file(QDir(course.folder).filePath(name + QStringLiteral(".pdf")));
        if (file.open(QIODevice::WriteOnly)) file.write(bytes);
    }
    return made;
}

/// So many short texts on pages, and nothing else.
Milliseconds floorOf(int texts) {
    auto const from = Clock::now();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    QPainter painter(&writer);
    painter.setFont(fontOf({}));
    constexpr int onPage = 600;
    for (int text = 0; text < texts; ++text) {
        if (text > 0 && text % onPage == 0) writer.newPage();
        painter.drawText(QPointF(400 + text % 6 * 600, 300 + text % onPage / 6 * 60),
                         QString::number(1'234'567 + text));
    }
    painter.end();
    return Clock::now() - from;
}

/// The most memory this program has had, in MiB.
double peakMemory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void bench(int players, Course const& course) {
    constexpr int rounds = 11;
    demo::BigEvent const event(players, rounds);
    Made wall, all;
    for (EventPaper const& paper : eventPapers()) {
        if (paper.when == EventPaper::When::History || paper.when == EventPaper::When::OfTeams) continue;
        QString const word = QString::fromLatin1(paper.word);
        Made const made = make(paper, event.state(), course, QStringLiteral("%1-%2").arg(word).arg(players));
        bool const hangs = QStringList{QStringLiteral("slips"), QStringLiteral("scoresheets"), QStringLiteral("boards"),
                                       QStringLiteral("plates")}
                               .contains(word) == false;
        for (Made* const sum : {&all, hangs ? &wall : nullptr})
            if (sum) *sum = {sum->time + made.time, sum->pages + made.pages, sum->texts + made.texts};
        std::printf("%5d players  %-12s %4d pages %7d texts %9.1f ms\n", players, paper.word, made.pages, made.texts,
                    made.time.count());
    }
    Milliseconds const floor = floorOf(wall.texts);
    std::printf("%5d players  %-12s %4d pages %7d texts %9.1f ms, %.1f times the floor of %.1f ms\n", players, "WALL",
                wall.pages, wall.texts, wall.time.count(), wall.time / floor, floor.count());
    std::printf("%5d players  %-12s %4d pages %7d texts %9.1f ms, peak %.0f MiB\n", players, "ALL", all.pages,
                all.texts, all.time.count(), peakMemory());
}

} // namespace
} // namespace flagfall::bench

int main(int argc, char** argv) {
    using namespace flagfall;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication const app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{QStringLiteral("pages"), QStringLiteral("Writes the papers there."), QStringLiteral("FOLDER")},
                       {QStringLiteral("language"), QStringLiteral("Of the papers."), QStringLiteral("CODE"), "en"},
                       {QStringLiteral("size"), QStringLiteral("A4, A3 or Letter."), QStringLiteral("SIZE"), "A4"}});
    parser.addPositionalArgument(QStringLiteral("PLAYERS"), QStringLiteral("How many; 16, 300 and 2000 unless said."));
    parser.process(app);
    view::Languages languages;
    languages.speak(parser.value(QStringLiteral("language")));
    bench::Course course{parser.value(QStringLiteral("pages"))};
    QString const size = parser.value(QStringLiteral("size"));
    if (size == QLatin1String("A3")) course.size = session::PaperSize::A3;
    if (size == QLatin1String("Letter")) course.size = session::PaperSize::Letter;
    QStringList events = parser.positionalArguments();
    if (events.isEmpty()) events = {QStringLiteral("16"), QStringLiteral("300"), QStringLiteral("2000")};
    for (QString const& players : events) bench::bench(players.toInt(), course);
    return 0;
}
