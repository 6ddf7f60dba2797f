// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/workspace.h"

#include "app/view/texts/act_text.h"
#include "app/view/texts/journal_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/question_text.h"
#include "app/view/texts/refusal_text.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace flagfall::view {
namespace {

QString localPath(QUrl const& file) { return file.isLocalFile() ? file.toLocalFile() : file.toString(); }

QString withSuffix(QString const& path) {
    QString const suffix = QStringLiteral(".flagfall");
    return path.endsWith(suffix) ? path : path + suffix;
}

QString documentsFolder() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

/// A file name that every system takes: letters and digits of the name, hyphens between words.
QString fileStem(QString const& name) {
    QString stem;
    for (QChar const sign : name.normalized(QString::NormalizationForm_D)) {
        if (sign.isLetterOrNumber())
            stem += sign.toLower();
        else if (sign.category() != QChar::Mark_NonSpacing && !stem.isEmpty() && !stem.endsWith(QLatin1Char('-')))
            stem += QLatin1Char('-');
    }
    while (stem.endsWith(QLatin1Char('-'))) stem.chop(1);
    return stem;
}

/// The board whose clock an act may have stopped.
std::optional<BoardPlace> placeOf(session::Act const& act) {
    if (auto const* const written = std::get_if<session::RecordWritten>(&act))
        return BoardPlace{written->round, written->board};
    if (auto const* const claimed = std::get_if<session::DrawClaimed>(&act))
        return BoardPlace{claimed->round, claimed->board};
    if (auto const* const entered = std::get_if<session::ResultEntered>(&act))
        return BoardPlace{entered->round, entered->board};
    return std::nullopt;
}

} // namespace

Workspace::Workspace(session::Ticks const& ticks, JournalDoor& door, QString const& settingsFile, QObject* parent)
    : QObject(parent),
      m_settings(settingsFile.isEmpty() ? QSettings(QSettings::IniFormat, QSettings::UserScope,
                                                    QStringLiteral("Flagfall"), QStringLiteral("flagfall"))
                                              .fileName()
                                        : settingsFile,
                 QSettings::IniFormat),
      m_preferences(m_settings), m_journals(door), m_desk(ticks), m_door(m_desk, m_question, m_notice),
      m_players(m_desk, m_door), m_prohibited(m_desk, m_door), m_boards(m_desk, m_door, m_rounds, m_preferences),
      m_standings(m_desk), m_history(m_desk), m_recent(m_settings), m_recovery(m_desk, m_door),
      m_pairing(m_desk, m_door, m_question, m_notice), m_audit(m_desk, m_rounds),
      m_attendance(m_desk, m_door, m_rounds), m_hands(m_desk, m_door, m_notice, m_boards, m_rounds),
      m_eventForm(m_desk, m_door), m_controlForm(m_settings), m_playerForm(m_desk, m_door), m_importForm(m_eventForm),
      m_clockView(m_desk, m_door, m_preferences), m_replay(m_desk, m_notice),
      m_mating(m_desk, m_door, m_notice, m_preferences), m_record(m_desk, m_door, m_notice, m_mating),
      m_sounds(m_desk, m_clockView, m_preferences, m_tones) {
    connect(&m_desk, &DeskLink::changed, this, &Workspace::update);
    connect(&m_desk, &DeskLink::savingChanged, this, &Workspace::updateUnsaved);
    connect(&m_event, &EventView::changed, this, &Workspace::titleChanged);
    connect(this, &Workspace::fileChanged, &m_replay, [this] {
        QString const file = QFileInfo::exists(m_filePath) ? m_filePath : QString{};
        m_replay.setEventFile(file);
        m_record.setEventFile(file);
        m_mating.setEventFile(file);
    });
    connect(this, &Workspace::closed, &m_mating, qOverload<>(&MatingView::update));
    connect(&m_preferences, &Preferences::languageChanged, this, &Workspace::speak);
    connect(&m_attendance, &AttendanceModel::defaultTimeOver, this,
            [this](QString const& text) { m_notice.tell(NoticeView::Kind::Told, text); });
    connect(&m_recent, &RecentModel::openAsked, this,
            [this](QString const& path) { openFile(QUrl::fromLocalFile(path)); });
    connect(&m_importForm, &ImportForm::createAsked, this,
            [this](QUrl const& file) { create(file, m_importForm.command()); });
    connect(&m_importForm, &ImportForm::unreadable, this, &Workspace::refuseToOpen);
    connect(&m_clockView, &ClockView::speechAsked, this,
            [this](QString const& text) { m_speaker.say(text, m_preferences.language()); });
    connect(m_record.blind(), &BlindPlayView::speechAsked, &m_speaker, &Speaker::say);
    connect(&m_speaker, &Speaker::unsaid, this,
            [this](QString const& text) { m_notice.tell(NoticeView::Kind::Told, text); });
    speak();
}

