// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/languages.h"
#include "app/view/review/import_form.h"
#include "app/view/settings/backup_view.h"
#include "app/view/settings/keys_view.h"
#include "app/view/shell/event_views.h"
#include "app/view/shell/opening_view.h"
#include "app/view/shell/past_view.h"
#include "app/view/start/recent_model.h"

#include <QJSValue>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/view/common/journal_door.h" // moc reads <compare>, which it includes, only behind Qt

namespace flagfall::view {

/// The lobby, and the root of everything QML sees: opens, closes and imports files, and hands out the views of the one
/// event that may be open.
class Workspace : public EventViews {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(bool open READ isOpen NOTIFY fileChanged FINAL)
    Q_PROPERTY(QString filePath READ filePath NOTIFY fileChanged FINAL)
    Q_PROPERTY(QString fileName READ fileName NOTIFY fileChanged FINAL)
    Q_PROPERTY(bool shared READ isShared NOTIFY fileChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged FINAL)
    Q_PROPERTY(flagfall::view::PastView* past READ past CONSTANT FINAL)
    Q_PROPERTY(bool inPast READ isInPast CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RecentModel* recent READ recent CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::BackupView* backup READ backup CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::KeysView* keys READ keys CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::OpeningView* opening READ opening CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ImportForm* importForm READ importForm CONSTANT FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString redoText READ redoText NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString unsavedText READ unsavedText NOTIFY unsavedChanged FINAL)
    Q_PROPERTY(QString unsignedText READ unsignedText NOTIFY unsignedChanged FINAL)
public:
    /// `ticks` and `door` must outlive the workspace; `settingsFile` empty: the user's own.
    Workspace(session::Ticks const& ticks, JournalDoor& door, QString const& settingsFile = {},
              QObject* parent = nullptr);
    ~Workspace() override;

    /// Where one looks back at the event; of a workspace that shows the past, what it is shown by.
    [[nodiscard]] PastView* past() { return m_shownBy ? m_shownBy : &m_past; }
    /// Nothing can be done in it, and no file is behind it.
    [[nodiscard]] bool isInPast() const { return m_shownBy != nullptr; }
    /// From now on this is a window on the past of the event in `file`, beside which papers are saved.
    void showPast(PastView& by, QString const& file);
    /// That this is the past, to which what was asked for does not belong.
    Q_INVOKABLE void tellInPast();

    [[nodiscard]] bool isOpen() const { return m_desk.isOpen(); }
    [[nodiscard]] QString filePath() const { return m_filePath; }
    [[nodiscard]] QString fileName() const;
    /// In a file or elsewhere: not a demonstration, nor a rehearsal.
    [[nodiscard]] bool isKept() const;
    /// Other desks may play on the same event.
    [[nodiscard]] bool isShared() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] RecentModel* recent() { return &m_recent; }
    [[nodiscard]] BackupView* backup() { return &m_backup; }
    [[nodiscard]] KeysView* keys() { return m_keys; }
    [[nodiscard]] OpeningView* opening() { return &m_opening; }
    [[nodiscard]] ImportForm* importForm() { return &m_importForm; }
    [[nodiscard]] bool canUndo() const { return !m_undoText.isEmpty(); }
    [[nodiscard]] QString undoText() const { return m_undoText; }
    [[nodiscard]] bool canRedo() const { return !m_redoText.isEmpty(); }
    [[nodiscard]] QString redoText() const { return m_redoText; }
    [[nodiscard]] QString unsavedText() const { return m_unsavedText; }
    /// That what is saved of this event is not signed, and why; empty: it is, or nothing is saved.
    [[nodiscard]] QString unsignedText();

    /// Whether a file that is asked for is opened elsewhere; then it is not opened here.
    using Opener = std::function<bool(QString const& path)>;
    void setOpener(Opener opener) { m_opener = std::move(opener); }
    /// What signs its events; outlives it, and is of all workspaces. Before anybody sees it.
    void setKeys(KeysView& keys);
    /// Where a new file is proposed; empty: among the documents.
    void setFolder(QString const& folder) { m_folder = folder; }

