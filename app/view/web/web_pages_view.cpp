// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/web/web_pages_view.h"

#include "app/view/common/desk_link.h"
#include "app/view/common/languages.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/qr_code.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/text_locale.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

constexpr std::array limitsOffered{1min, 2min, 5min, 15min};
constexpr std::array delaysOffered{0min, 5min, 10min, 15min, 30min, 60min};

QString secondsText(std::chrono::milliseconds time) {
    //: A length of time, `0.8 s`.
    return WebPagesView::tr("%1 s", "seconds")
        .arg(textLocale().toString(static_cast<double>(time.count()) / 1000, 'f', 1));
}

QString folderProblemText(WebFolderProblem const& problem) {
    QString const path = QDir::toNativeSeparators(problem.path);
    switch (problem.what) {
    case WebFolderProblem::What::CannotMake: return WebPagesView::tr("The folder cannot be made.");
    case WebFolderProblem::What::Foreign:
        return WebPagesView::tr("%1 was not made by this program. Choose another folder.").arg(path);
    case WebFolderProblem::What::CannotWrite:
        return WebPagesView::tr("The file %1 cannot be written: %2").arg(path, problem.reason);
    }
    return {};
}

QString endText(WebCommandEnd const& end, std::chrono::minutes limit) {
    using How = WebCommandEnd::How;
    switch (end.how) {
    case How::Done: return WebPagesView::tr("Published");
    case How::Failed: return WebPagesView::tr("The command failed with exit code %1").arg(end.exitCode);
    case How::Crashed: return WebPagesView::tr("The command was ended by the system");
    case How::NotStarted:
        return end.reason.isEmpty() ? WebPagesView::tr("The command cannot be started")
                                    : WebPagesView::tr("The command cannot be started: %1").arg(end.reason);
    case How::TooLong:
        return WebPagesView::tr("The command was stopped after %n minute(s)", "", static_cast<int>(limit.count()));
    case How::Cancelled: return WebPagesView::tr("The command was cancelled");
    }
    return {};
}

} // namespace

WebPagesView::WebPagesView(DeskLink& desk, NoticeView& notice, QSettings& settings, Patience patience, QObject* parent)
    : QObject(parent), m_desk(desk), m_notice(notice), m_settings(settings), m_patience(patience) {
    m_quiet.setSingleShot(true);
    connect(&m_quiet, &QTimer::timeout, this, &WebPagesView::goOn);
    connect(&m_look, &QTimer::timeout, this, &WebPagesView::lookAgain);
    m_look.start(m_patience.look);
    connect(&m_writer, &WebWriter::finished, this, &WebPagesView::heard);
    connect(&m_command, &WebCommand::ended, this, &WebPagesView::ended);
    connect(&m_command, &WebCommand::outputChanged, this, &WebPagesView::outputChanged);
}

// --- the event -------------------------------------------------------------------------------------------

EventAtDesk WebPagesView::eventHere() const { return eventAtDesk(m_desk, m_eventFile); }

void WebPagesView::setEventFile(QString const& path) {
    if (path == m_eventFile) return;
    bool const movedOn = !m_eventFile.isEmpty() && !path.isEmpty();
    m_eventFile = path;
    if (movedOn)
        keepWebSettings(m_settings, eventHere(), m_chosen);
    else
        m_chosen = webSettingsOf(m_settings, eventHere());
    m_stale = !path.isEmpty(); // the pages may be from yesterday
    if (m_chosen.always) waitForQuiet();
    emit addressChanged();
    emit changed();
}

/// Moves that are typed after the game change its page, and nothing that is `results`.
bool WebPagesView::concerns(Changes const& changes) const {
    return !changes.onlyClocks() || changes.everyBoard || std::ranges::any_of(changes.boards, [&](BoardPlace place) {
        session::Board const* const board = m_desk.board(place);
        return board && !board->isOpen();
    });
}

void WebPagesView::update(Changes const& changes) {
    if (!m_desk.state().opened() || !concerns(changes)) return;
    m_stale = true;
    if (m_chosen.always) waitForQuiet();
}

void WebPagesView::speak() { emit changed(); }

void WebPagesView::close() {
    if (m_stale && (m_chosen.always || m_asked) && m_desk.state().opened()) m_farewell = task();
    m_quiet.stop();
    m_waiting.invalidate();
    m_stale = m_asked = m_ofThisEvent = m_unpublished = m_told = m_failed = false;
    m_report.reset();
    m_end.reset();
    m_chosen = {};
    m_eventFile.clear();
    goOn();
    emit addressChanged();
    emit changed();
}

