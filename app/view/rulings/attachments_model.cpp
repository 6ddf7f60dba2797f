// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/rulings/attachments_model.h"

#include "app/view/common/chosen_file.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/event_file.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/sheet_file.h"
#include "app/view/rulings/rulings_model.h"
#include "app/view/rulings/rulings_text.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/journal_text.h"
#include "app/view/texts/plain_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMimeDatabase>

#include <array>

namespace flagfall::view {
namespace {

constexpr std::array attachmentRoles{
    role<&AttachmentRow::name>("name"),
    role<&AttachmentRow::about>("about"),
    role<&AttachmentRow::note>("note"),
};

AttachmentRow rowOf(session::Attachment const& one) {
    QStringList about{mediaText(one.file->type), sizeText(one.file->size), stampText(one.wall),
                      attendantText(one.origin)};
    about.removeAll(QString{});
    return {one.seq.value(), plain(one.file->name), about.join(QStringLiteral(" · ")), plain(one.file->note)};
}

QString problemText(session::JournalProblem const& problem, QString const& name) {
    if (problem.fault == session::JournalFault::Damaged)
        return AttachmentsModel::tr(
                   "The attached file %1 has been altered in the event file. Take it from an earlier copy.")
            .arg(name);
    if (problem.fault == session::JournalFault::NotFound)
        return AttachmentsModel::tr("The attached file %1 is missing in the event file. Take it from an earlier copy.")
            .arg(name);
    return journalProblemText(problem);
}

} // namespace

AttachmentsModel::AttachmentsModel(DeskLink& desk, CommandDoor& door, NoticeView& notice, QObject* parent)
    : RowModel(attachmentRoles, parent), m_desk(desk), m_door(door), m_notice(notice) {}

void AttachmentsModel::update(Changes const& changes) {
    session::History const& history = m_desk.history();
    bool const anew = changes.sentences || history.last() < m_seen || ruledSince(history, m_seen);
    m_seen = history.last();
    if (anew) fill();
}

void AttachmentsModel::look(int ruling, int round, int board) {
    m_ruling = Seq{ruling};
    m_round = RoundNumber{round};
    m_board = BoardNumber{board};
    fill();
}

void AttachmentsModel::fill() {
    std::vector<AttachmentRow> shown;
    for (auto const& one : attachmentsOf(m_desk.history(), m_ruling, m_round, m_board)) shown.push_back(rowOf(one));
    setRows(std::move(shown));
    emit countChanged();
}

void AttachmentsModel::attach(QUrl const& chosen, QString const& note) {
    QString const path = localPath(chosen);
    QFile file(path);
    if (auto const reason = openChosen(file)) {
        m_door.tellRefused(tr("The file %1 cannot be read: %2").arg(QDir::toNativeSeparators(path), *reason));
        return;
    }
    // One byte more than is allowed is enough to see that there are too many.
    QByteArray const bytes = file.read(static_cast<qint64>(session::largestAttachment) + 1);
    if (file.error() != QFileDevice::NoError) {
        m_door.tellRefused(
            tr("The file %1 cannot be read: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
        return;
    }
    QString const name = QFileInfo(path).fileName();
    session::AttachFile command{m_round,
                                m_board,
                                m_ruling,
                                name.toStdString(),
                                QMimeDatabase().mimeTypeForFileNameAndData(name, bytes).name().toStdString(),
                                std::make_shared<std::string const>(bytes.toStdString()),
                                note.trimmed().toStdString()};
    m_door.submit(std::move(command), tr("Attached: %1.").arg(name));
}

std::optional<session::Attachment> AttachmentsModel::at(int row) const {
    if (row < 0 || row >= count()) return std::nullopt;
    return attachmentAt(m_desk.history(), Seq{rows()[static_cast<std::size_t>(row)].seq});
}

void AttachmentsModel::remove(int row) {
    if (auto const one = at(row))
        m_door.submit(session::RemoveFile{one->seq}, tr("Removed: %1.").arg(plain(one->file->name)));
}

void AttachmentsModel::save(int row) {
    auto const one = at(row);
    if (!one) return;
    m_desk.readFile(one->file->sha256, [this, file = one->file](auto const& bytes) {
        if (bytes)
            write(*file, QByteArray::fromStdString(*bytes));
        else
            m_door.tellRefused(problemText(bytes.error(), plain(file->name)));
    });
}

void AttachmentsModel::write(session::AttachedFile const& file, QByteArray const& bytes) {
    QFileInfo const name(QFileInfo(plain(file.name)).fileName()); // no folders, whatever the event says
    auto const saved = writeFile(m_eventFile, name.completeBaseName(), name.suffix(), bytes);
    if (saved)
        m_notice.tell(NoticeView::Kind::Done, tr("Saved as %1.").arg(QDir::toNativeSeparators(*saved)));
    else
        m_door.tellRefused(tr("The file %1 cannot be written: %2").arg(saved.error().path, saved.error().reason));
}

bool isPicture(session::AttachedFile const& file) { return file.type.starts_with("image/"); }

bool isText(session::AttachedFile const& file) { return file.type == "text/plain"; }

QString sizeText(std::int64_t bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); }

QString mediaText(std::string const& type) {
    QMimeType const known = QMimeDatabase().mimeTypeForName(plain(type));
    return known.isValid() && !known.comment().isEmpty() ? known.comment() : plain(type);
}

} // namespace flagfall::view
