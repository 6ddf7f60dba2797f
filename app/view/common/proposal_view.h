// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// A ruling as one panel shows it, whatever it is about: the facts, what the Laws say, what only the arbiter knows, and
/// what can be decided. Who makes one turns what the arbiter confirms into commands.
///
/// Belongs to the UI thread.
class ProposalView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("one of its kinds is made")
    Q_PROPERTY(bool needed READ needed NOTIFY changed FINAL)
    Q_PROPERTY(QString drawing READ drawing NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QStringList facts READ facts NOTIFY changed FINAL)
    Q_PROPERTY(QString law READ law NOTIFY changed FINAL)
    Q_PROPERTY(QString citation READ citation NOTIFY changed FINAL)
    Q_PROPERTY(QString warning READ warning NOTIFY changed FINAL)
    Q_PROPERTY(QString mateByRecord READ mateByRecord NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList questions READ questions NOTIFY changed FINAL)
    Q_PROPERTY(QString askedByOptions READ askedByOptions NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList options READ options NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList others READ others NOTIFY changed FINAL)
    Q_PROPERTY(QString timeProposed READ timeProposed NOTIFY changed FINAL)
    Q_PROPERTY(QString ownTime READ ownTime WRITE setOwnTime NOTIFY changed FINAL)
    Q_PROPERTY(QString ownTimeFault READ ownTimeFault NOTIFY changed FINAL)
public:
    using QObject::QObject;

    /// True while something waits for a ruling.
    [[nodiscard]] virtual bool needed() const = 0;
    [[nodiscard]] virtual QString drawing() const { return QStringLiteral("warning"); }
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QStringList facts() const = 0;
    /// What the Laws say, and the article; either may be empty.
    [[nodiscard]] virtual QString law() const = 0;
    [[nodiscard]] virtual QString citation() const = 0;
    [[nodiscard]] virtual QString warning() const { return {}; }
    /// What the record of the game says about a mate and why, or that it is too short to say; empty where the arbiter
    /// has said it, nothing depends on it, or nothing is on record.
    [[nodiscard]] virtual QString mateByRecord() const { return {}; }
    /// All that the arbiter can say: maps of `ask`, `text`, `hint`, `words`, `answers` (texts of the words), `caps`
    /// (their keys, where there are any) and `answer`, the word that holds now. An empty word takes back what was said.
    [[nodiscard]] virtual QVariantList questions() const = 0;
    /// The one of them, by its `ask`, whose answers are the options: it is not shown twice. Empty: none.
    [[nodiscard]] virtual QString askedByOptions() const { return {}; }
    /// What can be decided now: maps of `key`, `text`, `article`, `primary` (it is what is proposed) and `possible`,
    /// the nearest first.
    [[nodiscard]] virtual QVariantList options() const = 0;
    /// What the arbiter may decide instead: maps of `word`, `text` and `spoken`.
    [[nodiscard]] virtual QVariantList others() const { return {}; }
    /// How much time would be given or taken, `0:02:00`; empty: none. The arbiter may type another one, which is then
    /// among the others as `own-time`.
    [[nodiscard]] virtual QString timeProposed() const { return {}; }
    [[nodiscard]] virtual QString ownTime() const { return {}; }
    virtual void setOwnTime(QString const& /*typed*/) {}
    /// What is wrong with it; empty: nothing.
    [[nodiscard]] virtual QString ownTimeFault() const { return {}; }

    /// Answers a question, both by their words; an empty answer takes it back.
    Q_INVOKABLE virtual void answer(QString const& ask, QString const& answer) = 0;

signals:
    void changed();
};

} // namespace flagfall::view