bool WebPagesView::isReady() const { return m_desk.state().opened(); }

// --- what the arbiter chooses ----------------------------------------------------------------------------

void WebPagesView::choose(WebSettings chosen) {
    if (chosen == m_chosen) return;
    bool const readdressed = chosen.address != m_chosen.address;
    m_chosen = std::move(chosen);
    keepWebSettings(m_settings, eventHere(), m_chosen);
    m_told = false;
    m_stale = true;
    if (m_chosen.always) waitForQuiet();
    if (readdressed) emit addressChanged();
    emit changed();
}

QString WebPagesView::folder() const {
    if (!m_chosen.folder.isEmpty()) return m_chosen.folder;
    //: The folder that is proposed for the web pages of an event; %1 its name.
    QString const name = tr("%1 web pages", "folder");
    if (!m_eventFile.isEmpty()) {
        QFileInfo const file(m_eventFile);
        return file.absoluteDir().filePath(name.arg(file.completeBaseName()));
    }
    QString const documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).filePath(
        name.arg(plain(m_desk.state().details.name).replace(QLatin1Char('/'), QLatin1Char('-'))));
}

QString WebPagesView::setFolder(QString const& text) {
    QString path = QDir::fromNativeSeparators(text.trimmed());
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/"))) path.replace(0, 1, QDir::homePath());
    if (!path.isEmpty() && QDir::isRelativePath(path)) return tr("Type the whole path of the folder, from / or ~/ on.");
    WebSettings chosen = m_chosen;
    chosen.folder = path.isEmpty() ? QString{} : QDir::cleanPath(path);
    if (m_chosen.folder.isEmpty() && chosen.folder == folder()) return {}; // the proposal stands
    choose(chosen);
    return {};
}

void WebPagesView::chooseFolder(QUrl const& folder) { (void)setFolder(folder.toLocalFile()); }

QString WebPagesView::setAddress(QString const& text) {
    WebSettings chosen = m_chosen;
    chosen.address = webAddressOf(text);
    if (chosen.address.isEmpty() && !text.trimmed().isEmpty())
        return tr("Type the address of the pages like this: https://chess.example/open/");
    choose(chosen);
    return {};
}

QString WebPagesView::code() const { return address().isEmpty() ? QString{} : QrCode(address()).outline(); }

int WebPagesView::codeSize() const { return address().isEmpty() ? 0 : QrCode(address()).size(); }

QStringList WebPagesView::languages() const {
    QStringList names{tr("As the papers")};
    for (Language const& language : programLanguages()) names += QString::fromUtf8(language.name);
    return names;
}

int WebPagesView::language() const {
    auto const all = programLanguages();
    auto const found =
        std::ranges::find_if(all, [&](Language const& one) { return m_chosen.language == QLatin1String(one.code); });
    return found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1;
}

void WebPagesView::setLanguage(int language) {
    auto const all = programLanguages();
    WebSettings chosen = m_chosen;
    bool const own = language > 0 && language <= static_cast<int>(all.size());
    chosen.language = own ? QString::fromLatin1(all[static_cast<std::size_t>(language) - 1].code) : QString{};
    choose(chosen);
}

QStringList WebPagesView::codes() const {
    QStringList codes;
    for (Language const& language : programLanguages()) codes += QString::fromLatin1(language.code);
    return codes;
}

QString WebPagesView::languageCode() const { return webLanguage(m_desk.state(), order()); }

void WebPagesView::turnAlsoIn(QString const& code) {
    WebSettings chosen = m_chosen;
    if (chosen.alsoIn.removeAll(code) == 0) chosen.alsoIn += code;
    choose(chosen);
}

void WebPagesView::setGames(bool games) {
    WebSettings chosen = m_chosen;
    chosen.games = games;
    choose(chosen);
}

QStringList WebPagesView::delays() const {
    QStringList texts;
    for (std::chrono::minutes const delay : delaysOffered)
        texts += delay.count() == 0 ? tr("not shown", "games that are not over")
                                    : tr("%n minute(s) after the moves", "", static_cast<int>(delay.count()));
    return texts;
}

int WebPagesView::delay() const {
    auto const found = std::ranges::find(delaysOffered, m_chosen.delay);
    return found == delaysOffered.end() ? -1 : static_cast<int>(found - delaysOffered.begin());
}

