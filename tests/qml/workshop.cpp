// SPDX-License-Identifier: GPL-3.0-or-later
// qml_workshop PAGE OUT.png [width height scale dark boards language]
#include <QFontDatabase>
#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTimer>
#include <QTranslator>

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    auto const words = app.arguments();
    auto word = [&](int at, QString const& otherwise) { return at < words.size() ? words[at] : otherwise; };
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QTranslator translator;
    if (translator.load(word(8, {}))) QCoreApplication::installTranslator(&translator);
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral(STAND_INS));
    engine.addImportPath(QStringLiteral(STAGE));
    engine.setInitialProperties({{"shownPage", word(1, "start")},
                                 {"wide", word(3, "1280").toInt()},
                                 {"high", word(4, "800").toInt()},
                                 {"scale", word(5, "1").toDouble()},
                                 {"darkened", word(6, "0") == "1"},
                                 {"boardCount", word(7, "5").toInt()}});
    engine.load(QUrl::fromLocalFile(QStringLiteral(SHOW)));
    if (engine.rootObjects().isEmpty()) return 1;
    auto* window = engine.rootObjects().constFirst()->property("window").value<QQuickWindow*>();
    if (words.size() > 2)
        QTimer::singleShot(900, window, [&, window] { app.exit(window->grabWindow().save(words[2]) ? 0 : 1); });
    return app.exec();
}
