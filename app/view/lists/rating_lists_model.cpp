// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/lists/rating_lists_model.h"

#include "app/view/common/notice_view.h"
#include "app/view/lists/list_text.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <optional>

namespace flagfall::view {
namespace {

constexpr std::array listRoles{
    role<&RatingListRow::name>("name"),           role<&RatingListRow::month>("month"),
    role<&RatingListRow::countText>("countText"), role<&RatingListRow::ratedText>("ratedText"),
    role<&RatingListRow::file>("file"),
};

QString choiceText(lists::ListChoice const& choice) {
    return listName(choice.source) + QStringLiteral(" · ") + kindName(choice.kind);
}

} // namespace

/// An import: what both threads see of it.
struct RatingListsModel::Job {
    std::atomic<std::uint64_t> read = 0, total = 0;
    std::atomic<std::int64_t> players = 0;
    std::atomic<bool> stopped = false;
    std::atomic<bool> done = false; ///< the result is there
    std::optional<Expected<lists::ListInfo, lists::ListProblem>> result;
    std::thread thread;
};

RatingListsModel::RatingListsModel(ListsAtHand& lists, NoticeView& notice, QObject* parent)
    : RowModel(listRoles, parent), m_lists(lists), m_notice(notice) {
    constexpr std::chrono::milliseconds glance{100};
    m_watch.setInterval(glance);
    connect(&m_watch, &QTimer::timeout, this, &RatingListsModel::look);
}

RatingListsModel::~RatingListsModel() {
    if (!m_job) return;
    m_job->stopped = true;
    m_job->thread.join();
}

double RatingListsModel::progress() const {
    if (!m_job || m_job->total == 0) return 0;
    return std::min(1.0, static_cast<double>(m_job->read) / static_cast<double>(m_job->total));
}

QString RatingListsModel::progressText() const {
    return m_job ? tr("%n player(s) read", "", static_cast<int>(m_job->players.load())) : QString{};
}

void RatingListsModel::update() {
    m_infos = m_lists.shelf().lists();
    std::vector<RatingListRow> rows;
    QLocale const locale;
    for (lists::ListInfo const& info : m_infos) {
        RatingListRow row;
        row.id = plain(info.source + " " + lists::monthText(info.month));
        row.name = listName(info.source);
        row.month = monthName(info.month);
        row.countText = tr("%n player(s)", "", static_cast<int>(info.players));
        QStringList rated;
        for (auto const& [kind, number] :
             {std::pair{lists::ListKind::Standard, info.rated[0]}, std::pair{lists::ListKind::Rapid, info.rated[1]},
              std::pair{lists::ListKind::Blitz, info.rated[2]}})
            if (number > 0) rated += kindName(kind) + QLatin1Char(' ') + locale.toString(qlonglong{number});
        row.ratedText = rated.join(QStringLiteral(" · "));
        row.file = plain(info.file);
        rows.push_back(std::move(row));
    }
    setRows(std::move(rows));
    emit changed();
}

void RatingListsModel::importFile(QUrl const& file, QString const& name, QString const& month) {
    if (m_job) return;
    lists::ImportRequest request{file.toLocalFile().toStdString()};
    request.source = name.trimmed().toLower().toStdString();
    if (!request.source.empty() && !lists::isSource(request.source)) {
        m_notice.tell(NoticeView::Kind::Refused, tr("A list is called by small letters, digits and hyphens."));
        return;
    }
    request.month = lists::parseMonth(month.trimmed().toStdString());
    if (!month.trimmed().isEmpty() && !request.month) {
        m_notice.tell(NoticeView::Kind::Refused, tr("Write the month as 2026-11."));
        return;
    }
    m_job = std::make_unique<Job>();
    m_job->thread = std::thread([&job = *m_job, request, shelf = m_lists.shelf()] {
        job.result = lists::importList(shelf, request, [&job](lists::ImportProgress const& progress) {
            job.read = progress.read;
            job.total = progress.total;
            job.players = progress.players;
            return !job.stopped;
        });
        job.done = true;
    });
    m_watch.start();
    emit progressed();
}

void RatingListsModel::cancel() {
    if (m_job) m_job->stopped = true;
}

void RatingListsModel::look() {
    if (m_job && m_job->done)
        finish();
    else
        emit progressed();
}

void RatingListsModel::finish() {
    m_watch.stop();
    m_job->thread.join();
    auto const result = std::move(*m_job->result);
    m_job.reset();
    m_lists.forget();
    update();
    emit progressed();
    if (!result) {
        bool const isWish = result.error().fault == lists::ListFault::Cancelled;
        m_notice.tell(isWish ? NoticeView::Kind::Told : NoticeView::Kind::Refused, listProblemText(result.error()));
        return;
    }
    //: %n players; %1 is the name of a rating list, %2 a month and year.
    QString text = tr("%1, %2: %n player(s) imported.", "", static_cast<int>(result->players))
                       .arg(listName(result->source), monthName(result->month));
    if (result->skipped > 0)
        text +=
            QLatin1Char(' ') + tr("%n line(s) without a player were left out.", "", static_cast<int>(result->skipped));
    m_notice.tell(NoticeView::Kind::Done, text);
}

void RatingListsModel::remove(int row) {
    if (row < 0 || row >= count() || m_job) return;
    lists::ListInfo const info = m_infos[static_cast<std::size_t>(row)];
    m_lists.forget();
    if (!m_lists.shelf().remove(info.source, info.month)) return;
    update();
    m_notice.tell(
        NoticeView::Kind::Told,
        tr("%1, %2: removed. The file can be imported again.").arg(listName(info.source), monthName(info.month)));
}

// --- the sequence ---------------------------------------------------------------------------------------------

QStringList RatingListsModel::order() const {
    QStringList all;
    for (lists::ListChoice const& choice : m_lists.order()) all += choiceText(choice);
    return all;
}

/// Everything that a list on the shelf, or FIDE's, could be asked for and is not yet.
std::vector<lists::ListChoice> RatingListsModel::choices() const {
    std::vector<std::string> sources{std::string{lists::fideSource}};
    for (lists::ListInfo const& info : m_infos)
        if (std::ranges::find(sources, info.source) == sources.end()) sources.push_back(info.source);
    lists::ListOrder const order = m_lists.order();
    std::vector<lists::ListChoice> all;
    for (std::string const& source : sources)
        for (auto const kind : {lists::ListKind::Standard, lists::ListKind::Rapid, lists::ListKind::Blitz,
                                lists::ListKind::EffectiveRapid, lists::ListKind::EffectiveBlitz})
            if (lists::ListChoice choice{source, kind}; std::ranges::find(order, choice) == order.end())
                all.push_back(std::move(choice));
    return all;
}

QStringList RatingListsModel::offered() const {
    QStringList all;
    for (lists::ListChoice const& choice : choices()) all += choiceText(choice);
    return all;
}

void RatingListsModel::moveChoice(int place, int by) {
    lists::ListOrder order = m_lists.order();
    int const last = static_cast<int>(order.size()) - 1;
    int const to = std::clamp(place + by, 0, std::max(0, last));
    if (place < 0 || place > last || to == place) return;
    std::swap(order[static_cast<std::size_t>(place)], order[static_cast<std::size_t>(to)]);
    m_lists.setOrder(order);
    emit changed();
}

void RatingListsModel::removeChoice(int place) {
    lists::ListOrder order = m_lists.order();
    if (place < 0 || place >= static_cast<int>(order.size())) return;
    order.erase(order.begin() + place);
    m_lists.setOrder(order);
    emit changed();
}

void RatingListsModel::addChoice(int offered) {
    auto const all = choices();
    if (offered < 0 || offered >= static_cast<int>(all.size())) return;
    lists::ListOrder order = m_lists.order();
    order.push_back(all[static_cast<std::size_t>(offered)]);
    m_lists.setOrder(order);
    emit changed();
}

} // namespace flagfall::view
