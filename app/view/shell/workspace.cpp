// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/shell/workspace.h"

#include "app/session/decide/shared_commands.h"
#include "app/session/event/announced_rounds.h"
#include "app/session/event/open_games.h"
#include "app/session/reports/closing.h"
#include "app/view/common/event_address.h"
#include "app/view/common/event_file.h"
#include "app/view/common/sheet_file.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/journal_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/question_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/set_back_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace flagfall::view {
namespace {

/// The board whose clock an act may have stopped, or a ruling of which it is a part.
std::optional<BoardPlace> placeOf(session::Act const& act) {
    if (auto const* const written = std::get_if<session::RecordWritten>(&act))
        return BoardPlace{written->round, written->board};
    if (auto const* const claimed = std::get_if<session::DrawClaimed>(&act))
        return BoardPlace{claimed->round, claimed->board};
    if (auto const* const entered = std::get_if<session::ResultEntered>(&act))
        return BoardPlace{entered->round, entered->board};
    if (auto const* const made = std::get_if<session::RulingMade>(&act)) return BoardPlace{made->round, made->board};
    auto const* const corrected = std::get_if<session::ClocksCorrected>(&act);
    if (corrected && corrected->boards.size() == 1)
        return BoardPlace{corrected->round, corrected->boards.front().board};
    return std::nullopt;
}

/// The board whose clock the last of the acts that may have stopped one stands at.
std::optional<BoardPlace> clockStoppedBy(session::History const& history, std::vector<Seq> const& acts) {
    for (auto act = acts.rbegin(); act != acts.rend(); ++act)
        if (auto const place = placeOf(history.acts()[static_cast<std::size_t>(act->value()) - 1].act)) return place;
    return std::nullopt;
}

/// The board whose clock the command of these acts has started: that a clock ran is not taken back.
std::optional<BoardPlace> clockStartedBy(session::History const& history, std::vector<Seq> const& acts) {
    session::ActLog const& all = history.acts();
    auto const at = [&](std::size_t index) -> session::RecordedAct const& { return all[index]; };
    if (acts.empty()) return std::nullopt;
    auto index = static_cast<std::size_t>(acts.back().value() - 1);
    session::CommandId const command = at(index).origin.command;
    if (command.isNone()) return std::nullopt;
    while (index > 0 && at(index - 1).origin.command == command) --index;
    for (; index < all.size() && at(index).origin.command == command; ++index) {
        auto const* const operated = std::get_if<session::ClocksOperated>(&at(index).act);
        bool const starts = operated && operated->boards.size() == 1 &&
                            (std::holds_alternative<clock::Resume>(operated->operation) ||
                             std::holds_alternative<clock::Start>(operated->operation));
        if (starts) return BoardPlace{operated->round, operated->boards.front()};
    }
    return std::nullopt;
}

/// The board whose result an act has entered, cleared or left open.
std::optional<BoardPlace> resultPlaceOf(session::Act const& act) {
    session::Touched const touched = session::touchedBy(act);
    if (kindIn(act).category != session::Category::Result || touched.boards.empty()) return std::nullopt;
    return BoardPlace{touched.round, touched.boards.front()};
}

/// The event of a journal that could be opened.
OpeningView::Answer loaded(JournalDoor::Answer journal, session::Progress const& progress) {
    if (journal) return session::load(std::move(*journal), progress);
    session::OpenProblem problem;
    problem.seq = journal.error().seq.value_or(Seq{0});
    problem.journal = std::move(journal.error());
    return refused(std::move(problem));
}

} // namespace