void WebPagesView::setDelay(int delay) {
    WebSettings chosen = m_chosen;
    chosen.delay =
        delaysOffered[static_cast<std::size_t>(std::clamp(delay, 0, static_cast<int>(delaysOffered.size()) - 1))];
    choose(chosen);
}

void WebPagesView::setAlways(bool always) {
    WebSettings chosen = m_chosen;
    chosen.always = always;
    choose(chosen);
    if (!always) m_quiet.stop();
}

void WebPagesView::setCommand(QString const& line) {
    WebSettings chosen = m_chosen;
    chosen.command = line.simplified();
    if (chosen.command == m_chosen.command) return;
    chosen.publishes = false;
    choose(chosen);
}

QString WebPagesView::commandMeans() const {
    QStringList words = webCommandOf(m_chosen.command, folder());
    for (QString& word : words)
        if (word.isEmpty() || word.contains(QLatin1Char(' '))) word = QStringLiteral("“%1”").arg(word);
    return words.join(QLatin1Char(' '));
}

void WebPagesView::setPublishes(bool publishes) {
    WebSettings chosen = m_chosen;
    chosen.publishes = publishes && !chosen.command.isEmpty();
    if (publishes != chosen.publishes)
        m_notice.tell(NoticeView::Kind::Refused, tr("Type the command that publishes the pages first."));
    m_unpublished |= chosen.publishes;
    choose(chosen);
    emit changed();
}

QStringList WebPagesView::limits() const {
    QStringList texts;
    for (std::chrono::minutes const limit : limitsOffered)
        texts += tr("%n minute(s)", "", static_cast<int>(limit.count()));
    return texts;
}

int WebPagesView::limit() const {
    auto const found = std::ranges::find(limitsOffered, m_chosen.limit);
    return found == limitsOffered.end() ? -1 : static_cast<int>(found - limitsOffered.begin());
}

void WebPagesView::setLimit(int limit) {
    WebSettings chosen = m_chosen;
    chosen.limit =
        limitsOffered[static_cast<std::size_t>(std::clamp(limit, 0, static_cast<int>(limitsOffered.size()) - 1))];
    choose(chosen);
}

// --- writing ---------------------------------------------------------------------------------------------

WebOrder WebPagesView::order() const {
    bool const none = m_chosen.language.isEmpty() && m_desk.state().papers->language.empty();
    QString const language = none ? languageNow() : m_chosen.language; // papers of no language are in the program's
    return {language, m_chosen.address, m_chosen.games, m_chosen.alsoIn};
}

/// The last act that is old enough for games that are not over.
Seq WebPagesView::lastShown() const {
    session::ActLog const& acts = m_desk.history().acts();
    session::WallTime const until{m_desk.ticks().wall().value() - std::chrono::milliseconds{m_chosen.delay}.count()};
    std::size_t count = acts.size();
    while (count > 0 && acts[count - 1].wall > until) --count;
    return Seq{static_cast<std::int64_t>(count)};
}

/// Moves have waited long enough since the pages were made.
void WebPagesView::lookAgain() {
    bool const isLive = m_chosen.games && m_chosen.delay.count() > 0;
    if (!isLive || !m_chosen.always || !m_desk.state().opened() || lastShown() == m_shown) return;
    m_stale = true;
    waitForQuiet();
}

WebPagesView::Task WebPagesView::task() {
    WebOrder ordered = order();
    if (m_chosen.games && m_chosen.delay.count() > 0) {
        m_shown = lastShown();
        ordered.before = std::make_shared<session::EventState const>(m_desk.history().at(m_shown));
        ordered.delay = static_cast<int>(m_chosen.delay.count());
    }
    return {{m_desk.state(), std::move(ordered), folder()},
            m_chosen.publishes ? m_chosen.command : QString{},
            m_chosen.limit,
            m_asked || m_unpublished};
}

void WebPagesView::writeNow() {
    if (!isReady()) return;
    m_asked = m_stale = true;
    m_told = false;
    goOn();
}

/// Acts come in bursts: the pages are written when nothing more has come for a while, but not put off for ever.
void WebPagesView::waitForQuiet() {
    if (!m_stale) return;
    if (!m_waiting.isValid()) m_waiting.start();
    auto const left = m_patience.longest - std::chrono::milliseconds{m_waiting.elapsed()};
    m_quiet.start(std::clamp(left, std::chrono::milliseconds{0}, m_patience.quiet));
}

