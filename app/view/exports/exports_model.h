// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"
#include "app/view/exports/whole_archive.h"
#include "app/view/pairing/pairing_boards_model.h"

#include <QAbstractItemModel>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

namespace flagfall::view {

class DeskLink;
class NoticeView;

struct ExportRow {
    int kind = 0;
    QString title, purpose;
    QString bar;  ///< why it cannot be made now; empty: it can
    QString note; ///< what is said of it besides
    QString accessibleText;

    [[nodiscard]] int key() const { return kind; }
    friend bool operator==(ExportRow const&, ExportRow const&) = default;
};

/// The files that the event gives to others: what each is for, what bars it, and where it is written to. Made only
/// while the page is shown. Belongs to the UI thread.
class ExportsModel : public FLAGFALL_ROWS(ExportRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(bool gamesOpen READ areGamesOpen NOTIFY changed FINAL)
    Q_PROPERTY(bool interim READ isInterim WRITE setInterim NOTIFY changed FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY changed FINAL)
public:
    ExportsModel(DeskLink& desk, NoticeView& notice, QObject* parent = nullptr);

    void update(Changes const& changes);
    void speak();
    void close();
    void setEventFile(QString const& path) { m_eventFile = path; }
    void setCopier(CopyEvent copyEvent) { m_copyEvent = std::move(copyEvent); }

    [[nodiscard]] bool isWatched() const { return m_watched; }
    void setWatched(bool watched);
    /// Of the games of a round; 0: none is paired.
    [[nodiscard]] int round() const;
    [[nodiscard]] bool areGamesOpen() const;
    /// Whether report files are made although games are open.
    [[nodiscard]] bool isInterim() const { return m_interim; }
    void setInterim(bool interim);
    [[nodiscard]] QString caption() const;

    Q_INVOKABLE void stepRound(int by);
    /// What a file dialog asks with: the kinds of file there are of this row, and the name that is proposed.
    Q_INVOKABLE [[nodiscard]] QStringList filters(int row) const;
    Q_INVOKABLE [[nodiscard]] QStringList endings(int row) const;
    Q_INVOKABLE [[nodiscard]] QUrl proposal(int row) const;
    /// False, with a notice, where the file cannot be made.
    Q_INVOKABLE bool isReady(int row);
    /// Writes the file there; never over an event.
    Q_INVOKABLE void saveAs(int row, QUrl const& file);
    /// Writes it beside the event under a name that is free.
    Q_INVOKABLE void save(int row);
    /// The archive of everything, beside the event.
    Q_INVOKABLE void saveArchive();
    /// The table of this row on the clipboard, as text with tabs and as a table of HTML; false where it has none.
    Q_INVOKABLE bool copy(int row);
    Q_INVOKABLE void copyStandings(int round, QString const& category = {});
    /// A pairing as it is proposed.
    Q_INVOKABLE void copyPairing(flagfall::view::PairingBoardsModel* boards);
    Q_INVOKABLE void copyResults(int round);
    /// What a list on a page shows: the data of these roles, under their heads.
    Q_INVOKABLE void copyRows(QAbstractItemModel* model, QStringList const& roles);

signals:
    void changed();

private:
    [[nodiscard]] exports::Order orderOf(int row, QString const& ending = {}) const;
    [[nodiscard]] QString nameFor(exports::Order const& order) const;
    [[nodiscard]] ExportRow rowFor(exports::FileKind kind) const;
    [[nodiscard]] std::optional<QByteArray> bytesFor(exports::Order const& order);
    void tellSaved(QString const& path, exports::FileKind kind);
    void putOnClipboard(tables::Sheet const& sheet, QString const& said);
    void show();

    DeskLink& m_desk;
    NoticeView& m_notice;
    QString m_eventFile;
    CopyEvent m_copyEvent;
    int m_round = 0; ///< 0: the last one
    bool m_interim = false;
    bool m_watched = false;
};

} // namespace flagfall::view