Workspace::Workspace(session::Ticks const& ticks, JournalDoor& door, QString const& settingsFile, QObject* parent)
    : EventViews(ticks, settingsFile, parent), m_journals(door), m_backup(m_desk, door, m_notice, m_settings),
      m_recent(m_settings), m_importForm(*eventForm()) {
    connect(&m_desk, &DeskLink::changed, this, &Workspace::show);
    connect(&m_desk, &DeskLink::savingChanged, this, &Workspace::updateUnsaved);
    connect(event(), &EventView::changed, this, &Workspace::titleChanged);
    connect(this, &Workspace::fileChanged, this, [this] {
        setEventFile(QFileInfo::exists(m_filePath) ? m_filePath : QString{});
        if (isShared()) stations()->setEventFile(m_filePath); // they are of this event and of no other
    });
    exports()->setCopier([this](QString const& event) -> Expected<std::string, QString> {
        return copyThrough([this, &event](QString const& target) -> std::optional<QString> {
            auto const problem = m_journals.copyWithout(Without::Contacts, utf8(event), utf8(target));
            if (!problem) return std::nullopt;
            return openProblemText(*problem, QDir::toNativeSeparators(event));
        });
    });
    connect(this, &Workspace::fileChanged, this, [this] { m_backup.setEventFile(m_filePath); });
    connect(&m_door, &CommandDoor::cleanCopyAsked, this, &Workspace::cleanCopyAsked);
    rehearsal()->setOpener([this](auto const& commands) { openRehearsal(commands); });
    connect(this, &Workspace::opened, this, [this] {
        if (isKept()) m_keys->noteOpened();
    });
    for (auto const change : {&Workspace::opened, &Workspace::closed, &Workspace::fileChanged})
        connect(this, change, this, &Workspace::unsignedChanged);
    connect(this, &Workspace::closed, rehearsal(), &RehearsalModel::leave);
    connect(this, &Workspace::fileChanged, this, [this] { m_past.setEventFile(m_filePath); });
    connect(this, &Workspace::closed, mating(), qOverload<>(&MatingView::update));
    connect(this, &Workspace::closed, display(), &DisplayView::forget);
    connect(&m_preferences, &Preferences::languageChanged, this, &Workspace::speak);
    connect(&m_preferences, &Preferences::attendantChanged, this, &Workspace::attend);
    connect(persons(), &PersonsModel::changed, this, &Workspace::attend);
    connect(persons(), &PersonsModel::signedIn, stations(), &StationsView::askToServeAgain);
    connect(&m_recent, &RecentModel::openAsked, this, [this](QString const& path) { openFile(fileAt(path)); });
    connect(&m_importForm, &ImportForm::createAsked, this,
            [this](QUrl const& file) { create(file, m_importForm.command()); });
    connect(&m_importForm, &ImportForm::unreadable, this, &Workspace::refuseToOpen);
    connect(event(), &EventView::changed, this, [this] { noteProgress(Leaving::No); });
    connect(&m_past, &PastView::languageSpoken, this, &Workspace::languageSpoken);
    entries()->setEventReader([this](QString const& path) { return lookInto(path); });
    m_recent.setToday([this] { return dayOf(m_desk.ticks().wall()); });
    speak();
    attend();
}

/// What is in another event, without opening it.
std::optional<session::EventState> Workspace::lookInto(QString const& path) {
    auto const journal = m_journals.look(path.toStdString());
    if (!journal) return std::nullopt;
    auto const rows = (*journal)->readAfter(Seq{0});
    if (!rows) return std::nullopt;
    auto const history = session::replay(*rows);
    return history ? std::optional{history->state()} : std::nullopt;
}

/// How far the event has come, for the list of those that were opened lately.
void Workspace::noteProgress(Leaving leaving) {
    if (!isOpen() || !m_desk.state().opened()) return;
    session::EventState const& state = m_desk.state();
    m_recent.note(m_filePath, {session::roundsBegun(state), session::announcedRounds(state),
                               static_cast<int>(session::openGames(state).size()), leaving == Leaving::No,
                               session::lastDayOf(state.details), session::personalDataOf(state).any()});
}

