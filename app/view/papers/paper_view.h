// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/papers/paper.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace flagfall::view {

class NoticeView;

/// The paper that is looked at before it is saved. Belongs to the UI thread.
class PaperView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString html READ html NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
public:
    /// Makes the paper anew: when the language is another one, and as the event is when it is saved.
    using Maker = std::function<Paper()>;

    explicit PaperView(NoticeView& notice, QObject* parent = nullptr);

    void show(Maker maker);
    void close();
    void speak();
    void setEventFile(QString const& path) { m_eventFile = path; }

    [[nodiscard]] bool isShown() const { return static_cast<bool>(m_maker); }
    [[nodiscard]] QString title() const { return m_paper.title; }
    [[nodiscard]] QString html() const { return m_html; }
    /// For whom it is; empty: for everybody.
    [[nodiscard]] QString note() const { return audienceText(m_paper.audience); }
    [[nodiscard]] Paper const& paper() const { return m_paper; }

    Q_INVOKABLE void savePdf();
    Q_INVOKABLE void saveText();

signals:
    void changed();
    /// A paper is there to be looked at.
    void asked();

private:
    void save(QString const& ending, QByteArray const& bytes);

    NoticeView& m_notice;
    QString m_eventFile;
    Maker m_maker;
    Paper m_paper;
    QString m_html;
};

} // namespace flagfall::view
