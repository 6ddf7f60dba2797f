// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/lists/rating_lists_model.h"

#include "app/view/common/notice_view.h"
#include "app/view/common/question_view.h"
#include "app/view/lists/list_text.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
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

} // namespace

/// An import: what both threads see of it.
struct RatingListsModel::Job {
    std::atomic<std::uint64_t> read = 0, total = 0;
    std::atomic<std::int64_t> players = 0;
    std::atomic<double> indexed = 0;
    std::atomic<bool> stopped = false;
    std::atomic<bool> done = false; ///< the result is there
    std::optional<Expected<lists::ListInfo, lists::ListProblem>> result;
    std::optional<lists::TableSeen> table; ///< in place of a result: it is to be asked about
    std::thread thread;
};

RatingListsModel::RatingListsModel(ListsAtHand& lists, QuestionView& question, NoticeView& notice, QObject* parent)
    : RowModel(listRoles, parent), m_lists(lists), m_question(question), m_notice(notice) {
    constexpr std::chrono::milliseconds glance{100};
    m_watch.setInterval(glance);
    connect(&m_watch, &QTimer::timeout, this, &RatingListsModel::look);
    constexpr std::chrono::milliseconds rest{300};
    m_rest.setInterval(rest);
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &RatingListsModel::readShelfAgain);
    connect(&m_folder, &QFileSystemWatcher::directoryChanged, &m_rest, qOverload<>(&QTimer::start));
    watchShelf();
}

/// As long as there is no shelf, the folder in which it will be.
void RatingListsModel::watchShelf() {
    QString const shelf = plain(m_lists.shelf().folder().string());
    QString const above = QFileInfo(shelf).path();
    QString const watched = QFileInfo::exists(shelf) ? shelf : above;
    if (watched == shelf) m_folder.removePath(above);
    if (QFileInfo::exists(watched)) m_folder.addPath(watched);
}

void RatingListsModel::readShelfAgain() {
    watchShelf();
    if (importing() || (m_infos.empty() && m_lists.shelf().lists().empty())) return;
    m_lists.forget();
    update();
    emit shelfChanged();
}

RatingListsModel::~RatingListsModel() {
    if (!m_job) return;
    m_job->stopped = true;
    m_job->thread.join();
}

double RatingListsModel::progress() const {
    if (!m_job || m_job->total == 0) return 0;
    constexpr double ofReading = 0.8; // the index takes about a quarter of that time
    double const read = std::min(1.0, static_cast<double>(m_job->read) / static_cast<double>(m_job->total));
    return ofReading * read + (1 - ofReading) * m_job->indexed;
}

QString RatingListsModel::progressText() const {
    if (!m_job) return {};
    int const players = static_cast<int>(m_job->players.load());
    if (m_job->indexed > 0) return tr("%n player(s) read; the search is being prepared", "", players);
    return tr("%n player(s) read", "", players);
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
    showAge();
    emit changed();
}

void RatingListsModel::importFile(QUrl const& file, QString const& name, QString const& month) {
    if (importing()) return;
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
    m_wishes = {{std::move(request), name.trimmed().toLower()}};
    begin();
}

void RatingListsModel::refresh() {
    if (importing()) return;
    QStringList gone;
    m_wishes.clear();
    for (ListsAtHand::ReadFrom const& one : m_lists.readFrom()) {
        qint64 const written = writtenAt(one.file);
        if (written == 0) {
            //: A file of a rating list (%2) that was read before is not there any more; %1 the name of the list.
            gone +=
                tr("%1: the file %2 is not there any more.").arg(listName(one.source), plain(one.file.toStdString()));
            continue;
        }
        if (written == one.written) continue;
        lists::ImportRequest request{one.file.toStdString()};
        request.source = one.name.toStdString();
        m_wishes.push_back({std::move(request), one.name, false}); // as before
    }
    m_told = gone;
    m_refused = !gone.isEmpty();
    if (!m_wishes.empty()) return begin();
    m_told += tr("No other file of a list has changed since it was read. A new list is imported with +.");
    tell(m_refused ? NoticeView::Kind::Refused : NoticeView::Kind::Told);
}