/// Whoever is at the desk is written into every act, from now on: of an event with persons the one who signed in.
void Workspace::attend() {
    bool const hasPersons = persons()->isActive();
    m_desk.attend({m_preferences.stationOrNumber().toStdString(),
                   hasPersons ? persons()->name() : m_preferences.person().toStdString(), persons()->lock()});
}

Workspace::~Workspace() {
    // The desk tells nobody any more: views go before it does.
    disconnect(&m_desk, nullptr, this, nullptr);
}

QString Workspace::fileName() const { return eventFileName(m_filePath); }

void Workspace::setKeys(KeysView& keys) {
    m_keys = &keys;
    connect(m_keys, &KeysView::changed, this, &Workspace::unsignedChanged);
}

bool Workspace::isKept() const { return m_filePath.contains(QLatin1Char('/')); }

QString Workspace::unsignedText() {
    session::Desk const* const desk = m_desk.desk();
    return desk && isKept() ? m_keys->warningOf(desk->key()) : QString{};
}

bool Workspace::isShared() const { return isAddress(m_filePath); }

QString Workspace::title() const {
    QString const program = QStringLiteral("Flagfall");
    //: The title of the window on the past: the event, then what it is.
    if (isInPast()) return tr("%1 – the past", "title").arg(event()->name());
    //: The window's title: the event, then the program.
    return event()->name().isEmpty() ? program : tr("%1 – %2", "title").arg(event()->name(), program);
}

void Workspace::tellInPast() { static_cast<void>(m_door.isBarred()); }

void Workspace::showPast(PastView& by, QString const& file) {
    m_shownBy = &by;
    m_filePath = file;
    // What is written when the arbiter asks for it; web pages, broadcast and backups have no place to go.
    setPaperFile(QFileInfo::exists(file) ? file : QString{});
}

// --- files -----------------------------------------------------------------------------------------------

void Workspace::createFile(QUrl const& file) {
    eventForm()->touchAll();
    if (!eventForm()->valid()) {
        m_notice.tell(NoticeView::Kind::Refused, tr("Please check the marked fields."));
        return;
    }
    create(file, session::OpenEvent{eventForm()->draft()});
}

/// Why a new file cannot be made there; empty when it can.
QString Workspace::obstacleTo(QString const& path) {
    QFileInfo const target(path);
    QFileInfo const folder(target.absolutePath());
    QString const shown = QDir::toNativeSeparators(folder.filePath());
    if (!folder.isDir()) return tr("There is no folder %1.").arg(shown);
    if (!folder.isWritable()) return tr("You do not have permission to write to the folder %1.").arg(shown);
    if (target.exists()) return tr("The file %1 already exists. Choose another name.").arg(target.fileName());
    return {};
}

/// The path of a file that can be made; none, and the arbiter is told why, where it cannot.
std::optional<QString> Workspace::pathForNewFile(QUrl const& file) {
    if (localPath(file).isEmpty()) {
        m_notice.tell(NoticeView::Kind::Refused, tr("Choose where to save the event file."));
        return std::nullopt;
    }
    QString path = withSuffix(localPath(file));
    // A new account may have no folder for documents yet; other folders are the arbiter's business.
    if (QString const folder = QFileInfo(path).absolutePath(); folder == documentsFolder()) QDir().mkpath(folder);
    if (QString const obstacle = obstacleTo(path); !obstacle.isEmpty()) {
        m_notice.tell(NoticeView::Kind::Refused, obstacle);
        return std::nullopt;
    }
    return path;
}

void Workspace::create(QUrl const& file, session::Command command) {
    // Nothing is closed, and no form is left, for a file that could not be made.
    if (auto const path = pathForNewFile(file)) makeWhenAsked(*path, command, session::Confirmation::NotAsked);
}