Workspace::~Workspace() {
    // The desk tells nobody any more: views go before it does.
    disconnect(&m_desk, nullptr, this, nullptr);
}

QString Workspace::fileName() const { return QFileInfo(m_filePath).fileName(); }

QString Workspace::title() const {
    QString const program = QStringLiteral("Flagfall");
    //: The window's title: the event, then the program.
    return m_event.name().isEmpty() ? program : tr("%1 – %2", "title").arg(m_event.name(), program);
}

// --- files -----------------------------------------------------------------------------------------------

void Workspace::createFile(QUrl const& file) {
    m_eventForm.touchAll();
    if (!m_eventForm.valid()) {
        m_notice.tell(NoticeView::Kind::Refused, tr("Something in the form is not right yet."));
        return;
    }
    create(file, session::OpenEvent{m_eventForm.draft()});
}

/// Why a new file cannot be made there; empty when it can.
QString Workspace::obstacleTo(QString const& path) {
    QFileInfo const target(path);
    QFileInfo const folder(target.absolutePath());
    QString const shown = QDir::toNativeSeparators(folder.filePath());
    if (!folder.isDir()) return tr("There is no folder %1.").arg(shown);
    if (!folder.isWritable()) return tr("You may not write in the folder %1.").arg(shown);
    if (target.exists()) return tr("There is a file %1 already. Choose another name.").arg(target.fileName());
    return {};
}

void Workspace::create(QUrl const& file, session::Command command) {
    if (localPath(file).isEmpty()) {
        m_notice.tell(NoticeView::Kind::Refused, tr("Say where the file of the event is to be kept."));
        return;
    }
    QString const path = withSuffix(localPath(file));
    // A new account may have no folder for documents yet; other folders are the arbiter's business.
    if (QString const folder = QFileInfo(path).absolutePath(); folder == documentsFolder()) QDir().mkpath(folder);
    // Nothing is closed, and no form is left, for a file that could not be made.
    if (QString const obstacle = obstacleTo(path); !obstacle.isEmpty()) {
        m_notice.tell(NoticeView::Kind::Refused, obstacle);
        return;
    }
    auto const decision = session::decide({}, command, session::Word::NotAsked, {});
    if (!decision && decision.error().level == session::Level::L5) {
        m_notice.tell(NoticeView::Kind::Refused, refusalText(decision.error(), {}));
        return;
    }
    auto const make = [this, path, command = std::move(command)] { makeFile(path, command); };
    if (decision)
        make();
    else
        m_question.ask(questionText(decision.error(), {}), QuestionView::Level::Asks, make);
}

/// What there is to ask about the command has been asked.
void Workspace::makeFile(QString const& path, session::Command const& command) {
    whenClosed([this, path, command] {
        if (!sit(m_journals.create(path.toStdString()), path)) return;
        auto const refused = [this](session::Refusal const& refusal) {
            QString const text = refusalText(refusal, m_desk.state());
            leave();
            refuseToOpen(text);
        };
        m_door.submitConfirmed(command, [this] { enterEvent(); }, refused);
    });
}

