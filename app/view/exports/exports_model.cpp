// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/exports/exports_model.h"

#include "app/exports/tables_of_event.h"
#include "app/session/event/open_games.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/event_file.h"
#include "app/view/common/languages.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/sheet_file.h"
#include "app/view/exports/exports_text.h"
#include "app/view/papers/paper_page.h"
#include "app/view/printing/event_papers.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <span>

namespace flagfall::view {
namespace {

using exports::FileKind;

constexpr std::array exportRoles{
    role<&ExportRow::kind>("kind"),       role<&ExportRow::title>("title"),
    role<&ExportRow::purpose>("purpose"), role<&ExportRow::bar>("bar"),
    role<&ExportRow::note>("note"),       role<&ExportRow::accessibleText>("accessibleText"),
};

/// What is said of a report while rounds are still to come; empty: none is.
QString interimText(session::EventState const& state) {
    int const rounds = exports::roundsToCome(state);
    return rounds == 0 ? QString{} : ExportsModel::tr("An interim report: %n round(s) still to be played.", "", rounds);
}

} // namespace

ExportsModel::ExportsModel(DeskLink& desk, NoticeView& notice, QObject* parent)
    : RowModel(exportRoles, parent), m_desk(desk), m_notice(notice) {}

void ExportsModel::update(Changes const& changes) {
    if (m_watched && !changes.onlyClocks()) show();
}

void ExportsModel::speak() {
    if (m_watched) show();
}

void ExportsModel::close() {
    m_round = 0;
    m_interim = false;
    setRows({});
    emit changed();
}

void ExportsModel::setWatched(bool watched) {
    if (watched == m_watched) return;
    m_watched = watched;
    if (watched) show();
    emit changed();
}

int ExportsModel::round() const {
    auto const paired = static_cast<int>(m_desk.state().rounds.size());
    return m_round > 0 ? std::min(m_round, paired) : paired;
}

bool ExportsModel::areGamesOpen() const { return m_desk.state().opened() && !openGames(m_desk.state()).empty(); }

void ExportsModel::setInterim(bool interim) {
    m_interim = interim;
    show();
}

QString ExportsModel::caption() const {
    if (!areGamesOpen()) return {};
    return m_interim ? tr("Report files are interim ones: games without a result are marked in them")
                     : tr("Games are open: a final report is not possible");
}

void ExportsModel::stepRound(int by) {
    auto const paired = static_cast<int>(m_desk.state().rounds.size());
    int const round = std::clamp(this->round() + by, std::min(1, paired), paired);
    m_round = round == paired ? 0 : round;
    show();
}

void ExportsModel::show() {
    std::vector<ExportRow> rows;
    if (m_desk.state().opened())
        for (exports::FileRow const& row : exports::fileRows()) rows.push_back(rowFor(row.kind));
    setRows(std::move(rows));
    emit changed();
}

exports::Order ExportsModel::orderOf(int row, QString const& ending) const {
    exports::Order order;
    if (row >= 0 && row < rowCount()) order.kind = static_cast<FileKind>(rows()[static_cast<std::size_t>(row)].kind);
    if (round() > 0) order.round = RoundNumber{round()};
    order.stage = m_interim ? exports::Stage::Interim : exports::Stage::Final;
    order.form = tables::sheetFileBy(utf8(ending)).value_or(tables::SheetFile::Csv);
    order.written = m_desk.ticks().wall();
    bool const hasComma = QLocale().decimalPoint() == QLatin1String(",");
    order.style = {.separator = hasComma ? ';' : ',', .mark = tables::ByteOrderMark::Utf8};
    order.decimalPoint = hasComma ? ',' : '.';
    return order;
}

ExportRow ExportsModel::rowFor(FileKind kind) const {
    session::EventState const& state = m_desk.state();
    exports::Order order = orderOf(-1);
    order.kind = kind;
    ExportRow row;
    row.kind = static_cast<int>(kind);
    row.title = exportTitle(kind);
    //: A file that can be made: %1 "Games", %2 the number of a round.
    if (kind == FileKind::RoundGames && round() > 0)
        row.title = tr("%1: round %2").arg(row.title, roundLabel(m_desk.state(), RoundNumber{round()}));
    row.purpose = exportPurpose(kind);
    bool const isEarlier = kind == FileKind::Standings && round() < std::ssize(state.rounds);
    //: A file that can be made: %1 "Standings", %2 the number of a round.
    if (isEarlier)
        row.title = tr("%1: after round %2").arg(row.title, roundLabel(m_desk.state(), RoundNumber{round()}));
    if (auto const bar = barOf(state, order)) row.bar = exportBarText(*bar);
    if (exports::rowOf(kind).isReport && row.bar.isEmpty()) {
        QStringList notes{interimText(state)};
        QStringList missing;
        if (kind == FileKind::RatingReport)
            for (exports::Lack const& lack : exports::lacksOf(state)) missing += exportLackText(lack);
        //: Of the report for the rating officer: %1 what is not known, with commas between.
        if (!missing.isEmpty()) notes += tr("Missing: %1").arg(missing.join(QStringLiteral(", ")));
        row.note = notes.join(QLatin1Char(' ')).trimmed();
    }
    row.accessibleText = QStringList{row.title, row.purpose, row.bar, row.note}.join(QLatin1Char(' ')).simplified();
    return row;
}

QStringList ExportsModel::endings(int row) const {
    exports::FileRow const& kind = exports::rowOf(orderOf(row).kind);
    QStringList endings{plain(kind.ending)};
    if (kind.isTable) endings += {QStringLiteral("tsv"), QStringLiteral("xlsx"), QStringLiteral("ods")};
    return endings;
}

QStringList ExportsModel::filters(int row) const {
    QStringList filters;
    for (QString const& ending : endings(row)) filters += exportFilter(ending);
    return filters;
}

QString ExportsModel::nameFor(exports::Order const& order) const {
    QString const base = m_eventFile.isEmpty()
                             ? plain(m_desk.state().details.name).replace(QLatin1Char('/'), QLatin1Char('-'))
                             : QFileInfo(m_eventFile).completeBaseName();
    return plain(nameOf(utf8(base), m_desk.state(), order, exportNameWords(order.kind)));
}

QUrl ExportsModel::proposal(int row) const {
    QDir const documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    QDir const folder = !m_eventFile.isEmpty() ? QFileInfo(m_eventFile).absoluteDir()
                        : documents.exists()   ? documents
                                               : QDir::home();
    return QUrl::fromLocalFile(folder.filePath(nameFor(orderOf(row)) + QLatin1Char('.') + endings(row).constFirst()));
}

bool ExportsModel::isReady(int row) {
    if (row < 0 || row >= rowCount()) return false;
    auto const bar = barOf(m_desk.state(), orderOf(row));
    if (bar) m_notice.tell(NoticeView::Kind::Refused, exportBarText(*bar));
    return !bar;
}

std::optional<QByteArray> ExportsModel::bytesFor(exports::Order const& order) {
    if (m_desk.past()) {
        m_notice.tell(NoticeView::Kind::Refused, CommandDoor::barredText());
        return std::nullopt;
    }
    auto const bytes = order.kind == FileKind::Everything
                           ? wholeArchive({m_desk.history(), m_desk.timeOfDay(), m_eventFile, m_copyEvent}, order)
                           : fileOf(m_desk.state(), order, ExportWords{});
    if (bytes) return QByteArray::fromStdString(*bytes);
    m_notice.tell(NoticeView::Kind::Refused, exportBarText(bytes.error()));
    return std::nullopt;
}

void ExportsModel::saveAs(int row, QUrl const& file) {
    if (!isReady(row)) return;
    QString const path = localPath(file);
    auto const bytes = bytesFor(orderOf(row, QFileInfo(path).suffix().toLower()));
    if (!bytes) return;
    if (auto const problem = writeWhereAsked(file, *bytes))
        m_notice.tell(NoticeView::Kind::Refused, *problem);
    else
        tellSaved(path, orderOf(row).kind);
}

void ExportsModel::save(int row) {
    if (!isReady(row)) return;
    auto const order = orderOf(row);
    auto const bytes = bytesFor(order);
    if (!bytes) return;
    QString const base = nameFor(order);
    QString const of = m_eventFile.isEmpty() ? base : base.mid(QFileInfo(m_eventFile).completeBaseName().size() + 1);
    auto const saved = writeFile(m_eventFile, of, endings(row).constFirst(), *bytes);
    if (saved)
        tellSaved(*saved, order.kind);
    else
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("The file %1 cannot be written: %2").arg(saved.error().path, saved.error().reason));
}