void Workspace::moveToNewFile() {
    auto const path = pathForNewFile(freeFileBeside(m_filePath));
    if (!path) return;
    auto const make = [&door = m_journals, name = path->toStdString()](session::Fill const& fill) {
        return door.createWhole(name, fill);
    };
    m_desk.moveTo(make, [this, path = *path](session::JournalWriter::Move const& move) {
        if (move.problem) return m_notice.tell(NoticeView::Kind::Refused, journalProblemText(*move.problem));
        m_filePath = path;
        emit fileChanged();
        m_recent.add(path, event()->name(), event()->place(), localTime(m_desk.ticks().wall()));
        QString const shown = QDir::toNativeSeparators(path);
        if (move.withoutFile.empty())
            return m_notice.tell(NoticeView::Kind::Told,
                                 tr("Everything is saved in %1. The event goes on there.").arg(shown));
        QStringList entries;
        for (Seq const seq : move.withoutFile) entries += QString::number(seq.value());
        m_notice.tell(NoticeView::Kind::Refused,
                      //: %2: numbers of entries of the history, with commas between them.
                      tr("The event goes on in %1. Attached files and contact details of these entries could not be "
                         "read, and are missing there: %2. Keep the old file.")
                          .arg(shown, entries.join(QStringLiteral(", "))));
    });
}

/// Asks whatever there is to ask about the command, one question after the other.
void Workspace::makeWhenAsked(QString const& path, session::Command const& command,
                              session::Confirmation confirmation) {
    auto const decision = session::decide({}, command, confirmation, {});
    if (decision) {
        makeFile(path, command, confirmation);
        return;
    }
    session::Question const* const question = decision.error().question();
    if (!question || confirmation.yesTo(question->ask)) {
        m_notice.tell(NoticeView::Kind::Refused, objectionText(decision.error(), {}));
        return;
    }
    m_question.ask(
        questionText(*question, {}), QuestionView::Level::Asks,
        [this, path, command, said = confirmation.withYesTo(question->ask)] { makeWhenAsked(path, command, said); });
}

/// What there is to ask about the command has been asked.
void Workspace::makeFile(QString const& path, session::Command const& command, session::Confirmation confirmation) {
    whenClosed([this, path, command, confirmation] {
        if (!sit(loaded(m_journals.create(path.toStdString()), {}), path)) return;
        auto const refused = [this](session::Refusal const& refusal) {
            QString const text = refusalText(refusal, m_desk.state());
            leave();
            refuseToOpen(text);
        };
        m_door.submitConfirmed(command, confirmation, [this] { enterEvent(); }, refused);
    });
}

void Workspace::openRehearsal(std::vector<session::Command> const& commands) {
    whenClosed([this, commands] {
        if (!sit(loaded(m_journals.practice(), {}), tr("Rehearsal"))) return;
        auto const carryOut = [this](session::Command const& command) {
            m_desk.submit(command, session::Confirmation::Yes, m_desk.now(), [](auto const&) {});
        };
        m_desk.submit(commands.front(), session::Confirmation::Yes, m_desk.now(),
                      [this, commands, carryOut](auto const& done) {
                          if (!done) return leave();
                          enterEvent();
                          std::for_each(commands.begin() + 1, commands.end(), carryOut);
                          rehearsal()->enter();
                      });
    });
}

void Workspace::openFile(QUrl const& file) {
    if (QFileInfo(localPath(file)).suffix().startsWith(QLatin1String("trf"), Qt::CaseInsensitive)) {
        startImport(file);
        return;
    }
    if (m_opening.isUnderWay()) return;
    auto const path = localPath(file);
    bool const isSame = path == m_filePath || (QFileInfo::exists(path) && QFileInfo(path) == QFileInfo(m_filePath));
    if (isOpen() && m_desk.state().opened() && isSame) {
        emit opened(); // it goes on where it is
        return;
    }
    if (m_opener && m_opener(path)) return;
    m_opening.start(
        eventFileName(path),
        [&door = m_journals, name = path.toStdString()](session::Progress const& progress) {
            return loaded(door.open(name, progress), progress);
        },
        [this, path](OpeningView::Answer answer) { openLoaded(std::move(answer), path); });
}

