// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// The last thing the program had to say. `count` grows with every notice, so that the same words twice are
/// seen twice.
class NoticeView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(Kind kind READ kind NOTIFY changed FINAL)
    Q_PROPERTY(bool undoable READ undoable NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
public:
    enum class Kind { Done, Told, Refused };
    Q_ENUM(Kind)

    using QObject::QObject;

    void tell(Kind kind, QString const& text);
    /// What was done, with the offer to take it back at once.
    void tellUndoable(QString const& text);

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] bool undoable() const { return m_undoable; }
    [[nodiscard]] int count() const { return m_count; }

    Q_INVOKABLE void dismiss();
    /// Something else was done meanwhile: why it could not be done before is of no interest any longer.
    void forgetRefusal();

signals:
    void changed();
    void countChanged();

private:
    QString m_text;
    Kind m_kind = Kind::Done;
    bool m_undoable = false;
    int m_count = 0;
};

} // namespace flagfall::view