void ExportsModel::saveArchive() {
    bool const before = m_watched;
    setWatched(true);
    save(rowWith(static_cast<int>(FileKind::Everything)));
    setWatched(before);
}

bool ExportsModel::copy(int row) {
    exports::Order const order = orderOf(row);
    if (row < 0 || row >= rowCount() || !exports::rowOf(order.kind).isTable) return false;
    if (!isReady(row)) return true;
    if (order.kind == FileKind::Standings)
        copyStandings(round());
    else if (order.kind == FileKind::Results)
        putOnClipboard(resultsTable(m_desk.state(), ExportWords{}), tr("The results have been copied."));
    else
        putOnClipboard(playersTable(m_desk.state(), ExportWords{}), tr("The list of players has been copied."));
    return true;
}

void ExportsModel::copyStandings(int round, QString const& category) {
    if (m_desk.state().rounds.empty()) return;
    exports::Order order = orderOf(-1);
    order.round = RoundNumber{round};
    order.category = category.toStdString();
    putOnClipboard(standingsTable(m_desk.state(), order, ExportWords{}), tr("The standings have been copied."));
}

void ExportsModel::copyPairing(PairingBoardsModel* boards) {
    if (!boards || boards->rowCount() == 0) return;
    std::vector<exports::ProposedBoard> proposed;
    for (PairingBoardRow const& row : boards->rows())
        proposed.push_back(
            {row.board, session::factsOf(m_desk.state(), PlayerId{row.whiteId}),
             row.isBye ? session::CompetitorFacts{} : session::factsOf(m_desk.state(), PlayerId{row.blackId}),
             row.isBye});
    putOnClipboard(exports::pairingTable(proposed, ExportWords{}), tr("The pairing has been copied."));
}