/// What is open is closed only for a file that could be opened.
void Workspace::openLoaded(OpeningView::Answer answer, QString const& path) {
    auto const read = std::make_shared<OpeningView::Answer>(std::move(answer));
    if (!*read) {
        refuseToOpen(openProblemText(read->error(), QDir::toNativeSeparators(path)));
        return;
    }
    auto const original = QString::fromStdString(m_journals.keptOriginal());
    auto const before = QString::fromStdString(m_journals.keptBefore());
    auto const elsewhere = m_journals.knownElsewhere();
    whenClosed([this, path, read, original, before, elsewhere] {
        if (!sit(std::move(*read), path)) return;
        if (m_desk.state().opened()) {
            enterEvent();
            askAboutRefused();
            if (!original.isEmpty())
                m_notice.tell(NoticeView::Kind::Told, tr("The event was of an older format and has been converted. "
                                                         "The original is kept as %1.")
                                                          .arg(QDir::toNativeSeparators(original)));
            if (!before.isEmpty())
                m_notice.tell(NoticeView::Kind::Refused,
                              tr("The file ended in an entry that could not be read. If the power failed while it was "
                                 "being saved, nothing else is missing: compare the last entries in the history. The "
                                 "file as it was is kept as %1.")
                                  .arg(QDir::toNativeSeparators(before)));
            if (elsewhere)
                m_notice.tell(NoticeView::Kind::Refused,
                              tr("Entry %1 was once saved on this computer and is not in this file: it is an older "
                                 "file, newer entries were cut off, or you have gone on in a copy. Unless that is "
                                 "what you want, look for the newer file before you go on.")
                                  .arg(elsewhere->value()));
            return;
        }
        leave();
        refuseToOpen(tr("The file %1 does not contain an event yet.").arg(QDir::toNativeSeparators(path)));
    });
}

bool Workspace::openJournal(std::unique_ptr<session::Journal> journal, QString const& name) {
    return sit(session::load(std::move(journal)), name);
}

/// Entries that were refused while the disk failed, and are in the file all the same: each counts or not, as the
/// arbiter says. What is put off is asked again at the next opening.
void Workspace::askAboutRefused() {
    if (!m_desk.desk()) return;
    for (Seq const seq : m_desk.desk()->undecided()) {
        auto const& act = m_desk.history().acts()[static_cast<std::size_t>(seq.value()) - 1];
        QuestionText words;
        words.title = tr("Does this entry count?");
        //: %1 a number, %2 a sentence about an act, such as "Board 3: 1–0".
        words.text =
            tr("When entry %1 was saved the disk failed, and you were told that it might not be saved. It is in "
               "the file: %2")
                .arg(QString::number(seq.value()), actSentence(act, m_desk.history()));
        words.yes = tr("It counts");
        words.no = tr("Decide later");
        words.instead = tr("Take it back");
        //: The key of "Take it back", one capital letter of it.
        words.insteadKey = tr("T", "key");
        m_question.ask(
            words, QuestionView::Level::Asks, [this, seq] { m_door.submit(session::KeepAct{seq}); }, {},
            [this, seq] { m_door.submit(session::DropAct{seq}); });
    }
}

bool Workspace::sit(OpeningView::Answer loaded, QString const& path) {
    if (!loaded) {
        refuseToOpen(openProblemText(loaded.error(), QDir::toNativeSeparators(path)));
        return false;
    }
    m_filePath = path;
    if (auto const problem = m_desk.open(std::move(*loaded))) {
        m_filePath.clear();
        emit fileChanged();
        refuseToOpen(openProblemText(*problem, QDir::toNativeSeparators(path)));
        return false;
    }
    m_preferences.setDeskNumber(m_desk.number());
    emit fileChanged();
    return true;
}

void Workspace::refuseToOpen(QString const& text) {
    m_notice.tell(NoticeView::Kind::Refused, text);
    emit refusedToOpen(text);
}

