// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/attachments.h"
#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"

#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;

struct AttachmentRow {
    qint64 seq = 0; ///< of the act that attached it
    QString name;
    QString about; ///< `JPEG image · 1.2 MB · 2026-11-21 14:32:05 · A. Arbiter`
    QString note;

    [[nodiscard]] qint64 key() const { return seq; }
    friend bool operator==(AttachmentRow const&, AttachmentRow const&) = default;
};

/// The files attached to one ruling, oldest first, and what is done with them. What is in a file is read from the event
/// only when it is saved or printed.
class AttachmentsModel : public FLAGFALL_ROWS(AttachmentRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
public:
    AttachmentsModel(DeskLink& desk, CommandDoor& door, NoticeView& notice, QObject* parent = nullptr);

    void update(Changes const& changes);
    /// Files are saved beside it.
    void setEventFile(QString const& path) { m_eventFile = path; }

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }

    /// The ruling of this journal entry on this board; 0: none.
    Q_INVOKABLE void look(int ruling, int round, int board);
    /// The file is read at once; one that cannot be is told and nothing happens. `note`: what it shows.
    Q_INVOKABLE void attach(QUrl const& file, QString const& note = {});
    Q_INVOKABLE void remove(int row);
    /// Writes the file beside the event, or into the user's documents.
    Q_INVOKABLE void save(int row);

signals:
    void countChanged();

private:
    void fill();
    void write(session::AttachedFile const& file, QByteArray const& bytes);
    [[nodiscard]] std::optional<session::Attachment> at(int row) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    QString m_eventFile;
    Seq m_seen{}; ///< the newest act that has been looked at
    Seq m_ruling{};
    RoundNumber m_round{};
    BoardNumber m_board{};
};

/// Whether papers show it as a picture, or print it word for word.
[[nodiscard]] bool isPicture(session::AttachedFile const& file);
[[nodiscard]] bool isText(session::AttachedFile const& file);
/// `1.2 MB`, in units of a thousand as file managers have them.
[[nodiscard]] QString sizeText(std::int64_t bytes);
/// `JPEG image`; the media type itself where the system has no words for it.
[[nodiscard]] QString mediaText(std::string const& type);

} // namespace flagfall::view