/// The next thing to do, when nothing is being done.
void WebPagesView::goOn() {
    if (m_now) return;
    if (m_farewell) {
        begin(*std::exchange(m_farewell, std::nullopt));
        return;
    }
    if (!m_stale || !isReady() || !(m_asked || m_chosen.always)) return;
    Task next = task();
    m_stale = m_asked = false;
    m_waiting.invalidate();
    m_ofThisEvent = true;
    begin(std::move(next));
}

void WebPagesView::begin(Task task) {
    WebJob job = std::move(task.job);
    m_now = std::move(task);
    m_now->job.folder = job.folder;
    m_quiet.stop();
    m_writer.write(std::move(job));
    emit changed();
}

void WebPagesView::heard(WebReport const& report) {
    Task const& task = *m_now;
    if (m_ofThisEvent) {
        m_report = report;
        m_reportAt = hourText(m_desk.ticks().wall());
        m_failed = !report.outcome;
    }
    if (!report.outcome) {
        tellOnce(folderProblemText(report.outcome.error()));
    } else {
        bool const news = !report.outcome->isNothing();
        if (m_ofThisEvent) keepFolder(task.job.folder);
        if (m_ofThisEvent) m_unpublished |= news;
        if (!task.command.isEmpty() && (news || task.anyway)) {
            m_command.run(task.command, task.job.folder, task.limit);
            emit changed();
            return;
        }
        m_told = false;
    }
    rest();
}

void WebPagesView::ended(WebCommandEnd const& end) {
    QString const text = endText(end, m_now->limit);
    bool const done = end.how == WebCommandEnd::How::Done;
    if (m_ofThisEvent) {
        m_end = end;
        m_endAt = hourText(m_desk.ticks().wall());
    }
    if (done && m_ofThisEvent)
        m_unpublished = m_told = false;
    else if (!done && end.how != WebCommandEnd::How::Cancelled)
        tellOnce(text);
    rest();
}

/// Nothing is being done; what has come up meanwhile comes next.
void WebPagesView::rest() {
    m_now.reset();
    emit changed();
    if (m_asked || m_farewell)
        goOn();
    else if (m_chosen.always)
        waitForQuiet();
}

/// Pages that lie in the folder that was proposed stay there, whatever the language would propose later.
void WebPagesView::keepFolder(QString const& written) {
    if (!m_chosen.folder.isEmpty() || m_eventFile.isEmpty()) return;
    m_chosen.folder = written;
    keepWebSettings(m_settings, eventHere(), m_chosen);
}

/// What failed once is likely to fail at the next act, too: it stands on the page.
void WebPagesView::tellOnce(QString const& text) {
    if (m_told) return;
    m_told = m_ofThisEvent;
    //: A notice: %1 a folder, %2 what went wrong with the web pages in it.
    m_notice.tell(NoticeView::Kind::Refused,
                  tr("Web pages in %1: %2").arg(QDir::toNativeSeparators(m_now->job.folder), text));
}

void WebPagesView::look() {
    QString const first = QDir(folder()).filePath(QStringLiteral("index.html"));
    if (!QFileInfo::exists(first))
        m_notice.tell(NoticeView::Kind::Refused, tr("The pages have not been written yet."));
    else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(first)))
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("No browser could be started. The first page is %1").arg(QDir::toNativeSeparators(first)));
}

// --- what is told ----------------------------------------------------------------------------------------

QString WebPagesView::state() const {
    if (isWriting()) return tr("The pages are being written…");
    if (!m_report) {
        QFileInfo const first(QDir(folder()).filePath(QStringLiteral("index.html")));
        if (!first.exists()) return tr("The pages have not been written yet.");
        //: The web pages lie there from before the program was started: %1 day and time.
        return tr("Last written on %1").arg(QLocale().toString(first.lastModified(), QLocale::ShortFormat));
    }
    if (!m_report->outcome)
        //: %1 a time of day, %2 what went wrong.
        return tr("Not written at %1: %2").arg(m_reportAt, folderProblemText(m_report->outcome.error()));
    WebFolderChange const& change = *m_report->outcome;
    //: Of the web pages: %1 a time of day, %n all their files.
    return QStringList{tr("Written at %1: %n file(s)", "", change.files).arg(m_reportAt),
                       //: %n files that were written because they are not as before.
                       tr("%n changed", "files", change.written + change.removed), secondsText(m_report->took)}
        .join(QStringLiteral(" · "));
}

QString WebPagesView::published() const {
    if (isPublishing()) return tr("The command is running…");
    if (!m_end) return {};
    return QStringList{endText(*m_end, m_chosen.limit), m_endAt, secondsText(m_end->took)}.join(QStringLiteral(" · "));
}

} // namespace flagfall::view