void ExportsModel::copyResults(int round) {
    if (!m_desk.state().round(RoundNumber{round})) return;
    putOnClipboard(resultsTable(m_desk.state(), ExportWords{}, RoundNumber{round}),
                   tr("The results of round %1 have been copied.").arg(round));
}

void ExportsModel::copyRows(QAbstractItemModel* model, QStringList const& roles) {
    if (!model || model->rowCount() == 0) return;
    auto const names = model->roleNames();
    tables::Sheet sheet{{{}}};
    for (QString const& role : roles) sheet.rows[0].push_back(utf8(headOfRole(role)));
    for (int row = 0; row < model->rowCount(); ++row) {
        sheet.rows.emplace_back();
        for (QString const& role : roles)
            sheet.rows.back().push_back(
                utf8(model->index(row, 0).data(names.key(role.toUtf8())).toString().simplified()));
    }
    putOnClipboard(sheet, tr("The list has been copied."));
}

void ExportsModel::putOnClipboard(tables::Sheet const& sheet, QString const& said) {
    auto* const data = new QMimeData; // the clipboard owns it
    data->setText(plain(tables::tsvText(sheet)));
    data->setHtml(plain(tables::htmlText(sheet)));
    QGuiApplication::clipboard()->setMimeData(data);
    m_notice.tell(NoticeView::Kind::Done, said);
}

/// A report from before the last round is for those who go on from it: nobody takes it for the final one.
void ExportsModel::tellSaved(QString const& path, FileKind kind) {
    QString const said = tr("Saved as %1.").arg(QDir::toNativeSeparators(path));
    QString const warned = exports::rowOf(kind).isReport ? interimText(m_desk.state()) : QString{};
    m_notice.tell(NoticeView::Kind::Done, warned.isEmpty() ? said : said + QLatin1Char(' ') + warned);
}

} // namespace flagfall::view