void Workspace::enterEvent() {
    m_importForm.cancel();
    eventForm()->drop();
    if (QFileInfo::exists(m_filePath) || isShared())
        m_recent.add(m_filePath, event()->name(), event()->place(), localTime(m_desk.ticks().wall()));
    noteProgress(Leaving::No);
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
    closeBoards();
    noteProgress(Leaving::Yes);
    m_desk.close();
    m_filePath.clear();
    emit fileChanged();
    emit closed();
}

QUrl Workspace::proposedCopy() const { return freeFileBeside(m_filePath); }

//: In the name of a file.
QUrl Workspace::proposedList() const { return proposedFile(m_filePath, tr("players", "file"), QStringLiteral("csv")); }

QUrl Workspace::proposedAnonymousCopy() const {
    //: The name of a file: an event without the names of its people.
    return freeFileBeside(m_filePath, tr("anonymised", "file"));
}

void Workspace::saveCleanCopy(QUrl const& file) { saveCopy(file, Without::Contacts); }

void Workspace::saveAnonymousCopy(QUrl const& file) { saveCopy(file, Without::People); }

void Workspace::saveCopy(QUrl const& file, Without what) {
    if (m_door.isBarred()) return;
    QString const path = withSuffix(localPath(file));
    QString const shown = QDir::toNativeSeparators(path);
    if (QFileInfo::exists(path)) {
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("%1 is there already and stays as it is. Choose another name for the copy.").arg(shown));
        return;
    }
    if (auto const problem = m_journals.copyWithout(what, m_filePath.toStdString(), path.toStdString()))
        m_notice.tell(NoticeView::Kind::Refused, openProblemText(*problem, shown));
    else if (what == Without::People)
        m_notice.tell(
            NoticeView::Kind::Done,
            tr("Saved without names; ratings, results, moves and days are those of the event: %1").arg(shown));
    else
        m_notice.tell(
            NoticeView::Kind::Done,
            tr("Saved without e-mail addresses, telephone numbers, days of birth, fees and notes on players: %1")
                .arg(shown));
}

void Workspace::closeFile() {
    if (isInPast()) return m_shownBy->leave();
    if (isOpen()) whenClosed([] {});
}

void Workspace::quit() {
    whenClosed([this] { emit mayQuit(); });
}

QUrl Workspace::suggestFile(QString const& name) const {
    return m_folder.isEmpty() ? freeFileFor(name) : freeFileFor(name, m_folder);
}

QUrl Workspace::fileAt(QString const& path) const { return typedFile(path); }

void Workspace::askToReplace(QUrl const& file, QJSValue const& go) {
    QString const path = localPath(file);
    if (!QFileInfo::exists(path)) {
        static_cast<void>(go.call());
        return;
    }
    m_question.ask({.title = tr("Replace the file?"),
                    .text = tr("%1 is there already.").arg(QDir::toNativeSeparators(path)),
                    .consequences = {tr("What is in it now is lost.")},
                    .yes = tr("Replace"),
                    .no = tr("Keep it")},
                   QuestionView::Level::Asks, [go] { static_cast<void>(go.call()); });
}

QString Workspace::pathOf(QUrl const& file) const { return QDir::toNativeSeparators(localPath(file)); }

bool Workspace::startLike(QString const& path) {
    bool const ours = isOpen() && (path.isEmpty() || path == m_filePath);
    auto const state = ours ? std::optional{m_desk.state()} : lookInto(path);
    if (!state || !state->opened()) {
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("The file %1 cannot be read as an event.").arg(QDir::toNativeSeparators(path)));
        return false;
    }
    eventForm()->startLike(state->details);
    return true;
}

void Workspace::startImport(QUrl const& trfFile) {
    // Opening the event's own file a second time would drop the database's locks on it.
    if (isOpen() && QFileInfo(localPath(trfFile)) == QFileInfo(m_filePath)) {
        m_notice.tell(NoticeView::Kind::Refused, tr("This event is already open."));
        return;
    }
    m_importForm.load(trfFile);
}