void RatingListsModel::begin() {
    m_job = std::make_unique<Job>();
    m_job->thread = std::thread([&job = *m_job, wish = m_wishes.front(), shelf = m_lists.shelf()] {
        auto const watch = [&job](lists::ImportProgress const& progress) {
            job.read = progress.read;
            job.total = progress.total;
            job.players = progress.players;
            job.indexed = progress.indexed;
            return !job.stopped;
        };
        if (wish.asks) {
            auto table = lists::lookAtTable(wish.request, watch);
            if (!table) job.result = Expected<lists::ListInfo, lists::ListProblem>{refused(table.error())};
            if (table) job.table = std::move(*table);
        }
        if (!job.result && !job.table) job.result = lists::importList(shelf, wish.request, watch);
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
    if (auto const table = std::move(m_job->table)) {
        m_job.reset();
        return ask(*table);
    }
    auto const result = std::move(*m_job->result);
    m_job.reset();
    Wish const wish = m_wishes.front();
    m_wishes.erase(m_wishes.begin());
    m_lists.forget();
    if (result) {
        m_lists.rememberFile(result->source, QString::fromStdString(wish.request.file.string()), wish.name);
        //: %n players; %1 is the name of a rating list, %2 a month and year.
        QString text = tr("%1, %2: %n player(s) imported.", "", static_cast<int>(result->players))
                           .arg(listName(result->source), monthName(result->month));
        if (result->skipped > 0)
            text += QLatin1Char(' ') +
                    tr("%n line(s) without a player were left out.", "", static_cast<int>(result->skipped));
        m_told += text;
    } else {
        m_refused = true;
        m_told += listProblemText(result.error());
        if (result.error().fault == lists::ListFault::Cancelled) m_wishes.clear();
    }
    bool const isWish = !result && result.error().fault == lists::ListFault::Cancelled;
    update();
    if (!m_wishes.empty()) return begin();
    emit progressed();
    tell(isWish ? NoticeView::Kind::Told : m_refused ? NoticeView::Kind::Refused : NoticeView::Kind::Done);
}

/// A table of names may be the entries of the event as well as a list of ratings.
void RatingListsModel::ask(lists::TableSeen const& table) {
    QStringList read, left;
    for (auto const& [title, meaning] : table.titles)
        if (meaning)
            read += plain(title) + QStringLiteral(" = ") + listColumnName(*meaning);
        else if (!title.empty())
            left += plain(title);
    QuestionText words;
    //: %1 the name of a file.
    words.title = tr("Keep %1 as a rating list?").arg(plain(m_wishes.front().request.file.filename().string()));
    words.text =
        tr("It is a table with %n player(s). Who is to play in the event is not imported here but on the page of "
           "players (F2).",
           "", static_cast<int>(table.players));
    //: %1 columns of a table: "Meno = Name, Elo = standard".
    words.consequences += tr("Columns that are read: %1.").arg(read.join(QStringLiteral(", ")));
    //: %1 columns of a table.
    if (!left.isEmpty())
        words.consequences += tr("Columns that are left out: %1.").arg(left.join(QStringLiteral(", ")));
    words.yes = tr("Keep it as a rating list");
    words.no = tr("Cancel");
    auto const keep = [this] {
        if (m_wishes.empty()) return;
        m_wishes.front().asks = false;
        begin();
    };
    m_question.ask(std::move(words), QuestionView::Level::Asks, keep, [this] {
        forgetQuestion();
        m_notice.tell(NoticeView::Kind::Told, listProblemText({lists::ListFault::Cancelled, {}, 0, {}}));
    });
    emit progressed();
}

void RatingListsModel::forgetQuestion() {
    if (m_job || m_wishes.empty()) return;
    m_wishes.clear();
    m_told.clear();
    emit progressed();
}

/// What has become of all of them.
void RatingListsModel::tell(NoticeView::Kind how) {
    m_notice.tell(how, m_told.join(QLatin1Char(' ')));
    m_told.clear();
    m_refused = false;
}

void RatingListsModel::setComparesImports(bool compares) {
    m_lists.setComparesImports(compares);
    emit changed();
}

void RatingListsModel::showAge() {
    auto const known = m_lists.readFrom();
    m_refreshable = !known.empty();
    m_ageText.clear();
    auto const& open = m_lists.open();
    if (open.empty()) return;
    lists::ListInfo const info = open.front().list.info();
    QDateTime const now = m_lists.now();
    qint64 const readAt = writtenAt(plain(m_lists.shelf().fileFor(info.source, info.month).string()));
    qint64 const days = QDateTime::fromMSecsSinceEpoch(readAt).daysTo(now);
    QString const list = listName(info.source) + QStringLiteral(", ") + monthName(info.month);
    //: %1 a rating list with its month.
    QStringList sentences{days <= 0 ? tr("%1: read today.").arg(list)
                                    //: %1 a rating list with its month, %n days.
                                    : tr("%1: read %n day(s) ago.", "", static_cast<int>(days)).arg(list)};
    if (info.month < m_lists.monthInForce())
        //: %1 a month and year.
        sentences +=
            tr("The list of %1 is in force for this event: import it (+).").arg(monthName(m_lists.monthInForce()));
    auto const changed = [](ListsAtHand::ReadFrom const& one) {
        qint64 const written = writtenAt(one.file);
        return written != 0 && written != one.written;
    };
    if (std::ranges::any_of(known, changed))
        sentences += tr("Files of lists have changed since they were read: R reads them again.");
    m_ageText = sentences.join(QLatin1Char(' '));
}

void RatingListsModel::remove(int row) {
    if (row < 0 || row >= count() || importing()) return;
    lists::ListInfo const info = m_infos[static_cast<std::size_t>(row)];
    QuestionText words;
    //: %1 the name of a rating list, %2 a month and year.
    words.title = tr("Remove %1, %2?").arg(listName(info.source), monthName(info.month));
    words.text = tr("%n player(s). The file from which the list was read stays where it is.", "",
                    static_cast<int>(info.players));
    words.yes = tr("Remove");
    words.no = tr("Cancel");
    m_question.ask(std::move(words), QuestionView::Level::Asks, [this, info] { removeNow(info); });
}

void RatingListsModel::removeNow(lists::ListInfo const& info) {
    m_lists.forget();
    if (!m_lists.shelf().remove(info.source, info.month)) return;
    auto const isOfSource = [&info](lists::ListInfo const& one) {
        return one.source == info.source && one.month != info.month;
    };
    if (std::ranges::none_of(m_infos, isOfSource)) m_lists.forgetFile(info.source);
    update();
    m_notice.tell(
        NoticeView::Kind::Told,
        tr("%1, %2: removed. The file can be imported again.").arg(listName(info.source), monthName(info.month)));
}

// --- the sequence ---------------------------------------------------------------------------------------------

QStringList RatingListsModel::order() const {
    QStringList all;
    for (lists::ListChoice const& choice : m_lists.order()) {
        auto const answers = [&choice](lists::ListInfo const& info) { return answersChoice(info, choice); };
        QString const text = listChoiceText(choice);
        //: %1 a rating list of the sequence: "svk · standard".
        all += m_infos.empty() || std::ranges::any_of(m_infos, answers) ? text : tr("%1 (not imported)").arg(text);
    }
    return all;
}

/// Everything that a list on the shelf, or FIDE's, could be asked for and is not yet.
std::vector<lists::ListChoice> RatingListsModel::choices() const {
    std::vector<std::string> sources{std::string{lists::fideSource}};
    for (lists::ListInfo const& info : m_infos)
        if (!lists::isSingleOfFide(info.source) && std::ranges::find(sources, info.source) == sources.end())
            sources.push_back(info.source);
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
    for (lists::ListChoice const& choice : choices()) all += listChoiceText(choice);
    return all;
}

void RatingListsModel::keep(lists::ListOrder const& order) {
    if (!m_lists.setOrder(order))
        //: %1 a folder.
        m_notice.tell(NoticeView::Kind::Refused, tr("The sequence of the lists stays as it was: %1 cannot be written.")
                                                     .arg(plain(m_lists.shelf().folder().string())));
    emit changed();
}

void RatingListsModel::moveChoice(int place, int by) {
    lists::ListOrder order = m_lists.order();
    int const last = static_cast<int>(order.size()) - 1;
    int const to = std::clamp(place + by, 0, std::max(0, last));
    if (place < 0 || place > last || to == place) return;
    std::swap(order[static_cast<std::size_t>(place)], order[static_cast<std::size_t>(to)]);
    keep(order);
}

void RatingListsModel::removeChoice(int place) {
    lists::ListOrder order = m_lists.order();
    if (place < 0 || place >= static_cast<int>(order.size())) return;
    order.erase(order.begin() + place);
    keep(order);
}

void RatingListsModel::addChoice(int offered) {
    auto const all = choices();
    if (offered < 0 || offered >= static_cast<int>(all.size())) return;
    lists::ListOrder order = m_lists.order();
    order.push_back(all[static_cast<std::size_t>(offered)]);
    keep(order);
}

} // namespace flagfall::view
