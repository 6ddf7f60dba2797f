// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QJSEngine>
#include <QJsonDocument>
#include <QJsonObject>

namespace flagfall::view {

/// What a page can do itself; empty: it is for the desk to do.
inline QString wordInAPage(clock::Operation const& operation) {
    if (auto const* const press = std::get_if<clock::Press>(&operation))
        return press->by == Colour::White ? QStringLiteral("w") : QStringLiteral("b");
    if (std::holds_alternative<clock::Start>(operation)) return QStringLiteral("start");
    if (std::holds_alternative<clock::Pause>(operation)) return QStringLiteral("pause");
    if (std::holds_alternative<clock::Resume>(operation)) return QStringLiteral("resume");
    return {};
}

/// A script of the page, as the page has it.
struct Script {
    Script(char const* file, char const* name) {
        QFile read(QStringLiteral(":/stations/") + QLatin1String(file));
        EXPECT_TRUE(read.open(QIODevice::ReadOnly));
        object = engine.evaluate(QString::fromUtf8(read.readAll()) + QLatin1Char('\n') + QLatin1String(name));
        EXPECT_FALSE(object.isError()) << file << ':' << object.property(QStringLiteral("lineNumber")).toInt() << ' '
                                       << object.toString().toStdString();
    }
    /// One of its functions.
    template <typename... Arguments>
    QJSValue call(char const* function, Arguments const&... arguments) {
        QJSValue const said = object.property(QLatin1String(function)).call({QJSValue(arguments)...});
        EXPECT_FALSE(said.isError()) << function << ": " << said.toString().toStdString();
        return said;
    }
    /// As it comes from the desk.
    QJSValue parsed(QJsonObject const& from) {
        QString const text = QString::fromUtf8(QJsonDocument(from).toJson(QJsonDocument::Compact));
        QJSValue const json = engine.globalObject().property(QStringLiteral("JSON"));
        return json.property(QStringLiteral("parse")).call({text});
    }
    QJSEngine engine;
    QJSValue object;
};

} // namespace flagfall::view