void Workspace::openFile(QUrl const& file) {
    if (QFileInfo(localPath(file)).suffix().startsWith(QLatin1String("trf"), Qt::CaseInsensitive)) {
        startImport(file);
        return;
    }
    // What is open is closed only for a file that could be opened.
    auto const path = localPath(file);
    auto const journal = std::make_shared<JournalDoor::Answer>(m_journals.open(path.toStdString()));
    if (!*journal) {
        session::JournalProblem problem = journal->error();
        if (problem.file.empty()) problem.file = path.toStdString();
        refuseToOpen(journalProblemText(problem));
        return;
    }
    whenClosed([this, path, journal] {
        if (!sit(std::move(*journal), path)) return;
        if (m_desk.state().opened()) {
            enterEvent();
            return;
        }
        leave();
        refuseToOpen(tr("The file %1 holds no event yet.").arg(QDir::toNativeSeparators(path)));
    });
}

bool Workspace::openJournal(std::unique_ptr<session::Journal> journal, QString const& name) {
    return sit(JournalDoor::Answer{std::move(journal)}, name);
}

bool Workspace::sit(JournalDoor::Answer journal, QString const& path) {
    if (!journal) {
        session::JournalProblem problem = journal.error();
        if (problem.file.empty()) problem.file = path.toStdString();
        refuseToOpen(journalProblemText(problem));
        return false;
    }
    m_filePath = path;
    if (auto const problem = m_desk.open(std::move(*journal))) {
        m_filePath.clear();
        emit fileChanged();
        refuseToOpen(openProblemText(*problem, QDir::toNativeSeparators(path)));
        return false;
    }
    emit fileChanged();
    return true;
}

void Workspace::refuseToOpen(QString const& text) {
    m_notice.tell(NoticeView::Kind::Refused, text);
    emit refusedToOpen(text);
}

void Workspace::enterEvent() {
    m_importForm.cancel();
    m_eventForm.drop();
    if (QFileInfo::exists(m_filePath))
        m_recent.add(m_filePath, m_event.name(), m_event.place(), localTime(m_desk.ticks().wall()));
    emit opened();
}

/// Closes what is open, asking first when clocks run, then goes on.
void Workspace::whenClosed(std::function<void()> next) {
    if (!isOpen()) {
        next();
        return;
    }
    m_door.submit(session::CloseDesk{}, [this, next = std::move(next)] {
        leave();
        next();
    });
}

void Workspace::leave() {
    m_question.withdrawAll();
    m_clockView.close();
    m_replay.close();
    m_record.close();
    m_desk.close();
    m_filePath.clear();
    emit fileChanged();
    emit closed();
}

void Workspace::closeFile() {
    if (isOpen()) whenClosed([] {});
}

void Workspace::quit() {
    whenClosed([this] { emit mayQuit(); });
}

QUrl Workspace::suggestFile(QString const& name) const {
    QString const stem = fileStem(name).isEmpty() ? QStringLiteral("event") : fileStem(name);
    QDir const folder(documentsFolder());
    QString path = folder.filePath(withSuffix(stem));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder.filePath(withSuffix(QStringLiteral("%1-%2").arg(stem).arg(number)));
    return QUrl::fromLocalFile(path);
}

QUrl Workspace::fileAt(QString const& path) const {
    QString const typed = path.trimmed();
    if (typed.isEmpty()) return {};
    bool const home = typed == QLatin1String("~") || typed.startsWith(QLatin1String("~/"));
    QString const full = home ? QDir::homePath() + typed.mid(1) : QDir::current().absoluteFilePath(typed);
    return QUrl::fromLocalFile(QDir::cleanPath(full));
}

QString Workspace::pathOf(QUrl const& file) const { return QDir::toNativeSeparators(localPath(file)); }

void Workspace::startImport(QUrl const& trfFile) {
    // Opening the event's own file a second time would drop the database's locks on it.
    if (isOpen() && QFileInfo(localPath(trfFile)) == QFileInfo(m_filePath)) {
        m_notice.tell(NoticeView::Kind::Refused, tr("This is the event that is open."));
        return;
    }
    m_importForm.load(trfFile);
}

// --- acts ------------------------------------------------------------------------------------------------