// --- acts ------------------------------------------------------------------------------------------------

struct Workspace::InAll {
    std::vector<SharedDoor::Part> parts;
    QStringList notDone; ///< as in SharedDoor::Outcome
};

/// What another desk did since is taken back only by a word.
void Workspace::undo() {
    session::RecordedAct const* const newest = m_desk.history().undoable();
    if (!newest || !m_desk.isOfAnotherDesk(*newest)) return undoNewest();
    auto const isMine = [this](session::RecordedAct const& act) { return !m_desk.isOfAnotherDesk(act); };
    auto const mine = session::undoableBefore(m_desk.history(), m_desk.now(), isMine);
    QuestionText words{
        .title = tr("Undo what was done elsewhere?"),
        //: %1 who did something and where: "C. Deputy · Desk 2", %2 an act as a phrase.
        .text = tr("%1: %2").arg(whoText(newest->origin), commandText(m_desk.history(), m_desk.history().actsToUndo())),
        .consequences = {},
        .yes = tr("Undo it"),
        .no = tr("Cancel")};
    std::function<void()> instead;
    if (!mine.empty()) {
        //: %1 an act as a phrase: "result 1–0 on board 3".
        words.consequences = {tr("The last thing done here: %1").arg(commandText(m_desk.history(), mine))};
        words.instead = tr("Undo mine");
        //: The key of "Undo mine", one capital letter of it.
        words.insteadKey = tr("M", "key of: Undo mine");
        instead = [this, mine] { takeBack(session::DropAct{mine.back()}, mine, {}); };
    }
    m_question.ask(
        std::move(words), QuestionView::Level::Asks,
        [this, shown = m_desk.history().actsToUndo()] { takeBack(session::DropAct{shown.back()}, shown, {}); }, {},
        std::move(instead));
}

void Workspace::undoNewest() {
    takeBack(session::Undo{}, m_desk.history().actsToUndo(), [this](session::Refusal const& why) {
        QString const text = refusalWithRound(why, {}, m_desk.state());
        auto const earlier = session::undoableBefore(m_desk.history(), m_desk.now());
        if (earlier.empty()) return m_door.tellRefused(text);
        m_question.ask(
            {.title = tr("Undo what was done before?"),
             .text = text,
             //: %1 an act as a phrase: "result 1–0 on board 3".
             .consequences = {tr("Before it, and can be undone: %1").arg(commandText(m_desk.history(), earlier))},
             .yes = tr("Undo it"),
             .no = tr("Cancel")},
            QuestionView::Level::Asks, [this, earlier] { takeBack(session::DropAct{earlier.back()}, earlier, {}); });
    });
}

/// `acts` are what the command takes back.
void Workspace::takeBack(session::Command command, std::vector<Seq> const& acts, CommandDoor::Refused refused) {
    session::Act const* const last =
        acts.empty() ? nullptr : &m_desk.history().acts()[static_cast<std::size_t>(acts.back().value()) - 1].act;
    auto parts = inAll(command).parts;
    // What it is in the other files is known by now; in this one something may come first.
    if (parts.size() > 1) parts.front().command = session::DropAct{acts.back()};
    QString const undone = undoneText(m_desk.history(), acts);
    QString const setBack = setBackTexts(m_desk.history(), acts).join(QLatin1Char(' '));
    auto const place = clockStoppedBy(m_desk.history(), acts);
    auto const startedAt = clockStartedBy(m_desk.history(), acts);
    auto const result = last ? resultPlaceOf(*last) : std::nullopt;
    session::Touched const touched = last ? session::touchedBy(*last) : session::Touched{};
    auto const done = [this, undone, setBack, place, startedAt, result, touched](SharedDoor::Outcome const& outcome) {
        QString const text = undone + whereToo(outcome);
        if (result && result->round.value() == rounds()->shown()) resultEntry()->choose(result->board.value());
        if (touched.boards.size() == 1)
            adjournments()->bringBack(touched.round.value(), touched.boards.front().value());
        session::Board const* const board = m_desk.board(place);
        bool const stands = board && board->isUnderWay() && board->clock->phase == clock::Phase::Paused;
        session::Board const* const started = m_desk.board(startedAt);
        bool const runs = started && started->isUnderWay() && started->clock->phase == clock::Phase::Running;
        //: %1 what was taken back: "Taken back: result 1–0 on board 3".
        QString const told = stands ? tr("%1. The clock stays paused.").arg(text)
                             //: %1 what was taken back.
                             : runs ? tr("%1. The clock still runs.").arg(text)
                                    : text;
        m_shared.tell(setBack.isEmpty() ? told : told + QStringLiteral(". ") + setBack, outcome,
                      SharedDoor::Offer::Nothing);
    };
    m_shared.submit(std::move(parts), done, {}, std::move(refused));
}

