// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace flagfall::view {

class DeskLink;
class NoticeView;
class RoundsModel;
class SlipScan;

/// Finds the board of a slip that is scanned: shows its round, and its result is entered next. Belongs to the UI
/// thread.
class SlipReader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    SlipReader(DeskLink& desk, NoticeView& notice, RoundsModel& rounds, QObject* parent = nullptr);
    ~SlipReader() override;

    /// A key as for BoardsModel::resultKey(). Whether it belongs to a code.
    Q_INVOKABLE bool key(int key, QString const& text, int modifiers, int scanCode);

signals:
    /// Of the round that is shown now.
    void boardRead(int board);

private:
    void find(QString const& code);

    DeskLink& m_desk;
    NoticeView& m_notice;
    RoundsModel& m_rounds;
    std::unique_ptr<SlipScan> m_scan;
    QElapsedTimer m_last;
};

} // namespace flagfall::view