void Workspace::undo() {
    session::RecordedAct const* act = m_desk.history().undoable();
    QString const text = act ? undoneText(act->act, m_desk.state()) : QString{};
    auto const place = act ? placeOf(act->act) : std::nullopt;
    m_door.submit(session::Undo{}, [this, text, place] {
        session::Board const* const board = m_desk.board(place);
        bool const stands = board && board->isUnderWay() && board->clock->phase == clock::Phase::Paused;
        //: %1 what was taken back: "Taken back: result 1–0 on board 3".
        m_notice.tell(NoticeView::Kind::Done, stands ? tr("%1. The clock stays stopped.").arg(text) : text);
    });
}

void Workspace::redo() {
    session::RecordedAct const* act = m_desk.history().redoable();
    QString const text = act ? redoneText(act->act, m_desk.state()) : QString{};
    m_door.submit(session::Redo{}, [this, text] { m_notice.tell(NoticeView::Kind::Done, text); });
}

void Workspace::pairRound() {
    if (m_event.isSwiss()) {
        emit pairingAsked();
        return;
    }
    m_door.submit(session::PairRound{}, [this] {
        m_notice.tell(NoticeView::Kind::Done, tr("Round %1 is paired.").arg(m_event.roundsPaired()));
    });
}

void Workspace::showReplay(int board) { m_replay.show(RoundNumber{m_rounds.shown()}, BoardNumber{board}); }

void Workspace::showRecord(int board) { m_record.show(RoundNumber{m_rounds.shown()}, BoardNumber{board}); }

bool Workspace::showReplayOf(int act) { return m_replay.showAct(Seq{act}); }

void Workspace::showClock(int board) { m_clockView.show(RoundNumber{m_rounds.shown()}, BoardNumber{board}); }

// --- what is shown ---------------------------------------------------------------------------------------

void Workspace::update(Changes const& changes) {
    session::EventState const& state = m_desk.state();
    if (!changes.onlyClocks()) {
        m_players.update();
        m_prohibited.update();
        m_rounds.update(state);
        m_standings.update();
        m_pairing.update(changes);
    }
    m_boards.update(changes);
    m_history.update(changes);
    if (changes.states || !changes.onlyClocks()) {
        m_recovery.update();
        m_event.update(state);
        m_mating.update();
        m_attendance.update();
    }
    m_audit.update(changes);
    m_clockView.update(changes);
    m_hands.update(changes);
    m_replay.update(changes);
    m_record.update(changes);
    m_mating.update(changes);
    updateUndo();
    if (changes.replaced)
        m_notice.tell(NoticeView::Kind::Told,
                      replacedText(changes.replaced->board, changes.replaced->before, changes.replaced->after));
}

void Workspace::updateUndo() {
    session::RecordedAct const* undoable = m_desk.history().undoable();
    session::RecordedAct const* redoable = m_desk.history().redoable();
    QString undo = undoable ? flagfall::view::undoText(undoable->act, m_desk.state()) : QString{};
    QString redo = redoable ? flagfall::view::redoText(redoable->act, m_desk.state()) : QString{};
    if (undo == m_undoText && redo == m_redoText) return;
    m_undoText = std::move(undo);
    m_redoText = std::move(redo);
    emit undoChanged();
}

void Workspace::updateUnsaved() {
    auto const& unsaved = m_desk.unsaved();
    QString text = unsaved ? flagfall::view::unsavedText(unsaved->since, unsaved->problem) : QString{};
    if (text == m_unsavedText) return;
    m_unsavedText = std::move(text);
    emit unsavedChanged();
}

void Workspace::speak() {
    m_languages.speak(m_preferences.language());
    update(Changes::everything());
    m_audit.refresh();
    updateUnsaved();
    m_recent.update();
    m_replay.speak();
    m_record.speak();
    m_mating.speak();
    m_eventForm.update();
    m_controlForm.update();
    m_playerForm.update();
    m_importForm.update();
    emit titleChanged();
    emit languageSpoken();
}

} // namespace flagfall::view
