// SPDX-License-Identifier: GPL-3.0-or-later
#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest/quicktest.h>

class Stage : public QObject {
    Q_OBJECT
public slots:
    void applicationAvailable() { QQuickStyle::setStyle(QStringLiteral("Basic")); }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral(STAND_INS));
        engine->addImportPath(QStringLiteral(STAGE));
    }
};

QUICK_TEST_MAIN_WITH_SETUP(flagfall, Stage)

#include "main.moc"
