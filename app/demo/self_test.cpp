// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/self_test.h"

#include "app/demo/big_event.h"
#include "app/demo/clipped_text.h"
#include "app/demo/stage.h"
#include "app/view/papers/paper_page.h"
#include "app/view/printing/event_papers.h"

#include <QSet>
#include <QTextStream>

#include <array>
#include <chrono>

namespace flagfall::demo {
namespace {

using namespace std::chrono_literals;

/// Warnings since the last look. Qt's message handler is a plain function, hence the one static.
QStringList& warnings() {
    static QStringList all;
    return all;
}

bool isHarmless(QString const& message) { return message.startsWith(QLatin1String("This plugin does not support")); }

void noteWarning(QtMsgType type, QMessageLogContext const&, QString const& message) {
    bool const grave = type == QtWarningMsg || type == QtCriticalMsg || type == QtFatalMsg;
    if (grave && !isHarmless(message)) warnings() += message;
}

struct Look {
    QString language;
    view::Preferences::Theme theme;
    double fontScale;
    QSize size;
};

constexpr QSize usual{1280, 800};
constexpr QSize smallest{960, 600};

class SelfTest {
public:
    void run(Scene scene) {
        m_scene = scene;
        Stage stage(scene);
        if (!stage.load()) {
            report(QStringLiteral("Main.qml"), QStringLiteral("cannot be loaded"));
            reportWarnings(QStringLiteral("Main.qml"));
            return;
        }
        for (QString const& language : stage.workspace().preferences()->languages())
            for (Look const& one : looksIn(language)) look(stage, one);
    }

    /// Every paper of a small and a large event, in every language and size.
    void runPapers() {
        Stage stage(Scene::NothingOpen);
        view::Preferences& preferences = *stage.workspace().preferences();
        std::array const events{BigEvent(10, 9, true), BigEvent(16, 5), BigEvent(300, 11)};
        for (QString const& language : preferences.languages()) {
            preferences.overrideLanguage(language);
            for (BigEvent const& event : events)
                for (auto const size : {session::PaperSize::A4, session::PaperSize::A3, session::PaperSize::Letter})
                    for (view::EventPaper const& paper : view::eventPapers()) inspect(paper, event, size, language);
        }
    }

    [[nodiscard]] int findings() const { return m_findings; }
    [[nodiscard]] int looks() const { return m_looks; }

private:
    /// A theme changes colours, not sizes: the dark one is looked at once.
    static std::array<Look, 5> looksIn(QString const& language) {
        using Theme = view::Preferences::Theme;
        return {{{language, Theme::Light, 1.0, usual},
                 {language, Theme::Light, 1.5, usual},
                 {language, Theme::Light, 1.0, smallest},
                 {language, Theme::Light, 1.5, smallest},
                 {language, Theme::Dark, 1.0, usual}}};
    }

    void look(Stage& stage, Look const& look) {
        stage.turnTo(QStringLiteral("settings")); // where one changes them: every page is opened anew after it
        view::Preferences& preferences = *stage.workspace().preferences();
        preferences.overrideLanguage(look.language);
        preferences.overrideTheme(look.theme);
        preferences.overrideFontScale(look.fontScale);
        stage.window()->resize(look.size);
        for (QString const& page : pages())
            if (sceneOf(page) == m_scene) inspect(stage, page, look);
    }

    void inspect(Stage& stage, QString const& page, Look const& look) {
        stage.turnTo(page);
        stage.settle(80ms);
        ++m_looks;
        QString const where =
            QStringLiteral("page=%1 language=%2 theme=%3 font=%4% size=%5x%6")
                .arg(page, look.language,
                     look.theme == view::Preferences::Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"))
                .arg(qRound(look.fontScale * 100))
                .arg(look.size.width())
                .arg(look.size.height());
        reportWarnings(where);
        if (look.theme == view::Preferences::Theme::Light)
            for (QString const& text : clippedAtRest(stage)) report(where, QStringLiteral("clipped: ") + text);
    }

    void inspect(view::EventPaper const& which, BigEvent const& event, session::PaperSize size,
                 QString const& language) {
        view::PaperMatter const matter{event.state(), RoundNumber{static_cast<int>(event.state().rounds.size())}};
        if (!view::canBeMade(which, matter)) return;
        view::PaperLook look;
        look.size = size;
        look.header = QStringLiteral("Majstrovstvá Slovenskej republiky družstiev");
        look.footer = QStringLiteral("www.delta.example");
        QString const where = QStringLiteral("paper=%1 language=%2 players=%3 size=%4")
                                  .arg(QString::fromLatin1(which.word), language)
                                  .arg(event.state().players.size())
                                  .arg(static_cast<int>(size));
        ++m_looks;
        for (QString const& text :
             view::cutTexts(view::pagesOf(which.make(matter), look, QDateTime::currentDateTime())))
            report(where, QStringLiteral("cut: ") + text);
    }

    /// On a busy machine a page may still be finding its size.
    static QStringList clippedAtRest(Stage& stage) {
        QStringList const clipped = clippedTexts(*stage.window()->contentItem());
        if (clipped.isEmpty()) return clipped;
        stage.settle(500ms);
        return clippedTexts(*stage.window()->contentItem());
    }

    void reportWarnings(QString const& where) {
        for (QString const& warning : std::exchange(warnings(), {}))
            report(where, QStringLiteral("warning: ") + warning);
    }

    void report(QString const& where, QString const& what) {
        ++m_findings;
        QTextStream(stderr) << where << ' ' << what << '\n';
    }

    Scene m_scene = Scene::NothingOpen;
    int m_findings = 0;
    int m_looks = 0;
};

} // namespace

int selfTest() {
    QtMessageHandler const before = qInstallMessageHandler(noteWarning);
    SelfTest test;
    test.runPapers();
    for (Scene const scene : {Scene::NothingOpen, Scene::Hall, Scene::Crash, Scene::Swiss, Scene::Past})
        test.run(scene);
    qInstallMessageHandler(before);
    QTextStream(stdout) << "self-test: " << test.looks() << " views, " << test.findings() << " findings\n";
    return test.findings() == 0 ? 0 : 1;
}

} // namespace flagfall::demo