    Q_INVOKABLE void createFile(QUrl const& file);
    Q_INVOKABLE void openFile(QUrl const& file);
    /// Goes on with all that has happened in a new file beside the present one, which was taken away or cannot be
    /// written. Nothing is asked: people are waiting.
    Q_INVOKABLE void moveToNewFile();
    /// Writes a copy without e-mail addresses, telephone numbers and days of birth in its history; over no file.
    Q_INVOKABLE void saveCleanCopy(QUrl const& file);
    /// A file that is not there, beside the event, for such a copy.
    Q_INVOKABLE [[nodiscard]] QUrl proposedCopy() const;
    /// The same without anybody's name, and a file for it that does not tell which event it was.
    Q_INVOKABLE void saveAnonymousCopy(QUrl const& file);
    Q_INVOKABLE [[nodiscard]] QUrl proposedAnonymousCopy() const;
    /// Where the list of players would go.
    Q_INVOKABLE [[nodiscard]] QUrl proposedList() const;
    Q_INVOKABLE void closeFile();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void pairRound();
    /// The form of a new event with the regulations of another one: of the file, or of the event that is open where
    /// none is named. Days, schedule, players and rounds are left out. False, with a notice, where it cannot be read.
    Q_INVOKABLE bool startLike(QString const& path);
    Q_INVOKABLE void startImport(QUrl const& trfFile);
    Q_INVOKABLE [[nodiscard]] QUrl suggestFile(QString const& name) const;
    /// The file a typed path means (`~/` is understood), and the path of a file as people write it.
    Q_INVOKABLE [[nodiscard]] QUrl fileAt(QString const& path) const;
    /// Calls `go`, which may replace this file: after a question where it is there already.
    Q_INVOKABLE void askToReplace(QUrl const& file, QJSValue const& go);
    Q_INVOKABLE [[nodiscard]] QString pathOf(QUrl const& file) const;
    Q_INVOKABLE void showClock(int board);
    /// The past of a board of the round that is shown, or of the board that an act of the history concerns.
    Q_INVOKABLE void showReplay(int board);
    Q_INVOKABLE bool showReplayOf(int act);
    /// The game record of a board of the round that is shown.
    Q_INVOKABLE void showRecord(int board);
    Q_INVOKABLE void quit();

    /// Sits down at a journal that is no file of the user's: the demonstration and tests.
    bool openJournal(std::unique_ptr<session::Journal> journal, QString const& name);
    /// Opens an event that nobody keeps and carries these commands out in it, the first of which makes it.
    void openRehearsal(std::vector<session::Command> const& commands);

signals:
    void fileChanged();
    void titleChanged();
    void undoChanged();
    void unsavedChanged();
    void unsignedChanged();
    /// A Swiss is paired on a page of its own.
    void pairingAsked();
    void opened();
    void closed();
    void refusedToOpen(QString const& text);
    /// The language is another one: what QML has translated must be translated again.
    void languageSpoken();
    /// A copy without contact details is wanted, in a file that the arbiter names.
    void cleanCopyAsked();
    /// The program may end: the arbiter has asked for it, and nothing speaks against it.
    void mayQuit();

private:
    void saveCopy(QUrl const& file, Without what);
    void whenClosed(std::function<void()> next);
    [[nodiscard]] static QString obstacleTo(QString const& path);
    void create(QUrl const& file, session::Command command);
    [[nodiscard]] std::optional<QString> pathForNewFile(QUrl const& file);
    void makeWhenAsked(QString const& path, session::Command const& command, session::Confirmation confirmation);
    void makeFile(QString const& path, session::Command const& command, session::Confirmation confirmation);
    void openLoaded(OpeningView::Answer loaded, QString const& path);
    [[nodiscard]] bool sit(OpeningView::Answer loaded, QString const& path);
    void askAboutRefused();
    void refuseToOpen(QString const& text);
    void leave();
    void enterEvent();
    [[nodiscard]] std::optional<session::EventState> lookInto(QString const& path);
    enum class Leaving { No, Yes };
    void noteProgress(Leaving leaving);
    void show(Changes const& changes);
    void undoNewest();
    void takeBack(session::Command command, std::vector<Seq> const& acts, CommandDoor::Refused refused);
    struct InAll;
    [[nodiscard]] InAll inAll(session::Command const& takingBack) const;
    [[nodiscard]] static QString whereToo(SharedDoor::Outcome const& outcome);
    void updateUndo();
    void updateUnsaved();
    void speak();
    void attend();

    Languages m_languages;
    JournalDoor& m_journals;
    BackupView m_backup;
    OpeningView m_opening;
    KeysView m_noKeys;
    KeysView* m_keys = &m_noKeys;
    RecentModel m_recent;
    ImportForm m_importForm;
    Opener m_opener; ///< none: every file is opened here
    QString m_folder;
    QString m_filePath;
    QString m_undoText, m_redoText, m_unsavedText;
    PastView m_past{m_desk, m_preferences, m_settings};
    PastView* m_shownBy = nullptr;
};

} // namespace flagfall::view
