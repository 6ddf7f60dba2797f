// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <vector>

namespace flagfall::view {

/// A screen of this computer.
struct ScreenOfMachine {
    QString name; ///< of its connector: `HDMI-1`
    QString size; ///< `1920 × 1080`
    friend bool operator==(ScreenOfMachine const&, ScreenOfMachine const&) = default;
};

/// The screens that are connected now. Tests have one of their own, whose screens come and go.
class ScreenSource : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    [[nodiscard]] virtual std::vector<ScreenOfMachine> screens() const = 0;

signals:
    void changed();
};

/// Those Qt knows, in its order. Without a program that has a screen there are none.
class ProgramScreens final : public ScreenSource {
    Q_OBJECT
public:
    explicit ProgramScreens(QObject* parent = nullptr);
    [[nodiscard]] std::vector<ScreenOfMachine> screens() const override;
};

} // namespace flagfall::view