void Workspace::redo() {
    auto [parts, notDone] = inAll(session::Redo{});
    auto const done = [this, text = redoneText(m_desk.history()), notDone](SharedDoor::Outcome outcome) {
        outcome.notDone = notDone + outcome.notDone;
        m_shared.tell(text + whereToo(outcome), outcome, SharedDoor::Offer::Nothing);
    };
    m_shared.submit(std::move(parts), done);
}

/// What was done in several tournaments is taken back in all of them.
Workspace::InAll Workspace::inAll(session::Command const& takingBack) const {
    InAll all{{{m_shared.own(), takingBack}}, {}};
    for (SharedDoor::Other const& other : m_shared.others()) {
        auto same = session::sameTakingBack(m_desk.history(), takingBack, other.desk->history());
        if (!same)
            all.notDone += SharedDoor::notDoneIn(other.name);
        else if (*same)
            all.parts.push_back({other.desk, std::move(**same)});
    }
    return all;
}

/// Behind what is told of this tournament: ` – also in B`.
QString Workspace::whereToo(SharedDoor::Outcome const& outcome) {
    //: Behind what was taken back; %1 names of other tournaments, with commas between them.
    return outcome.doneIn.isEmpty() ? QString{} : tr(" – also in %1").arg(outcome.doneIn.join(QStringLiteral(", ")));
}

void Workspace::pairRound() {
    if (pairing()->isPossible() || pairing()->isRepairable())
        emit pairingAsked();
    else
        m_door.submit(session::PairRound{}); // is refused, and that says why
}

void Workspace::showReplay(int board) { replay()->show(RoundNumber{rounds()->shown()}, BoardNumber{board}); }

void Workspace::showRecord(int board) { record()->show(RoundNumber{rounds()->shown()}, BoardNumber{board}); }

bool Workspace::showReplayOf(int act) { return replay()->showAct(Seq{act}); }

void Workspace::showClock(int board) { clockView()->show(RoundNumber{rounds()->shown()}, BoardNumber{board}); }

// --- what is shown ---------------------------------------------------------------------------------------

void Workspace::show(Changes const& changes) {
    update(changes);
    m_backup.update(changes);
    updateUndo();
    if (auto const& replaced = changes.replaced) {
        auto const [round, board] = replaced->at;
        QString const told = replacedText(m_desk.state(), round, board, replaced->before, replaced->after);
        m_notice.tell(NoticeView::Kind::Told, withRound(told, round, m_desk.state()));
    }
}

void Workspace::updateUndo() {
    QString undo = flagfall::view::undoText(m_desk.history());
    QString redo = flagfall::view::redoText(m_desk.history());
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
    emit m_preferences.spoken();
    emit m_preferences.stationHintChanged();
    EventViews::speak();
    updateUndo();
    updateUnsaved();
    m_recent.update();
    m_backup.speak();
    m_keys->speak();
    m_importForm.update();
    emit titleChanged();
    emit languageSpoken();
}

} // namespace flagfall::view
